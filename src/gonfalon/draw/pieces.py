"""Playing pieces: each is drawn round the origin and told apart by shape and letter, not by colour alone.

Seats count from 0: triangle A, disc B, square C, diamond D, hexagon E, star F.
"""

import math
from typing import Final

from gonfalon.draw.icons import icon
from gonfalon.draw.svg import Attr, Markup, Point, circle, group, join, num, path, polyline, rect, text
from gonfalon.draw.theme import paint, seat_ink, seat_paint

LETTERS: Final = "ABCDEF"
#: The head of a horse in the square -12..12: cavalry.
HORSE: Final = "M-9 12H9Q9 8 5 5 2 3 2 0L7 2Q10 3 11.5 0L11-2 6-8Q3-10.5-1-10.5L-2.5-13-5-10Q-10-5-10 2-10 7-9 12Z"
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def regular(corners: int, r: float, turn: float = 0, inner: float | None = None) -> str:
    """The `d` of a regular polygon standing on its base, or of a star when `inner` is given."""
    steps = corners if inner is None else 2 * corners
    points: list[Point] = []
    for i in range(steps):
        angle = math.radians(turn - 90 + 360 * i / steps)
        radius = r if inner is None or i % 2 == 0 else inner
        points.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polyline(points, closed=True)


def seat_outline(seat: int, r: float) -> str:
    """The `d` of a seat's shape, sized so that all six look equally big."""
    match seat:
        case 0:
            a, h = r * 1.22, r * 0.95
            return f"M0 {num(-r * 1.15)}L{num(a)} {num(h)}H{num(-a)}Z"
        case 1:
            return f"M0 {num(-r)}A{num(r)} {num(r)} 0 1 1 0 {num(r)}A{num(r)} {num(r)} 0 1 1 0 {num(-r)}Z"
        case 2:
            return regular(4, r * 1.25, 45)
        case 3:
            return regular(4, r * 1.3)
        case 4:
            return regular(6, r * 1.12, 30)
        case _:
            return regular(5, r * 1.32, inner=r * 0.78)


def seat_letter(seat: int, size: float, fill: str, inset: bool = False) -> Markup:
    """The seat's letter, centred in its shape."""
    drop = size * 0.2 if seat == 0 else 0
    class_ = "bold inset" if inset else "bold"
    return text(LETTERS[seat], 0, drop, size, middle=True, class_=class_, style=f"fill:{fill}")


def seat_mark(seat: int, r: float = 10, inset: bool = False) -> Markup:
    """The badge of a seat: its shape in its colour with its letter, left out where it would have to outgrow it."""
    return group(
        _rimmed(seat_outline(seat, r), seat_paint(seat), r / 9),
        seat_letter(seat, r * 1.2, seat_ink(seat), inset),
    )


def _rimmed(d: str, fill: str, stroke: float = 1.2, **attrs: Attr) -> Markup:
    """A shape with a dark edge and, outside it, a pale rim that lifts it off any ground."""
    rim = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=stroke * 3, stroke_linejoin="round")
    return rim + path(d, fill=fill, stroke=paint("edge"), stroke_width=stroke, stroke_linejoin="round", **attrs)


def cube(fill: str, size: float = 14) -> Markup:
    """A plain wooden cube of any paint, front face centred on the origin."""
    h, k = size / 2, size * 0.3
    front = f"M{num(-h)} {num(-h)}H{num(h)}V{num(h)}H{num(-h)}Z"
    top = f"M{num(-h)} {num(-h)}L{num(-h + k)} {num(-h - k)}H{num(h + k)}L{num(h)} {num(-h)}Z"
    side = f"M{num(h)} {num(-h)}L{num(h + k)} {num(-h - k)}V{num(h - k)}L{num(h)} {num(h)}Z"
    outline = f"M{num(-h)} {num(-h)}L{num(-h + k)} {num(-h - k)}H{num(h + k)}V{num(h - k)}L{num(h)} {num(h)}H{num(-h)}Z"
    return (
        _rimmed(outline, fill, size / 14)
        + path(top, fill="#fff", fill_opacity=0.35)
        + path(side, fill="#000", fill_opacity=0.28)
        + path(front, fill="none", stroke=paint("edge"), stroke_opacity=0.45, stroke_width=size / 20)
    )


def seat_cube(seat: int, size: float = 14) -> Markup:
    """A seat's cube: its shape and letter stand on the front face."""
    return (
        cube(seat_paint(seat), size)
        + path(seat_outline(seat, size * 0.35), fill="#fffaf0")
        + seat_letter(seat, size * 0.52, "#231c14")
    )


def cube_stack(count: int, seat: int | None = None, fill: str = "", size: float = 14) -> Markup:
    """A pile of up to three cubes with the true number beside it; an empty pile is a dotted square."""
    if count == 0:
        h = size / 2
        return rect((-h, -h, size, size), 2, fill="none", stroke=paint("line"), stroke_dasharray="2 3") + text(
            "0", size * 1.35, 0, size, middle=True, class_="soft"
        )
    lift = size * 0.42
    shown = min(count, 3)
    one = cube(fill, size) if seat is None else seat_cube(seat, size)
    pile = join(group(one, at=(0, -i * lift)) for i in range(shown))
    return pile + text(str(count), size * 1.25, 0, size * 1.1, "start", middle=True, class_="bold")


def disc(fill: str, r: float = 6, emblem: str | None = None, ink: str = "#fff") -> Markup:
    """A round token seen from above, optionally with an icon."""
    parts = [
        circle(r, cy=r * 0.18, fill=paint("edge"), fill_opacity=0.35),
        circle(r, fill=fill, stroke=paint("edge"), stroke_width=r / 7),
        circle(r * 0.74, fill="none", stroke=ink, stroke_opacity=0.35, stroke_width=r / 10),
    ]
    return join(parts) + (icon(emblem, r * 1.15, fill=ink) if emblem else Markup())


def tower(seat: int, size: float = 22) -> Markup:
    """A fortification of a seat: a crenellated tower with its mark."""
    d = "M-8 12V-2H-10V-12H-5V-8H-2.5V-12H2.5V-8H5V-12H10V-2H8V12Z"
    body = _rimmed(d, seat_paint(seat), 1.3) + path("M-8-2H8", stroke=paint("edge"), stroke_opacity=0.5)
    mark = path(seat_outline(seat, 5.6), fill="#fffaf0") + seat_letter(seat, 8, "#231c14")
    return group(body, group(mark, at=(0, 4.5)), at=(0, 0), scale=size / 24)


def shield(seat: int, emblem: str, size: float = 26, round_: bool = False) -> Markup:
    """A field army: kite or round shield of a seat, the side's emblem above, the seat's mark below."""
    kite = "M0-15L12-12V-1Q11 9 0 16Q-11 9-12-1V-12Z"
    ball = "M0-14.5A14 14.5 0 1 1 0 14.5 14 14.5 0 1 1 0-14.5Z"
    d = ball if round_ else kite
    chief = "M-13.4-3.5A14 14.5 0 0 1 13.4-3.5Z" if round_ else "M0-15L12-12V-3.5H-12V-12Z"
    mark = path(seat_outline(seat, 5.4), fill="#fffaf0") + seat_letter(seat, 8, "#231c14")
    return group(
        _rimmed(d, seat_paint(seat), 1.4),
        path(chief, fill="#fffaf0", stroke=paint("edge"), stroke_width=0.8),
        icon(emblem, 8.6, 0, -8.6, fill=paint("edge")),
        group(mark, at=(0, 4)),
        at=(0, 0),
        scale=size / 30,
    )


def coin(value: int, r: float = 9) -> Markup:
    """A coin with its worth: silver from 5 up, copper below."""
    fill = paint("silver" if value >= 5 else "copper")
    return (
        circle(r, fill=fill, stroke=paint("edge"), stroke_width=r / 9)
        + circle(r * 0.78, fill="none", stroke=paint("edge"), stroke_opacity=0.45, stroke_dasharray="1 1.5")
        + text(str(value), 0, 0, r * 1.15, middle=True, class_="serif bold", style="fill:#2b241c")
    )


def die(face: int, size: float = 22, hit: bool = False) -> Markup:
    """A die showing `face`; a `hit` has a thick accent edge as well as its tint."""
    h = size / 2
    edge = paint("accent") if hit else "#2b241c"
    body = rect((-h, -h, size, size), size / 5, fill="#fffaf0", stroke=edge, stroke_width=size / (8 if hit else 16))
    return body + join(circle(size / 11, x * size / 4, y * size / 4, fill="#2b241c") for x, y in _PIPS[face])


def block_arrow(start: Point, end: Point, fill: str, width: float = 12, bend: float = 0) -> Markup:
    """A broad arrow from start to end; `bend` bows it sideways."""
    length = math.dist(start, end)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    w, neck = width / 2, length - width * 1.25
    n, half = num(neck), num(neck / 2)
    d = (
        f"M0 {num(-w * 0.35)}Q{half} {num(bend - w * 0.7)} {n} {num(-w * 0.8)}V{num(-w * 1.7)}L{num(length)} 0"
        f"L{n} {num(w * 1.7)}V{num(w * 0.8)}Q{half} {num(bend + w * 0.7)} 0 {num(w * 0.35)}Z"
    )
    return group(_rimmed(d, fill, 1), at=start, turn=turn)


def banner(seat: int, size: float = 30) -> Markup:
    """A hanging gonfalon of a seat, for panels and for whoever is to play."""
    d = "M-9-11H9V9L4.5 14 0 9-4.5 14-9 9Z"
    mark = path(seat_outline(seat, 6), fill="#fffaf0") + seat_letter(seat, 9, "#231c14")
    pole = path("M-12-12H12", stroke=paint("ink"), stroke_width=2.2, stroke_linecap="round")
    return group(_rimmed(d, seat_paint(seat), 1.2), pole, group(mark, at=(0, -1)), at=(0, 0), scale=size / 30)
