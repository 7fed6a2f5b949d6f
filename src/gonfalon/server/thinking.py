"""Bots at the tables. They think in other processes, and answer through the same door as people."""

import asyncio
import logging
import multiprocessing
import secrets
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any

import gonfalon
from gonfalon import bots
from gonfalon.server import matches
from gonfalon.server.play import awaited_bots
from gonfalon.server.settings import Settings
from gonfalon.server.table import Table

log = logging.getLogger("gonfalon.bots")

Door = Callable[[str, int, str, str], Awaitable[Any]]  # table, seat, decision, answer


class Thinkers:
    """The bots of this server. ``consider`` is told of every table that changed."""

    def __init__(self, settings: Settings, begin: Callable[[], None] | None = None) -> None:
        self.settings = settings
        self.begin = begin  # run first in every worker
        self.find: Callable[[str], Awaitable[Table]]
        self.door: Door
        self.started: Callable[[str, int], None] = lambda table_id, seat: None  # told when a bot begins to think
        self._free = asyncio.Semaphore(settings.bot_workers)
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def get_ready(self) -> None:
        """Start a worker before it is needed, so that the first bot answers at once."""
        self._workers().submit(bots.levels)

    def thinking(self, table_id: str) -> set[int]:
        """The seats whose bots are at work."""
        return {seat for table, seat in self._tasks if table == table_id}

    def consider(self, table: Table) -> None:
        """Let every bot that is awaited at this table think, unless it already does."""
        for seat in awaited_bots(table):
            if (table.id, seat) not in self._tasks:
                self._tasks[table.id, seat] = asyncio.create_task(self._play(table.id, seat))

    async def _play(self, table_id: str, seat: int) -> None:
        """Answer for a seat until it is no longer a bot's turn there."""
        try:
            self.started(table_id, seat)
            while seat in awaited_bots(await self.find(table_id)):
                await asyncio.sleep(self.settings.bot_pause)
                await self._answer(table_id, seat)
        except gonfalon.GonfalonError as error:
            log.error("table %s: the bot of seat %d could not answer (%s)", table_id, seat, error)
        finally:
            del self._tasks[table_id, seat]

    async def _answer(self, table_id: str, seat: int) -> None:
        table = await self.find(table_id)
        if seat not in awaited_bots(table):
            return
        decision = table.match.decision_id(seat)
        answer = await self._thought(table.match, table.seats[seat].level, seat)
        try:
            await self.door(table_id, seat, decision, answer)
        except gonfalon.BadAnswer:
            log.info("table %s changed while the bot of seat %d was thinking", table_id, seat)

    async def _thought(self, match: gonfalon.Match, level: str, seat: int) -> str:
        """The bot's answer; a random one if it fails, takes too long or answers what is not allowed."""
        legal = [answer for answer in match.legal(seat) if isinstance(answer, str)]
        think = partial(bots.choose, level, matches.for_thinking(match), seat, secrets.randbits(63))
        try:
            async with self._free:  # waiting for a worker is not thinking
                running = asyncio.get_running_loop().run_in_executor(self._workers(), think, self.settings.bot_seconds)
                answer = await asyncio.wait_for(running, self.settings.bot_patience)
            if answer in legal:
                return answer
            log.error("the %s bot of %s answered %r, which is not allowed", level, match.game.name, answer)
        except (BrokenProcessPool, TimeoutError):
            log.error("the %s bot of %s does not come back", level, match.game.name)
            self._dismiss()
        except Exception:
            log.exception("the %s bot of %s failed", level, match.game.name)
        return secrets.choice(legal)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, context, _begin, (self.begin,))
        return self._pool

    def _dismiss(self) -> ProcessPoolExecutor | None:
        """End the workers, whatever they think about; the next thought gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
        return pool

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool = self._dismiss()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)


def _begin(begin: Callable[[], None] | None) -> None:
    """Runs first in every worker: Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if begin is not None:
        begin()
