"""A search that is as good as beaten still compares its answers, and no answer to its question is ruled out."""

import pytest

import gonfalon
from gonfalon import arena
from gonfalon.arena.play import play
from gonfalon.arena.schedule import Pairing
from gonfalon.bots import dropped
from gonfalon.bots.knowledge import Knowledge, knowledge, placed
from gonfalon.bots.search import SearchBot
from gonfalon.bots.tree import FAINT, Table, Tree
from gonfalon.games.byzantium.rules.position import Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, Ask
from gonfalon.kernel.state import State


class Imagined(Knowledge):
    """Byzantium, in which only taxes help the first player, and very little."""

    def chances(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        mine = self.hope * (2 if state.tax[0] else 1)
        return [mine, 1 - mine]

    hope = 1e-4


@pytest.mark.parametrize("hope", [0.2, 1e-3, 1e-5])
def test_the_better_answer_is_found_however_small_the_hope(hope: float) -> None:
    match = next(
        match for match in (gonfalon.new("byzantium", 2, seed=seed) for seed in range(9)) if match.turn == (0,)
    )
    while match.state.ask_of(0) is None or match.state.ask_of(0).prompt != "action":  # type: ignore[union-attr]
        match.apply(match.legal()[0])
        assert not match.over
    ask = match.state.ask_of(0)
    assert ask is not None
    mind = Imagined(match.game)
    mind.hope = hope
    table = SearchBot(simulations=300).searched(match.state, ask, mind, Generator(3))
    assert table.best(ask.values) == "action:tax"


def test_who_is_beaten_plays_for_hope_first_and_for_his_place_then() -> None:
    game = gonfalon.new("byzantium", 4, seed=1).game
    mind = knowledge(game)
    state = gonfalon.new("byzantium", 4, seed=1).state
    worths = mind.worths(state)
    assert sum(worths) == pytest.approx(1)
    assert placed([3, 9, 9, 1]) == pytest.approx(
        [(1 / 6 + 2 / 18) / 2, (2.5 / 6 + 8 / 18) / 2, (2.5 / 6 + 8 / 18) / 2, 0]
    )
    assert placed([4, 4]) == [0.5, 0.5]


def test_an_answer_a_hasty_player_never_gives_is_tried_where_it_is_really_asked() -> None:
    values = ["city:a", "city:b", "button:odd", BACK]
    table = Table()
    table.look(values, [3.0, 1.0, 0.0, 0.0])
    assert (table.lines["button:odd"].prior, table.lines[BACK].prior) == (0.0, 0.0)
    table.admit(values)
    assert table.lines["button:odd"].prior == FAINT
    assert table.lines[BACK].prior == 0.0
    tried = set()
    for _ in range(2000):
        answer = table.choose(values, None, courage=2.0, doubt=0.25)
        tried.add(answer)
        table.visits += 1
        table.lines[answer].visits += 1
    assert tried == {"city:a", "city:b", "button:odd"}


def test_worlds_that_contradict_the_game_are_counted_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    dropped.taken()
    calls = []
    real = Tree.played

    def broken(self: Tree, *given: object) -> list[float]:
        calls.append(1)
        if len(calls) % 7 == 0:
            raise KeyError("a card nobody holds")
        return real(self, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Tree, "played", broken)
    result = play(Pairing(0, "medievalia", ("search:simulations=3", "random"), 5), False, ())
    ((error, count),) = result["dropped"].items()
    assert error.startswith("KeyError in test_beaten.py, line ")
    assert count == len(calls) // 7 > 0
    assert f"imagined worlds dropped because they contradict the game: {error}: {count}" in arena.worded(
        arena.summary([result])
    )
    assert dropped.taken() == {}


def test_an_error_of_a_game_without_secrets_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Tree, *given: object) -> list[float]:
        raise KeyError("a city nobody knows")

    monkeypatch.setattr(Tree, "played", broken)
    match = gonfalon.new("byzantium", 2, seed=1)
    ask = match.state.ask_of(match.turn[0])
    assert isinstance(ask, Ask)
    with pytest.raises(KeyError):
        SearchBot(simulations=3).decide(match.state, ask, knowledge(match.game), Generator(1))
