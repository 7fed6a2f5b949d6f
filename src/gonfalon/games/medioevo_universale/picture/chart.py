"""The chart under the pieces: Europe and the Mediterranean as an old atlas draws them.

Every border is stored once (``content/shapes.json``); spaces are rings of borders, so neighbours share their line.
Nothing here depends on the position: the page may keep it.
"""

import json
import math
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from gonfalon.draw import atlas
from gonfalon.draw.svg import Markup, Point, el, group, join, num, path, polyline, text, text_width
from gonfalon.draw.theme import paint, seat_paint

SHAPES: Final = Path(__file__).parent.parent / "content" / "shapes.json"
#: The home realms of the seats are told apart by a pattern as well as by their tint.
PATTERNS: Final = (
    "M0 8L8 0M-2 2L2-2M6 10L10 6",
    "M0 0L8 8M-2 6L2 10M6-2L10 2",
    "M4 0V8M0 4H8",
    "M0 2H8M0 6H8",
    "M2 2h.01M6 6h.01",
    "M2 0V8M6 0V8",
)


class Place(NamedTuple):
    """What the chart must know of a space: its id, its name, its realm (-1: none) and its terrain ("" at sea)."""

    id: str
    name: str
    realm: int
    terrain: str


class Shape(NamedTuple):
    """One space: its outline, where its name stands and how wide it may be, where pieces stand and how much room."""

    kind: str
    outline: str
    text: Point
    text_width: float
    centre: Point
    room: float
    void: str
    water: bool
    rings: tuple[tuple[Point, ...], ...]


class Chart(NamedTuple):
    """All lines of the map, worked out once."""

    width: float
    height: float
    shapes: dict[str, Shape]
    arcs: tuple[tuple[Point, ...], ...]
    borders: tuple[tuple[str, str | None, str | None], ...]
    rivers: tuple[tuple[str, tuple[tuple[Point, ...], ...]], ...]
    shores: tuple[tuple[Point, ...], ...]
    islets: tuple[tuple[Point, ...], ...]
    tails: tuple[tuple[Point, ...], ...]
    links: tuple[tuple[Point, Point], ...]


def _points(packed: str) -> tuple[Point, ...]:
    return tuple((x / 10, y / 10) for x, y in atlas.points(packed))


@cache
def chart() -> Chart:
    """The map read from its file."""
    data: dict[str, Any] = json.loads(SHAPES.read_text("utf-8"))
    arcs = tuple(_points(packed) for packed in data["arcs"])
    shapes: dict[str, Shape] = {}
    for ident, shape in data["spaces"].items():
        rings = tuple(_joined(arcs, ring) for polygon in shape["polygons"] for ring in polygon)
        outline = "".join(short(ring, closed=True) for ring in rings)
        centre = shape["centre"] or shape["label"]
        shapes[ident] = Shape(
            shape["kind"],
            outline,
            (shape["text"][0], shape["text"][1]),
            shape["text_width"],
            (centre[0], centre[1]),
            shape["label_radius"],
            shape.get("void") or "",
            bool(shape.get("water")),
            rings,
        )
    return Chart(
        data["frame"][0],
        data["frame"][1],
        shapes,
        arcs,
        tuple((kind, left, right) for kind, left, right in data["borders"]),
        tuple((river["name"], tuple(_joined(arcs, line) for line in river["lines"])) for river in data["rivers"]),
        tuple(_joined(arcs, line) for line in data["coast_lines"]),
        tuple(_points(ring) for ring in data["islets"]),
        tuple(_points(tail) for tail in data["river_tails"]),
        tuple((tuple(link["line"][0]), tuple(link["line"][1])) for link in data["links"]),
    )


def _joined(arcs: Sequence[tuple[Point, ...]], ring: Iterable[int]) -> tuple[Point, ...]:
    """Arcs end to end; ``~n`` is arc n walked backwards."""
    out: list[Point] = []
    for number in ring:
        line = arcs[number] if number >= 0 else arcs[~number][::-1]
        out.extend(line[1:] if out and out[-1] == line[0] else line)
    return tuple(out)


def short(points: Sequence[Point], closed: bool = False) -> str:
    """The ``d`` of a line in relative steps, which is half as long."""
    x, y = round(points[0][0] * 10), round(points[0][1] * 10)
    out = f"M{num(x / 10)} {num(y / 10)}l"
    steps: list[str] = []
    for px, py in points[1:]:
        nx, ny = round(px * 10), round(py * 10)
        steps.append(f"{_step(nx - x)}{' ' if ny >= y else ''}{_step(ny - y)}")
        x, y = nx, ny
    return out + " ".join(steps) + ("Z" if closed else "")


def _step(tenths: int) -> str:
    return num(tenths / 10).replace("0.", ".", 1) if abs(tenths) < 10 else num(tenths / 10)


# -- layers ------------------------------------------------------------------------------------


def definitions(places: Sequence[Place]) -> Markup:
    """Every outline once, to be used for filling, for pointing at and for lighting; and the patterns of the seats."""
    found = chart()
    parts = [path(found.shapes[place.id].outline, id=f"shape-{place.id}") for place in places]
    for seat, lines in enumerate(PATTERNS):
        stroke = path(lines, stroke=seat_paint(seat), stroke_width=1.3, fill="none", stroke_linecap="round")
        parts.append(el("pattern", stroke, id=f"home-{seat}", width=8, height=8, patternUnits="userSpaceOnUse"))
    frame = el("rect", x=0, y=0, width=found.width, height=found.height)
    return el("defs", *parts, el("clipPath", frame, id="chart-frame"))


def ground(places: Sequence[Place]) -> Markup:
    """What lies under the colours of the realms: sea, and land by its terrain."""
    found = chart()
    lands = (el("use", href=f"#shape-{place.id}", fill=paint(TERRAINS[place.terrain])) for place in _lands(places))
    box = (0.0, 0.0, found.width, found.height)
    return definitions(places) + group(
        atlas.sea(box), _shores(found), _voids(found), *lands, clip_path="url(#chart-frame)"
    )


def realms(held: Iterable[tuple[str, int, int]]) -> Markup:
    """The political map: each territory with who holds it and whose home it is, -1 for nobody.

    The tint follows the holder, the pattern stays with the realm.
    """
    tints = hatches = Markup()
    for ident, holder, home in held:
        if holder >= 0:
            tints += el("use", href=f"#shape-{ident}", fill=seat_paint(holder))
        if home >= 0:
            hatches += el("use", href=f"#shape-{ident}", fill=f"url(#home-{home})")
    return group(group(tints, opacity=0.46), group(hatches, opacity=0.24), clip_path="url(#chart-frame)")


def lines(places: Sequence[Place]) -> Markup:
    """What is drawn over the colours: relief, rivers, borders, names and the frame of the sheet."""
    found = chart()
    return join(
        (
            group(
                _relief(found, _lands(places)),
                _rivers(found),
                _borders(found, {place.id: place.realm for place in places}),
                _crossings(found),
                clip_path="url(#chart-frame)",
            ),
            _names(found, places),
            atlas.neatline((0.0, 0.0, found.width, found.height), 40, 9),
        )
    )


def _lands(places: Sequence[Place]) -> list[Place]:
    return [place for place in places if place.terrain]


def _shores(found: Chart) -> Markup:
    """Engraved water lines along every coast."""
    d = "".join(short(line) for line in found.shores)
    lines = el("defs", path(d, id="chart-shores"))
    for colour, width in (("sea2", 17), ("sea", 15), ("sea2", 11), ("sea", 9), ("sea2", 5.5)):
        lines += el("use", href="#chart-shores", fill="none", stroke=paint(colour), stroke_width=width)
    return group(lines, stroke_linejoin="round")


def _voids(found: Chart) -> Markup:
    """What may not be entered: pale land without borders, lakes, and the seas beyond the map."""
    land = water = ""
    for shape in found.shapes.values():
        if shape.kind == "void":
            if shape.water:
                water += shape.outline
            else:
                land += shape.outline
    islets = "".join(short(ring, closed=True) for ring in found.islets)
    return (
        path(land, fill=paint("land2"))
        + path(water, fill=paint("sea2"), stroke=paint("coast"), stroke_width=0.8)
        + path(islets, fill=paint("land2"), stroke=paint("coast"), stroke_width=0.7)
    )


TERRAINS: Final = {
    "plains": "land",
    "forest": "woods",
    "hills": "highland",
    "mountains": "highland",
    "desert": "desert",
}


def _inside(shape: Shape, point: Point, margin: float) -> bool:
    """Whether a point lies in a space, that far from its borders and away from name and pieces."""
    x, y = point
    half = shape.text_width / 2
    if abs(x - shape.centre[0]) < 30 and abs(y - shape.centre[1]) < 26:
        return False
    if abs(x - shape.text[0]) < half and abs(y - shape.text[1]) < 13:
        return False
    corners = ((x - margin, y), (x + margin, y), (x, y - margin), (x, y + margin * 0.4))
    return all(sum(atlas.contains(ring, corner) for ring in shape.rings) % 2 == 1 for corner in corners)


def _spots(shape: Shape, step: float, size: float, offset: int) -> list[tuple[float, float, float]]:
    """Places for small drawings: a jittered grid inside a space, the same every time."""
    xs = [x for ring in shape.rings for x, _ in ring]
    ys = [y for ring in shape.rings for _, y in ring]
    out: list[tuple[float, float, float]] = []
    row = 0
    y = min(ys) + step / 2
    while y < max(ys):
        x = min(xs) + (step / 2 if row % 2 else step)
        while x < max(xs):
            wobble = math.sin(x * 12.9898 + y * 78.233 + offset) * 43758.5453
            a, b = wobble % 1 - 0.5, (wobble * 7.13) % 1 - 0.5
            spot = (x + a * step * 0.5, y + b * step * 0.4)
            if _inside(shape, spot, size):
                out.append((*spot, size * (0.85 + 0.3 * (b + 0.5))))
            x += step
        y += step * 0.8
        row += 1
    return out


@cache
def _relief_of(ident: str, terrain: str) -> tuple[tuple[float, float, float], ...]:
    shape = chart().shapes[ident]
    step, size = {"mountains": (25.0, 11.0), "hills": (30.0, 7.0), "forest": (19.0, 8.0), "desert": (40.0, 7.0)}[
        terrain
    ]
    return tuple(_spots(shape, step, size, len(ident)))


def _relief(found: Chart, lands: Sequence[Place]) -> Markup:
    """Peaks, hills, trees and dunes, drawn small; peaks and marsh of the voids too."""
    spots: dict[str, list[tuple[float, float, float]]] = {"mountains": [], "hills": [], "forest": [], "desert": []}
    for place in lands:
        if place.terrain in spots:
            spots[place.terrain].extend(_relief_of(place.id, place.terrain))
    for shape in found.shapes.values():
        if shape.kind == "void" and not shape.water and shape.void in ("mountains", "hills"):
            x, y = shape.centre
            spots["mountains"].extend(((x - 8, y + 3, 11), (x + 7, y + 4, 10), (x, y + 8, 12)))
    return group(
        atlas.dunes(sorted(spots["desert"], key=_north)),
        _hills(sorted(spots["hills"], key=_north)),
        atlas.trees(sorted(spots["forest"], key=_north)),
        atlas.mountains(sorted(spots["mountains"], key=_north)),
        _marshes(shape for shape in found.shapes.values() if shape.void == "marsh"),
        opacity=0.62,
    )


def _north(spot: Sequence[float]) -> float:
    return spot[1]


def _hills(spots: Iterable[Sequence[float]]) -> Markup:
    """Low round hills with a few strokes of shade."""
    d = ""
    for x, y, s in spots:
        left, up, wide = num(round(x - s, 1)), num(round(-s * 1.3, 1)), num(round(2 * s, 1))
        d += f"M{left} {num(round(y, 1))}q{num(round(s, 1))} {up} {wide} 0"
        d += f"m{num(round(-s * 0.8, 1))} {num(round(-s * 0.45, 1))}l{num(round(s * 0.3, 1))} {num(round(s * 0.35, 1))}"
    return path(d, fill="none", stroke=paint("relief"), stroke_width=1.1, stroke_linecap="round")


def _marshes(shapes: Iterable[Shape]) -> Markup:
    """Reeds over still water."""
    d = ""
    for shape in shapes:
        x, y = shape.centre
        for dx, dy in ((-9, 4), (4, 7), (2, -4)):
            d += f"M{num(x + dx - 6)} {num(y + dy)}h12m-9-1v-6m3 6v-8m3 8v-6"
    return path(d, fill="none", stroke=paint("leaf"), stroke_width=1.2, stroke_linecap="round")


def _rivers(found: Chart) -> Markup:
    """Rivers are borders that cost to cross, so they stand out; a river's further course is only drawn."""
    out = Markup()
    for tail in found.tails:
        out += path(short(tail), fill="none", stroke=paint("seaname"), stroke_opacity=0.5, stroke_width=1.6)
    for _, lines in found.rivers:
        out += join(atlas.river(line, 5.6) for line in lines)
    return out


def _borders(found: Chart, realm: dict[str, int]) -> Markup:
    """Thin between territories, heavy round a realm, dashed between seas, firm along coasts."""
    thin = heavy = sea = coast = void = ""
    for line, (kind, left, right) in zip(found.arcs, found.borders, strict=True):
        d = short(line)
        sides = (realm.get(left or "", -1), realm.get(right or "", -1))
        if kind == "coast":
            coast += d
        elif kind == "sea":
            sea += d
        elif kind == "void":
            void += d
        elif kind == "land":
            thin += d
        if kind in ("land", "river", "void") and sides[0] != sides[1]:
            heavy += d if kind != "river" else ""
    return group(
        path(sea, stroke=paint("seaname"), stroke_width=1.3, stroke_dasharray="7 6", stroke_opacity=0.85),
        path(void, stroke=paint("road"), stroke_width=0.9, stroke_opacity=0.45),
        path(thin, stroke=paint("road"), stroke_width=1.1, stroke_opacity=0.75),
        path(heavy, stroke=paint("edge"), stroke_width=2.6, stroke_opacity=0.8),
        path(coast, stroke=paint("coast"), stroke_width=1.5),
        fill="none",
        stroke_linejoin="round",
    )


def _crossings(found: Chart) -> Markup:
    """A strait that armies may cross: planks over the water."""
    out = Markup()
    for start, end in found.links:
        d = polyline((start, end))
        out += path(d, stroke=paint("edge"), stroke_width=8, stroke_linecap="round")
        out += path(d, stroke=paint("roadfill"), stroke_width=5.5, stroke_linecap="round")
        out += path(d, stroke=paint("accent"), stroke_width=5.5, stroke_dasharray="3 4")
    return out


def size_of(words: str, width: float, most: float, least: float) -> float:
    """The largest letters with which a name fits its space, between two bounds."""
    return max(least, min(most, width / max(1.0, text_width(words, 1)) * 0.95))


def name_size(place: Place) -> float:
    """How large the name of a space is written."""
    width = chart().shapes[place.id].text_width
    return size_of(place.name, width, 17, 9.5) if place.terrain else size_of(place.name, width, 20, 12)


EDGED: Final = 9  # how wide the outline of a lit space is with its edges
FINE: Final = 13.0  # letters smaller than these crowd the whole map


def _names(found: Chart, places: Sequence[Place]) -> Markup:
    parts: list[str] = []
    for place in places:
        shape = found.shapes[place.id]
        x, y = shape.text
        size = name_size(place)
        if place.terrain:
            fine = " fine" if size < FINE else ""  # the page shows it from near; pointing at the space names it too
            parts.append(text(place.name, x, y, size, middle=True, class_="place on-chart" + fine))
        else:
            parts.append(text(place.name, x, y, size, middle=True, class_="sea-name on-chart"))
    return group(*parts, pointer_events="none")


def region(ident: str, choose: str) -> Markup:
    """A space as a thing to point at: its whole shape is the target. Its outline has light edges, for a land may have
    the colour of the line itself."""
    use = f"#shape-{ident}"
    return el(
        "g",
        el("use", href=use, class_="hit"),
        el("use", href=use, class_="halo", style=f"stroke:{paint('rim')};stroke-width:{EDGED}"),
        el("use", href=use, class_="halo"),
        id=f"space-{ident}",
        class_="space",
        data_target=choose,
    )


def centre(ident: str) -> Point:
    """Where pieces stand in a space: above and below its name where that stands in the middle, else beside it."""
    shape = chart().shapes[ident]
    near = abs(shape.centre[1] - shape.text[1]) < 34 and abs(shape.centre[0] - shape.text[0]) < 70
    return shape.text if near else shape.centre
