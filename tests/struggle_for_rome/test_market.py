"""Sections 4, 5 and 6: trade, building and development cards in phase 2."""

from gonfalon.games.struggle_for_rome.content.land import HORSE
from gonfalon.match import Match
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    LAND,
    RED,
    WARRIORS,
    WHITE,
    YELLOW,
    again,
    at,
    box,
    card,
    held,
    hold,
    market,
    nomads,
    offered,
    refused,
    resource,
    rome,
    state_of,
    tribe,
)
from tests.support import rule


def answers(match: Match, *given: object) -> Match:
    for answer in given:
        match.apply(answer)
    return match


@rule("SFR-4.1", "SFR-5.5")
def test_trade_build_and_card_in_any_order() -> None:
    match = hold(market(), RED, ore=2, grain=1, horse=2, cattle=3, gold=1, cards=("treasure_of_the_vandals",))
    answers(match, "build:recruit", "card:treasure_of_the_vandals", "bank:cattle", "pile:grain")
    answers(match, "build:recruit", "pay:cards")
    assert match.turn == (RED,)
    assert box(match, RED, HORSEMEN) == box(match, RED, WARRIORS) == (3, 1)
    assert refused(match, "card:diplomat") == "SFR-6.5"


@rule("SFR-4.2", "SFR-4.9")
def test_a_deal_is_proposed_accepted_and_made() -> None:
    match = hold(hold(market(), RED, ore=2), BLUE, grain=1)
    answers(match, "button:trade", "give:ore", "give:ore", "get:grain", "seat:1", "button:send")
    assert match.turn == (BLUE,)
    assert "button:accept" in match.legal()
    match.apply("button:accept")
    assert (held(match, RED), held(match, BLUE)) == ({"grain": 1}, {"ore": 2})
    assert match.turn == (RED,)


@rule("SFR-4.2")
def test_opponents_do_not_trade_with_one_another() -> None:
    match = hold(market(), RED, ore=1)
    assert refused(match, "button:trade", BLUE) == "SFR-2.2"
    match.apply("button:trade")
    assert refused(match, "seat:0") == "SFR-4.2"


@rule("SFR-4.3")
def test_no_kind_on_both_sides_and_something_on_each() -> None:
    match = hold(market(), RED, ore=1, horse=1)
    answers(match, "button:trade", "give:ore")
    assert refused(match, "get:ore") == "SFR-4.3"
    assert refused(match, "button:send") == "SFR-4.3"
    match.apply("get:cattle")
    assert refused(match, "give:cattle") == "SFR-4.3"
    assert "give:horse" in match.legal()  # horse and cattle are different kinds


@rule("SFR-4.4", "SFR-EX-30")
def test_gold_buys_no_resource() -> None:
    match = hold(market(), RED, ore=1, gold=9)
    assert refused(match, "bank:gold") == "SFR-4.4"
    match.apply("button:trade")
    assert refused(match, "give:gold") == "SFR-4.4"


@rule("SFR-4.5", "SFR-4.6", "SFR-EX-30")
def test_three_of_a_kind_buy_one_card() -> None:
    match = hold(market(), RED, horse=3)
    answers(match, "bank:horse", "pile:ore")
    assert held(match) == {"ore": 1}
    hold(match, RED, horse=2, cattle=1)
    assert refused(match, "bank:horse") == "SFR-4.6"


@rule("SFR-4.6")
def test_pasture_comes_blind_and_the_same_kind_may_come_back() -> None:
    match = hold(market(), RED, horse=3)
    match.apply("bank:horse")
    assert refused(match, "good:horse") == "SFR-4.6"
    answers(match, "pile:pasture", resource("horse"))
    assert held(match) == {"horse": 1}
    answers(hold(match, RED, ore=3), "bank:ore", "pile:ore")
    assert held(match) == {"ore": 1}


@rule("SFR-4.7")
def test_nothing_is_bought_from_an_empty_pile() -> None:
    match = hold(hold(market(), RED, grain=3), BLUE, ore=14)
    match.apply("bank:grain")
    assert refused(match, "pile:ore") == "SFR-4.7"


@rule("SFR-4.8")
def test_spent_cards_go_to_their_piles_and_an_empty_pasture_pile_is_made_anew() -> None:
    match = hold(market(), RED, ore=1, grain=1, horse=2, cattle=1)
    answers(match, "build:recruit", "pay:cards")
    state = state_of(match)
    assert (state.ore, state.discard) == (14, [HORSE])
    state.hand[BLUE] += state.pasture
    state.hand[BLUE].sort()
    state.pasture, state.discard = state.discard, []
    state.deck = state.deck[:]
    again(match)
    answers(match, "build:wagon", "pay:cards", "box:horseman")
    assert (len(state.pasture), len(state.discard)) == (1, 2)


@rule("SFR-4.9")
def test_everybody_addressed_answers_in_turn_and_the_proposer_chooses() -> None:
    match = hold(hold(hold(market(), RED, ore=2, grain=1), BLUE, cattle=1), WHITE, cattle=1)
    hold(match, YELLOW)
    answers(match, "button:trade", "give:ore", "get:cattle", "button:send")
    answers(match, "button:accept")
    assert match.turn == (WHITE,)
    answers(match, "button:counter", "give:cattle", "get:grain", "button:send")
    assert match.turn == (RED,)
    assert match.legal() == ["accept:1", "counter:2"]
    assert refused(match, "button:none") == "SFR-4.9"  # what was accepted binds
    match.apply("counter:2")
    assert held(match, RED) == {"ore": 2, "cattle": 1}
    assert held(match, WHITE) == {"grain": 1}


@rule("SFR-4.9")
def test_counter_offers_may_be_left_when_nobody_accepted() -> None:
    match = hold(hold(market(RED, 3), RED, ore=1), BLUE, grain=1)
    answers(match, "button:trade", "give:ore", "get:grain", "seat:1", "button:send")
    answers(match, "button:counter", "get:ore", "give:grain", "button:send")
    assert match.legal() == ["counter:1", "button:again", "button:none"]
    match.apply("button:none")
    assert held(match, RED) == {"ore": 1}


@rule("SFR-4.9")
def test_a_counter_offer_may_be_answered_by_another_proposal() -> None:
    match = hold(hold(hold(market(), RED, ore=2, grain=1), BLUE, cattle=2), WHITE, cattle=1)
    hold(match, YELLOW)
    answers(match, "button:trade", "give:ore", "get:cattle", "button:send")
    answers(match, "button:refuse", "button:counter", "give:cattle", "get:ore", "get:ore", "button:send")
    answers(match, "button:again")
    answers(match, "give:grain", "get:cattle", "button:send")
    assert match.turn == (WHITE,)
    answers(match, "button:accept")
    assert held(match, RED) == {"ore": 2, "cattle": 1}
    assert held(match, WHITE) == {"grain": 1}


@rule("SFR-4.9")
def test_counter_offers_are_answered_six_times_at_most() -> None:
    match = hold(hold(market(RED, 3), RED, ore=1), BLUE, grain=1)
    answers(match, "button:trade", "give:ore", "get:grain", "seat:1", "button:send")
    for _ in range(6):
        answers(match, "button:counter", "get:ore", "give:grain", "button:send", "button:again")
        answers(match, "give:ore", "get:grain", "button:send")
    answers(match, "button:counter", "get:ore", "give:grain", "button:send")
    assert refused(match, "button:again") == "SFR-4.9"


@rule("SFR-4.9")
def test_another_proposal_that_is_dropped_leaves_the_counter_offers() -> None:
    match = hold(hold(market(RED, 3), RED, ore=1), BLUE, grain=1)
    answers(match, "button:trade", "give:ore", "get:grain", "seat:1", "button:send")
    answers(match, "button:counter", "get:ore", "give:grain", "button:send")
    before = match.legal()
    answers(match, "button:again", "give:ore", "button:drop")
    assert match.legal() == before


@rule("SFR-4.10")
def test_twelve_proposals_per_turn_dropped_ones_not_counted() -> None:
    match = hold(hold(market(seats=3), RED, ore=1), BLUE, grain=1)
    hold(match, WHITE)
    for _ in range(12):
        before = match.legal()
        answers(match, "button:trade", "give:ore", "button:drop")
        assert match.legal() == before
        answers(match, "button:trade", "give:ore", "get:grain", "button:send", "button:refuse")
    assert refused(match, "button:trade") == "SFR-4.10"


@rule("SFR-4.10")
def test_nobody_is_asked_for_more_than_he_holds() -> None:
    match = hold(hold(hold(market(), RED, ore=2), BLUE, grain=1), WHITE, grain=2)
    hold(match, YELLOW)
    answers(match, "button:trade", "seat:1", "give:ore", "get:grain")
    assert refused(match, "get:grain") == "SFR-4.10"
    answers(match, "button:send")
    hold(match, BLUE, cattle=1)
    assert refused(match, "button:accept") == "SFR-4.10"


@rule("SFR-5.1")
def test_recruiting_brings_one_of_each() -> None:
    match = hold(market(), RED, ore=1, grain=1, horse=1, gold=0)
    match.apply("build:recruit")
    assert box(match, RED, HORSEMEN) == box(match, RED, WARRIORS) == (2, 1)
    assert held(match) == {"grain": 1}
    assert refused(match, "build:recruit") == "SFR-5.1"


@rule("SFR-5.2", "SFR-EX-6")
def test_reserve_without_horsemen() -> None:
    match = tribe(rome(), RED, HORSEMEN, figures=8, wagons=1)
    tribe(match, RED, WARRIORS, figures=6, wagons=1)
    at(hold(match, RED, ore=1, horse=1, gold=0), 2)
    match.apply("build:recruit")
    assert box(match, RED, HORSEMEN) == (8, 1)
    assert box(match, RED, WARRIORS) == (7, 1)
    tribe(match, RED, WARRIORS, figures=8, wagons=1)
    at(hold(match, RED, ore=1, horse=1), 2)
    assert refused(match, "build:recruit") == "SFR-5.2"


@rule("SFR-5.3", "SFR-5.6")
def test_a_wagon_goes_into_either_box() -> None:
    match = hold(market(), RED, horse=1, grain=1, cattle=1, gold=0)
    match.apply("build:wagon")
    assert match.legal() == ["box:horseman", "box:warrior"]
    match.apply("box:warrior")
    assert (box(match, RED, HORSEMEN), box(match, RED, WARRIORS)) == ((1, 1), (1, 2))
    tribe(match, RED, HORSEMEN, wagons=8)
    at(hold(match, RED, horse=1, grain=1, cattle=1), 2)
    assert refused(match, "build:wagon") == "SFR-5.3"


@rule("SFR-5.4", "SFR-6.2")
def test_a_card_is_bought_and_may_be_played_at_once() -> None:
    match = hold(market(), RED, cattle=1, gold=1)
    answers(match, "build:card", card("treasure_of_the_vandals"))
    assert state_of(match).gold[RED] == 0
    match.apply("card:treasure_of_the_vandals")
    assert state_of(match).gold[RED] == 3
    state_of(match).deck.clear()
    again(hold(match, RED, cattle=1))
    state_of(match).deck.clear()
    again(match)
    assert refused(match, "build:card") == "SFR-5.4"


@rule("SFR-5.7", "SFR-EX-12")
def test_card_for_gold() -> None:
    match = hold(market(), RED, ore=1, gold=8)
    answers(match, "build:card", "pay:joker-cattle", card("traitor"))
    assert state_of(match).gold[RED] == 4
    assert refused(match, "build:card") == "SFR-5.7"


@rule("SFR-5.7")
def test_the_joker_names_the_resource_it_replaces() -> None:
    match = hold(market(), RED, ore=1, horse=1, gold=3)
    match.apply("build:recruit")
    assert match.legal() == ["pay:cards", "pay:joker-ore", "pay:joker-horse"]
    match.apply("pay:joker-horse")
    assert held(match) == {"horse": 1}
    assert state_of(match).gold[RED] == 0


@rule("SFR-5.8")
def test_paying_arrows_with_gold_leaves_the_joker() -> None:
    match = hold(nomads(at="12,4,S"), RED, gold=6)
    state_of(match).joker[RED] = 1
    again(match)
    assert "crossroad:12_7_S" in match.legal()


@rule("SFR-5.9")
def test_settled_tribes_are_built_up_too() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=("lutetia",))
    at(hold(match, RED, ore=1, horse=1, gold=0), 2).apply("build:recruit")
    assert box(match, RED, HORSEMEN) == (2, 1)


@rule("SFR-6.1", "SFR-6.3")
def test_one_card_per_phase_and_it_leaves_the_game() -> None:
    match = hold(market(), RED, ore=1, gold=0, cards=("treasure_of_the_vandals", "treasure_of_the_vandals"))
    match.apply("card:treasure_of_the_vandals")
    assert refused(match, "card:treasure_of_the_vandals") == "SFR-6.1"
    assert len(state_of(match).deck) == 28
    at(match, 3)
    assert "card:treasure_of_the_vandals" in match.legal()


@rule("SFR-6.4")
def test_a_card_without_effect_cannot_be_played() -> None:
    match = hold(market(), RED, cards=("great_tribal_leader",))
    state = state_of(match)
    hold(match, BLUE, horse=9 - 2, cattle=10)
    state.hand[WHITE] = sorted(state.hand[WHITE] + state.pasture)
    state.pasture = []
    again(match)
    assert refused(match, "card:great_tribal_leader") == "SFR-6.4"


@rule("SFR-6.5", "SFR-EX-14")
def test_the_diplomat_moves_the_legionnaire_and_takes_a_card() -> None:
    match = tribe(market(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, RED, cards=("diplomat",)), BLUE, ore=1)
    match.apply("card:diplomat")
    assert refused(match, "hex:thuringia") == "SFR-3.8"
    answers(match, "hex:raetia", resource("ore"))
    assert held(match, RED) == {"ore": 1}
    assert state_of(match).diplomats[RED] == 1
    assert match.turn == (RED,)


@rule("SFR-6.5")
def test_the_diplomat_gets_two_gold_or_all_there_is() -> None:
    for gold, taken in ((5, 2), (1, 1), (0, 0)):
        match = tribe(market(), BLUE, HORSEMEN, at="12,2,S")
        hold(hold(match, RED, gold=0, cards=("diplomat",)), BLUE, gold=gold)
        answers(match, "card:diplomat", "hex:raetia")
        assert state_of(match).gold[:2] == [taken, gold - taken]
        assert state_of(match).diplomats[RED] == 1


@rule("SFR-6.5")
def test_the_diplomat_is_for_phase_2_only() -> None:
    assert "card:diplomat" not in hold(nomads(), RED, cards=("diplomat",)).legal()


@rule("SFR-6.6")
def test_the_leader_draws_two_pasture_cards() -> None:
    match = hold(market(), RED, cards=("great_tribal_leader",))
    answers(match, "card:great_tribal_leader", (2, 3))
    assert held(match) == {"horse": 1, "cattle": 1}


@rule("SFR-6.6", "SFR-6.10", "SFR-7.2")
def test_the_leader_moves_a_tribe_anywhere_and_no_traitor_follows() -> None:
    match = hold(nomads(figures=3), RED, gold=0, cards=("great_tribal_leader", "traitor"))
    match.apply("crossroad:8_4_S")  # beside Lugdunum, far away
    assert match.legal() == ["card:great_tribal_leader", "button:back"]
    match.apply("card:great_tribal_leader")
    assert state_of(match).place[0] == LAND.index["8,4,S"]
    assert not offered(match, "traitor-plunder", "traitor-conquer")


@rule("SFR-6.6")
def test_the_leader_replaces_a_price_and_may_plunder_afterwards() -> None:
    match = hold(nomads(figures=2), RED, grain=1, cards=("great_tribal_leader",))
    answers(match, "crossroad:9_1_S", "card:great_tribal_leader", "plunder:lutetia")
    assert match.turn == (-1,)
    assert held(match) == {"grain": 1}


@rule("SFR-6.7", "SFR-12.2", "SFR-12.6")
def test_cultural_progress_counts_but_stays_hidden() -> None:
    match = hold(market(), RED, cards=("feudalism", "christianisation"))
    assert match.scores()[RED] == 0
    assert state_of(match).total(RED) == 2
    assert refused(match, "card:feudalism") == "SFR-6.7"
    assert match.view(BLUE)["position"]["cards"][RED] == 2


@rule("SFR-6.7", "SFR-13.1")
def test_cultural_progress_is_turned_up_when_it_makes_ten() -> None:
    match = rome()
    tribe(match, RED, HORSEMEN, cities=("lutetia", "caesarodunum", "burdigala", "durocortorum", "lugdunum"))
    tribe(match, RED, WARRIORS, cities=("roma", "neapolis", "rhegium"))
    at(hold(match, RED, cattle=2, gold=9, cards=("feudalism",)), 2)
    assert match.scores()[RED] == 8
    answers(match, "build:card", "pay:cards", card("christianisation"))
    assert match.scores()[RED] == 10
    assert state_of(match).announced[RED]
    answers(match, "build:card", "pay:cards", card("tribal_council"))
    assert match.scores()[RED] == 11


@rule("SFR-6.8")
def test_the_treasure_gives_three_gold_in_any_of_the_phases() -> None:
    for phase in (2, 3, 4):
        match = at(hold(rome(), RED, gold=0, cards=("treasure_of_the_vandals",)), phase)
        match.apply("card:treasure_of_the_vandals")
        assert state_of(match).gold[RED] == 3


@rule("SFR-6.9", "SFR-EX-19")
def test_traitor() -> None:
    def beside_lugdunum(figures: int, gold: int) -> Match:
        match = nomads(at="8,4,S", figures=figures)
        return hold(match, RED, gold=gold, cards=("traitor",))

    assert "traitor-plunder:lugdunum" in beside_lugdunum(3, 1).legal()
    assert refused(beside_lugdunum(2, 1), "traitor-plunder:lugdunum") == "SFR-6.9"
    assert refused(beside_lugdunum(3, 0), "traitor-plunder:lugdunum") == "SFR-6.9"
    match = beside_lugdunum(5, 1)
    assert "plunder:lugdunum" in match.legal()
    assert refused(match, "traitor-plunder:lugdunum") == "SFR-6.9"  # the strength suffices


@rule("SFR-6.9", "SFR-6.3")
def test_the_traitor_costs_one_gold_and_serves_one_city() -> None:
    match = hold(nomads(at="8,4,S", figures=3, wagons=0), RED, gold=1, cards=("traitor",))
    match.apply("traitor-plunder:lugdunum")
    assert state_of(match).gold[RED] == 0
    assert state_of(match).cards[RED] == []


@rule("SFR-6.9")
def test_with_a_traitor_an_expansion_still_needs_a_figure_and_a_wagon() -> None:
    match = at(tribe(rome(), cities=("consentia",), figures=0, wagons=1), 3)
    hold(match, RED, cards=("traitor",))
    assert not offered(match, "conquer", "traitor-conquer")
    tribe(match, cities=("consentia",), figures=1, wagons=1)
    assert "traitor-conquer:rhegium" in match.legal()
    tribe(match, cities=("consentia",), figures=1, wagons=0)
    assert not offered(match, "conquer", "traitor-conquer")
