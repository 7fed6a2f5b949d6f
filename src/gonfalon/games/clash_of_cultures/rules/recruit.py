"""Recruit (section 12)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    GOODS,
    INFANTRY,
    LEADER,
    NOBODY,
    PORT,
    SEA,
    SETTLER,
    SHIP,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.activation import may_activate, number
from gonfalon.games.clash_of_cultures.rules.cargo import Overboard, crowded
from gonfalon.games.clash_of_cultures.rules.conflict import attack, join
from gonfalon.games.clash_of_cultures.rules.leaders import eliminate_leader, enter_leader, leader_answer
from gonfalon.games.clash_of_cultures.rules.limits import room, ship_room, stack_of, strike_room
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_PAY,
    RECRUIT_COST,
    RECRUIT_DONE,
    RECRUIT_EXTRA,
    RECRUIT_INSTEAD,
    RECRUIT_OPTIONS,
    RECRUIT_PLACE,
    RECRUIT_ROOM,
    RECRUIT_SHARE,
    RECRUIT_SPARED,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, Pay, bill, payable, paying
from gonfalon.games.clash_of_cultures.rules.position import DRAFTS, STOCK, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next

Kinds = tuple[int, ...]

#: The mark of a Recruit in which Draft was used.
DRAFT_USED: Final = "drafted"


def price(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds) -> Bill:
    """The cost of units and of those beyond the number, together (recruit.cost)."""
    costs = state.world().unit_cost
    if len(kinds) == 1:
        due = bill(costs[kinds[0]])
    else:
        due = bill([sum([costs[kind][good] for kind in kinds]) for good in range(GOODS)])
    settled: Bill = RECRUIT_COST.settled(state, seat, due, (city, kinds, extras))
    return settled


def allowed(state: Position, seat: int, city: int, kind: int) -> bool:
    """Whether the city may recruit this kind at all (COC-12.2, 12.5, 12.9)."""
    if kind == LEADER and not state.leaders[seat]:
        return False
    if kind == SHIP and not state.has_building(city, PORT):
        return False
    free = kind in (SETTLER, 1) or RECRUIT_OPTIONS.allowed(state, seat, (city, kind), basis=kind == LEADER)
    if not free or (state.world().civ_unit[kind] and not state.civilized()):
        return False
    return state.spare(seat, kind) > 0 or kind == LEADER or state.total(seat, kind) > 0


def fits(state: Position, seat: int, city: int, kinds: Kinds) -> bool:
    """The stack limit, and enough pieces in the supply or elsewhere on the board (COC-12.3, 12.5)."""
    army = len([kind for kind in kinds if state.world().is_army[kind]])
    space = room(state, seat, city) + int(RECRUIT_ROOM.settled(state, seat, 0, city))
    if LEADER in kinds and state.leader[seat] != NOBODY:  # eliminated first, with what he does to the limit (COC-12.9)
        space = state.number("stack") - (state.army(city) if state.holder[city] == seat else 0)
        space += int(state.leader_at[seat] == city)
    if LEADER in kinds:
        space += newcomers_stack(state, seat) - state.number("stack")
    if army > space:
        return False
    if kinds.count(LEADER) > 1:
        return False
    for kind in kinds:
        if kind == LEADER:
            continue
        wanted = kinds.count(kind)
        here = state.count(city, kind) if kind != SHIP else state.count(state.port_sea[city], SHIP)
        if state.holder[city if kind != SHIP else state.port_sea[city]] != seat:
            here = 0
        if wanted > state.spare(seat, kind) + state.total(seat, kind) - here:
            return False
    return SHIP not in kinds or kinds.count(SHIP) <= strike_room(state, seat, state.port_sea[city])


def newcomers_stack(state: Position, seat: int) -> int:
    """The stack limit that a new leader may bring along; one who is drawn may be any of them (COC-36.7)."""
    found = [stack_of(state, seat, leader) for leader in state.leaders[seat]]
    return min(found) if state.options["random_leaders"] else max(found)


def newcomers(state: Position, seat: int, city: int, army: int) -> list[int]:
    """The leaders for whom there is room among so many new army units; the one in play leaves (COC-12.9)."""
    here = state.army(city) - int(state.leader_at[seat] == city) if state.holder[city] == seat else 0
    return [leader for leader in state.leaders[seat] if here + army <= stack_of(state, seat, leader)]


def choices(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds) -> tuple[list[int], list[int]]:
    """The kinds that can be added to what is chosen: within the number, and beyond it (COC-12.7).

    Units are named in one order, the extra ones last; ``earlier`` has those that people may name out of it.
    """
    last = kinds[-1] if kinds else 0
    normal = [] if extras else _normal(state, seat, city, kinds, (), range(last, UNITS))
    return normal, _extra(state, seat, city, kinds, extras, range(extras[-1] + 1 if extras else 0, UNITS))


def earlier(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds) -> tuple[list[int], list[int]]:
    """The kinds that could have been named before the last one: the same units in another order."""
    behind = UNITS if extras else kinds[-1] if kinds else 0
    normal = _normal(state, seat, city, kinds, extras, range(behind))
    return normal, _extra(state, seat, city, kinds, extras, range(extras[-1] if extras else 0))


def _normal(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds, some: range) -> list[int]:
    if len(kinds) >= number(state, seat, city, "recruit"):
        return []
    return [kind for kind in some if _adds(state, seat, city, kind, kinds, extras)]


def _extra(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds, some: range) -> list[int]:
    bits = int(RECRUIT_EXTRA.settled(state, seat, 0, (city, extras)))
    out: list[int] = []
    for kind in some:
        if kind in extras or not bits >> kind & 1:
            continue
        more = (*extras, kind)
        if not placeable(state, seat, city, kinds, more) and not _spared(state, seat, kind):
            continue
        if payable(state, seat, price(state, seat, city, kinds, more)):
            out.append(kind)
    return out


def placeable(state: Position, seat: int, city: int, kinds: Kinds, extras: Kinds) -> bool:
    """Whether there is room for all of them, and a piece for the last of the extra ones."""
    kind = extras[-1]
    return bool(state.spare(seat, kind) or state.total(seat, kind)) and fits(state, seat, city, (*kinds, *extras))


def _spared(state: Position, seat: int, kind: int) -> bool:
    """Whether something else can be had in the place of an extra unit (COC-33.31)."""
    return RECRUIT_SPARED.allowed(state, seat, kind)


def _adds(state: Position, seat: int, city: int, kind: int, kinds: Kinds, extras: Kinds) -> bool:
    """Whether one more unit of a kind can be recruited and paid."""
    more = (*kinds, kind)
    if not allowed(state, seat, city, kind) or not payable(state, seat, price(state, seat, city, more, extras)):
        return False
    return fits(state, seat, city, (*more, *extras))


def can_recruit(state: Position, seat: int, city: int) -> bool:
    if not may_activate(state, city):
        return False
    if number(state, seat, city, "recruit") > 0:
        for kind in range(UNITS):
            if _adds(state, seat, city, kind, (), ()):
                return True
    return RECRUIT_EXTRA.heard(state, seat) and bool(choices(state, seat, city, (), ())[1])


class Recruit(Frame):
    """COC-12.11: units and who leads them, payment, placing, a naval battle, effects after it."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "enlarge",
        "choose",
        "who",
        "pay",
        "instead",
        "leader",
        "place",
        "cargo",
        "spread",
        "battle",
        "assault",
        "done",
    )

    seat: int
    city: int
    kinds: tuple[int, ...] = ()
    extras: tuple[int, ...] = ()
    newcomer: int = NOBODY  # the leader who comes
    placed: int = 0
    source: int = NOBODY  # the space from which the last unit was taken
    spent: tuple[int, ...] = ()
    afloat: int = 0  # new ships that must fight for their space
    waiting: tuple[int, ...] = ()  # new army units for which the city has no room

    def enlarge(self, state: Position) -> Next:
        return ACTIVATION_PAY.happen(state, [self.seat], self.city)

    def choose(self, state: Position) -> Next:
        normal, extra = choices(state, self.seat, self.city, self.kinds, self.extras)
        values = _named(normal, extra)
        if not self.kinds and not self.extras:
            unasked = values == ["unit:leader"] and len(self._newcomers(state, (LEADER,))) < 2
            return Ask(self.seat, values, "recruit", "COC-12.1", always=unasked)
        others = _named(*earlier(state, self.seat, self.city, self.kinds, self.extras))
        return Ask(self.seat, [*values, "button:done"], "recruit", "COC-12.1", more=others)

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        sort, _, name = answer.partition(":")
        kind = UNIT_NAMES.index(name)
        if sort == "unit":
            self.kinds = tuple(sorted((*self.kinds, kind)))
        else:
            self.extras = tuple(sorted((*self.extras, kind)))
        return "choose"

    def who(self, state: Position) -> Next:
        """COC-12.9: one of the cards is chosen; what is drawn comes later (COC-36.7)."""
        if LEADER not in self.kinds or state.options["random_leaders"]:
            return None
        found = self._newcomers(state, (*self.kinds, *self.extras)) or self._newcomers(state, self.kinds)
        return Ask(self.seat, [leader_answer(state, leader) for leader in found], "leader", "COC-12.9")

    def on_who(self, state: Position, answer: str) -> None:
        self.newcomer = state.world().leader_of[answer.removeprefix("leader:")]

    def _newcomers(self, state: Position, kinds: Kinds) -> list[int]:
        """The leaders among whom is chosen when all these units come; none where chance decides."""
        army = len([kind for kind in kinds if state.world().is_army[kind]])
        return [] if state.options["random_leaders"] else newcomers(state, self.seat, self.city, army)

    def pay(self, state: Position) -> Next:
        return paying(self.seat, price(state, self.seat, self.city, self.kinds, self.extras), "COC-12.1")

    def on_pay(self, state: Position, done: Pay) -> None:
        self.spent = done.spent
        if INFANTRY in self.extras or SHIP in self.extras:  # Draft was used (COC-12.7), whatever it gives
            state.tally[self.seat * TALLIES + DRAFTS] += 1
            state.mark(DRAFT_USED, self.seat, "activation")

    def instead(self, state: Position) -> Next:
        return RECRUIT_INSTEAD.happen(state, [self.seat], self.city) if self.extras else None

    def leader(self, state: Position) -> Next:
        return EnterLeader(seat=self.seat, city=self.city, leader=self.newcomer) if LEADER in self.kinds else None

    def place(self, state: Position) -> Next:
        every = (*self.kinds, *self.extras)
        if self.placed == len(every):
            return "spread"
        kind = every[self.placed]
        if kind == LEADER:
            self.placed += 1
            return "place"
        if state.spare(self.seat, kind):
            self._stand(state, kind)
            return "place"
        answers = state.land().answers
        where = [
            place
            for place in state.places_of(self.seat)
            if state.count(place, kind) and place != self._target(state, kind)
        ]
        return Ask(self.seat, [answers[place] for place in where], "recruit-from", "COC-12.5")

    def on_place(self, state: Position, answer: str) -> None:
        """COC-12.6: a unit is taken from the board and counts as new."""
        kind = (*self.kinds, *self.extras)[self.placed]
        place = state.land().hex_of[answer]
        forget_one(state, place, kind)
        state.take(place, kind)
        self.source = place
        self._stand(state, kind)

    def cargo(self, state: Position) -> Next:
        """What a ship carried that was taken away."""
        if state.terrain[self.source] == SEA and crowded(state, self.seat, self.source):
            return Overboard(seat=self.seat, sea=self.source)
        return "place"

    def on_cargo(self, state: Position, done: Frame) -> str:
        return "place"

    def _target(self, state: Position, kind: int) -> int:
        return state.port_sea[self.city] if kind == SHIP else self.city

    def _stand(self, state: Position, kind: int) -> None:
        state.say("recruits", seat=self.seat, unit="unit:" + UNIT_NAMES[kind], city=state.land().answers[self.city])
        self.placed += 1
        place = self._target(state, kind)
        if kind == SHIP and (state.hostile(self.seat, place) or state.pirates[place]):
            state.supply[self.seat * STOCK + SHIP] -= 1
            self.afloat += 1
        elif state.world().is_army[kind] and room(state, self.seat, place) < 1:
            state.supply[self.seat * STOCK + kind] -= 1
            self.waiting = (*self.waiting, kind)
        else:
            state.put(self.seat, kind, place)

    def spread(self, state: Position) -> Next:
        return RECRUIT_PLACE.happen(state, [self.seat], self.city)

    def battle(self, state: Position) -> Next:
        """COC-12.4: ships recruited among enemy ships attack at once and cannot retreat."""
        place = state.port_sea[self.city]
        if not self.afloat:
            return None
        if state.holder[place] in (NOBODY, self.seat) and RECRUIT_SHARE.allowed(state, self.seat, place):
            values = ["button:share"] if ship_room(state, self.seat, place) >= self.afloat else []
            return Ask(self.seat, [*values, "button:attack"], "share", "COC-33.14")
        return self._attack(state)

    def on_battle(self, state: Position, answer: Any) -> str | None:
        """COC-33.14: among pirates the owner chooses to share the space or to attack."""
        if answer == "button:share":
            state.arrive(self.seat, SHIP, state.port_sea[self.city], self.afloat)
            self.afloat = 0
        return "assault" if answer == "button:attack" else None

    def assault(self, state: Position) -> Next:
        return self._attack(state) if self.afloat else None

    def _attack(self, state: Position) -> Frame:
        place = state.port_sea[self.city]
        squad = [self.afloat if kind == SHIP else 0 for kind in range(UNITS)]
        worn: list[int] = []
        self.afloat = 0
        if state.holder[place] == self.seat:
            join(state, place, squad, worn)
        return attack(state, self.seat, squad, NOBODY, place, False, worn)

    def done(self, state: Position) -> Next:
        return RECRUIT_DONE.happen(state, [self.seat], self.city)

    def about(self, state: Any) -> dict[str, Any]:
        units = ["unit:" + UNIT_NAMES[kind] for kind in (*self.kinds, *self.extras)]
        old = state.leader[self.seat]
        return {
            "city": state.land().answers[self.city],
            "units": units,
            "count": len(units),
            "replaces": old != NOBODY,
            "old": "" if old == NOBODY else leader_answer(state, old),
        }

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        """Whether the leader in play would have to leave."""
        return {"replaces": answer == "unit:leader" and state.leader[self.seat] != NOBODY}


def _named(normal: list[int], extra: list[int]) -> list[str]:
    return [f"unit:{UNIT_NAMES[kind]}" for kind in normal] + [f"extra:{UNIT_NAMES[kind]}" for kind in extra]


class EnterLeader(Frame):
    """COC-12.9: the leader in play leaves, the one who was chosen or is drawn comes."""

    STEPS: ClassVar[tuple[str, ...]] = ("farewell", "draw", "enter")

    seat: int
    city: int
    leader: int = NOBODY

    def farewell(self, state: Position) -> Next:
        return eliminate_leader(state, self.seat, NOBODY) if state.leader[self.seat] != NOBODY else None

    def draw(self, state: Position) -> Next:
        """COC-36.7."""
        return Draw(state.leaders[self.seat], 1) if self.leader == NOBODY else None

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.leader = drawn[0]

    def enter(self, state: Position) -> Next:
        enter_leader(state, self.seat, self.leader, self.city)
        return END
