"""The attacker flees (MEU-12.1 to 12.5, 10.10): by land with War Wagons, by sea with Galleys, docked ones too."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import GALLEY, MACHINE, WAGON
from gonfalon.games.medioevo_universale.rules.army import size, strongest
from gonfalon.games.medioevo_universale.rules.carriers import land
from gonfalon.games.medioevo_universale.rules.position import NOBODY, NOTHING, OWNERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.sides import Engagement, the_battle
from gonfalon.games.medioevo_universale.rules.steps import may_cross, step_cost
from gonfalon.games.medioevo_universale.rules.units import carry_changes
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

STOP: Final = "button:stop"


def reserve_of(state: Position, battle: Engagement, sea: bool) -> int:
    """The movement the best Galley, or War Wagon, of the army still has for it (MEU-12.4)."""
    seat = battle.owners[0]
    slots = [s for s in state.carriers_at(battle.space, seat) if state.serves(s, GALLEY if sea else WAGON)]
    return max([0, *[battle.reserve[slot - seat * SLOTS] for slot in slots]])


def ways(state: Position, battle: Engagement, here: int, cost: int, sea: bool) -> list[int]:
    """Where a step of the flight may go; ground that may not be crossed ends it (MEU-12.4)."""
    world = state.world()
    near = world.by_water[here] if sea else world.by_land[here]
    left = reserve_of(state, battle, sea) - cost
    return [space for space in near if state.in_play[space] and space != here and step_cost(state, here, space) <= left]


def can_flee(state: Position, battle: Engagement) -> bool:
    """MEU-12.4: transports with movement left, and somewhere to go; not where card 3 forbids it."""
    if state.barred(3, battle.space):
        return False
    by_land = not state.is_sea(battle.space) and ways(state, battle, battle.space, 0, False)
    return bool(by_land or ways(state, battle, battle.space, 0, True))


class FlightPath(Frame):
    """The path is named step by step, together with what it costs."""

    STEPS: ClassVar[tuple[str, ...]] = ("go_on",)

    seat: int
    start: int
    way: list[int]
    cost: int = 0
    sea: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        return {"steps": len(self.way)}

    def _goals(self, state: Position) -> list[int]:
        battle = the_battle(state)
        if not self.way:
            by_land = [] if state.is_sea(self.start) else ways(state, battle, self.start, 0, False)
            return by_land + ways(state, battle, self.start, 0, True)
        here = self.way[-1]
        docked = self.sea and not state.is_sea(here)
        if docked or not may_cross(state, self.seat, here):
            return []
        seen = [self.start, *self.way]
        return [space for space in ways(state, battle, here, self.cost, self.sea) if space not in seen]

    def go_on(self, state: Position) -> Next:
        values = [state.world().answers[space] for space in self._goals(state)]
        if self.way:
            values.append(STOP)
        return Ask(self.seat, values, "flight-path", "MEU-12.1")

    def on_go_on(self, state: Position, answer: str) -> str:
        if answer == STOP:
            return "end"
        here = self.way[-1] if self.way else self.start
        goal = state.world().space_of[answer]
        self.sea = self.sea or state.is_sea(here) or state.is_sea(goal)
        self.cost += step_cost(state, here, goal)
        self.way.append(goal)
        return "go_on"


def flee(state: Position, battle: Engagement, way: list[int], cost: int) -> None:
    """MEU-12.3, 12.4: what can be carried goes the whole way and is stopped there; units that stay fight on."""
    seat, start, goal = battle.owners[0], battle.space, way[-1]
    movers = [slot for slot in state.carriers_at(start, seat) if battle.reserve[slot - seat * SLOTS] >= cost]
    if not may_cross(state, seat, goal) and goal not in battle.refuges[::2]:
        battle.refuges += (goal, NOBODY if state.is_sea(goal) else state.holder[goal])
    if state.is_sea(start) or state.is_sea(way[0]):
        galleys = [slot for slot in movers if state.what[slot] == GALLEY]
        if not state.is_sea(start):
            _embark(state, seat, start, goal, galleys, movers)
        for slot in galleys:
            _sail(state, slot, goal)
    else:
        _walk(state, seat, start, goal, movers)
    state.enter(goal, seat)
    battle.missing[0] = 1
    battle.escaped = True
    battle.fled = not battle.force(state, 0)


def _leave(state: Position, seat: int, start: int, goal: int, army: int) -> None:
    carry_changes(state, seat, army, start, goal)
    at = start * OWNERS + seat
    state.army[at] -= army
    state.halted[at] = state.army[at]
    state.sally(at, 0)
    state.refresh(start)


def _walk(state: Position, seat: int, start: int, goal: int, movers: list[int]) -> None:
    room = sum([state.room(slot) for slot in movers if state.serves(slot, WAGON)])
    gone = strongest(state.army[start * OWNERS + seat], room)
    _leave(state, seat, start, goal, gone)
    state.army[goal * OWNERS + seat] += gone
    state.halted[goal * OWNERS + seat] += gone
    for slot in movers:
        if state.serves(slot, WAGON) or state.what[slot] == MACHINE:
            state.place[slot] = goal
            state.moves[slot] = 0
    state.refresh(goal)


def _embark(state: Position, seat: int, start: int, goal: int, galleys: list[int], movers: list[int]) -> None:
    """Docked Galleys put to sea with the units, then with War Wagons and machines where there is room."""
    for slot in galleys:
        taken = strongest(state.army[start * OWNERS + seat], state.room(slot))
        _leave(state, seat, start, goal, taken)
        state.load[slot] = taken
        left = state.room(slot) - size(taken)
        cargo = [s for s in movers if s not in galleys and state.what[s] in (WAGON, MACHINE)]
        for piece in [s for s in cargo if state.aboard[s] == NOTHING][:left]:
            state.aboard[piece] = slot
            state.moves[piece] = 0


def _sail(state: Position, slot: int, goal: int) -> None:
    """A Galley goes with all it carries; docking lands it."""
    seat, start = state.owner_of(slot), state.place[slot]
    state.moves[slot] = 0
    if state.is_sea(start):
        carry_changes(state, seat, state.load[slot], start, goal)
    if state.is_sea(goal):
        state.place[slot] = goal
        for other in state.carriers(seat):
            if state.aboard[other] == slot:
                state.place[other] = goal
        return
    for other in state.carriers(seat):
        if state.aboard[other] == slot:
            state.moves[other] = 0
    land(state, slot, goal, stopped=True)
    state.refresh(goal)
