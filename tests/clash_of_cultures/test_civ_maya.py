"""Maya: Terracing, Stelae, Ball Courts, Calendar; Pakal, Siyaj K'ak', Wak Chanil Ajaw."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    card,
    coc,
    do,
    faces,
    held,
    mood,
    offered,
    owner,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.war import SOUTH, collect, construct, invaded, led, march, roll, some
from tests.support import rule

MAYA = {PURPLE: "maya"}


def maya(**more: Any) -> Match:
    return coc(turn=more.pop("turn", PURPLE), civ=more.pop("civ", MAYA), regions=more.pop("regions", SOUTH), **more)


# -- the start tile and Terracing --------------------------------------------------------------------


@rule("COC-2.9")
def test_the_maya_begin_between_mountains() -> None:
    state = state_of(maya())
    assert [state.terrain[place(state, name)] for name in ("D7", "C8", "E8", "D8")] == [0, 2, 1, 2]


@rule("COC-32.1")
def test_terraces_give_what_one_likes() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple angry"}}
    for advances, goods in (
        ("storage irrigation", {"food1", "wood1", "ore1"}),
        ("storage", {"food1", "wood1", "ore1"}),
    ):
        match = do(maya(advances={PURPLE: advances}, **kw), "action:collect")
        assert {answer.removeprefix("collect:") for answer in offered(match, "collect")} == goods
    terraces = collect(
        maya(advances={PURPLE: "storage irrigation"}, cities={"D7": "purple neutral temple"}, regions={}), "D7", "wood2"
    )
    assert held(terraces, PURPLE) == {"wood": 2}
    plain = do(maya(advances={PURPLE: "storage"}, cities={"D7": "purple neutral temple"}, regions={}), "action:collect")
    assert "collect:wood2" not in plain.legal()


@rule("COC-13.7")
def test_settlers_and_the_leader_walk_over_mountains() -> None:
    for squad, advances, again in (
        ("1 settler", "tactics storage irrigation", True),
        ("1 leader", "tactics storage irrigation", True),
        ("1 infantry", "tactics storage irrigation", False),
        ("1 settler", "tactics storage", False),
    ):
        match = maya(
            units={"D7": "purple 1 settler 1 infantry"}, advances={PURPLE: advances}, leader={PURPLE: "pakal at D7"}
        )
        march(match, "D7", squad, "hex:C7")
        do(match, "button:done", "action:move")
        assert ("hex:C7" in match.legal()) == again, (squad, advances)


# -- Stelae ------------------------------------------------------------------------------------------


@rule("COC-32.1")
def test_stelae_for_obelisks_foundations_and_conquests() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "arts tactics myths"}}
    both = {"good:ideas", "good:culture"}
    built = maya(cities={"D6": "purple neutral"}, goods={PURPLE: "food 1 wood 1 ore 1"}, **kw)
    construct(built, "D7", "building:obelisk")
    assert set(built.legal()) == both
    do(built, "good:ideas")
    assert held(built, PURPLE) == {"ideas": 1}
    founded = do(maya(units={"D6": "purple 1 settler"}, **kw), "action:found")
    assert set(founded.legal()) == both
    conquered = maya(units={"D7": "purple 1 infantry"}, cities={"D6": "barbarian neutral"}, **kw)
    march(conquered, "D7", "1 infantry", "hex:D6")
    assert set(conquered.legal()) == both
    beaten = maya(units={"D7": "purple 1 infantry", "D6": "red 1 settler"}, **kw)
    march(beaten, "D7", "1 infantry", "hex:D6")
    assert held(beaten, PURPLE) == {}
    assert set(beaten.legal()) != both
    plain = do(maya(units={"D6": "purple 1 settler"}), "action:found")
    assert plain.state.step_name() == "Turn.choose"


# -- Ball Courts -------------------------------------------------------------------------------------


@rule("COC-33.32", "COC-10.11")
def test_a_game_makes_the_city_larger() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "arts circus_and_sports storage"}, "goods": {PURPLE: "mood 2"}}
    match = do(maya(**kw), "action:collect", "effect:v:ball_courts")
    state = state_of(match)
    assert number(state, PURPLE, place(state, "D7"), "collect") == 3
    collect(match, "D7", "food1_wood1_ore1")
    assert held(match, PURPLE) == {"mood": 1, "food": 1, "wood": 1, "ore": 1}
    assert number(state_of(match), PURPLE, place(state, "D7"), "collect") == 2  # for that action only
    declined = do(maya(**kw), "action:collect", "button:done")
    assert number(state_of(declined), PURPLE, place(state_of(declined), "D7"), "collect") == 2
    angry = do(maya(cities={"D7": "purple angry"}, **kw), "action:collect", "effect:v:ball_courts")
    assert number(state_of(angry), PURPLE, place(state_of(angry), "D7"), "collect") == 1
    plain = do(maya(advances={PURPLE: "arts storage"}, goods={PURPLE: "mood 2"}), "action:collect")
    assert plain.state.step_name() == "Collect.choose"


@rule("COC-33.32")
def test_a_game_before_recruiting() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral"}, "advances": {PURPLE: "arts circus_and_sports"}}
    match = do(maya(goods={PURPLE: "mood 1 food 2 gold 2"}, **kw), "action:recruit", "effect:v:ball_courts")
    do(match, "unit:settler", "unit:settler")
    some(match, "button:done")
    assert standing(match, "D7") == {"settler": 3}
    assert held(match, PURPLE) == {}


@rule("COC-4.9")
def test_spirituality_costs_a_food_less_once_a_turn() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "arts circus_and_sports"}}
    match = do(maya(goods={PURPLE: "food 2"}, **kw), "action:advance", "advance:myths")
    assert held(match, PURPLE) == {"food": 1, "mood": 1}
    assert "action:advance" not in match.legal()  # the next one has its normal price
    plain = do(maya(goods={PURPLE: "food 2"}, advances={PURPLE: "arts"}), "action:advance", "advance:myths")
    assert held(plain, PURPLE) == {"mood": 1}
    other = do(maya(goods={PURPLE: "food 2"}, **kw), "action:advance", "advance:tactics")
    assert held(other, PURPLE) == {"culture": 1}


# -- Calendar ----------------------------------------------------------------------------------------


@rule("COC-33.33")
def test_the_calendar_looks_ahead_and_turns_a_page() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "math astronomy"}}
    match = do(maya(goods={PURPLE: "culture 1"}, **kw), "effect:v:calendar", card("E3"), "button:bury", card("E4"))
    state = state_of(match)
    pile = state.events
    assert held(match, PURPLE) == {}
    assert (pile.top[:1], pile.under[-1:]) == ([3], [2])
    assert (match.state.step_name(), state.actions) == ("Turn.choose", 3)
    assert "effect:v:calendar" not in match.legal()  # it is known, and there is no token
    leave = do(maya(goods={PURPLE: "culture 1"}, **kw), "effect:v:calendar", card("E3"), "button:leave")
    assert (held(leave, PURPLE), state_of(leave).events.top[:1]) == ({"culture": 1}, [2])
    poor = do(maya(**kw), "effect:v:calendar", card("E3"))
    assert poor.state.step_name() == "Turn.choose"
    assert "effect:v:calendar" not in maya(advances={PURPLE: "math"}).legal()


@rule("COC-33.33", "COC-24.5")
def test_an_empty_deck_is_renewed_for_the_calendar() -> None:
    match = maya(advances={PURPLE: "math astronomy"})
    state = state_of(match)
    every = list(range(len(state.world().events)))
    state.events.take(tuple(every))
    state.event_discard = every
    do(match, "effect:v:calendar", card("E3"))
    assert state_of(match).event_discard == []
    assert state_of(match).events.size() == len(every)


# -- Pakal -------------------------------------------------------------------------------------------


@rule("COC-16.20")
def test_the_sun_shield_saves_in_round_one() -> None:
    kw: dict[str, Any] = {"own": "1 infantry"}
    for cities, hits in (
        ("purple neutral obelisk", 0),
        ("purple neutral obelisk:red", 1),
        ("purple neutral temple", 1),
    ):
        match = invaded("maya", "pakal", "2 infantry", cities={"D7": cities}, **kw)
        roll(match, "3E", "2C")  # 6: 1 hit
        assert (match.state.step_name() == "Round.losses") == bool(hits), cities
    later = invaded("maya", "pakal", "2 infantry", cities={"D7": "purple neutral obelisk"}, **kw)
    roll(later, "1L", "2C")
    do(later, "button:fight")
    roll(later, "3E", "2C")
    assert later.state.step_name() == "Round.losses"
    away = invaded("maya", "pakal", "2 infantry", "2 infantry", "B6", cities={"D7": "purple neutral obelisk"})
    roll(away, "3E", "2C")
    assert standing(away, "D7") == {"infantry": 1}


@rule("COC-32.3")
def test_art_and_architecture_replace_two_resources() -> None:
    kw: dict[str, Any] = {"cities": {"D7": "purple neutral", "D6": "purple neutral"}, "advances": {PURPLE: "tactics"}}
    match = construct(
        maya(leader={PURPLE: "pakal at D7"}, goods={PURPLE: "ore 1 culture 2"}, **kw), "D7", "building:fortress"
    )
    assert (state_of(match).has_building(place(state_of(match), "D7"), 3), held(match, PURPLE)) == (
        True,
        {"culture": 1},
    )
    assert (
        refused(maya(leader={PURPLE: "pakal at B6"}, goods={PURPLE: "ore 1 culture 2"}, **kw), "action:construct")
        == "COC-11.1"
    )
    assert (
        refused(maya(leader={PURPLE: "pakal at D7"}, goods={PURPLE: "culture 2"}, **kw), "action:construct")
        == "COC-11.1"
    )
    free = maya(leader={PURPLE: "pakal at D7"}, goods={PURPLE: "food 1 wood 1 ore 1 culture 1"}, **kw)
    some(do(free, "action:construct"), "hex:D7")
    do(free, "button:done")
    assert held(free, PURPLE) == {"culture": 1}


# -- Siyaj K'ak' -------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_fire_is_born_by_the_size_of_the_city() -> None:
    for pieces, value in (("", 3), (" temple academy", 5)):
        match = led("maya", "siyaj_kak", "red 2 infantry", cities={"D6": "red neutral" + pieces})
        march(match, "D7", "1 leader", "hex:D6")
        assert roll(match, "2C", "1L")[0] == value
    do(match, "button:fight")
    assert roll(match, "2C", "1L")[0] == 2  # round 2
    field = march(led("maya", "siyaj_kak", "red 2 infantry"), "D7", "1 leader", "hex:D6")
    assert roll(field, "2C", "1L")[0] == 2


@rule("COC-32.3")
def test_a_new_building_influences_from_its_city() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "tactics myths"}, "goods": {PURPLE: "food 1 wood 1 ore 1"}}
    cities = {"D7": "purple neutral", "B6": "purple neutral", "D6": "red neutral temple"}
    match = construct(maya(leader={PURPLE: "siyaj_kak at D7"}, cities=cities, **kw), "D7", "building:fortress")
    do(match, "effect:l:siyaj_kak.2", faces("5I"))
    state = state_of(match)
    assert (state.building(place(state, "D6"), 4), state.actions) == (PURPLE, 2)
    assert "action:influence" not in match.legal()
    away = construct(maya(leader={PURPLE: "siyaj_kak at B6"}, cities=cities, **kw), "D7", "building:fortress")
    assert away.state.step_name() == "Turn.choose"
    alone = construct(
        maya(leader={PURPLE: "siyaj_kak at D7"}, cities={"D7": "purple neutral", "B6": "purple neutral"}, **kw),
        "D7",
        "building:fortress",
    )
    assert alone.state.step_name() == "Turn.choose"


# -- Wak Chanil Ajaw ---------------------------------------------------------------------------------


@rule("COC-32.3")
def test_a_new_dynasty_fights_near_its_cities() -> None:
    near = march(led("maya", "wak_chanil_ajaw"), "D7", "1 leader", "hex:D6")
    assert roll(near) == (4, 2)
    far = maya(
        regions={3: "R19", 6: "R20"},
        units={"D4": "red 1 infantry"},
        advances={PURPLE: "tactics"},
        leader={PURPLE: "wak_chanil_ajaw at D5"},
    )
    assert roll(march(far, "D5", "1 leader", "hex:D4")) == (2, 2)


@rule("COC-33.53", "COC-11.4")
def test_a_conquered_city_is_rebuilt() -> None:
    match = led(
        "maya", "wak_chanil_ajaw", "red", cities={"D6": "red neutral academy"}, advances={PURPLE: "tactics myths"}
    )
    some(march(match, "D7", "1 leader", "hex:D6"), "button:none", "button:done")
    do(match, "effect:l:wak_chanil_ajaw.2")
    assert "building:academy" not in match.legal()  # another type
    do(match, "building:temple", "good:mood")
    state = state_of(match)
    assert [state.building(place(state, "D6"), piece) for piece in (2, 4)] == [-1, PURPLE]
    assert (mood(match, "D6"), owner(match, "D6"), state.activated) == ("angry", PURPLE, [])
    assert held(match, PURPLE) == {"gold": 2, "mood": 1}
    bare = led("maya", "wak_chanil_ajaw", "red", cities={"D6": "red neutral"}, advances={PURPLE: "tactics myths"})
    some(march(bare, "D7", "1 leader", "hex:D6"), "button:none", "button:done")
    assert bare.state.step_name() == "Turn.choose"  # no building to replace
    without = led(
        "maya",
        "wak_chanil_ajaw",
        "red",
        "1 infantry",
        cities={"D6": "red neutral academy", "D7": "purple happy academy"},
        advances={PURPLE: "tactics myths"},
    )
    some(march(without, "D7", "1 infantry", "hex:D6"), "button:none", "button:done")
    assert without.state.step_name() == "Turn.choose"  # she did not conquer it


@rule("COC-4.4", "COC-32.3")
def test_gold_pays_what_art_leaves() -> None:
    match = maya(
        leader={PURPLE: "pakal at D7"},
        cities={"D7": "purple neutral", "D6": "purple neutral"},
        advances={PURPLE: "tactics"},
        goods={PURPLE: "gold 1 culture 1"},
    )
    construct(match, "D7", "building:fortress")
    assert (state_of(match).has_building(place(state_of(match), "D7"), 3), held(match, PURPLE)) == (True, {})
