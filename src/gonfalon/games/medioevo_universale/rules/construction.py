"""Building and raising: design, price, place (MEU-7.11 to 7.17, 11.4, 11.5)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import MILITARY
from gonfalon.games.medioevo_universale.rules.honour import BUILDING
from gonfalon.games.medioevo_universale.rules.money import Pay
from gonfalon.games.medioevo_universale.rules.occasions import BuildingPrice
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.purchases import token_sites
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

NO_TOKEN: Final = "button:no-token"
MONUMENTS: Final = ("city", "castle", "cathedral")


class Build(Frame):
    """MEU-7.11: design, price, place; honour and control tokens for what is built."""

    STEPS: ClassVar[tuple[str, ...]] = ("price", "pay", "place", "honour", "token")

    seat: int
    category: int
    level: int
    territory: int
    florins: int
    need: tuple[int, ...]
    free: bool = False  # an upgrade that costs nothing (Genius, cards 69 and 70)
    tokens: int = 0
    done: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        name = state.world().building[self.category * 4 + self.level]
        return {"thing": f"building:{name}", "place": state.world().answers[self.territory], "tokens": self.tokens}

    def price(self, state: Position) -> Next:
        return "place" if self.free else BuildingPrice(seat=self.seat, price=self.florins)

    def on_price(self, state: Position, window: BuildingPrice) -> None:
        self.florins = window.price

    def pay(self, state: Position) -> Next:
        return Pay(seat=self.seat, florins=self.florins, need=self.need, rule="MEU-7.11")

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def place(self, state: Position) -> Next:
        at = self.territory * 3 + self.category
        if state.built[at] >= self.level:
            return END  # a Sheriff who came with the points has raised it already (MEU-18.59)
        if self.category == MILITARY:
            self.tokens = self.level - state.built[at]  # MEU-11.4
        state.built[at] = self.level
        self.done = True
        world = state.world()
        name = world.building[self.category * 4 + self.level]
        state.say("built", seat=self.seat, thing=f"building:{name}", place=world.answers[self.territory])
        return None

    def honour(self, state: Position) -> Next:
        """MEU-7.17: a City, a Castle, a Cathedral."""
        if state.world().building[self.category * 4 + self.level] in MONUMENTS:
            state.gain(self.seat, 1, BUILDING)
        return None

    def token(self, state: Position) -> Next:
        places = token_sites(state, self.seat, self.territory) if self.tokens else []
        if not places:
            return END
        values = [state.world().answers[t] for t in places]
        return Ask(self.seat, [*values, NO_TOKEN], "control-token", "MEU-11.5")

    def on_token(self, state: Position, answer: str) -> str:
        if answer == NO_TOKEN:
            return END
        self.tokens -= 1
        territory = state.world().space_of[answer]
        state.token[territory] = self.seat
        state.refresh(territory)
        state.say("token", seat=self.seat, place=answer)
        return "token"


def build(seat: int, category: int, level: int, territory: int, florins: int, need: tuple[int, ...]) -> Build:
    return Build(seat=seat, category=category, level=level, territory=territory, florins=florins, need=need)
