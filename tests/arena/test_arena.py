"""Tournaments: the same results whoever plays them, seats rotated, nothing lost, honest intervals."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from gonfalon import arena
from gonfalon.arena.commands import arena as command
from gonfalon.kernel.errors import BadSeats, GonfalonError, UnknownGame

QUICK = ("greedy:samples=1", "random")


def cup(bots: tuple[str, ...] = ("random", "random"), games: int = 8, **settings: Any) -> arena.Tournament:
    return arena.Tournament("byzantium", bots, games, **settings)


def test_one_and_two_workers_give_the_same_results() -> None:
    assert arena.run(cup(QUICK, 6), workers=2) == arena.run(cup(QUICK, 6), workers=1)


def test_so_they_do_where_a_search_deals_hidden_cards() -> None:
    secretive = arena.Tournament("medievalia", ("search:simulations=10", "greedy:samples=1"), 3)
    assert arena.run(secretive, workers=2) == arena.run(secretive)


def test_an_interruption_keeps_the_games_in_progress(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    command = f"-m gonfalon arena byzantium --bots greedy,random --games 200 --workers 2 --file {path}"
    heard = partial(signal.signal, signal.SIGINT, signal.default_int_handler)  # a shell's background work is deaf to it
    with subprocess.Popen([sys.executable, *command.split()], start_new_session=True, preexec_fn=heard) as running:
        while not path.exists() or len(path.read_text().splitlines()) < 3:
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # what Ctrl-C does
        assert running.wait(60) != 0
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert len(numbers) == len(set(numbers)) < 200
    assert sorted(numbers) == list(range(len(numbers)))  # none that had begun is missing


@pytest.mark.filterwarnings("ignore")
def test_a_local_ray_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    assert arena.run(cup(QUICK, 6), ray="local") == arena.run(cup(QUICK, 6))


class SlowRay(ModuleType):
    """A Ray that does not start in time at first; then it plays here."""

    def __init__(self, slow: int) -> None:
        super().__init__("ray")
        self.slow, self.starts, self.running = slow, 0, False

    def init(self, **settings: Any) -> None:
        self.starts += 1
        if self.starts <= self.slow:
            raise Exception("The current node timed out during startup. This could happen")
        self.running = True

    def remote(self, work: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=work)

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        return waiting[:1], waiting[1:]

    def get(self, done: list[Any]) -> list[Any]:
        return done

    def shutdown(self) -> None:
        self.running = False


def test_ray_is_started_once_more_when_the_machine_is_slow(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    slow = SlowRay(1)
    monkeypatch.setitem(sys.modules, "ray", slow)
    assert arena.run(cup(games=2), ray="local") == arena.run(cup(games=2))
    assert (slow.starts, slow.running) == (2, False)
    assert "did not start in time" in caplog.text


def test_ray_that_never_starts_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = SlowRay(9)
    monkeypatch.setitem(sys.modules, "ray", slow)
    with pytest.raises(GonfalonError, match="did not start in time"):
        arena.run(cup(games=2), ray="local")
    assert slow.starts == 2


def test_every_line_up_sits_in_every_seat_with_the_same_dice() -> None:
    pairings = cup(("random", "greedy", "novice"), 12, seats=2).checked().pairings()
    assert len({pairing.seed for pairing in pairings[:6]}) == 1
    assert {pairing.bots for pairing in pairings[:6]} == {
        (one, other)
        for one in ("random", "greedy", "novice")
        for other in ("random", "greedy", "novice")
        if one != other
    }
    assert pairings[6].seed == pairings[0].seed + 1


def test_a_bot_named_three_times_fills_three_seats() -> None:
    pairings = cup(("greedy", "random", "random", "random"), 8).checked().pairings()
    assert [pairing.bots.index("greedy") for pairing in pairings] == [0, 1, 2, 3] * 2


@pytest.mark.parametrize(
    ("bots", "seats", "different"),
    [(("greedy", "random", "greedy"), 2, 2), (("greedy", "random", "greedy", "random"), 4, 2), (("random",) * 3, 3, 1)],
)
def test_no_game_is_played_twice(bots: tuple[str, ...], seats: int, different: int) -> None:
    pairings = cup(bots, 12, seats=seats).checked().pairings()
    assert len({(pairing.bots, pairing.seed) for pairing in pairings}) == 12
    assert len({pairing.seed for pairing in pairings}) == 12 / different


def test_a_tournament_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    whole = arena.run(cup(games=6))
    arena.run(cup(games=3), path=path)
    with path.open("a") as file:
        file.write('{"number": 3, "scor')  # the power went out
    played: list[int] = []
    assert arena.run(cup(games=6), path=path, progress=played.append) == whole
    assert played == [3, 1, 1, 1]
    assert arena.run(cup(games=6), path=path) == whole


def test_the_games_of_another_tournament_are_not_taken(tmp_path: Path) -> None:
    path = tmp_path / "cup.jsonl"
    arena.run(cup(games=2), path=path)
    before = path.read_text()
    with pytest.raises(arena.OtherTournament, match=r'its bots is \["random", "random"\], not \["greedy'):
        arena.run(cup(QUICK, 2), path=path)
    with pytest.raises(arena.OtherTournament, match="its seed is 1, not 4"):
        arena.run(cup(games=2, seed=4), path=path)
    assert path.read_text() == before


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda text: b"a letter\n", "not a file of the arena"),
        (lambda text: b"\xff\xfe\x00", "not text"),
        (lambda text: text.replace(b'"winners": [', b'"winners": [7, '), "is damaged"),
        (lambda text: text.replace(b'{"number": 0', b'{"numbe'), "is damaged"),
        (lambda text: text.replace(b'"seed": 1, "bots": ["greedy', b'"seed": 9, "bots": ["greedy'), "is damaged"),
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(
    tmp_path: Path, damage: Callable[[bytes], bytes], says: str
) -> None:
    path = tmp_path / "cup.jsonl"
    arena.run(cup(QUICK, 3), path=path)
    path.write_bytes(damage(path.read_bytes()))
    before = path.read_bytes()
    with pytest.raises(arena.OtherTournament, match=says):
        arena.run(cup(QUICK, 3), path=path)
    assert path.read_bytes() == before


def test_a_cluster_that_nobody_runs_is_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(arena.NoCluster, match="cannot be reached"):
        arena.run(cup(games=2), ray=f"127.0.0.1:{port}")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0, 0.2775), (5, 10, 0.2366, 0.7634), (390, 400, 0.9546, 0.9863)]
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert list(arena.wilson(wins, games)) == pytest.approx([low, high], abs=1e-3)


def test_the_table_adds_up() -> None:
    results = arena.run(cup(QUICK, 10))
    table = arena.summary(results)
    assert sum(row["wins"] for row in table["bots"].values()) == pytest.approx(10)
    assert sum(row["wins"] for row in table["seats"]) == pytest.approx(10)
    best, worst = table["bots"][QUICK[0]], table["bots"]["random"]
    assert best["rating"]["mu"] > worst["rating"]["mu"]
    assert best["rate"] == table["pairs"][QUICK[0]]["random"]["rate"]
    for name, row in table["bots"].items():
        own = [result["scores"][result["bots"].index(name)] for result in results]
        assert row["score"] == pytest.approx(sum(own) / 10, abs=0.01)
        assert sum(row["sources"].values()) == pytest.approx(row["score"], abs=0.1)
    assert "greedy" in arena.worded(table)


def result(*winners: int, **more: Any) -> dict[str, Any]:
    """A game of greedy, greedy and random with these winners."""
    row = {"bots": ["greedy", "greedy", "random"], "winners": winners, "scores": [4, 2, 0], "decisions": [10, 20, 30]}
    return row | {"finished": True, "chapters": 1, "sources": {}} | more


def test_a_bot_in_two_seats_has_won_a_game_once() -> None:
    bots = arena.summary([result(0), result(1), result(2), result(0, 1), result(1, 2)])["bots"]
    assert [(row["games"], row["wins"], row["chance"]) for row in bots.values()] == [(5, 3.5, 0.6667), (5, 1.5, 0.3333)]
    assert [bots["greedy"]["low"], bots["greedy"]["high"]] == pytest.approx(arena.wilson(3.5, 5), abs=1e-4)
    assert (bots["greedy"]["score"], bots["greedy"]["decisions"]) == (3, 15)


def test_the_time_per_decision_is_that_of_the_timed_games() -> None:
    timed = result(0, seconds=[1.0, 2.0, 0.0], longest=[0.5, 0.25, 0.0])
    assert arena.summary([timed, result(1)])["bots"]["greedy"]["seconds"] == {"mean": 0.1, "longest": 0.5}


def test_a_game_without_an_end_changes_no_rating() -> None:
    stopped = arena.summary([result(finished=False)])["bots"]
    assert stopped["greedy"]["rating"] == stopped["random"]["rating"]


def test_without_openskill_there_is_a_table_without_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    table = arena.summary(arena.run(cup(games=2)))
    assert table["bots"]["random"]["rating"] is None
    assert "none" in arena.worded(table)


@pytest.mark.parametrize(
    ("bots", "games", "seats", "error"),
    [
        ((), 4, 0, arena.EmptyArena),
        (("random", "random"), 0, 0, arena.EmptyArena),
        (("random", "napoleon"), 4, 0, GonfalonError),
        (("random", "random"), 4, 9, BadSeats),
        (("random", "random"), 4, 3, BadSeats),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: tuple[str, ...], games: int, seats: int, error: type[GonfalonError]
) -> None:
    with pytest.raises(error, match=r"\w+ \w+ \w+"):
        arena.run(cup(bots, games, seats=seats))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        arena.run(arena.Tournament("checkers", ("random", "random"), 2))


def test_the_command_prints_json_and_a_table() -> None:
    runner = CliRunner()
    arguments = ["byzantium", "--bots", "random,random", "--games", "4", "--workers", "1"]
    found = json.loads(runner.invoke(command, [*arguments, "--json"]).stdout)
    assert found["tournament"]["bots"] == ["random", "random"]
    assert found["games"] == 4
    assert "win rate" in runner.invoke(command, arguments).stdout
    for wrong in (["--ray", "local"], ["--ray", ""], ["--seats", "0"], ["--workers", "0"]):
        assert runner.invoke(command, [*arguments, *wrong]).exit_code == 2
