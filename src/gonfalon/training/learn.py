"""Trains the network of the learned bot by self-play.

python -m gonfalon.training.learn byzantium --workers 16

The search bot plays itself and notes how often it tried every answer; the network learns to say the same without
searching. Neither playing nor fitting needs more than numpy.
"""

import argparse
from pathlib import Path

import numpy as np

from gonfalon import arena, registry
from gonfalon.bots import learned
from gonfalon.bots.knowledge import advice
from gonfalon.training.codec import codec
from gonfalon.training.fit import fitted
from gonfalon.training.lessons import Lessons, gathered

#: One batch of games in so many is held back.
HELD_BACK = 10
#: The first seed of the games against other bots, far from those of the lessons.
TRIAL_SEED = 50_000


def parsed(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train the learned bot of a game by self-play.")
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--games", type=int, default=120, help="of the search bot against itself")
    parser.add_argument("--simulations", type=int, default=200, help="per decision of these games")
    parser.add_argument("--seed", type=int, default=2000, help="of the first of these games")
    parser.add_argument("--lessons", type=Path, default=Path("artifacts/lessons"), help="a folder that keeps the games")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=learned.WEIGHTS, help="a folder; the package's own if not given")
    parser.add_argument("--matches", type=int, default=100, help="games against random and greedy at the end")
    chosen = parser.parse_args(given)
    if advice(registry.find(chosen.game), "observe") is None:
        parser.error(f"{chosen.game} has no observations of its own to learn from")
    return chosen


def trial(game: str, matches: int) -> None:
    """Games against random and greedy, in this process, where the weights just written are used."""
    for opponent in ("random", "greedy"):
        cup = arena.Tournament(game, ("learned", opponent), matches, seats=2, seed=TRIAL_SEED)
        print(arena.worded(arena.summary(arena.run(cup))), flush=True)


def main(given: list[str] | None = None) -> None:
    chosen = parsed(given)
    lessons = gathered(chosen.game, chosen.simulations, chosen.games, chosen.seed, chosen.lessons, chosen.workers)
    words = codec(registry.find(chosen.game)).words
    held, rest = lessons[::HELD_BACK], [part for number, part in enumerate(lessons) if number % HELD_BACK]
    layers = fitted(Lessons.joined(rest or held), Lessons.joined(held), len(words))
    chosen.out.mkdir(parents=True, exist_ok=True)
    np.savez(chosen.out / f"{chosen.game}.npz", allow_pickle=False, words=np.array(words), **layers)
    learned.WEIGHTS = chosen.out
    if chosen.matches:
        trial(chosen.game, chosen.matches)


if __name__ == "__main__":
    main()
