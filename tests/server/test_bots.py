"""Bots think in another process and come through the same door."""

import asyncio
import time
from pathlib import Path

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.server import matches, thinking
from gonfalon.server.thinking import Thinkers
from gonfalon.server.workers import Workers

from . import tiny
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


def _asleep(level: str, save: bytes, seat: int, seed: int, seconds: float) -> str:
    """Only the first substitute does not sleep."""
    if level != thinking.SUBSTITUTES[0]:
        time.sleep(600)
    return str(gonfalon.load(save).legal(seat)[-1])


def _confused(level: str, save: bytes, seat: int, seed: int, seconds: float) -> str:
    """Only the last substitute has an answer."""
    if level != thinking.SUBSTITUTES[-1]:
        raise ZeroDivisionError
    return str(gonfalon.load(save).legal(seat)[-1])


@pytest.mark.parametrize(("mind", "errors"), [(_asleep, 1), (_confused, len(thinking.SUBSTITUTES))])
def test_a_substitute_answers_for_a_bot_that_does_not_come_back(
    mind: object, errors: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "choose", mind)
    monkeypatch.setattr(thinking, "HURRY", 60.0)  # the machine may be slow
    settings = quick("sqlite://", bot_patience=0.5)
    match = matches.begun("tiny", 2, {})

    async def answered() -> str:
        workers = Workers(settings, tiny.install)
        try:
            return await Thinkers(settings, workers)._thought(match, "master", 0)
        finally:
            await workers.close()

    assert asyncio.run(answered()) == match.legal(0)[-1]
    assert len([record for record in caplog.records if record.name == "gonfalon.bots"]) == errors


def _unlisted(level: str, save: bytes, seat: int, seed: int, seconds: float) -> str:
    return "free:offer"


def test_a_bot_may_answer_what_is_allowed_and_not_listed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "choose", _unlisted)
    settings = quick("sqlite://")
    match = matches.begun("tiny", 2, {})
    ask = match.state.ask_of(0)
    assert ask is not None
    ask.more.append("free:offer")

    async def answered() -> str:
        workers = Workers(settings, tiny.install)
        try:
            return await Thinkers(settings, workers)._thought(match, "novice", 0)
        finally:
            await workers.close()

    assert "free:offer" not in match.legal(0)
    assert asyncio.run(answered()) == "free:offer"
    assert caplog.text == ""


@pytest.mark.parametrize("level", thinking.SUBSTITUTES)
def test_substitutes_know_what_to_answer(level: str) -> None:
    match = matches.begun("tiny", 2, {})
    assert bots.choose(level, matches.for_thinking(match), 0, 1) in match.legal(0)


def test_a_bot_is_told_of_the_position_alone() -> None:
    match = matches.begun("tiny", 2, {"rounds": 1000})
    match.names = ["Anna", "Bot"]
    for _ in range(200):
        match.apply(match.legal(match.turn[0])[-1], match.turn[0])
    told = gonfalon.load(matches.for_thinking(match))
    assert told == match
    assert told.names == match.names
    assert (told.answers(), told.log()) == ([], [])
    assert told.generator.state != match.generator.state
    assert match.version > 200, "the table keeps its past"
    assert len(match.answers()) == match.version


def test_an_undo_while_the_bot_thinks_makes_its_answer_stale(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    for _ in range(3):
        anna.answer(table, "bid:1", seat=0)
        undone = anna.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        if undone.status_code == 409:  # the bot was faster
            break
    assert play_on(anna, table)["view"]["over"]
