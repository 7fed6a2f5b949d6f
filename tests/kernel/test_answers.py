"""Answers: what is offered is accepted, anything else is refused by name and changes nothing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon import asking
from gonfalon.kernel.errors import (
    BadAnswer,
    BadOption,
    BadSeats,
    GameOver,
    IllegalAnswer,
    NotYourDecision,
    StaleDecision,
)
from gonfalon.kernel.requests import CHANCE, Ask
from gonfalon.match import Match, fresh
from tests.kernel.games.every import GAMES, TABLES, begin
from tests.support import play

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def refuses(match: Match, error: type[BadAnswer], answer: Any, **how: Any) -> str:
    """Sees to it that the match refuses an answer so and stays as it was; returns the reason."""
    before, version, log = match.digest(), match.version, match.log()
    with pytest.raises(error) as caught:
        match.apply(answer, **how)
    assert (match.digest(), match.version, match.log()) == (before, version, log)
    return str(caught.value)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_answer_offered_is_accepted(name: str, seats: int) -> None:
    def accepts_all(match: Match) -> None:
        for seat in match.turn:
            assert match.legal(seat)
            for answer in match.legal(seat):
                assert match.why_not(answer, seat) is None
                match.copy().apply(answer, seat)

    assert play(begin(name, seats), each=accepts_all).over


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(answer=ANY_JSON, answers=st.integers(0, 12))
def test_anything_else_is_refused_and_changes_nothing(name: str, seats: int, answer: Any, answers: int) -> None:
    match = play(begin(name, seats), answers=answers)
    error = GameOver if match.over else IllegalAnswer
    for seat in match.turn or (0,):
        refuses(match, error, answer, seat=seat)
        assert match.why_not(answer, seat) is not None


@given(seat=ANY_JSON)
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    match = begin("bids", 3)
    if type(seat) is not int or seat not in (0, 1, 2):
        refuses(match, NotYourDecision, "bid:0", seat=seat)


def test_another_seat_is_told_to_wait() -> None:
    match = begin("road", 2)
    assert "awaited: 0" in refuses(match, NotYourDecision, "road:left", seat=1)
    assert match.legal(1) == []
    assert match.decision(1) is None
    assert match.why_not("road:left", 1) == (
        "TINY-1",
        "Waiting for Red: Which road? Only the player whose decision it is may answer.",
    )


def test_a_seat_cannot_play_chance() -> None:
    match = begin("road", 1, chance=False)
    refuses(match, NotYourDecision, (6, 6), seat=CHANCE)
    match.apply("road:left")
    match.apply("road:over")
    refuses(match, NotYourDecision, "road:over", seat=0)
    for outcome in [(7, 1), (0, 1), (1,), (1, 2, 3), "6", None, (1.0, 2), (True, 1)]:
        refuses(match, IllegalAnswer, outcome, seat=CHANCE)
    match.apply([6, 5], CHANCE)
    assert match.scores() == (11,)


def test_after_the_end_nothing_is_accepted() -> None:
    match = play(begin("road", 1))
    assert match.turn == ()
    assert match.legal(0) == []
    refuses(match, GameOver, "road:left", seat=0)
    refuses(match, GameOver, "road:left", decision="3.0")
    rule, words = match.why_not("road:left") or ("", "")
    assert rule == "TINY-2"
    assert words.startswith("The game is over. Red wins. ")
    assert words.endswith("The game ends after the last round.")


def test_a_stale_decision_is_refused_even_if_its_answer_would_fit() -> None:
    match = begin("road", 2)
    old = match.decision_id(0)
    match.apply("road:left", decision=old)
    refuses(match, StaleDecision, "road:over", decision=old)
    refuses(match, StaleDecision, "road:left", seat=0, decision=old)
    match.apply("road:around", decision=match.decision_id(0))


def test_a_late_answer_of_the_seat_before_is_stale_rather_than_out_of_turn() -> None:
    match = begin("road", 2)
    match.apply("road:left")
    old = match.decision_id(0)
    match.apply("road:around", decision=old)
    refuses(match, StaleDecision, "road:around", seat=0, decision=old)


def test_a_refusal_names_the_rule_and_its_text() -> None:
    match = begin("road", 1)
    match.apply("road:left")
    assert match.objection("road:elsewhere") == {
        "rule": "TINY-8",
        "fact": "That is no answer to “Over the hill or around?” (2 answers are possible).",
        "law": "You take the road that is open.",
    }
    fact = "Home: not possible here; only the hill, the long way can be chosen (“Over the hill or around?”)."
    assert match.why_not("road:home") == ("TINY-2", f"{fact} The game ends after the last round.")
    french = match.objection("road:home", lang="fr")
    assert french is not None
    assert french["fact"].startswith(
        "La maison\u00a0: ce choix est impossible ici\u00a0; on ne peut choisir que\u00a0: la"
    )
    assert french["law"] == "La partie se termine après la dernière manche."
    assert f"TINY-2: {fact} The game ends" in refuses(match, IllegalAnswer, "road:home")


def test_a_strange_answer_is_called_strange() -> None:
    match = begin("road", 1)
    for answer in ("x", "hello:there", "road"):
        assert "Nothing in this game is called" in (match.objection(answer) or {})["fact"]
    assert "Rien ne s\u2019appelle «\u00a0x\u00a0»" in (match.objection("x", lang="fr") or {})["fact"]


@pytest.mark.parametrize(
    ("kind", "answers", "told"),
    [
        ("amounts", ["coins:1", "coins:2", "coins:3"], "It must be a number from 1 to 3 "),
        ("amounts", ["coins:30", "coins:20", "coins:10"], "It must be a number from 10 to 30 in steps of 10 "),
        ("amounts", ["coins:1", "coins:2", "coins:5"], "That is no answer to"),
        ("amounts", ["coins:1", "coins:all"], "That is no answer to"),
        ("pick", ["coins:1", "coins:2", "coins:3"], "That is no answer to"),  # the first, the second, the third of them
    ],
)
def test_a_range_is_told_of_amounts_alone(kind: str, answers: list[str], told: str) -> None:
    match = begin("road", 1)
    ask = Ask(0, answers, "road", "TINY-8", kind)
    said = asking.not_offered(match.words("en"), match.game, match.state, ask, "coins:7")
    assert said.startswith(told), said


def test_a_number_is_no_label_but_in_plain_digits() -> None:
    """Not every digit is a number: a raised two names nothing."""
    assert begin("bids", 2).describe("bid:\N{SUPERSCRIPT TWO}", seat=0)


def test_options_are_worded_with_their_targets_and_rules() -> None:
    decision = begin("road", 1).decision(0, "fr")
    assert decision is not None
    assert decision["options"][0] == {
        "answer": "road:left",
        "label": "La route de gauche",
        "targets": ["road:left"],
        "rule": "TINY-8",
    }
    assert begin("bids", 2).describe("bid:3", seat=0) == "Bid 3"


@pytest.mark.parametrize("seats", [0, 4, -1, True, 2.0, "2", None, [2]])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: Any) -> None:
    with pytest.raises(BadSeats):
        fresh(GAMES["road"], seats, {}, 1)


@pytest.mark.parametrize("options", [{"frog": True}, {"fog": 1}, {"fog": []}, {"skip_forced": None}])
def test_an_option_the_game_does_not_have_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        fresh(GAMES["road"], 1, options, 1)
