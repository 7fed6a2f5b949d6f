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
    wins_in_order: list[float]  # counted from the seat that was asked first
    mean_scores: list[float]
    mean_decisions: float
    turns: list[int]  # nine games in ten have from the first to the last number of turns; the median
    games_per_s: float
    options: dict[str, Any]
    content: str  # the seal of the data file in use, "" for the game's own data

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
    wins, in_order, scores, decisions = [0.0] * seats, [0.0] * seats, [0.0] * seats, 0
    turns: list[int] = []
    began = perf_counter()
    for _ in range(games):
        generator = root.split()
        match = fresh(game, seats, options or {}, generator.seed())
        players = [bots.make(name) for name in names]
        opener = match.turn[0]
        while not match.over:
            seat = match.turn[0]
            match._apply(players[seat].choose(match, seat, generator), seat)
            decisions += 1
        winners = match.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
            in_order[(seat - opener) % seats] += 1 / len(winners)
        turns.append(match.state.chapter)
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
        wins_in_order=[round(won, 6) for won in in_order],
        mean_scores=[points / games for points in scores],
        mean_decisions=decisions / games,
        turns=[_share_of(turns, share) for share in (0.05, 0.5, 0.95)],
        games_per_s=games / (perf_counter() - began),
        options=options or {},
        content="" if game.content is None else game.content.seal,
    )


def _share_of(numbers: list[int], share: float) -> int:
    """The number below which this share of them lies."""
    return sorted(numbers)[round(share * (len(numbers) - 1))]


def table(result: Result) -> list[str]:
    """The result as lines for people."""
    told = [f"{name} {value}" for name, value in result.options.items()]
    told += [f"data {result.content}"] if result.content else []
    lines = [
        ", ".join([f"{result.game}, {result.seats} seats, {result.games} games, seed {result.seed}", *told]),
        f"{'seat':>4}  {'bot':<12} {'wins':>9} {'share':>7} {'mean score':>11}",
    ]
    for seat, bot in enumerate(result.bots):
        won = result.wins[seat]
        lines.append(f"{seat:>4}  {bot:<12} {won:>9.1f} {won / result.games:>7.1%} {result.mean_scores[seat]:>11.2f}")
    shares = ", ".join(f"{won / result.games:.1%}" for won in result.wins_in_order)
    low, median, high = result.turns
    lines.append(f"from the first player on: {shares}; turns: {median} (nine games in ten: {low} to {high})")
    lines.append(f"{result.mean_decisions:.1f} decisions per game, {result.games_per_s:.1f} games per second")
    return lines
