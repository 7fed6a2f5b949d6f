"""Celts (COC-33.16 to 33.18, 33.48): Tribes, Druids, Trade; Boudica, Vercingetorix, Viriatus."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    FOOD,
    INFANTRY,
    MOOD,
    NOBODY,
    SETTLER,
    SHIP,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules.activation import FoundCity
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansAppear
from gonfalon.games.clash_of_cultures.rules.effects.civ_india import influencing
from gonfalon.games.clash_of_cultures.rules.effects.civ_rome import moving_barbarians
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.effects.leading import against_player, bonus
from gonfalon.games.clash_of_cultures.rules.effects.learning import recruiting
from gonfalon.games.clash_of_cultures.rules.influence import takable
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.moments import (
    BARBARIANS_MOVE,
    CITY_FOUNDED,
    INFLUENCE_SUCCESS,
    INFLUENCE_TARGET,
    RECRUIT_PLACE,
    RECRUIT_ROOM,
    ROLL_VALUE,
    ROUND_LOYAL,
    ROUND_START,
    SCORE_PIECES,
    TABLE,
    TRADE_INCOME,
    TRADE_LINKS,
    WINDOW_ACTION,
)
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import (
    ATTACKER,
    DEFENDER,
    Battle,
    conflict_of,
    leader_place,
)
from gonfalon.games.clash_of_cultures.rules.tired import FOUGHT, code, forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Tribal Warfare ----------------------------------------------------------------------------------


def _tribesmen(state: Position, owner: int, value: int, matter: Any) -> int:
    """+1 per barbarian city within 2 spaces, at most +4, against an opponent's army units."""
    c: Battle = matter
    if c.naval or against_player(c, owner) == NOBODY or not c.fighters(state, 1 - c.side_of(owner)):
        return value
    row = state.row(c.place)
    return value + min(4, len([city for city in state.cities(BARBARIAN) if row[city] <= 2]))


ROLL_VALUE.change(EFFECTS["v:tribal_warfare"], "bonus", _tribesmen)

# -- Tribal Allies -----------------------------------------------------------------------------------


def _call(state: Position, owner: int, matter: Any) -> Frame | None:
    """COC-33.16: Barbarians appear, both steps."""
    return BarbariansAppear(seat=owner)


def _may_hold(state: Position, owner: int, matter: Any) -> bool:
    frame = moving_barbarians(state)
    return frame is not None and frame.seat == owner and bool(frame.armies) and payable(state, owner, tokens(FOOD))


class Hold(Frame):
    """1 food, once, keeps any number of the armies in place."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "choose")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(FOOD), "COC-33.16")

    def choose(self, state: Position) -> Next:
        frame = moving_barbarians(state)
        if frame is None or not frame.armies:
            return END
        answers = state.land().answers
        return Ask(self.seat, [*[answers[place] for place in frame.armies], "button:done"], "forbid", "COC-33.16")

    def on_choose(self, state: Position, answer: str) -> str:
        frame = moving_barbarians(state)
        if answer == "button:done" or frame is None:
            return END
        frame.armies.remove(state.land().hex_of[answer])
        return "choose"


def _hold(state: Position, owner: int, matter: Any) -> Frame | None:
    return Hold(seat=owner)


WINDOW_ACTION.act(EFFECTS["v:tribal_allies"], "", _call, once="turn")
BARBARIANS_MOVE.act(EFFECTS["v:tribal_allies"], "allies", _hold, _may_hold, part="hold", optional=True)

# -- Druidic Influence -------------------------------------------------------------------------------


def _grove(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.17: a barbarian settlement without a token."""
    place = matter[1]
    return state.city[place] == BARBARIAN and place not in state.druids


def _may_plant(state: Position, owner: int, place: Any) -> bool:
    return state.city[place] == BARBARIAN and place not in state.druids and not influencing(state).settled


class Plant(Frame):
    """A culture token of the bank lies under the settlement, in the place of an exchange."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    place: int

    def choose(self, state: Position) -> Next:
        values = ["button:druids"]
        if any(takable(state, self.seat, self.place, piece) for piece in range(1, 8)):
            values.append("button:exchange")
        return Ask(self.seat, values, "druids", "COC-33.17")

    def on_choose(self, state: Position, answer: str) -> None:
        if answer == "button:druids":
            state.druids.append(self.place)
            influencing(state).settled = True


def _plant(state: Position, owner: int, place: Any) -> Frame | None:
    return Plant(seat=owner, place=place)


def _grove_points(state: Position, owner: int, halves: int, matter: Any) -> int:
    return halves + 2 * len(state.druids)


INFLUENCE_TARGET.permit(EFFECTS["v:druidic_influence"], _grove)
INFLUENCE_SUCCESS.act(EFFECTS["v:druidic_influence"], "", _plant, _may_plant)
SCORE_PIECES.change(EFFECTS["v:druidic_influence"], "sum", _grove_points)

# -- Tribal Trade ------------------------------------------------------------------------------------


def _tribal(state: Position, owner: int, link: Any) -> bool:
    return bool(state.city[link[2]] == BARBARIAN)


def _only_food(state: Position, owner: int, bits: int, link: Any) -> int:
    return 1 << FOOD if state.city[link[2]] == BARBARIAN else bits


TRADE_LINKS.permit(EFFECTS["v:tribal_trade"], _tribal)
TRADE_INCOME.change(EFFECTS["v:tribal_trade"], "limits", _only_food)

# -- Boudica -----------------------------------------------------------------------------------------


def _warrior_queen(state: Position, owner: int, c: Battle) -> bool:
    enemy = against_player(c, owner)
    group = state.world().groups.index("warfare")
    return enemy != NOBODY and state.in_group(enemy, group) > state.in_group(owner, group)


def _her_people(state: Position, owner: int, place: Any) -> bool:
    settled = any(isinstance(frame, FoundCity) for frame in state.frames)
    here = settled and state.leader_at[owner] == place and state.spare(owner, SETTLER) > 0
    return here and payable(state, owner, tokens(FOOD))


def _stay(state: Position, owner: int, place: Any) -> Frame | None:
    """Great Numbers: the settler stays for 1 food, as tired as it was."""
    state.put(owner, SETTLER, place)
    for frame in state.frames:
        if isinstance(frame, FoundCity) and frame.marks:
            state.tired.append(code(place, SETTLER, frame.marks))
    return paying(owner, tokens(FOOD), EFFECTS["l:boudica.2"].rule)


bonus("l:boudica.1", _warrior_queen)
CITY_FOUNDED.act(EFFECTS["l:boudica.2"], "own", _stay, _her_people, optional=True)

# -- Vercingetorix -----------------------------------------------------------------------------------


def _people(state: Position, owner: int, value: int, matter: Any) -> int:
    """+1 per settler of yours within 2 spaces of the leader."""
    c: Battle = matter
    if not c.takes_part(state, owner):
        return value
    row = state.row(leader_place(state, owner))
    settlers = sum([state.count(p, SETTLER) for p in state.places_of(owner) if row[p] <= 2])
    along = c.squad[SETTLER] if c.attacker == owner else 0
    return value + settlers + along


ROLL_VALUE.change(EFFECTS["l:vercingetorix.1"], "bonus", _people)


def _outskirts(state: Position, seat: int, city: int, kind: int) -> list[int]:
    """Adjacent explored land free of enemy units and cities, with room."""
    return [
        place
        for place in state.land().near[city]
        if state.is_land(place)
        and not state.hostile(seat, place)
        and state.city[place] in (NOBODY, seat)
        and (kind == SETTLER or room(state, seat, place) > 0)
    ]


def _levies(state: Position, seat: int, city: int) -> list[int]:
    work = recruiting(state)
    return [k for k in (*work.kinds, *work.extras) if k != SHIP and _outskirts(state, seat, city, k)]


def _may_spread(state: Position, owner: int, city: Any) -> bool:
    return city == city_of_leader(state, owner) and bool(_levies(state, owner, city))


def _fields(state: Position, owner: int, number: int, city: Any) -> int:
    """Army units for which the adjacent spaces have room."""
    if city != city_of_leader(state, owner):
        return number
    return number + sum([room(state, owner, place) for place in _outskirts(state, owner, city, INFANTRY)])


class Spread(Frame):
    """Rapid Recruitment: new land units may stand in adjacent spaces instead; those without room in the city must."""

    STEPS: ClassVar[tuple[str, ...]] = ("unit", "place")

    seat: int
    city: int
    left: list[int]
    kind: int = NOBODY

    def unit(self, state: Position) -> Next:
        kinds = [k for k in dict.fromkeys(self.left) if _outskirts(state, self.seat, self.city, k)]
        values = [f"unit:{UNIT_NAMES[kind]}" for kind in kinds]
        if recruiting(state).waiting:
            values = [f"unit:{UNIT_NAMES[kind]}" for kind in kinds if kind != SETTLER]
        elif values:
            values.append("button:done")
        return Ask(self.seat, values, "spread", EFFECTS["l:vercingetorix.2"].rule) if values else END

    def on_unit(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return END
        self.kind = UNIT_NAMES.index(answer.removeprefix("unit:"))
        return None

    def place(self, state: Position) -> Next:
        found = _outskirts(state, self.seat, self.city, self.kind)
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in found], "spread-place", EFFECTS["l:vercingetorix.2"].rule)

    def on_place(self, state: Position, answer: str) -> str:
        """A unit leaves the city; one that waited takes its place."""
        self.left.remove(self.kind)
        work = recruiting(state)
        place = state.land().hex_of[answer]
        if self.kind in work.waiting:
            enters = self.kind
        else:
            state.lift(self.city, self.kind)
            state.arrive(self.seat, self.kind, place)
            if not work.waiting:
                return "unit"
            enters, place = work.waiting[0], self.city
        waiting = list(work.waiting)
        waiting.remove(enters)
        work.waiting = tuple(waiting)
        state.arrive(self.seat, enters, place)
        return "unit"


def _spread(state: Position, owner: int, city: Any) -> Frame | None:
    return Spread(seat=owner, city=city, left=_levies(state, owner, city))


RECRUIT_ROOM.change(EFFECTS["l:vercingetorix.2"], "more", _fields)
RECRUIT_PLACE.act(EFFECTS["l:vercingetorix.2"], "", _spread, _may_spread)

# -- Viriatus ----------------------------------------------------------------------------------------


def _wastes(state: Position, place: int) -> list[int]:
    """COC-33.48: adjacent explored land spaces without any unit or city."""
    return [there for there in state.land().near[place] if state.is_land(there) and state.is_empty(there)]


def _may_terrify(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    ready = c.round >= 2 and c.takes_part(state, owner) and bool(_wastes(state, place))
    return ready and bool(c.kinds(state, 1 - c.side_of(owner))) and payable(state, owner, tokens(MOOD, 2))


class Terrify(Frame):
    """2 mood tokens put 1 enemy army unit out of the combat."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "unit", "place")

    seat: int
    kind: int = NOBODY

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD, 2), "COC-33.48")

    def unit(self, state: Position) -> Next:
        c = conflict_of(state)
        kinds = c.kinds(state, 1 - c.side_of(self.seat))
        return Ask(self.seat, [f"unit:{UNIT_NAMES[kind]}" for kind in kinds], "terror", "COC-33.48")

    def on_unit(self, state: Position, answer: str) -> None:
        self.kind = UNIT_NAMES.index(answer.removeprefix("unit:"))

    def place(self, state: Position) -> Next:
        found = _wastes(state, conflict_of(state).place)
        return Ask(self.seat, [state.land().answers[place] for place in found], "terror-place", "COC-33.48")

    def on_place(self, state: Position, answer: str) -> None:
        """COC-16.23: if it was the last one the combat is won at once."""
        c = conflict_of(state)
        side, there = 1 - c.side_of(self.seat), state.land().hex_of[answer]
        marks = 0
        if side == ATTACKER:
            c.squad[self.kind] -= 1
        else:
            marks = forget_one(state, c.place, self.kind)
            state.lift(c.place, self.kind)
        state.arrive(c.who(side), self.kind, there)
        if c.who(side) == state.active:
            state.tired.append(code(there, self.kind, marks | FOUGHT))  # COC-13.7
        if not c.fighters(state, side):
            c.result = DEFENDER if side == ATTACKER else ATTACKER


def _terrify(state: Position, owner: int, place: Any) -> Frame | None:
    return Terrify(seat=owner)


def _loyal(state: Position, owner: int, matter: Any) -> bool:
    """COC-33.18: barbarians fight within 2 spaces of the leader; it needs your own Tactics."""
    c: Battle = matter
    where = state.leader_at[owner]
    if c.naval or where == NOBODY or not state.uses(owner, state.world().advance_of["tactics"]):
        return False
    return state.distance(where, c.place) <= 2


ROUND_START.act(EFFECTS["l:viriatus.1"], "", _terrify, _may_terrify, optional=True)
ROUND_LOYAL.permit(EFFECTS["l:viriatus.2"], _loyal)
