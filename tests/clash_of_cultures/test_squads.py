"""Sections 13 to 15 in odd company: settlers with an army, tired units that are given up, ways round the board."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import INFANTRY, SHIP
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, code, groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    coc,
    do,
    faces,
    offered,
    place,
    refused,
    running,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.war import SOUTH, go, march, recruit, some
from tests.support import rule

STONY = {6: "R18", 7: "R19"}
"""Round D7: D5 forest, C6 and D6 mountain, E6 grassland; C7 mountain."""


@rule("COC-13.7", "COC-18.2")
def test_settlers_that_win_a_mountain_with_an_army_stay_there() -> None:
    units = {"D7": "purple 1 settler 1 infantry", "D6": "red 1 settler"}
    for regions, goes_on in ((STONY, False), (SOUTH, True)):  # a mountain, or grassland
        match = coc(turn=PURPLE, regions=regions, units=units, advances={PURPLE: "tactics"})
        march(match, "D7", "1 settler 1 infantry", "hex:D6")
        assert standing(match, "D6") == {"settler": 1, "infantry": 1}
        assert ("action:move" in match.legal()) == goes_on


@rule("COC-13.7", "COC-13.9", "COC-16.16")
def test_settlers_that_won_a_forest_follow_no_other_army_into_a_fight_but_a_retreat_enters_nothing() -> None:
    wood = {6: "R20 turned"}  # D6 forest; C6, E6, D5 grassland
    units = {"D7": "purple 1 settler 1 infantry", "D6": "red 1 settler", "C6": "red 1 settler"}
    match = coc(turn=PURPLE, regions={**wood, 7: "R19"}, units=units, advances={PURPLE: "tactics"})
    march(match, "D7", "1 settler 1 infantry", "hex:D6")
    state_of(match).put(PURPLE, 1, state_of(match).land().index["D6"])  # a fresh army joins them
    do(match, "action:move", "hex:D6")
    while match.state.step_name() == "March.pick":
        do(match, offered(match, "take")[-1])
    assert refused(match, "hex:C6") == "COC-13.7"
    beaten = coc(
        turn=PURPLE,
        regions={**wood, 7: "R19"},
        units={"D7": "purple 1 settler 1 infantry", "D6": "red 1 infantry"},
        advances={PURPLE: "tactics"},
    )
    march(beaten, "D7", "1 settler 1 infantry", "hex:D6")
    do(beaten, faces("1L"), faces("1L"), "button:retreat")
    assert not [unit for unit in state_of(beaten).tired if unit // 128 % 7 == 0]  # the settler is as fresh as before


@rule("COC-8.1", "COC-13.7")
def test_the_settler_that_came_founds_the_city_and_the_one_that_was_there_goes_on() -> None:
    match = coc(turn=PURPLE, regions=STONY, units={"D7": "purple 1 settler", "D6": "purple 1 settler"})
    march(match, "D7", "1 settler", "hex:D6")
    do(match, "button:done", "action:found", "action:move", "hex:D6")
    do(match, "hex:E6")
    assert standing(match, "E6") == {"settler": 1}


@rule("COC-12.6", "COC-13.7")
def test_of_two_units_the_tired_one_is_recruited_anew() -> None:
    match = coc(
        turn=PURPLE,
        regions=STONY,
        units={"D7": "purple 2 settler", "D6": "purple 1 settler", "C8": "purple 1 settler"},
        goods={PURPLE: "food 2"},
    )
    march(match, "D7", "1 settler", "hex:D6")
    do(match, "button:done", "action:recruit", "hex:D6", "action:move")
    assert "hex:D6" in match.legal()  # the one that is left has not entered the mountain


def sailor(regions: dict[int, str], **more: str) -> Match:
    units = {"D7": "", "A7": "purple 1 ship", **more}
    match = coc(turn=PURPLE, regions=regions, units=units, advances={PURPLE: "fishing navigation"})
    return do(match, "action:move", "hex:A7")


@rule("COC-14.11", "COC-15.9", "COC-15.10")
def test_by_navigation_a_region_is_entered_at_any_of_its_edge_spaces() -> None:
    match = do(sailor({1: "R19", 4: "R20", 7: "R13"}), "edge:F7", tile("R12"))  # sea at G7, or inside at E7
    assert standing(match, "G7") == {"ship": 1}
    inland = do(sailor({1: "R19", 4: "R20", 7: "R13"}), "edge:F7", tile("R18"), "turn:0")
    assert standing(inland, "A7") == {"ship": 1}  # no sea at all


@rule("COC-14.12")
def test_of_several_doors_into_an_ocean_also_one_that_is_held_may_be_taken() -> None:
    regions = {1: "R07", 3: "R20", 4: "R19", 7: "R13"}  # C3 and B3 sea: only B3 at the edge
    assert offered(sailor(regions), "sail") == ["sail:B3", "sail:C3"]
    assert offered(sailor(regions, B3="red 1 ship"), "sail") == ["sail:B3"]  # the only door
    two = {1: "R06", 3: "R20", 4: "R19", 7: "R13"}  # B2 and A3 sea, both at the edge
    assert offered(sailor(two, A3="red 1 ship"), "sail") == ["sail:A3", "sail:B2"]
    assert offered(sailor(two, A3="red 1 ship", B2="red 1 ship"), "sail") == ["sail:A3", "sail:B2"]


@rule("COC-14.12")
def test_a_door_behind_other_enemies_is_reached_from_outside() -> None:
    regions = {1: "R05 turned", 3: "R20", 4: "R08 turned", 7: "R13"}  # A3, B3, B4 at the edge, C5 inside
    assert offered(sailor(regions), "sail") == ["sail:A3", "sail:B3", "sail:B4", "sail:C5"]
    held = sailor(regions, B3="red 1 ship", B4="red 1 ship")
    assert offered(held, "sail") == ["sail:A3", "sail:B3", "sail:B4"]  # B4 too, which A3 does not touch


@rule("COC-14.3", "COC-14.7")
def test_cargo_of_ships_that_fought_lands_and_the_ships_stay() -> None:
    units = {"D7": "", "F7": "purple 1 ship 1 infantry", "E7": "red 1 ship"}
    match = coc(turn=PURPLE, regions={8: "R08", 6: "R20"}, units=units, advances={PURPLE: "tactics"})
    do(match, "action:move", "hex:F7")
    go(match, "1 infantry 1 ship", "hex:E7")
    do(match, faces("6I"), faces("1L"))
    assert standing(match, "E7") == {"ship": 1, "infantry": 1}
    do(match, "hex:E7") if match.state.step_name() == "MoveAction.origin" else None
    assert sorted(offered(match, "hex")) == ["hex:D6", "hex:D7", "hex:E6", "hex:E8", "hex:F6"]


@rule("COC-31.10", "COC-16.16")
def test_on_roads_the_attacker_chooses_whence_he_comes_and_retreats_there() -> None:
    units = {"D7": "purple 1 infantry", "C6": "red 1 infantry"}
    kw: dict[str, Any] = {"turn": PURPLE, "regions": SOUTH, "units": units, "goods": {PURPLE: "food 1 ore 1"}}
    for gate in ("D6", "C7"):
        match = march(coc(**kw, advances={PURPLE: "tactics roads"}), "D7", "1 infantry", "road:C6")
        assert sorted(offered(match, "hex")) == ["hex:C7", "hex:D6"]
        do(match, f"hex:{gate}", faces("1L"), faces("1L"), "button:retreat")
        assert standing(match, gate) == {"infantry": 1}
    held = {**units, "C7": "red 1 infantry"}
    only = coc(**{**kw, "units": held}, advances={PURPLE: "tactics roads"})
    assert march(only, "D7", "1 infantry", "road:C6").state.step_name() == "Round.roll"  # one way is left


@rule("COC-13.7", "COC-25.8")
def test_who_beats_off_barbarians_in_the_own_turn_does_not_move_in_it_any_more() -> None:
    units = {"D7": "purple 2 infantry 1 settler", "B6": "purple 1 infantry", "D6": "barbarian 1 infantry"}
    match = coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"})
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    do(match, faces("1L"), faces("6I 6I"))
    assert standing(match, "D7") == {"settler": 1, "infantry": 2}
    do(match, "action:move")
    assert offered(match, "hex") == ["hex:B6", "hex:D7"]
    do(match, "hex:D7")
    assert match.state.step_name() == "March.target"  # the settler alone, the army has fought
    do(match, "hex:D6")
    assert standing(match, "D7") == {"infantry": 2}
    do(match, "button:done", "button:end", "button:end")
    assert "hex:D7" in do(match, "action:move").legal()  # in the next turn they move again


@rule("COC-1.9", "COC-13.3", "COC-14.8")
def test_five_army_units_do_not_land_in_the_unknown_together() -> None:
    units = {"D7": "", "E7": "purple 3 ship 5 infantry"}
    for number, lands in ((5, False), (4, True)):
        match = coc(turn=PURPLE, regions={8: "R08"}, units=units, advances={PURPLE: "tactics"})
        do(match, "action:move", "hex:E7", f"take:infantry_{number}")
        assert (
            "take:ship_0" in match.legal()
        ) == lands  # ashore without the ships: D6 and E6 are unknown, the rest full
        if lands:
            do(match, "take:ship_0")
            assert {"hex:D6", "hex:E6"} <= set(match.legal())


@rule("COC-31.10")
def test_a_full_space_is_no_gate_of_an_attack_by_road() -> None:
    units = {"D7": "purple 2 infantry", "C6": "red 1 infantry", "D6": "purple 3 infantry"}
    fare: dict[str, Any] = {"goods": {PURPLE: "food 1 ore 1"}, "advances": {PURPLE: "tactics roads"}}
    match = march(coc(turn=PURPLE, regions=SOUTH, units=units, **fare), "D7", "2 infantry", "road:C6")
    assert match.state.step_name() == "Round.roll"  # only by C7
    do(match, faces("1L 1L"), faces("1L"), "button:retreat")
    assert standing(match, "C7") == {"infantry": 2}
    some_room = units | {"D6": "purple 2 infantry"}
    asked = march(coc(turn=PURPLE, regions=SOUTH, units=some_room, **fare), "D7", "2 infantry", "road:C6")
    assert set(offered(asked, "hex")) == {"hex:C7", "hex:D6"}


@rule("COC-12.4", "COC-12.5")
def test_enemy_ships_before_a_port_take_no_own_ship_from_the_supply() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple neutral port>E7"},
        units={"E7": "red 4 ship"},
        goods={PURPLE: "wood 2"},
    )
    do(match, "action:recruit")
    assert match.state.step_name() == "Round.roll"


@rule("COC-12.6", "COC-13.7")
def test_of_those_for_whom_no_ship_is_left_the_tired_one_is_lost() -> None:
    for cargo, answer, left in (
        ("3 infantry", "", [(INFANTRY, 0, 2)]),
        ("2 infantry 1 settler", "unit:settler", [(INFANTRY, 0, 1), (INFANTRY, FOUGHT, 1)]),
    ):
        match = coc(
            turn=PURPLE,
            regions=SOUTH,
            cities={"D7": "purple happy port>E7"},
            units={"D7": "purple", "F7": f"purple 2 ship {cargo}", "E7": "purple 2 ship"},
            goods={PURPLE: "wood 2"},
        )
        state = state_of(match)
        state.tired = [code(place(state, "F7"), INFANTRY, FOUGHT)]
        some(recruit(match, "D7", "unit:ship"), "hex:F7", *([answer] if answer else []))
        assert groups(state_of(match), place(state, "F7")) == [*left, (SHIP, 0, 1)], cargo
