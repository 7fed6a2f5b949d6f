"""Why not: the rule, and what is missing in this very position, in both languages."""

from gonfalon.match import Match
from tests.clash_of_cultures.build import RED, coc, do
from tests.support import rule


def why(match: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = match.objection(answer, match.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("COC-7.1")
def test_an_advance_says_what_it_costs_and_what_there_is() -> None:
    match = coc(goods={RED: "food 1"})
    assert why(match, "action:advance") == (
        "COC-7.1",
        "An advance costs 2 food, for which ideas and gold may stand in; you have 1 food, 0 ideas and 0 gold.",
    )
    assert "vous avez 1 vivre, 0 idée et 0 or" in why(match, "action:advance", "fr")[1]


@rule("COC-7.2", "COC-7.7", "COC-29.1")
def test_an_advance_says_what_it_needs() -> None:
    match = do(coc(goods={RED: "food 2"}, advances={RED: "writing"}), "action:advance")
    assert why(match, "advance:rituals") == ("COC-7.2", "Myths comes first in its group: without it, no Rituals.")
    assert why(match, "advance:writing") == ("COC-7.7", "You have Writing already.")
    assert why(match, "advance:voting") == ("COC-29.1", "Voting needs Philosophy, which you do not have.")


@rule("COC-3.3", "COC-22.2")
def test_actions_and_cards_that_are_not_there() -> None:
    match = coc(goods={RED: "food 2"}, actions=0)
    assert why(match, "action:advance") == ("COC-3.3", "You have no action left in this turn.")
    assert why(match, "card:A1") == ("COC-22.2", "That card is not among the 0 action cards in your hand.")
