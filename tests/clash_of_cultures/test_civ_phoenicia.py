"""Phoenicians: City Independence, Biremes, Alphabet, Cedars & Dyes; Hiram, Ithobaal, Pygmalion."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import PORT
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
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
    owns,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import points
from tests.clash_of_cultures.war import SOUTH, invaded, led, march, roll, some
from tests.support import rule

PHOENICIA = {PURPLE: "phoenicia"}


def phoenicia(**more: Any) -> Match:
    return coc(
        turn=more.pop("turn", PURPLE), civ=more.pop("civ", PHOENICIA), regions=more.pop("regions", SOUTH), **more
    )


def trading(match: Match) -> Match:
    return running(match, TradeRoutes(seat=PURPLE))


# -- the start tile and City Independence ------------------------------------------------------------


@rule("COC-2.9")
def test_phoenicia_begins_at_the_sea() -> None:
    state = state_of(phoenicia())
    assert [state.terrain[place(state, name)] for name in ("D7", "C8", "E8", "D8")] == [0, 2, 1, 4]


@rule("COC-33.35", "COC-21.6")
def test_ports_of_phoenicia_cannot_be_influenced() -> None:
    kw: dict[str, Any] = {"turn": RED, "cities": {"D7": "purple neutral port>E7", "D6": "red neutral"}}
    free = phoenicia(advances={PURPLE: "storage"}, **kw)
    assert "action:influence" in free.legal()
    shut = phoenicia(advances={PURPLE: "fishing"}, **kw)
    assert "action:influence" not in shut.legal()
    temple = phoenicia(
        advances={PURPLE: "fishing"}, **(kw | {"cities": {"D7": "purple neutral port>E7 temple", "D6": "red neutral"}})
    )
    do(temple, "action:influence", faces("5I"))
    state = state_of(temple)
    assert [state.building(place(state, "D7"), piece) for piece in (PORT, 4)] == [PURPLE, RED]


@rule("COC-33.35", "COC-17.2", "COC-6.9")
def test_a_conquered_port_stays_phoenician() -> None:
    for advances, colour in (("fishing", PURPLE), ("storage", RED)):
        match = phoenicia(
            turn=RED,
            cities={"D7": "purple neutral port>E7 temple"},
            units={"D6": "red 1 infantry", "D7": "purple"},
            advances={RED: "tactics", PURPLE: advances},
        )
        march(match, "D6", "1 infantry", "hex:D7")
        state = state_of(match)
        assert [state.building(place(state, "D7"), piece) for piece in (PORT, 4)] == [colour, RED]
        assert (PURPLE in state.influencers(place(state, "D7"))) == (colour == PURPLE)


@rule("COC-33.35", "COC-30.3")
def test_ports_count_more_and_governments_nothing() -> None:
    cities = {"D7": "purple neutral port>E7", "D6": "red neutral port:purple>E7"}
    match = phoenicia(cities=cities, advances={PURPLE: "fishing philosophy voting"})
    assert points(match, "pieces") == 1 + 2 * 1.5
    without = phoenicia(cities=cities, advances={PURPLE: "philosophy voting"})
    assert points(without, "pieces") == 3
    assert points(match, "advances") == 2.5  # 5 with City Independence, without Voting
    assert points(without, "advances") == 2


# -- Biremes -----------------------------------------------------------------------------------------


@rule("COC-19.1")
def test_biremes_at_sea() -> None:
    units = {"E7": "purple 1 ship", "F7": "red 1 ship"}
    for own, enemy, first, second in (
        ("fishing warships", "fishing", 3, 3),
        ("fishing warships", "fishing warships", 3, 1),
        ("fishing", "fishing", 1, 1),
    ):
        match = march(phoenicia(units=units, advances={PURPLE: own, RED: enemy}), "E7", "1 ship", "hex:F7")
        assert roll(match, "1L", "1L")[0] == first
        do(match, "button:fight")
        assert roll(match, "1L", "1L")[0] == second
    pirates = march(
        phoenicia(units={"E7": "purple 1 ship"}, pirates={"F7": 1}, advances={PURPLE: "fishing warships"}),
        "E7",
        "1 ship",
        "hex:F7",
    )
    assert roll(pirates, "1L", "1L") == (3, 1)
    land = led("phoenicia", "hiram", own="1 infantry", advances={PURPLE: "tactics fishing warships"})
    assert roll(march(land, "D7", "1 infantry", "hex:D6"), "2C", "1L") == (2, 1)


# -- Alphabet and Cedars & Dyes ----------------------------------------------------------------------


@rule("COC-31.29")
def test_two_links_bring_letters() -> None:
    cities = {"D6": "red neutral", "C7": "red neutral", "B7": "red neutral"}
    kw: dict[str, Any] = {"cities": cities, "units": {"D7": "purple 3 settler"}}
    match = trading(phoenicia(advances={PURPLE: "bartering trade_routes writing storage"}, **kw))
    while offered(match, "link"):
        do(match, offered(match, "link")[0])
    assert match.legal() == ["good:food", "good:ideas", "good:culture"]
    do(match, "good:ideas", "good:culture")
    assert held(match, PURPLE) == {"ideas": 2, "culture": 1, "food": 1}  # the third gives food
    plain = trading(phoenicia(advances={PURPLE: "bartering trade_routes storage"}, **kw))
    while offered(plain, "link"):
        do(plain, offered(plain, "link")[0])
    assert held(plain, PURPLE) == {"food": 3}


@rule("COC-33.36", "COC-6.4")
def test_ships_and_ports_link_over_three_spaces_to_coasts() -> None:
    regions = {6: "R20", 8: "R08", 5: "R16"}  # F4 G5 grassland, E5 sea, F5 barren
    kw: dict[str, Any] = {"regions": regions, "units": {"E7": "purple 1 ship", "D7": "purple"}}
    routes = {PURPLE: "fishing bartering trade_routes"}
    far = {"D5": "red neutral", "D7": "purple neutral"}
    coast = trading(phoenicia(cities={"F4": "red neutral"}, advances=routes, **kw))
    assert offered(coast, "link") == ["link:E7_5_F4"]
    plain = trading(phoenicia(civ={PURPLE: "rome"}, cities={"F4": "red neutral"}, advances=routes, **kw))
    assert offered(plain, "link") == []
    port = trading(
        phoenicia(
            cities={"D7": "purple neutral port>E7", "D5": "red neutral"},
            advances=routes,
            regions=regions,
            units={"D7": "purple"},
        )
    )
    assert offered(port, "link") == ["link:D7_city_D5"]  # beside the sea at E5
    angry = trading(
        phoenicia(
            cities={"D7": "purple neutral port>E7", "D5": "red angry"},
            advances=routes,
            regions=regions,
            units={"D7": "purple"},
        )
    )
    assert offered(angry, "link") == []
    inland = trading(
        phoenicia(
            cities=far | {"D7": "purple neutral port>E7"},
            advances=routes,
            regions={6: "R20", 8: "R08"},
            units={"D7": "purple"},
        )
    )
    assert offered(inland, "link") == []
    wild = trading(phoenicia(cities={"F4": "barbarian neutral"}, advances=routes, **kw))
    assert offered(wild, "link") == []  # cities of opponents


# -- Hiram -------------------------------------------------------------------------------------------


@rule("COC-31.28")
def test_one_link_of_hiram_is_beyond_the_limit() -> None:
    cities = {"D5": "red neutral", "C6": "red neutral", "E6": "red neutral", "D6": "red neutral", "B6": "red neutral"}
    for where, fifth in (("E7", ["link:E7_5_E6"]), ("B7", [])):
        match = phoenicia(
            cities=cities,
            units={"C7": "purple 4 settler", "E7": "purple 1 ship", "D7": "purple"},
            advances={PURPLE: "bartering trade_routes storage"},
            leader={PURPLE: f"hiram at {where}"},
        )
        trading(match)
        for city in ("B6", "C6", "D5", "D6"):
            do(match, f"link:C7_0_{city}")
        assert offered(match, "link") == fifth  # only a unit of his space
    first = phoenicia(
        cities=cities,
        units={"C7": "purple 4 settler", "E7": "purple 2 ship", "D7": "purple"},
        advances={PURPLE: "bartering trade_routes storage"},
        leader={PURPLE: "hiram at E7"},
    )
    trading(first)
    do(first, "link:C7_0_B6", "link:C7_0_C6", "link:E7_5_D5", "link:C7_0_D6")
    assert sorted(offered(first, "link")) == ["link:C7_0_E6", "link:E7_5_E6"]  # one of his is free already


@rule("COC-32.9")
def test_hiram_teaches_construction() -> None:
    match = phoenicia(leader={PURPLE: "hiram at D7"}, goods={PURPLE: "mood 1"})
    do(match, "effect:l:hiram.2")
    assert offered(match, "advance") == ["advance:engineering", "advance:sanitation", "advance:roads"]
    do(match, "advance:sanitation")
    assert (owns(match, PURPLE, "sanitation"), state_of(match).box[PURPLE]) == (True, 2)
    sad = phoenicia(leader={PURPLE: "hiram at D7"}, goods={PURPLE: "mood 1"}, cities={"D7": "purple neutral"})
    assert "effect:l:hiram.2" not in sad.legal()


# -- Ithobaal ----------------------------------------------------------------------------------------


@rule("COC-32.8", "COC-17.5")
def test_a_delivered_city_rejoices() -> None:
    for pieces, squad, after in (
        (" temple:purple", "1 leader", "happy"),
        (" temple", "1 leader", "angry"),
        (" temple:purple", "1 infantry", "angry"),
    ):
        match = led("phoenicia", "ithobaal", "red", "1 infantry", cities={"D6": "red neutral" + pieces})
        some(march(match, "D7", squad, "hex:D6"), "button:none")
        assert mood(match, "D6") == after, (pieces, squad)


@rule("COC-32.3")
def test_the_priest_of_astarte_fights_near_a_temple() -> None:
    near = led("phoenicia", "ithobaal", cities={"D7": "purple neutral temple"})
    assert roll(march(near, "D7", "1 leader", "hex:D6")) == (4, 2)
    none = led("phoenicia", "ithobaal")
    assert roll(march(none, "D7", "1 leader", "hex:D6")) == (2, 2)
    theirs = led("phoenicia", "ithobaal", cities={"E6": "red neutral temple"})
    assert roll(march(theirs, "D7", "1 leader", "hex:D6")) == (2, 2)
    far = led("phoenicia", "ithobaal", cities={"A7": "purple neutral temple"})
    assert roll(march(far, "D7", "1 leader", "hex:D6")) == (2, 2)


# -- Pygmalion ---------------------------------------------------------------------------------------


@rule("COC-31.29")
def test_the_mediterranean_trader_earns_on_top() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "red neutral"}, "advances": {PURPLE: "bartering trade_routes"}}
    match = trading(phoenicia(leader={PURPLE: "pygmalion at D7"}, **kw))
    do(match, offered(match, "link")[0])
    assert set(match.legal()) == {"good:gold", "good:culture"}
    do(match, "good:gold")
    assert held(match, PURPLE) == {"food": 1, "gold": 1}
    away = trading(phoenicia(leader={PURPLE: "pygmalion at B6"}, **kw))
    do(away, offered(away, "link")[0])
    assert held(away, PURPLE) == {"food": 1}


@rule("COC-16.20", "COC-37.5")
def test_the_protector_gets_his_token_back_with_the_victory() -> None:
    def defence(own: str = "1 infantry") -> Match:
        match = invaded("phoenicia", "pygmalion", "2 infantry", own, goods={PURPLE: "culture 1"})
        roll(match, "3E", "2C")
        return match

    match = do(defence(), "effect:l:pygmalion.2")
    assert (held(match, PURPLE), standing(match, "D7")) == ({}, {"infantry": 1, "leader": 1})
    do(match, "button:fight")
    roll(match, "3E", "5I")
    do(match, "unit:leader")  # once per combat: he falls, but the city is held
    assert held(match, PURPLE) == {"culture": 1}
    assert state_of(match).leader[PURPLE] == -1
    lost = do(defence(), "effect:l:pygmalion.2", "button:fight")
    roll(lost, "5I", "2C")
    assert "culture" not in held(lost, PURPLE)
    declined = do(defence(), "button:done", "unit:infantry")
    assert held(declined, PURPLE) == {"culture": 1}
    field = invaded(
        "phoenicia",
        "pygmalion",
        "2 infantry",
        "1 infantry",
        goods={PURPLE: "culture 1"},
        cities={"D7": "", "B6": "purple neutral"},
    )
    roll(field, "3E", "2C")
    assert field.state.step_name() == "Round.losses"  # no city


@rule("COC-33.36")
def test_four_spaces_are_too_far_for_a_port() -> None:
    kw: dict[str, Any] = {"regions": {6: "R20", 8: "R08", 5: "R16"}, "units": {"D7": "purple"}}
    routes = {PURPLE: "fishing bartering trade_routes"}
    for city, links in (("F4", []), ("E6", ["link:D7_city_E6"])):
        match = phoenicia(cities={"D7": "purple neutral port>E7", city: "red neutral"}, advances=routes, **kw)
        assert offered(trading(match), "link") == links, city


@rule("COC-31.28")
def test_hiram_brings_one_link_more_and_not_two() -> None:
    targets = ("B6", "C6", "D5", "D6", "E6", "F6")
    match = phoenicia(
        cities=dict.fromkeys(targets, "red neutral"),
        units={"C7": "purple 4 settler", "E7": "purple 2 ship", "D7": "purple"},
        advances={PURPLE: "bartering trade_routes storage"},
        leader={PURPLE: "hiram at E7"},
    )
    do(trading(match), *[f"link:C7_0_{city}" for city in targets[:4]], "link:E7_5_E6")
    assert offered(match, "link") == []  # a sixth could start from his space too
