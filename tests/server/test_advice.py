"""Hints for those who play against bots alone, analyses of finished games; both thought out elsewhere."""

import os
import shutil
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gonfalon
from gonfalon import analysis
from gonfalon.server import advice

from . import tiny
from .serving import Serving, Visitor, free_port, play_on, quick
from .test_hidden import exchange_secrets, to_the_third_round


def asked(who: Visitor, table: str, seat: int = 0) -> dict[str, Any]:
    decision: dict[str, Any] = who.at(table, seat=seat)["view"]["decision"]
    return decision


def hint(who: Visitor, table: str, status: int = 200, seat: int = 0, **query: str) -> Any:
    body = {"seat": seat, "decision": asked(who, table, seat)["id"]}
    answer = who.http.post(f"/api/tables/{table}/hint", json=body, params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


def finished(who: Visitor) -> str:
    """A table where a short game is over."""
    table = who.open("me", "me", hotseat=True, options={"rounds": 2})
    assert play_on(who, table)["view"]["over"]
    return table


def whole_analysis(who: Visitor, table: str, lang: str = "en") -> Any:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        told = who.get(f"/api/tables/{table}/analysis", lang=lang)
        if not told["progress"]["thinking"]:
            return told
        time.sleep(0.02)
    raise AssertionError("the analysis does not end")


# -- hints -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_names_some_of_the_options(anna: Visitor, lang: str) -> None:
    table = anna.open("me", "novice")
    told = hint(anna, table, lang=lang)
    labels = {option["answer"]: option["label"] for option in anna.at(table, lang=lang)["view"]["decision"]["options"]}
    assert told["decision"] == asked(anna, table)["id"]
    assert told["seat"] == 0
    assert told["moves"]
    for move in told["moves"]:
        assert move["label"] == labels[move["answer"]] == move["plan"][0]
        assert 0 <= move["chance"] <= 1
    assert asked(anna, table)["id"] == told["decision"]


def test_a_hint_is_for_a_seat_of_your_own(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "novice")
    body = {"seat": 0, "decision": asked(anna, table)["id"]}
    assert bruno.post(f"/api/tables/{table}/hint", 403, **body)["error"]["kind"] == "forbidden"
    anna.post(f"/api/tables/{table}/hint", 403, **{**body, "seat": 1})
    anna.post("/api/tables/nowhere/hint", 404, **body)


def test_a_hint_is_for_the_decision_of_now(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    past = asked(anna, table)["id"]
    anna.answer(table, "bid:0")
    here = f"/api/tables/{table}/hint"
    assert anna.post(here, 409, seat=0, decision=past)["error"]["kind"] == "not_your_decision"
    anna.answer(table, "bid:0", seat=1)
    assert anna.post(here, 409, seat=0, decision=past)["error"]["kind"] == "stale"
    over = finished(anna)
    anna.post(f"/api/tables/{over}/hint", 409, seat=0, decision=past)


def test_no_hint_where_other_people_play_or_may_sit_down(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", "novice", public=True)
    assert hint(anna, table, 403)["error"]["kind"] == "forbidden"
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    hint(anna, table, 403)
    hint(bruno, table, 403, seat=1)
    bruno.post(f"/api/tables/{table}/bot", seat=1, level="novice")
    hint(anna, table)


def test_a_program_is_advised_like_the_person_it_plays_for(anna: Visitor, server: Serving) -> None:
    places = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    opened = anna.post("/api/tables", game="tiny", seats=places)
    program = Visitor(server.url)
    program.http.headers["Authorization"] = f"Bearer {opened['tokens']['0']}"
    assert hint(program, opened["table"]) == hint(anna, opened["table"])
    program.close()


def test_a_decision_is_thought_over_once_and_many_decisions_cost_patience(tmp_path: Path) -> None:
    with Serving(quick(str(tmp_path / "tables.sqlite3"), hints_per_minute=1)) as server:
        anna = Visitor(server.url, "Anna")
        table = anna.open("me", "me", hotseat=True)
        assert hint(anna, table) == hint(anna, table)
        for seat in (0, 1):
            anna.answer(table, "bid:0", seat=seat)
        body = {"seat": 0, "decision": asked(anna, table)["id"]}
        refused = anna.http.post(f"/api/tables/{table}/hint", json=body)
        assert refused.status_code == 429
        assert 0 < int(refused.headers["Retry-After"]) <= 60
        anna.close()


def test_others_are_answered_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    endless = {"hint_simulations": 10**7, "hint_seconds": 3.0, "bots_ready": True}
    with Serving(quick(str(tmp_path / "tables.sqlite3"), **endless)) as server:
        anna, bruno = Visitor(server.url, "Anna"), Visitor(server.url, "Bruno")
        table = anna.open("me", "novice")
        with ThreadPoolExecutor(1) as elsewhere:
            waiting = elsewhere.submit(hint, anna, table)
            answered = 0
            while not waiting.done():
                answered += bruno.http.get(f"/api/tables/{table}").is_success
            assert waiting.result()["moves"]
            assert answered > 3  # whoever waits for the hint is answered twice at most
        anna.close()
        bruno.close()


def _failing(save: bytes, seat: int, lang: str, simulations: int, seconds: float) -> dict[str, Any]:
    raise ZeroDivisionError


def test_a_hint_that_failed_can_be_asked_for_again(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.open("me", "novice")
    with monkeypatch.context() as patch:
        patch.setattr(advice, "_hint", _failing)
        assert hint(anna, table, 503)["error"]["kind"] == "busy"
    assert hint(anna, table)["moves"]


def nosy() -> None:
    """A tiny game whose evaluation looks at everybody's hand: what it says depends on every card."""
    tiny.install()
    mind = ModuleType("tests.server.tiny.bot")
    vars(mind)["evaluate"] = lambda state, seat: float(sum(state.hand[seat]))
    sys.modules[mind.__name__] = mind


def _advice(file: Path, table: str, anna: Visitor, port: int) -> Any:
    with Serving(quick(str(file)), port, nosy):
        return hint(anna, table)


def test_hints_of_two_deals_that_differ_in_secrets_are_the_same(tmp_path: Path) -> None:
    port, first, second = free_port(), tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    with Serving(quick(str(first)), port) as server:
        anna, bruno = Visitor(server.url, "Anna"), Visitor(server.url, "Bruno")
        table = to_the_third_round(anna, bruno)
        bruno.post(f"/api/tables/{table}/bot", seat=1, level="novice")  # his bid is sealed, his card in the hand
    shutil.copy(first, second)
    exchange_secrets(second, table)
    one, other = (_advice(file, table, anna, port) for file in (first, second))
    assert one == other
    assert 0 < one["chance"] < 1
    anna.close()
    bruno.close()


# -- analyses --------------------------------------------------------------------------------


def test_a_running_game_is_not_analysed(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    assert anna.get(f"/api/tables/{table}/analysis", 409)["error"]["kind"] == "not_now"
    anna.get(f"/t/{table}/analysis", 409)
    anna.get("/api/tables/nowhere/analysis", 404)
    anna.get("/t/nowhere/analysis", 404)


def test_an_analysis_made_in_pieces_is_that_of_the_library(
    anna: Visitor, bruno: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "PIECE", 0.0)  # every piece is one decision
    table = finished(anna)
    told = whole_analysis(anna, table)
    story = analysis.analyse(anna.get(f"/api/tables/{table}/record"), simulations=10)
    assert told["progress"] == {"done": story["answers"], "of": story["answers"], "thinking": False}
    for part in ("curve", "winners", "scores", "agreement"):
        assert told[part] == story[part]
    assert told["otherwise"]
    for ours, theirs in zip(told["otherwise"], story["otherwise"], strict=True):
        assert {**ours, "played_label": "", "better_label": ""} == {**theirs, "played_label": "", "better_label": ""}
    assert told["yours"] == [0, 1]
    watched = whole_analysis(bruno, table)
    assert watched["yours"] == []
    assert watched["otherwise"] == told["otherwise"]
    assert "Win chances" in bruno.get(f"/t/{table}/analysis")


def test_an_analysis_speaks_the_readers_language_and_names_the_players(anna: Visitor) -> None:
    table = finished(anna)
    english, french = (whole_analysis(anna, table, lang=lang) for lang in ("en", "fr"))
    assert (english["names"], french["names"]) == (["Anna", "Blue"], ["Anna", "Bleu"])
    assert [point["chances"] for point in english["curve"]] == [point["chances"] for point in french["curve"]]
    for told, way in ((english, "Round"), (french, "Manche")):
        assert {point["stage"].split()[0] for point in told["curve"]} == {way}, (
            "the stage is called as the game calls it"
        )
        assert {other["stage"].split()[0] for other in told["otherwise"]} == {way}
    assert [turn["from"] for turn in english["turning_points"]] == [turn["from"] for turn in french["turning_points"]]
    lines = {line["text"] for line in anna.at(table, lang="fr", seat=-1)["view"]["log"]}
    assert any(turn["log"] for turn in french["turning_points"])
    assert all(line in lines for turn in french["turning_points"] for line in turn["log"])


def test_an_imported_record_is_analysed_too(anna: Visitor) -> None:
    record = anna.get(f"/api/tables/{finished(anna)}/record")
    table = anna.post("/api/tables/import", record=record)["table"]
    assert whole_analysis(anna, table)["curve"][-1]["version"] == len(record["answers"])


def _stumbling(save: bytes, names: dict[str, list[str]], start: int, seconds: float, simulations: int) -> Any:
    if start:
        raise ZeroDivisionError
    return advice.Part({lang: [] for lang in names}, [(0, True)], 2)


def _refusing(save: bytes, names: dict[str, list[str]], start: int, seconds: float, simulations: int) -> Any:
    if start:
        raise gonfalon.DamagedSave("not this one")
    return advice.Part({lang: [] for lang in names}, [(0, True)], 2)


@pytest.mark.parametrize("look", [_stumbling, _refusing])
def test_what_is_known_stays_when_an_analysis_breaks_off(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, look: object
) -> None:
    monkeypatch.setattr(advice, "_closer_look", look)
    table = finished(anna)
    told = whole_analysis(anna, table)
    assert told["progress"]["done"] == 2 < told["progress"]["of"]
    assert told["agreement"] == [1.0, None]
    assert len(told["curve"]) > 1
    assert "an analysis broke off after 2" in caplog.text
    assert "never retrieved" not in caplog.text


def test_an_analysis_that_broke_off_is_taken_up_again(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(anna)
    with monkeypatch.context() as patch:
        patch.setattr(advice, "_closer_look", _stumbling)
        partly = whole_analysis(anna, table)
    monkeypatch.setattr(advice, "REST", 0.0)
    told = whole_analysis(anna, table)
    assert partly["progress"]["done"] < told["progress"]["done"] == told["progress"]["of"]
    assert told["curve"] == partly["curve"]


def test_only_so_many_analyses_wait(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "WAITING", 0)
    assert anna.http.get(f"/api/tables/{finished(anna)}/analysis").headers["Retry-After"] == "30"


def _slow(save: bytes, names: dict[str, list[str]], start: int, seconds: float, simulations: int) -> Any:
    time.sleep(0.2)
    return advice.Part({lang: [] for lang in names}, done=start + 1)


def test_bots_answer_between_the_pieces_of_an_analysis(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_closer_look", _slow)
    past = anna.open("me", "me", hotseat=True)
    assert play_on(anna, past)["view"]["over"]
    assert anna.get(f"/api/tables/{past}/analysis")["progress"]["thinking"]
    table = anna.open("novice", "novice", options={"rounds": 2})
    assert play_on(anna, table)["view"]["over"]
    told = anna.get(f"/api/tables/{past}/analysis")["progress"]
    assert told["thinking"]
    assert 0 < told["done"] < told["of"]


def test_an_analysis_outlives_its_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(advice, "_closer_look", _slow)
    with Serving(quick(str(tmp_path / "tables.sqlite3"))) as server:
        anna = Visitor(server.url, "Anna")
        table = finished(anna)
        assert anna.get(f"/api/tables/{table}/analysis")["progress"]["thinking"]
        deadline = time.monotonic() + 10
        while not (busy := [pid for worker in [*server.services.workers._busy] for pid in worker._processes]):
            assert time.monotonic() < deadline, "nobody thinks"
        os.kill(busy[0], signal.SIGKILL)
        told = whole_analysis(anna, table)["progress"]
        anna.close()
    assert told["done"] == told["of"]
    assert "_slow begins again" in caplog.text
