"""Rules at their edges: what an answer stands for on the board, and positions in which one number decides."""

from typing import Any

import pytest

from gonfalon import Match
from gonfalon.games.byzantium.content import ARAB
from tests.byzantium.build import army, asked, begin, byzantium, city, legal, play, position
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


@rule("BYZ-10.1")
def test_the_armies_that_may_act_are_those_of_the_player() -> None:
    m = byzantium(
        armies={
            (1, "byzantine"): "main 3 move 2 at athens",
            (1, "arab"): "main 4 move 3 at damascus",
            (2, "byzantine"): "main 3 at constantinople",
            (2, "arab"): "main 0",
        },
        cities={"damascus": "arab 2"},
        raised=(1, 2),
        turn_of=1,
    )
    begin(m, "action:move")
    assert asked(m) == (1, "army")
    assert legal(m, "army") == ["byzantine", "arab"], "the next player has none that could act"


@rule("BYZ-11.12")
def test_an_army_that_came_from_dyrrachium_goes_back_there() -> None:
    """The first city of the list, whose number is 0."""
    m = byzantium(
        cities={"thessalonica": "arab 3"}, armies={(0, "byzantine"): "main 2 move 1 at dyrrachium"}, raised=(0,)
    )
    play(m, "action:move", "army:byzantine", "city:thessalonica", (1, 1, 1))
    assert army(m, 0, "byzantine") == "main 2 at dyrrachium", "two cubes do not take a city of three"


@rule("BYZ-7.24", "BYZ-7.23")
def test_the_bulgars_attack_dyrrachium_like_any_other_city() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2"}, bulgars=9, rich=True, pool={0: 0})
    begin(m, "action:special", "space:bulgar", "city:dyrrachium")
    assert asked(m) == (0, "source"), "the Arab Treasury pays, nobody is asked which"
    before = position(m).treasury[:2]
    begin(m, "box:casualties")
    assert position(m).treasury[:2] == [before[0], before[1] - 3]
    assert position(m).bulgars == 11, "two more, and no further two instead of an attack"
    assert m.turn == (-1,)
    assert city(m, "dyrrachium").startswith("byzantine")
