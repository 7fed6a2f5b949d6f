"""The data of the game: ours, or with tables replaced by a file of the owner of a real copy.

>>> land = find("")
>>> len(land.cities), len(land.crossroads)
(40, 171)
"""

from pathlib import Path
from typing import Any

from gonfalon.games.struggle_for_rome.content.check import check_shape, check_values
from gonfalon.games.struggle_for_rome.content.land import Land
from gonfalon.games.struggle_for_rome.content.sources import marked
from gonfalon.kernel.content import DataFile, sealed
from gonfalon.kernel.errors import BadContent

_FOLDER = Path(__file__).parent
#: Every set of data in use, by its seal; "" is ours. A state remembers only the seal.
_LOADED: dict[str, Land] = {}


def template() -> str:
    """Our data as one file, for an owner of the game to edit."""
    return "\n".join([(_FOLDER / name).read_text(encoding="utf-8") for name in ("map.toml", "pieces.toml")])


def _ours() -> dict[str, Any]:
    return DataFile("map.toml and pieces.toml", template()).data


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


def _checked(data: dict[str, Any], ours: dict[str, Any]) -> Land:
    """The tables of these data, or the error that says what is wrong with them."""
    check_shape(data, ours)
    check_values(data, ours)
    return Land(data, marked(data, ours))


def find(edition: str) -> Land:
    """The data of that seal; "" is ours."""
    if edition not in _LOADED and not edition:
        ours = _ours()
        _LOADED[edition] = _checked(ours, ours)
    return _LOADED[edition]
