"""Trades between players (section 5) of resources and tokens, through the common offers."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES, GOODS, RESOURCES
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.offers import Offer

PER_TURN: Final = 2  # proposals a player may open in a turn, so that every turn ends


def wealth(state: Position, seat: int) -> int:
    return sum(state.goods[seat * GOODS : (seat + 1) * GOODS])


def can_trade(state: Position, seat: int, opened: int) -> bool:
    """COC-5.1: with an opponent, if both have something to exchange."""
    if opened >= PER_TURN or not state.options["trades"] or not wealth(state, seat):
        return False
    return any(wealth(state, other) for other in state.others(seat))


class Trade(Offer):
    """COC-5.1 to 5.6: the active player and one opponent, at once and as a whole."""

    GOODS: ClassVar[tuple[str, ...]] = GOOD_NAMES
    RULE: ClassVar[str] = "COC-5.2"
    RULE_SIDES: ClassVar[str] = "COC-5.2"
    RULE_LIMIT: ClassVar[str] = "COC-5.1"

    @staticmethod
    def opened(state: Position, seat: int) -> "Trade":
        none = [0] * GOODS
        return Trade(
            seat=seat,
            partners=[other for other in state.others(seat) if wealth(state, other)],
            give=none[:],
            get=none[:],
            to=[],
            accepted=[],
            counters=[],
            draft=[],
        )

    def holds(self, state: Any, seat: int, good: int) -> int:
        count: int = state.have(seat, good)
        return count

    def size(self, state: Any, seat: int) -> int:
        return wealth(state, seat)

    def exchange(self, state: Any, partner: int, give: list[int], get: list[int]) -> None:
        """COC-5.6: what is above a limit of the receiver is lost."""
        for good in range(GOODS):
            state.goods[self.seat * GOODS + good] += get[good] - give[good]
            state.goods[partner * GOODS + good] += give[good] - get[good]
        for seat in (self.seat, partner):
            for good in range(RESOURCES):
                most = limit(state, seat, good)
                state.goods[seat * GOODS + good] = min(most, state.goods[seat * GOODS + good])
