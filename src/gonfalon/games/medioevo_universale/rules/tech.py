"""How a technology is used: something is chosen, its points are paid, it takes effect (section 16)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.money import Pay, affordable, points
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import Power, Use
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Next

NOT_NOW: Final = "button:not-now"


def cost(state: Position, technology: int) -> tuple[int, ...]:
    """The points of one use, in the colour of the branch (MEU-7.8, 16.0)."""
    return points(technology // 4, state.world().use_gears[technology])


class Technology(Power):
    """A technology as something usable in a window."""

    technology: ClassVar[int] = 0

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return affordable(state, seat, 0, cost(state, self.technology))


class TechUse(Use):
    """Choose, pay, take effect; whoever does not choose or pay has used nothing."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "apply")
    TECHNOLOGY: ClassVar[int] = 0
    RULE: ClassVar[str] = ""

    target: str = ""

    def options(self, state: Position) -> list[str]:
        """What may be chosen; nothing: there is nothing to choose."""
        return []

    def choose(self, state: Position) -> Next:
        values = self.options(state)
        if not values:
            return None
        name = state.world().technologies[self.TECHNOLOGY].replace("_", "-")
        return Ask(self.seat, [*values, NOT_NOW], f"tech-{name}", self.RULE)

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == NOT_NOW:
            self.withdrawn = True
            return END
        self.target = answer
        return None

    def pay(self, state: Position) -> Next:
        return Pay(seat=self.seat, florins=0, need=cost(state, self.TECHNOLOGY), rule=self.RULE)

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        if payment.paid:
            return None
        self.withdrawn = payment.free
        return END

    def apply(self, state: Position) -> Next:
        raise NotImplementedError
