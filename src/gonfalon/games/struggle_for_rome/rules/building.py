"""Building, and the exchange with the bank (SFR-4.5 to 4.8 and section 5)."""

from typing import Any, ClassVar, Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import (
    BUILDINGS,
    CARD,
    GRAIN,
    HORSE,
    HORSEMAN,
    ORE,
    RECRUIT,
    WAGON,
    WARRIOR,
)
from gonfalon.games.struggle_for_rome.rules.cards import GOODS, DrawCard, DrawPasture
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.requests import BACK, Ask
from gonfalon.kernel.state import END, Frame, Next

BUILD_ANSWERS: Final = tuple([f"build:{name}" for name in BUILDINGS])
BANK_ANSWERS: Final = tuple([f"bank:{name}" for name in RESOURCES])
PAY_CARDS: Final = "pay:cards"
PAY_JOKER: Final = tuple([f"pay:joker-{name}" for name in RESOURCES])
BOXES: Final = ("box:horseman", "box:warrior")
PILES: Final = ("pile:ore", "pile:grain", "pile:pasture")


def in_stock(state: Position, seat: int, building: int) -> bool:
    """Whether there is anything left to build (SFR-5.2, SFR-5.3, SFR-5.4)."""
    if building == RECRUIT:
        return state.spare[seat * 2] > 0 or state.spare[seat * 2 + 1] > 0
    if building == WAGON:
        return state.spare_wagons[seat] > 0
    return bool(state.deck)


def affordable(state: Position, seat: int, building: int, held: list[int]) -> bool:
    """Whether a seat that holds these cards can pay, with its joker if need be (SFR-5.7)."""
    missing = 0
    for kind in state.land().costs[building]:
        if not held[kind]:
            missing += 1
    if missing > 1 or (missing == 1 and state.joker[seat]):
        return False
    gold = state.number("joker") if missing else 0
    if building == CARD:
        gold += state.number("card_gold")
    return state.gold[seat] >= gold


class Build(Frame):
    """One building: pay, then place it. Until it is paid nobody else sees what is about to be built."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "place")

    seat: int
    building: int

    def about(self, state: Any) -> dict[str, Any]:
        return {"building": BUILD_ANSWERS[self.building]}

    def private(self) -> bool:
        return self.at == 0

    def pay(self, state: Position) -> Next:
        """With the joker still at hand, whether there is a choice depends on the cards (SFR-5.7, SFR-15.1)."""
        seat = self.seat
        held = state.counts(seat)
        cost = state.land().costs[self.building]
        gold = state.gold[seat] - (state.number("card_gold") if self.building == CARD else 0)
        missing = [kind for kind in cost if not held[kind]]
        values: list[str] = [] if missing else [PAY_CARDS]
        joker = not state.joker[seat] and gold >= state.number("joker")
        if joker and len(missing) <= 1:
            for kind in missing or cost:
                values.append(PAY_JOKER[kind])
        return Ask(seat, values, "pay", "SFR-5.7", open=not joker)

    def on_pay(self, state: Position, answer: str) -> None:
        seat = self.seat
        joker = -1 if answer == PAY_CARDS else PAY_JOKER.index(answer)
        for kind in state.land().costs[self.building]:
            if kind != joker:
                state.spend(seat, kind)
        if joker >= 0:
            state.joker[seat] = 1
            state.gold[seat] -= state.number("joker")
        if self.building == CARD:
            state.gold[seat] -= state.number("card_gold")
        state.refill()
        state.reveal()  # what was paid was in the hand
        instead = GOODS[joker] if joker >= 0 else "none"
        state.say("builds", seat=seat, building=BUILD_ANSWERS[self.building], joker=joker >= 0, instead=instead)

    def place(self, state: Position) -> Next:
        seat = self.seat
        state.quiet = 0
        if self.building == CARD:
            return DrawCard(seat=seat)
        if self.building == WAGON:
            return Ask(seat, list(BOXES), "wagon-box", "SFR-5.3", open=True)
        for tribe in (seat * 2 + HORSEMAN, seat * 2 + WARRIOR):
            if state.spare[tribe]:  # SFR-5.2
                state.spare[tribe] -= 1
                state.figures[tribe] += 1
        return None

    def on_place(self, state: Position, answer: Any) -> None:
        if self.building == WAGON:
            state.spare_wagons[self.seat] -= 1
            state.wagons[self.seat * 2 + BOXES.index(answer)] += 1
            state.say("wagon", seat=self.seat, box=answer)

    def targets_of_place(self, state: Any, answer: str) -> list[str]:
        return [f"box:{self.seat}-{answer[4:]}"]


class Exchange(Frame):
    """Three identical cards are handed in, then one is taken (SFR-4.6); until the pile is named it is a thought."""

    STEPS: ClassVar[tuple[str, ...]] = ("take", "draw")

    seat: int
    kind: int

    def private(self) -> bool:
        return self.at == 0

    def take(self, state: Position) -> Next:
        """The piles as they will be with the three cards (SFR-4.6, SFR-4.8)."""
        values: list[str] = []
        if state.ore or self.kind == ORE:
            values.append(PILES[0])
        if state.grain or self.kind == GRAIN:
            values.append(PILES[1])
        if state.pasture or state.discard or self.kind >= HORSE:
            values.append(PILES[2])
        return Ask(self.seat, values, "bank", "SFR-4.5", more=[BACK])

    def on_take(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            return END
        for _ in range(state.number("bank")):
            state.spend(self.seat, self.kind)
        state.refill()
        state.reveal()  # what was handed in was in the hand
        state.say("bank", seat=self.seat, good=[GOODS[self.kind]] * state.number("bank"), pile=answer)
        if answer == PILES[2]:
            return None
        state.take(self.seat, ORE if answer == PILES[0] else GRAIN)
        return END

    def draw(self, state: Position) -> Next:
        return DrawPasture(seat=self.seat, count=1)
