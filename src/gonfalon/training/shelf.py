"""What games leave to learn from: arrays in files that tell how they were made, and the processes that write them."""

import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self, TypeVar

import numpy as np

from gonfalon.kernel.errors import GonfalonError

#: Games per file.
BATCH = 10


class OtherLessons(GonfalonError):
    """A file of lessons was made under other rules, or with other observations, answers or data."""


@dataclass
class Kept:
    """Arrays that belong together, as the fields of a class derived from this."""

    @classmethod
    def joined(cls, parts: list[Self]) -> Self:
        """Several as one."""
        return cls(*[np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)])

    def save(self, path: Path, made: str) -> None:
        """Into a file, with the conditions they were made under."""
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, made=np.array(made), **vars(self))
        unfinished.rename(path)

    @classmethod
    def load(cls, path: Path, made: str) -> Self:
        """From a file, if they were made under these conditions."""
        with np.load(path) as stored:
            arrays = dict(stored)
        found = str(arrays.pop("made", "conditions it does not tell"))
        if found != made:
            raise OtherLessons(f"{path} was made under {found}, but here is {made}: delete it or name another folder")
        return cls(**arrays)


K = TypeVar("K", bound=Kept)


def batches(folder: Path, name: str, games: int, seed: int) -> dict[Path, list[int]]:
    """The seeds of so many games, by the file they go into."""
    folder.mkdir(parents=True, exist_ok=True)
    seeds = [list(range(start, min(start + BATCH, seed + games))) for start in range(seed, seed + games, BATCH)]
    return {folder / f"{name}-{some[0]}-{len(some)}.npz": some for some in seeds}


def gathered(
    kind: type[K],
    made: str,
    planned: dict[Path, list[int]],
    workers: int,
    begin: tuple[Callable[..., None], tuple[Any, ...]],
    write: Callable[..., None],
    *facts: Any,
) -> list[K]:
    """What is in the planned files. ``write(*facts, seeds, path)`` makes those that are missing, in many processes.

    What was made under other conditions is refused before anything is played.
    """
    found = {path: kind.load(path, made) for path in planned if path.exists()}
    with ProcessPoolExecutor(workers, multiprocessing.get_context("forkserver"), *begin) as pool:
        missing = [(path, seeds) for path, seeds in planned.items() if path not in found]
        waiting = [pool.submit(write, *facts, seeds, path) for path, seeds in missing]
        for number, done in enumerate(as_completed(waiting), 1):
            done.result()
            print(f"{number} of {len(waiting)} batches played", file=sys.stderr, flush=True)
    return [found[path] if path in found else kind.load(path, made) for path in planned]
