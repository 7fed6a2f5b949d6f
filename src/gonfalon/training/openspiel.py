"""Every game for OpenSpiel: ``pyspiel.load_game("gonfalon_byzantium(players=3)")`` after importing this module.

Chance moves once, at the beginning: it deals one of ``deals`` worlds, whose dice and draws are settled by that. After
it the game is played as PettingZoo's environment plays it, one seat after the other, with the same action numbers.
Needs ``pip install open_spiel``.
"""

from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]

import gonfalon
from gonfalon import registry
from gonfalon.match import Match
from gonfalon.training.codec import codec
from gonfalon.training.env import MOST_STEPS, rewards
from gonfalon.training.observation import observer

DEALS = 1024


def name_of(game: str) -> str:
    """The name of a game among OpenSpiel's."""
    return "gonfalon_" + game.replace("-", "_")


def _type(game: str) -> Any:
    seats = registry.find(game).seats
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(seats), "deals": DEALS},
    )


class Table:
    """What all states of a game share. OpenSpiel may forget the attributes of a game, but not of a state."""

    def __init__(self, game: str, seats: int, deals: int) -> None:
        self.game, self.seats, self.deals = game, seats, deals
        self.codec = codec(game)
        self.observer = observer(registry.find(game))
        self.shape = self.observer(gonfalon.new(game, seats, seed=0).state, 0).shape

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self

    def __reduce__(self) -> Any:
        return table, (self.game, self.seats, self.deals)


@cache
def table(game: str, seats: int, deals: int) -> Table:
    """The one table of this kind."""
    return Table(game, seats, deals)


class GonfalonGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """One of our games, with so many players. OpenSpiel wants a class for each of them."""

    NAME: ClassVar[str] = ""
    KIND: ClassVar[Any] = None

    def __init__(self, params: Any = None) -> None:
        game, settings = self.NAME, dict(params or {})
        seats = int(settings.get("players", min(registry.find(game).seats)))
        deals = int(settings.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=table(game, seats, deals).codec.size,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.KIND, info, {"players": seats, "deals": deals})

    def _table(self) -> Table:
        settings = self.get_parameters()
        return table(self.get_type().long_name, settings["players"], settings["deals"])

    def new_initial_state(self) -> "GonfalonState":
        return GonfalonState(self, self._table())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        return SeatObserver(self._table())


class Dealt:
    """A match as the content of a state that OpenSpiel copies and pickles."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._texts: dict[int | None, str] = {}

    def text(self, seat: int | None = None) -> str:
        """The position in words. OpenSpiel asks for it again and again, of copies too."""
        if seat not in self._texts:
            self._texts[seat] = self.match.text(seat)
        return self._texts[seat]

    def answer(self, seat: int, value: str) -> None:
        self.match._apply(value, seat)
        self._texts = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealt":
        new = Dealt(self.match.copy())
        new._texts = self._texts.copy()
        return new

    def __reduce__(self) -> Any:
        return _restored, (self.match.save(),)


def _restored(save: bytes) -> Dealt:
    return Dealt(gonfalon.load(save))


class GonfalonState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A match, or, before the deal, none yet."""

    def __init__(self, game: Any, own: Table) -> None:
        super().__init__(game)
        self.table = own
        self.dealt: Dealt | None = None

    @property
    def match(self) -> Match | None:
        """The match behind the state. It knows everything: not for agents."""
        return None if self.dealt is None else self.dealt.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.turn[0]

    def _values(self, seat: int) -> list[str]:
        ask = None if self.match is None else self.match.state.ask_of(seat)
        return [] if ask is None else ask.values

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.codec.encode(self._values(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.table.deals) for deal in range(self.table.deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = Dealt(gonfalon.new(self.table.game, self.table.seats, seed=action))
            return
        seat = self.dealt.match.turn[0]
        self.dealt.answer(seat, self.table.codec.decode(action, self._values(seat)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.codec.decode(action, self._values(player))

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.over:
            return [0.0] * self.table.seats
        return rewards(self.match)

    def __str__(self) -> str:
        return "to be dealt" if self.dealt is None else self.dealt.text()


class SeatObserver:
    """What one seat sees, as OpenSpiel wants it: an array and a text."""

    def __init__(self, own: Table) -> None:
        self.table = own
        self.tensor = np.zeros(own.shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GonfalonState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.table.observer(state.match.state, player)

    def string_from(self, state: GonfalonState, player: int) -> str:
        return str(state) if state.dealt is None else state.dealt.text(player)


for _name in registry.names():
    if name_of(_name) not in pyspiel.registered_names():
        _kind = _type(_name)
        pyspiel.register_game(_kind, type(name_of(_name), (GonfalonGame,), {"NAME": _name, "KIND": _kind}))
