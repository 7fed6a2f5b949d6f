"""Answers, undo, rewind, why not, the past, records."""

from gonfalon import replay
from gonfalon.games.medioevo_universale.rules.dice import Throw
from gonfalon.kernel.requests import Dice, Draw
from gonfalon.server.timeline import dice_of

from .serving import Visitor, play_on


def test_an_answer_moves_the_game_on(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    after = anna.answer(table, "bid:1", seat=0)
    assert after["view"]["version"] == 1
    assert after["view"]["turn"] == [1]


def test_a_stale_decision_gets_the_current_view(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    old = anna.at(table, seat=0)["view"]["decision"]["id"]
    anna.answer(table, "bid:1", seat=0)
    refused = anna.post(f"/api/tables/{table}/answer", 409, seat=0, decision=old, answer="bid:0")
    assert refused["error"]["kind"] == "stale"
    assert refused["view"]["view"]["version"] == 1


def test_an_illegal_answer_names_the_rule_and_changes_nothing(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    refused = anna.answer(table, "bid:9", status=422)
    assert refused["error"]["kind"] == "illegal"
    assert refused["error"]["rule"] == "TNY-1"
    assert anna.at(table)["view"]["version"] == 0


def test_nobody_answers_for_another_seat(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    body = {"seat": 0, "decision": "0.0", "answer": "bid:1"}
    assert bruno.post(f"/api/tables/{table}/answer", 403, **body)["error"]["kind"] == "forbidden"


def test_why_not_tells_the_rule(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    assert anna.get(f"/api/tables/{table}/why", seat=0, answer="bid:1") == {
        "legal": True,
        "rule": None,
        "text": None,
        "fact": None,
        "law": None,
    }
    refused = anna.get(f"/api/tables/{table}/why", seat=0, answer="bid:7")
    assert (refused["legal"], refused["rule"], refused["law"]) == (False, "TNY-1", "Everybody bids in secret.")
    assert refused["text"] == f"{refused['fact']} {refused['law']}"
    assert refused["fact"].startswith("It must be a number from 0 to 1 ")


def _to_first_choice(anna: Visitor) -> str:
    table = anna.open("me", "me", hotseat=True)
    anna.answer(table, "bid:0", seat=0)
    anna.answer(table, "bid:0", seat=1)
    return table


def test_undo_takes_back_the_last_answer_but_not_a_draw(anna: Visitor) -> None:
    table = _to_first_choice(anna)
    before = anna.at(table, seat=0)
    chosen = anna.answer(table, "button:keep")
    assert (before["table"]["undo"], chosen["table"]["undo"]) == ([], [0])
    after = anna.post(f"/api/tables/{table}/undo", seat=0)
    assert (after["view"]["version"], after["view"]["log"]) == (before["view"]["version"], before["view"]["log"])
    assert anna.post(f"/api/tables/{table}/undo", 409, seat=0)["error"]["kind"] == "nothing_to_undo"


def test_a_decision_from_before_an_undo_is_stale(anna: Visitor) -> None:
    table = _to_first_choice(anna)
    anna.answer(table, "button:keep")
    second = anna.at(table, seat=0)["view"]["decision"]["id"]
    anna.post(f"/api/tables/{table}/undo", seat=0)
    anna.answer(table, "button:keep")
    body = {"seat": 0, "decision": second, "answer": "button:wait"}
    assert anna.post(f"/api/tables/{table}/answer", 409, **body)["error"]["kind"] == "stale"


def test_alone_a_rewind_happens_at_once(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    play_on(anna, table, answers=3)
    shown = anna.post(f"/api/tables/{table}/rewind", seat=0, version=0)
    assert shown["table"]["rewind"] is None
    assert shown["view"]["version"] == 0


def test_a_rewind_waits_for_everybody(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", public=True)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.answer(table, "bid:1")
    proposed = anna.post(f"/api/tables/{table}/rewind", seat=0, version=0)
    assert proposed["table"]["rewind"] == {"by": 0, "version": 0, "agreed": [0]}
    assert bruno.post(f"/api/tables/{table}/rewind/answer", seat=1, agree=False)["table"]["rewind"] is None
    assert anna.at(table)["view"]["version"] == 1
    anna.post(f"/api/tables/{table}/rewind", seat=0, version=0)
    assert bruno.post(f"/api/tables/{table}/rewind/answer", seat=1, agree=True)["view"]["version"] == 0


def test_the_past_can_be_looked_at(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    over = play_on(anna, table)["view"]
    then = anna.get(f"/api/tables/{table}/at/2", seat=0)["view"]
    assert (over["over"], then["over"], then["version"]) == (True, False, 2)
    anna.get(f"/api/tables/{table}/at/{over['version'] + 1}", 422)


def test_the_timeline_has_points_words_and_dice(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    over = play_on(anna, table)["view"]
    line = anna.get(f"/api/tables/{table}/timeline", seat=0)
    assert [moment["version"] for moment in line["versions"]] == list(range(over["version"] + 1))
    assert line["versions"][-1]["scores"] == over["scores"]
    assert sum(line["dice"]["thrown"]) == len(line["dice"]["throws"])
    assert "Anna" in " ".join(moment["text"] for moment in line["versions"])


def test_dice_of_several_kinds_in_one_throw_are_told_apart() -> None:
    """Those of a battle of Medioevo Universale, some of which are thrown again; a draw is no throw."""
    assert dice_of(Dice(2, 8), (8, 1)) == {8: [8, 1]}
    assert dice_of(Throw(0b111), (4, 2, 7)) == {4: [4], 6: [2], 8: [7]}
    assert dice_of(Throw(0b101), (1, 5)) == {4: [1], 8: [5]}
    assert dice_of(Draw([1, 2], 1), (2,)) == {}


def test_the_record_comes_when_the_game_is_over_and_replays(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    assert anna.get(f"/api/tables/{table}/record", 409)["error"]["kind"] == "not_now"
    over = play_on(anna, table)["view"]
    record = anna.get(f"/api/tables/{table}/record")
    assert list(replay(record).scores()) == over["scores"]
    again = anna.post("/api/tables/import", record=record)["table"]
    assert anna.at(again)["view"]["scores"] == over["scores"]


def test_an_unfinished_record_is_continued(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    play_on(anna, table)
    record = anna.get(f"/api/tables/{table}/record")
    record["answers"], record["checkpoints"] = record["answers"][:2], []
    again = anna.post("/api/tables/import", record=record)["table"]
    assert play_on(anna, again)["view"]["over"]


def test_a_damaged_record_is_refused_in_words(anna: Visitor) -> None:
    refused = anna.post("/api/tables/import", 422, record={"format": "gonfalon-record-1", "game": "tiny", "rules": "1"})
    assert "record needs" in refused["error"]["message"]


def test_a_record_with_strange_times_is_refused(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    play_on(anna, table)
    record = anna.get(f"/api/tables/{table}/record")
    record["answers"][0][3] = 1e300
    assert "number of seconds" in anna.post("/api/tables/import", 422, record=record)["error"]["message"]


def test_views_speak_french(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    assert anna.at(table, lang="fr")["view"]["decision"]["prompt"] == "Misez en secret."


def test_a_program_asks_only_for_what_it_needs(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    assert set(anna.at(table, parts="view")) == {"table", "view"}
    assert "not soup" in anna.get(f"/api/tables/{table}", 422, parts="soup")["error"]["message"]


def test_what_is_wrong_with_a_request_is_named(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    path = f"/api/tables/{table}"
    assert anna.get(path, 422, seat=64)["error"]["message"].startswith("query.seat: ")
    assert anna.get(path, 422, seat="first")["error"]["message"].startswith("query.seat: ")
    assert anna.get(path, 422, parts="x" * 61)["error"]["message"].startswith("query.parts: ")
    assert anna.post(f"{path}/answer", 422, seat=0, decision="0.0")["error"]["message"].startswith("body.answer: ")
    broken = anna.http.post(f"{path}/answer", content=b'{"seat": 0', headers={"Content-Type": "application/json"})
    assert broken.status_code == 422
    assert broken.json()["error"]["kind"] == "bad_input"
