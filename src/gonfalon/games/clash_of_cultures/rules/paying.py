"""Costs and how they are paid: what is named, or something that replaces it directly (COC-0.3, COC-4.3 to 4.10).

A ``Bill`` says for every good how many are due and which other goods may stand in for it. ``Pay`` lets a seat choose
among the ways that are left to it, those without stand-ins first.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOLD, GOODS
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.goods import listed
from gonfalon.games.clash_of_cultures.rules.moments import PAY_ANY
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

#: What may replace a good: gold any other resource (COC-4.4); tokens nothing.
PLAIN: Final = tuple([1 << GOLD if good < GOLD else 0 for good in range(GOODS)])


class Bill:
    """What is due: ``need`` of each good, and for each good the bits of those that may replace it."""

    def __init__(self, need: tuple[int, ...], subs: tuple[int, ...] = PLAIN) -> None:
        self.need = need
        self.subs = subs

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bill) and self.need == other.need and self.subs == other.subs

    def __hash__(self) -> int:
        return hash((self.need, self.subs))

    def waived(self, *goods: int) -> "Bill":
        """Without these goods."""
        return Bill(tuple([0 if good in goods else n for good, n in enumerate(self.need)]), self.subs)

    def less(self, good: int, number: int) -> "Bill":
        """A reduction; a cost cannot fall below 0 (COC-4.9)."""
        return Bill(tuple([max(0, n - number) if g == good else n for g, n in enumerate(self.need)]), self.subs)

    def more(self, good: int, number: int) -> "Bill":
        """With more of a good."""
        return Bill(tuple([n + number if g == good else n for g, n in enumerate(self.need)]), self.subs)

    def replacing(self, good: int, by: int) -> "Bill":
        """With ``by`` as a further stand-in for ``good``."""
        return Bill(self.need, tuple([subs | 1 << by if g == good else subs for g, subs in enumerate(self.subs)]))

    def exact(self) -> "Bill":
        """Without any stand-ins."""
        return Bill(self.need, (0,) * GOODS)

    def free(self) -> bool:
        return not any(self.need)


def bill(cost: list[int]) -> Bill:
    """A cost as printed."""
    return Bill(tuple(cost))


def tokens(good: int, number: int = 1) -> Bill:
    """A cost in one good."""
    return Bill(tuple([number if g == good else 0 for g in range(GOODS)]))


def ways(state: Position, seat: int, due: Bill) -> list[tuple[int, ...]]:
    """Every set of goods with which a seat can pay, those with the fewest stand-ins first."""
    due = PAY_ANY.settled(state, seat, due)
    have = tuple(state.goods[seat * GOODS : (seat + 1) * GOODS])
    found: dict[tuple[int, ...], int] = {}
    _spend(due, 0, have, (0,) * GOODS, 0, found)
    return sorted(found, key=lambda spent: (found[spent], spent))


def _spend(
    due: Bill,
    good: int,
    have: tuple[int, ...],
    spent: tuple[int, ...],
    stood_in: int,
    found: dict[tuple[int, ...], int],
) -> None:
    while good < GOODS and not due.need[good]:
        good += 1
    if good == GOODS:
        if stood_in < found.get(spent, 1000):
            found[spent] = stood_in
        return
    for mix in _mixes(due.need[good], good, due.subs[good], have):
        left = tuple([n - used for n, used in zip(have, mix, strict=True)])
        total = tuple([n + used for n, used in zip(spent, mix, strict=True)])
        _spend(due, good + 1, left, total, stood_in + due.need[good] - mix[good], found)


def _mixes(number: int, good: int, subs: int, have: tuple[int, ...]) -> list[tuple[int, ...]]:
    """How so many of a good can be made up."""
    out: list[list[int]] = [[0] * GOODS]
    kinds = [good, *[other for other in range(GOODS) if subs >> other & 1 and other != good]]
    for place, kind in enumerate(kinds):
        longer: list[list[int]] = []
        for mix in out:
            missing = number - sum(mix)
            most = min(missing, have[kind])
            for used in range(most, -1, -1):
                if place == len(kinds) - 1 and used != missing:
                    continue
                new = mix[:]
                new[kind] = used
                longer.append(new)
        out = longer
    return [tuple(mix) for mix in out]


def payable(state: Position, seat: int, due: Bill) -> bool:
    """Whether there is a way to pay."""
    have = state.goods
    at = seat * GOODS
    for good in range(GOODS):
        if due.need[good] > have[at + good]:
            return bool(ways(state, seat, due))
    return True


def pay(state: Position, seat: int, spent: tuple[int, ...]) -> None:
    """Goods go to the bank."""
    for good, number in enumerate(spent):
        state.goods[seat * GOODS + good] -= number
    if any(spent):
        state.say("pays", seat=seat, goods=listed(list(spent)))


class Pay(Frame):
    """A seat pays a cost it can pay; ``spent`` tells its caller what was given."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "hand_over")

    seat: int
    need: tuple[int, ...]
    subs: tuple[int, ...] = PLAIN
    rule: str = "COC-0.3"
    spent: tuple[int, ...] = ()
    fixed: tuple[int, ...] = ()  # how many of the first goods, while they are chosen one by one

    def _ways(self, state: Position) -> list[tuple[int, ...]]:
        return vectors.fitting(ways(state, self.seat, Bill(self.need, self.subs)), self.fixed)

    def choose(self, state: Position) -> Next:
        if not any(self.need):
            self.spent = (0,) * GOODS
            return END
        found = self._ways(state)
        fixed = self.fixed or vectors.start(found)
        return Ask(self.seat, vectors.answers("pay", found, fixed), "pay", self.rule, "pay")

    def on_choose(self, state: Position, answer: str) -> str | None:
        found = self._ways(state)
        way = vectors.picked("pay", found, answer)
        if way is None:
            self.fixed = vectors.fixing(found, self.fixed or vectors.start(found), answer)
            return "choose"
        self.spent = way
        return None

    def hand_over(self, state: Position) -> Next:
        pay(state, self.seat, self.spent)
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"goods": listed(list(self.need))}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        way = vectors.picked("pay", self._ways(state), answer)
        return {"goods": listed(list(way))} if way else {}


def paying(seat: int, due: Bill, rule: str = "COC-0.3") -> Pay:
    """The frame that pays a bill."""
    return Pay(seat=seat, need=due.need, subs=due.subs, rule=rule)
