"""The parts of a running server, put together; and what goes on by itself in the background."""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa

import gonfalon
from gonfalon import bots
from gonfalon.server import play, schema
from gonfalon.server.accounts import Accounts, Actor
from gonfalon.server.advice import Adviser
from gonfalon.server.errors import TooManyTables
from gonfalon.server.events import Hub, hear_others
from gonfalon.server.keys import kept
from gonfalon.server.letters import Letters
from gonfalon.server.limits import Buckets
from gonfalon.server.looks import Looks
from gonfalon.server.notices import Notifier
from gonfalon.server.seats import seats_of
from gonfalon.server.settings import Settings, keys_file
from gonfalon.server.storage import Storage
from gonfalon.server.table import Table
from gonfalon.server.tables import Tables
from gonfalon.server.thinking import Thinkers
from gonfalon.server.timeouts import Timekeeper
from gonfalon.server.workers import Workers

log = logging.getLogger("gonfalon.server")

#: What servers tell each other: who speaks, what happened, at which table, and how it stands.
NEWS = re.compile(r"(\w+) (chat|seated|changed|letter) ([\w-]{1,32}) (\d{1,9}\.\d{1,9})")
#: Seconds between two rounds of the watchman.
ROUND = 20.0
#: Rows that it writes in one transaction.
AT_ONCE = 100


T = TypeVar("T")


def _in_parts(things: list[T]) -> list[list[T]]:
    """The same in lists of moderate length."""
    return [things[first : first + AT_ONCE] for first in range(0, len(things), AT_ONCE)]


class Services:
    """Storage, tables, accounts, events, bots and advice of one server process."""

    def __init__(self, settings: Settings, begin_worker: Callable[[], None] | None = None) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.storage = Storage(settings.database)
        self.accounts = Accounts(self.storage, settings.secret)
        self.tables = Tables(self.storage, settings.tables_in_memory, self.process)
        self.hub = Hub()
        self.private = Letters(self.storage, self.hub, self.process)
        self.workers = Workers(settings, begin_worker)
        self.thinkers = Thinkers(settings, self.workers)
        self.adviser = Adviser(settings, self.workers)
        self.timekeeper = Timekeeper(self.storage, self.tables, bots.levels()[1])
        self.notifier = Notifier(settings, self.storage, kept(keys_file(settings)))
        self.letters = Buckets(settings.letters_per_minute / 60, 2 * settings.letters_per_minute)
        self.tables.watched = self.hub.watched
        self.tables.listeners += [self._tell, lambda table, news: self.thinkers.consider(table), self.notifier.consider]
        self.notifier.find = self.tables.get
        self.notifier.looking = self.hub.looks
        self.looks = Looks(self.storage, self.tables)
        self.hub.left = self.looks.note
        self.thinkers.find, self.thinkers.door = self.tables.get, self._bot_answers
        self.thinkers.started = lambda table_id, seat: self.hub.send(table_id, "thinking", {"seat": seat})
        self.signs: dict[
            tuple[str, str | int], float
        ] = {}  # by table and person (a program: seat), since the last round
        self._elsewhere: dict[str, set[int]] = {}  # seats that were online lately, here or at other servers
        self._tasks: set[asyncio.Task[None]] = set()
        self.hub.elsewhere = lambda table_id: self._elsewhere.get(table_id, set())

    # -- life --------------------------------------------------------------------------------

    async def start(self) -> None:
        await asyncio.to_thread(self.storage.migrate)
        await self.accounts.forget_strangers()
        if self.storage.shared:
            self._run(hear_others(self.storage.url, self._heard, self._missed))
        self._run(self._watch())
        self._run(self.timekeeper.watch())
        self._run(self.hub.keep_alive())
        if self.settings.bots_ready:
            self.workers.get_ready()

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        self.hub.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.notifier.close()
        await self.thinkers.close()
        await self.adviser.close()
        await self.workers.close()
        self.storage.close()

    # -- bots and news -----------------------------------------------------------------------

    async def _bot_answers(self, table_id: str, seat: int, decision: str, answer: str) -> None:
        await self.tables.change(table_id, play.answering(seat, decision, answer))

    def _tell(self, table: Table, news: str) -> None:
        if news == "seated":
            self.accounts.forget()  # tokens of the seat may have ended
            self.hub.reseat(table.id, lambda owner: seats_of(table, owner))
        if news == "chat":
            said = table.chat[-1]
            line = {"from": said.who, "text": said.text, "when": said.when, "revision": table.revision}
            self.hub.send(table.id, "chat", line, table.event_id)
        else:
            self.hub.changed(table.id, table.event_id)

    def _heard(self, message: str) -> None:
        """Another server changed a table: ``<process> <news> <table> <event id>``."""
        found = NEWS.fullmatch(message)
        if found is None:
            log.warning("no server of ours talks like this: %.200r", message)
            return
        process, news, table_id, event_id = found.groups()
        if process == self.process:
            return
        if news == "letter":
            self._run(self.private.heard(table_id))
            return
        self.tables.outdated(table_id)
        if news == "seated":
            self.accounts.forget()
        if news == "changed":
            self.hub.changed(table_id, event_id)
        elif self.hub.watched(table_id):
            self._run(self._look_again(table_id, news))

    def _missed(self) -> None:
        """News may have been lost: everybody looks again."""
        self.accounts.forget()
        for table_id in self.tables.all_outdated():
            if self.hub.watched(table_id):
                self._run(self._look_again(table_id, "changed"))

    async def _look_again(self, table_id: str, news: str) -> None:
        with contextlib.suppress(gonfalon.GonfalonError):
            self._tell(await self.tables.get(table_id), news)

    async def check_quota(self, person: str) -> None:
        """Refuse another table to somebody who has opened many that are not finished."""
        t, most = schema.tables, self.settings.tables_per_person
        count = sa.select(sa.func.count()).where((t.c.host == person) & ~t.c.over)
        if most and (await self.storage.read(lambda connection: connection.scalar(count)) or 0) >= most:
            raise TooManyTables(most)

    # -- the watchman ------------------------------------------------------------------------

    def online(self, table_id: str) -> set[int]:
        """The seats whose players have the table open, here or at another server."""
        return self.hub.online(table_id) | self._elsewhere.get(table_id, set())

    def notice(self, table_id: str, actor: Actor) -> None:
        """Somebody asks about a table or does something there: a sign of life."""
        who = actor.key if actor.seat is None else actor.seat
        if who is not None:
            self.signs[table_id, who] = time.time()

    async def away(self, table: Table, seat: int) -> float:
        """Seconds since a seat gave a sign of life: its page open, or any request about the table."""
        if seat in self.hub.online(table.id):
            return 0.0
        s = schema.seats
        stored = await self.storage.read(
            lambda connection: connection.execute(
                sa.select(s.c.seen, s.c.person).where((s.c.table == table.id) & (s.c.seat == seat))
            ).first()
        )
        if stored is None:
            return 0.0
        here = [self.signs.get((table.id, who), 0.0) for who in (stored.person, seat)]
        return float(time.time() - max(stored.seen, *here))

    async def _watch(self) -> None:
        """Note who is online, and wake bots whose server has gone: at the start, all that are awaited."""
        patience = 0.0
        while True:
            try:
                self.tables.tidy()
                await self._note_online()
                await self.looks.store(self.hub.looking())
                await self._wake_bots(time.time() - patience)
            except gonfalon.GonfalonError as error:
                log.warning("the watchman's round failed: %s", error)
            except Exception:
                log.exception("the watchman's round failed")
            patience = ROUND
            await asyncio.sleep(ROUND)

    async def _note_online(self) -> None:
        """Store who gave a sign of life, a little at a time: answers are stored in between."""
        now, s, here = time.time(), schema.seats, self.hub.everywhere()
        signs = dict(self.signs)
        alike: defaultdict[tuple[int, ...], list[str]] = defaultdict(list)  # tables at which the same seats are online
        for table, there in here.items():
            alike[tuple(sorted(there))].append(table)
        for seats, tables in alike.items():
            for some in _in_parts(tables):
                online = sa.update(s).where(s.c.table.in_(some) & s.c.seat.in_(seats)).values(seen=now)
                await self.storage.write(partial(sa.Connection.execute, statement=online))
        sign = sa.update(s).where(s.c.table == sa.bindparam("t")).values(seen=sa.bindparam("w"))
        for kind, column in ((int, s.c.seat), (str, s.c.person)):
            seen = sign.where(column == sa.bindparam("who"))
            rows = [
                {"t": table, "who": who, "w": when}
                for (table, who), when in signs.items()
                if isinstance(who, kind) and who not in here.get(table, ())
            ]
            for part in _in_parts(rows):
                await self.storage.write(partial(sa.Connection.execute, statement=seen, parameters=part))
        self.signs = {key: when for key, when in self.signs.items() if when != signs.get(key)}
        recent = sa.select(s.c.table, s.c.seat).where((s.c.seen > now - 2 * ROUND) & (s.c.kind == "person"))
        found = await self.storage.read(lambda connection: connection.execute(recent).all())
        self._elsewhere = {}
        for table, seat in found:
            self._elsewhere.setdefault(table, set()).add(seat)

    async def _wake_bots(self, before: float) -> None:
        """Bots that have been awaited since before that time think now."""
        t, s = schema.tables, schema.seats
        waiting = (
            sa.select(t.c.id, t.c.turn, s.c.seat)
            .join(s, s.c.table == t.c.id)
            .where(~t.c.over & (t.c.updated < before) & (s.c.kind == "bot"))
        )
        found = await self.storage.read(lambda connection: connection.execute(waiting).all())
        for table_id in {table_id for table_id, turn, seat in found if isinstance(turn, list) and seat in turn}:
            try:
                self.thinkers.consider(await self.tables.get(table_id))
            except gonfalon.GonfalonError as error:
                log.warning("table %s cannot go on: %s", table_id, error)
