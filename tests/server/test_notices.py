"""Being told: by mail, webhook and push, only who does not look; real receivers take what is sent."""

import base64
import contextlib
import email
import json
import os
import socket
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import Message as Letter
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from gonfalon.server import keys, outside
from gonfalon.server.errors import BadAddress, Refused
from gonfalon.server.senders import post_office

from .serving import Serving, Visitor, free_port, listening, next_of, quick, soon


class Mailbox:
    """A mail server that keeps every letter."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(email.message_from_bytes(envelope.content))
        return "250 kept"

    def stop(self) -> None:
        self._controller.stop()


@dataclass
class Receiver:
    """An address that takes what is posted, and answers with ``status``."""

    status: int = 204
    taken: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    url: str = ""


@contextlib.contextmanager
def receiving(status: int = 204) -> Iterator[Receiver]:
    out = Receiver(status)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            out.taken.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(out.status)
            self.send_header("Location", "http://127.0.0.1:9/")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    out.url = f"http://127.0.0.1:{server.server_port}/hook"
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield out
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.stop()


@pytest.fixture
def club(mailbox: Mailbox, tmp_path: Path) -> Iterator[Serving]:
    ways: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{mailbox.port}", "mail_from": "club@example.org"}
    quickly: dict[str, Any] = {"notice_delay": 0.05, "looks_every": 0.05, "internal_receivers": True}
    with Serving(quick(str(tmp_path / "tables.sqlite3"), **ways, **quickly)) as server:
        yield server


@pytest.fixture
def pair(club: Serving) -> Iterator[tuple[Visitor, Visitor]]:
    anna, bruno = Visitor(club.url, "Anna"), Visitor(club.url, "Bruno", lang="fr")
    bruno.post("/api/me", lang="fr")
    yield anna, bruno
    anna.close()
    bruno.close()


def words_of(letter: Letter) -> str:
    content = letter.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def two(anna: Visitor, bruno: Visitor) -> str:
    table = anna.open("me", "open", name="Golden Horn")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    return table


def confirmed(who: Visitor, mailbox: Mailbox, address: str) -> None:
    who.post("/api/me/notices", mail=address)
    soon(lambda: len(mailbox.letters), 1)
    link = next(line for line in words_of(mailbox.letters[0]).splitlines() if "/confirm/" in line)
    assert who.http.get(link).status_code == 200
    mailbox.letters.clear()


class Browser:
    """The receiving end of Web Push: a key of its own, and an address of a push service."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        p256dh, auth = (base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, self.secret))
        self.subscription: dict[str, Any] = {"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


# -- each way --------------------------------------------------------------------------------


def test_a_letter_tells_who_is_awaited_where_and_what_is_asked(
    pair: tuple[Visitor, Visitor], mailbox: Mailbox, club: Serving
) -> None:
    anna, bruno = pair
    confirmed(anna, mailbox, "anna@example.org")
    table = two(anna, bruno)
    soon(lambda: len(mailbox.letters), 1)  # she has opened a table and looks elsewhere
    anna.answer(table, "bid:0", seat=0)
    bruno.answer(table, "bid:0", seat=1)
    soon(lambda: [letter["To"] for letter in mailbox.letters], ["anna@example.org"] * 2)
    letter = mailbox.letters[-1]
    text = words_of(letter)
    assert "Golden Horn" in str(letter["Subject"])
    assert f"{club.url}/t/{table}" in text
    assert anna.at(table, seat=0)["view"]["decision"]["prompt"] in text
    # one click in a mail program ends it
    stop = str(letter["List-Unsubscribe"]).strip("<>")
    assert stop in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert anna.http.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert anna.get("/api/me/notices")["mail"] is None


def test_an_address_is_only_used_once_its_owner_agrees(pair: tuple[Visitor, Visitor], mailbox: Mailbox) -> None:
    anna, bruno = pair
    anna.post("/api/me/notices", mail="stranger@example.org")
    soon(lambda: len(mailbox.letters), 1)
    table = two(anna, bruno)
    anna.answer(table, "bid:0", seat=0)
    bruno.answer(table, "bid:0", seat=1)
    anna.post("/api/me/notices/try")
    assert len(mailbox.letters) == 1
    link = next(line for line in words_of(mailbox.letters[0]).splitlines() if "/confirm/" in line)
    anna.post("/api/me/notices", mail="another@example.org")
    assert anna.http.get(link).status_code == 404  # it was for the other address
    for address in ("nobody", "a@b@c.org", "a@b.org\nBcc: all@example.org", "x" * 300 + "@example.org"):
        assert anna.post("/api/me/notices", 422, mail=address)["error"]["kind"] == "bad_input"


def test_a_webhook_is_told_in_the_language_of_its_owner(pair: tuple[Visitor, Visitor], club: Serving) -> None:
    anna, bruno = pair
    with receiving() as hook:
        bruno.post("/api/me/notices", webhook=hook.url)
        table = two(anna, bruno)
        soon(lambda: len(hook.taken), 1)
        told = json.loads(hook.taken[0][1])
        facts = {"event": "awaited", "game": "tiny", "table": table, "name": "Golden Horn", "seat": 1}
        assert facts.items() <= told.items()
        assert told["link"] == f"{club.url}/t/{table}"
        assert "Golden Horn\u00a0: à vous de jouer" in told["content"]
        assert told["content"] == told["text"]
        assert told["prompt"] in told["text"]
        assert bruno.http.get(told["stop"]).status_code == 200
    assert bruno.get("/api/me/notices")["webhook"] is None


def test_a_push_reaches_the_browser_alone_and_a_gone_one_is_forgotten(pair: tuple[Visitor, Visitor]) -> None:
    anna, bruno = pair
    with receiving(201) as service:
        browser = Browser(service.url)
        assert bruno.post("/api/me/push", **browser.subscription)["browsers"] == 1
        table = two(anna, bruno)
        soon(lambda: len(service.taken), 1)
        headers, body = service.taken[0]
        assert b"Golden Horn" not in body
        told = browser.read(body)
        assert "Golden Horn" in told["title"]
        assert told["body"] == bruno.at(table, seat=1)["view"]["decision"]["prompt"]
        assert told["link"].endswith(f"/t/{table}")
        assert bruno.get("/api/me/notices")["push_key"] in headers["authorization"]
        service.status = 410
        bruno.post("/api/me/notices/try")
    assert bruno.get("/api/me/notices")["browsers"] == 0


def test_one_click_ends_pushes(pair: tuple[Visitor, Visitor]) -> None:
    _, bruno = pair
    with receiving(201) as service:
        browsers = [Browser(f"{service.url}{number}") for number in range(12)]
        for each in browsers:
            bruno.post("/api/me/push", **each.subscription)
        assert bruno.get("/api/me/notices")["browsers"] == 10  # the oldest were forgotten
        bruno.post("/api/me/push/end", endpoint=browsers[-1].subscription["endpoint"])
        assert bruno.post("/api/me/notices/try")["sent"] == ["push"]
        told = browsers[2].read(service.taken[0][1])
        assert bruno.http.post(told["stop"]).status_code == 200
    assert bruno.get("/api/me/notices")["browsers"] == 0


def test_a_link_that_is_not_ours_stops_nothing(pair: tuple[Visitor, Visitor]) -> None:
    anna, _ = pair
    with receiving() as hook:
        anna.post("/api/me/notices", webhook=hook.url)
        anna.post("/api/me/notices/try")
        stop = json.loads(hook.taken[0][1])["stop"]
    for wrong in (stop[:-1] + ("0" if stop[-1] != "0" else "1"), stop.replace("/webhook/", "/mail/"), stop[:-40] + "é"):
        assert anna.http.get(wrong).status_code == 404
    assert anna.get("/api/me/notices")["webhook"] is not None


# -- who is told -----------------------------------------------------------------------------


def test_who_looks_at_the_table_is_not_told_and_who_has_it_in_the_background_is(pair: tuple[Visitor, Visitor]) -> None:
    anna, bruno = pair
    with receiving() as hook:
        table = two(anna, bruno)
        bruno.post("/api/me/notices", webhook=hook.url)
        with listening(bruno, table) as events:
            next_of(events, "changed")
            anna.answer(table, "bid:0", seat=0)
            next_of(events, "changed")
            bruno.answer(table, "bid:0", seat=1)
        for choice in ("button:keep", "button:wait"):
            anna.answer(table, choice, seat=0)
        soon(lambda: len(hook.taken), 1)  # a new round: now he is away
        bruno.answer(table, "bid:0", seat=1)
        with bruno.http.stream("GET", f"/api/tables/{table}/events", params={"hidden": True}) as stream:
            next(stream.iter_lines())
            anna.answer(table, "bid:0", seat=0)
            soon(lambda: len(hook.taken), 2)


def test_who_answers_at_once_is_not_told(pair: tuple[Visitor, Visitor], club: Serving) -> None:
    anna, bruno = pair
    object.__setattr__(club.services.settings, "notice_delay", 0.5)
    with receiving() as hook:
        bruno.post("/api/me/notices", webhook=hook.url)
        table = two(anna, bruno)
        bruno.answer(table, "bid:0", seat=1)
        anna.answer(table, "bid:0", seat=0)
        soon(lambda: club.services.notifier.busy, 0)
        assert hook.taken == []


# -- when something goes wrong ---------------------------------------------------------------


def test_a_receiver_that_fails_hinders_no_move_and_is_left_alone_after_ten_times(
    pair: tuple[Visitor, Visitor], caplog: pytest.LogCaptureFixture
) -> None:
    _, bruno = pair
    with receiving(500) as hook:
        bruno.post("/api/me/notices", webhook=hook.url)
        for _ in range(12):
            assert bruno.post("/api/me/notices/try")["sent"] == []
        assert len(hook.taken) == 10
        assert bruno.get("/api/me/notices")["failing"] == ["webhook"]
        assert hook.url not in caplog.text
        hook.status = 204
        bruno.post("/api/me/notices", webhook=hook.url)
        assert bruno.post("/api/me/notices/try")["sent"] == ["webhook"]
        assert bruno.get("/api/me/notices")["failing"] == []


def test_a_receiver_that_never_answers_keeps_nobody_waiting(pair: tuple[Visitor, Visitor]) -> None:
    anna, bruno = pair
    with socket.create_server(("127.0.0.1", 0)) as silent:
        bruno.post("/api/me/notices", webhook=f"http://127.0.0.1:{silent.getsockname()[1]}/")
        table = two(anna, bruno)
        for _ in range(5):
            anna.answer(table, "bid:0", seat=0)
            bruno.answer(table, "bid:0", seat=1)
            view = anna.at(table)["view"]
            who, seat = ((anna, 0), (bruno, 1))[view["turn"][0]]
            who.answer(table, "button:keep", seat=seat)
            who.answer(table, "button:wait", seat=seat)


def test_a_redirect_is_not_followed(pair: tuple[Visitor, Visitor]) -> None:
    _, bruno = pair
    with receiving(302) as hook, receiving() as beyond:
        bruno.post("/api/me/notices", webhook=hook.url)
        bruno.post("/api/me/notices/try")
        assert len(hook.taken) == 1
        assert beyond.taken == []


INSIDE = (
    *(
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://192.168.0.1:8443/",
        "https://169.254.169.254/",
    ),
    *(
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://0.0.0.0/",
        "https://224.0.0.1/",
        "https://[64:ff9b::7f00:1]/",
    ),
    *(
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https://a b/",
        "file:///etc/passwd",
        "https://example.org:x/",
    ),
)


@pytest.mark.parametrize("url", INSIDE)
def test_a_webhook_does_not_lead_into_our_own_network(anna: Visitor, url: str) -> None:
    refused = anna.post("/api/me/notices", 422, webhook=url)
    assert refused["error"]["reason"] == "bad_address"
    keys_ = {"p256dh": "AA", "auth": "AA"}
    assert anna.post("/api/me/push", 422, endpoint=url, keys=keys_)["error"]["reason"] == "bad_address"


def test_a_name_that_leads_into_our_own_network_is_not_called(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up when it is called: a public name may point anywhere."""
    with receiving() as hook:
        port = int(hook.url.split(":")[2].split("/")[0])
        for addresses in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"]):
            found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]
            monkeypatch.setattr(socket, "getaddrinfo", lambda *args, found=found, **more: found)
            for scheme in ("http", "https"):
                with pytest.raises(OSError, match="not a public address"):
                    outside.post(f"{scheme}://hook.example.org:{port}/", {}, internal=False)
        assert hook.taken == []


def test_public_addresses_are_allowed() -> None:
    assert outside.check_url("https://example.org/hook?a=b", internal=False)
    assert outside.is_public("93.184.216.34")
    assert outside.is_public("2606:2800:220:1:248:1893:25c8:1946")
    with pytest.raises(BadAddress):
        outside.check_url("https://x/" + "y" * 500, internal=False)


# -- keys and settings -----------------------------------------------------------------------


def test_keys_are_made_once_and_kept_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "club.keys.json"
    first = keys.kept(file)
    assert keys.kept(file) == first
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert [entry.name for entry in file.parent.iterdir()] == ["club.keys.json"]
    assert keys.kept(None) != keys.kept(None)
    file.write_text("{}")
    with pytest.raises(Refused, match=r"club\.keys\.json"):
        keys.kept(file)


def test_the_mail_server_is_named_by_an_address() -> None:
    office = post_office("smtps://me%40club:s%2Fcret@mail.example.org", "")
    assert office is not None
    assert (office.port, office.secure, office.user, office.password) == (465, True, "me@club", "s/cret")
    assert office.sender == "gonfalon@mail.example.org"
    assert post_office("", "") is None
    with pytest.raises(Refused, match="GONFALON_SMTP"):
        post_office("mail.example.org", "")


def test_a_server_without_mail_offers_none(anna: Visitor) -> None:
    assert anna.get("/api/me/notices")["sends_mail"] is False
    anna.post("/api/me/notices", 409, mail="anna@example.org")
    assert 'data-way="mail"' not in anna.get("/notices")
