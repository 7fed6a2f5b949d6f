"""The table's random generator: one integer of state, so that copying it costs nothing.

The generator lives outside the game state. ``random.Random`` carries 625 words and takes longer
to copy than a whole game; this one mixes a 64-bit counter (the SplitMix construction).
"""

from typing import Any, Final

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15
#: Without a type, because multiplying large numbers may be interrupted by Ctrl-C, which compiled arithmetic takes for
#: a lack of memory.
FIRST: Any = 0xBF58476D1CE4E5B9
SECOND: Any = 0x94D049BB133111EB


class Generator:
    """Uniform whole numbers from a seed; the same seed gives the same numbers in every build."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def copy(self) -> "Generator":
        return Generator(self.state)

    def _next(self) -> int:
        self.state = z = (self.state + STEP) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        mixed: int = z ^ (z >> 31)
        return mixed

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return ((self._next() >> 32) * bound) >> 32

    def split(self) -> "Generator":
        """A new generator whose numbers have nothing to do with the ones still to come here."""
        return Generator(self._next())

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in random order."""
        out = items[:]
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self._next() >> 11) / (1 << 53)
