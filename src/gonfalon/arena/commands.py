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
from gonfalon.options import content_option, table_option


@click.command()
@click.argument("game")
@click.option("--bots", "names", required=True, help="Bots, separated by commas: greedy,search:simulations=400.")
@click.option("--games", default=100, show_default=True, help="How many games in all.")
@click.option("--seats", default=0, help="Seats per game; otherwise as many as bots, if the game allows it.")
@click.option("--seed", default=1, show_default=True, help="Where the schedule of seeds begins.")
@click.option("--workers", default=0, help="Processes; otherwise one per core.")
@click.option("--ray", "cluster", default="", metavar="ADDRESS", help="Play on this Ray cluster; 'local' starts one.")
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
    seats: int,
    seed: int,
    workers: int,
    cluster: str,
    path: Path | None,
    timed: bool,
    as_json: bool,
) -> None:
    """Let bots play a round-robin of GAME, seats rotated."""
    bots = tuple(name.strip() for name in names.split(",") if name.strip())
    tournament = Tournament(game, bots, games, seats, seed, options).checked()
    with tqdm(total=games, unit="game", disable=not sys.stderr.isatty()) as bar:
        results = run(tournament, workers or os.cpu_count() or 1, cluster, path, timed, bar.update)
    table = summary(results)
    head = {**tournament.header(), "games": games}
    click.echo(json.dumps({"tournament": head, **table}, indent=2) if as_json else worded(table))
