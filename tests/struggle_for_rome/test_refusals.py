"""Why not: the rule, and what is missing in this very position, in both languages."""

from gonfalon.match import Match
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    LAND,
    RED,
    WHITE,
    YELLOW,
    at,
    cross,
    hold,
    market,
    nomads,
    offered,
    rolled,
    rome,
    state_of,
    tribe,
)
from tests.support import rule

TRAITOR, LEADER = "card:traitor", "card:great_tribal_leader"


def why(match: Match, answer: str, lang: str = "en") -> tuple[str, str]:
    """The rule and the fact, as the seat that is asked reads them."""
    said = match.objection(answer, match.turn[0], lang)
    return ("", "") if said is None else (said["rule"], said["fact"])


@rule("SFR-3.19")
def test_no_card_in_phase_1() -> None:
    match = rome()
    match.apply((3, 4))  # a 7: the legionnaire moves
    hold(match, RED, cards=("diplomat",))
    assert why(match, "card:diplomat") == (
        "SFR-3.19",
        "It is phase 1: the dice are rolled, no card is played (Diplomat).",
    )


@rule("SFR-1.6")
def test_the_legionnaire_starts_in_hispania_and_nowhere_else() -> None:
    match = rolled(legionnaire="forest")
    while match.state.step_name() != "WholeGame.legionnaire":
        match.apply(match.legal()[0])
    assert why(match, "hex:batavia") == ("SFR-1.6", "Batavia is not in Hispania.")
    assert why(match, "hex:batavia", "fr")[1] == "Batavia n\u2019est pas en Hispanie."
    forest = "Lusitania is no forest: at this table the legionnaire starts in one."
    assert why(match, "hex:lusitania") == ("SFR-1.6", forest)
    assert "no answer to" in why(match, "hex:nowhere")[1]


@rule("SFR-7.6")
def test_rest_belongs_to_the_tribes() -> None:
    found, fact = why(market(), "idle:gold")
    assert found == "SFR-7.6"
    assert fact == "It is phase 2; this belongs to phases 3 and 4, the turns of the tribes."


@rule("SFR-5.4", "SFR-5.7")
def test_a_price_says_what_is_missing() -> None:
    match = hold(market(), RED, cattle=1, gold=0)
    state_of(match).joker[RED] = 1
    assert why(match, "build:card") == (
        "SFR-5.4",
        "You lack 1 gold; the price of a development card: 1 cattle, 1 gold.",
    )
    match = hold(market(), RED, ore=1, gold=2)
    assert why(match, "build:recruit") == (
        "SFR-5.7",
        "You lack 1 horse; the price of 1 horseman and 1 warrior: 1 ore, 1 horse. "
        "With the joker it takes 3 gold, and you have 2.",
    )
    match = hold(market(), RED, ore=1, gold=9)
    state_of(match).joker[RED] = 1
    match.state._request = None
    assert why(match, "build:recruit")[1].endswith("Your joker of this round is used.")
    assert why(hold(market(), RED, gold=9), "build:recruit", "fr")[1].startswith("Il vous manque 1 minerai, 1 cheval")


@rule("SFR-4.4")
def test_gold_is_no_part_of_a_counter_offer() -> None:
    match = hold(hold(market(), RED, ore=1), BLUE, grain=1)
    for answer in ("button:trade", "give:ore", "get:grain", "button:send", "button:counter"):
        match.apply(answer)
    assert match.turn == (BLUE,)
    assert why(match, "give:gold") == ("SFR-4.4", "Gold is no part of any exchange.")
    assert why(match, "get:gold", "fr") == ("SFR-4.4", "L\u2019or n\u2019entre dans aucun échange.")
    assert why(match, "give:ore") == ("SFR-4.10", "You hold no ore.")
    assert why(match, "button:send") == ("SFR-4.3", "Nothing is given and nothing asked for yet.")


@rule("SFR-4.1", "SFR-6.5", "SFR-6.7")
def test_building_trade_and_their_cards_end_with_phase_2() -> None:
    match = hold(nomads(3), RED, ore=3, horse=1, cards=("diplomat", "feudalism"))
    for answer in ("build:recruit", "bank:ore", "button:trade"):
        assert why(match, answer) == ("SFR-4.1", "It is phase 3; this belongs to phase 2, trade and building.")
    assert why(match, "card:diplomat")[0] == "SFR-6.5"
    assert why(match, "card:feudalism") == (
        "SFR-6.7",
        "Cultural Progress: Feudalism is never played: it counts 1 point in your hand.",
    )


@rule("SFR-1.13")
def test_a_neutral_city_is_neutral_for_plunder_too() -> None:
    match = at(tribe(rome(3), RED, HORSEMEN, figures=6), 3)
    found = why(match, "plunder:canusium")
    assert found == ("SFR-1.13", "Canusium is neutral: with three players it is blocked.")
    assert why(match, "city:canusium") == found  # what a click on the board asks


@rule("SFR-6.10", "SFR-6.1")
def test_no_traitor_after_a_leader() -> None:
    match = hold(nomads(3, at="9,1,S", figures=1), RED, gold=9, cards=("traitor", "great_tribal_leader"))
    match.apply(next(goal for goal in offered(match, "crossroad") if LEADER in _ways(match, goal)))
    match.apply(LEADER)
    assert why(match, TRAITOR)[0] == "SFR-6.10"
    assert "Great Tribal Leader" in why(match, TRAITOR)[1]
    match = hold(nomads(3), RED, cards=("traitor", "treasure_of_the_vandals"))
    match.apply("card:treasure_of_the_vandals")
    assert why(match, TRAITOR) == ("SFR-6.1", "You have played a development card in this turn already.")


@rule("SFR-8.5", "SFR-8.6")
def test_a_way_that_costs_more_than_it_must() -> None:
    match = hold(nomads(3), RED, grain=4, gold=9)
    match.apply(next(goal for goal in offered(match, "crossroad") if "way:1-0" in _ways(match, goal)))
    assert why(match, "way:1-3") == ("SFR-8.5", "There is a cheaper way: 1 grain and no gold.")
    assert why(match, "way:0-2") == ("SFR-8.5", "That does not pay the way; this does: 1 grain and no gold.")
    assert why(match, "way:5-0") == ("SFR-8.6", "You lack 1 grain; you have 4 grain and 9 gold.")
    assert why(match, "way:6-10") == ("SFR-8.6", "You lack 2 grain, 1 gold; you have 4 grain and 9 gold.")
    assert why(match, "way:6-10", "fr")[1] == "Il vous manque 2 céréales, 1 or\u00a0; vous avez 4 céréales et 9 or."
    assert why(match, "way:0-2", "fr")[1].endswith("1 céréale et pas d\u2019or.")
    assert why(match, LEADER) == ("SFR-6.6", "You hold no Great Tribal Leader.")


def _ways(match: Match, goal: str) -> list[str]:
    there = match.copy()
    there.apply(goal)
    return [str(answer) for answer in there.legal()]


@rule("SFR-8.6", "SFR-8.2", "SFR-9.2", "SFR-10.1")
def test_a_tribe_says_what_it_lacks() -> None:
    match = hold(nomads(3, at="9,1,S"), RED, gold=0)
    far = why(match, cross("13,6,S"))
    assert far[0] == "SFR-8.6"
    assert "gold short: the way takes" in far[1]
    assert "you have 0 grain and 0 gold" in far[1]
    blue = state_of(match).land().cross_answers[state_of(match).place[BLUE * 2]]
    assert why(match, blue) == ("SFR-8.2", "Blue\u2019s horseman tribe stands there.")
    beside = state_of(match).land().city_answers[state_of(match).land().beside[state_of(match).place[0]][0]]
    name = beside.partition(":")[2]
    state_of(match).figures[0] = 0
    assert "towers" in why(match, f"plunder:{name}")[1] or "tower," in why(match, f"plunder:{name}")[1]
    assert why(match, f"conquer:{name}") == (
        "SFR-10.1",
        "Your horseman tribe has no tile yet; it takes 3 colours to settle.",
    )


@rule("SFR-15.1")
def test_without_a_seat_nothing_hidden_is_told() -> None:
    poor, rich = hold(market(), RED, gold=0), hold(market(), RED, ore=2, gold=0)
    told = [(match.objection("build:recruit") or {})["fact"] for match in (poor, rich)]
    assert told[0] == told[1] == "Waiting for Red: trading and building."


@rule("SFR-1.2")
def test_while_the_table_is_laid_no_phase_is_named() -> None:
    match = rolled()
    while match.turn == (-1,):
        match.apply(tuple([colour for colour in range(5) for _ in range(8)]))
    found, fact = why(match, cross("13,6,S"))
    assert found == "SFR-1.2"
    assert fact.endswith("(“Where does your horseman start? Your warrior takes the other crossroad”).")
    assert why(match, "build:recruit")[0] == "SFR-1.2"
    assert "called" not in why(match, "traitor-plunder:roma")[1], "there is such a thing in this game"


@rule("SFR-5.7", "SFR-5.3")
def test_a_joker_says_what_it_must_replace() -> None:
    match = hold(market(), RED, ore=1, gold=9)
    match.apply("build:recruit")
    assert why(match, "pay:cards") == ("SFR-5.7", "You lack 1 horse: the joker must stand in for it.")
    lacks = ("SFR-5.7", "You lack 1 horse: the joker must stand in for that, not for ore.")
    assert why(match, "pay:joker-ore") == lacks
    assert why(match, "pay:joker-grain") == (
        "SFR-5.7",
        "Grain is no part of what 1 horseman and 1 warrior costs.",
    )
    match = hold(market(skip_forced=False), RED, horse=1, grain=1, cattle=1, gold=0)
    match.apply("build:wagon")
    assert why(match, "pay:joker-horse") == ("SFR-5.7", "With the joker it takes 3 gold, and you have 0.")
    match.apply("pay:cards")
    assert why(match, "box:1-horseman") == ("SFR-5.3", "That box belongs to Blue.")


@rule("SFR-4.9", "SFR-4.10")
def test_who_has_not_accepted_cannot_be_dealt_with() -> None:
    match = hold(hold(hold(market(), RED, ore=1), BLUE, grain=1), WHITE, grain=1)
    for answer in ("button:trade", "give:ore", "get:grain", "button:send"):
        match.apply(answer)
    match.apply("button:counter")
    for answer in ("give:grain", "get:horse", "button:send"):  # red has no horse
        match.apply(answer)
    match.apply("button:accept")  # white
    assert match.turn == (YELLOW,)
    hold(match, YELLOW)
    assert why(match, "button:counter") == ("SFR-4.10", "You hold no card that you could offer in return.")
    match.apply("button:refuse")
    assert why(match, f"accept:{YELLOW}") == ("SFR-4.9", "Gold has not accepted.")
    assert why(match, f"counter:{WHITE}") == ("SFR-4.9", "Green has made no counter-offer.")
    assert why(match, f"counter:{BLUE}") == ("SFR-4.10", "You cannot give that: you lack 1 horse.")
    assert why(match, "button:none") == ("SFR-4.9", "Green has accepted: your proposal binds you.")
    assert why(match, "button:none", "fr")[1] == "Vert a accepté\u00a0: votre proposition vous engage."


@rule("SFR-4.6", "SFR-4.7")
def test_what_the_bank_gives_is_a_pile() -> None:
    match = hold(market(), RED, ore=3)
    match.apply("bank:ore")
    assert why(match, "good:horse")[0] == "SFR-4.6"
    assert why(match, "good:grain")[0] == "SFR-4.5", "grain is asked for by its pile"
    assert why(match, "pile:discard")[0] == "SFR-4.5", "the discard is no pile to take from"


@rule("SFR-3.11")
def test_who_has_nobody_at_the_hex_is_not_robbed() -> None:
    match = rome()
    match.apply((3, 4))
    near = next(h for h in LAND.empire if h != state_of(match).legionnaire)
    free = [LAND.crossroads[c] for c in LAND.corners[near] if LAND.city_of[c] < 0]
    tribe(match, BLUE, at=free[0])
    tribe(match, YELLOW, at=free[1])
    match.apply(LAND.hex_answers[near])
    assert match.legal() == [f"seat:{BLUE}", f"seat:{YELLOW}"]
    assert why(match, f"seat:{WHITE}") == ("SFR-3.11", "Green has no figure at this hex.")
    assert why(match, f"seat:{RED}") == ("SFR-3.11", "You rob an opponent, not yourself.")


@rule("SFR-11.2")
def test_a_city_within_reach_is_not_called_too_strong() -> None:
    match = at(tribe(rome(), RED, HORSEMEN, cities=("lutetia",), figures=6), 3)
    name = next(str(answer) for answer in match.legal() if str(answer).startswith("conquer:")).partition(":")[2]
    assert "towers" not in why(match, f"city:{name}")[1]
    assert why(match, "conquer:lutetia") == ("SFR-11.5", "Lutetia is yours already.")
    state_of(match).figures[0] = 0
    match.state._request = None
    assert why(match, f"conquer:{name}")[0] == "SFR-11.2"


@rule("SFR-6.5", "SFR-6.6", "SFR-6.8")
def test_a_card_that_is_not_held_names_its_own_rule() -> None:
    match = hold(market(), RED)
    assert why(match, "card:diplomat") == ("SFR-6.5", "You hold no Diplomat.")
    assert why(match, LEADER)[0] == "SFR-6.6"
    assert why(match, "card:treasure_of_the_vandals")[0] == "SFR-6.8"
    assert why(hold(nomads(3), RED), "card:treasure_of_the_vandals")[0] == "SFR-6.8"


def test_before_the_tribes_stand_they_are_not_called_settled() -> None:
    match = rolled()
    assert "The horseman tribe: not on the map yet." in match.text(RED)
    assert "settled in" not in match.text(RED)
