"""How a battle against barbarians is fought for somebody who does not want to be asked (a standing order)."""

from typing import Final

from gonfalon.games.medioevo_universale.rules.dice import REROLLS, SIDES, attack_value, loss_value
from gonfalon.kernel.requests import Ask

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


def cost(answer: str) -> float:
    """What it costs to give a point of damage to the unit that an answer names."""
    return COST.get(answer[4:].split("-")[0], 2.0)


def cheapest(answers: list[str]) -> str:
    """The unit whose loss hurts least."""
    best = answers[0]
    for answer in answers:
        if cost(answer) < cost(best):
            best = answer
    return best


def captain_action(actions: list[str]) -> str:
    """A Captain does himself what does most: he charges, or holds the line, or shoots."""
    copies = [action for action in actions if action.startswith("captain:copy-")]
    return copies[-1] if copies else actions[0]


def quick(asked: Ask, dice: tuple[int, ...]) -> str:
    """The answer to a question of a battle; ``dice`` are those that may be thrown again."""
    if asked.prompt == "reroll":
        return REROLLS[reroll(list(dice))]
    if asked.prompt == "hit":
        return cheapest(asked.values)
    if asked.prompt == "captain":
        return captain_action(asked.values)
    return asked.values[-1] if asked.prompt == "protect" else asked.fallback()
