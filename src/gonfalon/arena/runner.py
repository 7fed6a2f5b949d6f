"""Where the games are played: here, in a pool of processes, or on a Ray cluster. The results are the same."""

import logging
import multiprocessing
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

from gonfalon import registry
from gonfalon.arena.book import Book, Result
from gonfalon.arena.errors import NoCluster
from gonfalon.arena.play import play
from gonfalon.arena.schedule import Pairing, Tournament

log = logging.getLogger("gonfalon.arena")


def here(pairings: list[Pairing], timed: bool = False) -> Iterator[Result]:
    """One game after the other in this process."""
    for pairing in pairings:
        yield play(pairing, timed, registry.contents())


def in_processes(pairings: list[Pairing], workers: int, timed: bool = False) -> Iterator[Result]:
    """A pool of processes that start from a server which has loaded everything once.

    An interruption lets the games in progress come to their end first, so that none is lost.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["gonfalon.arena.play"])
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_keep_on) as pool:
        waiting = {pool.submit(play, pairing, timed, registry.contents()) for pairing in pairings}
        try:
            yield from _arriving(waiting)
        except KeyboardInterrupt:
            yield from _arriving({future for future in waiting if not future.cancel()})
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _keep_on() -> None:
    """A worker leaves it to the process that sent it what to do about Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _arriving(waiting: "set[Future[Result]]") -> Iterator[Result]:
    """Results as they come; what has come waits no longer."""
    for done in as_completed(set(waiting)):
        waiting.discard(done)
        yield done.result()


def _check_reachable(address: str) -> None:
    """A sentence instead of minutes of Ray's own attempts, if nobody listens at ``host:port``."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except OSError as error:
            raise NoCluster(f"the Ray cluster {address!r} cannot be reached: {error}") from error


def _start_here(ray: Any) -> None:
    """Start a cluster on this machine. Ray gives its own processes 30 seconds, which a busy machine may need twice."""
    for left in (1, 0):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
            return
        except Exception as error:  # Ray raises a plain Exception for this
            if "timed out during startup" not in str(error):
                raise
            ray.shutdown()
            if not left:
                raise NoCluster(f"Ray did not start in time on this machine, twice: {error}") from error
            log.warning("Ray did not start in time; this machine may be busy, so it is started once more")


def on_ray(pairings: list[Pairing], address: str, timed: bool = False) -> Iterator[Result]:
    """A Ray cluster; the address ``local`` starts one of two workers on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed: pip install gonfalon[cluster]") from None
    _check_reachable(address)
    try:
        if address == "local":
            _start_here(ray)
        else:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"the Ray cluster {address!r} cannot be reached: {error}") from error
    try:
        remote = ray.remote(play)
        files = registry.contents()
        waiting = [remote.remote(pairing, timed, files) for pairing in pairings]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def run(
    tournament: Tournament,
    workers: int = 1,
    ray: str = "",
    path: Path | None = None,
    timed: bool = False,
    progress: Any = None,
) -> list[Result]:
    """All results of a tournament in the order of its games. ``progress`` is called after every game."""
    tournament = tournament.checked()
    book = Book(path, tournament)
    todo = [pairing for pairing in tournament.pairings() if pairing.number not in book.known]
    if ray and todo:
        results = on_ray(todo, ray, timed)
    elif workers > 1 and todo:
        results = in_processes(todo, workers, timed)
    else:
        results = here(todo, timed)
    if progress is not None:
        progress(tournament.games - len(todo))
    for result in results:
        book.add(result)
        if progress is not None:
            progress(1)
    return [book.known[pairing.number] for pairing in tournament.pairings()]
