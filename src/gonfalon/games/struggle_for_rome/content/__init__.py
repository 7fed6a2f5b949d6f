"""The data of the game: ours, or with tables replaced by a file of the owner of a real copy.

>>> land = find("")
>>> len(land.cities), len(land.crossroads)
(40, 171)
"""

import tomllib
from pathlib import Path
from typing import Any

from gonfalon.games.struggle_for_rome.content.check import BadContent, check_shape, check_values
from gonfalon.games.struggle_for_rome.content.land import Land

_FOLDER = Path(__file__).parent
_LOADED: dict[str, Land] = {}


def _ours() -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name in ("map.toml", "pieces.toml"):
        data |= tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))
    return data


def load(path: Path) -> Land:
    """Our data with every table that the file holds replaced by the file's own."""
    try:
        theirs = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"the data file {path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"the data file {path} is not TOML: {error}") from error
    ours = _ours()
    return checked(ours | theirs, ours)


def checked(data: dict[str, Any], ours: dict[str, Any] | None = None) -> Land:
    """The tables of these data, or the error that says what is wrong with them."""
    check_shape(data, _ours() if ours is None else ours)
    check_values(data)
    return Land(data)


def find(edition: str) -> Land:
    """The data of an edition: "" is ours, anything else the path of a data file; kept once read."""
    land = _LOADED.get(edition)
    if land is None:
        land = _LOADED[edition] = load(Path(edition)) if edition else checked(_ours())
    return land
