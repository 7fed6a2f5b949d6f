"""Volcano and earthquakes (COC-24.13, 30.5, 35.9)."""

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.position import ON_EVENT
from tests.clash_of_cultures.build import PURPLE, RED, WORLD, coc, do, mood, offered, owner, standing, state_of
from tests.clash_of_cultures.drawn import discarded, on_table, points, told
from tests.support import rule

FOUR = {"D7": "purple happy", "C8": "purple happy temple academy:red", "E8": "purple happy", "D6": "purple happy"}
AROUND = {6: "R20"}


@rule("COC-35.9", "COC-24.13", "COC-30.5")
def test_a_volcano_buries_a_city_with_its_units_and_scores_its_pieces() -> None:
    units = {"C8": "purple 2 infantry 1 settler"}
    match = told(coc(turn=PURPLE, regions=AROUND, cities=FOUR, units=units), "E29")
    do(match, "hex:C8")
    assert (owner(match, "C8"), standing(match, "C8"), on_table(match, "E29")) == (NOBODY, {}, True)
    assert (points(match, "events"), points(match, "events", RED)) == (4, 2)
    assert points(match, "pieces") == 3
    three = told(coc(turn=PURPLE, regions=AROUND, cities={**FOUR, "D6": ""}), "E29")
    assert (owner(three, "C8"), points(three, "events")) == (PURPLE, 0)


@rule("COC-35.9")
def test_a_settlement_falls_only_after_everything_else() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy temple", "E8": "purple happy academy"}
    match = told(coc(turn=PURPLE, cities=cities, units={"C8": "purple 1 infantry"}), "E30")
    assert "ruin:C8_settlement" not in offered(match, "ruin")
    assert "button:done" not in match.legal()
    do(match, "ruin:C8_temple", "ruin:C8_settlement", "ruin:E8_academy")
    assert (owner(match, "C8"), standing(match, "C8")) == (NOBODY, {"infantry": 1})  # units stay
    assert (mood(match, "E8"), mood(match, "D7")) == ("neutral", "happy")
    assert (points(match, "events"), points(match, "pieces")) == (6, 2)


@rule("COC-35.9")
def test_one_piece_is_enough_for_an_earthquake() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy temple", "E8": "purple happy academy"}
    match = told(coc(turn=PURPLE, cities=cities), "E30")
    do(match, "ruin:C8_temple", "button:done")
    assert (mood(match, "C8"), points(match, "events"), on_table(match, "E30")) == ("neutral", 2, True)
    two = told(coc(turn=PURPLE, cities={**cities, "E8": ""}), "E30")
    assert (mood(two, "C8"), points(two, "events")) == ("happy", 0)


@rule("COC-24.3", "COC-35.9")
def test_a_major_earthquake_touches_everybody() -> None:
    cities = {"D2": "red happy", "E2": "red happy temple", "C2": "red happy"}
    match = told(coc(turn=PURPLE, cities=cities), "E31")
    assert match.turn == (RED,)
    do(match, "ruin:E2_temple", "button:done")
    assert (mood(match, "E2"), points(match, "events", RED), points(match, "events")) == ("neutral", 2, 0)
    assert not discarded(match, "E31")


@rule("COC-35.9", "COC-30.3")
def test_a_wonder_on_the_card_scores_as_it_did_but_works_no_more() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy", "E8": "purple happy"}
    match = coc(turn=PURPLE, cities=cities, wonders={"W1": "C8 by red", "W2": "D7 by purple"})
    assert (points(match, "wonders"), points(match, "wonders", RED)) == (6, 2)
    told(match, "E30")
    do(match, "ruin:C8_W1", "ruin:D7_W2", "button:done")
    state = state_of(match)
    assert (points(match, "wonders"), points(match, "wonders", RED), points(match, "events")) == (6, 2, 0)
    assert state.wonder_at[WORLD.wonders.index("W1")] == ON_EVENT
    assert not state.controls_wonder(PURPLE, WORLD.wonders.index("W1"))


@rule("COC-35.9", "COC-32.6")
def test_the_leader_of_the_buried_city_is_lost_to_nobody() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome", RED: "greece"},
        regions=AROUND,
        cities=FOUR,
        leader={PURPLE: "caesar at C8", RED: "pericles at D2"},
    )
    do(told(match, "E29"), "hex:C8")
    state = state_of(match)
    assert (state.leader, state.slain) == ([WORLD.leader_of["pericles"], NOBODY], [0, 0])
    assert (standing(match, "C8"), standing(match, "D2")) == ({}, {"settler": 1, "leader": 1})


@rule("COC-35.9", "COC-6.7")
def test_a_city_hit_twice_drops_once() -> None:
    cities = {"D7": "purple happy", "C8": "purple happy temple academy", "E8": "purple happy"}
    match = told(coc(turn=PURPLE, cities=cities), "E30")
    do(match, "ruin:C8_temple", "ruin:C8_academy", "button:done")
    assert (mood(match, "C8"), points(match, "events"), match.state.step_name()) == ("neutral", 4, "Turn.choose")
