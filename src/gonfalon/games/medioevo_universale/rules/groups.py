"""Groups of pieces that move together: what belongs to one, where its next step may go (sections 8B and 8D)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import GALLEY, MACHINE, UNITS, WAGON
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, count, kinds, size, within
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import NOBODY, NOTHING, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.steps import foreign_steps, may_cross, own_steps, step_cost, ways_back
from gonfalon.games.medioevo_universale.rules.units import carry_changes
from gonfalon.kernel.state import Frame

CASTLE: Final = 3


class Group(Frame):
    """Pieces of one player in one space; ``sea``: Galleys with what they carry."""

    seat: int
    here: int
    slots: list[int]  # carriers that move by themselves
    cargo: list[int]  # War Wagons and siege machines put aboard
    army: int = 0
    sea: bool = False
    moved: bool = False
    unseen: bool = False  # led by a Ranger (MEU-18.55)
    extra: bool = False  # the one step of Cartography (MEU-16.5)
    keeper: int = NOBODY  # who controlled the space before it came in

    def fits(self, state: Position) -> bool:
        """Whether its carriers have room for the units (MEU-8.8, 8.9)."""
        return size(self.army) + len(self.cargo) <= room(state, self.slots)


def room(state: Position, slots: list[int]) -> int:
    return sum([state.room(slot) for slot in slots if state.what[slot] == GALLEY or state.serves(slot, WAGON)])


def has_castle(state: Position, seat: int, space: int) -> bool:
    """MEU-8.14: moves out of it by land are free."""
    return not state.is_sea(space) and state.fortress(space) == CASTLE and state.holder[space] == seat


def rolls(state: Position, slot: int) -> bool:
    """Whether a carrier goes with armies by land: a War Wagon, a siege machine, what serves as one."""
    return state.what[slot] == MACHINE or state.serves(slot, WAGON)


def land_carriers(state: Position, seat: int, space: int) -> list[int]:
    """War Wagons and siege machines that may leave by land."""
    free = has_castle(state, seat, space)
    return [
        slot
        for slot in state.carriers_at(space, seat)
        if rolls(state, slot) and (state.moves[slot] > 0 or (free and not state.sortie[slot]))
    ]


def ready_galleys(state: Position, seat: int, space: int) -> list[int]:
    return [slot for slot in state.galleys(space, seat) if state.moves[slot] > 0]


def fresh_units(state: Position, seat: int, space: int, sea: bool) -> int:
    """The units of a territory that may go along: not stopped, or leaving a Castle for the first time this turn."""
    at = space * OWNERS + seat
    if not sea and has_castle(state, seat, space):
        return state.army[at] - within(state.sallied[at], state.halted[at])
    return state.army[at] - state.halted[at]


def walkers(state: Position, seat: int, space: int) -> int:
    """MEU-8.14: the units that may leave a Castle on foot, once a turn each."""
    at = space * OWNERS + seat
    return state.army[at] - state.sallied[at] if has_castle(state, seat, space) else 0


def riders(state: Position, group: Group) -> int:
    """Of a group that leaves a Castle, the units that have done so before and need a carrier now."""
    return group.army - within(group.army, walkers(state, group.seat, group.here))


def origins(state: Position, seat: int) -> list[int]:
    """The spaces from which something of a player could move."""
    world = state.world()
    held = {state.place[slot] for slot in state.carriers(seat)}
    held.update([t for t in state.territories(seat) if state.fortress(t) == CASTLE])
    out: list[int] = []
    for space in sorted(held):
        if not state.in_play[space] or (space < world.lands and state.barred(3, space)):
            continue
        if (ready_galleys(state, seat, space) and any(state.in_play[s] for s in world.by_water[space])) or (
            not state.is_sea(space) and _by_land(state, seat, space)
        ):
            out.append(space)
    return out


def _by_land(state: Position, seat: int, space: int) -> bool:
    units = fresh_units(state, seat, space, False)
    slots = land_carriers(state, seat, space)
    castle = has_castle(state, seat, space)
    free = castle and (walkers(state, seat, space) > 0 or any(not state.sortie[slot] for slot in slots))
    if not slots and not free:
        return False
    most = 99 if free else max([state.moves[slot] for slot in slots])
    for goal in state.world().by_land[space]:
        near = state.in_play[goal] and step_cost(state, space, goal) <= most
        if near and (may_cross(state, seat, goal) or units):
            return True
    return False


def leaves_castle(state: Position, group: Group, goal: int) -> bool:
    """MEU-8.14: a step that is free for whoever has not made such a one this turn."""
    return has_castle(state, group.seat, group.here) and not state.is_sea(goal) and not group.sea


def cost_of(state: Position, group: Group, goal: int, slot: int = NOTHING) -> int:
    """What a step costs a carrier of the group; without one, what it costs the units."""
    if leaves_castle(state, group, goal) and (slot == NOTHING or not state.sortie[slot]):
        return 0
    return step_cost(state, group.here, goal)


def next_steps(state: Position, group: Group) -> list[int]:
    """Where the group may step with the movement and room it has (MEU-8.15, 8.27)."""
    if not state.is_sea(group.here) and state.barred(3, group.here):
        return []
    return [goal for goal in own_steps(state, group.here, group.sea) if _reaches(state, group, goal)]


def founder(state: Position, group: Group) -> None:
    """MEU-16.3: what cannot come ashore again is lost; no transport ends its movement at sea."""
    if state.logged():
        lost = [f"unit:{UNITS[kind]}" for kind in kinds(group.army) for _ in range(count(group.army, kind))]
        lost += [str(thing_facts(state, f"carrier:{slot}")["thing"]) for slot in group.slots]
        state.say("founders", seat=group.seat, place=state.world().answers[group.here], lost=lost)
    carry_changes(state, group.seat, group.army, group.here)
    state.army[group.here * OWNERS + group.seat] -= group.army
    state.halted[group.here * OWNERS + group.seat] = 0
    for slot in group.slots:
        carriers.remove(state, slot)
    group.army, group.slots = 0, []


def strange_steps(state: Position, group: Group, free: bool) -> list[int]:
    """MEU-16.3: where Logistics could take the group: over ground it may cross, and with a way back.

    ``free``: it may end its movement anywhere; otherwise only where other groups are going.
    """
    if group.extra or not group.slots or (not state.is_sea(group.here) and state.barred(3, group.here)):
        return []
    armed = free and troops_of(state, group) > 0
    out: list[int] = []
    for goal in foreign_steps(state, group.here, group.sea):
        if not may_cross(state, group.seat, goal) or not _reaches(state, group, goal):
            continue
        back = [
            s for s in ways_back(state, goal, group.sea) if armed or (s != group.here and crossable(state, group, s))
        ]
        left = min([state.moves[slot] for slot in group.slots]) - cost_of(state, group, goal)
        if (group.sea and state.world().by_water[goal]) or (back and left >= 1):
            out.append(goal)
    return out


def crossable(state: Position, group: Group, space: int) -> bool:
    """MEU-8.19, 18.55: what may be crossed freely; a Ranger leads through everything."""
    return group.unseen or may_cross(state, group.seat, space)


def _reaches(state: Position, group: Group, goal: int) -> bool:
    """Whether the group has the movement and the room for a step."""
    if not state.in_play[goal] or any(_lacks(state, group, slot, goal) for slot in group.slots):
        return False
    if group.extra:
        return cost_of(state, group, goal) <= 1 or bool(group.slots)
    if not group.slots and not has_castle(state, group.seat, group.here):
        return False
    if group.sea:
        return True
    if leaves_castle(state, group, goal):
        return size(riders(state, group)) <= room(state, group.slots)
    at = group.here * OWNERS + group.seat
    tired = not state.is_sea(group.here) and within(group.army, state.army[at] - state.halted[at]) != group.army
    return not tired and len(group.slots) > 0 and group.fits(state)


def _lacks(state: Position, group: Group, slot: int, goal: int) -> bool:
    """MEU-18.53: one siege machine goes on as long as the army does."""
    if state.moves[slot] >= cost_of(state, group, goal, slot):
        return False
    tireless = any(effect[0] == 53 and effect[2] == slot for effect in state.effects)
    return not (tireless and group.army and len(group.slots) > 1)


def muster(state: Position, group: Group) -> bool:
    """What of a group is still there, if cards and battles in between have taken some of it; whether anything is."""
    at = group.here * OWNERS + group.seat
    group.army = within(group.army, state.army[at])
    slots = [slot for slot in group.slots if state.owner_of(slot) == group.seat and state.place[slot] == group.here]
    if len(slots) < len(group.slots):
        group.slots = slots
        for kind in kinds(group.army):
            spare = size(group.army) - room(state, slots)
            group.army -= min(max(0, spare), count(group.army, kind)) * ONE[kind]
    group.cargo = [slot for slot in group.cargo if state.place[slot] == group.here]
    return bool(group.slots) or group.army > 0


def advance(state: Position, group: Group, goal: int) -> None:
    """One step of a group, with everything it pays and everything it changes."""
    free = leaves_castle(state, group, goal)
    for slot in group.slots:
        state.moves[slot] = max(0, state.moves[slot] - cost_of(state, group, goal, slot))
    group.keeper = NOBODY if state.is_sea(goal) else state.holder[goal]
    if group.sea and (state.is_sea(group.here) or state.is_sea(goal)):
        _sail(state, group, goal)
    else:
        _walk(state, group, goal, free)
    group.here = goal
    group.moved = True


def _walk(state: Position, group: Group, goal: int, free: bool) -> None:
    seat, start = group.seat, group.here
    a, b = start * OWNERS + seat, goal * OWNERS + seat
    tired = group.army - within(group.army, state.army[a] - state.halted[a])
    old = group.army - within(group.army, state.army[a] - state.sallied[a])
    carry_changes(state, seat, group.army, start, goal)
    state.army[a] -= group.army
    state.army[b] += group.army
    state.halted[a] -= tired
    state.sally(a, state.sallied[a] - old)
    if free:  # MEU-8.14: once per turn; without a carrier the unit is stopped afterwards
        state.sally(b, state.sallied[b] + group.army)
        walking = not group.fits(state) or not group.slots
        state.halted[b] += group.army if walking else tired
        for slot in group.slots:
            state.sortie[slot] = 1
    else:
        state.sally(b, state.sallied[b] + old)
        state.halted[b] += tired
    for slot in (*group.slots, *group.cargo):
        state.place[slot] = goal
    for space in (start, goal):
        if not state.is_sea(space):
            state.refresh(space)


def _sail(state: Position, group: Group, goal: int) -> None:
    seat, start = group.seat, group.here
    carry_changes(state, seat, troops_of(state, group), start, goal)
    if not state.is_sea(start):
        _embark(state, group)
        state.refresh(start)
    for slot in group.slots:
        state.place[slot] = goal
        for other in state.carriers(seat):
            if state.aboard[other] == slot:
                state.place[other] = goal
    if not state.is_sea(goal):
        group.army, group.cargo = troops_of(state, group), carried(state, group)
        for slot in group.slots:  # who was stopped at sea stays so when Cartography brings him ashore (MEU-16.5)
            carriers.land(state, slot, goal, stopped=group.extra and not state.moves[slot])
        state.refresh(goal)


def _embark(state: Position, group: Group) -> None:
    """MEU-8.23: the cargo is stowed, Galley by Galley in their order."""
    seat, start = group.seat, group.here
    space = {slot: state.room(slot) for slot in group.slots}
    for piece in group.cargo:
        for slot in group.slots:
            if space[slot]:
                space[slot] -= 1
                state.aboard[piece] = slot
                break
    state.army[start * OWNERS + seat] -= group.army
    at = start * OWNERS + seat
    state.sally(at, within(state.sallied[at], state.army[at]))
    state.halted[at] = within(state.halted[at], state.army[at])  # Cartography takes stopped units too
    for kind in kinds(group.army):
        for _ in range(count(group.army, kind)):
            for slot in group.slots:
                if space[slot]:
                    space[slot] -= 1
                    state.load[slot] += ONE[kind]
                    break
    group.army = 0
    group.cargo = []


def halt(state: Position, group: Group) -> None:
    """MEU-8.3: everything that reaches the destination is stopped."""
    for slot in group.slots:
        state.moves[slot] = 0
    if not state.is_sea(group.here):
        at = group.here * OWNERS + group.seat
        rested = state.army[at] - state.halted[at]
        state.halted[at] += within(group.army, rested)
        for slot in state.carriers_at(group.here, group.seat):
            if slot in group.cargo:
                state.moves[slot] = 0


def troops_of(state: Position, group: Group) -> int:
    """The military units of a group, aboard its Galleys too."""
    return group.army + sum([state.load[slot] for slot in group.slots])


def carried(state: Position, group: Group) -> list[int]:
    """War Wagons and siege machines aboard the Galleys of a group."""
    return [
        slot
        for slot in state.carriers(group.seat)
        if state.aboard[slot] in group.slots and state.aboard[slot] != NOTHING
    ]
