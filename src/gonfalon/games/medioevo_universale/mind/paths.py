"""Distances on the map as a traveller of today sees them: around hordes, within the part of the map in play."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import SHIP
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, Position

FAR: Final = 99
#: So many rows of distances are remembered.
KEPT: Final = 4000

#: By edition, the kind of transport, the goal and the closed spaces, a bit for each.
_rows: dict[tuple[str, bool, int, int], list[int]] = {}


def closed(state: Position, seat: int) -> int:
    """The spaces where no transport without troops may go: out of play, with barbarians, or with enemies."""
    world, army = state.world(), state.army
    enemies = [other for other in range(state.seats) if state.hostile(seat, other)]
    out = 0
    for space in range(world.lands):
        at = space * OWNERS
        if army[at + HORDE] or not state.in_play[space] or any(army[at + other] for other in enemies):
            out |= 1 << space
    for space in range(world.lands, world.spaces):
        hostile = state.horde(space) or any(state.units(space, other) for other in enemies)
        if hostile or not state.in_play[space]:
            out |= 1 << space
    return out


def row(state: Position, ship: bool, goal: int, shut: int) -> list[int]:
    """How many steps of a trade transport every space is away from a goal; FAR where there is no way."""
    key = state.edition, ship, goal, shut
    found = _rows.get(key)
    if found is None:
        if len(_rows) >= KEPT:
            _rows.clear()
        found = _rows[key] = _measured(state, ship, goal, shut)
    return found


def _measured(state: Position, ship: bool, goal: int, shut: int) -> list[int]:
    world = state.world()
    out = [FAR] * world.spaces
    out[goal] = 0
    near = world.by_water if ship else world.by_land
    rim = [goal]
    steps = 0
    while rim:
        steps += 1
        following: list[int] = []
        for here in rim:
            for space in near[here]:
                if out[space] == FAR and not shut >> space & 1:
                    out[space] = steps
                    following.append(space)
        rim = following
    return out


def distances(state: Position, seat: int, slot: int, goal: int) -> list[int]:
    """The same for one transport of a seat."""
    return row(state, state.what[slot] == SHIP, goal, closed(state, seat))
