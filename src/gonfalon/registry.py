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


@cache
def find(name: str) -> Game:
    """The game of that name."""
    entry = _entries().get(name) if isinstance(name, str) else None
    if entry is None:
        raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(names()) or 'none'}")
    game: Game = entry.load()
    return game
