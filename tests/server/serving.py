"""Real servers on real ports, and people and programs who play there over HTTP."""

import asyncio
import contextlib
import json
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx

from gonfalon.server.app import create_app
from gonfalon.server.run import Server
from gonfalon.server.services import Services
from gonfalon.server.settings import Settings, database_url

from . import tiny

R = TypeVar("R")

HORSE = "correct horse"  # a password
UNLIMITED: dict[str, float] = {
    "requests_per_second": 0,
    "signs_per_minute": 0,
    "tables_per_minute": 0,
    "hints_per_minute": 0,
    "letters_per_minute": 0,
}
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def quick(database: str, **more: Any) -> Settings:
    """Settings for tests: bots do not dawdle and think little, nobody is too fast."""
    thoughts = {"bot_pause": 0.0, "hint_simulations": 60, "hint_seconds": 0.0, "analysis_simulations": 10}
    chosen: dict[str, Any] = {**UNLIMITED, **thoughts, **more}
    return Settings(database=database_url(database), **chosen)


class Serving:
    """A server in a thread of this process."""

    def __init__(
        self, settings: Settings, port: int | None = None, begin_worker: Callable[[], None] = tiny.install
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = create_app(settings, begin_worker)
        self.server = Server(self.app, "127.0.0.1", self.port)
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def call(self, work: Coroutine[Any, Any, R]) -> R:
        """Have something done where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def __enter__(self) -> "Serving":
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(self, *error: object) -> None:
        self.server.should_exit = True
        self.thread.join()


class Elsewhere:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "tests.server.elsewhere", database, str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(self.url + "/api/games")
                return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def __enter__(self) -> "Elsewhere":
        return self

    def __exit__(self, *error: object) -> None:
        self.kill()


class Visitor:
    """Somebody with a browser: a cookie jar and the header that our own page sends."""

    def __init__(self, url: str, name: str = "", lang: str = "en") -> None:
        self.url = url
        headers = {"X-Gonfalon": "1", "Accept-Language": lang}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=20)
        if name:
            self.get("/api/me")
            self.post("/api/me", name=name)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return checked(self.http.get(path, params=query), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return checked(self.http.post(path, json=body), status)

    def open(self, *seats: str, **more: Any) -> str:
        """Open a tiny table; a seat is me, person, open, or the level of a bot."""
        places = [{"kind": kind} if kind in KINDS else {"kind": "bot", "level": kind} for kind in seats]
        table: str = self.post("/api/tables", game="tiny", seats=places, **more)["table"]
        return table

    def at(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}", **query)

    def answer(self, table: str, answer: str, seat: int = 0, status: int = 200) -> Any:
        decision = self.at(table, seat=seat)["view"]["decision"]["id"]
        return self.post(f"/api/tables/{table}/answer", status, seat=seat, decision=decision, answer=answer)

    def close(self) -> None:
        self.http.close()


KINDS = ("me", "person", "open")


def checked(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, response.text
    return response.json() if "json" in response.headers.get("content-type", "") else response.text


def play_on(who: Visitor, table: str, answers: int = 1000, dice: random.Random | None = None) -> Any:
    """Answer at random for all of somebody's seats until the game is over, or so many answers are given."""
    dice = dice or random.Random(1)
    deadline = time.monotonic() + 30
    while answers and time.monotonic() < deadline:
        shown = who.at(table, parts="view")
        decision = shown["view"]["decision"]
        if shown["view"]["over"]:
            break
        if decision is None:
            time.sleep(0.02)
            continue
        choice = dice.choice(decision["options"])["answer"]
        body = {"seat": decision["seat"], "decision": decision["id"], "answer": choice}
        who.post(f"/api/tables/{table}/answer?parts=", **body)
        answers -= 1
    return who.at(table)


def soon(look: Callable[[], Any], wanted: Any) -> None:
    """Wait until a look shows what is wanted: news travels between servers in its own time."""
    deadline = time.monotonic() + 10
    while look() != wanted and time.monotonic() < deadline:
        time.sleep(0.01)
    assert look() == wanted


@contextlib.contextmanager
def listening(who: Visitor, table: str, last: str = "") -> Iterator[Iterator[dict[str, Any]]]:
    """The events of a table, as dictionaries with event, data and id."""
    headers = {"Last-Event-ID": last} if last else {}
    with who.http.stream("GET", f"/api/tables/{table}/events", headers=headers) as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        yield _events(response.iter_lines())


def _events(lines: Iterator[str]) -> Iterator[dict[str, Any]]:
    event: dict[str, Any] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        if line and not line.startswith(":"):
            event[name] = json.loads(value) if name == "data" else value
        elif event:
            yield event
            event = {}


def next_of(events: Iterator[dict[str, Any]], kind: str) -> dict[str, Any]:
    return next(event for event in events if event.get("event") == kind)
