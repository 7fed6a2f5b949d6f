"""Sections 14, 15, 16 and 18: siege, conquest, destruction of an army, Persians."""

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


def siege_of_tarsus(
    attacker: str = "main 9",
    tarsus: str = "byzantine 2 by 1",
    *,
    pool: int = 5,
    money: int = 5,
    former: str = "main 1",
) -> Match:
    """Seat 0's Arab army is about to besiege Tarsus; one of its Move cubes, if it has any, paid for the step."""
    move = "move 1" if "move" not in attacker else ""
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": tarsus},
        armies={(0, "arab"): f"{attacker} {move} at antioch", (1, "byzantine"): former},
        pool={0: pool},
        treasury={(0, "arab"): money},
    )
    begin(m, "action:move", "army:arab", "city:tarsus")
    return m


# -- siege -------------------------------------------------------------------------------------


@rule("BYZ-14.1")
@pytest.mark.parametrize(("tarsus", "dice"), [("byzantine 1", 1), ("byzantine 3", 3), ("byzantine 3 + fort by 1", 4)])
def test_the_city_rolls_a_die_per_token_and_one_for_a_fortification(tarsus: str, dice: int) -> None:
    assert dice_due(siege_of_tarsus(tarsus=tarsus)) == dice


@rule("BYZ-14.1")
@pytest.mark.parametrize(("start", "goal", "dice"), [("caesarea", "amida", 2), ("palmyra", "hira", 3)])
def test_a_persian_city_rolls_its_printed_value_and_the_attacker_does_not_roll(
    start: str, goal: str, dice: int
) -> None:
    m = byzantium(armies={(0, "byzantine"): f"elite 3 main 9 move 1 at {start}"})
    begin(m, "action:move", "army:byzantine", f"city:{goal}")
    assert dice_due(m) == dice
    begin(m, (1,) * dice)
    assert asked(m) == (0, "source"), "no other dice, no losses: conquered"


@rule("BYZ-14.2")
def test_each_hit_costs_an_army_cube_of_the_attackers_choice() -> None:
    m = siege_of_tarsus("elite 2 main 5 levy 1 move 2", "byzantine 3")
    begin(m, (4, 5, 6))
    assert legal(m, "box") == ["arab-elite", "arab-main", "arab-move"]
    refuses(m, "box:arab-levy", "BYZ-14.2")
    before = box(m, 0, "casualties")
    begin(m, "box:arab-elite", "box:arab-main", "box:arab-move")
    assert army(m, 0, "arab") == "elite 1 main 4 levy 1 at tarsus"
    assert box(m, 0, "casualties") == before + 3


@rule("BYZ-14.3")
@pytest.mark.parametrize(
    ("attacker", "tarsus", "won"),
    [
        ("main 3", "byzantine 2", True),
        ("main 2", "byzantine 2", False),
        ("main 3", "byzantine 2 + fort by 1", False),
        ("main 4", "byzantine 2 + fort by 1", True),
        ("elite 2 main 1", "byzantine 2", True),
        ("main 2 move 9", "byzantine 2", False),
    ],
)
def test_the_attacker_wins_if_stronger_than_tokens_and_fortification(attacker: str, tarsus: str, won: bool) -> None:
    m = siege_of_tarsus(attacker, tarsus)
    begin(m, (1,) * dice_due(m))
    assert (asked(m)[1] == "source") is won
    assert where(m, 0, "arab") == ("tarsus" if won else "antioch")


@rule("BYZ-14.3")
def test_strengths_are_compared_after_the_losses() -> None:
    m = siege_of_tarsus("main 3", "byzantine 2")
    play(m, (6, 1))
    assert army(m, 0, "arab") == "main 2 at antioch"


@rule("BYZ-14.4")
def test_constantinople_is_a_city_of_5_and_each_hit_costs_2_cubes() -> None:
    m = byzantium(cities={"adrianople": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at adrianople"})
    begin(m, "action:move", "army:arab", "city:constantinople")
    assert dice_due(m) == 5
    one, two = after(m, (6, 1, 1, 1, 1)), after(m, (6, 6, 1, 1, 1))
    assert (one.over, box(one, 0, "arab-main")) == (True, 7)
    assert (two.over, army(two, 0, "arab")) == (False, "main 5 at adrianople"), "5 against 5 fails"


@rule("BYZ-14.4")
def test_battles_at_constantinople_are_not_doubled() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "main 2 at constantinople"},
    )
    play(m, "action:move", "army:arab", "city:constantinople", "button:stay", (1, 1, 1), (6, 6))
    assert box(m, 0, "arab-main") == 7


@rule("BYZ-14.5")
def test_a_failed_siege_changes_nothing_in_the_city() -> None:
    m = siege_of_tarsus("main 2", "byzantine 3 + fort by 1")
    play(m, (1, 1, 1, 1))
    assert city(m, "tarsus") == "byzantine 3 + fort by 1"
    assert (points(m, 0, "arab"), bezants(m, 0, "arab")) == (10, 5)


@rule("BYZ-14.6", "BYZ-16.1")
def test_an_attacker_left_without_cubes_is_destroyed_instead_of_going_back() -> None:
    m = siege_of_tarsus("main 1 levy 2", "byzantine 3")
    before = box(m, 0, "casualties")
    play(m, (6, 6, 6))
    assert army(m, 0, "arab") == "levy 2"
    assert box(m, 0, "casualties") == before + 1, "the other hits are ignored"
    assert city(m, "tarsus") == "byzantine 3"


# -- conquest ----------------------------------------------------------------------------------


@rule("BYZ-15.1")
def test_a_fortification_returns_to_its_owner_for_use_again() -> None:
    m = siege_of_tarsus(tarsus="byzantine 2 + fort by 1")
    before = box(m, 1, "casualties")
    play(m, (1, 1, 1), "box:pool")
    assert (position(m).forts[1], box(m, 1, "casualties")) == (2, before)


@rule("BYZ-15.1")
def test_the_former_control_cube_goes_to_its_owners_casualty_pool() -> None:
    m = siege_of_tarsus(tarsus="byzantine 2 by 1")
    before = box(m, 1, "casualties")
    play(m, (1, 1), "box:pool")
    assert box(m, 1, "casualties") == before + 1


@rule("BYZ-15.2", "BYZ-15.3")
@pytest.mark.parametrize(("size", "then", "gain"), [(3, 2, 2), (2, 1, 1), (1, 1, 0)])
def test_one_token_fewer_and_points_and_plunder_of_size_minus_one(size: int, then: int, gain: int) -> None:
    m = siege_of_tarsus(tarsus=f"byzantine {size}")
    play(m, (1,) * size, "box:pool")
    assert city(m, "tarsus") == f"arab {then} by 0"
    assert (points(m, 0, "arab"), bezants(m, 0, "arab")) == (10 + gain, 5 + gain)
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (10, 15)


@rule("BYZ-15.2", "BYZ-15.3")
@pytest.mark.parametrize(("start", "goal", "value"), [("caesarea", "amida", 2), ("palmyra", "mosul", 3)])
def test_a_persian_city_receives_its_value_minus_one(start: str, goal: str, value: int) -> None:
    m = byzantium(armies={(0, "byzantine"): f"main 9 move 1 at {start}"})
    play(m, "action:move", "army:byzantine", f"city:{goal}", (1,) * value, "box:pool")
    assert city(m, goal) == f"byzantine {value - 1} by 0"
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (9 + value, 14 + value)


@rule("BYZ-15.4")
def test_a_control_cube_must_come_from_the_pool_or_be_bought_even_with_the_plunder() -> None:
    m = siege_of_tarsus("main 9", "byzantine 3", pool=1, money=1)
    begin(m, (1, 1, 1))
    assert {"pool", "arab-main", "byzantine-elite", "casualties"} <= set(legal(m, "box"))
    bought = after(m, "box:casualties")
    assert (city(bought, "tarsus"), bezants(bought, 0, "arab")) == ("arab 2 by 0", 0)
    assert box(bought, 0, "pool") == 1
    poor = siege_of_tarsus("main 9", "byzantine 3", pool=1, money=0)
    begin(poor, (1, 1, 1))
    assert legal(poor, "box") == ["pool"]


@rule("BYZ-15.5")
def test_without_pool_or_money_two_army_cubes_go_one_of_them_onto_the_city() -> None:
    m = siege_of_tarsus("elite 1 main 7 move 2", "byzantine 3", pool=0, money=0)
    before = box(m, 0, "casualties")
    begin(m, (1, 1, 1))
    assert (asked(m), legal(m, "box")) == ((0, "give-control"), ["arab-elite", "arab-main", "arab-move"])
    refuses(m, "box:casualties", "BYZ-15.5")
    begin(m, "box:arab-move")
    assert (asked(m), legal(m, "box")) == ((0, "give-lost"), ["arab-elite", "arab-main"])
    begin(m, "box:arab-elite")
    assert army(m, 0, "arab") == "main 7 at tarsus"
    assert (city(m, "tarsus"), box(m, 0, "casualties"), bezants(m, 0, "arab")) == ("arab 2 by 0", before + 1, 2)


@rule("BYZ-15.5")
@pytest.mark.parametrize(("pool", "money", "forced"), [(0, 1, False), (1, 0, False), (0, 0, True)])
def test_this_way_is_not_open_to_who_can_pay(pool: int, money: int, forced: bool) -> None:
    m = siege_of_tarsus("main 9", "byzantine 3", pool=pool, money=money)
    begin(m, (1, 1, 1))
    assert asked(m)[1] == ("give-control" if forced else "source"), "2 bezants of plunder are included"


@rule("BYZ-15.5")
def test_the_other_sides_treasury_does_not_pay() -> None:
    m = siege_of_tarsus("main 9", "byzantine 1", pool=0, money=2)
    begin(m, (1,))
    assert bezants(m, 0, "byzantine") == 15
    assert asked(m)[1] == "give-control"


@rule("BYZ-15.6")
def test_the_guard_is_given_only_if_nothing_else_is_left_and_never_as_control_cube() -> None:
    m = siege_of_tarsus("main 1 guard", "byzantine 1", pool=0, money=0)
    play(m, (1,))
    assert city(m, "tarsus") == "arab 1 by 0"
    assert army(m, 0, "arab") == "", "the own cube lies on the city, the Guard is back, the army destroyed"
    assert position(m).guard[1] == -1
    assert position(m).office[1] == 0


@rule("BYZ-15.6")
def test_with_two_cubes_beside_it_the_guard_stays() -> None:
    m = siege_of_tarsus("main 2 guard", "byzantine 1", pool=0, money=0)
    play(m, (1,))
    assert army(m, 0, "arab") == "guard at tarsus"


@rule("BYZ-15.7")
def test_the_victorious_pawn_stays() -> None:
    m = siege_of_tarsus()
    play(m, (1, 1), "box:pool")
    assert where(m, 0, "arab") == "tarsus"


@rule("BYZ-15.8")
@pytest.mark.parametrize(("size", "then"), [(3, 2), (2, 1), (1, 1)])
def test_after_a_civil_war_the_city_keeps_its_colour(size: int, then: int) -> None:
    m = byzantium(cities={"mecca": f"arab {size} by 1"}, armies={(0, "arab"): "main 9 at mecca", (1, "arab"): "main 1"})
    before = box(m, 1, "casualties")
    play(m, "action:special", "space:civil_war_arab", "box:pool", (1,) * size, "box:pool")
    assert city(m, "mecca") == f"arab {then} by 0"
    assert (points(m, 0, "arab"), bezants(m, 0, "arab")) == (9 + size, 4 + size)
    assert box(m, 1, "casualties") == before + 1
    assert where(m, 0, "arab") == "mecca"


@rule("BYZ-15.8", "BYZ-15.5")
def test_the_forced_payment_applies_after_a_civil_war_too() -> None:
    m = byzantium(
        cities={"tabuk": "arab 1"}, armies={(0, "arab"): "main 5 at tabuk"}, pool={0: 1}, treasury={(0, "arab"): 0}
    )
    play(m, "action:special", "space:civil_war_arab", "box:pool", (1,))
    assert army(m, 0, "arab") == "main 3 at tabuk"


@rule("BYZ-15.9")
def test_nothing_is_handled_when_constantinople_falls() -> None:
    m = byzantium(cities={"adrianople": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at adrianople"}, pool={0: 3})
    play(m, "action:move", "army:arab", "city:constantinople", (1, 1, 1, 1, 1))
    assert m.over
    assert (points(m, 0, "arab"), bezants(m, 0, "arab"), box(m, 0, "pool")) == (15, 5, 3)
    assert city(m, "constantinople") == "byzantine"


# -- destruction of an army --------------------------------------------------------------------


@rule("BYZ-16.1")
def test_upkeep_can_destroy_an_army() -> None:
    m = byzantium(
        seats=2, armies={(0, "arab"): "main 1 levy 1 at mecca"}, treasury={(0, "arab"): 2}, rich=True, passed=(1,)
    )
    begin(m, "action:pass", "box:arab-main")
    assert army(m, 0, "arab") == "levy 1"


@rule("BYZ-16.1")
def test_levy_and_treasury_are_not_affected() -> None:
    m = siege_of_tarsus("main 1 levy 2", "byzantine 1", money=7)
    play(m, (6,))
    assert (army(m, 0, "arab"), bezants(m, 0, "arab")) == ("levy 2", 7)


@rule("BYZ-16.2")
def test_an_army_that_must_flee_and_cannot_loses_everything_but_the_levy() -> None:
    m = byzantium(
        cities={"tarsus": "arab 1", "tabuk": "byzantine 1", "medina": "byzantine 1", "mecca": "byzantine 1"},
        armies={
            (0, "byzantine"): "main 9 move 1 at attalia",
            (1, "arab"): "elite 1 main 2 levy 2 move 3 guard at tarsus",
        },
    )
    before = box(m, 1, "casualties")
    play(m, "action:move", "army:byzantine", "city:tarsus")
    assert asked(m)[1] == "dice", "no Arab city is left: it cannot flee"
    play(m, (1, 1, 1), (1, 1, 1, 1))
    assert army(m, 1, "arab") == "levy 2"
    assert box(m, 1, "casualties") == before + 6
    assert (position(m).guard[1], position(m).office[1]) == (-1, 1)


@rule("BYZ-16.2", "BYZ-11.9")
def test_the_fleet_is_not_asked_when_no_friendly_city_is_left_at_all() -> None:
    m = byzantium(
        cities={"tarsus": "arab 1", "tabuk": "byzantine 1", "medina": "byzantine 1", "mecca": "byzantine 1"},
        armies={(0, "byzantine"): "main 9 move 1 at attalia", (1, "arab"): "main 2 at tarsus"},
        spaces={"fleet_byzantine": (2,)},
    )
    play(m, "action:move", "army:byzantine", "city:tarsus", (1, 1, 1), (1, 1))
    assert army(m, 1, "arab") == ""
    assert dice_due(m) == 1, "the siege"


@rule("BYZ-16.3")
def test_a_lone_guard_is_enough_for_a_pawn() -> None:
    m = byzantium(armies={(0, "arab"): "guard"})
    begin(m, "action:move", "army:arab", "city:mecca", "button:stop")
    assert army(m, 0, "arab") == "guard at mecca"


@rule("BYZ-16.4")
def test_a_destroyed_army_returns_once_it_has_an_army_cube_again() -> None:
    m = byzantium(seats=2, armies={(0, "byzantine"): "levy 1"}, raised=(0,))
    assert not can(m, "action:move", "army:byzantine")
    play(m, "action:reinforce", "box:byzantine-move", "box:pool", "button:done", "action:pass")
    assert can(m, "action:move", "army:byzantine", "city:nicea", "button:stop")


# -- Persians ----------------------------------------------------------------------------------


@rule("BYZ-18.1")
@pytest.mark.parametrize("side", ["byzantine", "arab"])
def test_either_side_may_attack_the_persians_who_only_stand_a_siege(side: str) -> None:
    m = byzantium(cities={"caesarea": f"{side} 1"}, armies={(0, side): "main 9 move 1 at caesarea"})
    begin(m, "action:move", f"army:{side}", "city:amida")
    assert dice_due(m) == 2
    play(m, (6, 1), "box:pool")
    assert city(m, "amida") == f"{side} 1 by 0"


@rule("BYZ-18.1")
def test_persian_cities_bring_no_income() -> None:
    m = byzantium(armies={(seat, side): "" for seat in range(3) for side in ("byzantine", "arab")})
    end_actions(m)
    assert position(m).treasury == [15, 5] * 3


@rule("BYZ-18.2")
def test_the_dice_of_a_city_belong_to_no_seat() -> None:
    for tarsus in ("persian", "byzantine 2"):
        m = siege_of_tarsus(tarsus=tarsus)
        assert m.turn == (-1,)
        assert all(m.legal(seat) == [] for seat in range(3))
    assert space(m, "bulgar") == []
