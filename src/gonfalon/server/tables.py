"""The tables in use, and the one way to change them.

A table lives in memory while it is used. A change is a *plan*: a plain function that looks at the table, checks
what is asked and returns a ``Change``. ``Tables.change`` runs it under the table's lock, stores the result and only
then lets memory follow. The stored ``revision`` must be the one the plan has seen, so two servers can never both
write: the slower one reads the table again and asks its plan again.
"""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from gonfalon.server import clocks, matches, results, rows
from gonfalon.server.errors import Conflict, NotFound, StorageDown
from gonfalon.server.storage import Storage
from gonfalon.server.table import Change, Table

#: A checkpoint is stored when at least this many answers have come since the last one.
CHECKPOINT_EVERY = 50
#: How often a plan is asked again when another server was faster.
TRIES = 5
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

Plan = Callable[[Table], Change]


class Tables:
    """The tables in memory, and their way to and from the database."""

    def __init__(self, storage: Storage, size: int, process: str) -> None:
        self.storage = storage
        self.size = size
        self.process = process  # our name among the servers that share the database
        self.listeners: list[Callable[[Table, str], None]] = []  # told of every change made here, with its news
        self.watched: Callable[[str], bool] = lambda table_id: False  # a table that somebody watches stays in memory
        self._known: OrderedDict[str, Table] = OrderedDict()
        self._loading = asyncio.Lock()
        self._news: set[str] = set()  # tables that changed elsewhere while one was being loaded

    # -- finding -----------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table of that id, up to date."""
        table = self._known.get(table_id) or await self._load(table_id)
        if table_id in self._known:
            self._known.move_to_end(table_id)
        if table.stale:
            async with table.lock:
                await self._freshen(table)
        return table

    def at_hand(self, table_id: str) -> Table | None:
        """The table of that id if it is in memory and up to date."""
        table = self._known.get(table_id)
        return None if table is None or table.stale else table

    def outdated(self, table_id: str) -> None:
        """Another server changed this table: read it again before the next use."""
        self._news.add(table_id)
        if table_id in self._known:
            self._known[table_id].stale = True

    def all_outdated(self) -> list[str]:
        """Something may have been missed: read every table again before its next use."""
        for table in self._known.values():
            table.stale = True
        return list(self._known)

    async def _load(self, table_id: str) -> Table:
        if not TABLE_ID.fullmatch(table_id):
            raise NotFound("there is no such table")
        async with self._loading:
            table = self._known.get(table_id)
            if table is None:
                self._news.clear()
                table = await self.storage.read(lambda connection: rows.read(connection, table_id))
                table.stale = table_id in self._news
                self._remember(table)
        return table

    async def _freshen(self, table: Table) -> None:
        """Read a stale table again; the caller holds its lock."""
        if table.stale:
            table.stale = False  # from here on, news makes it stale again
            try:
                table.take_over(await self.storage.read(lambda connection: rows.read(connection, table.id, table)))
            except BaseException:
                table.stale = True
                raise

    def _remember(self, table: Table) -> None:
        """Keep a table at hand, and forget those unused for longest: the database has them."""
        self._known[table.id] = table
        surplus = len(self._known) - self.size
        if surplus > 0:
            for key in self._idle()[:surplus]:
                del self._known[key]

    def standing(self, table_id: str) -> tuple[int, int] | None:
        """The version and the epoch of a table in memory."""
        table = self._known.get(table_id)
        return None if table is None else (table.version, table.epoch)

    def _idle(self) -> list[str]:
        """Tables that nobody changes or watches just now, unused for longest first."""
        return [key for key, table in self._known.items() if not table.lock.locked() and not self.watched(key)]

    def tidy(self) -> None:
        """Forget finished games that nobody watches: the database has them."""
        for key in self._idle():
            if self._known[key].match.over:
                del self._known[key]

    # -- changing ----------------------------------------------------------------------------

    async def add(self, table: Table) -> None:
        """Store a new table."""
        for name, value in clocks.columns(table, Change(), clocks.now()).items():
            setattr(table, name, value)
        await self.storage.write(lambda connection: rows.insert(connection, table))
        self._remember(table)
        self._announce(table, "changed")

    async def remove(self, table_id: str) -> None:
        """Forget a table that nobody has seen yet."""
        await self.storage.write(lambda connection: rows.delete(connection, table_id))
        self._known.pop(table_id, None)

    async def change(self, table_id: str, plan: Plan) -> Table:
        """Carry out a plan. When this returns, the database has it; when it raises, nothing has changed."""
        for left in reversed(range(TRIES)):
            table = await self.get(table_id)
            async with table.lock:
                await self._freshen(table)
                try:
                    change = plan(table)
                    await self._commit(table, change)
                except Conflict:
                    table.stale = True
                    if not left:
                        raise
                except StorageDown:
                    table.stale = True  # a commit whose answer was lost may have come through
                    raise
                else:
                    break
        self._announce(table, change.news)
        await asyncio.sleep(0)  # the others hear of it before we draw the view for the one who asked
        return table

    async def _commit(self, table: Table, change: Change) -> None:
        match = change.match or table.match
        columns: dict[str, Any] = {**rows.columns(match), "updated": time.time(), **change.columns}
        if change.match is not None and table.started is None:
            columns["started"] = columns["updated"]
        columns |= clocks.columns(table, change, clocks.now())
        due = change.match is not None and match.version - table.checkpoint >= CHECKPOINT_EVERY
        news = f"{self.process} {change.news} {table.id} {match.version}.{table.revision + 1}"

        def work(connection: Any) -> bool:
            save = matches.checkpoint(match) if due else None  # here, for a long game takes a while to write down
            rows.store(connection, table, change, columns, save)
            if match.over and not table.match.over:
                sitting = [change.seats.get(number, seat) for number, seat in enumerate(table.seats)]
                results.finish(connection, table, sitting, match)
            self.storage.tell(connection, news)
            return save is not None

        plain = change.plain and not (due or match.over or table.clock)
        saved = await self.storage.write(rows.Moved(table, match, columns, work) if plain else work)
        table.follow(change, columns)
        if saved:
            table.checkpoint = match.version
        elif match.version < table.checkpoint:
            table.checkpoint = 0

    def _announce(self, table: Table, news: str) -> None:
        for listener in self.listeners:
            listener(table, news)
