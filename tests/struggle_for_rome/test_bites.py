"""Rules that could once be broken unnoticed: each in a position where it decides, and beside it where it does not."""

from typing import Any

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content.land import DIPLOMAT, FOREST, HORSE, LEADER
from gonfalon.games.struggle_for_rome.rules.dice import Yield
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Draw
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
    cross,
    face,
    held,
    hold,
    market,
    nomads,
    offered,
    refused,
    rome,
    state_of,
    tribe,
)
from tests.support import rule

GAUL = ("lutetia", "durocortorum", "caesarodunum", "augustodunum")
SOUTH = ("burdigala", "tolosa", "lugdunum", "massilia")
FOUR_COLOURS = ("grey", "brown", "yellow", "pink")


def keys(match: Match, seat: int = BLUE) -> list[str]:
    return [str(line["key"]) for line in match.log(seat)]


def new_round(match: Match) -> Match:
    at(match, 4, YELLOW).apply("button:done")
    return match


def owing(match: Match, first: int, owed: list[int]) -> Match:
    """In the middle of a roll of this first player that owes so much to everybody, by seat and terrain."""
    state = state_of(match)
    state.first = first
    state.frames[-1].at = 1
    state.start(Yield(total=8, owed=owed, left=0, at=1))
    return match


# -- shortages -----------------------------------------------------------------------------------


@rule("SFR-14.1", "SFR-4.8")
@pytest.mark.parametrize(("discard", "levied"), [(9, False), (3, False), (2, True), (0, True)])
def test_a_levy_comes_only_if_pile_and_discard_together_fall_short(discard: int, levied: bool) -> None:
    match = rome()
    for seat in (RED, WHITE, YELLOW):
        hold(match, seat)
    hold(match, BLUE, horse=9, cattle=10 - discard)  # somebody who would have to give
    state = state_of(match)
    state.pasture.sort()
    if discard:
        state.pasture, state.discard = state.pasture[:1], state.pasture[1:]
    match.apply((4, 4))
    assert len(state.pasture) + len(state.discard) == 1 + discard
    assert (match.state.step_name() == "Levy.give") == levied, "four are owed"


@rule("SFR-14.4", "SFR-14.2")
@pytest.mark.parametrize(("first", "got"), [(WHITE, [3, 3, 4, 4]), (RED, [4, 4, 3, 3]), (YELLOW, [4, 3, 3, 4])])
def test_what_is_short_goes_round_from_the_first_player(first: int, got: list[int]) -> None:
    match = rome()
    for seat in range(4):
        hold(match, seat, ore=3)
    owing(match, first, [2, 0, 0] * 4)
    assert [held(match, seat)["ore"] for seat in range(4)] == got, "six ore after the levy: the first two have two"


@rule("SFR-14.4", "SFR-14.3", "SFR-3.9")
def test_pasture_that_is_short_goes_round_from_the_first_player() -> None:
    match = rome()
    for seat in range(4):
        hold(match, seat)
    hold(hold(match, RED, horse=5), BLUE, horse=5)
    hold(hold(match, WHITE, cattle=5), YELLOW, cattle=3)
    owing(match, WHITE, [0, 0, 3] * 4)
    levied, dealt = [], []
    while match.state.step_name() == "Levy.give":
        levied.append(match.turn[0])
        match.apply(match.legal()[0])
    assert levied == [WHITE] * 2 + [YELLOW] + [RED] * 2 + [BLUE] * 2
    while match.state.step_name() == "DrawPasture.draw":
        before = [len(hand) for hand in state_of(match).hand]
        match.apply((state_of(match).pasture[0],))
        dealt += [seat for seat in range(4) if len(state_of(match).hand[seat]) > before[seat]]
    assert dealt == [WHITE, YELLOW, RED, BLUE] * 2 + [WHITE]


@rule("SFR-4.8", "SFR-4.6")
def test_three_cards_handed_in_fill_an_empty_pasture_pile() -> None:
    match = hold(market(), RED, horse=3)
    hold(hold(match, WHITE), YELLOW)
    at(hold(match, BLUE, horse=7, cattle=10), 2)
    state = state_of(match)
    assert state.pasture == []
    match.apply("bank:horse")
    match.apply("pile:ore")
    assert (state.pasture, state.discard) == ([HORSE] * 3, [])


# -- the dice and the order ------------------------------------------------------------------------


@rule("SFR-2.2", "SFR-2.3", "SFR-3.10")
@pytest.mark.parametrize("first", [BLUE, YELLOW])
def test_every_phase_begins_with_the_first_player(first: int) -> None:
    match = rome()
    state_of(match).first = first
    again(match)
    match.apply((3, 4))
    assert match.turn == (first,), "he moves the legionnaire"
    match = rome()
    state_of(match).first = first
    at(match, 2, first)
    state_of(match).frames[-2].turn = 1  # type: ignore[attr-defined]
    order = [first]
    while match.state.step_name() in ("MarketTurn.act", "TribeTurn.act"):
        match.apply("button:done")
        order.append(match.turn[0])
    clockwise = [(first + i) % 4 for i in range(4)]
    assert order[:12] == clockwise * 3
    assert state_of(match).first == (first + 1) % 4


@rule("SFR-3.6")
def test_a_pasture_gives_what_chance_draws_and_a_forest_nothing() -> None:
    match = rome()
    for seat in range(4):
        hold(match, seat)
    match.apply((4, 4))
    request = match.state.request()
    assert isinstance(request, Draw)
    assert sorted(request.items) == sorted(state_of(match).pasture)
    match.apply((3,))
    assert held(match, RED) == {"cattle": 1}
    numbered = {hexagon for hexes in LAND.by_number for hexagon in hexes}
    forests = {hexagon for hexagon, terrain in enumerate(LAND.terrain) if terrain == FOREST}
    assert forests
    assert not forests & numbered


@rule("SFR-0.2", "SFR-5.7")
def test_the_joker_is_back_with_the_next_round() -> None:
    match = hold(market(), RED, gold=20)
    for answer in ("build:card", "pay:joker-cattle", card("traitor")):
        match.apply(answer)
    assert state_of(match).joker[RED] == 1
    new_round(match)
    assert state_of(match).joker[RED] == 0
    assert "build:card" in at(match, 2).legal()


@rule("SFR-0.7", "SFR-8.3")
def test_every_arrow_can_be_followed_both_ways() -> None:
    for a, b in (*LAND.land_arrows, *LAND.sea_arrows):
        one, other = LAND.zone[a], LAND.zone[b]
        assert (0, 0) in LAND.prices[one][other], "the first arrow is free"
        assert (0, 0) in LAND.prices[other][one]
    for here, there in (("12,4,S", "12,5,S"), ("12,5,S", "12,4,S")):
        match = hold(nomads(at=here), RED, gold=0)
        assert cross(there) in match.legal(), "one sea arrow, the first, is free"


@rule("SFR-1.8", "SFR-5.4")
def test_a_development_card_is_any_of_a_hidden_deck_of_thirty() -> None:
    match = hold(market(), RED, cattle=1, gold=1)
    match.apply("build:card")
    request = match.state.request()
    assert isinstance(request, Draw)
    assert sorted(request.items) == sorted(LAND.deck)
    assert len(LAND.deck) == 30
    match.apply(card("traitor"))
    assert match.view(BLUE)["position"]["deck"] == 29
    assert match.view(BLUE)["position"]["cards"][RED] == 1


# -- building ---------------------------------------------------------------------------------------


@rule("SFR-5.7", "SFR-5.3")
def test_a_joker_replaces_one_card_never_two() -> None:
    match = hold(market(), RED, horse=1, gold=9)
    assert refused(match, "build:wagon") == "SFR-5.3"
    assert "build:wagon" in hold(market(), RED, horse=1, grain=1, gold=9).legal()


@rule("SFR-5.7")
@pytest.mark.parametrize(("replaced", "left"), [("ore", {"ore": 1}), ("horse", {"horse": 1})])
def test_a_joker_costs_three_gold_whatever_it_replaces(replaced: str, left: dict[str, int]) -> None:
    match = hold(market(), RED, ore=1, horse=1, gold=4)
    match.apply("build:recruit")
    match.apply(f"pay:joker-{replaced}")
    assert held(match) == left
    assert (state_of(match).gold[RED], state_of(match).joker[RED]) == (1, 1)


@rule("SFR-5.8", "SFR-8.5")
@pytest.mark.parametrize("joker", [0, 1])
def test_gold_for_an_arrow_neither_needs_nor_uses_the_joker(joker: int) -> None:
    match = hold(nomads(at="12,4,S"), RED, gold=6)
    state_of(match).joker[RED] = joker
    again(match)
    match.apply(cross("12,7,S"))
    if ways := offered(match, "way"):
        match.apply(ways[0])
    assert state_of(match).place[0] == LAND.index["12,7,S"]
    assert state_of(match).gold[RED] < 6
    assert state_of(match).joker[RED] == joker


@rule("SFR-5.6", "SFR-10.1", "SFR-10.4")
def test_a_tribe_lives_from_its_own_box() -> None:
    match = nomads(at="9,1,S", figures=2, wagons=0, tiles=("green", "grey", "yellow"))
    at(tribe(match, RED, WARRIORS, figures=5, wagons=3), 3)
    assert refused(match, "conquer:lutetia") == "SFR-10.1", "the warriors' wagons are not the horsemen's"
    match = nomads(at="9,1,S", figures=2, wagons=2, tiles=("green", "grey", "yellow"))
    at(tribe(match, RED, WARRIORS, figures=5, wagons=3), 3).apply("conquer:lutetia")
    assert (box(match, RED, HORSEMEN), box(match, RED, WARRIORS)) == ((2, 1), (5, 3))


# -- cities -----------------------------------------------------------------------------------------


@rule("SFR-10.7", "SFR-10.1")
@pytest.mark.parametrize("colours", [("green", "brown", "yellow"), ("green", "grey", "yellow"), FOUR_COLOURS])
@pytest.mark.parametrize("plundered", [False, True])
def test_any_province_will_do_plundered_or_not(colours: tuple[str, ...], plundered: bool) -> None:
    match = nomads(at="9,1,S", figures=2, tiles=colours)
    if plundered:
        state_of(match).tile[LAND.city_named["lutetia"]] = -1
        again(match)
    assert "conquer:lutetia" in match.legal()


@rule("SFR-1.13", "SFR-10.1")
def test_nomads_take_no_neutral_city() -> None:
    city = LAND.city_named["augusta_raurica"]
    spot = next(name for name, c in LAND.index.items() if city in LAND.beside[c] and c in LAND.open)
    wanted: dict[str, Any] = {"at": spot, "figures": 3, "tiles": ("grey", "brown", "yellow")}
    three = at(tribe(rome(3), RED, HORSEMEN, **wanted), 3)
    assert refused(three, "conquer:augusta_raurica") == "SFR-1.13"
    four = at(tribe(rome(4), RED, HORSEMEN, **wanted), 3)
    assert "conquer:augusta_raurica" in four.legal()


@rule("SFR-6.5", "SFR-ED-4")
@pytest.mark.parametrize(("purse", "taken"), [(5, 2), (1, 1), (0, 0)])
def test_a_diplomat_takes_two_gold_whatever_a_seven_takes(purse: int, taken: int) -> None:
    match = tribe(rome(seven_gold=3), BLUE, HORSEMEN, at="12,2,S")
    at(hold(hold(match, BLUE, gold=purse), RED, gold=0, cards=("diplomat",)), 2)
    match.apply("card:diplomat")
    match.apply("hex:raetia")
    assert state_of(match).gold[:2] == [taken, purse - taken]
    assert match.state.step_name() == "MarketTurn.act", "and nobody is asked how many"


# -- points -----------------------------------------------------------------------------------------


@rule("SFR-13.1", "SFR-12.4")
@pytest.mark.parametrize(("cities", "says"), [((*SOUTH, "roma", "neapolis"), True), ((*SOUTH, "roma"), False)])
def test_who_reaches_ten_by_the_scourge_says_so(cities: tuple[str, ...], says: bool) -> None:
    match = nomads(3, at="13,1,S", figures=2, tiles=FOUR_COLOURS)
    tribe(match, RED, WARRIORS, cities=cities, wagons=0)
    state_of(match).heritage[RED] = 1
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert (match.scores()[RED] >= 10) == says
    assert ("announces" in keys(match)) == says
    assert state_of(match).announced[RED] == int(says)


@rule("SFR-13.1", "SFR-12.1")
@pytest.mark.parametrize(("heritage", "says"), [(1, True), (0, False)])
def test_who_reaches_ten_by_a_conquest_says_so(heritage: int, says: bool) -> None:
    match = tribe(rome(), RED, HORSEMEN, cities=GAUL, figures=2, wagons=1)
    at(tribe(match, RED, WARRIORS, cities=SOUTH[:3], figures=4, wagons=1), 4)
    state_of(match).heritage[:] = [heritage, 1, 1, 1]
    match.apply("conquer:massilia")
    assert match.scores()[RED] == 8 + 2 * heritage
    assert ("announces" in keys(match)) == says
    assert state_of(match).announced[RED] == int(says)


@rule("SFR-12.1", "SFR-12.3", "SFR-12.4", "SFR-12.5", "SFR-16.2")
def test_the_sheet_adds_up_to_the_points() -> None:
    match = tribe(rome(legions=True), RED, HORSEMEN, cities=GAUL)
    tribe(match, BLUE, WARRIORS, cities=SOUTH)
    state = state_of(match)
    state.diplomacy, state.scourge[2], state.heritage[WHITE], state.legions[BLUE] = YELLOW, 1, 1, 1
    state.shown[WHITE] = [state.cards[WHITE][0] if state.cards[WHITE] else max(LAND.deck)]
    rows = dict(GAME.score_sheet(state))
    assert [sum(column) for column in zip(*rows.values(), strict=True)] == list(match.scores())
    assert rows["score-diplomacy"] == [0, 0, 0, 2]
    assert rows["score-scourge"] == [0, 2, 0, 0]
    assert rows["score-heritage"] == [0, 0, 2, 0]


@rule("SFR-13.6")
def test_a_plunder_or_a_conquest_is_a_change() -> None:
    plunder = nomads(at="13,1,S", figures=2)
    conquest = nomads(at="9,1,S", figures=2, tiles=("green", "grey", "yellow"))
    for match, answers in ((plunder, ("plunder:castra_regina", face("gold"))), (conquest, ("conquer:lutetia",))):
        state_of(match).quiet = 20
        for answer in answers:
            match.apply(answer)
        assert state_of(match).quiet == 0
        assert not new_round(match).over


# -- what may not be told ---------------------------------------------------------------------------


@rule("SFR-15.1", "SFR-4.9")
def test_a_counter_offer_is_put_before_the_proposer_whether_he_can_pay_or_not() -> None:
    seen = []
    hands: tuple[dict[str, Any], ...] = ({"ore": 1, "horse": 1}, {"ore": 1, "cattle": 1})
    for hand in hands:
        match = hold(hold(market(RED, 3), RED, **hand), BLUE, grain=1)
        state_of(match).known = [0] * len(state_of(match).known)
        for answer in ("button:trade", "give:ore", "get:grain", "seat:1", "button:send"):
            match.apply(answer)
        for answer in ("button:counter", "get:horse", "give:grain", "button:send"):
            match.apply(answer)
        assert match.turn == (RED,)
        seen.append((match.view(BLUE)["position"], match.waiting(), keys(match)))
    assert seen[0] == seen[1]


@rule("SFR-15.1")
def test_a_refusal_tells_the_others_nothing_of_a_hand() -> None:
    one = hold(market(), RED, ore=1, gold=3, cards=("diplomat",))
    other = hold(market(), RED, cattle=1, gold=3, cards=("traitor",))
    tried = [*[f"card:{name}" for name in ("diplomat", "traitor")], "build:card", "build:recruit", "bank:ore"]
    for answer in tried:
        for seat in (BLUE, WHITE, YELLOW):
            assert one.why_not(answer, seat) == other.why_not(answer, seat)
    assert any(one.why_not(answer, RED) != other.why_not(answer, RED) for answer in tried), "his owner is told more"


@rule("SFR-15.1", "SFR-6.9")
@pytest.mark.parametrize("cards", [("traitor",), ("diplomat",), ()])
def test_after_a_move_beside_a_strong_city_everybody_is_asked(cards: tuple[str, ...]) -> None:
    match = hold(nomads(figures=1), RED, gold=5, cards=cards)
    match.apply(cross("13,1,S"))
    if ways := offered(match, "way"):
        match.apply(ways[0])
    assert state_of(match).place[0] == LAND.index["13,1,S"]
    assert (match.turn, match.state.step_name()) == ((RED,), "TribeTurn.act")
    assert bool(offered(match, "traitor-plunder")) == (cards == ("traitor",))


@rule("SFR-15.1")
def test_a_redealt_table_offers_what_the_new_hand_holds() -> None:
    match = hold(market(), RED, cards=("diplomat", "traitor"))
    offers = set()
    for seed in range(40):
        other = match.determinized(BLUE, Generator(seed))
        has = DIPLOMAT in state_of(other).cards[RED]
        assert ("card:diplomat" in other.legal(RED)) == has
        offers.add(has)
    assert offers == {True, False}


@rule("SFR-15.1", "SFR-6.6")
def test_a_redealt_thought_of_a_journey_offers_no_leader_that_is_gone() -> None:
    match = hold(nomads(at="12,4,S"), RED, grain=2, gold=9, cards=("great_tribal_leader",))
    match.apply(cross("13,7,S"))
    assert "card:great_tribal_leader" in match.legal()
    for seed in range(40):
        other = match.determinized(BLUE, Generator(seed))
        led = "card:great_tribal_leader" in other.legal(RED)
        assert not led or LEADER in state_of(other).cards[RED]
