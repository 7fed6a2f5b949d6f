"""Playing: answers, undo, rewind by consent. People, programs and bots all come through this door.

Each function here makes a plan for ``Tables.change``: it checks, works on a draft and says what is to be stored.
"""

import secrets
import time
from typing import Any

from gonfalon import CHANCE, GameOver, NothingToUndo
from gonfalon.server import matches, series
from gonfalon.server.errors import BadInput, NotFull, NotNow
from gonfalon.server.table import Change, Table
from gonfalon.server.tables import Plan


def answering(seat: int, decision: str, answer: Any, follows: bool = False, then: list[str] | None = None) -> Plan:
    """Seat ``seat`` answers the decision of that id; ``follows`` if that belongs to the seat's answer just before.

    Answers that belong together bear the same time, and are taken back together; so do those of a series, ``then``.
    """

    def plan(table: Table) -> Change:
        if table.match.over:
            raise GameOver("the game is over: no answer is awaited")
        if table.waiting:
            raise NotFull("the game begins when every seat is taken")
        draft = table.match.draft()
        series.give(draft, seat, decision, [answer, *(then or [])], moment(table, seat, follows))
        return Change(match=draft)

    return plan


def moment(table: Table, seat: int, follows: bool) -> float:
    """The time of an answer: that of the one it follows, else one that no answer bears yet."""
    who, _, before = table.match.answers(table.version - 1)[0] if table.version else (CHANCE, "", None)
    if follows and who == seat and before is not None:
        return before
    now = round(time.time(), 3)
    return now if before is None or before < now else round(before + 0.001, 3)


def acting(seat: int, act: str) -> Plan:
    """Seat ``seat`` does something nobody asked for: a standing order, an announcement."""

    def plan(table: Table) -> Change:
        if table.waiting:
            raise NotFull("the game begins when every seat is taken")
        draft = table.match.draft()
        draft.act(act, seat, when=moment(table, seat, False))
        return Change(match=draft)

    return plan


def may_undo(table: Table, seat: int) -> bool:
    """Whether a seat can take its last answer or act back."""
    return not table.match.over and (table.match.can_undo(seat) or before_bots(table, seat) is not None)


def before_bots(table: Table, seat: int) -> int | None:
    """Where a seat's last answer was given, if bots alone have answered since, without chance, in an open game.

    Nobody minds then but the bots, who think again. In a game with secrets a bot's answer may have shown some: there is
    no such way back.
    """
    match = table.match
    kind: Any = type(match.state)
    bots = [number for number, sitting in enumerate(table.seats) if sitting.kind == "bot" and sitting.person is None]
    if not bots or matches.secretive(kind):
        return None
    recent = match.answers(match.fixed)
    while recent and recent[-1][0] != seat:
        if recent.pop()[0] not in bots:
            return None
    if not recent:
        return None
    given = recent[-1][2]
    while len(recent) > 1 and given is not None and recent[-2][0] == seat and recent[-2][2] == given:
        recent.pop()  # answers that belong together
    return match.fixed + len(recent) - 1


def undoing(seat: int) -> Plan:
    """Seat ``seat`` takes its last answer or act back, with those that belong to it and what bots did since."""

    def plan(table: Table) -> Change:
        if not may_undo(table, seat):
            raise NothingToUndo("nothing to take back: a die, a draw or another player's answer lies behind")
        draft = table.match.draft()
        if not draft.can_undo(seat):
            version = before_bots(table, seat) or 0
            reached = table.rewind is not None and table.rewind["version"] >= version
            match = table.match.rewound(version, secrets.randbits(64))
            return Change(match=match, keep=version, columns={"rewind": None} if reached else {})
        keep = draft.undo(seat)
        given = table.match.answers(keep)[0][2]
        while given is not None and draft.can_undo(seat):
            further = draft.draft()
            back = further.undo(seat)
            if table.match.answers(back)[0][2] != given:
                break
            draft, keep = further, back
        reached = table.rewind is not None and table.rewind["version"] >= keep
        return Change(match=draft, keep=keep, columns={"rewind": None} if reached else {})

    return plan


def proposing_rewind(seat: int, version: int) -> Plan:
    """Seat ``seat`` proposes to go back to how the game stood after ``version`` answers."""

    def plan(table: Table) -> Change:
        if not 0 <= version < table.version:
            raise BadInput(f"version is a whole number from 0 to {table.version - 1}")
        if table.rewind is not None:
            raise NotNow("another rewind is proposed already: answer that one first")
        return _agreed(table, {"by": seat, "version": version, "agreed": []}, seat)

    return plan


def answering_rewind(seat: int, agree: bool) -> Plan:
    """Seat ``seat`` agrees to the proposed rewind, or drops it for everybody."""

    def plan(table: Table) -> Change:
        if table.rewind is None:
            raise NotNow("no rewind is proposed")
        if not agree:
            return Change(columns={"rewind": None})
        return _agreed(table, table.rewind, seat)

    return plan


def _agreed(table: Table, proposal: dict[str, Any], seat: int) -> Change:
    """The proposal with one more consent; carried out when every person at the table agrees."""
    people = {number for number, who in enumerate(table.seats) if who.kind == "person"}
    same = {number for number in people if table.seats[number].person == table.seats[seat].person}
    agreed = {*proposal["agreed"], seat, *same} & people
    if agreed != people:
        return Change(columns={"rewind": {**proposal, "agreed": sorted(agreed)}})
    match = table.match.rewound(proposal["version"], secrets.randbits(64))
    return Change(match=match, keep=proposal["version"], columns={"rewind": None})


def awaited_bots(table: Table) -> list[int]:
    """The seats of bots that must answer now."""
    if table.waiting:
        return []
    return [seat for seat in table.match.turn if seat != CHANCE and table.seats[seat].kind == "bot"]
