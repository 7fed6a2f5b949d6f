"""Answers at many tables in the same moment: stored in two statements, and each as if it had been alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import gonfalon
from gonfalon.server import play, rows, schema, seats
from gonfalon.server.accounts import Person
from gonfalon.server.settings import database_url
from gonfalon.server.storage import Storage
from gonfalon.server.table import Change, Table
from gonfalon.server.tables import Plan, Tables

ANNA = Person("a" * 24, "Anna", "en", False)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(database_url(str(tmp_path / "tables.sqlite3")))
    made.migrate()
    yield made
    made.close()


async def opened(tables: Tables, count: int) -> list[str]:
    """So many tables, at each of which seat 1 has bid already."""
    names = []
    for _ in range(count):
        opening = seats.Opening("tiny", [seats.Place("me"), seats.Place("me")], hotseat=True)
        table = seats.opened(opening, ANNA, seats.seated(opening, ANNA, []))
        await tables.add(table)
        await tables.change(table.id, bidding(1))
        names.append(table.id)
    return names


def bidding(seat: int) -> Plan:
    return lambda table: play.answering(seat, table.match.decision_id(seat), "bid:0")(table)


def stored(storage: Storage, table_id: str) -> Table:
    with storage.engine.connect() as connection:
        return rows.read(connection, table_id)


def test_answers_of_one_moment_are_two_statements(storage: Storage) -> None:
    said: list[str] = []

    async def together() -> list[Table]:
        tables = Tables(storage, 100, "here")
        names = await opened(tables, 5)
        sa.event.listen(storage.engine, "before_cursor_execute", lambda *args: said.append(args[2].split()[0]))
        return await asyncio.gather(*[tables.change(name, bidding(0)) for name in names])

    played = asyncio.run(together())
    assert said == ["BEGIN", "UPDATE", "INSERT"]
    for table in played:
        kept = stored(storage, table.id)
        assert kept.match.answers() == table.match.answers()
        assert kept.match.version > 2  # both bids, and the dice that follow
        facts = ("revision", "updated", "started", "version", "epoch", "awaited", "name", "host", "invite")
        assert [getattr(kept, name) for name in facts] == [getattr(table, name) for name in facts]


def test_what_somebody_else_changed_is_looked_at_again_and_the_others_are_stored(storage: Storage) -> None:
    asked: list[str] = []

    def noted(table: Table) -> Change:
        asked.append(table.id)
        return bidding(0)(table)

    async def together() -> tuple[list[str], list[Table]]:
        tables = Tables(storage, 100, "here")
        names = await opened(tables, 3)
        t = schema.tables
        elsewhere = sa.update(t).where(t.c.id == names[1]).values(name="renamed", revision=t.c.revision + 1)
        await storage.write(lambda connection: connection.execute(elsewhere))
        return names, await asyncio.gather(*[tables.change(name, noted) for name in names])

    names, played = asyncio.run(together())
    assert sorted(asked) == sorted([*names, names[1]])
    assert played[1].name == "renamed"
    for table in played:
        kept = stored(storage, table.id)
        assert (kept.revision, kept.match.answers()) == (table.revision, table.match.answers())


def test_an_answer_that_somebody_else_gave_first_is_refused_alone(storage: Storage) -> None:
    async def together() -> tuple[list[str], list[Any]]:
        here, there = Tables(storage, 100, "here"), Tables(storage, 100, "there")
        names = await opened(here, 3)
        decisions = [(await here.get(name)).match.decision_id(0) for name in names]
        await there.change(names[1], bidding(0))
        plans = [play.answering(0, decision, "bid:0") for decision in decisions]
        work = [here.change(name, plan) for name, plan in zip(names, plans, strict=True)]
        return names, await asyncio.gather(*work, return_exceptions=True)

    names, outcomes = asyncio.run(together())
    assert [type(outcome) for outcome in outcomes] == [Table, gonfalon.StaleDecision, Table]
    seats_asked = [[seat for seat, _, _ in stored(storage, name).match.answers()][:2] for name in names]
    assert seats_asked == [[1, 0]] * 3
