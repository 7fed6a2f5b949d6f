"""Revolution, Uprising, Et tu, Brute?, Anarchy (COC-35.6, 35.20)."""

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.match import Match
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    WORLD,
    at_turn,
    coc,
    do,
    held,
    offered,
    owns,
    refused,
    standing,
    state_of,
)
from tests.clash_of_cultures.drawn import acquired, discarded, on_table, points, told
from tests.clash_of_cultures.war import march
from tests.support import rule

GOVERNED = "philosophy state_religion voting"


def _revolution(actions: int = 2, units: str = "purple 1 infantry", advances: str = "") -> Match:
    match = coc(turn=PURPLE, actions=actions, units={"D7": units}, advances={PURPLE: advances}, hand={PURPLE: "A1"})
    return told(match, "E38")


@rule("COC-35.6")
def test_a_revolution_costs_an_action_or_a_unit() -> None:
    match = _revolution()
    assert offered(match, "lost", "button") == ["lost:D7_infantry", "button:none"]
    spared = match.copy()
    do(match, "button:none")
    assert (state_of(match).actions, standing(match, "D7")) == (1, {"infantry": 1})
    do(spared, "lost:D7_infantry")
    assert (state_of(spared).actions, standing(spared, "D7")) == (2, {})
    unarmed = _revolution(units="purple 1 settler")
    assert (state_of(unarmed).actions, discarded(unarmed, "E38")) == (1, True)


@rule("COC-35.6")
def test_with_no_action_left_no_unit_can_be_given_up_for_it() -> None:
    match = _revolution(actions=0)
    assert match.turn == (PURPLE,)
    assert (state_of(match).actions, standing(match, "D7"), discarded(match, "E38")) == (0, {"infantry": 1}, True)


@rule("COC-35.6", "COC-29.4")
def test_then_the_government_changes_unless_a_unit_is_given_up() -> None:
    match = _revolution(advances=GOVERNED)
    do(match, "button:none")
    spared = match.copy()
    do(match, "button:none")
    assert owns(match, PURPLE, "dogma")
    assert not owns(match, PURPLE, "voting")
    do(spared, "lost:D7_infantry")
    assert owns(spared, PURPLE, "voting")
    assert not owns(spared, PURPLE, "dogma")
    stuck = _revolution(advances="philosophy voting")  # no other requirement is met
    do(stuck, "button:none")
    assert owns(stuck, PURPLE, "voting")
    assert discarded(stuck, "E38")


@rule("COC-35.6", "COC-3.7")
def test_outside_the_own_turn_an_action_of_the_next_one_is_lost() -> None:
    match = told(coc(turn=RED), "E38")
    assert state_of(match).actions == 3
    do(match, "button:end")
    assert (match.turn, state_of(match).actions) == ((PURPLE,), 2)
    do(match, "button:end")
    assert state_of(match).active == RED
    do(match, "button:end")
    assert (match.turn, state_of(match).actions) == ((PURPLE,), 3)


@rule("COC-24.3")
def test_an_uprising_turns_tokens_into_half_points() -> None:
    match = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "mood 2 culture 3"}), "E39")
    assert offered(match, "good", "button") == ["good:mood", "good:culture"]
    do(match, "good:mood", "good:culture", "good:culture", "good:mood")
    assert (held(match, PURPLE), points(match, "events"), on_table(match, "E39")) == ({"culture": 1}, 2, True)
    one = told(coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "mood 2"}), "E39")
    do(one, "button:done")
    assert (held(one, PURPLE), points(one, "events"), points(one, "events", RED)) == ({"mood": 1}, 0.5, 0)
    none = told(coc(turn=PURPLE, civ={PURPLE: "rome"}), "E39")
    assert points(none, "events") == 0


def _brutus(units: str = "purple 1 infantry") -> Match:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, leader={PURPLE: "caesar at D7"}, units={"D7": units})
    return told(match, "E43")


@rule("COC-35.20", "COC-32.6")
def test_brutus_takes_the_leader_and_a_successor_enters() -> None:
    match = _brutus()
    state = state_of(match)
    assert (state.leader[PURPLE], state.slain) == (NOBODY, [0, 0])
    assert "button:points" in offered(match, "leader", "button")
    assert "leader:augustus" in match.legal()
    do(match, "leader:augustus")
    assert (state.led[PURPLE], standing(match, "D7"), points(match, "events")) == (1, {"infantry": 1, "leader": 1}, 0)


@rule("COC-35.20", "COC-12.2")
def test_or_two_points_and_no_more_leaders() -> None:
    match = _brutus()
    do(match, "button:points")
    assert (points(match, "events"), on_table(match, "E43")) == (2, True)
    state = state_of(match)
    state.goods[PURPLE * 7 : PURPLE * 7 + 7] = [2, 5, 5, 5, 5, 5, 5]
    do(at_turn(match, PURPLE), "action:recruit")
    assert refused(match, "unit:leader") == "COC-12.2"
    other = coc(turn=PURPLE, civ={PURPLE: "rome"}, goods={PURPLE: "food 2 wood 5 ore 5 gold 5 mood 5 culture 5"})
    do(other, "action:recruit")
    assert refused(other, "unit:leader") == ""


@rule("COC-35.20")
def test_without_room_for_a_leader_the_points_are_taken() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, units={"D7": "purple 4 infantry"})
    told(match, "E43")
    assert points(match, "events") == 2


@rule("COC-7.6", "COC-30.3")
def test_anarchy_keeps_the_cubes_of_the_government() -> None:
    match = coc(turn=PURPLE, civ={PURPLE: "rome"}, advances={PURPLE: "philosophy voting separation_of_power"})
    state = state_of(match)
    provinces = state.civ_owned[PURPLE]
    assert provinces
    told(match, "E44")
    assert not owns(match, PURPLE, "voting")
    assert not owns(match, PURPLE, "separation_of_power")
    assert (state.civ_owned[PURPLE], state.government(PURPLE)) == (0, NOBODY)
    assert (points(match, "events"), state.box[PURPLE]) == (2, 3)
    acquired(match, "voting")  # its cube comes from the card
    assert (points(match, "events"), state.box[PURPLE], state.civ_owned[PURPLE]) == (1, 3, provinces)
    acquired(match, "writing")
    assert (points(match, "events"), state.box[PURPLE]) == (1, 2)


@rule("COC-35.6", "COC-32.6")
def test_a_leader_may_be_given_up_too() -> None:
    for answers, governed in (
        (("lost:D7_leader", "button:none"), "dogma"),
        (("button:none", "lost:D7_leader"), "voting"),
    ):
        match = coc(
            turn=PURPLE,
            actions=2,
            civ={PURPLE: "rome", RED: "greece"},
            leader={PURPLE: "caesar at D7", RED: "pericles at D2"},
            advances={PURPLE: GOVERNED},
        )
        told(match, "E38")
        for answer in answers:
            if answer in match.legal():
                do(match, answer)
        state = state_of(match)
        assert (state.leader[PURPLE], state.leader[RED] != NOBODY, state.slain) == (NOBODY, True, [0, 0])
        assert state.actions == (2 if answers[0] == "lost:D7_leader" else 1)
        assert owns(match, PURPLE, governed)


@rule("COC-35.20", "COC-1.9", "COC-14.4")
def test_a_successor_joins_a_city_an_army_or_a_fleet_with_room() -> None:
    match = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={6: "R20", 7: "R19", 8: "R08"},
        leader={PURPLE: "caesar at D7"},
        units={
            "D7": "purple 1 infantry",
            "D6": "purple 1 infantry",
            "C6": "purple 4 infantry",
            "B6": "purple 1 settler",
            "E7": "purple 1 ship 1 infantry",
            "F7": "purple 1 ship",
            "D5": "red 1 infantry",
        },
    )
    do(told(match, "E43"), "leader:augustus")
    assert sorted(offered(match, "hex")) == ["hex:D6", "hex:D7", "hex:E7"]
    do(match, "hex:E7")
    assert standing(match, "E7") == {"infantry": 1, "leader": 1, "ship": 1}
    full = coc(
        turn=PURPLE,
        civ={PURPLE: "rome"},
        regions={8: "R08"},
        units={"D7": "purple 4 infantry", "E7": "purple 1 ship 2 infantry"},
    )
    assert points(told(full, "E43"), "events") == 2  # nowhere to go


@rule("COC-35.6", "COC-13.7")
def test_a_tired_unit_may_be_given_up() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R20", 7: "R19"},
        units={"D7": "purple 1 infantry"},
        advances={PURPLE: "tactics"},
    )
    march(match, "D7", "1 infantry", "hex:C7")  # a mountain
    if match.state.step_name() != "Turn.choose":
        do(match, "button:done")
    assert state_of(match).tired != []
    do(told(match, "E38"), "lost:C7_infantry")
    assert (state_of(match).tired, standing(match, "C7")) == ([], {})


@rule("COC-33.23")
def test_anarchy_takes_what_a_government_had_lent() -> None:
    for event, used in (("E44", False), ("E39", True)):
        match = coc(
            turn=PURPLE,
            civ={PURPLE: "egypt"},
            advances={PURPLE: "philosophy myths rituals priesthood state_religion dogma"},
        )
        state = state_of(match)
        nationalism = WORLD.advance_of["nationalism"]
        assert state.uses(PURPLE, nationalism)
        told(match, event)
        assert state.uses(PURPLE, nationalism) == used, event
