"""Sections 24, 25 and 26: icons, barbarians, pirates."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY, SETTLEMENT, UNITS
from gonfalon.games.clash_of_cultures.rules.barbarians import (
    BarbariansAppear,
    BarbariansMove,
    roomy_cities,
    steps_towards,
)
from gonfalon.games.clash_of_cultures.rules.effects.routes import most_links
from gonfalon.games.clash_of_cultures.rules.events import ExhaustedLand, icon_frame
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.position import STOCK
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
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.test_combat import fight
from tests.clash_of_cultures.war import SOUTH, march, roll
from tests.support import rule

NEAR = {6: "R20"}  # D5 forest, C6, E6, D6 grassland


@rule("COC-25.1", "COC-25.3", "COC-25.5", "COC-EX-53", "COC-25.19", "COC-0.5")
def test_barbarians_appear_two_land_spaces_away() -> None:
    match = running(coc(turn=PURPLE, regions=NEAR), BarbariansAppear(seat=PURPLE))
    assert offered(match, "hex") == ["hex:C6", "hex:D5", "hex:E6"]
    do(match, "hex:C6")
    assert (owner(match, "C6"), standing(match, "C6"), mood(match, "C6")) == (BARBARIAN, {"infantry": 2}, "neutral")


@rule("COC-25.2")
def test_with_the_expansion_the_second_unit_may_be_another_kind() -> None:
    match = running(coc(civ={PURPLE: "rome"}, turn=PURPLE, regions=NEAR), BarbariansAppear(seat=PURPLE))
    do(match, "hex:C6")
    assert offered(match, "unit") == ["unit:infantry", "unit:cavalry", "unit:elephant"]
    do(match, "unit:elephant")
    assert standing(match, "C6") == {"infantry": 1, "elephant": 1}


@rule("COC-25.4")
def test_without_such_a_space_an_adjacent_one() -> None:
    match = running(coc(turn=PURPLE), BarbariansAppear(seat=PURPLE))
    assert offered(match, "hex") == ["hex:C8", "hex:E8"]  # not the barren D8


@rule("COC-25.6", "COC-EX-55")
def test_with_no_army_near_only_a_new_city() -> None:
    match = running(coc(turn=PURPLE, regions=NEAR), BarbariansMove(seat=PURPLE, armies=[]))
    do(match, "hex:C6")
    assert standing(match, "C6") == {"infantry": 1}
    assert match.state.step_name() == "Turn.choose"


@rule("COC-25.7", "COC-25.10", "COC-EX-54")
def test_an_army_comes_nearer_and_its_city_grows() -> None:
    match = coc(turn=PURPLE, regions=NEAR, cities={"C6": "barbarian neutral"}, units={"C6": "barbarian 2 infantry"})
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    assert standing(match, "D6") == {"infantry": 2}
    assert standing(match, "C6") == {"infantry": 1}


@rule("COC-25.8", "COC-25.11", "COC-25.13")
def test_barbarians_attack_and_conquer() -> None:
    match = coc(
        turn=PURPLE,
        regions=NEAR,
        units={"D6": "barbarian 2 infantry", "D7": "purple 1 infantry"},
        cities={"D7": "purple happy temple", "C8": "purple neutral", "E8": "purple neutral"},
    )
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    while match.state.step_name() in ("BarbariansMove.step", "BarbariansMove.army"):
        do(match, "hex:D7")
    do(match, faces("6I 6I"), faces("1L"))
    assert match.legal() == ["hex:C8", "hex:E8"]
    do(match, "hex:C8")  # purple must place a settler
    state = state_of(match)
    assert (owner(match, "D7"), mood(match, "D7")) == (BARBARIAN, "angry")
    assert state.building(place(state, "D7"), 4) == PURPLE
    assert held(match, PURPLE) == {}
    assert standing(match, "C8") == {"settler": 1}


@rule("COC-25.9")
def test_an_army_that_finds_no_room_stays() -> None:
    for number, steps in ((3, []), (2, ["D6"])):
        units = {"C6": "barbarian 2 infantry", "D6": f"barbarian {number} infantry"}
        state = state_of(coc(turn=PURPLE, regions=NEAR, units=units))
        found = steps_towards(state, PURPLE, place(state, "C6"))
        assert [state.land().hexes[there] for there in found] == steps


@rule("COC-25.12")
def test_a_fortress_in_a_barbarian_city_defends_it() -> None:
    match = coc(turn=PURPLE, regions=NEAR, cities={"D6": "barbarian neutral fortress:red"})
    do(fight(match, "2 infantry"), faces("3I 4C"))
    assert match.state.step_name() == "Round.roll"
    do(match, faces("5I"))  # Strike: 1 hit; Wall: 8 points are 1 hit, cancelled
    assert standing(match, "D6") == {"infantry": 1}
    assert owner(match, "D6") == PURPLE


@rule("COC-24.8")
def test_a_gold_mine() -> None:
    match = coc()
    assert icon_frame(state_of(match), RED, 1) is None
    assert held(match, RED) == {"gold": 2}


@rule("COC-24.9")
def test_exhausted_land_beside_a_city() -> None:
    match = running(coc(turn=PURPLE, regions=NEAR, units={"D6": "purple 1 settler"}), ExhaustedLand(seat=PURPLE))
    assert offered(match, "hex") == ["hex:C8", "hex:E8"]  # D6 holds a unit, D8 is barren, C7 and E7 are unknown
    do(match, "hex:C8")
    assert state_of(match).exhausted[place(state_of(match), "C8")] == 1
    full = coc(turn=PURPLE, regions={6: "R20", 7: "R19", 8: "R18"}, exhausted="C6 E6 D5 B6 A7 F6")
    running(full, ExhaustedLand(seat=PURPLE))
    assert full.state.step_name() == "Turn.choose"  # no seventh marker


def at_sea(**more: object) -> Match:
    return coc(civ={PURPLE: "rome"}, turn=PURPLE, regions={8: "R08", 6: "R05"}, **more)  # type: ignore[arg-type]


@rule("COC-26.1", "COC-26.2", "COC-26.3")
def test_two_pirate_ships_one_beside_a_city_then_the_raid() -> None:
    match = running(at_sea(goods={PURPLE: "wood 1"}), PiratesAppear(seat=PURPLE))
    do(match, "hex:D5")
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    state = state_of(match)
    assert sum(state.pirates) == 2
    assert state.pirates[place(state, "E7")] == 1
    assert held(match, PURPLE) == {}


@rule("COC-26.3")
def test_who_has_nothing_to_lose_loses_mood() -> None:
    match = running(at_sea(pirates={"E7": 1}), PiratesAppear(seat=PURPLE, placed=2))
    assert mood(match, "D7") == "neutral"
    assert mood(match, "D2") == "happy"


@rule("COC-26.9")
def test_without_explored_sea_the_icon_does_nothing() -> None:
    match = running(coc(civ={PURPLE: "rome"}, turn=PURPLE, goods={PURPLE: "wood 1"}), PiratesAppear(seat=PURPLE))
    assert match.state.step_name() == "Turn.choose"
    assert held(match, PURPLE) == {"wood": 1}


@rule("COC-26.6", "COC-26.7", "COC-26.8")
def test_pirates_stop_ships_fight_and_pay_for_their_loss() -> None:
    match = at_sea(units={"F7": "purple 2 ship"}, pirates={"E7": 1})
    do(match, "action:move", "hex:F7")
    while match.state.step_name() == "March.pick":
        do(match, "take:ship_2")
    if match.state.step_name() == "March.target":
        assert offered(match, "hex") == ["hex:E7"]
        do(match, "hex:E7")
    do(match, faces("6I 1L"), faces("1L"), "good:culture")
    assert held(match, PURPLE) == {"gold": 1, "culture": 1}
    assert standing(match, "E7") == {"ship": 2}


@rule("COC-26.5", "COC-31.30", "COC-31.28", "COC-31.29")
def test_trade_routes_avoid_pirates() -> None:
    cities = {"D6": "red neutral", "F6": "red happy", "C7": "red angry"}
    units = {"E7": "purple 1 ship", "D7": "purple 2 settler"}
    kw = {"civ": {PURPLE: "rome"}, "turn": PURPLE, "regions": {6: "R20", 7: "R19", 8: "R08"}, "cities": cities}
    match = coc(**kw, units=units, advances={PURPLE: "bartering trade_routes"})  # type: ignore[arg-type]
    assert most_links(state_of(match), PURPLE) == 2  # the angry city takes no part
    state_of(match).pirates[place(state_of(match), "F7")] = 1
    assert most_links(state_of(match), PURPLE) == 1  # only the settlers over land
    state_of(match).pirates[place(state_of(match), "F7")] = 0
    do(match, "button:end", "button:end")
    assert match.state.step_name() == "TradeRoutes.link"


@rule("COC-25.8", "COC-6.2")
def test_barbarian_cities_grow_up_to_the_stack_limit() -> None:
    regions = {6: "R20", 7: "R19"}
    for units, roomy in (("3 infantry", True), ("4 infantry", False)):
        units_there = {"D5": f"barbarian {units}"}
        state = state_of(coc(regions=regions, cities={"D5": "barbarian neutral"}, units=units_there))
        assert (place(state, "D5") in roomy_cities(state)) == roomy


@rule("COC-26.3")
def test_who_has_nothing_to_lose_to_pirates_suffers_in_mood_and_the_raid_goes_on() -> None:
    regions = {8: "R08", 6: "R05"}
    kw: dict[str, Any] = {"regions": regions, "pirates": {"E7": 1}, "goods": {RED: "food 1"}}
    raid = PiratesAppear.STEPS.index("raid")
    angry = running(coc(turn=PURPLE, cities={"D7": "purple angry"}, **kw), PiratesAppear(seat=PURPLE, at=raid))
    assert (angry.state.step_name(), mood(angry, "D7")) == ("Turn.choose", "angry")  # nothing left to lose
    happy = running(coc(turn=PURPLE, cities={"D7": "purple happy"}, **kw), PiratesAppear(seat=PURPLE, at=raid))
    assert mood(happy, "D7") == "neutral"
    rich = coc(turn=PURPLE, regions=regions, pirates={"E7": 1}, goods={PURPLE: "food 2"})
    running(rich, PiratesAppear(seat=PURPLE, at=raid))
    assert (held(rich, PURPLE), mood(rich, "D7")) == ({"food": 1}, "happy")


@rule("COC-25.12")
def test_the_wall_of_a_barbarian_city_cancels_one_hit_in_the_first_round() -> None:
    for city, left in (("barbarian neutral fortress:red", 2), ("barbarian neutral temple:red", 1)):
        match = coc(turn=PURPLE, regions=NEAR, cities={"D6": city}, units={"D6": "barbarian 3 infantry"})
        do(fight(match, "3 infantry"), faces("5I 2C 3E"))  # 11: 2 hits
        request: Any = match.state.request()
        do(match, faces("1L") * request.count)
        assert standing(match, "D6") == {"infantry": left}
        do(match, "button:fight", faces("5I 1L 1L"), faces("1L") * left)  # 8: 1 hit, no wall now
        assert standing(match, "D6") == ({"infantry": 1} if left == 2 else {"infantry": 3})


@rule("COC-26.8")
def test_every_pirate_ship_sunk_brings_gold_and_a_token() -> None:
    kw: dict[str, Any] = {"turn": PURPLE, "civ": {PURPLE: "rome"}, "regions": {8: "R08"}, "pirates": {"F7": 2}}
    match = march(coc(units={"E7": "purple 3 ship"}, **kw), "E7", "3 ship", "hex:F7")
    roll(match, "5I", "1L")
    assert match.turn == (PURPLE,)
    do(match, "good:mood", "good:culture")
    assert (held(match, PURPLE), standing(match, "F7")) == ({"gold": 2, "mood": 1, "culture": 1}, {"ship": 3})
    assert "good:mood" not in match.legal()
    beaten = march(coc(units={"E7": "purple 1 ship"}, **kw), "E7", "1 ship", "hex:F7")
    roll(beaten, "5I", "5I")
    do(beaten, "good:culture")
    assert (held(beaten, PURPLE), sum(state_of(beaten).pirates)) == ({"gold": 1, "culture": 1}, 1)  # lost, and yet
    assert "good:mood" not in beaten.legal()


@rule("COC-25.14")
def test_gold_for_a_victory_over_barbarian_units_only() -> None:
    for units, gold in (("barbarian 1 infantry", 1), ("barbarian", 0)):
        match = coc(turn=PURPLE, regions=NEAR, cities={"D6": "barbarian neutral"}, units={"D6": units})
        fight(match, "2 infantry")
        if match.state.step_name() == "Round.roll":
            roll(match, "5I", "1L")
        assert (owner(match, "D6"), held(match, PURPLE).get("gold", 0)) == (PURPLE, 1 + gold)  # 1 for the city's size


def short_of_barbarians(match: Match, infantry: int = 0) -> Match:
    """No barbarian settlement in supply, and only so many infantry."""
    stock = state_of(match).supply
    stock[BARBARIAN * STOCK + INFANTRY] = infantry
    stock[BARBARIAN * STOCK + UNITS + SETTLEMENT] = 0
    return match


@rule("COC-25.5", "COC-25.2")
def test_a_barbarian_unit_goes_where_one_can_be_placed() -> None:
    board: dict[str, Any] = {
        "turn": PURPLE,
        "regions": SOUTH,
        "cities": {"B6": "barbarian", "F6": "barbarian"},
        "units": {"F6": "barbarian 1 infantry"},
    }
    none = running(short_of_barbarians(coc(**board)), BarbariansAppear(seat=PURPLE))
    assert none.state.step_name() == "Turn.choose"  # nobody is asked where nothing can be placed
    horses = running(short_of_barbarians(coc(civ={PURPLE: "rome"}, **board)), BarbariansAppear(seat=PURPLE))
    assert offered(horses, "unit") == ["unit:cavalry", "unit:elephant"]  # only where infantry stands already
    assert standing(do(horses, "unit:cavalry"), "F6") == {"infantry": 1, "cavalry": 1}
    one = running(short_of_barbarians(coc(civ={PURPLE: "rome"}, **board), 1), BarbariansAppear(seat=PURPLE))
    assert offered(one, "hex") == ["hex:B6", "hex:F6"]


@rule("COC-25.10", "COC-25.2")
def test_the_drawer_says_which_barbarian_city_gets_the_last_infantry() -> None:
    board: dict[str, Any] = {
        "turn": PURPLE,
        "civ": {PURPLE: "rome"},
        "regions": SOUTH,
        "cities": {"C6": "barbarian", "E6": "barbarian"},
        "units": {"B6": "barbarian 4 infantry", "C7": "barbarian 4 infantry", "E6": "barbarian 1 infantry"},
    }
    grow = BarbariansMove.STEPS.index("grow")
    enough, short, other = [
        running(short_of_barbarians(coc(**board), infantry), BarbariansMove(seat=PURPLE, armies=[], at=grow))
        for infantry in (2, 1, 1)
    ]
    assert (offered(enough, "hex"), offered(short, "hex")) == ([], ["hex:C6", "hex:E6"])
    do(short, "hex:E6", "unit:infantry")
    assert (short.state.step_name(), standing(short, "C6")) == ("Turn.choose", {})  # nothing is left for it
    do(other, "hex:C6")
    assert (standing(other, "C6"), offered(other, "unit")) == ({"infantry": 1}, ["unit:cavalry", "unit:elephant"])


@rule("COC-25.3")
def test_a_new_barbarian_city_may_lack_its_infantry_and_keeps_away_from_every_own_city() -> None:
    match = coc(turn=PURPLE, regions=NEAR)
    state_of(match).supply[BARBARIAN * STOCK + INFANTRY] = 0
    do(running(match, BarbariansAppear(seat=PURPLE)), "hex:C6")
    assert (owner(match, "C6"), standing(match, "C6")) == (BARBARIAN, {})
    assert state_of(match).spare(BARBARIAN, INFANTRY) == 0
    two = running(coc(turn=PURPLE, regions=SOUTH, cities={"E6": "purple"}), BarbariansAppear(seat=PURPLE))
    assert offered(two, "hex") == ["hex:B6", "hex:B7", "hex:C6", "hex:G7"]  # D5, two away from D7, touches E6


@rule("COC-25.6", "COC-25.7")
def test_an_army_three_land_spaces_away_does_not_move() -> None:
    for where, moves in (("A7", False), ("B7", True)):
        match = coc(turn=PURPLE, regions=SOUTH, units={where: "barbarian 1 infantry"})
        running(match, BarbariansMove(seat=PURPLE, armies=[]))
        assert (match.state.step_name() == "BarbariansMove.step") == moves


@rule("COC-26.2")
def test_with_one_pirate_ship_beside_a_city_the_other_goes_anywhere() -> None:
    match = running(at_sea(), PiratesAppear(seat=PURPLE))
    spaces = offered(match, "hex")
    do(match, "hex:E7")
    assert offered(match, "hex") == spaces


@rule("COC-26.3", "COC-0.14")
def test_pirates_anger_a_city_whose_mood_can_still_drop() -> None:
    cities = {"D7": "purple angry", "D6": "purple neutral"}
    match = running(coc(turn=PURPLE, civ={PURPLE: "rome"}, regions=SOUTH, cities=cities), PiratesAppear(seat=PURPLE))
    do(match, "hex:F7")  # the other one at E7, beside both
    assert (mood(match, "D7"), mood(match, "D6"), match.state.step_name()) == ("angry", "angry", "Turn.choose")


@rule("COC-25.10", "COC-25.2")
def test_nobody_is_asked_for_barbarian_cities_that_can_get_nothing_any_more() -> None:
    board: dict[str, Any] = {
        "turn": PURPLE,
        "civ": {PURPLE: "rome"},
        "regions": SOUTH,
        "cities": {"B6": "barbarian", "C6": "barbarian", "E6": "barbarian"},
        "units": {"E6": "barbarian 1 infantry"},
    }
    grow = BarbariansMove.STEPS.index("grow")
    last, horse = [
        running(short_of_barbarians(coc(**board), 1), BarbariansMove(seat=PURPLE, armies=[], at=grow)) for _ in range(2)
    ]
    assert offered(last, "hex") == ["hex:B6", "hex:C6", "hex:E6"]
    do(last, "hex:E6", "unit:infantry")  # the last infantry goes where horses could have gone
    assert last.state.step_name() == "Turn.choose"
    do(horse, "hex:E6", "unit:cavalry")
    assert offered(horse, "hex") == ["hex:B6", "hex:C6"]
