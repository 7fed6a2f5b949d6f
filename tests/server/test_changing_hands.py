"""Seats that change hands: tokens end, players who are there stay, seats come back, consent is one's own."""

import sqlite3
import string
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from .serving import Serving, Visitor, play_on, quick

Enter = Callable[[str], Visitor]


@pytest.fixture
def impatient(server: Serving) -> Iterator[None]:
    """Whoever gives no sign of life counts as gone at once."""
    object.__setattr__(server.services.settings, "abandoned_after", 0.0)
    yield
    object.__setattr__(server.services.settings, "abandoned_after", 300.0)


def two(anna: Visitor, bruno: Visitor, **more: Any) -> str:
    table = anna.open("me", "open", public=True, **more)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    return table


def seat(who: Visitor, table: str, number: int) -> Any:
    return who.at(table, parts="")["table"]["seats"][number]


def file_of(server: Serving) -> str:
    return str(server.services.storage.url.database)


def age(server: Serving, table: str) -> None:
    """Make it an hour since anybody at the table was seen."""
    with sqlite3.connect(file_of(server)) as kept:
        kept.execute('UPDATE seats SET seen = seen - 3600 WHERE "table" = ?', (table,))
    kept.close()
    server.services.signs.clear()


# -- tokens ----------------------------------------------------------------------------------


def test_a_token_asked_for_while_leaving_opens_nobody_elses_seat(database: str) -> None:
    with Serving(quick(database)) as server, ThreadPoolExecutor(2) as both:
        anna, bruno = Visitor(server.url, "Anna"), Visitor(server.url, "Bruno")
        for _ in range(15):
            table = two(anna, bruno)
            path = f"/api/tables/{table}"
            asked = both.submit(bruno.http.post, f"{path}/token", json={"seat": 1})
            both.submit(bruno.http.post, f"{path}/leave", json={"seat": 1}).result()
            answer = asked.result()
            anna.post(f"{path}/sit", seat=1)
            if answer.status_code == 200:
                program = {"Authorization": f"Bearer {answer.json()['token']}"}
                assert httpx.get(f"{server.url}{path}?seat=1", headers=program).status_code == 401
            else:
                assert answer.json()["error"]["kind"] == "forbidden"
        anna.close()
        bruno.close()


def test_a_program_can_take_a_table_and_a_token_as_arguments(anna: Visitor) -> None:
    """A dash in front would be taken for an option, once in sixty-four times."""
    opened = anna.post("/api/tables", game="tiny", seats=[{"kind": "me"}, {"kind": "open"}])
    for word in (opened["table"], *opened["tokens"].values()):
        assert set(word) <= set(string.hexdigits)


# -- who is there ----------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["?parts=", "/timeline", "/why?seat=1&answer=bid:1", "chat"])
def test_whoever_polls_or_talks_is_there(anna: Visitor, bruno: Visitor, server: Serving, sign: str) -> None:
    table = two(anna, bruno)
    path = f"/api/tables/{table}"
    age(server, table)
    if sign == "chat":
        bruno.post(f"{path}/chat", text="still here")
    else:
        assert bruno.http.get(path + sign).status_code == 200
    assert anna.post(f"{path}/bot", 409, seat=1, level="novice")["error"]["reason"] == "not_away"


def test_a_player_without_a_sign_of_life_is_replaced_and_comes_back(
    anna: Visitor, bruno: Visitor, server: Serving
) -> None:
    table = two(anna, bruno)
    assert anna.post(f"/api/tables/{table}/bot", 409, seat=1, level="novice")["error"]["reason"] == "not_away"
    age(server, table)
    taken = anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")["table"]["seats"][1]
    assert (taken["kind"], "kept" in taken) == ("bot", False)
    assert seat(bruno, table, 1)["kept"]
    assert table in [entry["id"] for entry in bruno.get("/api/tables")["mine"]]
    back = bruno.post(f"/api/tables/{table}/sit", seat=1)["table"]["seats"][1]
    assert (back["kind"], back["name"], back["you"]) == ("person", "Bruno", True)


def test_nobody_else_sits_down_on_a_bots_seat(anna: Visitor, bruno: Visitor, visitor: Enter, impatient: None) -> None:
    table = two(anna, bruno)
    anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")
    carla = visitor("Carla")
    assert carla.post(f"/api/tables/{table}/sit", 409, seat=1)["error"]["reason"] == "seat_taken"
    assert anna.post(f"/api/tables/{table}/sit", 409, seat=1)["error"]["reason"] == "seat_taken"


def test_a_seat_kept_by_a_bot_is_not_played_from_outside(anna: Visitor, bruno: Visitor, impatient: None) -> None:
    table = two(anna, bruno)
    anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")
    bruno.get(f"/api/tables/{table}", 403, seat=1)
    bruno.post(f"/api/tables/{table}/chat", 403, text="let me in")


# -- the host --------------------------------------------------------------------------------


def test_the_host_sends_a_bot_away(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "novice")
    bruno.post(f"/api/tables/{table}/leave", 403, seat=1)
    assert anna.post(f"/api/tables/{table}/leave", seat=1)["table"]["seats"][1]["kind"] == "open"
    invite = anna.at(table)["table"]["invite"]
    assert bruno.post(f"/api/tables/{table}/sit", seat=1, invite=invite)["table"]["seats"][1]["you"]


def test_the_host_sends_a_person_away_only_before_the_game_begins_or_when_gone(
    anna: Visitor, bruno: Visitor, server: Serving
) -> None:
    table = two(anna, bruno)
    assert anna.post(f"/api/tables/{table}/leave", seat=1)["table"]["seats"][1]["kind"] == "open"
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    bruno.post(f"/api/tables/{table}/leave", 403, seat=0)
    anna.answer(table, "bid:1")
    assert anna.post(f"/api/tables/{table}/leave", 409, seat=1)["error"]["reason"] == "not_away"


# -- after the end ---------------------------------------------------------------------------


def test_after_the_end_the_seats_stay_as_they_were(anna: Visitor, bruno: Visitor, impatient: None) -> None:
    table = two(anna, bruno, options={"rounds": 2})
    while not anna.at(table)["view"]["over"]:
        for number, who in enumerate((anna, bruno)):
            if number in who.at(table)["view"]["turn"]:
                who.answer(table, who.at(table, seat=number)["view"]["decision"]["options"][0]["answer"], number)
    over = anna.at(table)["view"]
    path = f"/api/tables/{table}"
    assert anna.post(f"{path}/bot", 409, seat=1, level="novice")["error"]["kind"] == "over"
    assert bruno.post(f"{path}/leave", 409, seat=1)["error"]["kind"] == "over"
    assert anna.post(f"{path}/rewind", seat=0, version=0)["table"]["rewind"]["agreed"] == [0]
    assert anna.at(table)["view"]["version"] == over["version"]


def test_nobody_joins_a_game_that_is_over(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "me", "open", public=True, options={"rounds": 2})
    assert anna.post(f"/api/tables/{table}/bot", seat=2, level="novice")
    play_on(anna, table)
    assert bruno.post(f"/api/tables/{table}/sit", 409, seat=2)["error"]["kind"] == "over"


# -- consent ---------------------------------------------------------------------------------


def three(anna: Visitor, bruno: Visitor, carla: Visitor) -> str:
    table = anna.open("me", "open", "open", public=True)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    carla.post(f"/api/tables/{table}/sit", seat=2)
    anna.answer(table, "bid:1")
    anna.post(f"/api/tables/{table}/rewind", seat=0, version=0)
    bruno.post(f"/api/tables/{table}/rewind/answer", seat=1, agree=True)
    return table


def test_consent_is_not_inherited(anna: Visitor, bruno: Visitor, visitor: Enter) -> None:
    carla, dora = visitor("Carla"), visitor("Dora")
    table = three(anna, bruno, carla)
    assert anna.at(table)["table"]["rewind"]["agreed"] == [0, 1]
    bruno.post(f"/api/tables/{table}/leave", seat=1)
    dora.post(f"/api/tables/{table}/sit", seat=1)
    assert anna.at(table)["table"]["rewind"]["agreed"] == [0]
    carla.post(f"/api/tables/{table}/rewind/answer", seat=2, agree=True)
    assert anna.at(table)["view"]["version"] == 1
    dora.post(f"/api/tables/{table}/rewind/answer", seat=1, agree=True)
    assert anna.at(table)["view"]["version"] == 0


def test_a_proposal_goes_with_whoever_made_it(anna: Visitor, bruno: Visitor, visitor: Enter) -> None:
    table = three(anna, bruno, visitor("Carla"))
    anna.post(f"/api/tables/{table}/leave", seat=0)
    assert bruno.at(table)["table"]["rewind"] is None


def test_a_new_name_keeps_ones_consent(anna: Visitor, bruno: Visitor, visitor: Enter) -> None:
    table = three(anna, bruno, visitor("Carla"))
    bruno.post("/api/me", name="Bruno the Bold")
    assert anna.at(table)["table"]["rewind"]["agreed"] == [0, 1]
