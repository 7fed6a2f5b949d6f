"""A game's ledger as HTML, with every rule id a link."""

import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from gonfalon import registry
from gonfalon.ledger import ledger

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def entries(game: str, lang: str) -> list[dict[str, Any]]:
    """The ledger in printed order: ``id`` is empty for a heading (``level`` 1 to 3) and for the words below it."""
    found = registry.find(game)
    path = found.folder() / "rules.md"
    ids = re.compile(rf"\b{re.escape(found.prefix)}-[A-Z0-9.-]*[A-Z0-9][a-z]?\b")
    out = []
    for entry in ledger(path) if path.exists() else ():
        text = entry.text(lang) or entry.en
        html = _markdown.renderInline(text) if entry.level else _markdown.render(text)
        html = html.replace("<table>", '<table tabindex="0">')  # a wide one scrolls: the keyboard must reach it
        linked = ids.sub(lambda hit: f'<a href="#{hit[0]}">{hit[0]}</a>', html) if found.prefix else html
        out.append({"id": entry.id, "level": entry.level, "html": linked})
    return out
