"""Checks after every change, and leaving from deep inside."""

import pytest

from gonfalon.kernel import steps
from gonfalon.kernel.state import Frame
from tests.kernel.games.every import awaited, begin, position, reload
from tests.kernel.games.walls import Assault, Blow, Flight, Siege
from tests.support import rule


def frames(match: object) -> list[str]:
    return [type(frame).__name__ for frame in position(match).frames]  # type: ignore[arg-type]


# -- checks ----------------------------------------------------------------------------------


@rule("MEU-25.4")
def test_checks_are_made_right_after_the_change_and_before_the_next_step() -> None:
    match = begin("walls", 2)
    match.apply("wall:0")
    assert position(match).diary == ["fall 0"]
    assert match.scores() == (0, 0)  # the step after the blow waits
    assert frames(match) == ["Siege", "Assault", "Blow", "Aside", "Flight"]


@rule("MEU-25.4")
def test_a_check_may_ask_and_then_everything_goes_on_where_it_stood() -> None:
    match = begin("walls", 2)
    match.apply("wall:0")
    assert awaited(match) == (1,)
    assert match.legal() == ["wall:1", "wall:2"]
    match.apply("wall:2")
    assert position(match).guards == [0, 0, 3]
    assert match.scores() == (2, 0)
    assert frames(match) == ["Siege", "Assault", "Blow"]
    assert awaited(match) == (0,)


@rule("MEU-25.4")
def test_checks_come_in_their_order_and_again_until_nothing_is_left() -> None:
    match = begin("walls", 2)
    match.apply("button:mine")  # two walls fall at once, both with guards
    assert position(match).diary == ["fall 0", "fall 2", "flee wall:1", "flee wall:1"]
    assert position(match).guards == [0, 3, 0]


@rule("MEU-25.4")
def test_limits_are_checked_where_they_are_passed() -> None:
    match = begin("walls", 2)
    position(match).points[0] = 4
    match.apply("wall:1")
    assert match.scores() == (5, 0)
    assert position(match).diary == ["limit 0"]


def test_a_question_of_a_check_survives_a_save_and_a_record() -> None:
    match = begin("walls", 2)
    match.apply("wall:0")
    again = reload(match)
    for each in (match, again):
        each.apply("wall:1")
    assert again == match
    assert position(again).diary == ["fall 0", "flee wall:1"]


# -- leaving ---------------------------------------------------------------------------------


def test_a_check_may_end_what_is_going_on() -> None:
    match = begin("walls", 2)
    for answer in ("button:mine", "button:mine"):
        match.apply(answer)
    assert match.over
    assert position(match).diary[4:] == ["fall 1", "lost 1", "blow left", "assault left", "assault over after 1"]
    assert position(match).alarm is False


def test_leaving_ends_the_named_procedure_and_all_above_it_and_tells_the_one_below() -> None:
    match = begin("walls", 2)
    match.apply("wall:1")
    position(match).points[0] = 0
    match.apply("button:parley")
    assert position(match).diary == ["blow left", "assault left", "assault over after 1"]
    assert frames(match) == ["Siege", "Assault", "Blow"]  # the next day
    assert position(match).chapter == 2


def test_the_step_that_leaves_is_done_and_no_later_one_begun() -> None:
    match = begin("walls", 2)
    match.apply("button:parley")
    assert position(match).strength == [1, 2, 1]
    assert match.scores() == (0, 0)


def test_leaving_the_outermost_procedure_ends_the_game() -> None:
    match = begin("walls", 2)
    match.apply("wall:1")
    match.apply("button:parley")
    assert match.over
    assert position(match).diary == ["blow left", "assault left"]


def test_of_two_procedures_left_in_one_step_the_outer_one_counts() -> None:
    for first, second in ((Siege, Assault), (Assault, Siege)):
        state = position(begin("walls", 2))
        state.leave(first)
        state.leave(second)
        state._run()
        assert state.over


def test_a_procedure_begun_by_the_step_that_leaves_never_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaves(self: Blow, town: object) -> Frame:
        town.leave(Assault)  # type: ignore[attr-defined]
        return Flight(seat=1, guards=9)

    monkeypatch.setattr(Blow, "reward", leaves)
    monkeypatch.setattr(steps, "_TABLES", {})  # so that the class is looked at again
    match = begin("walls", 2)
    match.apply("wall:1")
    assert "assault over after 0" in position(match).diary
    assert "flight left" not in position(match).diary
    assert frames(match) == ["Siege", "Assault", "Blow"]


def test_what_is_not_going_on_cannot_be_left() -> None:
    with pytest.raises(LookupError, match="no Flight to leave"):
        position(begin("walls", 2)).leave(Flight)
