"""The drawing of a position: all of it can be seen, however it is arranged."""

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, fromstring

import pytest

import gonfalon

MOVE = re.compile(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)(?: scale\(([-\d.]+)\))?$")
OTHERS = {
    "wide": {"only-tall", "only-square"},
    "tall": {"only-wide", "only-square"},
    "square": {"only-tall", "not-square"},
}


def frames(part: Element, shape: str, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[tuple[float, ...]]:
    """Left, top, right and bottom of every rectangle of an arrangement; what is turned stands within something else."""
    if part.tag.endswith("defs") or OTHERS[shape] & set(part.get("class", "").split()):
        return
    if told := part.get(f"data-{shape}") or part.get("transform"):
        if not (found := MOVE.match(told)):
            return
        dx, dy, larger = (float(number or 1) for number in found.groups())
        x, y, scale = x + scale * dx, y + scale * dy, scale * larger
    if part.tag.endswith("rect"):
        left, top, width, height = (float(part.get(name, 0)) for name in ("x", "y", "width", "height"))
        yield x + scale * left, y + scale * top, x + scale * (left + width), y + scale * (top + height)
    for inner in part:
        yield from frames(inner, shape, x, y, scale)


@pytest.mark.parametrize("shape", OTHERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_stands_beyond_the_edge_of_the_drawing(seats: int, shape: str) -> None:
    root = fromstring(gonfalon.new("byzantium", seats, seed=1).svg(0))  # noqa: S314 - our own drawing
    left, top, width, height = (float(number) for number in root.get(f"data-{shape}", root.get("viewBox", "")).split())
    found = [frame for part in root for frame in frames(part, shape)]
    assert len(found) > 100
    for x, y, right, bottom in found:
        assert x >= left - 0.5
        assert y >= top - 0.5
        assert right <= left + width + 0.5
        assert bottom <= top + height + 0.5
