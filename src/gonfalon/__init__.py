"""Gonfalon: heavy strategy games, rules enforced, for people and for programs.

import gonfalon
match = gonfalon.new("byzantium", seats=3, seed=7)
while not match.over:
    match.apply(match.legal()[0])
print(match.scores(), match.winners())
"""

import secrets
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import gonfalon.games  # noqa: F401 - made callable below
from gonfalon import _build, registry
from gonfalon.kernel.content import read
from gonfalon.kernel.errors import (
    BadAnswer,
    BadContent,
    BadOption,
    BadSeats,
    DamagedRecord,
    DamagedSave,
    GameOver,
    GonfalonError,
    IllegalAnswer,
    NothingToUndo,
    NotYourDecision,
    OtherContent,
    OtherRulesVersion,
    StaleDecision,
    UnknownGame,
)
from gonfalon.kernel.requests import CHANCE
from gonfalon.match import Match, fresh
from gonfalon.records import loaded, replayed

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "BadAnswer",
    "BadContent",
    "BadOption",
    "BadSeats",
    "DamagedRecord",
    "DamagedSave",
    "GameOver",
    "GonfalonError",
    "IllegalAnswer",
    "Match",
    "NotYourDecision",
    "NothingToUndo",
    "OtherContent",
    "OtherRulesVersion",
    "StaleDecision",
    "UnknownGame",
    "compiled",
    "games",
    "load",
    "new",
    "replay",
    "use_content",
]


def _listed(lang: str) -> list[dict[str, Any]]:
    """Every installed game: its name, title, possible numbers of seats and options."""
    from gonfalon.wording import Wording

    out = []
    for name in registry.names():
        game = registry.find(name)
        words = Wording(game.folder(), lang)
        out.append(
            {
                "name": name,
                "title": words("title"),
                "blurb": words("blurb"),
                "seats": list(game.seats),
                "options": [
                    {
                        "name": option.name,
                        "title": words(f"option-{option.name}"),
                        "tip": words(f"option-{option.name}-tip"),
                        "values": list(option.values),
                        "titles": [_value_title(words, option.name, value) for value in option.values],
                        "rare": option.rare,
                        "default": option.default,
                        "rule": option.rule,
                    }
                    for option in game.all_options()
                ],
            }
        )
    return out


def _value_title(words: Any, name: str, value: Any) -> str:
    """What a value of a switch is called."""
    if isinstance(value, bool):
        return str(words("option-yes" if value else "option-no"))
    keys = [key for key in (f"option-{name}-{value}", f"option-{value}") if words.has(key)]
    return str(words(keys[0])) if keys else str(value)


class _Games(ModuleType):
    """``gonfalon.games`` is the package of our games; called, it lists every installed one."""

    def __call__(self, lang: str = "en") -> list[dict[str, Any]]:
        """Every installed game: its name, title, possible numbers of seats and options."""
        return _listed(lang)


if TYPE_CHECKING:

    def games(lang: str = "en") -> list[dict[str, Any]]: ...

else:
    sys.modules["gonfalon.games"].__class__ = _Games


def new(
    game: str,
    seats: int,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: bool = True,
    undo: bool = False,
) -> Match:
    """Begin a match. The same seed gives the same chance; without one it is unpredictable.

    ``chance=False`` leaves dice and draws to the caller, as answers of seat ``CHANCE``.
    ``undo=True`` keeps copies so that ``Match.undo`` works.
    """
    if seed is None:
        seed = secrets.randbits(64)
    if type(seed) is not int:
        raise BadOption(f"a seed is a whole number, not {seed!r}")
    if options is not None and not isinstance(options, dict):
        raise BadOption(f"options are a table of names and values, not {options!r}")
    if type(seats) is not int:
        raise BadSeats(f"the number of seats is a whole number, not {seats!r}")
    return fresh(registry.find(game), seats, options or {}, seed, chance, undo)


def use_content(*paths: str | Path) -> None:
    """From now on play with these data files, one per game; without any, with the games' own data."""
    files = [read(Path(path)) for path in paths]
    registry.use(tuple((file.path, file.text) for file in files))


def replay(record: dict[str, Any], seed: int = 0) -> Match:
    """Play a record again, checking every answer and checkpoint."""
    if not isinstance(record, dict) or record.get("format") != "gonfalon-record-1":
        raise DamagedRecord("this is not a record of ours: it does not say format gonfalon-record-1")
    return replayed(registry.find(record.get("game", "")), record, seed)


def load(data: bytes) -> Match:
    """The match that ``Match.save`` wrote."""
    return loaded(registry.find, data)


def compiled() -> bool:
    """Whether the kernel and the games run as compiled code."""
    return _build.compiled()
