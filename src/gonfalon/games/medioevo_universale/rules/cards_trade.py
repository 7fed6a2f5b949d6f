"""Cards of trade: Merchant and Seller (MEU-18.19 to 18.21, 18.31)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import GOODS
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.deals import (
    FREE_SALE,
    LONE_SALE,
    Sale,
    Trade,
    lone_goods,
    open_market,
)
from gonfalon.games.medioevo_universale.rules.money import means
from gonfalon.games.medioevo_universale.rules.occasions import Declaring
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import Frame, Next

ANY_GOOD: Final = 21


class Merchant(Card):
    """A deal that its card allows; the trader declares it on his journey (MEU-28.42)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if not isinstance(window, Declaring) or window.seat != seat or not state.moves[window.slot]:
            return False  # a deal takes a point of movement (MEU-14.3)
        return self._possible(state, seat, window.slot)

    def _possible(self, state: Position, seat: int, slot: int) -> bool:
        here = state.place[slot]
        if self.card == LONE_SALE:
            return bool(lone_goods(state, slot))
        if self.card == FREE_SALE:
            return not state.is_sea(here) and state.holder[here] != seat and state.cargo[slot] > 0
        if state.due[seat]:
            return False  # a bankrupt buys nothing (MEU-20.7)
        free = state.hold(slot) - carriers.cube_count(state.cargo[slot])
        return open_market(state, seat, slot) and free > 0 and any(state.bank)

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return self.card != ANY_GOOD or means(state, seat) >= state.number("any_good")

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        if self.card == ANY_GOOD:
            return Trade(seat=seat, slot=window.slot, space=window.space, card=self.card, stages=[])
        cubes = [0] * len(GOODS)
        return Sale(seat=seat, slot=window.slot, space=window.space, card=self.card, cubes=cubes, aboard=0)


class RouteMaker(Card):
    """MEU-18.31: his Route tokens are laid anew; the destination stays, and what is done stays done."""

    rule: ClassVar[str] = "MEU-18.31"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return len(state.route[seat]) > 1

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return LayRoute(seat=seat, stages=[])


class LayRoute(CardUse):
    """Token after token: where it lies from now on. Nobody else sees it before all are laid."""

    STEPS: ClassVar[tuple[str, ...]] = ("lay", "apply")
    VISIBLE: ClassVar[dict[str, Sight]] = {"stages": Sight(SEAT, size=False)}
    CARD: ClassVar[int] = 31

    stages: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        left = state.route[self.seat][len(self.stages) : -1]
        place = state.world().answers[left[0] // 2] if left else ""
        return {"card": "card:31", "place": place, "done": left[0] % 2 if left else 0}

    def lay(self, state: Position) -> Next:
        route = state.route[self.seat]
        if len(self.stages) == len(route) - 1:
            return None
        taken = [stage // 2 for stage in (*self.stages, route[-1])]
        areas = [t for t in state.world().areas if state.in_play[t] and t not in taken]
        return Ask(self.seat, [state.world().answers[t] for t in areas], "card-31", "MEU-18.31")

    def on_lay(self, state: Position, answer: str) -> str:
        done = state.route[self.seat][len(self.stages)] % 2
        self.stages.append(state.world().space_of[answer] * 2 + done)
        return "lay"

    def apply(self, state: Position) -> Next:
        state.reveal()
        state.route[self.seat] = [*self.stages, state.route[self.seat][-1]]
        stages = [state.world().answers[stage // 2] for stage in state.route[self.seat]]
        state.say("route", seat=self.seat, stages=stages)
        return None


for _card in (LONE_SALE, FREE_SALE, ANY_GOOD):
    CARDS[_card] = Merchant(_card)
CARDS[31] = RouteMaker()
