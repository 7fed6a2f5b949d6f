"""Answers of other kinds: a number is bid, a squad is picked, orders are planned by all at once."""

from typing import Any, ClassVar

from gonfalon.kernel.picks import Picks
from gonfalon.kernel.plans import Plans
from gonfalon.kernel.requests import Ask, Number, Together, numbered
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

PURSE = 2000
GOODS = ("good:wool", "good:corn")


class Stalls(State):
    coins: list[int]
    squads: list[list[str]]
    orders: list[list[str]]
    points: list[int]


class Squad(Picks):
    PROMPT = "squad"
    RULE = "TINY-3"


class Orders(Plans):
    """Everybody orders up to three goods, at least one."""

    PROMPT = "orders"
    RULE = "TINY-5"

    def choices(self, state: Stalls, seat: int, plan: list[str]) -> list[str]:
        return list(GOODS) if len(plan) < 3 else []

    def complete(self, state: Stalls, seat: int, plan: list[str]) -> bool:
        return len(plan) > 0

    def opened(self, state: Stalls) -> None:
        for seat, plan in enumerate(self.plans):
            state.orders[seat] = plan[:]
            state.points[seat] += plan.count("good:wool")


class Fair(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("bid", "tip", "squad", "order")

    seat: int = 0

    def bid(self, state: Stalls) -> Together:
        return Together([Number(seat, 0, state.coins[seat], "price", "TINY-4") for seat in range(state.seats)])

    def on_bid(self, state: Stalls, answers: list[tuple[int, str]]) -> None:
        for seat, answer in answers:
            state.coins[seat] -= numbered(answer) or 0

    def tip(self, state: Stalls) -> Ask | None:
        most = state.coins[self.seat] // 50 * 50
        return Number(self.seat, 50, most, "tip", "TINY-4", step=50, also=["button:pass"]) if most else None

    def on_tip(self, state: Stalls, answer: str) -> None:
        state.coins[self.seat] -= numbered(answer) or 0

    def squad(self, state: Stalls) -> Squad:
        things = [f"card:{card}" for card in range(5)]
        return Squad(seat=self.seat, things=things, least=2, most=3, picked=[])

    def on_squad(self, state: Stalls, squad: Squad) -> str | None:
        state.squads[self.seat] = squad.picked
        self.seat += 1
        state.begin_chapter()
        return "tip" if self.seat < state.seats else None

    def order(self, state: Stalls) -> Orders:
        count = state.seats
        return Orders(planners=list(range(count)), plans=[[] for _ in range(count)], given=[0] * count, ready=[])


class Market(Tiny):
    name = "market"
    seats = (2, 3)

    def setup(self, seats: int, options: dict[str, Any]) -> Stalls:
        rows: list[list[str]] = [[] for _ in range(seats)]
        return Stalls(
            **blank(seats, options), coins=[PURSE] * seats, squads=rows[:], orders=rows[:], points=[0] * seats
        )

    def opening(self) -> Fair:
        return Fair()


MARKET = Market()
