"""Many games at once, as arrays: in this process (``Batch``) or spread over several (``Vector``).

A step answers once in every game. Games that end are counted and begun anew at once.
"""

import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import registry
from gonfalon.kernel.errors import BadOption, GonfalonError
from gonfalon.training.codec import codec
from gonfalon.training.env import rewards
from gonfalon.training.observation import observer


@dataclass
class Step:
    """One row per game: what the seat to answer sees and may do, and the rewards of a game that just ended."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class Batch:
    """``count`` games in this process; game number i begins with the seed ``seed + i``, then counts on."""

    def __init__(self, game: str, seats: int, count: int, seed: int = 0, stride: int = 0) -> None:
        if count < 1:
            raise BadOption(f"a batch holds at least one game, not {count}")
        self.game = registry.find(game)
        self.seats = seats
        self.count = count
        self.codec = codec(self.game)
        self.observer = observer(self.game)
        self.stride = stride or count
        self.seeds = [seed + number for number in range(count)]
        self.matches = [gonfalon.new(game, seats, seed=one) for one in self.seeds]

    def reset(self) -> Step:
        return self._seen(np.zeros((self.count, self.seats), np.float32), np.zeros(self.count, np.bool_))

    def step(self, actions: Any) -> Step:
        """Answer once in every game."""
        gained = np.zeros((self.count, self.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for number, match in enumerate(self.matches):
            seat = match.turn[0]
            ask = match.state.ask_of(seat)
            assert ask is not None  # noqa: S101 - whoever's turn it is, is asked
            match._apply(self.codec.decode(int(actions[number]), ask.values), seat)
            if match.over:
                gained[number] = rewards(match)
                ended[number] = True
                self.seeds[number] += self.stride
                self.matches[number] = gonfalon.new(self.game.name, self.seats, seed=self.seeds[number])
        return self._seen(gained, ended)

    def _seen(self, gained: NDArray[np.float32], ended: NDArray[np.bool_]) -> Step:
        observations, masks, seats = [], [], []
        for match in self.matches:
            seat = match.turn[0]
            ask = match.state.ask_of(seat)
            seats.append(seat)
            observations.append(self.observer(match.state, seat))
            masks.append(self.codec.mask(ask.values if ask else []))
        return Step(np.stack(observations), np.stack(masks), np.array(seats), gained, ended)


def _serve(
    pipe: Connection, files: registry.Contents, game: str, seats: int, count: int, seed: int, stride: int
) -> None:
    """A worker: a batch that is stepped from afar."""
    try:
        registry.use(files)
        batch = Batch(game, seats, count, seed, stride)
        pipe.send(batch.reset())
        while True:
            actions = pipe.recv()
            if actions is None:
                return
            pipe.send(batch.step(actions))
    except GonfalonError as error:
        pipe.send(error)


class Vector:
    """The games of a batch spread over processes; the same games, the same steps."""

    def __init__(self, game: str, seats: int, count: int, workers: int = 2, seed: int = 0) -> None:
        registry.find(game).begin(seats, {})
        if not 1 <= workers <= count:
            raise BadOption(f"{count} games take 1 to {count} workers, not {workers}")
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["gonfalon.training.vector"])
        self.sizes = [count // workers + (number < count % workers) for number in range(workers)]
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        start, files = seed, registry.contents()
        for size in self.sizes:
            ours, theirs = context.Pipe()
            worker = context.Process(target=_serve, args=(theirs, files, game, seats, size, start, count), daemon=True)
            worker.start()
            self.pipes.append(ours)
            self.workers.append(worker)
            start += size

    def reset(self) -> Step:
        """The first observations; called once."""
        return self._gathered()

    def step(self, actions: Any) -> Step:
        start = 0
        for pipe, size in zip(self.pipes, self.sizes, strict=True):
            pipe.send(actions[start : start + size])
            start += size
        return self._gathered()

    def _gathered(self) -> Step:
        parts = [pipe.recv() for pipe in self.pipes]
        for part in parts:
            if isinstance(part, GonfalonError):
                raise part
        names = ("observations", "masks", "seats", "rewards", "ended")
        return Step(*[np.concatenate([getattr(part, name) for part in parts]) for name in names])

    def close(self) -> None:
        for pipe, worker in zip(self.pipes, self.workers, strict=True):
            pipe.send(None)
            worker.join()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *about: object) -> None:
        self.close()
