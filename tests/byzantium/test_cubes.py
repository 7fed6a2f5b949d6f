"""Section 4: cubes and money."""

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
    legal,
    play,
    position,
    refuses,
    space,
)
from tests.support import rule

ONE_OF_EACH = "elite 1 main 1 levy 1 move 1"
BOXES = [f"{side}-{name}" for side in ("byzantine", "arab") for name in ("elite", "main", "levy", "move")]


def money(m: Match, seat: int = 0) -> tuple[int, int]:
    return bezants(m, seat, "byzantine"), bezants(m, seat, "arab")


@rule("BYZ-4.1")
def test_a_cube_comes_from_the_pool_any_box_of_either_army_or_the_casualties() -> None:
    m = byzantium(armies={(0, "byzantine"): ONE_OF_EACH, (0, "arab"): ONE_OF_EACH})
    begin(m, "action:take", "city:nicea")
    assert legal(m, "box") == ["pool", *BOXES, "casualties"]


@rule("BYZ-4.1")
def test_an_empty_box_is_no_source() -> None:
    m = byzantium(armies={(0, "arab"): "main 1"}, pool={0: 0}, casualties={0: 0})
    begin(m, "action:take", "city:nicea")
    for name in ("pool", "casualties", "arab-elite"):
        refuses(m, f"box:{name}", "BYZ-4.1")


@rule("BYZ-4.2")
@pytest.mark.parametrize("name", ["nicea", "mecca"])
def test_a_cube_of_the_pool_is_free_for_either_side(name: str) -> None:
    m = byzantium()
    play(m, "action:take", f"city:{name}", "box:pool")
    assert box(m, 0, "pool") == 8
    assert money(m) == (15, 5)


@rule("BYZ-4.3")
@pytest.mark.parametrize("source", ["byzantine-levy", "arab-move", "casualties"])
def test_any_other_cube_costs_3_bezants_of_the_side_that_benefits(source: str) -> None:
    m = byzantium(seats=2)
    before = box(m, 0, source)
    byzantine, arab = (after(m, "action:take", f"city:{name}", f"box:{source}") for name in ("nicea", "mecca"))
    assert box(byzantine, 0, source) == box(arab, 0, source) == before - 1
    assert money(byzantine) == (12, 5)
    assert money(arab) == (15, 2)


@rule("BYZ-4.3")
def test_moving_a_cube_within_an_army_costs_3_too() -> None:
    m = byzantium()
    play(m, "action:reinforce", "box:arab-move", "box:arab-main", "button:done")
    assert army(m, 0, "arab") == "main 7 move 6"
    assert money(m) == (15, 2)


@rule("BYZ-4.3")
def test_without_3_bezants_only_the_pool_is_left() -> None:
    m = byzantium(treasury={(0, "arab"): 2})
    begin(m, "action:take", "city:mecca")
    assert legal(m, "box") == ["pool"]
    refuses(m, "box:arab-main", "BYZ-4.3")
    refuses(m, "box:casualties", "BYZ-4.3")


ATTACK = {"antioch": "arab 1", "tarsus": "byzantine 1"}


@rule("BYZ-4.4")
@pytest.mark.parametrize(
    ("answers", "paid"),
    [
        (("action:take", "city:athens", "box:casualties"), (3, 0)),
        (("action:take", "city:tabuk", "box:casualties"), (0, 3)),
        (("action:reinforce", "box:byzantine-levy", "box:arab-main", "button:done"), (3, 0)),
        (("action:reinforce", "box:arab-levy", "box:byzantine-main", "button:done"), (0, 3)),
        (("action:special", "space:emperor", "box:arab-main"), (3, 0)),
        (("action:special", "space:caliph", "box:casualties"), (0, 3)),
        (("action:special", "space:growth_byzantine", "city:athens", "box:casualties"), (3, 0)),
        (("action:special", "space:growth_arab", "city:tabuk", "box:casualties"), (0, 3)),
        (("action:special", "space:fleet_byzantine", "box:casualties"), (3, 0)),
        (("action:special", "space:fleet_arab", "box:casualties"), (0, 3)),
        (("action:special", "space:civil_war_byzantine", "box:casualties"), (3, 0)),
        (("action:special", "space:civil_war_arab", "box:casualties"), (0, 3)),
        (("action:special", "space:fort", "city:nicea", "box:casualties"), (3, 0)),
        (("action:special", "space:fort", "city:mecca", "box:casualties"), (0, 3)),
        (("action:special", "space:bulgar", "city:adrianople", "box:casualties"), (0, 3)),
        (("action:special", "space:bulgar", "city:thessalonica", "box:casualties"), (3, 0)),
        (("action:special", "space:bulgar", "button:bulgars-grow", "box:casualties", "side:byzantine"), (3, 0)),
        (("action:special", "space:bulgar", "button:bulgars-grow", "box:casualties", "side:arab"), (0, 3)),
        (("action:church", "box:casualties"), (9, 0)),
        (("action:mosque", "box:casualties"), (0, 9)),
        (("action:move", "army:arab", "city:tarsus", (1,), "box:casualties"), (0, 3)),
        (("action:move", "army:byzantine", "city:amida", (1, 1), "box:casualties"), (3 - 1, 0)),  # 1 of plunder
    ],
)
def test_the_treasury_of_the_side_that_benefits_pays(answers: tuple[str], paid: tuple[int, int]) -> None:
    m = byzantium(
        cities={
            "antioch": "arab 1 by 1",
            "tarsus": "byzantine 1",
            "nicea": "byzantine 2 by 0",
            "mecca": "arab 2 by 0",
            "thessalonica": "arab 1",
        },
        armies={(0, "arab"): "main 4 move 1 at antioch", (0, "byzantine"): "main 4 move 1 at caesarea"},
        treasury={(0, "byzantine"): 20, (0, "arab"): 20},
    )
    begin(m, *answers)
    assert money(m) == (20 - paid[0], 20 - paid[1])


@rule("BYZ-4.5")
def test_a_cube_is_not_bought_for_the_cube_pool() -> None:
    m = byzantium()
    begin(m, "action:reinforce")
    refuses(m, "box:pool", "BYZ-4.5")


@rule("BYZ-4.6")
def test_one_may_pay_with_a_full_pool_and_mix_sources() -> None:
    m = byzantium()
    play(m, "action:reinforce", "box:byzantine-main", "box:casualties", "box:byzantine-main", "box:pool")
    play(m, "box:byzantine-main", "box:arab-main")
    assert army(m, 0, "byzantine") == "elite 1 main 6 levy 2 move 2"
    assert (box(m, 0, "pool"), box(m, 0, "casualties"), box(m, 0, "arab-main")) == (8, 11, 7)
    assert money(m) == (9, 5)


@rule("BYZ-4.7")
@pytest.mark.parametrize(
    "source", ["city:nicea", "space:caliph", "action:tax", "action:pass", "action:church", "removed", "guard:byzantine"]
)
def test_cubes_on_the_board_and_guards_are_no_source(source: str) -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 0"},
        armies={(0, "byzantine"): "guard", (0, "arab"): ""},
        spaces={"caliph": (0,)},
        worship={(0, "byzantine"): 1},
        tax={0: 1},
        pool={0: 1},
        casualties={0: 1},
    )
    begin(m, "action:take", "city:athens")
    assert legal(m, "box") == ["pool", "casualties"]
    refuses(m, source, "BYZ-4.7")
    refuses(m, "box:byzantine-elite", "BYZ-4.7")


@rule("BYZ-4.8", "BYZ-16.1")
@pytest.mark.parametrize(
    "answers",
    [
        ("action:take", "city:athens", "box:arab-main"),
        ("action:reinforce", "box:byzantine-main", "box:arab-main"),
        ("action:reinforce", "box:arab-levy", "box:arab-main"),
        ("action:special", "space:emperor", "box:arab-main"),
        ("action:special", "space:bulgar", "button:bulgars-grow", "box:arab-main", "side:byzantine"),
        ("action:church", "box:arab-main"),
    ],
)
def test_taking_the_last_army_cube_destroys_the_army(answers: tuple[str]) -> None:
    m = byzantium(armies={(0, "arab"): "main 1 at mecca"})
    begin(m, *answers)
    assert "at" not in army(m, 0, "arab")
    assert box(m, 0, "arab-main") == 0


@rule("BYZ-4.8")
def test_a_guard_keeps_the_army_alive() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 guard at mecca"})
    begin(m, "action:take", "city:athens", "box:arab-main")
    assert army(m, 0, "arab") == "guard at mecca"


@rule("BYZ-4.9")
def test_the_treasuries_are_separate_and_never_in_debt() -> None:
    m = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 2, (0, "arab"): 3})
    begin(m, "action:take")
    refuses(m, "city:athens", "BYZ-4.3")  # neither 2 and 1, nor 2 and a debt
    play(m, "city:tabuk", "box:casualties")
    assert money(m) == (2, 0)


@rule("BYZ-4.9", "BYZ-7.24")
def test_a_single_cube_is_not_paid_for_by_both_treasuries() -> None:
    m = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 2, (0, "arab"): 2})
    refuses(m, "action:special", "BYZ-3.10")
    m = byzantium(treasury={(0, "byzantine"): 2, (0, "arab"): 4})
    begin(m, "action:special", "space:bulgar", "button:bulgars-grow", "box:casualties")
    assert m.legal() == ["side:arab"]
    refuses(m, "side:byzantine", "BYZ-7.24")


@rule("BYZ-4.10")
def test_movement_is_paid_with_cubes_of_the_moving_army_only() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "main 2 move 3 at smyrna", (0, "arab"): "move 5"}, treasury={(0, "byzantine"): 30}
    )
    before = box(m, 0, "casualties")
    play(m, "action:move", "army:byzantine", "city:nicea", "button:stop")
    assert army(m, 0, "byzantine") == "main 2 move 2 at nicea"
    assert box(m, 0, "arab-move") == 5
    assert box(m, 0, "casualties") == before + 1
    assert money(m) == (30, 5)


@rule("BYZ-4.11")
def test_an_army_whose_only_cube_changes_boxes_lives_on() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 at mecca"})
    begin(m, "action:reinforce", "box:arab-elite", "box:arab-main")
    assert army(m, 0, "arab") == "elite 1 at mecca"


@rule("BYZ-4.12")
@pytest.mark.parametrize("cube", ["elite 1", "main 1", "move 1"])
def test_the_last_cube_of_the_army_cannot_pay_for_its_own_civil_war(cube: str) -> None:
    name = "arab-" + cube[:-2]
    m = byzantium(armies={(0, "arab"): f"{cube} levy 1 at mecca"}, pool={0: 0})
    begin(m, "action:special", "space:civil_war_arab")
    refuses(m, f"box:{name}", "BYZ-4.12")
    play(after(m, "box:arab-levy"), (1, 1))
    guarded = byzantium(armies={(0, "arab"): f"{cube} guard at mecca"}, pool={0: 0})
    assert can(guarded, "action:special", "space:civil_war_arab", f"box:{name}")


@rule("BYZ-4.12")
def test_without_another_cube_there_is_no_civil_war() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 at mecca", (0, "byzantine"): ""}, pool={0: 0}, casualties={0: 0})
    begin(m, "action:special")
    refuses(m, "space:civil_war_arab", "BYZ-4.12")


@rule("BYZ-4.12")
def test_the_cube_of_the_other_army_may_pay_and_destroy_it() -> None:
    m = byzantium(armies={(0, "arab"): "main 5 at mecca", (0, "byzantine"): "main 1 at nicea"})
    begin(m, "action:special", "space:civil_war_arab", "box:byzantine-main")
    assert army(m, 0, "byzantine") == ""
    assert space(m, "civil_war_arab") == [0]
    assert asked(m)[1] == "dice"
    assert city(m, "mecca") == "arab 2"
    assert position(m).raised[0] == 1
