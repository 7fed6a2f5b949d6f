"""Persians: Grey Tide, Immortals, Zoroastrianism, Banking; Cyrus, Darius, Xerxes."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.war import SOUTH, collect, led, march, recruit, roll, some
from tests.support import rule

PERSIA = {PURPLE: "persia"}
NAMES = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")


def persia(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", PERSIA), regions=more.pop("regions", SOUTH), **more)


# -- Grey Tide ---------------------------------------------------------------------------------------


@rule("COC-12.2")
def test_elephants_come_from_the_desert() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "food 2 ore 2"}}
    for city, advances, found in (
        ("D7", "storage husbandry", True),
        ("D6", "storage husbandry", False),
        ("D7", "storage", False),
    ):
        match = persia(cities={"D7": "", city: "purple neutral"}, advances={PURPLE: advances}, **kw)
        do(match, "action:recruit")
        assert ("unit:elephant" in match.legal()) == found, (city, advances)


@rule("COC-16.21")
def test_the_grey_tide_cuts_bonuses_in_round_one() -> None:
    kw: dict[str, Any] = {"turn": RED, "goods": {RED: "ore 1"}}
    for own, advances, values in (
        ("3 elephant", "storage husbandry", (10, 12)),
        ("3 infantry", "storage husbandry", (12, 12)),
        ("3 elephant", "storage", (12, 12)),
    ):
        match = persia(
            units={"D6": "red 4 infantry", "D7": f"purple {own}"},
            advances={RED: "tactics steel_weapons", PURPLE: advances},
            **kw,
        )
        march(match, "D6", "4 infantry", "hex:D7")
        do(match, "effect:a:steel_weapons", faces("3I 3I 1L 1L"))  # 8, +2 clash, +2 steel
        assert conflict_of(state_of(match)).value[0] == values[0], (own, advances)
        do(match, faces("1L") * 3)
        some(match, "unit:infantry", "unit:elephant", "unit:elephant", "unit:infantry")
        if match.state.step_name() == "Round.retreat":
            do(match, "button:fight", faces("3I 3I 1L 1L"))
            assert conflict_of(state_of(match)).value[0] == values[1]  # round 2


# -- Immortals ---------------------------------------------------------------------------------------


@rule("COC-16.6")
def test_immortals_are_called_before_each_roll() -> None:
    match = persia(
        units={"D7": "purple 2 infantry", "D6": "red 4 infantry"},
        advances={PURPLE: "tactics draft"},
        goods={PURPLE: "culture 6"},
    )
    march(match, "D7", "2 infantry", "hex:D6")
    do(match, "effect:v:immortals")
    assert offered(match, "steps") == ["steps:1", "steps:2", "steps:3", "steps:4"]
    do(match, "steps:4")
    assert roll(match, "1L", "1L")[0] == 6
    assert held(match, PURPLE) == {"culture": 2}
    do(match, "button:fight", "button:done")
    assert roll(match, "1L", "1L")[0] == 2  # for that roll only
    do(match, "button:fight", "effect:v:immortals")
    assert offered(match, "steps") == ["steps:1", "steps:2"]
    plain = persia(
        units={"D7": "purple 2 infantry", "D6": "red 4 infantry"},
        advances={PURPLE: "tactics"},
        goods={PURPLE: "culture 6"},
    )
    march(plain, "D7", "2 infantry", "hex:D6")
    assert plain.state.step_name() == "Round.roll"


@rule("COC-19.1")
def test_immortals_at_sea() -> None:
    match = persia(
        units={"E7": "purple 1 ship", "F7": "red 1 ship"},
        advances={PURPLE: "tactics draft"},
        goods={PURPLE: "culture 2"},
    )
    march(match, "E7", "1 ship", "hex:F7")
    do(match, "effect:v:immortals", "steps:2")
    assert roll(match, "1L", "1L") == (3, 1)


# -- Zoroastrianism ----------------------------------------------------------------------------------


@rule("COC-33.34", "COC-21.8")
def test_an_enemy_unit_is_converted() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "myths priesthood"}}
    match = do(persia(units={"D6": "red 1 infantry"}, **kw), "action:influence", faces("5I"))
    state = state_of(match)
    assert (standing(match, "D6"), state.holder[place(state, "D6")]) == ({"infantry": 1}, PURPLE)
    assert state.supply[RED * 14 + 1] == 16
    assert "action:influence" not in match.legal()
    failed = do(persia(units={"D6": "red 1 infantry"}, **kw), "action:influence", faces("4C"))
    assert state_of(failed).holder[place(state, "D6")] == RED
    wild = do(persia(units={"D6": "barbarian 1 cavalry"}, **kw), "action:influence", faces("5I"))
    assert state_of(wild).holder[place(state, "D6")] == PURPLE
    plain = persia(units={"D6": "red 1 infantry"}, advances={PURPLE: "myths"})
    assert "action:influence" not in plain.legal()


@rule("COC-33.34")
def test_neither_leaders_nor_cities_nor_ships_are_converted() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "myths priesthood"}}
    assert (
        "action:influence"
        not in persia(leader={RED: "pericles at D6"}, civ={PURPLE: "persia", RED: "greece"}, **kw).legal()
    )
    assert "action:influence" not in persia(units={"D6": "red 1 infantry"}, cities={"D6": "red neutral"}, **kw).legal()
    assert "action:influence" not in persia(units={"E7": "red 1 ship"}, **kw).legal()
    far = persia(units={"D5": "red 1 infantry"}, **kw)
    assert "action:influence" not in far.legal()
    token = persia(units={"D5": "red 1 infantry"}, goods={PURPLE: "culture 1"}, **kw)
    assert "action:influence" in token.legal()
    none = persia(units={"D6": "red 1 cavalry", "D7": "purple 4 cavalry"}, **kw)
    assert "action:influence" not in none.legal()  # no cavalry in supply


@rule("COC-33.34", "COC-16.17")
def test_the_converted_fights_those_who_are_left() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "myths priesthood"}}
    match = persia(units={"D6": "red 2 infantry"}, **kw)
    do(match, "action:influence", faces("5I"))
    assert roll(match, "2C", "2C") == (2, 2)
    assert match.state.step_name() == "Round.roll"  # nobody can retreat
    roll(match, "5C", "1L")
    assert state_of(match).holder[place(state_of(match), "D6")] == PURPLE
    settlers = persia(units={"D6": "red 1 infantry 1 settler"}, **kw)
    do(settlers, "action:influence", faces("5I"), "unit:infantry")
    assert standing(settlers, "D6") == {"infantry": 1}
    lost = persia(units={"D6": "red 1 infantry 1 settler"}, **kw)
    do(lost, "action:influence", faces("5I"), "unit:settler")
    assert (standing(lost, "D6"), state_of(lost).supply[PURPLE * 14]) == ({"infantry": 1}, 3)
    two = persia(units={"D6": "red 2 settler"}, **kw)
    do(two, "action:influence", faces("5I"))
    assert (standing(two, "D6"), state_of(two).holder[place(state_of(two), "D6")]) == ({"settler": 1}, PURPLE)


# -- Banking -----------------------------------------------------------------------------------------


@rule("COC-3.3")
def test_gold_breeds_gold_at_the_start_of_the_turn() -> None:
    def turn(advances: str, goods: str) -> Match:
        match = persia(turn=RED, advances={PURPLE: advances}, goods={PURPLE: goods}, cities={"D6": "red neutral"})
        return do(match, "button:end")

    match = turn("bartering currency", "gold 1")
    assert set(match.legal()) == {"good:gold", "good:culture"}
    do(match, "good:gold")
    assert held(match, PURPLE) == {"gold": 2}
    assert turn("bartering currency", "food 1").state.step_name() == "Turn.choose"
    assert turn("bartering", "gold 1").state.step_name() == "Turn.choose"
    routes = turn("bartering trade_routes currency", "gold 1")
    assert set(routes.legal()) == {"good:gold", "good:culture"}  # Banking first
    do(routes, "good:gold")
    assert offered(routes, "link") != []


# -- Cyrus -------------------------------------------------------------------------------------------


@rule("COC-33.54", "COC-32.10")
def test_the_king_of_persia_counts_regions() -> None:
    cities = {"D7": "purple neutral temple academy", "D6": "purple neutral", "E6": "purple neutral"}
    match = do(persia(leader={PURPLE: "cyrus at D7"}, cities=cities), "effect:l:cyrus.1", "good:mood", "good:culture")
    state = state_of(match)
    assert held(match, PURPLE) == {"mood": 1, "culture": 1}  # two regions, his own start region too
    assert (match.state.step_name(), state.actions, state.activated) == ("Turn.choose", 2, [place(state, "D7")])
    small = persia(leader={PURPLE: "cyrus at D7"}, cities=cities | {"D7": "purple neutral"})
    do(small, "effect:l:cyrus.1", "good:mood")
    assert small.state.step_name() == "Turn.choose"  # at most the size of the city
    do(small, "effect:l:cyrus.1", "good:mood")
    assert mood(small, "D7") == "angry"
    do(small, "effect:l:cyrus.1", "good:mood")
    assert "effect:l:cyrus.1" not in small.legal()
    field = persia(leader={PURPLE: "cyrus at B6"}, cities=cities)
    assert "effect:l:cyrus.1" not in field.legal()


@rule("COC-16.6")
def test_the_strategist_throws_his_card_away() -> None:
    kw: dict[str, Any] = {"hand": {PURPLE: "A6"}, "own": "1 infantry"}
    match = march(led("persia", "cyrus", "red 2 infantry", **kw), "D7", "1 leader 1 infantry", "hex:D6")
    do(match, "card:A6", "effect:l:cyrus.2")
    assert roll(match, "2C", "1L")[0] == 6
    kept = march(led("persia", "cyrus", "red 2 infantry", **kw), "D7", "1 leader 1 infantry", "hex:D6")
    do(kept, "card:A6", "button:done")
    with_card = roll(kept, "2C", "1L")[0]
    none = march(led("persia", "cyrus", "red 2 infantry", **kw), "D7", "1 leader 1 infantry", "hex:D6")
    do(none, "button:none")
    assert roll(none, "2C", "1L")[0] == 4 < with_card
    away = march(
        led("persia", "cyrus", "red 2 infantry", hand={PURPLE: "A6"}, own="2 infantry"), "D7", "2 infantry", "hex:D6"
    )
    do(away, "card:A6")
    assert away.state.step_name() == "Round.roll"


@rule("COC-16.6")
def test_the_strategist_s_bonus_is_safe_from_scouts() -> None:
    match = led(
        "persia", "cyrus", "red 2 infantry", "1 infantry", hand={PURPLE: "A6", RED: "A23"}, advances={RED: "tactics"}
    )
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    do(match, "card:A6", "card:A23", "effect:l:cyrus.2")
    while match.state.step_name() != "Round.roll":
        do(match, match.legal()[-1])
    assert roll(match, "2C", "1L")[0] == 6


# -- Darius ------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_unity_follows_a_success_from_the_city_of_darius() -> None:
    cities = {"D6": "red neutral temple", "D7": "purple neutral", "C7": "purple neutral"}
    for where, tokens in (("D7", {"mood": 1}), ("B6", {})):
        match = persia(leader={PURPLE: f"darius at {where}"}, cities=cities)
        do(match, "action:influence")
        some(match, "hex:D7")
        do(match, faces("5I"))
        assert held(match, PURPLE) == tokens
    failed = do(
        persia(leader={PURPLE: "darius at D7"}, cities={"D6": "red neutral temple"}), "action:influence", faces("2C")
    )
    assert held(failed, PURPLE) == {}


@rule("COC-32.3")
def test_the_architect_builds_without_an_action() -> None:
    kw: dict[str, Any] = {
        "cities": {"D7": "purple neutral", "D6": "purple neutral"},
        "advances": {PURPLE: "tactics writing"},
    }
    goods = {PURPLE: "culture 4 food 1 wood 1 ore 1"}
    match = persia(leader={PURPLE: "darius at D7"}, goods=goods, **kw)
    some(do(match, "effect:l:darius.2"), "building:fortress")
    state = state_of(match)
    assert (held(match, PURPLE), state.actions, state.activated) == ({"culture": 2}, 3, [place(state, "D7")])
    assert state.has_building(place(state, "D7"), 3)
    assert "effect:l:darius.2" not in match.legal()  # once per turn
    assert "effect:l:darius.2" not in persia(leader={PURPLE: "darius at B6"}, goods=goods, **kw).legal()
    poor = persia(leader={PURPLE: "darius at D7"}, goods={PURPLE: "culture 1 food 1 wood 1 ore 1"}, **kw)
    assert "effect:l:darius.2" not in poor.legal()


# -- Xerxes ------------------------------------------------------------------------------------------


@rule("COC-1.9", "COC-13.3")
def test_five_march_with_xerxes() -> None:
    kw: dict[str, Any] = {"units": {"D7": "purple 4 infantry"}, "advances": {PURPLE: "tactics"}}
    match = march(persia(leader={PURPLE: "xerxes at D7"}, **kw), "D7", "4 infantry 1 leader", "hex:D6")
    assert standing(match, "D6") == {"infantry": 4, "leader": 1}
    assault = led("persia", "xerxes", "red 1 infantry", "4 infantry", hand={PURPLE: "A6"})
    march(assault, "D7", "4 infantry 1 leader", "hex:D6")
    assert assault.state.step_name() == "Round.roll"  # five may put down no card ...
    assert roll(assault, "3I", "1L")[0] == 15  # ... nor use clash abilities
    four = led("persia", "xerxes", "red 1 infantry", "3 infantry", hand={PURPLE: "A6"})
    march(four, "D7", "3 infantry 1 leader", "hex:D6")
    assert four.state.step_name() == "Round.attacker_card"
    do(four, "button:none")
    assert roll(four, "3I", "1L")[0] == 15  # 12 and three infantry


@rule("COC-12.9", "COC-1.9")
def test_his_limit_goes_with_him() -> None:
    kw: dict[str, Any] = {"units": {"D7": "purple 4 infantry"}, "goods": {PURPLE: "mood 1 culture 1"}}
    full = persia(leader={PURPLE: "xerxes at D7"}, **kw)
    assert refused(full, "action:recruit") == "COC-12.1"  # the new leader would be a fifth unit
    three = persia(
        leader={PURPLE: "xerxes at D7"}, goods={PURPLE: "mood 1 culture 1"}, units={"D7": "purple 3 infantry"}
    )
    recruit(three, "D7", "unit:leader", "leader:darius")
    assert standing(three, "D7") == {"infantry": 3, "leader": 1}
    spare = persia(leader={PURPLE: "xerxes at D7"}, units={"D7": "purple 3 infantry"}, goods={PURPLE: "food 1 ore 1"})
    recruit(spare, "D7", "unit:infantry")
    assert standing(spare, "D7") == {"infantry": 4, "leader": 1}
    other = persia(leader={PURPLE: "cyrus at D7"}, units={"D7": "purple 3 infantry"}, goods={PURPLE: "food 1 ore 1"})
    assert refused(other, "action:recruit") == "COC-12.1"


@rule("COC-4.9", "COC-27.6")
def test_the_great_builder_takes_two_off_a_wonder() -> None:
    cost = list(WORLD.wonder_cost[WORLD.wonders.index("W2")])
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple happy"}, "plans": {PURPLE: "W2"}}
    kw["advances"] = {PURPLE: "storage irrigation engineering"}
    less = cost[:]
    less[6] -= 1
    less[next(good for good in range(3) if cost[good])] -= 1
    goods = {PURPLE: " ".join(f"{name} {number}" for name, number in zip(NAMES, less, strict=True))}
    match = do(persia(leader={PURPLE: "xerxes at D7"}, goods=goods, **kw), "action:construct")
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    state = state_of(match)
    assert state.wonder_at[WORLD.wonders.index("W2")] == place(state, "D7")
    assert held(match, PURPLE) == {}
    away = persia(leader={PURPLE: "xerxes at B6"}, goods=goods, **kw)
    assert refused(away, "action:construct") == "COC-11.1"
    less[6] -= 1
    poorer = {PURPLE: " ".join(f"{name} {number}" for name, number in zip(NAMES, less, strict=True))}
    assert refused(persia(leader={PURPLE: "xerxes at D7"}, goods=poorer, **kw), "action:construct") == "COC-11.1"
    building = persia(
        leader={PURPLE: "xerxes at D7"}, cities=kw["cities"], advances={PURPLE: "tactics"}, goods={PURPLE: "food 1"}
    )
    assert refused(building, "action:construct") == "COC-11.1"


@rule("COC-4.9")
def test_the_builder_s_two_goods_are_named_as_one_likes() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple happy"}, "plans": {PURPLE: "W2"}}
    kw["advances"] = {PURPLE: "storage irrigation engineering"}
    cost = list(WORLD.wonder_cost[WORLD.wonders.index("W2")])
    goods = {PURPLE: " ".join(f"{name} {number}" for name, number in zip(NAMES, cost, strict=True))}
    for second, left in (("culture", {"culture": 2}), ("food", {"culture": 1, "food": 1})):
        match = do(persia(leader={PURPLE: "xerxes at D7"}, goods=goods, **kw), "action:construct")
        some(match, "hex:D7", "wonder:W2")
        assert (match.state.step_name(), "good:culture" in match.legal()) == ("Rebate.choose", True)
        do(match, "good:culture")
        assert match.legal() == ["good:culture"]  # lists name them in one order
        do(match, f"good:{second}")
        assert (held(match, PURPLE), match.state.step_name()) == (left, "Turn.choose")


@rule("COC-9.4", "COC-31.48")
def test_the_architect_waits_where_an_angry_city_has_worked() -> None:
    match = persia(
        leader={PURPLE: "darius at D7"},
        cities={"D7": "purple angry", "D6": "purple neutral"},
        advances={PURPLE: "tactics writing nationalism forced_labor"},
        goods={PURPLE: "culture 4 food 1 wood 1 ore 1 mood 1"},
    )
    assert "effect:l:darius.2" not in match.legal()
    do(match, "effect:a:forced_labor")  # the angry city acts as if it were neutral
    assert "effect:l:darius.2" in match.legal()
    collect(match, "D7")
    assert "effect:l:darius.2" not in match.legal()


@rule("COC-1.9", "COC-12.9")
def test_a_draft_has_no_room_because_xerxes_might_come() -> None:
    for number, drafted in ((3, False), (2, True)):
        match = persia(
            leader={PURPLE: "cyrus at D7"},
            units={"D7": f"purple {number} infantry"},
            advances={PURPLE: "tactics draft"},
            goods={PURPLE: "food 2 mood 2 culture 1"},
        )
        do(match, "action:recruit")
        assert "unit:leader" in match.legal()
        assert ("extra:infantry" in match.legal()) == drafted


@rule("COC-12.9", "COC-1.9")
def test_a_fifth_unit_may_be_xerxes_himself() -> None:
    for number, offers in ((3, ["leader:cyrus", "leader:darius", "leader:xerxes"]), (4, [])):  # only he is left
        match = persia(units={"D7": f"purple {number} infantry"}, goods={PURPLE: "mood 1 culture 1"})
        recruit(match, "D7", "unit:leader")
        assert sorted(offered(match, "leader")) == offers, number
        some(match, "leader:xerxes")
        assert standing(match, "D7") == {"infantry": number, "leader": 1}
    full = persia(units={"D7": "purple 4 infantry"}, goods={PURPLE: "food 1 ore 1"})
    assert refused(full, "action:recruit") == "COC-12.1"
