"""Telling people that they are awaited, by the ways they chose, when they are not looking at the table.

Nothing here is waited for by a move: a notice is a task of its own, its message goes out in a thread, failures are
logged and counted, and a way that fails ten times in a row is left alone until its owner sets it up again.
"""

import asyncio
import hashlib
import logging
import re
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import sqlalchemy as sa

import gonfalon
from gonfalon.server import outside, schema, senders, shown
from gonfalon.server.errors import NotNow
from gonfalon.server.keys import Keys
from gonfalon.server.senders import Gone, Message
from gonfalon.server.settings import Settings
from gonfalon.server.storage import Storage
from gonfalon.server.table import Table
from gonfalon.web import words

log = logging.getLogger("gonfalon.notices")

PERSON = re.compile(r"[0-9a-f]{1,32}")
WAYS = ("mail", "webhook", "push")
#: Failures in a row after which a way is left alone.
TRIES = 10
#: Notices under way; more are dropped, with a line in the log.
MOST = 1000
#: Browsers of one person that are told; the oldest is forgotten.
BROWSERS = 10
#: How often it is asked whether somebody who looked lately still does.
ASKED_AGAIN = 3


@dataclass(frozen=True)
class Ways:
    """How one person is reached, and in which language."""

    person: str
    lang: str = "en"
    origin: str = ""
    mail: str | None = None
    confirmed: bool = False
    webhook: str | None = None
    failures: dict[str, int] = field(default_factory=dict)  # of mail and webhook, in a row
    pushes: list[dict[str, Any]] = field(default_factory=list)


def read(connection: sa.Connection, person: str) -> Ways:
    n, p, b = schema.notify, schema.people, schema.browsers
    lang = connection.scalar(sa.select(p.c.lang).where(p.c.id == person)) or "en"
    row = connection.execute(sa.select(n).where(n.c.person == person)).mappings().first()
    pushes = connection.execute(sa.select(b).where(b.c.person == person).order_by(b.c.created)).mappings().all()
    if row is None:
        return Ways(person, lang)
    failures = {"mail": row["mail_failures"], "webhook": row["webhook_failures"]}
    facts = {name: row[name] for name in ("origin", "mail", "confirmed", "webhook")}
    return Ways(person, lang, **facts, failures=failures, pushes=[dict(found) for found in pushes])


def browser_id(endpoint: str) -> str:
    return hashlib.blake2b(endpoint.encode(), digest_size=24).hexdigest()


class Notifier:
    """Hears of every change, and tells those who are awaited and look elsewhere."""

    def __init__(self, settings: Settings, storage: Storage, keys: Keys) -> None:
        self.settings = settings
        self.storage = storage
        self.keys = keys
        self.office = senders.post_office(settings.smtp, settings.mail_from)
        self.find: Callable[[str], Awaitable[Table]]
        self.looking: Callable[[str, str], bool] = lambda table_id, person: False  # with us, at this moment
        self._waiting: dict[tuple[str, int], asyncio.TimerHandle] = {}  # by table and seat
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(4, "notices")

    # -- who is told -------------------------------------------------------------------------

    def consider(self, table: Table, news: str) -> None:
        """Somebody may be awaited now who was not before the last change."""
        if table.waiting or table.hotseat:
            return
        for seat, _ in table.awaited - table.before:
            self._later(table.id, seat, table.match.decision_id(seat))

    def _later(self, table_id: str, seat: int, decision: str) -> None:
        """Whoever plays this seat may turn up by themselves for a while; a newer question replaces an old one."""
        waiting = self._waiting.pop((table_id, seat), None)
        if waiting is not None:
            waiting.cancel()
        due = asyncio.get_running_loop().call_later(self.settings.notice_delay, self._due, table_id, seat, decision)
        self._waiting[table_id, seat] = due

    def _due(self, table_id: str, seat: int, decision: str) -> None:
        del self._waiting[table_id, seat]
        self._begin(self._tell(table_id, seat, decision))

    @property
    def busy(self) -> int:
        """How many notices are under way."""
        return len(self._waiting) + len(self._tasks)

    def _begin(self, work: Any) -> None:
        if len(self._tasks) >= MOST:
            log.warning("too many notices at once: one is dropped")
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table_id: str, seat: int, decision: str) -> None:
        """Tell whoever plays a seat, unless they look or have answered when it comes to that."""
        try:
            for _ in range(ASKED_AGAIN):
                table = await self.find(table_id)
                person = table.seats[seat].person
                if seat not in table.match.turn or table.match.decision_id(seat) != decision:
                    return
                if table.seats[seat].kind != "person" or person is None or self.looking(table_id, person):
                    return
                if not await self._looked(table_id, person):
                    await self._told(table, seat, await self.storage.read(partial(read, person=person)))
                    return
                await asyncio.sleep(self.settings.looks_every)
        except gonfalon.GonfalonError as error:
            log.warning("table %s: nobody could be told (%s)", table_id, error)
        except Exception:
            log.exception("table %s: nobody could be told", table_id)

    async def _looked(self, table_id: str, person: str) -> bool:
        """Whether somebody was looking lately, at any server; who has just left has too, and is asked about again."""
        k = schema.looks
        last = sa.select(k.c.when).where((k.c.table == table_id) & (k.c.person == person))
        when = await self.storage.read(lambda connection: connection.scalar(last))
        return when is not None and when > time.time() - 2.25 * self.settings.looks_every

    async def _told(self, table: Table, seat: int, ways: Ways) -> None:
        t = words(ways.lang)
        decision = shown.raw(table, seat, ways.lang, ("view",))["view"]["decision"]
        game = shown.title(table.game, ways.lang)
        prompt = decision["prompt"] if decision else ""
        facts = {"event": "awaited", "game": table.game, "table": table.id, "name": table.name, "seat": seat}
        title = t("notice-at", game=game, table=table.name) if table.name else t("notice-title", game=game)
        await self.send(ways, title, prompt, f"/t/{table.id}", {**facts, "prompt": prompt})

    # -- how they are told -------------------------------------------------------------------

    async def send(self, ways: Ways, title: str, text: str, path: str, facts: dict[str, Any]) -> list[str]:
        """Send something by all of a person's ways that work; those by which it went."""
        jobs: list[tuple[str, str, Callable[[Message], None]]] = []
        internal = self.settings.internal_receivers
        if ways.mail and ways.confirmed and self.office and ways.failures["mail"] < TRIES:
            jobs.append(("mail", "", partial(_swap, senders.mail, self.office, ways.mail)))
        if ways.webhook and ways.failures["webhook"] < TRIES:
            jobs.append(("webhook", "", lambda message: senders.webhook(ways.webhook or "", message, internal)))
        for browser in ways.pushes:
            if browser["failures"] < TRIES:
                sender = self.office.sender if self.office else "gonfalon@localhost"
                subscription = browser["subscription"]
                push = partial(self._push, subscription, sender, internal)
                jobs.append(("push", browser["id"], push))
        done = [await self._try(ways, way, which, job, title, text, path, facts) for way, which, job in jobs]
        return [way for (way, _, _), well in zip(jobs, done, strict=True) if well]

    def _push(self, subscription: dict[str, Any], sender: str, internal: bool, message: Message) -> None:
        senders.push(subscription, message, self.keys, sender, internal)

    async def _try(
        self,
        ways: Ways,
        way: str,
        which: str,
        job: Callable[[Message], None],
        title: str,
        text: str,
        path: str,
        facts: dict[str, Any],
    ) -> bool:
        message = Message(
            title, text, ways.origin + path, self.stop_link(ways, way), words(ways.lang)("notice-stop"), facts
        )
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, job, message)
        except Gone:
            await self._forget_browser(which)
            return False
        except Exception as error:
            log.warning("a notice by %s failed: %s", way, type(error).__name__)
            await self._count(ways, way, which, failed=True)
            return False
        await self._count(ways, way, which, failed=False)
        return True

    async def _count(self, ways: Ways, way: str, which: str, failed: bool) -> None:
        n, b = schema.notify, schema.browsers
        change: Any
        if way == "push":
            change = sa.update(b).where(b.c.id == which).values(failures=b.c.failures + 1 if failed else 0)
        else:
            name = f"{way}_failures"
            if not failed and not ways.failures[way]:
                return
            change = sa.update(n).where(n.c.person == ways.person).values({name: n.c[name] + 1 if failed else 0})
        await self.storage.write(lambda connection: connection.execute(change))

    async def _forget_browser(self, which: str) -> None:
        b = schema.browsers
        await self.storage.write(lambda connection: connection.execute(sa.delete(b).where(b.c.id == which)))

    # -- links -------------------------------------------------------------------------------

    def stop_link(self, ways: Ways, way: str) -> str:
        return f"{ways.origin}/stop/{way}/{ways.person}/{self.keys.signature('stop', way, ways.person)}"

    def confirm_link(self, ways: Ways, address: str) -> str:
        return f"{ways.origin}/confirm/{ways.person}/{self.keys.signature('confirm', ways.person, address)}"

    # -- what people choose ------------------------------------------------------------------

    async def ways(self, person: str) -> Ways:
        return await self.storage.read(partial(read, person=person))

    async def choose(self, person: str, origin: str, mail: str | None, webhook: str | None) -> Ways:
        """Set up mail and webhook: None leaves one as it is, nothing ends it. A new address must be confirmed."""
        known = await self.ways(person)
        values: dict[str, Any] = {"origin": origin}
        if mail is not None:
            address = senders.check_mail(mail) if mail else None
            if address and self.office is None:
                raise NotNow("this server sends no mail")
            same = address == known.mail
            values |= {"mail": address, "confirmed": known.confirmed and same, "mail_failures": 0}
        if webhook is not None:
            url = outside.check_url(webhook, self.settings.internal_receivers) if webhook else None
            values |= {"webhook": url, "webhook_failures": 0}
        await self.storage.write(partial(_put, person=person, values=values))
        chosen = await self.ways(person)
        if mail and chosen.mail and not chosen.confirmed:
            self._begin(self._ask_to_confirm(chosen))
        return chosen

    async def _ask_to_confirm(self, ways: Ways) -> None:
        t, office = words(ways.lang), self.office
        if office is None or ways.mail is None:
            return
        link, stop = self.confirm_link(ways, ways.mail), self.stop_link(ways, "mail")
        letter = Message(t("confirm-title"), t("confirm-text"), link, stop, t("notice-stop"), {})
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, senders.mail, office, ways.mail, letter)
        except Exception as error:
            log.warning("a letter that asks to confirm an address failed: %s", type(error).__name__)

    async def confirm(self, person: str, signature: str) -> bool:
        """The owner of a mailbox wants our letters."""
        if not PERSON.fullmatch(person):
            return False
        ways = await self.ways(person)
        if not ways.mail or not self.keys.signed(signature, "confirm", person, ways.mail):
            return False
        await self.storage.write(partial(_put, person=person, values={"confirmed": True, "mail_failures": 0}))
        return True

    async def stop(self, way: str, person: str, signature: str) -> bool:
        """One click in a message ends the way by which it came."""
        if way not in WAYS or not self.keys.signed(signature, "stop", way, person):
            return False
        b = schema.browsers
        if way == "push":
            await self.storage.write(lambda connection: connection.execute(sa.delete(b).where(b.c.person == person)))
        else:
            values = {way: None, **({"confirmed": False} if way == "mail" else {})}
            await self.storage.write(partial(_put, person=person, values=values))
        return True

    async def add_browser(self, person: str, origin: str, subscription: dict[str, Any]) -> None:
        endpoint = outside.check_url(subscription["endpoint"], self.settings.internal_receivers)
        b = schema.browsers
        row = {"id": browser_id(endpoint), "person": person, "subscription": subscription, "failures": 0}

        def work(connection: sa.Connection) -> None:
            _put(connection, person, {"origin": origin})
            connection.execute(sa.delete(b).where(b.c.id == row["id"]))
            connection.execute(sa.insert(b).values(**row, created=time.time()))
            newest = sa.select(b.c.id).where(b.c.person == person).order_by(b.c.created.desc()).limit(BROWSERS)
            connection.execute(
                sa.delete(b).where((b.c.person == person) & b.c.id.not_in(connection.scalars(newest).all()))
            )

        await self.storage.write(work)

    async def remove_browser(self, person: str, endpoint: str) -> None:
        b = schema.browsers
        mine = (b.c.id == browser_id(endpoint)) & (b.c.person == person)
        await self.storage.write(lambda connection: connection.execute(sa.delete(b).where(mine)))

    async def close(self) -> None:
        for waiting in self._waiting.values():
            waiting.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _swap(send: Callable[..., None], office: senders.Post, address: str, message: Message) -> None:
    send(office, address, message)


def _put(connection: sa.Connection, person: str, values: dict[str, Any]) -> None:
    """Change a person's row, or make it."""
    n = schema.notify
    if connection.execute(sa.update(n).where(n.c.person == person).values(**values)).rowcount == 0:
        usual = {"origin": "", "confirmed": False, "mail_failures": 0, "webhook_failures": 0}
        connection.execute(sa.insert(n).values(**{**usual, **values}, person=person))
