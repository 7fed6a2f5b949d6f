"""How the fifteen civilizations of Clash of Cultures fare, when bots play each other.

python tools/civilizations.py [--bots greedy,greedy] [--each 50] [--seed 1] [--seconds 0] [--file F]

Civilizations are drawn by lot, and games are played until each was in so many of them, or the time is over. Every
result is kept as a line of JSON in the file, if one is named; a later run with the same file goes on from there.
"""

import argparse
import json
import statistics
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

from gonfalon.arena import Pairing, wilson
from gonfalon.arena.play import Sitting
from gonfalon.games.clash_of_cultures.content import find

GAME = "clash-of-cultures"
NAMES = find("").civilizations


def played(bots: tuple[str, ...], seed: int) -> dict[str, Any]:
    """One game: who had which civilization, points, winners, decisions, seconds."""
    started = time.process_time()
    sitting = Sitting(Pairing(seed, GAME, bots, seed)).played()
    match = sitting.match
    return {
        "seed": seed,
        "bots": list(bots),
        "civilizations": [NAMES[civ] for civ in match.state.civ],
        "scores": list(match.scores()),
        "winners": list(match.winners()),
        "decisions": sum(sitting.asked),
        "seconds": round(time.process_time() - started, 2),
    }


def games_of(results: list[dict[str, Any]]) -> dict[str, int]:
    """In how many games each civilization was."""
    out = dict.fromkeys(NAMES, 0)
    for result in results:
        for name in result["civilizations"]:
            out[name] += 1
    return out


def report(results: list[dict[str, Any]]) -> str:
    """A table by civilization, the best first, and how long the games were."""
    wins: defaultdict[str, float] = defaultdict(float)
    points: defaultdict[str, list[float]] = defaultdict(list)
    for result in results:
        for seat, name in enumerate(result["civilizations"]):
            points[name].append(result["scores"][seat])
            wins[name] += (seat in result["winners"]) / len(result["winners"])
    lines = ["| civilization | games | win share | 95 % interval | points |", "|---|---|---|---|---|"]
    for name in sorted(points, key=lambda name: -wins[name] / len(points[name])):
        games = len(points[name])
        low, high = wilson(wins[name], games)
        share = f"{wins[name] / games:.0%} | {low:.0%} - {high:.0%}"
        lines.append(f"| {name} | {games} | {share} | {statistics.mean(points[name]):.1f} |")
    decisions = [result["decisions"] for result in results]
    length = f"{statistics.mean(decisions):.0f} decisions each ({min(decisions)} to {max(decisions)})"
    minutes = statistics.mean([result["seconds"] for result in results]) / 60
    lines += ["", f"{len(results)} games, {length}, {minutes:.2f} minutes of processor time each"]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="how the fifteen civilizations fare")
    parser.add_argument("--bots", default="greedy,greedy")
    parser.add_argument("--each", type=int, default=50, help="games of every civilization")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    bots = tuple(given.bots.split(","))
    results: list[dict[str, Any]] = []
    if given.file and given.file.exists():
        results = [json.loads(line) for line in given.file.read_text("utf-8").splitlines()]
    started = time.monotonic()
    while min(games_of(results).values()) < given.each:
        if given.seconds and time.monotonic() - started > given.seconds:
            break
        results.append(played(bots, given.seed + len(results)))
        if given.file:
            with given.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(results[-1]) + "\n")
    print(report(results))


if __name__ == "__main__":
    main()
