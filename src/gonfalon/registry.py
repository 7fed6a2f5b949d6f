"""The installed games: every package that declares an entry point in the group ``gonfalon.games``."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from gonfalon.kernel.errors import UnknownGame
from gonfalon.kernel.game import Game

GROUP = "gonfalon.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of the installed games."""
    return sorted(_entries())


def find(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str) or name not in _entries():
        raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(names()) or 'none'}")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    game: Game = _entries()[name].load()
    return game
