"""Sealed bids: everybody bids at once, the highest pays and wins the prize, a die settles ties."""

from typing import Any

from gonfalon.kernel.requests import Ask, Dice, Together
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank


class Purses(State):
    coins: list[int]
    points: list[int]


class Auction(Frame):
    STEPS = ("bid", "settle", "again")

    best: list[int]
    price: int = 0
    round: int = 0

    def bid(self, state: Purses) -> Together:
        able = [seat for seat in range(state.seats) if state.coins[seat]]
        return Together([Ask(s, [f"bid:{n}" for n in range(state.coins[s] + 1)], "bid", "TINY-4") for s in able])

    def on_bid(self, state: Purses, answers: list[tuple[int, str]]) -> str | None:
        bids = [(seat, int(answer.removeprefix("bid:"))) for seat, answer in answers]
        state.say("bids", bids=[bid for _, bid in bids])
        self.price = max((bid for _, bid in bids), default=0)
        self.best = [seat for seat, bid in bids if bid == self.price]
        return None if self.best else "end"

    def settle(self, state: Purses) -> Dice:
        return Dice(1 if len(self.best) > 1 else 0, len(self.best))

    def on_settle(self, state: Purses, faces: tuple[int, ...]) -> None:
        winner = self.best[faces[0] - 1] if faces else self.best[0]
        state.coins[winner] -= self.price
        state.points[winner] += 1
        state.say("wins-prize", winner=winner, price=self.price)

    def again(self, state: Purses) -> str:
        state.begin_chapter()
        self.round += 1
        return "end" if self.round == 3 else "bid"


class Bids(Tiny):
    name = "bids"
    seats = (2, 3, 6)

    def setup(self, seats: int, options: dict[str, Any]) -> Purses:
        return Purses(**blank(seats, options), coins=[4] * seats, points=[0] * seats)

    def opening(self) -> Auction:
        return Auction(best=[])


BIDS = Bids()
