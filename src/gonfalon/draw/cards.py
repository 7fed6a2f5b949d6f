"""A card frame: title band, symbol slots, picture icon, body text. Content is the game's business."""

from collections.abc import Sequence
from typing import Final

from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, circle, join, paragraph, path, rect, target, text, text_width
from gonfalon.draw.theme import paint

WIDTH: Final = 160
HEIGHT: Final = 224
_FRAME: Final[Box] = (0, 0, WIDTH, HEIGHT)


def card(
    ident: str,
    title: str,
    body: str = "",
    *,
    symbols: Sequence[str] = (),
    corner: str = "",
    emblem: str | None = None,
    tint: str = "paper2",
    at: tuple[float, float] = (0, 0),
    choose: str | None = None,
    tip: str | None = None,
) -> Markup:
    """A face-up card: `symbols` are icons in slots under the title, `corner` a short number or letter."""
    size = min(14.0, 14 * (WIDTH - 46) / max(text_width(title, 14), 1))
    parts: list[str] = [
        _sheet("panel"),
        path(f"M8 12Q8 8 12 8H{WIDTH - 12}Q{WIDTH - 8} 8 {WIDTH - 8} 12V34H8Z", fill=paint(tint)),
        path(f"M8 34H{WIDTH - 8}", stroke=paint("line")),
        text(title, WIDTH / 2 + (9 if corner else 0), 21, size, middle=True, class_="serif bold"),
    ]
    if corner:
        parts += [
            circle(11, 21, 21, fill=paint("paper"), stroke=paint("ink2")),
            text(corner, 21, 21, 12, middle=True, class_="bold"),
        ]
    parts += [_slot(name, i, len(symbols)) for i, name in enumerate(symbols)]
    top = 70.0 if symbols else 44.0
    if emblem:
        parts.append(icon(emblem, 44, WIDTH / 2, top + 26, fill=paint("ink2")))
        top += 54
    parts.append(paragraph(body, 14, top + 14, WIDTH - 28, 11))
    return target(ident, *parts, at=at, choose=choose, reach=_FRAME, tip=tip, class_="piece card")


def card_back(ident: str, emblem: str = "banner", *, at: tuple[float, float] = (0, 0), count: int = 0) -> Markup:
    """A face-down card or deck; `count` is printed when there are several."""
    lattice = "".join(
        f"M{x} 24{'l11 11-11 11' * 8}M{x + 22} 24{'l-11 11 11 11' * 8}" for x in range(14, WIDTH - 14, 22)
    )
    parts: list[str] = [
        _sheet("land2"),
        path(lattice, stroke=paint("line"), fill="none"),
        circle(34, WIDTH / 2, HEIGHT / 2, fill=paint("paper2"), stroke=paint("ink2")),
        icon(emblem, 38, WIDTH / 2, HEIGHT / 2, fill=paint("ink2")),
    ]
    if count > 1:
        parts.append(text(str(count), WIDTH / 2, HEIGHT - 26, 16, class_="serif bold"))
    return target(ident, *parts, at=at, class_="piece card")


def _sheet(fill: str) -> Markup:
    return join(
        (
            rect((2, 3, WIDTH, HEIGHT), 10, fill="#000", fill_opacity=0.18),
            rect(_FRAME, 10, fill=paint(fill), stroke=paint("ink2"), stroke_width=1.2),
            rect((5, 5, WIDTH - 10, HEIGHT - 10), 7, fill="none", stroke=paint("line")),
        )
    )


def _slot(name: str, i: int, count: int) -> Markup:
    x = WIDTH / 2 + (i - (count - 1) / 2) * 28
    return rect((x - 12, 41, 24, 24), 5, fill=paint("paper"), stroke=paint("line")) + icon(
        name, 17, x, 53, fill=paint("ink")
    )
