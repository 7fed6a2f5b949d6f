"""Records: a match as its answers and checkpoints, replayed to the same state or refused."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gonfalon
from gonfalon.kernel.errors import DamagedRecord, GonfalonError, OtherRulesVersion, UnknownGame
from gonfalon.match import Match
from gonfalon.records import replayed
from tests.kernel.games.every import GAMES, TABLES, begin, find, position
from tests.support import play


def replay(record: Any) -> Match:
    return replayed(find(record["game"]), record)


def record_of(name: str = "hands", seats: int = 3) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(play(begin(name, seats)).record()))
    return record


@pytest.mark.parametrize(("name", "seats"), TABLES)
@given(answers=st.integers(0, 60), seed=st.integers())
def test_a_record_replays_to_the_same_match(name: str, seats: int, answers: int, seed: int) -> None:
    match = play(begin(name, seats), seed, answers)
    record = match.record()
    again = replay(json.loads(json.dumps(record)))
    assert again == match
    assert again.log(0) == match.log(0)
    assert again.record() == record


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_record(name: str, seats: int) -> None:
    one, other = (json.dumps(play(begin(name, seats, seed=11)).record()) for _ in range(2))
    assert one == other


def test_another_seed_gives_other_dice() -> None:
    assert play(begin("hands", 3, seed=1)).record() != play(begin("hands", 3, seed=2)).record()


def test_a_record_has_a_checkpoint_per_chapter_and_one_at_the_end() -> None:
    match = play(begin("hands", 3))
    record = match.record()
    assert len(record["checkpoints"]) == match.state.chapter == 9
    assert record["checkpoints"][-1] == [match.version, match.digest()]


def test_answers_carry_seat_step_value_and_time() -> None:
    match = begin("road", 1, fog=True)
    match.apply("road:left", when=17.25)
    match.apply("road:over", when=18.0)
    record = match.record()
    assert record["options"] == {"fog": True, "skip_forced": True}
    assert record["answers"][0] == [0, "Walk.fork", "road:left", 17.25]
    assert record["answers"][2][:2] == [-1, "Walk.bridge"]


def test_throws_given_by_hand_are_a_record_like_any_other() -> None:
    match = begin("road", 1, chance=False)
    for answer in ("road:left", "road:over", (6, 6), "road:left", "road:over", (1, 1)):
        match.apply(answer)
    assert replay(match.record()).scores() == (14,)


@given(st.data())
def test_a_changed_answer_is_noticed(data: st.DataObject) -> None:
    record = record_of()
    answer = data.draw(st.sampled_from(record["answers"]))
    part = data.draw(st.integers(0, 2))
    new = data.draw(st.sampled_from([0, 1, 2, -1, "button:pass", "card:1", [3], [4], "Turns.draw", None]))
    if answer[part] != new:
        answer[part] = new
        with pytest.raises(DamagedRecord):
            replay(record)


@given(st.data())
def test_a_changed_checkpoint_is_noticed(data: st.DataObject) -> None:
    record = record_of()
    mark = data.draw(st.sampled_from(record["checkpoints"]))
    mark[1] = "0" * 32
    with pytest.raises(DamagedRecord, match=f"after answer {mark[0]} the state differs"):
        replay(record)


@given(st.integers(1, 20))
def test_a_missing_end_is_noticed_by_its_checkpoint(cut: int) -> None:
    record = record_of()
    del record["answers"][-cut:]
    with pytest.raises(DamagedRecord, match="ends before it"):
        replay(record)


def test_answers_after_the_end_are_noticed() -> None:
    record = record_of()
    record["answers"].append([0, "", "button:pass", None])
    with pytest.raises(DamagedRecord, match="the game is over"):
        replay(record)


JUNK: list[Any] = [None, [], {}, 5, "x", [5], [None], [[]], [[1, 2, 3, 4]], [["a", "b"]], [[float("inf"), "b"]]]


HARMLESS: list[tuple[str, Any]] = [("checkpoints", []), ("options", {})]
PARTS = ("answers", "checkpoints", "options", "seats", "rules")


@pytest.mark.parametrize(("part", "junk"), [(p, j) for p in PARTS for j in JUNK if (p, j) not in HARMLESS])
def test_parts_of_the_wrong_kind_are_refused(part: str, junk: Any) -> None:
    with pytest.raises(GonfalonError):
        replay({**record_of(), part: junk})


@pytest.mark.parametrize("part", PARTS)
def test_a_record_without_one_of_its_parts_is_refused(part: str) -> None:
    record = record_of()
    del record[part]
    with pytest.raises(GonfalonError):
        replay(record)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("junk", [{}, [], "x", [[]], {"is": 1}])
def test_answers_with_parts_of_the_wrong_kind_are_refused(place: int, junk: Any) -> None:
    record = record_of()
    record["answers"][1][place] = junk
    with pytest.raises(DamagedRecord):
        replay(record)


@pytest.mark.parametrize("record", [None, [], {}, "x", {"format": "gonfalon-record-2"}])
def test_other_things_are_no_record(record: Any) -> None:
    with pytest.raises(DamagedRecord):
        gonfalon.replay(record)


@pytest.mark.parametrize("game", [None, [], {}, "chess", 5])
def test_a_record_of_an_unknown_game_is_refused(game: Any) -> None:
    with pytest.raises(UnknownGame):
        gonfalon.replay({**record_of(), "game": game})


def test_a_record_under_other_rules_is_not_replayed() -> None:
    with pytest.raises(OtherRulesVersion):
        replay({**record_of(), "rules": "0"})


def test_replaying_leaves_the_record_alone() -> None:
    record = record_of()
    before = copy.deepcopy(record)
    replay(record)
    assert record == before


def test_a_match_whose_rules_changed_underneath_cannot_be_recorded() -> None:
    match = play(begin("hands", 3), answers=4)
    position(match).points[0] += 1
    with pytest.raises(DamagedRecord, match="rules have changed"):
        match.record()


def test_every_tiny_game_is_covered_here() -> None:
    assert {name for name, _ in TABLES} == set(GAMES)
