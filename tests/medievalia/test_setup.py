"""Sections 1 and 2: the words, the setup, the maps."""

from collections import Counter

import pytest

from gonfalon import CHANCE, Match
from gonfalon.games.medievalia import GAME, content
from gonfalon.games.medievalia.content import (
    DECK_CARDS,
    IS_CHARACTER,
    IS_CIVIL,
    IS_FORT,
    IS_LAND,
    KIND,
    KINDS,
    MAPS,
    PILE_SIZES,
    STARTERS,
)
from gonfalon.games.medievalia.rules import laws
from gonfalon.kernel import views
from gonfalon.kernel.requests import Draw
from gonfalon.match import fresh
from tests.medievalia.build import can, fief, fiefs, find, go, hand, position, refuses, settle, worded
from tests.support import rule


def named(flags: tuple[bool, ...]) -> set[str]:
    return {KINDS[kind] for kind, flag in enumerate(flags) if flag}


@rule("MED-1.2", "MED-1.3", "MED-1.4")
def test_characters_lands_and_buildings_are_these() -> None:
    military = {"soldier", "priest", "archer", "knight", "infantryman"}
    civilian = {"peasant", "merchant", "artist", "bureaucrat"}
    assert named(IS_CHARACTER) == military | civilian
    assert {KINDS[KIND[card]] for card in DECK_CARDS[content.MILITARY]} == military
    assert {KINDS[KIND[card]] for card in DECK_CARDS[content.CIVILIAN]} == civilian
    assert named(IS_LAND) == {"city", "field", "farm", "forest", "mine"}
    assert named(IS_CIVIL) == {"school", "workshop", "bank", "church", "stable", "blacksmith", "carpenter"}
    assert named(IS_FORT) == {"tower", "fortress", "castle"}
    assert Counter(KIND)[KINDS.index("peasant")] == 20


@rule("MED-1.1")
def test_resources_are_food_energy_workforce_and_gold_and_are_never_stored() -> None:
    assert content.RESOURCES == ("food", "energy", "workforce", "gold")
    m = fiefs("city; field: peasant, peasant; hand: peasant", "city")
    go(m, "peasant in hand", "fief:p1", "pay")
    assert fief(m, 0) == "city; field u: peasant u, peasant u; free: peasant", "two food are lost, none is kept"


@rule("MED-1.5", "MED-6.10")
def test_city_and_military_buildings_are_troops_that_never_march_or_attack() -> None:
    tables = content.OURS
    assert all(tables.defence[kind] for kind in range(len(KINDS)) if IS_FORT[kind] or IS_CHARACTER[kind])
    assert tables.defence[content.CITY] == 6
    m = fiefs("city: castle", "city; in p1: soldier", phase="march")
    assert worded(m) == ["button:done"], "nothing of mine can move"
    go(m, "button:done")
    assert position(m).active == 1, "and nothing of mine can declare war on the invader"


@rule("MED-1.6")
def test_a_neutral_fief_holds_only_characters() -> None:
    m = fiefs("city; in n: peasant, soldier; hand: farm", "city")
    s = position(m)
    assert s.lord(2) == -1
    assert not can(m, "farm in hand"), "the peasant out there produces nothing"
    assert not can(m, "peasant in n"), "and there is no land to step on"


@rule("MED-1.7", "MED-3.6")
def test_a_card_serves_once_between_two_reactivations() -> None:
    m = fiefs("city; in n: peasant u; hand: field, forest", "city", phase="act")
    go(m, "field in hand", "pay")
    assert "city u" in fief(m, 0)
    assert not can(m, "forest in hand"), "the City is used, the field gives no workforce"
    go(m, "button:done", "button:done", "deck:military", "button:done", "button:done", "deck:military")
    assert "city; " in fief(m, 0), "upright again"
    assert "in n: peasant;" in fief(m, 0), "also in other fiefs"


@rule("MED-1.8", "MED-1.9")
def test_a_character_is_free_or_on_one_land_of_its_own_fief() -> None:
    m = fiefs("city; field: peasant; mine: bank", "city")
    go(m, "peasant on field", "mine")
    assert fief(m, 0) == "city; field; mine: peasant, bank"
    refuses(m, "card:200", "MED-3.7")
    go(m, "peasant on mine")
    refuses(m, find(m, "city", 1), "MED-9.1")
    s = position(m)
    assert s.guarded(0, s.lands[0][2])
    assert not s.guarded(0, s.lands[0][1])


@rule("MED-1.10", "MED-5.6")
def test_workers_are_characters_that_produce_workforce() -> None:
    tables = content.OURS
    works = {KINDS[kind] for kind in range(len(KINDS)) if tables.works[kind]}
    assert works == {"peasant", "priest", "merchant", "artist", "bureaucrat"}
    assert tables.slots[KINDS.index("field")] == 2
    m = fiefs("city; field: soldier, peasant", "city")
    s = position(m)
    assert sum(amount for _, _, amount in s.producing(0, s.lands[0][1])) == 2, "the soldier adds nothing"


@rule("MED-1.12", "MED-1.13", "MED-1.14")
def test_everybody_sees_the_table_and_the_sizes_but_no_hand_but_his_own() -> None:
    m = fresh(GAME, 2, {}, 3)
    while m.state.step_name().startswith("Dealing"):
        m.apply(m.legal()[0])
    seen = views.visible(m.state, 0)
    assert isinstance(seen["hand_territory"][0], list)
    assert isinstance(seen["hand_territory"][1], int)
    assert isinstance(seen["deck_military"], int)
    assert all(card >= 0 for card in seen["bottom"])
    assert all(card >= 0 for card in seen["top"])
    assert seen["out"] == []
    assert isinstance(seen["piles"], int)


@rule("MED-1.14", "MED-1.12")
def test_the_discard_is_open_and_final() -> None:
    m = fiefs("city; free: peasant; hand: farm, mine", "city")
    go(m, "button:dismiss", "peasant")
    assert len(views.visible(m.state, 1)["out"]) == 1
    drawn = [line for line in m.log(1) if line["key"] == "drew"]
    assert not drawn


@rule("MED-1.15", "MED-8.1")
def test_a_military_building_is_not_fed_and_besieges_nobody() -> None:
    m = fiefs("city: tower, castle; farm: fortress; free: peasant, peasant, peasant, peasant", "city")
    s = position(m)
    assert s.capacity(0) == 4
    assert len(s.troops[0]) == 4, "four people, three military buildings, food for four"
    assert "button:done" in worded(m), "nobody starves"


def deal(m: Match) -> None:
    while m.state.step_name().startswith("Dealing"):
        m.apply(m.legal()[0])


@rule("MED-2.1", "MED-2.3")
def test_three_decks_of_38_20_and_29_and_a_city_for_everybody() -> None:
    assert [len(cards) for cards in DECK_CARDS] == [38, 20, 29]
    for seats in (2, 3, 4):
        m = fresh(GAME, seats, {}, 1)
        assert [fief(m, seat) for seat in range(seats)] == ["city"] * seats
        laws.check(position(m))


@rule("MED-2.2")
def test_the_open_bottom_card_is_drawn_last() -> None:
    m = fiefs("city", "city", phase="draw", decks={"military": "soldier, archer"})
    assert KINDS[KIND[position(m).bottom[1]]] == "archer"
    go(m, "deck:military")
    assert fief(m, 0) == "city; hand: soldier"
    go(m, "button:done", "button:done", "deck:military")
    assert fief(m, 1) == "city; hand: archer"


@rule("MED-2.4")
def test_building_piles_of_6_6_and_5_with_school_workshop_and_bank_on_top() -> None:
    assert PILE_SIZES == (6, 6, 5)
    tops = set()
    for seed in range(12):
        s = position(fresh(GAME, 2, {}, seed))
        assert sorted(s.top) == sorted(STARTERS)
        assert s.pile_left == [5, 5, 4]
        assert len(s.piles) == 14
        tops.add(tuple(s.top))
    assert len(tops) > 1, "which starter lies where is chance"
    assert {KINDS[KIND[card]] for card in STARTERS} == {"school", "workshop", "bank"}


@rule("MED-2.5")
def test_chance_names_the_first_player_and_turns_go_clockwise() -> None:
    m = fresh(GAME, 3, {}, 0, chance=False)
    for _ in range(4):
        request = m.state.request()
        assert isinstance(request, Draw)
        m.apply(request.sample(m.generator), CHANCE)
    request = m.state.request()
    assert isinstance(request, Draw)
    assert request.items == [0, 1, 2]
    m.apply((2,), CHANCE)
    order = []
    for _ in range(24):
        order.append(m.turn[0])
        go(m, "deck:territory" if "deck:territory" in m.legal() else "deck:military")
    assert order == [2] * 8 + [0] * 8 + [1] * 8
    assert position(m).active == 2


@rule("MED-2.6", "MED-2.7")
def test_each_player_takes_eight_cards_one_by_one_and_keeps_them() -> None:
    m = fresh(GAME, 2, {}, 5)
    first = m.turn[0]
    for taken in range(8):
        assert hand(m, first) == taken
        assert hand(m, 1 - first) == 0
        m.apply("deck:character")
    assert m.turn == (1 - first,)
    deal(m)
    assert [hand(m, 0), hand(m, 1)] == [8, 8]
    assert m.state.step_name() == "Turn.draw", "no exchange, straight to the first turn"


@rule("MED-2.6")
def test_an_empty_deck_cannot_be_chosen() -> None:
    m = fresh(GAME, 4, {}, 5)
    for _ in range(20):
        m.apply("deck:military")
    assert m.legal() == ["deck:territory", "deck:character"]
    refuses(m, "deck:military", "MED-2.6")


@rule("MED-2.8", "MED-2.9", "MED-2.10", "MED-2.11")
@pytest.mark.parametrize(("seats", "neutral", "between"), [(2, 1, 1), (3, 3, 1), (4, 5, 2)])
def test_two_players_are_always_two_steps_apart(seats: int, neutral: int, between: int) -> None:
    board = MAPS[seats]
    assert len(board.names) == seats + neutral
    for a in range(seats):
        for b in range(seats):
            if a != b:
                assert b not in board.near[a]
                shared = set(board.near[a]) & set(board.near[b])
                opposite = seats == 4 and (a + 2) % 4 == b
                assert len(shared) == (1 if opposite else between)
    for fief_number in range(seats, seats + neutral):
        assert all(near < seats for near in board.near[fief_number]), "neutral fiefs do not touch"


@rule("MED-2.12")
def test_four_players_ally_across_the_table_unless_they_agree_otherwise() -> None:
    s = position(fresh(GAME, 4, {}, 1))
    assert [s.ally(seat) for seat in range(4)] == [2, 3, 0, 1]
    alone = position(fresh(GAME, 4, {"alliance": False}, 1))
    assert [alone.ally(seat) for seat in range(4)] == [-1] * 4
    three = position(fresh(GAME, 3, {}, 1))
    assert [three.ally(seat) for seat in range(3)] == [-1] * 3


def test_a_match_reads_the_same_after_saving() -> None:
    m = fiefs("city; free: peasant", "city")
    settle(m)
    assert m.copy() == m
