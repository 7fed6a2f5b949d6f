"""How a card's ability is carried out: something is chosen, florins are paid, a die is rolled, it takes effect."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.rules.money import NO_POINTS, Pay, means
from gonfalon.games.medioevo_universale.rules.occasions import DieRolled
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import Power, Use
from gonfalon.games.medioevo_universale.rules.windows import PlayCard
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next


class Card(Power):
    """An ability that costs ``florins``, besides turning the card."""

    florins: ClassVar[int] = 0

    def price(self) -> int:
        return self.florins

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return means(state, seat) >= self.price()

    def toll(self, state: Position, seat: int) -> Frame | None:
        florins = self.price()
        return Pay(seat=seat, florins=florins, need=NO_POINTS, rule=self.rule) if florins else None


class CardUse(Use):
    """Pay, roll, choose, take effect. The card is turned already: what is not chosen now is lost."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "roll", "rolled", "choose", "apply")
    CARD: ClassVar[int] = 0
    FLORINS: ClassVar[int] = 0
    SIDES: ClassVar[int] = 0  # of the die that is rolled before anything is chosen

    target: str = ""
    die: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.CARD}", "die": self.die}

    def pay(self, state: Position) -> Next:
        """Where a Princess adds the ability to the points (MEU-18.59); else it was paid when the card was turned."""
        if not self.FLORINS or isinstance(state.frames[-2], PlayCard):
            return None
        return Pay(seat=self.seat, florins=self.FLORINS, need=NO_POINTS, rule=f"MEU-18.{self.CARD}")

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def roll(self, state: Position) -> Next:
        return Dice(1, self.SIDES) if self.SIDES else "choose"

    def on_roll(self, state: Position, faces: tuple[int, ...]) -> None:
        self.die = faces[0]

    def rolled(self, state: Position) -> Next:
        """MEU-28.14: somebody may change the die."""
        return DieRolled(seat=state.active, dice=[self.die])

    def on_rolled(self, state: Position, window: Any) -> None:
        self.die = window.dice[0]
        state.say("card-die", seat=self.seat, card=f"card:{self.CARD}", die=self.die)

    def options(self, state: Position) -> list[str] | None:
        """What may be chosen; None: it takes no choice."""
        return None

    def choose(self, state: Position) -> Next:
        """Where nothing is left to choose, because of what others have used meanwhile, the card has no effect."""
        values = self.options(state)
        if values is None:
            return None
        return Ask(self.seat, values, f"card-{self.CARD}", f"MEU-18.{self.CARD}") if values else END

    def on_choose(self, state: Position, answer: str) -> str | None:
        self.target = answer
        return None

    def apply(self, state: Position) -> Next:
        raise NotImplementedError
