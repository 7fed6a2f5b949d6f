"""Clocks: how long people may think, what happens when time is up, and when nobody's clock runs."""

from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from gonfalon.server import clocks, timeouts
from gonfalon.server.clocks import Clock
from gonfalon.server.errors import BadInput

from .serving import Serving, Visitor, play_on, quick, soon
from .test_storage import same_person

DAY = 86400
A_DAY = {"kind": "move", "seconds": DAY}


class Time:
    """A clock on the wall that only we turn."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def pass_by(self, **more: float) -> None:
        self.now += more.get("days", 0) * DAY + more.get("hours", 0) * 3600 + more.get("seconds", 0)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time(at(2026, 3, 2, 12))  # a Monday
    monkeypatch.setattr(clocks, "now", time)
    monkeypatch.setattr(timeouts, "LOOK", 0.02)
    return time


def at(year: int, month: int, day: int, hour: float, zone: str = "UTC") -> float:
    minute = round(hour % 1 * 60)
    return datetime(year, month, day, int(hour), minute, tzinfo=ZoneInfo(zone)).timestamp()


@pytest.fixture
def club(wall: Time, tmp_path: Path) -> Iterator[Serving]:
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        yield server


KNOWN: list[Visitor] = []


@pytest.fixture(autouse=True)
def farewell() -> Iterator[None]:
    yield
    while KNOWN:
        KNOWN.pop().close()


def visit(server: Serving, name: str) -> Visitor:
    KNOWN.append(Visitor(server.url, name))
    return KNOWN[-1]


def back(server: Serving, known: Visitor) -> Visitor:
    KNOWN.append(same_person(server.url, known))
    return KNOWN[-1]


def two(server: Serving, **clock: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Bruno at a table of theirs with such a clock."""
    anna, bruno = visit(server, "Anna"), visit(server, "Bruno")
    table = anna.open("me", "open", clock={**A_DAY, **clock})
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    return anna, bruno, table


def clock_of(who: Visitor, table: str) -> Any:
    return who.at(table, parts="")["table"]["clock"]


def standing(who: Visitor, table: str) -> int:
    version: int = who.at(table)["view"]["version"]
    return version


def left(who: Visitor, table: str) -> list[float]:
    return [seat["left"] for seat in clock_of(who, table)["seats"]]


# -- what counts -----------------------------------------------------------------------------


def test_nights_and_weekends_do_not_count() -> None:
    clock = Clock("move", 1, nights=True, weekends=True, zone="Europe/Paris")
    friday = at(2026, 3, 6, 21, "Europe/Paris")
    assert clock.counted(friday, at(2026, 3, 7, 12, "Europe/Paris")) == 3600  # until ten o'clock, then the weekend
    assert clock.counted(friday, at(2026, 3, 9, 9, "Europe/Paris")) == 2 * 3600
    assert clock.after(friday, 3600) == at(2026, 3, 6, 22, "Europe/Paris")
    assert clock.after(friday, 3601) == at(2026, 3, 9, 8, "Europe/Paris") + 1
    assert clock.after(at(2026, 3, 7, 12, "Europe/Paris"), 60) == at(2026, 3, 9, 8, "Europe/Paris") + 60


def test_what_has_passed_and_what_is_left_agree_when_clocks_are_changed() -> None:
    for zone, month, day in (("Europe/Paris", 3, 27), ("Europe/Paris", 10, 23), ("Pacific/Auckland", 4, 3)):
        for nights, weekends in ((False, False), (True, False), (False, True), (True, True)):
            clock = Clock("move", 1, zone=zone, nights=nights, weekends=weekends)
            for hour in range(0, 24, 5):
                start = at(2026, month, day, hour, zone)
                for seconds in (1, 5000, DAY, 3 * DAY):
                    assert clock.counted(start, clock.after(start, seconds)) == pytest.approx(seconds)


def test_a_zone_that_nobody_knows_is_refused(anna: Visitor) -> None:
    for zone in ("Middle/Earth", "../etc", "", "Europe"):
        with pytest.raises(BadInput, match="time zone"):
            Clock("move", 60, zone=zone)
    places = [{"kind": "me"}, {"kind": "me"}]
    wrong: list[dict[str, Any]] = [
        {**A_DAY, "zone": "Middle/Earth"},
        {**A_DAY, "seconds": 3},
        {**A_DAY, "kind": "sand"},
        {**A_DAY, "out": "bot", "level": "Merlin"},
    ]
    for clock in wrong:
        refused = anna.post("/api/tables", 422, game="tiny", seats=places, clock=clock)
        assert refused["error"]["kind"] == "bad_input"


# -- a day per move --------------------------------------------------------------------------


def test_time_is_up_and_the_rules_answer(club: Serving, wall: Time) -> None:
    anna, bruno, table = two(club)
    wall.pass_by(hours=20)
    anna.answer(table, "bid:1", seat=0)
    assert left(anna, table) == [4 * 3600, 4 * 3600]
    assert anna.get(f"/t/{table}/text").count("Time left: 4 h 0 min") == 2
    wall.pass_by(hours=3)
    assert anna.at(table)["view"]["turn"] == [1]  # an hour is left
    wall.pass_by(hours=1)
    soon(lambda: anna.at(table)["view"]["turn"], [0])
    told = anna.at(table)
    assert told["table"]["clock"]["seats"][1]["outs"] == 1
    assert told["table"]["seats"][1]["kind"] == "person"
    assert "bid:1" not in str(told["view"]["log"][0]["args"][0][1][1])  # his default was to bid nothing
    assert left(anna, table)[0] == DAY
    play_on(anna, table, answers=2)
    soon(lambda: anna.at(table)["view"]["turn"], [0, 1])
    bruno.answer(table, "bid:0", seat=1)  # he is back, and plays on
    assert left(bruno, table)[1] == DAY


def test_time_is_up_and_a_bot_plays_until_the_person_comes_back(club: Serving, wall: Time) -> None:
    anna, bruno, table = two(club, out="bot", level="novice")
    anna.answer(table, "bid:1", seat=0)
    wall.pass_by(days=1)
    soon(lambda: anna.at(table)["view"]["turn"], [0])
    seat = bruno.at(table)["table"]["seats"][1]
    assert (seat["kind"], seat["level"], seat["kept"]) == ("bot", "novice", True)
    anna.answer(table, "button:keep", seat=0)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert bruno.at(table)["table"]["seats"][1]["kind"] == "person"
    anna.answer(table, "button:wait", seat=0)
    assert left(bruno, table) == [DAY, DAY]
    bruno.answer(table, "bid:0", seat=1)
    wall.pass_by(days=1)
    soon(lambda: anna.at(table)["table"]["seats"][0]["kind"], "bot")  # Anna's turn to be late


def test_a_whole_game_in_which_one_of_otheris_always_late(club: Serving, wall: Time) -> None:
    anna, _, table = two(club)
    for _ in range(60):
        view = play_on(anna, table, answers=1)["view"]
        if view["over"]:
            break
        if view["turn"] == [1]:
            wall.pass_by(days=1)
            soon(lambda: anna.at(table)["view"]["turn"] == [1], False)
    assert anna.at(table)["view"]["over"]
    assert clock_of(anna, table)["seats"][1]["outs"] >= 6
    assert clock_of(anna, table)["seats"][1]["deadline"] is None


def test_a_restart_neither_gives_nor_takes_time(database: str, wall: Time) -> None:
    with Serving(quick(database)) as server:
        anna, _, table = two(server)
        wall.pass_by(hours=5)
        anna.answer(table, "bid:1", seat=0)
        before = clock_of(anna, table)
    wall.pass_by(hours=2)
    with Serving(quick(database)) as server:
        again = back(server, anna)
        after = clock_of(again, table)
        assert [seat["deadline"] for seat in after["seats"]] == [seat["deadline"] for seat in before["seats"]]
        assert left(again, table) == [19 * 3600, 17 * 3600]
    wall.pass_by(days=1)
    with Serving(quick(database)) as server:  # it ran out while nobody served
        again = back(server, anna)
        soon(lambda: again.at(table)["view"]["turn"], [0])


def test_two_servers_handle_a_time_out_once(postgres: str, wall: Time) -> None:
    with Serving(quick(postgres)) as one, Serving(quick(postgres)) as other:
        anna, _, table = two(one)
        others = [two(one)[2] for _ in range(8)]
        there = back(other, anna)
        wall.pass_by(days=1)
        for each in [table, *others]:
            soon(partial(standing, there, each), 3)  # two bids and a card, of which none twice
            assert [seat["outs"] for seat in clock_of(there, each)["seats"]] == [1, 1]


# -- the rest of the clock -------------------------------------------------------------------


def test_time_for_the_whole_game_with_something_added_after_each_move(club: Serving, wall: Time) -> None:
    anna, bruno, table = two(club, kind="game", seconds=600, increment=30)
    wall.pass_by(seconds=100)
    anna.answer(table, "bid:0", seat=0)
    assert left(anna, table) == [530, 500]
    bruno.answer(table, "bid:0", seat=1)
    assert left(anna, table) == [530, 530]
    anna.answer(table, "button:keep", seat=0)
    wall.pass_by(seconds=530)
    soon(lambda: anna.at(table)["view"]["turn"], [0, 1])
    assert left(anna, table) == [30, 530]  # the next move has only what was added


def test_what_is_taken_back_brings_no_time_back(club: Serving, wall: Time) -> None:
    anna, bruno, table = two(club)
    for who, seat in ((anna, 0), (bruno, 1)):
        who.answer(table, "bid:0", seat=seat)
    wall.pass_by(hours=6)
    anna.answer(table, "button:keep", seat=0)
    anna.post(f"/api/tables/{table}/undo", seat=0)
    assert left(anna, table)[0] == 18 * 3600


def test_the_clock_waits_until_everybody_is_there(club: Serving, wall: Time) -> None:
    anna = visit(club, "Anna")
    table = anna.open("me", "open", clock=A_DAY)
    wall.pass_by(days=9)
    assert left(anna, table) == [DAY, DAY]
    assert clock_of(anna, table)["seats"][0]["deadline"] is None
    bruno = visit(club, "Bruno")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert clock_of(anna, table)["seats"][0]["deadline"] == wall.now + DAY


def test_a_pause_needs_everybody_and_one_ends_it(club: Serving, wall: Time) -> None:
    anna, bruno, table = two(club)
    wall.pass_by(hours=4)
    anna.post(f"/api/tables/{table}/pause", seat=0, pause=True)
    assert (clock_of(anna, table)["paused"], clock_of(anna, table)["agreed"]) == (False, [0])
    bruno.post(f"/api/tables/{table}/pause", 403, seat=0, pause=True)
    bruno.post(f"/api/tables/{table}/pause", seat=1, pause=True)
    assert clock_of(anna, table)["paused"]
    wall.pass_by(days=30)
    anna.answer(table, "bid:0", seat=0)  # nothing forbids to play meanwhile
    assert left(anna, table) == [20 * 3600, 20 * 3600]
    anna.post(f"/api/tables/{table}/pause", seat=0, pause=False)
    assert clock_of(anna, table)["seats"][1]["deadline"] == wall.now + 20 * 3600
    anna.post(f"/api/tables/{anna.open('me', 'me', hotseat=True)}/pause", 409, seat=0, pause=True)


def test_a_default_that_leads_nowhere_lets_a_bot_play(
    club: Serving, wall: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "DEFAULTS", 0)
    anna, _, table = two(club)
    anna.answer(table, "bid:0", seat=0)
    wall.pass_by(days=1)
    soon(lambda: anna.at(table, parts="")["table"]["seats"][1]["kind"], "bot")


def test_a_rematch_has_the_same_clock(club: Serving) -> None:
    anna = visit(club, "Anna")
    table = anna.open("me", "me", hotseat=True, options={"rounds": 2}, clock={**A_DAY, "nights": True})
    play_on(anna, table)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert {**A_DAY, "nights": True}.items() <= clock_of(anna, again).items()


def test_a_table_that_cannot_be_helped_hinders_no_other(
    tmp_path: Path, wall: Time, caplog: pytest.LogCaptureFixture
) -> None:
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna, _, broken = two(server)
        sound = two(server)[2]
        with server.services.storage.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET times = '{\"left\": 7}' WHERE id = ?", (broken,))
        server.services.tables.outdated(broken)
        wall.pass_by(days=1)
        soon(lambda: anna.at(sound)["view"]["version"], 3)
        assert anna.get(f"/api/tables/{broken}", 500)["error"]["kind"] == "damaged_table"
        assert caplog.text.count("that could not be handled") == 1
