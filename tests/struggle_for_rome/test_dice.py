"""Sections 2, 3 and 14: the round, the resource dice, shortages."""

import pytest

from gonfalon.games.struggle_for_rome.content.land import CATTLE, HORSE
from gonfalon.games.struggle_for_rome.rules.dice import Yield
from gonfalon.kernel.errors import IllegalAnswer
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


def empty_hands(match: Match) -> Match:
    for seat in range(match.seats):
        hold(match, seat)
    return match


def income(match: Match, dice: tuple[int, int], drawn: str = "horse") -> list[dict[str, int]]:
    """What everybody holds after a roll, having held nothing; pasture cards are all of one kind."""
    empty_hands(match)
    match.apply(dice)
    while match.state.step_name() == "DrawPasture.draw":
        request = match.state.request()
        match.apply(resource(drawn) * getattr(request, "count", 1))
    return [held(match, seat) for seat in range(match.seats)]


@rule("SFR-2.2", "SFR-2.5")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    match = at(rome(), 2)
    order = []
    while match.state.step_name() == "MarketTurn.act":
        order.append(match.turn[0])
        match.apply("button:done")
    assert order == [RED, BLUE, WHITE, YELLOW]
    assert state_of(match).phase == 3


@rule("SFR-2.3", "SFR-2.4")
def test_the_dice_go_left_and_the_markers_come_back() -> None:
    match = rome()
    match.apply((1, 1))
    at(match, 4, YELLOW).apply("button:done")
    state = state_of(match)
    assert (state.round_number, state.first, state.marks) == (2, BLUE, [])


@rule("SFR-3.1", "SFR-3.2", "SFR-3.3")
def test_rolling_ends_with_four_different_totals() -> None:
    match = rome()
    for dice, marks in (((1, 1), [2]), ((1, 1), [2]), ((6, 6), [2, 12]), ((3, 3), [2, 12, 6])):
        match.apply(dice)
        assert state_of(match).marks == marks
        assert match.state.step_name() == "ResourceDice.roll"
    match.apply((2, 2))
    while match.turn == (-1,):
        match.apply(resource("horse"))
    assert match.state.step_name() == "MarketTurn.act"


@rule("SFR-3.4", "SFR-3.6", "SFR-3.8", "SFR-EX-16")
def test_first_income() -> None:
    nothing: dict[str, int] = {}
    horse, ore = {"horse": 1}, {"ore": 1}
    assert income(rome(), (4, 4)) == [horse] * 4
    assert income(rome(), (2, 3)) == [ore, ore, nothing, nothing]
    assert income(rome(), (4, 5)) == [nothing, nothing, ore, ore]
    assert income(rome(), (1, 2)) == [horse, nothing, horse, nothing]
    assert income(rome(), (5, 6)) == [nothing, horse, nothing, horse]
    for dice in ((1, 1), (3, 3), (6, 6)):
        assert income(rome(), dice) == [nothing] * 4


@rule("SFR-3.4", "SFR-10.6")
def test_a_figure_in_a_city_produces() -> None:
    match = tribe(rome(), cities=("lutetia",))  # Liger 10, Sequana 6, Remi 3
    assert income(match, (3, 3))[RED] == {"horse": 1}


@rule("SFR-3.5", "SFR-EX-17")
def test_one_resource_per_hex_whatever_the_figures() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="13,3,N")
    tribe(tribe(match, RED, HORSEMEN, at="12,1,N"), RED, WARRIORS, at="13,0,S")
    assert income(match, (5, 5))[RED] == {"grain": 1}


@rule("SFR-3.5")
def test_different_hexes_of_one_number_each_pay() -> None:
    match = tribe(rome(), cities=("lutetia",))  # Liger, field 10
    tribe(match, RED, WARRIORS, at="12,1,N")  # Langobardia, field 10
    assert income(match, (5, 5))[RED] == {"grain": 2}


@rule("SFR-3.7", "SFR-3.17")
def test_the_hex_under_the_legionnaire_gives_nothing() -> None:
    match = tribe(rome(), cities=("lutetia",))
    state_of(match).legionnaire = LAND.hexes.index("sequana")
    assert income(again(match), (3, 3))[RED] == {}


@rule("SFR-3.9")
def test_pasture_cards_are_dealt_clockwise_from_the_first_player() -> None:
    match = empty_hands(rome())
    match.apply((4, 4))
    served = []
    while match.state.step_name() == "DrawPasture.draw":
        served.append(getattr(match.state.frames[-1], "seat", -1))
        match.apply(resource("cattle"))
    assert served == [RED, BLUE, WHITE, YELLOW]


@rule("SFR-3.10", "SFR-3.18", "SFR-EX-14", "SFR-3.8")
def test_a_seven_moves_the_legionnaire_within_the_empire() -> None:
    match = rome()
    match.apply((3, 4))
    assert match.turn == (RED,)
    assert refused(match, "hex:thuringia") == "SFR-3.8"
    assert refused(match, "hex:cantabria") == "SFR-3.10"
    assert "hex:arduenna" in match.legal()  # a forest
    with pytest.raises(IllegalAnswer):
        match.apply("hex:thuringia")


@rule("SFR-3.11", "SFR-3.14")
def test_the_first_player_steals_one_card_at_random() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, BLUE, ore=1, cattle=1), RED)
    match.apply((3, 4))
    match.apply("hex:raetia")
    match.apply(resource("cattle"))
    assert (held(match, RED), held(match, BLUE)) == ({"cattle": 1}, {"ore": 1})


@rule("SFR-3.12")
def test_gold_instead_when_the_hand_is_empty() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(match, BLUE, gold=5)
    match.apply((3, 4))
    match.apply("hex:raetia")
    assert match.legal() == ["gold:2", "gold:1", "gold:0"]
    match.apply("gold:2")
    assert state_of(match).gold[:2] == [7, 3]


@rule("SFR-3.13")
def test_a_victim_must_be_named_where_there_is_one() -> None:
    match = tribe(tribe(rome(), BLUE, HORSEMEN, at="12,2,S"), WHITE, HORSEMEN, at="11,4,N")
    hold(hold(match, WHITE, gold=0), BLUE, ore=1)
    match.apply((3, 4))
    match.apply("hex:raetia")
    assert match.legal() == ["seat:1", "seat:2"]
    match.apply("seat:2")  # who has nothing
    assert match.state.step_name() == "ResourceDice.roll"


@rule("SFR-3.13", "SFR-2.5")
def test_an_empty_hex_may_be_chosen() -> None:
    match = rome()
    match.apply((3, 4))
    match.apply("hex:latium")
    assert match.state.step_name() == "ResourceDice.roll"


@rule("SFR-3.15")
def test_nobody_discards_on_a_seven() -> None:
    match = hold(rome(), BLUE, ore=9)
    match.apply((3, 4))
    match.apply("hex:latium")
    assert held(match, BLUE) == {"ore": 9}


@rule("SFR-3.16")
def test_a_seven_takes_a_marker_and_happens_once() -> None:
    match = rome()
    match.apply((3, 4))
    match.apply("hex:latium")
    assert state_of(match).marks == [7]
    match.apply((1, 6))
    assert match.state.step_name() == "ResourceDice.roll"


@rule("SFR-3.18")
def test_the_legionnaire_hinders_no_tribe() -> None:
    match = nomads(at="13,1,S", figures=2)
    state_of(match).legionnaire = LAND.hexes.index("silva_nigra")  # at Castra Regina
    again(match)
    assert "plunder:castra_regina" in match.legal()
    assert cross("12,2,N") in match.legal()


@rule("SFR-3.19")
def test_no_card_is_played_in_phase_1() -> None:
    match = hold(rome(), RED, cards=("diplomat", "treasure_of_the_vandals"))
    match.apply((3, 4))
    assert not offered(match, "card")


@rule("SFR-14.2", "SFR-14.3", "SFR-EX-5")
def test_shortage() -> None:
    match = rome()
    for seat, grain in ((RED, 5), (BLUE, 4), (WHITE, 3), (YELLOW, 1)):
        hold(match, seat, grain=grain)
    assert state_of(match).grain == 1
    match.apply((5, 5))
    assert [held(match, seat)["grain"] for seat in range(4)] == [4, 3, 3, 2]
    assert state_of(match).grain == 2


@rule("SFR-14.1", "SFR-4.8")
def test_the_discard_is_stock() -> None:
    match = empty_hands(rome())
    state = state_of(match)
    state.discard = [HORSE] * 10 + [CATTLE] * 9
    state.pasture = [CATTLE]
    again(match)
    match.apply((4, 4))
    match.apply(resource("cattle"))
    assert state.discard == []
    match.apply(resource("horse"))
    assert match.state.step_name() == "DrawPasture.draw"


@rule("SFR-14.3", "SFR-2.5")
def test_in_a_shortage_of_pasture_the_owner_picks() -> None:
    match = empty_hands(rome())
    hold(match, RED, horse=3, cattle=2)
    hold(match, BLUE, horse=7, cattle=8)
    match.apply((4, 4))
    assert match.turn == (RED,)
    assert match.legal() == ["good:horse", "good:cattle"]
    match.apply("good:cattle")
    match.apply("good:cattle")
    assert match.turn == (BLUE,)
    for _ in range(7):
        match.apply("good:horse")
    assert sorted(state_of(match).pasture) == [HORSE] * 7 + [CATTLE] * 2
    assert match.state.step_name() == "DrawPasture.draw"


@rule("SFR-14.4")
def test_what_the_levy_cannot_cover_is_dealt_card_by_card_and_the_rest_lost() -> None:
    match = hold(empty_hands(rome()), YELLOW, ore=12)
    state_of(match).frames[-1].at = 1
    state_of(match).start(Yield(total=5, owed=[9, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0], left=0, at=1))
    assert [held(match, seat).get("ore", 0) for seat in range(4)] == [5, 3, 0, 6]
    assert state_of(match).ore == 0


@rule("SFR-14.4", "SFR-14.3")
def test_pasture_that_stays_short_is_dealt_card_by_card() -> None:
    match = hold(empty_hands(rome()), YELLOW, horse=10)
    state_of(match).frames[-1].at = 1
    state_of(match).start(Yield(total=8, owed=[0, 0, 12, 0, 0, 6, 0, 0, 0, 0, 0, 0], left=0, at=1))
    while match.state.step_name() == "Levy.give":
        assert match.turn == (YELLOW,)
        match.apply("good:horse")
    while match.state.step_name() == "DrawPasture.draw":
        match.apply((state_of(match).pasture[0],))
    assert [len(hand) for hand in state_of(match).hand] == [9, 6, 0, 5]


@rule("SFR-14.5", "SFR-7.7")
def test_outside_phase_1_an_empty_pile_gives_nothing() -> None:
    match = rome()
    hold(match, BLUE, ore=14)
    at(match, 3)
    assert "idle:ore" not in match.legal()
    assert refused(match, "idle:ore") == "SFR-7.7"


@rule("SFR-14.6")
def test_gold_never_runs_out() -> None:
    match = hold(market(), RED, gold=500, cards=("treasure_of_the_vandals",))
    match.apply("card:treasure_of_the_vandals")
    assert state_of(match).gold[RED] == 503
