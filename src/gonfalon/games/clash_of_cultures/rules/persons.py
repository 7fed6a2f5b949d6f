"""Great persons are offered (COC-24.11)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE
from gonfalon.games.clash_of_cultures.rules.cards import event_answer
from gonfalon.games.clash_of_cultures.rules.moments import EVENT_OFFER
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


class OfferPerson(Frame):
    """The drawer for 1 culture token, then the others clockwise for 2; the offer goes round once."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "pay", "taking")

    seat: int
    event: int
    turn: int = 0
    taken: bool = False

    def _asked(self, state: Position) -> int:
        return (self.seat + self.turn) % state.seats

    def _price(self) -> int:
        return 1 if self.turn == 0 else 2

    def ask(self, state: Position) -> Next:
        if self.turn == state.seats:
            return END
        seat = self._asked(state)
        if not payable(state, seat, tokens(CULTURE, self._price())):
            self.turn += 1
            return "ask"
        return Ask(seat, ["button:take", "button:pass"], "person", "COC-24.11")

    def on_ask(self, state: Position, answer: str) -> str | None:
        if answer == "button:pass":
            self.turn += 1
            return "ask"
        return None

    def pay(self, state: Position) -> Next:
        return paying(self._asked(state), tokens(CULTURE, self._price()), "COC-24.11")

    def taking(self, state: Position) -> Next:
        """It comes into the hand or lies before its owner; some do something at once (event.offer)."""
        seat = self._asked(state)
        self.taken = True
        ident = "e:" + state.world().events[self.event]
        for listener in EVENT_OFFER.listeners:
            if listener.effect.ident == ident:
                return listener.acts(state, seat, self.event)
        return None

    def targets_of_ask(self, state: Any, answer: str) -> list[str]:
        return [event_answer(state, self.event)] if answer == "button:take" else [answer]

    def about(self, state: Any) -> dict[str, Any]:
        return {"event": event_answer(state, self.event), "price": self._price()}
