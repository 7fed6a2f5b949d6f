"""Persians (COC-33.34, 33.54): Grey Tide, Immortals, Zoroastrianism, Banking; Cyrus, Darius, Xerxes."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARREN,
    CULTURE,
    ELEPHANT,
    GOLD,
    GOOD_NAMES,
    LEADER,
    MOOD,
    NOBODY,
    SETTLER,
    SHIP,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.construct import Construct, pieces_for
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import Paid
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.leading import poorer
from gonfalon.games.clash_of_cultures.rules.goods import goods_answer
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONSTRUCT_LEAST,
    CONSTRUCT_REBATE,
    INFLUENCE_REWARDS,
    INFLUENCE_SUCCESS,
    INFLUENCE_TARGET,
    LIMIT_STACK,
    RECRUIT_OPTIONS,
    ROLL_BEFORE,
    ROLL_LIMIT,
    ROLL_SELF,
    ROLL_VALUE,
    ROUND_CARDS,
    ROUND_REVEAL,
    TABLE,
    TURN_START,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Grey Tide ---------------------------------------------------------------------------------------


def _by_the_desert(state: Position, owner: int, matter: Any) -> bool:
    city, kind = matter
    return kind == ELEPHANT and any(state.terrain[there] == BARREN for there in state.land().near[city])


def _tide(state: Position, owner: int, most: int, matter: Any) -> int:
    """COC-16.21: with an elephant in the combat the enemy's bonuses are cut to 2 in round 1."""
    c: Battle = matter
    cut = not c.naval and c.round == 1 and c.count(state, c.side_of(owner), ELEPHANT) > 0
    return min(most, 2) if cut else most


RECRUIT_OPTIONS.permit(EFFECTS["v:persian_elephants"], _by_the_desert)
ROLL_LIMIT.change(EFFECTS["v:persian_elephants"], "limits", _tide)

# -- Immortals ---------------------------------------------------------------------------------------

MOST: Final = 4


def _may_call(state: Position, owner: int, place: Any) -> bool:
    return owner in conflict_of(state).players(state) and payable(state, owner, tokens(CULTURE))


class Immortals(Frame):
    """Up to 4 culture tokens before a roll, +1 each in it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay")

    seat: int
    number: int = 0

    def choose(self, state: Position) -> Next:
        numbers = [n for n in range(1, MOST + 1) if payable(state, self.seat, tokens(CULTURE, n))]
        return Ask(self.seat, [f"steps:{n}" for n in numbers], "immortals", EFFECTS["v:immortals"].rule)

    def on_choose(self, state: Position, answer: str) -> None:
        self.number = int(answer.removeprefix("steps:"))
        for count in range(self.number):
            state.mark(f"immortals {count}", self.seat, "combat-round")

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE, self.number), EFFECTS["v:immortals"].rule)


def _call(state: Position, owner: int, place: Any) -> Frame | None:
    return Immortals(seat=owner)


def _immortal(state: Position, owner: int, value: int, matter: Any) -> int:
    return value + len([count for count in range(MOST) if state.marked(f"immortals {count}", owner)])


ROLL_BEFORE.act(EFFECTS["v:immortals"], "", _call, _may_call, optional=True)
ROLL_VALUE.change(EFFECTS["v:immortals"], "bonus", _immortal)

# -- Zoroastrianism ----------------------------------------------------------------------------------


def _converts(state: Position, seat: int, place: int) -> list[int]:
    """COC-33.34: enemy units other than leaders in a land space without a city, of a kind that is in supply."""
    holder = state.holder[place]
    if holder in (NOBODY, seat) or state.city[place] != NOBODY or not state.is_land(place):
        return []
    kinds = [kind for kind in range(SHIP) if kind != LEADER and state.count(place, kind)]
    return [kind for kind in kinds if state.spare(seat, kind)]


def _fire(state: Position, owner: int, matter: Any) -> bool:
    return bool(_converts(state, owner, matter[1]))


def _burns(state: Position, owner: int, place: Any) -> bool:
    return bool(state.city[place] == NOBODY)


class Convert(Frame):
    """A unit is exchanged for one of the same kind; it then fights any enemy units left there."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "exchange")

    seat: int
    place: int
    kind: int = NOBODY

    def choose(self, state: Position) -> Next:
        values = [f"unit:{UNIT_NAMES[kind]}" for kind in _converts(state, self.seat, self.place)]
        return Ask(self.seat, values, "convert", "COC-33.34")

    def on_choose(self, state: Position, answer: str) -> None:
        self.kind = UNIT_NAMES.index(answer.removeprefix("unit:"))

    def exchange(self, state: Position) -> Next:
        for frame in reversed(state.frames):
            if isinstance(frame, InfluenceCulture):
                frame.settled = True
                break
        forget_one(state, self.place, self.kind)
        state.take(self.place, self.kind)
        if self.kind == SETTLER and state.army(self.place):
            return None  # a converted settler among enemy army units is eliminated
        if self.kind == SETTLER and state.holder[self.place] != NOBODY:
            state.take(self.place, SETTLER, state.count(self.place, SETTLER))  # settlers alone are defeated
        if state.holder[self.place] == NOBODY:
            state.put(self.seat, self.kind, self.place)
            return None
        state.supply[self.seat * STOCK + self.kind] -= 1
        squad = [int(kind == self.kind) for kind in range(UNITS)]
        return attack(state, self.seat, squad, NOBODY, self.place)


def _convert(state: Position, owner: int, place: Any) -> Frame | None:
    return Convert(seat=owner, place=place)


INFLUENCE_TARGET.permit(EFFECTS["v:zoroastrianism"], _fire)
INFLUENCE_SUCCESS.act(EFFECTS["v:zoroastrianism"], "", _convert, _burns)

# -- Banking -----------------------------------------------------------------------------------------


def _has_gold(state: Position, owner: int, matter: Any) -> bool:
    return state.have(owner, GOLD) > 0


def _interest(state: Position, owner: int, matter: Any) -> Frame | None:
    return GainOne(seat=owner, goods=(GOLD, CULTURE), rule=EFFECTS["v:banking"].rule)


TURN_START.act(EFFECTS["v:banking"], "interest", _interest, _has_gold)

# -- Cyrus -------------------------------------------------------------------------------------------


def _may_reign(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    return city != NOBODY and may_activate(state, city)


def _reign(state: Position, owner: int, matter: Any) -> Frame | None:
    """COC-33.54: 1 token for each region with a city, at most the size of the city."""
    city = city_of_leader(state, owner)
    regions = {state.land().region_of[mine] for mine in state.cities(owner)}
    work = GainOne(seat=owner, goods=(MOOD, CULTURE), count=min(len(regions), state.size(city)), rule="COC-33.54")
    return activate(owner, city, "reign", work)


WINDOW_ACTION.act(EFFECTS["l:cyrus.1"], "", _reign, _may_reign)

PLANNED: Final = "strategist"


def _has_card(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return c.takes_part(state, owner) and c.shown[c.side_of(owner)] != NOBODY


def _replan(state: Position, owner: int, place: Any) -> Frame | None:
    """Strategist: the card's whole effect is ignored, +2 this round instead."""
    c = conflict_of(state)
    c.tactic[c.side_of(owner)] = NOBODY
    state.mark(PLANNED, owner, "combat-round")
    return None


def _planned(state: Position, owner: int, value: int, matter: Any) -> int:
    return value + 2 if state.marked(PLANNED, owner) else value


ROUND_REVEAL.act(EFFECTS["l:cyrus.2"], "strategist", _replan, _has_card, optional=True)
ROLL_VALUE.change(EFFECTS["l:cyrus.2"], "bonus", _planned)

# -- Darius ------------------------------------------------------------------------------------------


def _from_its_city(state: Position, owner: int, source: Any) -> bool:
    return bool(source == city_of_leader(state, owner))


def _unity(state: Position, owner: int, source: Any) -> Frame | None:
    return GainOne(seat=owner, goods=(MOOD,), rule=EFFECTS["l:darius.1"].rule)


def _may_design(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    if city == NOBODY or not may_activate(state, city):
        return False
    return any(pieces_for(after, owner, city) for after in poorer(state, owner, tokens(CULTURE, 2)))


def _design(state: Position, owner: int, matter: Any) -> Frame | None:
    city = city_of_leader(state, owner)
    work = activate(owner, city, "construct", Construct(seat=owner, city=city))
    return Paid(seat=owner, good=CULTURE, number=2, rule=EFFECTS["l:darius.2"].rule, then=[work])


INFLUENCE_REWARDS.act(EFFECTS["l:darius.1"], "", _unity, _from_its_city)
WINDOW_FREE.act(EFFECTS["l:darius.2"], "", _design, _may_design, once="turn")

# -- Xerxes ------------------------------------------------------------------------------------------

HORDE: Final = 5


def _horde(state: Position, owner: int, limit: int, place: Any) -> int:
    """In the leader's space, or in one that the leader enters with the squad."""
    there, led = place
    return max(limit, HORDE) if led or there == state.leader_at[owner] else limit


def _unwieldy(state: Position, owner: int, matter: Any) -> bool:
    """With 5 army units in its combat neither cards nor clash abilities."""
    c: Battle = matter
    return c.takes_part(state, owner) and c.fighters(state, c.side_of(owner)) >= HORDE


LIMIT_STACK.change(EFFECTS["l:xerxes.1"], "higher", _horde)
ROUND_CARDS.ban(EFFECTS["l:xerxes.1"], _unwieldy)
ROLL_SELF.permit(EFFECTS["l:xerxes.1"], _unwieldy)

OFF: Final = 2


def _great_work(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter[1] < 0 and matter[0] == city_of_leader(state, owner))


def _best_off(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """Two goods without which the wonder can be paid, if there are such."""
    if not _great_work(state, owner, matter):
        return due
    goods = [one.good for one in due.dues]
    less = [due.less(first, 1).less(second, 1) for place, first in enumerate(goods) for second in goods[place:]]
    return next((bill for bill in less if payable(state, owner, bill)), due)


class Rebate(Frame):
    """Great Builder: 2 less, any mix of resources and culture tokens."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        work = constructing(state)
        if len(work.rebate) == OFF:
            return END
        due = work.left(state)
        fitting = [one.good for one in due.dues if self._payable(state, due.less(one.good, 1), len(work.rebate) + 1)]
        last = work.rebate[-1] if work.rebate else 0
        found = [good for good in fitting if good >= last] or fitting
        others = [goods_answer(good) for good in fitting if good not in found]
        return Ask(self.seat, [goods_answer(good) for good in found], "rebate", EFFECTS["l:xerxes.2"].rule, more=others)

    def _payable(self, state: Position, due: Bill, taken: int) -> bool:
        if taken == OFF:
            return payable(state, self.seat, due)
        return any(payable(state, self.seat, due.less(one.good, 1)) for one in due.dues)

    def on_choose(self, state: Position, answer: str) -> str:
        work = constructing(state)
        work.rebate = (*work.rebate, GOOD_NAMES.index(answer.removeprefix("good:")))
        return "choose"


def constructing(state: Position) -> Construct:
    """The Construct that is being carried out."""
    for frame in reversed(state.frames):
        if isinstance(frame, Construct):
            return frame
    raise LookupError("nothing is being built")


def _rebate(state: Position, owner: int, matter: Any) -> Frame | None:
    return Rebate(seat=owner)


CONSTRUCT_LEAST.change(EFFECTS["l:xerxes.2"], "reductions", _best_off)
CONSTRUCT_REBATE.act(EFFECTS["l:xerxes.2"], "", _rebate, _great_work)
