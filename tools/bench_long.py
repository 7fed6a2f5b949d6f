"""One long game at a server: do answers, views and saves stay as quick and as small as in its first hour?

    make bench-long
    python tools/bench_long.py --answers 6000 --game medioevo-universale --seats 6

A table is grown by random answers. Now and then some answers are given as pages give them: the one who answers gets the
new view, another seat hears of it by its stream of events and fetches its own, and both say what they have already.
Measured: the time until the other hears of it and until it has its view, the bytes both were sent, and how long it
takes to save the table as the server last did. The server saves in its writing thread every 50 answers or so, so p99
holds the answers that waited for it.
"""

import asyncio
import json
import random
import sqlite3
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import click
import uvloop
from bench_server import HOST, free_port, opened_door, started
from lean_http import Line, connected

import gonfalon

HELD, SAVED = 0.100, 0.050  # seconds: what p99 of updates and a save must stay under
SAVES = 5  # how often a save is timed
#: Options under which a game is long.
LONG: dict[str, dict[str, Any]] = {"medioevo-universale": {"turns": 12, "orders": False}}


@dataclass
class Part:
    """What was measured when the game was so long."""

    answers: int
    events: list[float] = field(default_factory=list)
    updates: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    save: float = 0.0
    save_bytes: int = 0

    def row(self) -> dict[str, float]:
        return {
            "answers": self.answers,
            "timed": len(self.updates),
            "event_p50_ms": at(self.events, 0.5),
            "event_p99_ms": at(self.events, 0.99),
            "update_p50_ms": at(self.updates, 0.5),
            "update_p99_ms": at(self.updates, 0.99),
            "bytes_per_answer": round(statistics.mean(self.bytes)),
            "save_ms": round(self.save * 1000, 1),
            "save_kb": round(self.save_bytes / 1000),
        }


def at(seconds: list[float], share: float) -> float:
    """A share of the delays is shorter than so many milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


class LongTable:
    """A table whose seats all are ours."""

    def __init__(self, port: int, table: str, tokens: dict[str, str], line: Line) -> None:
        self.port = port
        self.table = table
        self.path = f"/api/tables/{table}"
        self.headers = [{"Authorization": f"Bearer {tokens[str(seat)]}"} for seat in range(len(tokens))]
        self.line = line
        self.dice = random.Random(1)
        self.have = [""] * len(tokens)
        self.read = -1
        self.shown: Any = None
        self.changed: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    @property
    def length(self) -> int:
        version: int = self.shown["view"]["version"]
        return version

    async def call(self, line: Line, method: str, path: str, seat: int, body: Any = None) -> bytes:
        status, answered = await line.call(method, self.path + path, self.headers[seat], body)
        if status != 200:
            raise click.ClickException(f"{method} {path} was answered {status}: {answered[:200]!r}")
        return answered

    async def look(self) -> None:
        """See what is asked now, by the eyes of who is asked."""
        seat = self.shown["view"]["turn"][0] if self.shown else 0
        self.see(await self.call(self.line, "GET", f"?parts=view&since={self.read}&seat={seat}", seat))

    def see(self, body: bytes) -> None:
        self.shown = json.loads(body)
        self.read = self.length

    async def chosen(self) -> dict[str, Any] | None:
        """An answer to what is asked now; None when the game is over."""
        while not self.shown["view"]["over"]:
            decision = self.shown["view"]["decision"]
            if decision is not None:
                choice = self.dice.choice(decision["options"])["answer"]
                return {"seat": decision["seat"], "decision": decision["id"], "answer": choice}
            await self.look()
        return None

    async def grow(self, answers: int) -> None:
        """Answer at random until the record is so long."""
        await self.look()
        while self.length < answers:
            body = await self.chosen()
            if body is None:
                raise click.ClickException(f"the game was over after {self.length} answers")
            self.see(await self.call(self.line, "POST", f"/answer?parts=view&since={self.read}", body["seat"], body))

    async def timed(self, part: Part, count: int) -> None:
        """So many answers as pages give them."""
        other = await connected(HOST, self.port)
        streams = [await self.listening(seat) for seat in range(len(self.headers))]
        for seat in range(len(self.headers)):
            self.have[seat] = json.loads(await self.view(other, seat))["have"]
        for _ in range(count):
            body = await self.chosen()
            if body is None:
                break
            await self.answer(part, other, body)
        for line in (other, *streams):
            line.close()

    async def listening(self, seat: int) -> Line:
        stream = await connected(HOST, self.port)
        stream.listen(f"{self.path}/events", self.headers[seat], self.heard if seat == 0 else _nothing)
        return stream

    def heard(self, kind: str, data: bytes) -> None:
        if kind == "changed" and not self.changed.done():
            self.changed.set_result(time.perf_counter())

    async def view(self, line: Line, seat: int) -> bytes:
        return await self.call(line, "GET", f"?seat={seat}&have={self.have[seat]}", seat)

    async def answer(self, part: Part, other: Line, body: dict[str, Any]) -> None:
        """One answer; another seat hears of it and fetches its view."""
        seat = body["seat"]
        watcher = (seat + 1) % len(self.headers)
        self.changed = asyncio.get_running_loop().create_future()
        begin = time.perf_counter()
        giving = asyncio.create_task(self.call(self.line, "POST", f"/answer?have={self.have[seat]}", seat, body))
        part.events.append(await self.changed - begin)
        seen = await self.view(other, watcher)
        given = await giving
        part.updates.append(time.perf_counter() - begin)
        part.bytes.append(len(seen) + len(given))
        self.have[watcher] = json.loads(seen)["have"]
        self.shown = json.loads(given)
        self.have[seat] = self.shown["have"]
        self.read = self.length


def _nothing(kind: str, data: bytes) -> None:
    pass


def save_of(database: str, table: str) -> bytes:
    """What the server last saved of a table."""
    with sqlite3.connect(database) as connection:
        found: tuple[bytes] | None = connection.execute(
            'select save from checkpoints where "table" = ?', (table,)
        ).fetchone()
    return found[0] if found else b""


def time_save(part: Part, save: bytes) -> None:
    match = gonfalon.load(save)
    took = []
    for _ in range(SAVES):
        begin = time.perf_counter()
        match.copy().save()
        took.append(time.perf_counter() - begin)
    part.save, part.save_bytes = statistics.median(took), len(save)


async def measured(database: str, game: str, seats: int, answers: int, timed: int) -> list[Part]:
    """A game of so many answers, measured after the first few, in the middle and at the end."""
    port = free_port()
    process = started(database, port)
    try:
        await opened_door(port)
        table = await opened(port, game, seats)
        parts = [Part(length) for length in (answers // 20, answers // 2, answers)]
        for part in parts:
            await table.grow(part.answers)
            await table.timed(part, timed)
            time_save(part, save_of(database, table.table))
        return parts
    finally:
        process.terminate()
        process.wait()


async def opened(port: int, game: str, seats: int) -> LongTable:
    line = await connected(HOST, port)
    await line.call("GET", "/api/me", {})
    who = {"X-Gonfalon": "1", "Cookie": line.cookie.decode()}
    body = {"game": game, "seats": [{"kind": "me"}] * seats, "hotseat": True, "options": LONG.get(game, {})}
    told = json.loads((await line.call("POST", "/api/tables", who, body))[1])
    return LongTable(port, told["table"], told["tokens"], line)


def report(game: str, seats: int, answers: int, timed: int, as_json: bool) -> None:
    """Play, measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        parts = uvloop.run(measured(f"{folder}/long.sqlite3", game, seats, answers, timed))
    rows = [part.row() for part in parts]
    if as_json:
        print(json.dumps({"game": game, "seats": seats, "parts": rows}))
        return
    print(f"one game of {game} with {seats} seats, views as pages get them")
    print("  ".join(rows[0]))
    for row in rows:
        print("  ".join(f"{value:>{len(name)}}" for name, value in row.items()))
    last = rows[-1]
    held = last["update_p99_ms"] < HELD * 1000 and last["save_ms"] < SAVED * 1000
    print(f"update p99 < {HELD * 1000:.0f} ms and save < {SAVED * 1000:.0f} ms: {'held' if held else 'MISSED'}")


@click.command()
@click.option("--game", default="medioevo-universale", show_default=True)
@click.option("--seats", default=6, show_default=True)
@click.option("--answers", default=6000, show_default=True, help="How long the game becomes.")
@click.option("--timed", default=300, show_default=True, help="Answers that are timed at each length.")
@click.option("--json", "as_json", is_flag=True)
def main(game: str, seats: int, answers: int, timed: int, as_json: bool) -> None:
    """Measure a server at one very long game."""
    report(game, seats, answers, timed, as_json)


if __name__ == "__main__":
    main()
