"""Which effects of a game are used: in random games, and in tests.

    python -m tools.effects clash-of-cultures --games 60 --tests tests/clash_of_cultures

What counts as an effect, and as a use of it, the game's own module says (effects_clash.py, effects_medioevo.py). The
players are hasty or random. Every option has its games, every other pair of games begins rich, and the laws are checked
after each answer. Printed are the effects that only tests use, with a test for each, and those that nothing uses: then
the exit code is 1.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from tqdm import tqdm

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh

ENDLESS = 50_000


class Uses:
    """Counts how often every effect was used, and names a test for it; a plugin of pytest."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.tests: dict[str, str] = {}
        self.test = ""
        self.testing = False

    def note(self, ident: str) -> None:
        if not self.testing:
            self.games[ident] += 1
        elif self.test:
            self.tests.setdefault(ident, self.test)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.test = item.nodeid

    def pytest_runtest_teardown(self) -> None:
        self.test = ""


class Subject(NamedTuple):
    """A game, what its effects are, and how they are watched."""

    game: Any
    idents: list[str]
    listen: Callable[[Uses], None]
    policy: Callable[[Any, Any], Any]
    tables: Callable[[int], Iterator[tuple[int, dict[str, Any]]]]
    wanted: Callable[[int], list[str]]  # answers that are given in a game as soon as they are offered
    fixed: Callable[[Any], str]  # the answer to a question that is not left to chance, or nothing
    rich_at: str  # the step at which a rich game is made rich
    enrich: Callable[[Any, Generator], None]


def subject(name: str) -> Subject:
    """The game of this name."""
    if name == "clash-of-cultures":
        from tools.effects_clash import SUBJECT
    elif name == "medioevo-universale":
        from tools.effects_medioevo import SUBJECT
    else:
        raise SystemExit(f"effects are watched in clash-of-cultures and medioevo-universale, not in {name!r}")
    return SUBJECT


def choose(game: Subject, match: Match, seat: int, generator: Generator, wanted: list[str]) -> Any:
    """A hasty answer or any; first what is wanted."""
    legal = match.legal(seat)
    fixed = game.fixed(match.state)
    if fixed:
        return fixed
    for name in wanted:
        if name in legal:
            wanted.remove(name)
            return name
    request = match.state.request()
    weights = game.policy(match.state, request) if isinstance(request, Ask) and generator.below(3) else None
    if weights is None or len(weights) != len(legal):
        return legal[generator.below(len(legal))]
    point = generator.below(1000) / 1000 * sum(weights)
    for one, weight in zip(legal, weights, strict=True):
        point -= weight
        if point < 0:
            return one
    return legal[-1]


def play(game: Subject, seats: int, options: dict[str, Any], seed: int, wanted: list[str], rich: bool) -> None:
    """One game; the laws hold after every answer."""
    match, generator = fresh(game.game, seats, options, seed), Generator(seed)
    for _ in range(ENDLESS):
        if match.over:
            return
        if rich and match.state.step_name() == game.rich_at:
            game.enrich(match.state, generator)
            match.state._request = None
            rich = False
        seat = match.turn[generator.below(len(match.turn))]
        match.apply(choose(game, match, seat, generator, wanted), seat)
        game.game.laws(match.state)
    raise RuntimeError(f"seed {seed} for {seats} with {options} does not end")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="*", default=[], help="folders or files of tests to run as well")
    asked = parser.parse_args()
    game, uses, failed = subject(asked.game), Uses(), 0
    game.listen(uses)
    for i, (seats, options) in enumerate(tqdm(list(game.tables(asked.games)), unit="game")):
        try:
            play(game, seats, options, asked.seed + i, game.wanted(i), i % 4 > 1)
        except Exception as error:
            failed += 1
            print(f"seed {asked.seed + i}, {seats} seats, {options}: {error!r}")
    if asked.tests:
        uses.testing = True
        failed += int(pytest.main(["-q", "-p", "no:cacheprovider", *asked.tests], plugins=[uses]) != 0)
    return report(game.idents, uses, asked.games) or int(failed > 0)


def report(idents: list[str], uses: Uses, games: int) -> int:
    never = [ident for ident in idents if ident not in uses.games and ident not in uses.tests]
    tested = [ident for ident in idents if ident not in uses.games and ident in uses.tests]
    print(f"{len(idents)} effects; {len(idents) - len(never) - len(tested)} used in {games} games")
    print(f"{len(tested)} used in tests only:")
    for ident in tested:
        print(f"  {ident:<28} {uses.tests[ident]}")
    print(f"{len(never)} never used: {', '.join(never) or 'none'}")
    return int(bool(never))


if __name__ == "__main__":
    sys.exit(main())
