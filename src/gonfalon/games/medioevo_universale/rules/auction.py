"""Phase 1: the auction for the turn order (section 4)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.kernel.requests import Ask, Number, Together
from gonfalon.kernel.state import Frame, Next


class TurnOrder(Frame):
    """Sealed bids; the highest leads and pays the player who will be last (MEU-4.1 to 4.5)."""

    STEPS: ClassVar[tuple[str, ...]] = ("bid", "rank", "bid_again", "rank_again", "settle")

    bids: list[int]
    first: list[int]  # tied for the first place
    behind: list[int]  # ranked behind them
    added: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"number": state.turn_number, "again": int(len(self.first) > 1)}

    def bid(self, state: Position) -> Next:
        return Together([_ask(state, seat, 0) for seat in state.playing()])

    def on_bid(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        self.bids = [0] * state.seats
        for seat, answer in answers:
            self.bids[seat] = int(answer[7:])
            state.say("bid", seat=seat, florins=self.bids[seat])

    def rank(self, state: Position) -> Next:
        best = max([self.bids[seat] for seat in state.playing()])
        self.first = [seat for seat in state.playing() if self.bids[seat] == best]
        self.behind = self._ranked(state, [seat for seat in state.playing() if self.bids[seat] < best])
        return None

    def _ranked(self, state: Position, seats: list[int]) -> list[int]:
        """By decreasing bid; equal ones in the reverse of their order of the turn before (MEU-4.4)."""
        backwards = list(reversed(state.last_order))
        return sorted(seats, key=lambda seat: (-self.bids[seat], backwards.index(seat)))

    def bid_again(self, state: Position) -> Next:
        """MEU-4.3: those tied for the first place add to their bids."""
        if len(self.first) == 1:
            return "settle"
        return Together([_ask(state, seat, self.bids[seat]) for seat in self.first])

    def on_bid_again(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        self.added = [0] * state.seats
        for seat, answer in answers:
            self.added[seat] = int(answer[7:])
            self.bids[seat] += self.added[seat]
            state.say("bid-again", seat=seat, florins=self.added[seat])

    def rank_again(self, state: Position) -> Next:
        tied = self.first
        if not any(self.added[seat] for seat in tied):
            self.behind = self._ranked(state, tied) + self.behind
            self.first = []
            return None
        best = max([self.bids[seat] for seat in tied])
        self.behind = self._ranked(state, [seat for seat in tied if self.bids[seat] < best]) + self.behind
        self.first = [seat for seat in tied if self.bids[seat] == best]
        return "bid_again"

    def settle(self, state: Position) -> Next:
        order = self.first + self.behind
        gone = [seat for seat in state.order if state.out[seat]]
        state.order = order + gone
        winner, last = order[0], order[-1]
        florins = self.bids[winner]
        state.florins[winner] -= florins
        receive(state, last, florins)
        for place, seat in enumerate(order):
            state.say("place", seat=seat, place=place + 1)
        if florins:
            state.say("first-pays", seat=winner, other=last, florins=florins)
        return None


def turn_order(state: Position) -> TurnOrder:
    return TurnOrder(bids=[], first=[], behind=[], added=[])


def _ask(state: Position, seat: int, already: int) -> Ask:
    """MEU-4.1: from nothing to all the cash; a bankrupt bids nothing (MEU-20.7)."""
    most = 0 if state.due[seat] else state.florins[seat] - already
    return Number(seat, 0, max(0, most), "bid", "MEU-4.1", always=True, default="number:0")
