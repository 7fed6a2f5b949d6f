"""The variant of blood tokens (MEU-24.6): who is plundered or loses home ground fights the harder for it."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, Power, Use
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.games.medioevo_universale.rules.tech_war import side_of
from gonfalon.kernel.requests import Number
from gonfalon.kernel.state import Frame, Next


class Blood(Power):
    """MEU-28.36: parties of a battle, once the dice lie on the table."""

    rule: ClassVar[str] = "MEU-24.6"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND == "rolls-made" and state.blood[seat] > 0 and side_of(state, seat) >= 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return SpendBlood(seat=seat)


class SpendBlood(Use):
    """Any number of tokens: +1 to the attack value of this round for each."""

    STEPS: ClassVar[tuple[str, ...]] = ("number",)

    def number(self, state: Position) -> Next:
        return Number(self.seat, 0, state.blood[self.seat], "blood", "MEU-24.6")

    def on_number(self, state: Position, answer: str) -> None:
        spent = int(answer[7:])
        self.withdrawn = not spent
        state.blood[self.seat] -= spent
        state.blood_left += spent
        the_round(state).bonus[side_of(state, self.seat)] += spent
        if spent:
            state.say("blood", seat=self.seat, count=spent)


ACTS["free:blood"] = Blood()
