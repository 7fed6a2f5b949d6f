"""Sealed bids: several seats answer at once and nobody sees an answer before all are in."""

import pytest

from gonfalon.kernel.errors import NothingToUndo, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Together
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import blank
from tests.kernel.games.every import awaited, begin, position, reload


def test_everybody_is_asked_at_once_and_answers_in_any_order() -> None:
    match = begin("bids", 3)
    assert awaited(match) == (0, 1, 2)
    match.apply("bid:1", seat=2)
    assert awaited(match) == (0, 1)
    match.apply("bid:4", seat=0)
    match.apply("bid:2", seat=1)
    assert position(match).coins == [0, 4, 4]
    assert match.scores() == (1, 0, 0)


def test_the_order_of_answers_does_not_matter() -> None:
    one, other = begin("bids", 3), begin("bids", 3)
    for seat in (0, 1, 2):
        one.apply(f"bid:{seat}", seat)
    for seat in (2, 0, 1):
        other.apply(f"bid:{seat}", seat)
    assert one == other


def test_a_sealed_bid_is_seen_by_its_maker_alone() -> None:
    match = begin("bids", 3)
    match.apply("bid:3", seat=1)
    assert match.view(1)["position"]["sealed"] == [{"seat": 1, "answer": "bid:3"}]
    for seat in (0, 2, None):
        assert match.view(seat)["position"]["sealed"] == [{"seat": 1, "answer": None}]


def test_another_bid_under_the_seal_changes_no_other_view() -> None:
    one, other = begin("bids", 3), begin("bids", 3)
    one.apply("bid:3", seat=1)
    other.apply("bid:0", seat=1)
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(1) != other.view(1)


def test_nobody_answers_twice_under_the_seal() -> None:
    match = begin("bids", 3)
    match.apply("bid:3", seat=1)
    before = match.digest()
    with pytest.raises(NotYourDecision):
        match.apply("bid:0", seat=1)
    assert match.digest() == before


def test_without_a_seat_it_is_not_clear_whose_bid_it_is() -> None:
    match = begin("bids", 3)
    assert match.legal() == []
    with pytest.raises(NotYourDecision, match="say for which one"):
        match.apply("bid:0")


def test_an_earlier_answer_does_not_make_the_other_decisions_stale() -> None:
    match = begin("bids", 3)
    decision = match.decision_id(2)
    match.apply("bid:1", seat=0)
    match.apply("bid:1", seat=2, decision=decision)
    assert awaited(match) == (1,)


def test_determinizing_takes_the_sealed_answers_of_others_back() -> None:
    match = begin("bids", 3)
    match.apply("bid:3", seat=1)
    match.apply("bid:2", seat=2)
    other = match.determinized(2, Generator(1))
    assert other.state.sealed == [(2, "bid:2")]
    assert other.turn == (0, 1)
    assert awaited(match) == (0,)
    other.apply("bid:0", seat=0)
    other.apply("bid:0", seat=1)
    assert other.scores() == (0, 0, 1)


def test_a_sealed_answer_can_be_taken_back_until_another_one_comes() -> None:
    match = begin("bids", 3)
    match.apply("bid:3", seat=1)
    match.undo(1)
    assert awaited(match) == (0, 1, 2)
    match.apply("bid:3", seat=1)
    match.apply("bid:3", seat=0)
    assert not match.can_undo(1)
    assert match.can_undo(0)


def test_the_last_bid_cannot_be_taken_back_once_the_others_are_open() -> None:
    match = begin("bids", 2)
    match.apply("bid:1", seat=0)
    match.apply("bid:2", seat=1)
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_half_of_the_bids_survive_a_save() -> None:
    match = begin("bids", 3)
    match.apply("bid:3", seat=1)
    again = reload(match)
    assert again == match
    assert again.turn == (0, 2)
    assert again.decision_id(0) == match.decision_id(0)


def test_a_tie_is_settled_by_a_die_and_no_die_is_thrown_without_one() -> None:
    match = begin("bids", 2, chance=False)
    match.apply("bid:1", seat=0)
    match.apply("bid:1", seat=1)
    assert awaited(match) == (-1,)
    match.apply([2])
    assert match.scores() == (0, 1)
    match.apply("bid:1", seat=0)
    match.apply("bid:0", seat=1)
    assert awaited(match) == (0, 1)


class Empty(Frame):
    """Asks everybody who can answer, and nobody can."""

    STEPS = ("ask",)

    heard: int = -1

    def ask(self, state: State) -> Together:
        return Together([Ask(seat, ["bid:0"], "bid", "TINY-4") for seat in range(0)])

    def on_ask(self, state: State, answers: list[tuple[int, str]]) -> None:
        self.heard = len(answers)


def test_asking_nobody_is_answered_at_once() -> None:
    state, frame = State(**blank(2, {"skip_forced": True})), Empty()
    state.start(frame)
    assert state.over
    assert frame.heard == 0
