"""What never changes: the cards."""

from gonfalon.kernel.errors import BrokenLaw
from sealed_gate.content import KIND_OF
from sealed_gate.rules.gate import Gate
from sealed_gate.rules.position import Position
from sealed_gate.rules.turn import Cart


def check(state: Position) -> None:
    """No card is lost or made."""
    found = state.deck + state.opened
    for row in state.hand + state.store:
        found = found + row
    for frame in state.frames:
        if isinstance(frame, Cart | Gate):
            found = found + frame.load
    if sorted(found) != list(range(len(KIND_OF))):
        raise BrokenLaw("a card was lost or made")
