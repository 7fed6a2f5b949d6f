"""Offers between players: composed pick by pick, accepted, refused or countered, and always ended."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.errors import IllegalAnswer
from gonfalon.match import Match
from tests.kernel.games.every import begin, position
from tests.support import play


def answered(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.apply(answer)
    return match


WOOL_FOR_CORN = ("button:offer", "good:wool", "button:enough", "good:corn", "button:enough")
CORN_FOR_WOOL = ("good:corn", "button:enough", "good:wool", "button:enough")


def test_an_offer_is_a_series_of_picks() -> None:
    match = answered(begin("offers", 3), *WOOL_FOR_CORN)
    assert position(match).offers == [(0, (0,), (1,))]
    assert match.turn == (0,)


def test_only_goods_in_hand_can_be_given() -> None:
    match = answered(begin("offers", 3), "button:offer", "good:wool")
    position(match).goods[0][0] = 1
    match = match.copy()
    match.state._request = None
    assert match.legal() == ["good:corn", "button:enough"]


def test_an_accepted_offer_moves_the_goods_and_ends_the_hearing() -> None:
    match = answered(begin("offers", 3), *WOOL_FOR_CORN, "button:done", "offer:0")
    assert position(match).goods == [[1, 3], [3, 1], [2, 2]]
    assert position(match).offers == []
    assert match.decision(1) is not None
    assert match.state.step_name() == "Trading.propose"


def test_several_offers_stand_side_by_side() -> None:
    match = answered(begin("offers", 3), *WOOL_FOR_CORN, *WOOL_FOR_CORN)
    assert match.legal(1) == ["offer:0", "offer:1", "button:refuse", "button:counter"]


def test_whoever_refuses_hands_the_offer_to_the_next_seat() -> None:
    match = answered(begin("offers", 3), *WOOL_FOR_CORN, "button:done", "button:refuse")
    assert match.turn == (2,)
    answered(match, "button:refuse")
    assert position(match).goods == [[2, 2]] * 3
    assert match.turn == (1,)


def test_a_counter_offer_goes_back_to_the_maker() -> None:
    match = answered(begin("offers", 2), *WOOL_FOR_CORN, "button:done", "button:counter", *CORN_FOR_WOOL)
    assert match.turn == (0,)
    assert match.legal() == ["offer:1", "button:refuse"]
    answered(match, "offer:1")
    assert position(match).goods == [[1, 3], [3, 1]]


def test_an_offer_nobody_can_pay_cannot_be_accepted() -> None:
    match = answered(begin("offers", 2), *WOOL_FOR_CORN)
    position(match).goods[1][1] = 0
    answered(match, "button:done")
    assert match.legal() == ["button:refuse", "button:counter"]
    with pytest.raises(IllegalAnswer, match="TINY-5"):
        match.apply("offer:0")


def test_the_offer_in_writing_can_be_taken_back_pick_by_pick() -> None:
    match = answered(begin("offers", 2), *WOOL_FOR_CORN)
    for _ in WOOL_FOR_CORN:
        match.undo(0)
    assert match == begin("offers", 2)


@given(st.integers(), st.sampled_from([2, 3, 6]))
def test_trading_always_ends_and_conserves_goods(seed: int, seats: int) -> None:
    match = begin("offers", seats)
    play(match, seed, each=lambda m: m.game.laws(m.state))
    assert match.over
    match.game.laws(match.state)


@given(st.integers(), st.sampled_from([2, 3]))
def test_a_negotiation_over_hidden_goods_always_ends_and_conserves_them(seed: int, seats: int) -> None:
    match = begin("barter", seats)
    play(match, seed, each=lambda m: m.game.laws(m.state))
    assert match.over
