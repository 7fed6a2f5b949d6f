"""Many games at once, as arrays: in this process (``Batch``) or spread over several (``Vector``).

A step answers once in every game. Games that end, or are cut off after ``most_steps`` answers, are begun anew at once.
The arrays are made once and written again and again, by a ``Vector``'s processes in memory that all of them share; what
a step gives is a copy, or with ``copy=False`` the arrays themselves, to be read before the next step.
"""

import contextlib
import ctypes
import math
import multiprocessing
import signal
import struct
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import registry
from gonfalon.kernel.errors import BadOption, GonfalonError
from gonfalon.kernel.observing import Page
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from gonfalon.training.codec import NoSuchAction, codec
from gonfalon.training.env import MOST_STEPS, check_reward, rewards
from gonfalon.training.observation import observer, written

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
    def laid(cls, size: "Size", memory: Any = None) -> "Step":
        """Arrays for so many games, one behind the other in one piece of memory."""
        block = np.frombuffer(bytearray(size.bytes()) if memory is None else memory, np.uint8)
        arrays, start = [], 0
        for kind, shape in size.parts():
            length = math.prod(shape) * np.dtype(kind).itemsize
            arrays.append(block[start : start + length].view(kind).reshape(shape))
            start += _room(length)
        return cls(*arrays)

    def rows(self, start: int, stop: int) -> "Step":
        """The same arrays, for some of the games."""
        return Step(*[getattr(self, field.name)[start:stop] for field in fields(self)])

    def copied(self) -> "Step":
        """Arrays of their own; what was seen last is seldom anything, and nothing needs no copying."""
        cut = bool(self.cut.any())
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        return Step(
            **{name: old.copy() if cut or name != "final" else np.zeros_like(old) for name, old in arrays.items()}
        )

    def shown(self) -> "Step":
        """The same arrays, to be read alone."""
        out = self.rows(0, len(self.seats))
        for field in fields(out):
            getattr(out, field.name).flags.writeable = False
        return out


@dataclass(frozen=True)
class Size:
    """How large the arrays of a step are: games, seats, numbers seen, action numbers."""

    games: int
    seats: int
    seen: int
    actions: int

    def parts(self) -> list[tuple[Any, tuple[int, ...]]]:
        """Type and shape of every array."""
        games, seen, points = self.games, (self.games, self.seen), (self.games, self.seats)
        kinds: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observations": (np.float32, seen),
            "masks": (np.int8, (games, self.actions)),
            "seats": (np.int64, (games,)),
            "rewards": (np.float32, points),
            "ended": (np.bool_, (games,)),
            "cut": (np.bool_, (games,)),
            "final": (np.float32, seen),
            "final_seats": (np.int64, (games,)),
            "scores": (np.float32, points),
        }
        return [kinds[field.name] for field in fields(Step)]

    def bytes(self) -> int:
        return sum(_room(math.prod(shape) * np.dtype(kind).itemsize) for kind, shape in self.parts())


def _room(length: int) -> int:
    """So many bytes, up to where another array may begin."""
    return -(-length // 16) * 16


def sized(game: str, seats: int, count: int, options: dict[str, Any] | None) -> Size:
    """The size of so many such games."""
    own = registry.find(game)
    state = gonfalon.new(game, seats, seed=0, options=options).state
    return Size(count, seats, len(observer(own)(state, 0)), codec(own).size)


def checked(actions: Any, count: int) -> list[int]:
    """One action number for every game."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise NoSuchAction(f"{count} games take {count} whole numbers, not {given.dtype} of shape {given.shape}")
    numbers: list[int] = given.tolist()
    return numbers


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
        copy: bool = True,
        into: Step | None = None,
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
        self.copy = copy
        self.codec = codec(self.game)
        self.observer = observer(self.game)
        self._into = Step.laid(sized(game, seats, count, options)) if into is None else into
        self._begin_all()

    def _begin_all(self) -> None:
        self.seeds = [self.seed + number for number in range(self.count)]
        self.steps = [0] * self.count
        self.matches = [self._begun(seed) for seed in self.seeds]
        self._asks = [asked(match) for match in self.matches]
        self._legal = [self.codec.encode(ask.values) for ask in self._asks]

    def _begun(self, seed: int) -> Match:
        return gonfalon.new(self.game.name, self.seats, seed=seed, options=self.options)

    def reset(self, seed: int | None = None) -> Step:
        """All games begin anew, from this seed on or from the same as the last time."""
        if seed is not None:
            self.seed = seed
        self._begin_all()
        self._clear()
        page = Page()
        for match, ask in zip(self.matches, self._asks, strict=True):
            self.observer.tell(match.state, ask.seat, page)
        return self._seen(page)

    def step(self, actions: Any) -> Step:
        """Answer once in every game; if one of the actions is illegal, in none."""
        numbers = checked(actions, self.count)
        answers = [self._answer(game, number) for game, number in enumerate(numbers)]
        self._clear()
        page, tell, encode, asks = Page(), self.observer.tell, self.codec.encode, self._asks
        for number, answer in enumerate(answers):
            match = self.matches[number]
            match._apply(answer, asks[number].seat)
            self.steps[number] += 1
            if match.over or self.steps[number] >= self.most_steps:
                match = self._followed(number, match)
            asks[number] = ask = asked(match)
            self._legal[number] = encode(ask.values)
            tell(match.state, ask.seat, page)
        return self._seen(page)

    def _answer(self, game: int, number: int) -> str:
        try:
            return self._asks[game].values[self._legal[game].index(number)]
        except ValueError:
            raise NoSuchAction(f"action {number} stands for no legal answer now") from None

    def _clear(self) -> None:
        """Nothing has ended yet."""
        into = self._into
        if into.cut.any():
            into.final.fill(0)
        for array in (into.rewards, into.ended, into.cut, into.scores):
            array.fill(0)
        into.final_seats.fill(-1)

    def _followed(self, number: int, match: Match) -> Match:
        """Tell how a game ended, and begin the next one."""
        into = self._into
        into.scores[number] = match.scores()
        if match.over:
            into.rewards[number] = rewards(match, self.reward)
            into.ended[number] = True
        else:
            into.cut[number] = True
            into.final_seats[number] = match.turn[0]
            into.final[number] = self.observer(match.state, match.turn[0])
        self.seeds[number] += self.stride
        self.steps[number] = 0
        new = self.matches[number] = self._begun(self.seeds[number])
        return new

    def _seen(self, page: Page) -> Step:
        """Lay into the arrays what the seats to answer see and may do, all games in one go."""
        into, size = self._into, self.codec.size
        legal = [number * size + action for number, own in enumerate(self._legal) for action in own]
        written(page, into.observations.reshape(-1))
        into.seats[:] = [ask.seat for ask in self._asks]
        into.masks.fill(0)
        into.masks.reshape(-1)[np.frombuffer(struct.pack(f"{len(legal)}q", *legal), np.int64)] = 1
        return into.copied() if self.copy else into.shown()


def asked(match: Match) -> Ask:
    """The question of the seat that must answer first."""
    ask = match.state.ask_of(match.turn[0])
    assert ask is not None  # noqa: S101 - whoever's turn it is, is asked
    return ask


def _serve(
    pipe: Connection, files: registry.Contents, settings: dict[str, Any], size: Size, memory: Any, start: int
) -> None:
    """A worker: a batch that is reset and stepped from afar, until it is told None or nobody is there any more.

    What is seen stands in the memory that all share; what is sent is only that it does, or what was wrong.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what becomes of Ctrl-C is decided where the games are asked for
    registry.use(files)
    batch = Batch(copy=False, into=Step.laid(size, memory).rows(start, start + settings["count"]), **settings)
    with contextlib.suppress(EOFError, BrokenPipeError):
        while (wish := pipe.recv()) is not None:
            wanted, given = wish
            try:
                if wanted == "reset":
                    batch.reset(given)
                else:
                    batch.step(given)
                pipe.send(None)
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
        copy: bool = True,
    ) -> None:
        check_reward(reward)
        registry.find(game).begin(seats, options or {})
        if not 1 <= workers <= count:
            raise BadOption(f"{count} games take 1 to {count} workers, not {workers}")
        self.count = count
        self.seed = seed
        self.copy = copy
        self.sizes = [count // workers + (number < count % workers) for number in range(workers)]
        self.starts = [sum(self.sizes[:number]) for number in range(workers)]
        self.pipes: list[Any] = []
        self.workers: list[Any] = []
        self._masks: NDArray[np.int8] | None = None  # what may be answered now
        settings = {"game": game, "seats": seats, "stride": count, "options": options}
        settings |= {"most_steps": most_steps, "reward": reward}
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["gonfalon.training.vector"])
        size = sized(game, seats, count, options)
        memory = context.RawArray(ctypes.c_byte, size.bytes())
        self._into = Step.laid(size, memory)
        for start, rows in zip(self.starts, self.sizes, strict=True):
            ours, theirs = context.Pipe()
            own = {**settings, "count": rows, "seed": seed + start}
            told = (theirs, registry.contents(), own, size, memory, start)
            worker = context.Process(target=_serve, args=told, daemon=True)
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
        if self._masks is None:
            self.reset()
        masks = self._into.masks if self._masks is None else self._masks
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
            if part is not None:
                raise part
        self._masks = self._into.masks
        return self._into.copied() if self.copy else self._into.shown()

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
