"""Telling browsers and programs what happened: server-sent events, here and across servers.

An event never carries anything of the game itself, only that there is something new to fetch, so it can be the
same for everybody at the table.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import contextmanager
from typing import Any

import psycopg
import sqlalchemy as sa
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event

from gonfalon.server.storage import CHANNEL

log = logging.getLogger("gonfalon.events")

#: Seconds of silence after which a comment keeps the connection open.
KEEPALIVE = 15
#: A listener that far behind is cut off; it comes back and starts from the current view.
BACKLOG = 200

Event = bytes


def encoded(kind: str, data: dict[str, Any], event_id: str | None = None) -> Event:
    return format_sse_event(event=kind, data_str=json.dumps(data, separators=(",", ":")), id=event_id)


class Listener:
    """One open stream of events. ``seats`` are those its owner plays."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.queue: asyncio.Queue[Event | None] = asyncio.Queue(BACKLOG)

    def put(self, event: Event | None) -> None:
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            event = None  # None ends the stream
        self.queue.put_nowait(event)

    async def stream(self) -> AsyncIterator[Event]:
        while True:
            try:
                event = await asyncio.wait_for(self.queue.get(), KEEPALIVE)
            except TimeoutError:
                event = KEEPALIVE_COMMENT
            if event is None:
                return
            yield event


class Hub:
    """The listeners of every table in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def listening(self, table_id: str, seats: list[int]) -> Any:
        """A listener that is known while the block runs; the others see the seat come and go."""
        listener = Listener(seats)
        self._listeners.setdefault(table_id, set()).add(listener)
        self.send(table_id, "presence", {"online": sorted(self.online(table_id))})
        try:
            yield listener
        finally:
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]
            self.send(table_id, "presence", {"online": sorted(self.online(table_id))})

    def send(self, table_id: str, kind: str, data: dict[str, Any], event_id: str | None = None) -> None:
        listeners = self._listeners.get(table_id)
        if listeners:
            event = encoded(kind, data, event_id)
            for listener in listeners:
                listener.put(event)

    def changed(self, table_id: str, event_id: str) -> None:
        """The table stands differently: fetch it again."""
        version, _, revision = event_id.partition(".")
        self.send(table_id, "changed", {"version": int(version), "revision": int(revision)}, event_id)

    def watched(self, table_id: str) -> bool:
        return table_id in self._listeners

    def online(self, table_id: str) -> set[int]:
        """The seats whose players have the table open in this process."""
        return {seat for listener in self._listeners.get(table_id, ()) for seat in listener.seats}

    def everywhere(self) -> dict[str, set[int]]:
        """The seats that are online, by table."""
        return {table_id: self.online(table_id) for table_id in self._listeners}

    def close(self) -> None:
        """End every stream."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.put(None)


async def hear_others(url: sa.URL, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
    """Pass on what other servers tell through PostgreSQL, for ever; ``missed`` is called after every gap."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                missed()
                async for notice in connection.notifies():
                    heard(notice.payload)
        except psycopg.OperationalError as error:
            log.warning("the connection that hears other servers broke (%s); trying again", type(error).__name__)
        await asyncio.sleep(1)
