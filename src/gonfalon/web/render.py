"""Turning templates into pages."""

import hashlib
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, FunctionLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from gonfalon import registry
from gonfalon.draw import theme as palette
from gonfalon.draw.icons import PATHS
from gonfalon.draw.pieces import LETTERS, seat_outline
from gonfalon.draw.theme import SEAT_INK
from gonfalon.wording import LANGUAGES, Wording

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
THEMES: Final = ("auto", "light", "dark")


@cache
def _environment() -> Environment:
    out = Environment(
        loader=ChoiceLoader(
            [FileSystemLoader(HERE / "templates"), PrefixLoader({"cover": FunctionLoader(_cover)}, delimiter="/")]
        ),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    out.globals.update(
        version=version("gonfalon"),
        languages=LANGUAGES,
        game_icons=PATHS,
        scored=scored,
        shared=shared,
        paper=palette.COMMON["paper2"],
        seat_marks=[(seat, seat_outline(seat, 10), LETTERS[seat], ink) for seat, ink in enumerate(SEAT_INK)],
    )
    return out


@cache
def shared(game: str) -> str:
    """The picture that goes with a link to a page about a game; that of all games where it has none."""
    file = f"share/{game}.png"
    return file if game in registry.names() and (STATIC / file).exists() else "share.png"


def scored(points: float) -> str:
    """Points as they are written everywhere, see ``scored`` in words.js: a true minus, and halves as ½."""
    whole, part = divmod(abs(points), 1)
    amount = f"{int(whole) or ''}½" if part == 0.5 else f"{abs(points):g}"
    return f"\N{MINUS SIGN}{amount}" if points < 0 else amount


def _cover(game: str) -> str | None:
    """The picture a game brings for its door: ``picture/cover.svg`` in its folder, a template like ours."""
    file = registry.find(game).folder() / "picture" / "cover.svg"
    return file.read_text(encoding="utf-8") if file.exists() else None


@cache
def colours() -> str:
    """The style sheet with the colours of the page and those every game brings in its ``picture.colours``."""
    for name in registry.names():
        game = type(registry.find(name)).__module__
        if (registry.find(name).folder() / "picture" / "colours.py").exists():
            import_module(f"{game}.picture.colours")
    return palette.page_css()


@cache
def _seal() -> str:
    return hashlib.blake2b(colours().encode(), digest_size=6).hexdigest()


@cache
def source(lang: str) -> Markup:
    """The Fluent source of the page's own strings, which the client reads from the page."""
    text = (HERE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    if "</" in text:
        raise ValueError(f"{lang}.ftl must not contain markup: it is embedded in the page as it stands")
    return Markup(text)  # noqa: S704  # our own file, checked above


def words(lang: str) -> Wording:
    """The page's own words, for what the server says outside of pages."""
    return Wording(HERE, lang if lang in LANGUAGES else "en")


def trouble(error: dict[str, Any], lang: str) -> str:
    """What people are told of an error that clients read: see ``trouble`` in words.js."""
    words = Wording(HERE, lang)
    keys = [f"error-{error[name]}" for name in ("reason", "kind") if name in error]
    return words(next(filter(words.has, keys), "error-refused"), **error)


def render(page: str, lang: str, theme: str = "auto", site: str = "/", **context: Any) -> str:
    """The HTML of a page in one language; ``site`` is the address of the front page, for those who share a link."""
    lang = lang if lang in LANGUAGES else "en"
    return (
        _environment()
        .get_template(f"{page}.html")
        .render(
            page=page,
            lang=lang,
            theme=theme if theme in THEMES else "auto",
            t=Wording(HERE, lang),
            words=source(lang),
            colours=_seal(),
            site=site,
            **context,
        )
    )
