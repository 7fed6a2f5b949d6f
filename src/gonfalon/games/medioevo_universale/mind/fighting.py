"""Which dice are thrown again, and who takes the damage."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.rules.dice import SIDES, attack_value, loss_value

#: What a point of damage costs, by the kind of unit it is given to: foot that turns into something else is cheapest.
COST: Final = {
    "heavy": 1.2,
    "light": 1.5,
    "cavalry": 2.0,
    "archer": 2.6,
    "captain": 3.0,
    "captain2": 4.0,
    "captain3": 5.0,
}
#: How much a point of one's own losses weighs against a point of attack.
LOSS: Final = 1.0
#: A high value is not worth its face: damage is limited by the number of fighters.
ENOUGH: Final = 14

_best: dict[tuple[int, int, int], int] = {}


def worth(dice: list[int]) -> float:
    """What a throw of the three dice is worth to its side."""
    return min(ENOUGH, attack_value(dice)) - LOSS * loss_value(dice)


def _mean(dice: tuple[int, int, int], bits: int) -> float:
    """The mean worth after throwing some of the dice again."""
    faces = [range(1, SIDES[i] + 1) if bits >> i & 1 else range(dice[i], dice[i] + 1) for i in range(3)]
    total, number = 0.0, 0
    for a in faces[0]:
        for b in faces[1]:
            for c in faces[2]:
                total += worth([a, b, c])
                number += 1
    return total / number


def reroll(dice: list[int]) -> int:
    """The bits of the dice that are best thrown again."""
    key = (dice[0], dice[1], dice[2])
    if key not in _best:
        means = [_mean(key, bits) for bits in range(8)]
        _best[key] = means.index(max(means))
    return _best[key]


def hit(answer: str) -> float:
    """How readily a unit is given a point of damage."""
    return 1.0 / COST.get(answer[4:].split("-")[0], 2.0)


def cheapest(answers: list[str]) -> int:
    """The place of the unit whose loss hurts least."""
    return max(range(len(answers)), key=lambda place: hit(answers[place]))


def unit_of(answer: str) -> int:
    """The kind of unit that an answer like ``drop:light-moldavia`` names."""
    return UNITS.index(answer.partition(":")[2].split("-")[0])
