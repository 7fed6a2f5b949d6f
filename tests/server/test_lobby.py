"""The lobby: lists with filters, tables that begin when full, results, ratings, pages of players."""

import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.server import results

from .serving import HORSE, Serving, Visitor, play_on

Enter = Callable[[str], Visitor]
DAY = {"kind": "move", "seconds": 86400}


def listed(who: Visitor, **filters: Any) -> list[str]:
    return [table["id"] for table in who.get("/api/lobby", **filters)]


def finished(anna: Visitor, bruno: Visitor, **more: Any) -> str:
    """A short game of the two, played to its end."""
    table = anna.open("me", "open", options={"rounds": 2}, **more)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    while not anna.at(table)["view"]["over"]:
        for who, seat in ((anna, 0), (bruno, 1)):
            decision = who.at(table, seat=seat)["view"]["decision"]
            if decision is not None:
                who.answer(table, decision["options"][0]["answer"], seat=seat)
    return table


def registered(visitor: Enter, name: str) -> Visitor:
    who = visitor(f"{name} Guest")
    who.post("/api/register", name=name, password=HORSE)
    return who


# -- lists -----------------------------------------------------------------------------------


def test_listed_tables_are_found_by_game_state_and_pace(anna: Visitor, bruno: Visitor) -> None:
    quick_ = anna.open("me", "open", clock={"kind": "game", "seconds": 600})
    slow = anna.open("me", "open", clock=DAY)
    free = anna.open("me", "open")
    watched = anna.open("me", "novice", public=True, options={"rounds": 1000})
    private = anna.open("me", "person")
    done = finished(anna, bruno)
    everything = {"quick": quick_, "slow": slow, "free": free, "watched": watched, "private": private, "done": done}

    def found(**filters: Any) -> set[str]:
        ids = listed(bruno, **filters)
        return {name for name, table in everything.items() if table in ids}

    assert found() == {"quick", "slow", "free"}
    assert found(clock="days") == {"slow"}
    assert found(clock="live") == {"quick"}
    assert found(clock="none") == {"free"}
    assert found(state="running") == {"watched"}
    assert found(state="finished") == {"done"}
    assert found(game="tiny", clock="days") == {"slow"}
    assert found(game="chess") == set()
    bruno.get("/api/lobby", 422, state="lost")
    page = bruno.get("/lobby", clock="days")
    assert slow in page
    assert free not in page


def test_the_host_makes_a_finished_game_public_or_private(anna: Visitor, bruno: Visitor) -> None:
    done = finished(anna, bruno)
    path = f"/api/tables/{done}/listing"
    bruno.post(path, 403, public=False)
    assert anna.post(path, public=False) == {"public": False}
    assert done not in listed(bruno, state="finished")
    assert anna.post(path, public=True) == {"public": True}
    assert done in listed(bruno, state="finished")
    waiting = anna.open("me", "open")
    assert anna.post(f"/api/tables/{waiting}/listing", public=False) == {"public": True}  # somebody must find it


def test_friends_tables_are_found(visitor: Enter, anna: Visitor) -> None:
    ida, jon, kim = (registered(visitor, name) for name in ("Ida", "Jon", "Kim"))
    hosted, joined = ida.open("me", "open"), anna.open("me", "open", "open")
    ida.post(f"/api/tables/{joined}/sit", seat=1)
    others = anna.open("me", "open")
    hidden = ida.open("me", "person")
    assert listed(jon, friends=True) == []
    assert jon.post("/api/players/ida/friend", friend=True) == {"friend": True}
    jon.post("/api/players/Ida/friend", friend=True)  # twice is once
    assert set(listed(jon, friends=True)) == {hosted, joined}
    assert {hosted, joined, others} <= set(listed(jon))
    assert hidden not in listed(jon, friends=True)  # a friend's private table stays private
    assert listed(kim, friends=True) == []
    assert jon.get("/api/players/ida")["friend"]
    assert not kim.get("/api/players/ida")["friend"]
    assert not ida.get("/api/players/jon")["friend"]  # nobody is told
    assert hosted in jon.get("/lobby", friends="true")
    jon.post("/api/players/ida/friend", friend=False)
    assert listed(jon, friends=True) == []
    jon.post("/api/players/jon/friend", 422, friend=True)
    jon.post("/api/players/nobody/friend", 404, friend=True)


# -- begins when full ------------------------------------------------------------------------


def test_a_table_that_waits_begins_when_it_is_full(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", "novice", waits=True)
    assert anna.at(table)["table"]["waiting"]
    refused = anna.answer(table, "bid:0", status=409)
    assert refused["error"]["reason"] == "not_full"
    act = anna.at(table)["view"]["acts"][0]["answer"]
    anna.post(f"/api/tables/{table}/act", 409, seat=0, act=act)
    assert anna.at(table)["view"]["version"] == 0  # the bot waits too
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert not anna.at(table)["table"]["waiting"]
    anna.answer(table, "bid:0")
    bruno.post(f"/api/tables/{table}/leave", seat=1)
    assert not anna.at(table)["table"]["waiting"]  # it has begun


# -- results ---------------------------------------------------------------------------------


def test_a_finished_game_is_in_the_history_of_all_who_played(anna: Visitor, bruno: Visitor, visitor: Enter) -> None:
    table = finished(anna, bruno, name="Golden Horn")
    scores = anna.at(table)["view"]["scores"]
    for who, seat in ((anna, 0), (bruno, 1)):
        [game] = [game for game in who.get("/api/me/history")["games"] if game["id"] == table]
        mine = next(result for result in game["results"] if result["you"])
        assert (mine["seat"], mine["points"]) == (seat, scores[seat])
        assert mine["place"] == (1 if scores[seat] == max(scores) else 2)
        page = who.get("/history")
        assert "Golden Horn" in page
        assert f'data-when="{game["finished"]}"' in page
    assert visitor("Carla").get("/api/me/history")["games"] == []


def test_the_points_of_a_game_long_over_are_on_the_front_page(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = finished(anna, bruno, name="Golden Horn")
    scores = anna.at(table)["view"]["scores"]
    server.services.tables.tidy()
    assert server.services.tables.at_hand(table) is None
    row = anna.get("/").split(f'data-listed="{table}"')[1].split("</li>")[0]
    assert re.findall(r'class="score">([^<]*)<', row) == [f"{points:g}" for points in scores]


def test_a_players_page_shows_private_games_to_themselves_alone(visitor: Enter) -> None:
    ada, bert = registered(visitor, "Ada"), registered(visitor, "Bert")
    shown, hidden = finished(ada, bert), finished(ada, bert)
    ada.post(f"/api/tables/{hidden}/listing", public=False)
    assert {game["id"] for game in ada.get("/api/players/ada")["games"]} == {shown, hidden}
    assert {game["id"] for game in bert.get("/api/players/Ada")["games"]} == {shown}
    assert hidden not in bert.get("/players/Ada")
    for nobody in ("nobody", "%00", "%EF%BF%BF", "x" * 200):
        assert bert.get(f"/api/players/{nobody}", 404)["error"]["kind"] == "not_found"
    bert.get("/api/lobby", 422, game="\0")


# -- ratings ---------------------------------------------------------------------------------


def test_people_are_rated_and_bots_stand_still(visitor: Enter, server: Serving) -> None:
    cleo, dora = registered(visitor, "Cleo"), registered(visitor, "Dora")
    table = finished(cleo, dora)
    while len(set(cleo.at(table)["view"]["scores"])) == 1:
        table = finished(cleo, dora)
    scores = cleo.at(table)["view"]["scores"]
    rows = cleo.get("/api/games/tiny/ranking")
    people = [row["name"] for row in rows if row.get("name") in ("Cleo", "Dora")]
    assert people == (["Cleo", "Dora"] if scores[0] > scores[1] else ["Dora", "Cleo"])
    fixed = [row["rating"] for row in reversed(rows) if "level" in row]
    assert fixed == [680, 840, 1000, 1160, 1320]
    assert all(row["provisional"] for row in rows if row.get("name") in ("Cleo", "Dora"))
    assert cleo.get("/api/players/cleo")["ratings"][0]["games"] >= 1
    assert "Cleo" in dora.get("/ranking/tiny")
    dora.get("/api/games/chess/ranking", 404)


def test_a_game_against_oneself_or_bots_alone_says_nothing_of_others(visitor: Enter) -> None:
    ella = registered(visitor, "Ella")
    play_on(ella, ella.open("me", "me", hotseat=True, options={"rounds": 2}))
    assert ella.get("/api/players/ella")["ratings"] == []
    play_on(ella, ella.open("me", "novice", options={"rounds": 2}))
    assert [row["games"] for row in ella.get("/api/players/ella")["ratings"]] == [1]


def test_a_game_is_rated_once_even_if_it_is_taken_up_again(visitor: Enter, server: Serving) -> None:
    fritz, greta = registered(visitor, "Fritz"), registered(visitor, "Greta")
    table = finished(fritz, greta)
    fritz.post(f"/api/tables/{table}/rewind", seat=0, version=1)
    greta.post(f"/api/tables/{table}/rewind/answer", seat=1, agree=True)
    assert not fritz.at(table)["view"]["over"]
    assert [game["id"] for game in fritz.get("/api/me/history")["games"]] == []
    while not fritz.at(table)["view"]["over"]:
        for who, seat in ((fritz, 0), (greta, 1)):
            decision = who.at(table, seat=seat)["view"]["decision"]
            if decision is not None:
                who.answer(table, decision["options"][-1]["answer"], seat=seat)
    assert [row["games"] for row in fritz.get("/api/players/fritz")["ratings"]] == [1]
    assert len(fritz.get("/api/me/history")["games"]) == 1
    with sqlite3.connect(str(server.services.storage.url.database)) as kept:
        assert kept.execute('SELECT count(*) FROM results WHERE "table" = ?', (table,)).fetchone() == (2,)
    kept.close()


def test_equals_share_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ended:
        seats = 4

        def winners(self) -> tuple[int, ...]:
            return (2,)

        def scores(self) -> tuple[float, ...]:
            return (5, 9, 7, 5)

    match: Any = Ended()
    assert results.ranks(match) == [3, 2, 1, 3]
