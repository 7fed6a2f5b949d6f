"""Courses of a turn: what it comes to, if it begins with this answer and one goes on greedily to its end."""

import time
from typing import Final

from gonfalon.bots import dropped
from gonfalon.bots.greedy import GreedyBot, Plans
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.tree import Line, Table
from gonfalon.bots.walk import CONTRADICTIONS, PATIENCE, has_secrets, hasty, imagined, pending, sensible, settle_chance
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

#: About so many answers are thought about in a turn that is played on.
ANSWERS: Final = 28
#: After how many favourites turns are played on: so many, and one more for every so many turns there is time for.
LEAST: Final = 2
SHARE: Final = 4
#: How many throws are imagined for each further answer of a turn, and how many of the next picks of its action are
#: tried, by how far ahead they lie; beyond, one.
SAMPLES: Final = 3
WIDTHS: Final = (6, 2, 1)
#: In how many deals of the unseen the end of a turn is judged.
DEALS: Final = 4
#: An answer that is better by so much is given without a look at the rest of the turn.
CLEAR: Final = 0.2
#: How much the end of the action counts beside the end of the turn.
ACTION: Final = 0.25


class Course:
    """Plays the turn of one seat to its end: this seat greedily, others hastily."""

    def __init__(self, seat: int, mind: Knowledge, secrets: bool) -> None:
        self.seat = seat
        self.mind = mind
        self.secrets = secrets
        self.line: list[str] = []  # how the action in progress goes on

    def worth(self, state: State, answer: str, seed: int) -> float:
        """The win chance at the end of a turn that goes on with this answer. ``state`` is kept."""
        seat, mind, generator = self.seat, self.mind, Generator(seed)
        self.line = []
        new = state.copy()
        end = new
        stage = mind.stage(new, seat)
        new.accept(seat, answer)
        for _ in range(PATIENCE):
            if settle_chance(new, generator):
                self.line = []
            if new.over:
                return mind.chances(new)[seat]
            ask = pending(new)
            if ask is None or mind.stage(new, seat) != stage:
                break
            values = sensible(new, ask, mind)
            end = new
            if len(values) == 1 and mind.settled(new, 0):  # there may be nothing left but to end the turn
                new = end.copy()
            new.accept(ask.seat, self._answer(new, ask, values, generator))
        total = 0.0
        generator = Generator(seed)  # what the others may hold is the same after every answer
        for _ in range(DEALS):
            total += mind.chances(imagined(end, seat, self.secrets, generator))[seat]
        return total / DEALS

    def _answer(self, state: State, ask: Ask, values: list[str], generator: Generator) -> str:
        if ask.seat != self.seat:
            self.line = []
            return hasty(state, ask, self.mind, generator)
        if not self.line:
            self.line = [values[0]] if len(values) == 1 else self._planned(state, values, generator)
        return self.line.pop(0)

    def _planned(self, state: State, values: list[str], generator: Generator) -> list[str]:
        """The best way found to the end of the action, as far as it hangs on no throw."""
        seeds = [generator.seed() for _ in range(SAMPLES)]
        plans = Plans(self.seat, self.mind, seeds, WIDTHS, len(state.frames))
        best, line = -1.0, values
        for value in values:
            worth = plans.worth(state, value)
            if worth > best:
                best, line = worth, [value, *plans.line]
        return line


def compare(
    table: Table, state: State, ask: Ask, mind: Knowledge, generator: Generator, budget: int, until: float
) -> None:
    """Note the worth of every answer: where its action leads, and of the favourites also where the turn does.

    ``budget`` is how many answers may be thought about in turns played on. In every round a turn is played on after
    each favourite, the best so far first, with throws of its own; then the worst of them falls out, until there are
    two. After the time ``until`` no turn is begun, 0: there is no such time.
    """
    found = GreedyBot().weighed(state, ask, mind, generator)
    found.sort(key=lambda pair: -pair[1])
    worths = dict(found)
    for value, worth in found:
        line = table.lines.setdefault(value, Line(0.0))
        line.visits, line.total = 1, worth
    table.visits = len(found)
    turns = budget // ANSWERS
    most = min(mind.favourites(state, ask), LEAST + turns // SHARE)
    keen = [value for value, worth in found if worth > found[0][1] - CLEAR][:most]
    course = Course(ask.seat, mind, has_secrets(state))
    played = dict.fromkeys(keen, 0.0)
    rounds = 0
    while 1 < len(keen) <= turns:
        seed = generator.seed()  # the same throws after every answer
        rounds += 1
        for value in keen:
            if until and time.perf_counter() >= until:
                return
            played[value] += _played(course, state, value, worths[value], seed)
            line = table.lines[value]
            line.visits += 1
            line.total = line.visits * (played[value] / rounds + ACTION * worths[value]) / (1 + ACTION)
        table.visits += len(keen)
        turns -= len(keen)
        keen.sort(key=lambda value: -table.lines[value].mean)
        if len(keen) > 2:
            keen.pop()


def _played(course: Course, state: State, value: str, worth: float, seed: int) -> float:
    try:
        return course.worth(state, value, seed)
    except CONTRADICTIONS as error:
        if not course.secrets:
            raise
        dropped.note(error)
        return worth
