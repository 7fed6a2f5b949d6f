"""A learned value: what self-play has taught about the chances to win, on top of the game's own evaluation.

It says for every seat by how much its chance is to be multiplied, out of the numbers the evaluation knows about it
(``known`` of the game's mind). One that has learnt nothing multiplies by 1. There are two kinds: leanings, a weight for
every number, found by a regression (``gonfalon learn GAME --target leanings``), which cost next to nothing and lie in
``weights/<game>-value-<number>.json``; and a small network (``--target value``), which runs on numpy and lies in
``weights/<game>-value-<number>.npz``.
"""

import json
import math
from functools import cache
from pathlib import Path
from typing import Any, Final

from gonfalon.bots import learned
from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import Knowledge, advice, knowledge
from gonfalon.kernel.game import Game
from gonfalon.kernel.state import State

#: A smaller chance looks to the network like this one.
LEAST: Final = 0.001


class Judgement:
    """Something learnt about positions; this is who has learnt nothing."""

    def corrections(self, chances: list[float], rows: list[list[float]]) -> list[float]:
        """For every seat the logarithm of what its chance is multiplied by; only their differences mean something."""
        return [0.0] * len(chances)

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


class Leanings(Judgement):
    """A weight for every number that is known about a seat."""

    def __init__(self, weights: list[float]) -> None:
        self.places: list[int] = [place for place, weight in enumerate(weights) if weight]
        self.weights: list[float] = [weight for weight in weights if weight]

    def corrections(self, chances: list[float], rows: list[list[float]]) -> list[float]:
        weights, places = self.weights, self.places
        out: list[float] = []
        for row in rows:
            total = 0.0
            for number, place in enumerate(places):
                total += row[place] * weights[number]
            out.append(total)
        return out


class Value(Judgement):
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


class Valued(Knowledge):
    """A game's own advice, with a learned value in the place of its chances, or of its outlook where a search plans."""

    def __init__(self, game: Game, value: Judgement) -> None:
        super().__init__(game)
        self.value = value

    def chances(self, state: State) -> list[float]:
        return super().chances(state) if state.over or self.plans else self._judged(state)

    def outlook(self, state: State) -> list[float]:
        return self._judged(state) if self.plans and not state.over else super().outlook(state)

    def _judged(self, state: State) -> list[float]:
        chances, rows = self.known(state)
        return self.value.corrected(chances, rows)


def place(game: Game, number: int, kind: str = "npz") -> Path:
    """Where the value of this number lies: a network (``npz``), or leanings (``json``)."""
    return learned.WEIGHTS / f"{game.name}-value-{number}.{kind}"


def names(game: Game) -> list[str]:
    """What each of the known numbers is about; numbers of one name share a leaning, those without a name have none."""
    return list(advice(game, "KNOWN") or ())


@cache
def _network(game: Game, path: Path) -> Knowledge:
    try:
        import numpy as np
    except ModuleNotFoundError:
        return knowledge(game)
    with np.load(path) as stored:
        return Valued(game, Value(dict(stored)))


@cache
def _leaning(game: Game, path: Path) -> Knowledge:
    learnt: dict[str, float] = json.loads(path.read_text("utf-8"))["leanings"]
    return Valued(game, Leanings([learnt.get(name, 0.0) for name in names(game)]))


def valued(game: Game, number: int) -> Knowledge:
    """The knowledge about this game with the learned value of this number; without one, where nobody has trained it.

    The first is the one that comes with us. A later one must be there.
    """
    leanings, network = place(game, number, "json"), place(game, number)
    if leanings.exists():
        return _leaning(game, leanings)
    if network.exists():
        return _network(game, network)
    if number > 1:
        raise BadParameter(f"nobody has trained a value of number {number} for {game.name}: there is no {network}")
    return knowledge(game)


def forget() -> None:
    """Weights on disk have changed."""
    _network.cache_clear()
    _leaning.cache_clear()
