"""Sections 15 and 17: winning, the siege, the end of the cards, elimination."""

import pytest

from gonfalon import Match
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import DECK_CARDS
from gonfalon.games.medievalia.rules import scoring
from gonfalon.match import fresh
from tests.medievalia.build import asked, fief, fiefs, find, go, position
from tests.support import play, rule

FIVE = "city: school, bank; field: church, stable; farm: tower"


@rule("MED-15.1", "MED-EX-31", "MED-15.2")
def test_prestige() -> None:
    m = fiefs(f"{FIVE}; mine: peasant, peasant", "city", tops="castle, workshop, bank")
    assert m.scores() == (5, 0)
    m = fiefs(f"{FIVE}; mine: bank", "city", tops="castle, workshop, school")
    assert m.scores() == (5, 0), "a second bank counts nothing"
    m = fiefs(f"{FIVE}, castle", "city", tops="school, workshop, bank", phase="draw")
    assert m.scores() == (7, 0)


@rule("MED-15.2", "MED-EX-31", "MED-6.12")
def test_the_seventh_point_wins_at_once_in_mid_turn() -> None:
    people = "free: bureaucrat, bureaucrat, bureaucrat; hand: mine, mine, mine"
    m = fiefs(f"{FIVE}; {people}", "city", tops="castle, workshop, bank")
    go(m, "pile:0", "farm", "button:adjust", *[f"power:{card}" for card in position(m).troops[0]])
    go(m, *["button:discard"] * 3, "button:done", *["mine in hand"] * 3)
    assert m.over
    assert position(m).ending == "prestige"
    assert m.winners() == (0,)


@rule("MED-15.1")
def test_points_are_lost_with_the_building() -> None:
    m = fiefs("city; farm; in p2: knight", "city; field: bank; farm: tower", phase="war")
    assert m.scores() == (0, 2)
    go(m, "front:p2-1", "army:0", find(m, "field", 1))
    assert m.scores() == (0, 1)


def raze_city(m: Match, seat: int) -> None:
    go(m, f"front:p{seat + 1}-{seat}", "button:apart", *[find(m, "city", seat)] * 3, "army:0", "army:1")


@rule("MED-15.3", "MED-12.20", "MED-17.1")
def test_the_last_city_wins_whoever_destroyed_the_others() -> None:
    soldiers = "in p2: soldier, soldier, soldier"
    m = fiefs(f"city; farm; farm; {soldiers}", "city", phase="war")
    raze_city(m, 1)
    assert m.over
    assert m.winners() == (0,)
    assert position(m).ending == "military"
    m = fiefs(f"city; farm; farm; {soldiers}", "city", "city; farm", phase="war")
    raze_city(m, 1)
    assert not m.over, "one enemy City still stands"


@rule("MED-17.2", "MED-17.3", "MED-17.4")
def test_an_eliminated_player_leaves_nothing_behind() -> None:
    m = fiefs(
        "city; farm; farm; in p2: soldier, soldier, knight",
        "city: bank; farm; in n23: knight; hand: mine, soldier",
        "city; farm; in p2: peasant u",
        phase="war",
    )
    go(m, "front:p2-1", "button:apart", *[find(m, "city", 1)] * 3)
    while asked(m)[1] == "divide":
        go(m, m.legal()[0])
    s = position(m)
    assert not s.alive[1]
    assert fief(m, 1) == ""
    assert s.lord(1) == -1
    assert fief(m, 2) == "city; farm; in p2: peasant u", "troops of others stay in the fief, which is neutral now"
    assert s.top[2] >= 0, "the piles are as they were"
    if asked(m) == (0, "declare"):
        go(m, "button:done")
    assert s.active == 2, "the turn order skips him"


@rule("MED-17.5", "MED-15.9", "MED-EX-30", "MED-15.7")
def test_a_siege_of_three_turns() -> None:
    m = fiefs("city; farm", "city; farm; in p1: peasant", "city; farm", phase="start")
    for number in (1, 2):
        assert position(m).siege[0] == number
        assert asked(m) == (0, "draw")
        while position(m).active == 0:
            go(m, "button:done" if "button:done" in m.legal() else "deck:territory")
        while position(m).active != 0 and position(m).alive[0]:
            go(m, "button:done" if "button:done" in m.legal() else "deck:territory")
    assert not position(m).alive[0], "eliminated at the third start"
    assert position(m).active == 1, "before drawing: the turn ends at once"


@rule("MED-EX-30", "MED-15.8", "MED-15.9")
@pytest.mark.parametrize("guarded", ["city: soldier; farm", "city; farm: tower", "city: castle; farm"])
def test_one_guard_lifts_the_siege(guarded: str) -> None:
    m = fiefs(guarded, "city; farm; in p1: peasant u", phase="start", siege=(2, 0))
    assert position(m).alive[0], "his third siege turn would have been his end"
    assert position(m).siege[0] == 0


@rule("MED-15.7", "MED-15.8")
def test_free_soldiers_and_the_citys_own_strength_lift_no_siege() -> None:
    m = fiefs("city; farm; free: knight, soldier", "city; farm; in p1: peasant u", phase="start")
    assert position(m).siege[0] == 1
    m = fiefs("city; farm", "city; farm; in n: knight", phase="start")
    assert position(m).siege[0] == 0, "no enemy in the fief"


@rule("MED-15.10", "MED-15.7")
def test_an_allys_presence_does_not_lift_the_siege() -> None:
    m = fiefs("city; farm", "city; farm; in p1: peasant", "city; farm; in p1: knight", "city; farm", phase="start")
    assert position(m).siege[0] == 1
    m = fiefs("city; farm", "city; farm", "city; farm; in p1: knight", "city; farm", phase="start")
    assert position(m).siege[0] == 0, "an ally besieges nobody"


@rule("MED-15.4", "MED-EX-33")
def test_two_empty_decks_end_the_game_at_once() -> None:
    m = fiefs("city: bank; farm", "city; farm", phase="draw", decks={"military": "", "character": "peasant"})
    go(m, "deck:character")
    assert m.over
    assert position(m).ending == "exhaustion"
    assert m.winners() == (0,)
    assert m.state.chapter == 2, "before phase 2"


@rule("MED-15.4", "MED-15.6")
def test_the_last_building_ends_the_game_but_may_still_win_by_prestige() -> None:
    people = "free: bureaucrat, bureaucrat, bureaucrat; farm; mine"
    m = fiefs(f"city; {people}", "city: bank, stable", tops="school, none, none", piles=0)
    go(m, "pile:0", "farm", "pay")
    assert m.over
    assert position(m).ending == "exhaustion"
    assert m.winners() == (1,)
    six = "city: bank, stable; field: church, tower; mine: fortress, workshop"
    m = fiefs(f"{six}; farm; free: bureaucrat, bureaucrat, bureaucrat", "city", tops="school, none, none", piles=0)
    go(m, "pile:0", "farm", "pay")
    assert position(m).ending == "prestige"


@rule("MED-EX-32", "MED-15.5", "MED-15.11", "MED-15.12", "MED-15.13")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        (
            "city: bank; farm; hand: archer, archer, knight",
            "city: stable; mine; farm; hand: soldier, soldier, soldier, soldier",
            [1],
        ),
        ("city: bank; farm; hand: mine", "city: stable; mine; farm; hand: mine", [0, 1]),
        ("city: bank; mine; farm", "city: stable; mine; farm; hand: mine", [0]),
        ("city: bank, school; farm", "city: stable; mine: peasant; farm", [0]),
    ],
)
def test_ties(a: str, b: str, winners: list[int]) -> None:
    """Points, then natural gold, then hands."""
    assert scoring.leaders(position(fiefs(a, b, tops="castle, tower, fortress"))) == winners


def test_the_table_of_the_end_says_what_decided_beside_the_points() -> None:
    m = fiefs("city: bank; mine; hand: mine", "city: stable; farm", tops="castle, tower, fortress")
    s = position(m)
    assert GAME.ties(s) == [], "nothing has been decided"
    s.alive[0] = 0
    assert scoring.settled(s)
    assert GAME.ties(s) == [("tie-city", [0, 1])]
    s.ending = scoring.EXHAUSTION_END
    assert GAME.ties(s) == [("tie-gold", [2, 0]), ("tie-hand", [1, 0])]
    assert all(m.words(lang).has(key) for lang in ("en", "fr") for key in ("tie-city", "tie-gold", "tie-hand"))


@rule("MED-15.14", "MED-15.5")
def test_alliances_add_up() -> None:
    m = fiefs(
        "city: bank; mine",
        "city: stable",
        "city: church",
        "city: school; mine; hand: mine",
        tops="castle, tower, workshop",
    )
    assert scoring.leaders(position(m)) == [0, 2], "two points each; 3 gold against 1"
    m = fiefs(
        "city: bank", "city: stable", "city: church", "city: school; mine; hand: mine", tops="castle, tower, workshop"
    )
    assert scoring.leaders(position(m)) == [1, 3], "then hands"


@rule("MED-15.15")
@pytest.mark.parametrize(("seats", "most"), [(2, 70), (3, 62), (4, 54)])
def test_the_game_is_finite(seats: int, most: int) -> None:
    cards = sum(len(deck) for deck in DECK_CARDS)
    assert cards - 8 * seats - 1 == most
    for seed in range(3):
        m = play(fresh(GAME, seats, {}, seed), seed, 30_000)
        assert m.over
        drawn = sum(1 for line in m.log(None) if line["key"] in ("draws", "draws-extra"))
        assert drawn - 8 * seats <= most
