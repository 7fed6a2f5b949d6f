"""Bots and diplomacy: what they accept, how they vote, which pacts they keep."""

import pytest

from gonfalon.games.medioevo_universale.mind.hasty import policy
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, sign
from gonfalon.games.medioevo_universale.rules.position import ATTACKED, COMMERCIAL, DEFENSIVE, NON_BELLIGERENCE
from gonfalon.match import Match
from tests.medioevo_universale.build import asked, medioevo, passes, play, position


def chosen(m: Match) -> str:
    """What a hasty player answers now."""
    ask = m.state.ask_of(m.turn[0])
    assert ask is not None
    weights = policy(position(m), ask)
    assert weights is not None
    return ask.values[weights.index(max(weights))]


@pytest.mark.parametrize(
    ("terms", "accepted"),
    [
        (("passage:1-0",), False),  # something for nothing
        (("pay:1-0=", "number:50"), False),
        (("commercial:0-1", "commercial:1-0"), True),  # seat 1 has a Caravan
        (("passage:0-1", "passage:1-0"), False),  # an even exchange of dangers
        (("passage:1-0", "pay:0-1=", "number:400"), True),
        (("defend:1-0=", "number:6"), False),
        (("defend:0-1=", "number:6"), True),
        (("pay:0-1=", "number:100"), True),
    ],
)
def test_only_what_is_good_for_oneself_is_accepted(terms: tuple[str, ...], accepted: bool) -> None:
    m = medioevo(phase=4, at={"pannonia": "1: caravan1"})
    play(m, "free:offer", "seat:1", *terms, "button:send")
    assert asked(m) == (1, "proposal-answer")
    assert chosen(m) == ("button:accept" if accepted else "button:refuse")


def test_nobody_is_milked_by_a_row_of_even_offers() -> None:
    m = medioevo(phase=4, at={"pannonia": "1: caravan1"}, honour={0: 30})
    play(m, "free:offer", "seat:1", "commercial:0-1", "commercial:1-0", "button:send")
    assert chosen(m) == "button:refuse"  # the leader must offer more


def test_peace_with_the_stronger_is_welcome() -> None:
    m = medioevo(phase=4, at={"thracia": "0: 6 light", "temes": "1: 1 light"}, war=((0, 1),))
    play(m, "free:offer", "seat:1", "form:end-war", "button:send")
    assert chosen(m) == "button:accept"


def test_votes_go_against_who_owed_support() -> None:
    for clause, others in (((DEFENSIVE, 1, 0, 3), "button:broken"), ((NON_BELLIGERENCE,), "button:respected")):
        m = medioevo(4, phase=4, war=((0, 2),))
        position(m).struck[2 * 6 + 0] = ATTACKED
        number = sign(position(m), (0, 1), (clause,))
        m.state._request = None
        play(m, "free:denounce", f"pact:{number}", "seat:1")
        said = []
        for _ in range(4):
            said.append(chosen(m))
            play(m, said[-1])
        assert said == ["button:broken", "button:respected", others, others]


def test_a_pact_worth_keeping_is_paid_with_a_loan() -> None:
    m = medioevo(phase=3, florins={0: 0}, at={"thracia": "0: caravan1"})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),), ((EVERY_TURN, 0, 1, 100),))
    for seat in range(3):
        m.apply("tax:10", seat)
    assert asked(m) == (0, "pact-due")
    assert chosen(m) == "button:loan"


def test_of_two_alliances_the_dearer_is_broken() -> None:
    m = medioevo(4, phase=4, war=((1, 2),))
    position(m).struck[2 * 6 + 1] = ATTACKED
    numbers = [sign(position(m), (0, who), ((DEFENSIVE, 0, who, units),)) for who, units in ((1, 2), (2, 9))]
    m.state._request = None
    play(m, *["button:done"] * 4)
    passes(m, "phase-start")
    assert asked(m) == (0, "torn")
    assert chosen(m) == f"pact:{numbers[1]}"
