"""Hidden hands and a deck: what a seat sees, what it is told, and what it could as well be facing."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel import views
from gonfalon.kernel.errors import IllegalAnswer
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from gonfalon.match import Match
from tests.kernel.games.every import begin, position
from tests.support import play


def dealt(first: int, second: int) -> Match:
    """Seat 0 draws ``first`` and passes, seat 1 draws ``second``, passes, seat 2 draws 20."""
    match = begin("hands", 3, chance=False)
    for card, answer in ((first, "button:pass"), (second, "button:pass")):
        match.apply((card,), CHANCE)
        match.apply(answer)
    match.apply((20,), CHANCE)
    return match


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    match = dealt(3, 5)
    assert match.view(0)["position"]["hand"] == [[3], 1, 1]
    assert match.view(1)["position"]["hand"] == [1, [5], 1]
    assert match.view(None)["position"]["hand"] == [1, 1, 1]


def test_nobody_sees_the_deck_but_everybody_its_size() -> None:
    match = dealt(3, 5)
    assert [match.view(seat)["position"]["deck"] for seat in (None, 0, 1, 2)] == [21] * 4


def test_only_the_drawer_is_told_the_card() -> None:
    match = dealt(3, 5)
    assert [line["text"] for line in match.log(1)] == [
        "Red draws a card.",
        "Blue draws a card.",
        "You drew card 5.",
        "Green draws a card.",
    ]
    assert [line["key"] for line in match.log(None)] == ["draws", "draws", "draws"]


def test_what_others_hold_changes_nothing_that_a_seat_can_read() -> None:
    one, other = dealt(3, 5), dealt(3, 11)
    assert one != other
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.text(seat) == other.text(seat)
    assert one.legal(2) == other.legal(2)


def test_what_a_seat_holds_itself_does_change_its_view() -> None:
    assert dealt(3, 5).view(1) != dealt(3, 11).view(1)
    assert dealt(3, 5).log(1) != dealt(3, 11).log(1)


def test_the_view_is_plain_data() -> None:
    match = play(begin("hands", 6), answers=9)
    for seat in (None, 0, 5):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


@given(st.integers(0, 30), st.integers(0, 2), st.integers())
def test_a_determinized_match_looks_the_same_to_its_seat(answers: int, seat: int, seed: int) -> None:
    match = play(begin("hands", 3), answers=answers)
    before = match.digest()
    other = match.determinized(seat, Generator(seed))
    assert views.visible(other.state, seat) == views.visible(match.state, seat)
    assert other.turn == match.turn
    if seat in match.turn:
        assert other.legal(seat) == match.legal(seat)
    match.game.laws(other.state)
    assert match.digest() == before


def test_determinizing_deals_the_unseen_again() -> None:
    match = play(begin("hands", 3), answers=5)
    hands = {tuple(position(match.determinized(0, Generator(seed))).hand[1]) for seed in range(200)}
    assert len(hands) > 10


def test_a_determinized_match_has_no_past_and_plays_to_its_end() -> None:
    other = play(begin("hands", 3), answers=5).determinized(0, Generator(1))
    assert other.log(1) == []
    assert other.answers() == []
    assert play(other).over


def test_the_dice_to_come_are_not_those_of_the_table() -> None:
    match = play(begin("hands", 3), answers=2)
    assert match.determinized(0, Generator(1)).generator.state != match.generator.state


def test_a_draw_is_refused_if_the_card_is_not_in_the_deck() -> None:
    match = begin("hands", 2, chance=False)
    before = match.digest()
    outcomes: list[Any] = [(24,), (), (1, 2), (1.0,), (True,), "1", None, ([],)]
    for outcome in outcomes:
        with pytest.raises(IllegalAnswer):
            match.apply(outcome, CHANCE)
    assert match.digest() == before


def test_an_old_copy_waits_for_the_same_draw_while_the_original_goes_on() -> None:
    match = begin("hands", 2, chance=False)
    old = match.copy()
    match.apply((7,), CHANCE)
    old.apply((7,), CHANCE)
    assert old == match
