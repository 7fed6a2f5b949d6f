"""Acts nobody asked for: standing orders and announcements, in records, saves and undo, seen by their owners."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel import views
from gonfalon.kernel.errors import BadAnswer, DamagedRecord, GameOver, IllegalAnswer, NothingToUndo, NotYourDecision
from gonfalon.kernel.fields import plain
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.records import replayed
from tests.kernel.games.every import awaited, begin, find, position, reload
from tests.kernel.test_windows import PASS, do, paid, realm, windows
from tests.support import play, rule

EVERY_TURN = "act:order:every.turn"
CARDS = "act:order:card-turned.notice"
PHASES = "act:order:phase-start.notice"


def answers(match: Match) -> list[tuple[int, Any]]:
    return [(seat, answer) for seat, answer, _ in match.answers()]


# -- standing orders -------------------------------------------------------------------------


@rule("MEU-28.2")
def test_a_seat_tells_the_match_to_pass_for_it_and_is_not_asked_any_more() -> None:
    match = realm("joker", "feast", "joker")
    match.act("act:order:card-turned.notice", 2)  # out of turn
    assert awaited(match) == (1,)
    do(match, *paid("feast"))
    assert windows(match) == ["phase-start", "card-turned"]
    assert awaited(match) == (0,)
    assert (2, PASS) in answers(match)  # in the record like any other answer


@rule("MEU-28.2")
def test_an_order_holds_for_its_windows_alone() -> None:
    match = realm("joker", "feast", "joker")
    match.act("act:order:phase-start.notice", 2)
    do(match, *paid("feast"))
    assert awaited(match) == (2,)
    do(match, PASS, PASS, PASS)
    assert awaited(match) == (0,)  # seat 2 has passed by its order


def test_an_order_in_the_window_that_asks_is_obeyed_at_once() -> None:
    match = realm("", "feast", "")
    match.act(PHASES, 1)
    assert awaited(match) == (2,)
    assert answers(match) == [(1, PHASES), (1, PASS)]


def test_an_order_for_this_turn_ends_with_it() -> None:
    match = realm("", "", "")
    match.act(EVERY_TURN, 1)
    assert position(match).standing == ((1, "every", "turn"),)
    do(match, PASS, PASS)
    assert awaited(match) == (1,)  # its own turn is no window
    do(match, "button:rest")
    while position(match).chapter == 1:
        assert awaited(match) != (1,)
        match.apply(PASS if PASS in match.legal() else "button:rest")
    assert position(match).standing == ()
    assert awaited(match) == (1,)


def test_an_order_lasts_until_what_it_names_happens_to_its_seat() -> None:
    match = realm("joker", "feast joker", "feast joker")
    match.act("act:order:card-turned.hurt", 1)
    match.act("act:order:card-turned.hurt", 2)
    do(match, *paid("feast"))
    assert awaited(match) == (0,)  # seats 1 and 2 pass by order
    do(match, *paid("joker"))
    assert position(match).standing == ((2, "card-turned", "hurt"),)


def test_orders_until_further_notice_are_cleared_by_their_seat() -> None:
    match = realm("joker", "feast", "")
    match.act(CARDS, 0)
    assert "act:clear:card-turned" in match.acts(0)
    assert CARDS not in match.acts(0)
    match.act("act:clear:card-turned", 0)
    assert position(match).standing == ()
    do(match, *paid("feast"))
    assert awaited(match) == (0,)


def test_a_new_order_takes_the_place_of_the_one_for_the_same_windows() -> None:
    match = realm("", "", "")
    for act in (CARDS, "act:order:card-turned.turn", EVERY_TURN):
        match.act(act, 0)
    assert position(match).standing == ((0, "card-turned", "turn"), (0, "every", "turn"))


def test_others_see_nothing_of_an_order_and_are_asked_the_same() -> None:
    match = realm("", "", "")
    before, asked = views.visible(match.state, 0), match.decision(1)
    match.act(CARDS, 2)
    assert views.visible(match.state, 0) == before
    assert views.visible(match.state, None)["standing"] == []
    assert views.visible(match.state, 2)["standing"] == [["card-turned", "notice"]]
    assert match.decision(1) == asked  # under the same id
    assert match.log(0) == []


def test_no_bot_thinks_of_orders_its_seat_does_not_know() -> None:
    match = realm("", "", "")
    match.act(CARDS, 2)
    match.act(CARDS, 0)
    assert match.determinized(0, Generator(1)).state.standing == ((0, "card-turned", "notice"),)


def test_without_orders_a_state_is_saved_as_ever() -> None:
    match = realm("", "", "")
    assert "standing" not in plain(match.state)
    before = match.digest()
    match.act(CARDS, 0)
    assert match.digest() != before
    match.act("act:clear:card-turned", 0)
    assert match.digest() == before


# -- announcements ---------------------------------------------------------------------------


@rule("MEU-28.2")
def test_before_anothers_turn_a_free_act_is_for_those_who_announced_it() -> None:
    match = realm("", "", "")
    match.act("act:announce:loan", 0)
    do(match, PASS, PASS, PASS, PASS)
    assert windows(match) == ["activation-start"]
    assert awaited(match) == (0,)
    assert match.legal() == ["free:loan", PASS]


@rule("MEU-28.2")
def test_an_announcement_can_be_withdrawn() -> None:
    match = realm("", "", "")
    match.act("act:announce:loan", 0)
    assert match.acts(0)[-1] == "act:withdraw:loan"
    match.act("act:withdraw:loan", 0)
    do(match, PASS, PASS, PASS, PASS)
    assert windows(match) == []


def test_an_act_that_changes_a_question_makes_it_a_new_one() -> None:
    match = realm("", "", "")
    match.act("act:announce:loan", 0)
    do(match, PASS, PASS, PASS, PASS)
    assert awaited(match) == (0,)
    old = match.decision_id(0)
    match.act("act:withdraw:loan", 0)
    assert windows(match) == []  # nobody is asked any more: the turn begins
    assert awaited(match) == (1,)
    assert match.decision_id(0) != old


# -- the door --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "act", ["act:", "act:order:", "act:order:every", "act:order:chess.turn", "act:clear:every", PASS, None, 3, []]
)
def test_what_is_no_act_is_refused_and_changes_nothing(act: Any) -> None:
    match = realm("", "", "")
    before = match.save()
    with pytest.raises(IllegalAnswer):
        match.act(act, 0)
    assert match.save() == before


@pytest.mark.parametrize("seat", [-1, 3, None, True, "0", 1.0])
def test_an_act_needs_a_seat(seat: Any) -> None:
    match = realm("", "", "")
    with pytest.raises(NotYourDecision):
        match.act(CARDS, seat)
    assert match.version == 0


def test_after_the_end_nothing_is_done() -> None:
    match = play(begin("realm", 3))
    assert match.acts(0) == []
    with pytest.raises(GameOver):
        match.act(CARDS, 0)


def test_games_without_windows_know_no_acts() -> None:
    match = begin("road", 2)
    assert match.acts(0) == []
    with pytest.raises(BadAnswer):
        match.act(EVERY_TURN, 0)


def test_acts_and_orders_are_worded_for_their_seat() -> None:
    match = realm("", "", "")
    match.act(CARDS, 0)
    view = match.view(0)
    assert {"answer": EVERY_TURN, "label": "Every window: pass for me until the next turn begins"} in view["acts"]
    assert {"answer": "act:announce:loan", "label": "Announce a loan"} in view["acts"]
    assert view["orders"] == [
        {
            "window": "card-turned",
            "until": "notice",
            "label": "Cards turned: you pass until further notice",
            "clear": "act:clear:card-turned",
        }
    ]
    assert match.view(1)["orders"] == match.view(None)["orders"] == match.view(None)["acts"] == []
    assert "[" not in json.dumps([act["label"] for act in match.view(0, "fr")["acts"]])[1:]


# -- records, saves, undo --------------------------------------------------------------------


@given(st.integers(), st.integers(0, 60))
def test_a_record_with_acts_replays_to_the_same_match(seed: int, count: int) -> None:
    match, generator = begin("realm", 3), Generator(seed)
    for _ in range(count):
        if match.over:
            break
        if generator.below(3) == 0:
            seat = generator.below(3)
            acts = match.acts(seat)
            match.act(acts[generator.below(len(acts))], seat)
        else:
            match.apply(match.legal()[generator.below(len(match.legal()))])
    record = match.record()
    again = replayed(find("realm"), json.loads(json.dumps(record)))
    assert again == match
    assert again.record() == record
    assert reload(match) == match
    assert match.rewound(match.version, seed=1) == match


def test_an_act_of_a_record_is_checked() -> None:
    match = begin("realm", 3)
    match.act(CARDS, 0)
    record = json.loads(json.dumps(match.record()))
    record["answers"][0][2] = "act:clear:card-turned"
    with pytest.raises(DamagedRecord, match="nothing seat 0 may do now"):
        replayed(find("realm"), record)


def test_an_act_is_taken_back_by_its_own_seat() -> None:
    match = realm("", "", "")
    before = match.digest()
    match.act(CARDS, 2)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, True]
    match.undo(2)
    assert match.digest() == before
    assert match.answers() == []


def test_a_mere_pass_of_others_does_not_end_undo_and_is_taken_back_with_it() -> None:
    match = realm("", "", "")
    before = match.digest()
    match.apply("free:loan")  # seat 1, who is then asked again
    middle = match.digest()
    do(match, PASS, PASS)
    assert [match.can_undo(seat) for seat in range(3)] == [False, True, True]
    match.undo(2)
    match.undo(1)
    assert match.digest() == middle
    do(match, PASS, PASS)
    match.undo(1)
    assert awaited(match) == (1,)
    assert match.digest() == middle
    match.undo(1)
    assert match.digest() == before
    assert match.answers() == []


def test_an_answer_that_is_more_than_a_pass_ends_what_others_could_take_back() -> None:
    match = realm("", "", "")
    do(match, PASS, PASS, "free:loan")
    assert [match.can_undo(seat) for seat in range(3)] == [True, False, False]


def test_a_pass_by_order_does_not_end_undo_and_is_no_answer_to_take_back() -> None:
    match = realm("", "", "")
    match.act(PHASES, 2)
    before = match.digest()
    match.apply(PASS)
    assert answers(match)[-2:] == [(1, PASS), (2, PASS)]
    assert match.can_undo(1)
    assert not match.can_undo(2)  # its act went with the pass of seat 1
    match.undo(1)
    assert match.digest() == before


def test_what_was_done_unasked_stands_when_another_takes_back() -> None:
    match = realm("", "", "")
    match.apply(PASS)
    match.act(PHASES, 0)
    assert match.undo(1) == 0
    assert answers(match) == [(0, PHASES)]
    assert awaited(match) == (1,)
    assert position(match).standing == ((0, "phase-start", "notice"),)
    with pytest.raises(NothingToUndo):
        match.undo(1)


def test_an_act_after_which_others_answered_is_no_longer_taken_back_but_cleared() -> None:
    match = realm("", "", "")
    match.act(CARDS, 0)
    match.apply(PASS)
    assert not match.can_undo(0)
    assert "act:clear:card-turned" in match.acts(0)
