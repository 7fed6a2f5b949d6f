"""The data of the game: ours, or with tables replaced by a file of the owner of a real copy.

>>> world = find("")
>>> world.lands, world.spaces - world.lands, len(world.areas)
(114, 24, 36)
"""

from pathlib import Path
from typing import Any

from gonfalon.games.medioevo_universale.content.check import check_shape, check_values
from gonfalon.games.medioevo_universale.content.sources import marked
from gonfalon.games.medioevo_universale.content.world import World
from gonfalon.kernel.content import DataFile, sealed
from gonfalon.kernel.errors import BadContent

_FOLDER = Path(__file__).parent
_FILES = ("map.toml", "events.toml", "pieces.toml", "cards.toml")
#: Every set of data in use, by its seal; "" is ours. A state remembers only the seal.
_LOADED: dict[str, World] = {}


def template() -> str:
    """Our data as one file, for an owner of the game to edit."""
    return "\n".join([(_FOLDER / name).read_text(encoding="utf-8") for name in _FILES])


def _ours() -> dict[str, Any]:
    return DataFile(" and ".join(_FILES), template()).data


def load(file: DataFile) -> str:
    """Check and keep our data with the tables of a file in the place of ours; gives their seal, "" if they are ours."""
    ours = _ours()
    data = ours | file.data
    try:
        check_shape(data, ours)
        seal = sealed(data)
        if seal == sealed(ours):
            return ""
        _LOADED.setdefault(seal, _checked(data, ours))
    except BadContent as error:
        raise BadContent(f"{file.path}: {error}") from error
    return seal


def _checked(data: dict[str, Any], ours: dict[str, Any]) -> World:
    """The tables of these data, or the error that says what is wrong with them."""
    check_shape(data, ours)
    check_values(data, ours)
    return World(data, marked(data, ours))


def find(edition: str) -> World:
    """The data of that seal; "" is ours."""
    if edition not in _LOADED and not edition:
        ours = _ours()
        _LOADED[edition] = _checked(ours, ours)
    return _LOADED[edition]
