"""Two server processes on one PostgreSQL: pushes cross over, and two writers never both win."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from gonfalon.server import events, services

from .serving import Elsewhere, Serving, Visitor, listening, next_of, play_on, quick, soon
from .test_notices import receiving
from .test_workers import until


def test_a_move_at_one_server_is_pushed_by_the_other(postgres: str) -> None:
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there:
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")
        table = anna.open("me", "open", public=True)
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        soon(lambda: anna.at(table)["table"]["seats"][1]["name"], "Bruno")
        with listening(bruno, table) as events:
            next_of(events, "changed")
            anna.answer(table, "bid:1", seat=0)
            assert next_of(events, "changed")["data"]["version"] == 1
            anna.post(f"/api/tables/{table}/chat", text="hello over there")
            assert next_of(events, "chat")["data"]["text"] == "hello over there"
        bruno.answer(table, "bid:0", seat=1)
        soon(lambda: anna.at(table)["view"]["version"], 3)
        anna.answer(table, "button:keep", seat=0)
        soon(lambda: bruno.at(table)["view"]["version"], 4)
        anna.post(f"/api/tables/{table}/undo", seat=0)
        soon(lambda: bruno.at(table)["view"]["version"], 3)
        anna.close()
        bruno.close()


def test_two_servers_never_both_give_the_same_answer(postgres: str) -> None:
    """Anna sends every answer through both servers at once: exactly one of them takes it."""
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there, ThreadPoolExecutor(2) as both:
        anna = Visitor(here.url, "Anna")
        twin = Visitor(there.url)
        twin.http.cookies.update(dict(anna.http.cookies))
        table = anna.open("me", "me", hotseat=True)
        for _ in range(10):
            decision = anna.at(table)["view"]["decision"]
            body = {"seat": decision["seat"], "decision": decision["id"], "answer": decision["options"][0]["answer"]}
            sent = [both.submit(who.http.post, f"/api/tables/{table}/answer", json=body) for who in (anna, twin)]
            assert sorted(answer.result().status_code for answer in sent) == [200, 409]
        soon(lambda: anna.at(table, seat=0)["view"] == twin.at(table, seat=0)["view"], True)
        play_on(anna, table)
        soon(lambda: twin.at(table)["view"]["over"], True)
        anna.close()
        twin.close()


def test_bots_go_on_when_their_server_has_gone(postgres: str) -> None:
    with Elsewhere(postgres) as there:
        anna = Visitor(there.url, "Anna")
        table = anna.open("me", "novice", options={"rounds": 1000})
        play_on(anna, table, answers=5)
    with Serving(quick(postgres)) as here:
        again = Visitor(here.url)
        again.http.cookies.update(dict(anna.http.cookies))
        before = again.at(table)["view"]["version"]
        assert play_on(again, table, answers=3)["view"]["version"] >= before + 3
        again.close()
    anna.close()


def test_a_live_server_wakes_the_bots_of_a_dead_one(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "ROUND", 0.5)
    with Serving(quick(postgres)) as here:
        there = Elsewhere(postgres)
        anna = Visitor(there.url, "Anna")
        table = anna.open("novice", "novice", public=True, options={"rounds": 1000})
        soon(lambda: anna.at(table)["view"]["version"] > 5, True)
        there.kill()
        bruno = Visitor(here.url, "Bruno")
        before = bruno.at(table)["view"]["version"]
        soon(lambda: bruno.at(table)["view"]["version"] > before + 5, True)
        bruno.close()
    anna.close()


def test_somebody_is_told_once_though_two_servers_know_of_it(postgres: str) -> None:
    quickly: dict[str, Any] = {"notice_delay": 0.05, "looks_every": 0.05, "internal_receivers": True}
    with (
        Serving(quick(postgres, **quickly)) as here,
        Serving(quick(postgres, **quickly)) as there,
        receiving() as hook,
    ):
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")

        def nobody_is_told() -> bool:
            return here.services.notifier.busy + there.services.notifier.busy == 0

        bruno.post("/api/me/notices", webhook=hook.url)
        table = anna.open("me", "open", public=True)
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        soon(lambda: len(hook.taken), 1)  # the first bids: his server saw him sit down
        soon(lambda: anna.at(table)["table"]["seats"][1]["name"], "Bruno")
        bruno.answer(table, "bid:0", seat=1)
        soon(lambda: anna.at(table)["view"]["version"], 1)
        for choice in ("bid:0", "button:keep", "button:wait"):
            anna.answer(table, choice, seat=0)
        soon(lambda: len(hook.taken), 2)  # the next bids: Anna's server saw the round end, and his was told of it
        soon(lambda: bruno.at(table)["view"]["turn"], [0, 1])
        soon(nobody_is_told, True)
        assert [json.loads(body)["seat"] for _, body in hook.taken] == [1, 1]
        anna.close()
        bruno.close()


def _cut_the_news(postgres: str) -> None:
    """End the connections on which the two servers hear of each other."""
    hearing = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
    with psycopg.connect(postgres, autocommit=True) as connection:
        soon(lambda: connection.execute(f"SELECT count(*) {hearing}").fetchone(), (2,))
        connection.execute(f"SELECT pg_terminate_backend(pid) {hearing}")


def test_news_flows_again_after_the_connection_was_cut(postgres: str) -> None:
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there:
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")
        table = anna.open("me", "open", public=True)
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        soon(lambda: anna.at(table)["table"]["seats"][1]["name"], "Bruno")
        with listening(bruno, table) as events:
            next_of(events, "changed")
            _cut_the_news(postgres)
            anna.answer(table, "bid:1", seat=0)  # nobody there hears of it now
            heard = next(event for event in events if event["event"] == "changed" and event["data"]["version"] == 1)
            assert heard["data"]["revision"] == 2
            assert bruno.at(table)["view"]["version"] == 1
            anna.post(f"/api/tables/{table}/chat", text="are you still there?")
            assert next_of(events, "chat")["data"]["text"] == "are you still there?"
        anna.close()
        bruno.close()


def test_a_token_ended_while_the_news_was_cut_is_not_believed(postgres: str) -> None:
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there:
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")
        opened = anna.post("/api/tables", game="tiny", seats=[{"kind": "me"}, {"kind": "open"}])
        table, program = opened["table"], {"Authorization": f"Bearer {opened['tokens']['0']}"}
        path = f"/api/tables/{table}?seat=0&parts="
        assert bruno.http.get(path, headers=program).status_code == 200
        _cut_the_news(postgres)
        anna.post(f"/api/tables/{table}/leave", seat=0)
        soon(lambda: bruno.http.get(path, headers=program).status_code, 401)
        anna.close()
        bruno.close()


class Wire:
    """A wire to a PostgreSQL which can fall silent without breaking."""

    def __init__(self, address: sa.URL) -> None:
        self.address = address
        self.silent: list[asyncio.Event] = []

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        speaking = asyncio.Event()
        speaking.set()
        self.silent.append(speaking)
        there = await self._far_end()
        try:
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._pass_on(reader, there[1], speaking))
                ways.create_task(self._pass_on(there[0], writer, speaking))
        finally:
            writer.close()
            there[1].close()

    async def _far_end(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = self.address.query.get("host") or self.address.host
        port = self.address.port or 5432
        if str(folder).startswith("/"):
            return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{port}")
        return await asyncio.open_connection(str(folder), port)

    async def _pass_on(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter, speaking: asyncio.Event) -> None:
        while data := await source.read(4096):
            await speaking.wait()
            goal.write(data)
            await goal.drain()
        goal.close()

    def fall_silent(self) -> None:
        for speaking in self.silent:
            speaking.clear()


def test_a_wire_that_falls_silent_is_noticed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "SILENCE", 0.5)
    wire = Wire(sa.make_url(postgres))

    async def play() -> None:
        server = await asyncio.start_server(wire.relay, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        url = sa.URL.create("postgresql", wire.address.username, wire.address.password, "127.0.0.1", port)
        heard: list[str] = []
        gaps: list[None] = []
        url = url.set(database=wire.address.database)
        hearing = asyncio.create_task(events.hear_others(url, heard.append, lambda: gaps.append(None)))
        await until(lambda: gaps)
        wire.fall_silent()
        await until(lambda: len(gaps) == 2)
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute("SELECT pg_notify('gonfalon', 'still here')")
        await until(lambda: heard == ["still here"])
        hearing.cancel()
        await asyncio.gather(hearing, return_exceptions=True)
        server.close()

    asyncio.run(play())
