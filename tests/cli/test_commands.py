"""The commands: what they print, how they leave, and one sentence for whatever is wrong."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.kernel.games.every import begin
from tests.support import play


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "road.json"
    file.write_text(json.dumps(play(begin("road", 2)).record()))
    return file


@pytest.mark.parametrize(
    "arguments",
    [
        ["sim", "chess"],
        ["sim"],
        ["sim", "road", "--seats", "7"],
        ["sim", "road", "--seats", "two"],
        ["sim", "road", "--games", "0"],
        ["sim", "road", "--bots", "nobody"],
        ["sim", "road", "--bots", ""],
        ["sim", "road", "--seats", "2", "--bots", "random,random,random"],
        ["play", "chess"],
        ["play", "road", "--seats", "9"],
        ["play", "road", "--seat", "5"],
        ["play", "road", "--seat", "-1"],
        ["play", "road", "--lang", "la"],
        ["play", "road", "--resume", "/no/such/file"],
        ["play", "road", "--resume", __file__],
        ["replay", "/no/such/file"],
        ["replay", __file__],
        ["replay", "/"],
        ["rules", "chess"],
        ["rules", "road", "--coverage", "--tests", "/no/such/folder"],
        ["bench", "--games", "chess"],
        ["bench", "--seconds", "-1"],
        ["fuzz", "chess"],
        ["fuzz", "road", "--seats", "9"],
        ["fuzz", "road", "--seed", "x"],
        ["serve", "--port", "70000"],
        ["fly"],
        ["sim", "road", "--wings"],
    ],
    ids=" ".join,
)
def test_bad_input_gets_one_sentence_and_code_2(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("gonfalon: ")
    assert outcome.err.count("\n") == 1


def test_the_installed_command_shows_no_trace() -> None:
    done = subprocess.run([sys.executable, "-m", "gonfalon", "sim", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("gonfalon: there is no game 'chess'")
    assert done.stderr.count("\n") == 1


def test_help_and_version_name_the_commands(run: Run) -> None:
    outcome = run("--help")
    assert outcome.code == 0
    for command in ("analyse", "arena", "bench", "fuzz", "play", "replay", "rules", "serve", "sim"):
        assert f"  {command} " in outcome.out
    assert run("--version").out.startswith("gonfalon")
    assert run("arena", "--help").code == 0


# -- sim -------------------------------------------------------------------------------------------


def simulated(run: Run, *arguments: object) -> dict[str, Any]:
    outcome = run("sim", *arguments, "--json")
    assert outcome.code == 0
    assert outcome.err == ""  # no progress bar in a pipe
    result: dict[str, Any] = json.loads(outcome.out)
    return result


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    one, other, third = (simulated(run, "bids", "--games", 30, "--seats", 3, "--seed", seed) for seed in (4, 4, 5))
    assert one.pop("games_per_s") > 0
    assert other.pop("games_per_s") > 0
    assert one == other
    assert third["wins"] != one["wins"]


def test_every_game_has_one_victory_to_share(run: Run) -> None:
    result = simulated(run, "bids", "--games", 40, "--seats", 3)
    assert sum(result["wins"]) == pytest.approx(40, abs=1e-4)
    assert any(won % 1 for won in result["wins"])
    assert len(result["mean_scores"]) == 3
    assert 9 >= result["mean_decisions"] > 3
    assert sum(result["wins_in_order"]) == pytest.approx(40, abs=1e-4)
    low, median, high = result["turns"]
    assert low <= median <= high


def test_a_short_list_of_bots_is_repeated(run: Run) -> None:
    assert simulated(run, "bids", "--games", 2, "--seats", 3, "--bots", "random")["bots"] == ["random"] * 3
    assert simulated(run, "bids", "--games", 2, "--seats", 3, "--bots", "random, random")["bots"] == ["random"] * 3


def test_the_table_has_a_line_per_seat(run: Run) -> None:
    lines = run("sim", "bids", "--games", 5, "--seats", 6).out.splitlines()
    assert len(lines) == 2 + 6 + 2
    assert lines[0] == "bids, 6 seats, 5 games, seed 1"


# -- replay ----------------------------------------------------------------------------------------


def test_a_sound_record_is_confirmed(run: Run, record: Path) -> None:
    outcome = run("replay", record, "--check")
    assert outcome.code == 0
    assert outcome.out.endswith("4 checkpoints: all as recorded\n")


def test_a_record_is_told_answer_by_answer(run: Run, record: Path) -> None:
    lines = run("replay", record, "--lang", "fr").out.splitlines()
    assert lines[0].startswith("1/")
    assert "Rouge: " in lines[0]
    assert any("prend la colline" in line or "prend le détour" in line for line in lines)
    assert lines[-1].startswith("La partie est terminée.")


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace('"road:', '"lost:'),
        lambda text: text.replace('"rules": "1"', '"rules": "7"'),
        lambda text: text.replace('"game": "road"', '"game": []'),
        lambda text: text.replace("gonfalon-record-1", "other"),
        lambda text: "[" * 100_000,
        lambda text: "\x00",
        lambda text: "[]",
        lambda text: "",
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(run: Run, record: Path, damage: Any) -> None:
    record.write_text(damage(record.read_text()))
    for arguments in (["--check"], []):
        outcome = run("replay", record, *arguments)
        assert outcome.code == 2
        assert outcome.out == ""
        assert outcome.err.count("\n") == 1


def test_bytes_that_are_no_text_are_refused_in_one_sentence(run: Run, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    outcome = run("replay", record)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)


# -- rules, bench, fuzz ----------------------------------------------------------------------------


def test_the_rules_are_printed_in_both_languages(run: Run) -> None:
    assert "TINY-8  You take the road that is open." in run("rules", "road").out
    assert "TINY-8  On prend la route qui est ouverte." in run("rules", "road", "--lang", "fr").out


def test_bench_measures_every_table_of_the_games_named(run: Run) -> None:
    outcome = run("bench", "--games", "road,hands", "--seconds", "0.01", "--json")
    found = json.loads(outcome.out)
    assert [(one["game"], one["seats"]) for one in found["games"]] == [
        ("road", 1),
        ("road", 2),
        ("hands", 2),
        ("hands", 3),
        ("hands", 6),
    ]
    assert found["build"] in ("compiled", "pure")
    assert found["import_ms"] > 0
    for one in found["games"]:
        rates = ("decisions_per_s", "games_per_s", "options_p99_us", "match_copy_us", "state_copy_us")
        assert all(one[key] > 0 for key in rates)


def test_bench_prints_a_table(run: Run) -> None:
    lines = run("bench", "--games", "road", "--seconds", "0.01").out.splitlines()
    assert lines[0].startswith("build ")
    assert [line.split()[:2] for line in lines[2:]] == [["road", "1"], ["road", "2"]]


def test_fuzz_goes_through_all_numbers_of_seats(run: Run) -> None:
    outcome = run("fuzz", "hands", "--games", 2)
    assert outcome.code == 0
    assert [line.split(":")[0] for line in outcome.out.splitlines()] == ["hands for 2", "hands for 3", "hands for 6"]
    assert run("fuzz", "hands", "--games", 2, "--seats", 3).out.startswith("hands for 3: 2 games")


def test_fuzz_leaves_with_code_1_and_names_the_record(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gonfalon.fuzz.ENDLESS", 2)
    outcome = run("fuzz", "hands", "--games", 1)
    assert outcome.code == 1
    (file,) = tmp_path.iterdir()
    assert file.name in outcome.err
    assert run("replay", file, "--check").code == 0


# -- serve -----------------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr("gonfalon.server.run.serve", lambda *arguments: calls.append(arguments))
    monkeypatch.delenv("PORT", raising=False)
    return calls


def test_without_arguments_it_serves_here_and_opens_the_browser(run: Run, served: list[tuple[Any, ...]]) -> None:
    assert run().code == 0
    assert served == [("127.0.0.1", 8000, None, True, False)]


def test_the_port_may_come_from_the_environment(
    run: Run, served: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PORT", "9000")
    run()
    run("serve", "--no-browser", "--lan")
    run("serve", "--host", "0.0.0.0", "--port", "80", "--database", "sqlite:///x")  # noqa: S104 - nothing is opened
    assert served == [
        ("127.0.0.1", 9000, None, True, False),
        ("127.0.0.1", 9000, None, False, True),
        ("0.0.0.0", 80, "sqlite:///x", True, False),  # noqa: S104
    ]


def test_a_missing_server_is_told_in_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gonfalon.server", None)
    outcome = run("serve")
    assert outcome.code == 2
    assert "not installed" in outcome.err
