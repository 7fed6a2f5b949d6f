"""The table's random generator: 64 bits of state, so that copying it costs nothing.

The generator lives outside the game state. ``random.Random`` carries 625 words and takes longer
to copy than a whole game; this one mixes a 64-bit counter (the SplitMix construction). The compiled build
calculates with halves of 32 bits, of which no product leaves the range of a machine word; plain Python is quicker
with whole numbers. Both give the same.
"""

from types import FunctionType
from typing import Any, Final

from mypy_extensions import i64

HALF: Final = 0xFFFFFFFF
QUARTER: Final = 0xFFFF
#: The step of the counter and the two factors of SplitMix64, each as its upper and its lower half.
STEP: Final = (0x9E3779B9, 0x7F4A7C15)
FIRST: Final = (0xBF58476D, 0x1CE4E5B9)
SECOND: Final = (0x94D049BB, 0x133111EB)


def _upper(high: i64, low: i64, times_high: i64, times_low: i64) -> i64:
    """The upper half of a product of two numbers of 64 bits, modulo 2 to the 64."""
    carry = ((low >> 16) * times_low + (((low & QUARTER) * times_low) >> 16)) >> 16
    across = (high & QUARTER) * times_low + ((((high >> 16) * times_low) & QUARTER) << 16)
    along = (low & QUARTER) * times_high + ((((low >> 16) * times_high) & QUARTER) << 16)
    return (carry + across + along) & HALF


def _lower(low: i64, times_low: i64) -> i64:
    """Its lower half."""
    return ((low & QUARTER) * times_low + ((((low >> 16) * times_low) & QUARTER) << 16)) & HALF


#: Whether this module runs compiled.
COMPILED: Final = not isinstance(_lower, FunctionType)
#: The same constants whole. Without a type, because multiplying large numbers may be interrupted by Ctrl-C, which
#: compiled arithmetic takes for a lack of memory.
WHOLE: Any = [(pair[0] << 32) | pair[1] for pair in (STEP, FIRST, SECOND)]
ALL: Final = (1 << 64) - 1


class Generator:
    """Uniform whole numbers from a seed; the same seed gives the same numbers in every build."""

    def __init__(self, seed: int) -> None:
        self._high: i64 = (seed >> 32) & HALF
        self._low: i64 = seed & HALF
        self._rest: i64 = 0  # the lower half of the number last made

    @property
    def state(self) -> int:
        """All there is to know about it: ``Generator(state)`` gives the same numbers from here on."""
        return (int(self._high) << 32) | int(self._low)

    def copy(self) -> "Generator":
        new = Generator(0)
        new._high = self._high
        new._low = self._low
        return new

    def _next(self) -> i64:
        """The upper half of the next number of 64 bits; the other one is put aside."""
        return self._by_halves() if COMPILED else self._whole()

    def _whole(self) -> i64:
        z: Any = (self.state + WHOLE[0]) & ALL
        self._high = z >> 32
        self._low = z & HALF
        z = ((z ^ (z >> 30)) * WHOLE[1]) & ALL
        z = ((z ^ (z >> 27)) * WHOLE[2]) & ALL
        z ^= z >> 31
        self._rest = z & HALF
        upper: i64 = z >> 32
        return upper

    def _by_halves(self) -> i64:
        low: i64 = self._low + STEP[1]
        high: i64 = (self._high + STEP[0] + (low >> 32)) & HALF
        low &= HALF
        self._high = high
        self._low = low
        low ^= ((high << 2) & HALF) | (low >> 30)
        high ^= high >> 30
        high = _upper(high, low, FIRST[0], FIRST[1])
        low = _lower(low, FIRST[1])
        low ^= ((high << 5) & HALF) | (low >> 27)
        high ^= high >> 27
        high = _upper(high, low, SECOND[0], SECOND[1])
        low = _lower(low, SECOND[1])
        self._rest = low ^ ((high << 1) & HALF) ^ (low >> 31)
        return high ^ (high >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        if bound < 0x40000000:
            small: i64 = bound
            return int((self._next() * small) >> 32)
        return (int(self._next()) * bound) >> 32

    def seed(self) -> int:
        """A number of 64 bits to begin another generator with."""
        high = int(self._next())
        return (high << 32) | int(self._rest)

    def split(self) -> "Generator":
        """A new generator whose numbers have nothing to do with the ones still to come here."""
        new = Generator(0)
        new._high = self._next()
        new._low = self._rest
        return new

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in random order."""
        out = items[:]
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        high = self._next()
        return float((high << 21) | (self._rest >> 11)) / 9007199254740992.0
