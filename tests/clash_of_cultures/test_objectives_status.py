"""Objectives of the Status Phase: each met by a hair, and beside it missed by a hair."""

from typing import Any

import pytest

from gonfalon.games.clash_of_cultures.rules.effects.objectives_status import abroad
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives, fulfilled
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, coc, do, held, offered, own, running, state_of
from tests.support import rule

LAND = {3: "R19", 4: "R18", 5: "R17", 6: "R20"}
COAST = {**LAND, 8: "R05"}  # F6 and G7 are sea
GROUPS = {group: " ".join(WORLD.advances[a] for a in WORLD.members[n]) for n, group in enumerate(WORLD.groups)}


def town(*names: str, what: str = "purple neutral") -> dict[str, str]:
    return dict.fromkeys(names, what)


def most_of(group: str) -> str:
    return " ".join(GROUPS[group].split()[:3])


def case(name: str, met: dict[str, Any], missed: dict[str, Any]) -> Any:
    return pytest.param(name, met, missed, id=name)


def buildings(piece: str) -> list[dict[str, Any]]:
    """Two cities of one's own with it, one of another colour, against one; then against two."""
    mine = {"D7": f"purple {piece}", "D6": f"purple {piece}:red"}
    where = {"regions": COAST}
    return [
        {**where, "cities": {**mine, "D2": f"red {piece}"}},
        {**where, "cities": {**mine, "D2": f"red {piece}", "D4": f"red {piece}"}},
    ]


def paired(name: str, piece: str) -> Any:
    met, missed = buildings(piece)
    return case(name, met, missed)


@rule("COC-23.2", "COC-23.7", "COC-28.2")
@pytest.mark.parametrize(
    ("name", "met", "missed"),
    [
        case(
            "civilization",
            {"regions": LAND, "cities": town("D6", "D5", "C6", "E6", "D3")},
            {"regions": LAND, "cities": town("D6", "D5", "C6", "E6")},
        ),
        paired("academic", "academy"),
        paired("religious", "temple"),
        paired("fortified", "fortress"),
        case(
            "advanced",
            {"advances": {PURPLE: "storage irrigation roads tactics", RED: "storage irrigation roads"}},
            {"advances": {PURPLE: "storage irrigation roads tactics", RED: "storage irrigation roads tactics"}},
        ),
        case(
            "city_planner", {"advances": {PURPLE: GROUPS["construction"]}}, {"advances": {PURPLE: "roads sanitation"}}
        ),
        case("enlightened", {"advances": {PURPLE: GROUPS["education"]}}, {"advances": {PURPLE: most_of("education")}}),
        case("militarized", {"advances": {PURPLE: GROUPS["warfare"]}}, {"advances": {PURPLE: most_of("warfare")}}),
        case("culture_obj", {"advances": {PURPLE: GROUPS["culture"]}}, {"advances": {PURPLE: most_of("culture")}}),
        case("science_obj", {"advances": {PURPLE: GROUPS["science"]}}, {"advances": {PURPLE: most_of("science")}}),
        case("merchant", {"advances": {PURPLE: GROUPS["economy"]}}, {"advances": {PURPLE: most_of("economy")}}),
        case("seafarer", {"advances": {PURPLE: GROUPS["seafaring"]}}, {"advances": {PURPLE: most_of("seafaring")}}),
        case(
            "government_obj", {"advances": {PURPLE: GROUPS["autocracy"]}}, {"advances": {PURPLE: most_of("autocracy")}}
        ),
        case(
            "focused",
            {"advances": {PURPLE: GROUPS["warfare"] + " " + GROUPS["science"], RED: GROUPS["culture"]}},
            {"advances": {PURPLE: GROUPS["warfare"], RED: GROUPS["culture"]}},
        ),
        case(
            "balanced",
            {"advances": {PURPLE: "fishing writing tactics myths bartering arts math"}},
            {"advances": {PURPLE: "fishing writing tactics myths bartering arts storage"}},
        ),
        case("ideas_obj", {"goods": {PURPLE: "ideas 5"}}, {"goods": {PURPLE: "ideas 4 gold 3"}}),
        case("rich", {"goods": {PURPLE: "gold 5"}}, {"goods": {PURPLE: "gold 4"}}),
        case("ore_obj", {"goods": {PURPLE: "ore 5"}}, {"goods": {PURPLE: "ore 4"}}),
        case("wood_obj", {"goods": {PURPLE: "wood 5"}}, {"goods": {PURPLE: "wood 4"}}),
        case(
            "food_obj",
            {"goods": {PURPLE: "food 5"}, "advances": {PURPLE: "storage"}},
            {"goods": {PURPLE: "food 4"}, "advances": {PURPLE: "storage"}},
        ),
        case(
            "well_stocked",
            {"goods": {PURPLE: "food 3 ore 3 wood 3"}, "advances": {PURPLE: "storage"}},
            {"goods": {PURPLE: "food 3 ore 2 wood 3"}, "advances": {PURPLE: "storage"}},
        ),
        case(
            "happy_obj",
            {"regions": LAND, "cities": town("D6", "D5", "C6", what="purple happy")},
            {"regions": LAND, "cities": {**town("D6", "D5", what="purple happy"), "C6": "purple neutral"}},
        ),
        case(
            "city_planner_buildings",
            {
                "regions": LAND,
                "cities": {"D7": "purple academy temple", "D6": "purple fortress market temple"},
                "expansion": True,
            },
            {"regions": LAND, "cities": {"D7": "purple academy temple", "D6": "purple fortress temple"}},
        ),
        case(
            "colony",
            {"regions": LAND, "cities": town("D2"), "units": {"D2": "purple 1 infantry"}},
            {"regions": LAND, "cities": town("D3")},
        ),
        case(
            "consulates",
            {"regions": LAND, "cities": {"D2": "red temple:purple", "D3": "red academy:purple"}},
            {"regions": LAND, "cities": {"D2": "red temple:purple academy:purple", "D3": "red academy"}},
        ),
        case(
            "citadel",
            {"cities": {"D7": "purple academy temple fortress observatory"}, "expansion": True},
            {"cities": {"D7": "purple academy temple fortress"}},
        ),
        case(
            "dominion",
            {"regions": LAND, "cities": town("D5", "C4", "E4")},
            {"regions": LAND, "cities": {**town("D5", "C4", "E4"), "D3": "red"}},
        ),
        case(
            "influence_obj",
            {"regions": LAND, "cities": {"D2": "red temple:purple academy:purple", "D7": "purple temple:red"}},
            {"regions": LAND, "cities": {"D2": "red temple:purple", "D7": "purple temple:red"}},
        ),
        case(
            "standing_army",
            {
                "regions": LAND,
                "cities": town("D6", "D5", "C6"),
                "units": dict.fromkeys(("D7", "D6", "D5", "C6"), "purple 1 infantry"),
            },
            {
                "regions": LAND,
                "cities": town("D6", "D5", "C6"),
                "units": {**dict.fromkeys(("D7", "D6", "D5"), "purple 1 infantry"), "C6": "purple 1 settler"},
            },
        ),
        case(
            "threat",
            {"regions": LAND, "units": {"D3": "purple 3 infantry", "E2": "purple 1 infantry"}},
            {"regions": LAND, "units": {"D3": "purple 3 infantry", "D4": "purple 1 infantry"}},
        ),
        case(
            "great_army",
            {"regions": LAND, "units": {"D6": "purple 4 infantry", "D5": "purple 1 infantry", "D3": "red 1 infantry"}},
            {"regions": LAND, "units": {"D6": "purple 4 infantry", "D3": "red 1 infantry"}},
        ),
        case(
            "military_might",
            {
                "regions": COAST,
                "units": {
                    "D6": "purple 4 infantry",
                    "D5": "purple 4 infantry",
                    "E6": "purple 3 infantry",
                    "F6": "purple 1 ship",
                },
            },
            {
                "regions": COAST,
                "units": {"D6": "purple 4 infantry", "D5": "purple 4 infantry", "E6": "purple 3 infantry"},
            },
        ),
        case(
            "great_navy",
            {"regions": COAST, "units": {"F6": "purple 2 ship", "G7": "red 1 ship"}},
            {"regions": COAST, "units": {"F6": "purple 2 ship", "G7": "red 2 ship"}},
        ),
        case(
            "outposts",
            {"regions": LAND, "units": dict.fromkeys(("D4", "C4", "E4"), "purple 1 infantry")},
            {"regions": LAND, "units": dict.fromkeys(("D4", "C4", "D6"), "purple 1 infantry")},
        ),
        case(
            "blockade",
            {"regions": COAST, "cities": {"F7": "red port>G7"}, "units": {"G7": "purple 2 ship"}},
            {"regions": COAST, "cities": {"F7": "red port>F6"}, "units": {"G7": "purple 2 ship"}},
        ),
        case(
            "trader",
            {
                "regions": LAND,
                "advances": {PURPLE: "trade_routes"},
                "cities": {"D4": "red", "C4": "red", "E4": "red"},
                "units": {"D5": "purple 3 settler"},
            },
            {
                "regions": LAND,
                "advances": {PURPLE: "trade_routes"},
                "cities": {"D4": "red", "C4": "red", "E4": "red angry", "D2": "red angry"},
                "units": {"D5": "purple 3 settler"},
            },
        ),
        case(
            "sea_lanes",
            {
                "regions": COAST,
                "advances": {PURPLE: "trade_routes"},
                "cities": {"F7": "red", "E7": "red"},
                "units": {"F6": "purple 2 ship"},
            },
            {
                "regions": COAST,
                "advances": {PURPLE: "trade_routes"},
                "cities": {"F7": "red", "E7": "red"},
                "units": {"F6": "purple 1 ship", "E6": "purple 1 settler"},
            },
        ),
    ],
)
def test_met_and_missed(name: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    number = WORLD.objective_of[name]
    assert fulfilled(state_of(coc(turn=PURPLE, **met)), PURPLE, number)
    assert not fulfilled(state_of(coc(turn=PURPLE, **missed)), PURPLE, number)


@rule("COC-23.2", "COC-6.11")
@pytest.mark.parametrize(
    ("name", "piece"), [("scientists", "observatory"), ("mercantile", "market"), ("legacy", "obelisk")]
)
def test_buildings_of_the_expansion_count_in_whatever_colour(name: str, piece: str) -> None:
    met, missed = buildings(piece)
    number = WORLD.objective_of[name]
    assert fulfilled(state_of(coc(turn=PURPLE, expansion=True, **met)), PURPLE, number)
    assert not fulfilled(state_of(coc(turn=PURPLE, expansion=True, **missed)), PURPLE, number)


@rule("COC-23.2")
def test_ports_count_too() -> None:
    number = WORLD.objective_of["coastal_culture"]
    assert fulfilled(state_of(coc(turn=PURPLE, regions=COAST, cities={"F7": "purple port"})), PURPLE, number)
    assert not fulfilled(
        state_of(coc(turn=PURPLE, regions=COAST, cities={"F7": "purple port", "E7": "red port"})), PURPLE, number
    )


@rule("COC-23.2")
@pytest.mark.parametrize(("name", "unit"), [("equestrian", "cavalry"), ("ivory_tide", "elephant")])
def test_riders_in_three_spaces(name: str, unit: str) -> None:
    number = WORLD.objective_of[name]
    three = dict.fromkeys(("D6", "D5", "D4"), f"purple 1 {unit}")
    two = {"D6": f"purple 2 {unit}", "D5": f"purple 1 {unit}"}
    assert fulfilled(state_of(coc(turn=PURPLE, regions=LAND, units=three, expansion=True)), PURPLE, number)
    assert not fulfilled(state_of(coc(turn=PURPLE, regions=LAND, units=two, expansion=True)), PURPLE, number)


@rule("COC-23.2")
def test_settlers_far_from_home() -> None:
    number = WORLD.objective_of["great_migration"]
    far = dict.fromkeys(("D4", "C4", "E4"), "purple 1 settler")
    near = dict.fromkeys(("D4", "C4", "D6"), "purple 1 settler")
    assert fulfilled(state_of(coc(turn=PURPLE, regions=LAND, units=far, expansion=True)), PURPLE, number)
    assert not fulfilled(state_of(coc(turn=PURPLE, regions=LAND, units=near, expansion=True)), PURPLE, number)


@rule("COC-23.2")
def test_one_unit_of_every_kind() -> None:
    number = WORLD.objective_of["tactical_diversity"]
    units = {"D6": "purple 1 infantry 1 cavalry 1 elephant", "F6": "purple 1 ship"}
    civ, leader = {PURPLE: "greece"}, {PURPLE: "pericles at D7"}
    whole = coc(turn=PURPLE, regions=COAST, units=units, civ=civ, leader=leader)
    assert fulfilled(state_of(whole), PURPLE, number)
    assert not fulfilled(state_of(coc(turn=PURPLE, regions=COAST, units=units, civ=civ)), PURPLE, number)


@rule("COC-23.2")
def test_a_civilization_of_ages_has_led_twice() -> None:
    number = WORLD.objective_of["civilization_of_ages"]
    state = state_of(coc(turn=PURPLE, civ={PURPLE: "greece"}))
    state.civ_owned[PURPLE], state.led[PURPLE] = 15, 2
    assert fulfilled(state, PURPLE, number)
    state.led[PURPLE] = 1
    assert not fulfilled(state, PURPLE, number)
    state.civ_owned[PURPLE], state.led[PURPLE] = 7, 2
    assert not fulfilled(state, PURPLE, number)


@rule("COC-23.2")
def test_a_colony_does_not_count_in_the_round_of_new_founder() -> None:
    state = state_of(
        coc(turn=PURPLE, regions=LAND, cities=town("D2"), units={"D2": "purple 1 infantry"}, age=2, round_number=3)
    )
    number = WORLD.objective_of["colony"]
    assert fulfilled(state, PURPLE, number)
    state.founder[PURPLE] = state.round_count()
    assert not fulfilled(state, PURPLE, number)


@rule("COC-23.2")
def test_wonderful_in_the_status_phase_is_for_the_only_builder_of_the_round() -> None:
    state = state_of(coc(turn=PURPLE, age=2, round_number=3))
    number = WORLD.objective_of["wonderful"]
    state.built_wonder[PURPLE] = state.round_count()
    assert fulfilled(state, PURPLE, number)
    state.built_wonder[RED] = state.round_count()
    assert not fulfilled(state, PURPLE, number)


# -- completing them -----------------------------------------------------------------------------------


@rule("COC-23.1", "COC-23.3", "COC-23.6")
def test_what_is_asked_for_is_paid_and_gold_does_not_stand_in() -> None:
    match = running(
        coc(turn=PURPLE, goods={PURPLE: "ore 5 gold 3"}, goals={PURPLE: "O12"}),
        StatusObjectives(seat=PURPLE, finished=[]),
    )
    do(match, "goal:O12-ore_obj")
    assert held(match, PURPLE) == {"ore": 3, "gold": 3}
    assert state_of(match).done[PURPLE] == [WORLD.goal_cards.index("O12")]
    assert state_of(match).goals[PURPLE] == []


@rule("COC-23.3")
def test_not_two_of_the_same_name() -> None:
    advances = {PURPLE: GROUPS["autocracy"]}
    match = running(
        coc(turn=PURPLE, advances=advances, goals={PURPLE: "O24 O25"}), StatusObjectives(seat=PURPLE, finished=[])
    )
    assert offered(match, "goal") == ["goal:O24-government_obj", "goal:O25-government_obj"]
    do(match, "goal:O25-government_obj")
    assert state_of(match).done[PURPLE] == [WORLD.goal_cards.index("O25")]
    assert offered(match, "goal") == []


@rule("COC-23.4", "COC-35.16")
def test_some_exclude_each_other() -> None:
    cities = {"D7": "purple academy temple", "D6": "purple fortress market temple"}
    match = coc(
        turn=PURPLE, regions=LAND, cities=cities, advances={PURPLE: "storage"}, goals={PURPLE: "O6 O15"}, expansion=True
    )
    for name in GROUPS["construction"].split():
        own(state_of(match), PURPLE, name)
    running(match, StatusObjectives(seat=PURPLE, finished=[]))
    assert offered(match, "goal") == ["goal:O6-city_planner", "goal:O15-city_planner_buildings"]
    do(match, "goal:O6-city_planner")
    assert offered(match, "goal") == []


@rule("COC-23.2")
def test_completing_is_a_choice() -> None:
    match = running(
        coc(turn=PURPLE, goods={PURPLE: "wood 6"}, goals={PURPLE: "O13"}), StatusObjectives(seat=PURPLE, finished=[])
    )
    do(match, "button:done")
    assert state_of(match).goals[PURPLE] == [WORLD.goal_cards.index("O13")]


@rule("COC-23.2")
def test_a_port_abroad_is_influence_too() -> None:
    for piece in ("port:purple>C4", "academy:purple", "observatory:purple"):
        match = coc(civ={PURPLE: "rome"}, regions={3: "R12"}, cities={"D3": f"red neutral {piece}"})
        assert [abroad(state_of(match), seat) for seat in (RED, PURPLE)] == [0, 1], piece


@rule("COC-33.14", "COC-23.2")
@pytest.mark.parametrize(
    ("name", "pirates", "units", "cities"),
    [
        ("great_navy", {"F6": 1}, {"F6": "purple 1 ship", "G7": "red 1 ship"}, {}),
        ("blockade", {"G7": 1}, {"G7": "purple 1 ship"}, {"F7": "red port>G7"}),
        (
            "military_might",
            {"F6": 1},
            {"F6": "purple 1 infantry 1 ship", "D6": "purple 4 infantry", "D5": "purple 4 infantry"},
            {},
        ),
    ],
)
def test_pirate_ships_under_control_are_ships_of_ones_own(
    name: str, pirates: dict[str, int], units: dict[str, str], cities: dict[str, str]
) -> None:
    """Without the advance they are nobody's."""
    more: dict[str, Any] = {"regions": COAST, "cities": cities, "pirates": pirates, "leader": {PURPLE: "dido at D7"}}
    allied = coc(turn=PURPLE, civ={PURPLE: "carthage"}, advances={PURPLE: "navigation"}, units=units, **more)
    assert fulfilled(state_of(allied), PURPLE, WORLD.objective_of[name])
    alone = coc(turn=PURPLE, civ={PURPLE: "carthage"}, units=units, **more)
    assert not fulfilled(state_of(alone), PURPLE, WORLD.objective_of[name])


@rule("COC-33.14", "COC-23.2")
def test_a_pirate_ship_under_control_is_the_ship_of_tactical_diversity() -> None:
    number = WORLD.objective_of["tactical_diversity"]
    more: dict[str, Any] = {"regions": COAST, "civ": {PURPLE: "carthage"}, "leader": {PURPLE: "dido at D7"}}
    more |= {"turn": PURPLE, "advances": {PURPLE: "navigation"}, "pirates": {"F6": 1}}
    aboard = {"F6": "purple 1 infantry", "D6": "purple 1 cavalry 1 elephant"}
    assert fulfilled(state_of(coc(units=aboard, **more)), PURPLE, number)
    ashore = {"D6": "purple 1 infantry 1 cavalry 1 elephant"}
    assert not fulfilled(state_of(coc(units=ashore, **more)), PURPLE, number)
