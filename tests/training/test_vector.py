"""Many games at once: the same in one process and in several, and whatever is refused changes nothing."""

import os
import signal
from typing import Any

import numpy as np
import pytest

from gonfalon import training
from gonfalon.kernel.errors import BadOption
from gonfalon.training import Batch, LostWorker, NoSuchAction, Step, Vector
from gonfalon.training.codec import codec

COUNT = 3


def told(step: Step) -> list[Any]:
    """A step as something that can be compared."""
    return [vars(step)[name].tolist() for name in vars(step)]


def walked(games: Any, steps: int, seed: int | None = None) -> list[Any]:
    """Steps of games in which the first legal number is always chosen."""
    step, out = games.reset(seed), []
    for _ in range(steps):
        step = games.step(step.masks.argmax(axis=1))
        out.append(told(step))
    return out


def illegal(step: Step, game: int) -> Any:
    """Legal actions for all games but one."""
    actions = step.masks.argmax(axis=1)
    actions[game] = int((step.masks[game] == 0).argmax())
    return actions


@pytest.fixture(params=["batch", "vector"])
def games(request: pytest.FixtureRequest) -> Any:
    if request.param == "batch":
        yield Batch("byzantium", 2, COUNT, seed=1)
    else:
        with Vector("byzantium", 2, COUNT, workers=2, seed=1) as vector:
            yield vector


def test_processes_give_the_same_steps_as_one() -> None:
    alone = walked(Batch("byzantium", 2, COUNT, seed=5), 60)
    for workers in (1, 2):
        with Vector("byzantium", 2, COUNT, workers=workers, seed=5) as vector:
            assert walked(vector, 60) == alone


def test_a_reset_begins_all_games_anew(games: Any) -> None:
    first = walked(games, 20)
    assert walked(games, 20) == first
    assert walked(games, 20, seed=50) != first
    assert walked(games, 20) == walked(games, 20, seed=50)
    assert walked(games, 20, seed=1) == first


@pytest.mark.parametrize("number", range(COUNT))
def test_an_illegal_action_is_refused_and_no_game_goes_on(games: Any, number: int) -> None:
    expected = walked(games, 2)
    step = games.reset()
    for _ in range(3):
        with pytest.raises(NoSuchAction, match="stands for no legal answer"):
            games.step(illegal(step, number))
    assert [told(games.step(step.masks.argmax(axis=1)))] == expected[:1]


@pytest.mark.parametrize(
    "actions",
    [[0] * (COUNT - 1), [0] * (COUNT + 1), [], 7, [0.0] * COUNT, [None] * COUNT, [-1] * COUNT, [10**6] * COUNT],
)
def test_so_is_whatever_is_not_one_number_for_each_game(games: Any, actions: Any) -> None:
    step = games.reset()
    with pytest.raises(NoSuchAction):
        games.step(actions)
    games.step(step.masks.argmax(axis=1))


def test_what_the_reader_does_with_his_arrays_is_his_business(games: Any) -> None:
    step = games.reset()
    actions = illegal(step, 1)
    step.masks[:] = 1
    with pytest.raises(NoSuchAction):
        games.step(actions)


def test_a_step_may_come_first(games: Any) -> None:
    first = Batch("byzantium", 2, COUNT, seed=1).reset().masks.argmax(axis=1)
    assert told(games.step(first)) == walked(games, 1)[0]


def test_after_an_illegal_action_the_workers_are_still_ended() -> None:
    with pytest.raises(NoSuchAction), Vector("byzantium", 2, COUNT, workers=2) as vector:
        vector.step(illegal(vector.reset(), 0))
    assert not any(worker.is_alive() for worker in vector.workers)
    vector.close()
    with pytest.raises(LostWorker):
        vector.reset()


def test_an_error_in_a_worker_is_told_and_the_worker_goes_on() -> None:
    with Vector("byzantium", 2, COUNT, workers=2) as vector:
        step = vector.reset()
        vector._masks = np.ones_like(step.masks)  # so that only the worker finds the mistake
        with pytest.raises(NoSuchAction, match="stands for no legal answer"):
            vector.step(illegal(step, 2))
        assert told(vector.reset()) == told(step)


def test_a_lost_worker_is_told_in_a_sentence() -> None:
    with Vector("byzantium", 2, COUNT, workers=2) as vector:
        step = vector.reset()
        vector.workers[1].terminate()
        vector.workers[1].join()
        with pytest.raises(LostWorker, match="has ended"):
            vector.step(step.masks.argmax(axis=1))
    assert not any(worker.is_alive() for worker in vector.workers)


def test_a_worker_that_does_not_hear_is_ended_by_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.training.vector.PATIENCE", 0.2)
    with Vector("byzantium", 2, 1, workers=1) as vector:
        vector.reset()
        os.kill(vector.workers[0].pid, signal.SIGSTOP)
    assert not vector.workers[0].is_alive()


@pytest.mark.parametrize("workers", [0, 2])
def test_options_and_the_most_steps_reach_every_game(workers: int) -> None:
    unforced = {"skip_forced": False}
    settings: dict[str, Any] = {"seats": 2, "count": COUNT, "seed": 3, "options": unforced, "most_steps": 5}
    games: Any = Vector("byzantium", workers=workers, **settings) if workers else Batch("byzantium", **settings)
    env = training.raw_env("byzantium", 2, options=unforced, most_steps=5)
    env.reset(seed=3)
    seen = games.reset()
    for answers in range(1, 11):
        action = int(seen.masks[0].argmax())
        assert (env.observe(env.agent_selection)["action_mask"] == seen.masks[0]).all()
        env.step(action)
        seen = games.step(seen.masks.argmax(axis=1))
        assert seen.cut.tolist() == [answers % 5 == 0] * COUNT
        assert seen.cut[0] == all(env.truncations.values())
        assert not seen.ended.any()
        assert not seen.rewards.any()
        if seen.cut[0]:
            env.reset(seed=3 + COUNT * (answers // 5))
    if workers:
        games.close()


def test_games_end_with_rewards_and_others_begin() -> None:
    batch = Batch("byzantium", 2, 2, seed=1)
    step, generator = batch.reset(), np.random.default_rng(1)
    while not step.ended.any():
        step = batch.step([generator.choice(np.flatnonzero(mask)) for mask in step.masks])
    (over,) = np.flatnonzero(step.ended).tolist()
    assert step.rewards[over].sum() == pytest.approx(0)
    assert step.rewards[over].max() > 0
    assert not step.cut.any()
    assert step.scores[over].any()
    assert not step.scores[1 - over].any()
    assert batch.seeds[over] == 1 + over + 2
    assert (step.masks[over] == Batch("byzantium", 2, 1, seed=3 + over).reset().masks[0]).all()


def test_masks_are_as_wide_as_the_codec_is_long() -> None:
    batch = Batch("medievalia", 2, 2)
    assert batch.reset().masks.shape == (2, codec(batch.game).size)


def test_games_that_are_cut_off_tell_what_was_seen_last() -> None:
    batch = training.Batch("byzantium", 2, count=3, seed=1, most_steps=5)
    step = batch.reset()
    for number in range(1, 6):
        before = [match.copy() for match in batch.matches]
        actions = step.masks.argmax(axis=1)
        asked = [[str(value) for value in match.legal(match.turn[0])] for match in before]
        step = batch.step(actions)
        assert step.cut.all() == (number == 5)
    assert (step.final_seats >= 0).all()
    for number, match in enumerate(before):
        match.apply(batch.codec.decode(int(actions[number]), asked[number]), match.turn[0])
        assert (step.final[number] == batch.observer(match.state, int(step.final_seats[number]))).all()
        assert step.scores[number].tolist() == list(match.scores())
    assert not (step.final == step.observations).all()


def test_many_games_know_every_kind_of_reward() -> None:
    ends: dict[str, Step] = {}
    for kind in ("share", "rank", "margin"):
        batch = Batch("byzantium", 3, 2, seed=4, reward=kind)
        step, generator = batch.reset(), np.random.default_rng(1)
        while not step.ended.any():
            step = batch.step([generator.choice(np.flatnonzero(mask)) for mask in step.masks])
        ends[kind] = step
    over = int(ends["share"].ended.argmax())
    scores = ends["margin"].scores[over]
    assert ends["margin"].rewards[over] == pytest.approx(scores - scores.mean())
    assert ends["rank"].rewards[over].max() == 1
    assert ends["share"].rewards[over].max() == pytest.approx(2 / 3)
    with pytest.raises(BadOption, match="share, rank, margin"):
        Vector("byzantium", 2, 2, reward="glory")


@pytest.mark.parametrize("workers", [0, 2])
def test_without_copies_the_arrays_are_written_again_and_cannot_be_written_to(workers: int) -> None:
    settings: dict[str, Any] = {"seats": 2, "count": COUNT, "seed": 5, "copy": False, "most_steps": 7}
    games: Any = Vector("byzantium", workers=workers, **settings) if workers else Batch("byzantium", **settings)
    plain = Batch("byzantium", 2, COUNT, seed=5, most_steps=7)
    step, expected = games.reset(), plain.reset()
    first = step.observations
    for _ in range(15):
        actions = expected.masks.argmax(axis=1)
        step, expected = games.step(actions), plain.step(actions)
        assert told(step) == told(expected)
    assert np.shares_memory(first, step.observations)
    assert not np.shares_memory(expected.observations, plain.step(expected.masks.argmax(axis=1)).observations)
    with pytest.raises(ValueError, match="read-only"):
        step.masks[:] = 1
    if workers:
        games.close()
