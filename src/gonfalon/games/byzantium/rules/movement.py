"""Action F: move and/or fight (section 10)."""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BYZ,
    CAPITAL,
    CAPITAL_SEA_COST,
    CITIES,
    CITY_COUNT,
    CITY_OF,
    COASTAL,
    DESERTS,
    HIT,
    LAND_COST,
    MOVE,
    NICEA,
    ROADS,
    SEA_COST,
    SEAS,
    SECOND_STEP,
)
from gonfalon.games.byzantium.rules.combat import Attack
from gonfalon.games.byzantium.rules.cubes import Losses
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SIDE_NAMES, Position
from gonfalon.games.byzantium.rules.special import CivilWar, can_civil_war
from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next

ARMIES: Final = ("army:byzantine", "army:arab")
STOP: Final = "button:stop"
WAR: Final = "button:civil-war"
DOUBLE: Final = "button:double"
ROLL: Final = "button:roll"
LEAVE: Final = "button:leave"


def is_sea(side: int, here: int, there: int) -> bool:
    """Whether the step is over water; sailing out of Constantinople is (BYZ-10.12)."""
    return there in SEAS[here] or (side == BYZ and here == CAPITAL and there in COASTAL)


def step_cost(state: Position, seat: int, side: int, here: int, there: int) -> int:
    """Move cubes for a first step, before the Byzantine Fleet (BYZ-10.7 to 10.12)."""
    if side == ARAB and there in SEAS[here]:
        cost = CAPITAL_SEA_COST if here == NICEA and there == CAPITAL else SEA_COST[ARAB]
        return cost // 2 if state.fleet[ARAB] == seat else cost
    return SEA_COST[BYZ] if is_sea(side, here, there) else LAND_COST


def barring_rule(state: Position, seat: int, side: int, there: int) -> str:
    """The rule that keeps an army out of a city whatever it could pay, or ''."""
    if state.side[there] == 1 - side:
        if state.owner[there] == seat:
            return "BYZ-10.22"
        if state.pawn[seat * 2 + 1 - side] == there:
            return "BYZ-10.23"
    return ""


def reach(side: int, here: int) -> list[int]:
    """The cities one step away (BYZ-10.6, 10.8, 10.12)."""
    out = [*ROADS[here], *SEAS[here]]
    if side == ARAB:
        out.extend(DESERTS[here])
    elif here == CAPITAL:
        out.extend([city for city in COASTAL if city not in out])
    return out


def steps_from(state: Position, seat: int, side: int, here: int, extra: int) -> list[int]:
    """The cities an army may step to now, with ``extra`` Move cubes on top of each cost (BYZ-10.15)."""
    moves = state.cubes[seat * 8 + side * 4 + MOVE] - extra
    if moves <= 0:
        return []
    out = [
        there
        for there in reach(side, here)
        if step_cost(state, seat, side, here, there) <= moves and not barring_rule(state, seat, side, there)
    ]
    if not extra and state.stopped >> seat & 1:
        return [there for there in out if not stoppable(state, seat, side, here, there)]  # BYZ-3.9
    return out


def stoppable(state: Position, seat: int, side: int, here: int, there: int) -> bool:
    """Whether another player's Byzantine Fleet could stop this first step (BYZ-10.18)."""
    if side != ARAB or there not in SEAS[here] or state.fleet[BYZ] in (NOBODY, seat):
        return False
    return 2 * step_cost(state, seat, side, here, there) > state.cubes[seat * 8 + side * 4 + MOVE]


def may_enter(state: Position, seat: int, side: int) -> bool:
    """BYZ-10.2 to 10.5: a pawn off the map that may be put on a city of its side."""
    if state.pawn[seat * 2 + side] != OFF_MAP or not state.army(seat, side):
        return False
    return (side == ARAB and ARAB in state.side) or (side == BYZ and state.raised[seat] > 0)


def ready_armies(state: Position, seat: int) -> list[str]:
    """The armies that could place, step or start a civil war (BYZ-3.9)."""
    out: list[str] = []
    for side in (BYZ, ARAB):
        here = state.pawn[seat * 2 + side]
        if here == OFF_MAP:
            if may_enter(state, seat, side):
                out.append(ARMIES[side])
        elif steps_from(state, seat, side, here, 0) or can_civil_war(state, seat, side):
            out.append(ARMIES[side])
    return out


def pawn_targets(state: Position, seat: int, army: str) -> tuple[str, ...]:
    """The element of an army's pawn, if it is on the map."""
    return () if state.pawn[seat * 2 + ARMIES.index(army)] == OFF_MAP else (f"pawn:{seat}-{army[5:]}",)


class MoveAndFight(Frame):
    """One army: perhaps placed, up to two steps, perhaps an attack (BYZ-10.1 to 10.14)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose_army", "place_pawn", "choose_step", "take_step", "arrive")

    seat: int
    side: int = -1
    acted: bool = False  # placed, stepped, or was stopped by the fleet (BYZ-3.9)
    steps: int = 0
    came_from: int = -1
    by_sea: bool = False
    target: int = -1
    withdrawn: tuple[int, ...] = ()

    def about(self, state: Position) -> dict[str, Any]:
        moves = state.box(self.seat, self.side, MOVE) if self.side >= 0 else 0
        return {"side": SIDE_NAMES[self.side] if self.side >= 0 else "", "steps": self.steps, "moves": moves}

    def choose_army(self, state: Position) -> Next:
        return Ask(self.seat, ready_armies(state, self.seat), "army", "BYZ-10.1")

    def targets_of_choose_army(self, state: Position, value: str) -> tuple[str, ...]:
        return pawn_targets(state, self.seat, value)

    def on_choose_army(self, state: Position, value: str) -> None:
        self.side = ARMIES.index(value)

    def place_pawn(self, state: Position) -> Next:
        if state.pawn[self.seat * 2 + self.side] != OFF_MAP:
            return None
        cities = [CITIES[city] for city in range(CITY_COUNT) if state.side[city] == self.side]
        return Ask(self.seat, cities, "place", "BYZ-10.2" if self.side == ARAB else "BYZ-10.4")

    def on_place_pawn(self, state: Position, value: str) -> None:
        state.pawn[self.seat * 2 + self.side] = CITY_OF[value]
        self.acted = True
        state.say("pawn", seat=self.seat, side=SIDE_NAMES[self.side], city=value)

    def choose_step(self, state: Position) -> Next:
        """BYZ-10.13, 10.14: a step, a civil war where the pawn stands, or the end of the action."""
        values: list[str] = []
        if self.steps < 2:
            extra = SECOND_STEP if self.steps else 0
            here = state.pawn[self.seat * 2 + self.side]
            values = [
                CITIES[city]
                for city in steps_from(state, self.seat, self.side, here, extra)
                if city not in self.withdrawn
            ]
        if can_civil_war(state, self.seat, self.side):
            values.append(WAR)
        if self.acted:
            values.append(STOP)
        return Ask(self.seat, values, "step", "BYZ-10.6")

    def rule_of_choose_step(self, state: Position, value: str) -> str:
        if value == WAR:
            return "BYZ-10.14"
        if value == STOP:
            return "BYZ-10.3"
        there = CITY_OF[value]
        if state.side[there] != self.side:
            return "BYZ-10.21"
        return "BYZ-10.13" if self.steps else "BYZ-10.20"

    def about_choose_step(self, state: Position, value: str) -> dict[str, Any]:
        """What a step costs, and whether it is by sea and an attack (BYZ-10.21)."""
        there = CITY_OF.get(value, -1)
        if there < 0:
            return {}
        here = state.pawn[self.seat * 2 + self.side]
        cost = step_cost(state, self.seat, self.side, here, there) + (SECOND_STEP if self.steps else 0)
        return {"cost": cost, "sea": is_sea(self.side, here, there), "attack": state.side[there] != self.side}

    def on_choose_step(self, state: Position, value: str) -> str | None:
        if value == STOP:
            if self.withdrawn and not self.steps:
                state.stopped |= 1 << self.seat  # BYZ-3.9: once in a turn
            return END
        self.target = -1 if value == WAR else CITY_OF[value]
        return None

    def take_step(self, state: Position) -> Next:
        if self.target < 0:
            return CivilWar(seat=self.seat, side=self.side, came_from=self.came_from, by_sea=self.by_sea)
        return Step(seat=self.seat, side=self.side, there=self.target, surcharge=SECOND_STEP if self.steps else 0)

    def on_take_step(self, state: Position, done: Frame) -> str | None:
        self.acted = True
        if not isinstance(done, Step):
            return END  # BYZ-7.11: no step after an attack
        if done.withdrawn:
            self.withdrawn = (*self.withdrawn, self.target)
            return "choose_step"
        if state.pawn[self.seat * 2 + self.side] == OFF_MAP:
            return END  # BYZ-10.16, 10.17
        self.steps += 1
        self.came_from, self.by_sea = done.here, done.by_sea
        self.withdrawn = ()
        return None if state.side[self.target] != self.side else "choose_step"

    def arrive(self, state: Position) -> Next:
        """BYZ-10.21: entering a city that is not friendly is an attack."""
        return Attack(
            seat=self.seat,
            side=self.side,
            city=self.target,
            came_from=self.came_from,
            by_sea=self.by_sea,
            defenders=[],
        )


class Step(Frame):
    """One step, against the Byzantine Fleet if need be (BYZ-10.15 to 10.19)."""

    STEPS: ClassVar[tuple[str, ...]] = ("fleet_doubles", "pay", "fleet_rolls", "throw", "lose", "go")

    seat: int
    side: int
    there: int
    surcharge: int
    here: int = -1
    by_sea: bool = False
    doubled: bool = False
    withdrawn: bool = False
    paid: int = 0
    hits: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        return {"other": self.seat, "city": CITIES[self.there], "cost": self.cost(state), "paid": self.paid}

    def hostile_fleet(self, state: Position) -> int:
        """The other player whose Byzantine Fleet this Arab army must sail past, or -1 (BYZ-10.19)."""
        holder = state.fleet[BYZ]
        here = state.pawn[self.seat * 2 + self.side]
        if self.side == ARAB and holder != self.seat and self.there in SEAS[here]:
            return holder
        return NOBODY

    def cost(self, state: Position) -> int:
        here = state.pawn[self.seat * 2 + self.side]
        cost = step_cost(state, self.seat, self.side, here, self.there)
        return (cost * 2 if self.doubled else cost) + self.surcharge

    def fleet_doubles(self, state: Position) -> Next:
        holder = self.hostile_fleet(state)
        return None if holder == NOBODY else Ask(holder, [DOUBLE, LEAVE], "fleet-double", "BYZ-7.18", "confirm")

    def on_fleet_doubles(self, state: Position, value: str) -> None:
        self.doubled = value == DOUBLE
        state.say("fleet-doubled" if self.doubled else "fleet-idle", seat=state.fleet[BYZ], other=self.seat)

    def pay(self, state: Position) -> Next:
        at = self.seat * 8 + self.side * 4 + MOVE
        cost = self.cost(state)
        if cost > state.cubes[at]:
            self.withdrawn = True  # BYZ-10.18
            state.say("withdrawn", seat=self.seat, city=CITIES[self.there])
            return END
        self.here = state.pawn[self.seat * 2 + self.side]
        self.by_sea = is_sea(self.side, self.here, self.there)
        self.paid = cost
        state.cubes[at] -= cost
        state.casualties[self.seat] += cost
        state.say(
            "step", seat=self.seat, city=CITIES[self.there], side=SIDE_NAMES[self.side], cost=cost, sea=self.by_sea
        )
        return END if state.destroy_if_empty(self.seat, self.side) else None

    def fleet_rolls(self, state: Position) -> Next:
        holder = self.hostile_fleet(state)
        return "go" if holder == NOBODY else Ask(holder, [ROLL, LEAVE], "fleet-roll", "BYZ-10.17", "confirm")

    def on_fleet_rolls(self, state: Position, value: str) -> str | None:
        return None if value == ROLL else "go"

    def throw(self, state: Position) -> Next:
        return Dice(self.paid)

    def on_throw(self, state: Position, faces: tuple[int, ...]) -> None:
        self.hits = sum([face >= HIT for face in faces])
        state.say("fleet-rolled", seat=state.fleet[BYZ], other=self.seat, dice=faces, hits=self.hits)

    def lose(self, state: Position) -> Next:
        return Losses(seat=self.seat, side=self.side, count=self.hits, rule="BYZ-10.17")

    def on_lose(self, state: Position, done: Frame) -> str | None:
        return None if state.pawn[self.seat * 2 + self.side] != OFF_MAP else END

    def go(self, state: Position) -> Next:
        state.pawn[self.seat * 2 + self.side] = self.there
        return None
