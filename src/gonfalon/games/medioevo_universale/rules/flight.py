"""The attacker flees (MEU-12.1 to 12.5)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import GALLEY, MACHINE, WAGON
from gonfalon.games.medioevo_universale.rules.army import count, kinds, size
from gonfalon.games.medioevo_universale.rules.carriers import land
from gonfalon.games.medioevo_universale.rules.position import NOTHING, OWNERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.sides import Engagement, the_battle
from gonfalon.games.medioevo_universale.rules.steps import may_cross, step_cost
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

STOP: Final = "button:stop"


def reserve_of(state: Position, battle: Engagement) -> int:
    """The movement that all carriers of the fleeing army still have for it; the slowest Galley or War Wagon counts."""
    seat = battle.owners[0]
    kind = GALLEY if state.is_sea(battle.space) else WAGON
    slots = [slot for slot in state.carriers_at(battle.space, seat) if state.serves(slot, kind)]
    moves = [battle.reserve[slot - seat * SLOTS] for slot in slots]
    return max([0, *moves])


def ways(state: Position, seat: int, here: int, left: int) -> list[int]:
    """Where a step of the flight may go: ground that may be crossed freely, within the movement left."""
    world = state.world()
    near = world.by_water[here] if state.is_sea(here) else world.by_land[here]
    return [
        space
        for space in near
        if state.in_play[space] and step_cost(state, here, space) <= left and may_cross(state, seat, space)
    ]


def can_flee(state: Position, battle: Engagement) -> bool:
    """MEU-12.4: transports with movement left, and somewhere to go; not where card 3 forbids it."""
    if state.barred(3, battle.space):
        return False
    return bool(ways(state, battle.owners[0], battle.space, reserve_of(state, battle)))


class FlightPath(Frame):
    """The path is named step by step, together with what it costs."""

    STEPS: ClassVar[tuple[str, ...]] = ("go_on",)

    seat: int
    start: int
    way: list[int]
    cost: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"steps": len(self.way)}

    def go_on(self, state: Position) -> Next:
        here = self.way[-1] if self.way else self.start
        left = reserve_of(state, the_battle(state)) - self.cost
        seen = [self.start, *self.way]
        docked = bool(self.way) and state.is_sea(self.start) and not state.is_sea(here)
        goals = [] if docked else [s for s in ways(state, self.seat, here, left) if s not in seen]
        values = [state.world().answers[space] for space in goals]
        if self.way:
            values.append(STOP)
        return Ask(self.seat, values, "flight-path", "MEU-12.1")

    def on_go_on(self, state: Position, answer: str) -> str:
        if answer == STOP:
            return "end"
        here = self.way[-1] if self.way else self.start
        goal = state.world().space_of[answer]
        self.cost += step_cost(state, here, goal)
        self.way.append(goal)
        return "go_on"


def flee(state: Position, battle: Engagement, way: list[int], cost: int) -> None:
    """MEU-12.3, 12.4: what can be carried goes the whole way and is stopped there; units that stay fight on."""
    seat, start, goal = battle.owners[0], battle.space, way[-1]
    movers = [slot for slot in state.carriers_at(start, seat) if battle.reserve[slot - seat * SLOTS] >= cost]
    if state.is_sea(start):
        for slot in movers:
            _sail(state, slot, goal)
    else:
        room = sum([state.room(slot) for slot in movers if state.serves(slot, WAGON)])
        gone = 0
        for kind in reversed(kinds(state.army[start * OWNERS + seat])):
            take = min(room - size(gone), count(state.army[start * OWNERS + seat], kind))
            gone += take << 6 * kind
        state.army[start * OWNERS + seat] -= gone
        state.halted[start * OWNERS + seat] = 0
        state.army[goal * OWNERS + seat] += gone
        state.halted[goal * OWNERS + seat] += gone
        for slot in movers:
            if state.serves(slot, WAGON) or state.what[slot] == MACHINE:
                state.place[slot] = goal
                state.moves[slot] = 0
        state.refresh(start)
        state.refresh(goal)
    battle.missing[0] = 1
    battle.fled = not battle.force(state, 0)


def _sail(state: Position, slot: int, goal: int) -> None:
    """A Galley goes with all it carries; docking lands it."""
    if state.what[slot] != GALLEY:
        return
    seat = state.owner_of(slot)
    state.moves[slot] = 0
    if state.is_sea(goal):
        state.place[slot] = goal
        for other in state.carriers(seat):
            if state.aboard[other] == slot:
                state.place[other] = goal
        return
    if state.load[slot] or state.aboard[slot] == NOTHING:
        land(state, slot, goal)
        state.refresh(goal)
