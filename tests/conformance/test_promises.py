"""The promises that ``gonfalon check`` examines, kept by every installed game; and broken ones are told."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from gonfalon import registry
from gonfalon.check import PROMISES, Table, faults
from gonfalon.cli import cli
from gonfalon.examine import examined
from gonfalon.kernel.errors import BadGame
from gonfalon.kernel.game import Words
from tests.conformance.tables import TABLES
from tests.kernel.games.hands import HANDS, Hands


@cache
def table(name: str, seats: int) -> Table:
    return Table(registry.find(name), seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_every_game_keeps_every_promise(promise: Callable[[Table], None], name: str, seats: int) -> None:
    promise(table(name, seats))


class Careless(Hands):
    """Points nobody has worded, and a picture in which everything has one name."""

    def score_sheet(self, state: Any) -> list[tuple[str, list[int]]]:
        return [("score-nobody-knows", list(state.points))]

    def svg(self, state: Any, seat: int | None, words: Words) -> str:
        return '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><g id="a"/></svg>'


def test_a_game_that_breaks_promises_is_told_which() -> None:
    assert list(faults(HANDS, 2)) == []
    told = [fault for _, fault in faults(Careless(), 2)]
    assert told == [
        "with 2 seats: not worded at the score sheet (en): [score-nobody-knows]",
        "with 2 seats: drawn twice at Turns.choose: a",
        "with 2 seats: nothing can ever be picked on the board",
    ]


def test_the_command_counts_the_promises() -> None:
    result = CliRunner().invoke(cli, ["check", "byzantium", "--seats", "2"], standalone_mode=False)
    assert result.return_value == 0
    assert f"byzantium: {len(PROMISES)} of {len(PROMISES)} promises kept" in result.output


class Gilded(Hands):
    """A game whose panels show what nobody has drawn or worded."""

    def __init__(self, icon: str, label: str) -> None:
        self.icon, self.label = icon, label

    def panels(self, state: object, words: Words) -> list[list[tuple[str, str, str]]]:
        return [[(self.icon, words(self.label), "3")]] * 2


def test_an_unknown_icon_and_a_missing_text_are_told_when_a_game_is_loaded() -> None:
    with pytest.raises(BadGame, match=r"hands: no icon is called 'dragon' \(panel 'title'\); there are anchor"):
        examined(Gilded("dragon", "title"))
    with pytest.raises(BadGame, match=r"hands: text/en.ftl does not word .*panel-dragons"):
        examined(Gilded("coin", "panel-dragons"))
