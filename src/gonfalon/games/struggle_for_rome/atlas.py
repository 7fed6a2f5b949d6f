"""The map as a picture: terrain, roads, arrows, border.

Functions take plain values, never a position; `board.py` says what stands where. The ground never changes, so
it is drawn once per map and language.
"""

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from gonfalon.draw import atlas as chart
from gonfalon.draw.hex import Grid
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import (
    Attr,
    Box,
    Markup,
    Point,
    along,
    circle,
    curve,
    el,
    group,
    join,
    num,
    path,
    polyline,
    text,
)
from gonfalon.draw.theme import paint
from gonfalon.games.struggle_for_rome.content import find
from gonfalon.games.struggle_for_rome.content.check import BARBARICUM
from gonfalon.games.struggle_for_rome.content.land import FIELD, FOREST, MOUNTAIN, PASTURE, Land
from gonfalon.games.struggle_for_rome.pieces import glyph

SIZE: Final = 44.0
MARGIN: Final = 34.0
ATLANTIC: Final = 10.0  # more room to the left of the westernmost land
AFRICA: Final = 34.0  # and below the southernmost

_TERRAIN: Final = {MOUNTAIN: ("relief", 0.34), FIELD: ("gold", 0.3), PASTURE: ("leaf", 0.42), FOREST: ("leaf", 0.78)}


class Sheet:
    """Where things lie on the page, for one map."""

    def __init__(self, land: Land) -> None:
        self.land = land
        plain = Grid(SIZE, flat=False)
        xs = [plain.center(spot)[0] for spot in land.spots]
        ys = [plain.center(spot)[1] for spot in land.spots]
        half = SIZE * math.sqrt(3) / 2
        origin = (MARGIN + ATLANTIC + half - min(xs), MARGIN + SIZE - min(ys))
        self.grid = Grid(SIZE, flat=False, origin=origin)
        self.width = max(xs) - min(xs) + 2 * half + 2 * MARGIN + ATLANTIC
        self.height = max(ys) - min(ys) + 2 * SIZE + 2 * MARGIN + AFRICA
        self.crossroads: list[Point] = [self._spot(name) for name in land.crossroads]

    def _spot(self, name: str) -> Point:
        q, r, side = name.split(",")
        x, y = self.grid.center((int(q), int(r)))
        return x, y + (-SIZE if side == "N" else SIZE)

    def hexagon(self, number: int) -> Point:
        return self.grid.center(self.land.spots[number])

    def lane(self, number: int) -> tuple[Point, Point, tuple[Point, ...]]:
        """A sea arrow: both ends and the bend that leads it over water."""
        a, b = (self.crossroads[end] for end in self.land.sea_arrows[number])
        length = math.dist(a, b)
        across = ((b[1] - a[1]) / length, (a[0] - b[0]) / length)
        best, clear = (0.0, 0.0), -1e9
        for bend in (0.0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8):
            control = (
                (a[0] + b[0]) / 2 + across[0] * length * bend,
                (a[1] + b[1]) / 2 + across[1] * length * bend,
            )
            room = min(self._ashore(along(a, b, (control,), share)) for share in (0.25, 0.4, 0.5, 0.6, 0.75))
            if room > clear + 2:
                best, clear = control, room
            if clear >= SIZE * 1.2:
                break
        return a, b, (best,)

    def _ashore(self, point: Point) -> float:
        """How far the nearest land is; less than nothing outside the frame."""
        x, y = point
        out = max(MARGIN - x, MARGIN - y, x - self.width + MARGIN, y - self.height + MARGIN, 0)
        if out:
            return -out
        return min(math.dist(point, self.hexagon(h)) for h in range(len(self.land.hexes)))

    def outline(self) -> list[str]:
        """Every hex as a path."""
        return [self.grid.path(spot) for spot in self.land.spots]


@lru_cache(maxsize=4)
def sheet(edition: str) -> Sheet:
    return Sheet(find(edition))


@lru_cache(maxsize=8)
def ground(edition: str, limes: str) -> Markup:
    """Everything that never moves: sea, terrain, numbers, roads, arrows, border."""
    place = sheet(edition)
    land = place.land
    box: Box = (MARGIN / 2, MARGIN / 2, place.width - MARGIN, place.height - MARGIN)
    outlines = place.outline()
    coast = "".join(outlines)
    waves = join(
        path(coast, fill="none", stroke=paint(colour), stroke_width=width, stroke_linejoin="round")
        for colour, width in (("sea2", 26), ("sea", 23), ("sea2", 16), ("sea", 13), ("sea2", 7))
    )
    parts: list[Markup] = [el("defs", *_patterns()), chart.sea(box), waves]
    parts += [_terrain(place, h, outlines[h]) for h in range(len(land.hexes))]
    parts.append(path(coast, fill="none", stroke=paint("coast"), stroke_width=1.2, stroke_linejoin="round"))
    parts += [_road(place, a, b) for a, b in sorted(land.roads)]
    parts += [_lane(place, number) for number in range(len(land.sea_arrows))]
    parts.append(_border(place, limes))
    parts += [_number(place.hexagon(h), land.number[h]) for h in range(len(land.hexes)) if land.number[h]]
    parts.append(chart.neatline(box))
    return group(*parts, id="ground")


def _patterns() -> list[Markup]:
    """One pattern per province colour, so that a province is known without its colour."""
    ink: dict[str, Attr] = {"stroke": "#1d160e", "stroke_opacity": 0.55, "stroke_width": 1.1, "fill": "none"}
    marks = {
        "green": circle(1.1, 2.5, 2.5, fill="#1d160e", fill_opacity=0.5),
        "grey": path("M0 2.5H5", **ink),
        "brown": path("M0 0L5 5M5 0L0 5", **ink),
        "yellow": path("M2.5 0V5", **ink),
        "pink": path("M0 5L5 0", **ink),
        "wild": path("M0 8L8 0", stroke=paint("ink"), stroke_opacity=0.16, fill="none"),
    }
    sizes = {name: 8 if name == "wild" else 5 for name in marks}
    return [
        el(
            "pattern",
            mark,
            id=f"rome-{name}",
            width=sizes[name],
            height=sizes[name],
            patternUnits="userSpaceOnUse",
        )
        for name, mark in marks.items()
    ]


def _terrain(place: Sheet, number: int, outline: str) -> Markup:
    land = place.land
    x, y = place.hexagon(number)
    tint, depth = _TERRAIN[land.terrain[number]]
    parts = [path(outline, fill=paint("land")), path(outline, fill=paint(tint), fill_opacity=depth)]
    if land.region[number] == BARBARICUM:
        parts.append(path(outline, fill="url(#rome-wild)"))
    shift = (number * 5 % 7 - 3) * 0.8  # no two hexes quite alike
    if land.terrain[number] == MOUNTAIN:
        spots = ((-19, -2, 17), (17, -4, 15), (0, -14, 20), (-22, 21, 12), (21, 22, 14))
        parts.append(chart.mountains([(x + a + shift, y + b, s) for a, b, s in spots]))
    elif land.terrain[number] == FOREST:
        rows = ((-20, -8), (0, -15), (19, -6), (-11, 7), (10, 6), (-24, 18), (0, 20), (23, 17), (-10, 30), (11, 31))
        parts.append(chart.trees([(x + a + shift, y + b, 15) for a, b in rows]))
    elif land.terrain[number] == FIELD:
        furrows = "".join(f"M{num(x - 26 + shift)} {num(y + k)}q13-5 26 0t26 0" for k in (-20, -12, 18, 26))
        parts.append(path(furrows, fill="none", stroke=paint("relief"), stroke_opacity=0.55, stroke_width=1.2))
        parts += [glyph("wheat", 11, x + a + shift, y + b, paint("track")) for a, b in ((-23, -3), (23, 3), (2, -27))]
    else:
        tufts = "".join(
            f"M{num(x + a + shift)} {num(y + b)}l-2-5m2 5v-6m0 6l2-5"
            for a, b in ((-24, 8), (-14, 24), (20, 20), (25, -4), (-20, -12), (10, -24), (6, 30))
        )
        parts.append(path(tufts, fill="none", stroke=paint("leaf"), stroke_width=1.4))
        parts.append(group(glyph("horse", 11, fill=paint("relief")), at=(x - 22 + shift, y + 2)))
        parts.append(group(glyph("cattle", 11, fill=paint("relief")), at=(x + 22 + shift, y + 5)))
    return join(parts)


def _number(at: Point, value: int) -> Markup:
    ways = 6 - abs(7 - value)
    hot = value in (6, 8)
    ink = "#a3260f" if hot else "#2b241c"
    dots = join(circle(1.1, (i - (ways - 1) / 2) * 3.1, 6.6, fill=ink) for i in range(ways))
    return group(
        circle(11.5, fill=paint("rim"), stroke=paint("edge"), stroke_width=1),
        text(str(value), 0, -1.5, 13, middle=True, class_="serif bold", style=f"fill:{ink}"),
        dots,
        at=at,
    )


def _road(place: Sheet, a: int, b: int) -> Markup:
    """A road; its land arrow, usable both ways, is a double-headed mark in the middle."""
    start, end = place.crossroads[a], place.crossroads[b]
    d = polyline((start, end))
    line = path(d, stroke=paint("road"), stroke_width=3.6) + path(d, stroke=paint("roadfill"), stroke_width=1.9)
    if (a, b) not in place.land.land_arrows:
        return line
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    mark = path("M-11 0L-4-5V-2H4V-5L11 0 4 5V2H-4V5Z", fill=paint("accent"), stroke=paint("rim"), stroke_width=1.2)
    return line + group(mark, at=((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), turn=turn)


def _lane(place: Sheet, number: int) -> Markup:
    start, end, bend = place.lane(number)
    d = curve(start, end, bend)
    x, y = along(start, end, bend, 0.5)
    dots = path(
        d, fill="none", stroke=paint("sealane"), stroke_width=3, stroke_dasharray="0.1 6.5", stroke_linecap="round"
    )
    tips: list[Markup] = []
    for here, share in ((start, 0.12), (end, 0.88)):
        there = along(start, end, bend, share)
        angle = math.degrees(math.atan2(here[1] - there[1], here[0] - there[0]))
        tips.append(group(path("M6 0L-4-4.5V4.5Z", fill=paint("sealane")), at=there, turn=angle))
    ship = circle(9, fill=paint("rim"), stroke=paint("sealane"), stroke_width=1.2) + icon("ship", 12, fill="#2a5d86")
    return dots + join(tips) + group(el("title", place.land.sea_names[number]), ship, at=(x, y))


def _border(place: Sheet, words: str) -> Markup:
    line = "".join(polyline((place.crossroads[a], place.crossroads[b])) for a, b in place.land.border)
    if not line:
        return Markup()
    a, b = place.land.border[len(place.land.border) // 2]
    x = (place.crossroads[a][0] + place.crossroads[b][0]) / 2
    y = (place.crossroads[a][1] + place.crossroads[b][1]) / 2
    return (
        path(line, fill="none", stroke="#6d3f1c", stroke_width=6, stroke_opacity=0.75, stroke_linecap="round")
        + path(line, fill="none", stroke="#e3c9a0", stroke_width=1.6, stroke_dasharray="5 4")
        + group(text(words, 0, -8, 11, class_="place serif"), at=(x, y))
    )


def trail(place: Sheet, spots: list[int]) -> str:
    """The `d` of a route through these crossroads, over the sea where no road joins two of them."""
    d = ""
    for a, b in pairwise(spots):
        if (min(a, b), max(a, b)) in place.land.roads:
            d += polyline((place.crossroads[a], place.crossroads[b]))
            continue
        for number, ends in enumerate(place.land.sea_arrows):
            if ends in ((a, b), (b, a)):
                d += curve(*place.lane(number))
                break
    return d
