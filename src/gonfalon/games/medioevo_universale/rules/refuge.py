"""Where a flight ends that has not stayed on ground open to the army (MEU-12.4)."""

from gonfalon.games.medioevo_universale.rules.arrival import Arrival, arrive
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.wars import attack, undeclared


def take_refuge(state: Position, seat: int, space: int, host: int) -> Arrival | None:
    """Resistance, battle or conquest there, as for any army that enters."""
    if not state.units(space, seat):
        return None
    for other in undeclared(state, seat, space, host):
        attack(state, seat, other)
    return arrive(seat, space, host, [], [])
