"""Answers as numbers of a fixed range, so that a learner's output has one size for the whole game.

An action number stands for an answer text: number i of a game's vocabulary. A game's ``bot`` module may list
all its answers (``vocabulary()``); for others the answers of a fixed set of random games are collected and
sorted. Whatever is not in the vocabulary takes the ``SPARE`` numbers behind it: the first legal answer without
a word of its own is the first spare number, the second the second. So every legal answer has a number, and a
number means the same in every game of the same rules version, as long as it is not a spare one.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gonfalon.bots.knowledge import advice
from gonfalon.bots.walk import pending, settle_chance
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator

#: Numbers kept for answers that are not in the vocabulary.
SPARE = 64
#: Random games played, per number of seats, to find the answers of a game that does not list them.
EXPLORED = 6
MOST_ANSWERS = 3000


class NoSuchAction(GonfalonError):
    """This action number stands for no legal answer now."""


def _explored(game: Game) -> list[str]:
    """The answers of some random games, always the same ones."""
    found: set[str] = set()
    for seats in game.seats:
        for seed in range(EXPLORED):
            generator = Generator(seed)
            state = game.begin(seats, {})
            for _ in range(MOST_ANSWERS):
                settle_chance(state, generator)
                ask = pending(state)
                if ask is None:
                    break
                found.update(ask.values)
                state.accept(ask.seat, ask.values[generator.below(len(ask.values))])
    return sorted(found)


class Codec:
    """The numbers of a game's answers."""

    def __init__(self, game: Game) -> None:
        listed = advice(game, "vocabulary")
        self.words: list[str] = listed() if listed is not None else _explored(game)
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.size = len(self.words) + SPARE

    def encode(self, values: list[str]) -> list[int]:
        """The numbers of these legal answers, in their order."""
        numbers = self.numbers
        out: list[int] = []
        spare = len(self.words)
        for value in values:
            number = numbers.get(value, -1)
            if number < 0:
                number, spare = spare, spare + 1
            out.append(number)
        if spare > self.size:
            raise NoSuchAction(f"{spare - len(self.words)} answers have no number; {SPARE} are kept for such")
        return out

    def decode(self, number: int, values: list[str]) -> str:
        """The legal answer with this number."""
        encoded = self.encode(values)
        if number not in encoded:
            raise NoSuchAction(f"action {number} stands for no legal answer now")
        return values[encoded.index(number)]

    def mask(self, values: list[str]) -> NDArray[np.int8]:
        """1 for every legal action number."""
        out = np.zeros(self.size, dtype=np.int8)
        out[self.encode(values)] = 1
        return out


@cache
def codec(game: Game) -> Codec:
    """The codec of a game, made once."""
    return Codec(game)
