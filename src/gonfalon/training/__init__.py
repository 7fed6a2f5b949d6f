"""The researchers' door: PettingZoo and Gymnasium environments, numbered actions, observations as arrays, many games.

Needs the extra ``gonfalon[training]``: numpy, gymnasium and PettingZoo.
"""

from gonfalon.kernel.errors import GonfalonError


class NoTraining(GonfalonError):
    """The libraries of the training extra are not installed."""


try:
    from gonfalon.training.codec import Codec, NoSuchAction, codec
    from gonfalon.training.env import GameEnv, env, raw_env
    from gonfalon.training.observation import Entities, Observer, entities, names, observer
    from gonfalon.training.seat import SeatEnv
    from gonfalon.training.vector import Batch, LostWorker, Step, Vector
except ModuleNotFoundError as error:
    raise NoTraining(f"{error.name} is not installed: pip install gonfalon[training]") from error

__all__ = [
    "Batch",
    "Codec",
    "Entities",
    "GameEnv",
    "LostWorker",
    "NoSuchAction",
    "NoTraining",
    "Observer",
    "SeatEnv",
    "Step",
    "Vector",
    "codec",
    "entities",
    "env",
    "names",
    "observer",
    "raw_env",
]
