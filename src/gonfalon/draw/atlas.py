"""The furniture of an old map: sea, coast, relief, names, compass and cartouche.

Everything is plain paths and two patterns; there are no filters, so a phone can pan the map smoothly.
"""

import math
from collections.abc import Iterable, Sequence

from gonfalon.draw.pieces import regular
from gonfalon.draw.svg import (
    Box,
    Markup,
    Point,
    circle,
    el,
    group,
    join,
    num,
    path,
    polyline,
    rect,
    text,
    text_width,
)
from gonfalon.draw.theme import paint


def points(packed: str) -> list[Point]:
    """Read "x,y x,y ..." as stored in map data files."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in packed.split())]


def contains(polygon: Sequence[Point], point: Point) -> bool:
    """Is the point inside the polygon? (Even-odd rule.)"""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def sea(box: Box) -> Markup:
    """Open water with a quiet pattern of waves."""
    wave = path("M0 8q6-5 12 0t12 0M26 19q5-4 10 0t10 0", fill="none", stroke=paint("sea2"), stroke_width=1)
    pattern = el("pattern", wave, id="gf-waves", width=52, height=24, patternUnits="userSpaceOnUse")
    return el("defs", pattern) + rect(box, fill=paint("sea")) + rect(box, fill="url(#gf-waves)", opacity=0.75)


def land(polygons: Iterable[Sequence[Point]]) -> Markup:
    """Land with engraved water lines outside the coast and a hand-tinted edge inside it."""
    d = "".join(polyline(polygon, closed=True) for polygon in polygons)
    shape = path(d, id="gf-land")
    clip = el("clipPath", el("use", href="#gf-land"), id="gf-inland")
    lines = join(
        el("use", href="#gf-land", fill="none", stroke=paint(colour), stroke_width=width, stroke_linejoin="round")
        for colour, width in (("sea2", 19), ("sea", 17), ("sea2", 12.5), ("sea", 10.5), ("sea2", 6.5))
    )
    return (
        el("defs", shape, clip)
        + lines
        + el("use", href="#gf-land", fill=paint("land"))
        + group(
            el("use", href="#gf-land", fill="none", stroke=paint("land2"), stroke_width=13, stroke_opacity=0.55),
            el("use", href="#gf-land", fill="none", stroke=paint("land2"), stroke_width=5),
            clip_path="url(#gf-inland)",
        )
        + el("use", href="#gf-land", fill="none", stroke=paint("coast"), stroke_width=1.3, stroke_linejoin="round")
    )


def desert(polygons: Iterable[Sequence[Point]]) -> Markup:
    """Sand: a pale stippled ground, kept on land."""
    dots = path("M4 5h.01M17 2h.01M11 13h.01M23 17h.01M2 20h.01", stroke=paint("relief"), stroke_width=1.5)
    pattern = el(
        "pattern",
        group(dots, stroke_linecap="round"),
        id="gf-sand",
        width=27,
        height=24,
        patternUnits="userSpaceOnUse",
    )
    d = "".join(smooth(polygon) for polygon in polygons)
    return el("defs", pattern) + group(
        path(d, fill=paint("desert"), stroke=paint("desert"), stroke_width=22, stroke_opacity=0.45),
        path(d, fill="url(#gf-sand)", opacity=0.6),
        clip_path="url(#gf-inland)",
    )


def smooth(polygon: Sequence[Point]) -> str:
    """The `d` of a soft closed curve through the middles of the polygon's sides."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True)]
    start = middles[-1]
    turns = "".join(f"Q{num(c[0])} {num(c[1])} {num(m[0])} {num(m[1])}" for c, m in zip(polygon, middles, strict=True))
    return f"M{num(start[0])} {num(start[1])}{turns}Z"


def lake(polygon: Sequence[Point]) -> Markup:
    """Still water inland."""
    return path(polyline(polygon, closed=True), fill=paint("sea"), stroke=paint("coast"), stroke_width=0.9)


def river(course: Sequence[Point], width: float) -> Markup:
    """A river: a dark bank with lighter water, so that it never looks like a road."""
    d = polyline(course)
    common = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, stroke=paint("seaname"), stroke_opacity=0.75, stroke_width=width, **common) + path(
        d, stroke=paint("sea"), stroke_width=width * 0.45, **common
    )


def mountains(spots: Iterable[Sequence[float]]) -> Markup:
    """Engraved peaks at (x, y, height): bright slopes to the north-west, hatching to the south-east.

    All peaks share three paths, which keeps a map of hundreds of them small.
    """
    body = shade = lines = ""
    for x, y, s in spots:
        lean = (x * 7 + y * 3) % 5 / 20 - 0.1
        tx, ty = x + lean * s, y - s
        left = f"M{_n(x - 0.85 * s)} {_n(y)}Q{_n(x - 0.35 * s)} {_n(y - 0.5 * s)} {_n(tx)} {_n(ty)}"
        right = f"Q{_n(x + 0.45 * s)} {_n(y - 0.45 * s)} {_n(x + 0.85 * s)} {_n(y)}"
        body += f"{left}{right}Z"
        shade += f"M{_n(tx)} {_n(ty)}l{_n(0.12 * s)} {_n(0.45 * s)} {_n(-0.17 * s)} {_n(0.25 * s)}L{_n(x)} {_n(y)}"
        shade += f"H{_n(x + 0.85 * s)}Q{_n(x + 0.45 * s)} {_n(y - 0.45 * s)} {_n(tx)} {_n(ty)}Z"
        lines += left + right
        for k in (0.25, 0.45, 0.65):
            lines += f"M{_n(tx + k * 0.62 * s)} {_n(ty + k * 0.95 * s)}l{_n(-0.12 * s)} {_n(0.32 * s)}"
    return (
        path(body, fill=paint("land"))
        + path(shade, fill=paint("relief"), fill_opacity=0.35)
        + path(lines, fill="none", stroke=paint("relief"), stroke_width=1.1, stroke_linecap="round")
    )


def dunes(spots: Iterable[Sequence[float]]) -> Markup:
    """Pairs of dune crests at (x, y, size)."""
    d = "".join(
        f"M{_n(x - s)} {_n(y)}q{_n(s * 0.55)} {_n(-s * 0.75)} {_n(s)} 0q{_n(s * 0.4)} {_n(-s * 0.5)} {_n(s * 0.8)} 0"
        for x, y, s in spots
    )
    return path(d, fill="none", stroke=paint("relief"), stroke_opacity=0.8, stroke_linecap="round")


def trees(spots: Iterable[Sequence[float]]) -> Markup:
    """Small round-headed trees at (x, y, height)."""
    crowns = trunks = ""
    for x, y, s in spots:
        r = s * 0.4
        crowns += f"M{_n(x - r)} {_n(y - s * 0.6)}a{_n(r)} {_n(r * 1.1)} 0 1 1 {_n(2 * r)} 0"
        crowns += f"a{_n(r)} {_n(r * 0.8)} 0 1 1 {_n(-2 * r)} 0Z"
        trunks += f"M{_n(x)} {_n(y)}v{_n(-s * 0.4)}"
    return path(trunks, stroke=paint("relief"), stroke_width=1.3) + path(
        crowns, fill=paint("leaf"), fill_opacity=0.8, stroke=paint("relief"), stroke_width=0.8
    )


def _n(value: float) -> str:
    return num(round(value, 1))


def graticule(box: Box, xs: Iterable[float], ys: Iterable[float]) -> Markup:
    """Meridians and parallels, hardly visible."""
    left, top, width, height = box
    d = "".join(f"M{num(x)} {num(top)}v{num(height)}" for x in xs)
    d += "".join(f"M{num(left)} {num(y)}h{num(width)}" for y in ys)
    return path(d, stroke=paint("ink2"), stroke_opacity=0.13, fill="none")


def neatline(box: Box, step: float = 25, width: float = 7) -> Markup:
    """The border of the sheet: a degree scale in alternating ink between two lines."""
    x, y, w, h = box
    k = width
    outer: Box = (x - k, y - k, w + 2 * k, h + 2 * k)
    m = k / 2
    middle: Box = (x - m, y - m, w + k, h + k)
    dashes = f"{num(step)} {num(step)}"
    return group(
        rect(middle, fill="none", stroke=paint("paper"), stroke_width=k),
        rect(middle, fill="none", stroke=paint("ink2"), stroke_width=k * 0.45, stroke_dasharray=dashes),
        rect(box, fill="none", stroke=paint("ink"), stroke_width=0.9),
        rect(outer, fill="none", stroke=paint("ink"), stroke_width=1.6),
    )


def compass(x: float, y: float, r: float, north: str = "N") -> Markup:
    """A sixteen-point rose."""
    parts: list[str] = [
        circle(r * 0.82, fill=paint("paper"), fill_opacity=0.55, stroke=paint("ink2"), stroke_width=0.8),
        circle(r * 0.74, fill="none", stroke=paint("ink2"), stroke_width=0.5),
        path(regular(8, r * 0.8, 22.5, r * 0.2), fill=paint("paper2"), stroke=paint("ink2"), stroke_width=0.6),
    ]
    for reach, start in ((0.78, 45), (1.0, 0)):
        for angle in range(start, 360, 90):
            a = math.radians(angle - 90)
            tip = (r * reach * math.cos(a), r * reach * math.sin(a))
            for side, fill in ((-1, "paper"), (1, "ink2")):
                b = a + side * math.pi / 4
                waist = (r * 0.17 * math.cos(b), r * 0.17 * math.sin(b))
                d = polyline([(0, 0), waist, tip], closed=True)
                parts.append(path(d, fill=paint(fill), stroke=paint("ink2"), stroke_width=0.7))
    parts.append(text(north, 0, -r - 4, r * 0.34, class_="serif bold soft"))
    return group(*parts, at=(x, y))


def rhumbs(x: float, y: float, length: float, count: int = 16) -> Markup:
    """Faint lines of bearing from a compass rose, as on a portolan chart."""
    d = "".join(
        f"M{num(x)} {num(y)}l{num(length * math.cos(2 * math.pi * i / count))} "
        f"{num(length * math.sin(2 * math.pi * i / count))}"
        for i in range(count)
    )
    return path(d, stroke=paint("seaname"), stroke_opacity=0.22, stroke_width=0.7, fill="none")


def cartouche(box: Box, title: str, subtitle: str = "", *children: str) -> Markup:
    """The title in a scrolled frame."""
    x, y, w, h = box
    k = 9.0
    frame = (
        f"M{num(x + k)} {num(y)}H{num(x + w - k)}q0 9 9 9V{num(y + h - k)}q-9 0-9 9"
        f"H{num(x + k)}q0-9-9-9V{num(y + k)}q9 0 9-9Z"
    )
    size = min(34.0, 34 * (w - 44) / (text_width(title, 34) + 4.0 * len(title)))
    middle = x + w / 2
    return join(
        (
            path(frame, fill=paint("paper"), stroke=paint("ink"), stroke_width=1.6),
            rect((x + 6, y + 6, w - 12, h - 12), 2, fill="none", stroke=paint("line"), stroke_width=1.2),
            text(title, middle, y + 16 + size * 0.75, size, class_="serif bold", letter_spacing=4),
            text(subtitle, middle, y + 32 + size * 0.75, 12, class_="serif soft", font_style="italic")
            if subtitle
            else "",
            *children,
        )
    )


def name_over(words: str, x: float, y: float, size: float, spacing: float, turn: float, class_: str) -> Markup:
    """A widely spaced name of a sea or region, centred and turned."""
    shift = f"translate({num(x)} {num(y)}) rotate({num(turn)})"
    return el(
        "text", words, class_=class_, font_size=size, letter_spacing=spacing, text_anchor="middle", transform=shift
    )


def label_box(words: str, x: float, y: float, size: float, anchor: str) -> Box:
    """The space a label takes; y is its baseline."""
    width = text_width(words, size) * 1.04
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    return left, y - size * 0.76, width, size


def overlap(a: Box, b: Box) -> bool:
    """Do two boxes share any area?"""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def anchor_label(words: str, at: Point, r: float, size: float, taken: Sequence[Box]) -> tuple[float, float, str] | None:
    """The first place round a point of radius r where a label hits none of the boxes: x, baseline, anchor."""
    x, y = at
    d = r * 0.75
    for dx, dy, anchor in (
        (0.0, r + size, "middle"),
        (0.0, -r - 4, "middle"),
        (r + 4, size * 0.35, "start"),
        (-r - 4, size * 0.35, "end"),
        (d, d + size * 0.8, "start"),
        (-d, d + size * 0.8, "end"),
        (d, -d - 2, "start"),
        (-d, -d - 2, "end"),
    ):
        box = label_box(words, x + dx, y + dy, size, anchor)
        if not any(overlap(box, other) for other in taken):
            return x + dx, y + dy, anchor
    return None
