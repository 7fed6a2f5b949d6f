"""The installed games: every package that declares an entry point in the group ``gonfalon.games``.

``use`` replaces data of games by those of data files, for everybody in this process who asks for these games.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from gonfalon.examine import examined
from gonfalon.kernel.content import DataFile
from gonfalon.kernel.errors import BadContent, UnknownGame
from gonfalon.kernel.game import Game

GROUP = "gonfalon.games"

#: Data files as another process gets them: path and text of each.
Contents = tuple[tuple[str, str], ...]

_contents: Contents = ()
_replaced: dict[str, Game] = {}


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The names of the installed games."""
    return sorted(_entries())


def find(name: str) -> Game:
    """The game of that name, with the data in use."""
    if not isinstance(name, str) or name not in _entries():
        raise UnknownGame(f"there is no game {name!r}; installed: {', '.join(names()) or 'none'}")
    return _replaced.get(name) or _loaded(name)


@cache
def _loaded(name: str) -> Game:
    game: Game = _entries()[name].load()
    return examined(game)


# -- data files ----------------------------------------------------------------------------------


def contents() -> Contents:
    """The data files in use: what another process needs to find the same games."""
    return _contents


def use(files: Contents) -> None:
    """From now on play with these data files, one per game, and with no others."""
    global _contents
    if files == _contents:
        return
    games: dict[str, Game] = {}
    paths: dict[str, str] = {}
    for path, text in files:
        file = DataFile(path, text)
        if file.game not in _entries():
            raise BadContent(f"{path} is for {file.game!r}, which is not installed; installed: {', '.join(names())}")
        if file.game in games:
            raise BadContent(f"{paths[file.game]} and {path} are both for {file.game}: one file per game")
        games[file.game], paths[file.game] = _loaded(file.game).with_file(file), path
    _replaced.clear()
    _replaced.update(games)
    _contents = files


@contextmanager
def using(files: Contents) -> Iterator[None]:
    """Play with these data files for a while."""
    before = contents()
    use(files)
    try:
        yield
    finally:
        use(before)
