"""Free acts with money and objectives, in the windows that list F (MEU-20.1, 20.2, 17.6)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content.terms import COLOURS, NO_POINT
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.money import borrow, may_borrow, receive
from gonfalon.games.medioevo_universale.rules.objectives import HIDDEN, holds
from gonfalon.games.medioevo_universale.rules.position import DECK, Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, CLAIMS, Power
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

#: Where the acts of list F are offered (MEU-28.4); claims wherever their owner is asked (MEU-28.5).
FREE_WINDOWS = ("phase-start", "activation-start", "own-turn")
#: Where a loan may be taken: besides those, where interest falls due (MEU-28.22).
LOAN_WINDOWS = (*FREE_WINDOWS, "interest-due")


class Borrow(Power):
    """MEU-20.1: once per turn, 500 florins."""

    rule: ClassVar[str] = "MEU-20.1"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND in LOAN_WINDOWS and may_borrow(state, seat)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        borrow(state, seat)
        return None


class Repay(Power):
    """MEU-20.2: once per turn, exactly 500."""

    rule: ClassVar[str] = "MEU-20.2"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.KIND in FREE_WINDOWS and state.loans[seat] > 0 and not state.repaid[seat]

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return state.florins[seat] >= state.number("loan")

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        state.reveal()  # that he has so much
        state.florins[seat] -= state.number("loan")
        earlier = state.loans[seat] > state.new_loan[seat]
        state.loans[seat] -= 1
        if not earlier:
            state.new_loan[seat] = 2  # taken and given back: no second loan this turn
        state.repaid[seat] = 1
        happened(state, seat, "repay_loan", 1, {"earlier_turn": earlier, "debt_after": state.loans[seat]})
        if any(state.met[card] and state.world().objective[card]["type"] == "repay_loan" for card in state.cards(seat)):
            state.purse, state.purse_readers = state.florins[seat], (seat,)
        state.say("repays", seat=seat)
        return None


class Claim(Power):
    """MEU-17.6: an objective whose condition is met."""

    rule: ClassVar[str] = "MEU-17.6"

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return state.held[self.card] == seat and holds(state, seat, self.card)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ClaimObjective(seat=seat, card=self.card)


class ClaimObjective(Frame):
    """MEU-17.6, 17.7: the card goes under the deck, its owner takes an Objective token of its colour."""

    STEPS: ClassVar[tuple[str, ...]] = ("show", "choose")

    seat: int
    card: int

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}"}

    def show(self, state: Position) -> Next:
        if state.world().objective[self.card]["type"] in HIDDEN:
            state.reveal()
        state.held[self.card] = DECK
        state.turned[self.card] = state.met[self.card] = 0
        state.empire.put_under(self.card, tuple(range(state.seats)))
        state.say("claims", seat=self.seat, card=f"card:{self.card}")
        if self.card == 36 and state.magnate:
            receive(state, self.seat, state.magnate)
            state.magnate = 0
        return None

    def choose(self, state: Position) -> Next:
        world = state.world()
        wanted = world.corner_colours[self.card] if world.corner[self.card] != NO_POINT else tuple(range(6))
        free = [c for c in sorted(set(wanted)) if sum(state.gears[c::6]) < state.number("objective_tokens")]
        return Ask(self.seat, [f"gear:{COLOURS[c]}" for c in free], "gear", "MEU-17.6") if free else END

    def on_choose(self, state: Position, answer: str) -> None:
        state.gears[self.seat * 6 + COLOURS.index(answer[5:])] += 1
        state.say("takes-gear", seat=self.seat, gear=answer)


ACTS["free:loan"] = Borrow()
ACTS["free:repay"] = Repay()
for _card in range(1, 73):
    CLAIMS[f"claim:{_card}"] = Claim(_card)
