"""Sections 7 to 11: tribe turns, travel, plunder, conquest, expansion."""

from itertools import pairwise
from typing import Any

from gonfalon.games.struggle_for_rome.rules.travel import payments, route, ways
from gonfalon.match import Match
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    LAND,
    RED,
    WARRIORS,
    again,
    at,
    box,
    card,
    cross,
    face,
    held,
    hold,
    nomads,
    offered,
    owner,
    refused,
    resource,
    rome,
    state_of,
    tile,
    tribe,
)
from tests.support import rule

THREE = ("green", "grey", "yellow")
GOAL = LAND.index["13,7,S"]


def verbs(match: Match) -> set[str]:
    return {str(answer).partition(":")[0] for answer in match.legal()}


@rule("SFR-7.2", "SFR-8.1")
def test_move_first_then_plunder_once() -> None:
    match = hold(nomads(figures=2), RED)
    match.apply(cross("13,1,S"))
    assert "crossroad" not in verbs(match)
    assert refused(match, cross("12,2,N")) == "SFR-8.1"
    assert "plunder:castra_regina" in match.legal()
    assert box(match) == (2, 1)  # only the board figure has moved


@rule("SFR-7.4", "SFR-7.5", "SFR-10.3", "SFR-EX-7")
def test_plunder_then_conquer() -> None:
    match = hold(nomads(at="13,1,S", figures=3, tiles=("grey", "yellow")), RED, cards=("treasure_of_the_vandals",))
    match.apply("plunder:castra_regina")
    match.apply(face("gold"))
    assert match.turn == (BLUE,)  # the turn is over: no conquest, no card
    at(match, 3)
    assert "conquer:castra_regina" in match.legal()


@rule("SFR-7.4")
def test_a_card_drawn_by_plunder_waits_for_phase_4() -> None:
    match = nomads(at="13,1,S", figures=3)
    for answer in (
        "plunder:castra_regina",
        face("development", "warrior", "horseman"),
        card("treasure_of_the_vandals"),
    ):
        match.apply(answer)
    assert match.turn == (BLUE,)
    assert "card:treasure_of_the_vandals" in at(match, 4).legal()


@rule("SFR-7.6", "SFR-EX-22")
def test_idle() -> None:
    match = hold(nomads(), RED, gold=0, cards=("treasure_of_the_vandals",))
    assert {"idle:gold", "idle:ore", "idle:grain", "idle:pasture"} <= set(match.legal())
    match.apply("card:treasure_of_the_vandals")
    assert "idle" not in verbs(match)
    assert refused(match, "idle:gold") == "SFR-7.6"
    other = hold(nomads(), RED, gold=0)
    other.apply("idle:gold")
    assert state_of(other).gold[RED] == 2


@rule("SFR-7.6")
def test_a_settled_tribe_may_idle_too_and_a_moved_one_may_not() -> None:
    match = at(tribe(rome(), cities=("lutetia",)), 3)
    assert "idle:gold" in match.legal()
    match = nomads(figures=2)
    match.apply(cross("13,1,S"))
    assert refused(match, "idle:gold") == "SFR-7.6"


@rule("SFR-7.7")
def test_the_idle_resource_is_chosen_and_closes_the_turn() -> None:
    match = hold(nomads(), RED)
    match.apply("idle:ore")
    assert held(match) == {"ore": 1}
    assert match.turn == (BLUE,)
    match = hold(nomads(), RED)
    match.apply("idle:pasture")
    match.apply(resource("cattle"))
    assert held(match) == {"cattle": 1}


@rule("SFR-8.2")
def test_no_two_tribes_on_one_crossroad() -> None:
    match = nomads()
    assert refused(match, cross("14,0,S")) == "SFR-8.2"  # one's own other tribe
    assert refused(match, cross("13,0,S")) == "SFR-8.2"  # an opponent


@rule("SFR-8.3", "SFR-8.5", "SFR-8.6", "SFR-EX-1")
def test_travel() -> None:
    def purse(gold: int, grain: int) -> Match:
        return hold(nomads(4, at="12,4,S"), RED, gold=gold, grain=grain)

    def ways_of(match: Match) -> list[str]:
        match.apply(cross("13,7,S"))
        return offered(match, "way")

    assert ways_of(purse(1, 0)) == ["way:0-1"]
    assert ways_of(purse(0, 2)) == ["way:2-0"]
    assert ways_of(purse(6, 2)) == ["way:0-1", "way:2-0"]
    assert refused(purse(0, 1), cross("13,7,S")) == "SFR-8.6"
    assert payments(LAND, 2, 0, 2, 6) == [(2, 0), (1, 3), (0, 6)]
    start = LAND.index["12,4,S"]
    by_sea = route(LAND, start, GOAL, 0, 1)
    assert (by_sea[-1], LAND.index["12,5,S"]) == (GOAL, by_sea[-2])  # the second arrow is S16
    by_land = route(LAND, start, GOAL, 2, 0)
    steps = list(pairwise(by_land))
    assert sum((min(s), max(s)) in LAND.land_arrows for s in steps) + sum(s in LAND.sea_arrows for s in steps) == 3


@rule("SFR-8.3")
def test_cities_and_tribes_on_the_way_do_not_hinder() -> None:
    match = hold(nomads(4, at="12,4,S"), RED, grain=2, gold=0)
    tribe(match, BLUE, WARRIORS, at="12,5,S")
    tribe(match, BLUE, HORSEMEN, cities=("ravenna",))
    assert cross("13,7,S") in match.legal()


@rule("SFR-8.4")
def test_the_first_arrow_is_free_by_land_or_by_sea() -> None:
    match = hold(nomads(at="12,4,S"), RED, gold=0)
    assert cross("12,5,S") in match.legal()  # by sea
    match = hold(nomads(), RED, gold=0)
    match.apply(cross("12,2,N"))  # by land, over the border
    assert state_of(match).place[0] == LAND.index["12,2,N"]


@rule("SFR-8.5", "SFR-8.6")
def test_the_price_is_paid_before_moving() -> None:
    match = hold(nomads(at="12,4,S"), RED, grain=2, gold=1)
    match.apply(cross("13,7,S"))
    match.apply("way:2-0")
    assert held(match) == {}
    assert state_of(match).grain == 14 - 3
    assert state_of(match).place[0] == GOAL


@rule("SFR-8.5")
def test_roads_without_an_arrow_cost_nothing() -> None:
    match = hold(nomads(), RED, gold=0)
    beyond = [c for c in LAND.open if LAND.zone[c] == LAND.zone[LAND.index["12,1,N"]]]
    free = [c for c in beyond if state_of(match).stand[c] == -1]
    assert {LAND.cross_answers[c] for c in free} <= set(match.legal())


@rule("SFR-8.7")
def test_going_back_to_where_one_stands_is_no_move() -> None:
    assert refused(nomads(), cross("12,1,N")) == "SFR-8.7"


@rule("SFR-8.8")
def test_a_tribe_may_go_back_beyond_the_border() -> None:
    match = hold(nomads(at="13,1,S"), RED, gold=0)
    assert cross("12,1,N") in match.legal()


@rule("SFR-8.1", "SFR-2.5")
def test_a_player_may_think_again_before_paying_as_often_as_he_likes() -> None:
    match = hold(nomads(at="12,4,S"), RED, gold=1)
    before = match.legal()
    for _ in range(3):
        match.apply(cross("13,7,S"))
        match.apply("button:back")
        assert match.legal() == before
    match.apply(cross("13,7,S"))
    assert match.legal() == ["way:0-1", "button:back"]
    match.apply("way:0-1")
    assert state_of(match).place[0] == GOAL


@rule("SFR-9.1", "SFR-9.3", "SFR-9.5", "SFR-9.6", "SFR-9.7", "SFR-9.10", "SFR-EX-2")
def test_plunder() -> None:
    for spot in ("13,1,S", "12,2,S"):
        match = hold(nomads(at=spot, figures=2, wagons=2), RED, gold=0)
        match.apply("plunder:castra_regina")
        match.apply(face("development", "warrior", "horseman"))
        match.apply(card("diplomat"))
        state = state_of(match)
        assert len(state.cards[RED]) == 1
        assert state.gold[RED] == 2
        assert box(match) == (1, 2)
        assert state.spare[0] == 7
        assert state.loot[:5] == [1, 0, 0, 0, 0]
        assert tile(match, "castra_regina") == -1
        assert state.place[0] == LAND.index[spot]
        assert match.turn == (BLUE,)


@rule("SFR-9.1")
def test_only_an_adjacent_city_can_be_plundered() -> None:
    assert refused(nomads(at="13,1,S", figures=5), "plunder:iuvavum") == "SFR-9.1"


@rule("SFR-9.5")
def test_a_symbol_of_the_other_kind_is_ignored() -> None:
    match = nomads(4, at="13,1,S", figures=2)
    match.apply("plunder:castra_regina")
    match.apply(face("pasture", "horseman"))
    match.apply(resource("horse"))
    assert box(match, RED, WARRIORS) == (2, 1)
    assert box(match, RED, HORSEMEN) == (1, 1)


@rule("SFR-9.5")
def test_an_empty_box_loses_nothing() -> None:
    match = hold(nomads(at="13,1,S", figures=0), RED, cards=("traitor",))
    match.apply("traitor-plunder:castra_regina")
    match.apply(face("gold", "warrior", "horseman"))
    assert box(match) == (0, 1)


@rule("SFR-9.6", "SFR-14.5")
def test_a_reward_from_an_empty_pile_is_lost() -> None:
    match = nomads(at="13,1,S", figures=2)
    state_of(match).deck.clear()
    again(match)
    match.apply("plunder:castra_regina")
    match.apply(face("development", "warrior", "horseman"))
    assert state_of(match).cards[RED] == []
    assert match.turn == (BLUE,)


@rule("SFR-9.8", "SFR-EX-20")
def test_third_tile() -> None:
    match = nomads(at="9,1,S", figures=2, tiles=("grey", "grey"))
    assert refused(match, "plunder:lutetia") == "SFR-9.8"
    match = nomads(at="9,1,S", figures=2, tiles=("grey", "grey", "green", "pink"))
    assert refused(match, "plunder:lutetia") == "SFR-9.8"
    assert "conquer:lutetia" in match.legal()


@rule("SFR-9.9", "SFR-10.7")
def test_a_plundered_city_can_still_be_conquered() -> None:
    match = nomads(at="9,1,S", figures=2, tiles=THREE)
    state_of(match).tile[LAND.city_named["lutetia"]] = -1
    again(match)
    assert refused(match, "plunder:lutetia") == "SFR-9.9"
    assert "conquer:lutetia" in match.legal()


@rule("SFR-10.1", "SFR-10.4", "SFR-10.5", "SFR-10.6", "SFR-EX-3", "SFR-0.5")
def test_first_conquest() -> None:
    for spot in ("9,1,S", "9,2,S"):
        match = hold(nomads(at=spot, figures=2, tiles=THREE), RED, gold=0)
        match.apply("conquer:lutetia")
        assert owner(match, "lutetia") == 0
        assert box(match) == (2, 0)
        assert tile(match, "lutetia") == -1
        assert match.scores()[RED] == 1
        assert state_of(match).place[0] == -1
        assert state_of(match).gold[RED] == 0
        assert state_of(match).faces[1] == LAND.faces[1:]  # unseen: only the grey tile in the box is known
    mistakes: tuple[dict[str, Any], ...] = (
        {"tiles": ("green", "green", "grey")},
        {"tiles": THREE, "wagons": 0},
        {"tiles": THREE, "figures": 1},
    )
    for wrong in mistakes:
        match = nomads(at="9,1,S", **({"figures": 2} | wrong))
        assert refused(match, "conquer:lutetia") == "SFR-10.1"


@rule("SFR-10.2")
def test_two_tribes_do_not_pool_their_tiles() -> None:
    match = nomads(at="9,1,S", figures=2, tiles=("green", "grey"))
    tribe(match, RED, WARRIORS, tiles=("yellow", "pink"))
    assert refused(match, "conquer:lutetia") == "SFR-10.1"


@rule("SFR-11.1", "SFR-11.2", "SFR-11.3", "SFR-EX-4", "SFR-EX-11", "SFR-7.5", "SFR-7.3")
def test_expansion() -> None:
    match = at(tribe(rome(), cities=("consentia", "tarentum"), figures=3, wagons=1), 3)
    targets = {answer.partition(":")[2] for answer in offered(match, "conquer")}
    assert targets == {"canusium", "brundisium", "rhegium"}
    assert refused(match, "conquer:neapolis") == "SFR-11.2"
    for far in ("roma", "ravenna", "aquileia", "centumcellae"):
        assert refused(match, f"conquer:{far}") == "SFR-11.1"
    match.apply("conquer:rhegium")
    assert box(match) == (2, 0)
    assert owner(match, "rhegium") == 0
    assert match.scores()[RED] == 3
    assert match.turn == (BLUE,)  # no second city in the same turn


@rule("SFR-11.1")
def test_the_other_tribe_gives_no_reach() -> None:
    match = tribe(rome(), RED, WARRIORS, cities=("consentia",), figures=3, wagons=1)
    at(tribe(match, RED, HORSEMEN, cities=("lutetia",), figures=3, wagons=1), 3)
    assert refused(match, "conquer:canusium") == "SFR-11.1"


@rule("SFR-11.4", "SFR-EX-10")
def test_city_on_the_way() -> None:
    match = at(tribe(rome(), cities=("consentia",), figures=2, wagons=1), 3)
    assert "conquer:canusium" in match.legal()
    tribe(match, BLUE, HORSEMEN, cities=("neapolis",))
    assert "conquer:canusium" in match.legal()


@rule("SFR-11.5", "SFR-0.12")
def test_an_owned_city_is_safe() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, cities=("rhegium",))
    at(tribe(match, cities=("consentia", "tarentum"), figures=3, wagons=1), 3)
    assert refused(match, "conquer:rhegium") == "SFR-11.5"


@rule("SFR-11.6")
def test_tiles_of_a_settled_tribe_stay() -> None:
    match = nomads(at="9,1,S", figures=2, tiles=THREE)
    match.apply("conquer:lutetia")
    assert state_of(match).loot[:5] == [1, 1, 0, 1, 0]


@rule("SFR-14.7")
def test_lost_figures_can_be_recruited_again_and_pieces_in_cities_cannot() -> None:
    match = nomads(at="13,1,S", figures=8)
    assert state_of(match).spare[0] == 0
    match.apply("plunder:castra_regina")
    match.apply(face("gold", "warrior", "horseman"))
    assert state_of(match).spare[0] == 1
    tribe(match, cities=("lutetia", "roma"), figures=7)
    hold(match, RED, ore=1, horse=1)
    assert state_of(match).spare[0] == 0
    assert ways(state_of(nomads(at="12,4,S")), 0, GOAL)[0] == (0, 1, 0, 1)
