"""Offers between players: compose what you give and get, others accept, refuse or counter."""

from typing import Any

from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

GOODS = ("wool", "corn")

#: who offers, what they give, what they want
Offer = tuple[int, tuple[int, ...], tuple[int, ...]]


class Market(State):
    goods: list[list[int]]
    offers: list[Offer]
    points: list[int]

    def can_pay(self, seat: int, goods: tuple[int, ...]) -> bool:
        return all(self.goods[seat][good] >= goods.count(good) for good in goods)

    def swap(self, offer: Offer, taker: int) -> None:
        maker, give, get = offer
        for good in give:
            self.goods[maker][good] -= 1
            self.goods[taker][good] += 1
        for good in get:
            self.goods[taker][good] -= 1
            self.goods[maker][good] += 1
        self.points[maker] += 1
        self.points[taker] += 1
        self.offers.clear()
        self.say("trades", seat=maker, partner=taker)


class Trading(Frame):
    """One seat puts up to two offers; every other seat answers once; the maker may take one counter-offer."""

    STEPS = ("propose", "write", "hear", "conclude", "pass_on")

    seat: int = 0
    hearing: int = 1

    def propose(self, market: Market) -> Ask | str:
        if len(market.offers) == 2:
            return "hear"
        return Ask(self.seat, ["button:offer", "button:done"], "propose", "TINY-5", "offer")

    def on_propose(self, market: Market, answer: str) -> str | None:
        return None if answer == "button:offer" else "hear" if market.offers else "pass_on"

    def write(self, market: Market) -> "Writing":
        return Writing(seat=self.seat, give=[], get=[])

    def on_write(self, market: Market, written: "Writing") -> str:
        market.offers.append(written.offer())
        return "propose"

    def hear(self, market: Market) -> "Frame | str":
        if self.hearing == market.seats or not market.offers:
            return "conclude"
        return Hearing(seat=(self.seat + self.hearing) % market.seats, maker=self.seat)

    def on_hear(self, market: Market, heard: Frame) -> str:
        self.hearing += 1
        return "hear"

    def conclude(self, market: Market) -> Ask | str:
        counters = [n for n, offer in enumerate(market.offers) if offer[0] != self.seat]
        payable = [n for n in counters if market.can_pay(self.seat, market.offers[n][2])]
        if not payable:
            return "pass_on"
        return Ask(self.seat, [*(f"offer:{n}" for n in payable), "button:refuse"], "conclude", "TINY-5", "offer")

    def on_conclude(self, market: Market, answer: str) -> None:
        if answer != "button:refuse":
            market.swap(market.offers[int(answer.removeprefix("offer:"))], self.seat)

    def pass_on(self, market: Market) -> str:
        market.offers.clear()
        market.begin_chapter()
        self.seat += 1
        self.hearing = 1
        return "end" if self.seat == market.seats else "propose"


class Writing(Frame):
    """An offer as a series of picks: goods to give, then goods to get."""

    STEPS = ("giving", "getting")

    seat: int
    give: list[int]
    get: list[int]

    def offer(self) -> Offer:
        return self.seat, tuple(self.give), tuple(self.get)

    def giving(self, market: Market) -> Ask:
        held = [good for good in (0, 1) if market.goods[self.seat][good] > self.give.count(good)]
        more = [f"good:{GOODS[good]}" for good in held] if len(self.give) < 2 else []
        return Ask(self.seat, [*more, "button:enough"], "give", "TINY-5", "pick_many")

    def on_giving(self, market: Market, answer: str) -> str | None:
        return self._picked(self.give, answer, "giving")

    def getting(self, market: Market) -> Ask:
        more = [f"good:{good}" for good in GOODS] if len(self.get) < 2 else []
        return Ask(self.seat, [*more, "button:enough"], "get", "TINY-5", "pick_many")

    def on_getting(self, market: Market, answer: str) -> str | None:
        return self._picked(self.get, answer, "getting")

    def _picked(self, goods: list[int], answer: str, again: str) -> str | None:
        if answer == "button:enough":
            return None
        goods.append(GOODS.index(answer.removeprefix("good:")))
        return again


class Hearing(Frame):
    """One seat hears the standing offers: accept one, refuse all, or make one counter-offer."""

    STEPS = ("respond", "counter")

    seat: int
    maker: int

    def respond(self, market: Market) -> Ask:
        good = [n for n, (maker, _, get) in enumerate(market.offers) if self._takes(market, maker, get)]
        values = [*(f"offer:{n}" for n in good), "button:refuse", "button:counter"]
        return Ask(self.seat, values, "respond", "TINY-5", "offer")

    def _takes(self, market: Market, maker: int, get: tuple[int, ...]) -> bool:
        return maker == self.maker and market.can_pay(self.seat, get)

    def on_respond(self, market: Market, answer: str) -> str | None:
        if answer == "button:counter":
            return None
        if answer != "button:refuse":
            market.swap(market.offers[int(answer.removeprefix("offer:"))], self.seat)
        return "end"

    def counter(self, market: Market) -> Writing:
        return Writing(seat=self.seat, give=[], get=[])

    def on_counter(self, market: Market, written: Writing) -> None:
        market.offers.append(written.offer())


class Offers(Tiny):
    name = "offers"
    seats = (2, 3, 6)

    def setup(self, seats: int, options: dict[str, Any]) -> Market:
        return Market(**blank(seats, options), goods=[[2, 2] for _ in range(seats)], offers=[], points=[0] * seats)

    def opening(self) -> Trading:
        return Trading()

    def laws(self, state: Any) -> None:
        if any(sum(row[good] for row in state.goods) != 2 * state.seats for good in (0, 1)):
            raise BrokenLaw("goods were lost or made")
        if any(count < 0 for row in state.goods for count in row):
            raise BrokenLaw("somebody gave what they did not have")


OFFERS = Offers()
