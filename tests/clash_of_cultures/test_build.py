"""The builder of positions tells who mistypes what there is."""

from typing import Any

import pytest

from tests.clash_of_cultures.build import PURPLE, RED, coc, state_of


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"regions": {6: "R20", 7: "R20"}}, "R20 lies in another slot already"),
        ({"regions": {6: "R99"}}, "no tile 'R99' among R05"),
        ({"cities": {"D7": "purple hapy"}}, "no mood or building 'hapy' among port"),
        ({"cities": {"D7": "violet happy"}}, "no colour 'violet' among red"),
        ({"cities": {"D8": "barbarian temple"}}, "say temple:red"),
        ({"units": {"D7": "purple 2 infantries"}}, "no unit or good 'infantries' among settler"),
        ({"goods": {PURPLE: "stone 2"}}, "no unit or good 'stone' among food"),
        ({"advances": {PURPLE: "voting math roadz"}}, "no advance 'roadz' among farming"),
        ({"hand": {PURPLE: "A1", RED: "A1"}}, "A1 is held already"),
        ({"plans": {PURPLE: "W9"}}, "no card 'W9' among W1"),
    ],
)
def test_a_mistake_is_named(wanted: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        coc(**wanted)


def test_the_event_box_is_filled_as_wanted() -> None:
    assert state_of(coc(box={PURPLE: 1})).box == [3, 1]
