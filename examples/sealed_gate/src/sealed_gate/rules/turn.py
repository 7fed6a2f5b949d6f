"""The course of the game (section 2) and a cart's way to the gate (section 3)."""

from typing import Any, ClassVar

from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next
from sealed_gate.content import CARDS, CLAIMS, HAND, KIND_OF, KINDS, ROUNDS
from sealed_gate.rules.gate import Gate
from sealed_gate.rules.position import Position


class WholeGame(Frame):
    """GATE-2.1: so many rounds, everybody brings one cart in each."""

    STEPS: ClassVar[tuple[str, ...]] = ("fill", "cart", "go_on")
    seat: int = 0
    round: int = 1

    def fill(self, state: Position) -> Next:
        """GATE-2.2: whoever is next draws up to a full hand."""
        return Draw(state.deck, min(HAND - len(state.hand[self.seat]), len(state.deck)))

    def on_fill(self, state: Position, cards: tuple[int, ...]) -> None:
        for card in cards:
            state.deck.remove(card)
            state.hand[self.seat].append(card)
        state.hand[self.seat].sort()

    def cart(self, state: Position) -> Next:
        state.begin_chapter()
        return Cart(seat=self.seat, load=[])

    def go_on(self, state: Position) -> Next:
        self.seat = (self.seat + 1) % state.seats
        self.round += self.seat == 0
        return END if self.round > ROUNDS else "fill"


class Cart(Frame):
    """GATE-3.1: load a card face down, say what it is, and drive up to the gate."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "claim", "gate")
    VISIBLE: ClassVar[dict[str, Sight]] = {"load": Sight(SEAT, "cards")}
    seat: int
    load: list[int]
    claimed: int = -1

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, [CARDS[card] for card in state.hand[self.seat]], "load", "GATE-3.1", always=True)

    def on_choose(self, state: Position, answer: str) -> None:
        card = CARDS.index(answer)
        state.hand[self.seat].remove(card)
        self.load.append(card)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return {"goods": f"goods:{KINDS[KIND_OF[CARDS.index(answer)]]}", "number": CARDS.index(answer)}

    def claim(self, state: Position) -> Next:
        return Ask(self.seat, CLAIMS, "claim", "GATE-3.2")

    def on_claim(self, state: Position, answer: str) -> None:
        self.claimed = KINDS.index(answer.removeprefix("goods:"))
        state.say("claims", seat=self.seat, goods=answer)

    def gate(self, state: Position) -> Next:
        load, self.load = self.load, []
        return Gate(seat=self.seat, claimed=self.claimed, load=load)

    def on_gate(self, state: Position, gate: Gate) -> None:
        """GATE-4.5: an unopened load goes into the carter's store, face down."""
        if gate.load:
            state.store[self.seat] = sorted(state.store[self.seat] + gate.load)
            state.say("through", seat=self.seat)
