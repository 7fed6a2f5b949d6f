"""Sections 12 and 13: Levy and battle."""

import pytest

from gonfalon import Match
from tests.byzantium.build import (
    after,
    army,
    asked,
    begin,
    box,
    byzantium,
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


def attack_on_tarsus(
    attacker: str = "main 9",
    defender: str = "",
    *,
    tarsus: str = "byzantine 2 by 1",
    third: str = "",
    spaces: dict[str, tuple[int, ...]] | None = None,
) -> Match:
    """Seat 0's Arab army, its step from Antioch paid for, attacks Tarsus; the others' armies are Byzantine."""
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": tarsus},
        armies={(1, "byzantine"): defender, (2, "byzantine"): third, (0, "arab"): f"{attacker} at antioch"},
        spaces=spaces,
    )
    s = position(m)
    s.cubes[7] += 1
    s.casualties[0] -= 1
    begin(m, "action:move", "army:arab", "city:tarsus")
    return m


# -- Levy --------------------------------------------------------------------------------------


@rule("BYZ-12.1")
def test_the_controller_may_use_his_levy_or_not() -> None:
    m = attack_on_tarsus(defender="levy 4")
    assert (asked(m), m.legal()) == ((1, "levy"), ["button:levy", "button:no-levy"])
    begin(m, "button:levy")
    used = m.copy()
    assert dice_due(used) == 3, "the attacker's"
    begin(used, (1, 1, 1))
    assert dice_due(used) == 3, "the Levy's: at most three"
    m = attack_on_tarsus(defender="levy 4")
    begin(m, "button:no-levy")
    assert dice_due(m) == 2, "the siege"


@rule("BYZ-12.1")
def test_a_levy_of_no_cubes_or_of_the_other_side_cannot_be_used() -> None:
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": "byzantine 2 by 1"},
        armies={(0, "arab"): "main 9 move 1 at antioch", (1, "byzantine"): "main 3", (1, "arab"): "levy 5"},
    )
    begin(m, "action:move", "army:arab", "city:tarsus")
    assert dice_due(m) == 2


@rule("BYZ-12.1")
def test_an_arab_city_is_defended_by_the_arab_levy() -> None:
    m = byzantium(
        cities={"antioch": "arab 1 by 1"},
        armies={(0, "byzantine"): "main 9 move 1 at tarsus", (1, "arab"): "levy 2"},
    )
    begin(m, "action:move", "army:byzantine", "city:antioch", "button:levy", (6, 1, 1), (1, 1))
    assert army(m, 1, "arab") == "levy 1"


@rule("BYZ-12.2")
def test_a_controller_whose_own_pawn_just_fled_may_use_his_levy() -> None:
    m = attack_on_tarsus(defender="main 1 levy 2 at tarsus")
    begin(m, "button:flee", "city:ankara")
    assert asked(m) == (1, "levy")


@rule("BYZ-12.3")
def test_no_levy_beside_a_pawn_nor_after_its_defeat() -> None:
    m = attack_on_tarsus(defender="main 1 levy 5 at tarsus")
    play(m, "button:stay", (6, 1, 1), (1,))
    assert dice_due(m) == 2, "straight to the siege"


@rule("BYZ-12.3")
def test_not_even_when_the_beaten_pawn_belonged_to_another_player() -> None:
    m = attack_on_tarsus(defender="levy 5", third="main 1 at tarsus")
    assert asked(m) == (2, "flee")
    play(m, "button:stay", (6, 1, 1), (1,))
    assert dice_due(m) == 2


@rule("BYZ-12.4")
def test_only_the_emperor_defends_constantinople_with_his_byzantine_levy() -> None:
    nobody = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (1, "byzantine"): "levy 3"},
    )
    begin(nobody, "action:move", "army:arab", "city:constantinople")
    assert dice_due(nobody) == 5
    emperor = byzantium(
        cities={"adrianople": "arab 1"},
        armies={
            (0, "arab"): "main 9 move 1 at adrianople",
            (1, "byzantine"): "levy 3",
            (2, "byzantine"): "levy 2 guard",
        },
    )
    begin(emperor, "action:move", "army:arab", "city:constantinople")
    assert asked(emperor) == (2, "levy")
    begin(emperor, "button:levy", (6, 6, 6), (1, 1))
    assert army(emperor, 2, "byzantine") == "guard"


@rule("BYZ-12.5")
@pytest.mark.parametrize("tarsus", ["byzantine 2", "persian", "bulgar 2"])
def test_uncontrolled_persian_and_bulgar_cities_have_no_levy(tarsus: str) -> None:
    m = attack_on_tarsus(defender="levy 3", tarsus=tarsus)
    if tarsus.startswith("bulgar"):
        begin(m, (1, 1, 1), (1, 1, 1))
    assert dice_due(m) == 2


@rule("BYZ-12.6")
def test_an_emperor_who_attacks_constantinople_has_no_levy_against_himself() -> None:
    arabs = byzantium(
        cities={"adrianople": "arab 1"},
        armies={(0, "arab"): "main 9 move 1 at adrianople", (0, "byzantine"): "levy 3 guard"},
    )
    begin(arabs, "action:move", "army:arab", "city:constantinople")
    assert dice_due(arabs) == 5
    bulgars = byzantium(cities={"adrianople": "bulgar 1"}, armies={(0, "byzantine"): "levy 3 guard"})
    begin(bulgars, "action:special", "space:bulgar", "city:constantinople", "box:pool")
    assert dice_due(bulgars) == 5


# -- battle ------------------------------------------------------------------------------------


@rule("BYZ-13.1")
def test_a_battle_opposes_the_attacker_to_one_defender_at_a_time() -> None:
    m = attack_on_tarsus("main 9", "main 5 at tarsus", third="main 4 at tarsus")
    begin(m, "button:stay", "button:stay", "seat:1", (1, 1, 1))
    assert dice_due(m) == 3, "seat 1 alone"
    before = sheet(m, 2)
    begin(m, (1, 1, 1))
    assert sheet(m, 2) == before


@rule("BYZ-13.2")
@pytest.mark.parametrize(
    ("forces", "dice"),
    [("main 1 move 3", 1), ("main 3", 3), ("main 9", 3), ("elite 2 main 9", 5), ("elite 2 guard", 3)],
)
def test_a_field_army_rolls_up_to_three_main_army_dice_and_all_its_elite(forces: str, dice: int) -> None:
    m = attack_on_tarsus(forces, "main 4 at tarsus")
    begin(m, "button:stay", "seat:1")
    assert dice_due(m) == dice
    m = attack_on_tarsus("main 1", f"{forces} at tarsus")
    begin(m, "button:stay", "seat:1", (1,))
    assert dice_due(m) == dice


@rule("BYZ-13.2")
@pytest.mark.parametrize(("levy", "dice"), [(1, 1), (3, 3), (7, 3)])
def test_a_levy_rolls_up_to_three_dice_and_nothing_for_elite(levy: int, dice: int) -> None:
    m = attack_on_tarsus(defender=f"elite 4 guard levy {levy}")
    begin(m, "button:levy", (1, 1, 1))
    assert dice_due(m) == dice


@rule("BYZ-13.2")
@pytest.mark.parametrize(("cubes", "dice"), [(1, 1), (2, 2), (11, 3)])
def test_the_bulgars_roll_up_to_three_dice(cubes: int, dice: int) -> None:
    m = byzantium(
        cities={"thessalonica": "bulgar 1"}, armies={(0, "byzantine"): "main 1 move 1 at athens"}, bulgars=cubes
    )
    begin(m, "action:move", "army:byzantine", "city:thessalonica", (1,))
    assert dice_due(m) == dice


@rule("BYZ-13.3")
def test_both_sides_roll_before_any_loss_is_taken() -> None:
    m = attack_on_tarsus("main 3", "main 3 at tarsus")
    begin(m, "button:stay", "seat:1", (6, 6, 6))
    assert box(m, 1, "byzantine-main") == 3
    assert dice_due(m) == 3, "all three still roll"
    play(m, (6, 6, 6))
    assert (army(m, 0, "arab"), army(m, 1, "byzantine")) == ("", ""), "each hit costs the other side a cube"


@rule("BYZ-13.4")
def test_the_attacker_removes_his_losses_first_in_any_mix() -> None:
    m = attack_on_tarsus("elite 1 main 3 move 1", "elite 1 main 2 levy 3 move 1 at tarsus")
    begin(m, "button:stay", "seat:1", (6, 6, 1, 1), (6, 6, 6))
    assert (asked(m), legal(m, "box")) == ((0, "lose"), ["arab-elite", "arab-main", "arab-move"])
    refuses(m, "box:arab-levy", "BYZ-13.4")
    begin(m, "box:arab-elite", "box:arab-move", "box:arab-main")
    assert asked(m) == (1, "lose")
    assert legal(m, "box") == ["byzantine-elite", "byzantine-main", "byzantine-move"]
    refuses(m, "box:byzantine-levy", "BYZ-13.4")


@rule("BYZ-13.4", "BYZ-13.5")
def test_a_levy_loses_levy_cubes_only() -> None:
    m = attack_on_tarsus(defender="elite 2 main 2 levy 3")
    before = box(m, 1, "casualties")
    begin(m, "button:levy", (6, 6, 1), (1, 1, 1))
    assert army(m, 1, "byzantine") == "elite 2 main 2 levy 1"
    assert box(m, 1, "casualties") == before + 2


@rule("BYZ-13.5")
def test_lost_cubes_go_to_the_casualty_pool_and_surplus_hits_are_ignored() -> None:
    m = attack_on_tarsus("main 9", "main 1 at tarsus")
    attacker, defender = box(m, 0, "casualties"), box(m, 1, "casualties")
    play(m, "button:stay", (6, 6, 6), (6,))
    assert (box(m, 0, "casualties"), box(m, 1, "casualties")) == (attacker + 1, defender + 1)
    assert box(m, 1, "byzantine-levy") == 0
    assert dice_due(m) == 2


@rule("BYZ-13.5")
def test_lost_bulgars_can_come_back_from_the_supply() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 1"}, armies={(0, "byzantine"): "main 5 move 1 at athens"}, bulgars=2)
    play(m, "action:move", "army:byzantine", "city:thessalonica", (6, 6, 6), (1, 1), (1,), "box:pool")
    assert position(m).bulgars == 0
    play(m, "action:special", "space:bulgar", "button:bulgars-grow", "box:pool")
    assert position(m).bulgars == 4


@rule("BYZ-13.6")
@pytest.mark.parametrize(
    ("attacker", "defender", "won"),
    [
        ("main 5", "main 4", True),
        ("main 4", "main 4", False),
        ("main 3 move 4", "main 4", False),
        ("elite 2 main 3", "main 4 move 8", True),
        ("elite 2 main 3", "elite 1 main 4", False),
    ],
)
def test_only_the_strictly_stronger_attacker_wins(attacker: str, defender: str, won: bool) -> None:
    m = attack_on_tarsus(attacker, f"{defender} at tarsus")
    begin(m, "button:stay", "seat:1")
    begin(m, (1,) * dice_due(m))
    begin(m, (1,) * dice_due(m))
    assert (asked(m)[1] == "flee-to") is won
    assert (where(m, 0, "arab") == "antioch") is not won


@rule("BYZ-13.6")
@pytest.mark.parametrize(("levy", "won"), [(3, True), (4, False)])
def test_a_levy_is_as_strong_as_its_cubes(levy: int, won: bool) -> None:
    m = attack_on_tarsus("main 4", f"elite 2 main 5 levy {levy}")
    begin(m, "button:levy", (1, 1, 1), (1, 1, 1))
    assert (where(m, 0, "arab") == "tarsus") is won


@rule("BYZ-13.7")
def test_a_beaten_pawn_flees_at_once() -> None:
    m = attack_on_tarsus("main 9", "main 3 move 2 at tarsus")
    begin(m, "button:stay", "seat:1", (1, 1, 1), (1, 1, 1))
    assert asked(m) == (1, "flee-to")
    begin(m, "city:caesarea")
    assert army(m, 1, "byzantine") == "main 3 move 2 at caesarea"
    assert dice_due(m) == 2


@rule("BYZ-13.7")
def test_a_beaten_levy_keeps_its_cubes_and_can_defend_elsewhere() -> None:
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": "byzantine 1 by 1", "edessa": "byzantine 1 by 1"},
        armies={
            (0, "arab"): "main 9 move 1 at antioch",
            (1, "byzantine"): "levy 2",
            (2, "arab"): "main 9 move 1 at antioch",
        },
        turn_of=0,
    )
    play(m, "action:move", "army:arab", "city:tarsus", "button:levy", (6, 1, 1), (1, 1), (1,), "box:pool")
    assert army(m, 1, "byzantine") == "levy 1"
    play(m, "action:pass", "action:move", "army:arab", "city:edessa")
    assert asked(m) == (1, "levy")


@rule("BYZ-13.7")
def test_beaten_bulgars_keep_their_cubes() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 1"}, armies={(0, "byzantine"): "main 5 move 1 at athens"}, bulgars=4)
    play(m, "action:move", "army:byzantine", "city:thessalonica", (1, 1, 1), (1, 1, 1), (1,), "box:pool")
    assert position(m).bulgars == 4
    assert city(m, "thessalonica") == "byzantine 1 by 0"


@rule("BYZ-13.8")
def test_if_the_defender_wins_there_is_no_siege() -> None:
    m = attack_on_tarsus("main 4", "main 4 at tarsus")
    play(m, "button:stay", (1, 1, 1), (1, 1, 1))
    assert asked(m) == (1, "action")
    assert army(m, 1, "byzantine") == "main 4 at tarsus"
    assert city(m, "tarsus") == "byzantine 2 by 1"


@rule("BYZ-13.9")
def test_the_attacker_chooses_the_order_and_losses_carry_over() -> None:
    m = attack_on_tarsus("main 6", "main 3 at tarsus", third="main 4 at tarsus")
    begin(m, "button:stay", "button:stay")
    assert (asked(m), m.legal()) == ((0, "next-battle"), ["seat:1", "seat:2"])
    begin(m, "seat:2", (1, 1, 1), (6, 1, 1), "box:arab-main", "city:ankara")
    assert army(m, 0, "arab") == "main 5 at tarsus"
    assert m.legal() == ["seat:1"]
    begin(m, "seat:1", (1, 1, 1), (6, 1, 1), "box:arab-main", "city:ankara")
    assert army(m, 0, "arab") == "main 4 at tarsus"
    assert dice_due(m) == 2, "all are beaten: the siege"


@rule("BYZ-13.9")
def test_one_lost_battle_ends_the_attack_and_the_other_defenders_stay() -> None:
    m = attack_on_tarsus("main 4", "main 3 at tarsus", third="main 9 at tarsus")
    play(m, "button:stay", "button:stay", "seat:2", (1, 1, 1), (1, 1, 1))
    assert where(m, 0, "arab") == "antioch"
    assert where(m, 1, "byzantine") == where(m, 2, "byzantine") == "tarsus"


@rule("BYZ-13.10", "BYZ-16.1")
def test_a_destroyed_attacker_ends_the_attack() -> None:
    m = attack_on_tarsus("main 2 levy 3", "main 3 at tarsus")
    play(m, "button:stay", (6, 1), (6, 6, 1))
    assert army(m, 0, "arab") == "levy 3"
    assert army(m, 1, "byzantine") == "main 2 at tarsus"
    assert (city(m, "tarsus"), asked(m)) == ("byzantine 2 by 1", (1, "action"))


@rule("BYZ-13.10")
def test_a_destroyed_defender_does_not_flee_and_strength_1_goes_on() -> None:
    m = attack_on_tarsus("elite 1", "main 1 at tarsus")
    play(m, "button:stay", (6,), (1,))
    assert army(m, 1, "byzantine") == ""
    assert dice_due(m) == 2


@rule("BYZ-13.10")
def test_against_a_destroyed_defender_move_cubes_alone_have_lost() -> None:
    m = attack_on_tarsus("main 1 move 2", "main 1 at tarsus")
    play(m, "button:stay", (6,), (6,), "box:arab-main")
    assert army(m, 1, "byzantine") == ""
    assert army(m, 0, "arab") == "move 2 at antioch"
    assert after(m, "action:pass").turn == (2,)
