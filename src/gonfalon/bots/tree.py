"""The tree of the search bot: one node per question, one statistic per answer.

Chance and unseen things are imagined anew in every simulation and have no nodes of their own: a node is
reached by answers alone, and holds a table for each seat that may be asked there.
"""

import math
from typing import Final

from gonfalon.bots import dropped
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.walk import CONTRADICTIONS, WORLDS, imagined, playout, settle_chance
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Together, onward
from gonfalon.kernel.state import State

#: The share of every prior that is spread evenly, so that no answer is out of the question.
EVEN: Final = 0.1
#: How many answers are open to trial at once: this many, and this often the root of the visits more.
WIDTH_START: Final = 4.0
WIDTH_GROWTH: Final = 1.5
#: How much worse than its question an untried answer is thought to be, in standard deviations.
DOUBT: Final = 0.25
#: The prior of an answer to the question asked that a hasty player would never give.
FAINT: Final = 0.01
#: What keeps a search going while all that it has seen is alike.
NEXT_TO_NOTHING: Final = 1e-9


class Line:
    """What is known about one answer."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Table:
    """The answers one seat has tried at one question."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.lines: dict[str, Line] = {}
        self.looked = False  # the greedy bot was asked first
        self.values: list[str] = []  # what there was to answer the last time
        self._open: list[str] = []  # of these, what is worth a thought
        self._ranked: list[str] = []  # the same, the likeliest first

    def knows(self, values: list[str]) -> bool:
        """Whether all these answers have a line."""
        return values == self.values or all(value in self.lines for value in values)

    def choose(self, values: list[str], priors: list[float] | None, courage: float, doubt: float) -> str:
        """The answer to try: good so far, or likely and little tried."""
        lines = self.lines
        if values != self.values:
            self.look(values, priors)
        root = math.sqrt(self.visits + 1)
        width = int(WIDTH_START + WIDTH_GROWTH * root)
        values = self._open if len(self._open) <= width else self._ranked[:width]
        start = (self.total / self.visits if self.visits else 0.5) - doubt
        best, most = values[0], -math.inf
        for value in values:
            line = lines[value]
            visits = line.visits
            mean = line.total / visits if visits else start
            worth = mean + courage * line.prior * root / (1 + visits)
            if worth > most:
                best, most = value, worth
        return best

    def look(self, values: list[str], priors: list[float] | None, anew: bool = False) -> None:
        """Answers that were not there before get their lines; those without any weight are left aside.

        ``anew``: the others get new priors too.
        """
        lines = self.lines
        count = len(values)
        total = sum(priors) if priors else 0.0
        for index, value in enumerate(values):
            if anew or value not in lines:
                share = priors[index] / total if priors and total > 0 else 1 / count
                prior = (1 - EVEN) * share + EVEN / count if share else 0.0
                lines.setdefault(value, Line(prior)).prior = prior
        self._rank(values)

    def admit(self, values: list[str]) -> None:
        """The question is really asked: of the answers without any weight only those that lead back are left aside."""
        for value in onward(values):
            line = self.lines.setdefault(value, Line(0.0))
            if not line.prior:
                line.prior = FAINT
        for value in values:
            self.lines.setdefault(value, Line(0.0))
        self._rank(values)

    def _rank(self, values: list[str]) -> None:
        """Which of these answers are worth a thought, the likeliest first."""
        lines = self.lines
        self.values = values
        self._open = [value for value in values if lines[value].prior > 0] or values
        self._ranked = sorted(self._open, key=lambda value: -lines[value].prior)

    def best(self, values: list[str]) -> str:
        """The answer tried most; of several, the one that did best."""
        lines = self.lines
        tried = [value for value in values if value in lines]
        if not tried:
            return values[0]
        return max(tried, key=lambda value: (lines[value].visits, lines[value].mean))


def leading_on(values: list[str], weights: list[float] | None) -> list[float] | None:
    """The weights without the answers that restore a question asked before: what goes in a circle is no plan."""
    ahead = onward(values)
    if len(ahead) == len(values):
        return weights
    out = [0.0] * len(values)
    for index, value in enumerate(values):
        if value in ahead:
            out[index] = weights[index] if weights else 1.0
    return out if any(out) else [1.0 if value in ahead else 0.0 for value in values]


#: How a node is reached from the one before: the answers given, then who is asked what.
Way = tuple[str, int, str]
#: Whose answer, where it is noted, and the answer itself.
Choice = tuple[int, Table, str]


class Node:
    """A point in the tree: tables by seat, and the nodes that follow."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.after: dict[Way, Node] = {}

    def table(self, seat: int) -> Table:
        found = self.tables.get(seat)
        if found is None:
            found = self.tables[seat] = Table()
        return found

    def following(self, way: Way) -> "Node | None":
        """The node this way leads to; None if it is new."""
        found = self.after.get(way)
        if found is None:
            self.after[way] = Node()
        return found


class Tree:
    """Simulations from one state that a seat thinks about."""

    def __init__(self, state: State, seat: int, secrets: bool, mind: Knowledge, courage: float, actions: int) -> None:
        self.state = state
        self.seat = seat
        self.secrets = secrets
        self.mind = mind
        self.courage = courage
        self.actions = actions
        self.root = Node()
        self.depth = len(state.frames)
        self.stage = mind.stage(state, seat)
        self._worlds: list[tuple[State, list[float]]] = []  # fixed deals of the unseen, and how they look at first
        self._level: list[float] = []  # the mean of how they look
        self._count = 0.0  # running moments of the seat's win chance at the leaves
        self._mean = 0.0
        self._square = 0.0

    def begin(self, state: State) -> None:
        """Think on about the same question, with what the seat knows now."""
        self.state = state
        self._worlds = []

    def deviation(self) -> float:
        """How far the leaves' win chances lie apart, be it ever so little: a beaten seat compares its answers too."""
        return max(math.sqrt(self._square / self._count), NEXT_TO_NOTHING) if self._count > 1 else 0.1

    def simulate(self, generator: Generator, first: str = "") -> None:
        """One simulation: down the tree, one new node, to the end of the action there, evaluate, and back.

        ``first`` is the answer to begin with, if it is not to be chosen.
        """
        path: list[Choice] = []
        try:
            chances = self.played(path, generator, first)
        except CONTRADICTIONS as error:
            if not self.secrets:
                raise
            dropped.note(error)
            return
        self._note(chances[self.seat])
        for seat, table, answer in path:
            value = chances[seat]
            line = table.lines[answer]
            line.visits += 1
            line.total += value
            table.visits += 1
            table.total += value

    def played(self, path: list[Choice], generator: Generator, first: str) -> list[float]:
        """The win chances at the end of one simulation; every answer of the tree's is noted in ``path``."""
        state, before = self._world(generator)
        if self._descend(state, path, generator, first):
            playout(state, self.mind, generator, self.depth, self.actions)
        chances = self.mind.worths(state)
        if before:  # a lucky deal is no merit of the answer
            chances = [now - was + mean for now, was, mean in zip(chances, before, self._level, strict=True)]
        return chances

    def _world(self, generator: Generator) -> tuple[State, list[float]]:
        """A copy to think about; in games with a first look one of a few fixed ones, with its win chances now."""
        if not (self.secrets and self.mind.first_look):
            return imagined(self.state, self.seat, self.secrets, generator), []
        if not self._worlds:
            for _ in range(WORLDS):
                world = imagined(self.state, self.seat, True, generator)
                self._worlds.append((world, self.mind.worths(world)))
            self._level = [sum(column) / WORLDS for column in zip(*[row for _, row in self._worlds], strict=True)]
        world, before = self._worlds[generator.below(WORLDS)]
        return world.copy(), before

    def _descend(self, state: State, path: list[Choice], generator: Generator, first: str) -> bool:
        """Follow the tree's answers to a node that is new; False if it is where the search should end."""
        node = self.root
        deviation = self.deviation()
        while True:
            settle_chance(state, generator)
            request = state.request()
            key = ""
            if isinstance(request, Ask):
                key = self.answered(state, node, request, deviation, path, first)
            elif isinstance(request, Together):
                done = [seat for seat, _ in state.sealed]
                for ask in request.asks:  # nobody knows the others' answers yet
                    if ask.seat not in done:
                        key += f"{ask.seat}={self.answered(state, node, ask, deviation, path, first)} "
            else:
                return True
            if self.mind.stage(state, self.seat) != self.stage:
                return False
            settle_chance(state, generator)
            turn = state.turn()
            way = (key, turn[0] if turn else -1, state.step_name())
            after = node.following(way)
            if after is None:
                return True
            node = after

    def answered(self, state: State, node: Node, ask: Ask, deviation: float, path: list[Choice], first: str) -> str:
        """Give the answer that is to be tried."""
        table = node.table(ask.seat)
        priors = None if table.knows(ask.values) else self.mind.policy(state, ask)
        if node is not self.root:
            priors = leading_on(ask.values, priors)
        answer = table.choose(ask.values, priors, self.courage * deviation, DOUBT * deviation)
        if first and node is self.root and ask.seat == self.seat:
            answer = first
        path.append((ask.seat, table, answer))
        state.accept(ask.seat, answer)
        return answer

    def _note(self, value: float) -> None:
        self._count += 1
        before = value - self._mean
        self._mean += before / self._count
        self._square += before * (value - self._mean)

    def advance(self, answer: str) -> bool:
        """Follow the seat's own answer, if it is asked again at once; tells whether the tree can be used on."""
        if not isinstance(self.state.request(), Ask):
            return False
        try:
            self.state.accept(self.seat, answer)
        except CONTRADICTIONS as error:
            if not self.secrets:
                raise
            dropped.note(error)
            return False
        self.stage = self.mind.stage(self.state, self.seat)
        self._worlds = []
        request = self.state.request()
        if not isinstance(request, Ask) or request.seat != self.seat:
            return False
        self.root = self.root.after.get((answer, self.seat, self.state.step_name()), Node())
        return True
