"""The course of the game (sections 3 and 21): three turns of actions, income and upkeep, new turn."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import TURNS
from gonfalon.games.byzantium.rules.actions import Action
from gonfalon.games.byzantium.rules.position import Position
from gonfalon.games.byzantium.rules.scoring import score_cities
from gonfalon.games.byzantium.rules.upkeep import IncomeAndUpkeep
from gonfalon.kernel.requests import Dice
from gonfalon.kernel.state import Frame, Next


class WholeGame(Frame):
    """BYZ-3.1: three turns, unless Constantinople falls."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_first", "actions", "income_and_upkeep", "new_turn", "final_scoring")

    def choose_first(self, s: Position) -> Next:
        return Dice(1, s.seats)  # BYZ-2.7

    def on_choose_first(self, s: Position, faces: tuple[int, ...]) -> None:
        s.first = faces[0] - 1
        s.begin_chapter()
        s.say("turn", number=1, seat=s.first)

    def actions(self, s: Position) -> Next:
        return ActionsPhase(seat=s.first - 1)

    def income_and_upkeep(self, s: Position) -> Next:
        return IncomeAndUpkeep(seat=s.first)

    def new_turn(self, s: Position) -> Next:
        """BYZ-21.1, 21.2."""
        if s.turn_number == TURNS:
            return None
        s.turn_number += 1
        s.first = s.passed[0]
        s.passed.clear()
        s.begin_chapter()
        s.say("turn", number=s.turn_number, seat=s.first)
        return "actions"

    def final_scoring(self, s: Position) -> Next:
        score_cities(s)
        return None


class ActionsPhase(Frame):
    """Rounds of one action each, clockwise, until all but one have passed (BYZ-3.2 to 3.8)."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "act")

    seat: int  # who acted last
    last: bool = False

    def about(self, s: Position) -> dict[str, Any]:
        return {"round": s.round_number}

    def next_player(self, s: Position) -> Next:
        if self.last:
            s.round_number = 0
            return "end"
        before = self.seat
        self.seat = (self.seat + 1) % s.seats
        while self.seat in s.passed:
            self.seat = (self.seat + 1) % s.seats
        if before < 0 or (self.seat - s.first) % s.seats <= (before - s.first) % s.seats:
            s.round_number += 1
        self.last = len(s.passed) == s.seats - 1  # BYZ-3.6
        return None

    def act(self, s: Position) -> Next:
        return Action(seat=self.seat, last=self.last)

    def on_act(self, s: Position, action: Frame) -> str:
        return "next_player"
