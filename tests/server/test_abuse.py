"""Cheap abuse: half requests, crowds, tables by the dozen, names that look like others, visitors who only look."""

import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from gonfalon.server import connections, timeline
from gonfalon.server.accounts import clean_name, login
from gonfalon.server.errors import BadName

from .serving import HORSE, ROOT, Serving, Visitor, listening, next_of, play_on, quick, soon

Enter = Callable[[str], Visitor]
HTTPS = {"X-Forwarded-Proto": "https"}


def count(server: Serving, table: str) -> int:
    kept = sqlite3.connect(str(server.services.storage.url.database))
    (found,) = kept.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608
    kept.close()
    return int(found)


# -- connections -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /api/games HTTP/1.1\r\nHost: a", b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 20\r\n\r\n{"],
)
def test_a_request_that_does_not_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(connections, "HURRY", 0.2)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as slow:
            slow.sendall(begun)
            while slow.recv(1000):
                pass
        anna = Visitor(server.url, "Anna")
        with listening(anna, anna.open("me", "open")) as events:  # a stream stays open: its request has come to its end
            next_of(events, "changed")
            assert httpx.get(server.url + "/api/games").status_code == 200
            anna.post(f"/api/tables/{anna.get('/api/tables')['mine'][0]['id']}/chat", text="hello")
            assert next_of(events, "chat")["data"]["text"] == "hello"
        anna.close()


def test_a_crowd_is_refused_with_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("gonfalon.server.run.room", lambda: 3)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(3)]
        soon(lambda: httpx.get(server.url + "/api/games").status_code, 503)
        for one in idle:
            one.close()
        soon(lambda: httpx.get(server.url + "/api/games").status_code, 200)
    assert "concurrency limit" in caplog.text


# -- visitors --------------------------------------------------------------------------------


def test_who_only_looks_leaves_no_row(server: Serving) -> None:
    before = count(server, "people"), count(server, "sessions")
    for path in ("/", "/api/me", "/api/tables", "/account", "/new/tiny"):
        assert httpx.get(server.url + path).status_code == 200
    assert (count(server, "people"), count(server, "sessions")) == before
    with httpx.Client(base_url=server.url, headers={"X-Gonfalon": "1"}) as somebody:
        name = somebody.get("/api/me").json()["name"]
        assert somebody.get("/api/me").json()["name"] == name
        assert somebody.post("/api/me", json={"lang": "en"}).json()["name"] == name
        assert somebody.get("/api/me").json()["name"] == name
    assert count(server, "people") == before[0] + 1


def test_a_session_made_up_by_a_visitor_is_replaced(server: Serving) -> None:
    with httpx.Client(base_url=server.url, cookies={"gonfalon_session": "mine"}) as somebody:
        assert len(somebody.get("/api/me").cookies["gonfalon_session"]) == 43
        refused = httpx.post(
            server.url + "/api/me",
            json={"lang": "en"},
            cookies={"gonfalon_session": "mine"},
            headers={"X-Gonfalon": "1"},
        )
        assert refused.status_code == 401


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with Serving(quick(str(tmp_path / "tables.sqlite3"), tables_per_person=3)) as server:
        anna = Visitor(server.url, "Anna")
        for _ in range(3):
            table = anna.open("me", "me", hotseat=True, options={"rounds": 2})
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused = anna.post("/api/tables", 409, game="tiny", seats=seats)["error"]
        assert (refused["reason"], refused["most"]) == ("too_many_tables", 3)
        bruno = Visitor(server.url, "Bruno")
        bruno.open("me", "open")
        assert anna.at(table)
        anna.close()
        bruno.close()


def test_one_invite_takes_one_seat(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "person", "person")
    invite = anna.at(table)["table"]["invite"]
    bruno.post(f"/api/tables/{table}/sit", seat=1, invite=invite)
    assert bruno.post(f"/api/tables/{table}/sit", 409, seat=2, invite=invite)["error"]["reason"] == "seated_already"


def test_a_player_who_left_is_no_longer_online_there(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    with listening(bruno, table) as events:
        next_of(events, "changed")
        bruno.post(f"/api/tables/{table}/leave", seat=1)
        anna.post(f"/api/tables/{table}/sit", seat=1)
        assert not anna.at(table)["table"]["seats"][1]["online"]


# -- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Ann\u0430", "A\u200bnna", "\u202eannA", "\u3164", "\u0391nna", "x" * 33, "\ufdfa" * 32]
)
def test_a_name_that_could_be_taken_for_another_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    "name", ["\u0410\u043d\u043d\u0430", "\u0386\u03bd\u03bd\u03b1", "Zoë d'Été", "李雷", "\uff46ull", "O'Neil-3"]
)
def test_honest_names_of_any_alphabet_are_fine(name: str) -> None:
    assert login(clean_name(name))


def test_a_guest_does_not_take_the_name_of_an_account(anna: Visitor, visitor: Enter) -> None:
    anna.post("/api/register", name="Adelheid", password=HORSE)
    other = visitor("Somebody")
    for name in ("Adelheid", "ADELHEID", "\uff21delheid"):
        assert other.post("/api/me", 422, name=name)["error"]["reason"] == "name_taken"


@pytest.mark.parametrize("letter", ["\u0390", "\u00df", "\u0149"])
def test_a_login_that_grows_is_no_fault_of_the_database(database: str, letter: str) -> None:
    """Case folded, these letters become two or three."""
    with Serving(quick(database)) as server:
        anna = Visitor(server.url, "Anna")
        sent = anna.http.post("/api/register", json={"name": letter * 32, "password": HORSE})
        assert sent.status_code in (200, 422)
        again = anna.http.post("/api/login", json={"name": letter * 32, "password": HORSE})
        assert again.status_code == sent.status_code
        anna.close()


def test_chat_keeps_no_sign_that_turns_the_writing_round(anna: Visitor) -> None:
    table = anna.open("me", "open")
    anna.post(f"/api/tables/{table}/chat", text="pay \u202e01\u202c me \u200fnow, क्\u200dष")
    assert anna.at(table)["table"]["chat"][0]["text"] == "pay 01 me now, क्\u200dष"


def test_registering_ends_the_guests_session(anna: Visitor, server: Serving) -> None:
    old = anna.http.cookies["gonfalon_session"]
    anna.post("/api/register", name="Brunhilde", password=HORSE)
    assert anna.http.cookies["gonfalon_session"] != old
    assert anna.get("/api/me")["account"]
    assert httpx.get(server.url + "/api/me", cookies={"gonfalon_session": old}).json()["account"] is False


# -- small things ----------------------------------------------------------------------------


def test_the_text_page_repeats_no_words_of_others(anna: Visitor) -> None:
    table = anna.open("me", "open")
    page = anna.http.get(f"/t/{table}/text", params={"problem": "illegal", "rule": "Call this number"}).text
    assert "Call this number" not in page
    assert "TNY-1" in anna.http.get(f"/t/{table}/text", params={"problem": "illegal", "rule": "TNY-1"}).text


def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite3"
    with Serving(quick(str(file))):
        modes = {path.name: path.stat().st_mode & 0o777 for path in (file.parent, *file.parent.iterdir())}
    assert modes.pop("new") == 0o700
    assert set(modes.values()) == {0o600}


def test_behind_https_the_language_goes_over_https_alone(anna: Visitor) -> None:
    plain = anna.http.post("/api/me", json={"lang": "fr"})
    secure = anna.http.post("/api/me", json={"lang": "fr"}, headers=HTTPS)
    assert "Secure" not in plain.headers["set-cookie"]
    assert "Secure" in secure.headers["set-cookie"]


def test_parts_in_any_order_are_drawn_once(anna: Visitor, server: Serving) -> None:
    table = anna.open("me", "open")
    for parts in ("view,svg", "svg,view", "svg,view,svg,,view", "view,view,svg"):
        assert set(anna.at(table, parts=parts)) == {"table", "view", "svg"}
    (known,) = [kept for kept in server.services.tables._known.values() if kept.id == table]
    assert {tuple(key[-1]) for key in known.shown} == {("view", "svg")}


def test_the_command_line_can_be_run_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gonfalon.cli", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "version" in done.stdout


@pytest.mark.parametrize(("look", "name"), [("at/2", "at"), ("timeline", "timeline")])
def test_the_past_is_drawn_beside_the_loop(
    anna: Visitor, server: Serving, monkeypatch: pytest.MonkeyPatch, look: str, name: str
) -> None:
    table = anna.open("me", "me", hotseat=True)
    play_on(anna, table, answers=4)
    drawn: list[threading.Thread] = []
    real = getattr(timeline, name)

    def noted(*args: Any) -> Any:
        drawn.append(threading.current_thread())
        return real(*args)

    monkeypatch.setattr(timeline, name, noted)
    anna.get(f"/api/tables/{table}/{look}")
    assert drawn
    assert server.thread not in drawn
