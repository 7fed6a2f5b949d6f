"""Numbers at which something begins or ends, and pieces that are counted one by one (sections 2, 7, 8, 11, 13)."""

import pytest

from gonfalon.games.medioevo_universale.content.terms import HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.army import ONE, within
from gonfalon.games.medioevo_universale.rules.barbarians import goals, movable
from gonfalon.games.medioevo_universale.rules.cards_troops import ForcedMarch
from gonfalon.games.medioevo_universale.rules.groups import Group, advance, carried, fresh_units, halt, muster, origins
from gonfalon.games.medioevo_universale.rules.honour import CONQUEST, REBELLION
from gonfalon.games.medioevo_universale.rules.objectives import holds
from gonfalon.games.medioevo_universale.rules.units import horde, rest
from tests.medioevo_universale.build import HORDE, WORLD, army_text, here, holder, medioevo, play, position
from tests.medioevo_universale.cards import to
from tests.support import rule

INDEX = WORLD.index


@rule("MEU-2.4", "MEU-23.1")
def test_honour_won_in_the_last_rebellions_does_not_end_the_game_once_more() -> None:
    at = dict.fromkeys(("rhodope", "macedonia", "bithynia", "lydia", "phrygia"), "0: 4 light")
    at |= {"thracia": "0: 1 cavalry", "paphlagonia": "0: 1 cavalry"}
    m = medioevo(phase=7, turn=10, honour_limit=30, honour={0: 29}, tax={0: 40}, at=at, circle="4 6 8")
    to(m, "rebellion-order", (20,))
    play(m, "land:thracia")
    for _ in ("thracia", "paphlagonia"):
        to(m, "reroll", (1, 2, 8))
        play(m, "reroll:none")
    assert m.over
    assert position(m).earned[REBELLION] == 2
    assert position(m).event_discard == []


@rule("MEU-2.4")
def test_the_honour_limit_stops_the_game_when_points_are_won() -> None:
    for points, over in ((1, True), (0, False)):
        m = medioevo(honour={0: 29 if points else 30}, honour_limit=30)
        position(m).gain(0, points, CONQUEST)
        assert (len(m.state.frames) == 1) == over
    below = medioevo(honour={0: 28}, honour_limit=30)
    position(below).gain(0, 1, CONQUEST)
    assert len(below.state.frames) > 1


@rule("MEU-8.8", "MEU-16.5")
def test_what_is_left_of_a_group_that_has_lost_a_wagon() -> None:
    m = medioevo(at={"thracia": "0: 4 light 3 heavy wagon1 wagon1 catapult"})
    state, spot = position(m), INDEX["thracia"]
    room = state.room(0)
    group = Group(seat=0, here=spot, slots=[0, 1], cargo=[2], army=3 * ONE[LIGHT] + 3 * ONE[HEAVY])
    assert muster(state, group)
    assert army_text(group.army) == "3 light 3 heavy"
    state.place[1] = state.place[2] = INDEX["lydia"]
    assert muster(state, group)
    assert (group.slots, group.cargo) == ([0], [])
    assert army_text(group.army) == f"{room} heavy"  # the strongest stay
    state.place[0] = INDEX["lydia"]
    state.army[spot * 7] = 0
    assert not muster(state, group)


@rule("MEU-8.3", "MEU-8.15")
def test_a_step_takes_its_points_and_the_end_of_a_move_all_of_them() -> None:
    m = medioevo(at={"thracia": "0: 3 light wagon1 catapult", "rhodope": "0: 1 light"})
    state = position(m)
    wagon, machine = state.moves[0], state.moves[1]
    group = Group(seat=0, here=INDEX["thracia"], slots=[0, 1], cargo=[], army=2 * ONE[LIGHT])
    advance(state, group, INDEX["rhodope"])
    assert (state.moves[0], state.moves[1]) == (wagon - 1, machine - 1)
    assert (here(m, "thracia", 0), here(m, "rhodope", 0)) == ("1 light", "3 light wagon1 catapult")
    assert (group.here, group.moved, group.keeper) == (INDEX["rhodope"], True, 0)
    halt(state, group)
    assert (state.moves[0], state.moves[1]) == (0, 0)
    assert state.halted[INDEX["rhodope"] * 7] == 2
    assert fresh_units(state, 0, INDEX["rhodope"], False) == ONE[LIGHT]
    rest(state)
    assert (state.moves[0], state.moves[1], state.halted[INDEX["rhodope"] * 7]) == (wagon, machine, 0)


@rule("MEU-8.14")
def test_out_of_a_castle_once_a_turn_and_stopped_without_a_carrier() -> None:
    m = medioevo(at={"thracia": "0: 3 light"}, built={"thracia": "castle"}, stopped={"thracia": "0: 1 light"})
    state, a, b = position(m), INDEX["thracia"] * 7, INDEX["rhodope"] * 7
    assert fresh_units(state, 0, INDEX["thracia"], False) == 3 * ONE[LIGHT]
    assert fresh_units(state, 0, INDEX["thracia"], True) == 2 * ONE[LIGHT]
    group = Group(seat=0, here=INDEX["thracia"], slots=[], cargo=[], army=2 * ONE[LIGHT])
    advance(state, group, INDEX["rhodope"])
    assert (state.army[a], state.army[b]) == (1, 2)
    assert (state.sallied[b], state.halted[b]) == (2, 2)
    assert within(state.halted[a], state.army[a]) == state.halted[a]


@rule("MEU-8.24", "MEU-8.26")
def test_a_galley_moves_with_all_it_carries_and_lands_it() -> None:
    m = medioevo(at={"propontis": "0: galley2(2 light wagon1) galley1"})
    state = position(m)
    group = Group(seat=0, here=INDEX["propontis"], slots=[0], cargo=[], sea=True)
    assert carried(state, group) == [1]
    advance(state, group, INDEX["aegean_north"])
    assert (here(m, "propontis", 0), here(m, "aegean_north", 0)) == ("galley1", "galley2(2 light wagon1)")
    assert group.keeper == -1
    group.here = INDEX["aegean_north"]
    back = medioevo(at={"propontis": "0: galley2(2 light wagon1)"})
    group = Group(seat=0, here=INDEX["propontis"], slots=[0], cargo=[], sea=True)
    advance(position(back), group, INDEX["thracia"])
    assert here(back, "thracia", 0) == "2 light galley2 wagon1"
    assert group.keeper == 0


@rule("MEU-8.28", "MEU-18.3")
def test_from_where_something_can_move() -> None:
    at = {
        "thracia": "0: 1 light wagon1",
        "lydia": "0: 1 light",
        "rhodope": "0: wagon1",
        "propontis": "0: galley1",
        "macedonia": "0: 1 light wagon1",
    }
    state = position(medioevo(at=at, moves={1: 0}, effects=((3, 1, "macedonia"),)))
    assert {WORLD.names[space] for space in origins(state, 0)} == {"thracia", "propontis"}
    castle = position(medioevo(at={"lydia": "0: 1 light"}, built={"lydia": "castle"}))
    assert [WORLD.names[space] for space in origins(castle, 0)] == ["lydia"]


@rule("MEU-18.25")
def test_helpers_keep_what_they_were_stopped_or_not() -> None:
    at = {"thracia": "0: 1 light", "rhodope": "0: 2 heavy"}
    m = medioevo(at=at, stopped={"rhodope": "0: 1 heavy"}, built={"rhodope": "castle"})
    state, a, b = position(m), INDEX["rhodope"] * 7, INDEX["thracia"] * 7
    state.sally(a, 2 * ONE[HEAVY])
    march = ForcedMarch(seat=0, space=INDEX["thracia"], left=3, way=[INDEX["rhodope"], INDEX["thracia"]])
    march.army = 2 * ONE[HEAVY]
    assert march.step(state) == "before"
    assert (state.army[a], state.halted[a], state.sallied[a]) == (0, 0, 0)
    assert state.army[b] == 2 * ONE[HEAVY] + ONE[LIGHT]
    assert state.halted[b] == ONE[HEAVY]
    assert (march.left, march.way) == (2, [INDEX["thracia"]])


@rule("MEU-5.18", "MEU-5.19", "MEU-5.20")
def test_which_hordes_may_be_moved_and_where_to() -> None:
    at = {
        "serbia": "horde: 1 light",
        "bulgaria": "horde: 1 light; 1: caravan1",
        "bosnia": "horde: 1 light; 1: wagon1",
        "temes": "horde: 1 light; 0: 1 light",
        "lydia": "horde: 1 light",
        "epirus": "horde: 1 light",
    }
    state = position(medioevo(at=at, effects=((3, 1, "epirus"),)))
    assert {WORLD.names[space] for space in movable(state, 0)} == {"serbia", "bulgaria"}
    assert {WORLD.names[space] for space in movable(state, 1)} == {"serbia", "bulgaria", "lydia"}
    near = {WORLD.names[space] for space in goals(state, INDEX["bulgaria"])}
    assert {"thracia", "black_sea_west"} <= near


@rule("MEU-5.3", "MEU-5.6")
@pytest.mark.parametrize(
    ("circle", "army"),
    [
        ("3 3 3", "2 light 1 archer 1 captain"),
        ("4 4 4", "1 light"),
        ("1 6 8", "2 light"),
        ("4 3 4", "1 light 1 archer"),
        ("4 4 3", "1 light 1 captain"),
    ],
)
def test_who_is_in_a_horde(circle: str, army: str) -> None:
    assert army_text(horde(position(medioevo(circle=circle)))) == army


@rule("MEU-5.6", "MEU-21.1")
def test_a_horde_has_no_more_than_there_are_pieces() -> None:
    most = position(medioevo()).reserve(HORDE, LIGHT)
    state = position(medioevo(at={"serbia": f"horde: {most - 1} light"}, circle="1 6 8"))
    assert army_text(horde(state)) == "1 light"
    none = position(medioevo(at={"serbia": f"horde: {most} light"}, circle="1 6 8"))
    assert horde(none) == 0


@rule("MEU-17.6")
def test_objectives_count_what_is_controlled_and_nothing_else() -> None:
    state = position(medioevo(honour={0: 13, 1: 10, 2: 11}, cards={0: (45,)}))
    assert not holds(state, 0, 45)  # three more than everybody
    state.honour[2] = 10
    assert holds(state, 0, 45)
    pacts = position(medioevo(pacts=("0>1 passage", "2>0 commercial"), cards={0: (44,)}, turn=1))
    assert not holds(pacts, 0, 44)  # signed this turn
    assert holds(position(medioevo(pacts=("0>1 passage", "2>0 commercial"), cards={0: (44,)}, turn=2)), 0, 44)
    rebels = {"temes": "horde: 1 light", "yaik": "horde: 1 light"}
    assert holds(position(medioevo(at=rebels, cards={0: (13,)})), 0, 13)
    assert not holds(position(medioevo(at={**rebels, "lydia": "horde: 1 light"}, cards={0: (13,)})), 0, 13)


@rule("MEU-11.9", "MEU-13.9")
def test_a_token_gives_control_as_soon_as_it_lies_there() -> None:
    m = medioevo(tokens={"serbia": 0})
    assert holder(m, "serbia") == 0
    position(m).token[INDEX["serbia"]] = -1
    position(m).refresh(INDEX["serbia"])
    assert holder(m, "serbia") == -1
