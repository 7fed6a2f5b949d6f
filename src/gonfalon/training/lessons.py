"""Self-play of the search bot, and what it finds out on the way, as arrays a network can learn from."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import registry
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.learned import habits, seen
from gonfalon.bots.search import SearchBot
from gonfalon.bots.walk import pick
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.training import shelf
from gonfalon.training.codec import codec
from gonfalon.training.shelf import Kept

#: How often an answer is drawn by its visits instead of taking the best: the pupil should know lesser positions too.
WANDER = 0.2
#: One game in so many has any number of seats the game allows, the others have the fewest.
CROWDED = 4


def conditions(game: Game) -> str:
    """What lessons depend on: those made under other conditions cannot be learnt together with these."""
    size = len(seen(game, gonfalon.new(game.name, game.seats[0], seed=0).state, 0))
    data = "its own data" if game.content is None else f"data {game.content.seal}"
    return f"{game.name}, rules {game.rules_version}, {data}, {size} numbers seen, vocabulary {codec(game).seal}"


@dataclass
class Lessons(Kept):
    """Decisions one after the other; from ``words`` on, a number for every answer of every decision."""

    seen: NDArray[np.float16]  # what the seat sees, a row for each decision
    counts: NDArray[np.int32]  # how many answers each decision has
    words: NDArray[np.int32]  # the number of each answer in the vocabulary, or the one behind it
    worths: NDArray[np.float32]  # its win chance in the greedy bot's look-ahead
    habits: NDArray[np.float32]  # the logarithm of how likely a hasty player chooses it
    visits: NDArray[np.float32]  # how often the search tried it


class Teacher(SearchBot):
    """A search bot that notes what it has found out about every answer."""

    def __init__(self, simulations: int, dice: Generator, notes: list[Lessons]) -> None:
        super().__init__(simulations)
        self.dice = dice
        self.notes = notes

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        code = codec(mind.game)
        weighed = GreedyBot().weighed(state, ask, mind, self.dice)
        values = [value for value, _ in weighed]
        if len(values) == 1:
            return super().decide(state, ask, mind, generator)
        table = self.searched(state, ask, mind, generator)
        visits = [float(table.lines[value].visits) if value in table.lines else 0.0 for value in values]
        self.notes.append(
            Lessons(
                np.array([seen(mind.game, state, ask.seat)], np.float16),
                np.array([len(values)], np.int32),
                np.array([code.numbers.get(value, len(code.words)) for value in values], np.int32),
                np.array([worth for _, worth in weighed], np.float32),
                np.array(habits(state, ask, values, mind), np.float32),
                np.array(visits, np.float32),
            )
        )
        answer = values[pick(visits, generator)] if generator.unit() < WANDER else table.best(values)
        self.answered(answer)
        return answer


def taught(game: str, simulations: int, seed: int) -> Lessons:
    """The lessons of one game."""
    every = registry.find(game).seats
    match = gonfalon.new(game, every[seed // CROWDED % len(every)] if seed % CROWDED == 0 else every[0], seed=seed)
    generator, dice = Generator(seed).split(), Generator(7 * seed + 1)
    notes: list[Lessons] = []
    teachers = [Teacher(simulations, dice, notes) for _ in range(match.seats)]
    while not match.over:
        seat = match.turn[0]
        legal = match.legal(seat)
        match.apply(legal[0] if len(legal) == 1 else teachers[seat].choose(match, seat, generator), seat)
    return Lessons.joined(notes)


def write(game: str, simulations: int, seeds: list[int], path: Path) -> None:
    """The lessons of some games, in a file."""
    lessons = Lessons.joined([taught(game, simulations, seed) for seed in seeds])
    lessons.save(path, conditions(registry.find(game)))


def gathered(game: str, simulations: int, games: int, seed: int, folder: Path, workers: int) -> list[Lessons]:
    """The lessons of many games, a set for each batch. Batches found in the folder are not played again."""
    made = conditions(registry.find(game))
    planned = shelf.batches(folder, f"{game}-{simulations}", games, seed)
    begin = (registry.use, (registry.contents(),))
    return shelf.gathered(Lessons, made, planned, workers, begin, write, game, simulations)
