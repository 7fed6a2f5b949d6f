"""The command line in this process, with the tiny games installed beside the real ones."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from gonfalon import registry
from gonfalon.cli import main
from gonfalon.kernel.game import Game
from tests.kernel.games.every import GAMES


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


class Entry:
    """Stands for the entry point of a tiny game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def load(self) -> Game:
        return self.game


@pytest.fixture(autouse=True)
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = {**registry._entries(), **{name: Entry(game) for name, game in GAMES.items()}}
    monkeypatch.setattr(registry, "_entries", lambda: installed)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(*arguments: object) -> Outcome:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        assert isinstance(left.value.code, int)
        return Outcome(left.value.code, *capsys.readouterr())

    return call
