"""How a hasty player chooses: the dearest goods, an honest word where that is possible, seldom a doubt."""

from gonfalon.kernel.requests import Ask
from sealed_gate.content import CARDS, KIND_OF, KINDS, LEGAL, WORTH
from sealed_gate.rules.gate import OPEN
from sealed_gate.rules.position import Position
from sealed_gate.rules.turn import Cart


def policy(state: Position, ask: Ask) -> list[float]:
    """A weight for every answer."""
    return [_weight(state, ask, value) for value in ask.values]


def _weight(state: Position, ask: Ask, value: str) -> float:
    if ask.prompt == "load":
        return float(WORTH[KIND_OF[CARDS.index(value)]])
    frame = state.frames[-1]
    if ask.prompt == "claim" and isinstance(frame, Cart):
        kind = KIND_OF[frame.load[0]]
        honest = KINDS.index(value.removeprefix("goods:")) == kind
        return 4.0 if honest else 1.0 if kind not in LEGAL else 0.5
    return 1.0 if value == OPEN else 2.0
