"""Barbarians (section 25): they appear, they move, they grow."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    BARREN,
    CAVALRY,
    ELEPHANT,
    INFANTRY,
    NOBODY,
    SETTLEMENT,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.march import may_send, sending_price
from gonfalon.games.clash_of_cultures.rules.moments import ATTACK_PAID, BARBARIANS_MOVE
from gonfalon.games.clash_of_cultures.rules.paying import paying
from gonfalon.games.clash_of_cultures.rules.position import FAR, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

REACH: Final = 2  # land spaces


def barbarian_sites(state: Position, seat: int) -> list[int]:
    """COC-25.3, 25.4: where a new barbarian settlement may stand."""
    free = [
        place
        for place in range(len(state.terrain))
        if state.is_land(place)
        and state.terrain[place] != BARREN
        and not state.exhausted[place]
        and state.is_empty(place)
    ]
    own = state.cities(seat)
    foreign = [city for other in state.others(seat) for city in state.cities(other)]

    def far_from(place: int, cities: list[int]) -> bool:
        return all(state.distance(city, place) >= REACH for city in cities)

    out = [
        place
        for place in free
        if any(state.land_row(city)[place] == REACH for city in own)
        and far_from(place, own)
        and far_from(place, foreign)
    ]
    if out:
        return out
    near = state.land().near
    return [place for place in free if any(place in near[city] for city in own) and far_from(place, foreign)]


def kinds_for(state: Position, city: int) -> list[int]:
    """COC-25.2: the units one of which can be placed in a barbarian city, as far as supply and room allow."""
    if state.holder[city] not in (NOBODY, BARBARIAN) or room(state, BARBARIAN, city) < 1:
        return []
    kinds = (INFANTRY, CAVALRY, ELEPHANT) if state.count(city, INFANTRY) else (INFANTRY,)
    return [kind for kind in kinds if state.spare(BARBARIAN, kind)]


def roomy_cities(state: Position) -> list[int]:
    """Barbarian cities that can get one more unit."""
    return [city for city in state.cities(BARBARIAN) if kinds_for(state, city)]


class BarbarianUnit(Frame):
    """COC-25.2: one unit into a barbarian city, of a kind the placing player chooses."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    city: int

    def choose(self, state: Position) -> Next:
        kinds = kinds_for(state, self.city)
        if not kinds:
            return END
        return Ask(self.seat, [f"unit:{UNIT_NAMES[kind]}" for kind in kinds], "barbarian-unit", "COC-25.2")

    def on_choose(self, state: Position, answer: str) -> None:
        state.put(BARBARIAN, UNIT_NAMES.index(answer.removeprefix("unit:")), self.city)
        state.say("barbarian-unit", seat=self.seat, unit=answer, at=state.land().answers[self.city])

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return [state.land().answers[self.city]]

    def about(self, state: Any) -> dict[str, Any]:
        return {"city": state.land().answers[self.city]}


class Muster(Frame):
    """1 unit in each of several barbarian cities, as far as supply and room allow."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "unit")

    seat: int
    cities: tuple[int, ...]  # that still get one
    rule: str
    city: int = NOBODY

    def which(self, state: Position) -> Next:
        """The order, which matters where the supply of infantry is short."""
        self.cities = tuple([city for city in self.cities if kinds_for(state, city)])
        if not self.cities:
            return END
        if state.spare(BARBARIAN, INFANTRY) >= len(self.cities):
            self.city = self.cities[0]
            return None
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in self.cities], "barbarian-where", self.rule)

    def on_which(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def unit(self, state: Position) -> Next:
        self.cities = tuple([city for city in self.cities if city != self.city])
        return BarbarianUnit(seat=self.seat, city=self.city)

    def on_unit(self, state: Position, done: Frame) -> str:
        return "which"


class BarbarianCity(Frame):
    """COC-25.3, 25.4: a settlement with 1 infantry."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        found = barbarian_sites(state, self.seat) if state.spare_piece(BARBARIAN, SETTLEMENT) else []
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in found], "barbarian-city", "COC-25.3") if found else END

    def on_choose(self, state: Position, answer: str) -> None:
        place = state.land().hex_of[answer]
        state.settle(BARBARIAN, place)
        if state.spare(BARBARIAN, INFANTRY):
            state.put(BARBARIAN, INFANTRY, place)
        state.say("barbarian-city", seat=self.seat, at=answer)


class BarbariansAppear(Frame):
    """COC-25.3 to 25.5: a city, then 1 unit in any barbarian city."""

    STEPS: ClassVar[tuple[str, ...]] = ("city", "where", "unit")

    seat: int
    place: int = NOBODY

    def city(self, state: Position) -> Next:
        return BarbarianCity(seat=self.seat)

    def where(self, state: Position) -> Next:
        found = roomy_cities(state)
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in found], "barbarian-where", "COC-25.5") if found else END

    def on_where(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def unit(self, state: Position) -> Next:
        return BarbarianUnit(seat=self.seat, city=self.place)


def armies_near(state: Position, seat: int) -> list[int]:
    """Spaces with a barbarian army within 2 land spaces of a city of this seat."""
    cities = state.cities(seat)
    return [
        place
        for place, who in enumerate(state.holder)
        if who == BARBARIAN and any(state.land_row(place)[city] <= REACH for city in cities)
    ]


def steps_towards(state: Position, seat: int, place: int, size: int = 0) -> list[int]:
    """COC-25.7, 25.9: the spaces on a shortest way to a nearest city that the army, or so many of it, can enter."""
    size = size or state.army(place)
    cities = state.cities(seat)
    row = state.land_row(place)
    best = min([row[city] for city in cities], default=FAR)
    if best in (FAR, 0):
        return []
    goals = [city for city in cities if row[city] == best]
    out: list[int] = []
    for there in state.land().near[place]:
        if not state.is_land(there) or (state.holder[there] == BARBARIAN and room(state, BARBARIAN, there) < size):
            continue
        if any(state.land_row(there)[goal] == best - 1 for goal in goals):
            out.append(there)
    return out


class Warpath(Frame):
    """Barbarian armies that are about to move; before the first of them goes effects may hold some (COC-25.18)."""

    seat: int  # whose event or card it is
    armies: list[int]
    arrived: tuple[int, ...] = ()  # 8 * space + kind of units that have moved into the space of another army

    def troop(self, state: Position, place: int) -> list[int]:
        """The army of a space by kinds: each army moves once, those who came into its space meanwhile stay there."""
        return [state.count(place, kind) - self.arrived.count(8 * place + kind) for kind in range(UNITS)]

    def set_out(self, state: Position, start: int, target: int) -> Frame | None:
        """An army goes; the frame of its combat, if it has one."""
        squad = self.troop(state, start)
        self.armies.remove(start)
        if target in self.armies:
            self.arrived += tuple([8 * target + kind for kind in range(UNITS) for _ in range(squad[kind])])
        return barbarians_go(state, start, target, squad)


class BarbariansMove(Warpath):
    """COC-25.6 to 25.10."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "check",
        "before",
        "army",
        "step",
        "go",
        "grow",
        "price",
        "declared",
    )

    moving: int = NOBODY
    target: int = NOBODY
    free: bool = False  # the drawer chooses every direction (COC-33.28)

    def check(self, state: Position) -> Next:
        self.armies = armies_near(state, self.seat)
        return None

    def before(self, state: Position) -> Next:
        if not self.armies:
            return BarbarianCity(seat=self.seat)
        return BARBARIANS_MOVE.happen(state, state.clockwise(self.seat))

    def on_before(self, state: Position, done: Frame) -> str | None:
        return END if isinstance(done, BarbarianCity) else None

    def _steps(self, state: Position, place: int) -> list[int]:
        size = sum(self.troop(state, place))
        if self.free:
            return [there for there in state.land().near[place] if may_send(state, self.seat, there, size)]
        return steps_towards(state, self.seat, place, size)

    def army(self, state: Position) -> Next:
        """The drawer chooses the order."""
        self.armies = [place for place in self.armies if state.holder[place] == BARBARIAN]
        found = [place for place in self.armies if self._steps(state, place)]
        if not found:
            return "grow"
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in found], "barbarian-army", "COC-25.7")

    def on_army(self, state: Position, answer: str) -> None:
        self.moving = state.land().hex_of[answer]

    def step(self, state: Position) -> Next:
        answers = state.land().answers
        found = self._steps(state, self.moving)
        return Ask(self.seat, [answers[place] for place in found], "barbarian-step", "COC-25.7")

    def on_step(self, state: Position, answer: str) -> str:
        self.target = state.land().hex_of[answer]
        return "price" if self.free else "go"

    def price(self, state: Position) -> Next:
        """COC-35.3: who chooses the direction attacks, if somebody is there."""
        return paying(self.seat, sending_price(state, self.seat, self.target), "COC-13.11")

    def declared(self, state: Position) -> Next:
        """COC-35.24: what ends with an attack."""
        return ATTACK_PAID.happen(state, state.clockwise(self.seat), (self.seat, self.target, True)) or "go"

    def on_declared(self, state: Position, done: Frame) -> str:
        return "go"

    def go(self, state: Position) -> Next:
        return self.set_out(state, self.moving, self.target) or "army"

    def on_go(self, state: Position, done: Frame) -> str:
        return "army"

    def grow(self, state: Position) -> Next:
        """COC-25.10: 1 unit in every barbarian city within 2 land spaces."""
        own = state.cities(self.seat)
        near = [city for city in roomy_cities(state) if any(state.land_row(city)[mine] <= REACH for mine in own)]
        return Muster(seat=self.seat, cities=tuple(near), rule="COC-25.10")

    def on_grow(self, state: Position, done: Frame) -> str:
        return END


def barbarians_go(state: Position, start: int, target: int, squad: list[int]) -> Frame | None:
    """COC-25.8: an army moves as a whole; entering a space with a player's unit or city starts a combat."""
    for kind, number in enumerate(squad):
        if number:
            state.lift(start, kind, number)
    answers = state.land().answers
    state.say("barbarians-move", start=answers[start], to=answers[target])
    holder, city = state.holder[target], state.city[target]
    if holder not in (NOBODY, BARBARIAN) or city not in (NOBODY, BARBARIAN):
        return attack(state, BARBARIAN, squad, start, target)
    for kind, number in enumerate(squad):
        if number:
            state.arrive(BARBARIAN, kind, target, number)
    return None
