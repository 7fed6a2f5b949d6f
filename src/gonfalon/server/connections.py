"""Connections: how many there may be, and how long a visitor may take to say what they want."""

import asyncio
import logging
import resource
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

log = logging.getLogger("gonfalon.connections")

#: Seconds in which a request, from its first letter to the end of its body, must have arrived.
HURRY = 30.0
#: The most connections at once; beyond them, visitors are told so and the log has a line.
MOST = 10_000
#: Open files that the server needs besides connections.
SPARE = 150


class Patient(HttpToolsProtocol):
    """A connection that is closed when a request does not come to its end."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HURRY, self._give_up)

    def _stop(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        log.warning("a request from %s did not come to its end in %.0f seconds", (self.client or ["?"])[0], HURRY)
        self._waiting = None
        self.transport.close()


def room() -> int:
    """How many connections there may be at once: as many as the system lets us open, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST if soft == resource.RLIM_INFINITY else max(50, min(MOST, soft - SPARE))
