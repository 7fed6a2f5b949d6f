"""Rules at their edges: empty piles, who is asked, one card a turn, what everybody has learnt, what is imagined."""

import itertools
from typing import Any

import pytest

from gonfalon import load
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content.land import CATTLE, CULTURE, HORSE, ORE, TREASURE
from gonfalon.games.struggle_for_rome.rules import cards, scoring, travel
from gonfalon.games.struggle_for_rome.rules.market import MarketTurn
from gonfalon.games.struggle_for_rome.rules.position import KNOWN, PASTURES
from gonfalon.kernel.generator import Generator
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
    cross,
    face,
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
from tests.struggle_for_rome.test_bites import GAUL, SOUTH, keys, owing
from tests.support import rule


def bare(match: Match) -> Match:
    """The same table with empty hands."""
    for seat in range(match.seats):
        hold(match, seat)
    return match


# -- building and the bank -------------------------------------------------------------------------


@rule("SFR-5.3")
@pytest.mark.parametrize(("seat", "box"), [(RED, "horseman"), (WHITE, "warrior")])
def test_the_builder_says_into_which_box_his_wagon_goes(seat: int, box: str) -> None:
    match = at(hold(rome(), seat, grain=1, horse=1, cattle=1, gold=0), 2, seat)
    match.apply("build:wagon")
    assert match.turn == (seat,)
    assert match.legal() == ["box:horseman", "box:warrior"]
    match.apply(f"box:{box}")
    assert state_of(match).wagons[seat * 2 : seat * 2 + 2] == ([2, 1] if box == "horseman" else [1, 2])
    assert state_of(match).spare_wagons[seat] == 7


def no_pasture(match: Match) -> Match:
    """Yellow has the rest of the pasture pile in hand."""
    state = state_of(match)
    for kind in state.pasture[:]:
        state.pasture.remove(kind)
        state.receive(YELLOW, kind)
    return again(match)


@rule("SFR-4.8", "SFR-5.5")
def test_what_is_paid_fills_an_empty_pasture_pile() -> None:
    match = no_pasture(hold(market(), RED, ore=1, horse=1, gold=0))
    match.apply("build:recruit")
    assert (state_of(match).pasture, state_of(match).discard) == ([HORSE], [])


@rule("SFR-4.6", "SFR-4.8")
@pytest.mark.parametrize(
    ("kind", "piles"),
    [
        ("ore", ["pile:ore", "pile:grain"]),
        ("grain", ["pile:ore", "pile:grain"]),
        ("horse", ["pile:ore", "pile:grain", "pile:pasture"]),
        ("cattle", ["pile:ore", "pile:grain", "pile:pasture"]),
    ],
)
def test_an_empty_pasture_pile_is_offered_to_whoever_hands_in_beasts(kind: str, piles: list[str]) -> None:
    hand: dict[str, Any] = {kind: 3}
    match = no_pasture(hold(market(), RED, **hand))
    match.apply(f"bank:{kind}")
    assert match.legal()[: len(piles)] == piles
    assert len(offered(match, "pile")) == len(piles)


@rule("SFR-4.6", "SFR-4.7")
@pytest.mark.parametrize("kind", ["ore", "grain"])
def test_an_empty_open_pile_is_offered_only_to_whoever_fills_it(kind: str) -> None:
    other = "grain" if kind == "ore" else "ore"
    for mine, offers in ((kind, True), (other, False)):
        match = bare(market())
        hand: dict[str, Any] = {mine: 3}
        hold(match, RED, **hand)
        state = state_of(match)
        while getattr(state, kind):
            state.take(YELLOW, 0 if kind == "ore" else 1)
        again(match).apply(f"bank:{mine}")
        assert (f"pile:{kind}" in match.legal()) == offers


@rule("SFR-5.7")
def test_a_joker_stands_for_ore_too_and_costs_its_gold() -> None:
    match = hold(market(), RED, horse=1, gold=4)
    match.apply("build:recruit")
    assert match.legal() == ["pay:joker-ore"]
    match.apply("pay:joker-ore")
    assert (state_of(match).gold[RED], state_of(match).joker[RED], held(match)) == (1, 1, {})
    assert refused(hold(market(), RED, gold=9), "build:recruit"), "never two cards"


# -- who is asked ------------------------------------------------------------------------------------


@rule("SFR-3.12", "SFR-3.10")
@pytest.mark.parametrize("seat", [RED, WHITE])
def test_whoever_rolled_the_seven_says_how_much_gold_he_takes(seat: int) -> None:
    match = bare(tribe(rome(), BLUE, HORSEMEN, at="12,2,S"))
    state_of(match).first = seat
    match.apply((3, 4))
    match.apply("hex:raetia")
    assert match.turn == (seat,)
    assert match.legal() == ["gold:2", "gold:1", "gold:0"]
    match.apply("gold:1")
    assert (state_of(match).gold[seat], state_of(match).gold[BLUE]) == (6, 4)


@rule("SFR-2.1")
def test_the_phases_of_a_round_are_numbered() -> None:
    match = bare(rome())
    assert state_of(match).phase == 1
    for dice in ((1, 1), (1, 2), (1, 3), (1, 4)):
        match.apply(dice)
        while match.state.step_name() == "DrawPasture.draw":
            match.apply(tuple(state_of(match).pasture[: getattr(match.state.request(), "count", 1)]))
    phases = []
    while state_of(match).round_number == 1:
        phases.append(state_of(match).phase)
        match.apply("button:done")
    assert phases == [2] * 4 + [3] * 4 + [4] * 4


@rule("SFR-1.2", "SFR-1.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_has_two_tribes_and_nobody_has_three(seats: int) -> None:
    state = state_of(rome(seats))
    for row in (state.place, state.figures, state.wagons, state.spare, state.towns, state.scourge):
        assert len(row) == 2 * seats
    assert len(state.loot) == 10 * seats
    names = [travel.tribe_name(which) for which in range(2 * seats)]
    assert names == ["tribe:horseman", "tribe:warrior"] * seats


# -- one card a turn ---------------------------------------------------------------------------------


@rule("SFR-6.1", "SFR-6.6")
def test_who_was_led_plays_no_other_card() -> None:
    hand = ("great_tribal_leader", "treasure_of_the_vandals", "traitor")
    match = hold(nomads(at="12,4,S"), RED, gold=5, cards=hand)
    assert "card:treasure_of_the_vandals" in match.legal()
    match.apply(cross("13,7,S"))
    match.apply("card:great_tribal_leader")
    assert offered(match, "card", "idle", "traitor-plunder", "traitor-conquer") == []
    assert state_of(match).gold[RED] == 5


@rule("SFR-6.1", "SFR-6.10")
def test_a_journey_after_a_treasure_brings_no_second_card() -> None:
    match = hold(nomads(at="12,4,S"), RED, gold=2, cards=("treasure_of_the_vandals", "traitor"))
    match.apply("card:treasure_of_the_vandals")
    match.apply(cross("13,1,S"))
    if ways := offered(match, "way"):
        match.apply(ways[0])
    assert state_of(match).place[0] == LAND.index["13,1,S"]
    assert offered(match, "card", "traitor-plunder", "traitor-conquer") == []


# -- plunder and cities -----------------------------------------------------------------------------


@rule("SFR-9.6", "SFR-9.7")
@pytest.mark.parametrize("wagons", [0, 1, 3])
def test_a_gold_tile_brings_two_and_every_wagon_one_more(wagons: int) -> None:
    match = hold(nomads(at="13,1,S", figures=2, wagons=wagons), RED, gold=1)
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert state_of(match).gold[RED] == 3 + wagons
    match = hold(nomads(at="13,1,S", figures=2, wagons=wagons), RED, gold=1)
    match.apply("plunder:castra_regina")
    match.apply(face("pasture", "warrior"))
    match.apply(resource("horse"))
    assert state_of(match).gold[RED] == 1 + wagons


@rule("SFR-11.5", "SFR-1.13", "SFR-0.12")
def test_an_owned_city_and_a_neutral_one_are_refused_by_different_rules() -> None:
    colours = ("green", "grey", "brown")
    for owner in (RED, BLUE):
        match = tribe(rome(), owner, WARRIORS, cities=("castra_regina",))
        at(tribe(match, RED, HORSEMEN, at="13,1,S", figures=5, tiles=colours), 3)
        assert refused(match, "conquer:castra_regina") == "SFR-11.5"
    match = at(tribe(rome(3), RED, HORSEMEN, figures=9 - 1, tiles=colours), 3)
    neutral = [city for city in range(len(LAND.cities)) if state_of(match).owner(city) == -2]
    for city in neutral[:3]:
        assert refused(match, LAND.conquer_answers[city]) == "SFR-1.13"


@rule("SFR-16.2", "SFR-12.5")
def test_special_cards_do_not_depend_on_those_of_a_neighbour() -> None:
    match = tribe(rome(legions=True), cities=("roma", "ravenna"), figures=6, wagons=1)
    tribe(match, RED, WARRIORS, cities=("massilia",))
    state_of(match).legions[BLUE] = 1
    at(match, 3).apply("conquer:florentia")
    assert state_of(match).legions == [1, 1, 0, 0]
    match = tribe(rome(), RED, HORSEMEN, cities=GAUL, figures=2, wagons=1)
    at(tribe(match, RED, WARRIORS, cities=SOUTH[:3], figures=4, wagons=1), 4)
    state_of(match).heritage[BLUE] = 1
    match.apply("conquer:massilia")
    assert state_of(match).heritage == [1, 1, 0, 0]
    assert match.scores()[RED] == 10
    assert keys(match).count("heritage") == 1


@rule("SFR-12.5")
def test_the_heritage_is_given_once() -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=GAUL, figures=2, wagons=1)
    at(tribe(match, RED, WARRIORS, cities=SOUTH, figures=4, wagons=1), 3)
    state_of(match).heritage[RED] = 1
    match.apply(offered(match, "conquer")[0])
    assert keys(match).count("heritage") == 0
    assert match.scores()[RED] == 11


@rule("SFR-ED-7")
def test_only_leader_and_treasure_have_other_names_in_english() -> None:
    english, rulebook = state_of(rome(names="english")), state_of(rome())
    differs = [number for number in range(CULTURE + 3) if cards.titled(english, number) != cards.CARD_ANSWERS[number]]
    assert differs == [1, TREASURE]
    assert cards.titled(english, TREASURE) == "card:treasure_of_the_burgundy"
    assert [cards.titled(rulebook, number) for number in range(CULTURE + 3)] == list(cards.CARD_ANSWERS)


# -- journeys ----------------------------------------------------------------------------------------


@rule("SFR-8.5", "SFR-8.3")
def test_no_way_is_offered_that_asks_as_much_as_another_and_more() -> None:
    match = hold(nomads(at="11,0,N"), RED, grain=3, gold=12)
    state = state_of(match)
    several = 0
    for goal in LAND.open:
        if state.stand[goal] != -1:
            continue
        found = [way[:2] for way in travel.ways(state, 0, goal)]
        assert found == sorted(set(found))
        for one in found:
            assert not any(other != one and other[0] <= one[0] and other[1] <= one[1] for other in found)
        several += len(found) > 1
        every = [
            pay
            for arrows, ships in LAND.prices[LAND.zone[state.place[0]]][LAND.zone[goal]]
            for pay in travel.payments(LAND, arrows, ships, 3, 12)
        ]
        for pay in every:
            assert any(way[0] <= pay[0] and way[1] <= pay[1] for way in found)
    assert several > 10


@rule("SFR-8.5")
def test_the_price_shown_first_reckons_a_sheaf_as_two_gold() -> None:
    assert travel.cheapest([(0, 3, 1, 0), (1, 0, 1, 0)]) == (1, 0)
    assert travel.cheapest([(0, 3, 1, 0), (2, 0, 2, 0)]) == (0, 3)
    assert travel.cheapest([(0, 2, 0, 2), (1, 0, 1, 0)]) == (0, 2), "of equal prices the one without grain"


@rule("SFR-5.7", "SFR-15.1")
def test_nobody_sees_what_is_about_to_be_built_or_handed_in() -> None:
    for before, answer in (("build:recruit", "pay:cards"), ("bank:ore", "pile:grain")):
        match = hold(market(), RED, ore=4, horse=1, gold=5)
        seen = match.view(BLUE)["position"]
        match.apply(before)
        assert match.turn == (RED,)
        assert match.view(BLUE)["position"] == seen
        match.apply(answer)
        assert match.view(BLUE)["position"] != seen


# -- shortages -----------------------------------------------------------------------------------------


@rule("SFR-14.4", "SFR-3.9")
@pytest.mark.parametrize(("owed", "dealt"), [(2, [(WHITE, 2), (YELLOW, 2), (RED, 2), (BLUE, 2)]), (3, [])])
def test_pasture_that_just_suffices_is_dealt_player_by_player(owed: int, dealt: list[tuple[int, int]]) -> None:
    match = bare(rome())
    hold(hold(match, RED, horse=8), BLUE, cattle=8)  # four are left, and eight after the levy
    owing(match, WHITE, [0, 0, owed] * 4)
    while match.state.step_name() == "Levy.give":
        match.apply(match.legal()[0])
    state = state_of(match)
    assert len(state.pasture) == 12
    assert state.pasture == sorted(state.pasture)
    given = []
    while match.state.step_name() == "DrawPasture.draw":
        before = [len(row) for row in state.hand]
        count = getattr(match.state.request(), "count", 0)
        match.apply(tuple(state.pasture[:count]))
        given += [(seat, count) for seat in range(4) if len(state.hand[seat]) > before[seat]]
    assert given == (dealt or [(WHITE, 3), (YELLOW, 3), (RED, 3), (BLUE, 3)])


@rule("SFR-15.1", "SFR-14.2")
def test_a_levy_shows_how_much_everybody_held() -> None:
    match = bare(rome())
    hold(hold(match, RED, ore=7), BLUE, ore=3)
    state = state_of(match)
    state.known = [0] * len(state.known)
    owing(match, RED, [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0])
    assert held(match, WHITE) == {"ore": 5}
    assert state.known[RED * KNOWN] == 3, "who gave three had six or seven"
    assert state.known[BLUE * KNOWN] == 1
    assert state.known[WHITE * KNOWN] == 5


@rule("SFR-15.1", "SFR-14.3")
def test_a_levy_of_pasture_shows_how_many_beasts_everybody_held() -> None:
    match = bare(rome())
    hold(hold(match, RED, horse=9), BLUE, cattle=6)
    state = state_of(match)
    state.known = [0] * len(state.known)
    owing(match, RED, [0, 0, 0] * 2 + [0, 0, 6] + [0, 0, 0])
    assert match.state.step_name() == "Levy.give"
    assert [state.known[seat * KNOWN + PASTURES] for seat in range(4)] == [8, 6, 0, 0]
    match.apply("good:horse")
    assert state.known[RED * KNOWN + PASTURES] == 7


@rule("SFR-15.1")
def test_what_everybody_knows_of_a_hand_grows_and_shrinks_card_by_card() -> None:
    match = hold(bare(market()), RED, ore=2, grain=1, horse=2, cattle=1)
    state = state_of(match)
    assert state.known[:KNOWN] == [2, 1, 2, 1, 0]
    state.known[:KNOWN] = [0, 1, 0, 0, 3]
    state.show(RED, ORE, 2)
    assert state.known[:KNOWN] == [2, 1, 0, 0, 3], "ore tells nothing of beasts"
    state.show(RED, HORSE, 2)
    assert state.known[:KNOWN] == [2, 1, 2, 0, 1], "two of the three are horses"
    state.show(RED, HORSE, 1)
    assert state.known[:KNOWN] == [2, 1, 2, 0, 1], "nothing new"
    state.spend(RED, CATTLE)
    assert state.known[:KNOWN] == [2, 1, 2, 0, 0], "the third was that one"
    state.spend(RED, ORE)
    assert state.known[:KNOWN] == [1, 1, 2, 0, 0]
    state.show_pastures(RED, 2)
    assert state.known[:KNOWN] == [1, 1, 2, 0, 0], "two horses are two beasts"
    state.steal(BLUE, RED, HORSE)
    assert state.known[:KNOWN] == [0, 0, 1, 0, 0], "it may have been any"
    assert state.known[KNOWN : 2 * KNOWN] == [0] * KNOWN, "and of the thief nothing is learnt"
    assert (held(match, RED), held(match, BLUE)) == ({"ore": 1, "grain": 1, "horse": 1}, {"horse": 1})
    state.draw_pasture(RED, CATTLE)
    assert state.known[:KNOWN] == [0, 0, 1, 0, 1], "a beast, not which"


@rule("SFR-4.9", "SFR-4.10")
def test_who_may_propose_a_trade() -> None:
    def proposes(**hands: int) -> bool:
        match = bare(market())
        for name, ore in hands.items():
            hold(match, ("red", "blue", "white", "yellow").index(name), ore=ore)
        return "button:trade" in match.legal()

    assert proposes(red=1, white=1)
    assert proposes(red=1, yellow=1)
    assert not proposes(blue=1, white=1), "nothing to give"
    assert not proposes(red=1), "nobody to give"
    match = hold(hold(market(), RED, ore=1), BLUE, grain=1)
    turn = match.state.frames[-1]
    assert isinstance(turn, MarketTurn)
    for proposals, may in ((11, True), (12, False)):
        turn.proposals = proposals
        assert ("button:trade" in again(match).legal()) == may


# -- what is imagined -----------------------------------------------------------------------------------


def nine(match: Match, seat: int) -> Match:
    """This seat has nine open points: eight cities and Diplomacy less one."""
    tribe(match, seat, HORSEMEN, cities=(*GAUL, "argentorate"), wagons=0)
    return tribe(match, seat, WARRIORS, cities=SOUTH, wagons=0)


@rule("SFR-13.1", "SFR-15.1")
def test_somebody_with_ten_open_points_hides_what_he_likes() -> None:
    match = hold(nine(rome(), BLUE), BLUE, cards=("diplomat", "traitor"))
    state = state_of(match)
    state.legions[BLUE] = state.announced[BLUE] = 1
    assert state.points(BLUE) == 10
    empty = hold(match.copy(), BLUE)
    hidden = set()
    for seed in range(40):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        GAME.laws(other)
        assert len(other.cards[BLUE]) == 2
        hidden.add(other.hidden_culture(BLUE))
        assert state_of(empty.determinized(WHITE, Generator(seed))).cards[BLUE] == []
    assert 0 in hidden


@rule("SFR-13.1", "SFR-15.1")
def test_a_point_too_many_goes_to_somebody_whom_it_does_not_make_win() -> None:
    """With an empty deck a hidden tenth point can only change places with a card of another hand."""
    match = nine(rome(), BLUE)
    south = ("roma", "neapolis", "rhegium", "ravenna")
    west = ("tarraco", "emerita_augusta", "mediolanum", "florentia", "augusta_treverorum")
    tribe(tribe(match, RED, HORSEMEN, cities=south, wagons=0), RED, WARRIORS, cities=west, wagons=0)
    hold(hold(match, BLUE, cards=("diplomat",)), RED, cards=("traitor",))
    hold(match, YELLOW, cards=("treasure_of_the_vandals", "feudalism"))
    state = state_of(match)
    state.deck = []
    assert [state.points(seat) for seat in (RED, BLUE)] == [9, 9]
    commons = set()
    for seed in range(60):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert (other.total(RED), other.total(BLUE), other.total(YELLOW)) == (9, 9, 1)
        assert [len(row) for row in other.cards] == [1, 1, 0, 2]
        assert sorted(kind for row in other.cards for kind in row) == [0, 2, TREASURE, 5]
        assert all(row == sorted(row) for row in other.cards)
        commons.add(other.cards[BLUE][0])
    assert commons == {0, 2, TREASURE}


@rule("SFR-13.1", "SFR-15.1")
def test_a_point_does_not_change_places_with_a_point() -> None:
    match = hold(nine(rome(), BLUE), BLUE, cards=("feudalism",))
    state = state_of(match)
    state.deck = [CULTURE]
    assert not state._hand_on_a_point(BLUE, [RED, BLUE, YELLOW])
    assert (state.deck, state.cards[BLUE]) == ([CULTURE], [CULTURE + 1])
    state.deck = [TREASURE, CULTURE]
    assert state._hand_on_a_point(BLUE, [RED, BLUE, YELLOW])
    assert (state.deck, state.cards[BLUE]) == ([CULTURE, CULTURE + 1], [TREASURE])


@rule("SFR-13.1", "SFR-6.7")
@pytest.mark.parametrize(("mine", "others", "stands"), [(2, 0, True), (1, 0, False), (0, 3, False)])
def test_who_might_have_ten_points_cannot_take_back_what_brought_them(mine: int, others: int, stands: bool) -> None:
    """Whether he announces them or not tells what he hides."""
    match = tribe(rome(), RED, HORSEMEN, cities=(*GAUL, "argentorate"), figures=2, wagons=1)
    tribe(match, RED, WARRIORS, cities=SOUTH[:2])
    hold(hold(match, RED, cards=("traitor",) * mine), BLUE, cards=("diplomat",) * others)
    match.keeps_undo = True
    at(match, 3).apply("conquer:augusta_raurica")
    assert state_of(match).points(RED) == 8
    assert match.can_undo(RED) != stands
    assert not state_of(match).announced[RED]


@rule("SFR-1.1")
def test_a_saved_table_is_played_on() -> None:
    match = hold(market(), RED, ore=1, horse=1, gold=0)
    other = load(match.save())
    assert other.digest() == match.digest()
    for table in (match, other):
        table.apply("build:recruit")
    assert other.digest() == match.digest()


@rule("SFR-13.2")
@pytest.mark.parametrize("winner", [RED, BLUE, YELLOW])
def test_ten_points_of_anybody_end_the_game(winner: int) -> None:
    match = nine(rome(), winner)
    hold(match, winner, cards=("feudalism",))
    at(match, 4, YELLOW).apply("button:done")
    assert match.over
    assert match.winners() == (winner,)


@rule("SFR-14.1", "SFR-14.2", "SFR-3.4")
def test_a_single_card_is_served_and_may_be_missing() -> None:
    for left, got in ((3, {"ore": 1}), (0, {})):
        match = bare(rome())
        state = state_of(match)
        state.ore = left
        owing(match, RED, [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
        assert held(match, BLUE) == got


@rule("SFR-13.1", "SFR-15.1")
def test_a_point_too_many_changes_places_with_a_common_card_of_the_deck() -> None:
    match = nine(rome(), BLUE)
    hold(match, BLUE, cards=("diplomat",))
    hold(match, RED, cards=("traitor", "treasure_of_the_vandals"))
    state = state_of(match)
    state.deck = [TREASURE, *[kind for kind in state.deck if kind >= CULTURE]]
    every = sorted(state.deck + [kind for row in state.cards for kind in row])
    for seed in range(60):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert other.total(BLUE) == 9
        assert [len(row) for row in other.cards] == [2, 1, 0, 0]
        assert sorted(other.deck + [kind for row in other.cards for kind in row]) == every
        assert other.deck == sorted(other.deck)


@rule("SFR-8.3", "SFR-8.4")
def test_a_route_by_sea_counts_its_sea_arrows() -> None:
    for a, b in LAND.sea_arrows:
        assert travel.route(LAND, a, b, 0, 0) == [a, b], "the first arrow is free"
    start = LAND.index["11,0,N"]
    for goal in LAND.open:
        for arrows, ships in LAND.prices[LAND.zone[start]][LAND.zone[goal]]:
            way = travel.route(LAND, start, goal, arrows, ships)
            assert (way[0], way[-1]) == (start, goal)
            steps = list(itertools.pairwise(way))
            sea = sum((a, b) in LAND.sea_arrows or (b, a) in LAND.sea_arrows for a, b in steps)
            by_land = sum((a, b) in LAND.land_arrows or (b, a) in LAND.land_arrows for a, b in steps)
            assert sea + by_land <= arrows + ships + 1
            assert sea <= ships + 1


@rule("SFR-8.5", "SFR-8.6")
@pytest.mark.parametrize(("seat", "kind"), [(BLUE, HORSEMEN), (BLUE, WARRIORS), (YELLOW, WARRIORS)])
def test_a_tribe_travels_on_its_owners_purse(seat: int, kind: int) -> None:
    def reach(mine: int, others: int) -> list[str]:
        match = bare(tribe(rome(), seat, kind, at="13,1,S"))
        for other in range(4):
            state_of(match).gold[other] = mine if other == seat else others
        return offered(at(match, 3 + kind, seat), "crossroad")

    assert reach(0, 30) == reach(0, 0)
    assert len(reach(30, 0)) > len(reach(0, 30))
    match = hold(bare(tribe(rome(), seat, kind, at="13,1,S")), seat, grain=1, gold=6)
    at(match, 3 + kind, seat)
    for goal in offered(match, "crossroad"):
        if any(
            grain or gold for grain, gold, _, _ in travel.ways(state_of(match), seat * 2 + kind, LAND.cross_of[goal])
        ):
            match.apply(goal)
            break
    grain, gold = (int(part) for part in offered(match, "way")[0][4:].split("-"))
    assert grain + gold > 0
    match.apply(offered(match, "way")[0])
    assert (held(match, seat).get("grain", 0), state_of(match).gold[seat]) == (1 - grain, 6 - gold)


@rule("SFR-12.4", "SFR-10.4", "SFR-13.1")
def test_the_last_players_warriors_win_for_him() -> None:
    match = at(
        tribe(rome(), YELLOW, WARRIORS, at="13,1,S", figures=2, tiles=("grey", "brown", "yellow", "pink")), 4, YELLOW
    )
    assert "plunder:castra_regina" in match.legal()
    plundered = match.copy()
    plundered.apply("plunder:castra_regina")
    plundered.apply(face("gold"))
    assert plundered.scores() == (0, 0, 0, 2)
    assert state_of(plundered).gold == [5, 5, 5, 8]
    match.apply("conquer:castra_regina")
    state = state_of(match)
    assert (state.towns, state.wagons[6:], state.figures[6:]) == ([0] * 7 + [1], [1, 0], [1, 2])
    assert match.scores() == (0, 0, 0, 1)


@rule("SFR-16.1", "SFR-16.2")
@pytest.mark.parametrize("legions", [False, True])
def test_three_eagles_are_nothing_without_the_variant(legions: bool) -> None:
    match = tribe(rome(legions=legions), cities=("roma", "ravenna"), figures=6, wagons=1)
    tribe(match, RED, WARRIORS, cities=("massilia",))
    at(match, 3).apply("conquer:florentia")
    assert state_of(match).legions[RED] == int(legions)
    assert match.scores()[RED] == 4 + int(legions)


@rule("SFR-12.2", "SFR-6.7")
def test_every_kind_of_progress_turned_up_stands_on_the_sheet() -> None:
    state = state_of(rome())
    state.shown[BLUE] = [TREASURE, CULTURE, CULTURE + 1, CULTURE + 2]
    rows = dict(scoring.sheet(state))
    assert rows["score-culture"] == [0, 3, 0, 0]
    assert state.points(BLUE) == 3


@rule("SFR-3.12")
@pytest.mark.parametrize(("purse", "takes"), [(1, ["gold:1", "gold:0"]), (5, ["gold:2", "gold:1", "gold:0"]), (0, [])])
def test_a_seven_takes_no_more_gold_than_there_is(purse: int, takes: list[str]) -> None:
    match = bare(tribe(rome(), BLUE, HORSEMEN, at="12,2,S"))
    state_of(match).gold[BLUE] = purse
    match.apply((3, 4))
    match.apply("hex:raetia")
    assert offered(match, "gold") == takes


@rule("SFR-10.1")
def test_three_colours_suffice_and_strength_is_another_matter() -> None:
    colours = ("green", "grey", "brown")
    wanting = []
    for figures, wagons, tiles in ((0, 1, colours), (5, 1, colours[:2]), (5, 0, colours)):
        match = tribe(rome(), RED, HORSEMEN, at="13,1,S", figures=figures, wagons=wagons, tiles=tiles)
        why = at(match, 3).why_not("conquer:castra_regina", RED)
        assert why is not None
        assert why[0] == "SFR-10.1"
        wanting.append(why[1].partition(".")[0])
    assert len(set(wanting)) == 3, "each says what is missing"
    assert "tower" in wanting[0]


@rule("SFR-11.2")
@pytest.mark.parametrize(("figures", "wagons", "rule_id"), [(0, 1, "SFR-11.2"), (5, 0, "SFR-11.2"), (5, 1, "")])
def test_a_settled_tribe_needs_a_figure_and_a_wagon(figures: int, wagons: int, rule_id: str) -> None:
    match = at(tribe(rome(), cities=("roma", "ravenna"), figures=figures, wagons=wagons), 3)
    assert refused(match, "conquer:florentia") == rule_id
