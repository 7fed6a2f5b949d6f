"""Moods that events lower, Myths and Storm Master (COC-0.14, 24.12, 31.23)."""

from gonfalon.games.clash_of_cultures.content.names import INFANTRY
from gonfalon.games.clash_of_cultures.rules.tired import FOREST, FOUGHT, code
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    again,
    coc,
    do,
    held,
    mood,
    offered,
    place,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import discarded, points, told
from tests.support import rule

THREE = {"D7": "purple happy", "C8": "purple neutral", "E8": "purple angry"}
COAST = {6: "R11"}  # D5 sea beside E6, C6, D6


@rule("COC-0.14")
def test_only_a_city_whose_mood_can_drop_is_chosen() -> None:
    match = told(coc(turn=PURPLE, cities=THREE), "E34")
    assert sorted(offered(match, "hex")) == ["hex:C8", "hex:D7"]
    do(match, "hex:D7")
    assert (mood(match, "D7"), mood(match, "C8"), mood(match, "E8")) == ("neutral", "neutral", "angry")
    angry = told(coc(turn=PURPLE, cities={"D7": "purple angry"}), "E32")
    assert discarded(angry, "E32")


@rule("COC-31.23", "COC-EX-57", "COC-24.12")
def test_a_mood_token_keeps_the_city_whatever_the_drop() -> None:
    for advances, goods, asked in (("myths", "mood 1", True), ("myths", "", False), ("", "mood 1", False)):
        match = told(coc(turn=PURPLE, advances={PURPLE: advances}, goods={PURPLE: goods}), "E3")
        assert (mood(match, "D7") == "happy") == asked
        if asked:
            assert offered(match, "button") == ["button:pay", "button:accept"]
            other = match.copy()
            do(match, "button:pay")
            assert (mood(match, "D7"), held(match, PURPLE)) == ("happy", {})
            do(other, "button:accept")
            assert (mood(other, "D7"), held(other, PURPLE)) == ("angry", {"mood": 1})


@rule("COC-31.23")
def test_myths_is_asked_city_by_city() -> None:
    match = coc(
        turn=PURPLE,
        cities={"D7": "purple happy", "C8": "purple happy"},
        advances={PURPLE: "myths roads"},
        goods={PURPLE: "mood 2"},
    )
    do(told(match, "E1"), "hex:D7", "button:accept", "button:pay")
    assert (mood(match, "D7"), mood(match, "C8")) == ("neutral", "happy")


@rule("COC-37.3")
def test_storm_master_undoes_what_the_text_did_to_his_city() -> None:
    def storm(where: str) -> Match:
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "aztecs"},
            leader={PURPLE: f"marqzen at {where}"},
            cities={"D7": "purple neutral", "C8": "purple happy"},
            units={"D7": "purple 1 infantry"},
        )
        return told(match, "E36")

    match = storm("D7")
    assert offered(match, "effect") == ["effect:l:marqzen.1"]
    assert (mood(match, "D7"), standing(match, "D7")) == ("angry", {"leader": 1})
    do(match, "effect:l:marqzen.1")
    assert (mood(match, "D7"), standing(match, "D7")) == ("neutral", {"infantry": 1, "leader": 1})
    away = storm("C8")
    assert (mood(away, "D7"), standing(away, "D7")) == ("angry", {})
    assert discarded(away, "E36")


@rule("COC-13.7", "COC-37.3")
def test_units_that_storm_master_saves_are_as_tired_as_before() -> None:
    """Two have fought this turn, one is fresh, and two of them fall."""
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "aztecs"},
        leader={PURPLE: "marqzen at D7"},
        cities={"D7": "purple neutral"},
        units={"D7": "purple 3 infantry"},
        advances={PURPLE: "roads"},
    )
    state, home = state_of(match), place(state_of(match), "D7")
    before = [code(home, INFANTRY, FOUGHT), code(home, INFANTRY, FOREST)]
    state.tired = before[:]
    do(told(again(match), "E50"), "lost:D7_infantry", "lost:D7_infantry")
    assert state_of(match).tired == []
    do(match, "effect:l:marqzen.1")
    assert sorted(state_of(match).tired) == sorted(before)
    assert standing(match, "D7") == {"infantry": 3, "leader": 1}


@rule("COC-24.3")
def test_a_flood_lowers_a_coastal_city() -> None:
    cities = {"D6": "purple happy", "D7": "purple happy", "C8": "purple happy"}
    match = told(coc(turn=PURPLE, regions=COAST, cities=cities), "E32")
    assert (mood(match, "D6"), mood(match, "D7")) == ("neutral", "happy")
    everybody = coc(turn=PURPLE, regions=COAST, cities={**cities, "E6": "red happy"})
    told(everybody, "E33")
    assert (mood(everybody, "D6"), mood(everybody, "E6"), mood(everybody, "D2")) == ("neutral", "neutral", "happy")


@rule("COC-24.3")
def test_wildfire_burns_the_whole_wood() -> None:
    regions = {6: "R11", 8: "R20"}
    cities = {"E8": "purple happy", "E6": "purple happy", "F6": "red happy", "D7": "purple happy"}
    match = told(coc(turn=PURPLE, regions=regions, cities=cities, civ={PURPLE: "rome"}), "E53")
    assert sorted(offered(match, "hex")) == ["hex:E6", "hex:E8"]
    do(match, "hex:E6")
    assert (mood(match, "E6"), mood(match, "F6"), mood(match, "E8")) == ("neutral", "neutral", "happy")
    grass = coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "wood 2"})
    told(grass, "E53")
    assert (held(grass, PURPLE), mood(grass, "D7"), held(grass, RED)) == ({"wood": 1}, "happy", {})


@rule("COC-37.3", "COC-30.3")
def test_what_the_storm_master_undoes_scores_nothing() -> None:
    def plague(answer: str) -> Match:
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "aztecs"},
            leader={PURPLE: "marqzen at D7"},
            units={"D7": "purple 3 infantry"},
        )
        return do(told(match, "E50"), "lost:D7_infantry", answer)

    match = plague("effect:l:marqzen.1")
    assert (standing(match, "D7"), points(match, "events")) == ({"infantry": 3, "leader": 1}, 0)
    declined = plague("button:done")
    assert (standing(declined, "D7"), points(declined, "events")) == ({"infantry": 2, "leader": 1}, 1)
