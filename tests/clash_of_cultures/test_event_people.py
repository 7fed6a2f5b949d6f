"""Population Boom, Migration, Civil War, Reformation (COC-35.10, 35.13, 35.22)."""

from gonfalon.games.clash_of_cultures.content.names import SETTLER, TEMPLE
from tests.clash_of_cultures.build import BLUE, PURPLE, RED, again, coc, do, mood, offered, place, standing, state_of
from tests.clash_of_cultures.drawn import discarded, told
from tests.support import rule


@rule("COC-35.13")
def test_a_boom_gives_two_settlers() -> None:
    match = told(coc(3, turn=PURPLE), "E27")
    assert offered(match, "seat") == ["seat:2", "seat:0"]
    do(match, "seat:0")
    state = state_of(match)
    assert [state.total(seat, SETTLER) for seat in (RED, PURPLE, BLUE)] == [2, 2, 1]


@rule("COC-35.13")
def test_who_has_no_settler_in_supply_or_no_city_is_not_chosen() -> None:
    match = coc(3, turn=PURPLE)
    state = state_of(match)
    home = state.cities(RED)[0]
    state.put(RED, SETTLER, home, state.spare(RED, SETTLER))
    told(again(match), "E28")
    assert (state.total(BLUE, SETTLER), discarded(match, "E28")) == (2, True)


@rule("COC-35.13")
def test_migration_makes_a_city_sad() -> None:
    match = told(coc(turn=PURPLE), "E35")
    assert (standing(match, "D2"), standing(match, "D7"), mood(match, "D7")) == (
        {"settler": 2},
        {"settler": 1},
        "neutral",
    )


@rule("COC-35.22")
def test_civil_war_costs_an_infantry_and_the_mood_of_its_city() -> None:
    cities = {"D7": "purple happy", "C8": "purple angry", "E8": "purple neutral"}
    units = {"D7": "purple 1 infantry", "C8": "purple 1 infantry", "E8": "purple 1 infantry"}
    match = told(
        coc(turn=PURPLE, cities=cities, units=units), "E36"
    )  # of the two that are not happy the one that can drop
    assert (standing(match, "E8"), mood(match, "E8"), standing(match, "C8")) == ({}, "angry", {"infantry": 1})
    angry = told(coc(turn=PURPLE, cities={**cities, "E8": ""}, units={**units, "E8": "purple"}), "E37")
    assert (standing(angry, "C8"), mood(angry, "D7")) == ({}, "happy")
    peace = told(coc(turn=PURPLE), "E37")
    assert mood(peace, "D7") == "neutral"


@rule("COC-35.22", "COC-31.23")
def test_myths_saves_the_mood_but_not_the_infantry() -> None:
    match = coc(
        turn=PURPLE,
        cities={"D7": "purple neutral"},
        units={"D7": "purple 1 infantry"},
        advances={PURPLE: "myths"},
        goods={PURPLE: "mood 1"},
    )
    do(told(match, "E36"), "button:pay")
    assert (mood(match, "D7"), standing(match, "D7")) == ("neutral", {})


@rule("COC-35.10")
def test_reformation_changes_the_colour_of_a_temple() -> None:
    cities = {"D7": "purple happy temple", "C8": "purple happy temple", "E8": "purple happy temple:red"}
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities=cities), "E48")
    assert (match.turn, sorted(offered(match, "hex"))) == ((RED,), ["hex:C8", "hex:D7"])
    do(match, "hex:C8")
    state = state_of(match)
    assert [state.building(place(state, name), TEMPLE) for name in cities] == [PURPLE, RED, RED]


@rule("COC-35.10")
def test_without_a_temple_of_ones_own_somebody_else_is_reformed() -> None:
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, cities={"D2": "red happy temple"}), "E48")
    state = state_of(match)
    assert state.building(place(state, "D2"), TEMPLE) == PURPLE
    none = told(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E48")
    assert discarded(none, "E48")
