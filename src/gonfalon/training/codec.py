"""Answers as numbers of a fixed range, so that a learner's output has one size for the whole game.

An action number stands for an answer text: number i of a game's vocabulary, the same in every game with the same rules
and data. A game's ``bot`` module lists its answers, and names the kinds it cannot list (``pay:...``) with how many of
each one question offers at most:

    vocabulary(game) -> list[str]
    OPEN: dict[str, int]

Numbers out of a range (``number:350``) are such a kind: ``requests.MOST_NUMBERS`` of them are listed at most.

Behind the words every open kind has so many numbers of its own: the first answer of that kind in a question takes the
first, the second the second. For a game that lists nothing, the answers of a fixed set of random games are its words,
and ``SPARE`` numbers stand for all that those games did not show.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gonfalon import registry
from gonfalon.bots.knowledge import advice
from gonfalon.bots.walk import pending, settle_chance
from gonfalon.kernel.content import sealed
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import NUMBER

#: Numbers kept for whatever is not in the vocabulary of a game that does not list its answers.
SPARE = 64
#: Random games played, per number of seats, to find the answers of such a game.
EXPLORED = 6
MOST_ANSWERS = 3000


class NoSuchAction(GonfalonError):
    """This action number stands for no legal answer now, or a legal answer has no number."""


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
                found.update(value for value in ask.values if not value.startswith(NUMBER))
                state.accept(ask.seat, ask.values[generator.below(len(ask.values))])
    return sorted(found)


class Codec:
    """The numbers of a game's answers."""

    def __init__(self, game: Game) -> None:
        listed = advice(game, "vocabulary")
        self.words: list[str] = _explored(game) if listed is None else listed(game)
        self.open: dict[str, int] = {"": SPARE} if listed is None else advice(game, "OPEN") or {}
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.size = len(self.words) + sum(self.open.values())
        self._places: dict[str, range] = {}
        start = len(self.words)
        for kind, most in self.open.items():
            self._places[kind] = range(start, start + most)
            start += most

    @property
    def seal(self) -> str:
        """The same for the same numbers alone."""
        return sealed([self.words, self.open])

    def encode(self, values: list[str]) -> list[int]:
        """The numbers of these legal answers, in their order."""
        numbers = self.numbers
        try:
            return [numbers[value] for value in values]
        except KeyError:
            taken: dict[str, int] = {}
            return [numbers[value] if value in numbers else self._place(value, taken) for value in values]

    def _place(self, value: str, taken: dict[str, int]) -> int:
        """The next number of an open kind; ``taken`` counts those that are gone."""
        kind = value.partition(":")[0] if "" not in self._places else ""
        place = taken.get(kind, 0)
        places = self._places.get(kind, range(0))
        if place >= len(places):
            raise NoSuchAction(f"{value} has no number: no word, and {len(places)} places for its kind")
        taken[kind] = place + 1
        return places[place]

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


def codec(game: Game | str) -> Codec:
    """The codec of a game or of its name."""
    return _made(registry.find(game) if isinstance(game, str) else game)


@cache
def _made(game: Game) -> Codec:
    return Codec(game)
