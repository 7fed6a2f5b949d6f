"""A learned value: what self-play has taught about the chances to win, on top of the game's own evaluation.

A small network says for every seat by how much its chance is to be multiplied, out of the numbers the evaluation knows
about it and about the others (``known`` of the game's mind). One that has learnt nothing multiplies by 1. It is trained
by ``gonfalon learn GAME --target value``, runs on numpy alone, and lies in ``weights/<game>-value-<number>.npz``.
"""

import math
from functools import cache
from pathlib import Path
from typing import Any, Final

from gonfalon.bots import learned
from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.kernel.game import Game
from gonfalon.kernel.state import State

#: A smaller chance looks to the network like this one.
LEAST: Final = 0.001


class Value:
    """One hidden layer between what is known about a seat and the logarithm of what its chance is multiplied by.

    It is told the logarithm of the chance, the row of the seat, and the mean of the others' rows.
    """

    def __init__(self, layers: dict[str, Any]) -> None:
        import numpy as np

        weights = layers["w1"] / layers["scale"][:, None]
        width = len(weights) // 2 + 1
        others = np.concatenate([np.zeros_like(weights[:1]), weights[width:]])
        self.numpy: Any = np
        self.hidden: int = len(layers["b1"])
        #: what a row says about its own seat, and beside it what it says about the others
        self.weights: Any = np.concatenate([weights[:width], others], 1).astype(np.float32)
        self.biases: Any = (layers["b1"] - layers["mean"] @ weights).astype(np.float32)
        self.last: Any = layers["w2"][:, 0].astype(np.float32)

    def corrections(self, chances: list[float], rows: list[list[float]]) -> list[float]:
        """The logarithms for all seats; only their differences mean something."""
        np = self.numpy
        seats = len(chances)
        told = [[math.log(max(chances[seat], LEAST)), *rows[seat]] for seat in range(seats)]
        both = np.array(told, np.float32) @ self.weights
        own = both[:, : self.hidden]
        others = both[:, self.hidden :]
        if seats == 2:
            own += others[::-1]
        else:
            own += (others.sum(0) - others) / (seats - 1)
        own += self.biases
        found: list[float] = (np.maximum(own, 0, out=own) @ self.last).tolist()
        return found

    def corrected(self, chances: list[float], rows: list[list[float]]) -> list[float]:
        """The chances after what was learnt."""
        said = self.corrections(chances, rows)
        most = max(said)
        before = after = 0.0
        weights: list[float] = []
        for seat, chance in enumerate(chances):
            weight = chance * math.exp(said[seat] - most)
            weights.append(weight)
            before += chance
            after += weight
        return [weight * (before / after) for weight in weights]


class Valued(Knowledge):
    """A game's own advice, with a learned value in the place of its chances."""

    def __init__(self, game: Game, value: Value) -> None:
        super().__init__(game)
        self.value = value

    def chances(self, state: State) -> list[float]:
        if state.over:
            return super().chances(state)
        chances, rows = self.known(state)
        return self.value.corrected(chances, rows)


def place(game: Game, number: int) -> Path:
    """Where the value of this number lies."""
    return learned.WEIGHTS / f"{game.name}-value-{number}.npz"


@cache
def _valued(game: Game, path: Path) -> Knowledge:
    try:
        import numpy as np
    except ModuleNotFoundError:
        return knowledge(game)
    if not path.exists():
        return knowledge(game)
    with np.load(path) as stored:
        return Valued(game, Value(dict(stored)))


def valued(game: Game, number: int) -> Knowledge:
    """The knowledge about this game with the learned value of this number; without one, where nobody has trained it.

    The first is the one that comes with us. A later one must be there.
    """
    path = place(game, number)
    if number > 1 and not path.exists():
        raise BadParameter(f"nobody has trained a value of number {number} for {game.name}: there is no {path}")
    return _valued(game, path)


def forget() -> None:
    """Weights on disk have changed."""
    _valued.cache_clear()
