"""About this edition: where a game's printed data come from, and whether a data file replaced some of them."""

from typing import Any

from gonfalon import registry
from gonfalon.kernel.content import Source
from gonfalon.wording import Wording


def about(game: str, lang: str) -> dict[str, Any]:
    """Topic by topic and mark by mark, in words; ``content`` is the data file in use."""
    found = registry.find(game)
    words = Wording(found.folder(), lang)
    return {
        "game": found.name,
        "title": words("title"),
        "replaceable": bool(found.data_file()),
        "content": None if found.content is None else found.content.header(),
        "sources": [_topic(source, words) for source in found.sources()],
    }


def _topic(source: Source, words: Wording) -> dict[str, Any]:
    parts = [
        {"mark": mark, "label": words(f"mark-{mark}"), "things": [_name(thing, words) for thing in things]}
        for mark, things in source.things.items()
    ]
    return {"topic": source.topic, "title": words(f"source-{source.topic}"), "parts": parts}


def _name(thing: str, words: Wording) -> str:
    return "\u2013".join(words.name(part) for part in thing.split("+"))
