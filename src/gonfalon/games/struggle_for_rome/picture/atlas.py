"""The map as a picture: terrain, roads, arrows, border.

Functions take plain values, never a position; `board.py` says what stands where. The ground never changes, so
it is drawn once per map and language.
"""

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from gonfalon.draw import atlas as chart
from gonfalon.draw.hex import Grid, neighbours
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
from gonfalon.games.struggle_for_rome.picture.pieces import glyph

SIZE: Final = 44.0
MARGIN: Final = 34.0
ATLANTIC: Final = 10.0  # more room to the left of the westernmost land
AFRICA: Final = 34.0  # and below the southernmost

_TERRAIN: Final = {MOUNTAIN: ("relief", 0.34), FIELD: ("gold", 0.3), PASTURE: ("leaf", 0.42), FOREST: ("leaf", 0.78)}
_ARROW: Final = "M-11 0L-4-5V-2H4V-5L11 0 4 5V2H-4V5Z"


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

    def shore(self) -> str:
        """The sides of hexes with sea beyond them, as a path."""
        land = set(self.land.spots)
        sides = [(spot, i) for spot in self.land.spots for i, other in enumerate(neighbours(spot)) if other not in land]
        return "".join(polyline(self.grid.edge(spot, i)) for spot, i in sides)


@lru_cache(maxsize=4)
def sheet(edition: str) -> Sheet:
    return Sheet(find(edition))


@lru_cache(maxsize=8)
def ground(edition: str, limes: str, land_tip: str, sea_tip: str) -> Markup:
    """Everything that never moves: sea, terrain, numbers, roads, arrows, border; the tips explain the arrows."""
    place = sheet(edition)
    land = place.land
    box: Box = (MARGIN / 2, MARGIN / 2, place.width - MARGIN, place.height - MARGIN)
    coast = place.shore()
    waves = join(
        path(coast, fill="none", stroke=paint(colour), stroke_width=width, stroke_linecap="round")
        for colour, width in (("sea2", 26), ("sea", 23), ("sea2", 16), ("sea", 13), ("sea2", 7))
    )
    parts: list[Markup] = [el("defs", *_patterns()), chart.sea(box), waves, _terrain(place)]
    parts.append(path(coast, fill="none", stroke=paint("coast"), stroke_width=1.2, stroke_linecap="round"))
    parts.append(_roads(place, land_tip))
    parts += [_lane(place, number, sea_tip) for number in range(len(land.sea_arrows))]
    parts.append(_border(place, limes))
    parts += [_number(place.hexagon(h), land.number[h]) for h in range(len(land.hexes)) if land.number[h]]
    parts.append(chart.neatline(box))
    return group(*parts, id="ground", data_home="")


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


def _terrain(place: Sheet) -> Markup:
    """The hexes with what grows on them. What looks alike shares a path: the whole map is sent at every move."""
    land, outlines = place.land, place.outline()
    parts = [path("".join(outlines), fill=paint("land"))]
    for terrain, (tint, depth) in _TERRAIN.items():
        alike = "".join(d for h, d in enumerate(outlines) if land.terrain[h] == terrain)
        parts.append(path(alike, fill=paint(tint), fill_opacity=depth))
    wild = "".join(d for h, d in enumerate(outlines) if land.region[h] == BARBARICUM)
    parts.append(path(wild, fill="url(#rome-wild)"))
    spots: dict[int, list[Point]] = {terrain: [] for terrain in _TERRAIN}
    for number, terrain in enumerate(land.terrain):
        x, y = place.hexagon(number)
        spots[terrain].append((x + (number * 5 % 7 - 3) * 0.8, y))  # no two hexes quite alike
    peaks = ((-19, -2, 17), (17, -4, 15), (0, -14, 20), (-22, 21, 12), (21, 22, 14))
    parts.append(chart.mountains([(x + a, y + b, state) for x, y in spots[MOUNTAIN] for a, b, state in peaks]))
    rows = ((-20, -8), (0, -15), (19, -6), (-11, 7), (10, 6), (-24, 18), (0, 20), (23, 17), (-10, 30), (11, 31))
    parts.append(chart.trees([(x + a, y + b, 15) for x, y in spots[FOREST] for a, b in rows]))
    return join([*parts, _fields(spots[FIELD]), _pastures(spots[PASTURE])])


def _fields(spots: list[Point]) -> Markup:
    furrows = "".join(f"M{num(x - 26)} {num(y + k)}q13-5 26 0t26 0" for x, y in spots for k in (-20, -12, 18, 26))
    ears = [(x + a, y + b) for x, y in spots for a, b in ((-23, -3), (23, 3), (2, -27))]
    return path(furrows, fill="none", stroke=paint("relief"), stroke_opacity=0.55, stroke_width=1.2) + join(
        glyph("wheat", 11, x, y, paint("track")) for x, y in ears
    )


def _pastures(spots: list[Point]) -> Markup:
    blades = ((-24, 8), (-14, 24), (20, 20), (25, -4), (-20, -12), (10, -24), (6, 30))
    tufts = "".join(f"M{num(x + a)} {num(y + b)}l-2-5m2 5v-6m0 6l2-5" for x, y in spots for a, b in blades)
    beasts = [
        glyph(name, 11, x + a, y + b, paint("relief"))
        for x, y in spots
        for name, a, b in (("horse", -22, 2), ("cattle", 22, 5))
    ]
    return path(tufts, fill="none", stroke=paint("leaf"), stroke_width=1.4) + join(beasts)


def _number(at: Point, value: int) -> Markup:
    ways = 6 - abs(7 - value)
    hot = value in (6, 8)
    ink = "#a3260f" if hot else "#2b241c"
    spots = "".join(f"M{num((i - (ways - 1) / 2) * 3.1)} 6.6h0" for i in range(ways))
    dots = path(spots, stroke=ink, stroke_width=2.2, stroke_linecap="round")
    return group(
        circle(11.5, fill=paint("rim"), stroke=paint("edge"), stroke_width=1),
        text(str(value), 0, -1.5, 13, middle=True, class_="serif bold", style=f"fill:{ink}"),
        dots,
        at=at,
    )


def _roads(place: Sheet, tip: str) -> Markup:
    """The roads; a land arrow, usable both ways, is a double-headed mark in the middle of one."""
    land, at = place.land, place.crossroads
    d = "".join(polyline((at[a], at[b])) for a, b in sorted(land.roads))
    out = path(d, stroke=paint("road"), stroke_width=3.6) + path(d, stroke=paint("roadfill"), stroke_width=1.9)
    for a, b in sorted(land.land_arrows):
        (x1, y1), (x2, y2) = at[a], at[b]
        turn = math.degrees(math.atan2(y2 - y1, x2 - x1))
        mark = path(_ARROW, fill=paint("accent"), stroke=paint("rim"), stroke_width=1.2)
        out += group(mark, at=((x1 + x2) / 2, (y1 + y2) / 2), turn=turn, data_tip=tip)
    return out


def _lane(place: Sheet, number: int, tip: str) -> Markup:
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
    return dots + join(tips) + group(ship, at=(x, y), data_tip=f"{place.land.sea_names[number]}. {tip}")


def _border(place: Sheet, words: str) -> Markup:
    line = "".join(polyline((place.crossroads[a], place.crossroads[b])) for a, b in place.land.border)
    if not line:
        return Markup()
    a, b = place.land.border[len(place.land.border) // 2]
    x = max(place.crossroads[a], place.crossroads[b], key=lambda spot: spot[1])[0]  # beneath a number, between prices
    y = (place.crossroads[a][1] + place.crossroads[b][1]) / 2
    sizes = ((11, "only-wide not-square"), (17, "only-tall"), (17, "only-square"))
    names = [text(words, 0, -6, size, class_=f"place serif {shape}") for size, shape in sizes]
    return (
        path(line, fill="none", stroke="#6d3f1c", stroke_width=6, stroke_opacity=0.75, stroke_linecap="round")
        + path(line, fill="none", stroke="#e3c9a0", stroke_width=1.6, stroke_dasharray="5 4")
        + group(*names, at=(x, y))
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
