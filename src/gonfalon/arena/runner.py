"""Where the games are played: here, in a pool of processes, or on a Ray cluster. The results are the same."""

import json
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

from gonfalon import registry
from gonfalon.arena.errors import NoCluster, OtherTournament
from gonfalon.arena.play import play, play_batch
from gonfalon.arena.schedule import Pairing, Tournament

Result = dict[str, Any]
#: Games sent to a worker at once.
BATCH = 4


def here(pairings: list[Pairing], timed: bool = False) -> Iterator[Result]:
    """One game after the other in this process."""
    for pairing in pairings:
        yield play(pairing, timed)


def in_processes(pairings: list[Pairing], workers: int, timed: bool = False) -> Iterator[Result]:
    """A pool of processes that start from a server which has loaded everything once."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["gonfalon.arena.play"])
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        files = registry.contents()
        waiting = [pool.submit(play_batch, batch, timed, files) for batch in _batches(pairings, workers)]
        try:
            for done in as_completed(waiting):
                yield from done.result()
        finally:
            for future in waiting:
                future.cancel()


def on_ray(pairings: list[Pairing], address: str, timed: bool = False) -> Iterator[Result]:
    """A Ray cluster; the address ``local`` starts one of two workers on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed: pip install gonfalon[cluster]") from None
    try:
        if address == "local":
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"the Ray cluster {address!r} cannot be reached: {error}") from error
    try:
        remote = ray.remote(play_batch)
        workers = int(ray.cluster_resources().get("CPU", 1))
        files = registry.contents()
        waiting = [remote.remote(batch, timed, files) for batch in _batches(pairings, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for batch in ray.get(done):
                yield from batch
    finally:
        ray.shutdown()


def _batches(pairings: list[Pairing], workers: int) -> list[list[Pairing]]:
    size = max(1, min(BATCH, len(pairings) // (workers * 4)))
    return [pairings[start : start + size] for start in range(0, len(pairings), size)]


class Book:
    """A file of results, one per line, that a later run goes on with. Without a path nothing is kept."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.known: dict[int, Result] = {}
        if path is not None:
            self._open(path, tournament)

    def _open(self, path: Path, tournament: Tournament) -> None:
        wanted = tournament.header()
        whole: list[str] = []
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue  # the line that was being written when the last run was stopped
                if not isinstance(entry, dict) or (not whole and entry != json.loads(json.dumps(wanted))):
                    raise OtherTournament(f"{path} does not hold the games of this tournament")
                if whole and type(entry.get("number")) is int and isinstance(entry.get("scores"), list):
                    self.known[entry["number"]] = entry
                whole.append(line)
            if not whole and path.stat().st_size:
                raise OtherTournament(f"{path} does not hold the games of a tournament")
        path.write_text("\n".join(whole or [json.dumps(wanted)]) + "\n", encoding="utf-8")

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
