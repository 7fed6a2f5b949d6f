"""The pieces of this game as small pictures, each drawn round the origin."""

from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Box, Markup, Point, circle, group, join, move, num, path, rect, text
from gonfalon.draw.theme import paint, seat_paint

#: Glyphs drawn in the square -12..12, as the common icons are.
GLYPHS: Final = {
    "horse": "M-9 12Q-9 1-2-4L-5-3Q-8-1-10-3L-11-6Q-6-11 0-11L2-12 4-9Q11-4 9 12Z",
    "warrior": "M6-12L9-6H7.4V12H4.6V-6H3ZM-4-12A4.2 4.2 0 1 1-4-3.6 4.2 4.2 0 1 1-4-12ZM-11-2.5H3.4V4Q2 10-3.8 12.5 "
    "-10 10-11 4Z",
    "cattle": "M-12-9Q-9-4-5-5Q0-7 5-5Q9-4 12-9Q12-2 7-1L4 9Q0 13-4 9L-7-1Q-12-2-12-9ZM-3 6H-1V8H-3ZM1 6H3V8H1Z",
    "ore": "M-11 8L-8-3-1-9 7-6 11 3 8 9ZM-4-3L0-6 4-3 0 1ZM-7 5L-3 2 1 5-3 7Z",
    "wagon": "M-11-1Q-10-9-4-9H4Q10-9 11-1ZM-11 0H11V4H-11ZM-6 3A4 4 0 1 0-6 11 4 4 0 1 0-6 3ZM6 3A4 4 0 1 0 6 11 "
    "4 4 0 1 0 6 3Z",
    "eagle": "M0-12L2-8 1-6 4-4 11-9 12-4 6 1 2 3 4 10 0 7-4 10-2 3-6 1-12-4-11-9-4-4-1-6-2-8Z",
    "helmet": "M-9 5Q-10-8 0-8Q10-8 9 5L5 4V-1H-2V8H-6V4ZM-2-12Q8-13 11-3L8-3Q5-9-2-9Z",
}
PROVINCE: Final = {"green": "#6f9a55", "grey": "#94979c", "brown": "#91633c", "yellow": "#d8b440", "pink": "#d68ba2"}
RESOURCE_GLYPH: Final = ("ore", "wheat", "horse", "cattle")
RESOURCE_TINT: Final = ("#7d7f86", "#d3a62f", "#9a6a3f", "#8a4f3a")


def glyph(name: str, size: float, x: float = 0, y: float = 0, fill: str = "currentColor") -> Markup:
    """One of our own glyphs, or a common icon."""
    if name not in GLYPHS:
        return icon(name, size, x, y, fill=fill)
    turn = f"translate({num(x)} {num(y)}) scale({num(size / 24)})"
    return path(GLYPHS[name], fill=fill, fill_rule="evenodd", transform=turn)


def plate(colour: str, d: str) -> Markup:
    """A shape in a province colour with its pattern."""
    fill = PROVINCE.get(colour, "#b7a98c")
    rim = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=3.4, stroke_linejoin="round")
    body = path(d, fill=fill, stroke=paint("edge"), stroke_width=1, stroke_linejoin="round")
    return rim + body + (path(d, fill=f"url(#rome-{colour})") if colour in PROVINCE else Markup())


def city_glyph(colour: str, towers: int, eagle: bool, three: bool) -> Markup:
    """A walled city: as many towers as it has, in the colour and pattern of its province."""
    width = towers * 8.0 + 4
    left = -width / 2
    wall = f"M{num(left)} 10V-4H{num(-left)}V10Z"
    parts = [plate(colour, wall)]
    for i in range(towers):
        x = left + 2 + i * 8
        parts.append(
            path(
                f"M{num(x)} 2V-10h2v2.4h1.5V-10h2v2.4h.5V-10h2V2Z",
                fill=paint("rim"),
                stroke=paint("edge"),
                stroke_width=0.9,
                stroke_linejoin="round",
            )
        )
    if eagle:
        parts.append(glyph("eagle", 13, 0, -17, paint("gold")))
        parts.append(
            path(
                GLYPHS["eagle"],
                fill="none",
                stroke=paint("edge"),
                stroke_width=1.2,
                transform="translate(0 -17) scale(.54)",
            )
        )
    if three:
        parts.append(text("III", left - 3, 6, 9.5, "end", class_="serif bold place"))
    return join(parts)


def tile_glyph(colour: str, size: float = 11, count: int = 0) -> Markup:
    """A plunder tile by its back; `count` when a box holds two."""
    h = size / 2
    d = f"M{num(-h)} {num(-h)}H{num(h)}V{num(h)}H{num(-h)}Z"
    mark = (
        text(str(count), 0, 0, size * 0.8, middle=True, class_="bold", style="fill:#1d160e") if count > 1 else Markup()
    )
    return plate(colour, d) + mark


def figure(seat: int, kind: int, size: float = 22) -> Markup:
    """A tribe's figure: a horse's head or a helmeted warrior in the seat's colour, with the seat's mark."""
    d = GLYPHS["warrior" if kind else "horse"]
    body = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round") + path(
        d, fill=seat_paint(seat), fill_rule="evenodd", stroke=paint("edge"), stroke_width=1.3, stroke_linejoin="round"
    )
    return group(body, at=(0, 0), scale=size / 24) + group(
        pieces.seat_mark(seat, size * 0.2, inset=True), at=(size * 0.3, size * 0.42)
    )


def wagon(seat: int | None, size: float = 16) -> Markup:
    """A covered wagon of a seat; without one, of the unused colour."""
    fill = paint("silver") if seat is None else seat_paint(seat)
    d = GLYPHS["wagon"]
    return group(
        path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=4, stroke_linejoin="round"),
        path(d, fill=fill, stroke=paint("edge"), stroke_width=1.2, stroke_linejoin="round"),
        at=(0, 0),
        scale=size / 24,
    )


def legionnaire() -> Markup:
    """The Roman legionnaire: a crested helmet on a shield."""
    shield = "M-11-13H11V6Q9 14 0 17Q-9 14-11 6Z"
    return (
        path(shield, fill=paint("rim"), stroke=paint("rim"), stroke_width=4, stroke_linejoin="round")
        + path(shield, fill="#7d1f14", stroke=paint("edge"), stroke_width=1.3, stroke_linejoin="round")
        + glyph("helmet", 19, 0, 1, "#f3d27a")
    )


def mini_card(fill: str, emblem: str, size: Point = (34, 46), ink: str = "#fff8e6") -> Markup:
    """A small card centred on the origin with one glyph."""
    w, h = size
    box: Box = (-w / 2, -h / 2, w, h)
    wide = w > h  # then the lower part is for words
    inner: Box = (-w / 2 + 3, -h / 2 + 3, w - 6, h - 6)
    return (
        rect(box, 4, fill=fill, stroke=paint("edge"), stroke_width=1)
        + rect(inner, 2.5, fill="none", stroke=ink, stroke_opacity=0.5, stroke_width=0.8)
        + glyph(emblem, min(w, h) * (0.42 if wide else 0.55), 0, -h * 0.2 if wide else 0, ink)
    )


def count(number: int, x: float, y: float, afar: float = 1) -> Markup:
    """A small round badge with a number; so much larger on a narrow screen and in a square window."""
    larger = None if afar == 1 else move(x * afar, y * afar, afar)
    return group(
        circle(10 if number < 10 else 13, fill=paint("rim"), stroke=paint("edge"), stroke_width=1),
        text(str(number), 0, 0, 12, middle=True, class_="bold", style="fill:#2b241c"),
        at=(x, y),
        data_tall=larger,
        data_square=larger,
    )
