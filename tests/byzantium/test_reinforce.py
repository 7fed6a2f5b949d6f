"""Section 6: reinforce."""

import pytest

from tests.byzantium.build import after, army, asked, begin, bezants, box, byzantium, can, legal, play, refuses
from tests.support import rule

BOXES = [f"{side}-{name}" for side in ("byzantine", "arab") for name in ("elite", "main", "levy", "move")]


@rule("BYZ-6.1")
@pytest.mark.parametrize("name", BOXES)
def test_a_cube_may_go_into_any_of_the_eight_boxes(name: str) -> None:
    m = byzantium()
    before = box(m, 0, name)
    play(m, "action:reinforce", f"box:{name}", "box:pool", "button:done")
    assert box(m, 0, name) == before + 1
    assert asked(m) == (1, "action")


@rule("BYZ-6.1")
def test_up_to_three_cubes_are_divided_freely() -> None:
    m = byzantium()
    play(m, "action:reinforce", "box:arab-levy", "box:pool", "box:byzantine-move", "box:pool")
    assert asked(m) == (0, "reinforce")
    play(m, "box:arab-levy", "box:pool")
    assert asked(m) == (1, "action"), "there is no fourth cube"
    assert (box(m, 0, "arab-levy"), box(m, 0, "byzantine-move"), box(m, 0, "pool")) == (2, 3, 6)


@rule("BYZ-6.2")
def test_an_elite_box_receives_one_cube_a_round_but_each_has_its_own_limit() -> None:
    m = byzantium()
    begin(m, "action:reinforce", "box:byzantine-elite", "box:pool")
    refuses(m, "box:byzantine-elite", "BYZ-6.2")
    begin(m, "box:arab-elite", "box:pool")
    refuses(m, "box:arab-elite", "BYZ-6.2")
    assert legal(m, "box") == [name for name in BOXES if "elite" not in name]


@rule("BYZ-6.2")
def test_the_elite_limit_begins_anew_in_the_next_round_and_other_boxes_have_none() -> None:
    m = byzantium(seats=2, armies={(0, "arab"): "elite 7 main 11"})
    for _ in range(2):
        play(m, "action:reinforce", "box:arab-elite", "box:pool", "box:arab-main", "box:pool", "button:done")
        if m.turn == (1,):
            play(m, "action:tax", "cubes:1", "bezants:0") if can(m, "action:tax") else play(m, "action:pass")
    assert army(m, 0, "arab") == "elite 9 main 13"


@rule("BYZ-6.3")
def test_the_army_that_receives_the_cube_pays_for_it() -> None:
    m = byzantium()
    begin(m, "action:reinforce", "box:arab-main", "box:byzantine-main", "box:byzantine-levy", "box:arab-move")
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (12, 2)
    assert army(m, 0, "byzantine") == "elite 1 main 2 levy 3 move 2"
    assert army(m, 0, "arab") == "main 9 move 4"


@rule("BYZ-6.3")
def test_an_army_without_money_receives_no_bought_cube() -> None:
    m = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 3, (0, "arab"): 2})
    begin(m, "action:reinforce")
    refuses(m, "box:arab-main", "BYZ-6.3")
    play(m, "box:byzantine-main", "box:casualties")
    assert asked(m) == (1, "action"), "the money is spent"


@rule("BYZ-6.4")
def test_the_pawn_need_not_be_on_the_map() -> None:
    m = byzantium()
    play(m, "action:reinforce", "box:arab-main", "box:pool", "button:done")
    assert army(m, 0, "arab") == "main 9 move 5"


@rule("BYZ-6.5")
def test_a_cube_just_placed_is_not_picked_up_again() -> None:
    m = byzantium()
    begin(m, "action:reinforce", "box:arab-elite", "box:pool", "box:byzantine-main")
    refuses(m, "box:arab-elite", "BYZ-6.5")
    assert "arab-main" in legal(m, "box")


@rule("BYZ-6.5")
def test_the_cubes_that_were_in_the_box_before_may_still_be_taken() -> None:
    m = byzantium(armies={(0, "arab"): "main 1"}, treasury={(0, "byzantine"): 15})
    begin(m, "action:reinforce", "box:arab-main", "box:pool")
    play(m, "box:byzantine-main", "box:arab-main")
    assert (box(m, 0, "arab-main"), box(m, 0, "byzantine-main")) == (1, 4)
    begin(m, "box:byzantine-main")
    refuses(m, "box:arab-main", "BYZ-6.5")


@rule("BYZ-6.5", "BYZ-3.9")
@pytest.mark.parametrize("name", ["byzantine-elite", "byzantine-move", "arab-main"])
def test_a_cube_does_not_come_from_the_box_it_is_for(name: str) -> None:
    m = byzantium()
    begin(m, "action:reinforce", f"box:{name}")
    refuses(m, f"box:{name}", "BYZ-3.9")


@rule("BYZ-3.9")
def test_a_box_is_closed_if_its_own_cubes_are_the_only_ones() -> None:
    lonely = byzantium(armies={(0, "arab"): "main 2", (0, "byzantine"): ""}, pool={0: 0}, casualties={0: 0})
    begin(lonely, "action:reinforce")
    refuses(lonely, "box:arab-main", "BYZ-6.3")
    assert army(after(lonely, "box:arab-levy"), 0, "arab") == "main 1 levy 1"


@rule("BYZ-6.1", "BYZ-4.1")
def test_casualties_alone_are_enough_to_reinforce_from() -> None:
    m = byzantium(armies={(0, "byzantine"): "", (0, "arab"): ""}, pool={0: 0}, casualties={0: 1})
    play(m, "action:reinforce", "box:arab-elite", "box:casualties", "button:done")
    assert (army(m, 0, "arab"), box(m, 0, "casualties")) == ("elite 1", 0)
