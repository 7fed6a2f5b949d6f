"""How much a server carries: many tables of programs that answer over HTTP and listen for events.

    python tools/bench_server.py --seconds 600
    python tools/bench_server.py --tables 50 --seconds 30 --database postgresql://…

At every table one answer is given per 1/rate seconds, each seat with its own token and its own stream of events. A game
that ends is followed by a new one at a new table; only the first opening of all tables is not counted.
Measured: failed requests and events that never came, the time from just before sending an answer until each seat has
read of it, the server's memory and whether it grows, the processor time of the server and of this client per answer.
Then the rate is raised step by step, to find the highest that still holds p99 under 150 ms.
"""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import click
import psutil
import uvloop
from lean_http import Line, connected
from tqdm import tqdm

HOST = "127.0.0.1"
HELD = 0.150  # seconds: what p99 must stay under
STEP = 2 ** (1 / 3)  # by how much the rate is raised: three times for the double
RISE = 20.0  # seconds at each raised rate
SAMPLE = 5.0  # seconds between two looks at the server's memory
WARMING = 5.0  # seconds of play that are not counted
AROUND = 4  # how often every seat of an idle table is listened to besides
OPENING = 8  # tables that are opened at the same time in the beginning
LOST = 5.0  # seconds after which an event is counted as lost
STABLE = 0.1  # by what part memory may grow from the second quarter of a stage to the last


@dataclass
class Stage:
    """What was measured at one rate."""

    rate: float
    seconds: float
    answers: int = 0
    failed: int = 0
    delays: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    work: float = 0.0  # seconds of processor time the server spent
    own_work: float = 0.0  # and this client
    received: int = 0  # bytes of views

    def at(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def reached(self) -> float:
        """Answers per second that were really given."""
        return self.answers / self.seconds

    def per_answer(self, work: float) -> float:
        """Milliseconds of processor time per answer, events and looks included."""
        return 1000 * work / max(1, self.answers)

    def holds(self, tables: int) -> bool:
        return not self.failed and self.at(0.99) < HELD and self.reached > 0.9 * self.rate * tables

    def growth(self) -> tuple[float, float]:
        """The server's memory in the second quarter and in the last, in MB; the first fills what is kept at hand."""
        quarter = max(1, len(self.memory) // 4)
        second, last = self.memory[quarter : 2 * quarter] or self.memory, self.memory[-quarter:]
        return sum(second) / len(second), sum(last) / len(last)

    def summary(self) -> dict[str, Any]:
        return {
            "rate_per_table": round(self.rate, 2),
            "answers_per_second": round(self.reached, 1),
            "answers": self.answers,
            "failed": self.failed,
            "events": len(self.delays),
            "server_ms_per_answer": round(self.per_answer(self.work), 2),
            "client_ms_per_answer": round(self.per_answer(self.own_work), 2),
            "bytes_per_answer": round(self.received / max(1, self.answers)),
            "p50_ms": round(self.at(0.50) * 1000, 1),
            "p99_ms": round(self.at(0.99) * 1000, 1),
            "memory_mb": [round(value) for value in self.memory],
        }


class Seats:
    """The programs of one table: a line for their calls, a stream of events for each, and what they still must hear."""

    def __init__(self, bench: "Bench", table: str, tokens: dict[str, str], line: Line) -> None:
        self.bench = bench
        self.path = f"/api/tables/{table}"
        self.headers = [{"Authorization": f"Bearer {tokens[str(seat)]}"} for seat in range(len(tokens))]
        self.line = line
        self.streams: list[Line] = []
        self.read = -1  # the version up to which the log was read
        self.unheard: dict[
            int, tuple[float, int]
        ] = {}  # by revision: when the answer was sent, how many must still hear

    async def listen(self) -> None:
        for headers in self.headers:
            stream = await connected(HOST, self.bench.port)
            stream.listen(f"{self.path}/events", headers, self.heard)
            self.streams.append(stream)

    def heard(self, kind: str, data: bytes) -> None:
        if kind != "changed":
            return
        revision = json.loads(data)["revision"]
        if revision in self.unheard:
            begin, left = self.unheard.pop(revision)
            self.bench.stage.delays.append(time.perf_counter() - begin)
            if left > 1:
                self.unheard[revision] = (begin, left - 1)

    async def call(self, method: str, path: str, seat: int, body: Any = None) -> tuple[int, bytes]:
        try:
            return await self.line.call(method, self.path + path, self.headers[seat], body)
        except OSError:
            self.line = await connected(HOST, self.bench.port)
            return 0, b""

    async def look(self, seat: int) -> Any:
        while True:
            status, body = await self.call("GET", f"?parts=view&since={self.read}", seat)
            if status == 200:
                return self.seen(body)
            self.bench.stage.failed += 1

    async def answer(self, shown: Any) -> Any:
        stage, decision = self.bench.stage, shown["view"]["decision"]
        choice = self.bench.dice.choice(decision["options"])["answer"]
        body = {"seat": decision["seat"], "decision": decision["id"], "answer": choice}
        revision = shown["table"]["revision"] + 1
        self.unheard[revision] = (time.perf_counter(), len(self.streams))
        status, answered = await self.call("POST", f"/answer?parts=view&since={self.read}", decision["seat"], body)
        stage.answers += 1
        if status == 200:
            return self.seen(answered)
        stage.failed += 1
        del self.unheard[revision]
        return await self.look(decision["seat"])

    def seen(self, body: bytes) -> Any:
        """What came, and that its log is read."""
        self.bench.stage.received += len(body)
        shown = json.loads(body)
        self.read = shown["view"]["version"]
        return shown

    async def leave(self) -> None:
        """Hang up, once the last answers were heard of or are known to be lost."""
        deadline = time.perf_counter() + LOST
        while self.unheard and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        self.bench.stage.failed += sum(left for _, left in self.unheard.values())
        for line in (self.line, *self.streams):
            line.close()


class Bench:
    """The load: one driver per table, one listener per seat."""

    def __init__(self, port: int, game: str, seats: int) -> None:
        self.port = port
        self.game = game
        self.seats = seats
        self.stage = Stage(1.0, 1.0)
        self.dice = random.Random(1)
        self.cookie = ""
        self.stopped = False
        self.begun = asyncio.Event()
        self.free = asyncio.Semaphore(OPENING)

    async def enter(self) -> None:
        """Become a guest."""
        line = await connected(HOST, self.port)
        await line.call("GET", "/api/me", {})
        self.cookie = line.cookie.decode()
        line.close()

    async def open(self) -> Seats:
        body = {"game": self.game, "seats": [{"kind": "me"}] * self.seats, "hotseat": True}
        line = await connected(HOST, self.port)
        _, opened = await line.call("POST", "/api/tables", {"X-Gonfalon": "1", "Cookie": self.cookie}, body)
        told = json.loads(opened)
        table = Seats(self, told["table"], told["tokens"], line)
        await table.listen()
        return table

    async def idle(self, streams: int) -> list[Seats]:
        """Tables at which nobody plays, with so many listeners in all."""
        quiet: list[Seats] = []
        while sum(len(table.streams) for table in quiet) < streams:
            quiet.append(await self.open())
            for _ in range(AROUND):
                await quiet[-1].listen()
        return quiet

    async def drive(self, opened: asyncio.Semaphore) -> None:
        """Play game after game, each at a table of its own."""
        async with self.free:
            table = await self.open()
        opened.release()
        await self.begun.wait()
        due = time.perf_counter() + self.dice.random() / self.stage.rate
        while not self.stopped:
            due = await self.play(table, due)
            await table.leave()
            if not self.stopped:
                table = await self.open()

    async def play(self, table: Seats, due: float) -> float:
        shown = await table.look(0)
        while not self.stopped and not shown["view"]["over"]:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + 1 / self.stage.rate, time.perf_counter())
            if shown["view"]["decision"] is None:
                shown = await table.look(shown["view"]["turn"][0])
            shown = await table.answer(shown)
        return due

    async def measure(self, stage: Stage, server: psutil.Process) -> None:
        """Let the tables play at the stage's rate for its time."""
        self.stage, own = stage, psutil.Process()
        begin, worked, own_worked = time.perf_counter(), spent(server), spent(own)
        with tqdm(total=round(stage.seconds), unit="s", disable=not sys.stderr.isatty(), leave=False) as bar:
            while (left := stage.seconds - (time.perf_counter() - begin)) > 0:
                await asyncio.sleep(min(SAMPLE, left))
                stage.memory.append(server.memory_info().rss / 1e6)
                bar.update(round(time.perf_counter() - begin) - bar.n)
        stage.seconds = time.perf_counter() - begin
        stage.work, stage.own_work = spent(server) - worked, spent(own) - own_worked


def spent(process: psutil.Process) -> float:
    """Seconds of processor time."""
    return float(sum(process.cpu_times()[:2]))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def started(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server of its own process, without a limit on requests."""
    code = "import sys; from gonfalon.server.run import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
    command = [sys.executable, "-c", code, str(port), database]
    return subprocess.Popen(command, env={**os.environ, "GONFALON_RATE": "0"}, stdout=subprocess.DEVNULL)


async def opened_door(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            (await connected(HOST, port)).close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise click.ClickException("the server did not start")


async def run(tables: int, seats: int, seconds: float, game: str, database: str, ramp: bool, idle: int) -> list[Stage]:
    port = free_port()
    process = started(database, port)
    try:
        await opened_door(port)
        bench, opened = Bench(port, game, seats), asyncio.Semaphore(0)
        await bench.enter()
        quiet = await bench.idle(idle)
        drivers = [asyncio.create_task(bench.drive(opened)) for _ in range(tables)]
        for _ in drivers:  # everybody sits down first
            await opened.acquire()
        stages = await measured(bench, psutil.Process(process.pid), tables, seconds, ramp)
        bench.stopped = True
        await asyncio.gather(*drivers, *[table.leave() for table in quiet])
        return stages
    finally:
        process.terminate()
        process.wait()


async def measured(bench: Bench, server: psutil.Process, tables: int, seconds: float, ramp: bool) -> list[Stage]:
    bench.begun.set()
    await bench.measure(Stage(1.0, WARMING), server)
    stages = [Stage(1.0, seconds)]
    await bench.measure(stages[0], server)
    while ramp and stages[-1].holds(tables):
        stages.append(Stage(stages[-1].rate * STEP, min(RISE, seconds)))
        await bench.measure(stages[-1], server)
    return stages


def lasting(stage: Stage) -> str:
    """Whether the server's memory stayed as it was."""
    before, after = stage.growth()
    verdict = "stable" if after < (1 + STABLE) * before else "GROWING"
    change = f"{before:.0f} MB in the second quarter, {after:.0f} MB in the last"
    return f"memory over {stage.seconds / 60:.1f} minutes: {change}: {verdict}"


@click.command()
@click.option("--tables", default=200, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=600.0, show_default=True, help="How long at one answer per second and table.")
@click.option("--game", default="byzantium", show_default=True)
@click.option("--database", default=None, help="A fresh SQLite file if not given.")
@click.option("--idle", default=2000, show_default=True, help="Streams of events that are open besides.")
@click.option("--ramp/--no-ramp", default=True, show_default=True, help="Raise the rate until p99 breaks.")
@click.option("--json", "as_json", is_flag=True)
def main(
    tables: int, seats: int, seconds: float, game: str, database: str | None, ramp: bool, idle: int, as_json: bool
) -> None:
    """Measure a server under many tables of programs."""
    with tempfile.TemporaryDirectory() as folder:
        stages = uvloop.run(run(tables, seats, seconds, game, database or f"{folder}/bench.sqlite3", ramp, idle))
    held = [stage for stage in stages if stage.holds(tables)]
    best = max((stage.reached for stage in held), default=0.0)
    if as_json:
        print(json.dumps({"tables": tables, "seats": seats, "stages": [s.summary() for s in stages], "held": best}))
        return
    print(f"{tables} tables of {game}, {seats} seats each, {idle} idle streams beside them")
    columns = f"{'server':>7} {'client':>7} {'bytes':>6}  memory MB"
    print(f"{'answers/s':>10} {'failed':>7} {'p50 ms':>8} {'p99 ms':>8} {columns}")
    for stage in stages:
        memory = f"{stage.memory[0]:.0f} to {stage.memory[-1]:.0f}" if stage.memory else ""
        p50, p99 = stage.at(0.5) * 1000, stage.at(0.99) * 1000
        work = f"{stage.per_answer(stage.work):>7.2f} {stage.per_answer(stage.own_work):>7.2f}"
        size = round(stage.received / max(1, stage.answers))
        print(f"{stage.reached:>10.1f} {stage.failed:>7} {p50:>8.1f} {p99:>8.1f} {work} {size:>6}  {memory}")
    print("server, client: milliseconds of processor time per answer; bytes: of views, per answer")
    print(lasting(stages[0]))
    print(f"the highest rate that held p99 < {HELD * 1000:.0f} ms without a failure: {best:.0f} answers/s")


if __name__ == "__main__":
    main()
