"""Section 7: special actions, the Bulgar Attack apart."""

import pytest

from gonfalon import Match
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
    dice_due,
    end_actions,
    legal,
    play,
    points,
    position,
    refuses,
    space,
    where,
)
from tests.support import rule

COUNTS = {
    "civil_war_byzantine": 1,
    "civil_war_arab": 2,
    "growth_byzantine": 2,
    "growth_arab": 3,
    "emperor": 1,
    "caliph": 1,
    "fleet_byzantine": 1,
    "fleet_arab": 1,
    "bulgar": 2,
    "fort": 2,
}


# -- general -----------------------------------------------------------------------------------


@rule("BYZ-7.1")
def test_a_cube_occupies_the_space_until_the_end_of_the_turn() -> None:
    m = byzantium(rich=True)
    play(m, "action:special", "space:fleet_arab", "box:pool")
    assert (space(m, "fleet_arab"), box(m, 0, "pool")) == ([0], 8)
    begin(m, "action:special")
    refuses(m, "space:fleet_arab", "BYZ-7.1")
    play(m, "space:caliph", "box:pool")
    end_actions(m)
    assert position(m).turn_number == 2
    begin(m, "action:special")
    assert "space:fleet_arab" in m.legal()


@rule("BYZ-7.2")
def test_a_purple_space_serves_the_byzantines_and_a_white_one_the_arabs() -> None:
    m = byzantium()
    begin(m, "action:special", "space:growth_byzantine")
    refuses(m, "city:mecca", "BYZ-7.12")
    m = byzantium(armies={(0, "arab"): "main 1 at mecca", (0, "byzantine"): "main 1"})
    begin(m, "action:special")
    refuses(m, "space:civil_war_byzantine", "BYZ-7.5")
    assert "space:civil_war_arab" in m.legal()


@rule("BYZ-7.2")
def test_bulgar_attack_and_fortification_serve_either_side() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 by 0", "mecca": "arab 2 by 0", "adrianople": "arab 1"})
    begin(m, "action:special")
    assert can(m, "space:fort", "city:nicea")
    assert can(m, "space:fort", "city:mecca")
    assert can(m, "space:bulgar", "city:adrianople")
    assert can(m, "space:bulgar", "city:thessalonica")


def with_spaces(kind: str, taken: int) -> Match:
    return byzantium(
        cities={"nicea": "byzantine 3 by 0"},
        armies={(0, "byzantine"): "main 1 at nicea", (0, "arab"): "main 1 at mecca"},
        spaces={kind: (1,) * taken},
    )


@rule("BYZ-7.3")
@pytest.mark.parametrize("kind", COUNTS)
def test_there_are_so_many_spaces(kind: str) -> None:
    assert can(with_spaces(kind, COUNTS[kind] - 1), "action:special", f"space:{kind}")
    full = with_spaces(kind, COUNTS[kind])
    begin(full, "action:special")
    refuses(full, f"space:{kind}", "BYZ-7.1")


@rule("BYZ-7.4")
def test_one_player_may_hold_several_offices_and_fleets() -> None:
    m = byzantium(seats=2)
    for kind in ("emperor", "caliph", "fleet_byzantine", "fleet_arab"):
        play(m, "action:special", f"space:{kind}", "box:pool")
        play(m, "action:reinforce", "box:arab-main", "box:pool", "button:done")
    assert (position(m).office, position(m).fleet) == ([0, 0], [0, 0])


# -- civil war ---------------------------------------------------------------------------------


@rule("BYZ-7.5")
def test_the_pawn_attacks_the_city_of_its_side_where_it_stands_and_must() -> None:
    m = byzantium(
        cities={"athens": "byzantine 2 by 1"}, armies={(0, "byzantine"): "main 6 at athens", (1, "byzantine"): ""}
    )
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert dice_due(m) == 2, "the siege follows at once"
    play(m, (1, 1), "box:pool")
    assert city(m, "athens") == "byzantine 1 by 0"


@rule("BYZ-7.5")
def test_without_a_pawn_on_the_map_there_is_no_civil_war() -> None:
    m = byzantium()
    begin(m, "action:special")
    refuses(m, "space:civil_war_arab", "BYZ-7.5")
    refuses(m, "space:civil_war_byzantine", "BYZ-7.5")


@rule("BYZ-7.6", "BYZ-10.14")
@pytest.mark.parametrize(
    ("way", "moves"),
    [
        (("action:special", "space:civil_war_byzantine"), 0),
        (("action:move", "army:byzantine", "button:civil-war"), 0),
        (("action:move", "army:byzantine", "city:ankara", "button:civil-war"), 1),
        (("action:move", "army:byzantine", "city:ankara", "city:caesarea", "button:civil-war"), 3),
    ],
)
def test_a_civil_war_is_an_action_or_ends_a_move_of_0_1_or_2_steps(way: tuple[str, ...], moves: int) -> None:
    m = byzantium(armies={(0, "byzantine"): "main 6 move 3 at nicea"}, pool={0: 5})
    target = ("nicea", "ankara", "", "caesarea")[moves]
    begin(m, *way, "box:pool")
    assert (box(m, 0, "byzantine-move"), box(m, 0, "pool")) == (3 - moves, 4)
    assert space(m, "civil_war_byzantine") == [0]
    play(m, (1,) * dice_due(m), "box:pool")
    assert "by 0" in city(m, target)
    assert asked(m) == (1, "action"), "all of this was one action"


@rule("BYZ-7.6")
def test_without_a_step_the_two_ways_are_one_and_the_same() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 6 move 3 at nicea"})
    as_special = after(m, "action:special", "space:civil_war_byzantine", "box:pool", (1, 1, 1), "box:pool")
    as_move = after(m, "action:move", "army:byzantine", "button:civil-war", "box:pool", (1, 1, 1), "box:pool")
    assert as_special == as_move


@rule("BYZ-7.6")
def test_no_other_special_action_fits_into_a_move() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 6 move 3 at nicea"})
    begin(m, "action:move", "army:byzantine", "city:ankara")
    assert not legal(m, "space")
    refuses(m, "space:emperor", "BYZ-10.6")


@rule("BYZ-7.7")
@pytest.mark.parametrize("owner", ["", " by 1", " by 2"])
def test_the_target_may_be_anothers_or_uncontrolled(owner: str) -> None:
    m = byzantium(
        cities={"mecca": f"arab 2{owner}"},
        armies={(0, "arab"): "main 6 at mecca", (1, "arab"): "", (2, "arab"): ""},
    )
    play(m, "action:special", "space:civil_war_arab", "box:pool", (1, 1), "box:pool")
    assert city(m, "mecca") == "arab 1 by 0"


@rule("BYZ-7.8", "BYZ-12.6")
def test_one_may_attack_ones_own_city_and_win_it_anew() -> None:
    m = byzantium(
        cities={"athens": "byzantine 3 by 0"}, armies={(0, "byzantine"): "main 6 levy 5 at athens"}, pool={0: 2}
    )
    before = box(m, 0, "casualties")
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert dice_due(m) == 3, "no Levy against himself"
    play(m, (1, 1, 1), "box:pool")
    assert city(m, "athens") == "byzantine 2 by 0"
    assert box(m, 0, "casualties") == before + 1, "the old control cube"
    assert box(m, 0, "pool") == 0, "the space and the new control cube"
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (12, 17)


@rule("BYZ-7.8", "BYZ-15.1")
def test_ones_own_fortification_comes_back_after_such_a_win() -> None:
    m = byzantium(cities={"athens": "byzantine 3 + fort by 0"}, armies={(0, "byzantine"): "main 6 at athens"})
    play(m, "action:special", "space:civil_war_byzantine", "box:pool", (1, 1, 1, 1), "box:pool")
    assert city(m, "athens") == "byzantine 2 by 0"
    assert position(m).forts[0] == 2


@rule("BYZ-7.8", "BYZ-11.13")
def test_who_loses_against_his_own_city_must_leave_it() -> None:
    m = byzantium(cities={"athens": "byzantine 3 by 0"}, armies={(0, "byzantine"): "main 3 at athens"})
    play(m, "action:special", "space:civil_war_byzantine", "box:pool", (1, 1, 1))
    assert city(m, "athens") == "byzantine 3 by 0"
    assert legal(m, "city") == ["thessalonica", "candia"]
    play(m, "city:candia")
    assert where(m, 0, "byzantine") == "candia"


@rule("BYZ-7.9")
def test_constantinople_is_never_the_target_of_a_civil_war() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 move 1 at constantinople"})
    special, move = m.copy(), m.copy()
    begin(special, "action:special")
    refuses(special, "space:civil_war_byzantine", "BYZ-7.9")
    begin(move, "action:move", "army:byzantine")
    refuses(move, "button:civil-war", "BYZ-7.9")


@rule("BYZ-7.10")
def test_all_other_pawns_in_the_city_defend_whoever_controls_it() -> None:
    m = byzantium(
        seats=4,
        cities={"nicea": "byzantine 3 by 3"},
        armies={
            (0, "byzantine"): "main 9 at nicea",
            (1, "byzantine"): "main 2 at nicea",
            (2, "byzantine"): "main 2 at nicea",
        },
    )
    begin(m, "action:special", "space:civil_war_byzantine", "box:pool")
    assert asked(m) == (1, "flee")
    begin(m, "button:stay")
    assert asked(m) == (2, "flee")
    begin(m, "button:stay")
    assert m.legal() == ["seat:1", "seat:2"]


@rule("BYZ-7.11")
def test_after_an_attack_there_is_neither_a_civil_war_nor_a_step() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 move 5 at caesarea"})
    play(m, "action:move", "army:byzantine", "city:amida", (1, 1), "box:pool")
    assert asked(m) == (1, "action")
    m = byzantium(armies={(0, "byzantine"): "main 9 move 5 at caesarea"})
    play(m, "action:move", "army:byzantine", "button:civil-war", "box:pool", (1, 1), "box:pool")
    assert asked(m) == (1, "action")


# -- city growth -------------------------------------------------------------------------------


@rule("BYZ-7.12")
@pytest.mark.parametrize("owner", ["", " by 0", " by 1"])
def test_a_city_of_the_spaces_side_grows_by_a_token_without_points(owner: str) -> None:
    m = byzantium(cities={"athens": f"byzantine 2{owner}"})
    play(m, "action:special", "space:growth_byzantine", "city:athens", "box:pool")
    assert city(m, "athens") == f"byzantine 3{owner}"
    assert [points(m, seat, "byzantine") for seat in range(3)] == [10, 10, 10]
    assert space(m, "growth_byzantine") == [0]


@rule("BYZ-7.12")
def test_neither_a_full_city_nor_one_of_the_other_side_grows() -> None:
    m = byzantium(cities={"baghdad": "arab 3", "hira": "arab 1"})
    begin(m, "action:special", "space:growth_arab")
    assert legal(m, "city") == ["tabuk", "medina", "mecca", "hira"]
    refuses(m, "city:baghdad", "BYZ-7.12")
    refuses(m, "city:athens", "BYZ-7.12")


@rule("BYZ-7.13")
def test_persians_bulgars_and_constantinople_do_not_grow() -> None:
    m = byzantium(cities={"athens": "bulgar 1"})
    begin(m, "action:special", "space:growth_byzantine")
    for name in ("amida", "athens", "constantinople"):
        refuses(m, f"city:{name}", "BYZ-7.13")


@rule("BYZ-7.13")
def test_a_fortification_does_not_count_towards_three_tokens() -> None:
    m = byzantium(cities={"athens": "byzantine 2 + fort by 1"})
    play(m, "action:special", "space:growth_byzantine", "city:athens", "box:pool")
    assert city(m, "athens") == "byzantine 3 + fort by 1"


# -- emperor and caliph ------------------------------------------------------------------------


@rule("BYZ-7.14")
@pytest.mark.parametrize(
    ("office", "side", "other"), [("emperor", "byzantine", "arab"), ("caliph", "arab", "byzantine")]
)
def test_an_office_scores_2_and_brings_its_guard(office: str, side: str, other: str) -> None:
    m = byzantium()
    play(m, "action:special", f"space:{office}", "box:pool")
    assert (points(m, 0, side), points(m, 0, other)) == (12, 10)
    assert "guard" in army(m, 0, side)
    assert "guard" not in army(m, 0, other)


@rule("BYZ-7.15")
def test_the_guard_is_one_die_and_one_strength() -> None:
    m = byzantium(
        cities={"tarsus": "byzantine 1", "antioch": "arab 1"},
        armies={(0, "arab"): "main 1 guard move 1 at antioch", (1, "byzantine"): "move 3 at tarsus"},
    )
    play(m, "action:move", "army:arab", "city:tarsus", "button:stay")
    assert dice_due(m) == 2
    play(m, (1, 1), "city:ankara")
    assert dice_due(m) == 1, "2 against 0: the battle is won, and the city rolls"
    play(m, (1,), "box:pool")
    assert city(m, "tarsus") == "arab 1 by 0", "2 against 1"


@rule("BYZ-7.15")
def test_the_guard_costs_no_upkeep_and_no_elite_limit() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 guard"}, treasury={(0, "byzantine"): 2}, rich=True)
    assert can(m, "action:reinforce", "box:byzantine-elite")
    end_actions(m)
    assert (bezants(m, 0, "byzantine"), army(m, 0, "byzantine")) == (0, "main 2")


@rule("BYZ-7.16")
def test_the_guard_is_lost_only_as_the_last_army_cube() -> None:
    m = byzantium(armies={(0, "byzantine"): "elite 1 move 2 guard at caesarea"})
    begin(m, "action:move", "army:byzantine", "city:amida", (6, 6))
    assert legal(m, "box") == ["byzantine-elite", "byzantine-move"]
    begin(m, "box:byzantine-elite")
    refuses(m, "box:byzantine-elite", "BYZ-7.16")
    play(m, "box:byzantine-move")
    assert army(m, 0, "byzantine") == "guard at caesarea", "beaten, but not destroyed"


@rule("BYZ-7.16", "BYZ-7.17")
def test_a_lost_guard_returns_to_its_space_and_the_office_stays() -> None:
    m = byzantium(armies={(0, "byzantine"): "move 2 guard at caesarea"})
    before = box(m, 0, "casualties")
    play(m, "action:move", "army:byzantine", "city:amida", (6, 6))
    assert army(m, 0, "byzantine") == ""
    assert box(m, 0, "casualties") == before + 2, "two Move cubes; the Guard is none of his"
    assert (position(m).office[0], position(m).guard[0]) == (0, -1)


@rule("BYZ-7.16")
def test_the_guard_survives_a_flight_and_the_sea_as_the_last_cube() -> None:
    m = byzantium(
        cities={"candia": "arab 1", "athens": "arab 1"},
        armies={(0, "arab"): "main 1 move 2 guard at candia"},
        spaces={"fleet_byzantine": (1,)},
    )
    play(m, "action:move", "army:arab", "city:athens", "button:leave", "button:roll")
    one, two = after(m, (6, 1)), after(m, (6, 6))
    assert army(one, 0, "arab") == "guard at athens"
    assert army(two, 0, "arab") == ""


@rule("BYZ-7.17")
def test_office_and_guard_end_with_the_turn() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 guard"}, rich=True)
    end_actions(m)
    assert army(m, 0, "arab") == "main 1"
    assert position(m).office == [-1, -1]


@rule("BYZ-7.17", "BYZ-12.4")
def test_an_emperor_who_lost_the_guard_still_defends_constantinople() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "levy 1 guard"},
    )
    position(m).guard[0] = -1
    play(m, "action:move", "army:arab", "city:constantinople")
    assert asked(m) == (1, "levy")


# -- fleets ------------------------------------------------------------------------------------


@rule("BYZ-7.18")
def test_the_byzantine_fleet_may_double_and_roll_each_time_or_not() -> None:
    m = byzantium(
        cities={"candia": "arab 1", "alexandria": "arab 1"},
        armies={(0, "arab"): "main 3 move 9 at candia"},
        spaces={"fleet_byzantine": (2,)},
    )
    begin(m, "action:move", "army:arab", "city:alexandria")
    assert (asked(m), m.legal()) == ((2, "fleet-double"), ["button:double", "button:leave"])
    begin(m, "button:leave")
    assert (asked(m), m.legal()) == ((2, "fleet-roll"), ["button:roll", "button:leave"])
    begin(m, "button:leave", "city:candia")
    assert asked(m) == (2, "fleet-double"), "each sea step is a new question"
    begin(m, "button:double", "button:roll")
    assert dice_due(m) == 2 * 2 + 1
    play(m, (4, 1, 1, 1, 5), "box:arab-main", "box:arab-move", "button:stop")
    assert army(m, 0, "arab") == "main 2 move 1 at candia"


@rule("BYZ-7.18")
def test_the_byzantine_fleet_lasts_until_the_end_of_the_turn() -> None:
    m = byzantium(spaces={"fleet_byzantine": (2,)}, rich=True)
    end_actions(m)
    assert position(m).fleet == [-1, -1]


@rule("BYZ-7.18")
def test_the_byzantine_fleet_does_nothing_against_byzantines_or_on_land() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "main 3 move 5 at candia", (0, "arab"): "main 1 move 4 at mecca"},
        spaces={"fleet_byzantine": (1,)},
    )
    begin(m, "action:move")
    sea, sand = after(m, "army:byzantine", "city:athens"), after(m, "army:arab", "city:medina")
    assert asked(sea) == asked(sand) == (0, "step")


@rule("BYZ-7.19")
def test_the_byzantine_fleet_may_forbid_a_flight_by_sea() -> None:
    m = byzantium(
        cities={"candia": "arab 1", "leucosia": "arab 1"},
        armies={(0, "byzantine"): "main 9 move 1 at athens", (1, "arab"): "main 2 at candia"},
        spaces={"fleet_byzantine": (2,)},
    )
    begin(m, "action:move", "army:byzantine", "city:candia", "button:flee")
    assert (asked(m), m.legal()) == ((2, "fleet-forbid"), ["button:allow", "button:forbid"])
    assert where(after(m, "button:allow"), 1, "arab") == "leucosia"
    assert where(after(m, "button:forbid"), 1, "arab") == "candia"


@rule("BYZ-7.20")
def test_the_arab_fleet_halves_the_sea_cost_of_its_holder_only() -> None:
    setting = {"candia": "arab 1", "alexandria": "arab 1"}
    for holder, left in ((0, 2), (1, 1)):
        m = byzantium(cities=setting, armies={(0, "arab"): "main 3 move 3 at candia"}, spaces={"fleet_arab": (holder,)})
        begin(m, "action:move", "army:arab", "city:alexandria")
        assert army(m, 0, "arab") == f"main 3 move {left} at alexandria"


@rule("BYZ-7.20")
def test_the_arab_fleet_has_no_other_effect() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "main 1 move 2 at candia", (0, "arab"): "main 1 move 2 at mecca"},
        spaces={"fleet_arab": (0,)},
    )
    begin(m, "action:move")
    sea, sand = after(m, "army:byzantine"), after(m, "army:arab")
    begin(sea, "city:athens")
    begin(sand, "city:medina")
    assert (box(sea, 0, "byzantine-move"), box(sand, 0, "arab-move")) == (1, 1)


# -- fortification -----------------------------------------------------------------------------


@rule("BYZ-7.26")
@pytest.mark.parametrize(("name", "spec"), [("nicea", "byzantine 3"), ("mecca", "arab 2")])
def test_a_fortification_replaces_the_control_cube(name: str, spec: str) -> None:
    m = byzantium(cities={name: f"{spec} by 0"})
    before = box(m, 0, "casualties")
    play(m, "action:special", "space:fort", f"city:{name}", "box:pool")
    assert city(m, name) == f"{spec} + fort by 0"
    assert box(m, 0, "casualties") == before + 1
    assert position(m).forts[0] == 1


@rule("BYZ-7.26")
def test_only_ones_own_cities_are_fortified() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 by 0", "athens": "byzantine 2 by 1"})
    begin(m, "action:special", "space:fort")
    refuses(m, "city:athens", "BYZ-7.26")
    refuses(m, "city:smyrna", "BYZ-7.26")
    refuses(m, "city:constantinople", "BYZ-7.26")


@rule("BYZ-7.27")
def test_a_city_has_at_most_one_fortification_and_a_player_two() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 + fort by 0", "athens": "byzantine 2 by 0"})
    begin(m, "action:special", "space:fort")
    refuses(m, "city:nicea", "BYZ-7.27")
    spent = byzantium(
        cities={"nicea": "byzantine 3 + fort by 0", "smyrna": "byzantine 2 + fort by 0", "athens": "byzantine 2 by 0"}
    )
    begin(spent, "action:special")
    refuses(spent, "space:fort", "BYZ-7.27")


@rule("BYZ-7.28")
def test_a_fortification_is_a_token_in_a_siege_and_nothing_else() -> None:
    m = byzantium(
        seats=2,
        cities={"antioch": "arab 1", "tarsus": "byzantine 2 + fort by 1"},
        armies={(0, "arab"): "main 3 move 1 at antioch", (1, "byzantine"): "", (1, "arab"): ""},
        treasury={(0, "arab"): 9},
    )
    play(m, "action:move", "army:arab", "city:tarsus")
    assert dice_due(m) == 3
    play(m, (1, 1, 1))
    assert city(m, "tarsus") == "byzantine 2 + fort by 1", "3 against 3 fails"
    money, score = bezants(m, 1, "byzantine"), points(m, 1, "byzantine")
    position(m).turn_number = 3
    end_actions(m)
    while not m.over:
        play(m, str(m.legal()[0]))
    assert bezants(m, 1, "byzantine") == money + 4
    assert points(m, 1, "byzantine") == score + 2


@rule("BYZ-7.29")
def test_the_replaced_cube_cannot_pay_for_its_own_space() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 0"},
        armies={(0, "byzantine"): "guard", (0, "arab"): ""},
        pool={0: 0},
        casualties={0: 0},
    )
    refuses(m, "action:special", "BYZ-3.10")
    m = byzantium(cities={"nicea": "byzantine 3 by 0"}, pool={0: 0}, casualties={0: 0})
    begin(m, "action:special", "space:fort", "city:nicea")
    refuses(m, "box:casualties", "BYZ-4.1")
