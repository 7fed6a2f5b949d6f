"""Action C: special actions (section 7). The Bulgar Attack is carried out in bulgars.py, attacks in combat.py."""

from typing import Any, ClassVar

from gonfalon.games.byzantium.content import (
    ARAB,
    BULGAR_ATTACK,
    BYZ,
    CAPITAL,
    CITIES,
    CITY_COUNT,
    CITY_OF,
    CIVIL_WAR,
    CUBE_PRICE,
    ELITE,
    FLEET,
    FORTIFICATION,
    GROWTH,
    MAIN,
    MOST_TOKENS,
    MOVE,
    OFFICE,
    OFFICE_POINTS,
    SPACE_OF,
    SPACES,
)
from gonfalon.games.byzantium.rules.bulgars import BulgarAttack, bulgar_choices
from gonfalon.games.byzantium.rules.combat import Attack
from gonfalon.games.byzantium.rules.cubes import TakeCube, settle_armies
from gonfalon.games.byzantium.rules.position import OFF_MAP, OFFICES, SIDE_NAMES, Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def open_spaces(state: Position, seat: int) -> list[str]:
    """The kinds of free spaces whose cube can be had and whose effect can be carried out (BYZ-3.10)."""
    out: list[str] = []
    sides = [side for side in (BYZ, ARAB) if state.has_source(seat, side)]
    for side in sides:
        if can_civil_war(state, seat, side):
            out.append(SPACES[CIVIL_WAR[side]])
        if state.free_space(GROWTH[side]) >= 0 and can_grow(state, side):
            out.append(SPACES[GROWTH[side]])
        if state.free_space(OFFICE[side]) >= 0:
            out.append(SPACES[OFFICE[side]])
        if state.free_space(FLEET[side]) >= 0:
            out.append(SPACES[FLEET[side]])
    if sides:
        if state.free_space(BULGAR_ATTACK) >= 0 and bulgar_choices(state, seat):
            out.append(SPACES[BULGAR_ATTACK])
        if state.free_space(FORTIFICATION) >= 0 and fortifiable(state, seat):
            out.append(SPACES[FORTIFICATION])
    return out


def some_space_open(state: Position, seat: int) -> bool:
    """Whether ``open_spaces`` is not empty; offices and fleets always have their effect."""
    for side in (BYZ, ARAB):
        if state.has_source(seat, side) and (state.free_space(FLEET[side]) >= 0 or state.free_space(OFFICE[side]) >= 0):
            return True
    return bool(open_spaces(state, seat))


class SpecialAction(Frame):
    """BYZ-7.1: choose a space and carry out its effect; the cube is paid on the way."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_space", "carry_out")

    seat: int
    kind: int = -1

    def choose_space(self, state: Position) -> Next:
        return Ask(self.seat, open_spaces(state, self.seat), "space", "BYZ-7.1")

    def rule_of_choose_space(self, state: Position, value: str) -> str:
        kind = SPACE_OF[value]
        if kind == BULGAR_ATTACK:
            return "BYZ-7.21"
        if kind == FORTIFICATION:
            return "BYZ-7.26"
        for kinds, rule in ((CIVIL_WAR, "BYZ-7.5"), (GROWTH, "BYZ-7.12"), (OFFICE, "BYZ-7.14")):
            if kind in kinds:
                return rule
        return "BYZ-7.18" if kind == FLEET[BYZ] else "BYZ-7.20"

    def on_choose_space(self, state: Position, value: str) -> None:
        self.kind = SPACE_OF[value]

    def carry_out(self, state: Position) -> Next:
        kind, seat = self.kind, self.seat
        if kind == BULGAR_ATTACK:
            return BulgarAttack(seat=seat)
        if kind == FORTIFICATION:
            return Fortification(seat=seat)
        side = BYZ if kind in (CIVIL_WAR[BYZ], GROWTH[BYZ], OFFICE[BYZ], FLEET[BYZ]) else ARAB
        if kind in CIVIL_WAR:
            return CivilWar(seat=seat, side=side)
        if kind in GROWTH:
            return CityGrowth(seat=seat, side=side)
        return OfficeOrFleet(seat=seat, side=side, kind=kind)


def occupy(state: Position, seat: int, kind: int, source: str) -> None:
    """The cube reaches its space (BYZ-7.1)."""
    state.spaces[state.free_space(kind)] = seat
    settle_armies(state, seat, source)


# -- Civil War (BYZ-7.5 to 7.11) ---------------------------------------------------------------


def last_army_box(state: Position, seat: int, side: int) -> tuple[int, ...]:
    """BYZ-4.12: the box that holds the only army cube of an army, if there is just one."""
    if state.army(seat, side) == 1:
        for box in (ELITE, MAIN, MOVE):
            if state.box(seat, side, box):
                return (side * 4 + box,)
    return ()


def civil_war_bar(state: Position, seat: int, side: int) -> str:
    """The rule that keeps the pawn of this side from attacking the city it stands in, or ''."""
    city = state.pawn[seat * 2 + side]
    if city == OFF_MAP:
        return "BYZ-7.5"
    if city == CAPITAL:
        return "BYZ-7.9"
    if state.free_space(CIVIL_WAR[side]) < 0:
        return "BYZ-7.1"
    if state.owner[city] == seat and not state.options["civil_war_own_city"]:
        return "BYZ-7.8"
    if state.pool[seat] or state.sources(seat, side, last_army_box(state, seat, side)):
        return ""
    return "BYZ-4.3" if state.treasury[seat * 2 + side] < CUBE_PRICE else "BYZ-4.12"


def can_civil_war(state: Position, seat: int, side: int) -> bool:
    return not civil_war_bar(state, seat, side)


class CivilWar(Frame):
    """An attack on a city of one's own side, where the pawn stands."""

    STEPS: ClassVar[tuple[str, ...]] = ("take_cube", "attack")

    seat: int
    side: int
    came_from: int = -1
    by_sea: bool = False

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=self.side, barred=last_army_box(state, self.seat, self.side))

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        occupy(state, self.seat, CIVIL_WAR[self.side], cube.source)
        state.say("civil-war", seat=self.seat, city=CITIES[state.pawn[self.seat * 2 + self.side]])

    def attack(self, state: Position) -> Next:
        return Attack(
            seat=self.seat,
            side=self.side,
            city=state.pawn[self.seat * 2 + self.side],
            came_from=self.came_from,
            by_sea=self.by_sea,
            defenders=[],
        )


# -- City Growth (BYZ-7.12, 7.13) --------------------------------------------------------------


def can_grow(state: Position, side: int) -> bool:
    for city in range(CITY_COUNT):
        if state.side[city] == side and 0 < state.tokens[city] < MOST_TOKENS:
            return True
    return False


class CityGrowth(Frame):
    """One more token on a city of the space's side."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_city", "take_cube")

    seat: int
    side: int
    city: int = -1

    def choose_city(self, state: Position) -> Next:
        cities = [
            CITIES[city]
            for city in range(CITY_COUNT)
            if state.side[city] == self.side and 0 < state.tokens[city] < MOST_TOKENS
        ]
        return Ask(self.seat, cities, "growth", "BYZ-7.12")

    def on_choose_city(self, state: Position, value: str) -> None:
        self.city = CITY_OF[value]

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=self.side)

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        occupy(state, self.seat, GROWTH[self.side], cube.source)
        state.tokens[self.city] += 1
        state.say("grew", seat=self.seat, city=CITIES[self.city], size=state.tokens[self.city])


# -- Emperor, Caliph and the fleets (BYZ-7.14 to 7.20) -----------------------------------------


class OfficeOrFleet(Frame):
    """An office gives points and its Guard; a fleet rules the sea until the end of the turn."""

    STEPS: ClassVar[tuple[str, ...]] = ("take_cube",)

    seat: int
    side: int
    kind: int

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=self.side)

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        occupy(state, self.seat, self.kind, cube.source)
        if self.kind in OFFICE:
            state.office[self.side] = self.seat
            state.guard[self.side] = self.seat
            state.score(self.seat, self.side, OFFICE_POINTS, OFFICES)
            state.say("office", seat=self.seat, space=SPACES[self.kind], points=OFFICE_POINTS)
        else:
            state.fleet[self.side] = self.seat
            state.say("fleet", seat=self.seat, space=SPACES[self.kind])


# -- Fortification (BYZ-7.26 to 7.29) ----------------------------------------------------------


def fortifiable(state: Position, seat: int) -> list[str]:
    """Cities the player controls by a cube, whose side can have a cube for the space."""
    if not state.forts[seat]:
        return []
    able = (state.has_source(seat, BYZ), state.has_source(seat, ARAB))
    return [
        CITIES[city]
        for city in range(CITY_COUNT)
        if state.owner[city] == seat and not state.fort[city] and able[state.side[city]]
    ]


class Fortification(Frame):
    """A fortification token takes the place of a control cube."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_city", "take_cube")

    seat: int
    city: int = -1

    def about(self, state: Position) -> dict[str, Any]:
        return {"left": state.forts[self.seat]}

    def choose_city(self, state: Position) -> Next:
        return Ask(self.seat, fortifiable(state, self.seat), "fort", "BYZ-7.26")

    def on_choose_city(self, state: Position, value: str) -> None:
        self.city = CITY_OF[value]

    def take_cube(self, state: Position) -> Next:
        return TakeCube(seat=self.seat, side=state.side[self.city])

    def on_take_cube(self, state: Position, cube: TakeCube) -> None:
        occupy(state, self.seat, FORTIFICATION, cube.source)
        state.forts[self.seat] -= 1
        state.fort[self.city] = 1
        state.casualties[self.seat] += 1
        state.say("fortified", seat=self.seat, city=CITIES[self.city], side=SIDE_NAMES[state.side[self.city]])
