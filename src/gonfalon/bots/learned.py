"""The learned bot: looks to the end of its own action like the greedy one, and asks a small network who will win.

The network was trained by self-play (``gonfalon.training.learn``). It runs on numpy alone; its weights lie in
``weights/<game>.npz``.
"""

from functools import cache
from pathlib import Path
from typing import Any

from gonfalon.bots.errors import BadParameter
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge, advice
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

WEIGHTS = Path(__file__).parent / "weights"
LAYERS = ("mean", "scale", "w1", "b1", "w2", "b2", "w3")


class Network:
    """Two hidden layers that correct the game's own evaluation.

    The first feature of a seat is the logarithm of its chance as the evaluation sees it; what the network says
    is added to it, and the win chances are the softmax over the seats.
    """

    def __init__(self, layers: dict[str, Any]) -> None:
        self.layers = layers

    def chances(self, features: list[list[float]]) -> list[float]:
        import numpy as np

        own = self.layers
        given = np.array(features, dtype=np.float32)
        rows = (given - own["mean"]) / own["scale"]
        hidden = np.maximum(rows @ own["w1"] + own["b1"], 0)
        hidden = np.maximum(hidden @ own["w2"] + own["b2"], 0)
        values = given[:, 0] + hidden @ own["w3"]
        weights = np.exp(values - values.max())
        found: list[float] = (weights / weights.sum()).tolist()
        return found


@cache
def network(path: Path) -> Network:
    """The network in a file."""
    try:
        import numpy as np
    except ModuleNotFoundError:
        raise BadParameter("the learned bot needs numpy: pip install gonfalon[training]") from None
    if not path.exists():
        raise BadParameter(f"nobody has trained a network for {path.stem} yet; other bots play it")
    with np.load(path) as stored:
        return Network({name: stored[name] for name in LAYERS})


class LearnedMind(Knowledge):
    """A game's own knowledge, with the network's win chances."""

    def __init__(self, game: Game, net: Network) -> None:
        super().__init__(game)
        self._net = net
        self._features: Any = advice(game, "features")

    def chances(self, state: State) -> list[float]:
        if state.over:
            return super().chances(state)
        return self._net.chances(self._features(state))


class LearnedBot(GreedyBot):
    """Greedy, with a judgement of its own."""

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        own = LearnedMind(mind.game, network(WEIGHTS / f"{mind.game.name}.npz"))
        return super().decide(state, ask, own, generator)
