"""BYZ-7.21 to 7.25 and section 17: the Bulgars."""

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
    legal,
    play,
    points,
    position,
    refuses,
    sheet,
    space,
    where,
)
from tests.support import rule

GROW = "button:bulgars-grow"


def attack(m: Match, name: str) -> None:
    """The active player sends the Bulgars against a city with a free cube."""
    play(m, "action:special", "space:bulgar", f"city:{name}", "box:pool")


# -- the special action ------------------------------------------------------------------------


@rule("BYZ-7.21")
def test_two_cubes_come_first_then_an_attack_or_two_more() -> None:
    m = byzantium(bulgars=3)
    growing, attacking = m.copy(), m.copy()
    play(growing, "action:special", "space:bulgar", GROW, "box:pool")
    assert (position(growing).bulgars, asked(growing)) == (7, (1, "action"))
    attack(attacking, "adrianople")
    assert position(attacking).bulgars == 5
    assert dice_due(attacking) == 2


@rule("BYZ-7.21", "BYZ-7.22")
@pytest.mark.parametrize(("before", "then"), [(9, 11), (10, 11), (11, 11), (0, 2)])
def test_the_first_cubes_are_as_many_as_fit(before: int, then: int) -> None:
    m = byzantium(bulgars=before)
    attack(m, "adrianople")
    assert position(m).bulgars == then


@rule("BYZ-7.22")
@pytest.mark.parametrize("before", range(12))
def test_growth_is_allowed_up_to_7_cubes(before: int) -> None:
    m = byzantium(bulgars=before)
    begin(m, "action:special", "space:bulgar")
    if before <= 7:
        play(m, GROW, "box:pool")
        assert position(m).bulgars == before + 4
    else:
        refuses(m, GROW, "BYZ-7.22")


@rule("BYZ-7.23")
@pytest.mark.parametrize(
    ("held", "targets"),
    [
        ([], ["thessalonica", "adrianople"]),
        (["thessalonica"], ["dyrrachium", "athens", "adrianople"]),
        (["adrianople"], ["thessalonica", "constantinople"]),
        (["thessalonica", "adrianople"], ["dyrrachium", "athens", "constantinople"]),
        (["athens"], ["thessalonica", "adrianople"]),
        (["dyrrachium", "thessalonica", "athens", "adrianople"], ["constantinople"]),
    ],
)
def test_targets_are_the_arrow_cities_and_what_a_road_joins_to_a_bulgar_city(
    held: list[str], targets: list[str]
) -> None:
    m = byzantium(cities=dict.fromkeys(held, "bulgar 1"))
    begin(m, "action:special", "space:bulgar")
    assert legal(m, "city") == targets
    for name in ("candia", "nicea", *held):
        refuses(m, f"city:{name}", "BYZ-7.23")


@rule("BYZ-7.23")
@pytest.mark.parametrize("spec", ["byzantine 3", "arab 2", "byzantine 2 by 0", "arab 2 + fort by 1"])
def test_the_target_may_be_anybodys(spec: str) -> None:
    m = byzantium(cities={"thessalonica": spec})
    assert can(m, "action:special", "space:bulgar", "city:thessalonica")


@rule("BYZ-7.24")
def test_the_side_opposed_to_the_target_pays() -> None:
    m = byzantium(
        cities={"adrianople": "bulgar 1", "thessalonica": "arab 2"}, treasury={(0, "byzantine"): 15, (0, "arab"): 5}
    )
    for name, money in (("thessalonica", (12, 5)), ("constantinople", (15, 2))):
        copy = m.copy()
        begin(copy, "action:special", "space:bulgar", f"city:{name}", "box:casualties")
        assert (bezants(copy, 0, "byzantine"), bezants(copy, 0, "arab")) == money


@rule("BYZ-7.24")
def test_the_target_is_named_first_so_a_poor_side_closes_it() -> None:
    m = byzantium(cities={"thessalonica": "arab 2"}, pool={0: 0}, treasury={(0, "arab"): 2})
    begin(m, "action:special", "space:bulgar")
    assert m.legal() == ["city:thessalonica", GROW]
    refuses(m, "city:adrianople", "BYZ-7.24")


@rule("BYZ-7.24")
def test_without_an_attack_the_player_chooses_the_treasury() -> None:
    m = byzantium()
    begin(m, "action:special", "space:bulgar", GROW, "box:casualties")
    assert m.legal() == ["side:byzantine", "side:arab"]
    assert bezants(after(m, "side:arab"), 0, "arab") == 2
    assert bezants(after(m, "side:byzantine"), 0, "byzantine") == 12
    free = byzantium()
    begin(free, "action:special", "space:bulgar", GROW, "box:pool")
    assert asked(free) == (1, "action"), "a free cube asks for no Treasury"


@rule("BYZ-7.24")
@pytest.mark.parametrize(("money", "sides"), [((2, 2), []), ((3, 2), ["byzantine"]), ((2, 3), ["arab"])])
def test_without_an_attack_a_bought_cube_needs_one_treasury_of_3(money: tuple[int, int], sides: list[str]) -> None:
    m = byzantium(treasury={(0, "byzantine"): money[0], (0, "arab"): money[1], (2, "arab"): 5 - 3 * len(sides)})
    begin(m, "action:special", "space:bulgar", GROW)
    if not sides:
        assert legal(m, "box") == ["pool"]
        refuses(m, "box:casualties", "BYZ-4.3")
    else:
        begin(m, "box:casualties")
        assert legal(m, "side") == sides


@rule("BYZ-7.25", "BYZ-17.1", "BYZ-17.2")
def test_an_attack_goes_through_flight_levy_battle_and_siege() -> None:
    m = byzantium(
        cities={"adrianople": "byzantine 2 + fort by 2"},
        armies={(1, "byzantine"): "main 1 move 1 at adrianople", (2, "byzantine"): "levy 1"},
        bulgars=9,
    )
    begin(m, "action:special", "space:bulgar", "city:adrianople", "box:pool")
    assert asked(m) == (1, "flee")
    begin(m, "button:flee", "city:constantinople")
    assert asked(m) == (2, "levy")
    begin(m, "button:levy")
    assert dice_due(m) == 3, "at most three dice for 11 cubes"
    begin(m, (1, 1, 1), (6,))
    assert position(m).bulgars == 10
    assert dice_due(m) == 3, "the siege: 2 tokens and the fortification"
    begin(m, (6, 6, 1))
    assert position(m).bulgars == 8
    assert city(m, "adrianople") == "bulgar 1"


# -- section 17 --------------------------------------------------------------------------------


@rule("BYZ-17.1")
def test_the_bulgars_have_no_pawn_and_their_whole_army_fights() -> None:
    m = byzantium(bulgars=2, cities={"thessalonica": "byzantine 3"})
    attack(m, "thessalonica")
    play(m, (1, 1, 1))
    assert city(m, "thessalonica") == "bulgar 2", "4 cubes, all Main Army, against 3"
    assert set(position(m).pawn) == {-1}


@rule("BYZ-17.2")
def test_they_win_a_siege_only_if_their_cubes_exceed_tokens_and_fortification() -> None:
    m = byzantium(bulgars=2, cities={"thessalonica": "byzantine 3 + fort by 1"}, armies={(1, "byzantine"): ""})
    attack(m, "thessalonica")
    play(m, (1, 1, 1, 1))
    assert city(m, "thessalonica") == "byzantine 3 + fort by 1", "4 against 4"
    m = byzantium(bulgars=3, cities={"thessalonica": "byzantine 3 + fort by 1"}, armies={(1, "byzantine"): ""})
    attack(m, "thessalonica")
    play(m, (1, 1, 1, 1))
    assert city(m, "thessalonica") == "bulgar 2"


@rule("BYZ-17.2")
def test_a_pawn_may_beat_them_and_stay() -> None:
    m = byzantium(bulgars=2, armies={(1, "byzantine"): "main 9 at thessalonica"})
    attack(m, "thessalonica")
    play(m, "button:stay", (6, 6, 1), (6, 1, 1))
    assert position(m).bulgars == 3
    assert army(m, 1, "byzantine") == "main 7 at thessalonica"
    assert city(m, "thessalonica") == "byzantine 3"


@rule("BYZ-17.3", "BYZ-15.1")
@pytest.mark.parametrize(("before", "then"), [("byzantine 3 by 1", 2), ("arab 2 by 1", 1), ("byzantine 1 by 1", 1)])
def test_orange_tokens_replace_the_old_ones_and_nobody_controls_or_earns(before: str, then: int) -> None:
    m = byzantium(cities={"thessalonica": before}, armies={(1, "byzantine"): "", (1, "arab"): ""})
    lost, money = box(m, 1, "casualties"), position(m).treasury[:]
    attack(m, "thessalonica")
    play(m, (1,) * dice_due(m))
    assert city(m, "thessalonica") == f"bulgar {then}"
    assert box(m, 1, "casualties") == lost + 1
    assert position(m).treasury == money


@rule("BYZ-17.3", "BYZ-15.1")
def test_a_fortification_driven_out_by_bulgars_returns_to_its_owner() -> None:
    m = byzantium(cities={"thessalonica": "byzantine 2 + fort by 1"}, armies={(1, "byzantine"): ""})
    attack(m, "thessalonica")
    play(m, (1, 1, 1))
    assert position(m).forts[1] == 2
    assert city(m, "thessalonica") == "bulgar 1"


@rule("BYZ-17.4")
@pytest.mark.parametrize(
    ("spec", "scores"),
    [("byzantine 3", (10, 12)), ("arab 3", (12, 10)), ("arab 2", (11, 10)), ("byzantine 1", (10, 10))],
)
def test_the_active_player_scores_on_the_track_opposed_to_the_city(spec: str, scores: tuple[int, int]) -> None:
    m = byzantium(cities={"thessalonica": spec})
    attack(m, "thessalonica")
    play(m, (1,) * dice_due(m))
    assert (points(m, 0, "byzantine"), points(m, 0, "arab")) == scores


@rule("BYZ-17.5")
def test_beaten_bulgars_lose_only_the_cubes_hit() -> None:
    m = byzantium(bulgars=1, cities={"adrianople": "bulgar 1"})
    attack(m, "thessalonica")
    play(m, (6, 1, 1))
    assert position(m).bulgars == 2
    assert city(m, "thessalonica") == "byzantine 3"
    assert city(m, "adrianople") == "bulgar 1"
    assert asked(m) == (1, "action")


@rule("BYZ-17.6")
def test_an_army_that_enters_a_bulgar_city_fights_them_first() -> None:
    m = byzantium(
        cities={"thessalonica": "bulgar 2"}, armies={(0, "byzantine"): "elite 1 main 6 move 1 at athens"}, bulgars=5
    )
    play(m, "action:move", "army:byzantine", "city:thessalonica")
    assert dice_due(m) == 4
    play(m, (4, 4, 1, 1))
    assert dice_due(m) == 3
    play(m, (6, 1, 1), "box:byzantine-main")
    assert position(m).bulgars == 3
    assert dice_due(m) == 2, "6 against 3: now the orange tokens roll"
    play(m, (6, 1), "box:byzantine-main", "box:pool")
    assert city(m, "thessalonica") == "byzantine 1 by 0"
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (11, 16)


@rule("BYZ-17.6", "BYZ-13.6")
def test_against_the_bulgars_a_tie_is_lost() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2"}, armies={(0, "byzantine"): "main 5 move 1 at athens"}, bulgars=5)
    play(m, "action:move", "army:byzantine", "city:thessalonica", (1, 1, 1), (1, 1, 1))
    assert army(m, 0, "byzantine") == "main 5 at athens"
    assert city(m, "thessalonica") == "bulgar 2"


@rule("BYZ-17.6")
def test_an_arab_army_fights_them_too() -> None:
    m = byzantium(
        cities={"thessalonica": "bulgar 1", "athens": "arab 1"},
        armies={(0, "arab"): "main 5 move 1 at athens"},
        bulgars=1,
    )
    play(m, "action:move", "army:arab", "city:thessalonica", (1, 1, 1), (1,), (1,), "box:pool")
    assert city(m, "thessalonica") == "arab 1 by 0"


@rule("BYZ-17.7")
def test_no_bulgar_cubes_lose_against_strength_1_without_dice() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2"}, armies={(0, "byzantine"): "main 1 move 2 at athens"}, bulgars=0)
    play(m, "action:move", "army:byzantine", "city:thessalonica")
    assert dice_due(m) == 2, "the siege follows at once"


@rule("BYZ-17.7")
def test_strength_0_loses_against_no_bulgar_cubes() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2"}, armies={(0, "byzantine"): "move 2 at athens"}, bulgars=0)
    play(m, "action:move", "army:byzantine", "city:thessalonica")
    assert asked(m) == (1, "action")
    assert army(m, 0, "byzantine") == "move 1 at athens"


@rule("BYZ-17.8", "BYZ-22.6")
def test_the_bulgars_may_take_constantinople_from_adrianople() -> None:
    m = byzantium(cities={"adrianople": "bulgar 1"}, points={(1, "byzantine"): 99, (1, "arab"): 14})
    attack(m, "constantinople")
    assert dice_due(m) == 5
    play(m, (6, 1, 1, 1, 1))
    assert m.over
    assert points(m, 0, "arab") == 15
    assert (m.scores(), m.winners()) == ((15, 14, 10), (0,))


@rule("BYZ-17.2", "BYZ-14.4")
@pytest.mark.parametrize(("hits", "left", "won"), [(1, 7, True), (2, 5, False), (5, 0, False)])
def test_constantinople_doubles_the_losses_of_the_bulgars(hits: int, left: int, won: bool) -> None:
    m = byzantium(cities={"adrianople": "bulgar 1"}, bulgars=7)
    attack(m, "constantinople")
    play(m, (6,) * hits + (1,) * (5 - hits))
    assert (position(m).bulgars, m.over) == (left, won)


@rule("BYZ-17.8")
def test_without_adrianople_constantinople_is_out_of_reach() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2"})
    begin(m, "action:special", "space:bulgar")
    refuses(m, "city:constantinople", "BYZ-7.23")


@rule("BYZ-17.9", "BYZ-12.6")
def test_one_may_send_them_against_ones_own_city_without_a_levy() -> None:
    m = byzantium(cities={"thessalonica": "byzantine 3 by 0"}, armies={(0, "byzantine"): "levy 5"})
    attack(m, "thessalonica")
    assert dice_due(m) == 3, "no Levy of his own: the siege"
    play(m, (1, 1, 1))
    assert city(m, "thessalonica") == "bulgar 2"
    assert points(m, 0, "arab") == 12


@rule("BYZ-17.9")
def test_ones_own_pawn_flees_before_the_others_decide() -> None:
    m = byzantium(
        armies={(0, "byzantine"): "main 2 at thessalonica", (1, "byzantine"): "main 2 at thessalonica"},
    )
    begin(m, "action:special", "space:bulgar", "city:thessalonica", "box:pool")
    assert asked(m) == (0, "flee-to")
    assert legal(m, "city") == ["dyrrachium", "athens", "adrianople"]
    begin(m, "city:athens")
    assert where(m, 0, "byzantine") == "athens"
    assert (asked(m), m.legal()) == ((1, "flee"), ["button:stay", "button:flee"])


@rule("BYZ-17.9", "BYZ-16.2")
def test_ones_own_pawn_is_destroyed_if_no_route_leaves_it_alive() -> None:
    m = byzantium(
        cities={"adrianople": "bulgar 1", "dyrrachium": "bulgar 1", "athens": "bulgar 1"},
        armies={(0, "byzantine"): "main 1 levy 2 at thessalonica"},
    )
    before = sheet(m, 0)
    attack(m, "thessalonica")
    assert army(m, 0, "byzantine") == "levy 2"
    assert box(m, 0, "casualties") == before["casualties"] + 1
    assert dice_due(m) == 3
    assert space(m, "bulgar") == [0]
