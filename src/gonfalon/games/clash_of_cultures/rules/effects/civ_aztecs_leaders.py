"""Leaders of the Aztecs (COC-33.4, 33.5, 33.44): Acamapichtli, Ahuitzotl, Marqzen."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    GOLD,
    GOOD_NAMES,
    MOOD,
    NOBODY,
    SETTLER,
    SHIP,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.collect import Collect, can_collect
from gonfalon.games.clash_of_cultures.rules.construct import Construct, pieces_for
from gonfalon.games.clash_of_cultures.rules.effects.civ_persia import constructing
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import Paid
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.goods import goods_answer
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.moments import (
    COLLECT_BAN,
    CONSTRUCT_LEAST,
    CONSTRUCT_REBATE,
    HITS_CANCEL,
    TABLE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import (
    FREE,
    Bill,
    about_captive,
    captive_answers,
    free_captive,
    payable,
    tokens,
)
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Acamapichtli ------------------------------------------------------------------------------------


def _hands(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.captives[owner]) and matter[0] == city_of_leader(state, owner)


def _relieved(state: Position, seat: int, due: Bill, goods: int) -> Bill:
    """The bill with so many resources less, those that are missed most."""
    for _ in range(goods):
        missing = [(one.number - state.have(seat, one.good), one.good) for one in due.dues if one.good < GOLD]
        if missing:
            due = due.less(max(missing)[1], 1)
    return due


def _enough(state: Position, seat: int, due: Bill, goods: int) -> bool:
    """Whether a bill can be paid when so many resources are paid for already, and captives may pay for more."""
    held = state.captives[seat]
    for given in range(len(held) + 1):
        state.captives[seat] = held[given:]  # one that toils pays for no token
        enough = payable(state, seat, _relieved(state, seat, due, goods + 2 * given))
        state.captives[seat] = held
        if enough:
            return True
    return False


def _fewest(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """Nothing, if the captives help enough; for asking whether a piece can be paid."""
    return FREE if _hands(state, owner, matter) and _enough(state, owner, due, 0) else due


class Toil(Frame):
    """COC-33.4: each captive given up stands for 2 resources of the cost; an unused half is lost."""

    STEPS: ClassVar[tuple[str, ...]] = ("give", "release", "first", "second")

    seat: int

    def _due(self, state: Position) -> Bill:
        return constructing(state).left(state)

    def give(self, state: Position) -> Next:
        due = self._due(state)
        if not state.captives[self.seat] or not any(one.good < GOLD for one in due.dues):
            return END
        plain = payable(state, self.seat, due)
        held = state.captives[self.seat]
        state.captives[self.seat] = held[1:]
        values = ["button:give"] if _enough(state, self.seat, due, 2) else []
        state.captives[self.seat] = held
        return Ask(self.seat, [*values, "button:done"] if plain else values, "toil", "COC-33.4")

    def on_give(self, state: Position, answer: str) -> str | None:
        return END if answer == "button:done" else None

    def release(self, state: Position) -> Next:
        return Ask(self.seat, captive_answers(state, self.seat), "release", "COC-33.4")

    def on_release(self, state: Position, answer: str) -> None:
        free_captive(state, self.seat, answer)

    def about_release(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)

    def _pick(self, state: Position, left: int) -> Next:
        """A resource that is paid for; the rest can be paid then."""
        due = self._due(state)
        goods = [one.good for one in due.dues if one.good < GOLD]
        goods = [good for good in goods if _enough(state, self.seat, due.less(good, 1), left)]
        return Ask(self.seat, [goods_answer(good) for good in goods], "rebate", "COC-33.4") if goods else END

    def _picked(self, state: Position, answer: str) -> None:
        work = constructing(state)
        work.rebate = (*work.rebate, GOOD_NAMES.index(answer.removeprefix("good:")))

    def first(self, state: Position) -> Next:
        return self._pick(state, 1)

    def on_first(self, state: Position, answer: str) -> None:
        self._picked(state, answer)

    def second(self, state: Position) -> Next:
        return self._pick(state, 0)

    def on_second(self, state: Position, answer: str) -> str:
        self._picked(state, answer)
        return "give"


def _toil(state: Position, owner: int, matter: Any) -> Frame | None:
    return Toil(seat=owner)


CONSTRUCT_LEAST.change(EFFECTS["l:acamapichtli.1"], "reductions", _fewest)
CONSTRUCT_REBATE.act(EFFECTS["l:acamapichtli.1"], "", _toil, _hands)


def _may_offer(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    if city == NOBODY or state.size(city) > 3 or COLLECT_BAN.allowed(state, owner):
        return False
    return payable(state, owner, tokens(MOOD, 2)) and can_collect(state, owner, city)


def _offer(state: Position, owner: int, matter: Any) -> Frame | None:
    city = city_of_leader(state, owner)
    work = activate(owner, city, "collect", Collect(seat=owner, city=city))
    return Paid(seat=owner, good=MOOD, number=2, rule=EFFECTS["l:acamapichtli.2"].rule, then=[work])


WINDOW_FREE.act(EFFECTS["l:acamapichtli.2"], "", _offer, _may_offer, once="turn")

# -- Ahuitzotl ---------------------------------------------------------------------------------------


def _far_from_home(state: Position, owner: int, saved: int, matter: Any) -> int:
    """COC-33.5: every city of yours is 2 or more spaces away."""
    c: Battle = matter
    away = all(state.distance(city, c.place) >= 2 for city in state.cities(owner))
    return saved + 1 if away and c.takes_part(state, owner) else saved


def _may_build(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    if city == NOBODY or len(state.captives[owner]) < 2 or not may_activate(state, city):
        return False
    after = state.copy()
    del after.captives[owner][:2]
    return bool(pieces_for(after, owner, city))


class MassSacrifice(Frame):
    """2 captives are given up, then the leader's city constructs."""

    STEPS: ClassVar[tuple[str, ...]] = ("release", "build")

    seat: int
    city: int
    given: int = 0

    def release(self, state: Position) -> Next:
        if self.given == 2:
            return None
        return Ask(self.seat, captive_answers(state, self.seat), "release", EFFECTS["l:ahuitzotl.2"].rule)

    def on_release(self, state: Position, answer: str) -> str:
        free_captive(state, self.seat, answer)
        self.given += 1
        return "release"

    def about_release(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)

    def build(self, state: Position) -> Next:
        return activate(self.seat, self.city, "construct", Construct(seat=self.seat, city=self.city))


def _build(state: Position, owner: int, matter: Any) -> Frame | None:
    return MassSacrifice(seat=owner, city=city_of_leader(state, owner))


HITS_CANCEL.change(EFFECTS["l:ahuitzotl.1"], "automatic", _far_from_home)
WINDOW_FREE.act(EFFECTS["l:ahuitzotl.2"], "", _build, _may_build, once="turn")

# -- Marqzen -----------------------------------------------------------------------------------------


def _driven(state: Position, owner: int) -> list[tuple[int, int, int]]:
    """COC-33.44: enemy land units next to the leader, their kind, and the spaces they may be moved to."""
    where = state.leader_at[owner]
    out: list[tuple[int, int, int]] = []
    if where == NOBODY:
        return out
    for start in state.land().near[where]:
        who = state.holder[start]
        if who in (NOBODY, owner) or not state.is_land(start):
            continue
        for kind in range(SHIP):
            if state.count(start, kind):
                out.extend([(start, kind, end) for end in state.land().near[start] if _refuge(state, who, kind, end)])
    return out


def _refuge(state: Position, who: int, kind: int, end: int) -> bool:
    """Explored land without units or a city hostile to that unit, within its stack limit."""
    if not state.is_land(end) or state.holder[end] not in (NOBODY, who) or state.city[end] not in (NOBODY, who):
        return False
    return kind == SETTLER or room(state, who, end) > 0


def _may_frighten(state: Position, owner: int, matter: Any) -> bool:
    return bool(_driven(state, owner))


class Frighten(Frame):
    """Spread of Fear: 1 enemy land unit next to the leader moves 1 land space."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        names = state.land().hexes
        found = _driven(state, self.seat)
        values = [f"drive:{names[start]}_{UNIT_NAMES[kind]}_{names[end]}" for start, kind, end in found]
        return Ask(self.seat, values, "frighten", "COC-33.44")

    def on_choose(self, state: Position, answer: str) -> None:
        start, unit, end = answer.removeprefix("drive:").split("_")
        index, kind = state.land().index, UNIT_NAMES.index(unit)
        who = state.holder[index[start]]
        forget_one(state, index[start], kind)
        state.lift(index[start], kind)
        state.arrive(who, kind, index[end])

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        start, unit, end = answer.removeprefix("drive:").split("_")
        return {"start": f"hex:{start}", "unit": f"unit:{unit}", "to": f"hex:{end}"}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return [f"hex:{answer.rpartition('_')[2]}"]


def _frighten(state: Position, owner: int, matter: Any) -> Frame | None:
    return Frighten(seat=owner)


WINDOW_ACTION.act(EFFECTS["l:marqzen.2"], "", _frighten, _may_frighten, once="turn")
