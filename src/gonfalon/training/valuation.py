"""Fits the network of a learned value to experience; numpy alone."""

import sys
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gonfalon.bots.value import LEAST
from gonfalon.training.experience import Experience
from gonfalon.training.fit import Adam, Array, Layers

HIDDEN = 48
EPOCHS = 8
#: Positions per step.
STEP = 512
RATE = 2e-3
#: How much the victory counts in learning, and what is foretold beside it: the share of the points, the finish.
HEADS = (1.0, 0.2, 0.2)


@dataclass
class Positions:
    """Positions as the network is told of them: a row for each seat, filled up with seats of no weight."""

    told: Array  # position, seat, number
    there: NDArray[np.bool_]  # position, seat
    base: Array  # the logarithm of the chance by the game's own evaluation
    aims: Array  # position, seat, head
    results: Array  # position, seat

    @classmethod
    def of(cls, lived: Experience) -> "Positions":
        count, most = len(lived.seats), int(lived.seats.max())
        there = np.arange(most) < lived.seats[:, None]
        rows = np.zeros((count, most, lived.rows.shape[1]), np.float32)
        rows[there] = lived.rows
        chances = np.zeros((count, most), np.float32)
        chances[there] = lived.chances
        others = (rows.sum(1, keepdims=True) - rows) / (lived.seats[:, None, None] - 1)
        seen = np.log(np.maximum(chances, LEAST))
        aims = np.zeros((count, most, len(HEADS)), np.float32)
        for head, column in enumerate((lived.aims, lived.points, lived.order)):
            aims[there, head] = column
        results = np.zeros((count, most), np.float32)
        results[there] = lived.results
        told = np.concatenate([seen[:, :, None], rows, others.astype(np.float32)], 2)
        return cls(told, there, np.log(np.maximum(chances, 1e-9)), aims, results)

    def some(self, chosen: NDArray[np.int64]) -> "Positions":
        """A few of them."""
        return Positions(*[getattr(self, name)[chosen] for name in ("told", "there", "base", "aims", "results")])


def begun(positions: Positions, hidden: int, rng: np.random.Generator) -> Layers:
    """The layers of a network that multiplies by 1."""
    rows = positions.told[positions.there]
    width = rows.shape[1]
    return {
        "mean": rows.mean(0),
        "scale": rows.std(0) + np.float32(0.1),
        "w1": rng.normal(0, (2 / width) ** 0.5, (width, hidden)).astype(np.float32),
        "b1": np.zeros(hidden, np.float32),
        "w2": np.zeros((hidden, len(HEADS)), np.float32),
    }


def foretold(layers: Layers, some: Positions) -> tuple[Array, Array, Array]:
    """What every head says of every seat, as shares; also the rows and hidden values, for the gradients."""
    rows = (some.told - layers["mean"]) / layers["scale"]
    hidden = np.maximum(rows @ layers["w1"] + layers["b1"], 0)
    said = hidden @ layers["w2"]
    said[:, :, 0] += some.base
    said = np.where(some.there[:, :, None], said, -np.inf)
    weights = np.exp(said - said.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True), rows, hidden


def gradients(layers: Layers, some: Positions) -> Layers:
    """How the mean cross-entropy of the heads, each by its weight, changes with every layer."""
    likely, rows, hidden = foretold(layers, some)
    wrong = (likely - some.aims) * np.array(HEADS, likely.dtype) / len(likely)
    back = (wrong @ layers["w2"].T) * (hidden > 0) * some.there[:, :, None]
    flat, back = rows.reshape(-1, rows.shape[2]), back.reshape(-1, back.shape[2])
    return {
        "w1": flat.T @ back,
        "b1": back.sum(0),
        "w2": hidden.reshape(-1, hidden.shape[2]).T @ wrong.reshape(-1, wrong.shape[2]),
    }


def judged(layers: Layers, positions: Positions) -> tuple[float, float]:
    """The mean cross-entropy of the victory with the aims, and with the results."""
    hoped = won = 0.0
    count = len(positions.base)
    for start in range(0, count, 8192):
        some = positions.some(np.arange(start, min(start + 8192, count)))
        said = np.log(foretold(layers, some)[0][:, :, 0] + 1e-9)
        hoped -= float((some.aims[:, :, 0] * said).sum())
        won -= float((some.results * said).sum())
    return hoped / count, won / count


def fitted(lived: Experience, held: Experience, hidden: int = HIDDEN, epochs: int = EPOCHS) -> Layers:
    """The layers of a network that has learnt from experience: those of the pass that did best on games held back."""
    positions, judges = Positions.of(lived), Positions.of(held)
    rng = np.random.default_rng(1)
    layers = begun(positions, hidden, rng)
    best, least = {name: layer.copy() for name, layer in layers.items()}, judged(layers, judges)
    print(f"unlearned: {least[0]:.4f}, of the results {least[1]:.4f}, on games held back", file=sys.stderr)
    adam = Adam(layers)
    pages = -(-len(positions.base) // STEP)
    for epoch in range(epochs):
        for number, chosen in enumerate(np.array_split(rng.permutation(len(positions.base)), pages)):
            rate = RATE * (1 - (epoch + number / pages) / epochs)
            adam.step(gradients(layers, positions.some(chosen)), rate)
        loss = judged(layers, judges)
        print(f"pass {epoch + 1}: {loss[0]:.4f}, of the results {loss[1]:.4f}", file=sys.stderr, flush=True)
        if loss[0] < least[0]:
            best, least = {name: layer.copy() for name, layer in layers.items()}, loss
    return best
