"""Vikings (COC-33.40 to 33.43, 33.55, 33.56): Ship Construction, Longships, Raiding, Runes; Erik, Knut, Ragnar."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    CULTURE,
    FOREST,
    GOLD,
    GOOD_NAMES,
    GRASSLAND,
    INFANTRY,
    MOUNTAIN,
    NOBODY,
    OBELISK,
    RESOURCES,
    SEA,
    SETTLER,
    SHIP,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.economy import Taxes
from gonfalon.games.clash_of_cultures.rules.effects.leading import bonus, conquered_with_leader
from gonfalon.games.clash_of_cultures.rules.goods import gain, goods_answer, lose
from gonfalon.games.clash_of_cultures.rules.limits import capacity, room
from gonfalon.games.clash_of_cultures.rules.march import NO_MOVE, Squad, can_stir, chosen, land_targets, squads
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    CONFLICT_ANY,
    CONFLICT_WON,
    LIMIT_SHIPS,
    MOVE_EXTRA,
    MOVE_OPTIONS,
    MOVE_PENALTY,
    SCORE_EVENTS,
    SCORE_OBJECTIVES,
    TABLE,
    TAXES_INCOME,
    TRADE_DONE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.move import SHIP_MOVED, March, MoveAction
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import FAR, STOCK, Position
from gonfalon.games.clash_of_cultures.rules.sides import Battle, conflict_of
from gonfalon.games.clash_of_cultures.rules.tired import MOVED, groups
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Ship Construction -------------------------------------------------------------------------------


def _no_price(state: Position, owner: int, due: Bill, advance: Any) -> Bill:
    return FREE if state.world().advances[advance] == "navigation" else due


ADVANCE_COST.change(EFFECTS["v:ship_construction"], "waivers", _no_price)


def _builders(state: Position, seat: int, place: int) -> list[tuple[int, int]]:
    """Kind and marks of units of a space that may turn into something else now (COC-33.40, 33.42)."""
    at_sea = state.terrain[place] == SEA
    found: list[tuple[int, int]] = []
    for kind, marks, _ in groups(state, place):
        fits = kind == SHIP if at_sea else kind in (SETTLER, INFANTRY)
        able = fits and not marks & NO_MOVE and can_stir(state, seat, (kind, marks, 1))
        if able and _becomes(state, seat, place, kind):
            found.append((kind, marks))
    return found


def _turns_into(state: Position, seat: int, kind: int) -> list[int]:
    """What a unit can become: a ship a settler or, with Tactics, an infantry; those a ship."""
    if kind != SHIP:
        return [SHIP] if state.spare(seat, SHIP) else []
    army = MOVE_OPTIONS.allowed(state, seat, "army")
    return [new for new in (SETTLER, INFANTRY) if state.spare(seat, new) and (new == SETTLER or army)]


def _yards(state: Position, seat: int, start: int, new: int) -> list[int]:
    """Adjacent spaces free of enemies where the new piece may stand, and what must leave the sea with it."""
    return [place for place in state.land().near[start] if _fits(state, seat, start, new, place)]


def _fits(state: Position, seat: int, start: int, new: int, place: int) -> bool:
    if new == SHIP:
        return state.terrain[place] == SEA and not state.hostile(seat, place)
    safe = state.is_land(place) and not state.hostile(seat, place) and state.city[place] in (NOBODY, seat)
    army = _must_land(state, seat, start) + int(new != SETTLER)
    return safe and (not army or army <= room(state, seat, place))


def _must_land(state: Position, seat: int, sea: int) -> int:
    """COC-33.41: army units for which no room is left aboard when a ship goes; settlers land before them."""
    left = (state.count(sea, SHIP) - 1) * capacity(state, seat, sea)
    return max(0, state.army(sea) - left)


def _becomes(state: Position, seat: int, place: int, kind: int) -> list[int]:
    """What a unit can become, and stand somewhere."""
    return [new for new in _turns_into(state, seat, kind) if _yards(state, seat, place, new)]


def _works(state: Position, seat: int) -> list[int]:
    """Spaces where a unit can turn into something else."""
    return [place for place in state.places_of(seat) if _builders(state, seat, place)]


def _may_work(state: Position, owner: int, matter: Any) -> bool:
    return bool(_works(state, owner))


class Shipwrights(Frame):
    """COC-33.40 to 33.42: units become others in the adjacent space; those with them land or embark."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "which", "into", "target", "turn", "follow")

    seat: int
    start: int = NOBODY
    kind: int = NOBODY
    marks: int = 0
    new: int = NOBODY
    place: int = NOBODY

    def where(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in _works(state, self.seat)], "shipwrights", "COC-33.40")

    def on_where(self, state: Position, answer: str) -> None:
        self.start = state.land().hex_of[answer]

    def which(self, state: Position) -> Next:
        found = _builders(state, self.seat, self.start)
        return Ask(self.seat, [f"take:{UNIT_NAMES[k]}_{m}" for k, m in found], "shipwrights-unit", "COC-33.40")

    def on_which(self, state: Position, answer: str) -> None:
        name, _, marks = answer.removeprefix("take:").partition("_")
        self.kind, self.marks = UNIT_NAMES.index(name), int(marks)

    def about_which(self, state: Any, answer: str) -> dict[str, Any]:
        return {"unit": "unit:" + answer.removeprefix("take:").partition("_")[0], "count": 1}

    def into(self, state: Position) -> Next:
        found = _becomes(state, self.seat, self.start, self.kind)
        return Ask(self.seat, [f"unit:{UNIT_NAMES[new]}" for new in found], "shipwrights-into", "COC-33.40")

    def on_into(self, state: Position, answer: str) -> None:
        self.new = UNIT_NAMES.index(answer.removeprefix("unit:"))

    def target(self, state: Position) -> Next:
        found = _yards(state, self.seat, self.start, self.new)
        return Ask(self.seat, [state.land().answers[place] for place in found], "target", "COC-33.40")

    def on_target(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def about(self, state: Any) -> dict[str, Any]:
        return {} if self.start == NOBODY else {"start": state.land().answers[self.start]}

    def turn(self, state: Position) -> Next:
        self._turn(state, self.kind, self.marks, self.new)
        return None

    def _turn(self, state: Position, kind: int, marks: int, new: int) -> None:
        """The same unit: it has moved and keeps its marks, and the terrain counts."""
        if marks:
            state.tired.remove(tired.code(self.start, kind, marks))
        state.take(self.start, kind)
        state.put(self.seat, new, self.place)
        state.tired.append(tired.code(self.place, new, marks | MOVED | _entering(state, self.place)))
        if kind == SHIP:  # it has moved (COC-31.14)
            for frame in reversed(state.frames):
                if isinstance(frame, MoveAction):
                    frame.seen |= SHIP_MOVED
                    break
        state.say("turns-into", seat=self.seat, unit="unit:" + UNIT_NAMES[new])

    def _others(self, state: Position) -> list[str]:
        """Further units of the squad that can turn as well."""
        return [
            f"change:{UNIT_NAMES[kind]}_{marks}_{UNIT_NAMES[new]}"
            for kind, marks in _builders(state, self.seat, self.start)
            for new in _turns_into(state, self.seat, kind)
            if _fits(state, self.seat, self.start, new, self.place)
        ]

    def follow(self, state: Position) -> Next:
        """Units beside it turn, land or embark with it, one at a time; carried ones must where no ship is left."""
        beside = [(kind, marks) for kind, marks, _ in groups(state, self.start) if self._goes(state, kind, marks)]
        values = self._others(state) + [f"take:{UNIT_NAMES[kind]}_{marks}" for kind, marks in beside]
        at_sea = state.terrain[self.start] == SEA
        crowded = at_sea and state.aboard(self.start) > state.count(self.start, SHIP) * self._each(state)
        if not crowded:
            values.append("button:done")
        return Ask(self.seat, values, "shipwrights-follow", "COC-33.41")

    def _each(self, state: Position) -> int:
        return capacity(state, self.seat, self.start)

    def _goes(self, state: Position, kind: int, marks: int) -> bool:
        if kind == SHIP:
            return False
        if self.new == SHIP:
            full = state.aboard(self.place) >= state.count(self.place, SHIP) * capacity(state, self.seat, self.place)
            return not full and can_stir(state, self.seat, (kind, marks, 1))
        return kind == SETTLER or room(state, self.seat, self.place) > 0

    def on_follow(self, state: Position, answer: str) -> str:
        if answer == "button:done":
            return END
        if answer.startswith("change:"):
            old, text, new = answer.removeprefix("change:").split("_")
            self._turn(state, UNIT_NAMES.index(old), int(text), UNIT_NAMES.index(new))
            return "follow"
        name, _, text = answer.removeprefix("take:").partition("_")
        kind, marks = UNIT_NAMES.index(name), int(text)
        tired.carry(state, (kind, marks, 1), self.start, self.place, MOVED | _entering(state, self.place))
        state.lift(self.start, kind)
        state.arrive(self.seat, kind, self.place)
        return "follow"

    def about_follow(self, state: Any, answer: str) -> dict[str, Any]:
        if answer.startswith("change:"):
            old, _, new = answer.removeprefix("change:").split("_")
            return {"unit": "unit:" + old, "into": "unit:" + new, "count": 1}
        return {} if answer == "button:done" else self.about_which(state, answer)


def _entering(state: Position, place: int) -> int:
    """The marks of the terrain entered."""
    terrain = state.terrain[place]
    return {FOREST: tired.FOREST, MOUNTAIN: tired.MOUNTAIN, GRASSLAND: tired.GRASS}.get(terrain, 0)


def _work(state: Position, owner: int, matter: Any) -> Frame | None:
    return Shipwrights(seat=owner)


MOVE_EXTRA.act(EFFECTS["v:ship_construction"], "", _work, _may_work)

# -- Longships ---------------------------------------------------------------------------------------


def _again(state: Position, owner: int, matter: Any) -> bool:
    """Ships may move again after a naval battle."""
    return bool(matter == "again")


def _room_for_three(state: Position, owner: int, number: int, place: Any) -> int:
    return max(number, 3)


def _no_mark(state: Position, owner: int, marks: int, matter: Any) -> int:
    return marks & ~tired.FOUGHT if matter[2] == SHIP else marks


MOVE_OPTIONS.permit(EFFECTS["v:longships"], _again)
LIMIT_SHIPS.change(EFFECTS["v:longships"], "capacity", _room_for_three)
MOVE_PENALTY.change(EFFECTS["v:longships"], "lifted", _no_mark)

# -- Raiding -----------------------------------------------------------------------------------------


def _victims(state: Position, owner: int, links: Any) -> list[int]:
    """COC-33.56: owners of cities linked by an adjacent ship who have a resource to lose."""
    near = state.land().near
    found = [state.city[city] for start, kind, city in links if kind == SHIP and city in near[start]]
    order = state.others(owner)
    return [s for s in order if s in found and any(state.have(s, good) for good in range(RESOURCES))]


def _may_raid(state: Position, owner: int, links: Any) -> bool:
    return state.active == owner and bool(_victims(state, owner, links))


class Raid(Frame):
    """Each raided player loses 1 resource of their choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("lose",)

    seats: tuple[int, ...]

    def lose(self, state: Position) -> Next:
        if not self.seats:
            return END
        held = [good for good in range(RESOURCES) if state.have(self.seats[0], good)]
        return Ask(self.seats[0], [goods_answer(good) for good in held], "raid", "COC-33.56")

    def on_lose(self, state: Position, answer: str) -> str:
        lose(state, self.seats[0], GOOD_NAMES.index(answer.removeprefix("good:")), 1)
        self.seats = self.seats[1:]
        return "lose"


def _raid(state: Position, owner: int, links: Any) -> Frame | None:
    return Raid(seats=tuple(_victims(state, owner, links)))


TRADE_DONE.act(EFFECTS["v:raiding"], "raiding", _raid, _may_raid)

# -- Runes -------------------------------------------------------------------------------------------


def _mourns(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    fallen = c.lost_fighters(c.side_of(owner))
    return not c.naval and fallen >= 2 and state.spare_piece(owner, OBELISK) > 0


def _carve(state: Position, owner: int, place: Any) -> Frame | None:
    """COC-33.43: an Obelisk of the supply lies before the owner."""
    state.supply[owner * STOCK + UNITS + OBELISK] -= 1
    state.runes[owner] += 1
    return None


def _rune_points(state: Position, owner: int, halves: int, matter: Any) -> int:
    return halves + 2 * state.runes[owner]


CONFLICT_ANY.act(EFFECTS["v:runes"], "own", _carve, _mourns, optional=True)
SCORE_OBJECTIVES.change(EFFECTS["v:runes"], "sum", _rune_points)

# -- Erik --------------------------------------------------------------------------------------------


def _leader_aboard(state: Position, seat: int) -> int:
    """The sea space where the leader is aboard, or NOBODY."""
    where = state.leader_at[seat]
    return where if where != NOBODY and state.terrain[where] == SEA else NOBODY


def _may_chart(state: Position, owner: int, matter: Any) -> bool:
    where = _leader_aboard(state, owner)
    if where == NOBODY or not payable(state, owner, tokens(CULTURE)):
        return False
    return state.land().region_of[where] not in state.explorers


def _chart(state: Position, owner: int, matter: Any) -> Frame | None:
    state.mark("l:erik.1", owner, "game")
    state.explorers.append(state.land().region_of[_leader_aboard(state, owner)])
    return paying(owner, tokens(CULTURE), EFFECTS["l:erik.1"].rule)


def _explorer_points(state: Position, owner: int, halves: int, matter: Any) -> int:
    """1 point for each marker; they stay when the leader is lost."""
    return halves + 2 * len(state.explorers)


def _may_land(state: Position, owner: int, matter: Any) -> bool:
    """The leader, alone or with others, has somewhere to go; units that fought stay aboard."""
    where = _leader_aboard(state, owner)
    if where == NOBODY:
        return False
    here = groups(state, where)
    for numbers in squads(state, owner, where):
        squad = chosen(owner, where, here, numbers)
        if squad.leader and not squad.ships and _shores(state, squad):
            return True
    return False


def _shores(state: Position, squad: Squad) -> list[int]:
    return [place for place in land_targets(state, squad) if state.is_land(place)]


class Land(Frame):
    """COC-33.55: the leader and any land units aboard disembark to one adjacent land space."""

    STEPS: ClassVar[tuple[str, ...]] = ("march", "rest")

    seat: int

    def march(self, state: Position) -> Next:
        return March(seat=self.seat, start=_leader_aboard(state, self.seat), landing=True)

    def rest(self, state: Position) -> Next:
        """No Move action: they may move in the next one."""
        tired.rested(state, MOVED)
        return END


def _land(state: Position, owner: int, matter: Any) -> Frame | None:
    return Land(seat=owner)


WINDOW_ACTION.act(EFFECTS["l:erik.1"], "", _chart, _may_chart)
SCORE_OBJECTIVES.change(EFFECTS["l:erik.1"], "sum", _explorer_points, lasting=True)
WINDOW_FREE.act(EFFECTS["l:erik.2"], "", _land, _may_land)

# -- Knut --------------------------------------------------------------------------------------------


def _northern(state: Position, owner: int, halves: int, matter: Any) -> int:
    """1/2 point per space of distance from the start space."""
    where = state.leader_at[owner]
    if where == NOBODY:
        return halves
    steps = state.distance(state.land().start(owner), where)
    return halves if steps == FAR else halves + steps


def _may_levy(state: Position, owner: int, matter: Any) -> bool:
    city = city_of_leader(state, owner)
    taxes = state.uses(owner, state.world().advance_of["taxes"]) and not state.marked("a:taxes", owner)
    return city != NOBODY and taxes and may_activate(state, city)


def _levy(state: Position, owner: int, matter: Any) -> Frame | None:
    """Danegeld: Taxes without the token; it is the use of Taxes of this turn."""
    state.mark("a:taxes", owner, "turn")
    return activate(owner, city_of_leader(state, owner), "taxes", Taxes(seat=owner, free=True))


def _same_goods(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits


SCORE_EVENTS.change(EFFECTS["l:knut.1"], "sum", _northern)
WINDOW_ACTION.act(EFFECTS["l:knut.2"], "", _levy, _may_levy, once="turn")
TAXES_INCOME.change(EFFECTS["l:knut.2"], "goods", _same_goods)

# -- Ragnar ------------------------------------------------------------------------------------------


def _rich_prey(state: Position, owner: int, place: Any) -> bool:
    return conquered_with_leader(state, owner) and conflict_of(state).mood > ANGRY


def _plunder(state: Position, owner: int, place: Any) -> Frame | None:
    gain(state, owner, GOLD, 2)
    return None


def _from_the_sea(state: Position, owner: int, c: Battle) -> bool:
    return c.landing and c.attacker == owner


CONFLICT_WON.act(EFFECTS["l:ragnar.1"], "", _plunder, _rich_prey)
bonus("l:ragnar.2", _from_the_sea)
