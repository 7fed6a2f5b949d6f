"""Words for everything people see, in English and French, from the games' Fluent files.

The keys a game's ``text/<lang>.ftl`` must hold:

    title, blurb                    the game itself
    name-<kind>-<id>                a thing that can be picked or named: name-city-damascus
    ask-<prompt>                    the question of a decision
    do-<prompt>                     what picking { $what } means there: Take control of { $what }
    do-<prompt>-<kind>              the same for answers of one kind: do-tribe-plunder for plunder:roma
    do-<prompt>-<id>                the same for one particular answer, usually a button
    log-<event>                     a line of the log
    score-<source>                  a row of the score table
    option-<name>, option-<name>-tip    a switch of the table

Arguments called seat, other, owner ... are seat numbers and become players' names; texts with a
colon (``city:damascus``) become the name of the thing.
"""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
COMMON = Path(__file__).parent / "text"
#: French elides "de" before the vowel of a name that was put in: "de Antioch" is wrong.
_ELISION = re.compile(r"\b([Dd])e (?=[aeiouàâéèêëîïôûùœAEIOUÀÂÉÈÊËÎÏÔÛÙŒ])")
SEAT_ARGUMENTS = frozenset({"seat", "other", "owner", "attacker", "defender", "holder", "winner", "partner"})


@cache
def bundle(folder: Path, lang: str) -> "FluentBundle":
    """The messages of a game, on top of the common ones, in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    out = FluentBundle([lang], use_isolating=False)
    for place in (COMMON, folder / "text"):
        file = place / f"{lang}.ftl"
        if file.exists():
            out.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return out


class Wording:
    """Turns keys and arguments into sentences for one game, one language and one set of players."""

    def __init__(self, folder: Path, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            lang = "en"
        self.lang = lang
        self.names = names
        self._bundle = bundle(folder, lang)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key; the key itself, in brackets, if nobody has worded it."""
        if not self._bundle.has_message(key):
            return f"[{key}]"
        value = self._bundle.get_message(key).value
        if value is None:
            return f"[{key}]"
        text, _ = self._bundle.format_pattern(value, {name: self._worded(name, arg) for name, arg in args.items()})
        return _ELISION.sub("\\1\u2019", str(text)) if self.lang == "fr" else str(text)

    def seat(self, number: int) -> str:
        """The name of the player in a seat."""
        if 0 <= number < len(self.names):
            return self.names[number]
        return self(f"seat-{number}") if number >= 0 else self("chance")

    def name(self, thing: str) -> str:
        """The name of a thing given as ``kind:id``."""
        kind, _, ident = thing.partition(":")
        if kind == "seat" and ident.isdigit():
            return self.seat(int(ident))
        key = f"name-{kind}-{ident}"
        return self(key) if self.has(key) else ident

    def _worded(self, name: str, arg: Any) -> str | int | float:
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, int) and name in SEAT_ARGUMENTS:
            return self.seat(arg)
        if isinstance(arg, int | float):
            return arg
        if isinstance(arg, str):
            return self.name(arg) if ":" in arg and " " not in arg else arg
        if isinstance(arg, list | tuple):
            return ", ".join(str(self._worded("", item)) for item in arg)
        return str(arg)
