"""The learned bot: looks to the end of its own action like the greedy one, and has an opinion about every answer.

The opinions come from a small network that was trained by self-play (``gonfalon.training.learn``) to say at once what
the search bot finds out by looking further ahead. It runs on numpy alone; its weights lie in ``weights/<game>.npz``, or
in the folder that the environment names in ``GONFALON_WEIGHTS``.
"""

import math
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from gonfalon.bots.errors import BadParameter
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge, advice
from gonfalon.bots.tree import EVEN
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.observing import Page
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

VARIABLE: Final = "GONFALON_WEIGHTS"
WEIGHTS = Path(os.environ.get(VARIABLE) or Path(__file__).parent / "weights")
#: What the network says before its words: how far to trust the look-ahead, and how far the habits.
TRUSTS: Final = 2


class Network:
    """One hidden layer between what a seat sees and an opinion about every word of the game, and one about all others.

    Added to the opinion about an answer are the win chance the look-ahead gives it and the logarithm of how
    likely a hasty player is to choose it, each as far as the network trusts it here.
    """

    def __init__(self, layers: dict[str, Any]) -> None:
        self.layers = layers
        self.words = {str(word): TRUSTS + number for number, word in enumerate(layers["words"])}

    def opinions(self, seen: list[float], values: list[str], worths: list[float], habits: list[float]) -> list[float]:
        """How good each of these answers is; only the differences mean something."""
        import numpy as np

        own = self.layers
        rows = (np.array(seen, np.float32) - own["mean"]) / own["scale"]
        hidden = np.maximum(rows @ own["w1"] + own["b1"], 0)
        said: list[float] = (hidden @ own["w2"] + own["b2"]).tolist()
        trust = math.exp(said[0])
        return [
            trust * worth + said[1] * habit + said[self.words.get(value, -1)]
            for value, worth, habit in zip(values, worths, habits, strict=True)
        ]


@cache
def network(path: Path) -> Network:
    """The network in a file."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise BadParameter("the learned bot needs numpy: pip install gonfalon[training]") from None
    if not path.exists():
        raise BadParameter(f"nobody has trained a network for {path.stem} yet: there is no {path}; other bots play it")
    with np.load(path) as stored:
        return Network(dict(stored))


def seen(game: Game, state: State, seat: int) -> list[float]:
    """What the network is told of a position: the seat's observation, and what the evaluation looks at."""
    describe, features, page = advice(game, "describe"), advice(game, "features"), Page()
    describe(state, seat, page)
    out = page.dense()
    return out if features is None else out + features(state)[seat]


def habits(state: State, ask: Ask, values: list[str], mind: Knowledge) -> list[float]:
    """The logarithm of how likely a hasty player is to choose each of these answers; none is impossible."""
    weights = mind.policy(state, ask) or [1.0] * len(ask.values)
    total = sum(weights) or 1.0
    shares = dict(zip(ask.values, weights, strict=True))
    return [math.log((1 - EVEN) * shares[value] / total + EVEN / len(weights)) for value in values]


class LearnedBot(GreedyBot):
    """Greedy, with opinions of its own."""

    def weighed(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> list[tuple[str, float]]:
        """Every answer worth a thought, with the opinion about it."""
        own = network(WEIGHTS / f"{mind.game.name}.npz")
        values, worths = map(list, zip(*super().weighed(state, ask, mind, generator), strict=True))
        opinions = own.opinions(seen(mind.game, state, ask.seat), values, worths, habits(state, ask, values, mind))
        return list(zip(values, opinions, strict=True))
