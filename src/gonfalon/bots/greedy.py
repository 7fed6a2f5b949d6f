"""The greedy bot: looks to the end of its own action and takes what the evaluation likes best."""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from gonfalon.bots import dropped
from gonfalon.bots.base import Bot, at_least, between
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.walk import CONTRADICTIONS, finish, has_secrets, hasty, pending, sensible, settle_chance
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Chance, onward
from gonfalon.kernel.state import State

#: How many of the next picks of the same action are tried, by how far ahead they lie; beyond, one.
WIDTHS: Final = (12, 3, 2)


class Plans:
    """Tries the picks of one seat's action. The same throws are imagined for every option.

    ``line`` is how the action went on that was found best after the answer last tried, as far as it hangs on no throw.
    """

    def __init__(self, seat: int, mind: Knowledge, seeds: list[int], widths: tuple[int, ...], depth: int) -> None:
        self.seat = seat
        self.mind = mind
        self.seeds = seeds
        self.widths = widths
        self.depth = depth
        self.line: list[str] = []

    def worth(self, state: State, answer: str, ahead: int = 0) -> float:
        """The win chance after this answer, if the rest of the action is chosen well. ``state`` is kept."""
        new = state.copy()
        new.accept(self.seat, answer)
        return self._value(new, ahead)

    def _value(self, state: State, ahead: int) -> float:
        """The same for a state that may be changed."""
        self.line = []
        if self.mind.settled(state, self.depth):
            return self.mind.chances(state)[self.seat]
        ask = None if isinstance(state.request(), Chance) else pending(state)
        if ask is None or ask.seat != self.seat or ahead > 2 * len(self.widths):
            return self._sampled(state)
        width = self.widths[ahead] if ahead < len(self.widths) else 1
        values = promising(state, ask, self.mind, width)
        if len(values) == 1:
            state.accept(self.seat, values[0])
            worth = self._value(state, ahead + 1)
            self.line = [values[0], *self.line]
            return worth
        best = -math.inf
        line: list[str] = []
        for value in values:
            worth = self.worth(state, value, ahead + 1)
            if worth > best:
                best, line = worth, [value, *self.line]
        self.line = line
        return best

    def _sampled(self, state: State) -> float:
        """Others or chance come in: the mean over imagined throws and hasty answers."""
        total = 0.0
        for number, seed in enumerate(self.seeds):
            new = state.copy() if number + 1 < len(self.seeds) else state
            generator = Generator(seed)
            settle_chance(new, generator)
            finish(new, self.mind, generator, self.depth)
            total += self.mind.chances(new)[self.seat]
        return total / len(self.seeds)


def promising(state: State, ask: Ask, mind: Knowledge, width: int) -> list[str]:
    """The values a hasty player would think of first."""
    values = ask.values
    weights = mind.policy(state, ask)
    if weights is None:
        values = onward(values)
        return values[:: -(-len(values) // width)]
    chosen = [index for index in range(len(values)) if weights[index] > 0] or list(range(len(values)))
    if len(chosen) > width:
        chosen = sorted(chosen, key=lambda index: -weights[index])[:width]
    return [values[index] for index in chosen]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """``samples`` throws are imagined where chance decides; with ``blunder`` > 0 it sometimes answers hastily."""

    def __init__(self, samples: int = 4, blunder: float = 0.0) -> None:
        self.samples = at_least("samples", samples, 1)
        self.blunder = between("blunder", blunder, 0, 1)

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        habit = mind.habit(state, ask)
        if habit:
            return habit
        if self.blunder and generator.unit() < self.blunder:
            return hasty(state, ask, mind, generator)
        return max(self.weighed(state, ask, mind, generator), key=lambda pair: pair[1])[0]

    def weighed(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> list[tuple[str, float]]:
        """Every answer worth a thought, with the win chance it leads to."""
        values = sensible(state, ask, mind)
        if len(values) == 1:
            return [(values[0], mind.chances(state)[ask.seat])]
        seeds = [generator.seed() for _ in range(self.samples)]
        plans = Plans(ask.seat, mind, seeds, WIDTHS, len(state.frames))
        return [(value, self._worth(plans, state, value)) for value in values]

    def _worth(self, plans: Plans, state: State, value: str) -> float:
        try:
            return plans.worth(state, value)
        except CONTRADICTIONS as error:
            if not has_secrets(state):
                raise
            dropped.note(error)
            return plans.mind.chances(state)[plans.seat]
