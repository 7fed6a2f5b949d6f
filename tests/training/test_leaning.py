"""Leanings: without any nothing changes, with some the chances lean, and a regression finds what was undervalued."""

import json
import os
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots import learned, value
from gonfalon.bots.knowledge import knowledge
from gonfalon.games.medievalia.mind.evaluation import FACTS, SPREAD
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.training import leaning, learn
from gonfalon.training.experience import Experience

GAMES = ("byzantium", "medievalia", "struggle-for-rome")


def begun(game: str) -> Match:
    """Fifty random answers later."""
    match = gonfalon.new(game, registry.find(game).seats[0], seed=2)
    dice = Generator(2)
    for _ in range(50):
        legal = match.legal(match.turn[0])
        match.apply(legal[dice.below(len(legal))], match.turn[0])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_known_has_its_name(game: str) -> None:
    of = registry.find(game)
    rows = knowledge(of).known(gonfalon.new(game, of.seats[0], seed=1).state)[1]
    assert {len(row) for row in rows} == {len(value.names(of))}
    assert len(set(value.names(of))) > 10


@pytest.mark.parametrize("game", GAMES)
def test_without_leanings_nothing_changes_and_with_one_who_has_more_gains(game: str) -> None:
    match = begun(game)
    mind = knowledge(match.game)
    chances, rows = mind.known(match.state)
    assert value.Leanings([0.0] * len(rows[0])).corrected(chances, rows) == chances
    apart = max(range(len(rows[0])), key=lambda place: abs(rows[0][place] - rows[1][place]))
    leant = value.Valued(match.game, value.Leanings([0.5 * (place == apart) for place in range(len(rows[0]))]))
    found = leant.outlook(match.state) if mind.plans else leant.chances(match.state)
    assert sum(found) == pytest.approx(1)
    more = np.exp(0.5 * (rows[0][apart] - rows[1][apart]))
    assert found[0] / found[1] == pytest.approx(chances[0] / chances[1] * more)


def test_allies_of_medievalia_lean_together() -> None:
    match = gonfalon.new("medievalia", 4, seed=1)
    rows = knowledge(match.game).known(match.state)[1]
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]


def planted(leanings: list[float], count: int) -> Experience:
    """Positions of two and of three seats, results drawn by the chances and these leanings."""
    rng = np.random.default_rng(1)
    seats = np.where(np.arange(count) % 4 == 0, 3, 2).astype(np.int8)
    rows, chances, results = [], [], []
    for number in seats:
        told = rng.normal(size=(number, 4))
        base = rng.dirichlet([3.0] * number)
        weights = base * np.exp(told[:, :3] @ np.array(leanings))
        won = rng.choice(number, p=weights / weights.sum())
        rows.append(told)
        chances.append(base)
        results.append(np.arange(number) == won)
    flat = np.concatenate(results).astype(np.float32)
    return Experience(
        seats,
        np.arange(count, dtype=np.int32),
        np.concatenate(rows).astype(np.float16),
        np.concatenate(chances).astype(np.float32),
        *[flat] * 5,
    )


def test_what_was_undervalued_is_found() -> None:
    lived = planted([0.8, -0.4, 0.0], 4000)
    names = ["army", "land", "gold", ""]
    positions = leaning.Positions(lived, names)
    found = leaning.regression(positions, pull=1.0)
    assert found / positions.scale == pytest.approx([0.8, -0.4, 0.0], abs=0.1)
    assert positions.loss(found) < positions.loss(np.zeros(3)) - 0.05
    whole, half = [leaning.fitted(lived, lived, names, part) for part in (1.0, 0.5)]
    assert list(whole) == ["army", "land", "gold"]
    assert 0.5 < whole["army"] < 0.8
    assert half["army"] == pytest.approx(whole["army"] / 2, abs=1e-3)


def test_numbers_of_one_name_share_a_leaning() -> None:
    lived = planted([0.6, 0.6, 0.0], 4000)
    positions = leaning.Positions(lived, ["track", "track", "gold", ""])
    assert positions.own == ["track", "gold"]
    assert leaning.regression(positions, pull=1.0)[0] / positions.scale[0] == pytest.approx(0.6, abs=0.1)


@pytest.mark.parametrize(("name", "fact"), [("medievalia", "hand"), ("struggle-for-rome", "gold")])
def test_the_command_writes_leanings_that_a_search_judges_by(
    name: str, fact: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", learned.WEIGHTS)
    monkeypatch.setitem(os.environ, learned.VARIABLE, "")
    given = (
        f"{name} --target leanings --games 2 --simulations 3 --workers 1 --matches 0 "
        f"--lessons {tmp_path / 'games'} --out {tmp_path}"
    )
    told = CliRunner().invoke(learn.main, given)
    assert told.exit_code == 0, told.output
    game = registry.find(name)
    written = json.loads((tmp_path / f"{name}-value-1.json").read_text())
    assert set(written["leanings"]) == set(value.names(game)) - {""}
    path = tmp_path / f"{name}-value-2.json"
    path.write_text(json.dumps({"leanings": {fact: 0.5}}))
    match = begun(name)
    mind, leant = knowledge(game), value.valued(game, 2)
    chances, rows = mind.known(match.state)
    weights = [0.5 * (one == fact) for one in value.names(game)]
    found = leant.outlook(match.state) if mind.plans else leant.chances(match.state)
    assert found == value.Leanings(weights).corrected(chances, rows)
    assert found != chances
    seat = match.turn[0]
    assert bots.make("search:simulations=4:value=2").choose(match, seat, Generator(1)) in match.legal(seat)


def test_medievalia_comes_with_leanings_for_names_it_has_and_fears_a_storm_all_the_same() -> None:
    game = registry.find("medievalia")
    kept = json.loads((Path(value.__file__).parent / "weights" / "medievalia-value-1.json").read_text())["leanings"]
    assert set(kept) == set(value.names(game)) - {""}
    hand = {name: worth * 4 / SPREAD for name, _, worth in FACTS}  # known tells a quarter of every fact
    assert all((hand[name] + kept[name]) * hand[name] > 0 for name in hand if abs(hand[name]) > 1)


def test_a_game_without_names_is_refused() -> None:
    told = CliRunner().invoke(learn.main, "clash-of-cultures --target leanings")
    assert told.exit_code == 2
    assert "clash-of-cultures does not tell what a value could be learnt from" in told.stderr
