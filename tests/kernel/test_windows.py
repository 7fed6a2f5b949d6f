"""Windows: who is asked and when, uses within uses, and what a seat hides staying hidden."""

import pytest

from gonfalon.kernel.windows import Poll, Window, ahead
from gonfalon.match import Match
from tests.kernel.games.every import awaited, begin, position, reload
from tests.kernel.games.realm import BARBARIANS, Realm, War
from tests.support import rule

PASS = "button:pass"


def realm(*hands: str, phase: int = 1, coins: tuple[int, ...] = (9, 9, 9), goals: tuple[int, ...] = (0, 0, 0)) -> Match:
    """Three seats with these cards at the start of a phase; they play in the order 1, 2, 0."""
    match = begin("realm", 3)
    state = position(match)
    state.phase = phase
    state.cards = [hand.split() for hand in hands]
    state.purse = [[number] for number in coins]
    state.goal = [[number] for number in goals]
    state._request = None
    return match


def do(match: Match, *answers: str) -> None:
    for answer in answers:
        match.apply(answer)


def skip_to(match: Match, kind: str) -> None:
    """Everybody passes and builds until a window of this kind asks somebody."""
    while windows(match)[-1:] != [kind]:
        match.apply(PASS if PASS in match.legal() else "button:build")


def paid(card: str) -> tuple[str, ...]:
    return (f"card:{card}", "pay:coin", "pay:coin")


def windows(match: Match) -> list[str]:
    return [frame.KIND for frame in match.state.frames if isinstance(frame, Window)]


def battle(match: Match, attacker: int, defender: int) -> Match:
    """The same match as a battle begins, which is all that is left of it."""
    match.state.frames.clear()
    match.state.start(War(attacker=attacker, defender=defender))
    return match


# -- how windows work ------------------------------------------------------------------------


@rule("MEU-28.1")
def test_a_window_asks_in_the_order_given_and_closes_when_all_have_passed() -> None:
    match = realm("", "", "")
    for seat in (1, 2, 0):
        assert windows(match) == ["phase-start"]
        assert awaited(match) == (seat,)
        match.apply(PASS)
    assert windows(match) == ["activation-start"]


@rule("MEU-28.1")
def test_a_use_is_carried_out_before_the_next_one_is_asked() -> None:
    match = realm("", "feast", "")
    do(match, "card:feast", "pay:coin")
    assert windows(match) == ["phase-start", "payment"]
    assert awaited(match) == (1,)
    match.apply("pay:coin")
    assert match.scores() == (0, 1, 0)


@rule("MEU-28.1")
def test_after_a_use_everybody_is_asked_again_from_the_first_on() -> None:
    match = realm("", "", "feast")
    do(match, PASS, *paid("feast"))
    for seat in (1, 2, 0):
        assert windows(match) == ["phase-start"]
        assert awaited(match) == (seat,)
        match.apply(PASS)
    assert windows(match) == ["activation-start"]


@rule("MEU-28.1")
def test_a_use_taken_back_is_none_and_the_same_seat_goes_on() -> None:
    match = realm("", "", "feast")
    do(match, PASS, "card:feast", PASS)
    assert awaited(match) == (2,)
    do(match, PASS, PASS)
    assert windows(match) == ["activation-start"]
    assert position(match).cards[2] == ["feast"]


def test_in_a_poll_everybody_answers_once() -> None:
    class Vote(Poll):
        KIND = "vote"

        def order(self, state: Realm) -> list[int]:
            return [2, 0, 1]

        def asked(self, state: Realm, seat: int) -> bool:
            return seat != 0

        def uses(self, state: Realm, seat: int) -> list[str]:
            return ["button:yes"]

        def use(self, state: Realm, seat: int, answer: str) -> None:
            state.points[seat] += 1

    match = realm("", "", "")
    match.state.frames.clear()
    match.state.start(Vote())
    assert awaited(match) == (2,)
    match.apply("button:yes")
    assert awaited(match) == (1,)
    match.apply(PASS)
    assert match.scores() == (0, 0, 1)


# -- who is asked ----------------------------------------------------------------------------


@rule("MEU-28.2")
def test_only_those_are_asked_whose_open_cards_are_named() -> None:
    match = realm("joker", "feast", "guard")
    do(match, *paid("feast"))
    assert windows(match) == ["phase-start", "card-turned"]
    assert awaited(match) == (0,)
    match.apply(PASS)
    assert windows(match) == ["phase-start"]


@rule("MEU-28.2")
def test_who_cannot_pay_is_asked_all_the_same_and_can_only_pass() -> None:
    match = realm("joker", "feast", "", coins=(0, 2, 0))
    position(match).lent[0] = 1
    do(match, *paid("feast"))
    assert awaited(match) == (0,)
    assert match.legal() == [PASS]
    assert match.state.options["skip_forced"] is True


@rule("MEU-28.2")
def test_free_acts_alone_make_a_phase_ask_everybody_and_a_turn_its_player() -> None:
    match = realm("", "", "")
    for seat in (1, 2, 0):
        assert awaited(match) == (seat,)
        assert match.legal() == ["free:loan", PASS]
        match.apply(PASS)
    assert windows(match) == ["activation-start"]
    assert awaited(match) == (1,)
    match.apply(PASS)
    assert windows(match) == []  # nobody else
    match.apply("button:rest")
    assert windows(match) == ["own-turn"]
    assert awaited(match) == (1,)
    match.apply(PASS)
    assert awaited(match) == (2,)


@rule("MEU-28.3")
def test_the_active_player_is_asked_first_then_the_others_in_turn_order() -> None:
    match = realm("feast", "feast", "feast")
    do(match, PASS, PASS, PASS)
    for active in (1, 2, 0):
        for seat in {1: (1, 2, 0), 2: (2, 1, 0), 0: (0, 1, 2)}[active]:
            assert windows(match) == ["activation-start"]
            assert awaited(match) == (seat,)
            match.apply(PASS)
        do(match, "button:rest", PASS)


@rule("MEU-28.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "order"), [(0, 2, (0, 2, 1)), (2, 0, (2, 0, 1)), (BARBARIANS, 0, (0, 1, 2))]
)
def test_in_a_battle_attacker_and_defender_come_first_and_barbarians_never_react(
    attacker: int, defender: int, order: tuple[int, ...]
) -> None:
    match = battle(realm("truce", "truce", "truce"), attacker, defender)
    for seat in order:
        assert windows(match) == ["battle-opens"]
        assert awaited(match) == (seat,)
        match.apply(PASS)
    assert windows(match) == ["round-ends"]


@rule("MEU-28.3")
def test_what_is_for_the_parties_is_not_for_anyone() -> None:
    match = battle(realm("guard truce", "", "guard truce"), 2, BARBARIANS)
    assert match.legal() == ["card:guard", "card:truce", PASS]
    match.apply(PASS)
    assert awaited(match) == (0,)
    assert match.legal() == ["card:truce", PASS]


# -- what may be used ------------------------------------------------------------------------


@rule("MEU-28.4")
def test_helpers_work_in_every_window_that_names_their_user() -> None:
    match = battle(realm("", "herald", ""), 1, BARBARIANS)
    position(match).turned[1] = ["feast"]
    assert match.legal() == ["card:herald", PASS]
    do(match, *paid("herald"))
    assert position(match).cards[1] == ["feast"]
    assert position(match).turned[1] == ["herald"]


@rule("MEU-28.4", "MEU-28.8")
@pytest.mark.parametrize(("phase", "usable"), [(1, False), (2, False), (3, True), (4, True)])
def test_what_may_start_a_battle_is_usable_from_the_third_phase_on(phase: int, usable: bool) -> None:
    match = realm("", "raid feast", "", phase=phase)
    assert ("card:raid" in match.legal()) is usable
    assert "card:feast" in match.legal()


@rule("MEU-28.5")
def test_a_loan_is_possible_inside_a_payment() -> None:
    match = realm("", "feast", "", coins=(0, 0, 0))
    match.apply("card:feast")
    assert match.legal() == ["free:loan", PASS]
    do(match, "free:loan", "pay:coin", "pay:coin")
    assert match.scores() == (0, 1, 0)


@rule("MEU-28.5")
def test_an_objective_is_claimed_wherever_its_owner_is_asked_and_asks_nobody() -> None:
    match = realm("", "raid", "truce", phase=3, goals=(1, 0, 1))
    do(match, *paid("raid"))
    assert windows(match) == ["phase-start", "battle-opens"]
    assert awaited(match) == (2,)  # seat 0 has reached its objective too, but nothing open names it here
    assert "claim:goal" in match.legal()
    match.apply("claim:goal")
    assert match.scores() == (0, 0, 3)


@rule("MEU-28.6")
def test_points_are_made_while_paying_and_the_rest_stays_until_the_phase_ends() -> None:
    match = realm("", "feast mint", "", coins=(0, 0, 0))
    do(match, "card:feast", "card:mint", "pay:made", "pay:made")
    assert position(match).made == [0, 1, 0]
    skip_to(match, "own-turn")
    assert position(match).made == [0, 1, 0]
    match.apply(PASS)
    skip_to(match, "phase-start")
    assert position(match).made == [0, 0, 0]


# -- windows inside windows ------------------------------------------------------------------


@rule("MEU-28.7")
def test_a_reaction_to_a_reaction_is_resolved_first() -> None:
    match = realm("joker", "feast", "joker")
    do(match, *paid("feast"))
    assert awaited(match) == (2,)
    do(match, *paid("joker"))
    assert windows(match) == ["phase-start", "card-turned", "card-turned"]
    assert awaited(match) == (0,)  # in turn order from the user of the joker
    do(match, *paid("joker"))
    assert windows(match) == ["phase-start"]
    assert match.scores() == (0, 1, 0)  # the second joker cancelled the first


@rule("MEU-28.7")
def test_one_joker_cancels_and_what_was_paid_stays_paid() -> None:
    match = realm("", "feast", "joker")
    do(match, *paid("feast"), *paid("joker"))
    assert match.scores() == (0, 0, 0)
    assert position(match).purse == [[9], [7], [7]]


@rule("MEU-28.7")
def test_a_battle_started_in_a_window_is_fought_before_the_window_goes_on() -> None:
    match = realm("truce", "raid", "", phase=3)
    do(match, *paid("raid"))
    assert windows(match) == ["phase-start", "battle-opens"]
    do(match, PASS)
    assert windows(match) == ["phase-start", "round-ends"]
    do(match, PASS)
    assert windows(match) == ["phase-start"]
    assert match.scores() == (0, 2, 0)


@rule("MEU-28.7")
def test_a_battle_caused_in_a_battle_is_fought_right_after_it() -> None:
    match = battle(realm("", "raid truce", "", phase=3), 1, BARBARIANS)
    do(match, PASS, *paid("raid"))
    assert windows(match) == ["round-ends"]  # the first battle goes on
    match.apply(PASS)
    assert windows(match) == ["battle-opens"]
    assert match.scores() == (0, 2, 0)
    do(match, PASS, PASS)
    assert match.scores() == (0, 4, 0)


@rule("MEU-28.9")
def test_the_final_scoring_opens_the_same_windows() -> None:
    match = realm("", "feast", "joker truce", phase=4)
    while not position(match).scoring:
        match.apply(PASS if PASS in match.legal() else "button:rest")
    assert windows(match) == ["battle-opens"]
    assert awaited(match) == (2,)
    do(match, *paid("truce"))
    assert windows(match) == ["battle-opens", "card-turned"]


# -- as every frame --------------------------------------------------------------------------


def test_an_open_window_survives_a_save() -> None:
    match = realm("joker", "feast", "joker")
    do(match, *paid("feast"), *paid("joker"))
    again = reload(match)
    for each in (match, again):
        do(each, PASS, PASS, PASS)
    assert again == match


def test_a_window_says_why_something_cannot_be_used() -> None:
    objection = realm("", "raid", "").objection("card:raid")
    assert objection is not None
    assert (objection["rule"], objection["law"]) == ("TINY-10", "In a window you may use what it names, or pass.")


def test_seats_named_first_come_first_and_once() -> None:
    assert ahead([2, 0], [0, 1, 2, 3]) == [2, 0, 1, 3]
