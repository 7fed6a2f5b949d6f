"""Finds by play what would make the search of Struggle for Rome stronger, many things at once.

python -m tools.lots --games 1800 --workers 16 [--simulations 48,48,48,150,150] [--seed 2000000] [--seconds 0]

Every seat searches with settings of its own, drawn by lot: how bold it is, how much it trusts the first look and the
second opinion, and for each kind of thing in ``mind/outlook.py`` whether it thinks more or less of it, early and late.
A regression tells what each of these was worth, in final points and in victories, between the seats of a table.

Few games are enough to see what matters, as each tells something about all of it. But beware: among disturbed players
whatever makes up for a disturbance looks good, so what is found must win games with nothing else changed.
"""

import argparse
import multiprocessing
import random
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import gonfalon
from gonfalon import registry
from gonfalon.arena import Pairing
from gonfalon.bots.knowledge import Knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.games.struggle_for_rome.mind import outlook, weights
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State

GAME = "struggle-for-rome"
SEATS = 4

#: What a bot may be like; the first is what it is like today.
CHOICES: dict[str, tuple[float, ...]] = {
    "boldness": (3.0, 1.0, 2.0, 4.0, 8.0),
    "first look": (0.006, 0.002, 0.004, 0.01),
    "second": (1.0, 0.7, 1.4),
}
#: What is thought of more or less: names of an outlook's worths.
THINGS: dict[str, tuple[str, ...]] = {
    "points": ("point",),
    "hidden": ("hidden",),
    "cards": ("cards",),
    "diplomats": ("diplomats",),
    "gold": ("gold",),
    "income": ("pips",),
    "hand": ("hand", "recruit", "wagon"),
    "colours": ("colours",),
    "nomads": ("nomads",),
    "nomads' wagons": ("nomad_wagons",),
    "trip": ("trip",),
    "settlers": ("settlers",),
    "settlers' wagons": ("settled_wagons", "pairs"),
    "room": ("room", "easy"),
    "heritage": ("heritage",),
}
TIMES = ("early", "late")
STEPS: list[tuple[str, str]] = [(thing, when) for thing in THINGS for when in TIMES]
#: A step changes what both opinions together think of a thing by so much.
FAR = 0.4


class Lot(NamedTuple):
    """What a seat drew: a choice of each kind, and a step down, none or up for every thing."""

    choices: dict[str, float]
    steps: dict[tuple[str, str], int]


class Seen(NamedTuple):
    """A seat at the end of a game, with its points and its share of the victory."""

    lot: Lot
    points: float
    won: float


def drawn(lot: random.Random) -> Lot:
    """Half of the things are left as they are."""
    return Lot(
        {name: lot.choice(kinds) for name, kinds in CHOICES.items()}, {s: lot.choice((-1, 0, 0, 1)) for s in STEPS}
    )


def _times(worth: Any, factor: float) -> Any:
    return [_times(one, factor) for one in worth] if isinstance(worth, list) else worth * factor


def _plus(one: Any, other: Any) -> Any:
    if isinstance(one, list):
        return [_plus(a, b) for a, b in zip(one, other, strict=False)]
    return one + other


def outlooks(lot: Lot) -> list[outlook.Outlook]:
    """The second opinion by this lot, at every stage of the game."""
    out: list[outlook.Outlook] = []
    for level, first in enumerate(weights.SCALES):
        share = level / (weights.LEVELS - 1)
        scale = outlook.Outlook(share)
        for thing, names in THINGS.items():
            far = FAR * ((1 - share) * lot.steps[thing, "early"] + share * lot.steps[thing, "late"])
            for name in names:
                worth = getattr(scale, name)
                # the evaluation has a row of its own for the heritage, and no step there
                both = (
                    worth
                    if name == "heritage"
                    else _plus(worth, _times(getattr(first, name), scale.spread / first.spread))
                )
                setattr(scale, name, _plus(worth, _times(both, far)))
        scale.spread /= lot.choices["second"]
        out.append(scale)
    return out


class Drawn(SearchBot):
    """A search by its lot."""

    def __init__(self, lot: Lot, simulations: int) -> None:
        super().__init__(simulations=simulations)
        self.mine = Knowledge(registry.find(GAME))
        self.mine.boldness = lot.choices["boldness"]
        self.mine.first_look = lot.choices["first look"]
        self.outlooks = outlooks(lot)

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        today = list(outlook.OUTLOOKS)
        outlook.OUTLOOKS[:] = self.outlooks
        try:
            return super().decide(state, ask, self.mine, generator)
        finally:
            outlook.OUTLOOKS[:] = today


def played(task: tuple[int, int]) -> list[Seen]:
    """The seats of the game with this seed and so many simulations."""
    seed, simulations = task
    lot = random.Random(seed)
    lots = [drawn(lot) for _ in range(SEATS)]
    players = [Drawn(one, simulations) for one in lots]
    match = gonfalon.new(GAME, SEATS, seed=seed)
    pairing = Pairing(0, GAME, ("drawn",) * SEATS, seed)
    streams = [pairing.thinking(seat) for seat in range(SEATS)]
    while not match.over:
        seat = match.turn[0]
        match.apply(players[seat].choose(match, seat, streams[seat]), seat)
    scores, winners = match.scores(), match.winners()
    return [Seen(one, scores[at], (at in winners) / len(winners)) for at, one in enumerate(lots)]


def effects(tables: list[list[Seen]]) -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """What each thing was worth, and the standard error: in points, then in hundredths of a victory."""
    names = [f"{thing} {when}" for thing, when in STEPS]
    others = [(kind, one) for kind, ones in CHOICES.items() for one in ones[1:]]
    names += [f"{kind} {one:g}" for kind, one in others]
    rows = []
    for table in tables:
        told = [[*s.lot.steps.values(), *[s.lot.choices[kind] == one for kind, one in others]] for s in table]
        rows.append(np.array(told, float) - np.mean(told, 0))
    known = np.concatenate(rows)
    inverse = np.linalg.pinv(known.T @ known)
    found = []
    for told in ([[s.points for s in table] for table in tables], [[100 * s.won for s in table] for table in tables]):
        aim = (np.array(told, float) - np.mean(told, 1, keepdims=True)).ravel()
        worth = inverse @ (known.T @ aim)
        free = max(1, len(tables) * (SEATS - 1) - len(names))
        found.append((worth, np.sqrt(np.diag(inverse) * ((aim - known @ worth) ** 2).sum() / free)))
    for at, name in enumerate(names):
        yield name, [(float(worth[at]), float(error[at])) for worth, error in found]


def main() -> None:
    parser = argparse.ArgumentParser(description="what would make the search of Struggle for Rome stronger")
    parser.add_argument("--games", type=int, default=1800)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--simulations", default="48,48,48,150,150", help="one of these for every game, in turn")
    parser.add_argument("--seed", type=int, default=2_000_000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long; 0: when all games are played")
    given = parser.parse_args()
    kinds = [int(one) for one in given.simulations.split(",")]
    tasks = [(given.seed + number, kinds[number % len(kinds)]) for number in range(given.games)]
    until = time.monotonic() + (given.seconds or 10**9)
    tables: list[list[Seen]] = []
    with multiprocessing.Pool(given.workers) as pool:
        for table in pool.imap(played, tasks):
            tables.append(table)
            if time.monotonic() > until:
                break
        pool.terminate()
    print(f"{len(tables)} games; points and hundredths of a victory, with standard errors")
    for name, ((points, wide), (won, broad)) in effects(tables):
        print(f"{name:24s} {points:+.3f} ± {wide:.3f}   {won:+.1f} ± {broad:.1f}")


if __name__ == "__main__":
    main()
