"""Clocks: how long people may think. All of it is computed from stored instants, so it outlives any restart.

A *move* lasts from when a seat is awaited until it no longer is, or a new chapter of the game begins: a turn of many
small picks is one move. A clock of kind ``move`` gives every move the same time; one of kind ``game`` gives a seat one
supply for the whole game and adds an increment after each move. Bots have no clock, and nobody's runs while a seat is
free, while the players have agreed on a pause, and in the hours that the table has set apart: nights, weekends.
"""

import copy
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from datetime import date, datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

from gonfalon.server.errors import BadInput
from gonfalon.server.table import Change, Seat, Table

#: The hours in which a table that rests at night rests: from the first to the second.
NIGHT = (22, 8)
#: Seconds that somebody who comes back finds on a clock that had run out, at least.
WELCOME = 300

#: What time it is; everything about clocks asks here.
now: Callable[[], float] = time.time


@dataclass(frozen=True)
class Clock:
    """What the host chose. ``out`` says who answers when time is up: the ask's default, or a bot of that level."""

    kind: str
    seconds: float
    increment: float = 0
    nights: bool = False
    weekends: bool = False
    zone: str = "UTC"
    out: str = "default"
    level: str = ""

    def __post_init__(self) -> None:
        try:
            zone(self.zone)
        except (KeyError, ValueError, OSError):
            raise BadInput(f"zone is the name of a time zone such as Europe/Paris, not {self.zone!r}") from None

    def windows(self, start: float) -> Iterator[tuple[float, float]]:
        """The spans of time that count, from the day of an instant on."""
        here = zone(self.zone)
        day = datetime.fromtimestamp(start, here).date()
        while True:
            if not (self.weekends and day.weekday() >= 5):
                late, early = NIGHT if self.nights else (24, 0)
                yield _instant(day, early, here), _instant(day, late, here)
            day += timedelta(days=1)

    def counted(self, start: float, end: float) -> float:
        """How many of the seconds between two instants count."""
        if not (self.nights or self.weekends):
            return max(0.0, end - start)
        total = 0.0
        for opens, closes in self.windows(start):
            if opens >= end:
                return total
            total += max(0.0, min(closes, end) - max(opens, start))
        raise AssertionError("days never end")

    def after(self, start: float, seconds: float) -> float:
        """The instant at which so many seconds that count have passed."""
        if not (self.nights or self.weekends):
            return start + seconds
        for opens, closes in self.windows(start):
            room = max(0.0, closes - max(opens, start))
            if room >= seconds and closes > start:
                return max(opens, start) + seconds
            seconds -= room
        raise AssertionError("days never end")


@cache
def zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)


def _instant(day: date, hour: int, here: ZoneInfo) -> float:
    midnight = datetime(day.year, day.month, day.day, tzinfo=here)
    return (midnight + timedelta(hours=hour)).timestamp()  # by the clock on the wall: a night is one in March too


@dataclass
class Times:
    """How the clocks stand, seat by seat: what is left, since when it runs, the chapter of the move under way."""

    left: list[float]
    since: list[float | None]
    moves: list[int | None]
    outs: list[int]  # how often time was up
    paused: bool = False
    agreed: list[int] = field(default_factory=list)  # seats that would like a pause


def begun(clock: Clock, seats: int) -> Times:
    return Times([clock.seconds] * seats, [None] * seats, [None] * seats, [0] * seats)


def of(table: Table) -> tuple[Clock, Times] | None:
    """The clock of a table and how it stands; None where nobody minds the time."""
    if table.clock is None:
        return None
    clock = Clock(**table.clock)
    return clock, Times(**copy.deepcopy(table.times)) if table.times else begun(clock, len(table.seats))


def columns(table: Table, change: Change, when: float) -> dict[str, Any]:
    """What the table's row says of its clock once a change is made at that instant."""
    standing = of(table)
    if standing is None:
        return {}
    clock, times = standing
    if "times" in change.columns:
        times = Times(**copy.deepcopy(change.columns["times"]))
    seats = [change.seats.get(number, seat) for number, seat in enumerate(table.seats)]
    match = change.match or table.match
    taken_back = change.keep is not None and change.keep < table.version
    thinking = [seat for seat in match.turn if seat >= 0 and seats[seat].kind == "person"]
    stands_still = times.paused or match.over or any(seat.kind == "open" for seat in seats)
    for number, seat in enumerate(seats):
        _stop(clock, times, number, when)
        if seat.kind == "person" and table.seats[number].kind == "bot":
            times.left[number] = max(times.left[number], min(clock.seconds, WELCOME))
        chapter = match.state.chapter if number in thinking else None
        if chapter != times.moves[number]:
            _next_move(clock, times, number, chapter, taken_back)
        if number in thinking and not stands_still:
            times.since[number] = when
    return {"times": asdict(times), "deadline": _deadline(clock, times)}


def _stop(clock: Clock, times: Times, seat: int, when: float) -> None:
    since = times.since[seat]
    if since is not None:
        times.left[seat] = max(0.0, times.left[seat] - clock.counted(since, when))
        times.since[seat] = None


def _next_move(clock: Clock, times: Times, seat: int, chapter: int | None, taken_back: bool) -> None:
    """A move ends, or another begins. What is taken back brings no time back."""
    ended, times.moves[seat] = times.moves[seat] is not None, chapter
    if taken_back:
        return
    if clock.kind == "game" and ended:
        times.left[seat] += clock.increment
    if clock.kind == "move" and chapter is not None:
        times.left[seat] = clock.seconds


def _deadline(clock: Clock, times: Times) -> float | None:
    """The first instant at which somebody's time is up."""
    ends = [end for seat in range(len(times.left)) if (end := end_of(clock, times, seat)) is not None]
    return min(ends, default=None)


def end_of(clock: Clock, times: Times, seat: int) -> float | None:
    """When the time of a seat is up; None while its clock does not run."""
    since = times.since[seat]
    return None if since is None else clock.after(since, times.left[seat])


def late(table: Table, when: float) -> int | None:
    """A seat whose time is up."""
    standing = of(table)
    if standing is None:
        return None
    clock, times = standing
    ends = [(end, seat) for seat in range(len(times.left)) if (end := end_of(clock, times, seat)) is not None]
    return next((seat for end, seat in sorted(ends) if end <= when), None)


def shown(table: Table, when: float) -> dict[str, Any] | None:
    """The clock as everybody at the table sees it. ``now`` is for whose own clock goes wrong."""
    standing = of(table)
    if standing is None:
        return None
    clock, times = standing
    seats = []
    for seat, since in enumerate(times.since):
        left = times.left[seat] - (clock.counted(since, when) if since is not None else 0.0)
        seats.append(
            {"left": round(max(0.0, left), 3), "deadline": end_of(clock, times, seat), "outs": times.outs[seat]}
        )
    pause = {"paused": times.paused, "rests": clock.counted(when, when + 1) == 0, "agreed": times.agreed}
    return {**asdict(clock), **pause, "now": when, "seats": seats}


def people(seats: list[Seat]) -> set[int]:
    return {number for number, seat in enumerate(seats) if seat.kind == "person"}
