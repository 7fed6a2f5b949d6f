"""Where the games are played: here, in a pool of processes, or on a Ray cluster. The results are the same."""

import json
import multiprocessing
import os
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

from gonfalon import registry
from gonfalon.arena.errors import NoCluster, OtherTournament
from gonfalon.arena.play import play
from gonfalon.arena.schedule import Pairing, Tournament

Result = dict[str, Any]


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


def on_ray(pairings: list[Pairing], address: str, timed: bool = False) -> Iterator[Result]:
    """A Ray cluster; the address ``local`` starts one of two workers on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed: pip install gonfalon[cluster]") from None
    _check_reachable(address)
    try:
        if address == "local":
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
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


def _lines(path: Path) -> list[str]:
    """The whole lines of a file, none if there is no file: the last may have been cut off while it was written."""
    if not path.parent.is_dir():
        raise OtherTournament(f"{path} cannot be written: there is no folder {path.parent}")
    if not path.exists():
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeError:
        raise OtherTournament(f"{path} does not hold the games of a tournament: it is not text") from None
    return lines[:-1] if len(lines) > 1 and _result(lines[-1]) is None else lines


def _result(line: str) -> Result | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) and type(found.get("number")) is int else None


def _differs(wanted: dict[str, Any], line: str) -> str:
    """What the first line of a file says otherwise, in words; "" if nothing."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "format" not in found:
        return "it is not a file of the arena"
    keys = [key for key in {**wanted, **found} if wanted.get(key) != found.get(key)]
    return "; ".join(f"its {key} is {json.dumps(found.get(key))}, not {json.dumps(wanted.get(key))}" for key in keys)


def _fits(result: Result, pairing: Pairing | None) -> bool:
    """Whether this is a result of that game; of one beyond the number asked for, whether it looks like one."""
    if pairing is None:
        return isinstance(result.get("bots"), list)
    seats = len(pairing.bots)
    rows = [result.get(key) for key in ("scores", "decisions")]
    winners = result.get("winners")
    return (
        (result.get("bots"), result.get("seed")) == (list(pairing.bots), pairing.seed)
        and all(isinstance(row, list) and len(row) == seats for row in rows)
        and isinstance(winners, list)
        and all(seat in range(seats) for seat in winners)
    )


class Book:
    """A file of results, one per line, that a later run goes on with. Without a path nothing is kept."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.known: dict[int, Result] = {}
        if path is not None:
            self._open(path, tournament)

    def _open(self, path: Path, tournament: Tournament) -> None:
        wanted = json.dumps(tournament.header())
        lines = _lines(path) or [wanted]
        if differs := _differs(json.loads(wanted), lines[0]):
            raise OtherTournament(f"{path} does not hold the games of this tournament: {differs}")
        pairings = {pairing.number: pairing for pairing in tournament.pairings()}
        for line in lines[1:]:
            result = _result(line)
            if result is None or not _fits(result, pairings.get(result["number"])):
                raise OtherTournament(f"{path} is damaged: {line[:60]!r} is not a game of this tournament")
            self.known[result["number"]] = result
        beside = path.with_name(path.name + ".new")  # so that a crash never leaves half of what was there
        beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
        os.replace(beside, path)

    def add(self, result: Result) -> None:
        self.known[result["number"]] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")


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
