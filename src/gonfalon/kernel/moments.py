"""Abilities: a printed power, its rule id and the moment it listens to, in one place.

A game collects the abilities a seat has now, and its rules name their moments:

    cost = changed(powers, "price of a ship", state, seat, 3)     # abilities may change a value
    return added(powers, "before battle", state, seat)            # abilities may add steps

    SHIPYARD = Ability("XYZ-4.2", "price of a ship", change=lambda s, seat, cost, about: cost - 1)
"""

from collections.abc import Callable
from typing import Any, ClassVar

from gonfalon.kernel.state import Frame, Next, State

Change = Callable[[Any, int, int, Any], int]
Adds = Callable[[Any, int, Any], Frame | None]


class Ability:
    """One power. ``change`` alters a number at its moment; ``adds`` makes a procedure to carry out there."""

    def __init__(self, rule: str, moment: str, change: Change | None = None, adds: Adds | None = None) -> None:
        self.rule = rule
        self.moment = moment
        self.change = change
        self.adds = adds


def changed(abilities: list[Ability], moment: str, state: State, seat: int, value: int, about: Any = None) -> int:
    """The value after every ability that listens to this moment has had its say, in order."""
    for ability in abilities:
        if ability.moment == moment and ability.change is not None:
            value = ability.change(state, seat, value, about)
    return value


def added(abilities: list[Ability], moment: str, state: State, seat: int, about: Any = None) -> Frame | None:
    """The procedures that abilities add at this moment, one after the other; None if there is none."""
    frames: list[Frame] = []
    for ability in abilities:
        if ability.moment == moment and ability.adds is not None:
            frame = ability.adds(state, seat, about)
            if frame is not None:
                frames.append(frame)
    return Series(queue=frames) if frames else None


class Series(Frame):
    """Procedures carried out one after the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)

    queue: list[Frame]

    def next_one(self, state: State) -> Next:
        return self.queue.pop(0) if self.queue else "end"

    def on_next_one(self, state: State, finished: Frame) -> str:
        return "next_one"
