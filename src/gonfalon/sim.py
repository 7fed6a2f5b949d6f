"""Many games between bots: who wins from which seat, by how much, and how fast.

result = simulate(registry.find("byzantium"), seats=3, games=100, names=["random"], seed=1)
result.wins         # [31.5, 40.0, 28.5]: a victory shared by two counts half for each
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from gonfalon import bots
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.match import fresh


def bots_for(names: list[str], seats: int) -> list[str]:
    """A name for every seat; a short list is repeated."""
    if not names or len(names) > seats:
        raise bots.UnknownBot(f"{len(names)} bots are named for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


@dataclass(frozen=True)
class Result:
    """What came out of so many games; all but the speed depends on the seed alone."""

    game: str
    seats: int
    bots: list[str]
    games: int
    seed: int
    wins: list[float]
    mean_scores: list[float]
    mean_decisions: float
    games_per_s: float

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


def simulate(
    game: Game,
    seats: int,
    games: int,
    names: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    tick: Callable[[], None] | None = None,
) -> Result:
    """Play so many games between these bots, a short list repeated; ``tick`` is called after each game."""
    root = Generator(seed)
    fresh(game, seats, options or {}, 0)  # complains about seats and options before anything else
    names = bots_for(names, seats)
    wins, scores, decisions = [0.0] * seats, [0] * seats, 0
    began = perf_counter()
    for _ in range(games):
        generator = root.split()
        match = fresh(game, seats, options or {}, generator.split().state)
        players = [bots.make(name) for name in names]
        while not match.over:
            seat = match.turn[0]
            match._apply(players[seat].choose(match, seat, generator), seat)
            decisions += 1
        winners = match.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
        for seat, points in enumerate(match.scores()):
            scores[seat] += points
        if tick is not None:
            tick()
    return Result(
        game=game.name,
        seats=seats,
        bots=names,
        games=games,
        seed=seed,
        wins=[round(won, 6) for won in wins],
        mean_scores=[points / games for points in scores],
        mean_decisions=decisions / games,
        games_per_s=games / (perf_counter() - began),
    )


def table(result: Result) -> list[str]:
    """The result as lines for people."""
    lines = [
        f"{result.game}, {result.seats} seats, {result.games} games, seed {result.seed}",
        f"{'seat':>4}  {'bot':<12} {'wins':>9} {'share':>7} {'mean score':>11}",
    ]
    for seat, bot in enumerate(result.bots):
        won = result.wins[seat]
        lines.append(f"{seat:>4}  {bot:<12} {won:>9.1f} {won / result.games:>7.1%} {result.mean_scores[seat]:>11.2f}")
    lines.append(f"{result.mean_decisions:.1f} decisions per game, {result.games_per_s:.1f} games per second")
    return lines
