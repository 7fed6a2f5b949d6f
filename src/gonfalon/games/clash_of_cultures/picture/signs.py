"""Small signs: goods and tokens, each with a shape of its own."""

from typing import Final

from gonfalon.draw.svg import Attr, Markup, circle, group, move, path, text
from gonfalon.draw.theme import paint

#: Drawn in the square -12..12.
PATHS: Final[dict[str, tuple[str, str]]] = {
    "food": (
        "grain",
        "M-1 12V-3H1V12ZM0-12Q3-8 0-4Q-3-8 0-12ZM1-2Q2-7 7-7.5 7-2 1 0ZM-1-2Q-2-7-7-7.5-7-2-1 0Z"
        "M1 4Q2-1 7-1.5 7 4 1 6ZM-1 4Q-2-1-7-1.5-7 4-1 6Z",
    ),
    "wood": (
        "timber",
        "M-11 4L6-7A4 4 0 0 1 11-1L-6 10A4 4 0 0 1-11 4Z"
        "M-8.5 5A1.8 1.8 0 1 0-6 8.6 1.8 1.8 0 1 0-8.5 5ZM-2-8L8-1 10 3-4 6Z",
    ),
    "ore": ("stone", "M-11 8L-8-3-2-9 5-8 10-1 11 8ZM-5 5L-3-2 1-5 4-1 2 5Z"),
    "ideas": (
        "lamp",
        "M0-12A8 8 0 0 1 5 2.5Q4 4 4 6H-4Q-4 4-5 2.5A8 8 0 0 1 0-12ZM-4 7.5H4V9.5H-4ZM-2.5 10.5H2.5V12H-2.5Z",
    ),
    "gold": ("gold", "M-11 3L-8-4H2L5 3ZM-4 11L-1 4H9L12 11ZM-12 11L-9 4H-3L-6 11ZM-3-5L0-11H8L11-5Z"),
    "mood": (
        "smile",
        "M0-11A11 11 0 1 1 0 11 11 11 0 1 1 0-11ZM-4.5-4.5A1.7 1.7 0 1 0-4.5-1 1.7 1.7 0 1 0-4.5-4.5Z"
        "M4.5-4.5A1.7 1.7 0 1 0 4.5-1 1.7 1.7 0 1 0 4.5-4.5ZM-6 2Q0 10 6 2 0 6-6 2Z",
    ),
    "culture": (
        "mask",
        "M-10-9Q0-12 10-9V0Q8 11 0 12-8 11-10 0ZM-6-4Q-3-7-1-3-4-2-6-4ZM6-4Q3-7 1-3 4-2 6-4ZM-5 3Q0 9 5 3 0 5-5 3Z",
    ),
}


def sign(name: str, size: float = 18, x: float = 0, y: float = 0, **attrs: Attr) -> Markup:
    """The sign of a good or token, in its colour with a dark edge."""
    tint, d = PATHS[name]
    fill = paint(tint)
    return path(
        d,
        fill=fill,
        fill_rule="evenodd",
        stroke=paint("edge"),
        stroke_width=1.1,
        stroke_linejoin="round",
        transform=move(x, y, size / 24),
        **attrs,
    )


def amount(name: str, number: int, limit: int = 0, size: float = 20) -> Markup:
    """So many of a good, of how many at most."""
    words = f"{number}/{limit}" if limit else str(number)
    return sign(name, size * 1.2) + text(words, size, 0, size, "start", middle=True, class_="bold")


def price(cost: list[tuple[str, int]], size: float = 15) -> Markup:
    """A cost as a row of signs with numbers, beginning at the origin."""
    out = Markup()
    x = 0.0
    for name, number in cost:
        out += text(str(number), x, 0, size, "start", middle=True, class_="bold")
        x += size * 0.62 * len(str(number))
        out += sign(name, size, x + size * 0.55, 0)
        x += size * 1.35
    return out


def dot(filled: bool, colour: str, r: float = 7) -> Markup:
    """A small mark, filled or open."""
    return circle(r, fill=colour if filled else paint("paper"), stroke=paint("edge"), stroke_width=1.2)


def stamp(words: str, x: float, y: float, colour: str, size: float = 13) -> Markup:
    """A word in a rounded frame, as a seal on a card."""
    half = len(words) * size * 0.3 + 8
    frame = path(
        f"M{-half:g} {-size * 0.85:g}H{half:g}V{size * 0.75:g}H{-half:g}Z",
        fill=paint("panel"),
        stroke=colour,
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    return group(frame, text(words, 0, 0, size, middle=True, class_="bold", style=f"fill:{colour}"), at=(x, y))
