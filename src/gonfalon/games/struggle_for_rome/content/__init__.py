"""The data of the game: ours, or with tables replaced by a file of the owner of a real copy.

>>> land = find("")
>>> len(land.cities), len(land.crossroads)
(40, 171)
"""

from pathlib import Path
from typing import Any, Final

from gonfalon.games.struggle_for_rome.content.check import check_shape, check_values
from gonfalon.games.struggle_for_rome.content.land import Land
from gonfalon.games.struggle_for_rome.content.sources import marked
from gonfalon.kernel.content import DataFile, Editions

_FOLDER = Path(__file__).parent
_FILES = ("map.toml", "pieces.toml")


def template() -> str:
    """Our data as one file, for an owner of the game to edit."""
    return "\n".join([(_FOLDER / name).read_text(encoding="utf-8") for name in _FILES])


def _ours() -> dict[str, Any]:
    return DataFile(" and ".join(_FILES), template()).data


def _made(data: dict[str, Any], ours: dict[str, Any]) -> Land:
    check_shape(data, ours)
    check_values(data, ours)
    return Land(data, marked(data, ours))


_EDITIONS: Final = Editions(_ours, _made)


def load(file: DataFile) -> str:
    """Check and keep data; gives their seal."""
    return _EDITIONS.load(file)


def find(edition: str) -> Land:
    """The data of that seal; "" is ours."""
    land: Land = _EDITIONS.find(edition)
    return land
