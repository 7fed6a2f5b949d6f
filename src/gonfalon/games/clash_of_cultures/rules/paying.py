"""Costs and how they are paid: what is named, or something that replaces it directly (COC-0.3, COC-4.3 to 4.10).

A ``Bill`` is the kernel's: what is due, and what may stand in for it. ``Pay`` lets a seat choose among the ways that
are left to it, those without stand-ins first. Captives are an eighth good behind the tokens (COC-33.2, 33.4).
"""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOLD, GOOD_NAMES, GOODS, NOBODY, RESOURCES, UNIT_NAMES
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.goods import goods_answer, listed, lose
from gonfalon.games.clash_of_cultures.rules.moments import PAY_ANY
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.kernel import paying as kernel
from gonfalon.kernel.paying import Bill as Bill
from gonfalon.kernel.paying import Due as Due
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

CAPTIVE: Final = GOODS

#: A bill as it is kept in a frame: number, good and stand-ins of each due.
Dues = tuple[tuple[int, int, tuple[tuple[int, int], ...]], ...]

FREE: Final = Bill(())


def due(good: int, number: int = 1) -> Due:
    """So many of a good; gold may replace any other resource (COC-4.4), nothing replaces tokens."""
    return Due(number, good, ((GOLD, 1),) if good < GOLD else ())


#: Bills that were needed before: nothing changes them, and the same costs come up again and again.
_PRINTED: Final[dict[tuple[int, ...], Bill]] = {}
_PLAIN: Final[dict[tuple[int, int], Bill]] = {}


def bill(cost: list[int]) -> Bill:
    """A cost as printed."""
    key = tuple(cost)
    found = _PRINTED.get(key)
    if found is None:
        found = _PRINTED[key] = Bill(tuple([due(good, number) for good, number in enumerate(cost)]))
    return found


def tokens(good: int, number: int = 1) -> Bill:
    """A cost in one good."""
    key = (good, number)
    found = _PLAIN.get(key)
    if found is None:
        found = _PLAIN[key] = Bill((due(good, number),))
    return found


def subsets(bits: int) -> list[int]:
    """Every choice among optional effects, from none to all of them."""
    out = [0]
    while bits:
        bit = bits & -bits
        out += [chosen | bit for chosen in out]
        bits ^= bit
    return out


def both(a: Bill, b: Bill) -> Bill:
    """Two costs paid together."""
    return Bill(a.dues + b.dues)


def _have(state: Position, seat: int) -> tuple[int, ...]:
    have = state.goods[seat * GOODS : (seat + 1) * GOODS]
    have.append(len(state.captives[seat]))
    return tuple(have)


def _with_stand_ins(state: Position, seat: int, owed: Bill) -> Bill:
    settled: Bill = PAY_ANY.settled(state, seat, owed)
    return settled


def ways(state: Position, seat: int, owed: Bill) -> list[tuple[int, ...]]:
    """Every set of goods with which a seat can pay, those with the fewest stand-ins first."""
    return kernel.ways(_with_stand_ins(state, seat, owed), _have(state, seat))


def payable(state: Position, seat: int, owed: Bill) -> bool:
    """Whether there is a way to pay."""
    return owed.free or kernel.payable(_with_stand_ins(state, seat, owed), _have(state, seat))


def pay(state: Position, seat: int, spent: tuple[int, ...]) -> None:
    """Goods go to the bank."""
    for good in range(GOODS):
        state.goods[seat * GOODS + good] -= spent[good]
    if any(spent):
        state.say("pays", seat=seat, goods=listed(list(spent)))


class Pay(Frame):
    """A seat pays a cost it can pay; ``spent`` tells its caller what was given."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "hand_over", "release")

    seat: int
    dues: Dues
    rule: str = "COC-0.3"
    spent: tuple[int, ...] = (0,) * (GOODS + 1)
    fixed: tuple[int, ...] = ()  # how many of the first goods, while they are chosen one by one
    released: int = 0

    def _ways(self, state: Position) -> list[tuple[int, ...]]:
        owed = Bill(tuple([Due(number, good, instead) for number, good, instead in self.dues]))
        return vectors.fitting(ways(state, self.seat, owed), self.fixed)

    def choose(self, state: Position) -> Next:
        if not self.dues:
            return END
        found = self._ways(state)
        fixed = self.fixed or vectors.start(found)
        return Ask(self.seat, vectors.answers("pay", found, fixed), "pay", self.rule)

    def on_choose(self, state: Position, answer: str) -> str | None:
        way = vectors.read(answer)
        if way is None:
            found = self._ways(state)
            self.fixed = vectors.fixing(found, self.fixed or vectors.start(found), answer)
            return "choose"
        self.spent = way
        return None

    def hand_over(self, state: Position) -> Next:
        pay(state, self.seat, self.spent)
        return None

    def release(self, state: Position) -> Next:
        """COC-33.1: a captive goes back to its owner's supply; which one is the payer's choice."""
        if self.released == self.spent[CAPTIVE]:
            return END
        return Ask(self.seat, captive_answers(state, self.seat), "release", "COC-33.2")

    def on_release(self, state: Position, answer: str) -> str:
        free_captive(state, self.seat, answer)
        self.released += 1
        return "release"

    def about_release(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)

    def about(self, state: Any) -> dict[str, Any]:
        return {"goods": [vectors.thing(good) for number, good, _ in self.dues for _ in range(number)]}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        way = vectors.picked("pay", self._ways(state), answer)
        return {"goods": listed(list(way))} if way else vectors.told(answer)


# -- captives (COC-33.1, 33.2) -----------------------------------------------------------------------


def captive_answers(state: Position, seat: int) -> list[str]:
    """The captives of a seat, those that are alike once."""
    return [f"captive:{code // 8}_{UNIT_NAMES[code % 8]}" for code in sorted(set(state.captives[seat]))]


def about_captive(answer: str) -> dict[str, Any]:
    """Whose unit is meant, and what it is."""
    if not answer.startswith("captive:"):
        return {}
    owner, _, kind = answer.removeprefix("captive:").partition("_")
    return {"owner": int(owner), "unit": "unit:" + kind}


def free_captive(state: Position, seat: int, answer: str) -> None:
    """A captive goes back to the supply of its owner."""
    owner, _, name = answer.removeprefix("captive:").partition("_")
    kind = UNIT_NAMES.index(name)
    state.captives[seat].remove(8 * int(owner) + kind)
    state.supply[int(owner) * STOCK + kind] += 1


def losable_goods(state: Position, seat: int, goods: tuple[int, ...]) -> list[str]:
    """What a seat has of these goods to give up; captives, where one may stand for a token of them (pay.any)."""
    found = [goods_answer(good) for good in goods if state.have(seat, good)]
    token = next((good for good in goods if good >= RESOURCES), NOBODY)
    if token == NOBODY or not state.captives[seat]:
        return found
    stand_ins = _with_stand_ins(state, seat, tokens(token)).dues[0].instead
    return found + captive_answers(state, seat) if (CAPTIVE, 1) in stand_ins else found


def lose_good(state: Position, seat: int, answer: str) -> None:
    """1 of them goes to the bank, a captive to its owner."""
    if answer.startswith("captive:"):
        state.say("loses", seat=seat, goods=[goods_answer(CAPTIVE)])
        free_captive(state, seat, answer)
    else:
        lose(state, seat, GOOD_NAMES.index(answer.removeprefix("good:")), 1)


def paying(seat: int, owed: Bill, rule: str = "COC-0.3") -> Pay:
    """The frame that pays a bill."""
    return Pay(seat=seat, dues=tuple([(one.number, one.good, one.instead) for one in owed.dues]), rule=rule)
