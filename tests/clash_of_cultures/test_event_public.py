"""Great Architect, Great Diplomat, Great Oracle (COC-35.3, 35.14, 35.24)."""

import pytest

from gonfalon.games.clash_of_cultures.rules.cards import DrawGoals
from gonfalon.games.clash_of_cultures.rules.exchanges import ExchangeGoal
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    again,
    card,
    coc,
    do,
    faces,
    held,
    offered,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import discarded, joined, told
from tests.support import rule


def _site(culture: int, advances: str, person: bool = True) -> Match:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        cities={"D7": "purple happy", "C8": "purple neutral"},
        goods={PURPLE: f"food 2 wood 6 ore 6 gold 2 culture {culture}"},
        advances={PURPLE: advances},
        plans={PURPLE: "W1"},
    )
    return joined(match, "E55") if person else match


@rule("COC-27.2", "COC-4.9")
def test_an_architect_waives_the_advance_and_three_tokens() -> None:
    match = _site(2, "engineering")
    do(match, "action:construct")
    while offered(match, "wonder", "pay"):
        do(match, offered(match, "wonder", "pay")[0])
    state = state_of(match)
    assert state.wonders_in(place(state, "D7")) == [0]
    assert (held(match, PURPLE).get("culture", 0), discarded(match, "E55")) == (0, True)
    assert refused(_site(5, "engineering", person=False), "action:construct") == "COC-11.1"
    assert refused(_site(5, "circus_and_sports"), "action:construct") == "COC-11.1"  # Engineering is not waived


@rule("COC-4.9")
def test_with_the_advance_the_architect_may_stay() -> None:
    match = _site(5, "engineering circus_and_sports")
    do(match, "action:construct")
    assert offered(match, "effect", "button") == ["effect:e:E55", "button:done"]
    used = match.copy()
    do(match, "button:done")
    do(used, "effect:e:E55")
    for one in (match, used):
        while offered(one, "pay"):
            do(one, offered(one, "pay")[0])
    assert (held(match, PURPLE).get("culture", 0), discarded(match, "E55")) == (0, False)
    assert (held(used, PURPLE).get("culture", 0), discarded(used, "E55")) == (3, True)


@rule("COC-34.5")
def test_an_architect_who_was_used_goes_under_the_pile_of_the_mausoleum() -> None:
    for mausoleum in (True, False):
        match = _site(2, "engineering")
        state = state_of(match)
        if mausoleum:
            state.plan_deck.remove(WORLD.wonders.index("W5"))
            state.wonder_at[WORLD.wonders.index("W5")] = place(state, "C8")
            state.wonder_by[WORLD.wonders.index("W5")] = PURPLE
        famine = WORLD.event_of["E3"]
        state.events.take((famine,))
        state.event_discard = [famine]
        do(again(match), "action:construct")
        while offered(match, "wonder", "pay"):
            do(match, offered(match, "wonder", "pay")[0])
        assert state_of(match).event_discard.index(WORLD.event_of["E55"]) == (0 if mausoleum else 1)


def _border(turn: int, tokens: int) -> Match:
    """Purple has the Diplomat against red; both have armies, side by side."""
    match = coc(
        turn=turn,
        civ={PURPLE: "rome"},
        regions={6: "R20"},
        units={"D7": "purple 1 infantry", "D6": "red 1 infantry"},
        advances={PURPLE: "tactics", RED: "tactics"},
        goods={turn: f"culture {tokens}"},
    )
    joined(match, "E57")
    state_of(match).diplomat = [PURPLE, RED]
    return match


@rule("COC-35.24", "COC-35.3")
def test_an_attack_past_the_diplomat_costs_two_tokens_and_sends_him_away() -> None:
    for turn, start, target in ((PURPLE, "D7", "D6"), (RED, "D6", "D7")):
        match = _border(turn, 2)
        do(match, "action:move", f"hex:{start}")
        do(match, f"hex:{target}")
        assert (held(match, turn), discarded(match, "E57"), state_of(match).diplomat) == ({}, True, [])
        poor = _border(turn, 1)
        do(poor, "action:move", f"hex:{start}")
        assert refused(poor, f"hex:{target}") == "COC-13.11"


@rule("COC-35.24")
def test_barbarians_are_attacked_without_paying_the_diplomat() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={6: "R20"},
        units={"D7": "purple 1 infantry", "D6": "barbarian 1 infantry"},
        advances={PURPLE: "tactics"},
    )
    joined(match, "E57")
    state_of(match).diplomat = [PURPLE, RED]
    do(match, "action:move", "hex:D7", "hex:D6", faces("1L"), faces("1L"), "button:retreat")
    assert (standing(match, "D7"), discarded(match, "E57")) == ({"infantry": 1}, False)


@rule("COC-24.11")
def test_the_taker_names_the_opponent_and_may_recall_the_diplomat() -> None:
    match = told(coc(3, turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "culture 1"}), "E57")
    do(match, "button:take")
    assert offered(match, "seat") == ["seat:2", "seat:0"]
    do(match, "seat:0")
    assert state_of(match).diplomat == [PURPLE, RED]
    do(match, "event:E57")
    assert (state_of(match).diplomat, discarded(match, "E57"), state_of(match).actions) == ([], True, 2)


@rule("COC-35.14", "COC-0.12")
def test_the_oracle_assigns_a_card_to_everybody() -> None:
    match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E58")
    do(match, "event:E58", card("O3"), card("O4"))
    assert offered(match, "goal") == ["goal:O3", "goal:O4"]
    do(match, "goal:O4", "goal:O3")  # herself first
    state = state_of(match)
    assert state.goals == [[], []]
    for seat, known in ((PURPLE, True), (RED, False)):  # only she has seen the card of red
        dealt = {tuple(state_of(match.determinized(seat, Generator(seed))).assigned[RED]) for seed in range(12)}
        assert (dealt == {(WORLD.goal_cards.index("O3"),)}) == known
    running(match, DrawGoals(seat=RED))
    assert state_of(match).goals[RED] == [WORLD.goal_cards.index("O3")]
    running(match, DrawGoals(seat=RED))
    do(match, card("O7"))
    assert WORLD.goal_cards.index("O7") in state_of(match).goals[RED]


@rule("COC-35.14", "COC-0.12")
@pytest.mark.parametrize("assigned", [False, True])
def test_who_has_seen_an_assigned_card_does_not_go_back(assigned: bool) -> None:
    for frame in (DrawGoals(seat=RED), ExchangeGoal(seat=RED, drawn=[])):
        match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E58")
        do(match, "event:E58", card("O3"), card("O4"), "goal:O4", "goal:O3")
        state = state_of(match)
        if not assigned:
            state.assigned[RED] = []
        frame.draw(state)
        assert state._revealed == assigned


@rule("COC-35.24")
def test_an_empty_city_is_under_the_diplomat_s_protection_too() -> None:
    for tokens, free in ((2, True), (1, False)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "rome"},
            regions={6: "R20"},
            cities={"D6": "red neutral"},
            units={"D7": "purple 1 infantry", "D6": "red"},
            advances={PURPLE: "tactics"},
            goods={PURPLE: f"culture {tokens}"},
        )
        joined(match, "E57")
        state_of(match).diplomat = [RED, PURPLE]
        do(match, "action:move", "hex:D7")
        assert (refused(match, "hex:D6") == "") == free
    match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E57")
    assert "event:E57" not in match.legal()  # nobody was named: nothing to recall
    state_of(match).diplomat = [RED, PURPLE]
    assert "event:E57" not in match.legal()


@rule("COC-35.14", "COC-23.5")
def test_the_oracle_renews_the_deck_and_stops_where_no_card_is_left() -> None:
    match = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E58")
    state = state_of(match)
    first, second, *rest = state.goal_deck
    state.goal_deck, state.goal_discard = [first], [second]
    state.done[RED] = rest
    do(match, "event:E58", (first,))
    assert (state_of(match).goal_deck, state_of(match).goal_discard) == ([second], [])
    do(match, (second,))
    assert sorted(offered(match, "goal")) == sorted(f"goal:{WORLD.goal_cards[one]}" for one in (first, second))
    last = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E58")
    state = state_of(last)
    only, *rest = state.goal_deck
    state.goal_deck, state.done[RED] = [only], rest
    do(last, "event:E58", (only,), f"goal:{WORLD.goal_cards[only]}")
    assert (state_of(last).assigned, last.state.step_name()) == ([[], [only]], "Turn.choose")  # herself first
    full = joined(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E58")
    state = state_of(full)
    first, second, thrown, *rest = state.goal_deck
    state.goal_deck, state.goal_discard, state.done[RED] = [first, second], [thrown], rest
    do(full, "event:E58", (first,), (second,))  # one for each of two players: nothing more is to be drawn
    assert (state_of(full).goal_deck, state_of(full).goal_discard) == ([], [thrown])


@rule("COC-27.2")
def test_the_architect_asks_for_the_advances_of_his_own_player() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        cities={"D7": "purple happy", "C8": "purple neutral"},
        goods={PURPLE: "food 2 wood 6 ore 6 gold 2 culture 2"},
        advances={PURPLE: "engineering", RED: "circus_and_sports"},
        plans={PURPLE: "W1"},
    )
    assert refused(joined(match, "E55"), "action:construct") == ""
