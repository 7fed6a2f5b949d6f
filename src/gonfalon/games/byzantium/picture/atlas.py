"""The map of Byzantium as a picture: the engraved ground and the glyphs that stand on it.

Functions take plain values, never a position; `board.py` says what stands where. The ground is the
same for the whole game, so it is drawn once per language and kept.
"""

import json
import math
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from gonfalon.draw import atlas as chart
from gonfalon.draw import pieces
from gonfalon.draw.icons import icon
from gonfalon.draw.svg import (
    Box,
    Markup,
    Point,
    along,
    circle,
    curve,
    el,
    group,
    join,
    move,
    path,
    rect,
    target,
    text,
)
from gonfalon.draw.theme import paint

VIEW: Final[Box] = (-33, -33, 1066, 766)
"""The whole sheet with its border; cities lie in 0-1000 by 0-700."""

RADIUS: Final = 17
CAPITAL_RADIUS: Final = 21
LABEL: Final = 13.0
CAPITAL_LABEL: Final = 15.0
_NEAT: Final[Box] = (-24, -24, 1048, 748)
_TOKEN: Final = {"byzantine": ("byz", "cross"), "arab": ("arabfill", "crescent"), "bulgar": ("bulg", "sword")}
_TINT: Final = {"byzantine": "byz", "arab": "arab", "persian": "pers", "bulgar": "bulg"}
_SPOTS: Final[dict[int, tuple[Point, ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-6.8, -3.5), (6.8, -3.5)),
    3: ((-6.9, -5.5), (6.9, -5.5), (0, 6)),
}


class Place(NamedTuple):
    """A city as the map sees it: its name is the one to print, in the reader's language."""

    id: str
    name: str
    x: float
    y: float


class Link(NamedTuple):
    """A way between two cities; `kind` is road, sea or desert."""

    a: str
    b: str
    kind: str


class Words(NamedTuple):
    """What is written on the sheet apart from the Latin names."""

    title: str
    subtitle: str
    road: str
    sea: str
    desert: str
    byzantine: str
    arab: str
    persian: str
    bulgar: str
    north: str


@cache
def art() -> dict[str, Any]:
    """The drawing data of the map: coasts, rivers, relief, label places and bends of links."""
    data: dict[str, Any] = json.loads((Path(__file__).parents[1] / "content" / "atlas.json").read_text("utf-8"))
    return data


@cache
def shores() -> tuple[tuple[Point, ...], ...]:
    """Every land mass as a polygon."""
    return tuple(tuple(chart.points(packed)) for packed in art()["land"].values())


def bends(a: str, b: str) -> tuple[Point, ...]:
    """Control points that keep a link over its own ground, in the direction a to b."""
    known: dict[str, list[list[float]]] = art()["bends"]
    if found := known.get(f"{a}-{b}"):
        return tuple((x, y) for x, y in found)
    return tuple((x, y) for x, y in reversed(known.get(f"{b}-{a}", [])))


def label(place: Place) -> tuple[float, float, float, str]:
    """Where a city's name is printed: x, baseline, size, anchor."""
    hint: list[Any] = art()["labels"][place.id]
    return place.x + hint[0], place.y + hint[1], CAPITAL_LABEL if len(hint) > 3 else LABEL, str(hint[2])


@lru_cache(maxsize=8)
def background(places: tuple[Place, ...], links: tuple[Link, ...], words: Words) -> Markup:
    """Everything that never moves, as one group: sea, land, relief, links, names, border, cartouche."""
    at = {place.id: (place.x, place.y) for place in places}
    clip = el("clipPath", rect(_NEAT), id="gf-sheet")
    ways = (
        way(kind, "".join(curve(at[a], at[b], bends(a, b)) for a, b, k in links if k == kind))
        for kind in ("desert", "sea", "road")
    )
    ground = group(*_ground(words), *ways, *_names(places), clip_path="url(#gf-sheet)")
    return group(el("defs", clip, *_symbols()), ground, chart.neatline(_NEAT), _cartouche(words), id="ground")


def _ground(words: Words) -> Iterator[Markup]:
    data = art()
    rose = data["compass"]
    yield chart.sea(_NEAT)
    yield chart.rhumbs(rose[0], rose[1], 1200)
    yield chart.land(shores())
    yield chart.desert(map(chart.points, data["desert"]))
    yield chart.graticule(_NEAT, data["meridians"], data["parallels"])
    yield join(chart.river(chart.points(packed), width) for width, packed in data["rivers"].values())
    yield join(chart.lake(chart.points(packed)) for packed in data["lakes"].values())
    ink = f"--g-relief:color-mix(in srgb,{paint('ink2')} 68%,{paint('land')})"  # legible by night too
    yield group(*(_name(entry, "region") for entry in data["regions"]), style=ink)
    yield chart.dunes(data["dunes"])
    yield chart.trees(data["trees"])
    yield chart.mountains(data["mountains"])
    yield join(_name(entry, "sea-name") for entry in data["seas"])
    yield chart.compass(rose[0], rose[1], rose[2], words.north)
    for start, end, bend in data["bulgar_arrows"]:
        yield pieces.block_arrow((start[0], start[1]), (end[0], end[1]), paint("bulg"), 11, bend)


def _name(entry: list[Any], class_: str) -> Markup:
    words, x, y, size, spacing, turn = entry
    return chart.name_over(words, x, y, size, spacing, turn, class_)


def way(kind: str, d: str) -> Markup:
    """Lines of one kind of link: road double, sea dotted, desert dashed."""
    if kind == "road":
        return path(d, fill="none", stroke=paint("road"), stroke_width=5) + path(
            d, fill="none", stroke=paint("roadfill"), stroke_width=2.6
        )
    if kind == "sea":
        return path(
            d,
            fill="none",
            stroke=paint("sealane"),
            stroke_width=3.4,
            stroke_dasharray="0.1 7.5",
            stroke_linecap="round",
        )
    return path(d, fill="none", stroke=paint("track"), stroke_width=3, stroke_dasharray="10 6")


def link_point(a: Place, b: Place, share: float = 0.5) -> Point:
    """A point on the drawn link, for move costs or a marching army."""
    return along((a.x, a.y), (b.x, b.y), bends(a.id, b.id), share)


def _names(places: tuple[Place, ...]) -> Iterator[Markup]:
    for place in places:
        x, y, size, anchor = label(place)
        left, top, width, height = chart.label_box(place.name, x, y, size, anchor)
        middle = (left + width / 2, top + height / 2)
        ashore = any(chart.contains(shore, middle) for shore in shores())
        yield text(place.name, x, y, size, anchor, class_="place" if ashore else "place afloat")


def _symbols() -> Iterator[Markup]:
    """What every city reuses: per side a ground pattern (never colour alone), an outline and a token."""
    marks = {
        "byzantine": (circle(0.8, 3, 3, fill=paint("byz"), fill_opacity=0.4), 6, 45),
        "persian": (path("M0 0V6", stroke=paint("pers"), stroke_opacity=0.5, stroke_width=2), 6, 45),
        "bulgar": (path("M0 6L4 2 8 6", fill="none", stroke=paint("bulg"), stroke_opacity=0.5), 8, 0),
    }
    for side, (mark, size, turn) in marks.items():
        spin = f"rotate({turn})" if turn else None
        yield el(
            "pattern",
            mark,
            id=f"gf-{side}",
            width=size,
            height=size,
            patternUnits="userSpaceOnUse",
            patternTransform=spin,
        )
    for side in _TINT:
        yield group(_outline(side, RADIUS), id=f"gf-city-{side}")
    for side, (fill, emblem) in _TOKEN.items():
        ink = paint("arab") if side == "arab" else "#fff"
        yield group(pieces.disc(paint(fill), 6.5, emblem, ink), id=f"gf-token-{side}")


def _cartouche(words: Words) -> Markup:
    x, y, width, height = art()["cartouche"]
    left, top = x + 26, y + 84
    parts: list[Markup] = []
    for i, side in enumerate(("byzantine", "arab", "persian", "bulgar")):
        spot = (left + (i % 2) * 112, top + (i // 2) * 24)
        parts.append(el("use", href=f"#gf-city-{side}", transform=move(*spot, 0.5)))
        parts.append(text(getattr(words, side), spot[0] + 15, spot[1], 11, "start", middle=True, class_="serif"))
    for i, kind in enumerate(("road", "sea", "desert")):
        x0 = x + 16 + i * (width - 32) / 3
        parts.append(way(kind, f"M{x0:g} {top + 52:g}h28"))
        parts.append(text(getattr(words, kind), x0 + 33, top + 52, 11, "start", middle=True, class_="serif"))
    return chart.cartouche((x, y, width, height), words.title, words.subtitle, *parts)


def _outline(side: str, r: float) -> Markup:
    """The ground of a city: disc, eight-pointed star, square or tent, each with its own pattern."""
    shape = {
        "byzantine": pieces.seat_outline(1, r),
        "arab": pieces.regular(8, r * 1.16, 22.5, r * 0.9),
        "persian": pieces.regular(4, r * 1.28, 45),
        "bulgar": pieces.regular(6, r * 1.14),
    }[side]
    tint = _TINT[side]
    rim = path(shape, fill=paint("rim"), stroke=paint("rim"), stroke_width=5, stroke_linejoin="round")
    ground = path(shape, fill=paint(f"{tint}fill"), stroke=paint(tint), stroke_width=2.4, stroke_linejoin="round")
    return rim + ground + (Markup() if side == "arab" else path(shape, fill=f"url(#gf-{side})"))


def _walls() -> Markup:
    """Constantinople: a ring wall with eight towers round the great church."""
    r = CAPITAL_RADIUS
    corners = [math.radians(22.5 + 45 * i) for i in range(8)]
    towers = join(
        rect(
            (r * math.cos(a) - 4.2, r * math.sin(a) - 4.2, 8.4, 8.4),
            1,
            fill=paint("byzfill"),
            stroke=paint("byz"),
            stroke_width=2,
        )
        for a in corners
    )
    ring = pieces.regular(8, r, 22.5)
    return (
        path(ring, fill=paint("rim"), stroke=paint("rim"), stroke_width=10, stroke_linejoin="round")
        + path(ring, fill=paint("byz"), stroke=paint("byz"), stroke_width=5, stroke_linejoin="round")
        + path(pieces.regular(8, r - 4.5, 22.5), fill=paint("byzfill"))
        + towers
        + icon("church", 23, 0, -2, fill=paint("byz"))
    )


def city_glyph(
    city: str,
    x: float,
    y: float,
    side: str,
    size: int,
    *,
    tokens: int = 0,
    capital: bool = False,
    control: int | None = None,
    fort: int | None = None,
    tip: str | None = None,
) -> Markup:
    """One city with its tokens, its size, and the cube or the tower of the seat that holds it.

    Its id is `city-<city>`, its decision target `city:<city>`; cube and tower are `control-<city>`
    and `fort-<city>`. It reuses symbols of `background`, which must be in the same drawing.
    A city without tokens (Persian, or the capital) shows only its number.
    """
    parts: list[Markup] = [_walls() if capital else el("use", href=f"#gf-city-{side}")]
    badge = tokens > 0 or capital
    if tokens:
        parts += [el("use", href=f"#gf-token-{side}", x=dx, y=dy) for dx, dy in _SPOTS[tokens]]
    if badge:
        spot = (-15, 20) if capital else (14, 14)
        parts.append(group(_number(size, side, 8.5 if capital else 6.6), at=spot))
    else:
        parts.append(_number(size, side, 10))
    if fort is not None:
        parts.append(group(pieces.tower(fort, 23), at=(-20, 12), id=f"fort-{city}"))
    elif control is not None:
        parts.append(group(pieces.seat_cube(control, 14), at=(-18, 14), id=f"control-{city}"))
    reach = 31 if capital else 26
    return target(f"city-{city}", *parts, at=(x, y), choose=f"city:{city}", reach=reach, tip=tip, class_=f"city {side}")


def _number(value: int, side: str, r: float) -> Markup:
    return circle(r, fill=paint("rim"), stroke=paint(_TINT[side]), stroke_width=1.3) + text(
        str(value), 0, 0, r * 1.5, middle=True, class_="serif bold", style="fill:#2b241c"
    )


def fan(x: float, y: float, index: int, count: int, capital: bool = False) -> tuple[float, float, float]:
    """Where the index-th of `count` armies stands round the upper right of a city: x, y and lean in degrees."""
    step = 43.0 if count < 5 else 150 / (count - 1)
    angle = -60 + (index - (count - 1) / 2) * step - max(count - 2, 0) * 6
    r = 35.0 if capital else 30.0
    a = math.radians(angle)
    return x + r * math.cos(a), y + r * math.sin(a), (angle + 60) * 0.28


def pawn(
    seat: int,
    side: str,
    x: float,
    y: float,
    *,
    index: int = 0,
    count: int = 1,
    capital: bool = False,
    choose: str | None = None,
    tip: str | None = None,
) -> Markup:
    """The field army of a seat and side (byzantine or arab) in the city at (x, y).

    Its id is `pawn-<seat>-<side>`. Byzantine armies bear a kite shield with a cross, Arab ones a round
    shield with a crescent; both carry the shape and letter of their seat.
    """
    px, py, lean = fan(x, y, index, count, capital)
    arab = side == "arab"
    body = group(pieces.shield(seat, "crescent" if arab else "cross", 27, round_=arab), at=(0, 0), turn=lean)
    return target(f"pawn-{seat}-{side}", body, at=(px, py), choose=choose, reach=17, tip=tip, class_="piece pawn")
