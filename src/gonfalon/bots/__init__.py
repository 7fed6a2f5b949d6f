"""Players made of code.

bot = gonfalon.bots.make("search", simulations=400)
answer = bot.choose(match, seat=0, generator=Generator(7))

``random``, ``greedy`` and ``search`` are the kinds; ``novice`` to ``grandmaster`` are levels for people, built
from them. A name may carry parameters: ``search:simulations=400:actions=1``. A bot of one's own is named by its module
and class, as in ``mine.Cautious``; it is a ``Bot``, and its parameters are numbers too.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.bots.base import Bot, RandomBot
from gonfalon.bots.errors import BadParameter, UnknownBot
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.learned import LearnedBot
from gonfalon.bots.search import SearchBot
from gonfalon.kernel.generator import Generator
from gonfalon.wording import Wording

__all__ = ["BadParameter", "Bot", "UnknownBot", "choose", "kinds", "levels", "make", "parsed", "title", "words"]

_KINDS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "learned": LearnedBot,
}

#: The levels for people, weakest first: a kind and its parameters.
_LEVELS: dict[str, tuple[str, dict[str, Any]]] = {
    "novice": ("greedy", {"samples": 1, "blunder": 0.7}),
    "squire": ("greedy", {"samples": 2, "blunder": 0.35}),
    "knight": ("greedy", {}),
    "master": ("search", {"simulations": 1200, "seconds": 0.9}),
    "grandmaster": ("search", {"simulations": 4000, "seconds": 2.8, "value": 1}),
}


def kinds() -> list[str]:
    """The kinds of bots."""
    return list(_KINDS)


def levels() -> list[str]:
    """The levels for people, weakest first."""
    return list(_LEVELS)


def words(lang: str = "en") -> Wording:
    """The wording of bots: levels and reasons."""
    return Wording(Path(__file__).parent, lang)


def title(level: str, lang: str = "en") -> str:
    """The name of a level, or of a kind, in the reader's language."""
    name, _ = parsed(level)
    return words(lang)(f"bot-{name}")


def parsed(spec: str) -> tuple[str, dict[str, Any]]:
    """A bot's name and the parameters written behind it."""
    if not isinstance(spec, str):
        raise UnknownBot(f"a bot is named by a text, not by {spec!r}")
    name, *pairs = spec.strip().split(":")
    params: dict[str, Any] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        try:
            number = float(value) if "." in value else int(value)
        except ValueError:
            raise BadParameter(
                f"{pair!r} in {spec!r} is not a parameter and its number, as in simulations=400"
            ) from None
        if key in params:
            raise BadParameter(f"{spec!r} gives {key} twice")
        params[key] = number
    return name, params


def _class(name: str) -> Callable[..., Bot]:
    """The bots of this kind."""
    if name in _KINDS:
        return _KINDS[name]
    if "." in name:
        return _own(name)
    known = ", ".join([*_KINDS, *_LEVELS])
    raise UnknownBot(f"there is no bot {name!r}; there are {known}, and your own, named like mine.Cautious")


def _own(name: str) -> Callable[..., Bot]:
    """Somebody's own bots; their module may lie in the folder one is in."""
    module, _, own = name.rpartition(".")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(import_module(module), own)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{name!r} is not a class of bots: it should be a gonfalon.bots.Bot")
    return found


def make(name: str, **params: Any) -> Bot:
    """A bot of this kind or level, with other parameters if given. One bot plays one seat of one match."""
    kind, written = parsed(name)
    given = {**written, **params}
    if kind in _LEVELS:
        kind, usual = _LEVELS[kind]
        given = {**usual, **given}
    bots = _class(kind)
    own = list(signature(bots).parameters)
    for key in given:
        if key not in own:
            has = f"it has {', '.join(own)}" if own else "it has none"
            raise BadParameter(f"{kind} does not have a parameter {key!r}; {has}")
    return bots(**given)


def choose(level: str, save: bytes, seat: int, seed: int, seconds: float = 0.0) -> str:
    """The answer of a bot of this level in a saved match; a plain function, so that another process can run it.

    ``seconds`` > 0 limits the thinking time of a bot that searches; it never thinks longer than its level does.
    """
    bot = make(level)
    if seconds and isinstance(bot, SearchBot):
        bot.seconds = min(seconds, bot.seconds or seconds)
    return bot.choose(gonfalon.load(save), seat, Generator(seed))
