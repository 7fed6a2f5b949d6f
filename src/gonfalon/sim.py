"""Many games between bots: who wins from which seat, by how much, and how fast.

result = simulate(registry.find("byzantium"), seats=3, games=100, bots=["random"], seed=1)
result.wins         # [31.5, 40.0, 28.5]: a victory shared by two counts half for each
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import entry_points
from time import perf_counter
from typing import Any, Protocol

from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Game
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh

GROUP = "gonfalon.bots"


class UnknownBot(GonfalonError):
    """No bot has that name."""


class Bot(Protocol):
    """A player made of code. ``looks`` says whether it wants more than its list of legal answers."""

    looks: bool

    def choose(self, match: Match, seat: int, generator: Generator) -> str:
        """One of the legal answers of this seat."""
        ...


class RandomBot:
    """Takes any legal answer, each as likely as the others."""

    looks = False

    def choose(self, match: Match, seat: int, generator: Generator) -> str:
        legal = match.legal(seat)
        return str(legal[generator.below(len(legal))])


def find_bot(name: str) -> Bot:
    """The bot of that name: ours, or one that a package declares in the group ``gonfalon.bots``."""
    if name == "random":
        return RandomBot()
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in found:
        raise UnknownBot(f"there is no bot {name!r}; known: {', '.join(sorted({'random', *found}))}")
    bot: Bot = found[name].load()()
    return bot


def bots_for(names: list[str], seats: int) -> list[str]:
    """A name for every seat; a short list is repeated."""
    if not names or len(names) > seats:
        raise UnknownBot(f"{len(names)} bots are named for {seats} seats")
    return [names[seat % len(names)] for seat in range(seats)]


def choice(bot: Bot, match: Match, seat: int, generator: Generator) -> str:
    """What a bot answers. A bot that looks gets a match in which all it cannot see was dealt again."""
    return bot.choose(match.determinized(seat, generator) if bot.looks else match, seat, generator)


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
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    tick: Callable[[], None] | None = None,
) -> Result:
    """Play so many games; ``tick`` is called after each."""
    root = Generator(seed)
    fresh(game, seats, options or {}, 0)  # complains about seats and options before anything else
    names = bots_for(bots, seats)
    players = [find_bot(name) for name in names]
    wins, scores, decisions = [0.0] * seats, [0] * seats, 0
    began = perf_counter()
    for _ in range(games):
        generator = root.split()
        match = fresh(game, seats, options or {}, generator.split().state)
        while not match.over:
            seat = match.turn[0]
            match._apply(choice(players[seat], match, seat, generator), seat)
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
