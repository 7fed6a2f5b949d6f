"""Chinese: Rice Cultivation, Expansion, Fireworks, Imperial Army; Wu Zetian, Qin Shi Huang, Sun Tzu."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.tired import groups
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    card,
    coc,
    do,
    held,
    offered,
    owns,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, lying, on_table
from tests.clash_of_cultures.war import SOUTH, collect, construct, led, march, recruit, roll, some
from tests.support import rule

CHINA = {PURPLE: "china"}


def china(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", CHINA), regions=more.pop("regions", SOUTH), **more)


# -- Rice Cultivation --------------------------------------------------------------------------------


@rule("COC-32.1")
def test_settlers_in_the_fields_grow_rice() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "purple neutral academy temple"}, "advances": {PURPLE: "storage irrigation"}}
    fields = {"C6": "purple 1 settler", "E6": "purple 2 settler"}
    for units, food in (({"C6": fields["C6"]}, 4), (fields, 5), ({}, 3), ({"D6": "purple 1 settler"}, 3)):
        match = collect(china(units=units, **kw), "D6", "food3")
        assert held(match, PURPLE) == {"food": food}, units
    less = collect(china(units=fields, **kw), "D6", "food1_wood1_ore1")
    assert held(less, PURPLE) == {"food": 2, "wood": 1, "ore": 1}
    none = collect(china(civ={PURPLE: "greece"}, units=fields, **kw), "D6", "food3")
    assert held(none, PURPLE) == {"food": 3}


@rule("COC-32.1")
def test_rice_brings_at_most_two() -> None:
    match = china(
        regions={6: "R20 turned", 3: "R19"},  # D5 C6 E6 and D4 grassland
        cities={"D5": "purple happy academy temple fortress"},
        units={"C6": "purple 1 settler", "E6": "purple 1 settler", "D4": "purple 1 settler"},
        advances={PURPLE: "storage irrigation"},
    )
    collect(match, "D5", "food4_wood1")
    assert held(match, PURPLE) == {"food": 6, "wood": 1}


@rule("COC-31.5")
def test_rice_grows_in_a_field_of_husbandry_too() -> None:
    match = china(
        regions={6: "R20", 7: "R17"},
        cities={"D7": "purple happy academy"},
        units={"E6": "purple 1 settler", "D6": "red 1 settler"},
        advances={PURPLE: "storage irrigation husbandry"},
    )
    collect(match, "D7", "food3")
    assert held(match, PURPLE) == {"food": 4}


@rule("COC-31.5", "COC-10.9")
def test_a_field_two_away_may_be_used_for_its_rice_alone() -> None:
    def fields(*answers: str, advances: str = "storage irrigation husbandry") -> Match:
        match = china(
            cities={"D7": "purple happy temple"},
            units={"C6": "purple 1 settler"},  # D6 and E6 are nearer
            advances={PURPLE: advances},
        )
        return do(collect(match, "D7", "food1_wood1_ore1"), *answers)

    far = fields("effect:v:rice_cultivation/far")
    assert held(far, PURPLE) == {"food": 2, "wood": 1, "ore": 1}
    again = collect(far, "D7", "food2_wood1")
    assert held(again, PURPLE) == {"food": 4, "wood": 2, "ore": 1}  # Husbandry was used
    near = fields("button:done")
    assert held(near, PURPLE) == {"food": 1, "wood": 1, "ore": 1}
    collect(near, "D7", "food2_wood1")
    assert near.state.step_name() == "Happening.choose"  # it may still be used
    assert fields(advances="storage irrigation").state.step_name() == "Turn.choose"


@rule("COC-31.5")
def test_no_rice_grows_in_a_field_two_away_when_another_space_is_used() -> None:
    kw: dict[str, Any] = {
        "exhausted": "E8",  # the only forest left is D5
        "cities": {"D7": "purple happy"},
        "units": {"C6": "purple 1 settler"},
    }
    for advances, food in (("storage irrigation husbandry", 1), ("storage irrigation husbandry roads", 2)):
        match = collect(china(advances={PURPLE: advances}, **kw), "D7", "food1_wood1")
        assert held(match, PURPLE) == {"food": food, "wood": 1}, advances


# -- Expansion ---------------------------------------------------------------------------------------


@rule("COC-33.19")
def test_new_settlers_set_the_others_of_the_cities_moving() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "storage husbandry"}, "goods": {PURPLE: "food 2"}}
    match = china(units={"D7": "purple 1 settler", "B6": "purple 1 settler"}, **kw)
    recruit(match, "D7", "unit:settler")
    do(match, "effect:v:expansion")
    assert offered(match, "hex") == [] or "hex:B6" not in match.legal()  # no city there
    some(match, "hex:D7", "take:settler_2")
    do(match, "hex:D6")
    assert standing(match, "D6") == {"settler": 2}
    assert state_of(match).actions == 2
    do(match, "action:move")  # they have not moved in that one
    assert "hex:D6" in match.legal()
    other = china(civ={PURPLE: "greece"}, **kw)
    assert recruit(other, "D7", "unit:settler").state.step_name() == "Turn.choose"


@rule("COC-33.19")
def test_expansion_is_for_settlers_after_settlers() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "storage husbandry tactics"}, "goods": {PURPLE: "food 2 ore 1"}}
    soldier = recruit(china(**kw), "D7", "unit:infantry")
    assert soldier.state.step_name() == "Turn.choose"  # no settler was recruited
    match = china(units={"D7": "purple 1 settler 1 infantry"}, **kw)
    do(recruit(match, "D7", "unit:settler"), "effect:v:expansion")
    some(match, "hex:D7")
    assert not any("infantry_1" in answer for answer in match.legal())
    do(match, "take:settler_1", "hex:D6")
    do(match, "hex:D7", "hex:C7")
    assert match.state.step_name() == "Turn.choose"  # nobody is left to move
    assert (standing(match, "D6"), standing(match, "C7")) == ({"settler": 1}, {"settler": 1})


# -- Fireworks ---------------------------------------------------------------------------------------


@rule("COC-16.20")
def test_fireworks_cancel_a_hit_in_round_one() -> None:
    def fight(advances: str = "tactics metallurgy", goods: str = "ore 2 wood 2") -> Match:
        match = china(
            units={"D7": "purple 2 infantry", "D6": "red 2 infantry"},
            advances={PURPLE: advances},
            goods={PURPLE: goods},
        )
        march(match, "D7", "2 infantry", "hex:D6")
        return match

    match = fight()
    roll(match, "1L", "5C")  # 2 hits
    do(match, "effect:v:fireworks")
    assert held(match, PURPLE) == {"ore": 1, "wood": 1}
    do(match, "button:fight")
    roll(match, "1L", "3E")
    assert match.state.step_name() == "Turn.choose"  # round 2: no fireworks, the last one falls
    refusing = fight()
    roll(refusing, "1L", "5C")
    do(refusing, "button:done")
    assert held(refusing, PURPLE) == {"ore": 2, "wood": 2}
    for other in (fight("tactics"), fight(goods="ore 2")):
        roll(other, "1L", "3E")
        assert other.state.step_name() == "Round.retreat"
    idle = fight()
    roll(idle, "1L", "1L")
    assert idle.state.step_name() == "Round.retreat"  # no hit


@rule("COC-16.20")
def test_fireworks_at_sea() -> None:
    match = china(
        units={"E7": "purple 1 ship", "F7": "red 1 ship"},
        advances={PURPLE: "metallurgy"},
        goods={PURPLE: "ore 1 wood 1"},
    )
    roll(march(match, "E7", "1 ship", "hex:F7"), "1L", "6I")
    do(match, "effect:v:fireworks")
    assert match.state.step_name() == "Round.retreat"


# -- Imperial Army -----------------------------------------------------------------------------------


@rule("COC-33.20")
def test_settlers_and_infantry_change_where_they_stand() -> None:
    match = china(units={"D7": "purple 2 settler", "D6": "purple 1 infantry"}, advances={PURPLE: "philosophy voting"})
    do(match, "effect:v:imperial_army", "change:D7_settler_0", "change:D6_infantry_0", "button:done")
    assert (standing(match, "D7"), standing(match, "D6")) == ({"settler": 1, "infantry": 1}, {"settler": 1})
    assert state_of(match).actions == 2
    assert "effect:v:imperial_army" not in match.legal()  # once per turn
    lawless = china(units={"D7": "purple 2 settler"})
    assert "effect:v:imperial_army" not in lawless.legal()


@rule("COC-33.20", "COC-13.7")
def test_a_changed_unit_keeps_its_penalties() -> None:
    match = china(units={"D7": "purple 1 settler"}, advances={PURPLE: "tactics philosophy voting"})
    march(match, "D7", "1 settler", "hex:C7")  # a mountain
    do(match, "effect:v:imperial_army")
    state = state_of(match)
    assert standing(match, "C7") == {"infantry": 1}
    assert groups(state, place(state, "C7")) == [(1, 4, 1)]
    assert "action:move" not in match.legal()


@rule("COC-33.20")
def test_supply_and_stack_are_counted_after_the_change() -> None:
    full = china(units={"D7": "purple 4 infantry 1 settler"}, advances={PURPLE: "philosophy voting"})
    do(full, "effect:v:imperial_army")
    do(full, "change:D7_settler_0", "button:done")  # an infantry must change as well: five are too many
    assert standing(full, "D7") == {"settler": 1, "infantry": 4}
    room = china(units={"D7": "purple 3 infantry 1 settler"}, advances={PURPLE: "philosophy voting"})
    do(room, "effect:v:imperial_army", "change:D7_settler_0", "button:done")
    assert standing(room, "D7") == {"infantry": 4}
    units = {"D7": "purple 4 infantry", "D6": "purple 4 infantry", "C6": "purple 4 infantry", "E6": "purple 4 infantry"}
    spent = china(units=units | {"B6": "purple 4 settler"}, advances={PURPLE: "philosophy voting"})
    do(spent, "effect:v:imperial_army", "change:B6_settler_0", "change:D7_infantry_0", "button:done")
    assert (standing(spent, "B6"), standing(spent, "D7")) == (
        {"settler": 3, "infantry": 1},
        {"settler": 1, "infantry": 3},
    )


# -- Wu Zetian and Sun Tzu ---------------------------------------------------------------------------


@rule("COC-32.9", "COC-7.6")
def test_wu_zetian_teaches_agriculture() -> None:
    match = china(leader={PURPLE: "wu_zetian at D7"}, goods={PURPLE: "mood 1 culture 1"}, advances={PURPLE: "storage"})
    do(match, "effect:l:wu_zetian.1")
    some(match, "pay:mood1")
    assert offered(match, "advance") == ["advance:irrigation", "advance:husbandry"]
    do(match, "advance:irrigation")
    state = state_of(match)
    assert owns(match, PURPLE, "irrigation")
    assert (state.actions, state.activated, state.box[PURPLE]) == (2, [], 2)
    some(do(match, "effect:l:wu_zetian.1"), "pay:mood1")  # again, with another action
    assert owns(match, PURPLE, "husbandry")


@rule("COC-32.3")
def test_the_brilliant_conqueror_has_no_fewer_units() -> None:
    for own, enemy, value in (("1 infantry", 2, 6), ("", 2, 2), ("2 infantry", 2, 8)):
        match = march(led("china", "wu_zetian", f"red {enemy} infantry", own), "D7", f"1 leader {own}", "hex:D6")
        assert roll(match, defender="1L")[0] == value, own


@rule("COC-32.9")
def test_sun_tzu_teaches_warfare() -> None:
    match = do(china(leader={PURPLE: "sun_tzu at D7"}, goods={PURPLE: "culture 1"}), "effect:l:sun_tzu.1")
    assert owns(match, PURPLE, "tactics")
    assert held(match, PURPLE) == {"culture": 1}  # paid, and gained for Tactics


@rule("COC-32.8", "COC-16.22")
def test_a_fast_war_brings_both_tokens() -> None:
    fast = march(led("china", "sun_tzu"), "D7", "1 leader", "hex:D6")
    roll(fast, "5C", "1L")
    assert held(fast, PURPLE) == {"mood": 1, "culture": 1}
    slow = march(led("china", "sun_tzu"), "D7", "1 leader", "hex:D6")
    roll(slow, "2C", "1L")
    do(slow, "button:fight")
    roll(slow, "5C", "1L")
    assert held(slow, PURPLE) == {}
    unarmed = march(led("china", "sun_tzu", "red 1 settler"), "D7", "1 leader", "hex:D6")
    assert held(unarmed, PURPLE) == {}
    without = march(led("china", "sun_tzu", own="1 infantry"), "D7", "1 infantry", "hex:D6")
    roll(without, "5C", "1L")
    assert held(without, PURPLE) == {}
    fallen = march(led("china", "sun_tzu", own="1 infantry"), "D7", "1 leader 1 infantry", "hex:D6")
    roll(fallen, "5C", "5C")
    do(fallen, "unit:leader")
    assert held(fallen, PURPLE) == {}


# -- Qin Shi Huang -----------------------------------------------------------------------------------


@rule("COC-33.10", "COC-27.1")
def test_the_great_wall_is_taken_wherever_it_is() -> None:
    wall = WORLD.wonders.index("W8")
    kw: dict[str, Any] = {"leader": {PURPLE: "qin_shi_huang at D7"}}
    deck = acquired(china(**kw), "engineering")
    assert state_of(deck).plans[PURPLE] == [wall]
    theirs = acquired(china(plans={RED: "W8"}, **kw), "engineering")
    do(theirs, card("W1"))
    assert [state_of(theirs).plans[seat] for seat in (RED, PURPLE)] == [[0], [wall]]
    built = acquired(china(wonders={"W8": "D2 by red"}, **kw), "engineering")
    do(built, card("W3"))
    assert state_of(built).plans[PURPLE] == [2]
    plain = acquired(china(leader={PURPLE: "sun_tzu at D7"}), "engineering")
    assert plain.turn == (-1,)  # drawn by chance


@rule("COC-33.10", "COC-35.21")
def test_the_wall_on_envoys_meet_is_taken_and_another_shown() -> None:
    match = lying(china(leader={PURPLE: "qin_shi_huang at D7"}), "E40")
    state = state_of(match)
    wall = WORLD.wonders.index("W8")
    state.plan_deck.remove(wall)
    state.envoys = wall
    acquired(match, "engineering")
    do(match, card("W1"))
    assert (state_of(match).plans[PURPLE], state_of(match).envoys) == ([wall], 0)


@rule("COC-33.11", "COC-27.2")
def test_wonders_in_the_leader_s_city_are_free_actions() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy"}
    cost = WORLD.wonder_cost[WORLD.wonders.index("W8")]
    names = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
    full = " ".join(f"{name} {number}" for name, number in zip(names, cost, strict=True))
    less = " ".join(f"{name} {number - 2 * (name == 'culture')}" for name, number in zip(names, cost, strict=True))
    need = WORLD.advances[WORLD.wonder_needs[WORLD.wonders.index("W8")]]
    kw: dict[str, Any] = {"cities": cities, "plans": {PURPLE: "W8"}}
    kw["advances"] = {PURPLE: f"storage engineering tactics {need}"}
    match = do(china(leader={PURPLE: "qin_shi_huang at D7"}, goods={PURPLE: less}, **kw), "effect:l:qin_shi_huang.1")
    state = state_of(match)
    assert state.wonder_at[WORLD.wonders.index("W8")] == place(state, "D7")
    assert (held(match, PURPLE), state.actions, state.activated) == ({}, 3, [place(state, "D7")])
    away = china(leader={PURPLE: "qin_shi_huang at B6"}, goods={PURPLE: full}, **kw)
    assert "effect:l:qin_shi_huang.1" not in away.legal()
    dear = china(leader={PURPLE: "qin_shi_huang at D7"}, goods={PURPLE: less}, **kw)
    assert "hex:D6" not in construct(dear, "D7", "").legal()  # the discount belongs to his city


@rule("COC-33.11")
def test_other_wonders_cost_their_price() -> None:
    cost = WORLD.wonder_cost[WORLD.wonders.index("W2")]
    names = ("food", "wood", "ore", "ideas", "gold", "mood", "culture")
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple happy"}, "plans": {PURPLE: "W2"}}
    kw |= {"advances": {PURPLE: "storage irrigation engineering"}, "leader": {PURPLE: "qin_shi_huang at D7"}}
    full = " ".join(f"{name} {number}" for name, number in zip(names, cost, strict=True))
    assert "effect:l:qin_shi_huang.1" in china(goods={PURPLE: full}, **kw).legal()
    less = " ".join(f"{name} {number - (name == 'culture')}" for name, number in zip(names, cost, strict=True))
    assert "effect:l:qin_shi_huang.1" not in china(goods={PURPLE: less}, **kw).legal()
    angry = kw | {"cities": {"D7": "purple neutral", "D6": "purple happy"}}
    assert "effect:l:qin_shi_huang.1" not in china(goods={PURPLE: full}, **angry).legal()


@rule("COC-16.20")
def test_the_tactician_buys_a_hit_each_round() -> None:
    match = led("china", "qin_shi_huang", "red 2 infantry", "1 infantry", goods={PURPLE: "culture 4"})
    march(match, "D7", "1 leader 1 infantry", "hex:D6")
    roll(match, "2C", "3E")
    do(match, "effect:l:qin_shi_huang.2")
    assert (held(match, PURPLE), match.state.step_name()) == ({"culture": 2}, "Round.retreat")
    do(match, "button:fight")
    roll(match, "2C", "3E")
    do(match, "effect:l:qin_shi_huang.2")
    assert held(match, PURPLE) == {}
    without = led("china", "qin_shi_huang", "red 2 infantry", "2 infantry", goods={PURPLE: "culture 4"})
    march(without, "D7", "2 infantry", "hex:D6")
    roll(without, "1L", "3E")
    assert without.state.step_name() == "Round.retreat"
    assert refused(without, "effect:l:qin_shi_huang.2") != ""


@rule("COC-33.10", "COC-35.21")
def test_envoys_leave_when_no_wonder_is_left() -> None:
    match = lying(china(leader={PURPLE: "qin_shi_huang at D7"}), "E40")
    state = state_of(match)
    wall = WORLD.wonders.index("W8")
    state.plan_deck = []
    for wonder in range(len(WORLD.wonders)):
        if wonder != wall:
            state.wonder_at[wonder] = -2
    state.envoys = wall
    acquired(match, "engineering")
    assert (state_of(match).plans[PURPLE], state_of(match).envoys, on_table(match, "E40")) == ([wall], -1, False)
