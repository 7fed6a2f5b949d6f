"""What a seat sees, as numbers of a fixed size.

A game's ``bot`` module may arrange them (``observe(state, seat)``). For others the seat's view, which holds
nothing unseen by construction, is hashed: every number in it is added at the place its path points to, every
text at the place of path and text together.
"""

import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gonfalon.bots.knowledge import advice
from gonfalon.kernel import views
from gonfalon.kernel.game import Game
from gonfalon.kernel.state import State

#: The size of hashed observations.
HASHED = 1024
#: Parts of a view that say nothing about the position, or more than lasts: who has answered a common question first.
SKIPPED = ("options", "sealed")

Observation = NDArray[np.float32]
Observer = Callable[[State, int], Observation]


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


@cache
def observer(game: Game) -> Observer:
    """What turns a state of this game into a seat's observation."""
    own = advice(game, "observe")
    if own is None:
        return hashed

    def observed(state: State, seat: int) -> Observation:
        return np.array(own(views.from_outside(state, seat), seat), dtype=np.float32)

    return observed
