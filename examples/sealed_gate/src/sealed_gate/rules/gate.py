"""At the gate (section 4): the others may have the cart opened."""

from typing import Any, ClassVar, Final

from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import Frame
from gonfalon.kernel.windows import Window
from sealed_gate.content import FINE, KIND_OF, KINDS, WORTH
from sealed_gate.rules.position import Position

OPEN: Final = "button:open"
CLOSED: Final = -1


class Gate(Window):
    """GATE-4.1: the others are asked in turn, from the carter's left, until somebody has the cart opened."""

    KIND: ClassVar[str] = "gate"
    RULE: ClassVar[str] = "GATE-4.1"
    VISIBLE: ClassVar[dict[str, Sight]] = {"load": Sight(SEAT, "cards")}
    seat: int  # the carter
    claimed: int
    load: list[int]
    opener: int = CLOSED

    def order(self, state: Position) -> list[int]:
        return [(self.seat + place) % state.seats for place in range(1, state.seats)]

    def asked(self, state: Position, seat: int) -> bool:
        return self.opener == CLOSED

    def uses(self, state: Position, seat: int) -> list[str]:
        return [OPEN]

    def use(self, state: Position, seat: int, answer: str) -> Frame | None:
        """GATE-4.2 to 4.4: a lie costs the load, the truth costs the one who doubted it."""
        card, kind = self.load[0], KIND_OF[self.load[0]]
        self.opener = seat
        self.load.clear()
        state.opened.append(card)
        if kind == self.claimed:
            state.coins[self.seat] += WORTH[kind] + FINE
            state.coins[seat] -= FINE
        else:
            state.coins[self.seat] -= FINE
            state.coins[seat] += WORTH[kind]
        honest = "yes" if kind == self.claimed else "no"
        state.say("opened", other=seat, seat=self.seat, goods=f"goods:{KINDS[kind]}", honest=honest)
        state.reveal()
        return None

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": self.seat, "goods": f"goods:{KINDS[self.claimed]}"}
