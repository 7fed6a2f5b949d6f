"""War, peace and pacts (section 19)."""

import pytest

from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, PER_DEAL, sign
from gonfalon.games.medioevo_universale.rules.position import (
    CIVIL_CONTROL,
    COMMERCIAL,
    DECLARED,
    DEFENSIVE,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PASSAGE,
    PEACE,
    WAR,
)
from gonfalon.kernel.errors import IllegalAnswer
from tests.medioevo_universale.build import asked, here, legal, medioevo, play, position
from tests.support import rule


@rule("MEU-EX-115", "MEU-19.2", "MEU-19.4", "MEU-19.13", "MEU-19.24", "MEU-22.7")
def test_a_declaration_breaks_pacts_at_once_and_allows_attacks_next_turn() -> None:
    m = medioevo(phase=4)
    state = position(m)
    sign(state, (0, 1), ((COMMERCIAL, 0, 1),))
    play(m, "free:war", "seat:1")
    assert state.relation[1] == DECLARED
    assert not state.hostile(0, 1)
    assert state.pacts == []
    assert state.honour[0] == 8


@rule("MEU-19.3", "MEU-22.10", "MEU-8.21")
def test_an_attack_without_declaration_costs_three() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0})
    play(m, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert asked(m) == (0, "undeclared-attack")
    play(m, "button:attack")
    assert position(m).honour[0] == 7
    assert position(m).relation[1] == WAR
    declared = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0}, war=((0, 1),))
    play(declared, "group:serbia", "button:all-land", "enter:temes", "button:enter")
    assert position(declared).honour[0] == 10


@rule("MEU-19.8", "MEU-8.19")
def test_passage_opens_land_and_leaves_it_to_its_owner() -> None:
    m = medioevo(at={"serbia": "0: 3 light wagon1"}, tokens={"serbia": 0})
    sign(position(m), (0, 1), ((PASSAGE, 1, 0),))
    m.state._request = None
    play(m, "group:serbia", "button:all-land")
    assert "land:temes" in legal(m)
    play(m, "enter:temes", "button:enter")
    assert here(m, "temes", 0) == "3 light wagon1"
    assert position(m).holder[position(m).world().index["temes"]] == 1


@rule("MEU-19.7", "MEU-14.8")
def test_a_commercial_pact_opens_markets() -> None:
    m = medioevo(phase=6, at={"pannonia": "0: caravan1"})
    sign(position(m), (0, 1), ((COMMERCIAL, 1, 0),))
    m.state._request = None
    play(m, "carrier:0")
    assert "button:buy" in legal(m)


@rule("MEU-19.5", "MEU-19.19", "MEU-28.44")
def test_peace_needs_both() -> None:
    m = medioevo(phase=4, war=((0, 1),))
    play(m, "free:offer", "seat:1", "form:end-war", "button:send")
    assert asked(m) == (1, "proposal-answer")
    play(m, "button:refuse")
    assert position(m).relation[1] == WAR
    play(m, "free:offer", "seat:1", "peace:0-1", "button:send", "button:accept")
    assert position(m).relation[1] == PEACE


@rule("MEU-19.1")
def test_florins_are_given() -> None:
    m = medioevo(phase=4, florins={0: 400})
    play(m, "free:gift", "seat:2")
    with pytest.raises(IllegalAnswer):
        m.apply("number:401", 0)
    play(m, "number:300")
    assert position(m).florins == [100, 1000, 1300]


@rule("MEU-19.1")
@pytest.mark.parametrize(("florins", "gives"), [(0, False), (1, True)])
def test_who_has_nothing_gives_nothing(florins: int, gives: bool) -> None:
    ask = medioevo(phase=4, florins={0: florins}).state.ask_of(0)
    assert ask is not None
    assert ask.accepts("free:gift") == gives


@rule("MEU-19.16", "MEU-EX-54")
def test_a_position_may_begin_with_any_of_the_printed_pacts() -> None:
    said = ("1>0 passage non_belligerence until 5", "2>1 defensive 6", "2>1 offensive 8 0 secret until 8")
    m = medioevo(pacts=(*said, "1>0 commercial fee 50 rent 20", "1>0 civil temes nitra"))
    temes, nitra = (position(m).world().index[name] for name in ("temes", "nitra"))
    assert [pact[1:6] for pact in position(m).pacts] == [
        ((0, 1), ((PASSAGE, 1, 0), (NON_BELLIGERENCE,)), (), False, 5),
        ((1, 2), ((DEFENSIVE, 2, 1, 6),), (), False, 0),
        ((1, 2), ((OFFENSIVE, 2, 1, 8, 0),), (), True, 8),
        ((0, 1), ((COMMERCIAL, 1, 0),), ((PER_DEAL, 0, 1, 50), (EVERY_TURN, 0, 1, 20)), False, 0),
        ((0, 1), ((CIVIL_CONTROL, 1, 0, temes, nitra),), (), False, 0),
    ]
