"""Collect (section 10): one good from each of several spaces around a city."""

from itertools import combinations
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOOD_NAMES, GOODS, NOBODY, SEA
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.activation import may_activate, number
from gonfalon.games.clash_of_cultures.rules.goods import gain, surplus
from gonfalon.games.clash_of_cultures.rules.moments import (
    COLLECT_DONE,
    COLLECT_EXTRA,
    COLLECT_FAR,
    COLLECT_OPTIONS,
    COLLECT_REPEATED,
    COLLECT_START,
    COLLECT_TOTAL,
    COLLECT_WHERE,
)
from gonfalon.games.clash_of_cultures.rules.position import COLLECTS, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.vectors import Vector
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

MANY: Final = 32  # more than there are of a good in any harvest
CAPTIVE: Final = GOODS  # an army unit taken in place of a resource (COC-33.3)


def free_to_use(state: Position, seat: int, city: int, place: int) -> bool:
    """COC-10.4, COC-10.5: no enemy unit, no exhausted land, no other city, no pirates near."""
    if state.exhausted[place] or state.hostile(seat, place) or (state.city[place] != NOBODY and place != city):
        return False
    if state.terrain[place] == SEA:
        return not any(state.wild(there) for there in state.land().near[place])
    return True


def goods_of(state: Position, seat: int, city: int, place: int) -> int:
    """The bits of the goods a space gives this city."""
    bits = int(COLLECT_OPTIONS.settled(state, seat, 0, (city, place)))
    if not bits:
        return 0
    return bits if COLLECT_WHERE.allowed(state, seat, (city, place), free_to_use(state, seat, city, place)) else 0


def sources(state: Position, seat: int, city: int) -> tuple[list[int], int, list[int], int]:
    """Goods of every land space, of the one sea space, of every space two away, and how many of those count."""
    near: list[int] = []
    sea = 0
    for place in (city, *state.land().near[city]):
        if state.terrain[place] < 0:
            continue
        bits = goods_of(state, seat, city, place)
        if state.terrain[place] == SEA:
            sea |= bits
        elif bits:
            near.append(bits)
    extra: tuple[int, ...] = COLLECT_EXTRA.settled(state, seat, (), city)
    near.extend(extra)
    far: list[int] = []
    reach = int(COLLECT_FAR.settled(state, seat, 0, city))
    if reach:
        row = state.land_row(city)
        far = [bits for place, steps in enumerate(row) if steps == 2 and (bits := goods_of(state, seat, city, place))]
    return near, sea, far, reach


def can_collect(state: Position, seat: int, city: int) -> bool:
    """COC-9.6: at least one space must be collectable."""
    if not may_activate(state, city):
        return False
    for place in (city, *state.land().near[city]):
        if state.terrain[place] >= 0 and goods_of(state, seat, city, place):
            return True
    near, sea, far, _ = sources(state, seat, city)
    return bool(near or sea or far)


def harvests(state: Position, seat: int, city: int, count: int, distant: int = NOBODY) -> list[Vector]:
    """Every set of goods that so many spaces can give, up to the full number (COC-10.2, 10.6, 10.9).

    ``distant``: with only so many spaces two away.
    """
    near, sea, far, reach = sources(state, seat, city)
    if distant != NOBODY:
        reach = min(reach, distant)
        far = far if reach else []
    none: Vector = (0,) * (GOODS + 1)
    found: set[Vector] = {none}
    if COLLECT_REPEATED.allowed(state, seat, city):
        alike = sorted(set(far))
        for some in combinations(alike, min(reach, len(alike))):
            found |= _repeated([*near, sea, *some], count)
        found.discard(none)
        return sorted(found, key=_rank)
    for bits in near:
        found |= _with(found, bits, count)
    if sea:
        found |= _with(found, sea, count)
    beside = set(found)
    for extra in range(min(reach, len(far))):
        found |= _far(beside, far, extra + 1, count)
    found.discard(none)
    return sorted(found, key=_rank)


def _rank(goods: Vector) -> int:
    """The place of a set in the list: those of many goods first, then those of the goods named first."""
    digits = sum(goods)
    for of_one in goods:
        digits = digits * MANY + of_one
    return -digits


def _with(found: set[Vector], bits: int, count: int) -> set[Vector]:
    """The same sets with one more good of these, as far as the number allows."""
    out: set[Vector] = set()
    given = [good for good in range(GOODS + 1) if bits >> good & 1]
    for goods in found:
        if sum(goods) < count:
            for good in given:
                more = list(goods)
                more[good] += 1
                out.add(tuple(more))
    return out


def _far(found: set[Vector], far: list[int], extra: int, count: int) -> set[Vector]:
    """The same sets with goods of so many of the far spaces."""
    if extra == 1:
        out: set[Vector] = set()
        for bits in far:
            out |= _with(found, bits, count)
        return out
    out = set()
    for place, bits in enumerate(far):
        out |= _far(_with(found, bits, count), far[place + 1 :], extra - 1, count)
    return out


def _repeated(spaces: list[int], count: int) -> set[Vector]:
    """COC-35.17: a space may be used more than once."""
    bits = 0
    for more in spaces:
        bits |= more
    found: set[Vector] = {(0,) * (GOODS + 1)}
    for _ in range(count):
        found |= _with(found, bits, count)
    return found


class Collect(Frame):
    """COC-10.11: what enlarges it, the number, spaces and goods, extra gains, taking, what follows."""

    STEPS: ClassVar[tuple[str, ...]] = ("enlarge", "choose", "far", "total", "take", "done")

    seat: int
    city: int
    taken: tuple[int, ...] = ()  # the goods collected, extra gains included
    picked: tuple[int, ...] = ()  # without them
    fixed: tuple[int, ...] = ()
    fewer: bool = False
    distant: int = 0  # spaces two away that were needed for them, or used

    def enlarge(self, state: Position) -> Next:
        return COLLECT_START.happen(state, [self.seat], self.city)

    def _found(self, state: Position) -> list[Vector]:
        count = number(state, self.seat, self.city, "collect")
        found = harvests(state, self.seat, self.city, count)
        most = sum(found[0])
        return vectors.fitting([goods for goods in found if (sum(goods) < most) == self.fewer], self.fixed)

    def choose(self, state: Position) -> Next:
        found = self._found(state)
        values = vectors.answers("collect", found, self.fixed or vectors.start(found))
        if not self.fewer and not self.fixed and sum(found[0]) > 1:
            values.append("button:fewer")  # COC-10.9
        return Ask(self.seat, values, "collect", "COC-10.2", "amounts")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:fewer":
            self.fewer = True
            return "choose"
        goods = vectors.read(answer)
        if goods is None:
            found = self._found(state)
            self.fixed = vectors.fixing(found, self.fixed or vectors.start(found), answer)
            return "choose"
        self.picked = self.taken = goods
        return None

    def far(self, state: Position) -> Next:
        """COC-31.5: how many spaces two away the goods need."""
        if not COLLECT_FAR.settled(state, self.seat, 0, self.city):
            return None
        count = number(state, self.seat, self.city, "collect")
        while self.taken not in harvests(state, self.seat, self.city, count, self.distant):
            self.distant += 1
        return None

    def total(self, state: Position) -> Next:
        return COLLECT_TOTAL.happen(state, [self.seat], self.city)

    def take(self, state: Position) -> Next:
        if self.distant:  # in one Collect of the turn
            COLLECT_FAR.taken(state, self.seat, 0, self.city)
        state.tally[self.seat * TALLIES + COLLECTS] += 1
        for good in range(GOODS):
            gain(state, self.seat, good, self.taken[good])
        return None

    def done(self, state: Position) -> Next:
        return COLLECT_DONE.happen(state, [self.seat], self.city)

    def about(self, state: Any) -> dict[str, Any]:
        return {"city": state.land().answers[self.city]}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        """The spaces that can give goods of the kinds an answer names."""
        if answer == "button:fewer":
            return [answer]
        picked = vectors.read(answer)
        if picked is None:
            kinds = 1 << vectors.PLACES[answer.removeprefix("number:").rpartition("_")[0]]
        else:
            kinds = sum([1 << good for good, n in enumerate(picked) if n])
        row = state.land_row(self.city) if COLLECT_FAR.settled(state, self.seat, 0, self.city) else []
        far = [place for place, steps in enumerate(row) if steps == 2]
        places = [place for place in (self.city, *state.land().near[self.city], *far) if state.terrain[place] >= 0]
        found = [place for place in places if goods_of(state, self.seat, self.city, place) & kinds]
        return [state.land().answers[place] for place in found or [self.city]]

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        goods = vectors.picked("collect", self._found(state), answer)
        if goods is None:
            return vectors.told(answer)
        lost = sum([surplus(state, self.seat, good, number) for good, number in enumerate(goods)])
        return {"goods": named(goods), "lost": lost}


def named(goods: tuple[int, ...]) -> list[str]:
    names = (*GOOD_NAMES, "captive")
    return [f"good:{names[good]}" for good, n in enumerate(goods) for _ in range(n)]
