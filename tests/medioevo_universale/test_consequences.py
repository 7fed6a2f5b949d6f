"""Small consequences: what an arrival leaves behind, who bleeds, what is given is gone (13.13, 18.21, 18.71, 24.6)."""

from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, Damage
from gonfalon.games.medioevo_universale.rules.plunder import pillage
from gonfalon.games.medioevo_universale.rules.units import send_strangers_home
from tests.medioevo_universale.build import HORDE, WORLD, asked, here, medioevo, play, position
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index


@rule("MEU-13.13", "MEU-12.17")
def test_who_has_come_this_turn_is_remembered() -> None:
    m = medioevo(at={"wallachia": "0: 1 light wagon1"}, war=((0, 1),))
    play(m, "group:wallachia", "button:all-land", "enter:temes", "button:enter")
    assert position(m).arrived[INDEX["temes"]] & 1


@rule("MEU-18.21")
def test_the_trader_chooses_the_good() -> None:
    m = medioevo(phase=6, at={"latium": "1: caravan1"}, order=(1, 0, 2), cards={1: (21,)})
    to(m, "trade")
    play(m, "carrier:10", "card:21")
    assert asked(m) == (1, "any-good")


@rule("MEU-18.71")
def test_points_in_hand_are_given_away_first() -> None:
    m = medioevo(phase=6, cards={0: (71,)}, gears={0: "red 1"}, points={0: "red 1"})
    play(m, "card:71", "colour:red")
    assert (position(m).tp[3], position(m).spent[3]) == (0, 0)
    play(m, "colour:red")
    assert (position(m).tp[3], position(m).spent[3]) == (0, 1)


@rule("MEU-24.6", "MEU-21.8")
def test_whose_transport_barbarians_plunder_bleeds() -> None:
    at = {"lydia": "horde: 1 light; 1: caravan1"}
    m = medioevo(at=at, blood={0: 0}, run=pillage(position(medioevo(at=at)), INDEX["lydia"]))
    assert position(m).blood[:2] == [0, 1]


@rule("MEU-9.27", "MEU-7.27")
def test_a_unit_turns_into_a_piece_of_its_own_owner() -> None:
    most = WORLD.unit_count[0]
    run = Damage(hits=[], owner=0, by=1, spaces=[INDEX["lydia"]], points=1, cause=ARCHERY, rule="MEU-9.12")
    m = medioevo(at={"lydia": "0: 1 heavy", "temes": f"1: {most} light", "yaik": f"2: {most} light"}, run=run)
    play(m)
    assert here(m, "lydia", 0) == "1 light"


@rule("MEU-18.65", "MEU-8.14")
def test_hired_barbarians_leave_no_trace() -> None:
    m = medioevo(at={"lydia": "0: 3 light"}, stopped={"lydia": "0: 3 light"})
    state, at = position(m), INDEX["lydia"] * 7
    state.sally(at, 3)
    state.strangers = [(INDEX["lydia"], 0, HORDE, 0, -1)]
    send_strangers_home(state)
    assert (state.army[at], state.halted[at], state.sallied[at]) == (2, 2, 2)
