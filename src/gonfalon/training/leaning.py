"""Fits leanings to experience: a regression of who won on what was known about the seats, beside the game's chances.

There are few of them, they are pulled towards nothing, and only a part of what is found is taken: much that foretells
who wins is no reason to prefer one answer to another.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from gonfalon.training.experience import Experience

Numbers = NDArray[np.float64]

#: How strongly leanings, in standard deviations, are pulled towards nothing: like so many positions.
PULL = 300.0
#: Which part of what is found is taken.
PART = 0.6
#: Newton's steps at most, and when they are small enough to stop.
STEPS = 20
SMALL = 1e-6


class Positions:
    """Positions, for a regression: what each name says of every seat; seats that are not there have no weight."""

    def __init__(self, lived: Experience, names: list[str]) -> None:
        self.own = list(dict.fromkeys([name for name in names if name]))
        sums = np.array([[float(name == one) for one in self.own] for name in names])
        told = lived.rows.astype(np.float64) @ sums
        self.scale: Numbers = told.std(0) + 1e-3
        count, most = len(lived.seats), int(lived.seats.max())
        self.there: NDArray[np.bool_] = np.arange(most) < lived.seats[:, None]
        self.told: Numbers = np.zeros((count, most, len(self.own)))
        self.told[self.there] = told / self.scale
        self.base: Numbers = np.full((count, most), -np.inf)
        self.base[self.there] = np.log(np.maximum(lived.chances, 1e-6))
        self.results: Numbers = np.zeros((count, most))
        self.results[self.there] = lived.results

    def foretold(self, leanings: Numbers) -> Numbers:
        """The chances of all seats with these leanings."""
        said = self.base + self.told @ leanings
        weights = np.exp(said - said.max(1, keepdims=True))
        found: Numbers = weights / weights.sum(1, keepdims=True)
        return found

    def loss(self, leanings: Numbers) -> float:
        """The mean cross-entropy with the results."""
        return float(-(self.results * np.log(self.foretold(leanings) + 1e-12)).sum(1).mean())


def regression(positions: Positions, pull: float = PULL) -> Numbers:
    """The leanings, in standard deviations, that foretell the results best."""
    told = positions.told
    width = told.shape[2]
    found: Numbers = np.zeros(width)
    for _ in range(STEPS):
        likely = positions.foretold(found)
        slope = np.einsum("ps,psn->n", positions.results - likely, told) - pull * found
        apart = told - (likely[:, :, None] * told).sum(1, keepdims=True)
        apart = (np.sqrt(likely)[:, :, None] * apart).reshape(-1, width)
        step: Numbers = np.linalg.solve(apart.T @ apart + pull * np.eye(width), slope)
        found = found + step
        if float(np.abs(step).max()) < SMALL:
            break
    return found


def fitted(lived: Experience, held: Experience, names: list[str], part: float = PART) -> dict[str, float]:
    """The leaning to every name, from experience; that held back only shows how well they foretell."""
    positions, judges = Positions(lived, names), Positions(held, names)
    found = part * regression(positions)
    told = found / positions.scale
    hand = judges.loss(np.zeros(len(told)))
    print(f"of the results held back {hand:.4f}, leaning {judges.loss(told * judges.scale):.4f}", file=sys.stderr)
    return {name: round(float(weight), 4) for name, weight in zip(positions.own, told, strict=True)}
