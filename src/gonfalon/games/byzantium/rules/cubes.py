"""Cubes and money (section 4): taking one cube from a legal source."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BOX_NAMES,
    BOX_OF,
    BYZ,
    CASUALTIES,
    CUBE_PRICE,
    ELITE,
    MAIN,
    MOVE,
    POOL,
)
from gonfalon.games.byzantium.rules.position import SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EITHER: Final = -1
ARMY: Final = (ELITE, MAIN, MOVE)
#: The boxes of each army that losses are taken from, as answers.
ARMY_BOXES: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([BOX_NAMES[side * 4 + box] for box in ARMY]) for side in (BYZ, ARAB)]
)


def lift(state: Position, seat: int, source: str) -> None:
    """Take the cube itself out of its box or pool."""
    if source == POOL:
        state.pool[seat] -= 1
    elif source == CASUALTIES:
        state.casualties[seat] -= 1
    else:
        state.cubes[seat * 8 + BOX_OF[source]] -= 1


def box_target(seat: int, source: str) -> str:
    """The element on the board of a player's box: ``box:2-arab-move``."""
    return f"box:{seat}-{source[4:]}"


class TakeCube(Frame):
    """The player chooses a source (BYZ-4.6) and pays; ``source`` then says where the cube came from.

    The caller puts the cube down, then calls ``settle_armies`` (BYZ-4.11).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose_source", "choose_treasury", "pay")

    seat: int
    side: int  # whose Treasury pays for a bought cube (BYZ-4.4); EITHER lets the player choose
    barred: tuple[int, ...] = ()  # boxes that are no source here
    bar: str = "BYZ-4.12"  # the rule that bars them
    into: int = -1  # the box the cube is for: it does not come from there
    source: str = ""

    def about(self, state: Position) -> dict[str, Any]:
        side = SIDE_NAMES[self.side] if self.side >= 0 else "side:either"
        return {"price": CUBE_PRICE, "side": side, "free": state.pool[self.seat] > 0}

    def payer(self, state: Position) -> int:
        """The side whose Treasury can pay, if one can."""
        if self.side != EITHER:
            return self.side
        return ARAB if state.treasury[self.seat * 2 + ARAB] > state.treasury[self.seat * 2] else BYZ

    def choose_source(self, state: Position) -> Next:
        barred = self.barred if self.into < 0 else (*self.barred, self.into)
        return Ask(self.seat, state.sources(self.seat, self.payer(state), barred), "source", "BYZ-4.1")

    def rule_of_choose_source(self, state: Position, value: str) -> str:
        return "BYZ-4.2" if value == POOL else "BYZ-4.3"

    def targets_of_choose_source(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_choose_source(self, state: Position, value: str) -> None:
        self.source = value

    def choose_treasury(self, state: Position) -> Next:
        """BYZ-7.24: without a Bulgar attack the player says which Treasury pays."""
        if self.side != EITHER or self.source == POOL:
            return None
        able = [SIDE_NAMES[side] for side in (BYZ, ARAB) if state.treasury[self.seat * 2 + side] >= CUBE_PRICE]
        return Ask(self.seat, able, "treasury", "BYZ-7.24")

    def on_choose_treasury(self, state: Position, value: str) -> None:
        self.side = SIDE_NAMES.index(value)

    def pay(self, state: Position) -> Next:
        lift(state, self.seat, self.source)
        if self.source != POOL:
            state.treasury[self.seat * 2 + self.side] -= CUBE_PRICE
            state.say("bought", seat=self.seat, box=self.source, price=CUBE_PRICE, side=SIDE_NAMES[self.side])
        return None


def settle_armies(state: Position, seat: int, source: str) -> None:
    """BYZ-4.8, checked when the cube has reached its place: did the army it left lose its last cube?"""
    if source in BOX_OF:
        state.destroy_if_empty(seat, BOX_OF[source] // 4)


class Losses(Frame):
    """An army loses cubes of its owner's choice: Elite, Main Army or Move (BYZ-13.4, 14.2, 11.5, 10.17).

    The Guard goes only as the last army cube and returns to its space (BYZ-7.16). Hits beyond the
    cubes there are, are ignored (BYZ-13.5). Lost cubes go to the Casualty Pool.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("lose",)

    seat: int
    side: int
    count: int
    rule: str

    def about(self, state: Position) -> dict[str, Any]:
        return {"count": self.count, "side": SIDE_NAMES[self.side]}

    def lose(self, state: Position) -> Next:
        if self.count <= 0:
            return END
        at = self.seat * 8 + self.side * 4
        cubes = state.cubes
        values = [ARMY_BOXES[self.side][i] for i in (0, 1, 2) if cubes[at + ARMY[i]]]
        if values:
            return Ask(self.seat, values, "lose", self.rule)
        if state.guard[self.side] == self.seat:
            state.guard[self.side] = -1
            state.say("guard-lost", seat=self.seat, side=SIDE_NAMES[self.side])
        state.destroy_if_empty(self.seat, self.side)
        return END

    def targets_of_lose(self, state: Position, value: str) -> tuple[str, ...]:
        return (box_target(self.seat, value),)

    def on_lose(self, state: Position, value: str) -> str:
        lift(state, self.seat, value)
        state.casualties[self.seat] += 1
        state.say("lost", seat=self.seat, box=value)
        self.count -= 1
        if not state.army(self.seat, self.side):
            self.count = 0
        state.destroy_if_empty(self.seat, self.side)
        return "lose"
