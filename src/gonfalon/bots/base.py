"""What every bot is, and the one that does not think."""

from typing import Final

from mypy_extensions import mypyc_attr

from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.kernel.errors import NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. One object plays one seat of one match; it may remember its last thoughts.

    A bot of one's own overrides ``answer``, or ``decide`` to think on bare states, which are quicker to copy. Either is
    only asked where there is a choice, and is handed a match in which everything the seat cannot see was dealt again.
    """

    def choose(self, match: Match, seat: int, generator: Generator) -> str:
        """This seat's answer to the question it is asked now."""
        if match.state.ask_of(seat) is None:
            raise NotYourDecision(f"seat {seat} has nothing to answer now")
        known = match.determinized(seat, generator)
        values = _ask(known, seat).values
        return values[0] if len(values) == 1 else self.answer(known, seat, generator)

    def answer(self, match: Match, seat: int, generator: Generator) -> str:
        """One of ``match.legal(seat)``; the match is the bot's own, to try things out."""
        return self.decide(match.state, _ask(match, seat), knowledge(match.game), generator)

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        """One of ``ask.values``."""
        raise NotImplementedError


def _ask(match: Match, seat: int) -> Ask:
    """What the seat is asked; where it decides, every deal leaves it its question."""
    ask = match.state.ask_of(seat)
    assert ask is not None  # noqa: S101
    return ask


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every answer is as likely as every other."""

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        return ask.values[generator.below(len(ask.values))]


#: No number of samples or simulations is larger: nobody would live to see the answer.
MOST: Final = 10_000_000


def at_least(name: str, value: object, least: int) -> int:
    """A parameter that is a whole number."""
    if type(value) is not int or not least <= value <= MOST:
        raise BadParameter(f"{name} is a whole number of at least {least} and at most {MOST}, not {value!r}")
    return value


def between(name: str, value: object, low: float, high: float) -> float:
    """A parameter that is a number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadParameter(f"{name} is a number from {low:g} to {high:g}, not {value!r}")
    return float(value)
