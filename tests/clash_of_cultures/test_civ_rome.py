"""Romans: Aqueducts, Roman Roads, Slave Trade, Provinces; Augustus, Caesar, Sulla."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    card,
    coc,
    do,
    held,
    mood,
    offered,
    owner,
    owns,
    place,
    refused,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import discarded, joined, told
from tests.clash_of_cultures.war import SOUTH, go, invaded, led, march, roll
from tests.support import rule

ROME = {PURPLE: "rome"}


def rome(**more: Any) -> Match:
    return coc(turn=PURPLE, civ=more.pop("civ", ROME), regions=SOUTH, **more)


# -- Aqueducts ---------------------------------------------------------------------------------------


@rule("COC-33.37")
def test_sanitation_costs_nothing_as_an_action() -> None:
    match = do(rome(advances={PURPLE: "engineering"}), "action:advance")
    assert owns(match, PURPLE, "sanitation")  # the only one that can be had for nothing
    assert (held(match, PURPLE), state_of(match).actions) == ({"mood": 1}, 2)
    greek = coc(turn=PURPLE, civ={PURPLE: "greece"}, regions=SOUTH, advances={PURPLE: "engineering"})
    assert refused(greek, "action:advance") == "COC-7.1"


@rule("COC-33.37")
def test_or_is_a_free_action_at_the_normal_price() -> None:
    match = do(rome(advances={PURPLE: "engineering"}, goods={PURPLE: "food 1 gold 1"}), "effect:v:aqueduct")
    assert owns(match, PURPLE, "sanitation")
    assert (held(match, PURPLE), state_of(match).actions) == ({"mood": 1}, 3)
    poor = rome(advances={PURPLE: "engineering"}, goods={PURPLE: "food 1"})
    assert "effect:v:aqueduct" not in poor.legal()
    done = rome(advances={PURPLE: "engineering sanitation"}, goods={PURPLE: "gold 5"})
    assert "effect:v:aqueduct" not in done.legal()


@rule("COC-33.37", "COC-24.6")
def test_famine_passes_the_aqueducts_by() -> None:
    for advances, food in (("engineering", 2), ("storage", 1)):
        match = told(rome(advances={PURPLE: advances}, goods={PURPLE: "food 2"}), "E3")
        assert held(match, PURPLE).get("food", 0) == food, advances


# -- Roman Roads -------------------------------------------------------------------------------------


@rule("COC-33.38", "COC-31.8")
def test_roman_roads_lead_four_spaces() -> None:
    regions = {3: "R19", 6: "R20"}  # D3 D4 D5 D6 in a row to the south
    for civ, targets in (("rome", {"D3", "D4", "D5"}), ("greece", {"D5"})):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: civ},
            regions=regions,
            units={"D7": "purple 1 settler"},
            advances={PURPLE: "engineering roads"},
            goods={PURPLE: "food 1 ore 1"},
        )
        do(match, "action:move", "hex:D7")
        reached = {answer.removeprefix("road:") for answer in offered(match, "road")}
        assert {name for name in ("D2", "D3", "D4", "D5") if name in reached} == targets, civ
    do(match, "road:D5")
    assert held(match, PURPLE) == {}


@rule("COC-33.38", "COC-31.10")
def test_every_space_passed_obeys_the_limits() -> None:
    kw: dict[str, Any] = {"civ": ROME, "turn": PURPLE, "regions": {3: "R19", 6: "R20"}}
    kw |= {"advances": {PURPLE: "tactics engineering roads"}, "goods": {PURPLE: "food 1 ore 1"}}
    blocked = coc(
        units={"D7": "purple 1 infantry", "D5": "red 1 settler", "C6": "red 1 settler", "E6": "red 1 settler"}, **kw
    )
    do(blocked, "action:move", "hex:D7")
    assert "road:D4" not in blocked.legal()
    assert "road:D5" in blocked.legal()  # an attack at the end of the way
    away = coc(units={"D6": "purple 1 infantry"}, cities={"D7": ""}, **kw)
    assert "action:move" in away.legal()
    do(away, "action:move", "hex:D6")
    assert offered(away, "road") == []  # neither start nor end is a city of Rome


# -- Slave Trade -------------------------------------------------------------------------------------


@rule("COC-32.1")
def test_mood_tokens_build_but_raise_no_wonder() -> None:
    """Slave Trade: in the place of resources, 1 for 1, for buildings only."""
    kw: dict[str, Any] = {"cities": {"D7": "purple happy", "D6": "purple neutral"}, "goods": {PURPLE: "mood 2 ore 1"}}
    match = do(rome(advances={PURPLE: "bartering"}, **kw), "action:construct")
    while match.state.step_name() != "Turn.choose":
        do(match, next(a for a in ("hex:D7", "building:market", *match.legal()) if a in match.legal()))
    assert held(match, PURPLE) == {}
    assert state_of(match).has_building(place(state_of(match), "D7"), 5)
    other = rome(civ={PURPLE: "greece"}, advances={PURPLE: "bartering"}, **kw)
    assert refused(other, "action:construct") == "COC-11.1"
    wonder = rome(
        cities={"D7": "purple happy", "D6": "purple neutral"},
        advances={PURPLE: "bartering engineering irrigation"},
        plans={PURPLE: "W2"},
        goods={PURPLE: "mood 7 culture 7"},
    )
    assert "wonder:W2" not in do(wonder, "action:construct", "hex:D7").legal()


@rule("COC-16.22")
def test_every_conflict_won_brings_gold_and_mood() -> None:
    for advances, goods in (("tactics bartering", {"gold": 1, "mood": 1}), ("tactics", {})):
        match = rome(units={"D7": "purple 1 infantry", "D6": "red 1 settler"}, advances={PURPLE: advances})
        march(match, "D7", "1 infantry", "hex:D6")
        assert held(match, PURPLE) == goods
    lost = rome(units={"D7": "purple 1 infantry", "D6": "red 2 infantry"}, advances={PURPLE: "tactics bartering"})
    march(lost, "D7", "1 infantry", "hex:D6")
    roll(lost, defender="5C")
    assert held(lost, PURPLE) == {}


# -- Provinces ---------------------------------------------------------------------------------------


@rule("COC-33.39")
def test_remote_cities_recruit_cavalry() -> None:
    kw: dict[str, Any] = {
        "regions": {3: "R19", 6: "R20"},
        "civ": ROME,
        "turn": PURPLE,
        "goods": {PURPLE: "food 2 wood 2"},
    }
    for city, governed, riders in (("D4", True, True), ("D5", True, False), ("D4", False, False)):
        match = coc(
            cities={city: "purple neutral", "D7": "purple angry"},
            advances={PURPLE: "philosophy voting" if governed else "philosophy"},
            **kw,
        )
        do(match, "action:recruit")
        if match.state.step_name() == "WithCity.choose":
            do(match, "hex:" + city)
        assert ("unit:cavalry" in match.legal()) == riders, (city, governed)


@rule("COC-33.39", "COC-17.5")
def test_a_conquered_city_is_neutral_or_happy_for_a_token() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "red happy"}, "units": {"D7": "purple 1 infantry"}}
    match = rome(advances={PURPLE: "tactics philosophy voting"}, goods={PURPLE: "culture 1"}, **kw)
    march(match, "D7", "1 infantry", "hex:D6")
    do(match, "button:none", "mood:happy")
    assert (mood(match, "D6"), held(match, PURPLE)) == ("happy", {"gold": 2})
    poor = rome(advances={PURPLE: "tactics philosophy voting"}, **kw)
    do(march(poor, "D7", "1 infantry", "hex:D6"), "button:none")
    assert mood(poor, "D6") == "neutral"
    lawless = rome(advances={PURPLE: "tactics"}, goods={PURPLE: "culture 1"}, **kw)
    do(march(lawless, "D7", "1 infantry", "hex:D6"), "button:none")
    assert mood(lawless, "D6") == "angry"


# -- Augustus ----------------------------------------------------------------------------------------


@rule("COC-32.10", "COC-32.3")
def test_augustus_takes_counsel_in_his_city() -> None:
    kw: dict[str, Any] = {"hand": {PURPLE: "A5"}, "goals": {PURPLE: "O2"}, "goods": {PURPLE: "culture 2"}}
    match = rome(leader={PURPLE: "augustus at D7"}, **kw)
    do(match, "effect:l:augustus.1", card("A1"), card("O1"), "card:A5", "goal:O1")
    state = state_of(match)
    assert held(match, PURPLE) == {"culture": 1}
    assert [len(state.hand[PURPLE]), len(state.goals[PURPLE])] == [1, 1]
    assert (state.discard, state.goal_discard) == ([4], [0])
    assert state.activated == [place(state, "D7")]
    do(match, "effect:l:augustus.1", card("A2"), card("O3"), "card:A2", "goal:O3")
    assert (mood(match, "D7"), state_of(match).actions) == ("neutral", 1)
    assert "effect:l:augustus.1" not in match.legal()  # no token left
    field = rome(units={"D6": "purple 1 settler"}, leader={PURPLE: "augustus at D6"}, **kw)
    assert "effect:l:augustus.1" not in field.legal()


@rule("COC-22.9", "COC-32.10")
def test_counsel_may_send_a_great_person_away() -> None:
    match = joined(rome(leader={PURPLE: "augustus at D7"}, goods={PURPLE: "culture 1"}), "E22")
    do(match, "effect:l:augustus.1", card("A1"), card("O1"), "event:E22", "goal:O1")
    assert (discarded(match, "E22"), state_of(match).hand[PURPLE]) == (True, [0])


@rule("COC-32.10", "COC-9.4")
def test_an_angry_city_takes_counsel_once() -> None:
    match = rome(leader={PURPLE: "augustus at D7"}, cities={"D7": "purple angry"}, goods={PURPLE: "culture 2"})
    do(match, "effect:l:augustus.1", card("A1"), card("O1"), "card:A1", "goal:O1")
    assert "effect:l:augustus.1" not in match.legal()


@rule("COC-32.3")
def test_the_emperor_fights_better_abroad() -> None:
    abroad = march(led("rome", "augustus"), "D7", "1 leader", "hex:D6")
    assert roll(abroad) == (4, 2)
    home = led("rome", "augustus", cities={"E6": "purple neutral"})
    assert roll(march(home, "D7", "1 leader", "hex:D6")) == (2, 2)


# -- Caesar ------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_caesar_pleases_his_own_city_as_a_free_action() -> None:
    cities = {"D7": "purple angry", "D6": "purple angry"}
    match = rome(leader={PURPLE: "caesar at D7"}, cities=cities, goods={PURPLE: "mood 3"})
    do(match, "effect:l:caesar.1")
    assert "hex:D6" not in match.legal()
    do(match, "hex:D7")
    assert (mood(match, "D7"), mood(match, "D6"), held(match, PURPLE)) == ("happy", "angry", {"mood": 1})
    assert state_of(match).actions == 3
    assert "effect:l:caesar.1" not in match.legal()
    poor = rome(leader={PURPLE: "caesar at D7"}, cities=cities)
    assert "effect:l:caesar.1" not in poor.legal()


@rule("COC-32.8")
def test_the_proconsul_leaves_a_garrison() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "red neutral"}, "goods": {PURPLE: "gold 1"}}
    match = march(led("rome", "caesar", "red", **kw), "D7", "1 leader", "hex:D6")
    do(match, "button:none", "effect:l:caesar.2")
    assert (standing(match, "D6"), held(match, PURPLE)) == ({"infantry": 1, "leader": 1}, {"gold": 1})
    assert [state_of(match).supply[seat * 14 + 1] for seat in (RED, PURPLE)] == [16, 15]
    away = march(led("rome", "caesar", "red", "1 infantry", **kw), "D7", "1 infantry", "hex:D6")
    do(away, "button:none")
    assert away.state.step_name() == "MoveAction.origin"  # the leader took no part
    full = led("rome", "caesar", "red", "3 infantry", **kw)
    march(full, "D7", "1 leader 3 infantry", "hex:D6")
    do(full, "button:none")
    assert full.state.step_name() == "Turn.choose"
    assert standing(full, "D6") == {"infantry": 3, "leader": 1}


# -- Sulla -------------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_nobody_influences_the_city_of_sulla() -> None:
    kw: dict[str, Any] = {"civ": ROME, "regions": SOUTH, "turn": RED}
    cities = {"D7": "purple neutral temple", "D6": "red neutral", "B6": "purple neutral"}
    free = coc(cities=cities, leader={PURPLE: "sulla at B6"}, **kw)
    assert "action:influence" in free.legal()
    shut = coc(cities=cities, leader={PURPLE: "sulla at D7"}, **kw)
    assert "action:influence" not in shut.legal()
    own = coc(cities={"D7": "purple neutral temple:red"}, leader={PURPLE: "sulla at D7"}, **(kw | {"turn": PURPLE}))
    assert "action:influence" in own.legal()  # opponents only


@rule("COC-25.18")
def test_the_dictator_holds_barbarians_near_him() -> None:
    units = {"D6": "barbarian 1 infantry", "B6": "barbarian 1 infantry"}
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "F6": "purple neutral"}, "units": units}
    match = running(rome(leader={PURPLE: "sulla at F6"}, **kw), BarbariansMove(seat=PURPLE, armies=[]))
    assert offered(match, "hex") == ["hex:D6"]  # B6 is farther than 2 spaces
    do(match, "hex:D6")
    assert "hex:D6" not in match.legal()
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    assert standing(match, "D6") == {"infantry": 1}
    assert standing(match, "B6") == {}
    let = running(rome(leader={PURPLE: "sulla at F6"}, **kw), BarbariansMove(seat=PURPLE, armies=[]))
    do(let, "button:done")
    assert "hex:D6" in let.legal()


@rule("COC-25.18")
def test_the_dictator_is_asked_when_a_card_moves_barbarians() -> None:
    kw: dict[str, Any] = {"turn": RED, "civ": ROME, "regions": SOUTH, "hand": {RED: "A13"}, "goods": {RED: "food 2"}}
    units = {"D6": "barbarian 1 infantry", "A7": "barbarian 1 infantry", "C6": "red 1 infantry", "E6": "red 1 infantry"}
    for where, asked in (("D7", ["hex:D6"]), ("", [])):
        match = coc(units=units, leader={PURPLE: f"sulla at {where}"} if where else {}, **kw)
        do(match, "card:A13", "hex:D6", "hex:A7")
        assert (offered(match, "hex") if match.turn == (PURPLE,) else []) == asked
    match = coc(units=units, leader={PURPLE: "sulla at D7"}, **kw)
    do(match, "card:A13", "hex:D6", "hex:A7", "hex:D6")
    assert match.turn == (RED,)
    assert "hex:D6" not in match.legal()  # only the other army may be sent


@rule("COC-32.3")
def test_sulla_civilizes_barbarians() -> None:
    wild = march(led("rome", "sulla", "barbarian 1 infantry"), "D7", "1 leader", "hex:D6")
    assert roll(wild) == (4, 2)
    red = march(led("rome", "sulla"), "D7", "1 leader", "hex:D6")
    assert roll(red) == (2, 2)
    defended = invaded("rome", "sulla")
    assert roll(defended) == (2, 2)
    assert owner(defended, "D7") == PURPLE
    assert go(defended, "").state.step_name() == "Round.retreat"


@rule("COC-33.39")
def test_a_governor_may_keep_his_token() -> None:
    match = rome(
        cities={"D6": "red happy"},
        units={"D7": "purple 1 infantry"},
        advances={PURPLE: "tactics philosophy voting"},
        goods={PURPLE: "culture 1"},
    )
    march(match, "D7", "1 infantry", "hex:D6")
    do(match, "button:none", "mood:neutral")
    assert (mood(match, "D6"), held(match, PURPLE)) == ("neutral", {"gold": 2, "culture": 1})
