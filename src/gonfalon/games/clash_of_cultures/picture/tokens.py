"""Pieces on the map: units by silhouette and number, cities by size, building and mood.

Nothing is told by colour alone: seats have shapes, buildings signs, moods faces.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from gonfalon.draw import pieces
from gonfalon.draw.svg import Markup, circle, group, join, num, path, rect, text
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.picture.stock import BARBARIAN, colour, dressed, town

MOODS: Final = ("angry", "neutral", "happy")


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


def unit(kind: str, seat: int, count: int = 1, size: float = 26) -> Markup:
    """One kind of unit of one owner in one space: its silhouette, with the number when there are more."""
    out = dressed(kind, seat, scale=size / 26)
    if count > 1:
        look = f"fill:#231c14;paint-order:stroke;stroke:{paint('rim')};stroke-width:4px;stroke-linejoin:round"
        out += text(str(count), size * 0.38, size * 0.3, size * 0.56, middle=True, class_="bold", style=look)
    return out


def army(stacks: Sequence[tuple[str, int]], seat: int, size: float = 26) -> Markup:
    """All units of one owner in a space, side by side on a banner with the owner's mark."""
    beside = size * 0.5 if len(stacks) < 3 else 0.0  # room for a number beside its silhouette
    width = size * 0.98 * len(stacks) + size * 0.5 + beside * sum(count > 1 for _, count in stacks)
    left = -width / 2
    plate = rect(
        (left, -size * 0.62, width, size * 1.24),
        size * 0.3,
        fill=paint("rim"),
        fill_opacity=0.88,
        stroke=colour(seat),
        stroke_width=2.2,
    )
    row, x = Markup(), left + size * 0.72
    for kind, count in stacks:
        row += group(unit(kind, seat, 1 if beside else count, size), at=(x, 0))
        x += size * 0.98
        if beside and count > 1:
            row += text(str(count), x - size * 0.18, 0, size * 0.72, middle=True, class_="bold", style="fill:#231c14")
            x += beside
    if seat == BARBARIAN:
        return plate + row
    shape = pieces.seat_outline(seat, size * 0.24)
    mark = path(shape, fill=colour(seat), stroke=paint("rim"), stroke_width=3, paint_order="stroke")
    return plate + row + group(mark, at=(left + size * 0.05, -size * 0.52))


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
    """A city piece: its symbol on its colour."""
    return dressed(piece.kind, piece.seat, scale=r / 12)


def city(found: City, crowded: bool = False) -> Markup:
    """A walled town in its owner's colour, its mood and its size on its sides, its pieces below.

    It stands higher where units stand below it (``crowded``).
    """
    rows = 1 + bool(found.pieces) + crowded
    top = (6, -10, -25)[rows - 1]
    out = town(found.seat, 0, top + 4, (1.4, 1.18, 1.08)[rows - 1])
    beside, level = (36, 31, 29)[rows - 1], (4, -12, -20)[rows - 1]  # below the name of the space
    if found.seat != BARBARIAN:
        mark = path(pieces.seat_outline(found.seat, 6), fill="#fffaf0") + pieces.seat_letter(found.seat, 8.5, "#231c14")
        out += group(mark, at=(0, top - 5))
        out += group(mood(found.mood, 10.5), at=(-beside, level))
    if found.used:
        out += path(
            f"M-22 {top + (22 if rows == 1 else 19)}H22",
            stroke=paint("accent"),
            stroke_width=3.4,
            stroke_linecap="round",
        )
    out += circle(10.5, beside, level, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.1)
    size = str(1 + len(found.pieces))
    out += text(size, beside, level, 15, middle=True, class_="serif bold", style="fill:#231c14")
    step = min(28.0, 96 / max(1, len(found.pieces)))
    left = -step * (len(found.pieces) - 1) / 2
    return out + join(
        _piece(piece, piece.seat != found.seat, left + step * number, top + 33)
        for number, piece in enumerate(found.pieces)
    )


def _piece(piece: Piece, foreign: bool, x: float, y: float) -> Markup:
    """A building below its city; that of somebody else with his shape in the corner."""
    out = dressed(piece.kind, piece.seat, x, y, 1)
    if not foreign or piece.seat == BARBARIAN:
        return out
    shape = path(pieces.seat_outline(piece.seat, 4.6), fill=paint("rim"), stroke=paint("edge"), stroke_width=1)
    return out + group(shape, at=(x + 9, y + 9))
