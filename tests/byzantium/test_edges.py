"""Rules at their edges: what an answer stands for on the board, and positions in which one number decides."""

from typing import Any

import pytest

from gonfalon import Match
from gonfalon.games.byzantium.content import ARAB
from tests.byzantium.build import byzantium, play, position
from tests.support import rule


def targets(m: Match, answer: str) -> list[str]:
    (seat,) = m.turn
    found: list[dict[str, Any]] = (m.decision(seat) or {})["options"]
    return sorted(next(option["targets"] for option in found if option["answer"] == answer))


@rule("BYZ-3.3", "BYZ-10.1")
def test_an_action_stands_for_what_it_can_be_done_with() -> None:
    m = byzantium(
        cities={"damascus": "arab 2"},
        armies={(1, "arab"): "main 4 move 3 at damascus", (1, "byzantine"): "main 3 move 2"},
        raised=(1,),
        turn_of=1,
    )
    assert targets(m, "action:move") == ["pawn:1-arab"], "the Byzantine pawn is off the map"
    assert "box:1-arab-main" in targets(m, "action:reinforce")
    assert "city:ankara" in targets(m, "action:take")
    assert targets(m, "action:tax") == ["space:tax"]
    play(m, "action:move")
    assert targets(m, "army:arab") == ["pawn:1-arab"]
    assert targets(m, "army:byzantine") == []


@rule("BYZ-4.1", "BYZ-6.1")
def test_a_box_stands_for_itself_on_its_owners_sheet() -> None:
    m = byzantium(turn_of=2)
    play(m, "action:reinforce")
    assert targets(m, "box:arab-elite") == ["box:2-arab-elite"]
    play(m, "box:arab-elite")
    assert targets(m, "box:pool") == ["box:2-pool"]
    assert targets(m, "box:casualties") == ["box:2-casualties"]


@rule("BYZ-4.3", "BYZ-3.10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_cube_is_bought_from_ones_own_sheet_alone(seat: int) -> None:
    nothing = {(seat, "byzantine"): "", (seat, "arab"): ""}
    bare = byzantium(armies=nothing, pool={seat: 0}, casualties={seat: 0}, turn_of=seat, rich=True)
    assert not position(bare).has_source(seat, ARAB), "the cubes of a neighbour are not for sale"
    assert "action:reinforce" not in bare.legal()
    for side, boxes in (("byzantine", ("elite", "move")), ("arab", ("elite", "main", "levy", "move"))):
        for name in boxes:
            one = {**nothing, (seat, side): f"{name} 1"}
            m = byzantium(armies=one, pool={seat: 0}, casualties={seat: 0}, turn_of=seat, rich=True)
            assert position(m).has_source(seat, ARAB), (side, name)
