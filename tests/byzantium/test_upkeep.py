"""Section 20: income and upkeep."""

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
    city,
    end_actions,
    legal,
    points,
    position,
    refuses,
    space,
    where,
)
from tests.support import rule

#: No army has any cube, so that no upkeep is due except where a test says so.
NONE = {(seat, side): "" for seat in range(3) for side in ("byzantine", "arab")}


def phase_2(m: Match) -> Match:
    """The same match at the first choice of phase 2, or in the next turn if there is none."""
    end_actions(m)
    return m


@rule("BYZ-20.1")
def test_each_token_of_a_controlled_city_brings_2_bezants_to_its_side() -> None:
    m = byzantium(
        cities={
            "nicea": "byzantine 3 by 0",
            "athens": "byzantine 2 + fort by 0",
            "mecca": "arab 2 by 0",
            "baghdad": "arab 1 by 1",
        },
        armies=NONE,
    )
    phase_2(m)
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15 + 10, 5 + 4)
    assert (bezants(m, 1, "byzantine"), bezants(m, 1, "arab")) == (15, 5 + 2)


@rule("BYZ-20.1")
def test_bulgar_cities_and_constantinople_bring_nothing() -> None:
    m = byzantium(cities={"athens": "bulgar 1"}, armies=NONE, spaces={"emperor": (0,)})
    phase_2(m)
    assert position(m).treasury == [15, 5] * 3


@rule("BYZ-20.2")
@pytest.mark.parametrize(("forces", "due"), [("elite 2", 6), ("main 3", 3), ("levy 2", 4), ("move 4", 4), ("guard", 0)])
def test_upkeep_is_3_1_2_1_from_the_armys_own_treasury(forces: str, due: int) -> None:
    for side, other in (("byzantine", "arab"), ("arab", "byzantine")):
        m = phase_2(byzantium(armies={**NONE, (0, side): forces}, treasury={(0, side): 10, (0, other): 10}))
        assert (bezants(m, 0, side), bezants(m, 0, other)) == (10 - due, 10)


@rule("BYZ-20.2", "BYZ-20.8")
def test_income_comes_before_upkeep() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 0"},
        armies={**NONE, (0, "byzantine"): "main 6"},
        treasury={(0, "byzantine"): 0},
    )
    phase_2(m)
    assert (army(m, 0, "byzantine"), bezants(m, 0, "byzantine"), points(m, 0, "byzantine")) == ("main 6", 0, 10)


@rule("BYZ-20.2")
def test_cube_pool_and_casualty_pool_are_free() -> None:
    m = byzantium(armies=NONE, pool={0: 20}, treasury={(0, "byzantine"): 0, (0, "arab"): 0})
    phase_2(m)
    assert (points(m, 0, "byzantine"), box(m, 0, "removed")) == (10, 0)


@rule("BYZ-20.3")
def test_an_unpaid_cube_leaves_the_game_and_costs_a_point_of_its_side() -> None:
    m = byzantium(armies={**NONE, (0, "arab"): "main 3 move 3"}, treasury={(0, "arab"): 5, (0, "byzantine"): 40})
    phase_2(m)
    before = box(m, 0, "casualties")
    assert asked(m) == (0, "unpaid")
    begin(m, "box:arab-move")
    assert army(m, 0, "arab") == "main 3 move 2"
    assert (box(m, 0, "removed"), points(m, 0, "arab"), points(m, 0, "byzantine")) == (1, 9, 10)
    assert (bezants(m, 0, "arab"), bezants(m, 0, "byzantine")) == (0, 40), "he pays as long as he can"
    assert box(m, 0, "casualties") == before - (before + 1) // 2, "not a casualty"


@rule("BYZ-20.3", "BYZ-1.13")
def test_points_do_not_fall_below_0() -> None:
    m = byzantium(armies={**NONE, (0, "arab"): "main 4"}, treasury={(0, "arab"): 0}, points={(0, "arab"): 2})
    phase_2(m)
    assert (points(m, 0, "arab"), box(m, 0, "removed")) == (0, 4)


@rule("BYZ-20.3")
def test_who_can_pay_may_not_refuse() -> None:
    m = byzantium(armies={**NONE, (0, "arab"): "main 5"}, treasury={(0, "arab"): 5})
    phase_2(m)
    assert (army(m, 0, "arab"), bezants(m, 0, "arab")) == ("main 5", 0)


@rule("BYZ-20.4")
def test_the_owner_removes_cubes_one_at_a_time_from_any_box_and_stops_when_covered() -> None:
    m = byzantium(armies={**NONE, (0, "byzantine"): "elite 1 main 2 levy 1 move 1"}, treasury={(0, "byzantine"): 5})
    phase_2(m)
    assert legal(m, "box") == ["byzantine-elite", "byzantine-main", "byzantine-levy", "byzantine-move"]
    refuses(m, "box:arab-main", "BYZ-20.4")
    refuses(m, "box:pool", "BYZ-20.4")
    cheap = after(m, "box:byzantine-elite")
    assert (army(cheap, 0, "byzantine"), bezants(cheap, 0, "byzantine")) == ("main 2 levy 1 move 1", 0)
    begin(m, "box:byzantine-main")
    assert asked(m) == (0, "unpaid"), "7 are due, 5 are there"
    begin(m, "box:byzantine-levy")
    assert asked(m)[1] == "action"
    assert (army(m, 0, "byzantine"), points(m, 0, "byzantine")) == ("elite 1 main 1 move 1", 8)


@rule("BYZ-20.5")
def test_choices_go_clockwise_from_the_first_player_byzantine_army_first() -> None:
    short = "main 1 move 1"
    m = byzantium(
        armies={(seat, side): short for seat in range(3) for side in ("byzantine", "arab")},
        treasury={(seat, side): 1 for seat in range(3) for side in ("byzantine", "arab")},
        turn_of=1,
    )
    phase_2(m)
    order = []
    while asked(m)[1] == "unpaid":
        seat = m.turn[0]
        side = str(m.legal()[0])[4:].partition("-")[0]
        order.append((seat, side))
        begin(m, f"box:{side}-move")
    assert order == [(seat, side) for seat in (1, 2, 0) for side in ("byzantine", "arab")]


@rule("BYZ-20.5")
def test_the_two_armies_are_settled_separately() -> None:
    m = byzantium(
        armies={**NONE, (0, "arab"): "main 2", (0, "byzantine"): "main 2"},
        treasury={(0, "arab"): 1, (0, "byzantine"): 30},
    )
    phase_2(m)
    assert (army(m, 0, "arab"), army(m, 0, "byzantine")) == ("main 1", "main 2")
    assert (points(m, 0, "arab"), points(m, 0, "byzantine")) == (9, 10)


@rule("BYZ-20.6")
def test_action_tax_and_pass_cubes_return_to_the_cube_pool() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 0"},
        armies=NONE,
        spaces={"bulgar": (0, 1), "growth_arab": (0, 0)},
        tax={0: 4},
        worship={(0, "byzantine"): 2, (0, "arab"): 1},
        pool={0: 5},
        casualties={0: 1, 1: 1, 2: 1},
    )
    phase_2(m)
    # 5, three action cubes, four of Tax and one of Pass; the one casualty went to Pass
    assert (box(m, 0, "pool"), box(m, 0, "casualties")) == (5 + 3 + 4 + 1, 0)
    assert box(m, 1, "pool") == 9 + 1 + 1
    assert space(m, "bulgar") == space(m, "growth_arab") == []
    assert city(m, "nicea") == "byzantine 3 by 0"
    assert position(m).worship[:2] == [2, 1]


@rule("BYZ-20.7")
@pytest.mark.parametrize(("casualties", "back"), [(12, 6), (7, 4), (1, 1), (0, 0)])
def test_half_of_the_casualties_rounded_up_return(casualties: int, back: int) -> None:
    m = byzantium(armies=NONE, casualties={0: casualties + 1}, pool={0: 5})
    phase_2(m)  # one of them is put on Pass and comes home
    assert (box(m, 0, "pool"), box(m, 0, "casualties")) == (5 + 1 + back, casualties - back)


@rule("BYZ-20.8")
def test_the_order_is_income_upkeep_action_cubes_casualties() -> None:
    m = byzantium(
        cities={"mecca": "arab 2 by 0"},
        armies={**NONE, (0, "arab"): "main 5 move 1"},
        treasury={(0, "arab"): 0},
        spaces={"caliph": (0,)},
        casualties={0: 4},
        pool={0: 0},
    )
    phase_2(m)
    assert bezants(m, 0, "arab") == 4, "income first"
    assert (space(m, "caliph"), box(m, 0, "pool"), box(m, 0, "casualties")) == ([0], 0, 3), "the rest waits for upkeep"
    begin(m, "box:arab-main", "box:arab-main")
    assert (box(m, 0, "pool"), box(m, 0, "casualties")) == (1 + 1 + 2, 1)


@rule("BYZ-20.9")
def test_offices_and_fleets_end_and_guards_return() -> None:
    m = byzantium(
        armies={**NONE, (0, "arab"): "main 1 guard at mecca"},
        spaces={"fleet_arab": (1,), "fleet_byzantine": (2,), "emperor": (2,)},
    )
    phase_2(m)
    assert (position(m).office, position(m).guard, position(m).fleet) == ([-1, -1], [-1, -1], [-1, -1])
    assert army(m, 0, "arab") == "main 1 at mecca"


@rule("BYZ-20.9", "BYZ-16.1")
def test_an_army_that_was_only_its_guard_is_destroyed() -> None:
    m = byzantium(armies={**NONE, (0, "arab"): "levy 1 guard at mecca"})
    phase_2(m)
    assert (where(m, 0, "arab"), army(m, 0, "arab")) == ("", "levy 1")


@rule("BYZ-20.9")
def test_guards_return_after_upkeep_not_before() -> None:
    m = byzantium(armies={**NONE, (0, "arab"): "main 1 move 1 guard at mecca"}, treasury={(0, "arab"): 1})
    phase_2(m)
    assert asked(m) == (0, "unpaid")
    assert army(m, 0, "arab") == "main 1 move 1 guard at mecca"


@rule("BYZ-20.10", "BYZ-22.1")
def test_phase_2_is_played_at_the_end_of_turn_3_too() -> None:
    m = byzantium(
        armies={**NONE, (0, "arab"): "main 2 move 2"}, treasury={(0, "arab"): 3}, turn=3, spaces={"caliph": (1,)}
    )
    phase_2(m)
    assert (asked(m), m.over) == ((0, "unpaid"), False)
    begin(m, "box:arab-main")
    assert m.over
    assert (bezants(m, 0, "arab"), points(m, 0, "arab"), space(m, "caliph")) == (0, 9, [])
