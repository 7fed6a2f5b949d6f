"""What a search sees that a greedy bot does not: objectives that are near, raids, what several purchases come to."""

from types import SimpleNamespace

import pytest

from gonfalon import bots
from gonfalon.bots import series
from gonfalon.bots.knowledge import foresight, knowledge
from gonfalon.bots.search import SearchBot
from gonfalon.bots.series import FEW, Series
from gonfalon.bots.tree import Table
from gonfalon.bots.walk import sensible
from gonfalon.games.medioevo_universale import GAME
from gonfalon.games.medioevo_universale.mind.feud import raids
from gonfalon.games.medioevo_universale.mind.goals import cards_worth, nearness
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from tests.medioevo_universale.build import asked, medioevo
from tests.medioevo_universale.cards import to

THREE_CAPTAINS = 68


def state_of(match: Match) -> Position:
    state = match.state
    assert isinstance(state, Position)
    return state


def question(match: Match) -> Ask:
    ask = match.state.ask_of(0)
    assert ask is not None
    return ask


def buying(florins: int, **more: object) -> Match:
    """Seat 0 buys, its letters written."""
    match = medioevo(3, phase=4, florins={0: florins}, turn=3, **more)  # type: ignore[arg-type]
    to(match, "buy")
    state_of(match).offers[0] = 3
    assert asked(match) == (0, "buy")
    return match


def test_every_objective_has_a_nearness_and_is_near_at_last() -> None:
    state = state_of(medioevo(3, phase=4, at={"thracia": "0: 4 heavy wagon1 caravan1"}, tech={0: "blue 2 green 3"}))
    near = [nearness(state, 0, card) for card in range(1, 73)]
    assert all(0 <= value <= 1 for value in near)
    assert len(set(near)) > 10


def test_captains_bring_their_objective_nearer() -> None:
    goal = state_of(buying(900)).world().objective[THREE_CAPTAINS]
    assert (goal["type"], goal["unit"], goal["count"]) == ("units", "captain", 3)
    worths = []
    for number in range(4):
        army = {"thracia": f"0: {number} captain"} if number else {}
        state = state_of(buying(900, cards={0: (THREE_CAPTAINS,)}, at=army))
        assert (nearness(state, 0, THREE_CAPTAINS) == 1) == (number == 3)
        worths.append(cards_worth(state, 0, 5))
    assert worths == sorted(worths)
    assert worths[3] - worths[2] > worths[1] - worths[0] + 0.5


def test_who_may_raid_a_rich_town_stands_higher_in_the_outlook() -> None:
    at, rich = {"bulgaria": "1: 3 heavy wagon1"}, {"thracia": "city cathedral"}
    state = state_of(medioevo(3, phase=4, at=at, built=rich, tokens={"bulgaria": 1}, order=(1, 0, 2)))
    guarded = at | {"thracia": "0: 9 heavy"}
    calm = state_of(medioevo(3, phase=4, at=guarded, built=rich, tokens={"bulgaria": 1}, order=(1, 0, 2)))
    assert raids(state, 1, 4) > 3 * 2.5
    assert raids(calm, 1, 4) == raids(state, 1, 1) == 0  # too strong; too late
    assert foresight(GAME).chances(state)[1] > knowledge(GAME).chances(state)[1]
    assert abs(sum(foresight(GAME).chances(state)) - 1) < 1e-9


def test_who_stands_in_an_enemy_s_town_may_come_again() -> None:
    at, rich = {"thracia": "1: 3 heavy wagon1"}, {"thracia": "city cathedral"}
    state = state_of(medioevo(3, phase=6, at=at, built=rich, war=((0, 1),)))
    assert state.holder[state.world().index["thracia"]] == 1
    assert raids(state, 1, 4) >= 3 * 7


def test_a_search_sees_what_several_purchases_come_to() -> None:
    match = buying(900, at={"thracia": "0: 1 captain"})
    mind = foresight(GAME)
    seeds = [Generator(4).seed()]
    ahead = Series(0, mind, seeds, len(match.state.frames), 1000)
    first = "learn:transport"
    assert ahead.beyond(match.state, first) > ahead.plainly(match.state, first)
    assert 1000 - (8 + 8 * 4) <= ahead.left < 1000
    spent = Series(0, mind, seeds, len(match.state.frames), 0)
    assert spent.beyond(match.state, first) == ahead.plainly(match.state, first)


def test_a_search_whose_time_is_over_has_looked_at_what_a_hasty_player_likes_best() -> None:
    match = buying(400, at={"thracia": "0: 2 heavy caravan3"})
    told, mind = question(match), foresight(GAME)
    ask = Ask(told.seat, told.values[::-1], told.prompt, told.rule)
    weights = mind.policy(match.state, ask)
    assert weights is not None
    assert weights.index(max(weights)) > FEW
    table = SearchBot(simulations=1200, seconds=1e-9).searched(match.state, ask, mind, Generator(3))
    tried = [value for value in ask.values if table.lines[value].visits]
    assert len(tried) == FEW
    for value, weight in zip(ask.values, weights, strict=True):
        assert weight == max(weights) or value not in tried


def test_a_deal_that_was_not_looked_at_to_the_end_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    match = buying(400, at={"thracia": "0: 2 heavy caravan3"})
    ask, mind = question(match), foresight(GAME)
    many = len(sensible(match.state, ask, mind))
    now = iter(range(1000))
    monkeypatch.setattr(series, "time", SimpleNamespace(perf_counter=lambda: next(now)))
    table = Table()
    series.compare(table, match.state, ask, mind, Generator(3), 1200, many + 3)  # one deal, and a little of the second
    assert [line.visits for line in table.lines.values()] == [1] * many


def test_a_search_compares_every_sensible_answer() -> None:
    match = buying(400, at={"thracia": "0: 2 heavy caravan3"})
    ask = question(match)
    table = SearchBot(simulations=100).searched(match.state, ask, knowledge(GAME), Generator(1))
    values = sensible(match.state, ask, foresight(GAME))
    assert len(values) > 3
    assert {value for value in ask.values if table.lines[value].visits} == set(values)
    tried = sorted(table.lines[value].visits for value in values)
    assert (tried[0], tried[-4:]) == (3, [12] * 4)
    best = max(values, key=lambda value: (table.lines[value].visits, table.lines[value].mean))
    assert table.best(ask.values) == best
    assert bots.make("search:simulations=60").choose(match, 0, Generator(1)) in values


def test_money_for_a_good_is_kept() -> None:
    """With an empty caravan, 100 florins are worth more than a soldier."""
    for cargo, worth in (("", True), ("[black 1]", False)):
        poor = state_of(medioevo(3, phase=4, at={"thracia": f"0: caravan1{cargo}"}, florins={0: 90}, turn=3))
        enough = state_of(medioevo(3, phase=4, at={"thracia": f"0: caravan1{cargo}"}, florins={0: 100}, turn=3))
        mind = foresight(GAME)
        assert (mind.chances(enough)[0] - mind.chances(poor)[0] > 0.03) == worth
