"""The course of the game (sections 3 and 21): three turns of actions, income and upkeep, new turn."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import TURNS
from gonfalon.games.byzantium.rules.actions import Action
from gonfalon.games.byzantium.rules.position import Position
from gonfalon.games.byzantium.rules.scoring import score_cities
from gonfalon.games.byzantium.rules.upkeep import IncomeAndUpkeep
from gonfalon.kernel.requests import Dice
from gonfalon.kernel.state import END, Frame, Next


class WholeGame(Frame):
    """BYZ-3.1: three turns, unless Constantinople falls."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_first", "actions", "income_and_upkeep", "new_turn", "final_scoring")

    def choose_first(self, state: Position) -> Next:
        return Dice(1, state.seats)  # BYZ-2.7

    def on_choose_first(self, state: Position, faces: tuple[int, ...]) -> None:
        state.first = faces[0] - 1
        state.begin_chapter()
        state.say("turn", number=1, seat=state.first)

    def actions(self, state: Position) -> Next:
        return ActionsPhase(seat=state.first - 1)

    def income_and_upkeep(self, state: Position) -> Next:
        return IncomeAndUpkeep(seat=state.first)

    def new_turn(self, state: Position) -> Next:
        """BYZ-21.1, 21.2."""
        if state.turn_number == TURNS:
            return None
        state.turn_number += 1
        state.first = state.passed[0]
        state.passed.clear()
        state.stopped = 0
        state.begin_chapter()
        state.say("turn", number=state.turn_number, seat=state.first)
        return "actions"

    def final_scoring(self, state: Position) -> Next:
        score_cities(state)
        return None


class ActionsPhase(Frame):
    """Rounds of one action each, clockwise, until all but one have passed (BYZ-3.2 to 3.8)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "act")

    seat: int  # who acted last
    last: bool = False

    def about(self, state: Position) -> dict[str, Any]:
        return {"round": state.round_number}

    def next_player(self, state: Position) -> Next:
        if self.last:
            state.round_number = 0
            return END
        before = self.seat
        self.seat = (self.seat + 1) % state.seats
        while self.seat in state.passed:
            self.seat = (self.seat + 1) % state.seats
        if before < 0 or (self.seat - state.first) % state.seats <= (before - state.first) % state.seats:
            state.round_number += 1
        self.last = len(state.passed) == state.seats - 1  # BYZ-3.6
        return None

    def act(self, state: Position) -> Next:
        return Action(seat=self.seat, last=self.last)

    def on_act(self, state: Position, action: Frame) -> str:
        return "next_player"
