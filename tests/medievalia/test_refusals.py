"""Why not: the rule, and what is missing in this very position, in both languages."""

from gonfalon.match import Match
from tests.medievalia.build import asked, fiefs, find, go, position
from tests.medievalia.test_alliance import allies
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


@rule("MED-11.3", "MED-11.7", "MED-11.4")
def test_a_front_says_why_its_troops_cannot_open_it() -> None:
    m = fiefs("city; farm; in p2: soldier u; free: soldier", "city; farm; in p1: peasant", phase="war")
    assert why(m, "front:p2-1") == (
        "MED-11.7",
        "Your only character there is used or guards a land: Blue\u2019s fief.",
    )
    assert why(m, "front:p1-0") == ("MED-11.2", "That would be you.")
    m = fiefs(
        "city; farm; in p2: knight; in n12: soldier",
        "city; field; farm; in n12: peasant",
        "city; in p2: peasant",
        phase="war",
    )
    go(m, "front:p2-2", "army:0")
    while asked(m)[1] != "declare":
        go(m, str(m.legal()[-1]))
    assert why(m, "front:p2-1") == ("MED-11.3", "All your troops there have fought in this turn: Blue\u2019s fief.")
    assert why(m, "front:p2-2")[0] == "MED-11.3"


@rule("MED-12.17", "MED-14.8")
def test_somebody_elses_priest_is_not_ones_own() -> None:
    m = fiefs("city; farm; in p2: soldier, priest; in n: priest", "city; farm; free: peasant, priest", phase="war")
    go(m, "front:p2-1", "army:0", "army:0", "army:0", "button:stay")
    while asked(m)[1] != "power":
        go(m, str(m.legal()[0]))
    assert asked(m)[0] == 0
    assert why(m, find(m, "priest", 1)) == ("MED-12.17", "That belongs to Blue.")
    assert why(m, find(m, "soldier in p2", 0)) == ("MED-14.4", "Soldier neither shoots nor heals.")


@rule("MED-10.1", "MED-2.11")
def test_who_marches_does_not_stay_where_he_is() -> None:
    m = fiefs("city; free: soldier", "city", phase="march")
    go(m, "soldier")
    home = m.objection("fief:p1", m.turn[0], "fr")
    assert why(m, "fief:p1") == ("MED-10.1", "Soldier stands there already.")
    assert home is not None
    assert home["fact"] == "Soldat s\u2019y tient déjà."
    assert why(m, "fief:p2") == ("MED-2.11", "Blue\u2019s fief is not adjacent to Red\u2019s fief.")


@rule("MED-7.1", "MED-7.2", "MED-6.5")
def test_a_place_that_is_none_is_not_called_hungry() -> None:
    m = fiefs("city; field; farm; hand: peasant, mine", "city; mine")
    go(m, "peasant in hand")
    assert asked(m)[1] == "place"
    assert why(m, "fief:p2") == ("MED-7.1", "Peasant is played in your own fief.")
    assert why(m, find(m, "mine", 1)) == ("MED-7.2", "That belongs to Blue.")
    assert why(m, "deck:military")[0] == "MED-7.2"
    assert "no answer to" in why(m, "deck:military")[1]
    m = fiefs("city: peasant; forest: peasant; mine; field; farm; hand: mine", "city; mine")
    go(m, "pile:0")
    assert asked(m)[1] == "build-on"
    assert why(m, find(m, "mine", 1)) == ("MED-6.5", "That belongs to Blue.")
    assert why(m, find(m, "mine in hand")) == ("MED-6.5", "That is no land of your fief.")
    assert "no answer to" in why(m, "button:pass")[1] or "called" in why(m, "button:pass")[1]


@rule("MED-4.11", "MED-4.19")
def test_a_discard_is_a_hand_card_once_and_not_what_is_bought() -> None:
    m = fiefs("city; hand: farm, mine, forest", "city; mine")
    go(m, "farm in hand")
    farm = find(m, "farm in hand")
    assert why(m, f"pay:l{find(m, 'mine', 1)[5:]}")[0] == "MED-4.19", "somebody else's land"
    go(m, next(str(value) for value in m.legal() if str(value).endswith("d1")))
    assert asked(m)[1] == "discard"
    assert why(m, farm) == ("MED-4.11", "Farm is what you are buying.")
    assert why(m, find(m, "mine", 1)) == ("MED-4.11", "You do not hold that Mine but another one: choose yours.")
    assert why(m, find(m, "city", 1)) == ("MED-4.11", "City lies on the table: only a card from your hand will do.")


@rule("MED-16.6", "MED-16.7", "MED-16.12")
def test_an_ally_reads_what_his_gift_lacks() -> None:
    m = allies("city u; field: peasant; farm u; hand: forest", "city; field: peasant; farm u")
    go(m, "forest in hand", "button:ask-ally")
    city = find(m, "city", 2)
    assert why(m, find(m, "farm", 2)) == ("MED-16.6", "Farm is used.")
    assert why(m, find(m, "field", 0)) == ("MED-16.6", "That belongs to Red.")
    go(m, city)
    more = "The first help of a turn loses 1 resource: with one alone nothing would arrive."
    assert why(m, "button:done") == ("MED-16.7", more)
    assert why(m, city) == ("MED-16.6", "City is chosen already.")
    go(m, find(m, "field", 2), "button:done")
    assert why(m, "resource:gold") == ("MED-16.7", "You have given no gold.")
    go(m, "resource:food")
    assert why(m, "button:ask-ally") == ("MED-16.12", "Your ally was asked for this in this turn already.")
    m = allies("city; field; hand: forest, mine", "city u; field u; farm u; mine u")
    go(m, "forest in hand")
    assert why(m, "button:ask-ally")[0] == "MED-16.7"


@rule("MED-12.3", "MED-12.6", "MED-12.7")
def test_a_battle_says_what_cannot_be_attacked() -> None:
    m = fiefs(
        "city; farm; farm; in p2: soldier, knight",
        "city; farm; field: peasant, school, castle; free: soldier",
        phase="war",
    )
    go(m, "front:p2-1")
    assert why(m, "button:stay") == (
        "MED-12.3",
        "Nobody stays out of it in somebody else\u2019s fief: Blue\u2019s fief.",
    )
    assert why(m, "army:5") == ("MED-12.1", "There is no army yet.")
    go(m, "button:apart")
    assert why(m, "army:7") == ("MED-12.4", "There are 2 armies.")
    go(m, "army:0")
    assert asked(m) == (0, "target")
    assert why(m, find(m, "school on field", 1)) == (
        "MED-12.7",
        "School is a civil building: its land can be attacked.",
    )
    for guard in ("castle", "peasant"):
        assert why(m, find(m, f"{guard} on field", 1))[0] == "MED-12.7"
    assert why(m, find(m, "peasant on field", 1))[1] == "Peasant is attacked through its land: Field."
    assert why(m, find(m, "soldier", 1)) == (
        "MED-12.6",
        "Soldier was sent with a defending army: attack that army.",
    )
    assert why(m, find(m, "farm", 0)) == ("MED-12.6", "That belongs to Red; your armies fight Blue.")
    assert why(m, "defence:5") == ("MED-12.6", "Nobody was sent there: there is no such defending army.")


@rule("MED-14.9", "MED-12.11", "MED-12.14")
def test_bonus_and_damage_stay_in_the_group() -> None:
    m = fiefs(
        "city; farm; farm; farm; in p2: knight",
        "city: infantryman, soldier, peasant; farm; free: archer u",
        phase="war",
    )
    go(m, "front:p2-1", "army:0", find(m, "city", 1))
    assert asked(m) == (1, "bonus")
    assert why(m, find(m, "infantryman on city", 1)) == ("MED-14.9", "Infantryman cannot shield himself.")
    assert why(m, find(m, "city", 1)) == ("MED-14.9", "Infantryman shields characters, and City is none.")
    assert why(m, find(m, "archer", 1)) == ("MED-14.9", "Archer is not in this group.")
    go(m, find(m, "soldier on city", 1))
    assert asked(m) == (1, "order")
    assert why(m, find(m, "city", 1)) == ("MED-12.14", "The City suffers last.")
    go(m, find(m, "peasant on city", 1))
    assert why(m, find(m, "peasant on city", 1)) == ("MED-12.11", "Peasant can bear no more.")


@rule("MED-3.4", "MED-4.2", "MED-8.7")
def test_cards_and_decks_that_are_not_there() -> None:
    m = fiefs("city", "city", phase="draw", decks={"military": ""})
    assert why(m, "deck:military") == ("MED-3.4", "That deck is empty.")
    assert why(m, "button:dismiss") == ("MED-8.7", "You have no unused character.")
    m = fiefs("city; farm; free: soldier, soldier; hand: field", "city")
    unseen = next(card for card in range(60) if card not in position(m).hand_cards(0) and position(m).owner(card) == -1)
    assert why(m, f"card:{unseen}")[0] == "MED-4.2"
    go(m, "button:dismiss")
    assert why(m, find(m, "farm", 0)) == (
        "MED-5.8",
        "Farm is no character: a territory is removed for 1 workforce.",
    )
    assert why(m, "card:1")[0] == "MED-8.7"
    second = next(answer for answer in (find(m, "soldier"), find(m, "soldier 2")) if answer not in m.legal())
    assert why(m, second) == ("MED-8.7", "That card is exactly like one of those offered: choose that one.")


@rule("MED-8.6")
def test_who_starves_is_somebody_of_ones_own() -> None:
    m = fiefs("city; free: soldier, peasant", "city; farm; free: knight", phase="start")
    assert asked(m)[1] == "starve"
    assert why(m, find(m, "knight", 1)) == ("MED-8.6", "That belongs to Blue.")
    assert why(m, "card:53") == ("MED-8.6", "Knight is not on the table.")
    assert why(m, "card:53", "fr")[1] == "Chevalier n\u2019est pas sur la table."


@rule("MED-4.12", "MED-4.21")
def test_a_card_more_is_no_deck() -> None:
    m = fiefs("city; field; farm; mine; forest; hand: peasant", "city")
    go(m, "deck:military", "button:adjust")
    assert "An extra card from the Military deck costs any 4 resources." in why(m, "pile:0")[1]
    assert "«\u00a0Une carte de plus (pioche Militaire) coûte 4 ressources au choix." in why(m, "pile:0", "fr")[1]
