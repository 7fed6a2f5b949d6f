"""The three dice of a side, d4, d6 and d8, and how a throw of them reads (MEU-9.15 to 9.17)."""

from typing import Any, Final

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Chance

SIDES: Final = (4, 6, 8)
DICE: Final = ("d4", "d6", "d8")
#: Which dice are thrown again, by the bits of their places: ``reroll:none``, ``reroll:d4-d8`` ...
REROLLS: Final[tuple[str, ...]] = tuple(
    ["reroll:" + ("-".join([DICE[i] for i in range(3) if bits >> i & 1]) or "none") for bits in range(8)]
)


class Throw(Chance):
    """Some of the three dice; ``bits`` says which."""

    def __init__(self, bits: int) -> None:
        self.sides = [SIDES[i] for i in range(3) if bits >> i & 1]
        self.count = len(self.sides)

    def sample(self, generator: Generator) -> tuple[int, ...]:
        return tuple([generator.below(sides) + 1 for sides in self.sides])

    def allows(self, outcome: Any) -> bool:
        return (
            type(outcome) is tuple
            and len(outcome) == self.count
            and all(type(face) is int and 1 <= face <= sides for face, sides in zip(outcome, self.sides, strict=True))
        )


def thrown_again(dice: list[int], bits: int, faces: tuple[int, ...]) -> list[int]:
    """The dice after those named have been thrown again."""
    left = list(faces)
    return [left.pop(0) if bits >> i & 1 else dice[i] for i in range(3)]


def attack_value(dice: list[int]) -> int:
    """MEU-9.16: the highest die, or the product of equal ones if that is more."""
    best = max(dice)
    return max(best, critical(dice))


def critical(dice: list[int]) -> int:
    """The product of two or three equal dice; 0 if all differ."""
    a, b, c = dice
    if a == b == c:
        return a * b * c
    if a == b or a == c:
        return a * a
    return b * b if b == c else 0


def loss_value(dice: list[int]) -> int:
    """MEU-9.17."""
    return min(dice)


def third(face: int) -> int:
    """MEU-1.14: a d6 read as 1 to 3."""
    return (face + 1) // 2
