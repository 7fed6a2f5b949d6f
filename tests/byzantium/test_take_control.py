"""Section 5: take control of a city."""

import pytest

from tests.byzantium.build import (
    army,
    begin,
    bezants,
    box,
    byzantium,
    can,
    city,
    legal,
    play,
    points,
    refuses,
    where,
)
from tests.support import rule


@rule("BYZ-5.1")
def test_any_uncontrolled_byzantine_or_arab_city_may_be_taken_wherever_the_pawns_are() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 1", "baghdad": "arab 2"},
        armies={(1, "byzantine"): "main 1 at athens", (0, "byzantine"): "main 1 at trebizond"},
    )
    begin(m, "action:take")
    assert len(legal(m, "city")) == 20 - 1 + 4
    assert {"athens", "dyrrachium", "baghdad", "mecca"} <= set(legal(m, "city"))
    refuses(m, "city:nicea", "BYZ-5.1")
    play(m, "city:athens", "box:pool")
    assert city(m, "athens") == "byzantine 2 by 0"


@rule("BYZ-5.1")
def test_ones_own_city_is_not_taken_again() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 by 0"})
    begin(m, "action:take")
    refuses(m, "city:nicea", "BYZ-5.1")


@rule("BYZ-5.2")
def test_constantinople_persian_and_bulgar_cities_cannot_be_taken() -> None:
    m = byzantium(cities={"adrianople": "bulgar 1"})
    begin(m, "action:take")
    for name in ("constantinople", "baghdad", "tiflis", "adrianople"):
        refuses(m, f"city:{name}", "BYZ-5.2")


@rule("BYZ-5.3")
@pytest.mark.parametrize(
    ("name", "side", "gain"),
    [("leucosia", "byzantine", 3), ("athens", "byzantine", 2), ("mecca", "arab", 2), ("tabuk", "arab", 1)],
)
def test_tokens_score_at_once_on_the_citys_track(name: str, side: str, gain: int) -> None:
    m = byzantium()
    other = "arab" if side == "byzantine" else "byzantine"
    before = city(m, name)
    play(m, "action:take", f"city:{name}", "box:pool")
    assert (points(m, 0, side), points(m, 0, other)) == (10 + gain, 10)
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15, 5)
    assert city(m, name) == f"{before} by 0"


@rule("BYZ-5.4")
def test_the_first_byzantine_city_brings_the_byzantine_pawn() -> None:
    m = byzantium(seats=2)
    play(m, "action:take", "city:mecca", "box:pool")
    assert where(m, 0, "byzantine") == where(m, 0, "arab") == "", "the Arab pawn is never placed this way"
    play(m, "action:pass", "action:take", "city:athens", "box:pool")
    assert where(m, 0, "byzantine") == "athens"
    assert where(m, 0, "arab") == ""


@rule("BYZ-5.4")
def test_a_later_byzantine_city_leaves_the_pawn_where_it_is() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 1 at athens"})
    play(m, "action:take", "city:nicea", "box:pool")
    assert where(m, 0, "byzantine") == "athens"


@rule("BYZ-5.4")
def test_a_city_won_by_arms_does_not_use_up_the_first_placement() -> None:
    m = byzantium(seats=2, cities={"antioch": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at antioch"})
    play(m, "action:move", "army:arab", "city:edessa", (1, 1), "box:pool", "action:pass")
    play(m, "action:take", "city:nicea", "box:pool")
    assert where(m, 0, "byzantine") == "nicea"


@rule("BYZ-5.5")
def test_without_army_cubes_the_pawn_stays_off_the_map_and_enters_later_by_a_move() -> None:
    m = byzantium(seats=2, armies={(0, "byzantine"): "main 1 levy 2"})
    begin(m, "action:take", "city:nicea", "box:byzantine-main", "action:pass")
    assert city(m, "nicea") == "byzantine 3 by 0"
    assert (where(m, 0, "byzantine"), box(m, 0, "byzantine-main")) == ("", 0)
    assert not can(m, "action:move", "army:byzantine")


@rule("BYZ-5.5", "BYZ-10.4")
def test_such_a_pawn_comes_with_no_later_claim_but_like_a_destroyed_army() -> None:
    m = byzantium(seats=4, armies={(0, "byzantine"): "main 1"})
    begin(m, "action:take", "city:nicea", "box:byzantine-main")
    for _ in range(2):
        play(m, "action:pass")
    play(m, "action:tax", "cubes:1", "bezants:0", "action:reinforce", "box:byzantine-main", "box:pool", "button:done")
    play(m, "action:take", "city:tabuk", "box:pool", "action:take", "city:athens", "box:pool")
    assert army(m, 0, "byzantine") == "main 1"
    play(m, "action:take", "city:medina", "box:pool")
    begin(m, "action:move", "army:byzantine")
    assert {"athens", "nicea", "constantinople"} <= set(legal(m, "city"))


def test_each_city_says_what_it_scores_and_for_which_side() -> None:
    m = byzantium(cities={"nicea": "byzantine 3", "mecca": "arab 2"})
    begin(m, "action:take")
    assert m.describe("city:nicea") == "Take control of Nicea: +3 Byzantine"
    assert m.describe("city:mecca", "fr") == "Contrôler La Mecque\u00a0: +2 (arabe)"
