"""Which effects of Clash of Cultures are used: in random games, and in tests.

    python -m tools.effects --games 60 --tests tests/clash_of_cultures

An effect is used when it acts, changes a value or gives an answer at one of its moments. The players are hasty
or random, and raze nothing. Every civilization comes in its turn, every option has its games, every other game begins
rich (goods, advances, cards), and the laws are checked after each answer. Printed are the effects that only tests
use, with a test for each, and those that nothing uses: then the exit code is 1.
"""

import argparse
import sys
from bisect import insort
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tqdm import tqdm

from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import GOODS, RESOURCES
from gonfalon.games.clash_of_cultures.mind.hasty import policy
from gonfalon.games.clash_of_cultures.rules.advance import bring_along, legal_advances, refresh
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.effects import Listener
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.moments import Procedure, Question, Value
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh

RICH = 5  # of every good
ENDLESS = 50_000
BASE = ({"expansion": False}, {"expansion": True})


class Uses:
    """Counts how often every effect was used, and names a test for it; a plugin of pytest."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.tests: dict[str, str] = {}
        self.test = ""
        self.testing = False
        for moment in TABLE.moments.values():
            for listener in moment.listeners:
                self._listen(moment, listener)

    def _listen(self, moment: Any, listener: Listener) -> None:
        ident = listener.effect.ident
        if isinstance(moment, Question):
            listener.says = Noted(self, ident, listener.says)
        elif isinstance(moment, Value):
            listener.changes = NotedChange(self, ident, listener.changes)
        elif isinstance(moment, Procedure):
            condition = moment.name == "status.objectives"  # completed by its card; what listens is the condition
            if condition:
                listener.says = Noted(self, ident, listener.says)
            else:
                listener.acts = NotedAct(self, ident, listener.acts)

    def note(self, ident: str) -> None:
        if not self.testing:
            self.games[ident] += 1
        elif self.test:
            self.tests.setdefault(ident, self.test)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.test = item.nodeid

    def pytest_runtest_teardown(self) -> None:
        self.test = ""


class Noted:
    """An answer that is noted when it is yes."""

    def __init__(self, uses: Uses, ident: str, says: Any) -> None:
        self.uses, self.ident, self.says = uses, ident, says

    def __call__(self, state: Any, owner: int, matter: Any) -> int:
        bits: int = self.says(state, owner, matter)
        if bits:
            self.uses.note(self.ident)
        return bits


class NotedChange:
    """A change of a value that is noted when the value is another one."""

    def __init__(self, uses: Uses, ident: str, changes: Any) -> None:
        self.uses, self.ident, self.changes = uses, ident, changes

    def __call__(self, state: Any, owner: int, value: Any, matter: Any) -> Any:
        after = self.changes(state, owner, value, matter)
        if after != value:
            self.uses.note(self.ident)
        return after


class NotedAct:
    """What an effect does, noted."""

    def __init__(self, uses: Uses, ident: str, acts: Any) -> None:
        self.uses, self.ident, self.acts = uses, ident, acts

    def __call__(self, state: Any, owner: int, matter: Any) -> Any:
        self.uses.note(self.ident)
        return self.acts(state, owner, matter)


def tables(number: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seats and options of so many games: every seat count, every value of every option."""
    own = [option for option in GAME.options if option.name not in ("expansion", "civilizations")]
    switches = [{option.name: value} for option in own for value in option.values[1:]]
    for i in range(number):
        options: dict[str, Any] = dict(BASE[i % 5 > 0])
        if options["expansion"]:
            options["civilizations"] = "free"
        if i % 2:
            options |= switches[i // 2 % len(switches)]
        yield GAME.seats[i % len(GAME.seats)], options


def choose(match: Match, seat: int, generator: Generator, wanted: list[str]) -> Any:
    """A hasty answer or any; a civilization as wanted."""
    legal = match.legal(seat)
    if match.state.step_name() == "Raze.choose":
        return "button:none"
    for name in wanted:
        if name in legal:
            wanted.remove(name)
            return name
    request = match.state.request()
    weights = policy(match.state, request) if isinstance(request, Ask) and generator.below(3) else None  # type: ignore[arg-type]
    if weights is None or len(weights) != len(legal):
        return legal[generator.below(len(legal))]
    point = generator.below(1000) / 1000 * sum(weights)
    for one, weight in zip(legal, weights, strict=True):
        point -= weight
        if point < 0:
            return one
    return legal[-1]


def enrich(state: Position, generator: Generator) -> None:
    """Everybody is rich: goods, advances in their order, and cards."""
    for seat in range(state.seats):
        for _ in range(generator.below(20)):
            found = legal_advances(state, seat)
            advance = found[generator.below(len(found))]
            state.owned[seat] |= 1 << advance
            bring_along(state, seat, advance)
        refresh(state, seat)
        for good in range(GOODS):
            state.goods[seat * GOODS + good] = min(RICH, limit(state, seat, good)) if good < RESOURCES else RICH
        for hand, deck, number in (
            (state.hand[seat], state.deck, 5),
            (state.goals[seat], state.goal_deck, 4),
            (state.plans[seat], state.plan_deck, 2),
        ):
            for _ in range(number):
                insort(hand, deck.pop(generator.below(len(deck))))
    state._request = None


def play(seats: int, options: dict[str, Any], seed: int, wanted: list[str], rich: bool) -> None:
    """One game; the laws hold after every answer."""
    match, generator = fresh(GAME, seats, options, seed), Generator(seed)
    for _ in range(ENDLESS):
        if match.over:
            return
        if rich and match.state.step_name() == "Turn.choose":
            enrich(match.state, generator)  # type: ignore[arg-type]
            rich = False
        seat = match.turn[generator.below(len(match.turn))]
        match.apply(choose(match, seat, generator, wanted), seat)
        GAME.laws(match.state)
    raise RuntimeError(f"seed {seed} for {seats} with {options} does not end")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", nargs="*", default=[], help="folders or files of tests to run as well")
    asked = parser.parse_args()
    uses = Uses()
    failed = 0
    civs = ["civilization:" + name for name in find("").civilizations]
    for i, (seats, options) in enumerate(tqdm(list(tables(asked.games)), unit="game")):
        wanted = [civs[(i * 4 + k) % len(civs)] for k in range(4)]
        try:
            play(seats, options, asked.seed + i, wanted, i % 4 > 1)
        except Exception as error:
            failed += 1
            print(f"seed {asked.seed + i}, {seats} seats, {options}: {error!r}")
    if asked.tests:
        uses.testing = True
        failed += int(pytest.main(["-q", "-p", "no:cacheprovider", *asked.tests], plugins=[uses]) != 0)
    return report(uses, asked.games) or int(failed > 0)


def report(uses: Uses, games: int) -> int:
    idents = list(TABLE.effects)
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
