"""A strip of landscape behind a battle: sky, a horizon, and what grows or rises there."""

import math
from collections.abc import Iterator
from typing import Final

from gonfalon.draw import atlas
from gonfalon.draw.svg import Box, Markup, el, group, num, path, rect
from gonfalon.draw.theme import paint

HORIZON: Final = 0.5  # of the height
SEA: Final = "sea"
#: What stands along the horizon: how far apart, how tall, how many rows.
GROWTH: Final = {"mountains": (44.0, 44.0, 1), "forest": (17.0, 28.0, 3), "desert": (58.0, 13.0, 2)}


def landscape(ident: str, box: Box, kind: str, tint: str) -> Markup:
    """The land of a kind (mountains, forest, hills, desert, plains) or the sea, in a frame of this size.

    `tint` is the colour of the ground, `ident` a name that no other drawing has: the frame cuts off what stands out.
    """
    x, y, width, height = box
    clip = el("defs", el("clipPath", rect(box, 10), id=ident))
    level = y + height * HORIZON
    parts = [rect(box, fill=paint("paper2")), _clouds(x, y, width, height)]
    if kind == SEA:
        parts += [
            rect((x, level, width, height - height * HORIZON), fill=paint(tint)),
            _waves(x, level, width, y + height),
        ]
    else:
        parts += [_ridge(x, level - 9, width, y + height, 0.9, "land2"), _ridge(x, level, width, y + height, 2.2, tint)]
        parts.append(_growth(kind, x, level, width))
    frame = rect(box, 10, fill="none", stroke=paint("line"), stroke_width=1.5)
    return clip + group(*parts, clip_path=f"url(#{ident})") + frame


def _wobble(number: float) -> float:
    """From -0.5 to 0.5, always the same for a number."""
    return math.sin(number * 127.1) * 43758.5453 % 1 - 0.5


def _ridge(x: float, y: float, width: float, bottom: float, start: float, tint: str) -> Markup:
    """A long gentle line of land, and the ground below it."""
    d, steps = f"M{num(x)} {num(bottom)}V{num(y)}", max(2, round(width / 150))
    for number in range(steps):
        rise = round(_wobble(start + number) * 22, 1)
        d += f"q{num(width / steps / 2)} {num(rise)} {num(width / steps)} 0"
    return path(f"{d}V{num(bottom)}Z", fill=paint(tint), stroke=paint("relief"), stroke_width=1)


def _along(x: float, width: float, step: float, seed: float) -> list[float]:
    """Places at about this distance from each other, well within the frame."""
    count = max(1, int(width / step))
    return [x + (n + 0.5 + 0.35 * _wobble(n * 3 + seed)) * width / count for n in range(count)]


def _clouds(x: float, y: float, width: float, height: float) -> Markup:
    d = ""
    for number, left in enumerate(_along(x, width, 170, 0)):
        top = y + height * (0.2 + 0.14 * _wobble(number + 9))
        d += f"M{num(round(left - 28, 1))} {num(round(top, 1))}q8-11 20-5 9-9 19 0 13-4 17 6"
    return path(d, fill="none", stroke=paint("line"), stroke_width=1.5, stroke_linecap="round")


def _waves(x: float, top: float, width: float, bottom: float) -> Markup:
    d, y, row = "", top + 8, 0
    while y < bottom:
        left = x + 14 + row % 2 * 24
        while left < x + width - 26:
            d += f"M{num(round(left, 1))} {num(round(y, 1))}q6-5 12 0t12 0"
            left += 52 + row * 8
        y, row = y + 11 + row * 2, row + 1
    return path(d, fill="none", stroke=paint("seaname"), stroke_opacity=0.45, stroke_width=1.4, stroke_linecap="round")


def _growth(kind: str, x: float, level: float, width: float) -> Markup:
    if kind not in GROWTH:
        return _tufts(x, level, width, kind == "hills")
    spots = list(_spots(*GROWTH[kind], x, level, width))
    return {"mountains": atlas.mountains, "forest": atlas.trees, "desert": atlas.dunes}[kind](spots)


def _spots(
    step: float, size: float, rows: int, x: float, level: float, width: float
) -> Iterator[tuple[float, float, float]]:
    """Places along the horizon, the nearer ones lower."""
    for row in range(rows):
        for number, at in enumerate(_along(x + size, width - 2 * size, step, row * 0.7 + 1)):
            yield at, level + 4 + row * size * 0.32, size * (1 + 0.5 * _wobble(number + row * 0.3))


def _tufts(x: float, level: float, width: float, hilly: bool) -> Markup:
    """Grass, before round hills where there are some."""
    hills = tufts = ""
    for number, at in enumerate(_along(x + 60, width - 120, 74, 3)):
        tall = 26 + 14 * _wobble(number)
        hills += f"M{num(round(at - 52, 1))} {num(level + 4)}q52 {num(round(-2 * tall, 1))} 104 0"
    for number, at in enumerate(_along(x, width, 40, 5)):
        y = level + 14 + 18 * (_wobble(number + 0.5) + 0.5)
        tufts += f"M{num(round(at, 1))} {num(round(y, 1))}q-1-6-5-8m5 8q0-7 1-11m-1 11q2-6 6-7"
    out = path(hills, fill=paint("land2"), stroke=paint("relief"), stroke_width=1) if hilly else Markup()
    return out + path(tufts, fill="none", stroke=paint("leaf"), stroke_width=1.5, stroke_linecap="round")
