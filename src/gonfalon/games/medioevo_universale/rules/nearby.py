"""Neighbouring players: whose cards and technologies can be borrowed (MEU-16.24, 16.25)."""

from gonfalon.games.medioevo_universale.content.terms import FLIGHT_OF_TIME
from gonfalon.games.medioevo_universale.rules.position import Position


def near_rivals(state: Position, seat: int) -> list[int]:
    """The other players who control a territory neighbouring one of his."""
    near: set[int] = set()
    for territory in state.territories(seat):
        near.update(state.neighbours(territory))
    return [other for other in state.others(seat) if not near.isdisjoint(state.territories(other))]


def could_use(state: Position, seat: int, technology: int) -> bool:
    """Whether a player has a technology, or a neighbour from whom Flight of Time can take it."""
    if state.knows(seat, technology):
        return True
    if not state.knows(seat, FLIGHT_OF_TIME):
        return False
    return any(state.knows(other, technology) for other in near_rivals(state, seat))
