"""Positions that random games came to: rich in advances, cards and units."""

from gonfalon.games.clash_of_cultures.content.names import INFANTRY
from tests.clash_of_cultures.build import PURPLE, again, coc, do, held, offered, place, standing, state_of
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
