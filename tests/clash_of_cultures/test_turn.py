"""Sections 3, 4 and 7: the turn, resources, advances."""

import random

import gonfalon
from gonfalon.games.clash_of_cultures.rules.goods import gain
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    at_turn,
    card,
    coc,
    do,
    held,
    offered,
    opening,
    own,
    owns,
    refused,
    state_of,
)
from tests.support import rule


@rule("COC-3.1", "COC-3.2", "COC-28.12")
def test_three_rounds_then_a_status_phase() -> None:
    match = opening(trades=False)
    seen = []
    while match.state.step_name() != "StatusObjectives.choose":
        state = state_of(match)
        if match.turn == (-1,):
            break
        seen.append((state.round_number, match.turn[0]))
        do(match, "button:end")
    assert seen == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)]


@rule("COC-3.3", "COC-3.4", "COC-3.8")
def test_three_actions_the_same_one_again_or_none() -> None:
    match = coc(hand={RED: "A1"})  # a card that needs a token: the turn waits for its end
    for left in (2, 1, 0):
        do(match, "action:collect", offered(do(match.copy(), "action:collect"), "collect")[0])
        assert state_of(match).actions == left
    assert refused(match, "action:advance") == "COC-3.3"
    do(match, "button:end")
    assert match.turn == (PURPLE,)
    do(match, "button:end")  # with three actions left
    assert (match.turn, state_of(match).actions) == ((RED,), 3)


@rule("COC-3.5")
def test_the_six_actions() -> None:
    goods = {RED: "food 2 wood 2 ore 2 mood 3"}
    match = coc(
        goods=goods,
        regions={3: "R20"},
        cities={"D3": "red neutral", "D2": "red neutral", "C4": "purple neutral temple"},
        units={"E4": "red 1 settler"},
        advances={RED: "storage myths"},
    )
    kinds = ["advance", "found", "collect", "construct", "recruit", "move", "happiness", "influence"]
    assert offered(match, "action") == [f"action:{name}" for name in kinds]


def test_every_action_can_be_begun_by_pointing_at_what_it_begins_with() -> None:
    match = coc(
        goods={RED: "food 2 wood 2 ore 2 mood 3"},
        regions={3: "R20"},
        cities={"D3": "red neutral", "D2": "red neutral", "C4": "purple neutral temple"},
        units={"E4": "red 1 settler"},
        advances={RED: "storage myths"},
    )
    decision = match.decision(RED)
    assert decision is not None
    pointed = {option["answer"]: option["targets"] for option in decision["options"]}
    for action in offered(match, "action"):
        begun = do(match.copy(), action)
        asked = offered(begun, "hex") + offered(begun, "advance")
        assert pointed[action] == asked or (len(pointed[action]) == 1 and not asked), action
    assert pointed["action:found"] == ["hex:E4"]


def test_nothing_chosen_before_stands_over_the_question_of_a_turn() -> None:
    chance, asked = random.Random(2), 0
    match = gonfalon.new("clash-of-cultures", seats=2, seed=5, undo=True)
    while asked < 60 and not match.over:
        seat = match.turn[0]
        decision = match.decision(seat)
        assert decision is not None
        if match.state.step_name() == "Turn.choose":
            asked += 1
            assert decision["chosen"] == []
        match.apply(chance.choice(match.legal(seat)), seat)


@rule("COC-3.9")
def test_marks_of_a_turn_end_with_it() -> None:
    match = coc(actions=2)
    do(match, "action:collect", "collect:wood1_ore1")
    assert state_of(match).activated
    do(match, "button:end")
    state = state_of(match)
    assert (state.activated, state.angry_used, state.tired, state.marks) == ([], [], [], [])


@rule("COC-3.10")
def test_without_cities_turns_go_on() -> None:
    match = at_turn(coc(cities={"D2": ""}), RED)
    assert "action:move" in match.legal()


@rule("COC-4.1", "COC-4.2", "COC-31.3")
def test_limits_of_resources() -> None:
    match = coc(goods={RED: "food 1 ore 6"})
    state = state_of(match)
    gain(state, RED, 0, 5)
    gain(state, RED, 2, 5)
    assert held(match, RED) == {"food": 2, "ore": 7}
    own(state, RED, "storage")
    gain(state, RED, 0, 9)
    assert held(match, RED)["food"] == 7


@rule("COC-4.3", "COC-4.4", "COC-7.1")
def test_ideas_and_gold_stand_in_for_the_food_of_an_advance() -> None:
    match = coc(goods={RED: "food 1 ideas 1 gold 1 wood 5"})
    do(match, "action:advance", "advance:fishing")
    assert sorted(offered(match, "pay")) == ["pay:food1_gold1", "pay:food1_ideas1", "pay:ideas1_gold1"]


@rule("COC-4.4", "COC-4.3", "COC-11.2")
def test_gold_replaces_resources_of_a_building_ideas_do_not() -> None:
    cities = {"D2": "red neutral", "C3": "red neutral"}
    for purse, legal in (("food 1 wood 1 gold 1", True), ("food 1 wood 1 ideas 5", False)):
        match = coc(regions={1: "R20"}, cities=cities, goods={RED: purse}, advances={RED: "writing"})
        assert ("action:construct" in match.legal()) == legal


@rule("COC-4.6", "COC-4.7")
def test_tokens_have_no_limit_and_a_city_s_mood_is_none_of_them() -> None:
    match = coc()
    state = state_of(match)
    gain(state, RED, 5, 40)
    assert held(match, RED) == {"mood": 40}
    assert state.mood[state.land().index["D2"]] == 2


@rule("COC-0.3", "COC-7.1")
def test_what_cannot_be_paid_cannot_be_done() -> None:
    assert refused(coc(goods={RED: "food 1"}), "action:advance") == "COC-7.1"
    assert "action:advance" in coc(goods={RED: "food 2"}).legal()


@rule("COC-7.2", "COC-7.7", "COC-EX-5", "COC-7.3")
def test_the_top_advance_comes_first_and_brings_its_token() -> None:
    match = coc(goods={RED: "food 2"})
    do(match, "action:advance")
    assert refused(match, "advance:rituals") == "COC-7.2"
    assert refused(match, "advance:farming") == "COC-7.7"
    do(match, "advance:myths")
    assert held(match, RED) == {"mood": 1}
    assert state_of(match).box[RED] == 2
    assert owns(match, RED, "myths")


@rule("COC-7.4", "COC-24.1", "COC-24.7")
def test_the_last_cube_draws_an_event_and_the_box_is_refilled() -> None:
    match = coc(goods={RED: "food 2"})
    state_of(match).box[RED] = 1
    do(match, "action:advance", "advance:fishing")
    assert match.state.step_name() == "DrawEvent.draw"
    do(match, card("E34"))
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    assert state_of(match).box[RED] == 3
    assert held(match, RED)["gold"] == 2  # the gold mine


@rule("COC-7.5", "COC-31.18", "COC-31.17")
def test_philosophy_then_free_education_then_the_event() -> None:
    match = coc(goods={RED: "ideas 2 gold 1"}, advances={RED: "writing philosophy free_education"})
    state_of(match).box[RED] = 1
    do(match, "action:advance", "advance:math", "pay:ideas2")
    assert held(match, RED) == {"ideas": 1, "gold": 1, "culture": 1}  # Philosophy has paid already
    do(match, "effect:a:free_education", "pay:ideas1")
    assert held(match, RED) == {"gold": 1, "culture": 1, "mood": 1}
    assert match.state.step_name() == "DrawEvent.draw"


@rule("COC-7.6", "COC-28.4")
def test_an_advance_without_payment_still_takes_a_cube_from_the_box() -> None:
    match = coc(age=1, round_number=3, turn=PURPLE)
    do(match, "button:end")
    while match.state.step_name() != "FreeAdvance.choose":
        do(match, match.legal()[0])
    seat = match.turn[0]
    do(match, "advance:fishing")
    assert state_of(match).box[seat] == 2
    assert owns(match, seat, "fishing")


@rule("COC-7.8", "COC-11.3", "COC-EX-6")
def test_a_building_needs_the_advance_that_names_it() -> None:
    kw = {"regions": {1: "R20"}, "cities": {"C3": "red neutral"}, "goods": {RED: "food 1 wood 1 ore 1"}}
    assert "action:construct" not in coc(**kw).legal()  # type: ignore[arg-type]
    match = do(coc(**kw, advances={RED: "writing"}), "action:construct")  # type: ignore[arg-type]
    assert offered(match, "hex") == ["hex:C3", "hex:D2"]


@rule("COC-29.1", "COC-29.2", "COC-EX-7")
def test_governments_need_an_advance_and_exclude_each_other() -> None:
    kw = {"goods": {RED: "food 2"}}
    match = do(coc(**kw, advances={RED: "writing"}), "action:advance")  # type: ignore[arg-type]
    assert refused(match, "advance:voting") == "COC-29.1"
    match = do(coc(**kw, advances={RED: "writing philosophy"}), "action:advance")  # type: ignore[arg-type]
    assert "advance:voting" in match.legal()
    match = do(coc(**kw, advances={RED: "writing philosophy tactics draft nationalism"}), "action:advance")  # type: ignore[arg-type]
    assert refused(match, "advance:voting") == "COC-29.2"


@rule("COC-7.9", "COC-EX-62", "COC-32.1")
def test_a_civilization_advance_comes_with_its_advance() -> None:
    match = coc(civ={RED: "aztecs"}, goods={RED: "food 2"})
    do(match, "action:advance", "advance:tactics")
    state = state_of(match)
    assert state.owns_civ(RED, WORLD.civ_advance_of["captives"])
    assert state.box[RED] == 2
    assert held(match, RED) == {"culture": 1}
