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
from gonfalon.kernel.content import DataFile, Editions

_FOLDER = Path(__file__).parent
FILES: Final = ("pieces", "advances", "cards", "events", "objectives", "wonders", "civilizations", "map")


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


def _made(data: dict[str, Any], own: dict[str, Any]) -> World:
    check(data, own)
    return World(data, marked(data, own))


_EDITIONS: Final = Editions(ours, _made)


def load(file: DataFile) -> str:
    """Check and keep data; gives their seal."""
    return _EDITIONS.load(file)


def find(edition: str) -> World:
    """The data of that seal; "" is ours."""
    world: World = _EDITIONS.find(edition)
    return world
