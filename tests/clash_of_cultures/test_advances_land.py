"""Advances of Agriculture, Construction and Seafaring (COC-31.1 to 31.14)."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import SHIP
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import harvests
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    held,
    offered,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, told
from tests.clash_of_cultures.war import SOUTH, collect, march, recruit, roll, some
from tests.support import rule


def table(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), regions=more.pop("regions", SOUTH), **more)


def sets(match: Match, city: str) -> set[str]:
    """What a city could collect."""
    state = state_of(match)
    at = place(state, city)
    return {
        vectors.answer("", goods)[1:] for goods in harvests(state, PURPLE, at, number(state, PURPLE, at, "collect"))
    }


# -- Agriculture -------------------------------------------------------------------------------------


@rule("COC-31.2", "COC-2.10", "COC-10.3")
def test_farming_and_mining_feed_everybody() -> None:
    match = table(regions={}, cities={"D7": "purple neutral"})
    state = state_of(match)
    assert all(state.owns(seat, WORLD.advance_of[name]) for seat in (RED, PURPLE) for name in ("farming", "mining"))
    assert sets(match, "D7") == {"food1", "wood1", "ore1"}  # grassland, forest, mountain; the desert gives nothing
    bits = (1 << WORLD.advance_of["farming"]) | (1 << WORLD.advance_of["mining"])
    state.owned[PURPLE] &= ~bits
    assert sets(match, "D7") == set()


@rule("COC-31.3", "COC-4.2")
def test_storage_holds_seven() -> None:
    for advances, food in (("storage", 7), ("", 2)):
        match = table(cities={"D6": "purple happy academy temple"}, advances={PURPLE: advances})
        for _ in range(3):
            collect(match, "D6", "food4" if "food4" in sets(match, "D6") else "")
        assert held(match, PURPLE)["food"] == food


@rule("COC-31.4", "COC-24.6")
def test_irrigation_waters_the_desert_and_stops_famine() -> None:
    kw: dict[str, Any] = {"regions": {}, "cities": {"D7": "purple neutral temple"}, "goods": {PURPLE: "food 2"}}
    wet, dry = table(advances={PURPLE: "storage irrigation"}, **kw), table(advances={PURPLE: "storage"}, **kw)
    assert "food2" in sets(wet, "D7")
    assert "food2" not in sets(dry, "D7")
    assert held(told(wet, "E3"), PURPLE) == {"food": 2}
    assert held(told(dry, "E3"), PURPLE).get("food", 0) < 2
    assert (
        "action:found" not in table(units={"D8": "purple 1 settler"}, advances={PURPLE: "storage irrigation"}).legal()
    )


@rule("COC-31.5", "COC-0.5", "COC-10.4")
def test_husbandry_reaches_two_land_spaces() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral temple"}, "regions": {6: "R20", 8: "R08"}}
    base, far, roads = "storage", "storage husbandry", "storage husbandry engineering roads"
    assert "wood2" not in sets(table(advances={PURPLE: base}, **kw), "D7")
    assert "wood2" in sets(table(advances={PURPLE: far}, **kw), "D7")  # D5, with E8 beside the city
    blocked = kw | {"units": {"D6": "red 1 infantry"}}
    assert "wood2" in sets(table(advances={PURPLE: far}, **blocked), "D7")  # what lies between does not matter
    held_by = kw | {"units": {"D5": "red 1 settler"}}
    assert "wood2" not in sets(table(advances={PURPLE: far}, **held_by), "D7")
    sea = {"cities": {"D7": "purple neutral temple"}, "regions": {8: "R08"}}  # F6 lies beyond the sea
    assert "food2" not in sets(table(advances={PURPLE: far}, **sea), "D7")
    three = kw | {"cities": {"D7": "purple happy temple"}}
    shut = three | {"units": {"D6": "red 1 settler"}}
    assert "food3" not in sets(table(advances={PURPLE: far}, **shut), "D7")  # C6 and E6 are both two away
    assert "food3" in sets(table(advances={PURPLE: roads}, **shut), "D7")


@rule("COC-31.5")
def test_husbandry_with_roads_uses_two_distant_spaces_and_not_three() -> None:
    """D7 and D6 are grassland, C6, E6 and B7 grassland two away."""
    kw: dict[str, Any] = {"cities": {"D7": "purple happy temple academy fortress"}, "regions": {6: "R20", 7: "R19"}}
    roads = sets(table(advances={PURPLE: "storage husbandry engineering roads"}, **kw), "D7")
    assert ("food4_wood1" in roads, "food5" in roads) == (True, False)
    plain = sets(table(advances={PURPLE: "storage husbandry"}, **kw), "D7")
    assert ("food3_wood1" in plain, "food4" in plain) == (True, False)


@rule("COC-31.5", "COC-0.9")
def test_husbandry_works_in_one_collect_a_turn() -> None:
    cities = {"D7": "purple happy temple", "F6": "purple neutral"}
    match = table(cities=cities, regions={6: "R20", 8: "R08"}, advances={PURPLE: "storage husbandry"})
    collect(match, "D7", "food1_wood1")  # nothing far is needed for these
    assert "wood2" in sets(match, "D7")
    collect(match, "D7", "wood2")
    assert "wood2" not in sets(match, "D7")
    do(match, "button:end", "button:end")
    assert "wood2" in sets(match, "D7")


# -- Construction ------------------------------------------------------------------------------------


@rule("COC-31.6", "COC-27.1", "COC-31.1")
def test_engineering_draws_a_wonder_and_gives_its_token() -> None:
    match = do(acquired(table(), "engineering"), card("W3"))
    assert state_of(match).plans[PURPLE] == [2]
    for name, good in (("sanitation", "mood"), ("roads", "culture"), ("storage", "mood"), ("irrigation", "culture")):
        token = acquired(table(), name)
        tokens = held(token, PURPLE)
        printed = WORLD.bonus[WORLD.advance_of[name]]
        assert tokens == ({} if printed < 0 else {("mood", "culture")[printed - 5]: 1}), (name, good)


@rule("COC-31.7", "COC-12.7")
def test_sanitation_adds_a_settler_for_a_token() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 2"}, "cities": {"D7": "purple neutral"}}
    match = recruit(table(advances={PURPLE: "engineering sanitation"}, **kw), "D7", "extra:settler")
    assert (standing(match, "D7"), held(match, PURPLE)) == ({"settler": 2}, {"mood": 1})
    plain = table(advances={PURPLE: "engineering"}, **kw)
    assert refused(plain, "action:recruit") == "COC-12.1"
    both = table(
        advances={PURPLE: "engineering sanitation"}, goods={PURPLE: "mood 1 food 2"}, cities={"D7": "purple neutral"}
    )
    recruit(both, "D7", "unit:settler", "extra:settler")
    assert standing(both, "D7") == {"settler": 3}


# -- Seafaring ---------------------------------------------------------------------------------------


@rule("COC-31.12", "COC-14.9")
def test_navigation_leaves_the_board() -> None:
    kw: dict[str, Any] = {"regions": {8: "R08", 2: "R07"}, "units": {"F7": "purple 1 ship"}}
    for advances, able in (("fishing navigation", True), ("fishing", False)):
        match = table(advances={PURPLE: advances}, **kw)
        do(match, "action:move", "hex:F7")
        assert bool(offered(match, "sail", "edge")) == able


@rule("COC-31.13", "COC-16.20")
def test_warships_cancel_a_hit_in_round_one() -> None:
    units = {"E7": "purple 1 ship", "F7": "red 1 ship", "D7": "purple"}
    for own, enemy, sunk in (("fishing warships", "", False), ("fishing", "", True)):
        match = march(table(units=units, advances={PURPLE: own, RED: enemy}), "E7", "1 ship", "hex:F7")
        roll(match, "1L", "5I")
        assert (match.state.step_name() == "Turn.choose") == sunk
    match = march(table(units=units, advances={PURPLE: "fishing warships"}), "E7", "1 ship", "hex:F7")
    roll(match, "1L", "5I")
    roll(do(match, "button:fight"), "1L", "5I")
    assert match.state.step_name() == "Turn.choose"  # round 2: the ship is lost
    fleet = {**units, "E7": "purple 2 ship", "F7": "red 2 ship"}
    match = march(table(units=fleet, advances={PURPLE: "fishing warships"}), "E7", "2 ship", "hex:F7")
    roll(match, "1L", "6I")
    assert conflict_of(state_of(match)).squad[SHIP] == 1  # one hit of two
    defender = march(table(turn=RED, units=units, advances={PURPLE: "fishing warships"}), "F7", "1 ship", "hex:E7")
    roll(defender, "5I", "1L")
    assert standing(defender, "E7") == {"ship": 1}


@rule("COC-31.13")
def test_warships_cover_a_landing_and_nothing_else_on_land() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "fishing warships tactics", RED: "tactics"}}
    landing = table(units={"E7": "purple 1 ship 1 infantry", "D6": "red 1 infantry"}, **kw)
    march(landing, "E7", "1 infantry", "hex:D6")
    roll(landing, "1L", "5I")
    assert landing.state.step_name() == "Round.retreat"
    land = table(units={"D7": "purple 1 infantry", "D6": "red 1 infantry"}, **kw)
    roll(march(land, "D7", "1 infantry", "hex:D6"), "1L", "5I")
    assert standing(land, "D6") == {"infantry": 1}
    assert state_of(land).holder[place(state_of(land), "D6")] == RED
    beach = table(turn=RED, units={"E7": "red 1 ship 1 infantry", "D7": "purple 1 infantry"}, **kw)
    march(beach, "E7", "1 infantry", "hex:D7")
    roll(beach, "5I", "1L")
    some(beach, "button:none")
    assert "infantry" not in standing(beach, "D7") or state_of(beach).holder[place(state_of(beach), "D7")] == RED


@rule("COC-31.14", "COC-31.1")
def test_cartography_pays_once_for_a_move_action_with_ships() -> None:
    regions = {8: "R08", 6: "R05"}
    kw: dict[str, Any] = {"regions": regions, "units": {"E7": "purple 2 ship", "D7": "purple 1 settler"}}
    match = table(advances={PURPLE: "fishing cartography"}, **kw)
    march(match, "E7", "1 ship", "hex:F7")
    march(match, "E7", "1 ship", "hex:F7")
    assert "ideas" not in held(match, PURPLE)  # after the action
    some(match, "button:done")
    assert held(match, PURPLE) == {"ideas": 1}
    march(match, "F7", "1 ship", "hex:E7")
    some(match, "button:done")
    assert held(match, PURPLE) == {"ideas": 2}  # once for every Move action
    land = table(advances={PURPLE: "fishing cartography"}, **kw)
    some(march(land, "D7", "1 settler", "hex:C8"), "button:done")
    assert held(land, PURPLE) == {}
    plain = table(advances={PURPLE: "fishing"}, **kw)
    some(march(plain, "E7", "1 ship", "hex:F7"), "button:done")
    assert held(plain, PURPLE) == {}


@rule("COC-31.14")
def test_going_round_the_board_brings_culture_and_recruiting_nothing() -> None:
    regions = {8: "R08", 2: "R07", 5: "R20"}
    match = table(
        regions=regions,
        units={"F7": "purple 1 ship", "D7": "purple"},
        advances={PURPLE: "fishing navigation cartography"},
    )
    do(match, "action:move", "hex:F7")
    ways = offered(match, "sail")
    assert ways
    do(match, ways[0])
    some(match, "button:done")
    assert held(match, PURPLE) == {"ideas": 1, "culture": 1}
    port = table(
        cities={"D7": "purple neutral port>E7"}, goods={PURPLE: "wood 2"}, advances={PURPLE: "fishing cartography"}
    )
    recruit(port, "D7", "unit:ship")
    assert (standing(port, "E7"), held(port, PURPLE)) == ({"ship": 1}, {})


@rule("COC-31.10", "COC-16.16")
def test_a_retreat_by_road_ends_in_the_last_space_passed() -> None:
    match = table(
        units={"D7": "purple 1 infantry", "D5": "red 1 infantry", "C6": "red 1 settler", "E6": "red 1 settler"},
        advances={PURPLE: "tactics engineering roads"},
        goods={PURPLE: "food 1 ore 1"},
    )
    march(match, "D7", "1 infantry", "road:D5")
    roll(match, "1L", "1L")
    do(match, "button:retreat")
    assert (standing(match, "D6"), standing(match, "D7")) == ({"infantry": 1}, {})


@rule("COC-26.8")
def test_each_pirate_ship_sunk_brings_a_token() -> None:
    match = table(
        civ={PURPLE: "rome"}, units={"E7": "purple 3 ship"}, pirates={"F7": 2}, cities={"D7": "purple neutral"}
    )
    march(match, "E7", "3 ship", "hex:F7")
    roll(match, "5C", "1L")
    do(match, "good:mood", "good:culture")
    assert held(match, PURPLE) == {"gold": 2, "mood": 1, "culture": 1}
