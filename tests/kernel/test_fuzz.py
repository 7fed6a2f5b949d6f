"""The fuzzer: silent about sound games, and loud about every promise that a game breaks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from gonfalon.fuzz import FuzzFailure, fuzz
from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.game import Game, Words
from gonfalon.kernel.requests import Ask
from gonfalon.records import replayed
from tests.kernel.games.every import GAMES, TABLES
from tests.kernel.games.hands import Hands, Table, Turns
from tests.kernel.games.leaky import LEAKS, SOUND
from tests.kernel.games.reactions import Arena, Reactions, Rounds, Window
from tests.kernel.games.road import Road, Walk, Walkers


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_tiny_games_keep_every_promise(name: str, seats: int, tmp_path: Path) -> None:
    report = fuzz(GAMES[name], seats, games=12, seed=3, folder=tmp_path)
    assert report.games == 12
    assert report.checks["laws"] >= 12 * 3
    assert report.checks["records"] == 12
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_fuzzes_the_same_games() -> None:
    one, other = (fuzz(GAMES["offers"], 3, games=5, seed=8) for _ in range(2))
    assert (one.answers, one.checks) == (other.answers, other.checks)


def found(game: Game, seats: int, folder: Path, games: int = 60) -> str:
    """What the fuzzer says about a game that breaks a promise."""
    with pytest.raises(FuzzFailure) as caught:
        fuzz(game, seats, games, seed=1, folder=folder)
    assert caught.value.path.parent == folder
    evidence = json.loads(caught.value.path.read_text())
    assert evidence["fuzz"]["problem"]
    return str(caught.value)


class LosingTurns(Turns):
    def on_choose(self, table: Table, answer: str) -> None:
        if answer != "button:pass":
            table.hand[self.seat].remove(int(answer.removeprefix("card:")))


class Losing(Hands):
    def opening(self) -> Turns:
        return LosingTurns()


def test_a_broken_law_is_found_and_its_record_replays_to_it(tmp_path: Path) -> None:
    game = Losing()
    assert "a card was lost or made" in found(game, 3, tmp_path)
    (file,) = tmp_path.iterdir()
    record = json.loads(file.read_text())
    match = replayed(game, record)
    assert record["fuzz"]["answer"] == len(record["answers"])
    seat, answer = record["fuzz"]["giving"]
    match.apply(answer, seat)
    with pytest.raises(BrokenLaw, match="lost or made"):
        game.laws(match.state)


class CrashingWalk(Walk):
    def on_hill(self, state: Walkers, answer: str) -> str | None:
        raise ZeroDivisionError("the hill is too high")


class Crashing(Road):
    def opening(self) -> Walk:
        return CrashingWalk()


def test_a_crash_is_found_with_the_answer_that_caused_it(tmp_path: Path) -> None:
    assert "the hill is too high" in found(Crashing(), 1, tmp_path)
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["fuzz"]["giving"][0] == 0


class Open(Hands):
    """Its text shows all hands to everybody."""

    def text(self, state: Any, seat: int | None, words: Words) -> str:
        return str(state.hand)


class Counting(Hands):
    """Its scores count hidden cards."""

    def scores(self, state: Any) -> tuple[int, ...]:
        return tuple(sum(hand) for hand in state.hand)


class TellingTurns(Turns):
    def about(self, state: Any) -> dict[str, Any]:
        return {"what": sum(state.hand[1])}

    def choose(self, table: Table) -> Ask:
        more = ["button:bold"] if sum(table.hand[1]) % 2 else []
        ask = super().choose(table)
        return Ask(ask.seat, [*ask.values, *more], ask.prompt, ask.rule)

    def on_choose(self, table: Table, answer: str) -> None:
        super().on_choose(table, "button:pass" if answer == "button:bold" else answer)


class Telling(Hands):
    def opening(self) -> Turns:
        return TellingTurns()


@pytest.mark.parametrize("game", [Open(), Counting(), Telling()], ids=lambda game: type(game).__name__)
def test_a_leak_of_hidden_cards_is_found(game: Game, tmp_path: Path) -> None:
    assert "cannot see changes" in found(game, 3, tmp_path)


@pytest.mark.parametrize(("game", "words"), LEAKS.items(), ids=lambda game: type(game).__name__)
def test_every_way_to_give_a_secret_away_is_found(game: Game, words: str, tmp_path: Path) -> None:
    for seats in (2, 3):
        assert re.search(words, found(game, seats, tmp_path, games=200))


@pytest.mark.parametrize("game", SOUND, ids=lambda game: type(game).__name__)
def test_the_same_games_without_the_leak_are_sound(game: Game, tmp_path: Path) -> None:
    for seats in (2, 3):
        assert fuzz(game, seats, games=40, seed=5, folder=tmp_path).games == 40


class QuietWindow(Window):
    """Never says that being asked gives something away."""

    def on_react(self, arena: Arena, answer: str) -> str | None:
        out = super().on_react(arena, answer)
        arena._revealed = False
        return out


class CarelessRounds(Rounds):
    def window(self, arena: Arena) -> Window:
        return QuietWindow(actor=self.seat, offset=1)


class Careless(Reactions):
    def opening(self) -> Rounds:
        return CarelessRounds()


def test_learning_something_and_taking_it_back_is_found(tmp_path: Path) -> None:
    assert "learns something hidden" in found(Careless(), 3, tmp_path)


class ForgetfulWalk(Walk):
    def fork(self, state: Walkers) -> Ask:
        return Ask(self.seat, ["road:left", "road:left"], "fork", "TINY-8")


class GreedyWalk(Walk):
    def fork(self, state: Walkers) -> Ask:
        return Ask(self.seat, ["road:left", "road:right"], "fork", "TINY-99")


class MuteWalk(Walk):
    def fork(self, state: Walkers) -> Ask:
        return Ask(self.seat, ["road:left", "road:right"], "crossing", "TINY-8")


class DeadWalk(Walk):
    def fork(self, state: Walkers) -> Ask:
        return Ask(self.seat, [], "fork", "TINY-8")


class EndlessWalk(Walk):
    def pass_on(self, state: Walkers) -> str:
        return "gate"


class WalkWith(Road):
    def __init__(self, frame: type[Walk]) -> None:
        self.frame = frame

    def opening(self) -> Walk:
        return self.frame()


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (ForgetfulWalk, "listed twice"),
        (GreedyWalk, "no rule of the ledger"),
        (MuteWalk, r"not worded in 'en': '\[ask-crossing\]'"),
        (DeadWalk, "nothing to choose from"),
    ],
)
def test_a_bad_question_is_found(frame: type[Walk], words: str, tmp_path: Path) -> None:
    assert re.search(words, found(WalkWith(frame), 1, tmp_path))


def test_a_game_without_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.fuzz.ENDLESS", 50)
    assert "not ended after 50 answers" in found(WalkWith(EndlessWalk), 1, tmp_path)


class Sharing(Table):
    """Its copies share the list of played cards."""

    def copy(self) -> Any:
        new = super().copy()
        new.played = self.played
        return new


class Shared(Hands):
    def setup(self, seats: int, options: dict[str, Any]) -> Table:
        plain = super().setup(seats, options)
        names = ("seats", "options", "frames", "sealed", "hand", "deck", "played", "points")
        return Sharing(**{name: getattr(plain, name) for name in names})


def test_a_copy_that_is_not_independent_is_found(tmp_path: Path) -> None:
    assert found(Shared(), 3, tmp_path)


class Drifting(Hands):
    """Nobody has won it."""

    def winners(self, state: Any) -> tuple[int, ...]:
        return ()


def test_an_end_without_winners_is_found(tmp_path: Path) -> None:
    assert "nobody has won" in found(Drifting(), 2, tmp_path)
