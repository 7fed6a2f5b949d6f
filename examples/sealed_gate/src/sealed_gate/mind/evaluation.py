"""What is good here: coins, and what one may expect of a store (see gonfalon.bots.knowledge)."""

from sealed_gate.content import KIND_OF, WORTH
from sealed_gate.mind.hasty import policy as policy
from sealed_gate.rules.position import Position

MEAN = sum([WORTH[kind] for kind in KIND_OF]) / len(KIND_OF)


def evaluate(state: Position, seat: int) -> float:
    """Coins and store, as dealt in the world the bot imagines; a card in hand is worth a part of what it may bring."""
    return state.coins[seat] + state.stored(seat) + 0.2 * MEAN * len(state.hand[seat])


def spread(state: Position) -> float:
    """How many points of difference make a lead worth having."""
    return 4.0
