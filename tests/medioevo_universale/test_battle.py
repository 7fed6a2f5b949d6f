"""Battles: the worked examples and the rules they show (sections 9 to 12)."""

from gonfalon.games.medioevo_universale.content.terms import CAVALRY, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.dice import attack_value
from gonfalon.games.medioevo_universale.rules.shooting import machines
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.units import GONE, after_damage
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    battle,
    buildings,
    here,
    holder,
    legal,
    medioevo,
    play,
    position,
)
from tests.support import rule

SPOT = "alfold"  # a home territory of Hungary, seat 1, without a populated area


def fought(
    attacker: str, defender: str, *, seats: int = 4, order: tuple[int, ...] = (0, 2, 3, 1), **more: object
) -> Match:
    """Seat 0 attacks seat 1 at SPOT; nobody captures or surrenders in the first round."""
    m = medioevo(
        seats,
        at={SPOT: f"0: {attacker}; 1: {defender}"},
        order=order,
        war=((0, 1),),
        run=battle(0, 1, SPOT),
        **more,  # type: ignore[arg-type]
    )
    play(m, "button:destroy", "button:destroy")
    return play(m, "button:fight-on", "button:fight-on")


def values(m: Match) -> tuple[int, int]:
    """The attack values of the last round, attacker first."""
    line = [line for line in m.log(0) if line["key"] == "values"][-1]
    args = dict(line["args"])
    return args["attack"], args["defence"]


@rule("MEU-EX-29", "MEU-9.16")
def test_equal_dice_multiply_if_that_is_more() -> None:
    assert attack_value([3, 3, 3]) == 27
    assert attack_value([4, 5, 5]) == 25
    assert attack_value([2, 2, 5]) == 5
    assert attack_value([1, 1, 1]) == 1


@rule("MEU-EX-30", "MEU-9.18")
def test_the_place_in_the_turn_order_weakens() -> None:
    m = medioevo(4, order=(2, 3, 0, 1))
    assert [position(m).penalty(seat) for seat in (2, 3, 0, 1)] == [0, 1, 2, 3]
    six = medioevo(6, order=(5, 4, 3, 2, 1, 0))
    assert [position(six).penalty(seat) for seat in (5, 4, 3, 2, 1, 0)] == [0, 1, 1, 2, 2, 3]


@rule("MEU-EX-31", "MEU-9.15", "MEU-9.17", "MEU-9.19", "MEU-9.20", "MEU-9.21", "MEU-9.22", "MEU-9.23")
def test_a_critical_with_one_unit_is_capped_and_superiority_saves_it() -> None:
    m = fought("1 heavy", "3 heavy")
    play(m, (1, 5, 3), "reroll:d4-d8", (1, 5), (2, 4, 7), "reroll:none")
    assert values(m) == (25, 4)
    assert asked(m) == (0, "superiority")
    play(m, "button:fewer-losses", "hit:heavy-alfold", "hit:heavy-alfold", "hit:heavy-alfold")
    assert here(m, SPOT, 0) == "1 heavy"
    assert here(m, SPOT, 1) == "3 light"


@rule("MEU-EX-32", "MEU-9.14")
def test_light_infantry_is_sacrificed_for_four_points() -> None:
    m = fought("3 light", "3 heavy")
    play(m, "sacrifice:1", (1, 5, 7), "reroll:none", (1, 2, 3), "reroll:none")
    assert values(m) == (11, 0)
    assert here(m, SPOT, 0) == "2 light"


@rule("MEU-EX-33", "MEU-9.13", "MEU-9.27")
def test_cavalry_alone_of_its_kind_charges() -> None:
    m = fought("2 heavy", "1 cavalry 1 heavy", order=(0, 1, 2, 3))
    play(m, (1, 3, 4), "reroll:none", (1, 3, 6), "reroll:none")  # 4 against 6 - 1: one point, and two of the cavalry
    assert values(m) == (4, 5)
    play(m, "hit:light-alfold")
    assert here(m, SPOT, 0) == ""
    assert asked(m) == (1, "hit")  # the winner's own losses
    play(m, "hit:heavy-alfold")
    assert here(m, SPOT, 1) == "1 light 1 cavalry"
    assert holder(m, SPOT) == 1


@rule("MEU-EX-34", "MEU-9.12")
def test_archers_shoot_before_the_melee_is_judged() -> None:
    m = fought("1 archer 1 heavy 1 cavalry", "1 cavalry", order=(0, 1, 2, 3))
    play(m, (1,))
    assert here(m, SPOT, 1) == "1 heavy"
    play(m, (1, 2, 7), "reroll:none", (1, 2, 8), "reroll:none")  # 7 against 8 - 1: a tie
    assert the_round(position(m)).active[3] == 1
    assert the_round(position(m)).active[2] == 0


@rule("MEU-EX-35", "MEU-9.10", "MEU-9.11")
def test_a_captain_copies_an_ability_lets_a_unit_use_its_own_or_cancels() -> None:
    m = fought("1 cavalry 1 heavy 1 light", "1 captain 1 cavalry")
    assert asked(m) == (1, "captain")
    assert legal(m, "captain") == ["copy-archer"]
    play(m, "captain:copy-archer", (2,))
    assert asked(m) == (0, "hit")
    play(m, "hit:light-alfold")
    assert here(m, SPOT, 0) == "1 heavy 1 cavalry"


@rule("MEU-EX-36", "MEU-9.7", "MEU-9.6")
def test_one_shot_for_each_unit_of_a_crew() -> None:
    m = fought("4 light catapult", "4 heavy")
    play(m, "crew:light", "crew:light", "crew:light")
    request = m.state.request()
    assert getattr(request, "count") == 3  # noqa: B009
    m = fought("4 light catapult", "4 heavy")
    play(m, "crew:light", "crew:light", "button:done")
    assert getattr(m.state.request(), "count") == 2  # noqa: B009


@rule("MEU-EX-37", "MEU-9.8", "MEU-9.9", "MEU-9.25")
def test_crews_are_hit_last_in_the_melee() -> None:
    m = fought("1 cavalry 2 light catapult", "1 cavalry 2 light", order=(0, 1, 2, 3))
    play(m, "crew:light", "crew:cavalry", "button:done", (1, 5))
    play(m, "hit:light-alfold", "hit:light-alfold")
    assert here(m, SPOT, 1) == "1 cavalry"
    play(m, "sacrifice:0", (1, 4, 6), "reroll:none", (1, 4, 7), "reroll:none")  # 6 against 7 - 1
    assert legal(m, "hit") == ["light-alfold-crew", "cavalry-alfold-crew"]
    play(m, "hit:light-alfold-crew")
    assert here(m, SPOT, 0) == "1 heavy catapult"
    assert here(m, SPOT, 1) == "1 heavy"


@rule("MEU-EX-40", "MEU-11.1", "MEU-9.5")
def test_a_tower_takes_a_point_off_what_it_protects_against() -> None:
    m = medioevo(
        at={SPOT: "0: 1 archer 1 heavy; 1: 1 heavy"},
        built={SPOT: "tower"},
        war=((0, 1),),
        run=battle(0, 1, SPOT),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    assert asked(m) == (1, "protect")
    play(m, "protect:archers", (2,))
    assert here(m, SPOT, 1) == "1 heavy"


@rule("MEU-EX-104", "MEU-9.2")
def test_archers_that_remove_the_last_enemy_end_the_battle() -> None:
    m = fought("1 archer", "1 light")
    play(m, (3,))
    assert here(m, SPOT, 1) == ""
    assert here(m, SPOT, 0) == "1 archer"
    assert holder(m, SPOT) == 0


@rule("MEU-EX-58a", "MEU-9.26")
def test_a_horde_of_two_falls_to_a_charge() -> None:
    m = medioevo(at={"serbia": "0: 1 cavalry 1 light; horde: 2 light"}, circle="2 4 7", run=battle(0, HORDE, "serbia"))
    play(m, (1, 4, 8), "reroll:none", "hit:light-serbia")
    assert here(m, "serbia", HORDE) == ""
    assert here(m, "serbia", 0) == "1 cavalry"
    assert holder(m, "serbia") == 0


@rule("MEU-EX-58b", "MEU-9.29", "MEU-21.5")
def test_an_outnumbered_horde_sacrifices_one() -> None:
    m = medioevo(at={"serbia": "0: 1 cavalry 2 heavy; horde: 2 light"}, circle="2 4 7", run=battle(0, HORDE, "serbia"))
    play(m, (2, 4, 8), "reroll:none", "hit:cavalry-serbia")  # 8 against 7 + 4, capped at the one left
    assert here(m, "serbia", HORDE) == ""
    assert here(m, "serbia", 0) == "3 heavy"
    assert holder(m, "serbia") == 0


@rule("MEU-EX-105")
def test_superiority_is_split_point_by_point() -> None:
    m = fought("2 heavy", "5 heavy", order=(0, 1, 2, 3))
    fight = the_round(position(m))
    fight.bonus[0] = 40
    play(m, (3, 4, 5), "reroll:none", (2, 3, 4), "reroll:none")  # 45 against 4 - 1
    assert asked(m) == (0, "superiority")
    play(m, "button:more-damage", "button:fewer-losses")
    play(m, "hit:heavy-alfold", "hit:heavy-alfold", "hit:heavy-alfold")
    assert here(m, SPOT, 1) == "3 light 2 heavy"
    assert asked(m) == (0, "hit")
    play(m, "hit:heavy-alfold", "hit:heavy-alfold")
    assert here(m, SPOT, 0) == "2 light"
    assert asked(m)[0] == 1


@rule("MEU-EX-106", "MEU-12.16", "MEU-9.24")
def test_when_both_fall_nobody_wins() -> None:
    m = medioevo(
        at={"pannonia": "0: 1 light; 1: 1 light"},
        built={"pannonia": "village"},
        war=((0, 1),),
        run=battle(0, 1, "pannonia"),
    )
    honour = position(m).honour[:]
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 6), "reroll:none", (1, 4, 5), "reroll:none")
    assert here(m, "pannonia", 0) == here(m, "pannonia", 1) == ""
    assert holder(m, "pannonia") == 1
    assert buildings(m, "pannonia") == "village"
    assert position(m).honour == honour


@rule("MEU-EX-44", "MEU-12.10", "MEU-12.11")
def test_a_captor_fights_at_half_strength_and_suffers_alone() -> None:
    m = medioevo(at={SPOT: "0: 1 cavalry; 1: 1 light"}, war=((0, 1),), run=battle(0, 1, SPOT))
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    the_round(position(m)).bonus[0] = 2
    play(m, (1, 2, 7), "reroll:none", "sacrifice:0", (2, 2, 4), "reroll:none", "hit:cavalry-alfold")
    state = position(m)
    assert state.prisoners[0 * 6 + 1] == 1
    assert here(m, SPOT, 0) == "1 heavy"


@rule("MEU-EX-108")
def test_the_ratio_of_a_capture_is_tested_each_round() -> None:
    m = medioevo(at={SPOT: "0: 6 heavy; 1: 2 heavy"}, war=((0, 1),), run=battle(0, 1, SPOT))
    play(m, "button:capture", "button:destroy", "button:fight-on", "button:fight-on")
    assert the_round(position(m)).start == [6, 2]
    assert the_battle(position(m)).captures == [1, 0]


@rule("MEU-12.6", "MEU-12.7", "MEU-12.8")
def test_who_surrenders_puts_his_units_beside_his_board() -> None:
    m = medioevo(at={SPOT: "0: 1 heavy; 1: 3 light wagon1"}, war=((0, 1),), run=battle(0, 1, SPOT))
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:surrender", "button:accept")
    assert position(m).surrendered[1] == 3
    assert asked(m) == (0, "asset")
    play(m, "button:keep")
    assert here(m, SPOT, 0) == "1 heavy wagon1"
    assert holder(m, SPOT) == 0


@rule("MEU-EX-38", "MEU-10.2")
def test_the_larger_fleet_adds_the_difference() -> None:
    m = medioevo(
        at={"propontis": "0: galley2(2 heavy) galley2(1 heavy); 1: galley1(1 heavy) galley1(1 heavy) galley1(1 heavy)"},
        war=((0, 1),),
        run=battle(0, 1, "propontis", -1),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (1, 2, 6), "reroll:none", (1, 2, 6), "reroll:none")
    assert values(m) == (7, 5)


@rule("MEU-EX-39", "MEU-10.3")
def test_machines_aboard_are_bounded_by_the_level_of_the_galley() -> None:
    def usable(load: str) -> int:
        m = medioevo(at={"propontis": f"0: {load}"})
        return len(machines(position(m), 0, WORLD.index["propontis"]))

    assert usable("galley2(catapult catapult)") == 2
    assert usable("galley2(trebuchet catapult)") == 1
    assert usable("galley3(trebuchet catapult)") == 2
    assert usable("galley3(bombard catapult)") == 1


@rule("MEU-22.9", "MEU-21.7")
def test_losing_to_barbarians_costs_honour() -> None:
    m = medioevo(at={"serbia": "0: 1 light; horde: 3 light"}, circle="3 5 8", run=battle(0, HORDE, "serbia"))
    play(m, (1, 1, 2), "reroll:none")
    assert position(m).honour[0] == 9


@rule("MEU-EX-45", "MEU-13.2", "MEU-EX-59", "MEU-22.1", "MEU-22.2")
def test_a_conqueror_keeps_and_plunders() -> None:
    m = medioevo(
        at={"pannonia": "0: 3 heavy; 1: 1 light caravan2"},
        built={"pannonia": "village cathedral"},
        war=((0, 1),),
        run=battle(0, 1, "pannonia"),
    )
    play(m, "button:destroy", "button:destroy", "button:fight-on", "button:fight-on")
    play(m, (4, 6, 8), "reroll:none", "sacrifice:0", (1, 2, 3), "reroll:none")
    while asked(m)[1] == "hit":
        play(m, m.legal(m.turn[0])[0])
    assert asked(m) == (0, "asset")
    before = position(m).florins[0]
    play(m, "button:plunder", "button:plunder", "button:keep")
    assert position(m).florins[0] == before + 200
    assert "caravan2" in here(m, "pannonia", 0)
    assert position(m).honour[0] == 10 + 1 + 1 + 3


@rule("MEU-9.27", "MEU-10.5")
def test_damage_makes_lighter_units_as_far_as_there_are_pieces() -> None:
    many = position(medioevo()).reserve(0, LIGHT)
    heavy = position(medioevo()).reserve(0, HEAVY)
    for army, at_sea, becomes in (
        ("1 heavy 1 cavalry", False, (LIGHT, HEAVY)),
        ("1 heavy 1 cavalry", True, (GONE, GONE)),
        (f"{heavy} heavy 1 cavalry", False, (LIGHT, LIGHT)),
        (f"{heavy} heavy {many - 1} light", False, (LIGHT, LIGHT)),
        (f"{heavy} heavy {many} light", False, (GONE, GONE)),
    ):
        state = position(medioevo(at={"thracia": f"0: {army}"}))
        found = (after_damage(state, 0, HEAVY, at_sea), after_damage(state, 0, CAVALRY, at_sea))
        assert found == becomes, army
        assert after_damage(state, 0, LIGHT, at_sea) == GONE
