"""One group on its way: what belongs to it, then its steps (sections 8B to 8D)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import LOGISTICS, UNITS
from gonfalon.games.medioevo_universale.rules.army import ONE, count, kinds, size, within
from gonfalon.games.medioevo_universale.rules.groups import (
    Group,
    advance,
    crossable,
    founder,
    fresh_units,
    has_castle,
    land_carriers,
    muster,
    next_steps,
    ready_galleys,
    rolls,
    room,
    strange_steps,
    troops_of,
    walkers,
)
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.nearby import could_use
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep
from gonfalon.games.medioevo_universale.rules.plunder import exposed, pillage
from gonfalon.games.medioevo_universale.rules.position import NOBODY, PASSAGE, Position
from gonfalon.games.medioevo_universale.rules.steps import in_element, may_cross
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

GO: Final = "button:go"
ALL_LAND: Final = "button:all-land"
ALL_SEA: Final = "button:all-sea"
BY_SEA: Final = "button:by-sea"
STAY: Final = "button:stay"
LOAD: Final = "button:load"


class March(Frame):
    """One group: what belongs to it, then its steps (MEU-8.3, 8.27)."""

    STEPS: ClassVar[tuple[str, ...]] = ("compose", "walk", "before", "move", "left")

    seat: int
    origin: int  # where it begins; once it has moved, what it has just left
    goal: int  # where other groups of this movement are going; NOBODY: not yet settled
    forced: bool  # one of them brings military units
    group: list[Group]
    limit: int = 0  # how many units may go along; 0: as many as there is room for
    loaded: bool = False  # the group has been made up anew in this space
    to: int = NOBODY
    entering: int = NOBODY
    moved: bool = False
    busy: tuple[int, ...] = ()  # where groups of this movement wait to enter: what stands there is theirs
    stuck: bool = False  # a step out of its element was not paid for: it may stay where it is

    def about(self, state: Any) -> dict[str, Any]:
        here = self.group[0].here if self.group else self.origin
        units = size(self.group[0].army) if self.group else 0
        return {
            "place": state.world().answers[here],
            "units": units,
            "carriers": len(self.group[0].slots) if self.group else 0,
        }

    # -- what goes along ---------------------------------------------------------------------

    def _here(self) -> int:
        return self.group[0].here if self.group else self.origin

    def compose(self, state: Position) -> Next:
        here = self._here()
        group = self.group[0] if self.group else None
        if state.is_sea(here):
            return self._afloat(state, here)
        values: list[str] = []
        if group is None or not (group.slots or group.army or group.sea):
            if land_carriers(state, self.seat, here) or walkers(state, self.seat, here):
                values.append(ALL_LAND)
            if ready_galleys(state, self.seat, here):
                values += [ALL_SEA, BY_SEA]
        sea = group.sea if group else False
        values += self._carriers(state, here, group, sea)
        units = self._units(state, here, group, sea)
        least = max(kinds(group.army), default=0) if group else 0
        values += [f"take:{UNITS[kind]}" for kind in units if kind >= least]
        if group is not None and (group.slots or (group.army and has_castle(state, self.seat, here))):
            values.append(GO)
        if not values:
            values = [GO]
        earlier = self._passed_over(state, here, group, sea) + [f"take:{UNITS[kind]}" for kind in units if kind < least]
        return Ask(self.seat, values, "group", "MEU-8.27", default=values[-1], more=earlier)

    def _passed_over(self, state: Position, here: int, group: Group | None, sea: bool) -> list[str]:
        """Carriers that stand in the list before the last one named: people name them in any order."""
        if group is None or not group.slots or group.army or group.cargo:
            return []
        found = ready_galleys(state, self.seat, here) if sea else land_carriers(state, self.seat, here)
        return [f"carrier:{slot}" for slot in found if slot not in group.slots and slot < max(group.slots)]

    def _afloat(self, state: Position, here: int) -> Next:
        """At sea the cargo is fixed: only Galleys are named (MEU-8.24)."""
        taken = self.group[0].slots if self.group else []
        last = max(taken, default=-1)
        values = [f"carrier:{slot}" for slot in ready_galleys(state, self.seat, here) if slot > last]
        if taken:
            values.append(GO)
        elif len(values) > 1:
            values.append(ALL_SEA)
        earlier = self._passed_over(state, here, self.group[0], True) if taken else []
        return Ask(self.seat, values, "group", "MEU-8.24", more=earlier)

    def about_compose(self, state: Position, answer: str) -> dict[str, Any]:
        kind, _, rest = answer.partition(":")
        if kind == "take":
            return {"unit": f"unit:{rest}"}
        return thing_facts(state, answer) if kind == "carrier" else {}

    def _carriers(self, state: Position, here: int, group: Group | None, sea: bool) -> list[str]:
        if group is not None and group.army:
            return []
        taken = [*group.slots, *group.cargo] if group else []
        last = max(taken, default=-1)
        if sea and group is not None:
            found = [slot for slot in ready_galleys(state, self.seat, here) if not group.cargo and slot > last]
            if group.slots and room(state, group.slots) > len(group.cargo):
                found += [
                    slot
                    for slot in state.carriers_at(here, self.seat)
                    if rolls(state, slot)
                    and slot not in taken
                    and state.moves[slot] > 0
                    and slot > max(group.cargo, default=-1)
                ]
            return [f"carrier:{slot}" for slot in found]
        return [f"carrier:{slot}" for slot in land_carriers(state, self.seat, here) if slot > last]

    def _units(self, state: Position, here: int, group: Group | None, sea: bool) -> list[int]:
        army = group.army if group else 0
        free = fresh_units(state, self.seat, here, sea) - army
        slots = group.slots if group else []
        on_foot = 0 if sea else walkers(state, self.seat, here)
        used = size(army - within(army, on_foot)) + (len(group.cargo) if group else 0)
        if self.limit and size(army) >= self.limit:
            return []
        wanted = kinds(free)
        if used >= room(state, slots):
            wanted = [kind for kind in wanted if count(on_foot, kind) > count(army, kind)]
        return wanted

    def on_compose(self, state: Position, answer: str) -> str | None:
        here = self._here()
        kind, _, rest = answer.partition(":")
        if answer == GO:
            return None if self.group else END
        if not self.group:
            self.group.append(Group(seat=self.seat, here=here, slots=[], cargo=[]))
        group = self.group[0]
        if answer == BY_SEA:
            group.sea = True
        elif answer in (ALL_LAND, ALL_SEA):
            group.sea = answer == ALL_SEA
            self._everything(state, here, group)
            return None
        elif kind == "carrier":
            slot = int(rest)
            group.sea = group.sea or state.is_sea(here)
            if group.sea and rolls(state, slot):
                group.cargo.append(slot)
            else:
                group.slots = sorted([*group.slots, slot])
        else:
            group.army += ONE[UNITS.index(rest)]
        return "compose"

    def _everything(self, state: Position, here: int, group: Group) -> None:
        """All carriers, and as many units as they take, the strongest first."""
        group.slots = ready_galleys(state, self.seat, here) if group.sea else land_carriers(state, self.seat, here)
        if state.is_sea(here):
            return
        free = fresh_units(state, self.seat, here, group.sea)
        on_foot = 0 if group.sea else walkers(state, self.seat, here)
        most, left = self.limit or size(free), room(state, group.slots)
        for kind in reversed(kinds(free)):
            riding = min(left, count(free, kind) - count(on_foot, kind))
            number = min(most, count(on_foot, kind) + riding)
            group.army += number * ONE[kind]
            most -= number
            left -= max(0, number - count(on_foot, kind))

    # -- where it goes -----------------------------------------------------------------------

    def walk(self, state: Position) -> Next:
        group = self.group[0]
        world = state.world()
        values: list[str] = []
        for goal in next_steps(state, group):
            open_way = crossable(state, group, goal)
            landing = group.sea and not state.is_sea(goal)  # who docks has arrived
            through = open_way and (group.moved or state.is_sea(group.here) or not landing)
            if through and (not landing or self._may_enter(state, group, goal, open_way)):
                values.append(world.answers[goal])
            if self.goal in (NOBODY, goal) and self._may_enter(state, group, goal, open_way):
                values.append(f"enter:{world.names[goal]}")
        if could_use(state, self.seat, LOGISTICS):
            values += [world.answers[goal] for goal in strange_steps(state, group, self.goal == NOBODY)]
        at_home = in_element(state, group.here, group.sea)
        free = not self.loaded and not group.extra and group.here not in self.busy
        if group.moved and free and at_home and not state.is_sea(group.here) and not self._exposed(state):
            values.append(LOAD)
        ashore = self.stuck and not state.is_sea(group.here)
        lost = self._exposed(state) and not troops_of(state, group)  # MEU-8.20: it may only pass through
        stay = [STAY] if not values or ashore or (at_home and not group.extra and not lost) else []
        return Ask(self.seat, values + stay, "walk", "MEU-8.7")

    def _may_enter(self, state: Position, group: Group, goal: int, open_way: bool) -> bool:
        """MEU-8.20: into foreign ground only with a military unit; whom a Ranger leads, only passes through without."""
        free = open_way and (not group.unseen or may_cross(state, self.seat, goal))
        return free or self.forced or troops_of(state, group) > 0

    def about_walk(self, state: Position, answer: str) -> dict[str, Any]:
        name = answer.partition(":")[2]
        return {"goal": state.world().answers[state.world().index[name]]} if name in state.world().index else {}

    def targets_of_walk(self, state: Position, answer: str) -> tuple[str, ...]:
        about = self.about_walk(state, answer)
        return (about["goal"],) if about else (answer,)

    def on_walk(self, state: Position, answer: str) -> str | None:
        if answer == STAY:
            group = self.group[0]
            if self._exposed(state):
                self.entering = group.here
            if state.is_sea(group.here) and not group.sea:
                founder(state, group)
            return END
        if answer == LOAD:
            old = self.group[0]  # a Ranger leads whoever goes on
            new = Group(seat=self.seat, here=old.here, slots=[], cargo=[], moved=True)
            new.unseen, new.keeper = old.unseen, old.keeper
            self.group = [new]
            self.loaded = True
            return "compose"
        kind, _, name = answer.partition(":")
        self.to = state.world().index[name]
        if kind == "enter":
            self.entering = self.to
            return END
        return None

    def _exposed(self, state: Position) -> bool:
        """MEU-18.55: where a Ranger's group stops, everything is normal again."""
        group = self.group[0]
        if not group.unseen or not group.moved:
            return False
        if state.is_sea(group.here):
            return not may_cross(state, self.seat, group.here)
        keeper = group.keeper
        return keeper != self.seat and (keeper == NOBODY or not state.permits(PASSAGE, keeper, self.seat, group.here))

    def before(self, state: Position) -> Next:
        window = step_window(state, self.group[0], self.to)
        window.unseen = self.group[0].unseen
        return window

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        self.group[0].unseen = self.group[0].unseen or window.unseen
        self.stuck = window.strange and not window.paved
        left = muster(state, self.group[0])
        return "walk" if not left or window.forbidden or self.stuck else None

    def move(self, state: Position) -> Next:
        group = self.group[0]
        if not state.is_sea(self.to) and state.holder[self.to] != self.seat:
            state.reveal()  # with whose leave (MEU-19.25)
        self.origin = group.here
        advance(state, group, self.to)
        self.moved, self.loaded = True, False
        return None

    def left(self, state: Position) -> Next:
        """MEU-21.8: barbarians among whom it stood are alone now."""
        return pillage(state, self.origin) if exposed(state, self.origin) else self._onward(state)

    def on_left(self, state: Position, finished: Frame) -> str:
        return self._onward(state)

    def _onward(self, state: Position) -> str:
        """A group that has docked ends here: whatever goes on is another one (MEU-8.25)."""
        group = self.group[0]
        docked = group.sea and state.is_sea(self.origin) and not state.is_sea(group.here)
        if not docked and not group.extra:
            return "walk"
        if self._exposed(state):
            self.entering = group.here
        return END


def step_window(state: Position, group: Group, goal: int) -> BeforeStep:
    """MEU-28.26: what everybody can see of the step."""
    here = group.here
    strange = (not group.sea and state.is_sea(goal)) or (
        group.sea and not state.is_sea(here) and not state.is_sea(goal)
    )
    return BeforeStep(seat=group.seat, start=here, goal=goal, slots=group.slots[:], strange=strange)
