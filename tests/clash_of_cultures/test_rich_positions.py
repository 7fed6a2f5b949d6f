"""Positions that random games came to: rich in advances, cards and units."""

from tests.clash_of_cultures.build import PURPLE, coc, do, held, place, standing, state_of
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
