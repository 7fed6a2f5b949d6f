"""Matches as the server keeps them: beginning, rebuilding from what is stored, and what leaves the table.

Chance outcomes come back from the log, never from the generator; the generator of a live table starts anew
from the system's randomness, so that nobody who has seen a save can foretell a throw.
"""

import secrets
from collections.abc import Iterable
from functools import cache
from typing import Any

import gonfalon
from gonfalon import Match
from gonfalon.kernel import views
from gonfalon.kernel.generator import Generator

#: No answer was given so late, in seconds.
FAR = 1e12

#: (seat, answer, time), as stored.
Row = tuple[int, Any, float | None]


def unpredictable() -> Generator:
    return Generator(secrets.randbits(64))


def begun(game: str, seats: int, options: dict[str, Any], seed: int | None = None) -> Match:
    """A new match for a table; with a seed, a lesson, which begins alike for everybody."""
    return gonfalon.new(game, seats, seed=seed, options=options, undo=True)


def advanced(match: Match, rows: Iterable[Row]) -> Match:
    """The match after stored answers, chance included; undo stands as it stood when they were given."""
    match.keeps_undo, match.chance = True, False
    for seat, answer, when in rows:
        match.apply(tuple(answer) if isinstance(answer, list) else answer, seat, when=when)
    match.chance, match.generator = True, unpredictable()
    return match


def rebuilt(game: str, seats: int, options: dict[str, Any], rows: Iterable[Row]) -> Match:
    """The match that these answers lead to from the beginning."""
    return advanced(gonfalon.new(game, seats, 0, options, chance=False, undo=True), rows)


def imported(record: dict[str, Any]) -> Match:
    """The match of a record from outside, every answer checked, with unpredictable chance to come."""
    match = gonfalon.replay(record, secrets.randbits(64))
    match.keeps_undo = True
    if not all(when is None or 0 <= when < FAR for _, _, when in match.answers()):
        raise gonfalon.DamagedRecord("the time of an answer is a number of seconds, or null")
    return match


def past(match: Match, version: int) -> Match:
    """The match as it stood then, to look at: chance that was awaited then is still awaited."""
    out = gonfalon.new(match.game.name, match.seats, 0, match.state.options, chance=False)
    for seat, answer, when in match.answers()[:version]:
        out.apply(answer, seat, when=when)
    return out


@cache
def secretive(kind: Any) -> bool:
    """Whether a game of this kind of position ever hides anything, on the table or within a procedure."""
    home = kind.__module__.rpartition(".")[0]
    frames: list[Any] = [frame for frame in views.frame_classes(kind).values() if frame.__module__.startswith(home)]
    return bool(kind.ORDERS) or any(thing.VISIBLE for thing in [kind, *frames])


def hides(match: Match) -> bool:
    """Whether people at one screen have to look away: somebody holds a secret, or several choose at the same time."""
    kind: Any = type(match.state)
    return secretive(kind) or bool(match.state.sealed) or len(match.turn) > 1


def may_record(match: Match, mine: list[int]) -> bool:
    """Whether whoever plays the seats ``mine`` may have the record now: it tells everything that was ever hidden."""
    kind: Any = type(match.state)
    return match.over or len(mine) == match.seats or not secretive(kind)


def record(match: Match, mine: list[int]) -> dict[str, Any]:
    """The record for whoever plays the seats ``mine``; it ends before answers that others have sealed."""
    sealed = match.state.sealed
    if all(seat in mine for seat, _ in sealed):
        return match.record()
    return past(match, match.version - len(sealed)).record()


def checkpoint(match: Match) -> bytes | None:
    """The match as bytes, without its dice to come; None while an answer can still be taken back."""
    if any(match.can_undo(seat) for seat in range(match.seats)):
        return None
    copy = match.copy()
    copy.generator = Generator(0)
    return copy.save()


def for_thinking(match: Match) -> bytes:
    """The position as bytes for a bot: without the table's dice to come, and without the past it does not read."""
    bare = Match(match.game, match.state, unpredictable(), match.chance)
    bare.names = match.names
    return bare.save()
