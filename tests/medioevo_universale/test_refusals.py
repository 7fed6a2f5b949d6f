"""Why not: the rule, and what is missing in this very position, in both languages."""

from typing import Any

from gonfalon.games.medioevo_universale.rules.events import EventsPhase
from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.match import Match
from tests.medioevo_universale.build import WORLD, medioevo, play
from tests.medioevo_universale.cards import fought, to
from tests.medioevo_universale.test_cards_turn import events
from tests.medioevo_universale.test_purchases import shop
from tests.medioevo_universale.test_taxes import taxed
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


@rule("MEU-7.21", "MEU-7.22", "MEU-7.28")
def test_a_carrier_lacks_a_token_or_a_piece_of_the_bank() -> None:
    wagons = shop(tech={0: "blue 1"}, at={"thracia": "0: wagon3 wagon3 wagon3 wagon3 wagon1"})
    for answer in ("make:caravan3", "raise:4-3"):
        assert why(wagons, answer) == ("MEU-7.21", "No property token of yours fits.")
    five, three = " caravan1" * 5, " bombard" * 4
    caravans = shop(
        tech={0: "blue 1"}, at={"pannonia": f"1:{five}", "saraj": f"2:{five}", "thracia": "0:" + " caravan1" * 2}
    )
    assert why(caravans, "make:caravan1") == ("MEU-7.22", "The bank has none of that kind left.")
    bombards = {"pannonia": f"1:{three}", "saraj": f"2:{three}", "cairo": f"3:{three}", "thracia": "0: catapult"}
    siege = shop(seats=4, tech={0: "green 3"}, at=bombards)
    for answer in ("make:machine3", "raise:0-3"):
        assert why(siege, answer, "fr") == ("MEU-7.22", "La banque n\u2019a plus de pièce de ce genre.")
    assert why(siege, "raise:0-1")[0] == "MEU-7.28"
    for answer in ("make:machine4", "make:machine0", "raise:0-7"):  # there is no such level
        assert why(siege, answer)[0] == "MEU-7.1"


@rule("MEU-7.25")
def test_a_captain_in_contested_land_is_not_raised() -> None:
    m = shop(tech={0: "red 1"}, at={"thracia": "0: 1 captain; 1: 1 light", "rhodope": "0: 1 captain"})
    assert why(m, "promote:captain-captain2-thracia") == ("MEU-7.25", "You do not control Thracia.")
    assert why(m, "promote:captain-captain2-rhodope")[1].startswith("There is neither a populated area nor")


@rule("MEU-7.37")
def test_nobody_is_bought_back_who_was_not_lost() -> None:
    assert why(shop(), "regain:light") == ("MEU-7.37", "None of them may be bought back: light infantry.")


# -- cards, technologies, claims, acts -----------------------------------------------------------


def start(**more: Any) -> Match:
    """Before phase 6; seat 3 of five is asked."""
    return medioevo(5, phase=more.pop("phase", 6), order=(3, 4, 0, 1, 2), run=PhaseStart(seat=3), **more)


@rule("MEU-17.2", "MEU-3.9", "MEU-28.10", "MEU-18.69")
def test_a_card_says_why_it_cannot_be_used() -> None:
    m = start(cards={3: (13, 5, 36, 69), 1: (22,)}, turned=(36,), florins={3: 50}, loans={3: 5})
    assert why(m, "card:13") == ("MEU-3.9", "50 florins short: it costs 100, and you have 50.")
    assert why(m, "card:5") == ("MEU-28.10", "Warlord (5) is used at other moments: rolls made.")
    assert why(m, "card:36") == ("MEU-17.2", "Magnate (36) has been used in this turn.")
    assert why(m, "card:22") == ("MEU-17.2", "Tax Collector (22) belongs to Blue.")
    assert why(m, "card:1") == ("MEU-17.2", "Nobody owns Bishop (1).")
    assert why(m, "card:69") == ("MEU-18.69", "As things stand, Sheriff (69) has nothing to work on here.")
    assert why(m, "card:36", "fr")[1] == "Magnat (36) a déjà servi à ce tour."


@rule("MEU-28.8", "MEU-18.15")
def test_what_needs_the_war_circle_says_so() -> None:
    early = start(phase=2, cards={3: (15,)}, tech={3: "orange 3"}, at={"serbia": "horde: 1 light"})
    for use in ("card:15", "tech:nation"):
        assert why(early, use) == ("MEU-28.8", "The barbarian dice of this turn have not been rolled yet.")


@rule("MEU-16.21", "MEU-16.20", "MEU-16.16", "MEU-3.9", "MEU-28.10")
def test_a_technology_says_why_it_cannot_be_used() -> None:
    m = start(tech={3: "green 3 red 3"})
    assert why(m, "tech:genius") == ("MEU-16.21", "Genius is level 4 of its branch; you have reached level 3.")
    assert why(m, "tech:tactics") == ("MEU-28.10", "Tactics is used at other moments: damage.")
    assert why(m, "tech:mathematics")[0] == "MEU-16.20"
    poor = start(tech={3: "green 4"}, built={"cairo": "village"}, florins={3: 150}, loans={3: 5})
    assert why(poor, "tech:genius")[0] == "MEU-3.9"
    assert "50 florins short" in why(poor, "tech:genius")[1]
    assert why(start(tech={3: "green 4"}), "tech:genius")[0] == "MEU-16.21"  # nothing to raise


@rule("MEU-17.6", "MEU-20.1", "MEU-20.2", "MEU-19.14", "MEU-19.19")
def test_claims_and_free_acts_say_what_is_missing() -> None:
    m = start(cards={3: (46,), 0: (44,)}, loans={3: 5}, florins={3: 400})
    assert why(m, "claim:46") == ("MEU-17.6", "The objective of Assassin (46) has not been reached.")
    assert why(m, "claim:44") == ("MEU-17.6", "Bard (44) belongs to Red.")
    assert why(m, "free:loan") == ("MEU-20.1", "You have 5 loans, as many as you may.")
    assert why(m, "free:repay") == ("MEU-20.2", "A loan costs 500 florins to repay, and you have 400.")
    assert why(start(), "free:repay") == ("MEU-20.2", "You have no loan to repay.")
    assert why(play(start(), "free:loan"), "free:loan") == ("MEU-20.1", "You have taken a loan in this turn.")
    assert why(m, "free:denounce")[0] == "MEU-19.14"
    assert why(m, "free:denounce", "fr")[1].startswith("Vous n\u2019avez signé aucun pacte")


@rule("MEU-19.24", "MEU-19.4", "MEU-3.9")
def test_war_and_offers_say_what_is_in_their_way() -> None:
    m = play(start(war=((3, 1),)), "free:war")
    assert why(m, "seat:1")[0] == "MEU-19.24"
    assert why(m, "seat:1")[1].startswith("You are not at peace with Blue")
    m = play(start(war=((3, 1),), florins={1: 20}), "free:offer", "seat:1")
    assert why(m, "passage:1-3")[0] == "MEU-19.4"
    play(m, "peace:1-3", "pay:1-3=", "number:50")
    m.apply("button:send", 3)
    assert why(m, "button:accept") == ("MEU-3.9", "You have 20 florins.")


@rule("MEU-28.12", "MEU-20.7")
def test_a_bankrupt_hears_about_the_card_and_not_about_his_debt() -> None:
    m = to(medioevo(phase=4, order=(1, 0, 2), cards={1: (5,)}, due={1: 50}), "buy", seat=1)
    assert why(m, "card:5") == ("MEU-28.12", "Warlord (5) is used at other moments: rolls made.")
    assert why(m, "recruit:light")[0] == "MEU-20.7"


@rule("MEU-20.1", "MEU-6.8")
def test_a_loan_that_is_not_offered_says_why() -> None:
    rich = play(to(medioevo(phase=4, tech={0: "green 1"}), "buy"), "build:village-thracia")
    assert why(rich, "button:loan") == ("MEU-7.9", "You have 1,000 florins: they are enough without a loan.")
    assert why(rich, "button:loan", "fr")[1].endswith("ils suffisent sans emprunt.")
    deep = taxed(at={"thracia": "0: 9 light"}, florins={0: 270}, loans={0: 5})
    assert why(deep, "button:loan") == ("MEU-20.1", "You have 5 loans, as many as you may.")


@rule("MEU-5.7")
def test_an_icon_is_on_the_card_and_is_chosen_once() -> None:
    event = next(e for e in range(len(WORLD.events)) if 1 in WORLD.icons[e] and 0 not in WORLD.icons[e])
    second = EventsPhase.STEPS.index("second_icon")
    m = medioevo(event=WORLD.events[event], run=EventsPhase(icons=[1], shielded=[], at=second))
    assert why(m, "icon:armies") == ("MEU-5.7", "Armies has been chosen already.")
    assert why(m, "icon:movement") == ("MEU-5.7", "Movement: the Event card does not show this icon.")
    assert why(m, "icon:armies", "fr")[1] == "Icône déjà choisie\u00a0: Armées."


@rule("MEU-18.42", "MEU-18.43")
def test_only_what_the_event_strikes_is_shielded() -> None:
    m = play(events(cards={0: (42,)}), "card:42", (6,), "land:lower_egypt")
    assert why(m, "land:thracia") == ("MEU-18.42", "The Event card does not strike Thracia.")
    assert why(m, "land:lower_egypt") == ("MEU-18.42", "Lower Egypt is shielded already.")
    assert "frappe pas" in why(m, "land:thracia", "fr")[1]


@rule("MEU-18.11", "MEU-18.44", "MEU-18.46")
def test_dice_cards_and_transports_are_not_called_by_numbers() -> None:
    m = to(fought("3 light", "3 light", cards={0: (46,)}), "rolls-made", (1, 2, 5), (1, 2, 3))
    play(m, "card:46")
    assert why(m, "die:0") == ("MEU-18.46", "That die shows 1, the lowest.")
    assert why(m, "die:9") == ("MEU-18.46", "There are only 6 dice here.")
    m = medioevo(at={"latium": "0: wagon1 caravan1 ship1", "saraj": "2: wagon1"}, cards={0: (11,)})
    play(m, "card:11")
    assert [why(m, answer)[1] for answer in _carriers(m)] == [
        "It is neither a War Wagon nor a Caravan: Merchant Ship I, Latium.",
        "It belongs to Green: War Wagon I, Saraj.",
    ]
    assert why(m, "carrier:199")[1] == "There is no such piece on the map."
    m = to(
        fought("3 light", "3 light", cards={0: (44, 5, 6), 1: (22,)}, turned=(5, 6)), "rolls-made", (1, 2, 7), (1, 2, 6)
    )
    play(m, "card:44")
    assert why(m, "card:22")[0] == "MEU-18.44"
    assert why(m, "card:22")[1].endswith("(22) has not been used in this turn.")
    assert why(m, "card:46")[1] == "Nobody owns Assassin (46)."


def _carriers(m: Match) -> list[str]:
    """The pieces on the map that are not offered."""
    named = [f"carrier:{slot}" for slot in range(60)]
    return [one for one in named if one not in m.legal() and "no such piece" not in why(m, one)[1]]


@rule("MEU-14.9")
def test_where_one_number_is_left_it_is_named() -> None:
    m = medioevo(phase=6, at={"latium": "0: caravan1"}, florins={0: 100}, loans={0: 5})
    play(m, "carrier:0").apply("button:buy", 0)
    assert why(m, "number:2") == ("MEU-14.9", "Only 1 is possible here.")


@rule("MEU-16.11")
def test_law_says_why_a_rebellion_does_not_go_there() -> None:
    run = Rebellions(seat=0, count=1, placed=[], outside=[])
    at = {"serbia": "1: 1 light", "epirus": "horde: 1 light"}
    m = play(medioevo(tech={0: "orange 2"}, gears={0: "orange 1"}, at=at, run=run), "tech:law")
    assert why(m, "land:thracia") == ("MEU-16.11", "Thracia lies in your home realm.")
    assert why(m, "land:saxony") == ("MEU-16.11", "Saxony is not adjacent to your home realm.")
    assert why(m, "land:serbia") == ("MEU-16.11", "Blue controls Serbia.")
    assert why(m, "land:epirus") == ("MEU-16.11", "Military units stand there: Epirus.")
    assert why(m, "land:serbia", "fr")[1] == "Bleu contrôle ce territoire\u00a0: Serbie."


@rule("MEU-18.66")
def test_nobody_is_lent_where_no_horde_stands() -> None:
    at = {"thracia": "0: 2 light", "serbia": "horde: 2 light", "epirus": "horde: 1 light"}
    m = medioevo(at=at, cards={0: (66,)})
    m = play(m, "card:66")
    assert why(m, "land:saxony") == ("MEU-18.66", "There is no horde there: Saxony.")
