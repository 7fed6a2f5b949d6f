"""Section 24: the rulebook's worked examples and the further scenarios."""

import pytest

import gonfalon
from gonfalon import CHANCE, Match
from gonfalon.games.byzantium.rules import laws, scoring
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

# -- worked examples ---------------------------------------------------------------------------


@rule("BYZ-EX-1")
def test_simon_takes_control_of_damascus() -> None:
    m = byzantium()
    play(m, "action:take", "city:damascus", "box:casualties")
    assert (bezants(m, 0, "byzantine"), box(m, 0, "casualties"), points(m, 0, "byzantine")) == (12, 11, 13)
    assert (city(m, "damascus"), where(m, 0, "byzantine")) == ("byzantine 3 by 0", "damascus")
    assert (bezants(m, 0, "arab"), points(m, 0, "arab"), army(m, 0, "arab")) == (5, 10, "main 8 move 5")


@rule("BYZ-EX-2")
def test_andy_reinforces() -> None:
    m = byzantium()
    play(m, "action:reinforce", "box:byzantine-elite", "box:pool", "box:byzantine-main", "box:pool")
    play(m, "box:byzantine-levy", "box:arab-move")
    assert (box(m, 0, "pool"), box(m, 0, "arab-move")) == (7, 4)
    assert army(m, 0, "byzantine") == "elite 2 main 4 levy 3 move 2"
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (12, 5)


@rule("BYZ-EX-3")
def test_jerry_fights_a_civil_war_inside_a_move() -> None:
    m = byzantium(
        cities={"damascus": "byzantine 3 by 1"},
        armies={(0, "byzantine"): "main 5 move 1 at antioch", (1, "byzantine"): "levy 1"},
        pool={0: 1},
    )
    lost = box(m, 0, "casualties")
    begin(m, "action:move", "army:byzantine", "city:damascus", "button:civil-war", "box:pool")
    assert (box(m, 0, "byzantine-move"), box(m, 0, "casualties"), box(m, 0, "pool")) == (0, lost + 1, 0)
    assert space(m, "civil_war_byzantine") == [0]
    assert asked(m) == (1, "levy")
    begin(m, "button:no-levy")
    assert dice_due(m) == 3
    play(m, (1, 1, 1), "box:casualties")
    assert asked(m) == (1, "action")


@rule("BYZ-EX-4")
def test_andy_lets_mecca_grow() -> None:
    m = byzantium(seats=2, cities={"mecca": "arab 2 by 0"})
    play(m, "action:special", "space:growth_arab", "city:mecca", "box:pool")
    assert (city(m, "mecca"), points(m, 0, "arab"), box(m, 0, "pool")) == ("arab 3 by 0", 10, 8)
    begin(m, "action:special", "space:growth_arab")
    refuses(m, "city:mecca", "BYZ-7.12")


@rule("BYZ-EX-5")
def test_simon_sends_the_bulgars_against_athens() -> None:
    m = byzantium(cities={"thessalonica": "bulgar 2", "athens": "byzantine 2 by 1"}, armies={(1, "byzantine"): ""})
    grown = after(m, "action:special", "space:bulgar", "button:bulgars-grow", "box:casualties", "side:byzantine")
    begin(m, "action:special", "space:bulgar", "city:athens", "box:casualties")
    assert (position(m).bulgars, bezants(m, 0, "arab"), bezants(m, 0, "byzantine")) == (9, 2, 15)
    play(m, (1, 1))
    assert (city(m, "athens"), points(m, 0, "arab"), bezants(m, 0, "arab")) == ("bulgar 1", 11, 2)
    assert (position(grown).bulgars, bezants(grown, 0, "byzantine")) == (11, 12)


@rule("BYZ-EX-6")
def test_andy_places_his_arab_pawn_in_hira_and_besieges_baghdad() -> None:
    m = byzantium(cities={"hira": "arab 2 by 1"})
    begin(m, "action:move", "army:arab", "city:hira")
    assert box(m, 0, "arab-move") == 5
    begin(m, "city:baghdad")
    assert box(m, 0, "arab-move") == 4
    assert dice_due(m) == 3, "neither flight, nor Levy, nor battle"


@rule("BYZ-EX-7")
def test_a_double_move_from_jerusalem_over_alexandria_to_candia() -> None:
    cities = {"jerusalem": "arab 2", "alexandria": "arab 2", "damascus": "arab 2", "palmyra": "arab 2"}
    m = byzantium(cities=cities, armies={(0, "arab"): "main 9 move 4 at jerusalem"})
    sea, road = m.copy(), m.copy()
    begin(sea, "action:move", "army:arab", "city:alexandria", "city:candia")
    assert box(sea, 0, "arab-move") == 0
    begin(road, "action:move", "army:arab", "city:damascus", "city:palmyra")
    assert box(road, 0, "arab-move") == 1


@rule("BYZ-EX-8")
@pytest.mark.parametrize(("fleets", "cost"), [("", 2), ("arab", 1), ("arab byzantine", 2)])
def test_andy_sails_from_alexandria_to_candia(fleets: str, cost: int) -> None:
    spaces = {"arab": (0,), "byzantine": (1,)}
    m = byzantium(
        cities={"alexandria": "arab 2 by 0"},
        armies={(0, "arab"): "main 9 move 5 at alexandria"},
        spaces={f"fleet_{name}": spaces[name] for name in fleets.split()},
    )
    begin(m, "action:move", "army:arab", "city:candia")
    if "byzantine" in fleets:
        begin(m, "button:double", "button:roll")
        assert dice_due(m) == 2
        begin(m, (4, 3))
        assert (asked(m), where(m, 0, "arab")) == ((0, "lose"), "alexandria"), "before the arrival"
        begin(m, "box:arab-main")
        assert army(m, 0, "arab") == f"main 8 move {5 - cost} at candia"
    else:
        assert army(m, 0, "arab") == f"main 9 move {5 - cost} at candia"


@rule("BYZ-EX-9")
@pytest.mark.parametrize(("fleet", "cost"), [(False, 4), (True, 8)])
def test_from_nicea_to_constantinople(fleet: bool, cost: int) -> None:
    m = byzantium(
        cities={"nicea": "arab 2"},
        armies={(0, "arab"): "main 9 move 8 at nicea"},
        spaces={"fleet_byzantine": (1,)} if fleet else {},
    )
    begin(m, "action:move", "army:arab", "city:constantinople")
    if fleet:
        begin(m, "button:double")
    assert box(m, 0, "arab-move") == 8 - cost


@rule("BYZ-EX-10")
def test_simon_flees_from_tarsus_to_palmyra() -> None:
    m = byzantium(
        cities={"tarsus": "arab 1", "palmyra": "arab 2", "damascus": "arab 2"},
        armies={(0, "byzantine"): "main 9 move 1 at ankara", (1, "arab"): "main 2 move 2 at tarsus"},
    )
    begin(m, "action:move", "army:byzantine", "city:tarsus", "button:stay", "seat:1", (1, 1, 1), (1, 1))
    assert (asked(m), legal(m, "city")) == ((1, "flee-to"), ["palmyra", "damascus"])
    lost = box(m, 1, "casualties")
    begin(m, "city:palmyra", "box:arab-move")
    assert (army(m, 1, "arab"), box(m, 1, "casualties")) == ("main 2 move 1 at palmyra", lost + 1)


def ankara(treasury: int = 0) -> Match:
    """Jerry (seat 0) attacks Ankara, held by Andy (seat 1)."""
    m = byzantium(
        cities={"ankara": "byzantine 3 + fort by 1", "tarsus": "arab 1"},
        armies={(0, "arab"): "main 9 move 4 at tarsus", (1, "byzantine"): "elite 1 main 6 move 1 at ankara"},
        pool={0: 0},
        treasury={(0, "arab"): treasury},
    )
    begin(m, "action:move", "army:arab", "city:ankara", "button:stay", "seat:1", (2, 4, 6), (1, 3, 5, 5))
    begin(m, "box:arab-main", "box:arab-move", "box:byzantine-elite", "box:byzantine-main")
    return m


@rule("BYZ-EX-11")
def test_jerry_wins_the_battle_of_ankara() -> None:
    m = ankara()
    assert army(m, 0, "arab") == "main 8 move 2 at ankara"
    assert army(m, 1, "byzantine") == "main 5 move 1 at ankara"
    assert asked(m) == (1, "flee-to")


@rule("BYZ-EX-12")
def test_jerry_wins_the_siege_of_ankara() -> None:
    m = ankara()
    begin(m, "city:nicea")
    assert dice_due(m) == 4
    begin(m, (1, 1, 3, 6), "box:arab-main")
    assert army(m, 0, "arab") == "main 7 move 2 at ankara"
    assert city(m, "ankara") == "arab 2", "won, and not yet controlled"


@rule("BYZ-EX-13")
def test_jerry_conquers_ankara_without_cubes_or_money() -> None:
    m = ankara()
    begin(m, "city:nicea", (1, 1, 3, 6), "box:arab-main")
    lost = box(m, 0, "casualties")
    assert (position(m).forts[1], points(m, 0, "arab"), bezants(m, 0, "arab")) == (2, 12, 2)
    begin(m, "box:arab-main", "box:arab-move")
    assert (city(m, "ankara"), box(m, 0, "casualties")) == ("arab 2 by 0", lost + 1)
    assert army(m, 0, "arab") == "main 6 move 1 at ankara"


@rule("BYZ-EX-13")
def test_with_one_bezant_more_jerry_must_buy_a_cube() -> None:
    m = ankara(treasury=1)
    begin(m, "city:nicea", (1, 1, 3, 6), "box:arab-main")
    assert asked(m) == (0, "source")
    begin(m, "box:casualties")
    assert (city(m, "ankara"), bezants(m, 0, "arab")) == ("arab 2 by 0", 0)
    assert army(m, 0, "arab") == "main 7 move 2 at ankara"


@rule("BYZ-EX-14")
def test_andy_is_ahead_of_simon() -> None:
    m = byzantium(
        seats=2,
        armies={(seat, side): "" for seat in range(2) for side in ("byzantine", "arab")},
        points={(0, "arab"): 18, (0, "byzantine"): 40, (1, "arab"): 15, (1, "byzantine"): 30},
        turn=3,
    )
    end_actions(m)
    assert (m.scores(), m.winners()) == ((40, 45), (1,))


@rule("BYZ-EX-15")
@pytest.mark.parametrize(("size", "then", "gain"), [(3, 2, 2), (1, 1, 0)])
def test_a_conquered_city_loses_a_token(size: int, then: int, gain: int) -> None:
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": f"byzantine {size}"}, armies={(0, "arab"): "main 9 move 1 at antioch"}
    )
    play(m, "action:move", "army:arab", "city:tarsus", (1,) * size, "box:pool")
    assert city(m, "tarsus") == f"arab {then} by 0"
    assert (points(m, 0, "arab"), bezants(m, 0, "arab")) == (10 + gain, 5 + gain)


# -- further scenarios -------------------------------------------------------------------------


@rule("BYZ-TS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    m = gonfalon.new("byzantium", seats, 0, chance=False)
    m.apply((1,), CHANCE)
    s = position(m)
    assert [sum(t for t, side in zip(s.tokens, s.side, strict=True) if side == colour) for colour in (0, 1)] == [47, 4]
    for seat in range(seats):
        cubes = s.cubes[seat * 8 : seat * 8 + 8]
        assert (sum(cubes[:4]), sum(cubes[4:]), s.pool[seat], s.casualties[seat]) == (8, 13, 9, 12)
        assert laws.cubes_of(s, seat) == 42


@rule("BYZ-TS-2")
def test_end_of_the_actions_phase() -> None:
    m = byzantium(rich=True)
    play(m, "action:pass", "action:mosque", "box:pool", "action:pass")
    assert asked(m) == (1, "action")
    assert position(m).passed == [0, 2]
    acting = after(m, "action:mosque", "box:pool")
    assert sum(position(m).pass_cube) == 2
    for finished in (acting, after(m, "action:pass")):
        assert (position(finished).turn_number, asked(finished)) == (2, (0, "action"))
    # 12 casualties: with a Pass cube 9 + 1 + half of 11, without 9 - 1 + half of 12
    assert box(after(m, "action:pass"), 1, "pool") == 8 + 1 + 6
    assert box(acting, 1, "pool") == 7 + 6


@rule("BYZ-TS-3")
def test_bulgar_growth() -> None:
    m = byzantium(bulgars=7)
    play(m, "action:special", "space:bulgar", "button:bulgars-grow", "box:pool")
    assert position(m).bulgars == 11
    for before, then in ((8, 10), (9, 11), (10, 11), (11, 11)):
        m = byzantium(bulgars=before)
        begin(m, "action:special", "space:bulgar")
        refuses(m, "button:bulgars-grow", "BYZ-7.22")
        begin(m, "city:adrianople", "box:pool")
        assert position(m).bulgars == then


@rule("BYZ-TS-6")
def test_constantinople_falls() -> None:
    m = byzantium(
        cities={"adrianople": "arab 1 by 0", "nicea": "byzantine 3 by 1"},
        armies={(0, "arab"): "elite 1 main 9 move 2 at adrianople"},
        points={(1, "byzantine"): 60},
    )
    begin(m, "action:move", "army:arab", "city:constantinople", (4, 1, 2, 3, 3))
    begin(m, "box:arab-move")
    assert (asked(m), m.over) == ((0, "lose"), False), "the one hit costs two cubes"
    begin(m, "box:arab-main")
    assert army(m, 0, "arab") == "elite 1 main 8 at constantinople"
    assert m.over
    assert (m.scores(), m.winners()) == ((15, 10, 10), (0,))


@rule("BYZ-TS-7")
@pytest.mark.parametrize(("removed", "left", "score"), [(["levy"], 0, 9), (["elite"], 1, 9), (["main", "main"], 0, 8)])
def test_upkeep_shortage(removed: list[str], left: int, score: int) -> None:
    m = byzantium(rich=True, treasury={(0, "byzantine"): 10})
    end_actions(m)
    for name in removed:
        assert asked(m) == (0, "unpaid")
        begin(m, f"box:byzantine-{name}")
    assert asked(m)[1] == "action"
    assert (bezants(m, 0, "byzantine"), points(m, 0, "byzantine")) == (left, score)
    assert box(m, 0, "removed") == len(removed)


@rule("BYZ-TS-8")
@pytest.mark.parametrize(("casualties", "back"), [(7, 4), (1, 1), (0, 0)])
def test_return_of_casualties(casualties: int, back: int) -> None:
    m = byzantium(seats=2, casualties={0: casualties, 1: 1}, passed=(1,), rich=True)
    play(m, "action:mosque", "box:pool")  # the last action, no pass
    assert (box(m, 0, "pool"), box(m, 0, "casualties")) == (9 - 1 + back, casualties - back)


@rule("BYZ-TS-12")
@pytest.mark.parametrize("source", ["pool", "arab-main", "byzantine-levy"])
def test_passing_without_casualties(source: str) -> None:
    m = byzantium(seats=2, casualties={0: 0, 1: 1}, passed=(1,), rich=True)
    before = box(m, 0, source)
    begin(m, "action:pass", f"box:{source}")
    assert position(m).turn_number == 2
    if source == "pool":
        assert box(m, 0, "pool") == before
    else:
        assert (box(m, 0, source), box(m, 0, "pool")) == (before - 1, 10)


@rule("BYZ-TS-13")
@pytest.mark.parametrize(("low", "high", "result"), [(20, 40, 60), (19, 40, 40), (0, 10, 10), (10, 10, 20)])
def test_score_ratio(low: int, high: int, result: int) -> None:
    assert scoring.result(low, high) == scoring.result(high, low) == result


@rule("BYZ-TS-14")
def test_civil_war_won() -> None:
    m = byzantium(
        cities={"nicea": "byzantine 3 by 1"}, armies={(0, "byzantine"): "main 6 at nicea", (1, "byzantine"): "main 1"}
    )
    lost = box(m, 1, "casualties")
    play(m, "action:special", "space:civil_war_byzantine", "box:pool", (1, 1, 1), "box:pool")
    assert (city(m, "nicea"), where(m, 0, "byzantine")) == ("byzantine 2 by 0", "nicea")
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (12, 17)
    assert box(m, 1, "casualties") == lost + 1


@rule("BYZ-TS-16")
def test_fortification() -> None:
    m = byzantium(
        seats=2,
        cities={"tarsus": "byzantine 2 by 0", "antioch": "arab 1"},
        armies={(0, "byzantine"): "", (0, "arab"): "", (1, "arab"): "main 5 move 1 at antioch", (1, "byzantine"): ""},
        rich=True,
    )
    lost = box(m, 0, "casualties")
    play(m, "action:special", "space:fort", "city:tarsus", "box:pool")
    assert (city(m, "tarsus"), box(m, 0, "casualties")) == ("byzantine 2 + fort by 0", lost + 1)
    attacked = m.copy()
    begin(attacked, "action:move", "army:arab", "city:tarsus")
    assert dice_due(attacked) == 3
    four, three = after(attacked, (6, 1, 1)), after(attacked, (6, 6, 1))
    assert city(four, "tarsus") == "arab 1", "4 against 3: won"
    assert city(three, "tarsus") == "byzantine 2 + fort by 0", "3 against 3: failed"
    end_actions(m)
    assert bezants(m, 0, "byzantine") == 40 + 2 * 2


@rule("BYZ-TS-17")
def test_sailing() -> None:
    m = byzantium(cities={"alexandria": "arab 2"}, armies={(0, "byzantine"): "main 2 move 3 at constantinople"})
    begin(m, "action:move", "army:byzantine", "city:alexandria")
    assert (box(m, 0, "byzantine-move"), dice_due(m)) == (2, 2)
    play(m, (1, 1))
    assert where(m, 0, "byzantine") == "constantinople"
    back = byzantium(armies={(0, "byzantine"): "main 2 move 3 at alexandria"})
    begin(back, "action:move", "army:byzantine")
    refuses(back, "city:constantinople", "BYZ-10.12")
    double = byzantium(armies={(0, "byzantine"): "main 2 move 3 at adrianople"})
    begin(double, "action:move", "army:byzantine", "city:constantinople", "city:trebizond")
    assert army(double, 0, "byzantine") == "main 2 at trebizond"


@rule("BYZ-TS-19")
def test_desert() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 move 9 at jerusalem", (0, "arab"): "main 2 move 1 at mecca"})
    begin(m, "action:move")
    byzantine, arab = m.copy(), m.copy()
    begin(byzantine, "army:byzantine")
    refuses(byzantine, "city:tabuk", "BYZ-10.8")
    begin(arab, "army:arab", "city:hira")
    assert box(arab, 0, "arab-move") == 0


@rule("BYZ-TS-21")
def test_church() -> None:
    refuses(byzantium(pool={0: 0}, treasury={(0, "byzantine"): 8}), "action:church", "BYZ-9.2")
    m = byzantium(pool={0: 0}, treasury={(0, "byzantine"): 9})
    begin(m, "action:church", "box:casualties")
    assert (bezants(m, 0, "byzantine"), points(m, 0, "byzantine")) == (0, 12)
    assert position(m).worship[0] == 1


@rule("BYZ-TS-22")
def test_tax() -> None:
    m = byzantium(seats=2, pool={0: 3, 1: 3}, casualties={0: 1, 1: 1}, rich=True)
    play(m, "action:tax", "cubes:3", "bezants:5", "action:tax", "cubes:1", "bezants:0")
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab"), box(m, 0, "pool")) == (45, 41, 0)
    refuses(m, "action:tax", "BYZ-8.2")
    play(m, "action:reinforce", "box:arab-main", "box:casualties", "button:done", "action:pass")
    assert not can(m, "action:tax")
    play(m, "action:mosque", "box:arab-move")
    assert (position(m).turn_number, box(m, 0, "pool")) == (2, 3)


@rule("BYZ-TS-24")
def test_persian_conquest() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 6 move 1 at caesarea"})
    play(m, "action:move", "army:byzantine", "city:amida", (5, 2), "box:byzantine-main", "box:pool")
    assert (army(m, 0, "byzantine"), city(m, "amida")) == ("main 5 at amida", "byzantine 1 by 0")
    assert (points(m, 0, "byzantine"), bezants(m, 0, "byzantine")) == (11, 16)
