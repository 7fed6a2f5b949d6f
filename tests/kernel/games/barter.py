"""The kernel's own negotiation: goods nobody else can see, one offer per seat."""

from typing import Any, ClassVar

from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.offers import Offer
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

#: what a seat holds at the beginning: numbers of its two goods, as a list of single pieces
PIECES = ([0, 0], [1, 1], [0, 1])


class Bazaar(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"goods": Sight(OWNER, "goods")}

    goods: list[list[int]]
    points: list[int]


class Deal(Offer):
    GOODS = ("wool", "corn")
    RULE = "TINY-5"
    RULE_SIDES = "TINY-5"
    RULE_LIMIT = "TINY-5"

    def holds(self, state: Any, seat: int, good: int) -> int:
        return int(state.goods[seat].count(good))

    def size(self, state: Any, seat: int) -> int:
        return len(state.goods[seat])

    def exchange(self, state: Any, partner: int, give: list[int], get: list[int]) -> None:
        for giver, taker, numbers in ((self.seat, partner, give), (partner, self.seat, get)):
            for good, number in enumerate(numbers):
                for _ in range(number):
                    state.goods[giver].remove(good)
                    state.goods[taker].append(good)
        state.points[self.seat] += 1


class Bartering(Frame):
    STEPS = ("open", "deal", "pass_on")

    seat: int = 0

    def open(self, state: Bazaar) -> Ask:
        return Ask(self.seat, ["button:done", "button:offer"], "propose", "TINY-5")

    def on_open(self, state: Bazaar, answer: str) -> str | None:
        return None if answer == "button:offer" else "pass_on"

    def deal(self, state: Bazaar) -> Deal:
        partners = [seat for seat in range(state.seats) if seat != self.seat]
        none: list[int] = []
        return Deal(
            seat=self.seat, partners=partners, give=[0, 0], get=[0, 0], to=[], accepted=[], counters=[], draft=none
        )

    def on_deal(self, state: Bazaar, deal: Deal) -> str | None:
        return None if deal.sent() else "open"

    def pass_on(self, state: Bazaar) -> str:
        state.begin_chapter()
        self.seat += 1
        return "end" if self.seat == state.seats else "open"


class Barter(Tiny):
    name = "barter"
    seats = (2, 3)

    def setup(self, seats: int, options: dict[str, Any]) -> Bazaar:
        return Bazaar(**blank(seats, options), goods=[pieces[:] for pieces in PIECES[:seats]], points=[0] * seats)

    def opening(self) -> Bartering:
        return Bartering()

    def laws(self, state: Any) -> None:
        held = sorted(good for goods in state.goods for good in goods)
        if held != sorted(good for goods in PIECES[: state.seats] for good in goods):
            raise BrokenLaw("goods were lost or made")


BARTER = Barter()
