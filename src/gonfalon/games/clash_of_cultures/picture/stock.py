"""Drawings that stand in the picture many times: drawn once, then only referred to.

They take the colour of what refers to them (``color``), and the ink upon it (``fill``).
"""

from functools import cache
from typing import Final

from gonfalon.draw import pieces
from gonfalon.draw.icons import PATHS, icon
from gonfalon.draw.svg import Attr, Markup, circle, el, join, move, path, rect
from gonfalon.draw.theme import paint, seat_ink, seat_paint

BARBARIAN: Final = -1
#: Silhouettes in the square -12..12, standing on their base.
UNITS: Final[dict[str, str]] = {
    "settler": "M-3-11A3.6 3.6 0 1 1 3-11 3.6 3.6 0 0 1 2-5.4L6-3 5 3 8 5 7 7 3 5V12"
    "H-4V4L-8 9-10 7.6-4-3-2-5.4A3.6 3.6 0 0 1-3-11Z",
    "infantry": "M-1-12A3.4 3.4 0 1 1-1-5.2 3.4 3.4 0 1 1-1-12ZM-5-4H3V12H0V5H-2V12H-5Z"
    "M5-12H7V12H5ZM4-9L6-13 8-9ZM-9-3H-5V6L-7 9-9 6Z",
    "cavalry": pieces.HORSE,
    "elephant": "M-11 1Q-11-7-3-7H3Q6-11 9-8 13-5 11 1L10 8H8L8.6 0 7 2V12H3V6H-4V12H-8V5L-10 6Z",
    "leader": "M-8-5L-6-12-3-8 0-13 3-8 6-12 8-5ZM-5-4H5Q6 2 2 4L9 12H-9L-2 4Q-6 2-5-4Z",
    "ship": "M-12 3H12Q10 11 5 11H-6Q-11 11-12 3ZM-1-13H1V2H-1ZM2-11Q12-6 9 1H2ZM-2-9Q-10-5-8 1H-2Z",
}
#: City pieces.
BUILDINGS: Final[dict[str, str]] = {
    "port": "M-9 3H9L6 9H-6ZM-1-10H1V2H-1ZM2-9L8-1H2Z",
    "academy": "M-10-3L0-10 10-3ZM-8-1H-5V6H-8ZM-1.5-1H1.5V6H-1.5ZM5-1H8V6H5ZM-10 7H10V10H-10Z",
    "fortress": "M-9 10V-8H-5V-4H-2V-8H2V-4H5V-8H9V10H3V4H-3V10Z",
    "temple": "M-11 10L0-10 11 10H5V4H-5V10Z",
    "market": "M-10-6H10L8 0H-8ZM-7 1H-5V10H-7ZM5 1H7V10H5ZM-4 5H4V10H-4Z",
    "obelisk": "M0-11L3-7 4 10H-4L-3-7Z",
    "observatory": "M-9 10V1A9 9 0 0 1 9 1V10ZM-1-12H4L1-4Z",
    "wonder": "M0-11L3-4 11-3.6 5 1.6 7 10 0 5.4-7 10-5 1.6-11-3.6-3-4Z",
}
#: Goods and tokens: a tint and a shape each.
GOODS: Final[dict[str, tuple[str, str]]] = {
    "food": ("grain", PATHS["wheat"]),
    "wood": ("timber", PATHS["timber"]),
    "ore": ("stone", PATHS["ore"]),
    "ideas": ("lamp", PATHS["bulb"]),
    "gold": ("gold", PATHS["ingots"]),
    "mood": ("smile", PATHS["smile"]),
    "culture": ("mask", PATHS["mask"]),
}
GATE: Final = "M-4 11V4A4 4 0 0 1 4 4V11Z"
WALLS: Final = "M-17 11V-4H-19V-12H-13V-8H-9V-12H-5V-17L0-23 5-17V-12H9V-8H13V-12H19V-4H17V11Z"


@cache
def shared(seats: int) -> Markup:
    """What ``use`` refers to; stands once in a drawing."""
    parts = [_unit(name, d) for name, d in UNITS.items()]
    parts += [_building(name, d) for name, d in BUILDINGS.items()]
    parts += [el("g", pieces.seat_cube(seat, 17), id=f"coc-cube-{seat}") for seat in range(seats)]
    parts += [_good(name, tint, d) for name, (tint, d) in GOODS.items()]
    parts.append(el("g", _town(), id="coc-town"))
    parts.append(path(GATE, id="coc-gate"))
    parts.append(rect((-8, -8, 16, 16), 2, id="coc-free", fill="none", stroke=paint("ink2"), stroke_width=1.4))
    parts.append(el("g", icon("lock", 15, fill=paint("line")), id="coc-locked"))
    return el("defs", join(parts))


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **attrs: Attr) -> Markup:
    """One of the shared drawings at a place."""
    return el("use", href="#coc-" + name, transform=move(x, y, scale), **attrs)


def dressed(name: str, seat: int, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False) -> Markup:
    """The same in the colours of a seat, or of the barbarians; ``flip``: it looks to the left."""
    out = use(name, x, y, scale, color=colour(seat), fill=ink(seat))
    return el("g", out, transform="scale(-1 1)") if flip else out


def town(seat: int, x: float, y: float, scale: float) -> Markup:
    """A walled town; that of the barbarians is as dark as its gate, which is therefore open."""
    out = dressed("town", seat, x, y, scale)
    return out + use("gate", x, y, scale, fill=ink(seat)) if seat == BARBARIAN else out


def wild(r: float) -> Markup:
    """The badge of barbarians and pirates, who are no seat."""
    return circle(r, fill=paint("edge"), stroke=paint("rim"), stroke_width=1.5) + icon(
        "skull", r * 1.3, fill=paint("rim")
    )


def colour(seat: int) -> str:
    return paint("edge") if seat == BARBARIAN else seat_paint(seat)


def ink(seat: int) -> str:
    return paint("rim") if seat == BARBARIAN else seat_ink(seat)


def _unit(name: str, d: str) -> Markup:
    body = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round")
    body += path(d, fill="currentColor", stroke=paint("edge"), stroke_width=1.3, stroke_linejoin="round")
    return el("g", body, id="coc-" + name)


def _building(name: str, d: str) -> Markup:
    """A city piece of radius 12: its symbol on its colour."""
    body = circle(13.4, fill=paint("rim"))
    body += circle(12, fill="currentColor", stroke=paint("edge"), stroke_width=1.2)
    body += path(d, transform=move(0, 0, 0.78))
    return el("g", body, id="coc-" + name)


def _good(name: str, tint: str, d: str) -> Markup:
    return path(
        d,
        id="coc-" + name,
        fill=paint(tint),
        fill_rule="evenodd",
        stroke=paint("edge"),
        stroke_width=1.1,
        stroke_linejoin="round",
    )


def _town() -> Markup:
    body = path(WALLS, fill=paint("rim"), stroke=paint("rim"), stroke_width=6, stroke_linejoin="round")
    body += path(WALLS, fill="currentColor", stroke=paint("edge"), stroke_width=1.5, stroke_linejoin="round")
    return body + path(GATE, fill=paint("edge"))
