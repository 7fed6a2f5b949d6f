"""Sections 13 and 14: squads, ships, Navigation."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import GRASSLAND, NOBODY, SEA, SHIP
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    again,
    clear,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    place,
    refused,
    standing,
    state_of,
)
from tests.support import rule

SOUTH = {6: "R20", 7: "R19", 8: "R08"}


def move(match: Match, start: str, units: str, target: str) -> Match:
    """One squad of a Move action that is under way: ``units`` as ``2 infantry 1 settler``."""
    if "action:move" in match.legal():
        do(match, "action:move")
    if match.state.step_name() == "MoveAction.origin":
        do(match, "hex:" + start)
    words = units.split()
    wanted = dict(zip(words[1::2], words[::2], strict=True))
    while match.state.step_name() == "March.pick":
        for answer in offered(match, "take"):
            kind, _, number = answer.removeprefix("take:").rpartition("_")
            if wanted.get(kind.partition("_")[0], "0") == number:
                do(match, answer)
                break
    return do(match, target) if match.state.step_name() == "March.target" else match


@rule("COC-13.2", "COC-13.6")
def test_an_army_moves_only_with_tactics() -> None:
    units = {"D7": "purple 1 infantry"}
    assert refused(coc(turn=PURPLE, regions=SOUTH, units=units), "action:move") == "COC-13.6"
    match = move(
        coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"}), "D7", "1 infantry", "hex:D6"
    )
    assert standing(match, "D6") == {"infantry": 1}


@rule("COC-13.7", "COC-13.8", "COC-EX-19")
def test_a_forest_forbids_attacks_a_mountain_every_move() -> None:
    units = {"D7": "purple 1 infantry", "C6": "red 1 settler"}
    kw = {"turn": PURPLE, "units": units, "advances": {PURPLE: "tactics"}}
    match = coc(regions={6: "R20 turned", 7: "R19"}, **kw)  # type: ignore[arg-type]
    move(match, "D7", "1 infantry", "hex:D6")
    do(match, "action:move", "hex:D6")
    assert "hex:D7" in match.legal()
    assert refused(match, "hex:C6") == "COC-13.7"
    stony = coc(regions={6: "R18", 7: "R19"}, **kw)  # type: ignore[arg-type]
    move(stony, "D7", "1 infantry", "hex:D6")
    assert refused(stony, "action:move") == "COC-13.7"


@rule("COC-13.1")
def test_three_squads_and_each_unit_once() -> None:
    match = coc(turn=PURPLE, regions=SOUTH, units={"D7": "purple 4 settler"})
    for target in ("D6", "C7", "C6"):
        if target == "C6":
            break
        move(match, "D7", "1 settler", "hex:" + target)
    assert "hex:D6" not in match.legal()  # has moved in this action
    move(match, "D7", "1 settler", "hex:D6")
    assert match.state.step_name() == "Turn.choose"
    assert state_of(match).actions == 2


@rule("COC-13.3", "COC-1.9")
def test_four_army_units_fill_a_space() -> None:
    units = {"D7": "purple 2 infantry", "D6": "purple 3 infantry 1 settler"}
    match = coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"})
    do(match, "action:move", "hex:D7", "take:infantry_2")
    assert refused(match, "hex:D6") == "COC-13.3"
    assert "hex:C7" in match.legal()


@rule("COC-13.5", "COC-18.2", "COC-EX-24")
def test_settlers_enter_enemy_spaces_only_with_an_army() -> None:
    units = {"D7": "purple 1 settler 1 infantry", "D6": "red 1 settler"}
    alone = do(coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"}), "action:move", "hex:D7")
    do(alone, "take:settler_1", "take:infantry_0")
    assert refused(alone, "hex:D6") == "COC-13.5"
    match = coc(turn=PURPLE, regions=SOUTH, units=units, advances={PURPLE: "tactics"})
    move(match, "D7", "1 settler 1 infantry", "hex:D6")
    assert standing(match, "D6") == {"settler": 1, "infantry": 1}
    assert state_of(match).supply[0] == 3 + 0  # the enemy settler is back: 4 less the one at home
    do(match, "action:move", "hex:D6")  # only the settler may go on
    assert "hex:C6" in match.legal()


@rule("COC-13.4", "COC-13.10", "COC-16.18", "COC-17.1", "COC-17.3", "COC-17.5")
def test_an_empty_city_is_taken_without_rounds() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        units={"D7": "purple 1 infantry"},
        cities={"D6": "red happy academy"},
        advances={PURPLE: "tactics"},
    )
    move(match, "D7", "1 infantry", "hex:D6")
    do(match, "button:none")  # red places no settler
    assert owner(match, "D6") == PURPLE
    assert held(match, PURPLE) == {"gold": 3}
    assert refused(match, "action:move") == "COC-13.7"


@rule("COC-14.5", "COC-14.6", "COC-EX-22")
def test_embark_and_sail_in_one_action_land_in_the_next() -> None:
    units = {"D7": "purple 1 infantry", "E7": "purple 1 ship"}
    match = coc(turn=PURPLE, regions={8: "R08", 6: "R11"}, units=units, advances={PURPLE: "tactics"})
    move(match, "D7", "1 infantry", "hex:E7")
    assert standing(match, "E7") == {"infantry": 1, "ship": 1}
    move(match, "E7", "1 infantry 1 ship", "hex:F7")
    assert standing(match, "F7") == {"infantry": 1, "ship": 1}
    assert match.state.step_name() == "Turn.choose"  # what embarked does not land in this action
    move(match, "F7", "1 infantry", "hex:G7")
    assert standing(match, "G7") == {"infantry": 1}


@rule("COC-14.4")
def test_a_ship_carries_two() -> None:
    units = {"D7": "purple 3 settler", "E7": "purple 1 ship"}
    match = coc(turn=PURPLE, regions={8: "R08"}, units=units)
    do(match, "action:move", "hex:D7", "take:settler_3")
    assert refused(match, "hex:E7") == "COC-14.5"
    match = do(coc(turn=PURPLE, regions={8: "R08"}, units=units), "action:move", "hex:D7", "take:settler_2")
    assert "hex:E7" in match.legal()


@rule("COC-14.2", "COC-14.3")
def test_enemy_ships_stop_a_squad() -> None:
    units = {"D7": "", "F7": "purple 1 ship", "E7": "red 1 ship"}
    match = do(coc(turn=PURPLE, regions={8: "R08", 6: "R05"}, units=units), "action:move", "hex:F7")
    assert conflict_of(state_of(match)).place == place(state_of(match), "E7")  # there is nowhere else to go
    while match.state.step_name() != "Turn.choose":
        do(match, faces("1L") if match.turn == (-1,) else "button:retreat")
    assert standing(match, "F7") == {"ship": 1}
    assert refused(match, "action:move") == "COC-14.3"


@rule("COC-14.9", "COC-14.10", "COC-14.11", "COC-14.12", "COC-EX-21")
def test_navigation_goes_round_to_the_next_ocean_or_stops_at_the_unknown() -> None:
    units = {"D7": "", "A7": "purple 1 ship"}
    regions = {1: "R12", 4: "R19", 7: "R13"}
    match = coc(turn=PURPLE, regions=regions, units=units, advances={PURPLE: "fishing navigation"})
    do(match, "action:move", "hex:A7")
    assert offered(match, "sail", "edge") == ["sail:A3", "edge:F7"]
    assert refused(coc(turn=PURPLE, regions=regions, units=units), "action:move") == "COC-14.1"


def drawn_by_hand(seas: str, unknown: tuple[int, ...], **more: Any) -> Match:
    """Purple with Navigation on a board of grassland with these seas; slots whose tiles are unknown."""
    match = coc(turn=PURPLE, advances={PURPLE: "fishing navigation"})
    state = state_of(match)
    for region in range(state.seats, len(state.land().regions)):
        if region - state.seats + 1 not in unknown:
            spaces = state.land().regions[region]
            state.explore(region, [SEA if state.land().hexes[there] in seas.split() else GRASSLAND for there in spaces])
    for where, owner_of in {"D7": NOBODY, "A7": PURPLE, **more}.items():
        clear(state, where)
        if owner_of != NOBODY:
            state.put(owner_of, SHIP, place(state, where))
    return again(match)


@rule("COC-14.11", "COC-14.12")
def test_the_way_round_ends_before_a_third_ocean_and_before_the_unknown() -> None:
    second = "A5 B4 C5 D4 E5 F4"  # from the western edge to the eastern one
    for third, unknown in (("A3", (8,)), ("", (1, 8))):
        seas = f"A7 {second} {third}"
        guarded = do(drawn_by_hand(seas, unknown, A5=RED, B4=RED), "action:move", "hex:A7")
        assert offered(guarded, "sail", "edge") == ["sail:A5", "sail:B4", "edge:F7"]  # not in by F4
        open_sea = do(drawn_by_hand(seas, unknown, A5=RED), "action:move", "hex:A7")
        assert offered(open_sea, "sail") == ["sail:A5", "sail:B4", "sail:C5", "sail:D4", "sail:E5", "sail:F4"]


@rule("COC-31.8", "COC-31.9", "COC-31.10", "COC-EX-23")
def test_roads_carry_a_squad_two_spaces_and_lift_penalties() -> None:
    units = {"D7": "purple 2 settler 2 infantry"}
    match = coc(
        turn=PURPLE,
        regions={6: "R18", 7: "R19"},
        units=units,
        goods={PURPLE: "food 2 ore 2"},
        advances={PURPLE: "tactics roads"},
    )
    move(match, "D7", "1 settler", "hex:C7")
    move(match, "D7", "1 settler", "road:C6")
    assert held(match, PURPLE) == {"food": 1, "ore": 1}
    move(match, "D7", "2 infantry", "road:D5")
    assert held(match, PURPLE) == {}
    assert standing(match, "D5") == {"infantry": 2}
    do(match, "action:move")
    assert "hex:D5" in match.legal()
