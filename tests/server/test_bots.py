"""Bots think in another process and come through the same door."""

from pathlib import Path

import pytest

from gonfalon import bots

from .serving import Serving, Visitor, play_on, quick


def test_bots_play_a_whole_game_among_themselves(anna: Visitor) -> None:
    table = anna.open("novice", "squire", options={"rounds": 2})
    assert play_on(anna, table)["view"]["over"]


def test_people_are_answered_while_a_bot_thinks(anna: Visitor) -> None:
    table = anna.open("me", "master")
    for _ in range(5):
        assert anna.http.get(f"/api/tables/{table}").elapsed.total_seconds() < 1


def _useless(level: str, save: bytes, seat: int, seed: int, seconds: float) -> str:
    return "nonsense"


def _failing(level: str, save: bytes, seat: int, seed: int, seconds: float) -> str:
    raise ZeroDivisionError


@pytest.mark.parametrize("mind", [_useless, _failing])
def test_a_bot_that_fails_does_not_stop_the_game(
    mind: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "choose", mind)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "novice", options={"rounds": 2})
        assert play_on(anna, table)["view"]["over"]
        anna.close()
    assert "the novice bot of tiny" in caplog.text


def test_an_undo_while_the_bot_thinks_makes_its_answer_stale(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    for _ in range(3):
        anna.answer(table, "bid:1", seat=0)
        undone = anna.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        if undone.status_code == 409:  # the bot was faster
            break
    assert play_on(anna, table)["view"]["over"]
