"""Sections 8, 9 and 19: tax, church or mosque, pass."""

import pytest

from tests.byzantium.build import (
    after,
    army,
    asked,
    begin,
    bezants,
    box,
    byzantium,
    can,
    end_actions,
    legal,
    play,
    points,
    position,
    refuses,
    where,
)
from tests.support import rule

# -- tax ---------------------------------------------------------------------------------------


@rule("BYZ-8.1")
@pytest.mark.parametrize("byzantine", range(7))
def test_each_cube_brings_2_bezants_divided_coin_by_coin(byzantine: int) -> None:
    m = byzantium()
    play(m, "action:tax", "cubes:3", f"bezants:{byzantine}")
    assert (box(m, 0, "pool"), position(m).tax[0]) == (6, 3)
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15 + byzantine, 5 + 6 - byzantine)


@rule("BYZ-8.1")
def test_a_division_says_what_either_treasury_gets() -> None:
    m = byzantium()
    begin(m, "action:tax", "cubes:3")
    assert m.describe("bezants:4") == "4 Byzantine, 2 Arab"
    assert m.describe("bezants:4", "fr").startswith("4 au byzantin, 2 ")


@rule("BYZ-8.1")
def test_any_number_of_pool_cubes_from_1_may_be_taxed() -> None:
    m = byzantium(pool={0: 4})
    begin(m, "action:tax")
    assert legal(m, "cubes") == ["1", "2", "3", "4"]
    refuses(m, "cubes:5", "BYZ-8.1")
    begin(m, "cubes:1")
    assert legal(m, "bezants") == ["0", "1", "2"]


@rule("BYZ-8.2")
def test_only_pool_cubes_are_taxed_and_only_once_a_turn() -> None:
    refuses(byzantium(pool={0: 0}), "action:tax", "BYZ-8.2")
    m = byzantium(seats=2)
    play(m, "action:tax", "cubes:1", "bezants:0", "action:tax", "cubes:9", "bezants:0")
    refuses(m, "action:tax", "BYZ-8.2")
    assert position(m).tax == [1, 9], "there is room for everybody's cubes"


# -- church and mosque -------------------------------------------------------------------------


@rule("BYZ-9.1")
@pytest.mark.parametrize(
    ("action", "side", "other"), [("church", "byzantine", "arab"), ("mosque", "arab", "byzantine")]
)
def test_6_bezants_and_a_cube_score_2_points_on_the_same_side(action: str, side: str, other: str) -> None:
    m = byzantium(treasury={(0, "byzantine"): 10, (0, "arab"): 10})
    play(m, f"action:{action}", "box:pool")
    assert (bezants(m, 0, side), bezants(m, 0, other)) == (4, 10)
    assert (points(m, 0, side), points(m, 0, other)) == (12, 10)
    assert box(m, 0, "pool") == 8


@rule("BYZ-9.1")
def test_the_other_treasury_does_not_help() -> None:
    m = byzantium(treasury={(0, "byzantine"): 5, (0, "arab"): 40})
    refuses(m, "action:church", "BYZ-9.1")
    assert can(m, "action:mosque")


@rule("BYZ-9.2")
def test_a_bought_cube_makes_it_9() -> None:
    m = byzantium(treasury={(0, "byzantine"): 9, (0, "arab"): 8})
    play(after(m, "action:church"), "box:casualties")
    church = after(m, "action:church", "box:arab-main")
    assert (bezants(church, 0, "byzantine"), box(church, 0, "arab-main")) == (0, 7)
    begin(m, "action:mosque")
    assert legal(m, "box") == ["pool"]
    refuses(m, "box:casualties", "BYZ-4.3")
    empty = byzantium(pool={0: 0}, treasury={(0, "arab"): 8})
    refuses(empty, "action:mosque", "BYZ-9.2")


@rule("BYZ-9.3")
def test_the_cube_stays_for_the_rest_of_the_game_and_there_is_no_limit() -> None:
    m = byzantium(rich=True, worship={(0, "byzantine"): 7})
    play(m, "action:church", "box:pool")
    end_actions(m)
    assert position(m).turn_number == 2
    assert position(m).worship[0] == 8


# -- pass --------------------------------------------------------------------------------------


@rule("BYZ-19.1")
def test_a_casualty_is_put_on_pass_free_of_charge() -> None:
    m = byzantium()
    play(m, "action:pass")
    assert box(m, 0, "casualties") == 11
    assert position(m).pass_cube == [1, 0, 0]
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15, 5)
    assert (box(m, 0, "pool"), army(m, 0, "arab")) == (9, "main 8 move 5")
    assert asked(m) == (1, "action")


@rule("BYZ-19.2")
def test_the_first_to_pass_begins_the_next_turn() -> None:
    m = byzantium(rich=True)
    play(m, "action:mosque", "box:pool", "action:pass", "action:pass")
    assert position(m).passed == [1, 2], "the small box first"
    play(m, "action:pass")
    assert asked(m) == (1, "action")
    assert position(m).first == 1


@rule("BYZ-19.3")
@pytest.mark.parametrize("source", ["pool", "byzantine-elite", "byzantine-levy", "arab-move"])
def test_without_casualties_any_cube_of_the_sheet_is_taken_free_of_charge(source: str) -> None:
    m = byzantium(casualties={0: 0})
    before = box(m, 0, source)
    begin(m, "action:pass")
    assert "casualties" not in legal(m, "box")
    play(m, f"box:{source}")
    assert box(m, 0, source) == before - 1
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15, 5)
    assert position(m).pass_cube[0] == 1


@rule("BYZ-19.3")
def test_with_casualties_there_is_no_choice() -> None:
    m = byzantium(casualties={0: 1})
    begin(m, "action:pass")
    assert asked(m) == (1, "action")
    assert box(m, 0, "casualties") == 0


@rule("BYZ-19.3")
def test_who_has_no_cube_at_all_passes_without_one() -> None:
    m = byzantium(armies={(0, "byzantine"): "", (0, "arab"): ""}, pool={0: 0}, casualties={0: 0})
    begin(m, "action:pass")
    assert asked(m) == (1, "action")
    assert (position(m).passed, position(m).pass_cube[0]) == ([0], 0)


@rule("BYZ-19.3", "BYZ-4.8")
def test_the_last_army_cube_on_pass_destroys_the_army() -> None:
    m = byzantium(armies={(0, "arab"): "main 1 levy 1 at mecca"}, casualties={0: 0})
    begin(m, "action:pass", "box:arab-main")
    assert where(m, 0, "arab") == ""
    assert army(m, 0, "arab") == "levy 1"
