"""Diplomatic acts, as list F offers them: war, gifts, offers, denunciations, orders (MEU-19.18, 28.4)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules import pacts
from gonfalon.games.medioevo_universale.rules.alliances import Order, commands
from gonfalon.games.medioevo_universale.rules.dispute import Dispute, ShowPact, disputable
from gonfalon.games.medioevo_universale.rules.finance import FREE_WINDOWS
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.position import PEACE, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, Power, Use
from gonfalon.games.medioevo_universale.rules.treaty import MakeOffer
from gonfalon.games.medioevo_universale.rules.wars import declare
from gonfalon.kernel.requests import Ask, Number, Refusal
from gonfalon.kernel.state import END, Frame, Next

BACK: Final = "button:not-now"


class Act(Power):
    """An act of list F with another player as its object."""

    aside: ClassVar[bool] = True

    def others(self, state: Position, seat: int) -> list[int]:
        return state.others(seat)

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND in FREE_WINDOWS and bool(self.others(state, seat))


class DeclareWar(Act):
    """MEU-19.2: unilateral."""

    rule: ClassVar[str] = "MEU-19.2"

    def others(self, state: Position, seat: int) -> list[int]:
        return at_peace(state, seat)

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Declaration(seat=seat)


def at_peace(state: Position, seat: int) -> list[int]:
    return [other for other in state.others(seat) if state.relation[seat * PLAYERS + other] == PEACE]


class Declaration(Use):
    STEPS: ClassVar[tuple[str, ...]] = ("whom",)

    def whom(self, state: Position) -> Next:
        values = [f"seat:{other}" for other in at_peace(state, self.seat)]
        return Ask(self.seat, [*values, BACK], "declare-war", "MEU-19.2")

    def refuse_whom(self, state: Position, answer: str) -> str | Refusal:
        kind, _, ident = answer.partition(":")
        if kind != "seat" or not ident.isdecimal() or int(ident) not in state.others(self.seat):
            return "MEU-19.2"
        return Refusal("MEU-19.24", "not-at-peace", other=int(ident))

    def on_whom(self, state: Position, answer: str) -> None:
        if answer == BACK:
            self.withdrawn = True
        else:
            declare(state, self.seat, int(answer[5:]))


class Give(Act):
    """MEU-19.1: florins for another player."""

    rule: ClassVar[str] = "MEU-19.1"

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return state.florins[seat] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Gift(seat=seat)


class Gift(Use):
    STEPS: ClassVar[tuple[str, ...]] = ("whom", "amount")

    other: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": max(0, self.other)}

    def whom(self, state: Position) -> Next:
        return Ask(self.seat, [*[f"seat:{other}" for other in state.others(self.seat)], BACK], "gift", "MEU-19.1")

    def on_whom(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            self.withdrawn = True
            return END
        self.other = int(answer[5:])
        return None

    def amount(self, state: Position) -> Next:
        return Number(self.seat, 0, state.florins[self.seat], "gift-amount", "MEU-19.1", always=True)

    def refuse_amount(self, state: Position, answer: str) -> str:
        return "MEU-3.9"

    def on_amount(self, state: Position, answer: str) -> None:
        florins = int(answer[7:])
        if not florins:
            self.withdrawn = True
            return
        state.reveal()  # that he had so much
        state.florins[self.seat] -= florins
        receive(state, self.other, florins)
        state.say("gift", seat=self.seat, other=self.other, florins=florins)


class Offers(Act):
    """MEU-19.19: at most three offers in a window."""

    rule: ClassVar[str] = "MEU-19.19"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return super().offered(state, seat, window) and state.offers[seat] < state.number("offers")

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return MakeOffer(seat=seat)


class Denounce(Act):
    """MEU-19.14, 19.21: only who has signed something can; whether he has is his own affair."""

    rule: ClassVar[str] = "MEU-19.14"

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return bool(disputable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        state.reveal()  # that there is a pact
        return Dispute(seat=seat)


class Show(Act):
    """MEU-19.25: a secret pact is laid open by one of its parties."""

    rule: ClassVar[str] = "MEU-19.25"

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return any(pact[4] for pact in pacts.of(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        state.reveal()
        return ShowPact(seat=seat)


class Command(Act):
    """MEU-19.23: at the start of each activation of the supporter in phase 5, one order."""

    rule: ClassVar[str] = "MEU-19.23"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND == "activation-start" and state.phase == 5 and window.seat != seat

    def able(self, state: Position, seat: int, window: Any) -> bool:
        given = any(order[:2] == (seat, window.seat) for order in state.orders)
        return not given and bool(commands(state, seat, window.seat)) and state.troops(window.seat) > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return Order(seat=seat, supporter=window.seat)


ACTS["free:war"] = DeclareWar()
ACTS["free:gift"] = Give()
ACTS["free:offer"] = Offers()
ACTS["free:denounce"] = Denounce()
ACTS["free:show"] = Show()
ACTS["free:order"] = Command()
