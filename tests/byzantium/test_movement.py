"""Section 10: move and/or fight."""

import pytest

from gonfalon import Match
from gonfalon.games.byzantium.content import MOVE
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
    legal,
    play,
    position,
    refuses,
    sheet,
    where,
)
from tests.support import rule

# -- bringing a pawn into play -----------------------------------------------------------------


@rule("BYZ-10.1")
def test_the_action_uses_one_of_the_two_armies() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 3 at nicea", (0, "arab"): "main 1 move 3 at mecca"})
    begin(m, "action:move")
    assert m.legal() == ["army:byzantine", "army:arab"]
    play(m, "army:arab", "city:medina", "button:stop")
    assert army(m, 0, "byzantine") == "main 1 move 3 at nicea"
    assert asked(m) == (1, "action")


@rule("BYZ-10.2")
def test_an_arab_pawn_enters_on_any_arab_city_and_moves_on() -> None:
    m = byzantium(cities={"medina": "arab 1 by 1", "tabuk": "arab 1 by 0", "hira": "arab 2"})
    begin(m, "action:move", "army:arab")
    assert legal(m, "city") == ["tabuk", "medina", "mecca", "hira"]
    refuses(m, "city:athens", "BYZ-10.2")
    refuses(m, "city:baghdad", "BYZ-10.2")
    begin(m, "city:mecca", "city:medina", "city:tabuk")
    assert army(m, 0, "arab") == "main 8 move 2 at tabuk", "placing is no step: 1 + 2 cubes"


@rule("BYZ-10.3")
def test_placing_costs_nothing_and_may_be_all() -> None:
    m = byzantium()
    before = sheet(m, 0)
    play(m, "action:move", "army:arab", "city:mecca", "button:stop")
    assert where(m, 0, "arab") == "mecca"
    assert {**sheet(m, 0), "pawns": before["pawns"]} == before


@rule("BYZ-10.3")
def test_after_placing_a_civil_war_may_follow_in_that_city() -> None:
    m = byzantium(cities={"mecca": "arab 2 by 1"})
    play(m, "action:move", "army:arab", "city:mecca", "button:civil-war", "box:pool")
    assert dice_due(m) == 2


@rule("BYZ-10.3", "BYZ-16.3")
def test_an_army_without_army_cubes_does_not_enter() -> None:
    m = byzantium(armies={(0, "arab"): "levy 3", (0, "byzantine"): "main 1 move 1 at nicea"})
    begin(m, "action:move")
    refuses(m, "army:arab", "BYZ-10.3")


@rule("BYZ-10.4", "BYZ-16.4")
def test_a_destroyed_army_comes_back_on_any_city_of_its_side() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 1"}, raised=(0,), cities={"athens": "arab 1"})
    begin(m, "action:move", "army:byzantine")
    assert len(legal(m, "city")) == 21 - 1
    assert "constantinople" in legal(m, "city")
    refuses(m, "city:athens", "BYZ-10.4")
    play(m, "city:constantinople", "city:smyrna", "button:stop")
    assert army(m, 0, "byzantine") == "main 1 at smyrna"


@rule("BYZ-10.5", "BYZ-5.4")
def test_the_byzantine_pawn_enters_first_only_by_a_claim() -> None:
    m = byzantium()
    begin(m, "action:move")
    refuses(m, "army:byzantine", "BYZ-10.5")


# -- steps and costs ---------------------------------------------------------------------------


def going(m: Match, side: str, *cities: str) -> Match:
    """A copy in which the army has taken these steps and may stop."""
    copy = m.copy()
    begin(copy, "action:move", f"army:{side}", *(f"city:{name}" for name in cities))
    return copy


@rule("BYZ-10.6")
def test_a_step_follows_one_link() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 9 at nicea"})
    begin(m, "action:move", "army:byzantine")
    assert sorted(legal(m, "city")) == ["ankara", "constantinople", "sinope", "smyrna"]
    refuses(m, "city:attalia", "BYZ-10.6")


@rule("BYZ-10.6")
def test_one_may_stay_and_fight_a_civil_war_for_no_move_cube() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 at nicea"})
    begin(m, "action:move", "army:byzantine")
    assert m.legal() == ["button:civil-war"]


@rule("BYZ-10.7")
def test_a_road_costs_1_for_either_side() -> None:
    m = byzantium(
        cities={"damascus": "arab 1", "palmyra": "arab 1"},
        armies={(0, "byzantine"): "main 1 move 3 at nicea", (0, "arab"): "main 1 move 3 at damascus"},
    )
    assert army(going(m, "byzantine", "ankara"), 0, "byzantine") == "main 1 move 2 at ankara"
    assert army(going(m, "arab", "palmyra"), 0, "arab") == "main 1 move 2 at palmyra"


@rule("BYZ-10.8")
def test_desert_is_for_arabs_only_at_1_cube() -> None:
    m = byzantium(
        cities={"medina": "byzantine 1", "jerusalem": "byzantine 3"},
        armies={(0, "byzantine"): "main 1 move 3 at jerusalem", (0, "arab"): "main 1 move 3 at mecca"},
    )
    byzantine, arab = going(m, "byzantine"), going(m, "arab", "hira")
    refuses(byzantine, "city:tabuk", "BYZ-10.8")
    assert box(arab, 0, "arab-move") == 2
    stranded = byzantium(cities={"medina": "byzantine 1"}, armies={(0, "byzantine"): "main 1 move 3 at medina"})
    begin(stranded, "action:move", "army:byzantine")
    assert legal(stranded, "city") == []


@rule("BYZ-10.9")
def test_the_sea_costs_1_for_byzantines_and_2_for_arabs() -> None:
    byzantine = byzantium(armies={(0, "byzantine"): "main 1 move 5 at candia"})
    assert box(going(byzantine, "byzantine", "athens"), 0, "byzantine-move") == 4
    arab = byzantium(cities={"candia": "arab 1"}, armies={(0, "arab"): "main 9 move 5 at candia"})
    assert box(going(arab, "arab", "athens"), 0, "arab-move") == 3


@rule("BYZ-10.9")
def test_from_nicea_to_constantinople_an_arab_army_pays_4() -> None:
    m = byzantium(cities={"nicea": "arab 1"}, armies={(0, "arab"): "main 9 move 4 at nicea"})
    assert box(going(m, "arab", "constantinople"), 0, "arab-move") == 0
    short = byzantium(cities={"nicea": "arab 1"}, armies={(0, "arab"): "main 9 move 3 at nicea"})
    begin(short, "action:move", "army:arab")
    refuses(short, "city:constantinople", "BYZ-10.15")
    road = byzantium(cities={"adrianople": "arab 1"}, armies={(0, "arab"): "main 9 move 4 at adrianople"})
    assert box(going(road, "arab", "constantinople"), 0, "arab-move") == 3
    byzantine = byzantium(armies={(0, "byzantine"): "main 9 move 4 at nicea"})
    assert box(going(byzantine, "byzantine", "constantinople"), 0, "byzantine-move") == 3


@rule("BYZ-10.10")
@pytest.mark.parametrize(("start", "goal", "cost"), [("candia", "athens", 1), ("nicea", "constantinople", 2)])
def test_the_arab_fleet_halves_the_sea_cost(start: str, goal: str, cost: int) -> None:
    m = byzantium(
        cities={start: "arab 1"}, armies={(0, "arab"): f"main 9 move 4 at {start}"}, spaces={"fleet_arab": (0,)}
    )
    assert box(going(m, "arab", goal), 0, "arab-move") == 4 - cost


@rule("BYZ-10.11")
@pytest.mark.parametrize(
    ("start", "goal", "own_fleet", "cost"),
    [
        ("candia", "athens", False, 4),
        ("candia", "athens", True, 2),
        ("nicea", "constantinople", False, 8),
        ("nicea", "constantinople", True, 4),
    ],
)
def test_the_byzantine_fleet_doubles_what_was_reached_so_far(start: str, goal: str, own_fleet: bool, cost: int) -> None:
    m = byzantium(
        cities={start: "arab 1"},
        armies={(0, "arab"): f"main 9 move 8 at {start}"},
        spaces={"fleet_byzantine": (1,), **({"fleet_arab": (0,)} if own_fleet else {})},
    )
    begin(m, "action:move", "army:arab", f"city:{goal}", "button:double", "button:leave")
    assert box(m, 0, "arab-move") == 8 - cost


@rule("BYZ-10.12")
def test_from_constantinople_byzantines_sail_to_any_coastal_city_for_1() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 3 at constantinople"})
    begin(m, "action:move", "army:byzantine")
    coast = "dyrrachium thessalonica athens nicea smyrna candia attalia sinope trebizond tarsus antioch damascus"
    assert sorted(legal(m, "city")) == sorted([*coast.split(), "alexandria", "leucosia", "adrianople"])
    refuses(m, "city:ankara", "BYZ-10.6")
    begin(m, "city:trebizond")
    assert army(m, 0, "byzantine") == "main 1 move 2 at trebizond"


@rule("BYZ-10.12")
@pytest.mark.parametrize("start", ["trebizond", "athens", "alexandria"])
def test_nobody_sails_into_constantinople_except_from_nicea(start: str) -> None:
    m = byzantium(armies={(0, "byzantine"): f"main 1 move 9 at {start}"})
    begin(m, "action:move", "army:byzantine")
    refuses(m, "city:constantinople", "BYZ-10.12")
    for gate in ("adrianople", "nicea"):
        assert can(
            byzantium(armies={(0, "byzantine"): f"main 1 move 9 at {gate}"}),
            "action:move",
            "army:byzantine",
            "city:constantinople",
        )


@rule("BYZ-10.13")
def test_a_second_step_costs_1_more() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 3 at nicea"})
    moved = going(m, "byzantine", "ankara", "caesarea")
    assert army(moved, 0, "byzantine") == "main 1 at caesarea"
    assert where(going(m, "byzantine", "ankara", "nicea"), 0, "byzantine") == "nicea"


@rule("BYZ-10.13")
def test_there_is_no_third_step() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 9 at nicea"})
    moved = going(m, "byzantine", "ankara", "caesarea")
    assert legal(moved, "city") == []
    refuses(moved, "city:tarsus", "BYZ-10.13")


@rule("BYZ-10.13")
def test_a_second_step_that_cannot_be_paid_is_refused() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 2 at nicea"})
    moved = going(m, "byzantine", "ankara")
    refuses(moved, "city:caesarea", "BYZ-10.15")


@rule("BYZ-10.13")
def test_an_arab_second_step_by_sea_costs_3_and_may_attack() -> None:
    m = byzantium(
        cities={"jerusalem": "arab 1", "alexandria": "arab 1"}, armies={(0, "arab"): "main 9 move 4 at jerusalem"}
    )
    moved = going(m, "arab", "alexandria", "candia")
    assert army(moved, 0, "arab") == "main 9 at candia"
    assert dice_due(moved) == 2


@rule("BYZ-10.13")
@pytest.mark.parametrize(("fleets", "cost"), [({"fleet_arab": (0,)}, 2), ({"fleet_byzantine": (1,)}, 5)])
def test_fleets_halve_or_double_before_the_surcharge(fleets: dict[str, tuple[int, ...]], cost: int) -> None:
    m = byzantium(
        cities={"jerusalem": "arab 1", "alexandria": "arab 1"},
        armies={(0, "arab"): "main 9 move 9 at jerusalem"},
        spaces=fleets,
    )
    begin(m, "action:move", "army:arab", "city:alexandria", "city:candia")
    if "fleet_byzantine" in fleets:
        begin(m, "button:double")
    assert box(m, 0, "arab-move") == 8 - cost


@rule("BYZ-10.14")
def test_a_civil_war_space_must_be_free_and_of_the_armys_colour() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 move 1 at nicea"}, spaces={"civil_war_byzantine": (1,)})
    begin(m, "action:move", "army:byzantine", "city:ankara")
    refuses(m, "button:civil-war", "BYZ-7.1")


@rule("BYZ-10.15")
def test_the_whole_cost_must_lie_in_the_move_box() -> None:
    m = byzantium(cities={"candia": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at candia"})
    begin(m, "action:move", "army:arab")
    refuses(m, "city:athens", "BYZ-10.15")


@rule("BYZ-10.16")
def test_a_payment_that_takes_the_last_army_cube_destroys_the_army() -> None:
    m = byzantium(armies={(0, "byzantine"): "levy 2 move 1 at caesarea"}, treasury={(0, "byzantine"): 9})
    begin(m, "action:move", "army:byzantine", "city:amida")
    assert army(m, 0, "byzantine") == "levy 2"
    assert (asked(m), bezants(m, 0, "byzantine")) == ((1, "action"), 9)
    guarded = byzantium(armies={(0, "byzantine"): "move 1 guard at nicea"})
    begin(guarded, "action:move", "army:byzantine", "city:ankara")
    assert army(guarded, 0, "byzantine") == "guard at ankara"


# -- the Byzantine Fleet -----------------------------------------------------------------------


def sailing(forces: str, *, holder: int = 1, goal: str = "byzantine 1", **spaces: tuple[int, ...]) -> Match:
    """An Arab army of seat 0 that has announced the step from Alexandria to Candia."""
    m = byzantium(
        cities={"alexandria": "arab 1", "candia": goal},
        armies={(0, "arab"): f"{forces} at alexandria"},
        spaces={"fleet_byzantine": (holder,), "civil_war_arab": (1, 2), **spaces},
    )
    begin(m, "action:move", "army:arab", "city:candia")
    return m


@rule("BYZ-10.17")
def test_the_fleet_doubles_then_the_mover_pays_then_the_fleet_rolls_a_die_per_cube_paid() -> None:
    m = sailing("elite 1 main 5 move 5")
    assert asked(m) == (1, "fleet-double")
    assert box(m, 0, "arab-move") == 5
    begin(m, "button:double")
    assert asked(m) == (1, "fleet-roll")
    assert army(m, 0, "arab") == "elite 1 main 5 move 1 at alexandria"
    begin(m, "button:roll")
    assert dice_due(m) == 4
    begin(m, (4, 5, 6, 3))
    assert (asked(m), legal(m, "box")) == ((0, "lose"), ["arab-elite", "arab-main", "arab-move"])
    begin(m, "box:arab-elite", "box:arab-main", "box:arab-move")
    assert army(m, 0, "arab") == "main 4 at candia"
    assert dice_due(m) == 1, "it arrives and attacks"


@rule("BYZ-10.17")
def test_doubling_and_rolling_are_separate_options() -> None:
    m = sailing("main 5 move 5")
    begin(m, "button:leave", "button:roll")
    assert dice_due(m) == 2
    m = sailing("main 5 move 5")
    begin(m, "button:double", "button:leave")
    assert army(m, 0, "arab") == "main 5 move 1 at candia"


@rule("BYZ-10.17", "BYZ-10.13")
def test_the_surcharge_counts_for_the_dice() -> None:
    m = byzantium(
        cities={"jerusalem": "arab 1", "alexandria": "arab 1"},
        armies={(0, "arab"): "main 9 move 9 at jerusalem"},
        spaces={"fleet_byzantine": (1,)},
    )
    begin(m, "action:move", "army:arab", "city:alexandria", "city:candia", "button:leave", "button:roll")
    assert dice_due(m) == 3


@rule("BYZ-10.17", "BYZ-10.16")
def test_no_dice_are_rolled_if_the_payment_destroys_the_army() -> None:
    m = sailing("move 4")
    begin(m, "button:double")
    assert (army(m, 0, "arab"), asked(m)) == ("", (1, "action"))


@rule("BYZ-10.17")
def test_if_the_dice_destroy_the_army_the_action_ends() -> None:
    m = sailing("main 2 move 2")
    before = box(m, 0, "casualties")
    play(m, "button:leave", "button:roll", (6, 6))
    assert (army(m, 0, "arab"), asked(m)) == ("", (1, "action"))
    assert box(m, 0, "casualties") == before + 4
    assert city(m, "candia") == "byzantine 1"


@rule("BYZ-10.18")
def test_a_step_that_cannot_be_paid_doubled_is_withdrawn_and_another_may_be_chosen() -> None:
    m = sailing("main 9 move 3")
    begin(m, "button:double")
    assert army(m, 0, "arab") == "main 9 move 3 at alexandria"
    assert asked(m) == (0, "step")
    refuses(m, "city:candia", "BYZ-10.18")
    by_land, by_sea, stopping = m.copy(), m.copy(), m.copy()
    begin(by_land, "city:tabuk")
    assert army(by_land, 0, "arab") == "main 9 move 2 at tabuk"
    begin(by_sea, "city:leucosia")
    assert asked(by_sea) == (1, "fleet-double"), "another sea step is a new question"
    begin(stopping, "button:stop")
    assert asked(stopping) == (1, "action")


@rule("BYZ-10.18")
def test_a_civil_war_may_follow_a_withdrawn_step() -> None:
    m = byzantium(
        cities={"alexandria": "arab 1"},
        armies={(0, "arab"): "main 9 move 2 at alexandria"},
        spaces={"fleet_byzantine": (1,)},
    )
    begin(m, "action:move", "army:arab", "city:candia", "button:double")
    assert "button:civil-war" in m.legal()


@rule("BYZ-3.9", "BYZ-10.18")
def test_the_fleet_lets_nobody_stall_without_end() -> None:
    m = byzantium(
        cities={"alexandria": "arab 1", "damascus": "arab 1"},
        armies={(0, "arab"): "main 9 move 2 at alexandria", (1, "arab"): "main 9 move 3 at alexandria"},
        spaces={"fleet_byzantine": (2,)},
        passed=(2,),
    )
    for seat in (0, 1):
        begin(m, "action:move", "army:arab", "city:candia", "button:double")
        assert asked(m) == (seat, "step")
        begin(m, "button:stop")
    assert asked(m) == (0, "action")
    begin(m, "action:move", "army:arab")
    refuses(m, "city:candia", "BYZ-3.9")
    assert "city:tabuk" in m.legal(), "by land he may go"
    position(m).cubes[4 + MOVE] = 4
    position(m)._request = None
    assert "city:candia" in m.legal(), "whoever can pay the double may sail"


@rule("BYZ-3.9", "BYZ-21.2")
def test_in_the_next_turn_the_fleet_may_stop_him_again() -> None:
    m = byzantium(
        2,
        cities={"alexandria": "arab 1"},
        armies={(0, "arab"): "main 9 move 2 at alexandria"},
        spaces={"fleet_byzantine": (1,)},
        rich=True,
    )
    begin(m, "action:move", "army:arab", "city:candia", "button:double", "button:stop")
    assert position(m).stopped == 1
    for _ in range(40):
        if position(m).turn_number == 2:
            break
        begin(m, "action:pass" if "action:pass" in m.legal() else str(m.legal()[0]))
    assert position(m).turn_number == 2
    assert position(m).stopped == 0


@rule("BYZ-10.18")
def test_who_can_pay_the_double_must_go_on() -> None:
    m = sailing("main 9 move 4")
    begin(m, "button:double", "button:leave")
    assert army(m, 0, "arab") == "main 9 at candia"


@rule("BYZ-10.19")
def test_the_fleet_is_never_used_against_ones_own_arab_army() -> None:
    m = sailing("main 9 move 2", holder=0)
    assert dice_due(m) == 1, "the siege of Candia: nobody was asked"


# -- entering cities ---------------------------------------------------------------------------


@rule("BYZ-10.20")
def test_entering_a_friendly_city_causes_no_fight() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 + fort by 1"},
        armies={(0, "byzantine"): "main 1 move 5 at smyrna", (1, "byzantine"): "main 5 levy 2 at nicea"},
    )
    begin(m, "action:move", "army:byzantine", "city:nicea")
    assert asked(m) == (0, "step")
    assert "city:ankara" in m.legal()


@rule("BYZ-10.21")
@pytest.mark.parametrize("spec", ["persian", "byzantine 2", "bulgar 2"])
def test_entering_any_other_city_is_an_attack_at_once(spec: str) -> None:
    m = byzantium(
        cities={"caesarea": "arab 1", "amida": spec}, armies={(0, "arab"): "main 5 move 5 at caesarea"}, bulgars=0
    )
    begin(m, "action:move", "army:arab", "city:amida")
    assert dice_due(m) == 2, "it cannot pass through"


@rule("BYZ-10.21")
def test_an_arab_city_is_attacked_by_a_byzantine_army() -> None:
    m = byzantium(cities={"caesarea": "arab 1"}, armies={(0, "byzantine"): "main 5 move 5 at ankara"})
    begin(m, "action:move", "army:byzantine", "city:caesarea")
    assert dice_due(m) == 1


@rule("BYZ-10.22")
def test_one_does_not_attack_a_city_one_controls() -> None:
    m = byzantium(
        cities={"caesarea": "arab 1 by 0", "ankara": "byzantine 2 by 0"},
        armies={(0, "byzantine"): "main 1 move 1 at ankara", (0, "arab"): "main 1 move 1 at caesarea"},
    )
    begin(m, "action:move")
    byzantine, arab = m.copy(), m.copy()
    begin(byzantine, "army:byzantine")
    refuses(byzantine, "city:caesarea", "BYZ-10.22")
    begin(arab, "army:arab")
    refuses(arab, "city:ankara", "BYZ-10.22")


@rule("BYZ-10.23")
def test_nor_a_city_where_ones_own_other_pawn_stands() -> None:
    m = byzantium(
        cities={"caesarea": "arab 1 by 1"},
        armies={(0, "byzantine"): "main 1 move 1 at ankara", (0, "arab"): "main 1 move 1 at caesarea"},
    )
    begin(m, "action:move")
    byzantine, arab = m.copy(), m.copy()
    begin(byzantine, "army:byzantine")
    refuses(byzantine, "city:caesarea", "BYZ-10.23")
    begin(arab, "army:arab")
    refuses(arab, "city:ankara", "BYZ-10.23")


@rule("BYZ-10.23")
def test_this_holds_for_constantinople_too() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "byzantine"): "main 1 at constantinople", (0, "arab"): "main 9 move 1 at adrianople"},
    )
    begin(m, "action:move", "army:arab")
    refuses(m, "city:constantinople", "BYZ-10.23")


@rule("BYZ-10.24")
def test_uncontrolled_cities_of_the_other_side_are_attacked_like_any_other() -> None:
    m = byzantium(cities={"caesarea": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at caesarea"})
    play(m, "action:move", "army:arab", "city:ankara", (1, 1), "box:pool")
    assert city(m, "ankara") == "arab 1 by 0"
    assert position(m).spaces.count(0) == 0
    assert after(m, "action:pass").turn == (2,)
