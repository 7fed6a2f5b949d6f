"""A client as light as can be, so that a load test measures the server: keep-alive calls and streams of events."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import httptools

Heard = Callable[[str, bytes], None]  # the kind of an event and its data


class Line(asyncio.Protocol):
    """One connection. ``call`` sends a request and waits for its answer; ``listen`` leaves it to a stream of events."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.body = b""
        self.cookie = b""
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None
        self.heard: Heard | None = None
        self.parser = httptools.HttpResponseParser(self)

    # -- what asyncio and the parser call ----------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(error or ConnectionResetError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            self.fail(error)
            self.close()

    def on_message_begin(self) -> None:
        self.body = b""

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie":
            self.cookie = value.split(b";")[0]

    def on_body(self, body: bytes) -> None:
        self.body += body
        if self.heard is not None:
            *events, self.body = self.body.split(b"\n\n")
            for event in events:
                self._tell(event, self.heard)

    def _tell(self, event: bytes, heard: Heard) -> None:
        fields = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line)
        if b"data" in fields:
            heard(fields[b"event"].decode(), fields[b"data"])

    def on_message_complete(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_result((self.parser.get_status_code(), self.body))

    def fail(self, error: Exception) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)

    # -- what users call ---------------------------------------------------------------------

    def close(self) -> None:
        self.transport.close()

    def _send(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> None:
        more = {"Host": "bench", **headers}
        if body:
            more |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in more.items()), "", ""]
        self.transport.write("\r\n".join(lines).encode() + body)

    async def call(self, method: str, path: str, headers: dict[str, str], body: Any = None) -> tuple[int, bytes]:
        """Send a request; its status and body. A broken connection is an OSError."""
        if self.transport.is_closing():
            raise ConnectionResetError("the server closed the connection")
        self.answer = asyncio.get_running_loop().create_future()
        self._send(method, path, headers, b"" if body is None else json.dumps(body).encode())
        return await self.answer

    def listen(self, path: str, headers: dict[str, str], heard: Heard) -> None:
        """Tell ``heard`` of every event from now on."""
        self.heard = heard
        self._send("GET", path, headers)


async def connected(host: str, port: int) -> Line:
    """A new connection."""
    _, line = await asyncio.get_running_loop().create_connection(Line, host, port)
    return line
