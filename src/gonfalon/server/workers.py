"""The processes in which bots think and advice is worked out: no request ever waits for somebody else's thoughts."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from gonfalon import bots, registry
from gonfalon.server.errors import Busy
from gonfalon.server.settings import Settings

R = TypeVar("R")


class Workers:
    """A pool of processes. Who asks first is served first, so that short work gets in between pieces of long work."""

    def __init__(self, settings: Settings, begin: Callable[[], None] | None = None) -> None:
        self.settings = settings
        self.begin = begin  # run first in every worker
        self._free = asyncio.Semaphore(settings.bot_workers)
        self._pool: ProcessPoolExecutor | None = None

    def get_ready(self) -> None:
        """Start a worker before it is needed, so that the first thought comes at once."""
        self._started().submit(bots.levels)

    async def run(self, work: Callable[..., R], *args: Any) -> R:
        """What a plain function returns; Busy if that takes too long or its worker is lost."""
        async with self._free:  # waiting for a worker is not thinking
            pool = self._started()
            try:
                running = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                return await asyncio.wait_for(running, self.settings.bot_patience)
            except (BrokenProcessPool, TimeoutError):
                self._dismiss(pool)
                raise Busy("this took too long to think about; try again") from None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            told = (self.begin, registry.contents())
            self._pool = ProcessPoolExecutor(self.settings.bot_workers, context, _begin, told)
        return self._pool

    def _dismiss(self, pool: ProcessPoolExecutor) -> None:
        """End these workers, whatever they think about; the next thought gets new ones."""
        if pool is self._pool:
            self._pool = None
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()

    async def close(self) -> None:
        pool = self._pool
        if pool is not None:
            self._dismiss(pool)
            await asyncio.to_thread(pool.shutdown)


def _begin(begin: Callable[[], None] | None, contents: registry.Contents) -> None:
    """Runs first in every worker: Ctrl-C is the server's business, and the games are played with its data files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    registry.use(contents)
    if begin is not None:
        begin()
