"""Which dice are thrown again, and who takes the damage."""

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules.quick import cost
from gonfalon.games.medioevo_universale.rules.quick import reroll as reroll


def hit(answer: str) -> float:
    """How readily a unit is given a point of damage."""
    return 1.0 / cost(answer)


def unit_of(answer: str) -> int:
    """The kind of unit that an answer like ``drop:light-moldavia`` names."""
    return UNITS.index(answer.partition(":")[2].split("-")[0])
