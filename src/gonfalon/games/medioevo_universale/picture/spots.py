"""Where in a space its town, its armies, its carriers and the tokens of trade routes stand: beside its name, clear of
each other and of what stands in the neighbouring spaces.

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

LABEL: Final = 18.0  # the height of a name as it is read from afar
NEAR: Final = 150.0  # further away nothing is in the way
ROUNDS: Final = 2
GRID: Final = 4.0  # lines by which borders are looked up


class Size(NamedTuple):
    """The room that a kind of thing takes, how much it would rather stand above the name than below it, and what speaks
    against a place beyond the border, and off the coast: whoever can move must be seen to stand in his space."""

    width: float
    height: float
    above: float = 0
    abroad: float = 0
    ashore: float = 0


TOWN: Final = Size(46, 37, 1, 1e5, 1500)  # with the cubes of a market
BUILDING: Final = Size(26, 26, 1, 1e5, 1500)  # where nobody lives
ARMY: Final = Size(44, 28, -1, 1e6, 1e6)
CARRIER: Final = Size(32, 32, -2, 1e6, 1e6)
MARK: Final = Size(18, 18, 0, 3000, 300)  # the token of a trade route
MARKS: Final = Size(52, 18)  # those of three players
APART: Final = Size(76, 34)  # with what they pay; tokens of another town beside them would be taken for theirs
RISE: Final = 34.0  # over a town and its market
GROWN: Final = (56.0, 44.0, -4.0)  # a town with a building and a market: width, height, how much higher its middle is
#: Where marks may stand, seen from the town: over its market, under it, beside it, further off.
AROUND: Final = tuple(
    (8.0 * across, down)
    for down in (-RISE, 27.0, -46.0, 40.0, -58.0, 52.0, -4.0, -16.0, 8.0)
    for across in range(-8, 9)
)


class Spots(NamedTuple):
    """The places of a space, each the middle of what stands there, and the room of its name."""

    town: Point
    army: Point
    carrier: Point
    marks: Point
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
        boxes = [(at, box(at, size), cost) for at, cost in choices]
        costs = [
            (cost + sum(covers(room, name) * weight for name, weight in names), at, room) for at, room, cost in boxes
        ]
        self.choices = sorted(costs)
        self.at, self.taken = self.choices[0][1:]

    def settle(self, others: Sequence[Box]) -> None:
        """Take the place where least is covered."""
        least = math.inf
        for cost, at, room in self.choices:
            if cost >= least:
                return  # nothing further is better, even where nobody stands
            cost += sum(covers(room, other) for other in others) * 2
            if cost < least:
                least, self.at, self.taken = cost, at, room


def spots(places: Sequence[chart.Place], towns: Sequence[int]) -> list[Spots]:
    """By space; ``towns`` are those with a populated area."""
    names = [_name(place) for place in places]
    middles = [chart.centre(place.id) for place in places]
    near = [[n for n, other in enumerate(middles) if math.dist(middle, other) < NEAR] for middle in middles]
    strange = [
        [_outline(places[n].id) for n in around if places[n] is not place and places[n].terrain]
        for place, around in zip(places, near, strict=True)
    ]
    things: list[list[_Thing]] = []
    for number, place in enumerate(places):
        sizes = (TOWN if number in towns else BUILDING, ARMY, CARRIER) if place.terrain else (CARRIER,)
        written = [(names[n], 5.0 if n == number else 3.0) for n in near[number]]
        things.append([_Thing(size, _choices(place, names[number], size, strange[number]), written) for size in sizes])
    for _ in range(ROUNDS):
        for number, own in enumerate(things):
            for thing in own:
                thing.settle([other.taken for n in near[number] for other in things[n] if other is not thing])
    out: list[Spots] = []
    for number, found in enumerate(things):
        around = [other.taken for n in near[number] for other in things[n] if n != number or other is not found[0]]
        around += [box(out[n].marks, APART) for n in near[number] if n < number and n in towns]
        marks = _marks(
            found[0].at, _outline(places[number].id), strange[number], [names[n] for n in near[number]], around
        )
        out.append(Spots(found[0].at, found[-2:][0].at, found[-1].at, marks, names[number]))
    return out


def _marks(
    town: Point, land: _Outline, strange: Sequence[_Outline], names: Sequence[Box], others: Sequence[Box]
) -> Point:
    """Where round a town the tokens of trade routes cover least: in its land, or off its coast."""
    width, height, up = GROWN
    grown = (town[0] - width / 2, town[1] - up - height / 2, width, height)

    def against(at: Point) -> float:
        one, row = box(at, MARK), box(at, MARKS)
        away = math.dist(at, town)
        cost = away * 8 + max(0.0, away - RISE - 10) ** 2
        cost += _leaves(land, strange, at, MARK) + sum(covers(one, name) * 20 + covers(row, name) * 4 for name in names)
        return cost + sum(covers(one, other) * 4 + covers(row, other) for other in (grown, *others))

    return min([(town[0] + dx, town[1] + dy) for dx, dy in AROUND], key=against)


def _name(place: chart.Place) -> Box:
    """The room of a name on the map."""
    shape = chart.chart().shapes[place.id]
    size = chart.name_size(place)
    width = text_width(place.name, size) * 1.05
    return shape.text[0] - width / 2, shape.text[1] - LABEL / 2, width, LABEL


def _choices(place: chart.Place, name: Box, size: Size, strange: Sequence[_Outline]) -> list[tuple[Point, float]]:
    """Places round the name and in the middle of the space, with what speaks against each in itself."""
    shape, land = chart.chart().shapes[place.id], _outline(place.id)
    x, y = name[0] + name[2] / 2, name[1] + name[3] / 2
    down, beside = (name[3] + size.height) / 2, (name[2] + size.width) / 2
    around = [(x + dx * size.width, y + dy) for dy in (-down, down) for dx in (0.0, -0.5, 0.5, -1.0, 1.0)]
    around += [(x + dx, y + dy) for dx in (-beside, beside) for dy in (-8.0, 0.0, 8.0)]
    for cx, cy in {(x, y), shape.centre}:
        within = [(cx + dx * 17, cy + dy * 15) for dx in range(-3, 4) for dy in range(-3, 4)]
        around += [at for at in within if land.holds(at)]
    return [
        (at, math.dist(at, (x, y)) * 2 + (at[1] - y) * size.above * 2 + _strays(land, strange, at, size))
        for at in around
    ]


def _strays(land: _Outline, strange: Sequence[_Outline], at: Point, size: Size) -> float:
    """What speaks against a place beyond the borders of the space: a little for every corner, much for the middle."""
    w, h = size.width * 0.42, size.height * 0.42
    corners = [(at[0] + dx, at[1] + dy) for dx in (-w, w) for dy in (-h, h)]
    return sum(not land.holds(corner) for corner in corners) * 150.0 + _leaves(land, strange, at, size)


def _leaves(land: _Outline, strange: Sequence[_Outline], at: Point, size: Size) -> float:
    """What speaks against a middle that lies in another land, or off the coast."""
    if land.holds(at):
        return 0.0
    return size.abroad if any(outline.holds(at) for outline in strange) else size.ashore


def box(at: Point, size: Size) -> Box:
    """The room round a place."""
    return at[0] - size.width / 2, at[1] - size.height / 2, size.width, size.height


def covers(box: Box, other: Box) -> float:
    """The area that two boxes share."""
    across = min(box[0] + box[2], other[0] + other[2]) - max(box[0], other[0])
    if across <= 0:
        return 0.0
    return across * max(0.0, min(box[1] + box[3], other[1] + other[3]) - max(box[1], other[1]))
