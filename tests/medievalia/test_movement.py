"""Section 10: external movement."""

import pytest

from tests.medievalia.build import asked, can, fief, fiefs, find, go, position, refuses, worded
from tests.support import rule


@rule("MED-10.1", "MED-10.2", "MED-EX-1")
def test_an_unused_character_marches_one_fief_and_stays_unused() -> None:
    m = fiefs("city; farm; free: soldier, peasant u", "city", phase="march")
    refuses(m, find(m, "peasant"), "MED-10.1")
    go(m, "soldier", "fief:n")
    assert fief(m, 0) == "city; farm; free: peasant u; in n: soldier"
    refuses(m, "soldier in n", "MED-10.1")


@rule("MED-2.11", "MED-10.1")
def test_nobody_jumps_over_a_fief() -> None:
    m = fiefs("city; farm; free: soldier", "city", phase="march")
    go(m, "soldier")
    refuses(m, "fief:p2", "MED-2.11")


@rule("MED-10.1", "MED-10.5", "MED-10.7")
@pytest.mark.parametrize(
    ("place", "said"), [("fief:n", "marches to"), ("fief:p1", "comes home"), ("fief:p2", "marches into Blue")]
)
def test_all_hear_where_somebody_marches(place: str, said: str) -> None:
    start = "free: soldier" if place == "fief:n" else "in n: soldier"
    m = fiefs(f"city; farm; {start}", "city", phase="march")
    go(m, "soldier" if place == "fief:n" else "soldier in n", place)
    assert said in m.log(1)[-1]["text"]
    assert (m.decision(0) or {})["prompt"] == "External movement: nobody can march.", "he was the only one"


@rule("MED-10.3")
def test_a_guard_may_march_off_an_unused_land() -> None:
    m = fiefs("city: soldier; mine u: peasant; farm", "city", phase="march")
    refuses(m, "peasant on mine", "MED-10.3")
    go(m, "soldier on city", "fief:n")
    assert fief(m, 0) == "city; mine u: peasant; farm; in n: soldier"


@rule("MED-10.4", "MED-14.17", "MED-EX-26", "MED-14.1")
def test_a_knight_marches_twice_there_and_back_included() -> None:
    m = fiefs("city; farm; free: knight", "city", phase="march")
    go(m, "knight", "fief:n", "knight in n", "fief:p2")
    assert fief(m, 0) == "city; farm; in p2: knight"
    refuses(m, "knight in p2", "MED-10.4")
    go(m, "button:done")
    assert asked(m) == (0, "declare"), "and may attack in the same turn"
    back = fiefs("city; farm; free: knight", "city", phase="march")
    go(back, "knight", "fief:n", "knight in n", "fief:p1")
    assert fief(back, 0) == "city; farm; free: knight"


@rule("MED-EX-26", "MED-10.6")
def test_an_unused_enemy_in_a_neutral_fief_bars_the_way_across() -> None:
    m = fiefs("city; farm; free: knight", "city; in n: peasant", phase="march")
    go(m, "knight", "fief:n", "knight in n")
    refuses(m, "fief:p2", "MED-10.6")
    assert m.legal() == ["fief:p1"]
    m = fiefs("city; farm; free: knight", "city; in n: peasant u", phase="march")
    go(m, "knight", "fief:n", "knight in n", "fief:p2")


@rule("MED-EX-27", "MED-10.6", "MED-10.7")
def test_the_way_home_is_always_open() -> None:
    m = fiefs("city; farm; in n: soldier", "city; in n: knight", phase="march")
    go(m, "soldier in n")
    assert m.legal() == ["fief:p1"]
    m = fiefs("city; farm; free: soldier", "city; in p1: knight, soldier", phase="march")
    assert can(m, "soldier", "fief:n"), "invaders at home do not hold anybody there"


@rule("MED-10.7")
def test_enemies_in_a_players_fief_do_not_bar_leaving_it() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; free: knight", "city", phase="march")
    go(m, "soldier in p2")
    assert set(m.legal()) == {"fief:n12", "fief:n23"}


@rule("MED-10.5")
def test_any_fief_may_be_entered_without_a_fight() -> None:
    m = fiefs("city; farm; in n: soldier", "city; free: knight, knight", phase="march")
    go(m, "soldier in n", "fief:p2", "button:done", "button:done")
    assert fief(m, 0) == "city; farm; in p2: soldier"
    assert position(m).active == 1


@rule("MED-10.8", "MED-10.6", "MED-16.4")
def test_allies_do_not_bar_each_other_and_open_their_fiefs() -> None:
    m = fiefs("city; farm; in c: soldier", "city", "city; in c: soldier", "city", phase="march")
    go(m, "soldier in c")
    assert set(m.legal()) == {"fief:p1", "fief:p2", "fief:p3", "fief:p4"}
    m = fiefs("city; farm; in c: soldier", "city; in c: peasant", "city", "city", phase="march")
    go(m, "soldier in c")
    assert set(m.legal()) == {"fief:p1", "fief:p3"}


@rule("MED-10.9", "MED-16.10")
def test_nobody_moves_outside_his_turn() -> None:
    m = fiefs("city", "city; farm; free: soldier", "city; farm; free: soldier", "city", phase="march")
    assert m.turn == (0,)
    assert worded(m) == ["button:done"]
    assert m.why_not(find(m, "soldier", 2), 2) is not None


@rule("MED-8.5", "MED-8.8")
def test_a_worker_who_marches_off_may_starve_others() -> None:
    m = fiefs("city; field: peasant; free: soldier, soldier, soldier", "city", phase="march")
    go(m, "peasant on field", "fief:n")
    assert asked(m) == (0, "starve")


def test_where_nobody_can_march_the_question_says_so() -> None:
    for fief_, said in (
        ("city; farm; free: soldier", "which character marches?"),
        ("city; farm; free: peasant u", "nobody"),
    ):
        m = fiefs(fief_, "city", phase="march")
        assert said in m.view(0, "en")["decision"]["prompt"]
