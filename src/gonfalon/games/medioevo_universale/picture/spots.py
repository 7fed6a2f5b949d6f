"""Where in a space its town, its armies and its carriers stand: beside its name, clear of each other and of what
stands in the neighbouring spaces.

Found once for a language, by trying: everything has a few places round the name of its space and takes the one where
it covers least. A place never depends on the position, so that nothing moves which nobody has moved.
"""

import math
from bisect import bisect
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from gonfalon.draw.svg import Box, Point, text_width
from gonfalon.games.medioevo_universale.picture import chart

LABEL: Final = 16.0  # the height of a name as it is read from afar
NEAR: Final = 150.0  # further away nothing is in the way
ROUNDS: Final = 2
GRID: Final = 4.0  # lines by which borders are looked up


class Size(NamedTuple):
    """The room that a kind of thing takes, how much it would rather stand above the name than below it, and what speaks
    against a place beyond the border: whoever can move must be seen to stand in his space."""

    width: float
    height: float
    above: float
    abroad: float


TOWN: Final = Size(44, 36, 1, 1500)  # with the cubes of a market
BUILDING: Final = Size(26, 26, 1, 1500)  # where nobody lives
ARMY: Final = Size(44, 28, -1, 1e6)
CARRIER: Final = Size(32, 32, -2, 1e6)


class Spots(NamedTuple):
    """The places of a space, each the middle of what stands there, and the room of its name."""

    town: Point
    army: Point
    carrier: Point
    name: Box


class _Outline:
    """The borders of a space, looked up line by line."""

    def __init__(self, shape: chart.Shape) -> None:
        self.rings = shape.rings
        self.rows: dict[int, list[float]] = {}

    def holds(self, point: Point) -> bool:
        """Whether a point lies within, as far as the nearest line of the grid tells."""
        return bisect(self._crossings(round(point[1] / GRID)), point[0]) % 2 == 1

    def _crossings(self, row: int) -> list[float]:
        """Where a line of the grid crosses the borders, from west to east."""
        if row not in self.rows:
            y = row * GRID + 0.01
            self.rows[row] = sorted(
                x1 + (x2 - x1) * (y - y1) / (y2 - y1)
                for ring in self.rings
                for (x1, y1), (x2, y2) in pairwise((*ring, ring[0]))
                if (y1 > y) != (y2 > y)
            )
        return self.rows[row]


@cache
def _outline(ident: str) -> _Outline:
    return _Outline(chart.chart().shapes[ident])


class _Thing:
    """Something that looks for its place among several, each with what speaks against it."""

    def __init__(self, size: Size, choices: Sequence[tuple[Point, float]], names: Sequence[tuple[Box, float]]) -> None:
        self.size = size
        boxes = [(at, self.box(at), cost) for at, cost in choices]
        costs = [(cost + sum(covers(box, name) * weight for name, weight in names), at, box) for at, box, cost in boxes]
        self.choices = sorted(costs)
        self.at, self.taken = self.choices[0][1:]

    def box(self, at: Point) -> Box:
        return at[0] - self.size.width / 2, at[1] - self.size.height / 2, self.size.width, self.size.height

    def settle(self, others: Sequence[Box]) -> None:
        """Take the place where least is covered."""
        least = math.inf
        for cost, at, box in self.choices:
            if cost >= least:
                return  # nothing further is better, even where nobody stands
            cost += sum(covers(box, other) for other in others) * 2
            if cost < least:
                least, self.at, self.taken = cost, at, box


def spots(places: Sequence[chart.Place], towns: Sequence[int]) -> list[Spots]:
    """By space; ``towns`` are those with a populated area."""
    names = [_name(place) for place in places]
    middles = [chart.centre(place.id) for place in places]
    near = [[n for n, other in enumerate(middles) if math.dist(middle, other) < NEAR] for middle in middles]
    things: list[list[_Thing]] = []
    for number, place in enumerate(places):
        sizes = (TOWN if number in towns else BUILDING, ARMY, CARRIER) if place.terrain else (CARRIER,)
        written = [(names[n], 5.0 if n == number else 3.0) for n in near[number]]
        things.append([_Thing(size, _choices(place, names[number], size), written) for size in sizes])
    for _ in range(ROUNDS):
        for number, own in enumerate(things):
            for thing in own:
                thing.settle([other.taken for n in near[number] for other in things[n] if other is not thing])
    return [_spots(found, name) for found, name in zip(things, names, strict=True)]


def _spots(found: Sequence[_Thing], name: Box) -> Spots:
    return Spots(found[0].at, found[-2:][0].at, found[-1].at, name)


def _name(place: chart.Place) -> Box:
    """The room of a name on the map."""
    shape = chart.chart().shapes[place.id]
    size = chart.name_size(place)
    width = text_width(place.name, size) * 1.05
    return shape.text[0] - width / 2, shape.text[1] - LABEL / 2, width, LABEL


def _choices(place: chart.Place, name: Box, size: Size) -> list[tuple[Point, float]]:
    """Places round the name and in the middle of the space, with what speaks against each in itself."""
    shape, land = chart.chart().shapes[place.id], _outline(place.id)
    x, y = name[0] + name[2] / 2, name[1] + name[3] / 2
    down, beside = (name[3] + size.height) / 2, (name[2] + size.width) / 2
    around = [(x + dx * size.width, y + dy) for dy in (-down, down) for dx in (0.0, -0.5, 0.5, -1.0, 1.0)]
    around += [(x + dx, y + dy) for dx in (-beside, beside) for dy in (-8.0, 0.0, 8.0)]
    for cx, cy in {(x, y), shape.centre}:
        within = [(cx + dx * 17, cy + dy * 15) for dx in range(-3, 4) for dy in range(-3, 4)]
        around += [at for at in within if land.holds(at)]
    return [(at, math.dist(at, (x, y)) * 2 + (at[1] - y) * size.above * 2 + _strays(land, at, size)) for at in around]


def _strays(land: _Outline, at: Point, size: Size) -> float:
    """What speaks against a place beyond the borders of the space: a little for every corner, much for the middle."""
    w, h = size.width * 0.42, size.height * 0.42
    corners = [(at[0] + dx, at[1] + dy) for dx in (-w, w) for dy in (-h, h)]
    out = sum(not land.holds(corner) for corner in corners) * 150.0
    return out if land.holds(at) else out + size.abroad


def covers(box: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(box[0] + box[2], other[0] + other[2]) - max(box[0], other[0])
    if across <= 0:
        return 0.0
    return across * max(0.0, min(box[1] + box[3], other[1] + other[3]) - max(box[1], other[1]))
