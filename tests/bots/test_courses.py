"""A search that plays its turn to the end: after its favourite answers, with the same throws, and within bounds."""

import pytest

from gonfalon.bots import courses
from gonfalon.bots.courses import ANSWERS, DEALS, Course, compare
from gonfalon.bots.greedy import GreedyBot
from gonfalon.bots.knowledge import knowledge
from gonfalon.bots.tree import Table
from gonfalon.games.clash_of_cultures import GAME
from gonfalon.games.clash_of_cultures.mind.evaluation import FAVOURITES, favourites
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel import fields
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match
from tests.clash_of_cultures.build import PURPLE, RED, coc, state_of

MIND = knowledge(GAME)
ENOUGH = ANSWERS * FAVOURITES


def table(hand: str = "") -> Match:
    """Two actions to come, and several things to do with them."""
    return coc(turn=PURPLE, regions={6: "R20"}, goods={PURPLE: "food 2 wood 1"}, hand={PURPLE: hand}, actions=2)


def asked(match: Match) -> Ask:
    ask = match.state.ask_of(PURPLE)
    assert ask is not None
    return ask


def compared(match: Match, budget: int = ENOUGH, until: float = 0.0) -> Table:
    """What is noted about every answer."""
    found = Table()
    compare(found, match.state, asked(match), MIND, Generator(5), budget, until)
    return found


def visits(found: Table) -> list[int]:
    return sorted([line.visits for line in found.lines.values()], reverse=True)


def test_only_the_favourites_of_the_greedy_bot_are_played_on() -> None:
    match = table()
    first = sorted(GreedyBot().weighed(match.state, asked(match), MIND, Generator(5)), key=lambda pair: -pair[1])
    found = compared(match, 5 * ANSWERS)
    assert len(first) > 3
    assert [value for value, line in found.lines.items() if line.visits > 1] == [value for value, _ in first[:3]]
    assert all(found.lines[value].mean == worth for value, worth in first[3:])
    assert any(found.lines[value].mean != worth for value, worth in first[:3])


@pytest.mark.parametrize(
    ("turns", "played"),
    [(0, []), (1, []), (2, [1, 1]), (5, [2, 2, 1]), (6, [2, 2, 1]), (7, [3, 3, 1]), (10, [3, 3, 2, 1])],
)
def test_a_larger_budget_plays_more_turns_and_the_worst_falls_out(turns: int, played: list[int]) -> None:
    found = visits(compared(table(), turns * ANSWERS))
    assert [count - 1 for count in found if count > 1] == played


def test_the_time_is_kept() -> None:
    assert max(visits(compared(table(), 100 * ENOUGH, 1e-9))) == 1


def test_what_is_clearly_best_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "CLEAR", -1.0)
    assert max(visits(compared(table()))) == 1


def test_with_a_single_action_left_the_turn_is_not_played_on() -> None:
    match = table()
    state_of(match).actions = 1
    assert favourites(state_of(match), asked(match)) == 0
    assert max(visits(compared(match))) == 1


def test_nothing_happens_at_the_table_and_the_same_throws_give_the_same_worths() -> None:
    match = table()
    before = fields.digest(match.state)
    means = [{value: line.mean for value, line in compared(match).lines.items()} for _ in range(2)]
    assert fields.digest(match.state) == before
    assert means[0] == means[1]


@pytest.mark.parametrize(("seed", "moment"), [(3, (PURPLE, 0)), (7, (RED, 3))])
def test_a_turn_is_judged_where_it_ends(seed: int, moment: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who still holds a card is asked before it ends, and judges then; else it is judged as the next one begins."""
    seen: list[tuple[int, int]] = []

    def noted(state: Position, seat: int, secrets: bool, generator: Generator) -> Position:
        seen.append((state.turn()[0], state.actions))
        return state

    monkeypatch.setattr(courses, "imagined", noted)
    match = table("A7")
    worth = Course(PURPLE, MIND, True).worth(match.state, "action:advance", seed)
    assert seen == [moment] * DEALS
    assert 0 < worth < 1
