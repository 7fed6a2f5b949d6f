"""Elements, text and documents: the few words every drawing is written in.

`el` escapes plain strings and passes `Markup` through, so text from players or translations
can never become markup by accident:

>>> el("text", "Tom & <Jerry>", x=3.0, class_="name")
'<text x="3" class="name">Tom &amp; &lt;Jerry&gt;</text>'
"""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from itertools import pairwise
from typing import Final

Attr = str | float | int | None
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""

_ID: Final = re.compile(r'\sid="([^"]*)"')
_NARROW: Final = frozenset("iIjlt.,:;'|!()[] ")
_WIDE: Final = frozenset("mwMW@%")


class Markup(str):
    """A piece of finished SVG; `el` never escapes it again."""

    __slots__ = ()

    def __add__(self, other: str) -> "Markup":
        return Markup(str.__add__(self, _safe(other)))


def _safe(part: str) -> str:
    return part if isinstance(part, Markup) else escape(part, quote=False)


@lru_cache(maxsize=1 << 15)
def num(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    if isinstance(value, int):
        return str(value)
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


@cache
def _attribute(name: str) -> str:
    return f" {name.rstrip('_').replace('_', '-')}="


def el(tag: str, /, *children: str, **attrs: Attr) -> Markup:
    """One element. `class_` becomes `class`, other underscores become dashes, None is left out."""
    head = ""
    for name, value in attrs.items():
        if value is not None:
            head += f'{_attribute(name)}"{escape(value) if isinstance(value, str) else num(value)}"'
    body = "".join(map(_safe, children))
    return Markup(f"<{tag}{head}>{body}</{tag}>" if body else f"<{tag}{head}/>")


def join(parts: Iterable[str]) -> Markup:
    """Several pieces one after the other."""
    return Markup("".join(map(_safe, parts)))


def move(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of a `transform` that puts the origin at (x, y)."""
    value = f"translate({num(x)} {num(y)})"
    if turn:
        value += f" rotate({num(turn)})"
    return value if scale == 1 else f"{value} scale({num(scale)})"


def group(*children: str, at: Point | None = None, scale: float = 1, turn: float = 0, **attrs: Attr) -> Markup:
    """A `<g>`, moved to `at` when given."""
    if at is not None:
        attrs["transform"] = move(at[0], at[1], scale, turn)
    return el("g", *children, **attrs)


def shifted(art: str, at: Point, tall: Point | None = None, square: Point | None = None) -> Markup:
    """What stands at `at`, in the arrangement for a phone at `tall`, and in that for a square window at `square`."""
    ways = [to and move(round(to[0] - at[0], 1), round(to[1] - at[1], 1)) for to in (tall, square)]
    return el("g", art, data_tall=ways[0], data_square=ways[1])


def path(d: str, **attrs: Attr) -> Markup:
    """A path from its `d` string."""
    return el("path", d=d, **attrs)


def circle(r: float, cx: float = 0, cy: float = 0, **attrs: Attr) -> Markup:
    """A circle, by default round the origin."""
    return el("circle", cx=cx or None, cy=cy or None, r=r, **attrs)


def rect(box: Box, rx: float = 0, **attrs: Attr) -> Markup:
    """A rectangle with optional rounded corners."""
    x, y, width, height = box
    return el("rect", x=x, y=y, width=width, height=height, rx=rx or None, **attrs)


def polyline(points: Iterable[Point], closed: bool = False) -> str:
    """The `d` of straight lines through the points."""
    d = "M" + "L".join(f"{num(round(x, 1))} {num(round(y, 1))}" for x, y in points)
    return d + "Z" if closed else d


def curve(start: Point, end: Point, controls: Iterable[Point] = ()) -> str:
    """The `d` from start to end: straight, quadratic or cubic, by the number of control points."""
    points = [*controls, end]
    letter = {1: "L", 2: "Q", 3: "C"}[len(points)]
    tail = " ".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{num(start[0])} {num(start[1])}{letter}{tail}"


def along(start: Point, end: Point, controls: Iterable[Point], t: float) -> Point:
    """The point at share `t` of the way of `curve` (de Casteljau), for placing things on a link."""
    points = [start, *controls, end]
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def text_width(words: str, size: float) -> float:
    """Roughly how wide the words are; good enough for boxes and wrapping, without font files."""
    ems = sum(0.3 if c in _NARROW else 0.85 if c in _WIDE else 0.66 if c.isupper() else 0.5 for c in words)
    return ems * size


def text(
    words: str,
    x: float = 0,
    y: float = 0,
    size: float = 13,
    anchor: str = "middle",
    middle: bool = False,
    **attrs: Attr,
) -> Markup:
    """A line of text. `middle` centres it on y by arithmetic, since `dominant-baseline` differs by browser."""
    return el(
        "text",
        words,
        x=x or None,
        y=round(y + (size * 0.35 if middle else 0), 2),
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        **attrs,
    )


def fitted(words: str, width: float, size: float, x: float, y: float, class_: str = "", **attrs: Attr) -> Markup:
    """A line that begins at x, centred on y, and becomes smaller rather than wider than its place."""
    broad = 1.32 if "bold" in class_ else 1.15  # letters of fonts that may stand in
    fits = min(size, size * width / max(1.0, text_width(words, size) * broad))
    return text(words, x, y, round(fits, 1), "start", middle=True, class_=class_ or None, **attrs)


def wrap(words: str, width: float, size: float) -> list[str]:
    """Break text into lines no wider than `width`, with a margin for wide fallback fonts."""
    lines: list[str] = []
    for word in words.split(" "):  # a space that must not break stays
        if lines and text_width(f"{lines[-1]} {word}", size) * 1.15 <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def paragraph(
    words: str, x: float, y: float, width: float, size: float = 12, leading: float = 1.3, class_: str | None = None
) -> Markup:
    """Wrapped text whose first baseline is at y."""
    lines = wrap(words, width, size)
    return join(text(line, x, y + i * size * leading, size, "start", class_=class_) for i, line in enumerate(lines))


def target(
    ident: str,
    *children: str,
    at: Point = (0, 0),
    choose: str | None = None,
    reach: float | Box = 22,
    tip: str | None = None,
    class_: str = "piece",
    unlit: bool = False,
) -> Markup:
    """A thing the page can light, click and move.

    `ident` is its stable id, `choose` the decision target (`city:damascus`), `reach` the generous
    transparent hit area: a radius, or a box. Without `choose` it only moves. What is `unlit` explains itself like the
    thing of that name and is not what would be chosen: another player's copy.
    """
    parts: list[str] = [el("title", tip)] if tip else []
    if choose is not None:
        for role in ("hit", "halo"):
            parts.append(rect(reach, 8, class_=role) if isinstance(reach, tuple) else circle(reach, class_=role))
    unlit_mark = "" if unlit else None
    return el(
        "g",
        *parts,
        *children,
        id=ident,
        class_=class_,
        data_target=choose,
        data_unlit=unlit_mark,
        transform=move(*at),
    )


def repeated_ids(markup: str) -> set[str]:
    """Ids that occur more than once: always a mistake."""
    return {ident for ident, count in Counter(_ID.findall(markup)).items() if count > 1}


def document(
    *children: str,
    view: Box,
    style: str,
    title: str,
    id_: str | None = None,
    tall: Box | None = None,
    square: Box | None = None,
) -> Markup:
    """A whole `<svg class="gonfalon-board">` with its own style sheet and accessible title.

    `tall` is the view of a second arrangement for narrow screens: there, what has a `data-tall` is moved by that
    transform instead of its own, what is of class `only-tall` appears, and what is `only-wide` does not. `square` is
    that of a third, for windows about as high as they are wide, with `data-square`, `only-square` and `not-square`.
    """
    inside = join(children)
    if twice := repeated_ids(inside):
        raise ValueError(f"ids used twice in one drawing: {', '.join(sorted(twice))}")
    return el(
        "svg",
        el("title", title),
        el("style", Markup(style)),
        inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(num, view)),
        data_tall=None if tall is None else " ".join(map(num, tall)),
        data_square=None if square is None else " ".join(map(num, square)),
        class_="gonfalon-board",
        id=id_,
        role="group",
        aria_label=title,
    )
