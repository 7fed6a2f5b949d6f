"""What a seat sees, as numbers of a fixed size with names, and the same as a table of things.

A game's mind may arrange them (``describe(state, seat, page)``, see gonfalon.kernel.observing). For others the seat's
view, which holds nothing unseen by construction, is hashed: every number in it is added at the place its path points
to, every text at the place of path and text together.
"""

import struct
import zlib
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gonfalon
from gonfalon import registry
from gonfalon.bots.knowledge import advice
from gonfalon.kernel import views
from gonfalon.kernel.game import Game
from gonfalon.kernel.observing import Names, Page
from gonfalon.kernel.state import State

#: The size of hashed observations.
HASHED = 1024
DRAWERS = tuple(f"drawer {number}" for number in range(HASHED))
#: Parts of a view that say nothing about the position, or more than lasts: who has answered a common question first.
SKIPPED = ("options", "sealed")

Observation = NDArray[np.float32]


@cache
def _place(path: str) -> int:
    return zlib.crc32(path.encode()) % HASHED


def _spread(out: Observation, path: str, value: Any) -> None:
    if isinstance(value, bool | int | float):
        out[_place(path)] += float(value)
    elif isinstance(value, str):
        out[_place(f"{path}={value}")] += 1.0
    elif isinstance(value, dict):
        for key, item in value.items():
            _spread(out, f"{path}.{key}", item)
    elif isinstance(value, list | tuple):
        for number, item in enumerate(value):
            _spread(out, f"{path}.{number}", item)


def hashed(state: State, seat: int) -> Observation:
    """The view of a seat, hashed."""
    out = np.zeros(HASHED, dtype=np.float32)
    view = views.visible(state, seat)
    for key, value in view.items():
        if key not in SKIPPED:
            _spread(out, key, value)
    _spread(out, "sealed", [answer for who, answer in state.sealed if who == seat])
    ask = state.ask_of(seat)
    if ask is not None:
        _spread(out, "prompt", ask.prompt)
    _spread(out, "seat", seat)
    return np.tanh(out / 8, dtype=np.float32)


def written(page: Page, row: Observation) -> None:
    """Lay the numbers of a page into an array as long as the page."""
    count = len(page.at)
    places = np.frombuffer(struct.pack(f"{count}q", *page.at), np.int64)
    row.fill(0)
    row[places] = np.frombuffer(struct.pack(f"{count}f", *page.values), np.float32)


class Observer:
    """Turns a state of this game into what a seat sees."""

    def __init__(self, game: Game) -> None:
        self._describe = advice(game, "describe")

    def tell(self, state: State, seat: int, page: Page) -> None:
        """Write what this seat sees on a page, behind what stands there."""
        if self._describe is None:
            page.about("view", "hashed")
            page.tells(DRAWERS, hashed(state, seat).tolist())
        else:
            self._describe(views.from_outside(state, seat), seat, page)

    def __call__(self, state: State, seat: int) -> Observation:
        page = Page()
        self.tell(state, seat, page)
        out = np.empty(page.size, np.float32)
        written(page, out)
        return out


@cache
def observer(game: Game) -> Observer:
    """The observer of this game, made once."""
    return Observer(game)


def names(game: Game | str, seats: int, options: dict[str, Any] | None = None) -> list[str]:
    """What every number of an observation tells, such as ``city/ankara/tokens``; player 0 is whoever sees."""
    own = registry.find(game) if isinstance(game, str) else game
    page = Names()
    observer(own).tell(gonfalon.new(own.name, seats, seed=0, options=options).state, 0, page)
    return page.names


class Entities:
    """The numbers of observations by things: for every kind (places, pieces, cards, players ...) a row per thing.

    ``things[kind]`` names the rows, ``columns[kind]`` what stands in them; a thing that lacks something has 0 there.
    """

    def __init__(self, names: list[str]) -> None:
        self.size = len(names)
        self.things: dict[str, list[str]] = {}
        self.columns: dict[str, list[str]] = {}
        told = [name.split("/", 2) for name in names]
        for kind, thing, column in told:
            for known, one in ((self.things, thing), (self.columns, column)):
                if one not in known.setdefault(kind, []):
                    known[kind].append(one)
        self.kinds = list(self.things)
        self._places = {
            kind: np.full((len(self.things[kind]), len(self.columns[kind])), self.size) for kind in self.kinds
        }
        for place, (kind, thing, column) in enumerate(told):
            self._places[kind][self.things[kind].index(thing), self.columns[kind].index(column)] = place
        #: Of every token: the number of its kind.
        self.types = np.repeat(np.arange(len(self.kinds)), [len(self.things[kind]) for kind in self.kinds])
        self.width = max(len(columns) for columns in self.columns.values())

    def _padded(self, observations: NDArray[np.float32]) -> NDArray[np.float32]:
        """With a 0 behind them, for what is not there."""
        if observations.shape[-1] != self.size:
            raise ValueError(f"observations of {self.size} numbers, not {observations.shape[-1]}")
        return np.concatenate([observations, np.zeros((*observations.shape[:-1], 1), np.float32)], -1)

    def __call__(self, observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """For one observation or many of them, by kind: things, columns."""
        padded = self._padded(observations)
        return {kind: padded[..., places] for kind, places in self._places.items()}

    def tokens(self, observations: NDArray[np.float32]) -> NDArray[np.float32]:
        """All things one below the other, as ``types`` tells them, each as wide as the widest."""
        padded = self._padded(observations)
        places = np.full((len(self.types), self.width), self.size)
        for number, kind in enumerate(self.kinds):
            places[self.types == number, : len(self.columns[kind])] = self._places[kind]
        return padded[..., places]


def entities(game: Game | str, seats: int, options: dict[str, Any] | None = None) -> Entities:
    """How to read the observations of such a table as things."""
    return Entities(names(game, seats, options))
