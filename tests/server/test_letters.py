"""Private messages: those concerned read them, and nobody else by any route."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from .serving import Serving, Visitor, listening, next_of, quick

Enter = Callable[[str], Visitor]
WORD = "a long password"
SECRET = "meet me at Ankara"


@pytest.fixture
def carla(visitor: Enter) -> Visitor:
    return visitor("Carla")


@pytest.fixture
def table(anna: Visitor, bruno: Visitor, carla: Visitor) -> str:
    """Anna, Bruno and Carla at seats 0 to 2, a bot at seat 3."""
    opened = anna.open("me", "open", "open", "novice", public=True)
    for seat, who in ((1, bruno), (2, carla)):
        who.post(f"/api/tables/{opened}/sit", seat=seat)
    return opened


def read(who: Visitor, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api/tables/{table}/letters")["letters"]
    return found


def write(who: Visitor, table: str, seat: int, to: list[int], text: str = SECRET, status: int = 200) -> Any:
    return who.post(f"/api/tables/{table}/letters", status, seat=seat, to=to, text=text)


def test_a_letter_is_read_by_its_writer_and_by_whom_it_is_for(anna: Visitor, bruno: Visitor, table: str) -> None:
    write(anna, table, 0, [1], f"  {SECRET}\n ")
    for who in (anna, bruno):
        (letter,) = read(who, table)
        assert (letter["from"], letter["to"], letter["text"]) == ("Anna", ["Bruno"], SECRET)


def test_a_letter_may_be_for_several(anna: Visitor, bruno: Visitor, carla: Visitor, table: str) -> None:
    write(bruno, table, 1, [2, 0, 2])
    assert [letter["to"] for who in (anna, bruno, carla) for letter in read(who, table)] == [["Anna", "Carla"]] * 3


def routes(who: Visitor, table: str) -> Iterator[str]:
    """Everything somebody can fetch about a table."""
    here = f"/api/tables/{table}"
    paths = ["", "?seat=-1", "?have=", "/timeline", "/at/0", "/letters", "/record", "/analysis"]
    for path in [*[here + path for path in paths], "/api/tables", "/api/me", f"/t/{table}", f"/t/{table}/text"]:
        yield who.http.get(path).text


def test_nobody_else_reads_it_by_any_route(
    anna: Visitor, bruno: Visitor, carla: Visitor, visitor: Enter, table: str
) -> None:
    anna.post(f"/api/tables/{table}/chat", text="hello everybody")
    write(anna, table, 0, [1])
    stranger = visitor("")
    for who in (carla, visitor("Zoe"), stranger):
        assert not [text for text in routes(who, table) if SECRET in text]
        assert read(who, table) == []
    assert any(SECRET in text for text in routes(bruno, table))
    view = json.dumps(bruno.at(table))
    assert SECRET not in view
    assert "hello everybody" in view


def test_only_those_concerned_hear_of_it(anna: Visitor, bruno: Visitor, carla: Visitor, table: str) -> None:
    with listening(bruno, table) as brunos, listening(carla, table) as carlas:
        next_of(brunos, "changed")
        next_of(carlas, "changed")
        write(anna, table, 0, [1])
        assert next_of(brunos, "letter")["data"] == {}
        anna.post(f"/api/tables/{table}/chat", text="done")
        heard = [next(carlas)]
        while heard[-1].get("event") != "chat":
            heard.append(next(carlas))
        assert "letter" not in [event["event"] for event in heard]


def test_a_program_with_a_seat_token_has_no_letters(anna: Visitor, bruno: Visitor, table: str) -> None:
    write(anna, table, 0, [1])
    token = bruno.post(f"/api/tables/{table}/token", seat=1)["token"]
    program = httpx.Client(base_url=anna.url, headers={"Authorization": f"Bearer {token}"})
    assert program.get(f"/api/tables/{table}/letters").json() == {"letters": []}
    sent = program.post(f"/api/tables/{table}/letters", json={"seat": 1, "to": [0], "text": "hi"})
    assert sent.status_code == 401
    program.close()


def test_who_sits_down_later_reads_nothing_and_who_has_left_neither(
    anna: Visitor, bruno: Visitor, visitor: Enter, table: str
) -> None:
    write(anna, table, 0, [1])
    bruno.post(f"/api/tables/{table}/leave", seat=1)
    assert read(bruno, table) == []
    dora = visitor("Dora")
    dora.post(f"/api/tables/{table}/sit", seat=1)
    assert read(dora, table) == []
    write(anna, table, 0, [1], "welcome")
    assert [letter["text"] for letter in read(dora, table)] == ["welcome"]
    assert [letter["text"] for letter in read(anna, table)] == [SECRET, "welcome"]


def test_a_bot_reads_no_letters_but_the_person_it_plays_for_keeps_theirs(
    anna: Visitor, bruno: Visitor, table: str
) -> None:
    write(anna, table, 0, [1])
    write(anna, table, 0, [3], status=409)
    bruno.post(f"/api/tables/{table}/bot", seat=1, level="novice")
    write(anna, table, 0, [1], status=409)
    assert [letter["text"] for letter in read(bruno, table)] == [SECRET]


def test_a_guest_who_signs_in_keeps_the_letters(anna: Visitor, bruno: Visitor, visitor: Enter, table: str) -> None:
    other = visitor("Bru")
    other.post("/api/register", name="Brunello", password=WORD)
    write(anna, table, 0, [1])
    bruno.post("/api/login", name="Brunello", password=WORD)
    assert [letter["text"] for letter in read(bruno, table)] == [SECRET]


@pytest.mark.parametrize("to", [[], [0], [7], [-1], [1] * 20])
def test_a_letter_needs_somebody_else(anna: Visitor, table: str, to: list[int]) -> None:
    write(anna, table, 0, to, status=422)
    assert read(anna, table) == []


def test_bounds_are_those_of_the_chat_and_seats_are_one_s_own(
    anna: Visitor, carla: Visitor, visitor: Enter, table: str
) -> None:
    for text in ("   ", "x" * 1001):
        write(anna, table, 0, [1], text, 422)
    write(carla, table, 0, [1], status=403)
    write(visitor("Zoe"), table, 0, [1], status=403)
    write(anna, table, 0, [1], "pay \u202e01\u202c me")
    assert read(anna, table)[0]["text"] == "pay 01 me"


def test_at_one_screen_nobody_writes_in_private(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    assert anna.at(table)["table"]["letters"] is False
    write(anna, table, 0, [1], status=409)


def test_letters_outlive_the_server_and_cross_to_another(database: str) -> None:
    with Serving(quick(database)) as server:
        anna, bruno = Visitor(server.url, "Anna"), Visitor(server.url, "Bruno")
        table = anna.open("me", "open", public=True)
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        if database.startswith("postgresql"):
            with Serving(quick(database)) as second:
                there = Visitor(second.url)
                there.http.cookies.update(bruno.http.cookies)
                with listening(there, table) as events:
                    next_of(events, "changed")
                    write(anna, table, 0, [1])
                    assert next_of(events, "letter")["data"] == {}
                assert read(there, table)[0]["text"] == SECRET
                there.close()
        else:
            write(anna, table, 0, [1])
        port = server.port
    with Serving(quick(database), port):
        assert [letter["text"] for letter in read(bruno, table)] == [SECRET]
    anna.close()
    bruno.close()
