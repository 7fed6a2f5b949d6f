"""Telling browsers and programs what happened: server-sent events, here and across servers.

An event never carries anything of the game itself, only that there is something new to fetch, so it can be the
same for everybody at the table.
"""

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from typing import Any

import psycopg
import sqlalchemy as sa
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from gonfalon.server.accounts import Actor
from gonfalon.server.storage import CHANNEL

log = logging.getLogger("gonfalon.events")

#: After so many seconds of silence, at most twice as many, a comment keeps a connection open.
KEEPALIVE = 15
#: How often in that time it is asked who is silent.
ROUNDS = 15
#: Seconds without news after which the connection to other servers is asked for an answer, and those it has for it.
SILENCE = 5
#: A listener that far behind is cut off; it comes back and starts from the current view.
BACKLOG = 200

Event = bytes


def encoded(kind: str, data: dict[str, Any], event_id: str | None = None) -> Event:
    return format_sse_event(event=kind, data_str=json.dumps(data, separators=(",", ":")), id=event_id)


def changed(event_id: str) -> Event:
    """The table stands differently: fetch it again."""
    version, _, revision = event_id.partition(".")
    return encoded("changed", {"version": int(version), "revision": int(revision)}, event_id)


class Listener:
    """One open stream of events. ``seats`` are those its owner plays now; ``looking`` whether its page is in view."""

    def __init__(self, owner: Actor, seats: list[int], looking: bool = True) -> None:
        self.owner = owner
        self.seats = seats
        self.looking = looking
        self.spoken = time.monotonic()  # when something was last sent
        self.queue: asyncio.Queue[Event | None] = asyncio.Queue(BACKLOG)

    def put(self, event: Event | None) -> None:
        self.spoken = time.monotonic()
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            event = None  # None ends the stream
        self.queue.put_nowait(event)


class Hub:
    """The listeners of every table in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.elsewhere: Callable[[str], set[int]] = lambda table_id: set()  # seats that are online at other servers
        self.left: Callable[[str, str], None] = lambda table_id, person: None  # told of a person who looked until now

    def _presence(self, table_id: str) -> dict[str, Any]:
        return {"online": sorted(self.online(table_id) | self.elsewhere(table_id))}

    @contextmanager
    def listening(self, table_id: str, owner: Actor, seats: list[int], looking: bool = True) -> Iterator[Listener]:
        """A listener that is known while the block runs; the others see the seat come and go."""
        listener = Listener(owner, seats, looking)
        self._listeners.setdefault(table_id, set()).add(listener)
        self.send(table_id, "presence", self._presence(table_id))
        try:
            yield listener
        finally:
            self._listeners[table_id].discard(listener)
            if listener.looking and listener.seats and owner.person:
                self.left(table_id, owner.person.id)
            if not self._listeners[table_id]:
                del self._listeners[table_id]
            self.send(table_id, "presence", self._presence(table_id))

    def send(self, table_id: str, kind: str, data: dict[str, Any], event_id: str | None = None) -> None:
        if table_id in self._listeners:
            self._pass_on(table_id, encoded(kind, data, event_id))

    def send_to(self, table_id: str, persons: set[str], kind: str, data: dict[str, Any]) -> None:
        """Tell these people alone."""
        for listener in self._listeners.get(table_id, ()):
            if listener.owner.key in persons:
                listener.put(encoded(kind, data))

    def changed(self, table_id: str, event_id: str) -> None:
        if table_id in self._listeners:
            self._pass_on(table_id, changed(event_id))

    def _pass_on(self, table_id: str, event: Event) -> None:
        for listener in self._listeners[table_id]:
            listener.put(event)

    def reseat(self, table_id: str, seats_of: Callable[[Actor], list[int]]) -> None:
        """Somebody sat down or stood up: each stream is online for the seats its owner plays now."""
        for listener in self._listeners.get(table_id, ()):
            listener.seats = seats_of(listener.owner)

    def looking(self) -> set[tuple[str, str]]:
        """Who plays at which table and looks at it now: table, person."""
        return {
            (table_id, listener.owner.person.id)
            for table_id, listeners in self._listeners.items()
            for listener in listeners
            if listener.looking and listener.seats and listener.owner.person
        }

    def looks(self, table_id: str, person: str) -> bool:
        """Whether somebody looks at a table now."""
        here = self._listeners.get(table_id, ())
        return any(each.looking and each.owner.person is not None and each.owner.person.id == person for each in here)

    def watched(self, table_id: str) -> bool:
        return table_id in self._listeners

    def online(self, table_id: str) -> set[int]:
        """The seats whose players have the table open in this process."""
        return {seat for listener in self._listeners.get(table_id, ()) for seat in listener.seats}

    def everywhere(self) -> dict[str, set[int]]:
        """The seats that are online, by table."""
        return {table_id: self.online(table_id) for table_id in self._listeners}

    def _all(self) -> list[Listener]:
        return [listener for listeners in self._listeners.values() for listener in listeners]

    def silent(self, now: float) -> list[Listener]:
        """Those who should hear something, the longest silent first; never all at once, for others wait meanwhile."""
        listeners = self._all()
        waiting = [listener for listener in listeners if now - listener.spoken >= KEEPALIVE]
        return sorted(waiting, key=attrgetter("spoken"))[: 1 + 2 * len(listeners) // ROUNDS]

    async def keep_alive(self) -> None:
        """Send comments down silent streams, for ever."""
        while True:
            for listener in self.silent(time.monotonic()):
                listener.put(KEEPALIVE_COMMENT)
            await asyncio.sleep(KEEPALIVE / ROUNDS)

    def close(self) -> None:
        """End every stream."""
        for listener in self._all():
            listener.put(None)


class EventStream(StreamingResponse):
    """What a listener hears, until the visitor hangs up or the listener is told to end.

    ``missed`` gives what happened before anybody listened. Nothing is cancelled when a visitor hangs up: a stream ends
    like any function, and leaves nothing behind for the garbage collector.
    """

    media_type = "text/event-stream"

    def __init__(
        self,
        hub: Hub,
        table_id: str,
        owner: Actor,
        seats: list[int],
        missed: Callable[[], Awaitable[Event | None]],
        looking: bool = True,
    ) -> None:
        super().__init__((), headers={"X-Accel-Buffering": "no"})
        self.hub, self.table_id, self.owner, self.seats, self.missed = hub, table_id, owner, seats, missed
        self.looking = looking

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.hub.listening(self.table_id, self.owner, self.seats, self.looking) as listener:
            event = await self.missed()
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            leaving = asyncio.create_task(_leave(receive, listener))
            try:
                if event is not None:
                    await send({"type": "http.response.body", "body": event, "more_body": True})
                while (event := await listener.queue.get()) is not None:
                    await send({"type": "http.response.body", "body": event, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            finally:
                leaving.cancel()


async def _leave(receive: Receive, listener: Listener) -> None:
    """End a listener's stream once its visitor has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.put(None)


async def hear_others(url: sa.URL, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Pass on what other servers tell through PostgreSQL, for ever; ``missed`` is called after every gap."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with asyncio.timeout(SILENCE):
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                await connection.execute(f"LISTEN {CHANNEL}")
            missed()
            try:
                await _hear(connection, heard)
            finally:
                await connection.close()
        except Exception as error:  # whatever it was: without news, everybody looks at old tables
            log.warning("the connection that hears other servers broke (%s); trying again", type(error).__name__)
        await asyncio.sleep(1)


async def _hear(connection: psycopg.AsyncConnection, heard: Callable[[str], None]) -> None:
    """Pass news on until the connection breaks. One that says nothing is asked whether it is still there."""
    while True:
        async for notice in connection.notifies(timeout=SILENCE):
            try:
                heard(notice.payload)
            except Exception:
                log.exception("news that could not be passed on: %.200r", notice.payload)
        async with asyncio.timeout(SILENCE):
            await connection.execute(f"LISTEN {CHANNEL}")  # again, which changes nothing
