"""Undo: one's own answers, never past dice, draws or another seat's answer; beyond that, rewinding."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.errors import BadAnswer, NothingToUndo, StaleDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.windows import is_pass
from gonfalon.match import fresh
from tests.kernel.games.every import GAMES, TABLES, awaited, begin, position
from tests.support import play, step


def test_undo_gives_the_very_same_match_back() -> None:
    match = begin("road", 2)
    before, log, decision = match.save(), match.log(), match.decision(0)
    match.apply("road:left")
    match.undo(0)
    assert (match.log(), match.answers(), match.version) == (log, [], 0)
    assert match == begin("road", 2)
    assert before != match.save()  # it remembers that something was taken back
    assert decision is not None
    assert match.decision(0) == {**decision, "id": "0.0.1"}


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    match = begin("road", 1, skip_forced=False)
    for answer in ("road:gate", "road:left", "road:lane"):
        match.apply(answer)
    for left in (["road:gate", "road:left"], ["road:gate"], []):
        match.undo(0)
        assert position(match).path == left
    with pytest.raises(NothingToUndo):
        match.undo(0)


def test_the_answer_that_ends_a_game_with_secrets_stands() -> None:
    match = begin("hands", 2)
    while not match.over:
        match.apply("button:pass")
    assert not match.can_undo(1)


def test_undo_never_goes_past_dice() -> None:
    match = begin("road", 1)
    match.apply("road:left")
    match.apply("road:over")
    assert not match.can_undo(0)
    before = match.digest()
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert match.digest() == before


def test_undo_never_goes_past_a_draw() -> None:
    match = begin("hands", 2)
    match.apply("button:pass")
    assert not match.can_undo(0)


def test_undo_never_goes_past_the_answer_of_another_seat() -> None:
    match = begin("road", 2)
    match.apply("road:left")
    match.apply("road:around")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.apply("road:left")
    assert match.can_undo(1)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.undo(1)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_the_last_answer_of_a_game_can_be_taken_back_too() -> None:
    match = begin("road", 1)
    for answer in ("road:left", "road:around") * 2:
        match.apply(answer)
    assert awaited(match) == ()
    match.undo(0)
    assert awaited(match) == (0,)
    assert match.legal() == ["road:over", "road:around"]


def test_a_match_keeps_no_copies_unless_it_is_told_to() -> None:
    match = fresh(GAMES["road"], 1, {}, 1)
    match.apply("road:left")
    assert not match.can_undo(0)


def test_an_id_never_comes_back_for_another_question() -> None:
    match = begin("road", 1)
    match.apply("road:left")
    old = match.decision_id(0)
    match.undo(0)
    match.apply("road:right")
    with pytest.raises(StaleDecision):
        match.apply("road:over", decision=old)
    assert match.rewound(1, seed=3).decision_id(0) != match.decision_id(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(seed=st.integers())
def test_undo_returns_to_where_the_answer_was_given(name: str, seats: int, seed: int) -> None:
    match, generator = begin(name, seats), Generator(seed)
    while not match.over:
        digest, log, version, throws = match.digest(), match.log(), match.version, match.generator.state
        able, in_window = [match.can_undo(other) for other in range(seats)], is_pass(match.state, "button:pass")
        seat, answer = step(match, generator)
        passed = in_window and answer == "button:pass"
        others = [other for other in range(seats) if other != seat and not (passed and able[other])]
        assert not any(match.can_undo(other) for other in others)
        if match.can_undo(seat):
            assert match.generator.state == throws
            match.undo(seat)
            assert (match.digest(), match.log(), match.version) == (digest, log, version)
            match.apply(answer, seat)


def test_rewinding_goes_anywhere_but_throws_other_dice() -> None:
    match = play(begin("road", 2), 3)
    assert match.over
    there = match.rewound(4, seed=99)
    assert there.answers()[:4] == match.answers()[:4]
    assert not there.over
    assert there.names == match.names
    assert match.rewound(match.version, seed=5) == match
    assert match.rewound(0, seed=5) == begin("road", 2)


@pytest.mark.parametrize("version", [-1, 10_000])
def test_there_is_no_rewinding_to_what_never_was(version: int) -> None:
    with pytest.raises(BadAnswer, match="no version"):
        play(begin("road", 2)).rewound(version, seed=1)


def test_undo_never_goes_past_something_that_came_to_light() -> None:
    match = begin("reactions", 2, chance=False)
    match.apply((8, 9))
    match.apply((0, 10))
    match.apply("button:attack")
    assert awaited(match) == (1,)  # so seat 1 holds a shield
    assert not match.can_undo(0)
    match.apply("button:let")
    assert not match.can_undo(1)
