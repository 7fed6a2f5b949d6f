"""Sections 0 and 1: words of the rules, and what may stand where."""

from gonfalon.games.clash_of_cultures.content.names import INFANTRY, SETTLER
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import LoseUnits
from gonfalon.games.clash_of_cultures.rules.march import Squad
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    offered,
    owner,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import lying
from tests.clash_of_cultures.test_collect import all_sets
from tests.clash_of_cultures.test_combat import PLAIN, fight
from tests.clash_of_cultures.test_movement import SOUTH, move
from tests.support import rule


@rule("COC-0.1")
def test_opponents_barbarians_and_pirates_are_enemies() -> None:
    match = coc(
        3,
        civ={RED: "rome"},
        turn=PURPLE,
        regions={9: "R05", 7: "R20"},
        units={},
    )
    state = state_of(match)
    seas = [spot for spot, terrain in enumerate(state.terrain) if terrain == 4]
    lands = [spot for spot in range(len(state.terrain)) if state.is_land(spot) and state.is_empty(spot)]
    state.put(RED, SETTLER, lands[0])
    state.put(PURPLE, SETTLER, lands[1])
    state.put(4, INFANTRY, lands[2])
    state.pirates[seas[0]] = 1
    found = [state.hostile(PURPLE, spot) for spot in (*lands[:4], seas[0], seas[1])]
    assert found == [True, False, True, False, True, False]
    assert state.others(PURPLE) == [2, 0]  # opponents are players only


@rule("COC-0.2")
def test_what_can_be_done_is_done_and_the_rest_skipped() -> None:
    match = coc(turn=PURPLE, units={"D7": "purple 1 infantry"})
    running(match, LoseUnits(seat=PURPLE, count=2))
    assert (standing(match, "D7"), match.state.step_name()) == ({}, "Turn.choose")
    state = state_of(match)
    state.discard = state.deck[1:]
    state.deck = state.deck[:1]
    state.discard, spare = [], state.discard
    running(match, DrawActions(seat=PURPLE, count=3))
    do(match, (state.deck[0],))
    assert (len(state.hand[PURPLE]), len(spare), match.state.step_name()) == (1, 41, "Turn.choose")


@rule("COC-0.6")
def test_spaces_of_different_regions_are_adjacent() -> None:
    for seats in (2, 3, 4):
        land = WORLD.lands[seats]
        for spot, near in enumerate(land.near):
            assert all(spot in land.near[other] for other in near)
        assert max(len(near) for near in land.near) == 6
    match = coc(turn=PURPLE, regions=SOUTH)
    do(match, "action:move")
    if offered(match, "hex") == ["hex:D7"]:
        do(match, "hex:D7")
    assert "hex:D6" in match.legal()
    assert refused(match, "hex:C6") == "COC-13.2"  # two steps


@rule("COC-0.7", "COC-12.7")
def test_a_text_overrules_the_rules_and_a_ban_overrules_a_permission() -> None:
    goods = {PURPLE: "food 2 wood 7 ore 7 ideas 7 gold 7 mood 5 culture 5"}
    kw = {"turn": PURPLE, "civ": {PURPLE: "rome"}, "cities": {"D7": "purple angry"}, "goods": goods}
    match = coc(**kw, advances={PURPLE: "tactics draft"})  # type: ignore[arg-type]
    do(match, "action:recruit")
    assert "unit:leader" in match.legal()
    do(match, "unit:infantry")
    assert offered(match, "unit", "extra") == ["extra:infantry"]  # beyond the one of an angry city
    banned = coc(**kw)  # type: ignore[arg-type]
    lying(banned, "E43")
    state_of(banned).no_leaders[PURPLE] = 1
    do(banned, "action:recruit")
    assert "unit:leader" not in banned.legal()


@rule("COC-0.8")
def test_an_effect_of_an_action_serves_its_owner_alone() -> None:
    for seat, found in ((RED, True), (PURPLE, False)):
        match = do(coc(advances={seat: "irrigation storage"}), "action:collect")
        assert any("food2" in answer for answer in all_sets(match)) == found  # D1 is barren


@rule("COC-0.8", "COC-16.15")
def test_a_city_defended_by_its_fortress_takes_part_for_its_owner() -> None:
    for advances, winner in (("tactics steel_weapons", RED), ("tactics", PURPLE)):
        match = coc(
            turn=PURPLE,
            regions=PLAIN,
            cities={"D6": "red neutral fortress"},
            advances={RED: advances},
            goods={RED: "ore 1"},
        )
        fight(match, "1 infantry")
        if winner == RED:
            do(match, "effect:a:steel_weapons")
        do(match, faces("2C"), faces("4C"))  # 4, or 5 with the weapons
        if winner == PURPLE:
            do(match, "button:none")
        assert owner(match, "D6") == winner


@rule("COC-1.10", "COC-13.5")
def test_a_squad_with_an_army_unit_is_an_army() -> None:
    assert [Squad(PURPLE, 0, [(SETTLER, 0, 2)]).army, Squad(PURPLE, 0, [(SETTLER, 0, 1), (INFANTRY, 0, 1)]).army] == [
        0,
        1,
    ]
    kw = {"turn": PURPLE, "regions": SOUTH, "advances": {PURPLE: "tactics"}}
    match = coc(**kw, units={"D7": "purple 1 settler 1 infantry", "D6": "red 1 settler"})  # type: ignore[arg-type]
    do(match, "action:move", "hex:D7", "take:settler_1", "take:infantry_0")
    assert refused(match, "hex:D6") == "COC-13.5"
    army = coc(**kw, units={"D7": "purple 1 settler 1 infantry", "D6": "red 1 settler"})  # type: ignore[arg-type]
    move(army, "D7", "1 settler 1 infantry", "hex:D6")
    assert standing(army, "D6") == {"settler": 1, "infantry": 1}
    assert state_of(army).holder[place(state_of(army), "D6")] == PURPLE


@rule("COC-1.11")
def test_nobody_boards_the_ships_of_others() -> None:
    for who, found in (("purple", True), ("red", False)):
        match = coc(turn=PURPLE, regions=SOUTH, units={"E7": f"{who} 1 ship"})
        do(match, "action:move")
        if "hex:D7" in match.legal():
            do(match, "hex:D7")
        if offered(match, "take"):
            do(match, "take:settler_1")
        assert ("hex:E7" in match.legal()) == found


@rule("COC-1.12")
def test_settlers_and_ships_are_not_limited() -> None:
    units = {"D6": "purple 3 settler 4 infantry", "D7": "purple 1 settler"}
    match = move(coc(turn=PURPLE, regions=SOUTH, units=units), "D7", "1 settler", "hex:D6")
    assert standing(match, "D6") == {"settler": 4, "infantry": 4}
    fleet = {"E7": "purple 3 ship", "F7": "purple 1 ship", "D7": ""}
    ships = move(coc(turn=PURPLE, regions=SOUTH, units=fleet), "F7", "1 ship", "hex:E7")
    assert standing(ships, "E7") == {"ship": 4}
