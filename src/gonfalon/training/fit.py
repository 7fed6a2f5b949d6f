"""Fits the network of the learned bot to lessons, so that its choices spread as the search's visits do; numpy alone."""

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gonfalon.bots.learned import TRUSTS
from gonfalon.training.lessons import Lessons

Array = NDArray[np.floating[Any]]
Layers = dict[str, Array]

HIDDEN = 128
EPOCHS = 10
#: Decisions per step.
STEP = 256
RATE = 1e-3
DROPOUT = 0.3
#: How fast the weights shrink, in learning rates.
DECAY = 0.1
#: What the network trusts before it has learnt anything: the look-ahead (as e to this) and the habits.
FIRST_TRUSTS = (3.4, 0.5)


def begun(lessons: Lessons, words: int, hidden: int, rng: np.random.Generator) -> Layers:
    """The layers of a network that has no opinions yet; the last one will be about answers without a word."""
    told = lessons.seen.astype(np.float32)
    width = told.shape[1]
    biases = np.zeros(TRUSTS + words + 1, np.float32)
    biases[:TRUSTS] = FIRST_TRUSTS
    return {
        "mean": told.mean(0),
        "scale": 2 * told.std(0) + np.float32(0.2),
        "w1": rng.normal(0, (2 / width) ** 0.5, (width, hidden)).astype(np.float32),
        "b1": np.zeros(hidden, np.float32),
        "w2": np.zeros((hidden, TRUSTS + words + 1), np.float32),
        "b2": biases,
    }


@dataclass
class Page:
    """Some decisions; what is said of answers has a row for each decision, filled up with answers of no weight."""

    told: Array
    there: NDArray[np.bool_]
    words: NDArray[np.int32]
    worths: Array
    habits: Array
    shares: Array

    @classmethod
    def of(cls, lessons: Lessons, chosen: NDArray[np.int64]) -> "Page":
        counts = lessons.counts[chosen]
        places = np.arange(counts.max())
        there = places < counts[:, None]
        answers = np.where(there, (np.cumsum(lessons.counts) - lessons.counts)[chosen, None] + places, 0)
        visits = lessons.visits[answers] * there
        return cls(
            lessons.seen[chosen].astype(np.float32),
            there,
            lessons.words[answers] + TRUSTS,
            lessons.worths[answers],
            lessons.habits[answers],
            visits / visits.sum(1, keepdims=True),
        )


def chances(layers: Layers, page: Page, kept: Array | None = None) -> tuple[Array, Array, Array, Array]:
    """How likely the network is to choose each answer; also its rows, hidden values and trusts, for the gradients."""
    rows = (page.told - layers["mean"]) / layers["scale"]
    hidden = np.maximum(rows @ layers["w1"] + layers["b1"], 0)
    if kept is not None:
        hidden = hidden * kept
    said = hidden @ layers["w2"] + layers["b2"]
    trusts = np.stack([np.exp(said[:, 0]), said[:, 1]], 1)
    opinions = np.take_along_axis(said, page.words, 1) + trusts[:, :1] * page.worths + trusts[:, 1:] * page.habits
    opinions = np.where(page.there, opinions, -np.inf)
    weights = np.exp(opinions - opinions.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True), rows, hidden, trusts


def gradients(layers: Layers, page: Page, kept: Array | None = None) -> Layers:
    """How the mean cross-entropy of the search's visits changes with every weight."""
    likely, rows, hidden, trusts = chances(layers, page, kept)
    wrong = (likely - page.shares) / len(likely)
    said = np.zeros((len(likely), len(layers["b2"])), np.float32)
    np.add.at(said, (np.arange(len(likely))[:, None], page.words), wrong)
    said[:, 0] = (wrong * page.worths).sum(1) * trusts[:, 0]
    said[:, 1] = (wrong * page.habits).sum(1)
    back = (said @ layers["w2"].T) * (hidden > 0)
    if kept is not None:
        back *= kept
    return {"w1": rows.T @ back, "b1": back.sum(0), "w2": hidden.T @ said, "b2": said.sum(0)}


class Adam:
    """Steps of a size of their own for every weight."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.moments = {name: (np.zeros_like(layer), np.zeros_like(layer)) for name, layer in layers.items()}
        self.steps = 0

    def step(self, slopes: Layers, rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.moments[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            layer = self.layers[name]
            layer -= rate * (mean / (1 - 0.9**self.steps) / size + DECAY * layer * (layer.ndim == 2))


def judged(layers: Layers, lessons: Lessons) -> tuple[float, float]:
    """The mean cross-entropy, and how often the network's first choice is the search's."""
    loss, agreed = 0.0, 0
    for start in range(0, len(lessons.counts), 4096):
        page = Page.of(lessons, np.arange(start, min(start + 4096, len(lessons.counts))))
        likely = chances(layers, page)[0]
        loss -= float((page.shares * np.log(likely + 1e-9)).sum())
        agreed += int((likely.argmax(1) == page.shares.argmax(1)).sum())
    return loss / len(lessons.counts), agreed / len(lessons.counts)


def fitted(lessons: Lessons, held: Lessons | None, words: int, hidden: int = HIDDEN, epochs: int = EPOCHS) -> Layers:
    """The layers of a network that has learnt its lessons; those held back, if there are any, only show how well."""
    judges, where = (lessons, "on the games it learns from") if held is None else (held, "on games held back")
    rng = np.random.default_rng(1)
    layers = begun(lessons, words, hidden, rng)
    adam = Adam(layers)
    pages = -(-len(lessons.counts) // STEP)
    for epoch in range(epochs):
        order = rng.permutation(len(lessons.counts))
        for number, chosen in enumerate(np.array_split(order, pages)):
            kept = (rng.random((len(chosen), hidden)) >= DROPOUT) / np.float32(1 - DROPOUT)
            rate = RATE * (1 - (epoch + number / pages) / epochs)
            adam.step(gradients(layers, Page.of(lessons, chosen), kept.astype(np.float32)), rate)
        loss, agreed = judged(layers, judges)
        print(f"epoch {epoch + 1}: loss {loss:.4f}, agrees {agreed:.1%} {where}", file=sys.stderr, flush=True)
    return layers
