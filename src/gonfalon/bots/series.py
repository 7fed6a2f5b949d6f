"""Series of own actions: what one purchase, and the next, and the one after that would come to together."""

import time
from typing import Final

from gonfalon.bots import dropped
from gonfalon.bots.greedy import WIDTHS, Plans, promising
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.tree import Line, Table
from gonfalon.bots.walk import CONTRADICTIONS, has_secrets, imagined, pending, sensible
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Chance
from gonfalon.kernel.state import State

#: In how many deals of the unseen, each with throws of its own, the favourite answers are compared, and all of them.
DEALS: Final = 12
GLANCES: Final = 3
#: So many answers are looked at even if the time is over, those a hasty player likes best.
FEW: Final = 3
#: How many throws are imagined in a series.
SAMPLES: Final = 2


class Series(Plans):
    """Looks beyond the action as long as the same seat is asked. It may stop anywhere, so the best stop counts."""

    def __init__(self, seat: int, mind: Knowledge, seeds: list[int], depth: int, budget: int) -> None:
        super().__init__(seat, mind, seeds, WIDTHS, depth)
        self.left = budget
        self.until = 0.0  # when nothing further is begun; 0: there is no such time
        self.breadths = mind.series[1:]
        self.further = len(self.breadths)  # how many actions lie behind

    def plainly(self, state: State, answer: str) -> float:
        """The win chance after this answer alone."""
        try:
            return self.worth(state, answer)
        except CONTRADICTIONS as error:
            if not has_secrets(state):
                raise
            dropped.note(error)
            return self.mind.chances(state)[self.seat]

    def beyond(self, state: State, answer: str) -> float:
        """The same, if the best actions follow."""
        self.further = 0
        worth = self.plainly(state, answer)
        self.further = len(self.breadths)
        return worth

    def _value(self, state: State, ahead: int) -> float:
        if not self.mind.settled(state, self.depth):
            return super()._value(state, ahead)
        best = self.mind.chances(state)[self.seat]
        ask = None if isinstance(state.request(), Chance) else pending(state)
        if self.further >= len(self.breadths) or ask is None or ask.seat != self.seat:
            return best
        behind = self.further
        for value in promising(state, ask, self.mind, self.breadths[behind]):
            if self.left <= 0 or (self.until and time.perf_counter() >= self.until):
                break
            self.left -= 1
            self.further = behind + 1
            best = max(best, self.worth(state, value))
        self.further = behind
        return best


def compare(
    table: Table, state: State, ask: Ask, mind: Knowledge, generator: Generator, budget: int, until: float
) -> None:
    """Note the worth of every answer: alone in a few deals of the unseen, the best in many, and with what may follow.

    ``until`` is the time at which nothing further is begun; 0: there is no such time. The answers a hasty player likes
    best come first, for they may be all there is time for.
    """
    values = _liked(state, ask, mind)
    keen = values
    totals: dict[str, float] = {}
    counts: dict[str, int] = {}
    secrets = has_secrets(state)
    for number in range(DEALS):
        if number and sum(counts.values()) >= 2 * budget:
            break
        deal = imagined(state, ask.seat, secrets, generator)
        series = Series(ask.seat, mind, [generator.seed()], len(state.frames), 0)
        found = _glance(series, deal, keen, 0 if number else FEW, until)
        if number and len(found) < len(keen):  # what one deal is worth to some of them alone tells nothing
            break
        for value, worth in found.items():
            totals[value] = totals.get(value, 0.0) + worth
            counts[value] = counts.get(value, 0) + 1
        keen = [value for value in keen if value in found]
        if number + 1 == GLANCES:
            keen = sorted(keen, key=lambda value: -totals[value])[: mind.series[0]]
    worths = {value: totals[value] / counts[value] for value in counts}
    left = max(0, budget - sum(counts.values()))
    series = Series(ask.seat, mind, [generator.seed() for _ in range(SAMPLES)], len(state.frames), left)
    series.until = until
    for value in sorted(keen, key=lambda value: -worths[value]):
        if series.left <= 0 or (until and time.perf_counter() >= until):
            break
        worths[value] += max(0.0, series.beyond(state, value) - series.plainly(state, value))
    for value in counts:
        line = table.lines.setdefault(value, Line(0.0))
        line.visits, line.total = counts[value], counts[value] * worths[value]
    table.visits = sum(counts.values())


def _liked(state: State, ask: Ask, mind: Knowledge) -> list[str]:
    """The answers worth a thought, those a hasty player likes best first."""
    values = sensible(state, ask, mind)
    weights = mind.policy(state, ask)
    if weights is None:
        return values
    liking = dict(zip(ask.values, weights, strict=True))
    return sorted(values, key=lambda value: -liking[value])


def _glance(series: Series, deal: State, values: list[str], least: int, until: float) -> dict[str, float]:
    """What each of these answers is worth alone in this deal; once the time is over, of the ``least`` first only."""
    found: dict[str, float] = {}
    for value in values:
        if len(found) >= least and until and time.perf_counter() >= until:
            break
        found[value] = series.plainly(deal, value)
    return found
