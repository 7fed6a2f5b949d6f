"""Worked examples of the ledger about trade, objectives, civilizations and leaders."""

from typing import Any

from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes, most_links
from gonfalon.games.clash_of_cultures.rules.influence import reach, sources
from gonfalon.games.clash_of_cultures.rules.scoring import LINES, lines
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    WORLD,
    card,
    coc,
    do,
    faces,
    held,
    offered,
    place,
    running,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired
from tests.clash_of_cultures.war import SOUTH, collect, construct, invaded, march, recruit, roll, some
from tests.support import rule


def spots(match: Match, *names: str) -> list[int]:
    return [place(state_of(match), name) for name in names]


@rule("COC-EX-41", "COC-32.3")
def test_dido_adds_two_in_each_round_of_her_city_s_defence() -> None:
    match = invaded("carthage", "dido", "4 infantry", "3 infantry")
    assert roll(match) == (8, 10)  # four dice each with 2, and Dido
    some(match, "unit:infantry", "button:fight", "button:done")  # she does not sacrifice herself
    assert roll(match) == (4, 8)
    absent = invaded("carthage", "dido", "4 infantry", "3 infantry", at="C8")
    assert roll(absent) == (8, 6)


@rule("COC-EX-51", "COC-23.3")
def test_one_of_two_conquerors_and_an_amphibious_assault() -> None:
    match = coc(
        turn=PURPLE,
        regions={8: "R08", 6: "R05"},
        cities={"F6": "red neutral"},
        units={"E7": "purple 1 ship 2 infantry", "F6": "red 1 infantry"},
        advances={PURPLE: "tactics"},
        goals={PURPLE: "O2 O8 O10"},
    )
    march(match, "E7", "2 infantry", "hex:F6")
    do(match, faces("6I 6I"), faces("1L"), "button:none")
    assert offered(match, "effect") == ["effect:o:conqueror", "effect:o:amphibious_assault"]
    do(match, "effect:o:conqueror", "goal:O2")
    some(match, "effect:o:amphibious_assault")
    state = state_of(match)
    names = [WORLD.goal_cards[number] for number in state.done[PURPLE]]
    assert (sorted(names), [WORLD.goal_cards[number] for number in state.goals[PURPLE]]) == (["O10", "O2"], ["O8"])


@rule("COC-EX-60", "COC-31.28")
def test_three_links_of_a_settler_a_carried_settler_and_a_ship() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R05", 7: "R19", 8: "R08"},
        cities={"C6": "red neutral", "F6": "red happy", "G7": "red neutral"},
        units={"D6": "purple 1 settler", "E7": "purple 1 ship 1 settler", "C7": "purple 1 settler", "D7": ""},
        advances={PURPLE: "storage bartering trade_routes"},
    )
    state = state_of(match)
    assert most_links(state, PURPLE) == 3
    running(match, TradeRoutes(seat=PURPLE))
    do(match, "link:D6_0_C6", "link:E7_0_F6")
    assert offered(match, "link") == ["link:E7_5_G7"]  # the settler in C7 reaches only C6
    do(match, "link:E7_5_G7")
    assert held(match, PURPLE) == {"food": 3}
    running(match, TradeRoutes(seat=PURPLE))
    do(match, "link:E7_0_F6")
    assert offered(match, "link") == ["link:E7_5_G7"]  # cities are named in one order
    do(match, "button:done")
    state.mood[place(state, "G7")] = 0
    assert most_links(state, PURPLE) == 2  # an angry city trades with nobody


@rule("COC-EX-63", "COC-33.23")
def test_man_god_lends_the_matching_advances() -> None:
    match = coc(civ={PURPLE: "egypt"}, turn=PURPLE, advances={PURPLE: "priesthood dogma devotion"})
    state = state_of(match)
    names = ("nationalism", "totalitarianism", "forced_labor", "absolute_power")
    assert [state.uses(PURPLE, WORLD.advance_of[name]) for name in names] == [True, True, False, False]
    assert not any(state.owns(PURPLE, WORLD.advance_of[name]) for name in names)
    plain = coc(civ={PURPLE: "rome"}, turn=PURPLE, advances={PURPLE: "priesthood dogma devotion"})
    line = LINES.index("advances")
    own = state.civ_owned[PURPLE].bit_count() - state_of(plain).civ_owned[PURPLE].bit_count()
    assert lines(state, PURPLE)[line] - lines(state_of(plain), PURPLE)[line] == own


@rule("COC-EX-64", "COC-33.49")
def test_influence_may_start_in_a_city_under_greek_influence() -> None:
    cities = {"D4": "red neutral academy:purple temple"}
    for advances, found in (("arts", [3]), ("", [])):
        match = coc(
            civ={PURPLE: "greece"},
            turn=PURPLE,
            regions={3: "R20", 6: "R19"},
            cities=cities,
            advances={PURPLE: advances},
        )
        state = state_of(match)
        spot = place(state, "D4")
        assert [reach(state, PURPLE, city) for city in sources(state, PURPLE) if city == spot] == found


@rule("COC-EX-65", "COC-33.25")
def test_the_city_counted_instead_is_at_least_as_large_and_as_happy() -> None:
    peers = {
        "D6": "purple neutral academy",
        "C6": "purple happy temple",
        "E6": "purple angry temple",
        "B6": "purple happy",
    }
    match = coc(
        civ={PURPLE: "greece"},
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple neutral academy", **peers},
        goods={PURPLE: "food 2 wood 3 ore 3"},
        advances={PURPLE: "storage philosophy voting myths"},
    )
    collect(match, "D7")
    construct(match, "D7", "building:temple")
    assert "effect:v:city_states" in match.legal()
    do(match, "effect:v:city_states")
    assert offered(match, "hex") == ["hex:C6", "hex:D6"]  # E6 is angry, B6 too small


@rule("COC-EX-66", "COC-33.29")
def test_settlers_of_india_spread_culture() -> None:
    match = coc(
        civ={PURPLE: "india"},
        turn=PURPLE,
        regions=SOUTH,
        cities={"D7": "purple neutral temple"},
        units={"D6": "purple 3 settler", "D7": ""},
        advances={PURPLE: "state_religion"},
    )
    state = state_of(match)
    land, city = spots(match, "D6", "D7")
    assert (reach(state, PURPLE, land), reach(state, PURPLE, city)) == (4, 2)
    inside = coc(
        civ={PURPLE: "india"},
        turn=PURPLE,
        cities={"D7": "purple neutral temple"},
        units={"D7": "purple 3 settler"},
        advances={PURPLE: "state_religion"},
    )
    assert reach(state_of(inside), PURPLE, city) == 5


@rule("COC-EX-67", "COC-33.33", "COC-7.5")
def test_the_event_comes_before_a_look_at_the_calendar() -> None:
    match = coc(civ={PURPLE: "maya"}, turn=PURPLE, goods={PURPLE: "food 2"}, advances={PURPLE: "math"})
    state = state_of(match)
    state.box[PURPLE] = 1
    acquired(match, "astronomy")
    assert state.owns_civ(PURPLE, WORLD.civ_advance_of["calendar"])
    assert (match.turn, match.state.step_name()) == ((-1,), "DrawEvent.draw")
    do(match, card("E32"))
    while match.state.step_name() != "Turn.choose":
        do(match, match.legal()[0])
    assert "effect:v:calendar" in match.legal()


def vikings(**more: Any) -> Match:
    return coc(
        civ={PURPLE: "vikings"},
        turn=PURPLE,
        advances={PURPLE: "fishing tactics"},
        regions=more.pop("regions", SOUTH),
        **more,
    )


@rule("COC-EX-68", "COC-33.42")
def test_what_a_ship_has_become_has_moved_and_keeps_its_penalties() -> None:
    match = vikings(units={"E7": "purple 1 ship", "D7": "purple 1 settler"})
    do(match, "action:move", "effect:v:ship_construction")
    some(match, "hex:E7", "take:ship_0", "unit:settler", "hex:F6")
    assert standing(match, "F6") == {"settler": 1}
    assert "hex:F6" not in match.legal()  # not again in this action
    do(match, "button:done", "action:move")
    assert "hex:F6" in match.legal()  # in the next one it may


@rule("COC-EX-68", "COC-33.42")
def test_on_a_mountain_it_stays_for_the_turn() -> None:
    match = vikings(regions={6: "R05", 8: "R08"}, units={"E7": "purple 1 ship", "D7": "purple 1 settler"})
    do(match, "action:move", "effect:v:ship_construction")
    some(match, "hex:E7", "take:ship_0", "unit:infantry", "hex:D6")
    assert standing(match, "D6") == {"infantry": 1}
    do(match, "button:done", "action:move")
    assert "hex:D6" not in match.legal()


@rule("COC-EX-68", "COC-33.42", "COC-13.8")
def test_an_infantry_from_a_forest_attacks_nobody_as_a_ship() -> None:
    for start, free in (("F6", False), ("G7", True)):
        match = vikings(units={start: "purple 1 infantry", "E7": "red 1 ship", "D7": ""}, regions={8: "R08"})
        if not free:
            march(match, start, "1 infantry", "hex:G7")  # a forest
            some(match, "button:done")
        do(match, "action:move", "effect:v:ship_construction")
        some(match, "hex:G7", "unit:ship", "hex:F7")
        assert standing(match, "F7") == {"ship": 1}
        some(match, "button:done", "action:move", "hex:F7")
        assert ("hex:E7" in match.legal() or match.turn == (-1,)) == free


@rule("COC-EX-69", "COC-33.31")
def test_a_draft_that_only_draws_a_card_recruits_nobody() -> None:
    kw: dict[str, Any] = {
        "civ": {PURPLE: "japan"},
        "turn": PURPLE,
        "goods": {PURPLE: "mood 1"},
        "advances": {PURPLE: "tactics draft nationalism"},
    }
    match = recruit(coc(**kw), "D7", "extra:infantry")
    do(match, "button:card", card("A7"))
    state = state_of(match)
    assert (held(match, PURPLE), standing(match, "D7"), len(state.hand[PURPLE])) == ({}, {"settler": 1}, 1)
    soldier = recruit(coc(**kw), "D7", "extra:infantry")
    do(soldier, "button:infantry")
    assert standing(soldier, "D7") == {"settler": 1, "infantry": 1}
    some(soldier, "good:mood")
    assert held(soldier, PURPLE) == {"mood": 1}  # Nationalism


@rule("COC-EX-70", "COC-33.6")
def test_canals_turn_one_food_into_two() -> None:
    for goods, got in (("food1_ore2", {"food": 2, "ore": 2}), ("food2_ore1", {"food": 2, "ore": 1})):
        match = coc(
            civ={PURPLE: "babylonia"},
            turn=PURPLE,
            regions={6: "R05", 7: "R19"},
            cities={"C7": "purple neutral academy temple"},
            advances={PURPLE: "storage engineering"},
        )
        collect(match, "C7", goods)
        assert held(match, PURPLE) == got
