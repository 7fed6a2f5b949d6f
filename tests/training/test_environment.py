"""The environments give rewards and masks as they should, and nothing unseen gets out."""

from typing import Any

import numpy as np
import pytest

from gonfalon import registry, training
from gonfalon.kernel.errors import BadOption, BadSeats, GonfalonError, UnknownGame
from gonfalon.kernel.generator import Generator
from gonfalon.training.observation import hashed
from tests.bots.test_bots import hands
from tests.kernel.games.every import TABLES, begin


def episode(seed: int, seats: int = 2) -> list[tuple[str, int, float]]:
    """A random game through the environment: agent, action, sum of what was seen."""
    env = training.env("byzantium", seats)
    env.reset(seed=seed)
    generator = Generator(seed)
    out: list[tuple[str, int, float]] = []
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[generator.below(len(legal))])
        out.append((agent, action, float(seen["observation"].sum())))
        env.step(action)
    return out


def test_the_same_seed_and_actions_give_the_same_episode() -> None:
    assert episode(3) == episode(3)
    assert episode(3) != episode(4)


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = training.raw_env("byzantium", 3)
    env.reset(seed=1)
    generator = Generator(1)
    while env.agents and not any(env.terminations.values()):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[generator.below(len(legal))]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    assert env.match.over


def test_the_mask_is_exactly_what_is_legal() -> None:
    env = training.raw_env("byzantium", 4)
    env.reset(seed=2)
    generator = Generator(2)
    for _ in range(150):
        if env.match.over:
            break
        seen = env.observe(env.agent_selection)
        legal = np.flatnonzero(seen["action_mask"])
        values = [str(value) for value in env.match.legal()]
        assert sorted(env.codec.decode(int(number), values) for number in legal) == sorted(values)
        waiting = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in waiting)
        env.step(int(legal[generator.below(len(legal))]))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = training.raw_env("byzantium", 2)
    env.reset(seed=1)
    before = env.match.digest()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for bad in (illegal, 10**6, -1, None):
        with pytest.raises(training.NoSuchAction):
            env.step(bad)
    assert env.match.digest() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_without_observations_of_its_own_has_its_view_hashed(name: str, seats: int) -> None:
    match = begin(name, seats)
    seen = hashed(match.state, match.turn[0])
    assert seen.shape == (1024,)
    assert np.isfinite(seen).all()


def test_an_observation_does_not_change_when_unseen_cards_are_exchanged() -> None:
    seen = [hashed(hands(*unseen).state, 2) for unseen in ((3, 5), (5, 3), (23, 0))]
    assert all((one == seen[0]).all() for one in seen)
    assert (hashed(hands(3, 5).state, 0) != hashed(hands(4, 5).state, 0)).any()


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: training.env("byzantium", 9), BadSeats),
        (lambda: training.env("checkers", 2), UnknownGame),
        (lambda: training.Batch("byzantium", 2, 0), BadOption),
        (lambda: training.Vector("byzantium", 2, 2, workers=3), BadOption),
        (lambda: training.Batch("byzantium", 2, 2, options={"weather": True}), BadOption),
        (lambda: training.Vector("byzantium", 2, 2, options={"weather": True}), BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(make: Any, error: type[GonfalonError]) -> None:
    with pytest.raises(error):
        make()


def test_resets_without_a_seed_go_on_with_the_stream_of_the_last_one() -> None:
    def begun(seed: int) -> list[int]:
        env = training.raw_env("byzantium", 3)
        out = []
        for given in (seed, None, None):
            env.reset(seed=given)
            out.append(env.match.generator.state)
        return out

    assert begun(4) == begun(4)
    assert len({*begun(4), *begun(5)}) == 6


@pytest.mark.parametrize("kind", ["share", "rank", "margin"])
def test_every_kind_of_reward_adds_up_to_nothing_and_likes_the_winner(kind: str) -> None:
    env = training.raw_env("byzantium", 3, reward=kind)
    env.reset(seed=1)
    generator = Generator(1)
    while not env.match.over:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[generator.below(len(legal))]))
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    assert sum(rewards) == pytest.approx(0)
    assert rewards.index(max(rewards)) in env.match.winners()
    scores = env.match.scores()
    if kind == "margin":
        assert rewards == pytest.approx([score - sum(scores) / 3 for score in scores])
    if kind == "rank":
        assert max(rewards) <= 1
        assert min(rewards) >= -1
    with pytest.raises(BadOption, match="share, rank, margin"):
        training.raw_env("byzantium", 3, reward="glory")


def test_infos_tell_what_is_asked_and_the_state_what_all_see() -> None:
    env = training.raw_env("medievalia", 2)
    env.reset(seed=3)
    info = env.infos[env.agent_selection]
    assert info["scores"] == env.match.scores()
    assert info["turn"] == env.match.state.chapter
    assert info["stage"] == {"number": env.match.state.chapter}
    ask = env.match.state.ask_of(env.match.turn[0])
    assert ask is not None
    assert (info["decision"], info["kind"]) == (ask.prompt, ask.kind)
    assert info["rule"].startswith("MED-")
    others = [agent for agent in env.possible_agents if agent != env.agent_selection]
    assert all("decision" not in env.infos[agent] for agent in others)
    assert len(env.state()) == 2 * len(env.observe("seat_0")["observation"])


def test_infos_count_turns_and_stages_as_the_game_does() -> None:
    env = training.raw_env("clash-of-cultures", 2)
    env.reset(seed=3)
    seen = []
    generator = Generator(3)
    for _ in range(60):
        seen.append((env.infos["seat_0"]["turn"], env.infos["seat_1"]["stage"]["number"]))
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[generator.below(len(legal))]))
    assert seen == sorted(seen)
    assert seen[-1] > seen[0]


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong_with_a_seat_of_any_game(name: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    seats = min(registry.find(name).seats)
    check_env(gymnasium.make("gonfalon/Seat-v0", game=name, seats=seats, opponents="random").unwrapped)


def test_a_seat_whose_game_is_over_or_cut_off_waits_for_a_reset() -> None:
    env = training.SeatEnv("byzantium", 2, opponents="random", most_steps=2)
    for _ in range(2):
        seen, _ = env.reset(seed=5)
        seen, _, ended, cut, _ = env.step(int(seen["action_mask"].argmax()))
        assert (ended, cut) == (False, False)
        last, _, ended, cut, info = env.step(int(seen["action_mask"].argmax()))
        assert (ended, cut) == (False, True)
        assert last["action_mask"].any()
        assert info["scores"] == env.match.scores()
        with pytest.raises(training.NoSuchAction, match="reset"):
            env.step(int(last["action_mask"].argmax()))


@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong_with_one_seat_against_bots() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make("gonfalon/Seat-v0", game="byzantium", seats=3, seat=1, opponents="greedy,random")
    check_env(env.unwrapped)
    seen, info = env.reset(seed=2)
    assert "illegal" not in info
    ended = cut = False
    reward = 0.0
    while not ended and not cut:
        seen, step, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        reward += float(step)
    match = env.unwrapped.match  # type: ignore[attr-defined]
    assert match.over
    assert reward == pytest.approx((1 / len(match.winners()) if 1 in match.winners() else 0) - 1 / 3)
    seen, _ = env.reset(seed=2)
    _, step, ended, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (float(step), ended, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(training.NoSuchAction, match="reset"):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(BadOption, match="seats 0 to 1"):
        training.SeatEnv("byzantium", 2, seat=2)


@pytest.mark.parametrize(("name", "seats"), [(name, min(registry.find(name).seats)) for name in registry.names()])
def test_openspiel_finds_nothing_wrong(name: str, seats: int) -> None:
    import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]

    from gonfalon.training.openspiel import name_of

    game = pyspiel.load_game(f"{name_of(name)}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=name == "byzantium", verbose=False)
    state = game.new_initial_state()
    state.apply_action(7)
    again = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert len(again.history()) == 1
    assert len(state.history()) == 2
    assert again.match.digest() != state.match.digest()
    assert (str(again), str(state)) == (again.match.text(), state.match.text())
