"""Babylonians: Canals, Code of Laws, Star Catalogues, Ziggurats; Hammurabi, Nabopolassar, Nebuchadnezzar II."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired
from tests.clash_of_cultures.war import SOUTH, collect, construct, invaded, led, march, roll, some
from tests.support import rule

BABYLON = {PURPLE: "babylonia"}


def babylon(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", BABYLON), regions=more.pop("regions", SOUTH), **more)


# -- Canals, Code of Laws, Star Catalogues -----------------------------------------------------------


@rule("COC-33.6")
def test_exactly_one_food_becomes_two() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy"}}
    for goods, after in (
        ("food1_wood1", {"food": 2, "wood": 1}),
        ("food2", {"food": 2}),
        ("wood1_ore1", {"wood": 1, "ore": 1}),
    ):
        match = collect(babylon(advances={PURPLE: "storage engineering"}, **kw), "D7", goods)
        assert held(match, PURPLE) == after, goods
    plain = collect(babylon(advances={PURPLE: "storage"}, **kw), "D7", "food1_wood1")
    assert held(plain, PURPLE) == {"food": 1, "wood": 1}


@rule("COC-33.6", "COC-10.11")
def test_canals_count_the_food_not_the_limit() -> None:
    match = collect(babylon(advances={PURPLE: "engineering"}, goods={PURPLE: "food 2"}), "D7", "food1_wood1")
    assert held(match, PURPLE) == {"food": 2, "wood": 1}


@rule("COC-32.1")
def test_a_success_of_influence_draws_a_card_to_a_small_hand() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "red neutral temple"}}
    for hand, drawn in (("A1 A2 A3 A4", True), ("A1 A2 A3 A4 A5", False)):
        match = babylon(advances={PURPLE: "writing"}, hand={PURPLE: hand}, **kw)
        do(match, "action:influence", faces("5I"))
        assert (match.turn == (-1,)) == drawn
    failed = do(babylon(advances={PURPLE: "writing"}, **kw), "action:influence", faces("4C"))
    assert failed.state.step_name() == "Turn.choose"
    other = do(babylon(civ={PURPLE: "greece"}, advances={PURPLE: "writing"}, **kw), "action:influence", faces("5I"))
    assert other.state.step_name() == "Turn.choose"


@rule("COC-33.7", "COC-24.14")
def test_the_stars_speak_before_the_event() -> None:
    match = running(babylon(advances={PURPLE: "math astronomy"}), DrawEvent(seat=PURPLE))
    assert set(match.legal()) == {"good:ideas", "good:culture"}
    do(match, "good:ideas")
    assert (held(match, PURPLE), match.turn) == ({"ideas": 1}, (-1,))
    blind = running(babylon(advances={PURPLE: "math"}), DrawEvent(seat=PURPLE))
    assert blind.turn == (-1,)
    theirs = running(babylon(advances={PURPLE: "math astronomy"}, turn=RED), DrawEvent(seat=RED))
    assert theirs.turn == (-1,)


# -- Ziggurats ---------------------------------------------------------------------------------------


@rule("COC-33.8", "COC-31.49", "COC-4.2")
def test_dogma_does_not_limit_babylon() -> None:
    for civ, ideas in (("babylonia", 5), ("greece", 2)):
        match = babylon(civ={PURPLE: civ}, advances={PURPLE: "myths state_religion"}, goods={PURPLE: "ideas 5"})
        acquired(match, "dogma")
        assert held(match, PURPLE)["ideas"] == ideas


@rule("COC-32.1")
def test_ideas_build_temples() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}, "goods": {PURPLE: "ideas 3"}}
    holy = babylon(advances={PURPLE: "myths state_religion dogma writing"}, **kw)
    do(holy, "action:construct")
    assert offered(holy, "building") == []  # a Temple, and nothing else
    some(holy, "hex:D7", "effect:a:state_religion")
    some(holy, "button:done", "good:mood", "button:done")
    assert state_of(holy).has_building(place(state_of(holy), "D7"), 4)
    plain = babylon(advances={PURPLE: "myths state_religion writing"}, **kw)
    assert refused(plain, "action:construct") == "COC-11.1"


@rule("COC-29.5", "COC-32.2", "COC-4.11")
def test_ziggurats_come_and_go_with_dogma() -> None:
    ziggurats = WORLD.civ_advance_of["ziggurats"]
    match = babylon(
        advances={PURPLE: "philosophy voting separation_of_power myths state_religion"},
        goods={PURPLE: "culture 1 mood 1 ideas 5"},
    )
    assert not state_of(match).owns_civ(PURPLE, ziggurats)
    running(match, ChangeGovernment(seat=PURPLE))
    some(match, "group:theocracy", "advance:conversion")
    assert state_of(match).owns_civ(PURPLE, ziggurats)
    assert held(match, PURPLE)["ideas"] == 5
    state = state_of(match)
    state.goods[PURPLE * 7 + 5 : PURPLE * 7 + 7] = [1, 1]
    running(match, ChangeGovernment(seat=PURPLE))
    some(match, "group:democracy", "advance:separation_of_power")
    assert not state_of(match).owns_civ(PURPLE, ziggurats)


# -- Hammurabi ---------------------------------------------------------------------------------------


@rule("COC-33.9")
def test_the_lawgiver_makes_his_city_happy_for_one_token() -> None:
    cities = {"D7": "purple angry temple academy", "D6": "purple angry"}
    kw: dict[str, Any] = {"cities": cities, "goods": {PURPLE: "culture 2"}}
    match = do(babylon(leader={PURPLE: "hammurabi at D7"}, **kw), "action:happiness")
    some(match, "effect:l:hammurabi.1", "button:done")
    assert (mood(match, "D7"), mood(match, "D6"), held(match, PURPLE)) == ("happy", "angry", {"culture": 1})
    away = babylon(leader={PURPLE: "hammurabi at B6"}, **kw)
    assert refused(away, "action:happiness") == "COC-20.1"
    glad = {"cities": {"D7": "purple happy", "D6": "purple angry"}, "goods": {PURPLE: "culture 1"}}
    assert refused(babylon(leader={PURPLE: "hammurabi at D7"}, **glad), "action:happiness") == "COC-20.1"
    rich = babylon(leader={PURPLE: "hammurabi at D7"}, cities=cities, goods={PURPLE: "culture 1 mood 3"})
    do(rich, "action:happiness")
    some(rich, "hex:D7")
    do(rich, "button:done")  # the normal price instead
    some(rich, "button:done")
    assert (mood(rich, "D7"), held(rich, PURPLE)) == ("neutral", {"culture": 1})


@rule("COC-33.9", "COC-20.1")
def test_a_city_for_which_the_lawgiver_is_declined_is_not_asked_about_again() -> None:
    cities = {"D7": "purple angry temple academy", "D6": "purple angry"}
    match = babylon(leader={PURPLE: "hammurabi at D7"}, cities=cities, goods={PURPLE: "culture 2"})
    do(match, "action:happiness", "button:done")  # no mood tokens for the normal price
    assert (mood(match, "D7"), held(match, PURPLE)) == ("angry", {"culture": 2})
    assert "hex:D7" not in match.legal()
    assert state_of(match).actions == 2


@rule("COC-32.3")
def test_the_guardian_builds_fortresses_for_ore() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}, "goods": {PURPLE: "ore 1"}}
    kw["advances"] = {PURPLE: "tactics myths"}
    match = construct(babylon(leader={PURPLE: "hammurabi at D7"}, **kw), "D7", "building:fortress")
    assert state_of(match).has_building(place(state_of(match), "D7"), 3)
    assert held(match, PURPLE) == {}
    away = babylon(leader={PURPLE: "hammurabi at B6"}, **kw)
    assert refused(away, "action:construct") == "COC-11.1"


# -- Nabopolassar ------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_the_liberator_fights_the_mighty() -> None:
    equal = march(led("babylonia", "nabopolassar"), "D7", "1 leader", "hex:D6")
    assert roll(equal) == (4, 2)
    weaker = led("babylonia", "nabopolassar", cities={"B6": "purple neutral"})
    assert roll(march(weaker, "D7", "1 leader", "hex:D6")) == (2, 2)
    wild = led("babylonia", "nabopolassar", "barbarian 1 infantry")
    assert roll(march(wild, "D7", "1 leader", "hex:D6")) == (2, 2)


@rule("COC-33.45")
def test_a_lost_city_revolts_to_the_leader() -> None:
    kw: dict[str, Any] = {"turn": RED, "advances": {RED: "tactics"}}
    match = babylon(
        units={"C6": "red 1 infantry", "D7": "purple"},
        cities={"D6": "purple neutral"},
        leader={PURPLE: "nabopolassar at D7"},
        **kw,
    )
    march(match, "C6", "1 infantry", "hex:D6")
    some(match, "button:none")
    assert standing(match, "D7") == {"infantry": 1, "leader": 1}
    full = babylon(
        units={"C6": "red 1 infantry", "D7": "purple 3 infantry"},
        cities={"D6": "purple neutral", "B6": "purple neutral"},
        leader={PURPLE: "nabopolassar at D7"},
        **kw,
    )
    march(full, "C6", "1 infantry", "hex:D6")
    some(full, "button:none")
    assert standing(full, "B6") == {"infantry": 1}
    none = babylon(
        units={"C6": "red 1 infantry", "D7": "purple"},
        cities={"D6": "purple neutral"},
        leader={PURPLE: "hammurabi at D7"},
        **kw,
    )
    march(none, "C6", "1 infantry", "hex:D6")
    some(none, "button:none")
    assert standing(none, "D7") == {"leader": 1}


@rule("COC-33.45")
def test_revolt_against_barbarians_and_aboard() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "purple neutral", "D7": "purple neutral"}}
    for ships, here in ((1, {"infantry": 1, "leader": 1, "ship": 1}), (0, None)):
        units = {
            "C6": "barbarian 1 infantry",
            "D7": "purple",
            "E7": "purple 1 ship" + (" 1 settler" if not ships else ""),
        }
        match = babylon(units=units, leader={PURPLE: "nabopolassar at E7"}, **kw)
        running(match, BarbariansMove(seat=PURPLE, armies=[]))
        some(match, "button:none")
        if here is not None:
            assert standing(match, "E7") == here
        else:
            assert standing(match, "D7") == {
                "infantry": 1,
                "settler": 1,
            }  # no free place aboard; the refugee (COC-25.13)


# -- Nebuchadnezzar ----------------------------------------------------------------------------------


@rule("COC-33.10", "COC-33.11")
def test_the_gardens_are_nebuchadnezzar_s() -> None:
    gardens = WORLD.wonders.index("W2")
    match = acquired(babylon(leader={PURPLE: "nebuchadnezzar at D7"}), "monuments")
    assert state_of(match).plans[PURPLE] == [gardens]
    names = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
    cost = WORLD.wonder_cost[gardens]
    less = " ".join(f"{name} {number - 2 * (name == 'culture')}" for name, number in zip(names, cost, strict=True))
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple happy"}, "plans": {PURPLE: "W2"}}
    kw |= {"advances": {PURPLE: "storage irrigation engineering"}, "goods": {PURPLE: less}}
    built = do(babylon(leader={PURPLE: "nebuchadnezzar at D7"}, **kw), "effect:l:nebuchadnezzar.1")
    assert state_of(built).wonder_at[gardens] == place(state_of(built), "D7")
    away = babylon(leader={PURPLE: "nebuchadnezzar at B6"}, **kw)
    assert "effect:l:nebuchadnezzar.1" not in away.legal()


@rule("COC-32.3")
def test_the_iconoclast_attacks_temples() -> None:
    for pieces, value in ((" temple", 4), (" academy", 2)):
        match = led("babylonia", "nebuchadnezzar", cities={"D6": "red neutral" + pieces})
        assert roll(march(match, "D7", "1 leader", "hex:D6")) == (value, 2)
    defended = invaded("babylonia", "nebuchadnezzar", cities={"D7": "purple neutral temple"})
    assert roll(defended) == (2, 2)
