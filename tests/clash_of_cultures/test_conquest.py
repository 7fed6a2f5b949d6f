"""Sections 14, 16 to 19: ships and those aboard, limits of bonuses, conquest, settlers in conflicts, naval battles."""

import pytest

from gonfalon.games.clash_of_cultures.content.names import SEA as SEA_SPACE
from gonfalon.games.clash_of_cultures.rules.conflict import Conflict
from gonfalon.games.clash_of_cultures.rules.conquest import raze
from gonfalon.games.clash_of_cultures.rules.sailing import navigate, waters
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    owner,
    place,
    refused,
    standing,
    state_of,
    tile,
)
from tests.clash_of_cultures.test_collect import all_sets
from tests.clash_of_cultures.test_combat import PLAIN, duel, fight
from tests.clash_of_cultures.test_movement import SOUTH, move
from tests.support import rule

SEA = {8: "R08", 6: "R05"}  # E7, F7, E6 and D5 are one ocean; D6 and C6 are mountains, F6 grassland, G7 forest


def taken(city: str, **more: object) -> Match:
    """Purple walks into a city of red in D6; red has been asked about the settler where it can be."""
    return fight(coc(turn=PURPLE, regions={6: "R20", 8: "R08"}, cities={"D6": city}, **more), "2 infantry")  # type: ignore[arg-type]


@rule("COC-14.7", "COC-19.6")
def test_land_units_board_and_leave_ships_that_fought_but_not_after_a_fight_of_their_own() -> None:
    match = coc(
        turn=PURPLE,
        regions=SEA,
        units={"F7": "purple 1 ship 1 infantry", "E7": "red 1 ship", "D7": "purple 1 infantry"},
        advances={PURPLE: "tactics"},
    )
    move(match, "F7", "1 ship 1 infantry", "hex:E7")
    do(match, faces("6I"), faces("1L"))
    assert standing(match, "E7") == {"ship": 1, "infantry": 1}
    move(match, "D7", "1 infantry", "hex:E7")  # onto the ship that fought
    assert standing(match, "E7") == {"ship": 1, "infantry": 2}
    do(match, "hex:E7")
    assert "hex:F6" in match.legal()  # the one that was carried may land; the one that embarked is not asked about
    do(match, "hex:F6")
    assert standing(match, "F6") == {"infantry": 1}
    near = coc(turn=PURPLE, regions=SEA, units={"E7": "purple 1 ship", "F6": "red 1 settler"})
    state = state_of(near)
    state.owned[PURPLE] |= 1 << state.world().advance_of["tactics"]
    fight(near, "1 infantry", "F6")
    assert standing(near, "F6") == {"infantry": 1}
    do(near, "action:move")
    assert "hex:F6" not in near.legal()  # it fought, and does not embark


@rule("COC-14.8")
def test_landing_attacks_and_explores() -> None:
    kw = {"turn": PURPLE, "advances": {PURPLE: "tactics"}}
    match = coc(regions=SEA, units={"E7": "purple 1 ship 1 infantry", "F6": "red 1 settler"}, **kw)  # type: ignore[arg-type]
    move(match, "E7", "1 infantry", "hex:F6")
    assert (standing(match, "F6"), standing(match, "E7")) == ({"infantry": 1}, {"ship": 1})
    settlers = coc(regions=SEA, units={"E7": "purple 1 ship 1 settler", "F6": "red 1 settler"}, **kw)  # type: ignore[arg-type]
    do(settlers, "action:move", "hex:E7", "take:ship_0")
    assert refused(settlers, "hex:F6") == "COC-13.5"
    unknown = coc(regions={8: "R08"}, units={"E7": "purple 1 ship 1 settler"}, **kw)  # type: ignore[arg-type]
    do(unknown, "action:move", "hex:E7", "take:ship_0", "hex:D6", tile("R20"))
    do(unknown, unknown.legal()[0])  # how the tile lies
    assert standing(unknown, "D6") == {"settler": 1}


@rule("COC-14.13", "COC-14.9")
def test_without_another_ocean_or_unknown_edge_nobody_goes_round() -> None:
    kw = {"turn": PURPLE, "regions": {8: "R08"}, "units": {"F7": "purple 1 ship"}}
    match = coc(**kw, advances={PURPLE: "fishing navigation"})  # type: ignore[arg-type]
    state = state_of(match)
    free, _ = waters(state, PURPLE, place(state, "F7"))
    assert [passage.unknown >= 0 for passage in navigate(state, PURPLE, free)] == [True, True]
    for spot in state.land().ring:  # nothing but land is left at the edge
        if state.terrain[spot] < 0:
            state.terrain[spot] = 0
    assert navigate(state, PURPLE, free) == []
    state.terrain[place(state, "G7")] = SEA_SPACE  # the same ocean reaches the edge twice
    assert navigate(state, PURPLE, waters(state, PURPLE, place(state, "F7"))[0]) == []
    without = coc(**kw, advances={PURPLE: "fishing"})  # type: ignore[arg-type]
    state = state_of(without)
    assert navigate(state, PURPLE, waters(state, PURPLE, place(state, "F7"))[0]) == []


@rule("COC-16.21")
def test_the_bonuses_of_round_one_are_cut_to_two() -> None:
    for leader, value in (("hannibal", 16), ("dido", 17)):
        match = coc(
            turn=PURPLE,
            civ={RED: "carthage", PURPLE: "rome"},
            regions=PLAIN,
            units={"D6": "red 3 infantry"},
            leader={RED: f"{leader} at D6"},
        )
        fight(match, "3 infantry")
        do(match, faces("3I 5I 6I"))
        assert conflict_of(state_of(match)).value[0] == value


@rule("COC-17.4")
def test_the_loser_may_place_a_settler_in_another_city() -> None:
    match = taken("red neutral")
    assert (match.turn, match.legal()) == ((RED,), ["hex:D2", "button:none"])
    do(match, "hex:D2")
    assert standing(match, "D2") == {"settler": 2}
    last = fight(coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral", "D2": ""}), "2 infantry")
    assert last.turn == (PURPLE,)  # no other city
    none = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral"}, units={"D2": "red 4 settler"})
    assert fight(none, "2 infantry").turn == (PURPLE,)  # no settler


@rule("COC-17.7", "COC-17.6")
def test_the_gold_for_destroyed_pieces_comes_on_top() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral temple academy"})
    state = state_of(match)
    state.supply[PURPLE * 14 + 6 + 4] = 0  # no Temple left
    fight(match, "2 infantry")
    assert match.legal() == ["hex:D2", "button:none"]  # step 3 in any case
    do(match, "button:none")
    assert (held(match, PURPLE), state.size(place(state, "D6"))) == ({"gold": 4}, 2)
    whole = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red angry temple academy"})
    state_of(whole).supply[PURPLE * 14 + 6] = 0  # no settlement left
    fight(whole, "2 infantry")
    do(whole, "button:none")
    assert (held(whole, PURPLE), owner(whole, "D6")) == ({"gold": 4}, -1)


@rule("COC-17.9")
def test_the_conqueror_uses_buildings_without_their_advances() -> None:
    match = coc(turn=PURPLE, regions={6: "R05", 8: "R08"}, cities={"F6": "red neutral port>E7"})
    fight(match, "2 infantry", "F6", "D7")
    do(match, "button:none", "action:collect", "hex:F6")
    assert any("gold1" in answer for answer in all_sets(match))
    assert not state_of(match).owns(PURPLE, state_of(match).world().advance_of["fishing"])


@rule("COC-17.10", "COC-6.3")
def test_a_conquered_city_may_be_too_large() -> None:
    match = taken("red neutral temple academy port>E7")
    do(match, "button:none")
    state = state_of(match)
    assert (owner(match, "D6"), state.size(place(state, "D6")), len(state.cities(PURPLE))) == (PURPLE, 4, 2)


@rule("COC-17.11", "COC-25.13", "COC-25.15")
def test_buildings_are_replaced_only_between_players() -> None:
    match = fight(
        coc(turn=PURPLE, regions=PLAIN, cities={"D6": "barbarian neutral temple:red academy:purple"}), "2 infantry"
    )
    state = state_of(match)
    spot = place(state, "D6")
    assert (owner(match, "D6"), state.building(spot, 4), state.building(spot, 2)) == (PURPLE, RED, PURPLE)
    assert (mood(match, "D6"), held(match, PURPLE)) == ("angry", {"gold": 1})
    player = do(taken("red neutral temple"), "button:none")
    assert state_of(player).building(spot, 4) == PURPLE


@rule("COC-18.1", "COC-16.13")
def test_settlers_neither_roll_nor_take_hits() -> None:
    match = duel("2 infantry 1 settler", "red 3 infantry")
    with pytest.raises(Exception, match="not a possible outcome"):
        do(match, faces("1L 1L 1L"))
    do(match, faces("1L 1L"), faces("4C 1L 1L"))
    c = state_of(match).frames[-2]
    assert isinstance(c, Conflict)
    assert (c.squad[0], c.squad[1]) == (1, 1)


@rule("COC-18.3", "COC-16.16", "COC-EX-40")
def test_settlers_retreat_with_their_squad() -> None:
    match = duel("2 infantry 1 settler", "red 3 infantry")
    do(match, faces("1L 1L"), faces("1L 1L 1L"), "button:retreat")
    assert standing(match, "D7") == {"settler": 2, "infantry": 2}  # one was at home


@rule("COC-18.4")
def test_settlers_share_the_fate_of_a_fortress() -> None:
    for roll, left in (("1L", {"infantry": 1}), ("6I", {"settler": 2})):
        match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral fortress"}, units={"D6": "red 2 settler"})
        fight(match, "1 infantry")
        do(match, faces("1L"), faces(roll))
        if match.turn == (RED,):
            do(match, "button:none")
        assert standing(match, "D6") == left


@rule("COC-19.5", "COC-19.3")
def test_ships_retreat_to_where_their_move_began() -> None:
    match = coc(turn=PURPLE, regions=SEA, units={"F7": "purple 1 ship", "D5": "red 1 ship"})
    move(match, "F7", "1 ship", "hex:D5")  # past E7 and E6
    do(match, faces("1L"), faces("1L"), "button:retreat")
    assert (standing(match, "F7"), standing(match, "D5"), standing(match, "E6")) == ({"ship": 1}, {"ship": 1}, {})


@rule("COC-19.6")
def test_land_and_sea_do_not_attack_each_other() -> None:
    match = coc(
        turn=PURPLE,
        regions=SOUTH,
        units={"D7": "purple 2 infantry", "E7": "red 1 ship", "F6": "red 1 settler", "F7": "purple 1 ship"},
        advances={PURPLE: "tactics"},
    )
    do(match, "action:move", "hex:D7", "take:infantry_1")
    assert "hex:E7" not in match.legal()
    ship = coc(turn=PURPLE, regions=SOUTH, units={"F7": "purple 1 ship", "F6": "red 1 settler", "D7": ""})
    do(ship, "action:move")
    assert "hex:F6" not in offered(ship, "hex")


@rule("COC-17.12", "COC-6.10")
def test_tokens_of_a_razed_city_are_gone() -> None:
    match = coc(turn=PURPLE, regions=PLAIN, cities={"D6": "red neutral", "C6": "red neutral"})
    state = state_of(match)
    state.druids = [place(state, "D6"), place(state, "C6")]
    state.beloved = [place(state, "C6"), place(state, "D6")]
    raze(state, place(state, "D6"))
    assert (state.druids, state.beloved) == ([place(state, "C6")], [place(state, "C6")])
