"""Japanese: Pottery, Horsemanship, Subterfuge, Shogunate; Go-Toba, Jimmu, Suiko."""

from typing import Any

from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
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
from tests.clash_of_cultures.drawn import discarded, joined
from tests.clash_of_cultures.war import SOUTH, collect, construct, invaded, led, march, recruit, roll, rolled, some
from tests.support import rule

JAPAN = {PURPLE: "japan"}


def japan(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", JAPAN), regions=more.pop("regions", SOUTH), **more)


# -- Pottery and Horsemanship ------------------------------------------------------------------------


@rule("COC-10.11")
def test_three_food_fill_a_jar_once_a_turn() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "purple neutral academy temple"}, "goods": {PURPLE: "food 6"}}
    match = collect(japan(advances={PURPLE: "storage"}, **kw), "D6", "food3")
    assert held(match, PURPLE) == {"food": 7, "culture": 1}  # what the limit takes counts too
    collect(match, "D6", "food3")
    assert held(match, PURPLE)["culture"] == 1
    few = collect(japan(advances={PURPLE: "storage"}, **kw), "D6", "food2_wood1")
    assert "culture" not in held(few, PURPLE)
    other = collect(japan(civ={PURPLE: "rome"}, advances={PURPLE: "storage"}, **kw), "D6", "food3")
    assert "culture" not in held(other, PURPLE)


@rule("COC-12.2")
def test_fortresses_keep_horses() -> None:
    goods = {PURPLE: "food 2 wood 2"}
    for piece, advances, found in (
        ("fortress", "storage husbandry", True),
        ("academy", "storage husbandry", False),
        ("fortress", "storage", False),
    ):
        match = do(
            japan(cities={"D7": f"purple neutral {piece}"}, advances={PURPLE: advances}, goods=goods), "action:recruit"
        )
        assert ("unit:cavalry" in match.legal()) == found
        assert "unit:elephant" not in match.legal()


@rule("COC-16.9")
def test_a_charge_from_the_fortress() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral fortress"}}
    for advances, bonus in (("storage husbandry", 5), ("storage", 4)):
        match = japan(
            turn=RED,
            units={"D7": "purple 2 cavalry", "D6": "red 4 infantry"},
            advances={RED: "tactics", PURPLE: advances},
            **kw,
        )
        march(match, "D6", "4 infantry", "hex:D7")
        assert roll(match, "1L", "2C")[1] == 6 + bonus, advances  # 3 dice, 2 cavalry
    open_city = japan(
        turn=RED,
        units={"D7": "purple 2 cavalry", "D6": "red 4 infantry"},
        cities={"D7": "purple neutral"},
        advances={RED: "tactics", PURPLE: "storage husbandry"},
    )
    march(open_city, "D6", "4 infantry", "hex:D7")
    assert roll(open_city, "1L", "2C")[1] == 8


@rule("COC-16.9")
def test_the_second_charge_is_an_ordinary_one() -> None:
    match = japan(
        turn=RED,
        units={"D7": "purple 2 cavalry", "D6": "red 4 infantry"},
        cities={"D7": "purple neutral fortress"},
        advances={RED: "tactics", PURPLE: "storage husbandry"},
    )
    march(match, "D6", "4 infantry", "hex:D7")
    roll(match, "1L", "2C")
    do(match, "button:fight")
    assert roll(match, "1L", "2C")[1] == 8


# -- Subterfuge --------------------------------------------------------------------------------------


@rule("COC-33.30", "COC-22.10")
def test_a_card_cancels_a_card() -> None:
    kw: dict[str, Any] = {"turn": RED, "units": {"D6": "red 1 settler"}, "goods": {RED: "culture 1"}}
    kw |= {"goals": {RED: "O2 O3"}, "hand": {RED: "A31", PURPLE: "A1"}}
    match = do(japan(advances={PURPLE: "tactics"}, **kw), "card:A31")
    assert match.turn == (PURPLE,)
    do(match, "effect:v:subterfuge")
    state = state_of(match)
    assert (state.hand, sorted(state.discard)) == ([[], []], [0, 30])
    assert (held(match, RED), state.actions) == ({"culture": 1}, 3)  # costs are not paid
    let = do(japan(advances={PURPLE: "tactics"}, **kw), "card:A31", "button:done")
    assert (held(let, RED), state_of(let).actions) == ({}, 2)
    none = do(japan(**kw), "card:A31")
    assert none.turn != (PURPLE,)


@rule("COC-33.30")
def test_subterfuge_needs_a_card_and_nearness() -> None:
    kw: dict[str, Any] = {
        "turn": RED,
        "goods": {RED: "culture 1"},
        "goals": {RED: "O2 O3"},
        "advances": {PURPLE: "tactics"},
    }
    empty = do(japan(units={"D6": "red 1 settler"}, hand={RED: "A31"}, **kw), "card:A31")
    assert empty.turn != (PURPLE,)
    both = {RED: "A31", PURPLE: "A1"}
    for units, asked in (
        ({"D6": "red 1 settler"}, True),  # 1 space from the city
        ({"D5": "red 1 settler"}, True),
        ({"D4": "red 1 settler"}, False),
        ({"D4": "red 1 settler", "D6": "purple 1 infantry"}, True),
        ({"D4": "red 1 settler", "D6": "purple 1 settler"}, False),
    ):
        match = do(japan(units=units, hand=both, regions={3: "R19", 6: "R20"}, **kw), "card:A31")
        assert (match.turn == (PURPLE,)) == asked, units


@rule("COC-33.30", "COC-22.9")
def test_great_persons_are_cards_of_subterfuge() -> None:
    kw: dict[str, Any] = {"turn": RED, "units": {"D6": "red 1 settler"}, "advances": {PURPLE: "tactics"}}
    match = joined(japan(hand={PURPLE: "A1"}, **kw), "E22", RED)
    do(match, "event:E22", "effect:v:subterfuge")
    assert discarded(match, "E22")
    assert state_of(match).actions == 3
    mine = joined(japan(hand={RED: "A31"}, goods={RED: "culture 1"}, goals={RED: "O2 O3"}, **kw), "E22", PURPLE)
    do(mine, "card:A31", "effect:v:subterfuge")
    assert discarded(mine, "E22")


# -- Shogunate ---------------------------------------------------------------------------------------


@rule("COC-33.31", "COC-37.6")
def test_one_card_a_turn_costs_no_action() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "culture 2"}, "goals": {PURPLE: "O2 O3"}, "hand": {PURPLE: "A31 A32"}}
    match = japan(advances={PURPLE: "philosophy voting"}, **kw)
    do(match, "card:A31", "effect:v:shogunate/card")
    assert state_of(match).actions == 3
    while match.state.step_name() != "Turn.choose":
        request: Any = match.state.request()
        do(match, tuple(request.items[: request.count]) if match.turn == (-1,) else match.legal()[-1])
    do(match, "card:A32")
    assert state_of(match).actions == 2  # once per turn
    lawless = do(japan(**kw), "card:A31")
    assert state_of(lawless).actions == 2


@rule("COC-33.31", "COC-22.9")
def test_a_great_person_costs_no_action_and_none_need_be_left() -> None:
    match = joined(japan(advances={PURPLE: "philosophy voting"}, actions=0), "E22", PURPLE)
    assert "event:E22" in match.legal()
    do(match, "event:E22")
    some(match, "effect:v:shogunate/card")
    assert state_of(match).actions == 0
    lawless = joined(japan(actions=0), "E22", PURPLE)
    assert "event:E22" not in lawless.legal()


@rule("COC-33.31")
def test_draft_may_draw_a_card_once_a_turn() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 3"}, "advances": {PURPLE: "tactics draft nationalism"}}
    match = recruit(japan(**kw), "D7", "extra:infantry")
    do(match, "button:card", card("A7"))
    state = state_of(match)
    assert (standing(match, "D7"), len(state.hand[PURPLE])) == ({"settler": 1}, 1)
    assert (match.state.step_name(), held(match, PURPLE)) == ("Turn.choose", {"mood": 2})  # no Nationalism
    recruit(match, "D7", "extra:infantry")
    assert set(match.legal()) == {"good:mood", "good:culture"}  # an infantry, and Nationalism
    assert standing(match, "D7") == {"settler": 1, "infantry": 1}
    soldier = do(recruit(japan(**kw), "D7", "extra:infantry"), "button:infantry", "good:mood")
    assert standing(soldier, "D7") == {"settler": 1, "infantry": 1}


@rule("COC-33.31")
def test_a_card_needs_no_room() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 1"}, "units": {"D7": "purple 4 infantry"}}
    match = recruit(japan(advances={PURPLE: "tactics draft nationalism"}, **kw), "D7", "extra:infantry")
    assert match.turn == (-1,)
    full = japan(advances={PURPLE: "tactics draft"}, **kw)
    assert refused(full, "action:recruit") == "COC-12.1"


# -- Go-Toba -----------------------------------------------------------------------------------------


@rule("COC-16.3", "COC-37.5")
def test_the_way_of_the_sword_outlives_its_master() -> None:
    match = led("japan", "go_toba", "red 4 infantry", "1 infantry", goods={PURPLE: "ore 1"})
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    do(match, "effect:l:go_toba.1")
    assert roll(match)[0] == 6
    assert held(match, PURPLE) == {}
    do(match, "unit:leader", "button:fight")
    assert roll(match, "2C", "1L")[0] == 4
    plain = led("japan", "go_toba", "red 4 infantry", "1 infantry", goods={PURPLE: "ore 1"})
    march(plain, "D7", "1 infantry", "hex:D6")
    assert plain.state.step_name() == "Round.roll"  # he does not take part


@rule("COC-32.3")
def test_a_scholar_learns_after_building_a_school() -> None:
    cities = {"D7": "purple neutral", "D6": "purple neutral"}
    kw: dict[str, Any] = {
        "cities": cities,
        "advances": {PURPLE: "writing myths"},
        "goods": {PURPLE: "food 1 wood 1 ore 1 gold 2"},
    }
    match = construct(japan(leader={PURPLE: "go_toba at D7"}, **kw), "D7", "building:academy", "pay:food1_wood1_ore1")
    do(match, "effect:l:go_toba.2")
    some(match, "advance:tactics", "pay:ideas2")
    state = state_of(match)
    assert state.owns(PURPLE, state.world().advance_of["tactics"])
    assert state.actions == 2
    away = construct(japan(leader={PURPLE: "go_toba at D6"}, **kw), "D7", "building:academy", "pay:food1_wood1_ore1")
    assert away.state.step_name() == "Turn.choose"
    temple = construct(japan(leader={PURPLE: "go_toba at D7"}, **kw), "D7", "building:temple", "pay:food1_wood1_ore1")
    some(temple, "good:mood")
    assert temple.state.step_name() == "Turn.choose"


# -- Jimmu -------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_jimmu_fortifies_from_afar() -> None:
    for where, piece, value in (
        ("D7", "fortress", 4),
        ("B7", "fortress", 4),
        ("A7", "fortress", 2),
        ("D7", "temple", 2),
    ):
        match = japan(
            turn=RED,
            units={"D6": "red 4 infantry", "D7": "purple"},
            cities={"D7": f"purple neutral {piece}"},
            advances={RED: "tactics"},
            leader={PURPLE: f"jimmu at {where}"},
        )
        march(match, "D6", "4 infantry", "hex:D7")
        strike = 2 if where == "D7" and piece == "fortress" else 0  # a die more than the leader's
        assert roll(match, "1L", "2C")[1] == value + strike, (where, piece)


@rule("COC-16.22", "COC-32.8")
def test_jimmu_takes_a_card_back() -> None:
    kw: dict[str, Any] = {"hand": {PURPLE: "A6"}, "goods": {PURPLE: "culture 1"}}
    match = march(led("japan", "jimmu", **kw), "D7", "1 leader", "hex:D6")
    do(match, "card:A6")
    roll(match, "5C", "1L")
    do(match, "effect:l:jimmu.2")
    assert (state_of(match).hand[PURPLE], held(match, PURPLE)) == ([5], {})
    home = march(led("japan", "jimmu", own="1 infantry", **kw), "D7", "1 infantry", "hex:D6")
    do(home, "card:A6")
    roll(home, "2C", "1L")
    do(home, "button:retreat")
    assert home.state.step_name() != "Happening.choose"  # he stands where they came from, but took no part
    assert state_of(home).hand[PURPLE] == []
    back = march(led("japan", "jimmu", **kw), "D7", "1 leader", "hex:D6")
    do(back, "card:A6")
    roll(back, "2C", "1L")
    do(back, "button:retreat", "effect:l:jimmu.2")
    assert state_of(back).hand[PURPLE] == [5]


# -- Suiko -------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_suiko_wins_buildings_back() -> None:
    cities = {"D7": "purple neutral temple:red obelisk:red"}
    kw: dict[str, Any] = {"leader": {PURPLE: "suiko at D7"}, "goods": {PURPLE: "culture 1"}}
    match = do(japan(cities=cities, **kw), "effect:l:suiko.1/action")
    state = state_of(match)
    assert [state.building(place(state, "D7"), piece) for piece in (4, 6)] == [PURPLE, RED]
    assert (held(match, PURPLE), state.actions, state.activated) == ({}, 2, [])
    pious = japan(cities=cities, advances={PURPLE: "myths state_religion"}, **kw)
    do(pious, "effect:l:suiko.1/free")
    assert state_of(pious).actions == 3
    assert "effect:l:suiko.1/free" not in japan(cities=cities, **kw).legal()
    stone = japan(cities={"D7": "purple neutral obelisk:red temple"}, **kw)
    assert offered(stone, "effect") == []
    away = japan(cities=cities, leader={PURPLE: "suiko at D6"}, goods={PURPLE: "culture 1"})
    assert offered(away, "effect") == []
    assert offered(japan(cities=cities, leader={PURPLE: "suiko at D7"}), "effect") == []


@rule("COC-32.3")
def test_suiko_protects() -> None:
    assert roll(invaded("japan", "suiko")) == (2, 4)
    field = invaded("japan", "suiko", cities={"D7": "", "B6": "purple neutral"})
    assert roll(field) == (2, 4)
    assert roll(march(led("japan", "suiko"), "D7", "1 leader", "hex:D6")) == (2, 2)
    assert rolled(field) == (2, 4)


@rule("COC-33.31")
def test_without_actions_only_one_card_is_free() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "culture 2"}, "goals": {PURPLE: "O2 O3"}, "hand": {PURPLE: "A31 A32"}}
    match = japan(advances={PURPLE: "philosophy voting"}, actions=0, **kw)
    do(match, "card:A31")
    some(match, "effect:v:shogunate/card")
    while match.state.step_name() != "Turn.choose":
        request: Any = match.state.request()
        do(match, tuple(request.items[: request.count]) if match.turn == (-1,) else match.legal()[-1])
    assert "card:A32" not in match.legal()
