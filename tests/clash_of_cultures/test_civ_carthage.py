"""Carthaginians: allies among the pirates, and leaders."""

from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, coc, do, faces, held, offered, place, standing, state_of
from tests.support import rule


def fleet(**more: object) -> Match:
    return coc(
        civ={PURPLE: "carthage"},
        turn=PURPLE,
        regions={8: "R08", 6: "R05"},
        units={"F7": "purple 1 ship"},
        pirates={"E7": 1},
        advances={PURPLE: "fishing navigation"},
        **more,  # type: ignore[arg-type]
    )


@rule("COC-33.14", "COC-33.46")
def test_ships_pass_pirates_and_share_their_space() -> None:
    match = do(fleet(), "action:move", "hex:F7")
    assert "hex:D5" in match.legal()  # beyond the pirates
    do(match, "hex:E7", "button:share")
    state = state_of(match)
    assert standing(match, "E7") == {"ship": 1}
    assert (state.pirates[place(state, "E7")], state.wild(place(state, "E7"))) == (1, 0)


@rule("COC-33.14")
def test_or_attack_them() -> None:
    match = do(fleet(), "action:move", "hex:F7", "hex:E7", "button:attack", faces("6I"), faces("1L"), "good:mood")
    assert held(match, PURPLE) == {"gold": 1, "mood": 1}
    assert sum(state_of(match).pirates) == 0


@rule("COC-33.14")
def test_without_the_advance_pirates_stop_a_ship() -> None:
    match = coc(
        civ={PURPLE: "rome"},
        turn=PURPLE,
        regions={8: "R08", 6: "R05"},
        units={"F7": "purple 1 ship"},
        pirates={"E7": 1},
    )
    do(match, "action:move", "hex:F7")
    assert offered(match, "button") == [] or "button:share" not in match.legal()
