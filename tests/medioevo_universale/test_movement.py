"""Phase 5: movement (section 8)."""

from tests.medioevo_universale.build import HORDE, here, holder, legal, medioevo, play, position
from tests.support import rule


@rule("MEU-EX-28", "MEU-8.17")
def test_a_wagon_that_meets_hostile_units_stops_and_fights() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1", "temes": "1: 1 heavy"}, tokens={"serbia": 0}, war=((0, 1),))
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert here(m, "temes", 0) == "3 light wagon1"
    assert position(m).moves[0] == 0
    assert m.state.step_name() == "Battle.announce"


@rule("MEU-EX-100", "MEU-8.2", "MEU-8.16")
def test_two_wagons_from_two_sides_meet_one_horde() -> None:
    m = medioevo(at={"thracia": "0: 3 light wagon1", "macedonia": "0: 3 light wagon1"}, circle="3 3 8")
    play(m, "group:thracia", "button:all-land", "enter:bulgaria")
    play(m, "group:macedonia", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(m, "bulgaria", 0) == "6 light wagon1 wagon1"
    assert here(m, "bulgaria", HORDE) == "2 light 1 archer"


@rule("MEU-8.20")
def test_a_wagon_alone_may_not_enter_barbarian_land() -> None:
    m = medioevo(at={"thracia": "0: wagon1"})
    play(m, "group:thracia", "button:all-land")
    assert "enter:bulgaria" not in legal(m)
    assert "land:rhodope" in legal(m)


@rule("MEU-13.8", "MEU-EX-46")
def test_land_left_without_troops_is_kept_at_home_and_under_a_token() -> None:
    m = medioevo(at={"bulgaria": "0: 1 light wagon1", "serbia": "0: 1 light wagon1"}, tokens={"serbia": 0})
    assert [holder(m, name) for name in ("thracia", "bulgaria", "serbia")] == [0, 0, 0]
    play(m, "group:bulgaria", "button:all-land", "enter:thracia", "button:enter", "button:pass", "button:pass")
    play(m, "group:serbia", "button:all-land", "enter:macedonia", "button:enter")
    assert [holder(m, name) for name in ("thracia", "bulgaria", "serbia")] == [0, -1, 0]
