"""The data of the game: ours, or with tables replaced by a file of the owner of a real copy.

>>> world = find("")
>>> len(world.advances), len(world.action_cards), len(world.events), len(world.goal_cards)
(48, 42, 58, 38)
"""

from pathlib import Path
from typing import Any, Final

from gonfalon.games.clash_of_cultures.content.check import check
from gonfalon.games.clash_of_cultures.content.sources import marked
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.kernel.content import DataFile, sealed
from gonfalon.kernel.errors import BadContent

_FOLDER = Path(__file__).parent
FILES: Final = ("pieces", "advances", "cards", "events", "objectives", "wonders", "civilizations", "map")
#: Every set of data in use, by its seal; "" is ours. A state remembers only the seal.
_LOADED: dict[str, World] = {}


def _read(name: str) -> dict[str, Any]:
    text = (_FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return DataFile(f"{name}.toml", text if name == "pieces" else 'game = "clash-of-cultures"\n' + text).data


def ours() -> dict[str, Any]:
    """Our data, all tables."""
    out: dict[str, Any] = {}
    for name in FILES:
        out |= _read(name)
    return out


def template() -> str:
    """What an owner of the game may replace: the numbers of the track with seven ages, the pairs of Man God."""
    text = (_FOLDER / "map.toml").read_text(encoding="utf-8")
    return 'game = "clash-of-cultures"\n\n' + text[text.index("# The last five rounds") :]


def load(file: DataFile) -> str:
    """Check and keep our data with the tables of a file in the place of ours; gives their seal, "" if they are ours."""
    own = ours()
    data = own | file.data
    try:
        check(data, own)
    except BadContent as error:
        raise BadContent(f"{file.path}: {error}") from error
    seal = sealed(data)
    if seal == sealed(own):
        return ""
    _LOADED.setdefault(seal, World(data, marked(data, own)))
    return seal


def find(edition: str) -> World:
    """The data of that seal; "" is ours."""
    if edition not in _LOADED and not edition:
        own = ours()
        check(own, own)
        _LOADED[edition] = World(own, marked(own, own))
    return _LOADED[edition]
