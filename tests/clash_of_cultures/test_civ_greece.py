"""Greeks: Study, Sparta, Hellenistic Culture, City-States; Alexander, Leonidas, Pericles."""

from typing import Any

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
    owns,
    place,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import joined
from tests.clash_of_cultures.war import SOUTH, collect, invaded, led, march, recruit, roll, taking
from tests.support import rule

GREECE = {PURPLE: "greece"}


def greece(**more: Any) -> Match:
    return coc(turn=PURPLE, civ=more.pop("civ", GREECE), regions=more.pop("regions", SOUTH), **more)


# -- Study and Sparta --------------------------------------------------------------------------------


@rule("COC-32.1")
def test_recruits_of_a_city_with_an_academy_bring_an_idea() -> None:
    goods = {PURPLE: "food 2"}
    for piece, advances, ideas in (
        (" academy", "writing public_education", 1),
        ("", "writing public_education", 0),
        (" academy", "writing", 0),
    ):
        match = greece(cities={"D7": "purple neutral" + piece}, advances={PURPLE: advances}, goods=goods)
        recruit(match, "D7", "unit:settler")
        assert held(match, PURPLE).get("ideas", 0) == ideas


@rule("COC-32.1")
def test_sparta_pays_its_draft_with_culture() -> None:
    match = greece(advances={PURPLE: "tactics draft"}, goods={PURPLE: "culture 1"})
    recruit(match, "D7", "extra:infantry")
    assert (standing(match, "D7"), held(match, PURPLE)) == ({"settler": 1, "infantry": 1}, {})
    rome = greece(civ={PURPLE: "rome"}, advances={PURPLE: "tactics draft"}, goods={PURPLE: "culture 1"})
    assert refused(rome, "action:recruit") == "COC-12.1"


@rule("COC-32.1")
def test_the_token_of_sanitation_is_not_part_of_the_draft() -> None:
    kw: dict[str, Any] = {"advances": {PURPLE: "tactics draft engineering sanitation"}}
    match = recruit(greece(goods={PURPLE: "culture 2"}, **kw), "D7", "extra:settler", "extra:infantry")
    assert (standing(match, "D7"), held(match, PURPLE)) == ({"settler": 1, "infantry": 1}, {"culture": 1})
    free = recruit(greece(goods={PURPLE: "culture 1 mood 1"}, **kw), "D7", "extra:settler", "extra:infantry")
    assert (standing(free, "D7"), held(free, PURPLE)) == ({"settler": 2, "infantry": 1}, {})
    liberal = {PURPLE: "tactics draft philosophy voting civil_liberties"}
    both = recruit(greece(advances=liberal, goods={PURPLE: "culture 2"}), "D7", "extra:infantry")
    assert held(both, PURPLE) == {}


@rule("COC-32.1")
def test_outnumbered_spartans_silence_the_enemy() -> None:
    kw: dict[str, Any] = {"civ": GREECE, "turn": PURPLE, "regions": SOUTH, "hand": {RED: "A1"}}
    for own, enemy, advances, asked in (
        (1, 2, "tactics draft", False),
        (2, 2, "tactics draft", True),
        (1, 2, "tactics", True),
    ):
        units = {"D7": f"purple {own} infantry", "D6": f"red {enemy} infantry"}
        match = coc(units=units, advances={PURPLE: advances, RED: "tactics"}, **kw)
        march(match, "D7", f"{own} infantry", "hex:D6")
        assert (match.state.step_name() == "Round.defender_card") == asked, (own, advances)


# -- Hellenistic Culture -----------------------------------------------------------------------------


@rule("COC-33.49", "COC-21.3")
def test_cities_under_greek_influence_spread_it() -> None:
    kw: dict[str, Any] = {"regions": {3: "R20", 6: "R19"}}
    cities = {"D4": "red neutral academy:purple", "D3": "red neutral temple"}
    match = greece(cities=cities, advances={PURPLE: "arts"}, goods={PURPLE: "culture 1"}, **kw)
    do(match, "action:influence", faces("4C"))
    assert match.state.step_name() == "InfluenceCulture.boost"
    do(match, "button:boost")
    state = state_of(match)
    assert state.building(place(state, "D3"), 4) == PURPLE
    assert held(match, PURPLE) == {}
    plain = greece(cities=cities, **kw)
    assert refused(plain, "action:influence") == "COC-21.1"
    small = greece(cities=cities | {"D4": "red neutral", "D3": "red neutral temple"}, advances={PURPLE: "arts"}, **kw)
    assert refused(small, "action:influence") == "COC-21.1"  # not under influence


@rule("COC-33.49")
def test_arts_may_cost_two_mood_tokens_once_a_turn() -> None:
    kw: dict[str, Any] = {"cities": {"D6": "red neutral temple academy"}, "advances": {PURPLE: "arts"}}
    match = do(greece(goods={PURPLE: "mood 4"}, **kw), "effect:a:arts")
    assert held(match, PURPLE) == {"mood": 2}
    do(match, faces("2C"))
    assert "effect:a:arts" not in match.legal()
    poor = greece(goods={PURPLE: "mood 1"}, **kw)
    assert "effect:a:arts" not in poor.legal()
    rome = greece(civ={PURPLE: "rome"}, goods={PURPLE: "mood 4"}, **kw)
    assert "effect:a:arts" not in rome.legal()


# -- City-States -------------------------------------------------------------------------------------


@rule("COC-33.25")
def test_another_city_counts_as_activated() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy", "B6": "purple neutral"}
    match = greece(cities=cities, advances={PURPLE: "philosophy voting storage"})
    collect(match, "D7")
    do(match, "action:collect", "hex:D7", "effect:v:city_states")
    assert match.state.step_name() == "Collect.choose"  # B6 is less happy: only D6 will do
    taking(match)
    state = state_of(match)
    assert [mood(match, name) for name in ("D7", "D6", "B6")] == ["happy", "happy", "neutral"]
    assert state.activated == [place(state, "D7"), place(state, "D6")]
    do(match, "action:collect", "hex:D7")
    assert offered(match, "effect") == []  # once per turn
    taking(match)
    assert mood(match, "D7") == "neutral"


@rule("COC-33.25")
def test_the_named_city_suffers_if_it_was_activated_before() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy"}
    match = greece(cities=cities, advances={PURPLE: "philosophy voting storage"})
    collect(match, "D6")
    collect(match, "D7")
    taking(do(match, "action:collect", "hex:D7", "effect:v:city_states"))
    assert [mood(match, name) for name in ("D7", "D6")] == ["happy", "neutral"]


@rule("COC-33.25")
def test_city_states_need_a_peer_and_a_second_time() -> None:
    cities = {"D7": "purple happy temple", "D6": "purple happy"}
    match = collect(greece(cities=cities, advances={PURPLE: "philosophy voting"}), "D7")
    assert offered(do(match, "action:collect", "hex:D7"), "effect") == []  # D6 is smaller
    first = greece(cities={"D7": "purple happy", "D6": "purple happy"}, advances={PURPLE: "philosophy voting"})
    assert offered(do(first, "action:collect", "hex:D7"), "effect") == []


@rule("COC-29.7", "COC-32.2")
def test_city_states_come_with_any_government() -> None:
    for advances, there in (("philosophy", False), ("philosophy voting", True), ("tactics draft nationalism", True)):
        match = greece(advances={PURPLE: advances})
        state = state_of(match)
        assert state.owns_civ(PURPLE, state.world().civ_advance_of["city_states"]) == there


# -- Alexander ---------------------------------------------------------------------------------------


@rule("COC-32.10")
def test_alexander_plays_a_card_without_an_action() -> None:
    kw: dict[str, Any] = {"hand": {PURPLE: "A31 A13"}, "goals": {PURPLE: "O2 O3"}, "goods": {PURPLE: "culture 2"}}
    match = greece(leader={PURPLE: "alexander at D7"}, **kw)
    do(match, "effect:l:alexander.1")
    state = state_of(match)
    assert held(match, PURPLE) == {}  # New Goals costs a token as well
    assert (state.actions, state.activated) == (3, [place(state, "D7")])
    assert match.state.step_name() != "Turn.choose"  # New Goals is being carried out
    away = greece(leader={PURPLE: "alexander at D6"}, units={"D6": "purple 1 settler"}, **kw)
    assert "effect:l:alexander.1" not in away.legal()
    poor = greece(leader={PURPLE: "alexander at D7"}, **(kw | {"goods": {PURPLE: "culture 1"}}))
    assert "effect:l:alexander.1" not in poor.legal()


@rule("COC-22.9", "COC-32.10")
def test_alexander_sends_a_great_person() -> None:
    match = joined(greece(leader={PURPLE: "alexander at D7"}, goods={PURPLE: "culture 1"}), "E22")
    do(match, "effect:l:alexander.1")
    state = state_of(match)
    assert (state.persons[PURPLE], state.actions, held(match, PURPLE)) == ([], 3, {})


@rule("COC-32.3")
def test_the_known_world_counts_regions_with_cities() -> None:
    for cities, value in (
        ({}, 2),
        ({"B6": "purple neutral", "B7": "purple neutral"}, 3),
        ({"B6": "purple neutral", "F6": "purple neutral"}, 4),
    ):
        match = march(led("greece", "alexander", cities=cities), "D7", "1 leader", "hex:D6")
        assert roll(match) == (value, 2)
    away = led("greece", "alexander", own="1 infantry", cities={"B6": "purple neutral"})
    assert roll(march(away, "D7", "1 infantry", "hex:D6")) == (2, 2)


# -- Leonidas ----------------------------------------------------------------------------------------


@rule("COC-32.3")
def test_recruits_of_leonidas_bring_culture() -> None:
    cities = {"D7": "purple happy", "D6": "purple neutral"}
    goods = {PURPLE: "food 2 gold 2"}
    match = recruit(
        greece(leader={PURPLE: "leonidas at D7"}, cities=cities, goods=goods), "D7", "unit:settler", "unit:settler"
    )
    assert held(match, PURPLE) == {"culture": 1}
    other = recruit(
        greece(leader={PURPLE: "leonidas at D6"}, cities=cities, goods=goods), "D7", "unit:settler", "unit:settler"
    )
    assert held(other, PURPLE) == {}


@rule("COC-32.3")
def test_thermopylae_counts_the_enemy_s_surplus() -> None:
    for own, enemy, value in (("", 1, 2), ("", 2, 4), ("", 3, 6), ("2 infantry", 2, 6)):
        match = led("greece", "leonidas", f"red {enemy} infantry", own)
        march(match, "D7", f"1 leader {own}", "hex:D6")
        assert roll(match, defender="1L")[0] == value, (own, enemy)


# -- Pericles ----------------------------------------------------------------------------------------


@rule("COC-32.9")
def test_pericles_teaches_in_a_happy_city() -> None:
    kw: dict[str, Any] = {"leader": {PURPLE: "pericles at D7"}, "goods": {PURPLE: "mood 2"}}
    match = do(greece(**kw), "effect:l:pericles.1")
    state = state_of(match)
    assert owns(match, PURPLE, "writing") or match.state.step_name() == "Lesson.choose"
    assert (state.actions, state.activated) == (2, [])
    sad = greece(cities={"D7": "purple neutral"}, **kw)
    assert "effect:l:pericles.1" not in sad.legal()
    poor = greece(leader={PURPLE: "pericles at D7"})
    assert "effect:l:pericles.1" not in poor.legal()


@rule("COC-32.3")
def test_the_admiral_must_be_aboard() -> None:
    kw: dict[str, Any] = {"units": {"E7": "purple 1 ship", "F7": "red 1 ship"}, "advances": {PURPLE: "tactics"}}
    aboard = greece(leader={PURPLE: "pericles at E7"}, **kw)
    assert roll(march(aboard, "E7", "1 ship 1 leader", "hex:F7")) == (4, 2)
    ashore = greece(leader={PURPLE: "pericles at D7"}, **kw)
    assert roll(march(ashore, "E7", "1 ship", "hex:F7")) == (2, 2)
    land = invaded("greece", "pericles")
    assert roll(land) == (2, 2)


@rule("COC-33.25")
def test_who_acts_chooses_which_city_counts() -> None:
    cities = {"D7": "purple happy", "D6": "purple happy", "B6": "purple happy", "C6": "purple neutral"}
    match = greece(cities=cities, advances={PURPLE: "philosophy voting storage"})
    collect(match, "D7")
    do(match, "action:collect", "hex:D7", "effect:v:city_states")
    assert (match.turn, sorted(offered(match, "hex"))) == ((PURPLE,), ["hex:B6", "hex:D6"])
    taking(do(match, "hex:B6"))
    state = state_of(match)
    assert state.activated == [place(state, "D7"), place(state, "B6")]
