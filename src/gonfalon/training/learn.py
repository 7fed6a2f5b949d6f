"""Trains the network of the learned bot by self-play.

python -m gonfalon.training.learn byzantium --workers 16

The search bot plays itself and notes how often it tried every answer; the network learns to say the same without
searching. Neither playing nor fitting needs more than numpy.
"""

from pathlib import Path

import click
import numpy as np

from gonfalon import arena, registry
from gonfalon.bots import learned
from gonfalon.bots.knowledge import advice
from gonfalon.kernel.errors import GonfalonError
from gonfalon.training.codec import codec
from gonfalon.training.fit import fitted
from gonfalon.training.lessons import Lessons, gathered

#: One batch of games in so many is held back, if there are two at least.
HELD_BACK = 10
#: The first seed of the games against other bots, far from those of the lessons.
TRIAL_SEED = 50_000

folder = click.Path(file_okay=False, path_type=Path)
some = click.IntRange(min=1)


@click.command()
@click.argument("game")
@click.option("--games", type=some, default=120, show_default=True, help="Of the search bot against itself.")
@click.option("--simulations", type=some, default=200, show_default=True, help="Per decision of these games.")
@click.option("--seed", default=2000, show_default=True, help="Of the first of these games.")
@click.option("--lessons", "kept", type=folder, default="artifacts/lessons", show_default=True, help="Keeps the games.")
@click.option("--workers", type=some, default=2, show_default=True, help="Processes.")
@click.option("--out", type=folder, default="artifacts/weights", show_default=True, help="Gets the weights.")
@click.option("--matches", type=click.IntRange(min=0), default=100, show_default=True, help="Against others, at last.")
def main(game: str, games: int, simulations: int, seed: int, kept: Path, workers: int, out: Path, matches: int) -> None:
    """Train the learned bot of GAME by self-play."""
    try:
        if advice(registry.find(game), "observe") is None:
            raise click.UsageError(f"{game} has no observations of its own to learn from")
        lessons = gathered(game, simulations, games, seed, kept, workers)
    except GonfalonError as error:
        raise click.ClickException(str(error)) from None
    words = codec(game).words
    held, rest = lessons[::HELD_BACK], [part for number, part in enumerate(lessons) if number % HELD_BACK]
    layers = fitted(Lessons.joined(rest or held), Lessons.joined(held) if rest else None, len(words))
    out.mkdir(parents=True, exist_ok=True)
    np.savez(out / f"{game}.npz", allow_pickle=False, words=np.array(words), **layers)
    click.echo(f"written to {out / game}.npz; {learned.VARIABLE}={out} lets the learned bot play by it")
    if matches:
        trial(game, matches, out)


def trial(game: str, matches: int, out: Path) -> None:
    """Games against random and greedy, in this process, with the weights just written."""
    learned.WEIGHTS = out
    learned.network.cache_clear()
    others = registry.find(game).seats[0] - 1
    for opponent in ("random", "greedy"):
        cup = arena.Tournament(game, ("learned", *[opponent] * others), matches, seed=TRIAL_SEED)
        click.echo(arena.worded(arena.summary(arena.run(cup))))


if __name__ == "__main__":
    main()
