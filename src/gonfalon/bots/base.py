"""What every bot is, and the one that does not think."""

from typing import ClassVar

from gonfalon.bots.errors import BadParameter
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.kernel.errors import NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.match import Match


class Bot:
    """A player made of code. One object plays one seat of one match; it may remember its last thoughts.

    ``choose`` hands ``decide`` a state in which everything the seat cannot see was dealt again, and a
    question with more than one answer.
    """

    looks: ClassVar[bool] = False  # it deals the unseen again itself, so a caller need not

    def choose(self, match: Match, seat: int, generator: Generator) -> str:
        """This seat's answer to the question it is asked now."""
        if match.state.ask_of(seat) is None:
            raise NotYourDecision(f"seat {seat} has nothing to answer now")
        state = match.determinized(seat, generator).state
        ask = state.ask_of(seat)
        assert ask is not None  # noqa: S101 - where a seat decides, every deal leaves it its question
        if len(ask.values) == 1:
            return ask.values[0]
        return self.decide(state, ask, knowledge(match.game), generator)

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        raise NotImplementedError


class RandomBot(Bot):
    """Every answer is as likely as every other."""

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        return ask.values[generator.below(len(ask.values))]


def at_least(name: str, value: object, least: int) -> int:
    """A parameter that is a whole number."""
    if type(value) is not int or value < least:
        raise BadParameter(f"{name} is a whole number of at least {least}, not {value!r}")
    return value


def between(name: str, value: object, low: float, high: float) -> float:
    """A parameter that is a number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise BadParameter(f"{name} is a number from {low:g} to {high:g}, not {value!r}")
    return float(value)
