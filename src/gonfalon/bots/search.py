"""The search bot: information-set Monte Carlo tree search on copies in which the unseen was dealt again."""

import math
import time

from mypy_extensions import mypyc_attr

from gonfalon.bots import courses, series
from gonfalon.bots.base import MOST, Bot, at_least, between
from gonfalon.bots.errors import BadParameter
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge, foresight, knowledge
from gonfalon.bots.planning import Planning
from gonfalon.bots.tree import Table, Tree
from gonfalon.bots.value import valued
from gonfalon.bots.walk import has_secrets, sensible
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, onward
from gonfalon.kernel.state import State


def first_look(state: State, ask: Ask, mind: Knowledge, generator: Generator) -> list[float]:
    """A weight for every answer by what the greedy bot thinks of it."""
    found = dict(GreedyBot().weighed(state, ask, mind, generator))
    best = max(found.values())
    return [math.exp((found[value] - best) / mind.first_look) if value in found else 0.0 for value in ask.values]


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks for so many ``simulations``, or so many ``seconds``, whichever is over first.

    ``actions`` more actions are played hastily before a leaf is evaluated; ``courage`` is how readily
    little-tried answers are tried (a game may ask for more). ``value`` is the number of the learned value to judge by
    (value.py), 0: the game's own evaluation. Only a budget in simulations gives the same answers every time.
    """

    def __init__(
        self,
        simulations: int = 400,
        seconds: float = 0.0,
        actions: int = 0,
        courage: float = 2.0,
        value: int = 0,
    ) -> None:
        self.simulations = at_least("simulations", simulations, 0)
        self.seconds = between("seconds", seconds, 0, 3600)
        self.actions = at_least("actions", actions, 0)
        self.courage = between("courage", courage, 0, 100)
        self.value = at_least("value", value, 0)
        if not simulations and not seconds:
            raise BadParameter("a search needs a budget: simulations or seconds")
        self._tree: Tree | None = None

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        habit = mind.habit(state, ask)
        if habit:
            self._tree = None
            return habit
        mind = self._further(mind)
        values = sensible(state, ask, mind)
        if len(values) == 1:
            self._tree = self._resumed(state, ask.seat)
            answer = values[0]
        else:
            answer = self.searched(state, ask, mind, generator).best(onward(ask.values))
        self.answered(answer)
        return answer

    def _further(self, mind: Knowledge) -> Knowledge:
        """What a search goes by: what was learnt, if anything was; with series or turns to compare, the outlook."""
        if self.value:
            mind = valued(mind.game, self.value)
        further = bool(mind.series) or mind.courses
        return foresight(mind.game) if further and mind is knowledge(mind.game) else mind

    def answered(self, answer: str) -> None:
        """Keep what was found out about the questions after this answer, if the seat is asked again at once."""
        if self._tree is not None and not self._tree.advance(answer):
            self._tree = None

    def searched(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> Table:
        """What the search has found out about every answer."""
        started = time.perf_counter() if self.seconds else 0.0
        mind = self._further(mind)
        tree = self._resumed(state, ask.seat)
        if tree is None:
            kind = Planning if mind.plans else Tree
            tree = kind(state, ask.seat, has_secrets(state), mind, self.courage * mind.boldness, self.actions)
        self._tree = tree
        table = tree.root.table(ask.seat)
        until = started + self.seconds if self.seconds else 0.0
        if mind.courses:
            courses.compare(table, state, ask, mind, generator, self.simulations or MOST, until)
            return table
        if mind.first_look:
            if not table.looked:
                table.looked = True
                table.look(ask.values, first_look(state, ask, mind, generator), anew=True)
        elif not table.knows(ask.values):
            table.look(ask.values, mind.policy(state, ask))
        table.admit(ask.values)
        if mind.series:
            series.compare(table, state, ask, mind, generator, self.simulations or MOST, until)
            return table
        tries = 0
        while not self.simulations or (table.visits < self.simulations and tries < 2 * self.simulations):
            tries += 1
            tree.simulate(generator)
            if self.seconds and time.perf_counter() - started >= self.seconds:
                break
        return table

    def compared(self, answer: str, generator: Generator) -> float:
        """The win chance after an answer of the question last searched, tried half as often as the best one."""
        tree = self._tree
        assert tree is not None  # noqa: S101 - searched comes first
        table = tree.root.table(tree.seat)
        enough = max(8, max([line.visits for line in table.lines.values()]) // 2)
        for _ in range(enough - table.lines[answer].visits):
            tree.simulate(generator, answer)
        return table.lines[answer].mean

    def plan(self, answer: str) -> list[str]:
        """The answers that follow this one in the same action, as far as the search has looked."""
        tree = self._tree
        assert tree is not None  # noqa: S101 - searched comes first
        out: list[str] = []
        node = tree.root
        while True:
            ways = [(way, after) for way, after in node.after.items() if way[0] == answer and way[1] == tree.seat]
            if len(ways) != 1 or tree.seat not in ways[0][1].tables:
                return out
            node = ways[0][1]
            table = node.tables[tree.seat]
            answer = table.best(list(table.lines))
            out.append(answer)

    def _resumed(self, state: State, seat: int) -> Tree | None:
        """The tree of the last decision, if this one follows from it and the seat sees what it expected."""
        tree = self._tree
        if tree is None or tree.seat != seat or type(tree.state) is not type(state):
            return None
        if views.visible(tree.state, seat) != views.visible(state, seat):
            return None
        tree.begin(state)
        return tree
