"""Who meets whom, in which seats, with which dice: fixed by the tournament's description alone."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations, count, islice
from typing import Any

from gonfalon import bots, registry
from gonfalon.arena.errors import EmptyArena
from gonfalon.kernel.errors import BadOption, BadSeats
from gonfalon.kernel.generator import Generator


@dataclass(frozen=True)
class Pairing:
    """One game to be played: a bot for every seat and the seed of its dice."""

    number: int
    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    def thinking(self, seat: int) -> Generator:
        """The random numbers of the bot in this seat; the same whoever runs the game."""
        return Generator(Generator(self.seed * 1_000_003 + self.number).split().state + seat).split()


@dataclass(frozen=True)
class Tournament:
    """A round-robin. Every line-up of ``seats`` bots plays in every rotation with the same dice, then with others.

    A bot that is named several times fills several seats and counts as one contestant.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 0  # as many as bots, if the game allows it
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def checked(self) -> "Tournament":
        """The same with its seats filled in, or the error that says what is wrong."""
        game = registry.find(self.game)
        if not self.bots:
            raise EmptyArena("an arena needs bots: name at least two")
        for spec in self.bots:
            bots.make(spec)
        if type(self.games) is not int or self.games < 1:
            raise EmptyArena(f"an arena plays at least one game, not {self.games!r}")
        if type(self.seed) is not int:
            raise BadOption(f"a seed is a whole number, not {self.seed!r}")
        seats = self.seats or (len(self.bots) if len(self.bots) <= max(game.seats) else min(game.seats))
        game.begin(seats, self.options)
        if len(self.bots) < seats:
            raise BadSeats(
                f"{len(self.bots)} bots cannot fill {seats} seats; a bot may be named more than once to fill several"
            )
        return Tournament(self.game, self.bots, self.games, seats, self.seed, self.options)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Every set of bots that meets; sets of one bot against itself only if nothing else is possible."""
        found: dict[tuple[str, ...], tuple[str, ...]] = {}
        for line_up in combinations(self.bots, self.seats):
            found.setdefault(tuple(sorted(line_up)), line_up)
        return [line_up for line_up in found.values() if len(set(line_up)) > 1] or list(found.values())

    def seatings(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Every line-up in its first seating, in its next and so on, with the same dice; then with others, for ever."""
        rotations = [_rotations(line_up) for line_up in self.line_ups()]
        for seed in count(self.seed):
            for turn in range(self.seats):
                yield from [(seatings[turn], seed) for seatings in rotations if turn < len(seatings)]

    def pairings(self) -> list[Pairing]:
        """All games, numbered."""
        options = tuple(sorted(self.options.items()))
        games = islice(self.seatings(), self.games)
        return [Pairing(number, self.game, bots, seed, options) for number, (bots, seed) in enumerate(games)]

    def header(self) -> dict[str, Any]:
        """What makes two tournaments the same, except their length."""
        game = registry.find(self.game)
        content = game.content
        return {
            "format": "gonfalon-arena-2",
            "rules": game.rules_version,
            **{k: v for k, v in asdict(self).items() if k != "games"},
            **({} if content is None else {"content": content.seal}),
        }


def _rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different ways to sit in this order around the table."""
    return list(dict.fromkeys(line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))))
