"""How much of the game is still to come."""

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.status import last_age


def to_come(state: Position) -> float:
    """The actions a seat has from the next round on."""
    rounds = state.number("rounds")
    return float(3 * max(0, last_age(state) * rounds - (state.age - 1) * rounds - state.round_number))


def at_hand(state: Position, seat: int) -> int:
    """The actions a seat still has in this round: equally many just before its turn begins and just after."""
    if state.active == seat:
        return max(0, state.actions)
    waits = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
    return 3 if waits and state.active != NOBODY else 0


def left(state: Position) -> float:
    """The share of the game still to come."""
    rounds = state.number("rounds")
    whole = last_age(state) * rounds
    return max(0.0, 1 - ((state.age - 1) * rounds + state.round_number - 1) / whole)
