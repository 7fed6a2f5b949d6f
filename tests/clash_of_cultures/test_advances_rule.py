"""Advances of Warfare and of the three governments (COC-31.19 to 31.22, 31.41 to 31.52)."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
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
from tests.clash_of_cultures.war import SOUTH, collect, construct, march, recruit, roll, some
from tests.support import rule

DEMOCRACY = "philosophy voting"
AUTOCRACY = "tactics draft nationalism"
THEOCRACY = "myths state_religion dogma"


def table(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), regions=more.pop("regions", SOUTH), **more)


# -- Warfare -----------------------------------------------------------------------------------------


@rule("COC-31.19", "COC-22.3")
def test_tactics_let_armies_move_and_cards_be_played() -> None:
    kw: dict[str, Any] = {
        "turn": RED,
        "units": {"D7": "purple 1 infantry", "D6": "red 1 infantry"},
        "hand": {PURPLE: "A6"},
    }
    for advances, asked in (("tactics", True), ("storage", False)):
        match = march(table(advances={RED: "tactics", PURPLE: advances}, **kw), "D6", "1 infantry", "hex:D7")
        assert (match.state.step_name() == "Round.defender_card") == asked
    assert "action:move" not in table(units={"D7": "purple 1 infantry"}).legal()


@rule("COC-31.20")
def test_siegecraft_is_for_attackers_of_a_fortress() -> None:
    kw: dict[str, Any] = {
        "goods": {PURPLE: "wood 2 ore 2"},
        "units": {"D7": "purple 4 infantry", "D6": "red 1 infantry"},
    }
    match = march(
        table(cities={"D6": "red neutral fortress"}, advances={PURPLE: "tactics siegecraft"}, **kw),
        "D7",
        "4 infantry",
        "hex:D6",
    )
    do(match, "effect:a:siegecraft", "siege:wall", "siege:strike")
    assert held(match, PURPLE) == {}
    request: Any = do(match, faces("1L") * 4).state.request()
    assert request.count == 1  # no die of the Fortress
    open_city = march(
        table(cities={"D6": "red neutral"}, advances={PURPLE: "tactics siegecraft"}, **kw), "D7", "4 infantry", "hex:D6"
    )
    assert open_city.state.step_name() == "Round.roll"
    wall = march(
        table(cities={"D6": "red neutral fortress"}, advances={PURPLE: "tactics siegecraft"}, **kw),
        "D7",
        "4 infantry",
        "hex:D6",
    )
    do(wall, "button:done")
    roll(wall, "2C", "1L")
    assert standing(wall, "D6") == {"infantry": 1}  # 8: the hit is cancelled by the Wall


@rule("COC-31.22", "COC-12.7")
def test_draft_adds_an_infantry_for_a_token() -> None:
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 2"}}
    match = recruit(table(advances={PURPLE: "tactics draft"}, **kw), "D7", "extra:infantry")
    assert (standing(match, "D7"), held(match, PURPLE)) == ({"settler": 1, "infantry": 1}, {"mood": 1})
    free = recruit(table(advances={PURPLE: f"tactics draft {DEMOCRACY} civil_liberties"}, **kw), "D7", "extra:infantry")
    assert held(free, PURPLE) == {}
    assert refused(table(advances={PURPLE: "tactics"}, **kw), "action:recruit") == "COC-12.1"


@rule("COC-31.22", "COC-23.2")
def test_a_second_draft_of_the_turn_meets_its_objective() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy"}
    kw: dict[str, Any] = {"goods": {PURPLE: "mood 4 food 2 ore 2"}, "goals": {PURPLE: "O1"}, "cities": cities}
    match = recruit(table(advances={PURPLE: "tactics draft"}, **kw), "D7", "extra:infantry")
    assert match.state.step_name() == "Turn.choose"
    recruit(match, "D6", "unit:infantry")
    assert match.state.step_name() == "Turn.choose"
    recruit(match, "D6", "extra:infantry")
    assert "effect:o:draft_obj" in match.legal()


# -- Democracy ---------------------------------------------------------------------------------------


@rule("COC-31.41")
def test_voting_costs_its_own_token_each_time() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple angry"}}
    match = do(table(advances={PURPLE: DEMOCRACY}, goods={PURPLE: "mood 4"}, **kw), "effect:a:voting")
    some(match, "button:done")
    assert (mood(match, "D7"), held(match, PURPLE), state_of(match).actions) == ("neutral", {"mood": 2}, 3)
    do(match, "effect:a:voting")  # again
    assert (mood(match, "D7"), held(match, PURPLE)) == ("happy", {})
    assert "effect:a:voting" not in table(advances={PURPLE: DEMOCRACY}, goods={PURPLE: "mood 1"}, **kw).legal()


@rule("COC-31.43", "COC-31.42")
def test_civil_liberties_bring_three_tokens() -> None:
    match = do(table(advances={PURPLE: f"{DEMOCRACY} civil_liberties"}), "effect:a:civil_liberties")
    assert (held(match, PURPLE), state_of(match).actions) == ({"mood": 3}, 2)
    assert "effect:a:civil_liberties" in match.legal()
    assert "effect:a:civil_liberties" not in table(advances={PURPLE: DEMOCRACY}).legal()


@rule("COC-31.44")
def test_a_free_collect_is_the_only_one_of_the_turn() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "purple neutral"}, "goods": {PURPLE: "mood 2"}}
    advances = {PURPLE: f"{DEMOCRACY} free_economy storage"}
    match = do(table(advances=advances, **kw), "effect:a:free_economy", "hex:D7")
    collect(match, "D7", "wood1_ore1")
    state = state_of(match)
    assert (held(match, PURPLE), state.actions, state.activated) == (
        {"wood": 1, "ore": 1, "mood": 1},
        3,
        [place(state, "D7")],
    )
    assert "action:collect" not in match.legal()
    assert "effect:a:free_economy" not in match.legal()
    do(match, "button:end", "button:end")
    assert {"action:collect", "effect:a:free_economy"} <= set(match.legal())  # a new turn
    after = collect(table(advances=advances, **kw), "D7")
    assert "effect:a:free_economy" not in after.legal()
    assert "action:collect" in after.legal()
    assert "effect:a:free_economy" not in table(advances=advances, cities=kw["cities"]).legal()


# -- Autocracy ---------------------------------------------------------------------------------------


@rule("COC-31.45")
def test_nationalists_rejoice_over_soldiers_and_ships() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: AUTOCRACY}, "cities": {"D7": "purple happy port>E7"}}
    soldiers = recruit(table(goods={PURPLE: "food 2 ore 2"}, **kw), "D7", "unit:infantry", "unit:infantry")
    do(soldiers, "good:culture")
    assert (soldiers.state.step_name(), held(soldiers, PURPLE)) == ("Turn.choose", {"culture": 1})  # once
    ship = recruit(table(goods={PURPLE: "wood 2"}, **kw), "D7", "unit:ship")
    assert set(ship.legal()) == {"good:mood", "good:culture"}
    settler = recruit(table(goods={PURPLE: "food 2"}, **kw), "D7", "unit:settler")
    assert settler.state.step_name() == "Turn.choose"
    plain = recruit(table(goods={PURPLE: "food 1 ore 1"}, advances={PURPLE: "tactics draft"}), "D7", "unit:infantry")
    assert plain.state.step_name() == "Turn.choose"


@rule("COC-31.47", "COC-3.7")
def test_absolute_power_buys_an_action() -> None:
    match = do(
        table(advances={PURPLE: f"{AUTOCRACY} absolute_power"}, goods={PURPLE: "mood 4"}), "effect:a:absolute_power"
    )
    assert (state_of(match).actions, held(match, PURPLE)) == (4, {"mood": 2})
    assert "effect:a:absolute_power" not in match.legal()
    do(match, "button:end", "button:end")
    assert (state_of(match).actions, "effect:a:absolute_power" in match.legal()) == (3, True)
    assert (
        "effect:a:absolute_power"
        not in table(advances={PURPLE: f"{AUTOCRACY} absolute_power"}, goods={PURPLE: "mood 1"}).legal()
    )


@rule("COC-31.48", "COC-9.4")
def test_forced_labour_makes_the_angry_work() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple angry temple", "D6": "purple neutral", "C6": "purple neutral"}}
    advances = {PURPLE: f"{AUTOCRACY} forced_labor"}
    match = do(table(advances=advances, goods={PURPLE: "mood 1 food 1 wood 1 ore 1"}, **kw), "effect:a:forced_labor")
    state = state_of(match)
    assert [number(state, PURPLE, place(state, "D7"), purpose) for purpose in ("collect", "recruit")] == [2, 2]
    assert (held(match, PURPLE), mood(match, "D7")) == ({"food": 1, "wood": 1, "ore": 1}, "angry")
    construct(match, "D7", "building:fortress")
    assert state_of(match).has_building(place(state, "D7"), 3)
    do(match, "action:collect")
    assert refused(match, "hex:D7") != ""  # an angry city still acts once
    plain = table(advances=advances, **kw)
    assert number(state_of(plain), PURPLE, place(state, "D7"), "collect") == 1
    assert "effect:a:forced_labor" not in table(advances=advances, goods={PURPLE: "mood 1"}).legal()  # nobody is angry


@rule("COC-31.48", "COC-3.9")
def test_forced_labour_ends_with_the_turn() -> None:
    match = table(
        advances={PURPLE: f"{AUTOCRACY} forced_labor"}, goods={PURPLE: "mood 2"}, cities={"D7": "purple angry temple"}
    )
    do(match, "effect:a:forced_labor")
    assert "effect:a:forced_labor" not in match.legal()
    do(match, "button:end", "button:end")
    state = state_of(match)
    assert number(state, PURPLE, place(state, "D7"), "collect") == 1
    assert "effect:a:forced_labor" in match.legal()


@rule("COC-31.42", "COC-31.46", "COC-31.50", "COC-21.11")
def test_cities_that_nobody_boosts_against() -> None:
    def attempt(advances: str, city: str, units: str = "purple 1 settler") -> bool:
        """Whether red may boost a roll that missed by one."""
        match = table(
            turn=RED,
            cities={"D7": f"purple {city}", "D6": "red neutral"},
            units={"D7": units},
            advances={PURPLE: advances},
            goods={RED: "culture 3"},
        )
        do(match, "action:influence", faces("4C"))
        return match.state.step_name() == "InfluenceCulture.boost"

    assert not attempt(f"{DEMOCRACY} separation_of_power", "happy academy")
    assert attempt(f"{DEMOCRACY} separation_of_power", "neutral academy")
    assert attempt(DEMOCRACY, "happy academy")
    assert not attempt(f"{AUTOCRACY} totalitarianism", "neutral academy", "purple 1 infantry")
    assert attempt(f"{AUTOCRACY} totalitarianism", "neutral academy")
    assert attempt(AUTOCRACY, "neutral academy", "purple 1 infantry")
    assert not attempt(f"{THEOCRACY} devotion", "neutral temple")
    assert attempt(f"{THEOCRACY} devotion", "neutral academy")
    assert attempt(THEOCRACY, "neutral temple")


# -- Theocracy ---------------------------------------------------------------------------------------


@rule("COC-31.49")
def test_a_temple_teaches_the_faith() -> None:
    kw: dict[str, Any] = {
        "cities": {"D7": "purple neutral", "D6": "purple neutral"},
        "goods": {PURPLE: "food 1 wood 1 ore 1"},
    }
    match = construct(table(advances={PURPLE: THEOCRACY}, **kw), "D7", "building:temple")
    some(match, "button:done", "good:mood")
    do(match, "effect:a:dogma", "advance:devotion")
    state = state_of(match)
    assert state.owns(PURPLE, state.world().advance_of["devotion"])
    assert state.box[PURPLE] == 2
    plain = construct(table(advances={PURPLE: "myths state_religion"}, **kw), "D7", "building:temple")
    some(plain, "button:done", "good:mood")
    assert plain.state.step_name() == "Turn.choose"
    full = construct(
        table(advances={PURPLE: f"{THEOCRACY} conversion devotion fanaticism"}, **kw), "D7", "building:temple"
    )
    some(full, "button:done", "good:mood")
    assert full.state.step_name() == "Turn.choose"  # nothing is left to learn


@rule("COC-31.52", "COC-16.11")
def test_fanatics_fight_at_temples_in_round_one() -> None:
    units = {"D7": "purple 1 infantry", "D6": "red 2 infantry"}
    fanatic = f"{THEOCRACY} fanaticism tactics"
    for city, advances, first in (
        ("red neutral temple", fanatic, 4),
        ("red neutral academy", fanatic, 2),
        ("red neutral temple", f"{THEOCRACY} tactics", 2),
    ):
        match = march(
            table(units=units, cities={"D6": city}, advances={PURPLE: advances}), "D7", "1 infantry", "hex:D6"
        )
        assert roll(match, "2C", "1L")[0] == first, city
        do(match, "button:fight")
        assert roll(match, "2C", "1L")[0] == 2
    defence = table(
        turn=RED,
        units={"D7": "purple 1 infantry", "D6": "red 1 infantry"},
        cities={"D7": "purple neutral temple"},
        advances={RED: "tactics", PURPLE: fanatic},
    )
    assert roll(march(defence, "D6", "1 infantry", "hex:D7"), "1L", "2C")[1] == 4


@rule("COC-31.52")
def test_a_defeat_at_a_temple_raises_a_new_fanatic() -> None:
    fanatic = f"{THEOCRACY} fanaticism tactics"
    kw: dict[str, Any] = {"units": {"D7": "purple 1 infantry", "D6": "red 2 infantry"}}
    match = march(
        table(cities={"D6": "red neutral temple"}, advances={PURPLE: fanatic}, **kw), "D7", "1 infantry", "hex:D6"
    )
    roll(match, "1L", "5I")
    assert standing(match, "D7") == {"infantry": 1}
    field = march(table(advances={PURPLE: fanatic}, **kw), "D7", "1 infantry", "hex:D6")
    roll(field, "1L", "5I")
    assert standing(field, "D7") == {}
    drawn = march(
        table(
            cities={"D6": "red neutral temple"},
            advances={PURPLE: fanatic},
            units={"D7": "purple 1 infantry", "D6": "red 1 infantry"},
        ),
        "D7",
        "1 infantry",
        "hex:D6",
    )
    roll(drawn, "5I", "5I")
    assert standing(drawn, "D7") == {}  # a draw is no defeat
    back = march(
        table(cities={"D6": "red neutral temple"}, advances={PURPLE: fanatic}, **kw), "D7", "1 infantry", "hex:D6"
    )
    roll(back, "1L", "1L")
    do(back, "button:retreat")
    assert standing(back, "D7") == {"infantry": 1}  # nor is a retreat: only who came back
    assert offered(back, "hex") == []


@rule("COC-31.21", "COC-31.40")
def test_metallurgists_forge_steel_for_nothing() -> None:
    kw: dict[str, Any] = {"units": {"D7": "purple 1 infantry", "D6": "red 2 infantry"}}
    match = march(table(advances={PURPLE: "tactics steel_weapons math metallurgy"}, **kw), "D7", "1 infantry", "hex:D6")
    do(match, "effect:a:steel_weapons")
    assert roll(match, "2C", "1L")[0] == 4
    poor = march(table(advances={PURPLE: "tactics steel_weapons math"}, **kw), "D7", "1 infantry", "hex:D6")
    assert poor.state.step_name() == "Round.roll"


@rule("COC-31.52", "COC-1.9")
def test_a_new_fanatic_needs_room() -> None:
    match = table(
        units={"D7": "purple 4 infantry", "C6": "purple 1 infantry", "D6": "red 2 infantry"},
        cities={"D6": "red neutral temple", "B7": "purple neutral"},
        advances={PURPLE: f"{THEOCRACY} fanaticism tactics"},
    )
    march(match, "C6", "1 infantry", "hex:D6")
    roll(match, "1L", "5I")
    assert (standing(match, "B7"), standing(match, "D7")) == ({"infantry": 1}, {"infantry": 4})


@rule("COC-31.20")
def test_siegecraft_offers_what_can_be_paid() -> None:
    for goods, offers in (("wood 2", ["siege:strike"]), ("ore 2", ["siege:wall"]), ("wood 4", ["siege:strike"])):
        match = march(
            table(
                cities={"D6": "red neutral fortress"},
                advances={PURPLE: "tactics siegecraft"},
                goods={PURPLE: goods},
                units={"D7": "purple 4 infantry", "D6": "red 1 infantry"},
            ),
            "D7",
            "4 infantry",
            "hex:D6",
        )
        do(match, "effect:a:siegecraft")
        assert offered(match, "siege") == offers
        do(match, offers[0])
        assert offered(match, "siege") == []  # nothing is switched off twice
