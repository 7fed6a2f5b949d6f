"""A table: who sits there, how it stands, what is said. And a change of it, as a value."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

from gonfalon import Match

CHAT_SHOWN = 100
#: The columns of a table that change while it is played at, beside those of its match.
CHANGING = ("name", "host", "public", "updated", "started", "rewind", "rematch", "times", "deadline")


@dataclass(frozen=True)
class Seat:
    """Who plays a seat. ``kind`` is person, bot or open; an open seat that is ``reserved`` needs the invite.

    A bot that took the place of a person keeps it for them: ``person`` is whoever may have it back.
    """

    kind: str
    person: str | None = None
    name: str = ""
    level: str = ""
    reserved: bool = False
    seen: float = 0.0


@dataclass(frozen=True)
class Said:
    """A line of the table's chat."""

    who: str
    text: str
    when: float


@dataclass
class Change:
    """What is to become of a table. Answers after number ``keep`` are replaced by the match's own."""

    columns: dict[str, Any] = field(default_factory=dict)
    seats: dict[int, Seat] = field(default_factory=dict)
    match: Match | None = None
    keep: int | None = None
    said: Said | None = None

    @property
    def plain(self) -> bool:
        """Whether the game went on and nothing else happened."""
        return self.match is not None and self.keep is None and not (self.columns or self.seats or self.said)

    @property
    def news(self) -> str:
        """What the others are told: something was said, somebody sits elsewhere, or the game went on."""
        if self.said is not None:
            return "chat"
        return "seated" if self.seats else "changed"


@dataclass
class Lines:
    """The log in one language, up to a version: each line's version, who may read it (None: all), and it, encoded."""

    epoch: int
    names: list[str]
    version: int = -1
    lines: list[tuple[int, tuple[int, ...] | None, str]] = field(default_factory=list)


@dataclass
class Table:
    """A table in memory, exactly as the database has it, unless ``stale``."""

    id: str
    name: str
    game: str
    hotseat: bool
    public: bool
    host: str
    invite: str
    created: float
    updated: float
    started: float | None
    revision: int
    rewind: dict[str, Any] | None
    rematch: str | None
    waits: bool  # nobody answers before every seat is taken
    clock: dict[str, Any] | None  # what the host chose, see clocks; None: nobody minds the time
    times: dict[str, Any] | None  # how the clock stands
    deadline: float | None  # when somebody's time is up
    seats: list[Seat]
    chat: list[Said]
    match: Match
    checkpoint: int = 0  # the version of the stored checkpoint
    stale: bool = False
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    shown: dict[Any, Any] = field(default_factory=dict)  # what was drawn for this revision
    log: dict[str, Lines] = field(default_factory=dict)  # by language
    given: OrderedDict[str, Any] = field(default_factory=OrderedDict)  # what pages were given lately, see deltas
    before: set[tuple[int, str | None]] = field(default_factory=set)  # who was awaited before the last change
    past: dict[Any, Any] = field(default_factory=dict)  # the match played again for the time line

    @property
    def version(self) -> int:
        return self.match.version

    @property
    def epoch(self) -> int:
        """How often answers were taken back. It is part of decision ids: one from before never fits again."""
        return self.match.undone

    @property
    def letters(self) -> bool:
        """Whether people write to each other in private: in a game with diplomacy, each at a screen of their own."""
        return self.match.game.diplomacy and not self.hotseat

    @property
    def event_id(self) -> str:
        """The record's length, and the revision that tells two records of the same length apart."""
        return f"{self.version}.{self.revision}"

    @property
    def awaited(self) -> set[tuple[int, str | None]]:
        """The people who must answer, with their seats."""
        people = ((seat, self.seats[seat]) for seat in self.match.turn if seat >= 0)
        return {(seat, who.person) for seat, who in people if who.kind == "person"}

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun because a seat is free."""
        return self.waits and self.started is None and any(seat.kind == "open" for seat in self.seats)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays."""
        return [number for number in self.belonging_to(person) if self.seats[number].kind == "person"]

    def kept_for(self, person: str | None) -> list[int]:
        """The seats that bots keep for a person."""
        return [number for number in self.belonging_to(person) if self.seats[number].kind == "bot"]

    def belonging_to(self, person: str | None) -> list[int]:
        """The seats that a person plays or may have back."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def follow(self, change: Change, columns: dict[str, Any]) -> None:
        """Become what the database has just been told."""
        self.before = self.awaited
        for name in CHANGING:
            if name in columns:
                setattr(self, name, columns[name])
        self.seats = [change.seats.get(number, seat) for number, seat in enumerate(self.seats)]
        self.match = change.match or self.match
        self.revision += 1
        if change.said is not None:
            self.chat = [*self.chat, change.said][-CHAT_SHOWN:]
        if change.match is not None or change.seats:  # what is said stands beside the board
            self.shown.clear()

    def take_over(self, fresh: "Table") -> None:
        """Become what the database says now, keeping lock and identity."""
        for name in (*CHANGING, "revision", "seats", "chat"):
            setattr(self, name, getattr(fresh, name))
        self.match, self.checkpoint = fresh.match, fresh.checkpoint
        self.shown.clear()
