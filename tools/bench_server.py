"""How much a server carries: many tables of programs that answer over HTTP and listen for events.

    python tools/bench_server.py --seconds 600
    python tools/bench_server.py --tables 50 --seconds 30 --database postgresql://…

At every table one answer is given per 1/rate seconds, each seat with its own token and its own stream of events.
Measured: failed requests, the time from sending an answer until each seat hears of it, the server's memory and its
processor time per answer.
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

import aiohttp
import click
import psutil
from tqdm import tqdm

HELD = 0.150  # seconds: what p99 must stay under
STEP = 1.4  # by how much the rate is raised
RISE = 20.0  # seconds at each raised rate
SAMPLE = 5.0  # seconds between two looks at the server's memory


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

    def at(self, share: float) -> float:
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    @property
    def reached(self) -> float:
        """Answers per second that were really given."""
        return self.answers / self.seconds

    @property
    def per_answer(self) -> float:
        """Milliseconds of the server's processor time per answer, events and looks included."""
        return 1000 * self.work / max(1, self.answers)

    def holds(self, tables: int) -> bool:
        return not self.failed and self.at(0.99) < HELD and self.reached > 0.9 * self.rate * tables

    def summary(self) -> dict[str, Any]:
        return {
            "rate_per_table": round(self.rate, 2),
            "answers_per_second": round(self.reached, 1),
            "answers": self.answers,
            "failed": self.failed,
            "events": len(self.delays),
            "server_ms_per_answer": round(self.per_answer, 2),
            "p50_ms": round(self.at(0.50) * 1000, 1),
            "p99_ms": round(self.at(0.99) * 1000, 1),
            "memory_mb": [round(value) for value in self.memory],
        }


class Bench:
    """The load: one driver per table, one listener per seat."""

    def __init__(self, http: aiohttp.ClientSession, game: str, seats: int) -> None:
        self.http = http
        self.game = game
        self.seats = seats
        self.stage = Stage(1.0, 1.0)
        self.dice = random.Random(1)

    async def open(self) -> tuple[str, dict[str, str]]:
        body = {"game": self.game, "seats": [{"kind": "me"}] * self.seats, "hotseat": True}
        async with self.http.post("/api/tables", json=body, headers={"X-Gonfalon": "1"}) as response:
            opened = await response.json()
            return opened["table"], opened["tokens"]

    async def drive(self, stop: asyncio.Event) -> None:
        """Play game after game at one table."""
        while not stop.is_set():
            table, tokens = await self.open()
            sent: dict[int, float] = {}
            listeners = [asyncio.create_task(self.listen(table, token, sent)) for token in tokens.values()]
            try:
                await self.play(table, tokens, sent, stop)
            finally:
                for listener in listeners:
                    listener.cancel()
                await asyncio.gather(*listeners, return_exceptions=True)

    async def play(self, table: str, tokens: dict[str, str], sent: dict[int, float], stop: asyncio.Event) -> None:
        shown = await self.look(table, tokens["0"])
        due = time.perf_counter() + self.dice.random() / self.stage.rate
        while not stop.is_set() and not shown["view"]["over"]:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + 1 / self.stage.rate, time.perf_counter())
            token = tokens[str(shown["view"]["turn"][0])]
            if shown["view"]["decision"] is None or shown["view"]["seat"] not in shown["view"]["turn"]:
                shown = await self.look(table, token)
            shown = await self.answer(table, token, shown, sent)

    async def look(self, table: str, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        async with self.http.get(f"/api/tables/{table}?parts=view", headers=headers) as response:
            return await response.json()

    async def answer(self, table: str, token: str, shown: Any, sent: dict[int, float]) -> Any:
        decision = shown["view"]["decision"]
        choice = self.dice.choice(decision["options"])["answer"]
        body = {"seat": decision["seat"], "decision": decision["id"], "answer": choice}
        headers = {"Authorization": f"Bearer {token}"}
        sent[shown["table"]["revision"] + 1] = time.perf_counter()
        path = f"/api/tables/{table}/answer?parts=view"
        async with self.http.post(path, json=body, headers=headers) as response:
            self.stage.answers += 1
            if response.status == 200:
                return await response.json()
        self.stage.failed += 1
        return await self.look(table, token)

    async def listen(self, table: str, token: str, sent: dict[int, float]) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        timeout = aiohttp.ClientTimeout(total=None)
        async with self.http.get(f"/api/tables/{table}/events", headers=headers, timeout=timeout) as response:
            changed = False
            async for line in response.content:
                if line.startswith(b"event: "):
                    changed = line == b"event: changed\n"
                elif changed and line.startswith(b"data: "):
                    begin = sent.get(json.loads(line[6:])["revision"])
                    if begin is not None:
                        self.stage.delays.append(time.perf_counter() - begin)

    async def measure(self, stage: Stage, server: psutil.Process) -> None:
        """Let the tables play at the stage's rate for its time."""
        self.stage = stage
        begin, worked = time.perf_counter(), sum(server.cpu_times()[:2])
        with tqdm(total=round(stage.seconds), unit="s", disable=not sys.stderr.isatty(), leave=False) as bar:
            while (left := stage.seconds - (time.perf_counter() - begin)) > 0:
                await asyncio.sleep(min(SAMPLE, left))
                stage.memory.append(server.memory_info().rss / 1e6)
                bar.update(round(time.perf_counter() - begin) - bar.n)
        stage.seconds = time.perf_counter() - begin
        stage.work = sum(server.cpu_times()[:2]) - worked


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def started(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server of its own process, without a limit on requests."""
    code = "import sys; from gonfalon.server.run import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
    command = [sys.executable, "-c", code, str(port), database]
    return subprocess.Popen(command, env={**os.environ, "GONFALON_RATE": "0"}, stdout=subprocess.DEVNULL)


async def opened_door(http: aiohttp.ClientSession) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            async with http.get("/api/me") as response:
                await response.read()
                return
        except aiohttp.ClientConnectionError:
            await asyncio.sleep(0.1)
    raise click.ClickException("the server did not start")


async def run(tables: int, seats: int, seconds: float, game: str, database: str, ramp: bool) -> list[Stage]:
    port = free_port()
    process = started(database, port)
    connector = aiohttp.TCPConnector(limit=0)
    jar = aiohttp.CookieJar(unsafe=True)  # the address is a number
    try:
        async with aiohttp.ClientSession(f"http://127.0.0.1:{port}", connector=connector, cookie_jar=jar) as http:
            await opened_door(http)
            bench, stop = Bench(http, game, seats), asyncio.Event()
            drivers = [asyncio.create_task(bench.drive(stop)) for _ in range(tables)]
            stages = await measured(bench, psutil.Process(process.pid), tables, seconds, ramp)
            stop.set()
            for driver in drivers:
                driver.cancel()
            await asyncio.gather(*drivers, return_exceptions=True)
            return stages
    finally:
        process.terminate()
        process.wait()


async def measured(bench: Bench, server: psutil.Process, tables: int, seconds: float, ramp: bool) -> list[Stage]:
    await bench.measure(Stage(1.0, min(10.0, seconds)), server)  # everybody sits down; not counted
    stages = [Stage(1.0, seconds)]
    await bench.measure(stages[0], server)
    while ramp and stages[-1].holds(tables):
        stages.append(Stage(stages[-1].rate * STEP, min(RISE, seconds)))
        await bench.measure(stages[-1], server)
    return stages


@click.command()
@click.option("--tables", default=200, show_default=True)
@click.option("--seats", default=4, show_default=True)
@click.option("--seconds", default=600.0, show_default=True, help="How long at one answer per second and table.")
@click.option("--game", default="byzantium", show_default=True)
@click.option("--database", default=None, help="A fresh SQLite file if not given.")
@click.option("--ramp/--no-ramp", default=True, show_default=True, help="Raise the rate until p99 breaks.")
@click.option("--json", "as_json", is_flag=True)
def main(tables: int, seats: int, seconds: float, game: str, database: str | None, ramp: bool, as_json: bool) -> None:
    """Measure a server under many tables of programs."""
    with tempfile.TemporaryDirectory() as folder:
        stages = asyncio.run(run(tables, seats, seconds, game, database or f"{folder}/bench.sqlite3", ramp))
    held = [stage for stage in stages if stage.holds(tables)]
    best = max((stage.reached for stage in held), default=0.0)
    if as_json:
        print(json.dumps({"tables": tables, "seats": seats, "stages": [s.summary() for s in stages], "held": best}))
        return
    print(f"{tables} tables of {game}, {seats} seats each")
    print(f"{'answers/s':>10} {'failed':>7} {'p50 ms':>8} {'p99 ms':>8} {'cpu ms':>7}  memory MB (first, last)")
    for stage in stages:
        memory = f"{stage.memory[0]:.0f}, {stage.memory[-1]:.0f}" if stage.memory else ""
        p50, p99 = stage.at(0.5) * 1000, stage.at(0.99) * 1000
        print(f"{stage.reached:>10.1f} {stage.failed:>7} {p50:>8.1f} {p99:>8.1f} {stage.per_answer:>7.2f}  {memory}")
    print(f"the highest rate that held p99 < {HELD * 1000:.0f} ms without a failure: {best:.0f} answers/s")


if __name__ == "__main__":
    main()
