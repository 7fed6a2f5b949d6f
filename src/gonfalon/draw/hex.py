"""Hexagons: axial coordinates, corners and edges, for the hex maps of several games.

`q` runs along the columns (flat) or rows (pointy), `r` down. Corner 0 of a flat hex points east,
of a pointy one north-east; corners go clockwise on screen and edge i joins corner i to i + 1.
Sides are looked up by neighbour, so nobody needs to remember that order.
"""

import math
from dataclasses import dataclass
from typing import Final

from gonfalon.draw.svg import Point, polyline

Hex = tuple[int, int]
"""Axial column and row."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@dataclass(frozen=True, slots=True)
class Grid:
    """How hexes lie on the page: `size` is centre to corner, `origin` the centre of hex (0, 0)."""

    size: float
    flat: bool = True
    origin: Point = (0, 0)

    def center(self, cell: Hex) -> Point:
        """The centre of a hex."""
        q, r = cell
        if self.flat:
            x, y = 1.5 * q, math.sqrt(3) * (r + q / 2)
        else:
            x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
        return self.origin[0] + self.size * x, self.origin[1] + self.size * y

    def at(self, point: Point) -> Hex:
        """The hex that contains a point: the inverse of `center`, rounded to the nearest hex."""
        x, y = (point[0] - self.origin[0]) / self.size, (point[1] - self.origin[1]) / self.size
        if self.flat:
            q, r = 2 / 3 * x, -x / 3 + math.sqrt(3) / 3 * y
        else:
            q, r = math.sqrt(3) / 3 * x - y / 3, 2 / 3 * y
        a, b, c = round(q), round(r), round(-q - r)
        da, db, dc = abs(a - q), abs(b - r), abs(c + q + r)
        if da > db and da > dc:
            a = -b - c
        elif db > dc:
            b = -a - c
        return a, b

    def corner(self, cell: Hex, i: int, inset: float = 0) -> Point:
        """Corner i (0-5), pulled towards the centre by `inset`."""
        x, y = self.center(cell)
        angle = math.radians(60 * i - (0 if self.flat else 30))
        r = self.size - inset
        return x + r * math.cos(angle), y + r * math.sin(angle)

    def corners(self, cell: Hex, inset: float = 0) -> list[Point]:
        """All six corners, clockwise."""
        return [self.corner(cell, i, inset) for i in range(6)]

    def edge(self, cell: Hex, i: int) -> tuple[Point, Point]:
        """Both ends of edge i."""
        return self.corner(cell, i), self.corner(cell, (i + 1) % 6)

    def side_towards(self, cell: Hex, other: Hex) -> int:
        """Which edge of `cell` it shares with its neighbour `other`."""
        step = (other[0] - cell[0], other[1] - cell[1])
        return DIRECTIONS.index(step)

    def path(self, cell: Hex, inset: float = 0) -> str:
        """The `d` of the hex outline."""
        return polyline(self.corners(cell, inset), closed=True)


def neighbours(cell: Hex) -> list[Hex]:
    """The six hexes around one, in the order of their edges."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def from_offset(column: int, row: int, flat: bool = True) -> Hex:
    """Axial coordinates of printed column and row, where every odd column (flat) or row (pointy) sits half a hex lower
    or further right."""
    if flat:
        return column, row - (column - column % 2) // 2
    return column - (row - row % 2) // 2, row
