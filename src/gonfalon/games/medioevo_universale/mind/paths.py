"""Distances on the map as a traveller of today sees them: around hordes, within the part of the map in play."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import SHIP
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, Position

FAR: Final = 99


def safe(state: Position, seat: int, space: int) -> bool:
    """Whether a transport without troops may go there: neither barbarians nor enemies would take it."""
    if space >= state.world().lands:
        if state.horde(space):
            return False
        return not any(state.units(space, other) for other in range(state.seats) if state.hostile(seat, other))
    at = space * OWNERS
    if state.army[at + HORDE]:
        return False
    for other in range(state.seats):
        if state.army[at + other] and state.hostile(seat, other):
            return False
    return True


def distances(state: Position, seat: int, slot: int, goal: int) -> list[int]:
    """How many steps of a trade transport every space is away from a goal; FAR where there is no way."""
    world = state.world()
    out = [FAR] * world.spaces
    out[goal] = 0
    near = world.by_water if state.what[slot] == SHIP else world.by_land
    rim = [goal]
    steps = 0
    while rim:
        steps += 1
        following: list[int] = []
        for here in rim:
            for space in near[here]:
                if out[space] == FAR and state.in_play[space] and safe(state, seat, space):
                    out[space] = steps
                    following.append(space)
        rim = following
    return out
