"""Advances of Education, Science, Spirituality, Economy and Culture (COC-31.15 to 31.40)."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    card,
    coc,
    do,
    held,
    mood,
    offered,
    owns,
    refused,
    running,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, discarded, joined
from tests.clash_of_cultures.war import SOUTH, collect, construct, recruit, some
from tests.support import rule


def table(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), regions=more.pop("regions", SOUTH), **more)


# -- Education and Science ---------------------------------------------------------------------------


@rule("COC-31.15", "COC-31.1")
def test_writing_draws_one_card_of_each() -> None:
    match = do(acquired(table(), "writing"), card("A7"), card("O4"))
    state = state_of(match)
    assert ([len(state.hand[PURPLE]), len(state.goals[PURPLE])], match.state.step_name()) == ([1, 1], "Turn.choose")
    assert [len(state.hand[RED]), len(state.goals[RED])] == [0, 0]


@rule("COC-31.16", "COC-0.9")
def test_public_education_once_a_turn_with_an_academy() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy academy", "D6": "purple neutral"}}
    match = collect(table(advances={PURPLE: "writing public_education"}, **kw), "D7", "wood1_ore1")
    assert held(match, PURPLE) == {"wood": 1, "ore": 1, "ideas": 1}
    collect(match, "D7", "food1")
    assert held(match, PURPLE)["ideas"] == 1
    without = collect(table(advances={PURPLE: "writing public_education"}, **kw), "D6", "food1")
    assert "ideas" not in held(without, PURPLE)
    plain = collect(table(advances={PURPLE: "writing"}, **kw), "D7", "wood1")
    assert "ideas" not in held(plain, PURPLE)


@rule("COC-31.17", "COC-31.18")
def test_free_education_and_philosophy() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "writing free_education philosophy"}}
    match = do(table(goods={PURPLE: "ideas 3"}, **kw), "action:advance", "advance:math")
    some(match, "pay:ideas2")
    assert "effect:a:free_education" in match.legal()
    do(match, "effect:a:free_education")
    assert owns(match, PURPLE, "math")
    assert held(match, PURPLE)["ideas"] == 1  # 2 paid, 1 by Philosophy, 1 more paid
    fed = do(table(goods={PURPLE: "food 2 ideas 1"}, **kw), "action:advance", "advance:math")
    some(fed, "pay:food2")
    assert fed.state.step_name() == "Turn.choose"  # no idea was spent on it
    other = acquired(table(advances={PURPLE: "writing philosophy"}), "storage")
    assert "ideas" not in held(other, PURPLE)


@rule("COC-31.38", "COC-31.1")
def test_math_and_astronomy_waive_the_food() -> None:
    for own, free in (
        ("math", {"engineering", "roads"}),
        ("math astronomy fishing", {"engineering", "roads", "navigation", "cartography"}),
        ("fishing", set()),
    ):
        match = table(advances={PURPLE: own})
        if not free:
            assert refused(match, "action:advance") == "COC-7.1"
            continue
        do(match, "action:advance")
        assert {one.removeprefix("advance:") for one in offered(match, "advance")} == free
    before = state_of(match).box[PURPLE]
    match = do(table(advances={PURPLE: "math"}), "action:advance", "advance:roads")
    state = state_of(match)
    assert owns(match, PURPLE, "roads")
    assert (state.actions, state.box[PURPLE], before) == (2, 2, 3)  # the action and the cube remain


@rule("COC-31.39")
def test_medicine_gives_one_resource_back() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "food 1 ore 1 gold 1"}, "cities": {"D7": "purple happy"}}
    match = recruit(table(advances={PURPLE: "math medicine"}, **kw), "D7", "unit:infantry")
    some(match, "pay:food1_ore1")
    do(match, "effect:a:medicine")
    assert set(offered(match, "good")) == {"good:food", "good:ore"}
    do(match, "good:ore")
    assert held(match, PURPLE) == {"ore": 1, "gold": 1}
    plain = recruit(table(advances={PURPLE: "math"}, **kw), "D7", "unit:infantry")
    some(plain, "pay:food1_ore1")
    assert plain.state.step_name() == "Turn.choose"


@rule("COC-31.40")
def test_metallurgy_turns_ore_into_gold() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy"}}
    match = collect(table(advances={PURPLE: "math metallurgy"}, **kw), "D7", "ore2")
    do(match, "effect:a:metallurgy")
    assert held(match, PURPLE) == {"ore": 1, "gold": 1}
    kept = do(collect(table(advances={PURPLE: "math metallurgy"}, **kw), "D7", "ore2"), "button:done")
    assert held(kept, PURPLE) == {"ore": 2}
    one = collect(table(advances={PURPLE: "math metallurgy"}, **kw), "D7", "food1_ore1")
    assert held(one, PURPLE) == {"food": 1, "ore": 1}


# -- Spirituality ------------------------------------------------------------------------------------


@rule("COC-31.25", "COC-0.9")
def test_priests_study_one_science_a_turn() -> None:
    match = table(advances={PURPLE: "myths priesthood"})
    do(match, "action:advance")  # Math, the only thing to be had for nothing
    assert owns(match, PURPLE, "math")
    do(match, "action:advance")
    assert offered(match, "advance") == ["advance:engineering", "advance:roads"]  # by Math; no second science
    assert refused(table(advances={PURPLE: "myths"}), "action:advance") == "COC-7.1"
    rich = do(table(advances={PURPLE: "myths priesthood"}, goods={PURPLE: "food 2"}), "action:advance", "advance:math")
    do(rich, "button:done")  # the food, and the priests for another one
    assert held(rich, PURPLE).get("food", 0) == 0
    do(rich, "action:advance")
    assert {one.removeprefix("advance:") for one in offered(rich, "advance")} == {
        "astronomy",
        "medicine",
        "metallurgy",
        "engineering",
        "roads",
    }


@rule("COC-31.26", "COC-0.9")
def test_a_state_religion_saves_the_food_of_one_temple() -> None:
    cities = {"D7": "purple neutral", "D6": "purple neutral", "C6": "purple neutral"}
    kw: dict[str, Any] = {"cities": cities, "goods": {PURPLE: "wood 2 ore 2"}}
    match = construct(
        table(advances={PURPLE: "myths state_religion"}, **kw), "D7", "building:temple", "effect:a:state_religion"
    )
    do(match, "good:mood")
    assert held(match, PURPLE) == {"wood": 1, "ore": 1, "mood": 1}
    assert refused(match, "action:construct") == "COC-11.1"  # once per turn
    assert refused(table(advances={PURPLE: "myths"}, **kw), "action:construct") == "COC-11.1"
    other = table(advances={PURPLE: "myths state_religion writing"}, **kw)
    do(other, "action:construct", "hex:D7")
    assert "building:academy" not in other.legal()


# -- Economy -----------------------------------------------------------------------------------------


@rule("COC-31.27", "COC-0.9", "COC-22.9")
def test_bartering_sells_one_card_a_turn() -> None:
    match = do(
        table(advances={PURPLE: "bartering"}, hand={PURPLE: "A7 A8"}), "effect:a:bartering", "card:A7", "good:gold"
    )
    state = state_of(match)
    assert (held(match, PURPLE), state.hand[PURPLE], state.discard, state.actions) == ({"gold": 1}, [7], [6], 3)
    assert "effect:a:bartering" not in match.legal()
    person = joined(table(advances={PURPLE: "bartering"}), "E22")
    do(person, "effect:a:bartering", "good:culture")
    assert (held(person, PURPLE), discarded(person, "E22")) == ({"culture": 1}, True)
    assert "effect:a:bartering" not in table(advances={PURPLE: "bartering"}).legal()
    assert "effect:a:bartering" not in table(hand={PURPLE: "A7"}).legal()


@rule("COC-31.31", "COC-11.7")
def test_a_market_earns_from_routes() -> None:
    kw: dict[str, Any] = {"civ": {PURPLE: "rome"}, "advances": {PURPLE: "bartering trade_routes storage"}}
    cities = {"D6": "red neutral market", "C6": "red neutral market:purple", "B6": "red neutral"}
    match = table(cities=cities, units={"D7": "purple 1 settler", "C7": "purple 2 settler"}, **kw)
    running(match, TradeRoutes(seat=PURPLE))
    while offered(match, "link"):
        do(match, offered(match, "link")[-1])
    do(match, "button:done")  # cities named before the last one could still be linked
    assert held(match, RED) == {"gold": 1}  # once, though two of the cities have one
    none = table(cities={"D6": "red neutral", "C6": "red neutral market"}, units={"D7": "purple 1 settler"}, **kw)
    running(none, TradeRoutes(seat=PURPLE))
    do(none, next(one for one in offered(none, "link") if one.endswith("D6")))
    assert held(none, RED) == {}


@rule("COC-31.32", "COC-0.9")
def test_taxes_bring_a_resource_for_each_city() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "purple angry", "C6": "purple neutral"}, "goods": {PURPLE: "mood 2"}}
    match = do(table(advances={PURPLE: "bartering taxes"}, **kw), "effect:a:taxes")
    assert offered(match, "good") == ["good:food", "good:wood", "good:ore"]
    do(match, "good:food", "good:wood", "good:ore")
    state = state_of(match)
    assert (held(match, PURPLE), state.actions, state.activated) == ({"food": 1, "wood": 1, "ore": 1, "mood": 1}, 2, [])
    assert "effect:a:taxes" not in match.legal()  # once per turn
    assert "effect:a:taxes" not in table(advances={PURPLE: "bartering taxes"}, cities=kw["cities"]).legal()


@rule("COC-31.33", "COC-31.32")
def test_currency_makes_gold_of_taxes_and_routes() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 2"}, "cities": {"D6": "red neutral"}}
    match = do(table(advances={PURPLE: "bartering taxes currency"}, **kw), "effect:a:taxes", "good:gold")
    assert held(match, PURPLE) == {"gold": 1, "mood": 1}
    routes = running(table(advances={PURPLE: "bartering trade_routes currency"}, **kw), TradeRoutes(seat=PURPLE))
    do(routes, offered(routes, "link")[0])
    assert set(offered(routes, "good")) == {"good:food", "good:gold"}


# -- Culture -----------------------------------------------------------------------------------------


@rule("COC-31.35")
def test_games_raise_a_city_by_one_or_two_steps() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple angry temple academy"}, "goods": {PURPLE: "culture 3"}}
    match = do(table(advances={PURPLE: "arts circus_and_sports"}, **kw), "effect:a:circus_and_sports", "steps:2")
    assert (mood(match, "D7"), held(match, PURPLE), state_of(match).actions) == ("happy", {"culture": 1}, 2)
    twice = do(table(advances={PURPLE: "arts circus_and_sports"}, **kw), "effect:a:circus_and_sports", "steps:1")
    do(twice, "effect:a:circus_and_sports")
    assert (mood(twice, "D7"), held(twice, PURPLE), state_of(twice).actions) == ("happy", {"culture": 1}, 1)
    assert "effect:a:circus_and_sports" not in twice.legal()
    assert "effect:a:circus_and_sports" not in table(advances={PURPLE: "arts"}, **kw).legal()


@rule("COC-31.37", "COC-0.9")
def test_theaters_change_one_token_a_turn() -> None:
    match = do(
        table(advances={PURPLE: "arts theaters"}, goods={PURPLE: "culture 1 mood 1"}), "effect:a:theaters", "good:mood"
    )
    assert (held(match, PURPLE), state_of(match).actions) == ({"mood": 2}, 3)
    assert "effect:a:theaters" not in match.legal()
    reverse = do(table(advances={PURPLE: "arts theaters"}, goods={PURPLE: "mood 1"}), "effect:a:theaters")
    assert held(reverse, PURPLE) == {"culture": 1}
    assert "effect:a:theaters" not in table(advances={PURPLE: "arts theaters"}).legal()


@rule("COC-31.36", "COC-27.1")
def test_monuments_draw_a_wonder_and_guard_the_others() -> None:
    match = do(acquired(table(), "monuments"), card("W4"))
    assert state_of(match).plans[PURPLE] == [3]
    kw: dict[str, Any] = {
        "turn": RED,
        "cities": {"D7": "purple neutral temple", "D6": "red neutral"},
        "wonders": {"W1": "D7 by purple"},
    }
    assert "action:influence" not in table(advances={PURPLE: "arts monuments"}, **kw).legal()
    assert "action:influence" in table(advances={PURPLE: "arts"}, **kw).legal()


@rule("COC-31.32")
def test_taxes_need_cities_of_one_s_own() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "bartering taxes"}, "goods": {PURPLE: "mood 2"}}
    assert "effect:a:taxes" in table(cities={"D2": ""}, **kw).legal()
    assert "effect:a:taxes" not in table(cities={"D7": ""}, **kw).legal()


@rule("COC-31.28")
def test_trade_routes_open_a_turn_for_who_has_somebody_to_trade() -> None:
    for units, asks in (({"D7": "purple 1 settler"}, True), ({"D7": "purple", "C6": "red 1 settler"}, False)):
        match = coc(
            turn=RED,
            regions={6: "R20"},
            cities={"D6": "red neutral", "D7": "purple neutral"},
            units=units,
            advances={PURPLE: "bartering trade_routes", RED: "bartering"},
        )
        do(match, "button:end")
        assert match.turn == (PURPLE,)
        assert (offered(match, "link") != []) == asks
