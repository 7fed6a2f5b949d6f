"""Self-play for a learned value: positions, what the search thought of them, and how the game ended."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots import learned, value
from gonfalon.bots.base import Bot
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.bots.tree import Table
from gonfalon.bots.walk import pick, sensible
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.training import shelf
from gonfalon.training.lessons import CROWDED
from gonfalon.training.shelf import Kept

#: How often an answer is drawn by its visits instead of taking the best.
WANDER = 0.1
#: In one game of so many another of the league plays a seat: the greedy bot, the hand search or an earlier value.
LEAGUE = 5
#: Of the target, how much what came later counts against what the search thought here, from decision to decision.
LAMBDA = 0.9
#: How much the result itself counts, beside that.
RESULT = 0.5


@dataclass
class Experience(Kept):
    """Positions one after the other; from ``rows`` on, an entry for every seat of every position."""

    seats: NDArray[np.int8]  # how many seats each position has
    game: NDArray[np.int32]  # the seed of its game
    rows: NDArray[np.float16]  # what the game knows about the seat
    chances: NDArray[np.float32]  # its chance by the game's own evaluation
    roots: NDArray[np.float32]  # its chance as the search found it
    aims: NDArray[np.float32]  # what the value should say: what the search thought from here on, and the result
    results: NDArray[np.float32]  # the victory, or its part of one
    points: NDArray[np.float32]  # its share of all points
    order: NDArray[np.float32]  # its share by the order of finish


def conditions(game: Game) -> str:
    """What experience depends on: what was made under other conditions cannot be learnt from together with it."""
    mind = knowledge(game)
    chances, rows = mind.known(gonfalon.new(game.name, game.seats[0], seed=0).state)
    data = "its own data" if game.content is None else f"data {game.content.seal}"
    return f"{game.name}, rules {game.rules_version}, {data}, {len(rows[0])} numbers known, {len(chances)} seats"


@dataclass
class Note:
    """A position of a game: what is known about it and what the search thought."""

    chances: list[float]
    rows: list[list[float]]
    root: list[float]


def shared(chances: list[float], seat: int, chance: float) -> list[float]:
    """The chances of all, if this seat's is as the search found it and the others keep their proportions."""
    chance = min(max(chance, 0.0), 1.0)
    rest = sum(chances) - chances[seat]
    count = len(chances) - 1
    out = [(1 - chance) * (one / rest if rest > 0 else 1 / count) for one in chances]
    out[seat] = chance
    return out


def _visits(table: Table, answer: str) -> int:
    """How often an answer was tried."""
    return table.lines[answer].visits if answer in table.lines else 0


class Player(SearchBot):
    """A search bot that wanders, and notes the positions it has thought about."""

    def __init__(self, simulations: int, number: int, notes: list[Note]) -> None:
        super().__init__(simulations, value=number)
        self.notes = notes

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        values = sensible(state, ask, mind)
        if len(values) == 1 or mind.habit(state, ask):
            return super().decide(state, ask, mind, generator)
        table = self.searched(state, ask, mind, generator)
        if mind.settled(state, 0):
            self._note(state, ask.seat, mind, table.total / table.visits)
        answer = table.best(values)
        if generator.unit() < WANDER:
            answer = values[pick([_visits(table, value) for value in values], generator)]
        if _visits(table, answer):
            self._look_behind(state.copy(), ask.seat, mind, answer, table.lines[answer].mean)
        self.answered(answer)
        return answer

    def _note(self, state: State, seat: int, mind: Knowledge, chance: float) -> None:
        chances, rows = mind.known(state)
        self.notes.append(Note(chances, rows, shared(chances, seat, chance)))

    def _look_behind(self, state: State, seat: int, mind: Knowledge, answer: str, chance: float) -> None:
        """Where a search ends as soon as its answer is given, the position there is noted too."""
        stage = mind.stage(state, seat)
        state.accept(seat, answer)
        if not state.over and mind.stage(state, seat) != stage:
            self._note(state, seat, mind, chance)


def aimed(notes: list[Note], result: list[float]) -> list[list[float]]:
    """What the value should have said at each of these positions: TD(lambda) over the game, and the result."""
    later = result
    out: list[list[float]] = []
    for note in reversed(notes):
        later = [(1 - LAMBDA) * here + LAMBDA * then for here, then in zip(note.root, later, strict=True)]
        out.append([RESULT * won + (1 - RESULT) * hoped for won, hoped in zip(result, later, strict=True)])
    return out[::-1]


def shares(scores: list[float]) -> list[float]:
    """Everybody's part of all points; those below zero count as none."""
    above = [max(score, 0.0) for score in scores]
    total = sum(above)
    return [score / total for score in above] if total else [1 / len(scores)] * len(scores)


def ordered(scores: list[float], result: list[float]) -> list[float]:
    """Everybody's part by the order of finish: the seats left behind, ties half."""
    ranks = list(zip(result, scores, strict=True))
    behind = [sum((other < one) + 0.5 * (other == one) for other in ranks) - 0.5 for one in ranks]
    return shares(behind)


def league(game: str, simulations: int, number: int, seed: int) -> Bot:
    """Another opponent: greedy, the search by the game's own evaluation, or an earlier value."""
    kind = seed // LEAGUE % (number + 2)
    if kind == 0:
        return bots.make("greedy")
    return bots.make("search", simulations=simulations, value=min(kind - 1, number))


def lived(game: str, simulations: int, number: int, seed: int) -> Experience:
    """One game of the search by the value of this number against itself, sometimes against another of the league."""
    of = registry.find(game)
    seats = of.seats[seed // CROWDED % len(of.seats)] if seed % CROWDED == 0 else of.seats[0]
    match = gonfalon.new(game, seats, seed=seed)
    generator = Generator(seed).split()
    notes: list[Note] = []
    players: list[Bot] = [Player(simulations, number, notes) for _ in range(seats)]
    if seed % LEAGUE == 1:
        players[seed // LEAGUE % seats] = league(game, simulations, number, seed)
    while not match.over:
        seat = match.turn[0]
        legal = match.legal(seat)
        match.apply(legal[0] if len(legal) == 1 else players[seat].choose(match, seat, generator), seat)
    winners = match.winners()
    result = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    scores = [float(score) for score in match.scores()]
    count = len(notes)
    return Experience(
        np.full(count, seats, np.int8),
        np.full(count, seed, np.int32),
        np.array([row for note in notes for row in note.rows], np.float16),
        np.array([note.chances for note in notes], np.float32).ravel(),
        np.array([note.root for note in notes], np.float32).ravel(),
        np.array(aimed(notes, result), np.float32).ravel(),
        np.array(result * count, np.float32),
        np.array(shares(scores) * count, np.float32),
        np.array(ordered(scores, result) * count, np.float32),
    )


def write(game: str, simulations: int, number: int, seeds: list[int], path: Path) -> None:
    """The experience of some games, in a file."""
    parts = [lived(game, simulations, number, seed) for seed in seeds]
    Experience.joined([part for part in parts if len(part.seats)]).save(path, conditions(registry.find(game)))


def _begin(contents: registry.Contents, weights: Path) -> None:
    """In a new process: the same data files and weights as here."""
    registry.use(contents)
    learned.WEIGHTS = weights
    value.forget()


def gathered(
    game: str, simulations: int, number: int, games: int, seed: int, folder: Path, workers: int
) -> list[Experience]:
    """The experience of many games, batch by batch. Batches found in the folder are not played again."""
    made = conditions(registry.find(game))
    planned = shelf.batches(folder, f"{game}-value-{number}-{simulations}", games, seed)
    begin = (_begin, (registry.contents(), learned.WEIGHTS))
    return shelf.gathered(Experience, made, planned, workers, begin, write, game, simulations, number)
