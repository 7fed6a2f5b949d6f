"""No peeking: whatever the others hide, a bot is handed the same, answers the same and advises the same."""

from functools import cache

import pytest

from gonfalon import analysis, bots
from gonfalon.bots import courses, greedy, scenario, series, tree, walk
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import Knowledge, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.kernel import fields
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import State
from gonfalon.match import Match
from tests.training.test_games import played

TABLES = [
    ("clash-of-cultures", 2),
    ("medievalia", 2),
    ("medievalia", 4),
    ("medioevo-universale", 3),
    ("struggle-for-rome", 3),
    ("struggle-for-rome", 4),
]
#: How much a look at hidden things changes thoughts, at the least; Clash of Cultures' bots hardly ever ask for them.
KEEN = {"clash-of-cultures": 1.05}
#: With how many simulations a search deals anew; Clash of Cultures' plays turns to their end, which takes more.
BUDGET = {"clash-of-cultures": 5 * courses.ANSWERS}


@cache
def moments(name: str, seats: int) -> list[Match]:
    """Moments of random games in which somebody has a choice."""
    found = [played(name, seats, answers, seed=answers) for answers in range(20, 200, 12)]
    return [match for match in found if not match.over and len(match.legal(match.turn[0])) > 1]


def worlds(match: Match) -> list[Match]:
    """The match, and others which whoever must answer cannot tell from it."""
    return [match, *[match.determinized(match.turn[0], Generator(number)) for number in range(3)]]


class Spy(GreedyBot):
    """Notes what it is handed, and what it thinks of every answer."""

    handed: tuple[object, ...] = ()
    thought: tuple[object, ...] = ()

    def decide(self, state: State, ask: Ask, mind: Knowledge, generator: Generator) -> str:
        self.handed = fields.digest(state), generator.state, *ask.values
        self.thought = tuple(self.weighed(state, ask, mind, generator))
        return ask.values[0]


class Peeker(Spy):
    """Looks at the match itself."""

    def choose(self, match: Match, seat: int, generator: Generator) -> str:
        ask = match.state.ask_of(seat)
        assert ask is not None
        return self.decide(match.state.copy(), ask, knowledge(match.game), generator)


def notes(spy: Spy, match: Match) -> tuple[int, int]:
    """How many different things it is handed and thinks in worlds that look alike, with the same random stream."""
    handed, thought = set(), set()
    for world in worlds(match):
        spy.choose(world, match.turn[0], Generator(3))
        handed.add(spy.handed)
        thought.add(spy.thought)
    return len(handed), len(thought)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_is_handed_the_same_and_thinks_the_same(name: str, seats: int) -> None:
    assert {notes(Spy(samples=2), match) for match in moments(name, seats)} == {(1, 1)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_that_peeks_gives_itself_away(name: str, seats: int) -> None:
    handed, thought = zip(*[notes(Peeker(samples=2), match) for match in moments(name, seats)], strict=True)
    assert sum(handed) > 2 * len(handed)  # there is much to see
    assert sum(thought) > KEEN.get(name, 1.3) * len(thought)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("spec", ["greedy:samples=2", "search:simulations=12", "novice"])
def test_its_answer_does_not_change(name: str, seats: int, spec: str) -> None:
    for match in moments(name, seats):
        assert len({bots.make(spec).choose(world, match.turn[0], Generator(3)) for world in worlds(match)}) == 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_hint_does_not_change(name: str, seats: int) -> None:
    for match in moments(name, seats)[::3]:
        hints = [analysis.hint(world, match.turn[0], simulations=12) for world in worlds(match)]
        assert all(hint == hints[0] for hint in hints)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_search_looks_at_many_deals(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()

    def noted(state: State, seat: int, secrets: bool, generator: Generator) -> State:
        new: State = walk.imagined(state, seat, secrets, generator)
        seen.add(fields.digest(new))
        return new

    monkeypatch.setattr(tree, "imagined", noted)
    monkeypatch.setattr(scenario, "imagined", noted)
    monkeypatch.setattr(series, "imagined", noted)
    monkeypatch.setattr(courses, "imagined", noted)
    deals = []
    for match in moments(name, seats)[::4]:
        seen.clear()
        SearchBot(simulations=BUDGET.get(name, 30)).choose(match, match.turn[0], Generator(1))
        deals.append(len(seen))
    assert max(deals) > 10


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_deal_contradicts_what_has_happened(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots pass over deals that do; our games say what is known well enough that there are none."""
    monkeypatch.setattr(tree, "CONTRADICTIONS", ())
    monkeypatch.setattr(greedy, "CONTRADICTIONS", ())
    monkeypatch.setattr(series, "CONTRADICTIONS", ())
    monkeypatch.setattr(courses, "CONTRADICTIONS", ())
    players = [bots.make(spec) for spec in ("greedy:samples=1", "search:simulations=8") * 2][:seats]
    match, generator = played(name, seats, 0, seed=7), Generator(7)
    while not match.over and match.version < 400:
        match.apply(players[match.turn[0]].choose(match, match.turn[0], generator), match.turn[0])
