"""Positions that random games came to: rich in advances, cards and units."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, INFANTRY
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansMove
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.games.clash_of_cultures.rules.scoring import LINES, lines
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from tests.clash_of_cultures.build import (
    PURPLE,
    RED,
    again,
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
from tests.clash_of_cultures.test_combat import duel
from tests.clash_of_cultures.war import some
from tests.support import rule


@rule("COC-33.41", "COC-1.9")
def test_a_ship_becomes_no_settler_where_its_cargo_has_no_room() -> None:
    for there, possible in (("3 infantry", False), ("2 infantry", True)):
        match = coc(
            civ={PURPLE: "vikings"},
            turn=PURPLE,
            regions={8: "R08"},
            cities={"D7": "purple happy market"},
            units={
                "E7": "purple 1 ship 1 cavalry 1 elephant",
                "F6": f"purple {there}",
                "D7": "purple 4 infantry",
                "E8": "purple 3 cavalry 1 infantry",
            },
            advances={PURPLE: "fishing navigation"},
        )
        do(match, "action:move")
        assert ("effect:v:ship_construction" in match.legal()) == possible
        if possible:
            do(match, "effect:v:ship_construction", "take:cavalry_0")  # the elephant must follow
            assert standing(match, "F6") == {"settler": 1, "infantry": 2, "cavalry": 1, "elephant": 1}
            assert not state_of(match).count(place(state_of(match), "E7"), 5)


@rule("COC-33.32", "COC-9.6")
def test_ball_courts_leave_the_token_without_which_nobody_is_recruited() -> None:
    for goods, asked in (("mood 1", False), ("mood 2", True)):
        match = coc(
            civ={PURPLE: "maya"},
            turn=PURPLE,
            goods={PURPLE: goods},
            advances={PURPLE: "tactics draft arts circus_and_sports"},
        )
        do(match, "action:recruit")
        assert ("effect:v:ball_courts" in match.legal()) == asked
        if asked:
            do(match, "effect:v:ball_courts")
        assert (held(match, PURPLE), standing(match, "D7")) == ({}, {"settler": 1, "infantry": 1})


@rule("COC-12.9", "COC-12.3")
def test_the_room_that_a_leader_gives_goes_with_him() -> None:
    for infantry, possible in ((2, True), (3, False)):
        match = coc(
            civ={PURPLE: "persia"},
            turn=PURPLE,
            cities={"D7": "purple happy"},
            units={"D7": f"purple {infantry} infantry"},
            leader={PURPLE: "xerxes at D7"},
            goods={PURPLE: "food 2 wood 7 ore 7 ideas 7 gold 7 mood 5 culture 5"},
        )
        do(match, "action:recruit", "unit:infantry")
        assert ("unit:leader" in match.legal()) == possible


@rule("COC-33.4", "COC-0.3")
def test_a_captive_toils_for_what_is_missing() -> None:
    for goods, first in (
        ("food 1", ["good:wood", "good:ore"]),
        ("food 1 ore 1", ["good:food", "good:wood", "good:ore"]),
    ):
        match = coc(
            civ={PURPLE: "aztecs"},
            turn=PURPLE,
            regions={6: "R20"},
            cities={"D7": "purple happy", "D6": "purple neutral"},
            leader={PURPLE: "acamapichtli at D7"},
            goods={PURPLE: goods},
            advances={PURPLE: "myths"},
        )
        state = state_of(match)
        state.captives[PURPLE].append(INFANTRY)  # an infantry of red
        state.supply[INFANTRY] -= 1
        again(match)
        do(match, "action:construct")
        if "button:give" in match.legal():
            do(match, "button:give")
        assert offered(match, "good") == first
        do(match, "good:wood")
        if "ore" in goods:
            do(match, "good:ore")
        do(match, "good:mood")  # of the Temple
        left = {"ore": 1} if "ore" in goods else {}
        assert (held(match, PURPLE), state.captives[PURPLE]) == ({"mood": 1, **left}, [])


@rule("COC-12.6", "COC-12.5", "COC-14.4")
def test_what_a_ship_carried_that_is_taken_away_goes_down() -> None:
    for ships, lost in ((1, True), (2, False)):
        match = coc(
            turn=PURPLE,
            regions={8: "R08", 6: "R05"},
            cities={"D7": "purple happy port>E7"},
            units={"F7": f"purple {ships} ship 1 settler 1 infantry", "D5": f"purple {4 - ships} ship", "D7": ""},
            goods={PURPLE: "food 2 wood 7 gold 5"},
        )
        do(match, "action:recruit", "unit:ship", "button:done")
        while match.state.step_name() == "Pay.choose":
            do(match, match.legal()[0])
        do(match, "hex:F7")
        assert (match.state.step_name() == "Overboard.choose") == lost
        if lost:
            do(match, "unit:infantry")  # and the settler after it
        assert standing(match, "F7") == ({} if lost else {"ship": 1, "settler": 1, "infantry": 1})
        assert standing(match, "E7") == {"ship": 1}


@rule("COC-25.7", "COC-25.9")
def test_each_barbarian_army_moves_once() -> None:
    match = coc(
        turn=PURPLE,
        regions={6: "R20", 3: "R19"},
        units={"D5": "barbarian 1 infantry", "D6": "barbarian 2 infantry", "D7": "purple 1 infantry"},
        cities={"D7": "purple happy"},
    )
    running(match, BarbariansMove(seat=PURPLE, armies=[]))
    do(match, "hex:D5")
    if match.state.step_name() == "BarbariansMove.step":
        do(match, "hex:D6")
    do(match, faces("1L 1L"), faces("1L"))  # the two of D6 attack D7; the one from D5 stays there
    assert standing(match, "D6") == {"infantry": 1}


@rule("COC-25.10")
def test_the_drawer_chooses_where_the_last_barbarian_goes() -> None:
    cities = {"D6": "barbarian neutral", "C6": "barbarian neutral"}
    for spare, asked in ((1, True), (2, False)):
        match = coc(turn=PURPLE, regions={6: "R20"}, cities=cities, units={"C7": ""})
        state = state_of(match)
        state.supply[BARBARIAN * 14 + INFANTRY] = spare
        running(match, BarbariansMove(seat=PURPLE, armies=[0], at=BarbariansMove.STEPS.index("grow")))
        assert (match.legal() == ["hex:C6", "hex:D6"]) == asked
        if asked:
            do(match, "hex:D6")
            assert (standing(match, "D6"), standing(match, "C6")) == ({"infantry": 1}, {})


@rule("COC-21.4", "COC-21.13", "COC-4.10")
def test_tokens_for_influence_are_paid_as_the_player_likes() -> None:
    match = coc(
        regions={3: "R20", 6: "R19"},
        cities={"D2": "red neutral temple", "D5": "purple neutral temple", "D3": "red neutral"},
        goods={RED: "culture 1 mood 1"},
        wonders={"W1": "D3 by red"},
    )
    do(match, "action:influence")
    some(match, "hex:D2", "hex:D5")
    assert set(match.legal()) == {"pay:culture1", "pay:mood1"}  # the Great Arena
    do(match, "pay:mood1")
    assert held(match, RED) == {"culture": 1}


@rule("COC-27.4", "COC-27.9", "COC-30.3")
def test_a_wonder_in_the_first_space_of_the_board_counts_like_any_other() -> None:
    match = coc(turn=PURPLE)
    state = state_of(match)
    state.terrain[0] = 0
    state.settle(RED, 0)
    state.plan_deck.remove(0)
    state.wonder_at[0], state.wonder_by[0] = 0, PURPLE
    state.changed()
    assert [lines(state, seat)[LINES.index("wonders")] / 2 for seat in (RED, PURPLE)] == [2, 2]
    bit = TABLE.effects["w:W1"].bit
    assert [bool(state.held(seat) & bit) for seat in (RED, PURPLE)] == [True, False]


@rule("COC-16.9", "COC-16.10")
def test_each_roll_has_elephants_of_its_own() -> None:
    match = duel("1 elephant 1 infantry", "red 2 infantry", civ={PURPLE: "rome"})
    do(match, faces("2E 1L"), faces("1L 1L"))  # the 2 does not count
    assert conflict_of(state_of(match)).value == [1, 2]
    do(match, "button:fight", faces("3I 5C"), faces("1L 1L"))
    assert conflict_of(state_of(match)).value == [9, 2]  # both numbers count, and one infantry
    assert conflict_of(state_of(match)).cancelled[0] == 0
