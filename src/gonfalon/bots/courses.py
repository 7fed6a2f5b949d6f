"""Courses of a turn: what it comes to, if it begins with this answer and one goes on greedily to its end."""

import time
from typing import Final

from gonfalon.bots import dropped
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.tree import Line, Table
from gonfalon.bots.walk import CONTRADICTIONS, PATIENCE, has_secrets, hasty, imagined, pending, sensible, settle_chance
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

#: About so many answers are thought about in a turn that is played on.
ANSWERS: Final = 10
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
        self.greedy = GreedyBot(samples=1)

    def worth(self, state: State, answer: str, seed: int) -> float:
        """The win chance at the end of a turn that goes on with this answer. ``state`` is kept."""
        seat, mind, generator = self.seat, self.mind, Generator(seed)
        new = state.copy()
        end = new
        stage = mind.stage(new, seat)
        new.accept(seat, answer)
        for _ in range(PATIENCE):
            settle_chance(new, generator)
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
            return hasty(state, ask, self.mind, generator)
        if len(values) == 1:
            return values[0]
        return self.greedy.decide(state, ask, self.mind, generator)


def compare(
    table: Table, state: State, ask: Ask, mind: Knowledge, generator: Generator, budget: int, until: float
) -> None:
    """Note the worth of every answer: where its action leads, and of the favourites also where the turn does.

    ``budget`` is how many answers may be thought about in turns played on; after the time ``until`` none is begun, 0:
    there is no such time.
    """
    found = GreedyBot().weighed(state, ask, mind, generator)
    found.sort(key=lambda pair: -pair[1])
    for value, worth in found:
        line = table.lines.setdefault(value, Line(0.0))
        line.visits, line.total = 1, worth
    table.visits = len(found)
    favourites = found[: mind.favourites(state, ask)]
    if len(favourites) < 2 or favourites[0][1] - favourites[1][1] > CLEAR:
        return
    if budget < ANSWERS * len(favourites) or (until and time.perf_counter() >= until):
        return
    course = Course(ask.seat, mind, has_secrets(state))
    seed = generator.seed()  # the same throws after every answer
    for value, worth in favourites:
        line = table.lines[value]
        line.visits = 2
        line.total = 2 * (_played(course, state, value, worth, seed) + ACTION * worth) / (1 + ACTION)
    table.visits += len(favourites)


def _played(course: Course, state: State, value: str, worth: float, seed: int) -> float:
    try:
        return course.worth(state, value, seed)
    except CONTRADICTIONS as error:
        if not course.secrets:
            raise
        dropped.note(error)
        return worth
