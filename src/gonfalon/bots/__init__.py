"""Players made of code.

bot = gonfalon.bots.make("search", simulations=400)
answer = bot.choose(match, seat=0, generator=Generator(7))

``random``, ``greedy`` and ``search`` are the kinds; ``novice`` to ``master`` are levels for people, built
from them. A name may carry parameters: ``search:simulations=400:actions=1``.
"""

from collections.abc import Callable
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
    "master": ("search", {"simulations": 1200}),
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
    """A bot's name and the parameters written behind it; both known."""
    if not isinstance(spec, str):
        raise UnknownBot(f"a bot is named by a text, not by {spec!r}")
    name, *pairs = spec.strip().split(":")
    if name not in _KINDS and name not in _LEVELS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join([*_KINDS, *_LEVELS])}")
    params: dict[str, Any] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        try:
            params[key] = float(value) if "." in value else int(value)
        except ValueError:
            raise BadParameter(
                f"{pair!r} in {spec!r} is not a parameter and its number, as in simulations=400"
            ) from None
    return name, params


def make(name: str, **params: Any) -> Bot:
    """A bot of this kind or level, with other parameters if given. One bot plays one seat of one match."""
    kind, written = parsed(name)
    given = {**written, **params}
    if kind in _LEVELS:
        kind, usual = _LEVELS[kind]
        given = {**usual, **given}
    try:
        return _KINDS[kind](**given)
    except TypeError:
        raise BadParameter(f"{kind} does not have all of these parameters: {', '.join(given)}") from None


def choose(level: str, save: bytes, seat: int, seed: int, seconds: float = 0.0) -> str:
    """The answer of a bot of this level in a saved match; a plain function, so that another process can run it.

    ``seconds`` > 0 limits the thinking time of a bot that searches.
    """
    bot = make(level)
    if seconds and isinstance(bot, SearchBot):
        bot = make(level, seconds=seconds)
    return bot.choose(gonfalon.load(save), seat, Generator(seed))
