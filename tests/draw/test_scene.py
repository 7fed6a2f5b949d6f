"""The landscape behind a battle."""

import re

import pytest

from gonfalon.draw.scene import landscape


@pytest.mark.parametrize("width", [446, 600, 1240])
@pytest.mark.parametrize("kind", ["plains", "hills", "forest", "mountains", "desert", "sea"])
def test_nothing_begins_beyond_the_frame(kind: str, width: float) -> None:
    """What the frame cuts off still counts when the page measures how much room a place needs."""
    art = landscape("here", (10, 20, width, 150), kind, "sea" if kind == "sea" else "land")
    starts = [float(x) for x in re.findall(r"M(-?[\d.]+) ", art)]
    assert starts
    assert min(starts) >= 10
    assert max(starts) <= 10 + width


def test_each_kind_of_land_looks_its_own_way() -> None:
    kinds = ("plains", "hills", "forest", "mountains", "desert", "sea")
    assert len({landscape("here", (0, 0, 600, 150), kind, "land") for kind in kinds}) == len(kinds)
