"""Pieces on the map: units by silhouette and number, cities by size, building and mood.

Nothing is told by colour alone: seats have shapes, buildings letters, moods faces.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from gonfalon.draw import pieces
from gonfalon.draw.svg import Markup, circle, group, join, num, path, rect, text
from gonfalon.draw.theme import paint
from gonfalon.games.clash_of_cultures.picture.stock import BARBARIAN, colour, dressed

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
        at = size * 0.42
        out += circle(size * 0.27, at, at * 0.75, fill=paint("rim"), stroke=paint("edge"), stroke_width=1)
        out += text(str(count), at, at * 0.75, size * 0.42, middle=True, class_="bold", style="fill:#231c14")
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
    return plate + row + group(pieces.seat_mark(seat, size * 0.25), at=(left + size * 0.05, -size * 0.5))


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
    return dressed(piece.kind, piece.seat, scale=r / 12)


def city(found: City, crowded: bool = False) -> Markup:
    """A walled town in its owner's colour, its mood and its size on its sides, its pieces below.

    It stands higher where units stand below it (``crowded``).
    """
    rows = 1 + bool(found.pieces) + crowded
    top = (6, -10, -25)[rows - 1]
    out = dressed("town", found.seat, 0, top + 4, 1.08)
    if found.seat != BARBARIAN:
        mark = path(pieces.seat_outline(found.seat, 6), fill="#fffaf0") + pieces.seat_letter(found.seat, 8.5, "#231c14")
        out += group(mark, at=(0, top - 5))
        out += group(mood(found.mood, 9.5), at=(-27, top - 2))
    if found.used:
        out += path(f"M-20 {top + 19}H20", stroke=paint("accent"), stroke_width=3.4, stroke_linecap="round")
    out += circle(9.5, 27, top - 2, fill=paint("rim"), stroke=paint("edge"), stroke_width=1.1)
    size = str(1 + len(found.pieces))
    out += text(size, 27, top - 2, 13, middle=True, class_="serif bold", style="fill:#231c14")
    step = min(26.0, 104 / max(1, len(found.pieces)))
    left = -step * (len(found.pieces) - 1) / 2
    return out + join(
        dressed(piece.kind, piece.seat, left + step * number, top + 33, 0.95)
        for number, piece in enumerate(found.pieces)
    )
