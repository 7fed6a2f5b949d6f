"""Learns from self-play: the policy of the learned bot, or the value a search judges positions by.

gonfalon learn byzantium --workers 16
gonfalon learn medievalia --target leanings --games 4000 --simulations 30 --workers 16
gonfalon learn byzantium --target value --games 1000 --generations 3 --workers 16

For the policy the search bot plays itself and notes how often it tried every answer; the network learns to say the same
without searching. For the value and for leanings it notes what it thought of every position, and how the game ended;
the next generation of a value plays by what was learnt. Neither playing nor fitting needs more than numpy. The same
seeds give the same games.
"""

import json
import os
from itertools import combinations
from pathlib import Path

import click
import numpy as np

from gonfalon import arena, registry
from gonfalon.bots import learned, value
from gonfalon.bots.knowledge import advice, knowledge
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.options import game_argument
from gonfalon.training import experience, leaning, valuation
from gonfalon.training.codec import codec
from gonfalon.training.experience import Experience
from gonfalon.training.fit import fitted
from gonfalon.training.lessons import Lessons, gathered

#: What can be learnt.
TARGETS = ("policy", "leanings", "value")
#: One batch of games in so many is held back, if there are two at least.
HELD_BACK = 10
#: The first seed of the games against other bots, far from those of the lessons.
TRIAL_SEED = 50_000
#: How far the seeds of two generations lie apart.
APART = 1_000_000

folder = click.Path(file_okay=False, path_type=Path)
some = click.IntRange(min=1)


@click.command()
@game_argument
@click.option("--target", type=click.Choice(TARGETS), default="policy", show_default=True, help="Learn it.")
@click.option("--games", type=some, default=120, show_default=True, help="Of the search bot against itself.")
@click.option("--simulations", type=some, default=200, show_default=True, help="Per decision of these games.")
@click.option("--generations", type=some, default=1, show_default=True, help="Of a value, each with its own games.")
@click.option("--part", default=leaning.PART, show_default=True, help="Of the leanings found, how much is taken.")
@click.option("--seed", default=2000, show_default=True, help="Of the first of these games.")
@click.option("--lessons", "kept", type=folder, default="artifacts/lessons", show_default=True, help="Keeps the games.")
@click.option("--workers", type=some, default=2, show_default=True, help="Processes.")
@click.option("--out", type=folder, default="artifacts/weights", show_default=True, help="Gets the weights.")
@click.option("--matches", type=click.IntRange(min=0), default=100, show_default=True, help="Against others, at last.")
@click.option("--seconds", default=0.02, show_default=True, help="Per decision of a value's matches in equal time.")
def main(
    game: str,
    target: str,
    games: int,
    simulations: int,
    generations: int,
    part: float,
    seed: int,
    kept: Path,
    workers: int,
    out: Path,
    matches: int,
    seconds: float,
) -> None:
    """Train the learned bot of GAME, or the value its search judges by, in self-play."""
    try:
        check(registry.find(game), target)
        out.mkdir(parents=True, exist_ok=True)
        if target == "policy":
            policy(game, games, simulations, seed, kept, workers, out)
            if matches:
                trial(game, matches, out)
        else:
            use(out)
            if target == "value":
                values(game, games, simulations, generations, seed, kept, workers)
            else:
                generations = 1
                leanings(game, games, simulations, part, seed, kept, workers)
            if matches:
                crossed(game, generations, matches, f"simulations={simulations}", workers)
                crossed(game, generations, matches, f"simulations=0:seconds={seconds}", workers)
    except GonfalonError as error:
        raise click.ClickException(str(error)) from None


def check(game: Game, target: str) -> None:
    """Whether the game tells what is to be learnt from."""
    if target == "policy" and advice(game, "describe") is None:
        raise click.UsageError(f"{game.name} has no observations of its own to learn from")
    if target == "value" and not knowledge(game).learns:
        raise click.UsageError(f"{game.name} does not tell what a value could be learnt from")
    if target == "leanings" and not value.names(game):
        raise click.UsageError(f"{game.name} does not tell what a value could be learnt from")


def policy(game: str, games: int, simulations: int, seed: int, kept: Path, workers: int, out: Path) -> None:
    """Train the network of the learned bot."""
    lessons = gathered(game, simulations, games, seed, kept, workers)
    words = codec(game).words
    held, rest = lessons[::HELD_BACK], [part for number, part in enumerate(lessons) if number % HELD_BACK]
    layers = fitted(Lessons.joined(rest or held), Lessons.joined(held) if rest else None, len(words))
    np.savez(out / f"{game}.npz", allow_pickle=False, words=np.array(words), **layers)
    click.echo(f"written to {out / game}.npz; {learned.VARIABLE}={out} lets the learned bot play by it")


def use(out: Path) -> None:
    """Play by the weights of this folder, here and in processes to come."""
    os.environ[learned.VARIABLE] = str(out.absolute())
    learned.WEIGHTS = out.absolute()
    learned.network.cache_clear()
    value.forget()


def values(game: str, games: int, simulations: int, generations: int, seed: int, kept: Path, workers: int) -> None:
    """Train a value: every generation plays by the one before, the first by the game's own evaluation."""
    of = registry.find(game)
    lived: list[Experience] = []
    for number in range(generations):
        start = seed + number * APART
        lived += experience.gathered(game, simulations, number, games, start, kept, workers)
        held, rest = lived[::HELD_BACK], [part for place, part in enumerate(lived) if place % HELD_BACK]
        layers = valuation.fitted(Experience.joined(rest or held), Experience.joined(held))
        path = value.place(of, number + 1)
        np.savez(path, allow_pickle=False, **layers)
        value.place(of, number + 1, "json").unlink(missing_ok=True)
        value.forget()
        click.echo(f"generation {number + 1} written to {path}")


def leanings(game: str, games: int, simulations: int, part: float, seed: int, kept: Path, workers: int) -> None:
    """Find leanings: the search plays itself by the game's own evaluation, and who wins tells what was undervalued."""
    of = registry.find(game)
    lived = experience.gathered(game, simulations, 0, games, seed, kept, workers)
    held, rest = lived[::HELD_BACK], [part for place, part in enumerate(lived) if place % HELD_BACK]
    found = leaning.fitted(Experience.joined(rest or held), Experience.joined(held), value.names(of), part)
    path = value.place(of, 1, "json")
    path.write_text(json.dumps({"leanings": found}, indent=1) + "\n", "utf-8")
    value.forget()
    click.echo(f"written to {path}; {learned.VARIABLE}={path.parent} lets search:value=1 judge by it")


def crossed(game: str, generations: int, matches: int, budget: str, workers: int) -> None:
    """Every generation against every other and against the game's own evaluation, with the same budget."""
    names = [f"search:{budget}:value={number}" for number in range(generations + 1)]
    others = registry.find(game).seats[0] - 2
    for older, newer in combinations(names, 2):
        line_up = (newer, older, *[older, newer][:others])
        cup = arena.Tournament(game, line_up, matches, seats=len(line_up), seed=TRIAL_SEED)
        click.echo(arena.worded(arena.summary(arena.run(cup, workers, timed=True))))


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
