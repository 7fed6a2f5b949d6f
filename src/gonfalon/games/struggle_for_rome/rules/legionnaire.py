"""The legionnaire: a 7 (SFR-3.10 to 3.14) or a Diplomat (SFR-6.5)."""

from typing import Any, ClassVar

from gonfalon.games.struggle_for_rome.content.check import TERRAINS
from gonfalon.games.struggle_for_rome.rules.cards import GOODS
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next


class Legionnaire(Frame):
    """One seat moves him to another hex and robs one opponent who stands there."""

    STEPS: ClassVar[tuple[str, ...]] = ("move", "victim", "rob", "take_gold")

    seat: int
    by_card: bool
    robbed: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        return {"robbed": "" if self.robbed < 0 else f"seat:{self.robbed}"}

    def move(self, state: Position) -> Next:
        land, here = state.land(), state.legionnaire
        answers = land.hex_answers
        rule = "SFR-6.5" if self.by_card else "SFR-3.10"
        return Ask(self.seat, [answers[h] for h in land.empire if h != here], "legionnaire", rule, open=True)

    def about_move(self, state: Position, answer: str) -> dict[str, Any]:
        land = state.land()
        h = land.hex_of[answer]
        return {"terrain": f"terrain:{TERRAINS[land.terrain[h]]}", "number": land.number[h]}

    def on_move(self, state: Position, answer: str) -> None:
        state.legionnaire = state.land().hex_of[answer]
        state.say("legionnaire", seat=self.seat, hex=answer)

    def victim(self, state: Position) -> Next:
        values = [f"seat:{seat}" for seat in state.seats_at(state.legionnaire) if seat != self.seat]
        return Ask(self.seat, sorted(values), "victim", "SFR-3.13", open=True) if values else END

    def on_victim(self, state: Position, answer: str) -> None:
        self.robbed = int(answer[5:])

    def rob(self, state: Position) -> Next:
        hand = state.hand[self.robbed]
        return Draw(hand, 1) if hand else None

    def on_rob(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.steal(self.seat, self.robbed, drawn[0])
        state.say("robs", seat=self.seat, other=self.robbed)
        state.whisper((self.seat, self.robbed), "robbed-card", good=GOODS[drawn[0]])
        return END

    def take_gold(self, state: Position) -> Next:
        """SFR-3.12: up to so many, freely; SFR-6.5: a Diplomat takes what there is."""
        has = state.gold[self.robbed]
        if self.by_card:
            self._pay(state, min(has, state.number("diplomat_gold")))
            return END
        most = min(has, int(state.options["seven_gold"]))
        if most == 0:
            return END
        return Ask(self.seat, [f"gold:{n}" for n in range(most, -1, -1)], "take-gold", "SFR-3.12", "amounts", open=True)

    def on_take_gold(self, state: Position, answer: str) -> str:
        self._pay(state, int(answer[5:]))
        return END

    def about_take_gold(self, state: Any, answer: str) -> dict[str, Any]:
        return {"amount": int(answer[5:])}

    def targets_of_take_gold(self, state: Any, answer: str) -> list[str]:
        return [f"seat:{self.robbed}"]

    def _pay(self, state: Position, amount: int) -> None:
        state.gold[self.robbed] -= amount
        state.gold[self.seat] += amount
        state.say("robs-gold", seat=self.seat, other=self.robbed, amount=amount)
