"""Sections 1 and 2: objects, vocabulary, setup."""

import pytest

import gonfalon
from gonfalon import CHANCE, IllegalAnswer, Match
from gonfalon.games.byzantium import content
from gonfalon.kernel import views
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
)
from tests.support import rule

PRINTED = {
    3: "thessalonica nicea palmyra damascus jerusalem alexandria leucosia basra hira baghdad hamadan mosul",
    2: "dyrrachium athens adrianople smyrna candia attalia ankara sinope trebizond caesarea tarsus antioch edessa "
    "mecca amida ardabil tiflis derbent",
    1: "tabuk medina",
}
ARAB = ("tabuk", "medina", "mecca")
PERSIAN = ("basra", "hira", "baghdad", "hamadan", "mosul", "amida", "ardabil", "tiflis", "derbent")


def new(seats: int, first: int = 0) -> Match:
    m = gonfalon.new("byzantium", seats, 0, chance=False)
    m.apply((first + 1,), CHANCE)
    return m


# -- 1: objects and vocabulary -----------------------------------------------------------------


@rule("BYZ-1.1")
def test_there_are_four_sides_and_every_player_plays_two_of_them() -> None:
    assert content.SIDES == ("byzantine", "arab", "persian", "bulgar")
    m = byzantium(seats=2, armies={(0, "byzantine"): "main 1 move 1 at nicea", (0, "arab"): "main 1 move 1 at mecca"})
    play(m, "action:move")
    assert m.legal() == ["army:byzantine", "army:arab"]
    assert asked(after(m, "army:arab", "city:medina", "button:stop")) == (1, "action")


@rule("BYZ-1.2")
def test_the_side_of_a_city_is_the_colour_of_its_tokens() -> None:
    arabs = {(0, "arab"): "main 5 move 2 at tarsus"}
    white = byzantium(cities={"tarsus": "arab 1", "antioch": "arab 1"}, armies=arabs)
    play(white, "action:move", "army:arab", "city:antioch")
    assert asked(white) == (0, "step")
    purple = byzantium(cities={"tarsus": "arab 1", "antioch": "byzantine 1"}, armies=arabs)
    play(purple, "action:move", "army:arab", "city:antioch")
    assert dice_due(purple) == 1


@rule("BYZ-1.2", "BYZ-1.3")
def test_a_persian_city_has_its_printed_value_until_it_is_conquered() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 9 move 2 at caesarea"})
    assert city(m, "amida") == "persian"
    play(m, "action:move", "army:byzantine", "city:amida")
    assert dice_due(m) == 2
    play(m, (1, 1), "box:pool")
    assert city(m, "amida") == "byzantine 1 by 0"


@rule("BYZ-1.2", "BYZ-1.3")
def test_constantinople_carries_no_tokens_and_is_byzantine_of_size_5() -> None:
    m = byzantium(cities={"adrianople": "arab 1"}, armies={(0, "arab"): "main 9 move 1 at adrianople"})
    assert city(m, "constantinople") == "byzantine"
    play(m, "action:move", "army:arab", "city:constantinople")
    assert dice_due(m) == 5


@rule("BYZ-1.3")
def test_a_fortification_is_no_part_of_the_size() -> None:
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": "byzantine 3 + fort by 1"},
        armies={(0, "arab"): "main 9 move 1 at antioch", (1, "byzantine"): ""},
    )
    play(m, "action:move", "army:arab", "city:tarsus", (1, 1, 1, 1), "box:pool")
    assert city(m, "tarsus") == "arab 2 by 0"
    assert points(m, 0, "arab") == 12


@rule("BYZ-1.3")
def test_a_city_with_tokens_never_drops_below_one() -> None:
    m = byzantium(
        cities={"antioch": "arab 1", "tarsus": "byzantine 1"}, armies={(0, "arab"): "main 9 move 1 at antioch"}
    )
    play(m, "action:move", "army:arab", "city:tarsus", (1,), "box:pool")
    assert city(m, "tarsus") == "arab 1 by 0"


@rule("BYZ-1.4")
def test_a_cube_or_a_fortification_marks_control() -> None:
    m = byzantium(cities={"nicea": "byzantine 3 by 1", "smyrna": "byzantine 2 + fort by 2"})
    play(m, "action:take")
    refuses(m, "city:nicea", "BYZ-5.1")
    refuses(m, "city:smyrna", "BYZ-5.1")
    assert "athens" in legal(m, "city")


@rule("BYZ-1.4", "BYZ-5.2")
@pytest.mark.parametrize("name", ["constantinople", "baghdad", "athens"])
def test_constantinople_persians_and_bulgars_are_never_controlled(name: str) -> None:
    m = byzantium(cities={"athens": "bulgar 1"})
    play(m, "action:take")
    refuses(m, f"city:{name}", "BYZ-5.2")


@rule("BYZ-1.5")
def test_a_sheet_has_four_boxes_and_a_treasury_for_each_army_and_one_cube_pool() -> None:
    full = "elite 1 main 1 levy 1 move 1"
    m = byzantium(armies={(0, "byzantine"): full, (0, "arab"): full}, pool={0: 1}, casualties={0: 0})
    play(m, "action:pass")
    assert legal(m, "box") == [
        "pool",
        "byzantine-elite",
        "byzantine-main",
        "byzantine-levy",
        "byzantine-move",
        "arab-elite",
        "arab-main",
        "arab-levy",
        "arab-move",
    ]
    assert (bezants(m, 0, "byzantine"), bezants(m, 0, "arab")) == (15, 5)


@rule("BYZ-1.6")
def test_levy_cubes_are_no_army_cubes() -> None:
    m = byzantium(armies={(0, "arab"): "levy 6"})
    refuses(m, "action:move", "BYZ-3.9")
    for cube in ("elite 1", "main 1", "move 1", "guard"):
        assert can(byzantium(armies={(0, "arab"): cube}), "action:move")


@rule("BYZ-1.6")
def test_strength_is_elite_and_main_army_without_move() -> None:
    for forces, won in (("elite 1 main 2", True), ("guard main 2", True), ("elite 1 main 1 levy 4", False)):
        m = byzantium(armies={(0, "byzantine"): f"{forces} move 5 at caesarea"})
        play(m, "action:move", "army:byzantine", "city:amida", (1, 1))
        assert (asked(m)[1] == "source") is won


@rule("BYZ-1.7")
def test_a_second_byzantine_city_brings_no_second_pawn() -> None:
    m = byzantium(seats=2)
    play(m, "action:take", "city:nicea", "box:pool", "action:pass", "action:take", "city:athens", "box:pool")
    assert position(m).pawn.count(content.CITY_OF["city:nicea"]) == 1
    assert content.CITY_OF["city:athens"] not in position(m).pawn


@rule("BYZ-1.7")
def test_an_attacking_pawn_keeps_the_side_of_the_city_it_came_from() -> None:
    m = byzantium(cities={"antioch": "arab 1"}, armies={(0, "arab"): "elite 1 main 9 move 1 at antioch"}, pool={0: 0})
    play(m, "action:move", "army:arab", "city:tarsus", (6, 1))
    assert legal(m, "box") == ["arab-elite", "arab-main"]


@rule("BYZ-1.8")
@pytest.mark.parametrize("owner", ["", " by 0", " by 1"])
def test_a_city_is_friendly_whoever_controls_it(owner: str) -> None:
    m = byzantium(cities={"nicea": f"byzantine 3{owner}"}, armies={(0, "byzantine"): "main 2 move 1 at smyrna"})
    begin(m, "action:move", "army:byzantine", "city:nicea")
    assert asked(m) == (0, "step")
    assert army(m, 0, "byzantine") == "main 2 at nicea"


@rule("BYZ-1.8")
def test_constantinople_is_friendly_to_byzantine_armies_only() -> None:
    m = byzantium(armies={(0, "byzantine"): "main 2 move 2 at adrianople"}, cities={"nicea": "arab 2"})
    begin(m, "action:move", "army:byzantine", "city:constantinople")
    assert asked(m) == (0, "step")
    m = byzantium(armies={(0, "byzantine"): "main 2 move 2 at adrianople"}, cities={"thessalonica": "bulgar 1"})
    play(m, "action:move", "army:byzantine", "city:thessalonica")
    assert dice_due(m) == 2, "the Bulgars are friends of nobody"


@rule("BYZ-1.9")
def test_pawns_of_different_players_share_a_city_in_peace() -> None:
    there = "main 2 move 1 at nicea"
    m = byzantium(
        armies={(0, "byzantine"): "main 2 move 3 at smyrna", (1, "byzantine"): there, (2, "byzantine"): there}
    )
    play(m, "action:move", "army:byzantine", "city:nicea", "button:stop")
    assert army(m, 0, "byzantine") == "main 2 move 2 at nicea"
    assert army(m, 1, "byzantine") == army(m, 2, "byzantine") == there


@rule("BYZ-1.10")
def test_everything_is_public() -> None:
    m = byzantium()
    seen = views.visible(m.state, None)
    assert seen["treasury"] == [15, 5] * 3
    assert all(views.visible(m.state, seat) == seen for seat in range(3))


@rule("BYZ-1.11")
@pytest.mark.parametrize(("faces", "hits"), [((1, 2, 3), 0), ((4, 1, 1), 1), ((5, 6, 4), 3)])
def test_a_die_hits_on_4_5_or_6_in_a_siege(faces: tuple[int, ...], hits: int) -> None:
    m = byzantium(armies={(0, "arab"): "main 9 move 1 at mecca"}, pool={0: 1}, treasury={(0, "arab"): 0})
    play(m, "action:move", "army:arab", "city:hira", faces)
    assert box(m, 0, "arab-main") == 9 - hits


@rule("BYZ-1.11")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_die_hits_on_4_5_or_6_in_a_battle_and_at_sea(face: int) -> None:
    land = byzantium(
        cities={"antioch": "arab 1"},
        armies={(0, "arab"): "main 1 move 1 at antioch", (1, "byzantine"): "main 5 at tarsus"},
    )
    play(land, "action:move", "army:arab", "city:tarsus", "button:stay", (face,), (1, 1, 1))
    assert box(land, 1, "byzantine-main") == (4 if face >= 4 else 5)
    sea = byzantium(
        cities={"alexandria": "arab 1", "candia": "arab 1"},
        armies={(0, "arab"): "main 3 move 2 at alexandria"},
        spaces={"fleet_byzantine": (1,)},
    )
    play(sea, "action:move", "army:arab", "city:candia", "button:leave", "button:roll", (face, 1))
    assert box(sea, 0, "arab-main") == (2 if face >= 4 else 3)


@rule("BYZ-1.12")
def test_every_player_has_42_cubes_and_2_fortifications() -> None:
    m = new(4)
    for seat in range(4):
        assert sum(position(m).cubes[seat * 8 : seat * 8 + 8]) + box(m, seat, "pool") + box(m, seat, "casualties") == 42
        assert position(m).forts[seat] == 2


@rule("BYZ-1.12")
def test_more_than_six_dice_may_be_needed() -> None:
    m = byzantium(
        cities={"antioch": "arab 1"},
        armies={(0, "arab"): "elite 5 main 4 move 1 at antioch", (1, "byzantine"): "move 9 at tarsus"},
    )
    play(m, "action:move", "army:arab", "city:tarsus", "button:stay")
    assert dice_due(m) == 8


@rule("BYZ-1.12")
def test_neither_coins_nor_city_tokens_run_out() -> None:
    white = {name: "arab 3" for name in PRINTED[2].split() + PRINTED[3].split() if name != "mecca"}
    m = byzantium(cities=white, treasury={(0, "arab"): 500})
    play(m, "action:special", "space:growth_arab", "city:mecca", "box:pool")
    assert city(m, "mecca") == "arab 3"
    assert sum(position(m).tokens) > 60


@rule("BYZ-1.12")
def test_a_city_holds_at_most_three_tokens() -> None:
    m = byzantium()
    play(m, "action:special", "space:growth_byzantine")
    refuses(m, "city:damascus", "BYZ-7.12")


@rule("BYZ-1.13")
def test_a_score_stays_at_0_and_has_no_upper_limit() -> None:
    m = byzantium(
        seats=2,
        armies={(0, "byzantine"): "main 5", (0, "arab"): ""},
        treasury={(0, "byzantine"): 3},
        points={(0, "byzantine"): 1, (1, "byzantine"): 500},
    )
    play(m, "action:take", "city:medina", "box:pool", "action:take", "city:damascus", "box:pool")
    assert points(m, 1, "byzantine") == 503
    end_actions(m)
    assert asked(m) != (0, "unpaid"), "only one box: both cubes go without a question"
    assert (points(m, 0, "byzantine"), box(m, 0, "byzantine-main"), box(m, 0, "removed")) == (0, 3, 2)


# -- 2: setup ----------------------------------------------------------------------------------


@rule("BYZ-2.1")
def test_cities_carry_tokens_of_their_printed_value() -> None:
    m = new(3)
    for value, names in PRINTED.items():
        for name in names.split():
            if name in PERSIAN:
                assert city(m, name) == "persian"
                assert content.VALUE[content.CITY_IDS.index(name)] == value
            else:
                assert city(m, name) == f"{'arab' if name in ARAB else 'byzantine'} {value}"
    assert city(m, "constantinople") == "byzantine"
    assert len(content.CITIES) == sum(len(names.split()) for names in PRINTED.values()) + 1


@rule("BYZ-2.2")
def test_seven_bulgars_stand_ready_and_the_guards_are_on_their_spaces() -> None:
    m = new(3)
    assert position(m).bulgars == 7
    play(m, "action:special", "space:bulgar", "button:bulgars-grow", "box:pool")
    assert position(m).bulgars == 11, "all 4 of the supply"
    for number, office in ((1, "emperor"), (2, "caliph")):
        play(m, "action:special", f"space:{office}", "box:pool")
        assert "guard" in army(m, number, "byzantine" if office == "emperor" else "arab")


@rule("BYZ-2.3")
def test_the_sheet_is_filled() -> None:
    m = new(3)
    for seat in range(3):
        assert army(m, seat, "byzantine") == "elite 1 main 3 levy 2 move 2"
        assert army(m, seat, "arab") == "main 8 move 5"
        assert (box(m, seat, "pool"), box(m, seat, "casualties")) == (9, 12)


@rule("BYZ-2.4", "BYZ-2.5")
def test_money_points_and_fortifications_at_the_start() -> None:
    m = new(3)
    for seat in range(3):
        assert (bezants(m, seat, "byzantine"), bezants(m, seat, "arab")) == (15, 5)
        assert (points(m, seat, "byzantine"), points(m, seat, "arab")) == (10, 10)
        assert position(m).forts[seat] == 2


@rule("BYZ-2.6")
def test_no_pawn_is_on_the_map_and_no_city_is_controlled() -> None:
    m = new(4)
    assert set(position(m).pawn) == {-1}
    assert set(position(m).owner) == {-1}
    assert not any(space(m, kind) for kind in content.SPACE_KINDS)


@rule("BYZ-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_player_is_first_and_the_others_follow_clockwise(seats: int) -> None:
    waiting = gonfalon.new("byzantium", seats, 0, chance=False)
    with pytest.raises(IllegalAnswer):
        waiting.apply((seats + 1,), CHANCE)
    for first in range(seats):
        m = new(seats, first)
        assert position(m).turn_number == 1
        for turn in range(seats):
            assert asked(m) == ((first + turn) % seats, "action")
            play(m, "action:reinforce", "box:arab-main", "box:pool", "button:done")


@rule("BYZ-2.8")
def test_setup_is_the_same_for_2_3_and_4_players() -> None:
    small = position(new(2))
    for seats in (3, 4):
        large = position(new(seats))
        for part in ("side", "tokens", "owner", "fort", "spaces", "bulgars", "office", "fleet"):
            assert getattr(large, part) == getattr(small, part)
        for part in ("cubes", "pool", "casualties", "treasury", "points", "forts"):
            each = len(getattr(small, part)) // 2
            assert getattr(large, part) == getattr(small, part)[:each] * seats
