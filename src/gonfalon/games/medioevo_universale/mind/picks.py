"""How weights for the answers of a question are made: this one alone, or the best few."""

from typing import Final

from gonfalon.games.medioevo_universale.rules.money import missing
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.tech import cost
from gonfalon.kernel.requests import Ask

Weights = list[float] | None

#: The weight of a technology whose points cost nothing, and of one whose points must be bought.
AT_HAND: Final = 2.5
DEAR: Final = 0.2


def only(ask: Ask, best: str) -> Weights:
    """This answer and no other."""
    return [1.0 if value == best else 0.0 for value in ask.values] if best in ask.values else None


def ranked(values: list[float], width: int) -> list[float]:
    """The best few of these, the others not worth a thought."""
    floor = sorted(values, reverse=True)[min(width, len(values)) - 1]
    return [value if value >= floor and value > 0 else 0.0 for value in values]


def use(state: Position, seat: int, value: str) -> float:
    """How much a technology is worth a thought in one's own turn: more, if its points are at hand."""
    technology = state.world().technologies.index(value[5:])
    return AT_HAND if not missing(state, seat, cost(state, technology)) else DEAR
