"""Why not: the rule, and what is missing in this very position, in both languages."""

from gonfalon.match import Match
from tests.medioevo_universale.test_purchases import shop
from tests.support import rule


def why(m: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = m.objection(answer, m.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("MEU-3.9")
def test_a_price_says_how_much_is_missing() -> None:
    m = shop(florins={0: 100}, loans={0: 5}, tech={0: "green 1"})
    found, fact = why(m, "build:town-thracia")
    assert found == "MEU-3.9"
    assert "florins short: it costs" in fact
    assert "and you have 100" in fact
    assert "Il manque" in why(m, "build:town-thracia", "fr")[1]


@rule("MEU-7.11", "MEU-7.13", "MEU-7.19")
def test_a_purchase_says_what_it_lacks() -> None:
    m = shop(tech={0: "green 2 violet 1"}, built={"thracia": "town tower cathedral"})
    assert why(m, "build:village-thracia") == (
        "MEU-7.13",
        "A building of that category stands there, as high or higher: Thracia.",
    )
    assert why(m, "make:galley1") == ("MEU-7.19", "You do not know the technology it needs.")
    assert why(shop(), "build:town-thracia")[1].startswith("You do not know the technology that designs it")
    away = why(shop(tech={0: "green 2"}), "build:town-saxony")
    assert away == ("MEU-7.11", "You do not control Saxony.")
