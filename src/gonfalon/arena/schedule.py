"""Who meets whom, in which seats, with which dice: fixed by the tournament's description alone."""

from dataclasses import asdict, dataclass, field
from itertools import combinations
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
    seats: int = 0
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
        found = list(dict.fromkeys(combinations(self.bots, self.seats)))
        mixed = [line_up for line_up in found if len(set(line_up)) > 1]
        return mixed or found

    def pairings(self) -> list[Pairing]:
        """All games, numbered."""
        line_ups = self.line_ups()
        out: list[Pairing] = []
        for number in range(self.games):
            line_up = line_ups[number % len(line_ups)]
            turn = number // len(line_ups)
            shift = turn % self.seats
            seats = line_up[-shift:] + line_up[:-shift] if shift else line_up
            options = tuple(sorted(self.options.items()))
            out.append(Pairing(number, self.game, seats, self.seed + turn // self.seats, options))
        return out

    def header(self) -> dict[str, Any]:
        """What makes two tournaments the same, except their length."""
        content = registry.find(self.game).content
        return {
            "format": "gonfalon-arena-1",
            **{k: v for k, v in asdict(self).items() if k != "games"},
            **({} if content is None else {"content": content.seal}),
        }
