"""How fast each game runs here and now. Compare numbers of one run only: machines and days differ."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter, process_time
from typing import Any

from gonfalon import _build
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh


@dataclass(frozen=True)
class Speed:
    """One game with one number of seats, in random play."""

    game: str
    seats: int
    decisions_per_s: float
    games_per_s: float
    options_p99_us: float  # what 99 of 100 decisions need at most to work their options out anew
    match_copy_us: float
    state_copy_us: float


def measure(game: Game, seats: int, seconds: float = 1.0, seed: int = 1) -> Speed:
    """Random games for about so long, then copies of a position in the middle of one."""
    root = Generator(seed)
    _random_game(game, seats, root)  # so that texts, maps and copiers are loaded
    games = decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not games:
        decisions += _random_game(game, seats, root)
        games += 1
    middle = _random_match(game, seats, decisions // games // 2, Generator(seed))
    return Speed(
        game=game.name,
        seats=seats,
        decisions_per_s=decisions / elapsed,
        games_per_s=games / elapsed,
        options_p99_us=_slow_options(game, seats, seconds, Generator(seed)),
        match_copy_us=_microseconds(middle.copy, seconds / 5),
        state_copy_us=_microseconds(middle.state.copy, seconds / 5),
    )


def _random_game(game: Game, seats: int, root: Generator) -> int:
    """The number of decisions of a whole random game."""
    generator = root.split()
    match = fresh(game, seats, {}, generator.seed())
    decisions = 0
    while not match.over:
        _answer(match, generator)
        decisions += 1
    return decisions


def _slow_options(game: Game, seats: int, seconds: float, root: Generator) -> float:
    """The microseconds of processor time in which 99 of 100 decisions of random games work out their options anew."""
    times: list[float] = []
    began = perf_counter()
    while perf_counter() - began < seconds or not times:
        generator = root.split()
        match = fresh(game, seats, {}, generator.seed())
        while not match.over:
            match.state._request = None
            asked = process_time()
            match.state.request()
            times.append(process_time() - asked)
            _answer(match, generator)
    return sorted(times)[len(times) * 99 // 100] * 1e6


def _random_match(game: Game, seats: int, answers: int, generator: Generator) -> Match:
    match = fresh(game, seats, {}, generator.seed())
    for _ in range(answers):
        if not match.over:
            _answer(match, generator)
    return match


def _answer(match: Match, generator: Generator) -> None:
    seat = match.turn[0]
    legal = match.legal(seat)
    match._apply(legal[generator.below(len(legal))], seat)


def _microseconds(call: Callable[[], Any], seconds: float) -> float:
    """How long one call takes, measured over about so many seconds."""
    calls = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not calls:
        for _ in range(100):
            call()
        calls += 100
    return elapsed / calls * 1e6


_IMPORT = """
import json, os, time
def memory():
    if not os.path.exists("/proc/self/statm"):
        return None
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
before, began = memory(), time.perf_counter()
import gonfalon
took = (time.perf_counter() - began) * 1000
print(json.dumps([took, None if before is None else memory() - before]))
"""


def import_cost() -> tuple[float, float | None]:
    """Milliseconds and MiB that ``import gonfalon`` takes in a new process (the best of three).

    The memory is None where the system does not tell it.
    """
    runs = []
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", _IMPORT], check=True, capture_output=True, text=True)  # noqa: S603
        runs.append(json.loads(done.stdout))
    known = [run[1] for run in runs if run[1] is not None]
    return min(run[0] for run in runs), min(known, default=None)


def report(speeds: list[Speed]) -> dict[str, Any]:
    """Everything measured, as plain data."""
    milliseconds, mebibytes = import_cost()
    return {
        "build": "compiled" if _build.compiled() else "pure",
        "python": sys.version.split()[0],
        "import_ms": milliseconds,
        "import_mib": mebibytes,
        "games": [asdict(speed) for speed in speeds],
    }


def table(found: dict[str, Any]) -> list[str]:
    """The report as lines for people."""
    memory = "" if found["import_mib"] is None else f" and {found['import_mib']:.1f} MiB"
    width = max(len(one["game"]) for one in found["games"])
    lines = [
        f"build {found['build']}, Python {found['python']}, import gonfalon {found['import_ms']:.0f} ms{memory}",
        f"{'game':<{width}} {'seats':>5} {'decisions/s':>12} {'games/s':>9} "
        f"{'options p99':>11} {'Match.copy':>11} {'State.copy':>11}",
    ]
    for one in found["games"]:
        lines.append(
            f"{one['game']:<{width}} {one['seats']:>5} {one['decisions_per_s']:>12,.0f} {one['games_per_s']:>9,.1f} "
            f"{one['options_p99_us']:>8.0f} µs {one['match_copy_us']:>8.2f} µs {one['state_copy_us']:>8.2f} µs"
        )
    return lines
