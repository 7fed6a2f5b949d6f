"""PettingZoo environments: one agent per seat, one step per answer.

environment = gonfalon.training.env("byzantium", seats=3)
environment.reset(seed=7)
for agent in environment.agent_iter():
    observation, reward, termination, truncation, info = environment.last()
    done = termination or truncation
    environment.step(None if done else environment.action_space(agent).sample(observation["action_mask"]))
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped,import-not-found,unused-ignore]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped,import-not-found,unused-ignore]

import gonfalon
from gonfalon import registry
from gonfalon.kernel.errors import BadOption
from gonfalon.match import Match
from gonfalon.training.codec import NoSuchAction, codec
from gonfalon.training.observation import observer

#: A game that is not over after so many answers is cut off; no sensible one takes a tenth of them.
MOST_STEPS = 20_000


#: How the end of a game is rewarded. The rewards of all seats together are 0.
REWARDS = ("share", "rank", "margin")


def rewards(match: Match, kind: str = "share") -> list[float]:
    """At the end, by ``kind``:

    share: a victory shared by the winners, less everybody's even share;
    rank: from 1 for the first to -1 for the last, the winners first; who is level shares;
    margin: the points a seat has more than all have on average.
    """
    winners, scores, seats = match.winners(), match.scores(), range(match.seats)
    if kind == "share":
        return [(1 / len(winners) if seat in winners else 0.0) - 1 / match.seats for seat in seats]
    if kind == "rank":
        order = [(seat in winners, scores[seat]) for seat in seats]
        return [sum((own > other) - (own < other) for other in order) / (match.seats - 1) for own in order]
    check_reward(kind)
    return [float(score) - sum(scores) / match.seats for score in scores]


def info_of(match: Match, seat: int) -> dict[str, Any]:
    """What everybody may know of where the game stands, and what this seat is asked.

    turn: how often a turn, round or phase has begun; stage: the same as the game counts; decision: the question's name;
    kind: how it is answered; rule: the ledger entry behind it.
    """
    return standing(match) | question(match, seat)


def standing(match: Match) -> dict[str, Any]:
    """The part of it that is the same for all seats."""
    state = match.state
    stage = match.game.stage(state)[1]
    return {"answers": match.version, "turn": state.chapter, "stage": stage, "scores": match.scores()}


def question(match: Match, seat: int) -> dict[str, Any]:
    ask = match.state.ask_of(seat)
    return {} if ask is None else {"decision": ask.prompt, "kind": ask.kind, "rule": ask.rule}


def check_reward(kind: str) -> str:
    """The name of a kind of rewards, if it is one."""
    if kind not in REWARDS:
        raise BadOption(f"rewards are {', '.join(REWARDS)}, not {kind!r}")
    return kind


class Seeds:
    """The seeds of one game after the other: ``reset(seed)`` begins with that one, ``reset()`` goes on from there."""

    def __init__(self) -> None:
        self._stream = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self._stream.integers(2**62))
        self._stream = np.random.default_rng(seed)
        return seed


class GameEnv(AECEnv):  # type: ignore[misc,unused-ignore]
    """A game as an AEC environment. Dice are thrown inside ``step``; sealed answers are given one after another."""

    metadata = {"render_modes": ["ansi"], "name": "gonfalon", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        reward: str = "share",
    ) -> None:
        super().__init__()
        self.reward = check_reward(reward)
        self.game = registry.find(game)
        self.game.begin(seats, options or {})
        self.metadata = {**type(self).metadata, "name": f"gonfalon_{game}_{seats}"}
        self.options = options
        self.seats = seats
        self.render_mode = render_mode
        self.most_steps = most_steps
        self._seeds = Seeds()
        self.codec = codec(self.game)
        self.observer = observer(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._match = gonfalon.new(game, seats, seed=0, options=options)
        shape = self.observer(self._match.state, 0).shape
        box = gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32)
        masks = gymnasium.spaces.Box(0, 1, (self.codec.size,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": box, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.codec.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match behind the environment. It knows everything: not for agents."""
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match = gonfalon.new(self.game.name, self.seats, seed=self._seeds.next(seed), options=self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._inform()
        self._steps = 0
        self.agent_selection = self.possible_agents[self._match.turn[0]]

    def _inform(self) -> None:
        match = self._match
        known = standing(match)
        self.infos = {agent: known | question(match, seat) for seat, agent in enumerate(self.possible_agents)}

    def state(self) -> NDArray[np.float32]:
        """What all seats see, one after the other: everything, for learners that may know it while they train."""
        return np.concatenate([self.observer(self._match.state, seat) for seat in range(self.seats)])

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        ask = self._match.state.ask_of(seat)
        mask = np.zeros(self.codec.size, dtype=np.int8) if ask is None else self.codec.mask(ask.values)
        return {"observation": self.observer(self._match.state, seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        ask = self._match.state.ask_of(seat)
        if ask is None or action is None:
            raise NoSuchAction(f"{agent} must choose a legal action, not {action!r}")
        self._cumulative_rewards[agent] = 0.0
        self._match._apply(self.codec.decode(int(action), ask.values), seat)
        self._steps += 1
        self._clear_rewards()
        if self._match.over:
            for one, reward in zip(self.possible_agents, rewards(self._match, self.reward), strict=True):
                self.rewards[one] = reward
                self.terminations[one] = True
        elif self._steps >= self.most_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        self._inform()
        turn = self._match.turn
        self.agent_selection = self.possible_agents[turn[0]] if turn else self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self._match.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(game: str, seats: int, **settings: Any) -> GameEnv:
    """The bare environment: an illegal action raises NoSuchAction and changes nothing."""
    return GameEnv(game, seats, **settings)


def env(game: str, seats: int, **settings: Any) -> Any:
    """The environment with PettingZoo's check that it is used in the right order."""
    return OrderEnforcingWrapper(raw_env(game, seats, **settings))
