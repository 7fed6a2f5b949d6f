"""Hints and analyses: sensible numbers, words in both languages, sentences for damaged input."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import gonfalon
from gonfalon import analysis
from gonfalon.bots.tree import Line, Table
from gonfalon.kernel.errors import DamagedRecord, NotYourDecision
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import CHANCE
from tests.bots.test_bots import played


@pytest.fixture(scope="module")
def finished() -> gonfalon.Match:
    return played(gonfalon.new("byzantium", 2, seed=6), ["greedy:samples=1", "random"], answers=5000)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_names_moves_chances_and_reasons(lang: str) -> None:
    match = played(gonfalon.new("byzantium", 3, seed=4), ["novice"] * 3, answers=60)
    seat = match.turn[0]
    before = match.digest()
    advice = analysis.hint(match, seat, lang, simulations=80)
    assert match.digest() == before
    assert 1 <= len(advice["moves"]) <= 3
    for move in advice["moves"]:
        assert move["answer"] in match.legal(seat)
        assert move["label"] == match.describe(move["answer"], lang, seat) == move["plan"][0]
        assert 0 <= move["chance"] <= 1
        assert not any("[" in reason["text"] for reason in move["reasons"])
    assert any(move["reasons"] for move in advice["moves"])
    json.dumps(advice)


@pytest.mark.parametrize("name", ["medievalia", "struggle-for-rome"])
def test_a_win_chance_is_never_beyond_certainty(name: str) -> None:
    match = gonfalon.new(name, 3, seed=2)
    told: list[float] = []
    while not match.over and len(told) < 60:
        played(match, ["greedy:samples=1"] * 3, seed=match.version, answers=12)
        if not match.over:
            advice = analysis.hint(match, match.turn[0], simulations=12)
            told += [advice["chance"], *[move["chance"] for move in advice["moves"]]]
    assert all(0 <= chance <= 1 for chance in told)
    assert max(told) > 0.6


def test_a_hint_begins_with_the_bot_s_choice_and_the_rest_follows_by_chance() -> None:
    table = Table()
    for answer, visits, chance in (("a", 50, 0.39), ("b", 20, 0.36), ("c", 10, 0.37), ("d", 5, 0.5), ("e", 1, 0.38)):
        table.lines[answer] = Line(1.0)
        table.lines[answer].visits, table.lines[answer].total = visits, visits * chance
    assert analysis.ranked(table, list("fedcba"), 3) == ["a", "c", "b"]
    assert analysis.ranked(table, ["d"], 3) == ["d"]


def test_a_hint_is_for_whoever_must_answer() -> None:
    match = gonfalon.new("byzantium", 2, seed=1)
    with pytest.raises(NotYourDecision):
        analysis.hint(match, 1 - match.turn[0])


def test_an_analysis_follows_the_game_to_its_end(finished: gonfalon.Match) -> None:
    story = analysis.analyse(finished.record(), simulations=15)
    assert story["curve"][-1]["version"] == finished.version
    assert [seat for seat, chance in enumerate(story["curve"][-1]["chances"]) if chance] == story["winners"]
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in story["curve"])
    record = finished.record()["answers"]
    for other in story["otherwise"]:
        assert record[other["version"]][0] == other["seat"] != CHANCE
        assert record[other["version"]][2] == other["played"] != other["better"]
        assert other["gain"] >= analysis.BETTER
    greedy, chaotic = story["agreement"]
    assert greedy > chaotic
    assert {turn["seat"] for turn in story["turning_points"]} <= {0, 1}
    json.dumps(story)


def test_the_curve_alone_is_quick(finished: gonfalon.Match) -> None:
    story = analysis.analyse(finished.record(), simulations=0)
    assert story["otherwise"] == []
    assert len(story["curve"]) > 10


@pytest.mark.parametrize("damage", ["answers", "game", "list", "refused"])
def test_a_damaged_record_is_refused(finished: gonfalon.Match, damage: str) -> None:
    record = finished.record()
    if damage == "answers":
        record["answers"] = record["answers"][5:]
    elif damage == "game":
        record["format"] = "chess"
    elif damage == "refused":
        record["answers"][1][2] = "city:atlantis"
    broken = [] if damage == "list" else record
    with pytest.raises(DamagedRecord):
        analysis.analyse(broken)


def test_the_commands_tell_the_same(tmp_path: Path, finished: gonfalon.Match) -> None:
    record, save = tmp_path / "record.json", tmp_path / "save"
    record.write_text(json.dumps(finished.record()))
    told = CliRunner().invoke(analysis.analyse_command, [str(record), "--simulations", "0", "--json"])
    assert json.loads(told.stdout) == analysis.analyse(finished.record(), simulations=0)
    match = gonfalon.new("byzantium", 2, seed=1)
    save.write_bytes(match.save())
    told = CliRunner().invoke(analysis.hint_command, [str(save), "--seconds", "0.1", "--json"])
    assert json.loads(told.stdout)["moves"][0]["answer"] in match.legal()
    (tmp_path / "letter").write_text("Dear Anna")
    told = CliRunner().invoke(analysis.analyse_command, [str(tmp_path / "letter")])
    assert isinstance(told.exception, DamagedRecord)


def test_a_hint_does_not_depend_on_the_table_it_is_asked_at() -> None:
    match = gonfalon.new("byzantium", 2, seed=1)
    other = gonfalon.load(match.save())
    other.generator = Generator(99)
    seat = match.turn[0]
    assert analysis.hint(match, seat, simulations=40) == analysis.hint(other, seat, simulations=40)
