"""What tests of every part share: the mark that names rules, and small ways to play a match."""

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.kernel.generator import Generator
from gonfalon.match import Match

#: ``@rule("BYZ-4.2", "BYZ-EX-1")``: this test proves these entries of a ledger.
rule = pytest.mark.rule


def step(match: Match, generator: Generator) -> tuple[int, Any]:
    """One random answer of one of the seats that must answer; returns who answered what."""
    turn = match.turn
    seat = turn[generator.below(len(turn))]
    legal = match.legal(seat)
    answer = legal[generator.below(len(legal))]
    match.apply(answer, seat)
    return seat, answer


def play(match: Match, seed: int = 1, answers: int = 10_000, each: Callable[[Match], None] | None = None) -> Match:
    """The same match after so many random answers, or at its end; ``each`` looks at it before every answer."""
    generator = Generator(seed)
    for _ in range(answers):
        if match.over:
            break
        if each is not None:
            each(match)
        step(match, generator)
    return match
