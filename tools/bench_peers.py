"""Our speed beside catanatron's, measured in the same run on the same machine.

python tools/bench_peers.py [--games GAME ...] [--seconds 5] [--rounds 3] [--json] [--venv FOLDER]

catanatron and catanatron_gym come from PyPI into a virtual environment of their own, which is thrown away
unless a folder is named. Both sides are measured in turns; times are processor time, and the best round counts,
so that other work on the machine disturbs neither side. Nothing of theirs is imported here.
"""

import argparse
import json
import subprocess
import tempfile
import time
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gonfalon.match import Match

SEATS = 4
clock = time.process_time

PACKAGES = ("catanatron", "catanatron_gym", "gymnasium", "numpy<2")

#: What runs in their environment. catanatron 3.2.1, the newest on PyPI, has no MCTS player; where one is found it
#: is measured, otherwise the playout every one of its simulations needs: a copy and a random game to the end.
THEIRS = """
import json, random, sys, time
seconds = float(sys.argv[1])
from catanatron import Color, Game, RandomPlayer
COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
clock = time.process_time
def fresh(seed):
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)
out = {}
decisions, seed, start = 0, 0, clock()
while clock() - start < seconds:
    game = fresh(seed)
    game.play()
    decisions += len(getattr(game.state, "actions", None) or game.state.action_records)
    seed += 1
out["decisions_per_second"] = decisions / (clock() - start)
game = fresh(1)
for _ in range(100):
    game.play_tick()
copies, start = 0, clock()
while clock() - start < seconds / 4:
    for _ in range(50):
        game.copy()
    copies += 50
out["copy_us"] = (clock() - start) / copies * 1e6
try:
    from catanatron.players.mcts import MCTSPlayer
    player = MCTSPlayer(Color.RED, num_simulations=10)
    game = Game([player] + [RandomPlayer(color) for color in COLORS[1:]], seed=1)
    start, asked = clock(), 0
    while clock() - start < seconds and asked < 20 and game.winning_color() is None:
        many = len(game.state.playable_actions) > 1 and game.state.current_color() == Color.RED
        before = clock()
        game.play_tick()
        if many:
            asked += 1
            out["simulation_s"] = out.get("simulation_s", 0.0) + clock() - before
    out["simulation_ms"] = out.pop("simulation_s") / (asked * 10) * 1e3
    out["simulation"] = "MCTSPlayer"
except ImportError:
    playouts, start = 0, clock()
    while clock() - start < seconds:
        game.copy().play()
        playouts += 1
    out["simulation_ms"] = (clock() - start) / playouts * 1e3
    out["simulation"] = "one copy and random playout (no MCTS player on PyPI)"
try:
    import warnings
    warnings.simplefilter("ignore")
    import gymnasium, catanatron_gym
    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    _, info = env.reset(seed=1)
    steps, start = 0, clock()
    while clock() - start < seconds:
        _, _, ended, cut, info = env.step(random.choice(info["valid_actions"]))
        steps += 1
        if ended or cut:
            _, info = env.reset()
    out["gym_steps_per_second"] = steps / (clock() - start)
except ImportError as error:
    print(f"catanatron_gym: {error}", file=sys.stderr)
print(json.dumps(out))
"""


def installed(folder: Path) -> Path:
    """A virtual environment with the peer in it; its interpreter."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *PACKAGES]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"bench_peers: the peer cannot be installed: {done.stderr.strip().splitlines()[-1]}")
    return python


def theirs(python: Path, seconds: float) -> dict[str, Any]:
    command = [str(python), "-c", THEIRS, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"bench_peers: the peer's measurement failed: {done.stderr.strip().splitlines()[-1]}")
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def ours(game: str, seconds: float) -> dict[str, Any]:
    """The same four measurements of a game for four."""
    import gonfalon

    out: dict[str, Any] = {"compiled": gonfalon.compiled(), "decisions_per_second": _decisions(game, seconds)}
    match = _begun(game)
    state = match.state
    copies, start = 0, clock()
    while clock() - start < seconds / 4:
        for _ in range(50):  # a look at the clock costs a third of a copy
            state.copy()
        copies += 50
    out["copy_us"] = (clock() - start) / copies * 1e6
    out["simulation_ms"] = _simulation(match, seconds)
    steps = _env_steps(game, seconds)
    if steps:
        out["gym_steps_per_second"] = steps
    return out


def _decisions(game: str, seconds: float) -> float:
    import gonfalon
    from gonfalon.kernel.generator import Generator
    from gonfalon.kernel.requests import CHANCE, Ask, Chance, Together

    generator = Generator(1)
    decisions, seed, start = 0, 0, clock()
    while clock() - start < seconds:
        state = gonfalon.new(game, SEATS, seed=seed).state.copy()
        seed += 1
        while not state.over:
            request = state.request()
            if isinstance(request, Together):
                request = state.ask_of(state.turn()[0])
            if isinstance(request, Ask):
                state.accept(request.seat, request.values[generator.below(len(request.values))])
                decisions += 1
            elif isinstance(request, Chance):
                state.accept(CHANCE, request.sample(generator))
    return decisions / (clock() - start)


def _begun(game: str) -> "Match":
    """A match after a hundred answers, as on the other side."""
    import gonfalon
    from gonfalon.kernel.generator import Generator

    generator = Generator(1)
    match = gonfalon.new(game, SEATS, seed=1)
    for _ in range(100):
        seat = match.turn[0]
        legal = match.legal(seat)
        match.apply(legal[generator.below(len(legal))], seat)
    return match


def _simulation(match: "Match", seconds: float) -> float:
    """Milliseconds of one simulation of our search, over the decisions of a game."""
    from gonfalon.bots.search import SearchBot
    from gonfalon.kernel.generator import Generator

    generator = Generator(1)
    simulations, spent = 0, 0.0
    while spent < seconds and not match.over:
        seat, start = match.turn[0], clock()
        answer = SearchBot(simulations=200).choose(match, seat, generator)
        if len(match.legal(seat)) > 1:
            spent += clock() - start
            simulations += 200
        match.apply(answer, seat)
    return spent / simulations * 1e3


def _env_steps(game: str, seconds: float) -> float:
    """Steps through the PettingZoo environment, each with its observation and mask; 0 if it is not installed."""
    try:
        import numpy as np

        from gonfalon import training
    except ImportError:
        return 0.0
    env = training.raw_env(game, SEATS)
    env.reset(seed=1)
    choose = np.random.default_rng(1)
    steps, start = 0, clock()
    while clock() - start < seconds:
        seen = env.last()[0]
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(choose.random() * len(legal))]))
        steps += 1
        if env.match.over:
            env.reset(seed=steps)
    return steps / (clock() - start)


ROWS = (
    ("decisions_per_second", "decisions/s, 4 random players", True),
    ("copy_us", "copy of a state, µs", False),
    ("simulation_ms", "one search simulation, ms", False),
    ("gym_steps_per_second", "environment steps/s with observation", True),
)


def compared(mine: list[dict[str, Any]], peer: list[dict[str, Any]]) -> dict[str, Any]:
    """The best round of each side, and how many times better ours is."""
    out: dict[str, Any] = {}
    for key, label, more in ROWS:
        pick = max if more else min
        if all(key in one for one in (*mine, *peer)):
            us, them = pick(one[key] for one in mine), pick(one[key] for one in peer)
            ratio = us / them if more else them / us
            out[key] = {"label": label, "gonfalon": us, "catanatron": them, "ratio": ratio}
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure gonfalon beside catanatron.")
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    parser.add_argument("--games", nargs="*", default=[], help="ours; all if none is named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--venv", type=Path, default=None, help="keep the peer's environment here")
    chosen = parser.parse_args()
    from gonfalon import registry

    mine: dict[str, list[dict[str, Any]]] = {game: [] for game in chosen.games or registry.names()}
    peer: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        python = installed(chosen.venv or Path(folder) / "peer")
        for _ in range(max(1, chosen.rounds)):
            peer.append(theirs(python, chosen.seconds))
            for game, rounds in mine.items():
                rounds.append(ours(game, chosen.seconds))
    compiled = all(one["compiled"] for rounds in mine.values() for one in rounds)
    found = {game: compared(rounds, peer) for game, rounds in mine.items()}
    if chosen.json:
        print(json.dumps({"compiled": compiled, "their_simulation": peer[0]["simulation"], "games": found}, indent=2))
        return
    build = "compiled" if compiled else "interpreted"
    for game, rows in found.items():
        print(f"{game:38} {'gonfalon, ' + build:>22} {'catanatron':>12} {'ratio':>8}")
        for row in rows.values():
            print(f"{row['label']:38} {row['gonfalon']:22,.2f} {row['catanatron']:12,.2f} {row['ratio']:7.1f}x")
    print(f"their simulation: {peer[0]['simulation']}")


if __name__ == "__main__":
    main()
