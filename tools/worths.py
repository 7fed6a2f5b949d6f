"""Finds what things are worth to the search of Clash of Cultures, by play.

python tools/worths.py --seconds 400 --workers 16 --file worths.json [--games 0] [--step 0.3] [--rate 0.002]

Two quick greedy players meet, who differ in every worth of ``mind/outlook.py`` at once: one thinks of each, by lot, a
little more or a little less than was found so far, the other the opposite. The difference of their points tells which
way the worths should go (simultaneous perturbation): after every game each goes a small step there. Most of a game is
luck, but every game tells something about all worths. What is found is the mean of the second half of the way; it is
kept in the file, from which a later run goes on.

python tools/worths.py --file worths.json --against other.json [--seconds 400] [--workers 16] [--seed 300000]

plays what was found against the worths of another file, or against those in use if there is no such file.
"""

import argparse
import json
import math
import multiprocessing
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.arena import Pairing, wilson
from gonfalon.bots.base import Bot
from gonfalon.bots.greedy import Plans
from gonfalon.bots.knowledge import Knowledge, foresight
from gonfalon.bots.walk import CONTRADICTIONS, sensible
from gonfalon.games.clash_of_cultures.mind.outlook import PROMISES, WORTHS
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

GAME = "clash-of-cultures"
Worths = dict[str, float]
Task = tuple[int, Worths, Worths]

#: The worths in use.
BEGUN: Worths = {**WORTHS, **PROMISES}
#: Shares, which stay between 0 and 1.
SHARES = {"decline", "march", "near", "late"}
#: What changes no comparison of points.
FIXED = {"spread", "wide"}
#: What is varied more than the rest, as less is known about it, like what advances promise.
UNSURE = {
    "set", "kinds", "room", "need", "anger", "unit", "spare", "guard", "wonder", "wild", "wild 2", "rival", "rival 2",
    "rival 3", "loss", "lost", "prize", "piece", "march", "wild prize",
}  # fmt: skip
REACH = {name: 1.6 if name in UNSURE or name in PROMISES else 1.0 for name in BEGUN}
#: No victory counts for more points than this.
CLEAR = 18.0
#: After so many games steps are smaller by a factor of 0.7.
SLOWER = 1500
#: No worth goes further from where it began: about a twelfth, or twelve times.
FURTHEST = 2.5
SAMPLES = 2
WIDTHS = (8, 3, 1)


def use(worths: Worths) -> None:
    """From now on the outlook goes by these."""
    for name, worth in worths.items():
        (PROMISES if name in PROMISES else WORTHS)[name] = worth


class Quick(Bot):
    """Greedy with few throws and narrow looks, by worths of its own."""

    def __init__(self, worths: Worths) -> None:
        self.worths = worths

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        use(self.worths)
        mind = foresight(mind.game)
        seeds = [generator.seed() for _ in range(SAMPLES)]
        plans = Plans(ask.seat, mind, seeds, WIDTHS, len(state.frames))
        values = sensible(state, ask, mind)
        best, answer = -1.0, values[0]
        for value in values if len(values) > 1 else []:
            try:
                worth = plans.worth(state, value)
            except CONTRADICTIONS:
                continue
            if worth > best:
                best, answer = worth, value
        return answer


def played(task: Task) -> tuple[int, float]:
    """The number of a game, and by how many points the first of these worths won it; they change seats every game."""
    number, *both = task
    order = both if number % 2 == 0 else both[::-1]
    match = gonfalon.new(GAME, 2, seed=number)
    players = [Quick(worths) for worths in order]
    pairing = Pairing(number, GAME, ("quick", "quick"), number)
    streams = [pairing.thinking(seat) for seat in range(2)]
    while not match.over:
        seat = match.turn[0]
        match.apply(players[seat].choose(match, seat, streams[seat]), seat)
    scores = match.scores()
    return number, float(scores[number % 2] - scores[1 - number % 2])


def moved(origin: Worths, way: Worths, signs: dict[str, int], step: float) -> Worths:
    """Worths so far along the way, and a step further by these signs; a share is moved on the scale of its odds."""
    out: Worths = {}
    for name, begun in origin.items():
        far = way[name] + signs.get(name, 0) * step * REACH[name]
        if name in SHARES:
            out[name] = 1 / (1 + (1 - begun) / begun * math.exp(-far))
        else:
            out[name] = begun * math.exp(far)
    return out


def games(pool: Any, tasks: Iterator[Task], workers: int, until: float) -> Iterator[tuple[int, float]]:
    """Results as they come; every worker has a game before it, and none is begun after this time."""
    waiting: list[Any] = []
    while True:
        while len(waiting) < workers + workers // 2 and time.monotonic() < until:
            task = next(tasks, None)
            if task is None:
                break
            waiting.append(pool.apply_async(played, (task,)))
        if not waiting:
            return
        done = [one for one in waiting if one.ready()]
        waiting = [one for one in waiting if one not in done]
        for one in done:
            yield one.get()
        time.sleep(0.02)


class Search:
    """The way gone so far."""

    def __init__(self, file: Path, step: float, rate: float, seed: int) -> None:
        self.file = file
        self.step = step
        self.rate = rate
        self.lot = random.Random(seed)
        self.signs: dict[int, dict[str, int]] = {}
        self.count = 0
        self.origin: Worths = BEGUN
        self.way: Worths = dict.fromkeys(BEGUN, 0.0)
        self.sum: Worths = dict.fromkeys(BEGUN, 0.0)
        self.summed = 0
        if file.exists():
            kept = json.loads(file.read_text("utf-8"))
            self.count, self.origin, self.way = kept["games"], kept["origin"], kept["way"]
        self.next = seed + self.count

    def tasks(self, most: int) -> Iterator[Task]:
        while not most or len(self.signs) + self.count < most:
            signs = {name: self.lot.choice((-1, 1)) for name in BEGUN if name not in FIXED}
            self.signs[self.next] = signs
            apart = [moved(self.origin, self.way, signs, step) for step in (self.step, -self.step)]
            yield self.next, apart[0], apart[1]
            self.next += 1

    def learn(self, number: int, points: float, settled: bool) -> None:
        """Go a step; once settled, the places passed count."""
        self.count += 1
        rate = self.rate * self.step / math.sqrt(1 + self.count / SLOWER)
        for name, sign in self.signs.pop(number).items():
            pull = rate * REACH[name] * sign * max(-CLEAR, min(CLEAR, points))
            self.way[name] = max(-FURTHEST, min(FURTHEST, self.way[name] + pull))
        if settled:
            self.summed += 1
            for name, far in self.way.items():
                self.sum[name] += far

    def save(self) -> None:
        mean = {name: far / self.summed for name, far in self.sum.items()} if self.summed else self.way
        worths = {name: round(worth, 4) for name, worth in moved(self.origin, mean, {}, 0.0).items()}
        kept = {"games": self.count, "worths": worths, "origin": self.origin, "way": self.way}
        self.file.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


def stored(file: Path) -> Worths:
    """The worths of a file; those in use where it has none."""
    return BEGUN | (json.loads(file.read_text("utf-8"))["worths"] if file.exists() else {})


def main() -> None:
    parser = argparse.ArgumentParser(description="what things are worth to the search of Clash of Cultures")
    parser.add_argument("--file", type=Path, required=True, help="what is found; a run goes on from there")
    parser.add_argument("--against", type=Path, help="play against the worths of this file instead of learning")
    parser.add_argument("--seconds", type=float, default=400.0)
    parser.add_argument("--games", type=int, default=0, help="stop after so many games, earlier runs included")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=100000)
    parser.add_argument("--step", type=float, default=0.3, help="by how much worths are varied, as a logarithm")
    parser.add_argument("--rate", type=float, default=0.002, help="how far worths go for a point of difference")
    given = parser.parse_args()
    started = time.monotonic()
    until = started + given.seconds
    with multiprocessing.Pool(given.workers) as pool:
        if given.against:
            ours, theirs = stored(given.file), stored(given.against)
            most = given.games or 10**6
            tasks = ((given.seed + number, ours, theirs) for number in range(most))
            points = [gained for _, gained in games(pool, tasks, given.workers, until)]
            won = sum([0.5 + (gained > 0) / 2 - (gained < 0) / 2 for gained in points])
            low, high = wilson(won, len(points))
            share = f"{won / len(points):.1%} ({low:.1%} - {high:.1%})"
            print(f"{won} of {len(points)} games won, {share}, by {sum(points) / len(points):.2f} points on average")
            return
        search = Search(given.file, given.step, given.rate, given.seed)
        for number, gained in games(pool, search.tasks(given.games), given.workers, until):
            search.learn(number, gained, time.monotonic() > started + given.seconds / 2)
            if search.count % 50 == 0:
                search.save()
        search.save()


if __name__ == "__main__":
    main()
