"""Egyptians: Flood Plains, Architecture, Embalming, Man God; Cleopatra, Imhotep, Ramses II."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
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
    place,
    refused,
    running,
    state_of,
)
from tests.clash_of_cultures.drawn import points
from tests.clash_of_cultures.war import SOUTH, collect, construct, led, march, recruit, roll, some
from tests.support import rule

EGYPT = {PURPLE: "egypt"}


def egypt(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", EGYPT), regions=more.pop("regions", SOUTH), **more)


def lent(match: Match, name: str, seat: int = PURPLE) -> bool:
    return state_of(match).uses(seat, WORLD.advance_of[name])


# -- the start tile and Flood Plains -----------------------------------------------------------------


@rule("COC-2.9")
def test_egypt_begins_between_deserts() -> None:
    state = state_of(egypt())
    assert [state.terrain[place(state, name)] for name in ("D7", "C8", "E8", "D8")] == [0, 2, 3, 3]


@rule("COC-33.21", "COC-8.2")
def test_cities_stand_on_barren_land() -> None:
    for civ, advances, found in (
        ("egypt", "irrigation", True),
        ("egypt", "storage", False),
        ("greece", "irrigation", False),
    ):
        place_ = "E8" if civ == "egypt" else "D8"
        match = egypt(civ={PURPLE: civ}, units={place_: "purple 1 settler"}, advances={PURPLE: advances})
        assert ("action:found" in match.legal()) == found, (civ, advances)


@rule("COC-33.21", "COC-10.3")
def test_barren_land_gives_food_or_wood() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "", "D8": "purple neutral"}, "regions": {}}
    match = egypt(advances={PURPLE: "storage irrigation"}, **kw)
    do(match, "action:collect")
    assert offered(match, "collect") == ["collect:food1", "collect:wood1", "collect:ore1"]
    greek = egypt(
        civ={PURPLE: "greece"},
        advances={PURPLE: "storage irrigation"},
        cities={"D7": "", "D8": "purple neutral"},
        regions={},
        units={"E8": "red 1 settler"},
    )
    do(greek, "action:collect")
    assert "collect:wood1" not in greek.legal()


@rule("COC-33.21")
def test_a_conqueror_of_a_barren_city_needs_irrigation_and_gets_food_only() -> None:
    kw: dict[str, Any] = {"turn": RED, "cities": {"D8": "red neutral", "D7": "purple neutral", "D2": ""}, "regions": {}}
    kw["units"] = {"C8": "purple 1 settler"}
    assert "action:collect" not in egypt(advances={RED: "storage"}, **kw).legal()
    match = do(egypt(advances={RED: "storage irrigation"}, **kw), "action:collect")
    assert held(match, RED) == {"food": 1}


# -- Architecture ------------------------------------------------------------------------------------


@rule("COC-32.1")
def test_mood_tokens_build_houses_and_wonders() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple neutral"}}
    match = egypt(advances={PURPLE: "engineering myths"}, goods={PURPLE: "mood 3"}, **kw)
    construct(match, "D7", "building:temple")
    assert state_of(match).has_building(place(state_of(match), "D7"), 4)
    assert held(match, PURPLE) == {}
    without = egypt(advances={PURPLE: "myths"}, goods={PURPLE: "mood 3"}, **kw)
    assert refused(without, "action:construct") == "COC-11.1"
    total = sum(WORLD.wonder_cost[WORLD.wonders.index("W2")])
    wonder = egypt(
        advances={PURPLE: "engineering irrigation"}, plans={PURPLE: "W2"}, goods={PURPLE: f"mood {total}"}, **kw
    )
    do(wonder, "action:construct")
    assert state_of(wonder).wonder_at[WORLD.wonders.index("W2")] == place(state_of(wonder), "D7")
    assert held(wonder, PURPLE) == {}  # culture tokens were stood in for as well
    short = egypt(
        advances={PURPLE: "engineering irrigation"}, plans={PURPLE: "W2"}, goods={PURPLE: f"mood {total - 1}"}, **kw
    )
    assert refused(short, "action:construct") == "COC-11.1"


# -- Embalming ---------------------------------------------------------------------------------------


@rule("COC-33.22", "COC-16.22")
def test_every_conflict_brings_culture_up_to_five() -> None:
    for goods, after in (("", 1), ("culture 4", 5), ("culture 5", 5)):
        match = egypt(
            units={"D7": "purple 1 infantry", "D6": "red 1 settler"},
            advances={PURPLE: "tactics myths rituals"},
            goods={PURPLE: goods},
        )
        march(match, "D7", "1 infantry", "hex:D6")
        assert held(match, PURPLE)["culture"] == after
    empty = egypt(
        units={"D7": "purple 1 infantry"},
        cities={"D6": "barbarian neutral"},
        advances={PURPLE: "tactics myths rituals"},
    )
    march(empty, "D7", "1 infantry", "hex:D6")
    assert held(empty, PURPLE) == {"culture": 1, "gold": 1}
    lost = egypt(units={"D7": "purple 1 infantry", "D6": "red 2 infantry"}, advances={PURPLE: "tactics myths rituals"})
    march(lost, "D7", "1 infantry", "hex:D6")
    roll(lost, defender="5C")
    assert held(lost, PURPLE) == {"culture": 1}
    without = egypt(units={"D7": "purple 1 infantry", "D6": "red 1 settler"}, advances={PURPLE: "tactics myths"})
    march(without, "D7", "1 infantry", "hex:D6")
    assert held(without, PURPLE) == {}


@rule("COC-33.22", "COC-32.6")
def test_a_dead_leader_is_embalmed_without_limit() -> None:
    match = egypt(
        leader={PURPLE: "imhotep at D7"},
        advances={PURPLE: "myths rituals"},
        goods={PURPLE: "culture 7 mood 1"},
    )
    recruit(match, "D7", "unit:leader", "leader:ramses")
    assert held(match, PURPLE)["culture"] == 7  # 1 paid, 1 gained
    none = egypt(advances={PURPLE: "myths rituals"}, goods={PURPLE: "culture 7 mood 1"})
    some(recruit(none, "D7", "unit:leader"), "leader:ramses")
    assert held(none, PURPLE)["culture"] == 6


# -- Man God -----------------------------------------------------------------------------------------


@rule("COC-33.23", "COC-31.1")
def test_each_theocracy_advance_lends_the_autocracy_advance_of_its_level() -> None:
    pairs = {"conversion": "forced_labor", "devotion": "totalitarianism", "fanaticism": "absolute_power"}
    base = "myths priesthood state_religion dogma"
    for own, other in pairs.items():
        match = egypt(advances={PURPLE: f"{base} {own}"})
        assert lent(match, "nationalism")
        assert [name for name in pairs.values() if lent(match, name)] == [other]
        assert not state_of(match).owns(PURPLE, WORLD.advance_of[other])
    without = egypt(advances={PURPLE: "myths state_religion dogma"})
    assert not lent(without, "nationalism")


@rule("COC-33.23", "COC-30.3")
def test_what_is_lent_works_but_is_not_owned() -> None:
    match = egypt(advances={PURPLE: "myths priesthood state_religion dogma"}, goods={PURPLE: "food 1 ore 1"})
    before = points(match, "advances")
    recruit(match, "D7", "unit:infantry")
    assert set(match.legal()) == {"good:mood", "good:culture"}  # Nationalism
    do(match, "good:culture")
    assert points(match, "advances") == before
    state = state_of(match)
    assert state.in_group(PURPLE, WORLD.groups.index("autocracy")) == 0


# -- Cleopatra ---------------------------------------------------------------------------------------


@rule("COC-32.3", "COC-21.1")
def test_cleopatra_is_heard_one_space_farther() -> None:
    cities = {"D7": "purple neutral", "D5": "red neutral temple", "F6": "purple neutral academy:red"}
    for where, reached in (("D7", True), ("D6", False)):
        match = egypt(leader={PURPLE: f"cleopatra at {where}"}, cities=cities)
        do(match, "action:influence")
        some(match, "hex:D7")
        targets = offered(match, "hex") if match.state.step_name() == "InfluenceCulture.target" else []
        assert ("hex:D5" in targets) == reached, where


@rule("COC-33.24", "COC-13.11")
def test_who_attacks_the_beloved_pays_as_many_tokens() -> None:
    kw: dict[str, Any] = {"leader": {PURPLE: "cleopatra at D7"}, "units": {"D6": "red 2 infantry"}}
    match = egypt(goods={PURPLE: "culture 3", RED: "culture 2"}, advances={RED: "tactics"}, **kw)
    do(match, "effect:l:cleopatra.2")
    assert held(match, PURPLE) == {"culture": 2}
    assert "effect:l:cleopatra.2" not in match.legal()
    do(match, "button:end", "button:end", "effect:l:cleopatra.2", "button:end")
    march(match, "D6", "2 infantry", "hex:D7")
    assert (held(match, RED), state_of(match).beloved) == ({}, [])
    poor = egypt(goods={PURPLE: "culture 3"}, advances={RED: "tactics"}, **kw)
    do(poor, "effect:l:cleopatra.2", "button:end", "action:move", "hex:D6")
    some(poor, "take:infantry_2")
    assert refused(poor, "hex:D7") == "COC-13.11"


@rule("COC-33.24")
def test_tokens_stay_where_they_lie_until_she_is_lost() -> None:
    match = egypt(
        leader={PURPLE: "cleopatra at D7"},
        cities={"D6": "purple neutral"},
        advances={PURPLE: "tactics"},
        goods={PURPLE: "culture 4 mood 1"},
    )
    do(match, "effect:l:cleopatra.2")
    march(match, "D7", "1 leader", "hex:D6")
    some(match, "button:done")
    do(match, "button:end", "button:end", "effect:l:cleopatra.2")
    state = state_of(match)
    assert sorted(state.beloved) == sorted([place(state, "D7"), place(state, "D6")])
    recruit(match, "D7", "unit:leader", "leader:imhotep")
    assert state_of(match).beloved == []


@rule("COC-33.24", "COC-17.12")
def test_barbarians_ignore_them_and_a_lost_city_loses_them() -> None:
    match = egypt(
        leader={PURPLE: "cleopatra at D6"},
        cities={"D6": "purple neutral", "D7": "purple neutral"},
        units={"C6": "barbarian 4 infantry"},
        goods={PURPLE: "culture 1"},
    )
    do(match, "effect:l:cleopatra.2")
    state = state_of(match)
    state.take(place(state, "D6"), 4)
    state.put(PURPLE, 4, place(state, "F6"))  # she has gone on
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    assert state_of(match).city[place(state, "D6")] == 4
    assert state_of(match).beloved == []


# -- Imhotep -----------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_imhotep_learns_from_all_work_but_collecting() -> None:
    cities = {"D7": "purple neutral", "D6": "purple neutral"}
    goods = {PURPLE: "food 2"}
    for where, ideas in (("D7", 1), ("D6", 0)):
        match = recruit(egypt(leader={PURPLE: f"imhotep at {where}"}, cities=cities, goods=goods), "D7", "unit:settler")
        assert held(match, PURPLE) == ({"ideas": 1} if ideas else {})
    gathered = collect(egypt(leader={PURPLE: "imhotep at D7"}, cities=cities), "D7")
    assert "ideas" not in held(gathered, PURPLE)


@rule("COC-32.3")
def test_the_physician_builds_schools_for_ore_alone() -> None:
    cities = {"D7": "purple neutral", "D6": "purple neutral"}
    kw: dict[str, Any] = {"cities": cities, "advances": {PURPLE: "writing math myths"}, "goods": {PURPLE: "ore 1"}}
    match = do(egypt(leader={PURPLE: "imhotep at D7"}, **kw), "action:construct")
    assert offered(match, "building") == ["building:academy", "building:observatory"]
    do(match, "building:observatory", card("A1"))
    assert held(match, PURPLE) == {"ideas": 1}
    away = egypt(leader={PURPLE: "imhotep at B6"}, **kw)
    assert refused(away, "action:construct") == "COC-11.1"


# -- Ramses ------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_obelisks_of_ramses_bring_culture_or_two_ideas() -> None:
    cities = {"D7": "purple neutral", "D6": "purple neutral"}
    kw: dict[str, Any] = {
        "cities": cities,
        "advances": {PURPLE: "arts myths"},
        "goods": {PURPLE: "food 1 wood 1 ore 1"},
    }
    for answer, goods in (("good:ideas", {"ideas": 2}), ("good:culture", {"culture": 1})):
        match = construct(egypt(leader={PURPLE: "ramses at D7"}, **kw), "D7", "building:obelisk")
        do(match, answer)
        assert held(match, PURPLE) == goods
    other = construct(egypt(leader={PURPLE: "ramses at D6"}, **kw), "D7", "building:obelisk")
    assert (other.state.step_name(), held(other, PURPLE)) == ("Turn.choose", {})
    temple = construct(egypt(leader={PURPLE: "ramses at D7"}, **kw), "D7", "building:temple")
    assert set(temple.legal()) == {"good:mood", "good:culture"}


@rule("COC-32.3")
def test_ramses_attacks_coasts_and_pirates() -> None:
    coast = led("egypt", "ramses", "red 1 infantry", cities={"D6": "red neutral"})  # beside the sea at E7
    assert roll(march(coast, "D7", "1 leader", "hex:D6")) == (4, 2)
    inland = led("egypt", "ramses", "red 1 infantry", cities={"D6": "red neutral"}, regions={6: "R20", 7: "R19"})
    assert roll(march(inland, "D7", "1 leader", "hex:D6")) == (2, 2)
    field = led("egypt", "ramses", "red 1 infantry")
    assert roll(march(field, "D7", "1 leader", "hex:D6")) == (2, 2)
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship"}, "leader": {PURPLE: "ramses at E7"}}
    pirates = march(egypt(pirates={"F7": 1}, **kw), "E7", "1 ship 1 leader", "hex:F7")
    assert roll(pirates) == (4, 2)
    red = egypt(**(kw | {"units": {"E7": "purple 1 ship", "F7": "red 1 ship"}}))
    assert roll(march(red, "E7", "1 ship 1 leader", "hex:F7")) == (2, 2)
