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
ANSWERS: Final = 16
#: How many of the next picks of an action are tried meanwhile, by how far ahead they lie; beyond, one.
WIDTHS: Final = (6, 2, 1)
#: How many answers are tried for the next action of a turn, at the most; for the one after that, one less.
FURTHER: Final = 3
#: After how many favourites turns are played on: so many, and one more for every so many turns there is time for.
LEAST: Final = 2
SHARE: Final = 6
#: In how many deals of the unseen the end of a turn is judged.
DEALS: Final = 4
#: An answer that is better by so much is given without a look at the rest of the turn.
CLEAR: Final = 0.2
#: How much the end of the action counts beside the end of the turn.
ACTION: Final = 0.25


class Course:
    """Plays the turn of one seat to its end: this seat as well as it sees to the end of each action, others hastily.

    Between its actions it tries so many answers as ``breadths`` says, for the next action, the one after that ...;
    beyond, one.
    """

    def __init__(self, seat: int, mind: Knowledge, secrets: bool, breadths: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.mind = mind
        self.secrets = secrets
        self.breadths = breadths
        self.stage = 0
        self.seed = 0

    def worth(self, state: State, answer: str, seed: int) -> float:
        """The win chance at the end of a turn that goes on with this answer. ``state`` is kept."""
        self.stage = self.mind.stage(state, self.seat)
        self.seed = seed
        new = state.copy()
        new.accept(self.seat, answer)
        return self._onward(new, [], 0)

    def _onward(self, new: State, line: list[str], further: int) -> float:
        """The same for a state that may be changed, after so many further actions; ``line`` is how this one goes on."""
        seat, mind, generator = self.seat, self.mind, Generator(self.seed + further)
        end = new
        for _ in range(PATIENCE):
            if settle_chance(new, generator):
                line = []
            if new.over:
                return mind.chances(new)[seat]
            ask = pending(new)
            if ask is None or mind.stage(new, seat) != self.stage:
                break
            end = new
            values = sensible(new, ask, mind)
            if ask.seat != seat:
                line, answer = [], hasty(new, ask, mind, generator)
            elif line:
                answer = line.pop(0)
            elif len(values) == 1:
                answer = values[0]
                if mind.settled(new, 0):  # there may be nothing left but to end the turn
                    new = end.copy()
            else:
                lines = self._lines(new, values, generator)
                if mind.settled(new, 0) and further < len(self.breadths):
                    return max([self._after(new, way, further + 1) for way in lines[: self.breadths[further]]])
                line = lines[0]
                answer = line.pop(0)
            new.accept(ask.seat, answer)
        return self._judged(end)

    def _after(self, state: State, line: list[str], further: int) -> float:
        new = state.copy()
        new.accept(self.seat, line[0])
        return self._onward(new, line[1:], further)

    def _lines(self, state: State, values: list[str], generator: Generator) -> list[list[str]]:
        """How one may go on to the end of the action, the best way first."""
        plans = Plans(self.seat, self.mind, [generator.seed()], WIDTHS, len(state.frames))
        found = [(plans.worth(state, value), [value, *plans.line]) for value in values]
        found.sort(key=lambda pair: -pair[0])
        return [line for _, line in found]

    def _judged(self, end: State) -> float:
        """The win chance where a turn ends: what the others may hold is the same after every answer."""
        total = 0.0
        generator = Generator(self.seed)
        for _ in range(DEALS):
            total += self.mind.chances(imagined(end, self.seat, self.secrets, generator))[self.seat]
        return total / DEALS


def compare(
    table: Table, state: State, ask: Ask, mind: Knowledge, generator: Generator, budget: int, until: float
) -> None:
    """Note the worth of every answer: where its action leads, and of the favourites also where the turn does.

    ``budget`` is how many answers may be thought about in turns played on: the larger, the more favourites there are,
    and the more ways to go on after each; what is left of it goes to the better half of them, with other throws, and so
    on. After the time ``until`` no turn is begun, 0: there is no such time.
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
    further = max(1, min(FURTHER, turns // max(1, len(keen))))
    course = Course(ask.seat, mind, has_secrets(state), (further, max(1, further - 1)))
    played = dict.fromkeys(keen, 0.0)
    rounds = 0
    while 1 < len(keen) <= turns // further:
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
        turns -= further * len(keen)
        keen = sorted(keen, key=lambda value: -table.lines[value].mean)[: max(2, len(keen) // 2)]


def _played(course: Course, state: State, value: str, worth: float, seed: int) -> float:
    try:
        return course.worth(state, value, seed)
    except CONTRADICTIONS as error:
        if not course.secrets:
            raise
        dropped.note(error)
        return worth
