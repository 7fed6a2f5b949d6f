"""Every installed game with every number of seats, and positions on the way through random games."""

from functools import cache

import gonfalon
from gonfalon import registry
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.support import step

NAMES = registry.names()
TABLES = [(name, seats) for name in NAMES for seats in registry.find(name).seats]


def begin(name: str, seats: int, seed: int = 5) -> Match:
    return gonfalon.new(name, seats, seed, undo=True)


@cache
def positions(name: str, seats: int, count: int = 30) -> tuple[Match, ...]:
    """About so many positions spread over a random game and its end. Look, do not touch: they are shared."""
    lengths = _play(name, seats)
    every = max(1, len(lengths) // count)
    return (*lengths[::every], lengths[-1])


@cache
def _play(name: str, seats: int) -> list[Match]:
    match, generator = begin(name, seats), Generator(5)
    found = [_as_it_stands(match)]
    while not match.over:
        step(match, generator)
        found.append(_as_it_stands(match))
    return found


def _as_it_stands(match: Match) -> Match:
    copy = match.copy()
    copy.state._events = []
    return copy


def deciding(name: str, seats: int) -> list[tuple[Match, int]]:
    """Positions with a seat that must answer there."""
    return [(match, seat) for match in positions(name, seats) for seat in match.turn]
