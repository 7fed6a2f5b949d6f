"""Barbarians whom the last troops leave alone in a space plunder it at that moment (MEU-21.8)."""

from gonfalon.games.medioevo_universale.content.terms import ARMIES, BUILDINGS, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.barbarians import Supply
from gonfalon.games.medioevo_universale.rules.events import Strike
from gonfalon.games.medioevo_universale.rules.units import change_unit, undo_changes
from gonfalon.match import Match
from tests.medioevo_universale.build import (
    HORDE,
    WORLD,
    asked,
    buildings,
    here,
    legal,
    market,
    medioevo,
    play,
    position,
)
from tests.medioevo_universale.cards import to
from tests.support import rule


def shared(troops: str, **more: object) -> Match:
    """Seat 1 stands with a horde in Transylvania, and is the first to move."""
    m = medioevo(
        at={"transylvania": f"1: {troops} caravan1[brown 1]; horde: 1 light"},
        built={"transylvania": "city tower"},
        markets={"transylvania": "black"},
        order=(1, 2, 0),
        **more,  # type: ignore[arg-type]
    )
    to(m, "activation", seat=1)
    return m


@rule("MEU-21.8", "MEU-12.17")
def test_whoever_moves_away_leaves_everything_to_them() -> None:
    m = shared("2 light wagon1")
    play(m, "group:transylvania", "button:all-land", "land:alfold")
    assert (buildings(m, "transylvania"), market(m, "transylvania"), here(m, "transylvania", 1)) == ("", [], "")
    assert here(m, "alfold", 1) == "2 light wagon1"
    assert "land:nitra" in legal(m)  # and the group goes on


@rule("MEU-21.8")
def test_one_unit_that_stays_keeps_them_from_it() -> None:
    m = shared("2 light wagon1")
    play(m, "group:transylvania", "carrier:10", "take:light", "button:go", "land:alfold")
    assert (buildings(m, "transylvania"), here(m, "transylvania", 1)) == ("city tower", "1 light caravan1[brown 1]")


@rule("MEU-21.8", "MEU-8.17")
def test_they_plunder_before_the_battle_next_door_begins() -> None:
    m = shared("4 heavy wagon2", war=((0, 1),), cards={0: (1,)})
    position(m).army[WORLD.index["temes"] * 7 + 0] = 1
    position(m).refresh(WORLD.index["temes"])
    play(m, "group:transylvania", "button:all-land", "enter:temes", "button:enter")
    assert asked(m) == (0, "entered")
    assert (buildings(m, "transylvania"), here(m, "transylvania", 1)) == ("", "")


@rule("MEU-21.8", "MEU-8.23")
def test_so_it_is_when_the_last_put_to_sea() -> None:
    at = {"thracia": "0: 1 light galley1 ship1; horde: 1 archer", "propontis": "0: galley1(1 light)"}
    m = medioevo(at=at, built={"thracia": "cathedral"})
    to(m, "activation")
    play(m, "group:thracia", "button:all-sea", "sea:propontis")
    assert (buildings(m, "thracia"), here(m, "thracia", 0)) == ("", "")
    at = {"propontis": "0: galley1(1 light) ship1; horde: galley1(1 light)"}
    m = medioevo(at=at)
    to(m, "activation")
    play(m, "group:propontis", "carrier:0", "land:thracia")
    assert (here(m, "propontis", 0), here(m, "thracia", 0)) == ("", "1 light galley1")


@rule("MEU-21.8", "MEU-5.10")
def test_an_event_may_leave_them_alone() -> None:
    def struck(icon: int, die: int) -> Match:
        strike = Strike(icon=icon, red=[WORLD.index["transylvania"]], waiting=[1, 2, 0], dice=[])
        m = medioevo(
            phase=2, at={"transylvania": "1: 2 light; horde: 1 light"}, built={"transylvania": "city/2"}, run=strike
        )
        return play(m, (die,))

    assert buildings(struck(ARMIES, 2), "transylvania") == ""
    assert buildings(struck(ARMIES, 1), "transylvania") == "city/2"
    assert buildings(struck(BUILDINGS, 3), "transylvania") == "city/5"


@rule("MEU-16.15", "MEU-15.2", "MEU-5.18")
def test_a_barbarian_treated_as_another_kind_is_himself_again_wherever_the_horde_has_gone() -> None:
    m = medioevo(phase=2, at={"serbia": "horde: 2 light"}, run=Supply(seat=0, points=3))
    state = position(m)
    change_unit(state, HORDE, LIGHT, HEAVY, WORLD.index["serbia"])
    assert here(m, "serbia", HORDE) == "1 light 1 heavy"
    play(m, "march:serbia", "land:bosnia", "march:bosnia", "land:dalmatia")
    undo_changes(state)
    assert here(m, "dalmatia", HORDE) == "2 light"
