"""One seat against named bots, as a Gymnasium environment.

environment = gymnasium.make("gonfalon/Seat-v0", game="byzantium", seats=3, opponents="greedy")
observation, info = environment.reset(seed=7)
legal = np.flatnonzero(observation["action_mask"])
observation, reward, terminated, truncated, info = environment.step(legal[0])
"""

from typing import Any

import gymnasium
import numpy as np

import gonfalon
from gonfalon import bots, registry
from gonfalon.kernel.errors import BadOption
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.training.codec import NoSuchAction, codec
from gonfalon.training.env import MOST_STEPS, Seeds, check_reward, info_of, rewards
from gonfalon.training.observation import observer

IDENT = "gonfalon/Seat-v0"
#: What an action that stands for no legal answer costs; the game ends with it.
PENALTY = -1.0


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A step is an answer of this seat; then the bots answer until it is asked again, or the game is over.

    ``info["action_mask"]`` and the observation tell the legal actions. An illegal one forfeits the game: the seat gets
    PENALTY, and ``info["illegal"]`` says so.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "byzantium",
        seats: int = 2,
        seat: int = 0,
        opponents: str = "greedy",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        reward: str = "share",
    ) -> None:
        self.game = registry.find(game)
        self.game.begin(seats, options or {})
        if not 0 <= seat < seats:
            raise BadOption(f"a game for {seats} has the seats 0 to {seats - 1}, not {seat}")
        names = opponents.split(",")
        self.bots = [bots.make(names[other % len(names)]) for other in range(seats)]
        self.seats, self.seat, self.options = seats, seat, options
        self.render_mode, self.most_steps, self.reward = render_mode, most_steps, check_reward(reward)
        self.codec, self.observer = codec(self.game), observer(self.game)
        self._seeds = Seeds()
        self._begin(0)
        shape = self.observer(self._match.state, seat).shape
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, shape, np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.codec.size,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.codec.size)

    def _begin(self, seed: int) -> None:
        self._match = gonfalon.new(self.game.name, self.seats, seed=seed, options=self.options)
        self._luck = Generator(seed)
        self._steps = 0
        self._done = False

    @property
    def match(self) -> Match:
        """The match behind the environment. It knows everything: not for agents."""
        return self._match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        self._begin(self._seeds.next(seed))
        self._wait()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        ask = self._match.state.ask_of(self.seat)
        if ask is None or self._done:
            raise NoSuchAction("the game is over: reset the environment")
        try:
            answer = self.codec.decode(int(action), ask.values)
        except NoSuchAction:
            self._done = True
            return self._seen(), PENALTY, True, False, {**self._info(), "illegal": True}
        self._match._apply(answer, self.seat)
        self._steps += 1
        self._wait()
        over = self._match.over
        cut = not over and self._steps >= self.most_steps
        self._done = over or cut
        gained = rewards(self._match, self.reward)[self.seat] if over else 0.0
        return self._seen(), gained, over, cut, self._info()

    def _wait(self) -> None:
        """The bots answer until this seat is asked."""
        match = self._match
        while not match.over and self.seat not in match.turn:
            other = match.turn[0]
            match._apply(self.bots[other].choose(match, other, self._luck), other)

    def _seen(self) -> dict[str, Any]:
        ask = self._match.state.ask_of(self.seat)
        mask = np.zeros(self.codec.size, dtype=np.int8) if ask is None else self.codec.mask(ask.values)
        return {"observation": self.observer(self._match.state, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return info_of(self._match, self.seat)

    def render(self) -> str | None:
        return self._match.text(self.seat) if self.render_mode == "ansi" else None


if IDENT not in gymnasium.registry:
    gymnasium.register(IDENT, entry_point="gonfalon.training.seat:SeatEnv")
