"""What happens when somebody's time is up, and pauses that the players agree on.

Every server looks for clocks that have run out; the plan looks again before it acts, and the table's revision lets one
server write. So a time-out is handled once, whoever notices it.
"""

import asyncio
import logging
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

import gonfalon
from gonfalon.server import clocks, play, schema, seats
from gonfalon.server.errors import NotNow
from gonfalon.server.storage import Storage
from gonfalon.server.table import Change, Seat, Table
from gonfalon.server.tables import Plan, Tables

log = logging.getLogger("gonfalon.clocks")

#: Seconds between two looks at the clocks.
LOOK = 1.0
#: How many default answers a move may take before a bot plays on: a default may not lead anywhere.
DEFAULTS = 200
#: Seconds after which a table that could not be helped is tried again.
TROUBLE = 60.0
#: Tables looked at in one round.
AT_ONCE = 100


def pausing(seat: int, pause: bool) -> Plan:
    """Seat ``seat`` would like the clocks to stand still, or to run again."""

    def plan(table: Table) -> Change:
        standing = clocks.of(table)
        if standing is None:
            raise NotNow("this table has no clock")
        times = standing[1]
        people = clocks.people(table.seats)
        same = {number for number in people if table.seats[number].person == table.seats[seat].person}
        agreed = ({*times.agreed} | same if pause else set()) & people
        times.paused = pause and agreed == people
        times.agreed = [] if times.paused else sorted(agreed)
        return Change(columns={"times": asdict(times)})

    return plan


def time_is_up(when: float, level: str) -> Plan:
    """Answer for a seat whose time is up, or seat a bot there, as the table chose; ``level`` where it did not say."""

    def plan(table: Table) -> Change:
        standing, seat = clocks.of(table), clocks.late(table, when)
        if standing is None or seat is None:
            raise NotNow("nobody's time is up")
        clock, times = standing
        times.outs[seat] += 1
        change = _defaults(table, seat) if clock.out == "default" else None
        if change is None:
            bot = Seat("bot", table.seats[seat].person, level=clock.level or level)
            change = seats.handed(table, seat, bot)
        change.columns["times"] = asdict(times)
        return change

    return plan


def _defaults(table: Table, seat: int) -> Change | None:
    """The seat's move ended with default answers; None where they do not end it."""
    draft, chapter = table.match.draft(), table.match.state.chapter
    when = play.moment(table, seat, False)
    for _ in range(DEFAULTS):
        draft.apply(draft.default(seat), seat, when=when)
        if seat not in draft.turn or draft.state.chapter != chapter:
            return Change(match=draft)
    return None


class Timekeeper:
    """Looks at the clocks of all tables, for ever."""

    def __init__(self, storage: Storage, tables: Tables, level: str) -> None:
        self.storage = storage
        self.tables = tables
        self.level = level
        self._trouble: dict[str, float] = {}  # tables that could not be helped, and when to try again

    async def watch(self) -> None:
        while True:
            try:
                await self.look()
            except gonfalon.GonfalonError as error:
                log.warning("the clocks could not be read: %s", error)
            except Exception:
                log.exception("the clocks could not be read")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Handle every clock that has run out."""
        t, when = schema.tables, clocks.now()
        due = sa.select(t.c.id).where(~t.c.over & (t.c.deadline <= when)).order_by(t.c.deadline).limit(AT_ONCE)
        self._trouble = {table_id: until for table_id, until in self._trouble.items() if until > when}
        wanted = due.where(t.c.id.not_in(list(self._trouble))) if self._trouble else due
        for table_id in await self.storage.read(lambda connection: connection.scalars(wanted).all()):
            try:
                await self._call(table_id, when)
            except Exception as error:
                log.error("table %s: a clock ran out, and that could not be handled (%s)", table_id, error)
                self._trouble[table_id] = when + TROUBLE

    async def _call(self, table_id: str, when: float) -> None:
        table: Any = None
        for _ in range(len(clocks.people((await self.tables.get(table_id)).seats)) + 1):
            try:
                table = await self.tables.change(table_id, time_is_up(when, self.level))
            except NotNow:
                return
            log.info("table %s: time is up, the game stands at %d", table_id, table.version)
