"""Reactions: a window in seat order for those who can use it, and windows inside windows."""

from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.kernel.games.every import begin, position, reload
from tests.kernel.games.reactions import SHIELDS
from tests.support import play

SHIELD, OTHER_SHIELD, BLANK = 0, 1, SHIELDS


def arena(*hands: tuple[int, int]) -> Match:
    """A match in which the seats hold these cards."""
    match = begin("reactions", len(hands), chance=False)
    for hand in hands:
        match.apply(hand)
    return match


def test_who_cannot_react_is_not_asked() -> None:
    match = arena((2, 3), (BLANK, 7), (8, 9))
    match.apply("button:attack")
    assert match.scores() == (1, 0, 0)
    assert match.turn == (1,)


def test_the_window_goes_round_in_seat_order() -> None:
    match = arena((BLANK, 7), (8, SHIELD), (OTHER_SHIELD, 9))
    match.apply("button:attack")
    assert match.turn == (1,)
    match.apply("button:let")
    assert match.turn == (2,)
    match.apply("button:let")
    assert match.scores() == (1, 0, 0)


def test_a_shield_cancels_the_attack_and_closes_the_window() -> None:
    match = arena((BLANK, 7), (8, SHIELD), (OTHER_SHIELD, 9))
    for answer in ("button:attack", "button:shield"):
        match.apply(answer)
    assert match.turn == (2,)  # may cancel the cancelling
    match.apply("button:let")
    assert match.scores() == (0, 0, 0)
    assert match.turn == (1,)
    assert position(match).played == [SHIELD]


def test_an_interruption_can_be_interrupted() -> None:
    match = arena((OTHER_SHIELD, 7), (8, SHIELD))
    for answer in ("button:attack", "button:shield"):
        match.apply(answer)
    assert [type(frame).__name__ for frame in match.state.frames] == ["Rounds", "Window", "Window"]
    assert match.turn == (0,)
    match.apply("button:shield")
    assert match.scores() == (1, 0)


def test_the_question_names_who_acts_and_who_is_asked() -> None:
    match = arena((BLANK, 7), (8, SHIELD))
    match.apply("button:attack")
    decision = match.decision(1)
    assert decision is not None
    assert decision["prompt"] == "Blue, will you stop Red?"
    assert match.waiting("fr") == "On attend Bleu\N{NO-BREAK SPACE}: Bleu, voulez-vous arrêter Rouge ?"


def test_an_open_window_survives_a_save() -> None:
    match = arena((OTHER_SHIELD, 7), (8, SHIELD))
    match.apply("button:attack")
    match.apply("button:shield")
    again = reload(match)
    for each in (match, again):
        each.apply("button:let")
    assert again == match


@given(st.integers(), st.integers(0, 20), st.sampled_from([2, 3, 6]))
def test_whoever_is_asked_can_answer_in_every_world_a_seat_imagines(seed: int, answers: int, seats: int) -> None:
    match = play(begin("reactions", seats), seed, answers)
    for seat in range(seats):
        other = match.determinized(seat, Generator(seed))
        assert other.turn == match.turn
        assert views.visible(other.state, seat) == views.visible(match.state, seat)
        assert play(other, seed).over


def test_where_only_one_card_would_do_the_seat_being_asked_keeps_it() -> None:
    match = arena((BLANK, 7), (8, SHIELD))
    match.apply("button:attack")
    position(match).deck[:] = [9, 10, 11, 12, 13]  # no other shield is left anywhere
    worlds = [match.determinized(0, Generator(seed)) for seed in range(50)]
    assert all(SHIELD in position(world).hand[1] for world in worlds)
