"""A learned value: without learning it changes nothing, its gradients are right, and it learns in generations."""

import os
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import gonfalon
from gonfalon import bots, registry
from gonfalon.bots import learned, value
from gonfalon.bots.knowledge import knowledge
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.training import experience, learn, valuation
from gonfalon.training.experience import Experience, Note
from gonfalon.training.fit import Layers

GAMES = ("byzantium", "medievalia", "struggle-for-rome")


def places(game: str, seats: int, step: int) -> list[Match]:
    """Positions on the way through a game of random answers."""
    match = gonfalon.new(game, seats, seed=seats)
    dice, out = Generator(seats), []
    for number in range(400):
        if match.over:
            break
        if number % step == 0:
            out.append(match.copy())
        legal = match.legal(match.turn[0])
        match.apply(legal[dice.below(len(legal))], match.turn[0])
    return out


@pytest.fixture(scope="module")
def lived() -> Experience:
    """Three short-sighted games, one of them for more than two."""
    return Experience.joined([experience.lived("byzantium", 4, 0, seed) for seed in (4, 5, 6)])


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in registry.find(game).seats])
def test_a_value_that_has_learnt_nothing_gives_exactly_the_games_own_chances(game: str, seats: int) -> None:
    mind = knowledge(registry.find(game))
    for match in places(game, seats, 23):
        chances, rows = mind.known(match.state)
        assert chances == (mind.outlook(match.state) if mind.plans else mind.chances(match.state))
        assert len({len(row) for row in rows}) == 1
        width = 2 * len(rows[0]) + 1
        layers = {"mean": np.zeros(width), "scale": np.ones(width), "w1": np.ones((width, 4)), "b1": np.zeros(4)}
        unlearned = value.Valued(mind.game, value.Value({**layers, "w2": np.zeros((4, 3))}))
        assert unlearned.chances(match.state) == mind.chances(match.state)
        assert unlearned.outlook(match.state) == mind.outlook(match.state)


def test_what_was_learnt_moves_the_chances_and_they_still_sum_to_one() -> None:
    match = places("byzantium", 3, 50)[2]
    mind = knowledge(match.game)
    chances, rows = mind.known(match.state)
    width = 2 * len(rows[0]) + 1
    rng = np.random.default_rng(2)
    layers = {"mean": np.zeros(width), "scale": np.ones(width), "w1": rng.normal(size=(width, 4)), "b1": np.zeros(4)}
    own = value.Value({**layers, "w2": rng.normal(size=(4, 3))})
    said = own.corrections(chances, rows)
    changed = own.corrected(chances, rows)
    assert sum(changed) == pytest.approx(1)
    for one, other in ((0, 1), (1, 2)):
        before, after = chances[one] / chances[other], changed[one] / changed[other]
        assert after == pytest.approx(before * np.exp(said[one] - said[other]), rel=1e-4)


def test_experience_holds_a_row_for_every_seat_and_is_repeatable(lived: Experience) -> None:
    rows = int(lived.seats.sum())
    assert len(lived.seats) > 100
    assert {2, 3} <= set(lived.seats.tolist())
    for column in (lived.rows, lived.chances, lived.roots, lived.aims, lived.results, lived.points, lived.order):
        assert len(column) == rows
    starts = np.cumsum(lived.seats) - lived.seats
    for column in (lived.chances, lived.roots, lived.aims, lived.results, lived.points, lived.order):
        assert np.add.reduceat(column, starts) == pytest.approx(1, abs=1e-5)
    again = experience.lived("byzantium", 4, 0, 5)
    mine = lived.roots[np.repeat(lived.game, lived.seats) == 5]
    assert (mine == again.roots).all()


def test_the_aim_is_half_the_result_and_half_what_was_thought_later() -> None:
    notes = [Note([0.5, 0.5], [], [0.6, 0.4]), Note([0.5, 0.5], [], [0.2, 0.8])]
    last = 0.5 + 0.5 * (0.1 * 0.2 + 0.9)
    first = 0.5 + 0.5 * (0.1 * 0.6 + 0.9 * (0.1 * 0.2 + 0.9))
    assert [row[0] for row in experience.aimed(notes, [1.0, 0.0])] == pytest.approx([first, last])


def test_ties_share_a_place_and_the_winner_is_before_who_has_as_many_points() -> None:
    assert experience.ordered([5, 5, 3], [0.0, 1.0, 0.0]) == pytest.approx([1 / 3, 2 / 3, 0])
    assert experience.ordered([5, 5, 3], [0.5, 0.5, 0.0]) == pytest.approx([0.5, 0.5, 0])
    assert experience.shares([-2, 0]) == [0.5, 0.5]


def test_gradients_are_what_small_changes_do(lived: Experience) -> None:
    rng = np.random.default_rng(3)
    some = valuation.Positions.of(lived).some(rng.integers(0, len(lived.seats), 30))
    layers: Layers = {name: layer.astype(np.float64) for name, layer in valuation.begun(some, 6, rng).items()}
    layers["w2"] += rng.normal(0, 0.3, layers["w2"].shape)

    def loss() -> float:
        likely = valuation.foretold(layers, some)[0]
        terms = np.where(some.there[:, :, None], some.aims * np.log(likely + 1e-30), 0).sum(1)
        return float(-(terms * np.array(valuation.HEADS)).sum(1).mean())

    for name, slope in valuation.gradients(layers, some).items():
        for place in np.argsort(-np.abs(slope), axis=None)[:5]:
            at = np.unravel_index(place, slope.shape)
            values = []
            for change in (1e-5, -2e-5):
                layers[name][at] += change
                values.append(loss())
            layers[name][at] += 1e-5
            assert slope[at] == pytest.approx((values[0] - values[1]) / 2e-5, rel=1e-2)


def test_the_search_judges_by_what_was_fitted(lived: Experience) -> None:
    layers = valuation.fitted(lived, lived, hidden=8, epochs=3)
    some = valuation.Positions.of(lived).some(np.arange(40))
    own = value.Value(layers)
    ends = np.cumsum(lived.seats)
    for number, likely in enumerate(valuation.foretold(layers, some)[0][:, :, 0]):
        of = slice(ends[number] - lived.seats[number], ends[number])
        found = own.corrected(lived.chances[of].tolist(), lived.rows[of].astype(np.float32).tolist())
        assert found == pytest.approx(likely[: lived.seats[number]], abs=2e-3)


def test_learning_brings_it_nearer_to_its_aims(lived: Experience) -> None:
    positions = valuation.Positions.of(lived)
    before = valuation.judged(valuation.begun(positions, 8, np.random.default_rng(1)), positions)
    after = valuation.judged(valuation.fitted(lived, lived, hidden=8, epochs=120), positions)
    assert after[0] < before[0] - 0.02


def test_the_command_learns_in_generations_and_compares_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", learned.WEIGHTS)
    monkeypatch.setitem(os.environ, learned.VARIABLE, "")
    given = (
        "medievalia --target value --games 2 --simulations 4 --generations 2 --workers 1 --matches 1 --seconds 0.002 "
        f"--lessons {tmp_path / 'games'} --out {tmp_path}"
    )
    told = CliRunner().invoke(learn.main, given)
    assert told.exit_code == 0, told.output
    assert sorted(path.name for path in tmp_path.glob("*.npz")) == ["medievalia-value-1.npz", "medievalia-value-2.npz"]
    assert len(list((tmp_path / "games").glob("medievalia-value-*.npz"))) == 2
    assert told.stdout.count("wins per seat") == 2 * 3
    assert "search:simulations=4:value=2" in told.stdout
    assert "search:simulations=0:seconds=0.002:value=2" in told.stdout
    match = gonfalon.new("medievalia", 2, seed=3)
    seat = match.turn[0]
    assert bots.make("search:simulations=4:value=2").choose(match, seat, Generator(1)) in match.legal(seat)


def test_a_value_nobody_has_trained_is_refused_in_a_sentence_but_the_first_is_replaced_by_the_evaluation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "WEIGHTS", tmp_path)
    game = registry.find("byzantium")
    assert value.valued(game, 1) is knowledge(game)
    with pytest.raises(bots.BadParameter, match="nobody has trained a value of number 7 for byzantium"):
        value.valued(game, 7)


def test_a_game_that_tells_nothing_to_learn_a_value_from_is_refused() -> None:
    told = CliRunner().invoke(learn.main, "clash-of-cultures --target value")
    assert told.exit_code == 2
    assert "clash-of-cultures does not tell what a value could be learnt from" in told.stderr
