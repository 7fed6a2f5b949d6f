"""The hex map: terrain in our own engraving, regions that nobody has seen as covered land.

Hexes are flat-topped and addressed axially. A space's small drawings leave its middle free: that is where cities stand.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from gonfalon.draw import atlas
from gonfalon.draw.hex import DIRECTIONS, Grid, Hex
from gonfalon.draw.svg import Markup, Point, circle, el, group, join, num, path, polyline, text
from gonfalon.draw.theme import paint

SIZE: Final = 62.0
TINTS: Final = {"grassland": "meadow", "forest": "woodland", "mountain": "upland", "barren": "desert", "sea": "sea"}


def _jitter(cell: Hex, number: int) -> tuple[float, float]:
    """Two numbers from -0.5 to 0.5, always the same for a place."""
    wave = math.sin(cell[0] * 127.1 + cell[1] * 311.7 + number * 74.7) * 43758.5453
    return wave % 1 - 0.5, (wave * 13.37) % 1 - 0.5


def _ring(grid: Grid, cell: Hex, count: int, reach: float, start: float = 0) -> list[Point]:
    """Places round the middle of a hex, slightly out of step."""
    x, y = grid.center(cell)
    out: list[Point] = []
    for number in range(count):
        a, b = _jitter(cell, number)
        angle = math.tau * (number + a * 0.5) / count + start
        far = grid.size * (reach + b * 0.12)
        out.append((x + far * math.cos(angle), y + far * math.sin(angle) * 0.95))
    return out


def waters(grid: Grid, cells: Sequence[Hex]) -> Markup:
    """The known world in the ocean around it: water lines follow its coast, as on a chart."""
    shape = path("".join(grid.path(cell) for cell in cells), id="coc-world", stroke_linejoin="round")
    lines = (("sea2", 30.0), ("sea", 28.0), ("sea2", 20.0), ("sea", 18.0), ("sea2", 10.0), ("land2", 4.0))
    return el("defs", shape) + join(
        el("use", href="#coc-world", fill=paint("land2"), stroke=paint(colour), stroke_width=width)
        for colour, width in lines
    )


def names(grid: Grid, hexes: Iterable[tuple[Hex, str]]) -> Markup:
    """The name of every space in its corner, as the log calls it."""
    out: list[str] = []
    for cell, name in hexes:
        x, y = grid.center(cell)
        out.append(text(name, round(x - grid.size * 0.37, 1), round(y - grid.size * 0.64, 1), grid.size * 0.21))
    return group(*out, class_="serif", opacity=0.8)


def spaces(grid: Grid, terrain: dict[Hex, str]) -> Markup:
    """Every explored space: its tint, its drawings, coasts towards the sea and thin borders between spaces."""
    fills = dict.fromkeys(TINTS.values(), "")
    for cell, kind in terrain.items():
        fills[TINTS[kind]] += grid.path(cell)
    ground = join(path(d, fill=paint(tint)) for tint, d in fills.items() if d)
    seas = [cell for cell, kind in terrain.items() if kind == "sea"]
    return join(
        (
            ground,
            _waves(grid, seas),
            _coasts(grid, terrain),
            path("".join(grid.path(cell) for cell in terrain), fill="none", stroke=paint("road"), stroke_opacity=0.4),
            _drawings(grid, terrain),
        )
    )


def _waves(grid: Grid, cells: Iterable[Hex]) -> Markup:
    d = ""
    for cell in cells:
        for number, (x, y) in enumerate(_ring(grid, cell, 6, 0.55)):
            width = 7 + number % 3 * 2
            d += f"M{num(round(x - width, 1))} {num(round(y, 1))}q{num(width / 2)}-4 {num(width)} 0t{num(width)} 0"
    return path(d, fill="none", stroke=paint("sea2"), stroke_width=1.6, stroke_linecap="round")


def _coasts(grid: Grid, terrain: dict[Hex, str]) -> Markup:
    """Where land meets sea: water lines on the sea's side, a firm shore between."""
    shore = ""
    lines = ["", ""]
    for cell, kind in terrain.items():
        if kind != "sea":
            continue
        for side, (q, r) in enumerate(DIRECTIONS):
            other = (cell[0] + q, cell[1] + r)
            if terrain.get(other, "sea") == "sea":
                continue
            a, b = grid.edge(cell, side)
            shore += polyline((a, b))
            for number, inset in enumerate((5.0, 10.0)):
                x, y = grid.center(cell)
                share = inset / grid.size
                a2 = (a[0] + (x - a[0]) * share, a[1] + (y - a[1]) * share)
                b2 = (b[0] + (x - b[0]) * share, b[1] + (y - b[1]) * share)
                lines[number] += polyline((a2, b2))
    return group(
        path(lines[0], stroke=paint("seaname"), stroke_width=1.4, stroke_opacity=0.6),
        path(lines[1], stroke=paint("seaname"), stroke_width=1, stroke_opacity=0.35),
        path(shore, stroke=paint("coast"), stroke_width=2.6),
        fill="none",
        stroke_linecap="round",
    )


def _drawings(grid: Grid, terrain: dict[Hex, str]) -> Markup:
    peaks: list[tuple[float, float, float]] = []
    woods: list[tuple[float, float, float]] = []
    sands: list[tuple[float, float, float]] = []
    tufts: list[Point] = []
    for cell, kind in terrain.items():
        if kind == "mountain":
            peaks.extend(
                (x, y + 10, 25 + 9 * _jitter(cell, n)[0]) for n, (x, y) in enumerate(_ring(grid, cell, 7, 0.58, 0.5))
            )
        elif kind == "forest":
            woods.extend(
                (x, y + 7, 18 + 5 * _jitter(cell, n)[1]) for n, (x, y) in enumerate(_ring(grid, cell, 11, 0.66))
            )
            woods.extend((x, y + 6, 16) for x, y in _ring(grid, cell, 5, 0.42, 0.3)[:5])
        elif kind == "barren":
            sands.extend((x, y, 14) for x, y in _ring(grid, cell, 6, 0.58, 0.2))
        elif kind == "grassland":
            tufts.extend(_ring(grid, cell, 8, 0.62, 0.1))
    return group(
        _tufts(tufts),
        atlas.dunes(sorted(sands, key=_south)),
        atlas.trees(sorted(woods, key=_south)),
        atlas.mountains(sorted(peaks, key=_south)),
        opacity=0.85,
    )


def _south(spot: Sequence[float]) -> float:
    return spot[1]


def _tufts(spots: Iterable[Point]) -> Markup:
    """Blades of grass."""
    d = "".join(f"M{num(round(x, 1))} {num(round(y, 1))}q-1-5-4-7m4 7q0-6 1-9m-1 9q2-5 5-6" for x, y in spots)
    return path(d, fill="none", stroke=paint("leaf"), stroke_width=1.4, stroke_linecap="round")


# -- what nobody has seen ----------------------------------------------------------------------


def covered(grid: Grid, regions: Sequence[Sequence[Hex]]) -> Markup:
    """Regions still face down: clouded parchment with a question."""
    wisp = path(
        "M6 20q4-8 12-5 5-7 12-1 8-2 9 6M30 44q4-7 11-4 5-6 11-1",
        fill="none",
        stroke=paint("line"),
        stroke_width=1.5,
        stroke_linecap="round",
    )
    pattern = el("pattern", wisp, id="unseen", width=58, height=52, patternUnits="userSpaceOnUse")
    out = el("defs", pattern)
    for cells in regions:
        d = "".join(grid.path(cell) for cell in cells)
        out += path(d, fill=paint("paper2"), stroke=paint("paper2"), stroke_width=1.5, stroke_linejoin="round")
        out += path(d, fill="url(#unseen)")
        out += path(outline(grid, cells), fill="none", stroke=paint("relief"), stroke_width=2, stroke_dasharray="6 5")
        x, y = heart(grid, cells)
        out += circle(17, x, y, fill=paint("paper"), stroke=paint("relief"), stroke_width=1.4)
        out += el(
            "text",
            "?",
            x=round(x, 1),
            y=round(y + 8, 1),
            class_="serif bold region",
            font_size=24,
            text_anchor="middle",
        )
    return out


def middle(grid: Grid, cells: Sequence[Hex]) -> Point:
    """The middle of a region."""
    centres = [grid.center(cell) for cell in cells]
    return sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres)


def heart(grid: Grid, cells: Sequence[Hex]) -> Point:
    """The middle of its innermost space, where no name stands."""
    centre = middle(grid, cells)
    return min((grid.center(cell) for cell in cells), key=lambda spot: math.dist(spot, centre))


def outline(grid: Grid, cells: Sequence[Hex]) -> str:
    """The border of a region: the edges that no two of its spaces share."""
    out = ""
    for cell in cells:
        for side, (q, r) in enumerate(DIRECTIONS):
            if (cell[0] + q, cell[1] + r) not in cells:
                out += polyline(grid.edge(cell, side))
    return out


def space(grid: Grid, cell: Hex, choose: str) -> Markup:
    """A space as a thing to point at."""
    d = grid.path(cell, 2)
    ident = choose.replace(":", "-")
    return el("g", path(d, class_="hit"), path(d, class_="halo"), id=ident, class_="space", data_target=choose)
