"""What is stored: restarts, checkpoints, a locked or full database, the shape of the tables."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import gonfalon
from gonfalon.server import matches, schema, tables
from gonfalon.server.errors import Conflict, StorageDown
from gonfalon.server.settings import database_url
from gonfalon.server.storage import Storage

from .serving import Serving, Visitor, play_on, quick


def same_person(url: str, known: Visitor) -> Visitor:
    """The same browser after the server has come back."""
    again = Visitor(url)
    again.http.cookies.update(dict(known.http.cookies))
    return again


def lasting(shown: Any) -> Any:
    """A table without what is of the moment: who has the page open."""
    for seat in shown["table"]["seats"]:
        del seat["online"]
    return shown


def after_restart(database: str, before: Callable[[Visitor], str]) -> tuple[Any, Any, Any]:
    """What a table looks like before and after a restart, and whether its game can be finished."""
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        table = before(anna)
        first = lasting(anna.at(table, seat=0))
    with Serving(quick(database)) as server:
        again = same_person(server.url, anna)
        second = lasting(again.at(table, seat=0))
        end = play_on(again, table)
    anna.close()
    again.close()
    return first, second, end


def test_a_restart_changes_nothing(database: str) -> None:
    def before(anna: Visitor) -> str:
        table = anna.open("me", "me", hotseat=True)
        play_on(anna, table, answers=5)
        anna.post(f"/api/tables/{table}/chat", text="back in a minute")
        return table

    first, second, end = after_restart(database, before)
    assert first == second
    assert end["view"]["over"]


def test_undo_outlives_a_restart(database: str) -> None:
    def before(anna: Visitor) -> str:
        table = anna.open("me", "me", hotseat=True)
        for seat in (0, 1):
            anna.answer(table, "bid:0", seat=seat)
        anna.answer(table, "button:keep", seat=0)
        anna.post(f"/api/tables/{table}/undo", seat=0)
        anna.answer(table, "button:keep", seat=0)
        return table

    first, second, _ = after_restart(database, before)
    assert first == second
    assert second["table"]["undo"] == [0]


def test_a_rewind_outlives_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def before(anna: Visitor) -> str:
        table = anna.open("me", "me", hotseat=True)
        play_on(anna, table, answers=16)
        anna.post(f"/api/tables/{table}/rewind", seat=0, version=14)
        play_on(anna, table, answers=2)
        anna.post(f"/api/tables/{table}/rewind", seat=0, version=5)
        return table

    monkeypatch.setattr(tables, "CHECKPOINT_EVERY", 10)
    first, second, end = after_restart(database, before)
    assert first == second
    assert end["view"]["over"]


def test_a_table_is_rebuilt_from_its_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CHECKPOINT_EVERY", 10)
    database = str(tmp_path / "tables.sqlite3")

    def before(anna: Visitor) -> str:
        table = anna.open("me", "me", hotseat=True)
        play_on(anna, table, answers=12)
        with sqlite3.connect(database) as kept:  # without its first answers it can only come from the checkpoint
            [(version,)] = kept.execute("SELECT version FROM checkpoints").fetchall()
            kept.execute("DELETE FROM answers WHERE number <= ?", (version,))
        kept.close()
        return table

    first, second, end = after_restart(database, before)
    assert first == second
    assert end["view"]["over"]


def test_a_table_is_written_down_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CHECKPOINT_EVERY", 10)
    threads: list[str] = []
    checkpoint = matches.checkpoint

    def noting(match: gonfalon.Match) -> bytes | None:
        threads.append(threading.current_thread().name)
        return checkpoint(match)

    monkeypatch.setattr(matches, "checkpoint", noting)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        play_on(anna, anna.open("me", "me", hotseat=True), answers=12)
        anna.close()
    assert threads
    assert all(name.startswith("storage-write") for name in threads)


def test_a_damaged_checkpoint_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "CHECKPOINT_EVERY", 10)
    database = str(tmp_path / "tables.sqlite3")

    def before(anna: Visitor) -> str:
        table = anna.open("me", "me", hotseat=True)
        play_on(anna, table, answers=12)
        with sqlite3.connect(database) as kept:
            kept.execute("UPDATE checkpoints SET save = x'00'")
        kept.close()
        return table

    first, second, _ = after_restart(database, before)
    assert first == second


def test_what_is_stored_does_not_tell_the_dice_to_come(tmp_path: Path) -> None:
    """Two servers that load the same table throw different dice."""
    database = str(tmp_path / "tables.sqlite3")
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "me", hotseat=True, options={"rounds": 1000})
    throws: list[Any] = []
    for _ in range(2):
        copy = tmp_path / f"copy{len(throws)}.sqlite3"
        copy.write_bytes(Path(database).read_bytes())
        with Serving(quick(str(copy))) as server:
            again = same_person(server.url, anna)
            play_on(again, table, answers=60)
            throws.append(again.get(f"/api/tables/{table}/timeline")["dice"]["throws"])
            again.close()
    anna.close()
    assert throws[0] != throws[1]


def test_a_locked_database_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "me", hotseat=True)
        before = anna.at(table, seat=0)
        blocker = sqlite3.connect(database, isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        refused = anna.answer(table, "bid:1", status=503)
        message = "the server's database did not answer; try again in a while"
        assert refused["error"] == {"kind": "storage", "message": message}
        assert anna.at(table, seat=0) == before
        blocker.execute("ROLLBACK")
        blocker.close()
        assert anna.answer(table, "bid:1")["view"]["version"] == 1
        anna.close()


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "me", hotseat=True, options={"rounds": 1000})

        def no_more_pages(connection: Any, record: Any, proxy: Any) -> None:
            connection.execute("PRAGMA max_page_count = 1")  # SQLite never shrinks: this means "no page more"

        sa.event.listen(server.services.storage.engine, "checkout", no_more_pages)
        for _ in range(200):
            before = anna.at(table)
            decision = before["view"]["decision"]
            body = {"seat": decision["seat"], "decision": decision["id"], "answer": decision["options"][0]["answer"]}
            response = anna.http.post(f"/api/tables/{table}/answer", json=body)
            if response.status_code == 503:
                break
        assert response.json()["error"]["kind"] == "storage"
        assert anna.at(table) == before
        sa.event.remove(server.services.storage.engine, "checkout", no_more_pages)
        sa.event.listen(server.services.storage.engine, "checkout", _room_again)
        assert anna.post(f"/api/tables/{table}/answer", **body)["view"]["version"] > before["view"]["version"]
        anna.close()


def _room_again(connection: Any, record: Any, proxy: Any) -> None:
    connection.execute("PRAGMA max_page_count = 1000000")


def test_an_answer_and_its_dice_are_stored_together(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "me", hotseat=True)
        for seat in (0, 1):
            anna.answer(table, "bid:0", seat=seat)
        with sqlite3.connect(database) as kept:
            found = kept.execute("SELECT seat, answer FROM answers ORDER BY number").fetchall()
        kept.close()
        anna.close()
    assert [seat for seat, _ in found] == [0, 1, -1]
    assert type(json.loads(found[2][1])[0]) is int


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    storage = Storage(database_url(database))
    storage.migrate()
    storage.migrate()  # again is no harm
    with storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    storage.close()


# -- several writes in one transaction -------------------------------------------------------


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(database_url(str(tmp_path / "tables.sqlite3")))
    made.migrate()
    yield made
    made.close()


def added(*names: str) -> Callable[[sa.Connection], None]:
    """Work that adds these people; a name that is taken is a conflict."""
    rows = [{"id": name, "name": name, "lang": "en", "created": 0.0} for name in names]

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.people), rows)

    return work


def written(storage: Storage, *works: Callable[[sa.Connection], None]) -> list[Any]:
    """What becomes of works that are to be written at the same moment."""

    async def all_of_them() -> list[Any]:
        return await asyncio.gather(*map(storage.write, works), return_exceptions=True)

    return asyncio.run(all_of_them())


def people(storage: Storage) -> set[str]:
    async def names() -> set[str]:
        return set(await storage.read(lambda connection: connection.scalars(sa.select(schema.people.c.id)).all()))

    return asyncio.run(names())


def test_what_comes_together_is_committed_together(storage: Storage) -> None:
    commits: list[object] = []
    sa.event.listen(storage.engine, "commit", commits.append)
    assert written(storage, *[added(f"person {number}") for number in range(30)]) == [None] * 30
    assert len(commits) == 1
    assert len(people(storage)) == 30


def test_one_that_fails_does_not_drag_the_others_along(storage: Storage) -> None:
    outcomes = written(storage, added("anna"), added("bruno", "anna"), added("clara"))
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    assert people(storage) == {"anna", "clara"}


def test_a_commit_that_fails_is_acknowledged_to_nobody(storage: Storage) -> None:
    def fail(connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, Exception("the disk is full"))

    sa.event.listen(storage.engine, "commit", fail)
    outcomes = written(storage, added("anna"), added("bruno"))
    assert [type(outcome) for outcome in outcomes] == [StorageDown, StorageDown]
    sa.event.remove(storage.engine, "commit", fail)
    assert people(storage) == set()
    assert written(storage, added("anna")) == [None]
    assert people(storage) == {"anna"}


def test_who_stops_waiting_leaves_the_others_in_peace(storage: Storage) -> None:
    async def impatient() -> None:
        first, second = (asyncio.create_task(storage.write(added(name))) for name in ("anna", "bruno"))
        await asyncio.sleep(0)
        first.cancel()
        await second

    asyncio.run(impatient())
    assert people(storage) == {"anna", "bruno"}


def test_a_finished_game_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        done, going = (anna.open("me", "me", hotseat=True, options={"rounds": 2}) for _ in range(2))
        before = lasting(play_on(anna, done))
        assert before["view"]["over"]
        server.services.tables.tidy()
        assert set(server.services.tables._known) == {going}
        assert lasting(anna.at(done)) == before
        anna.close()
