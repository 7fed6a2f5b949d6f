"""The command ``gonfalon arena``."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import click
from tqdm import tqdm

from gonfalon.arena.runner import run
from gonfalon.arena.schedule import Tournament
from gonfalon.arena.table import summary, worded
from gonfalon.options import content_option, game_argument, table_option


@click.command()
@game_argument
@click.option("--bots", "names", required=True, help="Bots, separated by commas: greedy,search:simulations=400.")
@click.option("--games", default=100, show_default=True, help="How many games in all.")
@click.option(
    "--seats",
    type=click.IntRange(min=1),
    default=None,
    help="Seats per game; otherwise as many as bots, if the game allows it.",
)
@click.option("--seed", default=1, show_default=True, help="Where the schedule of seeds begins.")
@click.option("--workers", type=click.IntRange(min=1), default=None, help="Processes; otherwise one per core.")
@click.option("--ray", "cluster", default=None, metavar="ADDRESS", help="Play on this Ray cluster; 'local' starts one.")
@click.option("--file", "path", type=click.Path(path_type=Path, dir_okay=False), help="Keep results; go on from there.")
@click.option("--time", "timed", is_flag=True, help="Also measure how long the bots think.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@table_option
@content_option
def arena(
    game: str,
    options: dict[str, Any],
    names: str,
    games: int,
    seats: int | None,
    seed: int,
    workers: int | None,
    cluster: str | None,
    path: Path | None,
    timed: bool,
    as_json: bool,
) -> None:
    """Let bots play a round-robin of GAME, seats rotated."""
    if cluster is not None and workers is not None:
        raise click.UsageError("a tournament is played by --workers here or on a cluster with --ray, not both")
    if cluster == "":
        raise click.UsageError("--ray needs the address of a cluster, or 'local'")
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    tournament = Tournament(game, bots, games, seats or 0, seed, options).checked()
    with tqdm(total=games, unit="game", disable=not sys.stderr.isatty()) as bar:
        try:
            results = run(tournament, workers or os.cpu_count() or 1, cluster or "", path, timed, bar.update)
        except KeyboardInterrupt:
            bar.close()
            kept = f"; the same command goes on from {path}" if path else ""
            click.echo(f"gonfalon: stopped after {bar.n} of {games} games{kept}", err=True)
            raise
    table = summary(results)
    head = {**tournament.header(), "games": games}
    click.echo(json.dumps({"tournament": head, **table}, indent=2) if as_json else worded(table))
