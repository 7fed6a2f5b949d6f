"""The processes in which bots think and advice is worked out: no request ever waits for somebody else's thoughts."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from gonfalon import bots, registry
from gonfalon.server.errors import Busy
from gonfalon.server.settings import Settings

log = logging.getLogger("gonfalon.workers")

R = TypeVar("R")
Worker = ProcessPoolExecutor  # a pool of one process


class Workers:
    """Some processes, each with one piece of work at a time: to end one that does not come back harms no other.

    Who asks first is served first, so that short work gets in between pieces of long work.
    """

    def __init__(self, settings: Settings, begin: Callable[[], None] | None = None) -> None:
        self.settings = settings
        self.begin = begin  # run first in every worker
        self._free = asyncio.Semaphore(settings.bot_workers)
        self._idle: list[Worker] = []  # started, with nothing to do
        self._busy: set[Worker] = set()

    def get_ready(self) -> None:
        """Start a worker before it is needed, so that the first thought comes at once."""
        worker = self._started()
        worker.submit(bots.levels)
        self._idle.append(worker)

    async def run(self, work: Callable[..., R], *args: Any, patience: float | None = None) -> R:
        """What a plain function returns; Busy if that takes longer than ``patience``, in seconds.

        A worker may be lost for reasons of its own, so the work is begun once more then; Busy if that one is lost too.
        """
        seconds = self.settings.bot_patience if patience is None else patience
        async with self._free:  # waiting for a worker is not thinking
            try:
                return await self._done(self._idle.pop() if self._idle else self._started(), seconds, work, args)
            except BrokenProcessPool:
                log.warning("a worker was lost, so %s begins again", work.__name__)
            try:
                return await self._done(self._started(), seconds, work, args)
            except BrokenProcessPool:
                raise Busy("whoever thinks about this is lost; try again") from None

    async def _done(self, worker: Worker, seconds: float, work: Callable[..., R], args: tuple[Any, ...]) -> R:
        """What this worker makes of it. One that is lost or does not come back is dismissed."""
        self._busy.add(worker)
        try:
            running = asyncio.get_running_loop().run_in_executor(worker, work, *args)
            return await asyncio.wait_for(running, seconds)
        except TimeoutError:
            self._dismiss(worker)
            raise Busy("this took too long to think about; try again") from None
        except (BrokenProcessPool, asyncio.CancelledError):
            self._dismiss(worker)
            raise
        finally:
            if worker in self._busy:
                self._busy.remove(worker)
                self._idle.append(worker)

    def _started(self) -> Worker:
        told = (self.begin, registry.contents())
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, told)

    def _dismiss(self, worker: Worker) -> None:
        self._busy.remove(worker)
        _end(worker, wait=False)

    async def close(self) -> None:
        ending = [asyncio.to_thread(_end, worker, wait=True) for worker in (*self._idle, *self._busy)]
        self._idle.clear()
        await asyncio.gather(*ending)


def _end(worker: Worker, wait: bool) -> None:
    """End a worker, whatever it thinks about."""
    for process in list((worker._processes or {}).values()):
        process.terminate()
    worker.shutdown(wait, cancel_futures=True)


def _go_with_the_server() -> None:
    """End this process as soon as its server has gone, also when that was killed and could tell nobody."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _begin(begin: Callable[[], None] | None, contents: registry.Contents) -> None:
    """Runs first in every worker: Ctrl-C is the server's business, and the games are played with its data files."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_with_the_server, daemon=True).start()
    registry.use(contents)
    if begin is not None:
        begin()
