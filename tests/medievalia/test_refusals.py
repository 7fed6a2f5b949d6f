"""Why not: the rule, and what is missing in this very position, in both languages."""

from gonfalon.match import Match
from tests.medievalia.build import fiefs, find, go
from tests.support import rule


def why(m: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = m.objection(answer, m.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("MED-4.25", "MED-6.5")
def test_a_price_says_how_much_is_missing() -> None:
    m = fiefs("city; field", "city")
    found, fact = why(m, "pile:0")
    assert found == "MED-4.25"
    assert "short: School costs" in fact
    assert fact[0].isdigit()
    assert "Il manque" in why(m, "pile:0", "fr")[1]
    m = fiefs("city: peasant; forest: peasant; mine", "city")
    assert why(m, "pile:0") == (
        "MED-6.5",
        "You need every unused land to pay for School: none would be left to build on.",
    )


@rule("MED-4.25", "MED-4.27")
def test_an_invalid_payment_and_one_that_is_not_listed() -> None:
    m = fiefs("city; field; hand: farm, mine", "city")
    go(m, "farm in hand")
    assert why(m, "pay:l104")[0] == "MED-4.25"
    assert "do not pay for Farm" in why(m, "pay:l104")[1]
    valid = [answer for answer in m.legal() if str(answer).startswith("pay:")]
    more = f"{valid[0]}+l{find(m, 'field')[5:]}"
    assert why(m, more) == (
        "MED-4.27",
        "This payment is possible but not in the short list: “Choose the cards myself” takes it.",
    )


@rule("MED-1.5", "MED-10.1")
def test_a_city_never_marches_nor_does_somebody_elses_soldier() -> None:
    m = fiefs("city; free: soldier", "city; free: soldier", phase="march")
    assert why(m, find(m, "city")) == ("MED-1.5", "City never moves.")
    assert why(m, find(m, "soldier", 1))[1] == "That belongs to Blue."
    assert why(m, "pile:0")[0] == "MED-3.8"


@rule("MED-8.7", "MED-9.1")
def test_used_cards_say_so() -> None:
    m = fiefs("city; free: soldier u", "city")
    assert why(m, find(m, "soldier")) == ("MED-9.1", "Soldier is used.")


@rule("MED-1.13")
def test_of_other_hands_nothing_is_said() -> None:
    here = fiefs("city", "city; hand: mine", decks={"territory": "farm"})
    there = fiefs("city", "city; hand: farm", decks={"territory": "mine"})
    mine = find(here, "mine in hand", 1)
    assert here.objection(mine, 0) == there.objection(mine, 0)
