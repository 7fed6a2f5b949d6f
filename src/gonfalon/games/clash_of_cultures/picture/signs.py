"""Small signs: goods and tokens, each with a shape of its own."""

from gonfalon.draw.svg import Attr, Markup, group, rect, text, text_width
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.picture.stock import use


def sign(name: str, size: float = 18, x: float = 0, y: float = 0, **attrs: Attr) -> Markup:
    """The sign of a good or token, in its colour with a dark edge."""
    return use(name, x, y, size / 24, **attrs)


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


def stamp(words: str, x: float, y: float, colour: str, size: float = 13) -> Markup:
    """A word in a rounded frame, as a seal on a card."""
    size = min(size, size * 216 / max(1.0, text_width(words, size) * 1.28))
    half = text_width(words, size) * 0.64 + 9
    frame = rect((-half, -size * 0.85, 2 * half, size * 1.7), 5, fill=paint("panel"), stroke=colour, stroke_width=1.6)
    return group(frame, text(words, 0, 0, size, middle=True, class_="bold", style=f"fill:{colour}"), at=(x, y))
