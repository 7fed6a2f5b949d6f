"""Celts: Tribal Warfare, Tribal Allies, Druidic Influence, Tribal Trade; Boudica, Vercingetorix, Viriatus."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import INFANTRY
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.games.clash_of_cultures.rules.march import squads
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    coc,
    do,
    faces,
    held,
    offered,
    owner,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import points
from tests.clash_of_cultures.war import SOUTH, invaded, led, march, recruit, roll, some
from tests.support import rule

CELTS = {PURPLE: "celts"}


def celts(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", CELTS), regions=more.pop("regions", SOUTH), **more)


# -- Tribal Warfare ----------------------------------------------------------------------------------


@rule("COC-16.11")
def test_tribes_near_the_battle_help() -> None:
    names = ("C6", "E6", "D5", "C7", "B6", "F6")
    units = {"D7": "purple 1 infantry", "D6": "red 3 infantry"}
    for number, bonus in ((0, 0), (1, 1), (4, 4), (6, 4)):
        cities = dict.fromkeys(names[:number], "barbarian neutral")
        match = march(celts(units=units, cities=cities, advances={PURPLE: "tactics"}), "D7", "1 infantry", "hex:D6")
        assert roll(match, "2C", "1L")[0] == 2 + bonus, number
    far = celts(units=units, cities={"A7": "barbarian neutral"}, advances={PURPLE: "tactics"})
    assert roll(march(far, "D7", "1 infantry", "hex:D6"), "2C", "1L")[0] == 2
    wild = celts(
        units=units | {"D6": "barbarian 3 infantry"}, cities={"C6": "barbarian neutral"}, advances={PURPLE: "tactics"}
    )
    assert roll(march(wild, "D7", "1 infantry", "hex:D6"), "2C", "1L")[0] == 2
    fort = celts(
        units={"D7": "purple 1 infantry"},
        cities={"D6": "red neutral fortress", "C6": "barbarian neutral"},
        advances={PURPLE: "tactics"},
    )
    assert roll(march(fort, "D7", "1 infantry", "hex:D6"), "2C", "1L")[0] == 2  # no army units


# -- Tribal Allies -----------------------------------------------------------------------------------


@rule("COC-33.16", "COC-25.3", "COC-25.5")
def test_the_tribes_are_called_once_a_turn() -> None:
    match = do(celts(advances={PURPLE: "tactics draft"}), "effect:v:tribal_allies")
    sites = offered(match, "hex")
    assert "hex:D5" in sites
    do(match, "hex:D5")
    some(match, "unit:cavalry")
    state = state_of(match)
    assert (owner(match, "D5"), state.army(place(state, "D5")), state.actions) == (4, 2, 2)
    assert "effect:v:tribal_allies" not in match.legal()
    assert "effect:v:tribal_allies" not in celts(advances={PURPLE: "tactics"}).legal()


@rule("COC-33.16")
def test_a_food_keeps_the_tribes_at_home() -> None:
    units = {"D6": "barbarian 1 infantry", "B6": "barbarian 1 infantry"}
    kw: dict[str, Any] = {"units": units, "goods": {PURPLE: "food 1"}}
    match = running(celts(advances={PURPLE: "tactics draft"}, **kw), BarbariansMove(seat=PURPLE, armies=[]))
    do(match, "effect:v:tribal_allies/hold")
    assert held(match, PURPLE) == {}
    do(match, "hex:D6", "hex:B6")
    some(match, "button:done")
    assert (standing(match, "D6"), standing(match, "B6")) == ({"infantry": 1}, {"infantry": 1})
    plain = running(celts(advances={PURPLE: "tactics"}, **kw), BarbariansMove(seat=PURPLE, armies=[]))
    assert "effect:v:tribal_allies/hold" not in plain.legal()
    theirs = celts(turn=RED, cities={"C6": "red neutral"}, advances={PURPLE: "tactics draft"}, **kw)
    running(theirs, BarbariansMove(seat=RED, armies=[]))
    assert theirs.turn == (RED,)  # only an event the Celts drew


# -- Druidic Influence -------------------------------------------------------------------------------


@rule("COC-33.17", "COC-30.3")
def test_druids_put_a_token_under_a_settlement() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "myths priesthood"}}
    match = do(celts(cities={"D6": "barbarian neutral"}, **kw), "action:influence", faces("5I"))
    state = state_of(match)
    assert state.druids == [place(state, "D6")]
    assert (owner(match, "D6"), held(match, PURPLE)) == (4, {})
    assert points(match, "pieces") == 2  # the settlement at home, and the token
    do(match, "button:end", "button:end")
    assert "action:influence" not in match.legal()  # at most one token there
    plain = celts(cities={"D6": "barbarian neutral"}, advances={PURPLE: "myths"})
    assert "action:influence" not in plain.legal()
    far = celts(cities={"D5": "barbarian neutral"}, **kw)
    assert "action:influence" not in far.legal()


@rule("COC-33.17", "COC-17.12")
def test_a_building_may_be_taken_instead_and_conquest_ends_it() -> None:
    kw: dict[str, Any] = {
        "advances": {PURPLE: "myths priesthood tactics"},
        "cities": {"D6": "barbarian neutral temple:red"},
    }
    match = do(celts(**kw), "action:influence", faces("5I"), "button:exchange")
    state = state_of(match)
    assert (state.druids, state.building(place(state, "D6"), 4)) == ([], PURPLE)
    token = do(celts(units={"D7": "purple 1 infantry"}, **kw), "action:influence", faces("5I"), "button:druids")
    assert state_of(token).building(place(state, "D6"), 4) == RED
    march(token, "D7", "1 infantry", "hex:D6")
    assert (owner(token, "D6"), state_of(token).druids) == (PURPLE, [])


# -- Tribal Trade ------------------------------------------------------------------------------------


@rule("COC-31.28", "COC-31.33", "COC-25.19")
def test_the_tribes_trade_for_food_alone() -> None:
    for feeling, links in (("neutral", 1), ("angry", 0)):
        match = celts(cities={"D6": f"barbarian {feeling}"}, advances={PURPLE: "bartering trade_routes currency"})
        running(match, TradeRoutes(seat=PURPLE))
        assert len(offered(match, "link")) == links
    match = celts(cities={"D6": "barbarian neutral"}, advances={PURPLE: "bartering trade_routes currency"})
    running(match, TradeRoutes(seat=PURPLE))
    do(match, offered(match, "link")[0])
    assert held(match, PURPLE) == {"food": 1}  # even with Currency
    red = celts(cities={"D6": "red neutral"}, advances={PURPLE: "bartering trade_routes currency"})
    running(red, TradeRoutes(seat=PURPLE))
    do(red, offered(red, "link")[0])
    assert set(red.legal()) == {"good:food", "good:gold"}
    plain = celts(civ={PURPLE: "rome"}, cities={"D6": "barbarian neutral"}, advances={PURPLE: "bartering trade_routes"})
    running(plain, TradeRoutes(seat=PURPLE))
    assert offered(plain, "link") == []


# -- Boudica -----------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_the_warrior_queen_fights_the_better_armed() -> None:
    for enemy, value in (("tactics draft", 4), ("tactics", 2)):
        match = march(led("celts", "boudica", advances={RED: enemy}), "D7", "1 leader", "hex:D6")
        assert roll(match) == (value, 2)
    wild = march(led("celts", "boudica", "barbarian 1 infantry"), "D7", "1 leader", "hex:D6")
    assert roll(wild) == (2, 2)


@rule("COC-8.1")
def test_her_settlers_stay_for_a_food() -> None:
    kw: dict[str, Any] = {"units": {"D6": "purple 1 settler"}, "goods": {PURPLE: "food 2"}}
    match = do(celts(leader={PURPLE: "boudica at D6"}, **kw), "action:found", "effect:l:boudica.2")
    assert (owner(match, "D6"), standing(match, "D6"), held(match, PURPLE)) == (
        PURPLE,
        {"settler": 1, "leader": 1},
        {"food": 1},
    )
    away = do(celts(leader={PURPLE: "boudica at D7"}, **kw), "action:found")
    assert (away.state.step_name(), standing(away, "D6")) == ("Turn.choose", {})
    poor = do(celts(leader={PURPLE: "boudica at D6"}, units={"D6": "purple 1 settler"}), "action:found")
    assert (poor.state.step_name(), standing(poor, "D6")) == ("Turn.choose", {"leader": 1})


# -- Vercingetorix -----------------------------------------------------------------------------------


@rule("COC-32.3")
def test_settlers_near_him_make_a_warrior_people() -> None:
    for units, value in (
        ({"D7": "purple"}, 2),
        ({"D7": "purple 2 settler"}, 4),
        ({"D7": "purple", "C6": "purple 1 settler", "C7": "purple 1 settler"}, 4),
        ({"D7": "purple", "A7": "purple 3 settler"}, 2),
    ):
        match = march(led("celts", "vercingetorix", units=units), "D7", "1 leader", "hex:D6")
        assert roll(match, "2C", "1L")[0] == value, units
    along = march(led("celts", "vercingetorix", own="2 settler"), "D7", "1 leader 2 settler", "hex:D6")
    assert roll(along, "2C", "1L")[0] == 4
    defence = invaded("celts", "vercingetorix", own="1 settler")
    assert roll(defence, "1L", "2C")[1] == 3


@rule("COC-12.3")
def test_recruits_of_vercingetorix_spread_out() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "food 2 ore 2 gold 2"}}
    match = recruit(
        celts(leader={PURPLE: "vercingetorix at D7"}, units={"E6": "red 1 settler", "C7": "red 1 settler"}, **kw),
        "D7",
        "unit:settler",
        "unit:infantry",
    )
    some(match, "pay:food2_ore1_gold1")
    do(match, "unit:infantry")
    assert "hex:C7" not in match.legal()  # an enemy is there
    assert "hex:C6" not in match.legal()  # too far
    do(match, "hex:D6", "button:done")
    assert (standing(match, "D6"), standing(match, "D7")) == ({"infantry": 1}, {"settler": 2, "leader": 1})
    away = recruit(celts(leader={PURPLE: "vercingetorix at D6"}, **kw), "D7", "unit:settler", "unit:infantry")
    some(away, "pay:food2_ore1_gold1")
    assert away.state.step_name() == "Turn.choose"


@rule("COC-12.3", "COC-1.9")
def test_a_full_city_recruits_into_its_fields() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "food 1 ore 1"}, "units": {"D7": "purple 3 infantry"}}
    match = recruit(celts(leader={PURPLE: "vercingetorix at D7"}, **kw), "D7", "unit:infantry")
    assert match.state.step_name() == "Spread.place"  # there is no room in the city
    do(match, "hex:D6")
    assert (standing(match, "D7"), standing(match, "D6")) == ({"infantry": 3, "leader": 1}, {"infantry": 1})
    shut = {"D6": "red 1 settler", "C7": "red 1 settler", "C8": "red 1 settler", "D8": "red 1 infantry"}
    inside = celts(
        leader={PURPLE: "vercingetorix at D7"},
        goods=kw["goods"],
        units=kw["units"] | shut,
        cities={"E8": "red neutral"},
    )
    assert "action:recruit" not in inside.legal()


@rule("COC-12.3", "COC-1.9")
def test_who_waits_takes_the_place_of_who_leaves() -> None:
    match = celts(
        leader={PURPLE: "vercingetorix at D7"},
        cities={"D7": "purple happy market"},
        units={"D7": "purple 2 infantry 1 settler"},
        goods={PURPLE: "food 2 wood 1 ore 1 gold 2"},
    )
    recruit(match, "D7", "unit:settler", "unit:infantry", "unit:cavalry")
    while match.state.step_name() == "Pay.choose":
        do(match, match.legal()[0])
    assert offered(match, "unit") == ["unit:infantry", "unit:cavalry"]  # the settler may stay, one of these may not
    do(match, "unit:infantry", "hex:D6")
    assert standing(match, "D7") == {"settler": 2, "infantry": 2, "cavalry": 1, "leader": 1}
    assert standing(match, "D6") == {"infantry": 1}
    do(match, "unit:settler", "hex:C7")
    assert (standing(match, "C7"), standing(match, "D7")["settler"]) == ({"settler": 1}, 1)


# -- Viriatus ----------------------------------------------------------------------------------------


@rule("COC-33.48", "COC-16.24")
def test_terror_takes_a_unit_out_from_round_two() -> None:
    match = led("celts", "viriatus", "red 2 infantry 1 cavalry", "2 infantry", goods={PURPLE: "mood 4"})
    march(match, "D7", "1 leader 2 infantry", "hex:D6")
    assert match.state.step_name() == "Round.roll"  # not before the first round
    roll(match, "2C", "1L")
    some(match, "unit:infantry")
    do(match, "button:fight", "effect:l:viriatus.1", "unit:cavalry")
    assert "hex:D7" not in match.legal()  # a city
    assert match.turn == (PURPLE,)
    do(match, "hex:C6")
    assert (standing(match, "C6"), held(match, PURPLE)) == ({"cavalry": 1}, {"mood": 2})
    assert match.state.step_name() == "Round.roll"  # once per round
    request: Any = match.state.request()
    do(match, faces("2C") * request.count)
    request = match.state.request()
    assert request.count == state_of(match).army(place(state_of(match), "D6"))


@rule("COC-33.48", "COC-16.23")
def test_terror_wins_when_the_last_one_runs() -> None:
    match = led("celts", "viriatus", "red 1 infantry", goods={PURPLE: "mood 2"})
    march(match, "D7", "1 leader", "hex:D6")
    roll(match)
    do(match, "button:fight", "effect:l:viriatus.1", "hex:C6")
    assert (standing(match, "D6"), standing(match, "C6")) == ({"leader": 1}, {"infantry": 1})
    poor = led("celts", "viriatus", "red 1 infantry", goods={PURPLE: "mood 1"})
    march(poor, "D7", "1 leader", "hex:D6")
    roll(poor)
    do(poor, "button:fight")
    assert poor.state.step_name() == "Round.roll"


@rule("COC-33.18")
def test_viriatus_plays_cards_for_barbarians() -> None:
    kw: dict[str, Any] = {
        "turn": RED,
        "units": {"D5": "red 1 infantry", "D6": "barbarian 1 infantry"},
        "hand": {PURPLE: "A6"},
    }
    for where, advances, asked in (("D7", "tactics", True), ("A7", "tactics", False), ("D7", "storage", False)):
        match = celts(leader={PURPLE: f"viriatus at {where}"}, advances={RED: "tactics", PURPLE: advances}, **kw)
        march(match, "D5", "1 infantry", "hex:D6")
        assert (match.turn == (PURPLE,)) == asked, (where, advances)
    match = celts(leader={PURPLE: "viriatus at D7"}, advances={RED: "tactics", PURPLE: "tactics"}, **kw)
    march(match, "D5", "1 infantry", "hex:D6")
    do(match, "card:A6")
    assert roll(match, "1L", "1L")[1] > 1  # High Morale
    assert state_of(match).hand[PURPLE] == []


@rule("COC-33.48")
def test_terror_scatters_attackers_too() -> None:
    match = invaded("celts", "viriatus", "2 infantry", goods={PURPLE: "mood 2"})
    roll(match, "1L", "2C")
    do(match, "button:fight", "effect:l:viriatus.1", "hex:C7")
    assert (standing(match, "C7"), held(match, PURPLE)) == ({"infantry": 1}, {})
    request: Any = match.state.request()
    assert request.count == 1  # one attacker is left


@rule("COC-33.48", "COC-1.11")
def test_whom_terror_drives_behind_the_attackers_bars_their_retreat() -> None:
    kw: dict[str, Any] = {"civ": {PURPLE: "celts"}, "regions": SOUTH, "leader": {PURPLE: "viriatus at D6"}}
    kw |= {"units": {"D5": "red 2 infantry", "D6": "purple"}, "goods": {PURPLE: "mood 4"}}
    match = coc(turn=PURPLE, advances={PURPLE: "tactics"}, **kw)
    roll(march(match, "D6", "1 leader", "hex:D5"), "2C", "1L")
    do(match, "button:fight", "effect:l:viriatus.1", "hex:D6")  # where the leader came from
    roll(match, "2C", "1L")
    assert "button:retreat" not in match.legal()
    assert (standing(match, "D6"), state_of(match).holder[place(state_of(match), "D6")]) == ({"infantry": 1}, RED)


@rule("COC-33.48", "COC-13.7")
def test_who_has_fled_from_terror_has_fought_and_stays_where_it_is() -> None:
    match = invaded("celts", "viriatus", "2 infantry", goods={PURPLE: "mood 2"})
    roll(match, "1L", "2C")
    do(match, "button:fight", "effect:l:viriatus.1", "hex:C7")
    state, there = state_of(match), place(state_of(match), "C7")
    assert [(kind, marks & FOUGHT) for kind, marks, _ in groups(state, there)] == [(INFANTRY, FOUGHT)]
    assert not squads(state, RED, there)
    idle = led("celts", "viriatus", "red 1 infantry", goods={PURPLE: "mood 2"})
    roll(march(idle, "D7", "1 leader", "hex:D6"))
    do(idle, "button:fight", "effect:l:viriatus.1", "hex:C6")
    assert groups(state_of(idle), place(state_of(idle), "C6")) == [(INFANTRY, 0, 1)]  # it is not red's turn


@rule("COC-32.3")
def test_the_warrior_people_need_their_leader() -> None:
    match = led("celts", "vercingetorix", own="2 settler 1 infantry")
    assert roll(march(match, "D7", "1 infantry", "hex:D6"), "2C", "1L")[0] == 2


@rule("COC-16.11")
def test_a_tribe_two_spaces_away_still_helps() -> None:
    for city, value in (("B6", 3), ("A7", 2)):
        match = celts(
            units={"D7": "purple 1 infantry", "D6": "red 3 infantry"},
            cities={city: "barbarian neutral"},
            advances={PURPLE: "tactics"},
        )
        assert roll(march(match, "D7", "1 infantry", "hex:D6"), "2C", "1L")[0] == value


@rule("COC-33.48", "COC-16.23")
def test_terror_holds_the_city_when_the_last_attacker_runs() -> None:
    match = invaded("celts", "viriatus", "1 infantry", goods={PURPLE: "mood 2"})
    roll(match, "1L", "2C")
    do(match, "button:fight", "effect:l:viriatus.1", "hex:C7")
    state = state_of(match)
    assert (standing(match, "C7"), owner(match, "D7")) == ({"infantry": 1}, PURPLE)
    assert [state.tally[seat * 8 + 1] for seat in (RED, PURPLE)] == [0, 1]  # combats won


@rule("COC-12.3")
def test_recruits_of_vercingetorix_join_their_own_outside() -> None:
    around = dict.fromkeys(("D6", "C7", "C8", "E8", "D8"), "purple 1 infantry")
    for chief, spread in (("vercingetorix", True), ("boudica", False)):
        match = celts(leader={PURPLE: f"{chief} at D7"}, units=around, goods={PURPLE: "food 2"})
        some(recruit(match, "D7", "unit:settler"), "unit:settler", "hex:D6")
        assert standing(match, "D6") == ({"settler": 1, "infantry": 1} if spread else {"infantry": 1})
