"""Exceptions read word for word, and rules that meet: Castles in a row, enemies as guests, what is aboard Galleys."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import BUILDINGS
from gonfalon.games.medioevo_universale.rules.auction import turn_order
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.events import Strike
from gonfalon.games.medioevo_universale.rules.position import WAR
from gonfalon.games.medioevo_universale.rules.sides import the_battle
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    CHANCE,
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import dice_due, to
from tests.support import rule


def moves(m: Match, slot: int) -> int:
    return position(m).moves[slot]


# -- Castles ---------------------------------------------------------------------------------------


@rule("MEU-8.14")
def test_a_second_castle_on_the_way_is_left_at_the_usual_price() -> None:
    at = {"macedonia": "0: 3 heavy wagon1"}
    m = medioevo(at=at, built={"macedonia": "castle", "rhodope": "castle"})
    play(m, "group:macedonia", "button:all-land", "land:rhodope")
    assert moves(m, 0) == 6
    play(m, "land:thracia")
    assert moves(m, 0) == 5
    back = medioevo(at=at, built={"macedonia": "castle"})
    play(back, "group:macedonia", "button:all-land", "land:rhodope", "land:macedonia", "land:rhodope")
    assert moves(back, 0) == 4  # nothing, then a point each


@rule("MEU-8.14", "MEU-8.8")
def test_who_has_left_a_castle_before_leaves_it_again_only_on_a_wagon() -> None:
    at = {"macedonia": "0: 4 heavy wagon1", "phrygia": "0: 1 light wagon1"}
    m = medioevo(at=at, built={"macedonia": "castle", "rhodope": "castle"}, stopped={"macedonia": "0: 1 heavy"})
    play(m, "group:macedonia", "carrier:0", *["take:heavy"] * 3, "button:go", "land:rhodope", "button:stay")
    play(m, "group:phrygia", "button:all-land", "enter:lydia", "button:enter", "button:pass", "button:pass")
    assert (here(m, "rhodope", 0), moves(m, 0)) == ("3 heavy wagon1", 6)  # left behind on the way (MEU-8.3)
    play(m, "group:rhodope", "carrier:0", *["take:heavy"] * 3, "button:go", "enter:thracia", "button:enter")
    assert here(m, "thracia", 0) == "3 heavy wagon1"
    assert legal(medioevo(at={"rhodope": "0: 3 heavy"}, built={"rhodope": "castle"}), "group") == ["rhodope"]


# -- what stops a movement -------------------------------------------------------------------------


@rule("MEU-8.17", "MEU-8.19")
def test_an_enemy_who_is_a_guest_too_stops_whoever_passes() -> None:
    at = {"thracia": "0: 3 light wagon1", "bulgaria": "1: 1 light; 2: 1 light"}
    pacts = ("1>0 passage", "1>2 passage")
    open_way = medioevo(4, at=at, tokens={"bulgaria": 1}, pacts=pacts)
    play(open_way, "group:thracia", "button:all-land")
    assert "land:bulgaria" in legal(open_way)
    m = medioevo(4, at=at, tokens={"bulgaria": 1}, pacts=pacts, war=((0, 2),))
    assert holder(m, "bulgaria") == 1
    play(m, "group:thracia", "button:all-land")
    assert "land:bulgaria" not in legal(m)
    play(m, "enter:bulgaria", "button:enter")
    assert asked(m) == (0, "capture")  # against the guest alone
    assert position(m).relation[1] == 0


@rule("MEU-12.15", "MEU-25.6")
def test_after_one_battle_a_second_player_is_fought_only_if_one_likes() -> None:
    at = {"thracia": "0: 9 heavy wagon3", "bulgaria": "1: 1 light; 2: 1 light"}
    for answer in ("button:stop", "seat:2"):
        m = medioevo(at=at, war=((0, 1), (0, 2)))
        play(m, "group:thracia", "button:all-land", "enter:bulgaria", "button:enter")
        assert legal(m) == ["seat:1", "seat:2"]  # with one of them there is a battle (MEU-8.17)
        play(m, "seat:1")
        to(m, "whom-to-fight", (4, 6, 8), (1, 1, 2))
        assert legal(m) == ["seat:2", "button:stop"]
        play(m, answer)
        if answer == "seat:2":
            assert asked(m) == (0, "capture")
            continue
        assert asked(m) == (1, "activation")
        assert (here(m, "bulgaria", 2), holder(m, "bulgaria")) == ("1 light", -1)
        assert position(m).conquests[0] == 0


# -- siege machines at sea -------------------------------------------------------------------------


def broadside(load: str) -> Match:
    at = {"aegean_north": f"0: {load}; 1: galley1(3 light)"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "aegean_north"))
    return to(m, "crew")


@rule("MEU-10.3", "MEU-9.6")
def test_which_machines_a_galley_uses_is_its_owner_s_choice() -> None:
    strong = broadside("galley3(6 light bombard trebuchet catapult)")
    play(strong, *["crew:light"] * 3)
    assert dice_due(strong) == 3  # the Bombard is all the Galley can use
    m = broadside("galley3(6 light bombard trebuchet catapult)")
    play(m, "button:done", *["crew:light"] * 6)
    assert dice_due(m) == 6  # Trebuchet and Catapult


@rule("MEU-10.3")
def test_crews_come_from_the_galley_itself() -> None:
    at = {"aegean_north": "0: galley1(catapult) galley1(2 light); 1: galley1(3 light)"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "aegean_north"))
    to(m, "reroll", (4, 6, 8), never="crew:light")
    beside = broadside("galley1(1 light catapult) galley1(1 heavy)")
    assert legal(beside, "crew") == ["light"]
    play(beside, "crew:light")
    assert asked(beside)[1] != "crew"


# -- what is taken ---------------------------------------------------------------------------------

EIGHT = " ".join(["wagon1"] * 7)  # with the Galley eight pieces of level I: no token for another


def boarded(answer: str, own: str = "", **more: Any) -> Match:
    at = {"propontis": "0: galley1(3 light)", "aegean_north": "1: galley2(catapult wagon2)", "thracia": f"0: {own}"}
    m = medioevo(at=at, war=((0, 1),), florins={0: 0}, **more)
    play(m, "group:propontis", "carrier:0", "button:go", "enter:aegean_north", "button:enter")
    return play(m, answer) if answer else m


@rule("MEU-13.2", "MEU-13.3", "MEU-10.8")
def test_what_is_aboard_a_galley_is_kept_or_plundered_with_it() -> None:
    assert here(boarded("button:keep"), "aegean_north", 0) == "galley1(3 light) galley2(catapult wagon2)"
    sacked = boarded("button:plunder")
    assert (here(sacked, "aegean_north", 0), position(sacked).florins[0]) == ("galley1(3 light)", 100 + 50 + 100)
    empty = boarded("button:keep-empty")
    assert (here(empty, "aegean_north", 0), position(empty).florins[0]) == ("galley1(3 light) galley2", 50 + 100)
    short = boarded("button:keep", EIGHT)  # a token of level II is left, none of level I
    assert (here(short, "aegean_north", 0), position(short).florins[0]) == ("galley1(3 light) galley2(wagon2)", 50)


@rule("MEU-18.51", "MEU-13.14")
def test_a_galley_with_something_protected_aboard_is_kept() -> None:
    assert "button:plunder" in legal(boarded(""))
    spared: dict[str, Any] = {"effects": ((51, 1, 1000 + 11),)}  # the Catapult
    assert legal(boarded("", **spared)) == ["button:keep", "button:keep-empty", "button:keep-all"]
    m = boarded("button:keep-empty", **spared)
    assert (here(m, "aegean_north", 0), position(m).florins[0]) == ("galley1(3 light) galley2(catapult)", 100)


@rule("MEU-13.2", "MEU-1.16")
@pytest.mark.parametrize("left", [6, 2])
def test_a_captured_transport_has_the_movement_it_had_left(left: int) -> None:
    m = medioevo(at={"serbia": "0: 2 light; 1: caravan1"}, war=((0, 1),), moves={10: left})
    play(m, "seize:serbia-1", "button:keep")
    assert (here(m, "serbia", 0), moves(m, 0)) == ("2 light caravan1", left)


@rule("MEU-13.13")
def test_one_player_s_pieces_are_seized_after_another_s() -> None:
    m = medioevo(4, at={"serbia": "0: 2 light; 1: caravan1; 2: wagon1"}, war=((0, 1), (0, 2)))
    assert legal(m, "seize") == ["serbia-1", "serbia-2"]
    play(m, "seize:serbia-1", "button:plunder", "button:pass", "button:pass", "button:pass")
    assert legal(m, "seize") == ["serbia-2"]
    safe = medioevo(  # protected, and no token to keep it: it stays its owner's, and nothing is done about it
        at={"serbia": "0: 2 light; 1: wagon1", "thracia": f"0: {EIGHT} wagon1"}, war=((0, 1),), effects=((51, 1, 1010),)
    )
    assert legal(safe, "seize") == []


# -- trade -----------------------------------------------------------------------------------------


@rule("MEU-28.15", "MEU-14.3")
def test_a_purchase_that_is_taken_back_costs_no_movement() -> None:
    for answer, left in (("button:withdraw", 6), ("button:loan", 5)):
        m = medioevo(phase=6, at={"thracia": "0: caravan1"}, florins={0: 0})
        to(m, "trade")
        play(m, "carrier:0", "button:buy", "number:1")
        passes(m)
        assert asked(m) == (0, "short")
        play(m, answer)
        assert moves(m, 0) == left


# -- what is nobody's ------------------------------------------------------------------------------


def stricken(at: dict[str, str], built: dict[str, str], **more: Any) -> Match:
    """An event strikes buildings in Thracia; seat 0 has nothing else there."""
    run = Strike(icon=BUILDINGS, red=[WORLD.index["thracia"]], waiting=[0], dice=[])
    return medioevo(phase=2, at=at, built=built, run=run, **more)


@rule("MEU-13.11", "MEU-5.11")
def test_a_building_that_barbarians_left_standing_is_nobody_s() -> None:
    spared = ((51, 0, WORLD.index["thracia"] * 3),)
    rebel = stricken({"thracia": "horde: 1 light"}, {"thracia": "city"}, effects=spared)
    assert asked(rebel)[0] != CHANCE
    contested = stricken({"thracia": "horde: 1 light; 0: 1 light"}, {"thracia": "city"})
    assert asked(contested)[0] == CHANCE  # who has troops there is its owner still


@rule("MEU-11.10", "MEU-13.11")
def test_a_tower_among_barbarians_holds_no_token() -> None:
    for rebels, left in (("", 0), ("horde: 1 light", -1)):
        at = {"rhodope": rebels} if rebels else {}
        spared = ((51, 0, WORLD.index["rhodope"] * 3 + 1),)
        towers = {"thracia": "tower", "rhodope": "tower"}
        m = stricken(at, towers, tokens={"bulgaria": 0}, effects=spared)
        play(m, (3,))
        assert (buildings(m, "thracia"), buildings(m, "rhodope")) == ("", "tower")
        assert holder(m, "bulgaria") == left


@rule("MEU-10.9", "MEU-10.6")
def test_no_die_is_rolled_for_a_galley_of_barbarians() -> None:
    at = {"propontis": "0: galley1(3 archer); horde: galley1(1 light)"}
    m = medioevo(at=at, circle="4 6 8", run=battle(0, HORDE, "propontis"))
    to(m, "phase-start", (1, 8, 8))
    assert here(m, "propontis", HORDE) == ""
    other = {"propontis": "0: galley1(3 archer); 1: galley1(1 light)"}
    m = medioevo(at=other, war=((0, 1),), run=battle(0, 1, "propontis"))
    to(m, "asset", (1, 8, 8), (8,))
    assert here(m, "propontis", 1) == "galley1"


# -- third parties ---------------------------------------------------------------------------------


def invaded(**more: Any) -> Match:
    """Seat 1 enters Thracia, where an army of its owner and one of seat 2 stand."""
    at = {"bulgaria": "1: 9 heavy wagon3", "thracia": "0: 1 light; 2: 1 light"}
    m = medioevo(4, at=at, built={"thracia": "village"}, order=(1, 0, 2, 3), **more)
    return play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter")


@rule("MEU-19.3", "MEU-8.21")
def test_only_whose_land_it_is_is_attacked_by_entering_it() -> None:
    m = invaded(pacts=("0>2 passage",))
    assert asked(m) == (1, "undeclared-attack")
    play(m, "button:attack")
    assert (position(m).honour[1], position(m).hostile(1, 0), position(m).hostile(1, 2)) == (7, True, False)
    m = invaded(armistice=((0, 2),))  # contested: its owner controls it no more, but his army is there
    play(m, "button:attack")
    assert (position(m).honour[1], position(m).hostile(1, 2)) == (7, False)
    at = {"serbia": "1: 9 heavy wagon3", "bosnia": "horde: 1 light; 2: 1 light"}
    m = medioevo(4, at=at, order=(1, 0, 2, 3))
    play(m, "group:serbia", "button:all-land", "enter:bosnia", "button:enter")
    assert (position(m).honour[1], the_battle(position(m)).owners) == (10, [1, HORDE])  # nobody's land


@rule("MEU-13.1", "MEU-13.11", "MEU-1.12")
def test_a_bystander_does_not_hinder_a_conquest() -> None:
    m = invaded(pacts=("0>2 passage",), war=((0, 1),))
    assert asked(m) == (1, "capture")
    to(m, "asset", (4, 5, 8), (1, 1, 2))
    assert position(m).honour[1] == 10 + 2
    play(m, "button:keep")
    assert (holder(m, "thracia"), position(m).lord(WORLD.index["thracia"])) == (-1, 1)
    m = invaded(pacts=("0>2 passage",), war=((0, 1),), armistice=((1, 2),))
    to(m, "activation", (4, 5, 8), (1, 1, 2))
    assert position(m).honour[1] == 10  # where he stands nothing is conquered (MEU-19.5)


@rule("MEU-14.8")
def test_no_trade_beside_armies_at_war_even_under_an_armistice() -> None:
    for relation in ("war", "armistice", "declared"):
        at = {"thracia": "0: caravan1; 1: 1 light; 2: 1 light"}
        pairs: dict[str, Any] = {relation: ((1, 2),)}
        m = medioevo(4, phase=6, at=at, pacts=("0>1 passage", "0>2 passage"), **pairs)
        to(m, "trade")
        play(m, "carrier:0")
        assert ("button:buy" in legal(m)) == (relation == "declared")


@rule("MEU-19.9", "MEU-7.20", "MEU-7.25")
def test_what_stands_on_another_s_land_is_not_raised_there() -> None:
    for pact, place in ((("1>0 military passage",), "pannonia"), ((), "thracia")):
        at = {place: "0: wagon1 1 captain"}
        m = medioevo(phase=4, at=at, pacts=pact, tech={0: "blue 1 red 1"}, points={0: "blue 3 red 3"})
        to(m, "buy", seat=0)
        assert (len(legal(m, "raise")), len(legal(m, "promote"))) == ((0, 0) if pact else (2, 2))
        play(m, "make:wagon1")
        assert f"land:{place}" in legal(m)


# -- the limit of honour ---------------------------------------------------------------------------


@rule("MEU-2.4", "MEU-13.3")
def test_at_the_limit_of_honour_assets_are_kept_or_sold_unasked() -> None:
    for wagons, florins, kept in ((7, 0, True), (8, 50, False)):
        at = {"bulgaria": "1: 2 light " + " ".join(["wagon1"] * wagons), "thracia": "0: caravan1"}
        more: dict[str, Any] = {"honour": {1: 29}, "honour_limit": 30, "florins": {1: 0}}
        m = medioevo(at=at, war=((0, 1),), order=(1, 0, 2), **more)
        play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter")
        assert (position(m).honour[1], position(m).florins[1]) == (30, florins)
        assert (here(m, "thracia", 0), "caravan1" in here(m, "thracia", 1)) == ("", kept)


# -- sacrifices at sea -----------------------------------------------------------------------------


@rule("MEU-9.14", "MEU-10.6")
def test_a_sacrifice_at_sea_does_not_empty_a_galley_while_another_has_more_aboard() -> None:
    at = {"propontis": "0: galley1(1 light) galley1(3 light); 1: galley1(2 heavy)"}
    m = medioevo(at=at, war=((0, 1),), run=battle(0, 1, "propontis"))
    to(m, "sacrifice", seat=0)
    play(m, "sacrifice:2")
    assert here(m, "propontis", 0) == "galley1(1 light) galley1(1 light)"


# -- the last rebellions ---------------------------------------------------------------------------


@rule("MEU-28.16", "MEU-17.6", "MEU-23.1")
def test_what_came_true_by_the_last_rebellions_is_claimed_before_the_scoring() -> None:
    def at_last(tolerated: int, **more: Any) -> Match:
        m = medioevo(phase=7, turn=10, tax={1: 40}, **more)
        passes(m)
        m.apply((tolerated,), CHANCE)
        while not m.over and asked(m)[1] != "objective-met":
            m.apply(legal(m)[-1], m.turn[0])
        return m

    m = at_last(40, cards={1: (23,), 2: (5,)})
    assert (asked(m)[0], legal(m)) == (1, ["claim:23", "button:pass"])
    play(m, "claim:23")
    assert m.over
    assert sum(position(m).gears[6:12]) == 1
    assert legal(at_last(30, cards={1: (23,)})) == ["button:pass"]  # a rebellion came
    assert asked(at_last(40, cards={2: (5,)}))[0] == 2  # whoever has a card is asked, nobody else
    assert at_last(40).over


# -- further positions -----------------------------------------------------------------------------


@rule("MEU-8.14", "MEU-8.3")
def test_those_who_ride_out_of_a_second_castle_take_its_garrison_along_on_foot() -> None:
    at = {"macedonia": "0: 3 heavy wagon1", "rhodope": "0: 1 light"}
    m = medioevo(at=at, built={"macedonia": "castle", "rhodope": "castle"})
    play(m, "group:macedonia", "button:all-land", "land:rhodope", "button:load", "button:all-land")
    play(m, "enter:thracia", "button:enter")
    assert here(m, "thracia", 0) == "1 light 3 heavy wagon1"
    full = medioevo(at={**at, "rhodope": "0: 1 heavy"}, built={"macedonia": "castle"})
    play(full, "group:macedonia", "button:all-land", "land:rhodope", "button:load", "button:all-land")
    play(full, "enter:thracia", "button:enter")
    assert here(full, "thracia", 0) == "3 heavy wagon1"  # no Castle here: there is room for three


@rule("MEU-8.17", "MEU-19.17")
def test_an_enemy_who_has_not_left_one_s_own_land_yet_bars_the_way() -> None:
    for war in (False, True):
        m = medioevo(at={"thracia": "0: 3 light wagon1", "rhodope": "1: 1 light"}, pacts=("0>1 passage",))
        if war:
            position(m).relate(0, 1, WAR)
            m.state._request = None
        assert holder(m, "rhodope") == 0
        play(m, "group:thracia", "button:all-land")
        assert ("land:rhodope" in legal(m)) != war
        assert "enter:rhodope" in legal(m)


@rule("MEU-12.13", "MEU-12.9")
def test_prisoners_of_a_defender_who_dies_win_the_battle_and_the_land() -> None:
    m = medioevo(at={"alfold": "0: 1 light; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, "alfold"))
    to(m, "capture")
    play(m, "button:destroy", "button:capture")
    to(m, "reroll", (1, 2, 3))
    play(m, "reroll:none", (4, 4, 8), "reroll:none")  # 15, reduced to 7, against 3; his losses are 4
    assert (here(m, "alfold", 0), here(m, "alfold", 1), holder(m, "alfold")) == ("1 light", "", 0)
    assert not any(position(m).prisoners)


@rule("MEU-13.13", "MEU-10.8")
def test_at_sea_too_one_player_s_ships_are_seized_after_another_s() -> None:
    m = medioevo(at={"propontis": "0: galley1(1 light); 1: ship1; 2: ship1"}, war=((0, 1), (0, 2)))
    play(m, "seize:propontis-1", "button:keep", "button:pass", "button:pass")
    assert legal(m, "seize") == ["propontis-2"]
    assert here(m, "propontis", 0) == "galley1(1 light) ship1"


@rule("MEU-4.3", "MEU-4.4", "MEU-4.5")
def test_six_bidders_two_ties_and_the_last_is_paid() -> None:
    m = medioevo(6, phase=1, order=(3, 1, 5, 0, 2, 4), run=turn_order(position(medioevo())))
    for seat, florins in enumerate((50, 50, 50, 10, 10, 70)):
        m.apply(f"number:{florins}", seat)
    assert position(m).order == [5, 2, 0, 1, 4, 3]  # equal bids against the order of the turn before
    assert position(m).florins == [1000, 1000, 1000, 1070, 1000, 930]


@rule("MEU-5.17", "MEU-5.19")
def test_without_light_infantry_or_galleys_left_barbarians_are_raised_and_moved_otherwise() -> None:
    hordes = {"bosnia": "horde: 20 light", "moldavia": "horde: 19 light", "nubia": "horde: 1 light"}
    m = medioevo(phase=2, at=hordes, run=Supply(seat=2, points=3))
    assert sorted(legal(m, "raise")) == ["bosnia", "moldavia"]
    play(m, "raise:bosnia")
    assert sorted(legal(m, "unit")) == ["archer", "captain"]
    for galleys, sails in ((6, True), (7, False)):  # fifteen there are
        fleet = {"thracia": "0: " + " ".join(["galley1"] * 8), "saxony": "1: " + " ".join(["galley1"] * galleys)}
        m = medioevo(phase=2, at={**fleet, "moldavia": "horde: 1 light"}, run=Supply(seat=2, points=1))
        play(m, "march:moldavia")
        assert ("sea:black_sea_west" in legal(m)) == sails
