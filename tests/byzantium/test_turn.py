"""Sections 3, 21 and 23: the course of a turn, the new turn, the number of players."""

import pytest

import gonfalon
from gonfalon import CHANCE, Match
from tests.byzantium.build import (
    after,
    army,
    asked,
    begin,
    bezants,
    box,
    byzantium,
    can,
    city,
    end_actions,
    play,
    points,
    position,
    refuses,
    space,
)
from tests.support import rule

EVERYTHING = [
    "action:take",
    "action:reinforce",
    "action:special",
    "action:tax",
    "action:church",
    "action:mosque",
    "action:move",
    "action:pass",
]


def reinforce(m: Match) -> None:
    play(m, "action:reinforce", "box:byzantine-main", "box:pool", "button:done")


@rule("BYZ-3.1")
def test_a_game_lasts_three_turns_of_actions_upkeep_and_new_turn() -> None:
    m = byzantium(armies={(seat, side): "" for seat in range(3) for side in ("byzantine", "arab")})
    for turn in (1, 2, 3):
        assert position(m).turn_number == turn
        assert position(m).pass_cube == [0, 0, 0], "the cubes have come home in phase 2"
        end_actions(m)
    assert m.over


@rule("BYZ-3.1", "BYZ-22.6")
def test_the_fall_of_constantinople_ends_the_game_in_turn_1() -> None:
    m = byzantium(cities={"adrianople": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at adrianople"})
    play(m, "action:move", "army:arab", "city:constantinople", (1, 1, 1, 1, 1))
    assert m.over
    assert position(m).turn_number == 1


@rule("BYZ-3.2")
def test_every_player_performs_one_action_a_round_clockwise_from_the_first() -> None:
    m = gonfalon.new("byzantium", 3, 0, chance=False)
    m.apply((3,), CHANCE)
    order = []
    for _ in range(7):
        order.append((position(m).round_number, m.turn[0]))
        reinforce(m)
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]


@rule("BYZ-3.2")
def test_nobody_acts_out_of_turn() -> None:
    m = byzantium()
    why = m.why_not("action:pass", 1)
    assert why is not None
    assert why[0] == "BYZ-3.2"


@rule("BYZ-3.3")
def test_the_actions_are_a_to_g() -> None:
    m = byzantium(treasury={(0, "byzantine"): 6, (0, "arab"): 6})
    assert m.legal() == EVERYTHING


@rule("BYZ-3.4")
def test_who_can_do_nothing_else_must_pass() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "levy 1", (0, "arab"): "levy 1"},
        pool={0: 0},
        treasury={(0, "byzantine"): 2, (0, "arab"): 2},
    )
    assert m.legal() == ["action:pass"]


@rule("BYZ-3.4")
def test_who_has_passed_is_skipped_for_the_rest_of_the_turn() -> None:
    m = byzantium()
    play(m, "action:pass")
    order = []
    for _ in range(4):
        order.append(m.turn[0])
        reinforce(m)
    assert order == [1, 2, 1, 2]


@rule("BYZ-3.5")
def test_an_action_may_be_repeated_but_tax_and_spaces_only_once_a_turn() -> None:
    m = byzantium(seats=2)
    play(m, "action:take", "city:nicea", "box:pool", "action:tax", "cubes:1", "bezants:2")
    play(m, "action:take", "city:athens", "box:pool")
    refuses(m, "action:tax", "BYZ-8.2")
    play(m, "action:special", "space:emperor", "box:pool")
    begin(m, "action:special")
    refuses(m, "space:emperor", "BYZ-7.1")
    play(m, "space:caliph", "box:pool")
    assert points(m, 0, "byzantine") == 10 + 3 + 2


@rule("BYZ-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_player_has_exactly_one_more_action(seats: int) -> None:
    m = byzantium(seats=seats, rich=True)
    for _ in range(seats - 1):
        play(m, "action:pass")
    assert asked(m) == (seats - 1, "action")
    assert position(m).turn_number == 1
    reinforce(m)
    assert position(m).turn_number == 2


@rule("BYZ-3.6")
def test_the_last_pass_may_come_in_the_middle_of_a_round() -> None:
    m = byzantium(rich=True)
    play(m, "action:pass")
    reinforce(m)
    play(m, "action:pass")
    assert asked(m) == (1, "action")
    play(m, "action:pass")
    assert position(m).turn_number == 2


@rule("BYZ-3.7")
def test_a_last_action_that_is_no_pass_puts_no_cube_on_pass() -> None:
    m = byzantium(seats=2, casualties={0: 0, 1: 4}, passed=(0,), turn_of=1, rich=True)
    # a Pass cube out of 4 casualties comes home, and half of the other 3
    assert box(after(m, "action:pass"), 1, "pool") == 9 + 1 + 2
    # no Pass cube: half of 4 casualties come home
    assert box(after(m, "action:mosque", "box:pool"), 1, "pool") == 9 - 1 + 2


@rule("BYZ-3.8", "BYZ-23.2")
def test_with_two_players_a_pass_leaves_the_other_one_action() -> None:
    m = byzantium(seats=2, rich=True)
    reinforce(m)
    play(m, "action:pass")
    assert asked(m) == (0, "action")
    reinforce(m)
    assert position(m).turn_number == 2
    assert asked(m) == (1, "action")


@rule("BYZ-3.9")
def test_there_is_no_idle_reinforcement_and_no_tax_of_no_cubes() -> None:
    m = byzantium()
    begin(m, "action:reinforce")
    refuses(m, "button:done", "BYZ-3.9")
    m = byzantium()
    begin(m, "action:tax")
    refuses(m, "cubes:0", "BYZ-8.1")


@rule("BYZ-3.9")
def test_a_move_needs_a_placement_a_step_or_a_civil_war() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 move 1 at mecca"})
    begin(m, "action:move", "army:arab")
    refuses(m, "button:stop", "BYZ-3.9")
    stuck = byzantium(armies={(0, "arab"): "main 1 at mecca"}, spaces={"civil_war_arab": (1, 2)})
    refuses(stuck, "action:move", "BYZ-3.9")
    assert can(byzantium(armies={(0, "arab"): "main 1 at mecca"}), "action:move", "army:arab", "button:civil-war")
    assert can(byzantium(), "action:move", "army:arab", "city:mecca", "button:stop")


@rule("BYZ-3.9", "BYZ-10.18")
def test_a_move_that_the_fleet_stopped_counts_as_performed() -> None:
    m = byzantium(
        cities={"candia": "arab 1"},
        armies={(0, "arab"): "main 1 move 3 at candia"},
        spaces={"fleet_byzantine": (1,), "civil_war_arab": (1, 2)},
    )
    play(m, "action:move", "army:arab", "city:athens", "button:double")
    play(m, "city:smyrna", "button:double", "city:leucosia", "button:double", "city:alexandria", "button:double")
    assert asked(m) == (1, "action")
    assert army(m, 0, "arab") == "main 1 move 3 at candia"


@rule("BYZ-3.10")
def test_an_action_needs_its_costs() -> None:
    poor = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 2, (0, "arab"): 2})
    for action in ("take", "reinforce", "special"):
        refuses(poor, f"action:{action}", "BYZ-3.10")


@rule("BYZ-3.10")
def test_a_space_is_not_taken_only_to_block_it() -> None:
    grown = dict.fromkeys(("tabuk", "medina", "mecca"), "arab 3")
    m = byzantium(cities=grown)
    begin(m, "action:special")
    refuses(m, "space:growth_arab", "BYZ-3.10")
    refuses(m, "space:fort", "BYZ-3.10")
    refuses(m, "space:civil_war_arab", "BYZ-7.5")
    for always in ("emperor", "caliph", "fleet_byzantine", "fleet_arab"):
        assert f"space:{always}" in m.legal()


@rule("BYZ-21.1")
def test_the_turn_marker_advances_and_the_first_to_pass_begins() -> None:
    m = byzantium(seats=4, rich=True)
    reinforce(m)
    reinforce(m)
    for _ in range(4):
        play(m, "action:pass")
    assert position(m).turn_number == 2
    order = []
    for _ in range(5):
        order.append(m.turn[0])
        reinforce(m)
    assert order == [2, 3, 0, 1, 2]


@rule("BYZ-21.2")
def test_spaces_and_tax_are_free_again_and_everything_else_stays() -> None:
    m = byzantium(
        seats=2,
        cities={"nicea": "byzantine 2 + fort by 0", "mecca": "arab 3 by 1"},
        armies={(0, "byzantine"): "main 2 at nicea", (0, "arab"): "", (1, "byzantine"): "", (1, "arab"): ""},
        treasury={(0, "byzantine"): 7},
        spaces={"emperor": (1,), "fort": (0, 1)},
        tax={0: 2},
        bulgars=9,
    )
    end_actions(m)
    assert position(m).turn_number == 2
    assert space(m, "emperor") == space(m, "fort") == []
    assert can(m, "action:tax", "cubes:1")
    assert city(m, "nicea") == "byzantine 2 + fort by 0"
    assert city(m, "mecca") == "arab 3 by 1"
    assert army(m, 0, "byzantine") == "main 2 at nicea"
    assert bezants(m, 0, "byzantine") == 7 + 4 - 2
    assert position(m).bulgars == 9


@rule("BYZ-23.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_changes_with_the_number_of_players(seats: int) -> None:
    m = byzantium(seats=seats, rich=True)
    assert m.legal() == EVERYTHING
    begin(m, "action:special")
    assert len(position(m).spaces) == 1 + 2 + 2 + 3 + 1 + 1 + 1 + 1 + 2 + 2
    play(m, "space:emperor", "box:pool")
    for _ in range(seats):
        play(m, "action:pass")
    assert position(m).turn_number == 2


@rule("BYZ-23.2")
def test_with_two_players_only_one_opponent_is_asked() -> None:
    m = byzantium(
        seats=2,
        cities={"candia": "arab 1", "athens": "byzantine 1 by 1"},
        armies={(0, "arab"): "main 9 move 4 at candia", (1, "byzantine"): "main 2 levy 1 move 1 at athens"},
        spaces={"fleet_byzantine": (1,)},
    )
    play(m, "action:move", "army:arab", "city:athens")
    assert asked(m) == (1, "fleet-double")
    play(m, "button:leave", "button:leave")
    assert asked(m) == (1, "flee")
    play(m, "button:flee")
    assert asked(m) == (1, "levy"), "its way out over the road is the only one"
    assert position(m).seats == 2
