"""What was paid for until the end of the turn goes on when its advance is lost, and ends with the turn (COC-37.5)."""

from typing import Any

from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, coc, do, held, own, state_of
from tests.clash_of_cultures.drawn import told
from tests.clash_of_cultures.war import SOUTH, collect, taking
from tests.support import rule


def ruled(advances: str, **more: Any) -> Match:
    return coc(turn=PURPLE, regions=SOUTH, civ={}, advances={PURPLE: advances}, **more)


def overthrown(match: Match) -> Match:
    """Anarchy takes the government away."""
    told(match, "E44")
    assert state_of(match).government(PURPLE) == -1
    return match


def next_turn(match: Match, advances: str) -> Match:
    """Purple's next turn, with these advances again."""
    do(match, "button:end")
    assert match.turn == (RED,)
    do(match, "button:end")
    while match.turn != (PURPLE,):  # a Status Phase is not reached: it is round 1
        do(match, match.legal()[0])
    for name in advances.split():
        own(state_of(match), PURPLE, name)
    match.state._request = None
    return match


@rule("COC-31.47", "COC-37.5")
def test_an_action_that_was_bought_is_not_lost_with_absolute_power() -> None:
    match = ruled("draft nationalism absolute_power", goods={PURPLE: "mood 2 culture 1"}, hand={PURPLE: "A25"})
    do(match, "effect:a:absolute_power")
    assert state_of(match).actions == 4
    overthrown(match)
    do(match, "card:A25")  # Leadership counts the actions anew
    assert state_of(match).actions == 5


@rule("COC-31.44", "COC-37.5")
def test_the_only_collect_of_a_turn_is_the_only_one_without_free_economy_too() -> None:
    match = ruled("philosophy voting free_economy", goods={PURPLE: "mood 1"}, cities={"D6": "purple neutral"})
    do(match, "effect:a:free_economy", "hex:D7")
    overthrown(taking(match))
    assert "action:collect" not in match.legal()
    next_turn(match, "voting free_economy")
    assert "action:collect" in match.legal()


@rule("COC-31.48", "COC-37.5")
def test_labour_is_forced_to_the_end_of_the_turn_and_no_longer() -> None:
    match = ruled("draft nationalism forced_labor", goods={PURPLE: "mood 1"}, cities={"D6": "purple angry academy"})
    do(match, "effect:a:forced_labor")
    collect(overthrown(match), "D6", "food2")
    assert held(match, PURPLE)["food"] == 2
    next_turn(match, "nationalism forced_labor")
    assert not state_of(match).marked("forced-labor", PURPLE)
