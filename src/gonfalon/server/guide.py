"""How a game is played: the guide in its folder, as a page. The same files are read in the repository."""

import re
import tomllib
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from gonfalon import registry
from gonfalon.server.errors import NotFound
from gonfalon.wording import LANGUAGES

#: The aim of the game in three lines, as every guide begins.
AIM = re.compile(r'<h2 id="c1">.*?</h2>\s*(<ul>.*?</ul>)', re.S)
#: What a picture of a guide may be called.
PICTURE = re.compile(r"[a-z-]{1,40}\.(svg|png)")

#: The width and height of a drawing.
VIEW_BOX = re.compile(r'<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"')

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def _folder(game: str) -> Path:
    return registry.find(game).folder() / "guide"


def exists(game: str) -> bool:
    """Whether the game brings a guide."""
    return (_folder(game) / "en.md").exists()


@cache
def guide(game: str, lang: str) -> dict[str, Any]:
    """``html`` without its title; ``contents``: id and title of every chapter; ``aim``: the list in the first one."""
    file = _folder(game) / f"{lang}.md"
    file = file if file.exists() else _folder(game) / "en.md"
    if not file.exists():
        raise NotFound("this game has no guide")
    tokens = _markdown.parse(file.read_text(encoding="utf-8"))
    tokens = tokens[3:]  # the title is the page's
    contents: list[dict[str, str]] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            ident, title = f"c{len(contents) + 1}", tokens[place + 1].content
            token.attrSet("id", ident)
            contents.append({"id": ident, "title": title})
        if token.type == "table_open":
            token.attrSet("tabindex", "0")  # a wide one scrolls: the keyboard must reach it
        for child in token.children or ():
            if child.type == "image":
                _place(child, game)
    html = str(_markdown.renderer.render(tokens, _markdown.options, {}))
    aim = AIM.search(html)
    return {"html": html, "contents": contents, "aim": aim[1] if aim else ""}


def _place(image: Token, game: str) -> None:
    """Let a picture be found where the site has it, once somebody gets there; its room is kept until then."""
    source = str(image.attrGet("src"))
    image.attrSet("src", f"/guide/{game}/{source.removeprefix('img/')}")
    image.attrSet("loading", "lazy")
    width, height = size(_folder(game) / source)
    image.attrSet("width", str(width))
    image.attrSet("height", str(height))


def size(file: Path) -> tuple[int, int]:
    """How wide and high a picture is: of a PNG as its header says, of a drawing its view box."""
    content = file.read_bytes()
    if file.suffix == ".png":
        return int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    box = VIEW_BOX.search(content.decode())
    if box is None:
        raise ValueError(f"{file} has no view box")
    return round(float(box[1])), round(float(box[2]))


@cache
def pictures(game: str, lang: str) -> dict[str, list[dict[str, str]]]:
    """The pictures that illustrate the rules, with their words in the guide, by the number of the chapter.

    One that a language lacks is left out.
    """
    table = _folder(game) / "pictures.toml"
    if not table.exists():
        return {}
    image = r'<img src="([^"]+/([^"/]+))" alt="([^"]*)" loading="lazy" width="(\d+)" height="(\d+)"'
    found = re.findall(image, guide(game, lang)["html"])
    shown = {
        name: {"src": src, "alt": unescape(alt), "width": width, "height": height}
        for src, name, alt, width, height in found
    }
    chapters = tomllib.loads(table.read_text(encoding="utf-8"))
    return {number: [shown[name] for name in names if name in shown] for number, names in chapters.items()}


def picture(game: str, lang: str, name: str) -> Path:
    """The file of a picture."""
    file = _folder(game) / "img" / lang / name
    if lang not in LANGUAGES or not PICTURE.fullmatch(name) or not file.exists():
        raise NotFound("there is no such picture")
    return file
