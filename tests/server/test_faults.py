"""One fault harms nobody else: strange news, damaged tables, killed servers, odd headers, a file of another kind."""

import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import psycopg
import pytest

from gonfalon.server import services

from .serving import HORSE, ROOT, Elsewhere, Serving, Visitor, free_port, listening, next_of, play_on, quick, soon
from .test_storage import same_person
from .test_workers import alive


@pytest.mark.parametrize("news", ["hello", "a changed b c", "a changed b 1.2 more", "x chat no_such_table 1.1", ""])
def test_strange_news_ends_nothing(postgres: str, news: str) -> None:
    with Serving(quick(postgres)) as here, Elsewhere(postgres) as there:
        anna, bruno = Visitor(here.url, "Anna"), Visitor(there.url, "Bruno")
        table = anna.open("me", "open", public=True)
        with listening(bruno, table) as events:
            next_of(events, "changed")
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute("SELECT pg_notify('gonfalon', %s)", (news,))
            anna.answer(table, "bid:1", seat=0)
            assert next_of(events, "changed")["data"]["version"] == 1
        anna.close()
        bruno.close()


DAMAGE = {
    "answers": 'UPDATE answers SET answer = \'"nonsense"\' WHERE "table" = ?',
    "answers-are-no-json": "UPDATE answers SET answer = '{' WHERE \"table\" = ?",
    "missing-answers": 'DELETE FROM answers WHERE "table" = ? AND number = 1',
    "options": "UPDATE tables SET options = '[1]' WHERE id = ?",
    "options-are-no-json": "UPDATE tables SET options = '{' WHERE id = ?",
    "turn": "UPDATE tables SET turn = '5' WHERE id = ?",
    "turn-is-no-json": "UPDATE tables SET turn = '{' WHERE id = ?",
    "seats": 'DELETE FROM seats WHERE "table" = ? AND seat = 0',
    "all-seats": 'DELETE FROM seats WHERE "table" = ?',
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_harms_no_other(tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "ROUND", 0.1)
    database = str(tmp_path / "tables.sqlite3")
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        anna.post("/api/register", name="Anna", password=HORSE)
        guest = Visitor(server.url, "Gustav")
        bad = guest.open("novice", "me", public=True)
        play_on(guest, bad, answers=2)
        good = guest.open("novice", "me", options={"rounds": 1000})
        before = guest.at(good)["view"]["version"]
    with sqlite3.connect(database) as kept:
        kept.execute(DAMAGE[damage], (bad,))
        kept.execute("UPDATE seats SET kind = 'open' WHERE \"table\" = ? AND seat = 1", (bad,))
    kept.close()
    with Serving(quick(database)) as server:
        again = same_person(server.url, guest)
        again.get("/api/tables")
        assert again.http.get("/").status_code == 200
        looked = again.http.get(f"/api/tables/{bad}")
        assert looked.status_code == 200 or looked.json()["error"]["kind"] in ("damaged_table", "not_found")
        play_on(again, good, answers=4)
        soon(lambda: again.at(good)["view"]["version"] > before + 4, True)
        assert again.post("/api/me", name="Gustav Adolf")["name"] == "Gustav Adolf"
        again.post("/api/login", name="Anna", password=HORSE)
        assert good in [entry["id"] for entry in again.get("/api/tables")["mine"]]
        assert again.at(good)["table"]["seats"][1]["you"]
        again.close()
    anna.close()
    guest.close()


def test_a_watchman_whose_round_fails_makes_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(services, "ROUND", 0.05)
    rounds: list[None] = []

    def tidy(self: Any) -> None:
        rounds.append(None)
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr("gonfalon.server.tables.Tables.tidy", tidy)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))):
        soon(lambda: len(rounds) > 2, True)
    assert "a fault of ours" in caplog.text


def children(process: int) -> list[int]:
    """The processes that a process has started, with theirs."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = [tuple(map(int, line.split())) for line in listed.splitlines()]
    found = [pid for pid, parent in parents if parent == process]
    return [*found, *[below for pid in found for below in children(pid)]]


def test_a_killed_server_leaves_no_worker_behind(tmp_path: Path) -> None:
    with Elsewhere(str(tmp_path / "tables.sqlite3")) as there:
        anna = Visitor(there.url, "Anna")
        table = anna.open("me", "novice", options={"rounds": 1000})
        play_on(anna, table, answers=3)
        workers = children(there.process.pid)
        assert workers
        there.kill()
        soon(lambda: [worker for worker in workers if alive(worker)], [])
        anna.close()


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "://", "null", "http://a b", ""])
def test_an_odd_origin_is_refused_and_no_fault(anna: Visitor, origin: str) -> None:
    answer = anna.http.post("/api/me", json={"lang": "en"}, headers={"Origin": origin})
    assert answer.status_code == 403


def started(database: Path | str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gonfalon", "serve", "--no-browser", "--port", str(free_port())]
    return subprocess.run(
        [*command, "--database", str(database)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **more,
    )


def refused(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("gonfalon: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert [word for word in words if word not in done.stderr] == []


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, this is not a database at all. " * 100)
    refused(started(file), str(file), "no database")
    assert file.read_text().startswith("Dear Anna")
    refused(started(tmp_path), str(tmp_path))


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with Serving(quick(str(file))):
        pass
    with sqlite3.connect(file) as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")
    kept.close()
    refused(started(file), "newer")


def test_a_locked_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file, isolation_level=None) as kept:
        kept.execute("BEGIN EXCLUSIVE")
        refused(started(file), "locked")
    kept.close()


def test_a_database_server_that_does_not_answer_is_refused_in_a_sentence() -> None:
    done = started(f"postgresql://gonfalon:secret@127.0.0.1:{free_port()}/gonfalon")
    refused(done, "127.0.0.1")
    assert "secret" not in done.stderr


def test_a_full_disk_is_refused_in_a_sentence(tmp_path: Path) -> None:
    limit = "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
    ignore = "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    run = "sys.argv = ['gonfalon', *sys.argv[1:]]; runpy.run_module('gonfalon', run_name='__main__')"
    file = tmp_path / "tables.sqlite3"
    command = [sys.executable, "-c", limit + ignore + run, "serve", "--no-browser", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--database", str(file)], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    refused(done, str(file))
