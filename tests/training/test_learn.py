"""The learned bot can be trained anew: lessons are repeatable, gradients are right, and the loss falls."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots import learned
from gonfalon.kernel.generator import Generator
from gonfalon.training import fit, learn, lessons, shelf
from gonfalon.training.codec import codec
from gonfalon.training.lessons import Lessons

GAME = registry.find("byzantium")
WORDS = len(codec(GAME).words)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lessons")


@pytest.fixture(scope="module")
def taught(folder: Path) -> Lessons:
    """Two short-sighted games."""
    return Lessons.joined(lessons.gathered("byzantium", 6, 2, 5, folder, 1))


def test_a_lesson_holds_every_answer_and_what_the_search_tried(taught: Lessons) -> None:
    assert len(taught.seen) == len(taught.counts) > 100
    assert taught.counts.min() > 1
    for one in (taught.words, taught.worths, taught.habits, taught.visits):
        assert len(one) == taught.counts.sum()
    ends = np.cumsum(taught.counts)
    assert all(part.sum() >= 6 for part in np.split(taught.visits, ends[:-1]))
    assert all(len(set(part.tolist())) == len(part) for part in np.split(taught.words, ends[:-1]))
    assert all(np.exp(part).sum() == pytest.approx(1, abs=1e-3) for part in np.split(taught.habits, ends[:-1]))


def test_games_that_were_played_are_not_played_again(
    taught: Lessons, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    again = lessons.taught("byzantium", 6, 5)
    assert (taught.visits[: len(again.visits)] == again.visits).all()
    monkeypatch.setattr(lessons, "write", None)
    (found,) = lessons.gathered("byzantium", 6, 2, 5, folder, 1)
    assert (found.worths == taught.worths).all()


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda patch: patch.setattr(type(GAME), "rules_version", "9"), "rules 9"),
        (lambda patch: patch.setattr(lessons, "seen", lambda *of: [0.0] * 7), "7 numbers seen"),
        (lambda patch: patch.setattr(codec(GAME), "words", ["button:done"]), "vocabulary "),
    ],
)
def test_lessons_made_under_other_conditions_are_refused_in_a_sentence(
    taught: Lessons,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[pytest.MonkeyPatch], None],
    reason: str,
) -> None:
    (path,) = folder.glob("*.npz")
    before = lessons.conditions(GAME)
    spoil(monkeypatch)
    monkeypatch.setattr(lessons, "write", None)
    with pytest.raises(shelf.OtherLessons) as refused:
        lessons.gathered("byzantium", 6, 2, 5, folder, 1)
    sentence = str(refused.value)
    assert f"{path} was made under {before}, but here is " in sentence
    assert reason in sentence.split("but here is ")[1]
    told = CliRunner().invoke(learn.main, f"byzantium --games 2 --simulations 6 --seed 5 --lessons {folder}")
    assert told.exit_code == 1
    assert "was made under" in told.stderr


def test_so_are_lessons_that_do_not_tell_theirs(taught: Lessons, tmp_path: Path) -> None:
    np.savez(tmp_path / "old.npz", **vars(taught))
    with pytest.raises(shelf.OtherLessons, match="conditions it does not tell"):
        Lessons.load(tmp_path / "old.npz", lessons.conditions(GAME))


def loss(layers: fit.Layers, page: fit.Page) -> float:
    return float(-(page.shares * np.log(fit.chances(layers, page)[0] + 1e-30)).sum(1).mean())


def test_gradients_are_what_small_changes_do(taught: Lessons) -> None:
    rng = np.random.default_rng(3)
    page = fit.Page.of(taught, rng.integers(0, len(taught.counts), 20))
    layers: fit.Layers = {name: layer.astype(np.float64) for name, layer in fit.begun(taught, WORDS, 8, rng).items()}
    layers["w2"] += rng.normal(0, 0.1, layers["w2"].shape)
    page.told, page.worths = page.told.astype(np.float64), page.worths.astype(np.float64)
    slopes = fit.gradients(layers, page)
    for name, slope in slopes.items():
        for place in np.argsort(-np.abs(slope), axis=None)[:5]:
            at = np.unravel_index(place, slope.shape)
            values = []
            for change in (1e-5, -2e-5):
                layers[name][at] += change
                values.append(loss(layers, page))
            layers[name][at] += 1e-5
            assert slope[at] == pytest.approx((values[0] - values[1]) / 2e-5, rel=1e-2)


def test_learning_brings_it_nearer_to_the_search(taught: Lessons) -> None:
    before = fit.judged(fit.begun(taught, WORDS, 16, np.random.default_rng(1)), taught)
    after = fit.judged(fit.fitted(taught, None, WORDS, hidden=16, epochs=10), taught)
    assert after[0] < before[0] - 0.1


def test_the_bot_thinks_what_was_fitted(taught: Lessons) -> None:
    layers = fit.fitted(taught, None, WORDS, hidden=16, epochs=1)
    page = fit.Page.of(taught, np.arange(40))
    net = learned.Network({"words": np.array(codec(GAME).words), **layers})
    for row, likely in enumerate(fit.chances(layers, page)[0]):
        count = int(page.there[row].sum())
        values = [codec(GAME).words[number - learned.TRUSTS] for number in page.words[row, :count]]
        worths, habits = page.worths[row, :count].tolist(), page.habits[row, :count].tolist()
        opinions = np.array(net.opinions(page.told[row].tolist(), values, worths, habits))
        weights = np.exp(opinions - opinions.max())
        assert weights / weights.sum() == pytest.approx(likely[:count], abs=1e-4)


def test_the_command_writes_weights_that_play(
    taught: Lessons, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", learned.WEIGHTS)
    given = f"byzantium --games 2 --simulations 6 --seed 5 --workers 1 --matches 1 --lessons {folder} --out {tmp_path}"
    told = CliRunner().invoke(learn.main, given)
    assert told.exit_code == 0
    assert str(tmp_path / "byzantium.npz") in told.stdout
    assert "learned" in told.stdout
    assert told.stderr.count("on the games it learns from") == fit.EPOCHS
    match = gonfalon.new("byzantium", 4, seed=3)
    assert bots.make("learned").choose(match, match.turn[0], Generator(1)) in match.legal()


def test_a_game_for_three_is_learnt_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", learned.WEIGHTS)
    given = f"struggle-for-rome --games 1 --simulations 2 --workers 1 --matches 1 --lessons {tmp_path} --out {tmp_path}"
    told = CliRunner().invoke(learn.main, given)
    assert told.exit_code == 0
    assert told.stdout.count("wins per seat") == 2


def test_the_folder_of_the_weights_may_be_named_in_the_environment(tmp_path: Path) -> None:
    program = "import gonfalon; from gonfalon.bots import learned; print(learned.WEIGHTS)"
    environment = {**os.environ, learned.VARIABLE: str(tmp_path)}
    own = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert own.stdout.strip() == str(tmp_path)


@pytest.mark.parametrize("wrong", ["--games 0", "--simulations 0", "--workers 0", "--matches -1"])
def test_numbers_that_make_no_sense_are_refused(wrong: str) -> None:
    told = CliRunner().invoke(learn.main, f"byzantium {wrong}")
    assert told.exit_code == 2
    assert "is not in the range" in told.stderr


def test_so_is_a_game_that_does_not_exist() -> None:
    assert "chess" in CliRunner().invoke(learn.main, "chess").stderr


def test_a_batch_of_games_is_held_back_where_there_are_two(
    taught: Lessons, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[tuple[Lessons, Lessons | None]] = []
    other = Lessons.joined([taught, taught])
    monkeypatch.setattr(learn, "gathered", lambda *of: [taught, other])

    def noted(fitted: Lessons, held: Lessons | None, words: int) -> fit.Layers:
        parts.append((fitted, held))
        return fit.fitted(fitted, held, words, hidden=4, epochs=1)

    monkeypatch.setattr(learn, "fitted", noted)
    told = CliRunner().invoke(learn.main, f"byzantium --games 20 --matches 0 --out {tmp_path}")
    ((learnt, held),) = parts
    assert held is not None
    assert (len(learnt.counts), len(held.counts)) == (len(other.counts), len(taught.counts))
    assert "on games held back" in told.stderr


def test_the_shipped_weights_are_small_and_know_every_word() -> None:
    path = learned.WEIGHTS / "byzantium.npz"
    assert path.stat().st_size < 5_000_000
    assert list(learned.network(path).words) == codec(GAME).words
