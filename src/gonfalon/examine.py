"""A first look at a game when it is loaded: what can be told at once, in a sentence, before anybody sits down."""

import re
from pathlib import Path
from typing import Any

from gonfalon.draw.icons import PATHS
from gonfalon.kernel.errors import BadGame
from gonfalon.kernel.game import Game
from gonfalon.wording import COMMON, LANGUAGES

_KEY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)


def messages(file: Path) -> frozenset[str]:
    """The keys that a file of texts words."""
    return frozenset(_KEY.findall(file.read_text(encoding="utf-8"))) if file.exists() else frozenset()


class Keys:
    """Stands in for words: notes which keys are asked for, and gives the keys themselves."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def __call__(self, key: str, **args: Any) -> str:
        self.asked.add(key)
        return key

    def name(self, thing: str) -> str:
        return thing

    def seat(self, number: int) -> str:
        return str(number)


def examined(game: Game) -> Game:
    """The game itself, or BadGame that says what its name, its texts or its panels lack."""
    if not game.name or not game.seats:
        raise BadGame(f"{type(game).__name__} must have a name and say with how many seats it is played")
    keys = Keys()
    for key in ("title", "blurb"):
        keys(key)
    for option in game.options:
        keys(f"option-{option.name}")
        keys(f"option-{option.name}-tip")
    state = game.begin(game.seats[0], {})
    for panel in game.panels(state, keys):
        for icon, label, _ in panel:
            if icon not in PATHS:
                raise BadGame(
                    f"{game.name}: no icon is called {icon!r} (panel {label!r}); there are {', '.join(PATHS)}"
                )
    for lang in LANGUAGES:
        known = messages(COMMON / f"{lang}.ftl") | messages(game.folder() / "text" / f"{lang}.ftl")
        missing = sorted(keys.asked - known)
        if missing:
            raise BadGame(f"{game.name}: text/{lang}.ftl does not word {', '.join(missing)}")
    return game
