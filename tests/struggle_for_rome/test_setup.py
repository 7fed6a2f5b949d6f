"""Sections 0 and 1: terms and setup."""

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import HORSE
from gonfalon.games.struggle_for_rome.rules.position import NEUTRAL
from gonfalon.games.struggle_for_rome.rules.travel import distance
from gonfalon.match import fresh
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    LAND,
    RED,
    WARRIORS,
    WHITE,
    YELLOW,
    at,
    cross,
    held,
    hold,
    market,
    nomads,
    offered,
    refused,
    resource,
    rolled,
    rome,
    state_of,
    tile,
    tribe,
)
from tests.support import rule


@rule("SFR-0.1")
def test_three_or_four_play() -> None:
    assert GAME.seats == (3, 4)


@rule("SFR-0.2")
def test_the_joker_comes_back_each_round_not_each_turn() -> None:
    match = hold(market(), RED, gold=9)
    match.apply("build:card")
    match.apply("pay:joker-cattle")
    match.apply((0,))
    assert "build:card" not in match.legal()
    at(match, 2, RED)  # another turn, still the same round
    assert "build:card" not in match.legal()


@rule("SFR-0.3", "SFR-7.1", "SFR-2.1")
def test_horsemen_act_in_phase_3_and_warriors_in_phase_4() -> None:
    match = at(rome(), 2, YELLOW)
    match.apply("button:done")
    order = []
    while match.state.step_name() == "TribeTurn.act":
        order.append((state_of(match).phase, match.turn[0]))
        match.apply("button:done")
    assert order == [(3, seat) for seat in range(4)] + [(4, seat) for seat in range(4)]


@rule("SFR-0.4", "SFR-9.2")
def test_the_figure_on_the_board_is_no_strength() -> None:
    match = nomads(at="13,1,S", figures=1, wagons=1)  # one in the box, one on the board, two towers
    assert refused(match, "plunder:castra_regina") == "SFR-9.2"
    tribe(match, at="13,1,S", figures=2)
    assert refused(match, "plunder:castra_regina") == ""


@rule("SFR-0.6", "SFR-8.2")
def test_a_city_is_no_open_crossroad() -> None:
    assert len(LAND.open) == 171 - 40
    assert refused(nomads(), cross("12,3,N")) == "SFR-8.2"


@rule("SFR-0.7")
def test_arrows_work_both_ways() -> None:
    a, b = LAND.index["12,4,S"], LAND.index["12,5,S"]
    assert LAND.prices[LAND.zone[a]][LAND.zone[b]] == LAND.prices[LAND.zone[b]][LAND.zone[a]] == [(0, 0)]


@rule("SFR-0.8")
def test_a_sea_arrow_makes_nobody_a_neighbour() -> None:
    a, b = LAND.index["12,4,S"], LAND.index["12,5,S"]
    assert (a, b) in LAND.sea_arrows
    assert b not in LAND.next_to[a]


@rule("SFR-0.9")
def test_arrow_distance_counts_arrows_only() -> None:
    spot = {name: LAND.city_at[LAND.city_named[name]] for name in ("consentia", "canusium", "roma", "aquileia")}
    assert distance(LAND, spot["consentia"], spot["canusium"]) == 1
    assert distance(LAND, spot["consentia"], spot["roma"]) == 2
    assert distance(LAND, spot["consentia"], spot["aquileia"]) == 3


@rule("SFR-0.10")
def test_four_resources_and_gold_is_none_of_them() -> None:
    assert RESOURCES == ("ore", "grain", "horse", "cattle")
    match = hold(market(), RED, gold=20)
    assert not offered(match, "bank")


@rule("SFR-0.11", "SFR-1.1", "SFR-1.3", "SFR-1.4", "SFR-EX-25")
def test_boxes_and_reserves_at_the_start() -> None:
    for figures, spare in ((9, 7), (8, 6)):
        state = state_of(rome(figures=figures))
        assert state.figures == state.wagons == [1] * 8
        assert state.spare == [spare] * 8
        assert state.spare_wagons == [8] * 4


@rule("SFR-1.2", "SFR-1.17")
def test_each_player_chooses_where_his_horseman_starts() -> None:
    match = rolled()
    assert match.legal() == [cross("12,1,N"), cross("14,0,S")]
    match.apply(cross("14,0,S"))
    assert state_of(match).place[:2] == [LAND.index["14,0,S"], LAND.index["12,1,N"]]
    assert match.turn == (BLUE,)


@rule("SFR-1.5", "SFR-15.1")
def test_every_city_carries_a_tile_of_its_province() -> None:
    state = state_of(rome())
    assert state.tile == LAND.province
    assert [state.tile.count(colour) for colour in range(5)] == [8] * 5
    assert state.faces == [LAND.faces] * 5  # no face is settled before a tile is turned over


@rule("SFR-1.6")
def test_the_first_player_puts_the_legionnaire_in_hispania() -> None:
    match = rolled()
    while match.state.step_name() != "WholeGame.legionnaire":
        match.apply(match.legal()[0])
    assert match.turn == (RED,)
    assert sorted(match.legal()) == sorted(f"hex:{LAND.hexes[h]}" for h in LAND.hispania)
    assert refused(match, "hex:batavia") == "SFR-1.6"


@rule("SFR-1.7", "SFR-1.8", "SFR-1.10")
def test_piles_and_starting_hands() -> None:
    match = rome()
    state = state_of(match)
    assert (state.ore, state.grain, len(state.pasture), state.discard, len(state.deck)) == (14, 10, 16, [], 30)
    assert state.gold == [5] * 4
    assert all(held(match, seat) == {"grain": 1, "horse": 1} for seat in range(4))


@rule("SFR-1.10", "SFR-1.17")
def test_starting_pasture_cards_are_dealt_from_the_first_player() -> None:
    match = fresh(GAME, 4, {}, 1, chance=False)
    match.apply((1, 1, 2, 2, 6, 6, 1, 1))
    while match.turn != (-1,):
        match.apply(match.legal()[0])
    match.apply((HORSE,))
    assert [len(hand) for hand in state_of(match).hand] == [1, 1, 2, 1]


@rule("SFR-1.9")
def test_special_cards_are_one_eight_and_three() -> None:
    assert len(state_of(rome()).scourge) == 8
    assert LAND.numbers["heritages"] == 3
    assert LAND.numbers["special_points"] == 2


@rule("SFR-1.11")
def test_no_total_is_marked_before_the_first_roll() -> None:
    assert state_of(rome()).marks == []


@rule("SFR-1.12")
def test_the_highest_roll_begins_and_ties_roll_again() -> None:
    match = fresh(GAME, 4, {}, 1, chance=False)
    match.apply((3, 3, 6, 4, 4, 6, 1, 1))
    assert match.state.step_name() == "FirstPlayer.roll"
    match.apply((1, 1, 1, 2))
    assert state_of(match).first == WHITE
    assert match.turn == (WHITE,)


@rule("SFR-1.13", "SFR-0.12", "SFR-EX-24")
def test_with_three_the_marked_cities_are_neutral() -> None:
    state = state_of(rome(3))
    neutral = [city for city in range(40) if state.owner(city) == NEUTRAL]
    assert neutral == [city for city in range(40) if LAND.three[city]]
    assert len(neutral) == 10
    assert all(state.tile[city] == -1 for city in neutral)


@rule("SFR-1.13")
def test_a_neutral_city_is_left_alone_but_can_be_passed() -> None:
    match = at(tribe(rome(3), cities=("consentia", "tarentum"), figures=3, wagons=1), 3)
    assert refused(match, "conquer:canusium") == "SFR-1.13"
    assert refused(match, "conquer:brundisium") == ""


@rule("SFR-1.14", "SFR-EX-24")
def test_with_three_thirty_tiles_lie_on_cities() -> None:
    tiles = state_of(rome(3)).tile
    assert [tiles.count(colour) for colour in range(5)] == [6] * 5


@rule("SFR-1.15")
def test_with_three_the_fourth_colours_starts_are_open() -> None:
    match = at(hold(rome(3), RED, grain=1), 3)
    assert cross("14,1,S") in match.legal()


@rule("SFR-1.16", "SFR-9.4")
def test_a_tile_is_drawn_when_it_is_turned_over() -> None:
    match = nomads(at="13,1,S", figures=2)
    match.apply("plunder:castra_regina")
    assert match.turn == (-1,)
    assert tile(match, "castra_regina") == 0


@rule("SFR-0.5", "SFR-7.3", "SFR-8.9", "SFR-EX-28")
def test_a_settled_tribe_neither_moves_nor_plunders() -> None:
    match = at(tribe(rome(), RED, HORSEMEN, cities=("lutetia",), figures=5, wagons=1), 3)
    hold(match, RED, gold=9, cards=("great_tribal_leader",))
    assert not offered(match, "crossroad", "plunder", "card")
    assert refused(match, cross("9,1,S")) == "SFR-7.3"
    assert refused(match, "plunder:durocortorum") == "SFR-7.3"
    assert refused(match, "card:great_tribal_leader") == "SFR-7.3"
    at(tribe(match, RED, WARRIORS), 4)
    assert offered(match, "crossroad")


@rule("SFR-0.13", "SFR-14.2")
def test_half_of_three_is_one() -> None:
    match = hold(rome(), RED, grain=3)
    hold(hold(hold(match, BLUE, grain=4), WHITE, grain=4), YELLOW, grain=3)
    match.apply((5, 5))
    assert [held(match, seat)["grain"] for seat in range(4)] == [3, 3, 3, 3]
    assert resource("grain") == (1,)
