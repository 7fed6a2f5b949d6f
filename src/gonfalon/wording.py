"""Words for everything people see, in English and French, from the games' Fluent files.

The keys a game's ``text/<lang>.ftl`` must hold:

    title, blurb                    the game itself
    name-<kind>-<id>                a thing that can be picked or named: name-city-damascus
    count-<kind>-<id>               { $count } of it, where lists hold it several times: 2 horses
    ask-<prompt>                    the question of a decision
    wait-<prompt>                   what those who wait may know of it; without one they read the question
    do-<prompt>                     what picking { $what } means there: Take control of { $what }
    do-<prompt>-<kind>              the same for answers of one kind: do-tribe-plunder for plunder:roma
    do-<prompt>-<id>                the same for one particular answer, usually a button
    name-window-<kind>              a window, as standing orders call it
    until-<event>                   how long an order lasts, as it follows "pass for me": until I am attacked
    act-<kind>, act-<kind>-<id>     something done unasked
    why-<fact>                      what stands in the way of an answer: 2 gold short; { $what } is what was picked
    log-<event>                     a line of the log
    score-<source>                  a row of the score table
    option-<name>, option-<name>-tip    a switch of the table

Arguments called seat, other, owner ... are seat numbers and become players' names; texts with a
colon (``city:damascus``) become the name of the thing. A name may have arguments of its own, after slashes:
``term:pay/seat=0/other=2/number=50`` is name-term-pay with these three; ``seat:0+seat:2`` is a list. The name of a
thing that is called by players has them as { $player-0 }, { $player-1 } ...
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
MOST_SEATS = 6  # at a table of any game


def scored(points: float) -> str:
    """Points as they are written everywhere: a true minus, and halves as \N{VULGAR FRACTION ONE HALF}."""
    whole, half = divmod(abs(points), 1)
    amount = f"{int(whole) or ''}\N{VULGAR FRACTION ONE HALF}" if half == 0.5 else f"{abs(points):g}"
    return f"\N{MINUS SIGN}{amount}" if points < 0 else amount


COMMON = Path(__file__).parent / "text"
#: French elides "de" before the vowel of a name that was put in: "de Antioch" is wrong.
_ELISION = re.compile(r"\b([Dd])e (?=[aeiouàâéèêëîïôûùœAEIOUÀÂÉÈÊËÎÏÔÛÙŒ])")
#: A number below zero that was put in is written with a true minus.
_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")
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


@cache
def _kinds(folder: Path) -> frozenset[str]:
    """The kinds of things a game has words for: what its names and answers are made of."""
    text = (folder / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(?:name|count|do)-(\S+)", text, re.MULTILINE)
    return frozenset([part for key in keys for part in key.split("-")]) | {"seat", "button"}


@lru_cache(maxsize=10_000, typed=True)  # typed: 1 and 1.0 read differently
def _sentence(messages: "FluentBundle", lang: str, key: str, /, **args: str | int | float) -> str:
    """A message with its arguments put in. A table words the same few thousand sentences over and over."""
    value = messages.get_message(key).value if messages.has_message(key) else None
    if value is None:
        return f"[{key}]"
    words, _ = messages.format_pattern(value, args)
    text = _MINUS.sub("\N{MINUS SIGN}", str(words))
    return _ELISION.sub("\\1\u2019", text) if lang == "fr" else text


@lru_cache(maxsize=10_000)
def _plain_name(messages: "FluentBundle", lang: str, thing: str) -> str:
    """The name of a thing that has no arguments and is no player: the same for everybody."""
    kind, _, ident = thing.partition(":")
    key = f"name-{kind}-{ident}"
    return _sentence(messages, lang, key) if messages.has_message(key) else ident


@cache
def _called_by_players(folder: Path) -> frozenset[str]:
    """The keys of names in which players are named."""
    text = (folder / "text" / "en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^(name-\S+) = .*\{ \$player-\d", text, re.MULTILINE))


def _arguments(texts: Sequence[str]) -> dict[str, str | int | list[str]]:
    """What a name with arguments says after its slashes."""
    return {name: _argument(value) for name, _, value in (text.partition("=") for text in texts)}


def _argument(value: str) -> str | int | list[str]:
    if value.isdecimal():
        return int(value)
    return value.split("+") if "+" in value else value


class Wording:
    """Turns keys and arguments into sentences for one game, one language and one set of players."""

    def __init__(self, folder: Path, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            lang = "en"
        self.lang = lang
        self.names = names
        self._folder = folder
        self._bundle = bundle(folder, lang)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def knows(self, kind: str) -> bool:
        """Whether this game names things of a kind; that of an answer may be made of several: ``traitor-plunder``."""
        return all(part in _kinds(self._folder) for part in kind.split("-"))

    def names_thing(self, thing: str) -> bool:
        """Whether there is a name for this very thing."""
        kind, _, ident = thing.partition(":")
        return self.has(f"name-{kind}-{ident.partition('/')[0]}") or (kind == "seat" and ident.isdecimal())

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence for a key; the key itself, in brackets, if nobody has worded it."""
        return _sentence(self._bundle, self.lang, key, **{name: self._worded(name, arg) for name, arg in args.items()})

    def stage(self, stage: tuple[str, dict[str, int]]) -> str:
        """How far a game is, as its log counts: "Round 3"."""
        key, facts = stage
        return self(key, **facts)

    def seat(self, number: int) -> str:
        """The name of the player in a seat."""
        if 0 <= number < len(self.names):
            return self.names[number]
        return self(f"seat-{number}") if number >= 0 else self("chance")

    def listed(self, names: Sequence[str]) -> str:
        """Several people in a sentence: Anna, Bruno and Clovis."""
        if len(names) < 2:
            return "".join(names)
        return _sentence(self._bundle, self.lang, "list-and", first=", ".join(names[:-1]), last=names[-1])

    def name(self, thing: str) -> str:
        """The name of a thing given as ``kind:id``."""
        if "/" not in thing and not thing.startswith("seat:"):
            key = "name-" + thing.replace(":", "-", 1)
            if key in _called_by_players(self._folder):
                players = {f"player-{seat}": self.seat(seat) for seat in range(MOST_SEATS)}
                return _sentence(self._bundle, self.lang, key, **players)
            return _plain_name(self._bundle, self.lang, thing)
        kind, _, ident = thing.partition(":")
        if kind == "seat" and ident.isdigit():
            return self.seat(int(ident))
        ident, *more = ident.split("/")
        key = f"name-{kind}-{ident}"
        return self(key, **_arguments(more)) if self.has(key) else ident

    def _worded(self, name: str, arg: Any) -> str | int | float:
        if isinstance(arg, str):
            return self.name(arg) if ":" in arg and " " not in arg else arg
        if isinstance(arg, bool):
            return "yes" if arg else "no"
        if isinstance(arg, int) and name in SEAT_ARGUMENTS:
            return self.seat(arg)
        if isinstance(arg, float):
            return scored(arg) if arg % 1 == 0.5 else arg
        if isinstance(arg, int):
            return arg
        if isinstance(arg, list | tuple) and all(isinstance(item, int) for item in arg):
            return ", ".join(str(item) for item in arg)  # dice: 5, 5, 1
        if isinstance(arg, list | tuple) and all(str(item).startswith("seat:") for item in arg):
            return self.listed([self.name(item) for item in arg])
        if isinstance(arg, list | tuple):
            return ", ".join(self._counted(item, count) for item, count in Counter(arg).items())
        return str(arg)

    def _counted(self, item: Any, count: int) -> str:
        """One thing of a list, as often as it is there."""
        key = f"count-{item}".replace(":", "-")
        if self.has(key):
            return self(key, count=count)
        words = str(self._worded("", item))
        return f"{count} \u00d7 {words}" if count > 1 else words
