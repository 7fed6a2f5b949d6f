"""Self-play of the search bot, and what it finds out on the way, as arrays a network can learn from."""

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields
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
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.training.codec import codec

#: How often an answer is drawn by its visits instead of taking the best: the pupil should know lesser positions too.
WANDER = 0.2
#: One game in so many has any number of seats the game allows, the others have the fewest.
CROWDED = 4
#: Games per file.
BATCH = 10


class OtherLessons(GonfalonError):
    """A file of lessons was made under other rules, or with other observations, answers or data."""


def conditions(game: Game) -> str:
    """What lessons depend on: those made under other conditions cannot be learnt together with these."""
    size = len(seen(game, gonfalon.new(game.name, game.seats[0], seed=0).state, 0))
    data = "its own data" if game.content is None else f"data {game.content.seal}"
    return f"{game.name}, rules {game.rules_version}, {data}, {size} numbers seen, vocabulary {codec(game).seal}"


@dataclass
class Lessons:
    """Decisions one after the other; from ``words`` on, a number for every answer of every decision."""

    seen: NDArray[np.float16]  # what the seat sees, a row for each decision
    counts: NDArray[np.int32]  # how many answers each decision has
    words: NDArray[np.int32]  # the number of each answer in the vocabulary, or the one behind it
    worths: NDArray[np.float32]  # its win chance in the greedy bot's look-ahead
    habits: NDArray[np.float32]  # the logarithm of how likely a hasty player chooses it
    visits: NDArray[np.float32]  # how often the search tried it

    @classmethod
    def joined(cls, parts: list["Lessons"]) -> "Lessons":
        """Several sets of lessons as one."""
        return cls(*[np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)])

    def save(self, path: Path, made: str) -> None:
        """Into a file, with the conditions they were made under."""
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, made=np.array(made), **vars(self))
        unfinished.rename(path)

    @classmethod
    def load(cls, path: Path, made: str) -> "Lessons":
        """From a file, if they were made under these conditions."""
        with np.load(path) as stored:
            arrays = dict(stored)
        found = str(arrays.pop("made", "conditions it does not tell"))
        if found != made:
            raise OtherLessons(f"{path} was made under {found}, but here is {made}: delete it or name another folder")
        return cls(**arrays)


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
    """The lessons of many games, a set for each batch. Batches found in the folder are not played again.

    What was made under other conditions is refused before anything is played.
    """
    made = conditions(registry.find(game))
    folder.mkdir(parents=True, exist_ok=True)
    batches: dict[Path, list[int]] = {}
    for start in range(seed, seed + games, BATCH):
        seeds = list(range(start, min(start + BATCH, seed + games)))
        batches[folder / f"{game}-{simulations}-{start}-{len(seeds)}.npz"] = seeds
    found = {path: Lessons.load(path, made) for path in batches if path.exists()}
    context = multiprocessing.get_context("forkserver")
    with ProcessPoolExecutor(workers, context, registry.use, (registry.contents(),)) as pool:
        missing = [(path, seeds) for path, seeds in batches.items() if path not in found]
        waiting = [pool.submit(write, game, simulations, seeds, path) for path, seeds in missing]
        for number, done in enumerate(as_completed(waiting)):
            done.result()
            print(f"{number + 1} of {len(waiting)} batches played", file=sys.stderr, flush=True)
    return [found[path] if path in found else Lessons.load(path, made) for path in batches]
