"""Sitting down, leaving, invites, bots, programs, hot seat, chat, rematch."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from .serving import HORSE, Serving, Visitor, checked, play_on


def kinds(shown: Any) -> list[str]:
    return [seat["kind"] for seat in shown["table"]["seats"]]


def names(shown: Any) -> list[str]:
    return [seat["name"] for seat in shown["table"]["seats"]]


def test_a_public_table_is_listed_and_anybody_may_sit(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True, name="Club night")
    listed = bruno.get("/api/tables")["open"]
    assert table in [entry["id"] for entry in listed]
    shown = bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert [(seat["name"], seat["you"]) for seat in shown["table"]["seats"]] == [("Anna", False), ("Bruno", True)]
    assert [entry["your_turn"] for entry in bruno.get("/api/tables")["mine"] if entry["id"] == table] == [True]


def test_a_private_seat_needs_the_invite(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "person")
    assert "invite" not in bruno.at(table)["table"]
    bruno.post(f"/api/tables/{table}/sit", 403, seat=1)
    bruno.post(f"/api/tables/{table}/sit", 403, seat=1, invite="guess")
    invite = anna.at(table)["table"]["invite"]
    assert kinds(bruno.post(f"/api/tables/{table}/sit", seat=1, invite=invite)) == ["person", "person"]
    assert table not in [entry["id"] for entry in bruno.get("/api/tables")["open"]]


def test_a_taken_seat_stays_taken(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    assert bruno.post(f"/api/tables/{table}/sit", 409, seat=0)["error"]["message"] == "seat 0 is taken"
    assert "from 0 to 1" in bruno.post(f"/api/tables/{table}/sit", 422, seat=7)["error"]["message"]


def test_on_a_hot_seat_one_screen_plays_everybody(anna: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "person", "name": "Carla"}]
    table = anna.post("/api/tables", game="tiny", seats=seats, hotseat=True)["table"]
    shown = anna.at(table, seat=1)
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Anna", "Carla"]
    assert play_on(anna, table)["view"]["over"]


def test_a_spectator_sees_the_table_but_decides_nothing(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "novice")
    assert bruno.at(table)["view"]["decision"] is None
    bruno.get(f"/api/tables/{table}", 403, seat=0)
    assert anna.at(table, seat=-1)["view"]["seat"] is None


def test_a_program_plays_its_seat_with_a_token(anna: Visitor, server: Serving) -> None:
    table = anna.open("me", "me", hotseat=True)
    token = anna.post(f"/api/tables/{table}/token", seat=1)["token"]
    with httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}) as program:
        shown = checked(program.get(f"/api/tables/{table}"), 200)
        assert shown["view"]["seat"] == 1
        body = {"seat": 1, "decision": shown["view"]["decision"]["id"], "answer": "bid:1"}
        assert checked(program.post(f"/api/tables/{table}/answer", json=body), 200)["view"]["turn"] == [0]
        checked(program.get(f"/api/tables/{table}", params={"seat": 0}), 403)
        anna.post(f"/api/tables/{table}/leave", seat=1)
        checked(program.get(f"/api/tables/{table}"), 401)


def test_a_bot_takes_a_seat_and_plays(anna: Visitor) -> None:
    table = anna.open("me", "person")
    assert kinds(anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")) == ["person", "bot"]
    assert play_on(anna, table)["view"]["over"]


def test_a_player_who_is_there_is_not_replaced(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = anna.open("me", "open", public=True)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert "away" in anna.post(f"/api/tables/{table}/bot", 409, seat=1, level="novice")["error"]["message"]
    object.__setattr__(server.services.settings, "abandoned_after", 0.0)
    assert kinds(anna.post(f"/api/tables/{table}/bot", seat=1, level="novice")) == ["person", "bot"]
    object.__setattr__(server.services.settings, "abandoned_after", 300.0)


def test_strangers_seat_no_bots(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    bruno.post(f"/api/tables/{table}/bot", 403, seat=1, level="novice")
    anna.post(f"/api/tables/{table}/bot", 422, seat=1, level="genius")


def test_those_who_play_may_talk(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    anna.post(f"/api/tables/{table}/chat", text="  hello \n there ")
    bruno.post(f"/api/tables/{table}/chat", 403, text="hi")
    anna.post(f"/api/tables/{table}/chat", 422, text="   ")
    assert [(line["from"], line["text"]) for line in bruno.at(table)["table"]["chat"]] == [("Anna", "hello there")]


def test_a_rematch_moves_everybody_one_seat_on(anna: Visitor) -> None:
    table = anna.open("me", "novice", options={"rounds": 2})
    anna.post(f"/api/tables/{table}/rematch", 409)
    play_on(anna, table)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert anna.post(f"/api/tables/{table}/rematch")["table"] == again == anna.at(table)["table"]["rematch"]
    shown = anna.at(again)
    assert kinds(shown) == ["bot", "person"]
    assert shown["table"]["options"]["rounds"] == 2


def test_two_who_ask_for_a_rematch_at_once_get_the_same(anna: Visitor, server: Serving) -> None:
    table = anna.open("me", "me", hotseat=True, options={"rounds": 2})
    play_on(anna, table)
    before = len(anna.get("/api/tables")["mine"])
    with ThreadPoolExecutor(4) as many:
        asked = [many.submit(anna.http.post, f"/api/tables/{table}/rematch", json={}) for _ in range(4)]
    assert len({answer.result().json()["table"] for answer in asked}) == 1
    assert len(anna.get("/api/tables")["mine"]) == before + 1


def test_bad_tables_are_refused_in_words(anna: Visitor) -> None:
    two = [{"kind": "me"}, {"kind": "open"}]
    for body, hint in (
        ({"game": "chess", "seats": two}, "no game 'chess'"),
        ({"game": "tiny", "seats": two[:1]}, "not 1"),
        ({"game": "tiny", "seats": two, "options": {"rounds": 3}}, "'rounds' takes"),
        ({"game": "tiny", "seats": two, "options": {"colour": 3}}, "no option 'colour'"),
        ({"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "not 'god'"),
        ({"game": "tiny", "seats": two, "pudding": 1}, "body.pudding"),
        ({"game": "tiny"}, "body.seats"),
    ):
        response = anna.http.post("/api/tables", json=body)
        assert response.status_code in (404, 422)
        assert hint in response.json()["error"]["message"]


def test_a_new_name_shows_at_the_tables(anna: Visitor, visitor: Callable[[str], Visitor]) -> None:
    table = anna.open("me", "novice")
    anna.post("/api/me", name="Annabel")
    assert anna.at(table)["table"]["seats"][0]["name"] == "Annabel"


def test_a_new_name_leaves_the_names_of_others_at_the_same_screen(anna: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "person", "name": "Carla"}]
    table = anna.post("/api/tables", game="tiny", seats=seats, hotseat=True)["table"]
    again = anna.post("/api/tables/import", record=anna.get(f"/api/tables/{table}/record"))["table"]
    anna.post("/api/me", name="Annabel")
    assert names(anna.at(table)) == ["Annabel", "Carla"]
    assert names(anna.at(again)) == ["Red", "Blue"]
    anna.post("/api/register", name="Annette", password=HORSE)
    assert names(anna.at(table)) == ["Annette", "Carla"]
    assert names(anna.at(again)) == ["Red", "Blue"]


@pytest.mark.parametrize(
    ("given", "called"),
    [(["", ""], ["Anna", "Blue"]), (["Anna", ""], ["Anna", "Blue"]), (["", "Anna"], ["Red", "Anna"])],
)
def test_people_at_the_same_screen_are_not_called_alike(anna: Visitor, given: list[str], called: list[str]) -> None:
    seats = [{"kind": "me", "name": name} for name in given]
    table = anna.post("/api/tables", game="tiny", seats=seats, hotseat=True)["table"]
    assert names(anna.at(table)) == called
    french = {"Red": "Rouge", "Blue": "Bleu"}
    assert names(anna.at(table, lang="fr")) == [french.get(name, name) for name in called]
    anna.post("/api/me", name="Annabel")
    assert names(anna.at(table)) == [name.replace("Anna", "Annabel") for name in called]


def test_who_signs_in_leaves_the_names_of_others_at_the_same_screen(
    anna: Visitor, visitor: Callable[[str], Visitor]
) -> None:
    anna.post("/api/register", name="Berta", password=HORSE)
    guest = visitor("Bea")
    seats = [{"kind": "me"}, {"kind": "person", "name": "Carla"}]
    tables = [guest.post("/api/tables", game="tiny", seats=seats, hotseat=True)["table"] for _ in range(2)]
    play_on(guest, tables[1])
    again = guest.post("/api/tables/import", record=guest.get(f"/api/tables/{tables[0]}/record"))["table"]
    guest.post("/api/login", name="Berta", password=HORSE)
    assert [names(guest.at(table)) for table in (*tables, again)] == [["Berta", "Carla"]] * 2 + [["Red", "Blue"]]


def test_a_seat_for_anybody_is_listed_without_more(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open")
    (entry,) = [entry for entry in bruno.get("/api/tables")["open"] if entry["id"] == table]
    assert entry["free"] == 1
    assert bruno.post(f"/api/tables/{table}/sit", seat=1)["table"]["seats"][1]["you"]


def test_a_listed_table_can_be_watched_also_without_a_free_seat(anna: Visitor, bruno: Visitor) -> None:
    for kind in ("person", "novice"):
        table = anna.open("me", kind, public=True)
        (entry,) = [entry for entry in bruno.get("/api/tables")["open"] if entry["id"] == table]
        assert entry["free"] == 0
        bruno.post(f"/api/tables/{table}/sit", 409 if kind == "novice" else 403, seat=1)


def test_a_table_of_friends_is_listed_only_where_asked(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "person")
    assert table not in [entry["id"] for entry in bruno.get("/api/tables")["open"]]
