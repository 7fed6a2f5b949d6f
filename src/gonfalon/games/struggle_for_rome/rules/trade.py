"""Trade between players: the kernel's negotiation, with resource cards (SFR-4.2 to 4.4, SFR-4.9, SFR-4.10)."""

from typing import ClassVar

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.offers import Offer


class Deal(Offer):
    """One proposal of the player whose turn it is."""

    GOODS: ClassVar[tuple[str, ...]] = RESOURCES
    RULE: ClassVar[str] = "SFR-4.9"
    RULE_SIDES: ClassVar[str] = "SFR-4.3"
    RULE_LIMIT: ClassVar[str] = "SFR-4.10"
    ROUNDS: ClassVar[int] = 6

    def holds(self, state: Position, seat: int, good: int) -> int:
        return state.have(seat, good)

    def size(self, state: Position, seat: int) -> int:
        return len(state.hand[seat])

    def shown(self, state: Position, seat: int, numbers: list[int]) -> None:
        for kind in range(4):
            state.show(seat, kind, numbers[kind])

    def exchange(self, state: Position, partner: int, give: list[int], get: list[int]) -> None:
        for kind in range(4):
            for _ in range(give[kind]):
                state.release(self.seat, kind)
                state.receive(partner, kind)
            for _ in range(get[kind]):
                state.release(partner, kind)
                state.receive(self.seat, kind)
