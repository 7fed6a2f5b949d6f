"""Carthaginians: Warbeasts, Hegemony, Pirate Allies, Mercenaries; Hannibal, Hanno, Dido."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import INFANTRY, LEADER, PIRATES_APPEAR
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.tired import FOREST, code, groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.war import SOUTH, go, invaded, led, march, recruit, roll, some
from tests.support import rule

CARTHAGE = {PURPLE: "carthage"}


def carthage(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", CARTHAGE), regions=more.pop("regions", SOUTH), **more)


def fleet(**more: object) -> Match:
    return coc(
        civ={PURPLE: "carthage"},
        turn=PURPLE,
        regions={8: "R08", 6: "R05"},
        units={"F7": "purple 1 ship"},
        pirates={"E7": 1},
        advances={PURPLE: "fishing navigation"},
        **more,  # type: ignore[arg-type]
    )


@rule("COC-33.14", "COC-33.46")
def test_ships_pass_pirates_and_share_their_space() -> None:
    match = do(fleet(), "action:move", "hex:F7")
    assert "hex:D5" in match.legal()  # beyond the pirates
    do(match, "hex:E7", "button:share")
    state = state_of(match)
    assert standing(match, "E7") == {"ship": 1}
    assert (state.pirates[place(state, "E7")], state.wild(place(state, "E7"))) == (1, 0)


@rule("COC-33.14")
def test_or_attack_them() -> None:
    match = do(fleet(), "action:move", "hex:F7", "hex:E7", "button:attack", faces("6I"), faces("1L"), "good:mood")
    assert held(match, PURPLE) == {"gold": 1, "mood": 1}
    assert sum(state_of(match).pirates) == 0


@rule("COC-33.14")
def test_without_the_advance_pirates_stop_a_ship() -> None:
    match = coc(
        civ={PURPLE: "rome"},
        turn=PURPLE,
        regions={8: "R08", 6: "R05"},
        units={"F7": "purple 1 ship"},
        pirates={"E7": 1},
    )
    do(match, "action:move", "hex:F7")
    assert offered(match, "button") == [] or "button:share" not in match.legal()


# -- the start tile, Warbeasts and Mercenaries -------------------------------------------------------


@rule("COC-2.9")
def test_carthage_begins_at_the_sea() -> None:
    state = state_of(carthage())
    assert [state.terrain[place(state, name)] for name in ("D7", "C8", "E8", "D8")] == [0, 2, 1, 4]


@rule("COC-33.13")
def test_an_elephant_without_a_market_costs_gold_or_culture() -> None:
    for city, goods, advances, able in (
        ("purple neutral", "food 2", "storage husbandry", False),
        ("purple neutral", "food 1 gold 1", "storage husbandry", True),
        ("purple neutral", "food 1 culture 1", "storage husbandry", True),
        ("purple neutral", "culture 2", "storage husbandry", True),
        ("purple neutral", "food 1 culture 1", "storage", False),
        ("purple neutral market", "food 2", "storage husbandry", True),
        ("purple neutral market", "culture 2", "storage husbandry", True),
        ("purple neutral market", "culture 2", "storage", False),
    ):
        match = carthage(cities={"D7": city}, goods={PURPLE: goods}, advances={PURPLE: advances})
        if "action:recruit" not in match.legal():
            assert not able, (city, goods)
            continue
        recruit(match, "D7", "unit:elephant")
        assert ("elephant" in standing(match, "D7")) == able, (city, goods, advances)
        if able:
            assert held(match, PURPLE) == {}


@rule("COC-33.13")
def test_each_of_two_elephants_has_its_price() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy"}, "advances": {PURPLE: "storage husbandry"}}
    match = carthage(goods={PURPLE: "food 3 culture 1"}, **kw)
    do(match, "action:recruit", "unit:elephant")
    assert "unit:elephant" not in match.legal()
    two = recruit(carthage(goods={PURPLE: "food 2 culture 2"}, **kw), "D7", "unit:elephant", "unit:elephant")
    assert (standing(two, "D7"), held(two, PURPLE)) == ({"settler": 1, "elephant": 2}, {})


@rule("COC-12.7")
def test_mercenaries_are_paid_in_gold_and_may_be_ships() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "gold 1"}, "cities": {"D7": "purple neutral port>E7"}}
    match = carthage(advances={PURPLE: "tactics draft"}, **kw)
    do(match, "action:recruit")
    assert offered(match, "extra") == ["extra:infantry", "extra:ship"]
    recruit(match, "D7", "extra:ship")
    assert (standing(match, "E7"), held(match, PURPLE)) == ({"ship": 1}, {})
    inland = recruit(carthage(advances={PURPLE: "tactics draft"}, goods={PURPLE: "gold 1"}), "D7", "extra:infantry")
    assert (standing(inland, "D7"), held(inland, PURPLE)) == ({"settler": 1, "infantry": 1}, {})
    other = carthage(civ={PURPLE: "rome"}, advances={PURPLE: "tactics draft"}, **kw)
    assert "extra:infantry" not in some(other, "action:recruit").legal()


# -- Hegemony ----------------------------------------------------------------------------------------


@rule("COC-33.12", "COC-8.2")
def test_a_ship_becomes_a_city() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "fishing cartography tactics"}}
    match = carthage(units={"F7": "purple 1 ship 1 settler 1 infantry"}, **kw)
    do(match, "effect:v:hegemony", "hex:F6")
    some(match, "unit:settler", "unit:infantry")
    assert (owner(match, "F6"), standing(match, "F6"), standing(match, "F7")) == (
        PURPLE,
        {"settler": 1, "infantry": 1},
        {},
    )
    state = state_of(match)
    assert (state.actions, state.supply[PURPLE * 14 + 5]) == (2, 4)
    some(match, "action:move")
    assert "hex:F6" not in match.legal()  # they may not move again this turn
    plain = carthage(units={"F7": "purple 1 ship"}, advances={PURPLE: "fishing"})
    assert "effect:v:hegemony" not in plain.legal()


@rule("COC-33.12")
def test_the_land_must_allow_a_city() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "fishing cartography"}, "regions": {6: "R20", 8: "R08"}}
    match = do(
        carthage(units={"E7": "purple 1 ship"}, cities={"E6": "red neutral"}, exhausted="D6", **kw), "effect:v:hegemony"
    )
    assert "hex:D6" not in match.legal()
    assert "hex:E6" not in match.legal()
    assert "hex:D7" not in match.legal()


@rule("COC-33.12", "COC-1.9")
def test_those_without_a_place_are_lost() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "fishing cartography tactics"}, "regions": {8: "R08"}}
    match = carthage(units={"F7": "purple 1 ship 1 infantry 1 cavalry", "F6": "purple 4 infantry"}, **kw)
    do(match, "effect:v:hegemony", "hex:F6", "unit:cavalry")  # the owner chooses the order, but both are lost
    assert (standing(match, "F6"), standing(match, "F7")) == ({"infantry": 4}, {})
    two = carthage(units={"F7": "purple 2 ship 1 infantry 1 cavalry", "F6": "purple 4 infantry"}, **kw)
    do(two, "effect:v:hegemony")
    some(two, "hex:F6")
    assert standing(two, "F7") == {"ship": 1, "infantry": 1, "cavalry": 1}
    chief = carthage(units={"F7": "purple 1 ship", "F6": "purple 4 infantry"}, leader={PURPLE: "hanno at F7"}, **kw)
    do(chief, "effect:v:hegemony")
    some(chief, "hex:F6")
    assert (state_of(chief).leader[PURPLE], state_of(chief).slain) == (-1, [0, 0])


# -- Hannibal ----------------------------------------------------------------------------------------


@rule("COC-16.21")
def test_the_father_of_strategy_cuts_bonuses_in_round_one() -> None:
    kw: dict[str, Any] = {"goods": {RED: "ore 1"}, "advances": {RED: "tactics steel_weapons"}}
    match = led("carthage", "hannibal", "red 2 infantry", "1 infantry", **kw)
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    do(match, "effect:a:steel_weapons")
    assert roll(match, "2C", "3I")[1] == 8  # 6, and 2 of 4
    some(match, "unit:infantry")
    do(match, "button:fight")
    assert roll(match, "2C", "3I")[1] == 10
    away = led("carthage", "hannibal", "red 2 infantry", "2 infantry", **kw)
    march(away, "D7", "2 infantry", "hex:D6")
    do(away, "effect:a:steel_weapons")
    assert roll(away, "2C", "3I")[1] == 10


@rule("COC-13.7")
def test_hannibal_crosses_mountains_with_an_elephant() -> None:
    for squad, again in (
        ("1 leader 1 elephant 1 infantry", True),
        ("1 leader 1 infantry", False),
        ("1 elephant 1 infantry", False),
    ):
        match = led("carthage", "hannibal", "red", "1 elephant 1 infantry")
        march(match, "D7", squad, "hex:C7")
        some(match, "button:done", "action:move")
        assert ("hex:C7" in match.legal()) == again, squad


# -- Hanno -------------------------------------------------------------------------------------------


SEAS = {6: "R05", 8: "R08"}  # D5 E6 E7 F7 sea


@rule("COC-33.47")
def test_the_navigator_sails_without_an_action() -> None:
    kw: dict[str, Any] = {"regions": SEAS, "advances": {PURPLE: "fishing tactics"}, "leader": {PURPLE: "hanno at E7"}}
    match = carthage(units={"E7": "purple 2 ship 1 settler", "F7": "purple 1 ship"}, **kw)
    do(match, "effect:l:hanno.1")
    go(match, "1 ship 1 leader 1 settler", "hex:F7")
    assert (standing(match, "F7"), standing(match, "E7")) == ({"ship": 2, "leader": 1, "settler": 1}, {"ship": 1})
    assert state_of(match).actions == 3
    assert "effect:l:hanno.1" not in match.legal()  # once per turn
    do(match, "action:move", "hex:F7")
    go(match, "2 ship", "hex:E7")
    assert standing(match, "F7") == {"ship": 1, "leader": 1, "settler": 1}  # the ship that was there before went


@rule("COC-33.47")
def test_hanno_and_his_ships_must_not_have_moved() -> None:
    kw: dict[str, Any] = {"regions": SEAS, "advances": {PURPLE: "fishing tactics"}}
    embarked = carthage(units={"E7": "purple 1 ship", "D7": "purple"}, leader={PURPLE: "hanno at D7"}, **kw)
    march(embarked, "D7", "1 leader", "hex:E7")
    some(embarked, "button:done")
    assert "effect:l:hanno.1" not in embarked.legal()
    sailed = carthage(units={"E7": "purple 1 ship"}, leader={PURPLE: "hanno at E7"}, **kw)
    march(sailed, "E7", "1 ship 1 leader", "hex:F7")
    some(sailed, "button:done")
    assert "effect:l:hanno.1" not in sailed.legal()
    joined = carthage(units={"E7": "purple 1 ship", "F7": "purple 1 ship"}, leader={PURPLE: "hanno at E7"}, **kw)
    march(joined, "F7", "1 ship", "hex:E7")
    some(joined, "button:done")
    do(joined, "effect:l:hanno.1")
    assert "take:ship_2" not in joined.legal()
    go(joined, "2 ship 1 leader", "hex:F7")
    assert standing(joined, "E7") == {"ship": 1}  # the one that had moved stays
    ashore = carthage(units={"E7": "purple 1 ship"}, leader={PURPLE: "hanno at D7"}, **kw)
    assert "effect:l:hanno.1" not in ashore.legal()


@rule("COC-33.47", "COC-31.14")
def test_the_navigator_may_fight_but_draws_no_charts() -> None:
    kw: dict[str, Any] = {
        "regions": SEAS,
        "leader": {PURPLE: "hanno at E7"},
        "advances": {PURPLE: "fishing cartography"},
    }
    match = carthage(units={"E7": "purple 1 ship", "F7": "red 1 ship"}, **kw)
    do(match, "effect:l:hanno.1")
    go(match, "1 ship 1 leader", "hex:F7")
    assert roll(match, "1L", "1L") == (3, 1)  # Fleet Commander
    roll(do(match, "button:fight"), "5I", "1L")
    assert (standing(match, "F7"), held(match, PURPLE)) == ({"ship": 1, "leader": 1}, {})


@rule("COC-32.4")
def test_the_fleet_commander_must_be_aboard() -> None:
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship", "F7": "red 1 ship"}, "advances": {PURPLE: "tactics"}}
    ashore = march(carthage(leader={PURPLE: "hanno at D7"}, **kw), "E7", "1 ship", "hex:F7")
    assert roll(ashore, "1L", "1L") == (1, 1)
    land = march(led("carthage", "hanno"), "D7", "1 leader", "hex:D6")
    assert roll(land) == (2, 2)
    attacked = carthage(turn=RED, leader={PURPLE: "hanno at E7"}, units=kw["units"])
    assert roll(march(attacked, "F7", "1 ship", "hex:E7"), "1L", "1L") == (1, 3)


# -- Dido --------------------------------------------------------------------------------------------


@rule("COC-8.1")
def test_dido_founds_without_an_action() -> None:
    match = do(carthage(units={"D6": "purple 1 settler"}, leader={PURPLE: "dido at D6"}), "effect:l:dido.1")
    assert (owner(match, "D6"), standing(match, "D6"), state_of(match).actions) == (PURPLE, {"leader": 1}, 3)
    away = carthage(units={"D6": "purple 1 settler"}, leader={PURPLE: "dido at D7"})
    assert "effect:l:dido.1" not in away.legal()
    for advances, able in (("fishing cartography", True), ("fishing", False)):
        sea = carthage(units={"F7": "purple 1 ship"}, leader={PURPLE: "dido at F7"}, advances={PURPLE: advances})
        assert ("effect:l:dido.1" in sea.legal()) == able
    sea = carthage(
        units={"F7": "purple 1 ship"}, leader={PURPLE: "dido at F7"}, advances={PURPLE: "fishing cartography"}
    )
    do(sea, "effect:l:dido.1", "hex:F6")
    some(sea, "unit:leader")
    assert (owner(sea, "F6"), standing(sea, "F6"), state_of(sea).actions) == (PURPLE, {"leader": 1}, 3)


@rule("COC-33.15", "COC-32.6")
def test_dido_sacrifices_herself_for_her_city() -> None:
    def defence(cities: dict[str, str] | None = None) -> Match:
        match = invaded("carthage", "dido", "2 infantry", "1 infantry", cities=cities or {})
        return match

    match = defence()
    assert roll(match, "1L", "2C")[1] == 6
    some(match, "unit:infantry")
    do(match, "button:fight", "effect:l:dido.2")
    assert (standing(match, "D7"), standing(match, "D6")) == ({"infantry": 2}, {"infantry": 1})
    assert (state_of(match).slain, state_of(match).leader[PURPLE]) == ([0, 0], -1)
    assert match.state.step_name() != "Round.roll"
    leaving = defence()
    roll(leaving, "1L", "2C")
    some(leaving, "unit:infantry")
    do(leaving, "button:retreat")
    assert "effect:l:dido.2" not in leaving.legal()
    field = defence({"D7": "", "B6": "purple neutral"})
    assert roll(field, "1L", "2C")[1] == 4
    do(field, "button:fight")
    assert "effect:l:dido.2" not in field.legal()


@rule("COC-33.15", "COC-25.11")
def test_barbarians_retreat_from_dido_too() -> None:
    match = carthage(units={"D6": "barbarian 2 infantry", "D7": "purple"}, leader={PURPLE: "dido at D7"})
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    roll(match, "1L", "2C")
    do(match, "effect:l:dido.2")
    some(match, "unit:infantry")
    assert (standing(match, "D7"), standing(match, "D6")) == ({"infantry": 1}, {"infantry": 2})
    assert refused(match, "effect:l:dido.2") != ""


@rule("COC-33.15", "COC-13.8", "COC-25.8")
def test_what_tired_dido_in_her_own_turn_goes_with_her() -> None:
    """Barbarians whom an event of her turn sends attack her where she has just entered a forest."""
    match = carthage(units={"D6": "barbarian 2 infantry", "D7": "purple"}, leader={PURPLE: "dido at D7"})
    state = state_of(match)
    state.tired.append(code(place(state, "D7"), LEADER, FOREST))
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    roll(match, "1L", "2C")
    do(match, "effect:l:dido.2")
    some(match, "unit:infantry")
    state = state_of(match)
    assert [group[0] for group in groups(state, place(state, "D7"))] == [INFANTRY]


@rule("COC-33.14")
def test_shared_pirates_are_attacked_from_where_one_is() -> None:
    match = carthage(
        units={"E7": "purple 2 ship", "D7": "purple"}, pirates={"E7": 1}, advances={PURPLE: "fishing navigation"}
    )
    do(match, "action:move", "effect:v:pirate_allies")
    roll(match, "5I", "1L")
    do(match, "good:culture")
    assert (standing(match, "E7"), sum(state_of(match).pirates)) == ({"ship": 2}, 0)
    assert held(match, PURPLE) == {"gold": 1, "culture": 1}
    alone = carthage(units={"E7": "purple 2 ship"}, advances={PURPLE: "fishing navigation"})
    assert "effect:v:pirate_allies" not in do(alone, "action:move").legal()


@rule("COC-33.14", "COC-31.28")
def test_allied_pirates_trade() -> None:
    for advances, links in (("fishing navigation bartering trade_routes", 2), ("fishing bartering trade_routes", 0)):
        match = carthage(
            units={"E7": "purple 1 ship", "D7": "purple"},
            pirates={"E7": 1},
            cities={"D6": "red neutral", "E6": "red neutral"},
            advances={PURPLE: advances},
        )
        running(match, TradeRoutes(seat=PURPLE))
        count = 0
        while offered(match, "link"):
            do(match, offered(match, "link")[0])
            count += 1
        assert count == links, advances


@rule("COC-33.14", "COC-26.2")
def test_with_all_pirates_allied_the_icon_does_nothing() -> None:
    icons = {name: WORLD.event_icon[WORLD.event_of[name]] for name in WORLD.events}
    event = WORLD.event_of[next(name for name, icon in icons.items() if icon == PIRATES_APPEAR)]
    for number, placed in ((4, 0), (3, 1)):
        match = carthage(
            units={"E7": "purple 1 infantry", "D7": "purple 1 settler"},
            pirates={"E7": number},
            advances={PURPLE: "fishing navigation"},
            goods={PURPLE: "food 1"},
        )
        state_of(match).events.take((event,))
        running(match, DrawEvent(seat=PURPLE, event=event, at=DrawEvent.STEPS.index("icon")))
        while offered(match, "hex"):
            do(match, offered(match, "hex")[0])
        assert sum(state_of(match).pirates) == number + placed


@rule("COC-33.12")
def test_units_may_stay_aboard_other_ships() -> None:
    match = carthage(
        units={"F7": "purple 2 ship 1 settler 1 infantry"}, advances={PURPLE: "fishing cartography tactics"}
    )
    do(match, "effect:v:hegemony", "hex:F6", "unit:settler", "button:done")
    assert (standing(match, "F6"), standing(match, "F7")) == ({"settler": 1}, {"ship": 1, "infantry": 1})


@rule("COC-33.12")
def test_the_founder_chooses_among_the_fleets() -> None:
    match = carthage(units={"F7": "purple 1 ship", "D8": "purple 1 ship"}, advances={PURPLE: "fishing cartography"})
    do(match, "effect:v:hegemony")
    assert (match.turn, set(offered(match, "hex"))) == ((PURPLE,), {"hex:F7", "hex:D8"})


@rule("COC-33.14", "COC-31.28")
def test_only_settlers_ships_and_allied_pirates_trade() -> None:
    match = carthage(
        units={"E7": "purple 1 ship", "D7": "purple 2 infantry"},
        pirates={"E7": 1},
        cities={"D6": "red neutral", "E6": "red neutral"},
        advances={PURPLE: "fishing navigation bartering trade_routes"},
    )
    running(match, TradeRoutes(seat=PURPLE))
    assert {link.rpartition("_")[0] for link in offered(match, "link")} == {"link:E7_5"}  # neither army nor city


@rule("COC-33.14")
def test_turncoats_need_pirates_and_a_ship_that_may_still_move() -> None:
    kw: dict[str, Any] = {"regions": SEAS, "advances": {PURPLE: "fishing navigation tactics"}}
    alone = carthage(units={"E7": "purple 1 ship", "D7": "purple 1 settler"}, **kw)
    assert "effect:v:pirate_allies" not in do(alone, "action:move").legal()
    carried = carthage(units={"E7": "purple 1 infantry", "D7": "purple 1 settler"}, pirates={"E7": 1}, **kw)
    assert "effect:v:pirate_allies" not in do(carried, "action:move").legal()  # no ship of its own
    fleet = carthage(units={"E7": "purple 1 ship", "D7": "purple 1 settler"}, pirates={"E7": 1}, **kw)
    assert "effect:v:pirate_allies" in do(fleet, "action:move").legal()


@rule("COC-33.14", "COC-12.4")
def test_ships_there_join_a_recruited_one_against_the_pirates() -> None:
    match = carthage(
        units={"E7": "purple 1 ship", "D7": "purple 1 settler"},
        pirates={"E7": 1},
        cities={"D7": "purple happy port>E7"},
        goods={PURPLE: "wood 2"},
        advances={PURPLE: "fishing navigation"},
    )
    recruit(match, "D7", "unit:ship")
    do(match, "button:attack")
    request: Any = match.state.request()
    assert request.count == 2  # the new one and the one that was there
    roll(match, "5I", "1L")
    some(match, "good:culture")
    assert (standing(match, "E7"), sum(state_of(match).pirates)) == ({"ship": 2}, 0)


@rule("COC-33.12", "COC-32.6")
def test_a_leader_left_without_a_ship_goes_under() -> None:
    match = carthage(
        units={"F7": "purple 1 ship 1 infantry", "F6": "purple 4 infantry", "D7": "purple"},
        leader={PURPLE: "hanno at F7", RED: "pericles at D2"},
        civ={PURPLE: "carthage", RED: "greece"},
        advances={PURPLE: "fishing cartography tactics"},
    )
    do(match, "effect:v:hegemony")
    some(match, "hex:F6", "unit:leader")
    state = state_of(match)
    assert (state.leader[PURPLE], state.leader[RED] != -1, state.slain, standing(match, "F7")) == (-1, True, [0, 0], {})


@rule("COC-33.15", "COC-12.5")
def test_dido_needs_an_infantry_in_her_supply() -> None:
    for seat, able in ((RED, True), (PURPLE, False)):
        match = invaded("carthage", "dido", "2 infantry", "1 infantry")
        state_of(match).supply[seat * 14 + 1] = 0
        roll(match, "1L", "2C")
        some(match, "unit:infantry")
        do(match, "button:fight")
        assert ("effect:l:dido.2" in match.legal() if match.turn == (PURPLE,) else False) == able
