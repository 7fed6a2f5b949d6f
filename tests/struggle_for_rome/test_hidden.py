"""Section 15: what a seat cannot see, and what it may conclude."""

from typing import Any

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.rules.dice import Levy
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    RED,
    WHITE,
    YELLOW,
    at,
    cross,
    held,
    hold,
    market,
    nomads,
    resource,
    rome,
    state_of,
    tribe,
)
from tests.support import rule, step


@rule("SFR-15.1")
def test_hands_and_cards_are_counted_but_not_shown() -> None:
    match = hold(market(), RED, ore=2, horse=1, cards=("traitor",))
    mine, theirs = match.view(RED)["position"], match.view(BLUE)["position"]
    assert mine["hand"][RED] == [0, 0, 2]
    assert theirs["hand"][RED] == 3
    assert theirs["cards"][RED] == 1
    assert (theirs["pasture"], theirs["deck"]) == (len(state_of(match).pasture), 29)
    assert theirs["gold"] == mine["gold"]


@rule("SFR-15.1")
def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, BLUE, ore=1, cattle=1), RED)
    match.apply((3, 4))
    match.apply("hex:raetia")
    match.apply(resource("ore"))
    keys = [[line["key"] for line in match.log(seat)] for seat in range(4)]
    assert ["robbed-card" in lines for lines in keys] == [True, True, False, False]


@rule("SFR-15.1")
def test_what_everybody_saw_is_known_and_the_rest_is_not() -> None:
    match = hold(hold(market(), RED, ore=3), BLUE, grain=1)
    hold(match, WHITE)
    hold(match, YELLOW)
    for answer in ("button:trade", "give:ore", "get:grain", "button:send", "button:accept"):
        match.apply(answer)
    for seed in range(20):
        other = match.determinized(WHITE, Generator(seed))
        assert held(other, BLUE) == {"ore": 1}
        assert held(other, RED) == {"ore": 2, "grain": 1}


@rule("SFR-15.1")
def test_a_theft_blurs_what_is_known() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, BLUE, ore=1, grain=1), RED)
    hold(match, WHITE)
    hold(match, YELLOW)
    match.apply((3, 4))
    match.apply("hex:raetia")
    match.apply(resource("ore"))
    seen = {tuple(held(match.determinized(WHITE, Generator(seed)), RED)) for seed in range(40)}
    assert seen == {("ore",), ("grain",)}


@rule("SFR-15.1")
def test_the_pasture_pile_never_holds_ore() -> None:
    match = hold(hold(market(), RED, ore=5), BLUE, cattle=2)
    state_of(match).known = [0] * 20
    for seed in range(20):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert set(other.pasture) <= {2, 3}
        GAME.laws(other)


@rule("SFR-15.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_redealt_table_looks_the_same_to_its_seat(seats: int) -> None:
    match = fresh(GAME, seats, {}, 5)
    generator = Generator(7)
    for turn in range(400):
        if match.over:
            break
        if turn % 10 == 0:
            seat = turn // 10 % seats
            other: Match = match.determinized(seat, generator)
            GAME.laws(state_of(other))
            assert other.view(seat)["position"] == match.view(seat)["position"]
            assert other.legal(seat) == match.legal(seat)
        step(match, generator)


@rule("SFR-15.1")
def test_an_offer_and_its_acceptance_show_cards() -> None:
    match = hold(hold(market(), RED, ore=1, horse=2), BLUE, grain=1, cattle=3)
    state_of(match).known = [0] * 20
    for answer in ("button:trade", "give:ore", "get:cattle", "get:cattle", "button:send", "button:accept"):
        match.apply(answer)
    assert match.turn == (WHITE,) or held(match, RED) == {"horse": 2, "cattle": 2}
    for seed in range(20):
        other = match.determinized(YELLOW, Generator(seed))
        assert held(other, RED).get("ore", 0) + held(other, BLUE).get("ore", 0) >= 1


@rule("SFR-13.1")
def test_nobody_is_thought_to_hide_a_victory() -> None:
    cities = ("lutetia", "caesarodunum", "burdigala", "durocortorum", "lugdunum")
    match = tribe(rome(), BLUE, HORSEMEN, cities=cities)
    tribe(match, BLUE, 1, cities=("roma", "neapolis", "rhegium"))
    hold(match, BLUE, cards=("diplomat", "diplomat", "traitor", "feudalism"))
    for seed in range(30):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert other.total(BLUE) < 10
        GAME.laws(other)


def test_the_move_that_ends_the_game_and_turns_up_the_treasures_stands() -> None:
    """Found by the fuzzer: it could be taken back after everybody's hidden points had been seen."""
    match = hold(at(rome(), 4, YELLOW), RED, cards=("treasure_of_the_vandals",))
    state_of(match).quiet = state_of(match).number("quiet_rounds")
    match.keeps_undo = True
    seat = match.turn[0]
    match.apply("button:done")
    assert match.over
    assert not match.can_undo(seat)


# -- what is only considered, and who is asked --------------------------------------------------


@rule("SFR-15.1", "SFR-6.6")
def test_nobody_sees_that_a_leader_could_be_played_or_where_a_tribe_could_go() -> None:
    seen = []
    for cards in (("great_tribal_leader",), ("traitor",)):
        match = hold(nomads(at="12,4,S"), RED, gold=1, cards=cards)
        before = match.view(BLUE)["position"], match.waiting()
        match.apply(cross("13,7,S"))
        assert (match.view(BLUE)["position"], match.waiting()) == before
        seen.append(match.view(BLUE))
    assert seen[0] == seen[1]


@rule("SFR-15.1", "SFR-5.7")
def test_a_joker_purchase_is_asked_for_whatever_the_hand_holds() -> None:
    hands: tuple[dict[str, Any], ...] = ({"ore": 1}, {"horse": 1}, {"ore": 1, "horse": 1})
    for hand in hands:
        match = hold(market(), RED, gold=3, **hand)
        before = match.view(BLUE)["position"]
        match.apply("build:recruit")
        assert match.turn == (RED,)
        assert match.state.step_name() == "Build.pay"
        assert match.view(BLUE)["position"] == before
    used = hold(market(), RED, ore=1, horse=1, gold=2)
    used.apply("build:recruit")
    assert used.state.step_name() == "MarketTurn.act", "without gold for a joker everybody knows how it is paid"


@rule("SFR-15.1", "SFR-4.1")
def test_a_market_turn_is_asked_for_with_any_hand() -> None:
    hands: tuple[dict[str, Any], ...] = ({"ore": 1}, {"grain": 1})
    for hand in hands:
        match = hold(market(), RED, gold=0, **hand)
        for seat in (BLUE, WHITE, YELLOW):
            hold(match, seat)
        match.state._run()  # a choice that is none would be made here
        assert match.turn == (RED,)
        assert match.legal() == ["button:done"]


@rule("SFR-15.1", "SFR-14.3")
def test_a_levy_is_asked_for_with_one_kind_as_with_two() -> None:
    hands: tuple[dict[str, Any], ...] = ({"horse": 4}, {"horse": 2, "cattle": 2})
    for hand in hands:
        match = hold(rome(), RED, **hand)
        state_of(match).frames[-1].at = 1
        state_of(match).start(Levy(due=[2, 0, 0, 0]))
        assert match.turn == (RED,)
        assert match.state.step_name() == "Levy.give"


@rule("SFR-15.1", "SFR-4.6", "SFR-4.7")
def test_an_exchange_is_a_thought_until_the_pile_is_named() -> None:
    match = hold(market(), RED, ore=3)
    match.keeps_undo = True
    before = match.view(BLUE)["position"]
    match.apply("bank:ore")
    assert match.view(BLUE)["position"] == before
    match.apply("button:back")
    assert match.state.step_name() == "MarketTurn.act"
    assert held(match) == {"ore": 3}
    match.apply("bank:ore")
    match.apply("pile:grain")
    assert held(match) == {"grain": 1}
    assert not match.can_undo(RED), "three ore have been shown"


@rule("SFR-15.1")
def test_a_card_that_was_played_cannot_be_taken_back() -> None:
    match = hold(market(), RED, cards=("diplomat",))
    match.keeps_undo = True
    match.apply("card:diplomat")
    assert match.turn == (RED,)
    assert not match.can_undo(RED)
