"""Every installed game is an environment: PettingZoo's own tests, and observations that hold nothing unseen."""

import numpy as np
import pytest

import gonfalon
from gonfalon import registry, training
from gonfalon.kernel import fields, views
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.training.observation import observer

TABLES = [(name, seats) for name in registry.names() for seats in registry.find(name).seats]


def played(name: str, seats: int, answers: int, seed: int) -> Match:
    """A match after some random answers."""
    match = gonfalon.new(name, seats, seed=seed)
    generator = Generator(seed)
    for _ in range(answers):
        if match.over:
            break
        seat = match.turn[0]
        legal = match.legal(seat)
        match.apply(legal[generator.below(len(legal))], seat)
    return match


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_finds_nothing_wrong(name: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped,import-not-found,unused-ignore]

    api_test(training.env(name, seats), num_cycles=100)
    seed_test(lambda: training.env(name, seats), num_cycles=50)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_have_one_size_and_change_with_the_game(name: str, seats: int) -> None:
    observe = observer(registry.find(name))
    match = played(name, seats, 40, seed=5)
    shapes = {observe(match.state, seat).shape for seat in range(seats)}
    later = played(name, seats, 60, seed=5)
    assert shapes == {observe(later.state, 0).shape} == {observe(gonfalon.new(name, 3, seed=1).state, 0).shape}
    assert (observe(match.state, 0) != observe(later.state, 0)).any()
    assert np.isfinite(observe(later.state, 0)).all()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whoever_is_asked_has_an_observation_in_every_moment_of_a_game(name: str, seats: int) -> None:
    env = training.env(name, seats)
    for seed in range(2):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            assert np.isfinite(seen["observation"]).all()
            env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_is_the_same_whatever_the_others_hide(name: str, seats: int) -> None:
    observe = observer(registry.find(name))
    differing = 0
    for seed in range(4):
        state = played(name, seats, 30 + 40 * seed, seed).state
        for seat in range(seats):
            seen = observe(state, seat)
            for deal in range(3):
                imagined = views.determinize(state, seat, Generator(deal))
                differing += fields.digest(imagined) != fields.digest(state)
                assert (observe(imagined, seat) == seen).all()
    assert differing or not state.VISIBLE
