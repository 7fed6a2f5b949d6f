"""Pieces on the map: units by silhouette and number, cities by size, building and mood.

Nothing is told by colour alone: seats have shapes, buildings letters, moods faces.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from gonfalon.draw import pieces
from gonfalon.draw.svg import Markup, circle, group, join, num, path, rect, text
from gonfalon.draw.theme import paint, seat_ink, seat_paint

#: Silhouettes in the square -12..12, standing on their base.
UNITS: Final[dict[str, str]] = {
    "settler": "M-3-11A3.6 3.6 0 1 1 3-11 3.6 3.6 0 0 1 2-5.4L6-3 5 3 8 5 7 7 3 5V12"
    "H-4V4L-8 9-10 7.6-4-3-2-5.4A3.6 3.6 0 0 1-3-11Z",
    "infantry": "M-1-12A3.4 3.4 0 1 1-1-5.2 3.4 3.4 0 1 1-1-12ZM-5-4H3V12H0V5H-2V12H-5Z"
    "M5-12H7V12H5ZM4-9L6-13 8-9ZM-9-3H-5V6L-7 9-9 6Z",
    "cavalry": "M-11 5L-8-2-2-3-1-8-3-10 0-12 3-10 2-4 6-5 7-10 11-7 10-4 8-3 8 4 7 12H4.6L4 5H-4L-5 12H-7.6L-8 3-9 8Z",
    "elephant": "M-11 1Q-11-7-3-7H3Q6-11 9-8 13-5 11 1L10 8H8L8.6 0 7 2V12H3V6H-4V12H-8V5L-10 6Z",
    "leader": "M-8-5L-6-12-3-8 0-13 3-8 6-12 8-5ZM-5-4H5Q6 2 2 4L9 12H-9L-2 4Q-6 2-5-4Z",
    "ship": "M-12 3H12Q10 11 5 11H-6Q-11 11-12 3ZM-1-13H1V2H-1ZM2-11Q12-6 9 1H2ZM-2-9Q-10-5-8 1H-2Z",
}
#: City pieces: a letter and a silhouette each.
BUILDINGS: Final[dict[str, tuple[str, str]]] = {
    "port": ("P", "M-9 3H9L6 9H-6ZM-1-10H1V2H-1ZM2-9L8-1H2Z"),
    "academy": ("A", "M-10-3L0-10 10-3ZM-8-1H-5V6H-8ZM-1.5-1H1.5V6H-1.5ZM5-1H8V6H5ZM-10 7H10V10H-10Z"),
    "fortress": ("F", "M-9 10V-8H-5V-4H-2V-8H2V-4H5V-8H9V10H3V4H-3V10Z"),
    "temple": ("T", "M-11 10L0-10 11 10H5V4H-5V10Z"),
    "market": ("M", "M-10-6H10L8 0H-8ZM-7 1H-5V10H-7ZM5 1H7V10H5ZM-4 5H4V10H-4Z"),
    "obelisk": ("O", "M0-11L3-7 4 10H-4L-3-7Z"),
    "observatory": ("V", "M-9 10V1A9 9 0 0 1 9 1V10ZM-1-12H4L1-4Z"),
    "wonder": ("W", "M0-11L3-4 11-3.6 5 1.6 7 10 0 5.4-7 10-5 1.6-11-3.6-3-4Z"),
}
MOODS: Final = ("angry", "neutral", "happy")
BARBARIAN: Final = -1


class Piece(NamedTuple):
    """A building or wonder of a city, and the seat whose colour it shows."""

    kind: str
    seat: int


class City(NamedTuple):
    """What is to be seen of a city: its owner (-1: barbarians), its mood, whether it was activated, its pieces."""

    seat: int
    mood: int
    used: bool
    pieces: tuple[Piece, ...]


def _colour(seat: int) -> str:
    return paint("edge") if seat == BARBARIAN else seat_paint(seat)


def _letter_ink(seat: int) -> str:
    return paint("rim") if seat == BARBARIAN else seat_ink(seat)


def unit(kind: str, seat: int, count: int = 1, size: float = 26) -> Markup:
    """One kind of unit of one owner in one space: its silhouette, with the number when there are more."""
    d = UNITS[kind]
    body = path(d, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round")
    body += path(d, fill=_colour(seat), stroke=paint("edge"), stroke_width=1.3, stroke_linejoin="round")
    out = group(body, at=(0, 0), scale=size / 26)
    if count > 1:
        at = size * 0.42
        out += circle(size * 0.27, at, at * 0.75, fill=paint("rim"), stroke=paint("edge"), stroke_width=1)
        out += text(str(count), at, at * 0.75, size * 0.42, middle=True, class_="bold", style="fill:#231c14")
    return out


def army(stacks: Sequence[tuple[str, int]], seat: int, size: float = 26) -> Markup:
    """All units of one owner in a space, side by side on a banner with the owner's mark."""
    width = size * 0.98 * len(stacks) + size * 0.5
    left = -width / 2
    plate = rect((left, -size * 0.62, width, size * 1.24), size * 0.3, fill=paint("rim"), fill_opacity=0.85)
    plate += rect(
        (left, -size * 0.62, width, size * 1.24), size * 0.3, fill="none", stroke=_colour(seat), stroke_width=2
    )
    mark = (
        Markup()
        if seat == BARBARIAN
        else group(pieces.seat_mark(seat, size * 0.25), at=(left + size * 0.05, -size * 0.5))
    )
    row = join(
        group(unit(kind, seat, count, size), at=(left + size * (0.72 + 0.98 * number), 0))
        for number, (kind, count) in enumerate(stacks)
    )
    return plate + row + mark


def mood(value: int, r: float = 8) -> Markup:
    """A face: angry, neutral or happy."""
    fill = ("#d96b4f", "#f0d489", "#9cc47c")[value]
    mouth = (
        f"M{num(-r * 0.45)} {num(r * 0.55)}Q0 {num(r * 0.1)} {num(r * 0.45)} {num(r * 0.55)}",
        f"M{num(-r * 0.45)} {num(r * 0.4)}H{num(r * 0.45)}",
        f"M{num(-r * 0.5)} {num(r * 0.25)}Q0 {num(r * 0.85)} {num(r * 0.5)} {num(r * 0.25)}",
    )[value]
    brows = ""
    if value == 0:
        out, up, inside, low = num(r * 0.55), num(-r * 0.55), num(r * 0.12), num(-r * 0.3)
        brows = f"M-{out} {up}L-{inside} {low}M{out} {up}L{inside} {low}"
    return (
        circle(r, fill=fill, stroke="#231c14", stroke_width=1.1)
        + circle(r * 0.13, -r * 0.33, -r * 0.12, fill="#231c14")
        + circle(r * 0.13, r * 0.33, -r * 0.12, fill="#231c14")
        + path(mouth + brows, fill="none", stroke="#231c14", stroke_width=1.2, stroke_linecap="round")
    )


def building(piece: Piece, r: float = 12) -> Markup:
    """A city piece: its symbol on its colour, its letter in the corner."""
    letter, d = BUILDINGS[piece.kind]
    body = circle(r * 1.12, fill=paint("rim")) + circle(
        r, fill=_colour(piece.seat), stroke=paint("edge"), stroke_width=1.2
    )
    body += group(path(d, fill=_letter_ink(piece.seat)), at=(0, -r * 0.06), scale=r / 17)
    body += circle(r * 0.46, r * 0.72, r * 0.72, fill=paint("rim"), stroke=paint("edge"), stroke_width=0.8)
    return body + text(letter, r * 0.72, r * 0.72, r * 0.66, middle=True, class_="bold", style="fill:#231c14")


def city(found: City) -> Markup:
    """A walled town in its owner's colour with its pieces round it, its mood above and its size below."""
    walls = "M-17 11V-4H-19V-12H-13V-8H-9V-12H-5V-17L0-23 5-17V-12H9V-8H13V-12H19V-4H17V11Z"
    body = path(walls, fill=paint("rim"), stroke=paint("rim"), stroke_width=6, stroke_linejoin="round")
    body += path(walls, fill=_colour(found.seat), stroke=paint("edge"), stroke_width=1.5, stroke_linejoin="round")
    body += path("M-4 11V4A4 4 0 0 1 4 4V11Z", fill=paint("edge"))
    out = group(body, at=(0, 2))
    if found.seat != BARBARIAN:
        mark = path(pieces.seat_outline(found.seat, 5.5), fill="#fffaf0") + pieces.seat_letter(found.seat, 8, "#231c14")
        out += group(mark, at=(0, -7))
    for number, piece in enumerate(found.pieces):
        out += group(building(piece), at=_place(number, len(found.pieces)))
    if found.seat != BARBARIAN:
        out += group(mood(found.mood), at=(-19, -17))
    size = 1 + len(found.pieces)
    out += circle(8, 19, -17, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.1)
    out += text(str(size), 19, -17, 11, middle=True, class_="serif bold", style="fill:#231c14")
    if found.used:
        out += path("M-20 16H20", stroke=paint("accent"), stroke_width=3, stroke_linecap="round")
    return out


def _place(number: int, count: int) -> tuple[float, float]:
    """Pieces stand in an arc below and beside the town."""
    spread = min(math.pi * 1.1, 0.62 * max(0, count - 1))
    angle = math.pi / 2 + (0 if count < 2 else spread / 2 - spread * number / (count - 1))
    return 37 * math.cos(angle), 31 * math.sin(angle)
