"""Server-sent events: what is told, to whom, and after a gap."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from gonfalon.server import events as server_events
from gonfalon.server.accounts import NOBODY

from .serving import Serving, Visitor, listening, next_of, quick, soon


def test_a_listener_hears_of_every_answer(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    with listening(bruno, table) as events:
        assert next_of(events, "changed")["data"] == {"version": 0, "revision": 0}
        anna.answer(table, "bid:1", seat=1)
        heard = next_of(events, "changed")
    assert heard["data"] == {"version": 1, "revision": 1}
    assert heard["id"] == "1.1"


def test_after_a_gap_the_change_is_told_at_once(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    anna.answer(table, "bid:1", seat=0)
    with listening(anna, table, last="0.0") as events:
        assert next_of(events, "changed")["id"] == "1.1"


def test_without_a_gap_nothing_is_repeated(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    with listening(anna, table, last="0.0") as events:
        anna.answer(table, "bid:1", seat=0)
        assert next_of(events, "changed")["id"] == "1.1"


def test_an_undo_and_another_answer_are_told_apart(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    first = f"1.{anna.answer(table, 'bid:1', seat=0)['table']['revision']}"
    anna.post(f"/api/tables/{table}/undo", seat=0)
    anna.answer(table, "bid:0", seat=0)
    with listening(anna, table, last=first) as events:
        assert next_of(events, "changed")["data"]["version"] == 1


def test_chat_comes_with_its_words(anna: Visitor) -> None:
    table = anna.open("me", "open")
    with listening(anna, table) as events:
        next_of(events, "changed")
        anna.post(f"/api/tables/{table}/chat", text="your move")
        assert next_of(events, "chat")["data"]["text"] == "your move"


def test_players_are_seen_to_come_and_go(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    with listening(bruno, table) as events:
        next_of(events, "changed")
        with listening(anna, table) as hers:
            next_of(hers, "changed")
            assert next(event for event in events if event["event"] == "presence" and event["data"]["online"] == [0])
            assert bruno.at(table)["table"]["seats"][0]["online"]


def test_a_bot_that_thinks_is_announced(anna: Visitor) -> None:
    table = anna.open("me", "open")
    with listening(anna, table) as events:
        next_of(events, "changed")
        anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")
        assert next_of(events, "thinking")["data"] == {"seat": 1}


def test_a_server_that_stops_ends_its_streams(tmp_path: Path) -> None:
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        with listening(anna, anna.open("me", "open")) as events:
            next_of(events, "changed")
            begin = time.monotonic()
            server.server.should_exit = True
            assert "changed" not in [event["event"] for event in events]
            assert time.monotonic() - begin < 2
        anna.close()


def test_who_hangs_up_is_no_longer_listening(anna: Visitor, server: Serving) -> None:
    table = anna.open("me", "open")
    with listening(anna, table) as events:
        next_of(events, "changed")
        assert server.services.hub.online(table) == {0}
    soon(lambda: server.services.hub.watched(table), False)


def test_not_all_silent_streams_are_kept_alive_in_one_moment() -> None:
    """Two thousand comments at once would make everybody who answers wait; those that wait longest come first."""
    hub = server_events.Hub()
    with ExitStack() as open_ones:
        listeners = [open_ones.enter_context(hub.listening(f"table{number}", NOBODY, [])) for number in range(150)]
        for number, listener in enumerate(listeners):
            listener.spoken = float(-number)
        assert hub.silent(0.0) == listeners[:128:-1]
        assert hub.silent(-135.0 + server_events.KEEPALIVE) == listeners[:134:-1]
        for passed in range(1, server_events.ROUNDS + 1):
            now = passed * server_events.KEEPALIVE / server_events.ROUNDS
            for listener in hub.silent(now):
                listener.put(b": still there")
                listener.spoken = now
        assert min(listener.spoken for listener in listeners) > 0  # everybody, before as much time has passed again


def test_a_silent_stream_is_kept_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_events, "KEEPALIVE", 0.05)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "open")
        with anna.http.stream("GET", f"/api/tables/{table}/events") as response:
            comments = (line for line in response.iter_lines() if line.startswith(":"))
            assert next(comments)
            assert next(comments)
        anna.close()
