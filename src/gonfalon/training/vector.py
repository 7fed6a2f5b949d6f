"""Many games at once, as arrays: in this process (``Batch``) or spread over several (``Vector``).

A step answers once in every game. Games that end, or are cut off after ``most_steps`` answers, are begun anew at once.
"""

import contextlib
import multiprocessing
import signal
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import registry
from gonfalon.kernel.errors import BadOption, GonfalonError
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from gonfalon.training.codec import NoSuchAction, codec
from gonfalon.training.env import MOST_STEPS, check_reward, rewards
from gonfalon.training.observation import observer

#: Seconds a worker has to end by itself.
PATIENCE = 5.0


class LostWorker(GonfalonError):
    """A process that played some of the games has ended, or the games were closed."""


@dataclass
class Step:
    """One row per game: what the seat to answer sees and may do, and the rewards of a game that just ended."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]  # games that were cut off: they have no winner, and no rewards
    final: NDArray[np.float32]  # of those: what the seat of ``final_seats`` saw last; of others nothing
    final_seats: NDArray[np.int64]  # who would have answered next where a game was cut off; -1 elsewhere
    scores: NDArray[np.float32]  # of games that ended or were cut off: every seat's points; of others 0

    @classmethod
    def joined(cls, parts: list["Step"]) -> "Step":
        """The rows of several as one."""
        return cls(*[np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)])


def checked(actions: Any, count: int) -> list[int]:
    """One action number for every game."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise NoSuchAction(f"{count} games take {count} whole numbers, not {given.dtype} of shape {given.shape}")
    return [int(action) for action in given]


class Batch:
    """``count`` games in this process; game number i begins with the seed ``seed + i``, then adds ``stride``."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        seed: int = 0,
        stride: int = 0,
        options: dict[str, Any] | None = None,
        most_steps: int = MOST_STEPS,
        reward: str = "share",
    ) -> None:
        if count < 1:
            raise BadOption(f"a batch holds at least one game, not {count}")
        self.game = registry.find(game)
        self.seats = seats
        self.count = count
        self.seed = seed
        self.stride = stride or count
        self.options = options
        self.most_steps = most_steps
        self.reward = check_reward(reward)
        self.codec = codec(self.game)
        self.observer = observer(self.game)
        self._begin_all()

    def _begin_all(self) -> None:
        self.seeds = [self.seed + number for number in range(self.count)]
        self.steps = [0] * self.count
        self.matches = [self._begun(seed) for seed in self.seeds]

    def _begun(self, seed: int) -> Match:
        return gonfalon.new(self.game.name, self.seats, seed=seed, options=self.options)

    def reset(self, seed: int | None = None) -> Step:
        """All games begin anew, from this seed on or from the same as the last time."""
        if seed is not None:
            self.seed = seed
        self._begin_all()
        ended, cut = np.zeros((2, self.count), np.bool_)
        gained, scores = np.zeros((2, self.count, self.seats), np.float32)
        return self._seen(gained, ended, cut, scores, {})

    def step(self, actions: Any) -> Step:
        """Answer once in every game; if one of the actions is illegal, in none."""
        numbers = checked(actions, self.count)
        asks = [asked(match) for match in self.matches]
        answers = [self.codec.decode(number, ask.values) for number, ask in zip(numbers, asks, strict=True)]
        gained, scores = np.zeros((2, self.count, self.seats), np.float32)
        ended, cut = np.zeros((2, self.count), np.bool_)
        last: dict[int, Match] = {}
        for number, (match, ask, answer) in enumerate(zip(self.matches, asks, answers, strict=True)):
            match._apply(answer, ask.seat)
            self.steps[number] += 1
            if match.over:
                gained[number] = rewards(match, self.reward)
                ended[number] = True
            elif self.steps[number] >= self.most_steps:
                cut[number] = True
                last[number] = match
            else:
                continue
            scores[number] = match.scores()
            self.seeds[number] += self.stride
            self.steps[number] = 0
            self.matches[number] = self._begun(self.seeds[number])
        return self._seen(gained, ended, cut, scores, last)

    def _seen(
        self,
        gained: NDArray[np.float32],
        ended: NDArray[np.bool_],
        cut: NDArray[np.bool_],
        scores: NDArray[np.float32],
        last: dict[int, Match],
    ) -> Step:
        asks = [asked(match) for match in self.matches]
        observations = [self.observer(match.state, ask.seat) for match, ask in zip(self.matches, asks, strict=True)]
        masks = [self.codec.mask(ask.values) for ask in asks]
        seen = np.stack(observations)
        final, final_seats = np.zeros_like(seen), np.full(self.count, -1)
        for number, match in last.items():
            final_seats[number] = match.turn[0]
            final[number] = self.observer(match.state, match.turn[0])
        seats = np.array([ask.seat for ask in asks])
        return Step(seen, np.stack(masks), seats, gained, ended, cut, final, final_seats, scores)


def asked(match: Match) -> Ask:
    """The question of the seat that must answer first."""
    ask = match.state.ask_of(match.turn[0])
    assert ask is not None  # noqa: S101 - whoever's turn it is, is asked
    return ask


def _serve(pipe: Connection, files: registry.Contents, settings: dict[str, Any]) -> None:
    """A worker: a batch that is reset and stepped from afar, until it is told None or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what becomes of Ctrl-C is decided where the games are asked for
    registry.use(files)
    batch = Batch(**settings)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while (wish := pipe.recv()) is not None:
            wanted, given = wish
            try:
                pipe.send(batch.reset(given) if wanted == "reset" else batch.step(given))
            except GonfalonError as error:
                pipe.send(error)


class Vector:
    """The games of a batch spread over processes; the same games, the same steps."""

    def __init__(
        self,
        game: str,
        seats: int,
        count: int,
        workers: int = 2,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        most_steps: int = MOST_STEPS,
        reward: str = "share",
    ) -> None:
        check_reward(reward)
        registry.find(game).begin(seats, options or {})
        if not 1 <= workers <= count:
            raise BadOption(f"{count} games take 1 to {count} workers, not {workers}")
        self.count = count
        self.seed = seed
        self.sizes = [count // workers + (number < count % workers) for number in range(workers)]
        self.starts = [sum(self.sizes[:number]) for number in range(workers)]
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        self._masks: NDArray[np.int8] | None = None  # what may be answered now
        settings = {"game": game, "seats": seats, "stride": count, "options": options}
        settings |= {"most_steps": most_steps, "reward": reward}
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["gonfalon.training.vector"])
        for start, size in zip(self.starts, self.sizes, strict=True):
            ours, theirs = context.Pipe()
            own = {**settings, "count": size, "seed": seed + start}
            worker = context.Process(target=_serve, args=(theirs, registry.contents(), own), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)

    def reset(self, seed: int | None = None) -> Step:
        """All games begin anew, from this seed on or from the same as the last time."""
        if seed is not None:
            self.seed = seed
        return self._asked("reset", [self.seed + start for start in self.starts])

    def step(self, actions: Any) -> Step:
        """Answer once in every game; if one of the actions is illegal, in none."""
        masks = self.reset().masks if self._masks is None else self._masks
        numbers = checked(actions, self.count)
        for number, mask in zip(numbers, masks, strict=True):
            if not 0 <= number < len(mask) or not mask[number]:
                raise NoSuchAction(f"action {number} stands for no legal answer now")
        ends = zip(self.starts, self.sizes, strict=True)
        return self._asked("step", [numbers[start : start + size] for start, size in ends])

    def _asked(self, wanted: str, given: list[Any]) -> Step:
        """What all workers answer to this, together."""
        try:
            for pipe, own in zip(self.pipes, given, strict=True):
                pipe.send((wanted, own))
            parts = [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError) as error:
            self.close()
            raise LostWorker("a process that played some of the games has ended, or the games were closed") from error
        for part in parts:
            if isinstance(part, GonfalonError):
                raise part
        step = Step.joined(parts)
        self._masks = step.masks.copy()
        return step

    def close(self) -> None:
        """End the workers; one that does not hear is ended by force."""
        for pipe in self.pipes:
            with contextlib.suppress(OSError):
                pipe.send(None)
            pipe.close()
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()

    def __enter__(self) -> "Vector":
        return self

    def __exit__(self, *about: object) -> None:
        self.close()
