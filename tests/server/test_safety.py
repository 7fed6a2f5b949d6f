"""Requests from other sites, floods, large bodies, headers, logs."""

import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from gonfalon.kernel.errors import BadOption
from gonfalon.server import run as running
from gonfalon.server.errors import Refused
from gonfalon.server.run import serve
from gonfalon.server.settings import settings_for

from .serving import HORSE, Serving, Visitor, checked, listening, next_of, quick

HTTPS = {"X-Forwarded-Proto": "https"}
CLIENTS = ("httpx", "httpcore.http11", "httpcore.connection")


def test_another_site_can_change_nothing(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    body = {"text": "gotcha"}
    path = f"/api/tables/{table}/chat"
    cookie = {"Cookie": f"gonfalon_session={anna.http.cookies['gonfalon_session']}"}
    url = anna.url + path
    assert httpx.post(url, json=body, headers=cookie).status_code == 403
    foreign = {**cookie, "X-Gonfalon": "1", "Origin": "https://evil.example"}
    assert httpx.post(url, json=body, headers=foreign).status_code == 403
    assert anna.at(table)["table"]["chat"] == []


def test_every_answer_carries_the_security_headers(anna: Visitor) -> None:
    for path in ("/api/me", "/api/nothing", "/static/icon.svg", "/api/tables/none"):
        headers = anna.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline' 'self" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_a_large_body_is_refused(anna: Visitor) -> None:
    anna.post("/api/me", 413, name="x" * 70_000)
    stream = anna.http.post("/api/me", content=(b"x" * 1000 for _ in range(100)))
    assert stream.status_code == 413


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Visitor]:
    settings = quick(str(tmp_path / "strict.sqlite3"), requests_per_second=5, signs_per_minute=3)
    with Serving(settings) as server:
        somebody = Visitor(server.url)
        yield somebody
        somebody.close()


def test_a_flood_is_stopped_with_a_sentence(strict: Visitor) -> None:
    answers = [strict.http.get("/api/games") for _ in range(30)]
    refused = next(answer for answer in answers if answer.status_code == 429)
    assert refused.json()["error"]["kind"] == "too_many"
    assert int(refused.headers["retry-after"]) >= 1


def test_passwords_cannot_be_tried_fast(strict: Visitor) -> None:
    strict.get("/api/me")
    tries = [strict.http.post("/api/login", json={"name": "Anna", "password": "12345678"}) for _ in range(5)]
    assert [answer.status_code for answer in tries] == [401, 401, 401, 429, 429]


def test_strangers_without_a_session_are_told_what_to_do(anna: Visitor) -> None:
    response = httpx.post(f"{anna.url}/api/tables", json={}, headers={"X-Gonfalon": "1"})
    assert checked(response, 422)["error"]["kind"] == "bad_input"
    body = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "me"}]}
    response = httpx.post(f"{anna.url}/api/tables", json=body, headers={"X-Gonfalon": "1"})
    assert "/api/me" in checked(response, 401)["error"]["message"]
    wrong = httpx.get(f"{anna.url}/api/tables", headers={"Authorization": "Bearer nonsense"})
    checked(wrong, 401)


def test_logs_hold_no_secrets(anna: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = anna.open("me", "person")
    invite, token = anna.at(table)["table"]["invite"], anna.post(f"/api/tables/{table}/token", seat=0)["token"]
    anna.http.get(f"/t/{table}", params={"join": invite})
    anna.post("/api/register", name="Ingrid", password=HORSE)
    httpx.get(f"{anna.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    written = "\n".join(record.getMessage() for record in caplog.records if record.name not in CLIENTS)
    assert f"/t/{table}" in written
    secrets = (invite, token, HORSE, anna.http.cookies["gonfalon_session"])
    assert not [secret for secret in secrets if secret in written]


def test_a_public_address_needs_a_secret(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GONFALON_SECRET", raising=False)
    with pytest.raises(Refused, match="GONFALON_SECRET"):
        serve("0.0.0.0", 8000, str(tmp_path / "x.sqlite3"), False)  # noqa: S104
    monkeypatch.setenv("GONFALON_SECRET", "s" * 40)
    assert settings_for("0.0.0.0", str(tmp_path / "x.sqlite3")).secret  # noqa: S104


def test_friends_on_the_network_are_let_in_and_nobody_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("GONFALON_SECRET", raising=False)
    database, served = str(tmp_path / "x.sqlite3"), []
    monkeypatch.setattr(running, "run", lambda *given: served.append(given))
    monkeypatch.setattr(running, "check_free", lambda host, port: None)
    monkeypatch.setattr(running, "lan_address", lambda: "192.168.7.5")
    serve("127.0.0.1", 8123, database, False, lan=True)
    settings, host, port, _ = served[0]
    assert (settings.lan, host, port) == ("http://192.168.7.5:8123", "127.0.0.1", 8123)
    for address, words in (("", "on no network"), ("127.0.0.1", "on no network"), ("8.8.8.8", "GONFALON_SECRET")):
        monkeypatch.setattr(running, "lan_address", lambda address=address: address)
        with pytest.raises(BadOption, match=words):
            serve("127.0.0.1", 8123, database, False, lan=True)
    with pytest.raises(BadOption, match="leave --host out"):
        serve("0.0.0.0", 8123, database, False, lan=True)  # noqa: S104


def test_the_network_finds_exactly_two_doors() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert running.doors("127.0.0.1", port, "") is None
    found = running.doors("127.0.0.1", port, f"http://127.0.0.2:{port}") or []
    assert [door.getsockname() for door in found] == [("127.0.0.1", port), ("127.0.0.2", port)]
    for door in found:
        door.close()


def test_an_event_never_says_what_happened(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    with listening(anna, table) as events:
        next_of(events, "changed")
        anna.answer(table, "bid:1", seat=1)
        assert set(next_of(events, "changed")["data"]) == {"version", "revision"}


def test_large_answers_are_packed_and_small_ones_are_not(anna: Visitor) -> None:
    assert anna.http.get("/").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in anna.http.get("/api/me").headers


def test_too_many_open_streams_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.server.limits.AT_ONCE", 1)
    with Serving(quick(str(tmp_path / "tables.sqlite3"), requests_per_second=100)) as server:
        anna = Visitor(server.url, "Anna")
        with listening(anna, anna.open("me", "open")) as events:
            next_of(events, "changed")
            assert "close some pages" in anna.get("/api/me", 429)["error"]["message"]
        anna.close()


def test_strange_letters_are_no_server_error(anna: Visitor) -> None:
    table = anna.open("me", "open")
    for body in (b'{"text": "a\\u0000\\ud83db"}', b'{"\\ud800": 1}', b'{"text": NaN}', b"[" * 5000):
        sent = anna.http.post(f"/api/tables/{table}/chat", content=body, headers={"Content-Type": "application/json"})
        assert sent.status_code in (200, 400, 422)
    assert [line["text"] for line in anna.at(table)["table"]["chat"]] in ([], ["ab"])
    for path in ("/api/tables/%00", "/api/tables/%ED%A0%80", "/t/%00", "/api/games/%00/rules"):
        assert anna.http.get(path).status_code == 404


def test_behind_https_the_session_goes_over_https_alone(server: Serving) -> None:
    plain, secure = httpx.get(server.url + "/api/me"), httpx.get(server.url + "/api/me", headers=HTTPS)
    assert "Secure" not in plain.headers["set-cookie"]
    assert "strict-transport-security" not in plain.headers
    for mark in ("Secure", "HttpOnly", "SameSite=lax"):
        assert mark in secure.headers["set-cookie"]
    assert secure.headers["strict-transport-security"].startswith("max-age=")


def test_only_a_known_proxy_is_believed_about_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        assert "Secure" not in httpx.get(server.url + "/api/me", headers=HTTPS).headers["set-cookie"]


def test_long_answers_are_compressed_for_who_asks(anna: Visitor) -> None:
    path = "/api/openapi.json"
    assert anna.http.get(path, headers={"Accept-Encoding": "gzip"}).headers["content-encoding"] == "gzip"
    assert "content-encoding" not in anna.http.get(path, headers={"Accept-Encoding": "identity"}).headers
