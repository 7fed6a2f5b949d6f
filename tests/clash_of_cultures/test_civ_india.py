"""Indians: Indian Elephants, Proselytism, Prosperity, Peace & Poetry; Akbar, Ashoka, Sri Gupta."""

from typing import Any

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
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.war import SOUTH, led, march, recruit, roll, some
from tests.support import rule

INDIA = {PURPLE: "india"}
MID = {3: "R20", 6: "R19"}  # D3 forest, C4 E4 D4 grassland; D5 grassland, C6 forest, E6 mountain, D6 grassland


def india(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", INDIA), regions=more.pop("regions", SOUTH), **more)


def sources(match: Match) -> list[str]:
    """Where an attempt of Influence Culture may start from."""
    if match.state.step_name() == "InfluenceCulture.source":
        return offered(match, "hex")
    frame: Any = state_of(match).frames[-1]
    return ["hex:" + state_of(match).land().hexes[frame.start]] if hasattr(frame, "start") else []


# -- Indian Elephants --------------------------------------------------------------------------------


@rule("COC-12.2")
def test_elephants_come_from_the_forest() -> None:
    goods = {PURPLE: "food 2 ore 2"}
    for city, advances, found in (
        ("D5", "storage husbandry", True),
        ("D6", "storage husbandry", False),
        ("D5", "storage", False),
    ):
        match = india(
            cities={"D7": "", city: "purple neutral"},
            units={city: "purple 1 settler"},
            advances={PURPLE: advances},
            goods=goods,
        )
        do(match, "action:recruit")
        assert ("unit:elephant" in match.legal()) == found, (city, advances)
        assert "unit:cavalry" not in match.legal()


@rule("COC-31.28")
def test_elephants_in_content_cities_trade() -> None:
    for feeling, advances, links in (
        ("neutral", "storage husbandry", 1),
        ("angry", "storage husbandry", 0),
        ("neutral", "storage", 0),
    ):
        match = india(
            cities={"D7": f"purple {feeling}", "D6": "red neutral"},
            units={"D7": "purple 1 elephant"},
            advances={PURPLE: f"{advances} bartering trade_routes"},
        )
        running(match, TradeRoutes(seat=PURPLE))
        assert len(offered(match, "link")) == links, feeling
    field = india(
        cities={"D6": "red neutral"},
        units={"C7": "purple 1 elephant", "D7": "purple"},
        advances={PURPLE: "storage husbandry bartering trade_routes"},
    )
    running(field, TradeRoutes(seat=PURPLE))
    assert offered(field, "link") == []  # not in a city


# -- Proselytism -------------------------------------------------------------------------------------


@rule("COC-33.29")
def test_settlers_preach_over_two_spaces_and_one_for_each_other() -> None:
    kw: dict[str, Any] = {"cities": {"D3": "red neutral temple"}, "regions": MID}
    religious = {PURPLE: "myths state_religion"}
    for settlers, start, reached in ((1, "D5", True), (1, "D6", False), (2, "D6", True)):
        match = india(units={start: f"purple {settlers} settler", "D7": "purple"}, advances=religious, **kw)
        assert ("action:influence" in match.legal()) == reached, (settlers, start)
    token = india(units={"D6": "purple 1 settler"}, advances=religious, goods={PURPLE: "culture 1"}, **kw)
    do(token, "action:influence")
    assert held(token, PURPLE) == {}  # bought range
    other = india(units={"D5": "purple 1 settler"}, advances={PURPLE: "myths"}, **kw)
    assert "action:influence" not in other.legal()


@rule("COC-33.29")
def test_settlers_preach_to_others_only() -> None:
    cities = {"D7": "purple neutral temple:red", "D6": "red neutral academy:purple"}
    match = india(units={"C7": "purple 1 settler"}, cities=cities, advances={PURPLE: "myths state_religion"})
    do(match, "action:influence")
    assert sources(match) == ["hex:D7"]  # itself; from C7 only a city of another owner may be the target


@rule("COC-33.29")
def test_settlers_in_a_city_widen_its_range_unless_it_is_influenced() -> None:
    cities = {"D5": "red neutral temple", "D7": "purple neutral"}
    religious = {PURPLE: "myths state_religion"}
    near = india(cities=cities, units={"D7": "purple 1 settler"}, advances=religious)
    assert "action:influence" in near.legal()
    alone = india(cities=cities, units={"D7": "purple 1 infantry"}, advances=religious)
    assert "action:influence" not in alone.legal()
    bound = india(
        cities=cities | {"D7": "purple neutral academy:red"}, units={"D7": "purple 3 settler"}, advances=religious
    )
    do(bound, "action:influence")
    frame: Any = state_of(bound).frames[-1]
    assert frame.place == place(state_of(bound), "D7")  # only itself


# -- Prosperity and Peace & Poetry -------------------------------------------------------------------


@rule("COC-31.29")
def test_links_bring_mood_or_culture() -> None:
    for pieces, advances, goods in (
        ("", "bartering trade_routes", ["good:food", "good:mood"]),
        (" temple:purple", "bartering trade_routes", ["good:food", "good:mood", "good:culture"]),
    ):
        match = india(cities={"D6": "red neutral" + pieces}, advances={PURPLE: advances})
        running(match, TradeRoutes(seat=PURPLE))
        do(match, offered(match, "link")[0])
        assert match.legal() == goods
    do(match, "good:culture")
    assert held(match, PURPLE) == {"culture": 1}
    plain = india(civ={PURPLE: "greece"}, cities={"D6": "red neutral"}, advances={PURPLE: "bartering trade_routes"})
    running(plain, TradeRoutes(seat=PURPLE))
    do(plain, offered(plain, "link")[0])
    assert held(plain, PURPLE) == {"food": 1}


@rule("COC-7.1")
def test_poetry_pays_for_one_advance_a_turn() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 3"}}
    match = india(advances={PURPLE: "arts theaters"}, **kw)
    do(match, "action:advance", "advance:myths")
    some(match, "effect:v:peace_and_poetry")
    assert owns(match, PURPLE, "myths")
    assert held(match, PURPLE) == {"mood": 3}  # 1 paid, 1 gained
    assert refused(match, "action:advance") == "COC-7.1"  # once per turn
    plain = india(advances={PURPLE: "arts"}, **kw)
    assert refused(plain, "action:advance") == "COC-7.1"
    choice = india(advances={PURPLE: "arts theaters"}, goods={PURPLE: "mood 1 food 2"})
    do(choice, "action:advance", "advance:myths", "button:done")
    assert held(choice, PURPLE) == {"mood": 2}  # the food was paid


# -- Akbar -------------------------------------------------------------------------------------------


@rule("COC-16.3")
def test_bladed_tusks_count_the_elephants_left() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "ore 1"}}
    match = led("india", "akbar", "red 3 infantry", "2 elephant", **kw)
    march(match, "D7", "1 leader 2 elephant", "hex:D6")
    do(match, "effect:l:akbar.1")
    assert held(match, PURPLE) == {}
    assert roll(match, "2C", "1L")[0] == 8  # 3 dice and 2 elephants
    refusing = led("india", "akbar", "red 3 infantry", "2 elephant", **kw)
    march(refusing, "D7", "1 leader 2 elephant", "hex:D6")
    do(refusing, "button:done")
    assert roll(refusing, "2C", "1L")[0] == 6
    bare = led("india", "akbar", "red 3 infantry", "2 infantry", **kw)
    march(bare, "D7", "1 leader 2 infantry", "hex:D6")
    assert bare.state.step_name() == "Round.roll"  # no elephant


@rule("COC-32.5", "COC-37.5")
def test_tusks_outlive_akbar() -> None:
    match = led("india", "akbar", "red 4 infantry", "1 elephant", goods={PURPLE: "ore 1"})
    march(match, "D7", "1 leader 1 elephant", "hex:D6")
    do(match, "effect:l:akbar.1")
    roll(match, "2C", "2C")
    do(match, "unit:leader", "button:fight")
    assert roll(match, "2C", "1L")[0] == 3
    assert state_of(match).slain[RED] == 1


@rule("COC-32.3")
def test_akbar_brings_gold_into_his_cities() -> None:
    cities = {"D6": "purple neutral"}
    match = march(led("india", "akbar", "purple", cities=cities), "D7", "1 leader", "hex:D6")
    assert held(match, PURPLE) == {"gold": 1}
    field = march(led("india", "akbar", "purple"), "D7", "1 leader", "hex:D6")
    assert held(field, PURPLE) == {}
    others = march(led("india", "akbar", "purple", "1 infantry", cities=cities), "D7", "1 infantry", "hex:D6")
    assert held(others, PURPLE) == {}
    driven = march(led("india", "akbar", "red 2 infantry"), "D7", "1 leader", "hex:D6")
    roll(driven)
    do(driven, "button:retreat")
    assert held(driven, PURPLE) == {}  # a retreat into the city
    born = recruit(india(goods={PURPLE: "mood 1 culture 1"}), "D7", "unit:leader")
    some(born, "leader:akbar")
    assert held(born, PURPLE) == {}


# -- Ashoka ------------------------------------------------------------------------------------------


@rule("COC-33.52")
def test_ashoka_rolls_again_from_a_temple() -> None:
    cities = {"D6": "red neutral academy", "D7": "purple neutral temple"}
    match = india(leader={PURPLE: "ashoka at D7"}, cities=cities, goods={PURPLE: "culture 1"})
    do(match, "action:influence", faces("2C"), "effect:l:ashoka.1", faces("1L"))
    assert match.state.step_name() == "Turn.choose"  # the second roll stands, and is no better
    do(match, "action:influence", faces("2C"))
    assert match.state.step_name() == "Turn.choose"  # once per turn
    plain = india(leader={PURPLE: "ashoka at D7"}, cities=cities | {"D7": "purple neutral"})
    do(plain, "action:influence", faces("2C"))
    assert plain.state.step_name() == "Turn.choose"
    away = india(leader={PURPLE: "ashoka at B6"}, cities=cities)
    do(away, "action:influence", faces("2C"))
    assert away.state.step_name() == "Turn.choose"


@rule("COC-33.52")
def test_a_temple_named_before_the_roll_binds() -> None:
    cities = {"D6": "red neutral academy temple", "D7": "purple neutral"}
    match = india(leader={PURPLE: "ashoka at D7"}, cities=cities)
    do(match, "action:influence", "effect:l:ashoka.1/name", faces("2C"), "effect:l:ashoka.1", faces("5I"))
    state = state_of(match)
    assert state.building(place(state, "D6"), 4) == PURPLE
    assert state.building(place(state, "D6"), 2) == RED
    silent = india(leader={PURPLE: "ashoka at D7"}, cities=cities)
    do(silent, "action:influence", "button:done", faces("2C"))
    assert silent.state.step_name() == "Turn.choose"


@rule("COC-32.8")
def test_ashoka_s_conquests_bring_culture() -> None:
    for pieces, culture in (("", 1), (" temple", 2)):
        match = march(led("india", "ashoka", "red", cities={"D6": "red neutral" + pieces}), "D7", "1 leader", "hex:D6")
        some(match, "button:none")
        assert held(match, PURPLE)["culture"] == culture
    without = led("india", "ashoka", "red", "1 infantry", cities={"D6": "red neutral temple"})
    some(march(without, "D7", "1 infantry", "hex:D6"), "button:none")
    assert "culture" not in held(without, PURPLE)


# -- Sri Gupta ---------------------------------------------------------------------------------------


@rule("COC-32.10")
def test_the_golden_age_opens_a_new_group() -> None:
    kw: dict[str, Any] = {"leader": {PURPLE: "sri_gupta at D7"}, "goods": {PURPLE: "culture 1 food 2"}}
    match = do(india(advances={PURPLE: "storage"}, **kw), "effect:l:sri_gupta.1")
    assert "advance:irrigation" not in match.legal()
    assert "advance:tactics" in match.legal()
    assert held(match, PURPLE) == {"food": 2}
    do(match, "advance:tactics")
    state = state_of(match)
    assert (held(match, PURPLE), state.actions, state.box[PURPLE]) == ({"culture": 1}, 3, 2)
    assert state.activated == [place(state, "D7")]
    poor = india(leader={PURPLE: "sri_gupta at D7"}, goods={PURPLE: "culture 1 food 1"})
    assert "effect:l:sri_gupta.1" not in poor.legal()
    bare = india(leader={PURPLE: "sri_gupta at D7"}, goods={PURPLE: "food 2"})
    assert "effect:l:sri_gupta.1" not in bare.legal()
    field = india(leader={PURPLE: "sri_gupta at D6"}, goods={PURPLE: "culture 1 food 2"})
    assert "effect:l:sri_gupta.1" not in field.legal()


@rule("COC-32.3")
def test_prepared_without_a_card() -> None:
    match = led("india", "sri_gupta", hand={PURPLE: "A6"})
    march(match, "D7", "1 leader", "hex:D6")
    do(match, "button:none")
    assert roll(match) == (4, 2)
    played = led("india", "sri_gupta", hand={PURPLE: "A13"})  # For the People: of no use here
    march(played, "D7", "1 leader", "hex:D6")
    do(played, "card:A13")
    assert roll(played) == (2, 2)
    assert mood(played, "D7") == "happy"
    assert standing(played, "D7") == {"settler": 1}
