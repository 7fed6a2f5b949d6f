"""What a page has is not sent again, and what it puts together is what it would have been sent whole."""

import random
import re
from typing import Any

from gonfalon.server import deltas, seats, shown
from gonfalon.server.accounts import Person
from gonfalon.server.seats import Opening
from gonfalon.server.table import Change, Seat

from .serving import Visitor, play_on

CUT = re.compile("(?=<g )")


def whole(sent: dict[str, Any], last: dict[str, Any] | None) -> dict[str, Any]:
    """What deltas.js does."""
    data = {name: part for name, part in sent.items() if name not in ("svg_pieces", "tips_changed", "log_after")}
    if last is None:
        return data
    if "svg_pieces" in sent:
        known = CUT.split(last["svg"])
        runs = [one if isinstance(one, str) else "".join(known[one[0] : sum(one)]) for one in sent["svg_pieces"]]
        data["svg"] = "".join(runs)
    if "tips_changed" in sent:
        kept = {name: tip for name, tip in last["tips"].items() if name not in sent["tips_changed"]["gone"]}
        data["tips"] = {**kept, **sent["tips_changed"]["set"]}
    if "log_after" in sent:
        before = [line for line in last["view"]["log"] if line["version"] <= sent["log_after"]]
        data["view"] = {**sent["view"], "log": [*before, *sent["view"]["log"]]}
    return data


def test_a_page_that_puts_pieces_together_sees_the_same(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True, options={"rounds": 1000})
    dice, last = random.Random(4), None
    for number in range(40):
        play_on(anna, table, answers=1, dice=dice)
        if number % 9 == 8 and anna.at(table)["table"]["undo"]:
            anna.post(f"/api/tables/{table}/undo", seat=anna.at(table)["table"]["undo"][0])
        if number == 20:
            anna.post("/api/me", name="Annabel")
        seat = number % 2 if number > 30 else 0
        sent = anna.at(table, seat=seat, have=last["have"] if last else "")
        assert ("svg" in sent) == (last is None or seat != last["view"]["seat"])
        last = whole(sent, last)
        full = anna.at(table, seat=seat)
        assert {name: last[name] for name in full} == full
    anna.post("/api/me", name="Anna")


def test_a_mark_nobody_knows_gets_everything(anna: Visitor) -> None:
    table = anna.open("me", "open")
    assert set(anna.at(table, have="nonsense")) == {"table", "have", *shown.PARTS}
    assert "have" not in anna.at(table)


def test_an_answer_brings_only_what_is_new(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    have = anna.at(table, seat=0, have="")
    decision = have["view"]["decision"]["id"]
    body = {"seat": 0, "decision": decision, "answer": "bid:1"}
    sent = anna.post(f"/api/tables/{table}/answer?have={have['have']}", **body)
    assert "svg_pieces" in sent
    assert sent["log_after"] == 0


def test_a_program_is_sent_the_log_it_has_not_read(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True, options={"rounds": 1000})
    play_on(anna, table, answers=12)
    whole_log = anna.at(table, parts="view")["view"]["log"]
    read = whole_log[len(whole_log) // 2]["version"]
    unread = [line for line in whole_log if line["version"] > read]
    assert 0 < len(unread) < len(whole_log)
    assert anna.at(table, parts="view", since=read)["view"]["log"] == unread
    assert anna.at(table, parts="view", since=10_000)["view"]["log"] == []
    decision = anna.at(table)["view"]["decision"]
    body = {"seat": decision["seat"], "decision": decision["id"], "answer": decision["options"][0]["answer"]}
    sent = anna.post(f"/api/tables/{table}/answer?parts=view&since={whole_log[-1]['version']}", **body)
    assert all(line["version"] > whole_log[-1]["version"] for line in sent["view"]["log"])


def test_what_a_table_remembers_is_bounded(anna: Visitor) -> None:
    table = seats.opened(Opening("tiny", []), Person("p", "Anna", "en", False), [Seat("open"), Seat("open")])
    for number in range(3 * deltas.REMEMBERED):
        table.match.names = []
        table.match.undone = number
        deltas.since(table, 0, "en", "")
    assert len(table.given) == deltas.REMEMBERED


def test_talk_draws_no_board_anew(anna: Visitor) -> None:
    table = seats.opened(Opening("tiny", []), Person("p", "Anna", "en", False), [Seat("open"), Seat("open")])
    before = shown.current(table, 0, "en")["svg"]
    table.follow(Change(columns={}), {})
    assert shown.current(table, 0, "en")["svg"] is before
    table.follow(Change(seats={0: Seat("person", "p", "Anna")}), {})
    assert shown.current(table, 0, "en")["svg"] is not before
