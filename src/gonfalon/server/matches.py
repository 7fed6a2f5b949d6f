"""Matches as the server keeps them: drafts to try an answer on, and rebuilding from what is stored.

Chance outcomes come back from the log, never from the generator; the generator of a live table starts anew
from the system's randomness, so that nobody who has seen a save can foretell a throw.
"""

import secrets
from collections.abc import Iterable
from typing import Any

import gonfalon
from gonfalon import Match
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.state import Event

#: No answer was given so late, in seconds.
FAR = 1e12

#: (seat, answer, time), as stored.
Row = tuple[int, Any, float | None]


def unpredictable() -> Generator:
    return Generator(secrets.randbits(64))


def begun(game: str, seats: int, options: dict[str, Any]) -> Match:
    """A new match for a table."""
    return gonfalon.new(game, seats, options=options, undo=True)


def draft(match: Match) -> Match:
    """A copy on which to try something: it becomes the table's match once the database has taken it."""
    new = match.copy()
    new.keeps_undo, new._undo = match.keeps_undo, list(match._undo)
    new.state._events = []
    return new


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


def rewound(match: Match, version: int) -> Match:
    """The match as it stood after ``version`` answers, with other chance to come."""
    out = rebuilt(match.game.name, match.seats, match.state.options, match.answers()[:version])
    out._undone = match._undone + 1
    out._settle()
    return out


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
        out._accept(answer, seat, when)
    return out


def without_log(match: Match) -> Match:
    """The same moment without its log, to look at."""
    out = match.copy()
    out._undo, out._log = match._undo, None
    return out


def worded_events(match: Match, after: int, lang: str) -> list[tuple[tuple[int, ...] | None, dict[str, Any]]]:
    """The lines of the log that came after a version, each with the seats that may read it (None: everybody)."""
    out = []
    single, link = match.copy(), match._log
    while link is not None and link[1] > after:
        _, version, event = link
        single._log = (None, version, Event(event.key, event.args))
        out.append((event.audience, single.log(None, lang)[0]))
        link = link[0]
    return out[::-1]


def checkpoint(match: Match) -> bytes | None:
    """The match as bytes, without its dice to come; None while an answer can still be taken back."""
    if any(match.can_undo(seat) for seat in range(match.seats)):
        return None
    copy = match.copy()
    copy.generator = Generator(0)
    return copy.save()


def for_thinking(match: Match) -> bytes:
    """The match as bytes for a bot: without the table's dice to come, and without the log it does not read."""
    copy = match.copy()
    copy.generator, copy._log = unpredictable(), None
    return copy.save()
