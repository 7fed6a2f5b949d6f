"""Chinese (COC-33.19, 33.20): Rice, Expansion, Fireworks, Imperial Army; Wu Zetian, Qin Shi Huang, Sun Tzu."""

from itertools import combinations
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    GOODS,
    GRASSLAND,
    INFANTRY,
    MOOD,
    NOBODY,
    ORE,
    SETTLER,
    UNIT_NAMES,
    UNITS,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import goods_of, harvests
from gonfalon.games.clash_of_cultures.rules.effects.leading import bonus, teacher
from gonfalon.games.clash_of_cultures.rules.effects.learning import collecting, recruiting
from gonfalon.games.clash_of_cultures.rules.effects.wonder_leaders import wonder_leader
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.limits import stack
from gonfalon.games.clash_of_cultures.rules.march import origins
from gonfalon.games.clash_of_cultures.rules.moments import (
    COLLECT_FAR,
    COLLECT_REPEATED,
    COLLECT_TOTAL,
    CONFLICT_WON,
    GOVERNMENT_CHANGE,
    HITS_PAID,
    MOVE_OPTIONS,
    RECRUIT_DONE,
    TABLE,
    WINDOW_ACTION,
)
from gonfalon.games.clash_of_cultures.rules.move import MoveAction
from gonfalon.games.clash_of_cultures.rules.paying import Bill, due, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import code, groups
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects
FAR_FIELD: Final = 2  # spaces from the city (COC-31.5)
MOST_RICE: Final = 2

# -- Rice Cultivation --------------------------------------------------------------------------------


def _paddies(state: Position, owner: int, city: int) -> list[int]:
    """Grassland spaces with a settler of yours: those beside the city, and those two away."""
    steps = state.land_row(city)
    return [
        place
        for place in state.places_of(owner)
        if state.terrain[place] == GRASSLAND
        and state.count(place, SETTLER)
        and not state.exhausted[place]
        and state.city[place] == NOBODY
        and steps[place] in (1, FAR_FIELD)
    ]


def _reaped(state: Position, owner: int, city: int, fields: tuple[int, ...], far: int) -> bool:
    """Whether the goods of this Collect can have come from all these spaces, and at most so many two away."""
    steps = state.land_row(city)
    far -= sum([steps[place] == FAR_FIELD for place in fields])
    if far < 0:
        return False
    without = state
    if not COLLECT_REPEATED.allowed(state, owner, city):
        without = state.copy()
        for place in fields:
            without.exhausted[place] = 1
    rests = {collecting(state).picked}
    for place in fields:
        bits = goods_of(state, owner, city, place)
        kinds = [good for good in range(GOODS) if bits >> good & 1]
        rests = {(*rest[:good], rest[good] - 1, *rest[good + 1 :]) for rest in rests for good in kinds if rest[good]}
    count = number(state, owner, city, "collect") - len(fields)
    left = harvests(without, owner, city, count, far) if count > 0 else []
    return any(not any(rest) or rest in left for rest in rests)


def _harvest(state: Position, owner: int, city: int, far: int) -> int:
    """Extra food: for each paddy that can have been used, whatever it gave, at most 2."""
    paddies = _paddies(state, owner, city)
    for extra in range(MOST_RICE, 0, -1):
        if any(_reaped(state, owner, city, fields, far) for fields in combinations(paddies, extra)):
            return extra
    return 0


def _far(state: Position, owner: int, city: int) -> int:
    """How many spaces two away may be used."""
    return int(COLLECT_FAR.settled(state, owner, 0, city))


def _used(state: Position, owner: int, city: int) -> int:
    """The same in this Collect, if Husbandry is used in it at all."""
    return _far(state, owner, city) if collecting(state).distant else 0


def _more_afar(state: Position, owner: int, city: Any) -> bool:
    """Husbandry, not needed for the goods, would bring more rice."""
    far = _far(state, owner, city)
    if not far or collecting(state).distant:
        return False
    return _harvest(state, owner, city, far) > _harvest(state, owner, city, 0)


def _goes_afar(state: Position, owner: int, city: Any) -> Frame | None:
    collecting(state).distant = 1
    return None


def _grows(state: Position, owner: int, city: Any) -> bool:
    return _harvest(state, owner, city, _used(state, owner, city)) > 0


def _rice(state: Position, owner: int, city: Any) -> Frame | None:
    work = collecting(state)
    extra = _harvest(state, owner, city, _used(state, owner, city))
    work.taken = tuple([n + extra if good == FOOD else n for good, n in enumerate(work.taken)])
    return None


COLLECT_TOTAL.act(EFFECTS["v:rice_cultivation"], "fields", _goes_afar, _more_afar, part="far", optional=True)
COLLECT_TOTAL.act(EFFECTS["v:rice_cultivation"], "rice", _rice, _grows, automatic=True)

# -- Expansion ---------------------------------------------------------------------------------------


def _settled(state: Position, owner: int, city: Any) -> bool:
    work = recruiting(state)
    mine = [place for place in origins(state, owner, SETTLER) if state.city[place] == owner]
    return (SETTLER in work.kinds or SETTLER in work.extras) and bool(mine)


def _expand(state: Position, owner: int, city: Any) -> Frame | None:
    """COC-33.19: up to 3 squads of settlers that stand in cities."""
    return MoveAction(
        seat=owner,
        left=state.number("squads"),
        only=SETTLER,
        starts=tuple(state.cities(owner)),
        most=UNITS * state.number("squads"),
        inside=False,
    )


def _never(state: Position, owner: int, matter: Any) -> bool:
    """What moves is asked by the Move rules; an advance that needs a government is kept (COC-29.7)."""
    return False


RECRUIT_DONE.act(EFFECTS["v:expansion"], "moves", _expand, _settled, optional=True)
MOVE_OPTIONS.permit(EFFECTS["v:expansion"], _never)

# -- Fireworks ---------------------------------------------------------------------------------------

POWDER = Bill((due(ORE), due(WOOD)))


def _may_fire(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return c.round == 1 and c.hits[c.side_of(owner)] > 0 and payable(state, owner, POWDER)


def _fire(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    c.hits[c.side_of(owner)] -= 1
    return paying(owner, POWDER, EFFECTS["v:fireworks"].rule)


HITS_PAID.act(EFFECTS["v:fireworks"], "", _fire, _may_fire, optional=True)

# -- Imperial Army -----------------------------------------------------------------------------------


#: The space, kind and marks of a unit that changes.
Change = tuple[int, int, int]


def _units(state: Position, seat: int, planned: list[Change]) -> list[Change]:
    """The settlers and infantry that may still change, those that are alike once."""
    out: list[Change] = []
    for place in state.places_of(seat):
        for kind, marks, alike in groups(state, place):
            if kind in (SETTLER, INFANTRY) and planned.count((place, kind, marks)) < alike:
                out.append((place, kind, marks))
    return out


def _stands(state: Position, seat: int, planned: list[Change]) -> bool:
    """COC-33.20: supply and stack limit are checked when all have changed."""
    armed = len([one for one in planned if one[1] == SETTLER])
    more = armed - (len(planned) - armed)  # infantry that must come from the supply
    if more > state.spare(seat, INFANTRY) or -more > state.spare(seat, SETTLER):
        return False
    for place in {one[0] for one in planned if state.is_land(one[0])}:
        joined = sum([1 if one[1] == SETTLER else -1 for one in planned if one[0] == place])
        if joined > 0 and state.army(place) + joined > stack(state, seat, place):
            return False
    return True


def _changes(state: Position, seat: int, planned: list[Change]) -> list[Change]:
    """The units that can change now: at once, or if one more does."""
    out: list[Change] = []
    for one in _units(state, seat, planned):
        plan = [*planned, one]
        if _stands(state, seat, plan) or any(_stands(state, seat, [*plan, x]) for x in _units(state, seat, plan)):
            out.append(one)
    return out


def _may_conscript(state: Position, owner: int, matter: Any) -> bool:
    return bool(_changes(state, owner, []))


class Conscript(Frame):
    """COC-33.20: settlers become infantry and the reverse, where they stand, all together; marks stay."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "change")

    seat: int
    planned: list[Change]

    def choose(self, state: Position) -> Next:
        names = state.land().hexes
        found = _changes(state, self.seat, self.planned)
        values = [f"change:{names[p]}_{UNIT_NAMES[k]}_{m}" for p, k, m in found]
        if self.planned and _stands(state, self.seat, self.planned):
            values.append("button:done")
        return Ask(self.seat, values, "imperial-army", "COC-33.20")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        name, kind, marks = answer.removeprefix("change:").split("_")
        self.planned = [*self.planned, (state.land().index[name], UNIT_NAMES.index(kind), int(marks))]
        return "choose"

    def change(self, state: Position) -> Next:
        for place, old, marks in self.planned:
            new = INFANTRY if old == SETTLER else SETTLER
            state.put(self.seat, new, place)
            state.take(place, old)
            if marks:
                state.tired.remove(code(place, old, marks))
                state.tired.append(code(place, new, marks))
        return None

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        if answer == "button:done":
            return {}
        name, kind, _ = answer.removeprefix("change:").split("_")
        return {"at": f"hex:{name}", "unit": f"unit:{kind}"}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return [answer] if answer == "button:done" else [f"hex:{answer.removeprefix('change:').split('_')[0]}"]


def _conscript(state: Position, owner: int, matter: Any) -> Frame | None:
    return Conscript(seat=owner, planned=[])


WINDOW_ACTION.act(EFFECTS["v:imperial_army"], "", _conscript, _may_conscript, once="turn")
GOVERNMENT_CHANGE.act(EFFECTS["v:imperial_army"], "", _conscript, _never)

# -- leaders -----------------------------------------------------------------------------------------

teacher("l:wu_zetian.1", "agriculture")


def _strong(state: Position, owner: int, c: Battle) -> bool:
    side = c.side_of(owner)
    return c.begun[side] >= c.begun[1 - side]


bonus("l:wu_zetian.2", _strong)
wonder_leader("l:qin_shi_huang.1", "W8")


def _may_plan(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    ready = c.takes_part(state, owner) and c.hits[c.side_of(owner)] > 0
    return ready and payable(state, owner, tokens(CULTURE, 2))


def _plan(state: Position, owner: int, place: Any) -> Frame | None:
    c = conflict_of(state)
    c.hits[c.side_of(owner)] -= 1
    return paying(owner, tokens(CULTURE, 2), EFFECTS["l:qin_shi_huang.2"].rule)


HITS_PAID.act(EFFECTS["l:qin_shi_huang.2"], "", _plan, _may_plan, optional=True)
teacher("l:sun_tzu.1", "warfare")


def _swift(state: Position, owner: int, place: Any) -> bool:
    """Fast War: won in round 1 against army units, the leader took part and survived."""
    c = conflict_of(state)
    faced = c.defenders if c.attacker == owner else c.attackers
    return not c.naval and c.round == 1 and faced > 0 and state.leader_at[owner] == c.place


def _glory(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, MOOD, 1)
    gain(state, owner, CULTURE, 1)
    return None


CONFLICT_WON.act(EFFECTS["l:sun_tzu.2"], "", _glory, _swift)
