"""Cards and technologies read word by word: costs, durations, who is hit, what lasts (sections 16 to 18)."""

from typing import Any

import pytest

from gonfalon.games.medioevo_universale.content.terms import CAVALRY, LIGHT
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.cards_agents import RaiseCaptain
from gonfalon.games.medioevo_universale.rules.cards_troops import helpers
from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.position import OWNERS
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.taxes import eliminate
from gonfalon.games.medioevo_universale.rules.units import change_unit, lender, place_units, take_units
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    army_text,
    asked,
    battle,
    buildings,
    here,
    legal,
    market,
    medioevo,
    passes,
    play,
    position,
)
from tests.medioevo_universale.cards import PASS, SPOT, dice_due, fought, offered, to, values
from tests.support import rule


def opening(seats: int, first: int, **more: Any) -> Match:
    """A phase begins; everybody from this seat on is asked."""
    order = tuple(range(first, seats)) + tuple(range(first))
    more.setdefault("phase", 6)
    return medioevo(seats, order=order, run=PhaseStart(seat=first), **more)


# -- costs ---------------------------------------------------------------------------------------


@rule("MEU-18.48", "MEU-28.13", "MEU-18.13")
def test_the_florins_of_a_card_that_is_cancelled_are_gone() -> None:
    m = opening(5, 3, cards={3: (13,), 1: (49,)})
    play(m, "card:13")
    assert asked(m) == (1, "card-turned")
    assert position(m).florins[3] == 900
    play(m, "card:49")
    assert position(m).florins[3] == 900
    assert position(m).turned[13]
    assert not position(m).effects


@rule("MEU-18.48", "MEU-18.49", "MEU-28.13")
def test_a_joker_who_is_cancelled_has_been_paid() -> None:
    m = opening(5, 3, cards={3: (22, 49), 1: (48,)})
    play(m, "card:22", "card:48")
    assert position(m).florins[1] == 950
    assert asked(m) == (3, "card-turned")
    play(m, "card:49")
    assert position(m).florins[1] == 950
    assert asked(m) == (3, "phase-start")


@rule("MEU-28.15", "MEU-3.9")
def test_a_card_is_not_turned_while_its_florins_can_still_be_refused() -> None:
    m = opening(3, 1, cards={1: (13,)}, florins={1: 30})
    play(m, "card:13")
    assert asked(m) == (1, "short")
    play(m, "button:withdraw")
    assert asked(m) == (1, "phase-start")
    assert not position(m).turned[13]
    play(m, "card:13", "button:loan")
    assert position(m).florins[1] == 430
    assert dice_due(m) == 1


@rule("MEU-16.24", "MEU-28.13")
def test_a_borrowed_card_costs_what_it_says() -> None:
    m = opening(3, 1, cards={0: (13,)}, tech={1: "violet 3"}, points={1: "violet 1"})
    play(m, "tech:proselytism", "card:13")
    assert position(m).florins[1] == 900
    assert position(m).turned[13] == 0


# -- Bards ---------------------------------------------------------------------------------------


@rule("MEU-18.44", "MEU-28.4", "MEU-28.12")
def test_a_bard_readies_a_card_whose_ability_is_of_no_use_now() -> None:
    """Card 10 is for battles; its corner gives a point in any phase."""
    m = medioevo(phase=4, order=(1, 0, 2), cards={1: (44, 10)}, turned=(10,))
    to(m, "buy", seat=1)
    play(m, "card:44")
    assert position(m).turned[10] == 0
    assert position(m).turned[44] == 1


@rule("MEU-18.45", "MEU-28.4")
def test_a_bard_readies_the_card_of_a_friend() -> None:
    m = medioevo(phase=4, order=(1, 0, 2), cards={1: (45,), 2: (46, 9)}, turned=(46, 9))
    to(m, "buy", seat=1)
    play(m, "card:45")
    assert sorted(legal(m, "card")) == ["46", "9"]
    play(m, "card:9")
    assert position(m).turned[9] == 0
    assert position(m).florins[1] == 950


@rule("MEU-28.2", "MEU-18.44")
def test_nobody_is_asked_for_a_bard_alone() -> None:
    m = medioevo(5, order=(2, 0, 1, 3, 4), cards={1: (44, 10)}, turned=(10,))
    to(m, "activation", seat=2, never="card:99")
    m = medioevo(5, order=(2, 0, 1, 3, 4), cards={1: (44, 10)}, turned=(10,))
    while asked(m)[1] == "phase-start":
        play(m, PASS)
    assert asked(m) == (2, "activation")  # activation-start has asked nobody


@rule("MEU-18.44", "MEU-28.4", "MEU-28.15")
def test_a_bard_sings_in_the_middle_of_a_payment() -> None:
    """Card 10 gives a green point twice: a Town."""
    m = medioevo(phase=4, order=(1, 0, 2), cards={1: (44, 10)}, tech={1: "green 1"}, florins={1: 300})
    play(to(m, "buy", seat=1), "build:town-pannonia")
    assert "sing:44" not in legal(m)  # nothing is turned yet
    play(m, "card:10", "sing:44", "card:10", "card:10")  # readied, and turned again
    assert buildings(m, "pannonia") == "town"
    assert position(m).florins[1] == 100
    assert position(m).turned[44] == 1


@rule("MEU-18.45", "MEU-28.15")
def test_the_dearer_bard_sings_for_florins_and_only_for_points_that_are_wanted() -> None:
    paid = medioevo(phase=4, order=(1, 0, 2), cards={1: (45, 10, 5)}, turned=(5,), tech={1: "green 1"})
    play(to(paid, "buy", seat=1), "build:town-pannonia")
    assert "sing:45" not in legal(paid)  # card 5 has no green point
    play(paid, "card:10", "sing:45", "card:10", "card:10")
    assert buildings(paid, "pannonia") == "town"
    assert position(paid).florins[1] == 1000 - 200 - 50


# -- trapped units (MEU-9.30, 18.18) -------------------------------------------------------------


def trapped(defender: str, unit: str = "light", other: int = 0, **more: Any) -> Match:
    """Seat 0 has trapped a unit of seat 1, who may own a card; the first round begins."""
    m = fought("4 heavy", defender, cards={0: (18,), 1: (other,) if other else ()}, **more)
    play(to(m, "battle-opens", seat=0), "card:18", f"unit:{unit}", (1,))
    return play(to(m, "surrender", seat=0), "button:fight-on")


def melee(m: Match, side: int) -> str:
    return army_text(the_round(position(m)).fighters(position(m), side))


@rule("MEU-9.30", "MEU-18.18")
def test_a_trapped_unit_that_falls_leaves_the_others_as_they_are() -> None:
    m = trapped("1 light 2 heavy 1 cavalry")
    play(to(m, "hit", (1, 2, 8), (1, 2, 8), seat=1), "hit:light-alfold")
    assert the_battle(position(m)).trapped == [0, 0]
    assert melee(m, 1) == "2 heavy 1 cavalry"


@rule("MEU-9.30", "MEU-18.18")
def test_its_owner_gives_damage_to_the_trapped_one_of_several() -> None:
    m = trapped("3 light")
    to(m, "surrender", (1, 2, 8), (1, 2, 8), seat=0)  # one point in the melee, one of losses
    assert melee(m, 1) == "1 light"


@rule("MEU-9.30", "MEU-16.16")
def test_tactics_hits_the_one_who_fights() -> None:
    m = trapped("3 light", other=27, tech={0: "red 3"}, points={0: "red 1"})
    play(to(m, "damage", (1, 2, 8), (1, 2, 8), seat=0), "tech:tactics")
    play(to(m, "damage", seat=1), PASS)
    assert asked(m) == (1, "damage")  # losses
    assert army_text(the_battle(position(m)).idle(position(m), 1)) == "1 light"
    assert melee(m, 1) == "1 light"


@rule("MEU-9.30", "MEU-9.27")
def test_a_trapped_unit_that_is_reduced_stays_trapped() -> None:
    m = trapped("1 heavy 2 cavalry", "heavy")
    play(to(m, "hit", (1, 2, 8), (1, 2, 8), seat=1), "hit:heavy-alfold")
    assert army_text(the_battle(position(m)).idle(position(m), 1)) == "1 light"
    assert melee(m, 1) == "2 cavalry"


@rule("MEU-18.18", "MEU-16.15")
def test_promotion_does_not_free_a_trapped_unit() -> None:
    m = trapped("1 light 1 archer", tech={1: "red 2"}, points={1: "red 1"})
    play(to(m, "archery", seat=1), "tech:promotion", "change:light-heavy-1")
    assert army_text(the_battle(position(m)).idle(position(m), 1)) == "1 heavy"
    assert melee(m, 1) == "1 archer"


# -- battles -------------------------------------------------------------------------------------


@rule("MEU-18.41")
def test_a_jailer_eases_a_capture_for_one_round() -> None:
    m = fought("1 cavalry 3 heavy", "4 heavy", cards={0: (41,)})
    play(to(m, "capture", seat=0), "button:capture")
    play(to(m, "rolls-made", (1, 2, 8), (1, 2, 6)), "card:41")
    assert values(m) == (6, 5)  # 8 less 4, eased by 2; seat 1 is second
    to(m, "superiority" if asked(m)[1] == "superiority" else "surrender", seat=0)
    to(m, "chance")
    play(m, (1, 2, 8))
    to(m, "chance")
    play(m, (1, 2, 6))
    to(passes(m), "surrender")
    assert values(m) == (4, 5)


@rule("MEU-16.17", "MEU-9.27")
@pytest.mark.parametrize(("enemy", "points"), [("1 cavalry", 3), ("1 heavy 1 light", 3), ("2 light", 2)])
def test_strategy_is_used_as_often_as_the_enemy_can_take_damage(enemy: str, points: int) -> None:
    m = to(fought("3 light", enemy, tech={0: "red 4"}, points={0: "red 12"}), "archery", seat=0)
    uses = 0
    while "tech:strategy" in legal(m):
        play(m, "tech:strategy")
        uses += 1
    assert uses == points


@rule("MEU-16.17", "MEU-11.1")
def test_strategy_also_beats_the_walls() -> None:
    walls = {"built": {SPOT: "fort"}, "tech": {0: "red 4"}, "points": {0: "red 12"}}
    m = to(fought("3 light", "1 light", **walls), "protect", seat=1)
    play(m, "protect:archers")
    to(m, "archery", seat=0)
    play(m, "tech:strategy", "tech:strategy", "tech:strategy")
    assert "tech:strategy" not in legal(m)
    assert here(play(passes(m)), SPOT, 1) == ""


@rule("MEU-12.11", "MEU-18.39", "MEU-18.67")
def test_a_heroine_is_a_prisoner_as_what_she_was() -> None:
    m = fought("6 light", "1 light", cards={2: (67,), 0: (39,)})
    play(to(m, "battle-opens", seat=2), "card:67", "hero:light-alfold-1")
    play(to(m, "unit-destroyed", (1, 2, 8), (1, 2, 3)), "card:39")
    assert army_text(position(m).prisoners[1]) == "1 light"


@rule("MEU-17.6", "MEU-18.39")
def test_a_captain_taken_prisoner_is_not_destroyed() -> None:
    """Card 47 asks for a Captain destroyed."""
    for cards in ((47,), (47, 39)):
        m = to(fought("6 light", "1 captain 2 heavy", cards={0: cards}), "hit", (1, 2, 8), (1, 2, 3), seat=1)
        play(m, "hit:captain-alfold")
        if 39 in cards:
            play(m, "card:39")
        assert position(m).met[47] == (39 not in cards)


@rule("MEU-18.52", "MEU-9.6", "MEU-9.8")
def test_a_machine_without_crew_is_aimed_too() -> None:
    walls = {"built": {SPOT: "tower"}}
    m = to(fought("3 light bombard", "3 light", cards={0: (52,)}, **walls), "artillery", seat=0)
    play(m, "card:52")
    passes(m, "artillery")
    assert asked(m) == (0, "aim")
    play(m, "aim:military")
    assert dice_due(m) == 1
    play(m, (2,))
    assert buildings(passes(m), SPOT) == "tower/2"


@rule("MEU-17.6", "MEU-18.16")
def test_a_saboteur_destroys_a_siege_machine() -> None:
    m = to(fought("3 light", "3 light catapult", cards={0: (16,)}), "battle-opens", seat=0)
    play(m, "card:16", (3,))
    assert position(m).met[16] == 1


@rule("MEU-17.6", "MEU-18.18")
def test_whoever_falls_into_his_own_trap_is_lost() -> None:
    """Card 18 asks for a battle won without losing a unit."""
    m = to(fought("9 cavalry", "3 light", cards={0: (17, 18)}), "battle-opens", seat=0)
    play(m, "card:17", (8,))
    assert the_battle(position(m)).lost == [1, 0]


# -- plunder, marches, money ---------------------------------------------------------------------


@rule("MEU-18.51", "MEU-28.40", "MEU-21.8")
def test_a_great_market_is_protected_from_barbarians_at_the_last_moment() -> None:
    built, markets = {"thracia": "village"}, {"thracia": "black orange"}
    run = Rebellions(seat=0, count=1, placed=[], outside=[])
    m = medioevo(phase=2, order=(1, 0, 2), cards={0: (51,)}, built=built, markets=markets, run=run)
    play(m, "land:thracia")
    play(to(m, "plunder", seat=0), "card:51", f"element:{2000 + WORLD.index['thracia']}")
    assert market(m, "thracia") == ["black", "orange"]
    assert buildings(m, "thracia") == ""


@rule("MEU-18.25", "MEU-18.3")
def test_no_militia_marches_through_a_territory_that_may_not_be_left() -> None:
    at = {"phrygia": "0: 2 light"}
    free = position(medioevo(at=at))
    goal = WORLD.index["paphlagonia"]
    assert helpers(free, 0, WORLD.index["thracia"], 3) == ["call:light-phrygia"]
    barred = position(medioevo(at=at, effects=((3, 1, "bithynia"),)))
    assert helpers(barred, 0, WORLD.index["thracia"], 3) == []
    assert helpers(barred, 0, goal, 3) == ["call:light-phrygia"]


@rule("MEU-20.8", "MEU-18.36")
def test_florins_on_a_card_do_not_outlive_their_owner() -> None:
    state = position(medioevo(cards={1: (36,)}))
    state.magnate = 300
    eliminate(state, 0)
    assert state.magnate == 300
    eliminate(state, 1)
    assert state.magnate == 0


# -- Proselytism ---------------------------------------------------------------------------------


@rule("MEU-16.24")
def test_two_players_may_use_the_same_card_of_a_neighbour() -> None:
    known, held = {1: "violet 3", 2: "violet 3"}, {1: "violet 2", 2: "violet 2"}
    m = opening(3, 1, cards={0: (22,)}, tech=known, points=held)
    play(m, "tech:proselytism", "card:22")
    assert "tech:proselytism" not in legal(m)  # once a turn
    play(m, PASS)
    assert asked(m) == (2, "phase-start")
    assert "tech:proselytism" in legal(m)


@rule("MEU-16.24", "MEU-7.9", "MEU-28.15")
def test_the_violet_point_of_proselytism_may_be_bought() -> None:
    m = medioevo(phase=4, order=(1, 0, 2), cards={0: (32,)}, tech={1: "violet 3 green 1"})
    play(to(m, "buy", seat=1), "build:town-pannonia")
    play(m, PASS, "borrow:32", "button:buy-point")
    assert buildings(m, "pannonia") == "town"
    assert position(m).florins[1] == 1000 - 200 - 100


# -- two rules that meet -------------------------------------------------------------------------


@rule("MEU-18.34", "MEU-19.9")
def test_a_templar_is_a_guest_where_his_lord_has_military_control() -> None:
    m = opening(3, 1, phase=5, cards={1: (34,)}, pacts=("0>1 military",))
    play(m, "card:34", "unit:light", "land:thracia")
    assert here(m, "thracia", 1) == "1 light"
    assert position(m).holder[WORLD.index["thracia"]] == 0
    assert position(m).honour == [10, 10, 10]  # no conquest
    assert len(position(m).pacts) == 1


@rule("MEU-18.4", "MEU-18.7")
def test_crossbows_shoot_where_a_warlord_outnumbers_the_archers() -> None:
    m = to(fought("3 archer 2 light", "1 archer", cards={0: (4, 7)}), "archery", seat=0)
    assert offered(m) == [4]
    play(m, "card:4")
    assert offered(m) == [7]
    equal = to(fought("1 archer 2 light", "1 archer", cards={0: (4, 7)}), "archery", seat=0)
    assert offered(play(equal, "card:4")) == []


@rule("MEU-18.67", "MEU-1.6")
def test_a_galley_without_captain_gets_one_beside_another_that_has() -> None:
    at = {"propontis": "0: galley1(1 captain 1 light) galley1(2 light)"}
    m = opening(3, 1, phase=5, cards={1: (67,)}, at=at)
    play(m, "card:67")
    assert here(m, "propontis", 0) == "galley1(1 light 1 captain) galley1(1 light 1 captain)"


@rule("MEU-28.14", "MEU-28.3")
def test_the_active_player_answers_a_die_first() -> None:
    m = fought("4 light catapult", "3 light", cards={0: (46,), 2: (47,)})
    position(m).active = 2
    play(to(m, "crew"), "crew:light", "crew:light")
    to(m, "die-rolled", (5, 5))
    assert asked(m) == (2, "die-rolled")
    play(m, PASS)
    assert asked(m) == (0, "die-rolled")


# -- payments ------------------------------------------------------------------------------------


@rule("MEU-28.15", "MEU-28.6", "MEU-18.49")
def test_points_already_made_stay_in_hand_when_a_joker_spoils_a_payment() -> None:
    cards = {1: (10, 33), 2: (49,)}
    m = medioevo(phase=4, order=(1, 0, 2), cards=cards, tech={1: "green 1"}, points={1: "violet 1"})
    play(to(m, "buy", seat=1), "build:town-pannonia", PASS, "card:10", PASS, "card:33", "card:49")
    assert asked(m) == (1, "point")
    play(m, "button:withdraw")
    assert asked(m) == (1, "buy")
    assert position(m).tp[6:12] == [0, 0, 0, 0, 1, 1]
    assert position(m).florins[1] == 1000
    play(m, "build:village-pannonia")
    assert buildings(m, "pannonia") == "village"
    assert position(m).tp[6:12] == [0, 0, 0, 0, 0, 1]


@rule("MEU-28.15", "MEU-16.23")
def test_a_violet_point_that_is_needed_itself_is_not_converted() -> None:
    """Flight of Time takes both violet points; the green one of Masonry is bought."""
    m = medioevo(phase=4, order=(1, 0, 2), tech={1: "violet 4", 0: "green 1"}, points={1: "violet 2"})
    play(to(m, "buy", seat=1), "build:village-pannonia")
    assert "tech:monasticism" not in legal(m)
    play(m, "button:buy-point")
    assert buildings(m, "pannonia") == "village"
    assert position(m).tp[6:12] == [0] * 6
    assert position(m).florins[1] == 800


# -- units that are something else this turn -----------------------------------------------------


@rule("MEU-16.15", "MEU-9.9")
def test_a_promoted_crew_is_still_the_crew() -> None:
    m = fought("1 light 1 heavy catapult", "3 heavy", tech={0: "red 2"}, points={0: "red 1"})
    play(to(m, "crew", seat=0), "crew:light", "button:done")
    play(to(m, "melee-judged", (8,), seat=0), "tech:promotion", "change:light-archer-0")
    assert army_text(the_round(position(m)).crew[0]) == "1 archer"
    assert melee(m, 0) == "1 heavy"


@rule("MEU-12.7", "MEU-18.67")
def test_a_heroine_surrenders_as_what_she_was() -> None:
    m = fought("6 light", "2 light", cards={2: (67,)})
    play(to(m, "battle-opens", seat=2), "card:67", "hero:light-alfold-1")
    play(to(m, "surrender", seat=1), "button:surrender", "button:accept")
    assert army_text(position(m).surrendered[1]) == "2 light"
    assert position(m).changed == []


@rule("MEU-12.7", "MEU-18.65")
def test_barbarians_in_pay_do_not_surrender_with_their_master() -> None:
    at = {SPOT: "1: 1 light", "galicia": "0: 6 light wagon3"}
    m = medioevo(order=(1, 0, 2), circle="1 1 5", at=at, war=((0, 1),), cards={1: (65,)})
    play(to(m, "activation", seat=1), "card:65")
    assert here(m, SPOT, 1) == "3 light 1 archer"
    play(m, PASS)
    play(to(m, "activation", seat=0), "group:galicia", "button:all-land", f"enter:{SPOT}", "button:enter")
    play(to(m, "surrender", seat=1), "button:surrender", "button:accept")
    assert army_text(position(m).surrendered[1]) == "1 light"
    assert position(m).strangers == []
    assert position(m).reserve(1, 0) == 19


@rule("MEU-17.3", "MEU-18.68")
def test_a_card_that_finds_nothing_to_work_on_any_more_has_no_effect() -> None:
    """Somebody else has raised the only Captain first."""
    m = medioevo(at={"alfold": "1: 1 captain3"}, run=RaiseCaptain(seat=2))
    assert here(m, "alfold", 1) == "1 captain3"
    assert not [frame for frame in m.state.frames if isinstance(frame, RaiseCaptain)]


@rule("MEU-9.27", "MEU-16.15", "MEU-18.66")
def test_a_barbarian_who_is_cavalry_this_turn_falls_to_what_barbarians_have() -> None:
    """Another horde has a player's cavalry in it: its reserve is nothing to this one."""
    at = {"serbia": "1: 1 archer; horde: 1 light", "bithynia": "horde: 1 light", "thracia": "0: 1 cavalry"}
    m = medioevo(at=at, run=battle(1, HORDE, "serbia"))
    state = position(m)
    bithynia, serbia = WORLD.index["bithynia"], WORLD.index["serbia"]
    take_units(state, 0, ONE[CAVALRY], WORLD.index["thracia"])
    place_units(state, HORDE, ONE[CAVALRY], bithynia)
    state.strangers.append((bithynia, HORDE, 0, CAVALRY, WORLD.index["thracia"]))
    change_unit(state, HORDE, LIGHT, CAVALRY, serbia)
    assert lender(state, CAVALRY, bithynia) == 0
    assert lender(state, CAVALRY, serbia) == HORDE
    play(to(m, "chance"), (1,))
    assert army_text(state.army[serbia * OWNERS + HORDE]) == "1 light"


@rule("MEU-28.2", "MEU-18.44", "MEU-18.14")
def test_a_bard_is_asked_for_a_card_that_his_owner_could_use() -> None:
    for seat, sings in ((0, True), (1, True), (2, False)):  # card 14 is for the parties of the battle
        m = fought("2 light", "2 heavy", cards={seat: (44, 14)}, turned=(14,))
        assert (asked(m) == (seat, "battle-opens")) == sings
        if sings:
            assert "card:44" in legal(m)
