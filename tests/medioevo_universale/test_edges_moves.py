"""Where movement, landing, arrival and plunder stop: the other player, the last point, what stands beside."""

from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.conquest import fight
from gonfalon.games.medioevo_universale.rules.plunder import Spoils, pillage
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.games.medioevo_universale.rules.purchases import returning
from gonfalon.games.medioevo_universale.rules.windows import FOR_POINTS, CardTurned
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    army_text,
    asked,
    buildings,
    here,
    market,
    medioevo,
    play,
    position,
)
from tests.support import rule

INDEX = WORLD.index

# -- arrival --------------------------------------------------------------------------------------


@rule("MEU-10.8", "MEU-8.21")
def test_an_enemy_s_ships_are_taken_whoever_else_is_there() -> None:
    at = {"thracia": "0: 1 light galley1", "propontis": "1: ship1; 2: galley1(1 light)"}
    m = medioevo(at=at, war=((0, 1),))
    play(m, "group:thracia", "button:all-sea", "enter:propontis", "button:enter", "button:peaceful")
    assert asked(m) == (0, "asset")
    play(m, "button:keep")
    assert here(m, "propontis", 0) == "galley1(1 light) ship1"
    assert here(m, "propontis", 2) == "galley1(1 light)"


@rule("MEU-8.21", "MEU-10.8")
def test_nobody_is_asked_about_an_attack_at_sea_on_land_or_without_troops() -> None:
    docked = medioevo(at={"rhodope": "0: 3 heavy wagon1", "bulgaria": "1: caravan1"})
    play(docked, "group:rhodope", "button:all-land", "enter:bulgaria", "button:enter")
    assert here(docked, "bulgaria", HORDE) == "1 light"
    empty = medioevo(at={"thracia": "0: galley1", "propontis": "1: ship1"})
    play(empty, "group:thracia", "button:all-sea", "enter:propontis", "button:enter")
    assert asked(empty)[0] == 1


# -- what is landed -------------------------------------------------------------------------------


@rule("MEU-8.25", "MEU-8.8")
def test_units_landed_with_a_galley_s_last_point_go_on_with_a_wagon() -> None:
    for left in (1, 2):
        m = medioevo(at={"propontis": "0: galley1(2 light)", "bithynia": "0: wagon1"}, moves={0: left})
        play(m, "group:propontis", "land:bithynia", "group:bithynia", "button:all-land", "land:lydia")
        assert here(m, "lydia", 0) == "2 light wagon1"


@rule("MEU-8.3", "MEU-8.25")
def test_a_landing_stops_what_was_aboard_and_nothing_that_stood_there() -> None:
    at = {"propontis": "0: galley2(2 light wagon1)", "thracia": "0: 1 light 1 heavy wagon1"}
    for way in (("enter:thracia", "button:enter"), ("land:thracia", "button:stay")):
        m = medioevo(at=at)
        play(m, "group:propontis", "carrier:0", "button:go", *way)
        assert [position(m).moves[slot] for slot in range(3)] == [0, 0, 6]
        assert army_text(position(m).halted[INDEX["thracia"] * 7]) == "2 light"


@rule("MEU-8.3", "MEU-1.16")
def test_reinforcements_do_not_stop_those_who_were_there() -> None:
    for garrison, stopped, halted in (("2 light", "", "3 heavy"), ("2 heavy", "0: 1 heavy", "4 heavy")):
        at = {"bithynia": f"1: 1 light; 0: {garrison} wagon1", "lydia": "0: 3 heavy wagon1"}
        m = medioevo(at=at, war=((0, 1),), stopped={"bithynia": stopped} if stopped else {})
        play(m, "group:lydia", "button:all-land", "enter:bithynia", "button:enter")
        assert army_text(position(m).halted[INDEX["bithynia"] * 7]) == halted


# -- barbarians plunder ---------------------------------------------------------------------------


@rule("MEU-21.8", "MEU-24.6")
def test_barbarians_take_every_cube_and_each_owner_bleeds_once() -> None:
    place = INDEX["pannonia"]
    for built, cubes, there, blood in (
        ("village tower", "", "0: caravan1; 2: caravan1", [1, 1, 1]),
        ("", "black white violet", "0: caravan1", [1, 1, 0]),
        ("", "", "2: caravan1 caravan1", [0, 0, 1]),
    ):
        m = medioevo(at={"pannonia": there}, built={"pannonia": built}, markets={"pannonia": cubes}, blood={0: 0})
        state = position(m)
        state.army[place * 7 + HORDE] = 1
        state.refresh(place)
        pillage(state, place).take(state)
        assert state.blood[:3] == blood
        assert (market(m, "pannonia"), buildings(m, "pannonia")) == ([], "")
        assert state.bank == WORLD.cubes
        assert (here(m, "pannonia", 0), here(m, "pannonia", 2)) == ("", "")


# -- what else is counted -------------------------------------------------------------------------


@rule("MEU-10.8", "MEU-12.16")
def test_after_a_battle_ships_are_taken_at_sea_by_a_winner_and_nowhere_else() -> None:
    at = {"serbia": "1: 1 light; 0: wagon1", "propontis": "1: galley1(1 light); 0: ship1"}
    state = position(medioevo(at=at))
    for place, winner, taken in (("serbia", 1, False), ("propontis", 1, True), ("propontis", -1, False)):
        done = fight(0, 1, INDEX[place], -1, [])
        done.winner = winner
        assert isinstance(done.ships(state), Spoils) == taken


@rule("MEU-7.37", "MEU-7.27")
def test_nobody_buys_back_a_unit_he_has_no_piece_for() -> None:
    for number, sold in ((9, ["regain:cavalry"]), (10, [])):
        state = position(medioevo(phase=4, at={"thracia": f"0: {number} cavalry"}))
        state.regain[0] = ONE[3]
        assert [offer.answer for offer in returning(state, 0)] == sold


@rule("MEU-18.59", "MEU-18.60")
def test_a_princess_helps_no_princess() -> None:
    state = position(medioevo())
    for card, helped in ((59, False), (60, False), (57, True)):
        window = CardTurned(seat=0, card=card, purpose=FOR_POINTS)
        assert CARDS[60].offered(state, 0, window) == helped
