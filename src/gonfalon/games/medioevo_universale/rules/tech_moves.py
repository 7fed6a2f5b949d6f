"""Logistics, Cartography, Edict (MEU-16.3, 16.5, 16.10)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CARTOGRAPHY, EDICT, GALLEY, LOGISTICS, MACHINE, SHIP, UNITS
from gonfalon.games.medioevo_universale.rules.army import ONE, kinds, size
from gonfalon.games.medioevo_universale.rules.arrival import Arrival
from gonfalon.games.medioevo_universale.rules.cards_troops import ForcedMarch
from gonfalon.games.medioevo_universale.rules.groups import Group, next_steps, rolls, troops_of
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.movement import FullMovement, full_movement
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import NOTHING, Position
from gonfalon.games.medioevo_universale.rules.powers import TECHNOLOGIES
from gonfalon.games.medioevo_universale.rules.steps import may_cross, own_steps, step_cost
from gonfalon.games.medioevo_universale.rules.tech import Technology, TechUse
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.games.medioevo_universale.rules.windows import AfterBattle, window_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

GO: Final = "button:go"


class Logistics(Technology):
    """MEU-16.3: land pieces go to sea, ships overland."""

    technology: ClassVar[int] = LOGISTICS

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and window.strange and not window.paved)

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseLogistics(seat=seat)


class UseLogistics(TechUse):
    TECHNOLOGY: ClassVar[int] = LOGISTICS
    RULE: ClassVar[str] = "MEU-16.3"

    def apply(self, state: Position) -> Next:
        window: Any = window_of(state)
        window.paved = True
        return None


class Edict(Technology):
    """MEU-16.10: a moving group crosses a barbarian territory, and no horde appears."""

    technology: ClassVar[int] = EDICT

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and window.resistance and window.going and not window.crossed)

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseEdict(seat=seat)


class UseEdict(TechUse):
    TECHNOLOGY: ClassVar[int] = EDICT
    RULE: ClassVar[str] = "MEU-16.10"

    def apply(self, state: Position) -> Next:
        window: Any = window_of(state)
        window.crossed = True
        return None


class Cartography(Technology):
    """MEU-16.5: one step more, for military pieces in phase 5 and trade transports in phase 6."""

    technology: ClassVar[int] = CARTOGRAPHY

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if state.phase not in (5, 6) or (window.KIND == "entered" and state.phase == 6):
            return False
        if window.KIND in ("before-step", "own-turn") and window.seat != seat:
            return False
        return bool(steppers(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseCartography(seat=seat)


def steppers(state: Position, seat: int) -> list[str]:
    """The pieces that could make a step: ``one:light-thracia`` for a unit, ``carrier:3``."""
    taken = busy(state)
    slots = [slot for slot in state.carriers(seat) if state.place[slot] not in taken and state.aboard[slot] == NOTHING]
    if state.phase == 6:
        return [f"carrier:{slot}" for slot in slots if state.trades(slot) and _sails(state, slot)]
    out: list[str] = []
    for space in range(state.world().lands):
        if space not in taken:
            for kind in kinds(state.own_units(space, seat)):
                group = Group(seat=seat, here=space, slots=[], cargo=[], army=ONE[kind], extra=True)
                if next_steps(state, group):
                    out.append(f"one:{UNITS[kind]}-{state.world().names[space]}")
    for slot in slots:
        if (state.what[slot] == GALLEY or rolls(state, slot)) and _goals(state, _lone(state, slot)):
            out.append(f"carrier:{slot}")
    return out


def busy(state: Position) -> list[int]:
    """Spaces whose pieces are on their way or about to fight; not where the battle has just been fought (MEU-28.12)."""
    out: list[int] = []
    over = isinstance(window_of(state), AfterBattle)
    settled: list[int] = []
    for frame in state.frames:
        if isinstance(frame, Arrival):
            (settled if over and frame.is_over(state) else out).append(frame.space)
        elif isinstance(frame, FullMovement):
            out += [group.here for group in frame.ready]
        elif isinstance(frame, March):
            out += [group.here for group in frame.group]
        elif isinstance(frame, ForcedMarch):
            out += frame.way[:1]
        elif isinstance(frame, Journey) and not frame.pausing():
            out.append(state.place[frame.slot])
    return [space for space in out if space not in settled]


def _sails(state: Position, slot: int) -> bool:
    here = state.place[slot]
    if not state.is_sea(here) and state.barred(3, here):
        return False
    near = own_steps(state, here, state.what[slot] == SHIP)
    return any(state.in_play[goal] and step_cost(state, here, goal) <= state.moves[slot] + 1 for goal in near)


def _lone(state: Position, slot: int) -> Group:
    """A carrier by itself, with one point more than it has."""
    sea = state.what[slot] == GALLEY
    return Group(seat=state.owner_of(slot), here=state.place[slot], slots=[slot], cargo=[], sea=sea, extra=True)


def _goals(state: Position, group: Group) -> list[int]:
    """Where a carrier could go with a point more; into foreign ground only with troops, which may come along."""
    here, slot = group.here, group.slots[0]
    if not state.is_sea(here) and state.barred(3, here):
        return []
    company = troops_of(state, group) or (not state.is_sea(here) and state.own_units(here, group.seat))
    armed = company > 0 and state.what[slot] != MACHINE
    near = [goal for goal in own_steps(state, here, group.sea) if state.in_play[goal]]
    near = [goal for goal in near if step_cost(state, here, goal) <= state.moves[slot] + 1]
    return [goal for goal in near if armed or may_cross(state, group.seat, goal)]


class UseCartography(TechUse):
    """The piece, what it carries, the points, the step."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "load", "pay", "apply")
    TECHNOLOGY: ClassVar[int] = CARTOGRAPHY
    RULE: ClassVar[str] = "MEU-16.5"

    army: int = 0

    def options(self, state: Position) -> list[str]:
        return steppers(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        kind, _, rest = answer.partition(":")
        if kind == "carrier":
            return thing_facts(state, answer)
        if kind != "one":
            return {}
        unit, _, place = rest.partition("-")
        return {"unit": f"unit:{unit}", "place": state.world().answers[state.world().index[place]]}

    def load(self, state: Position) -> Next:
        """Who goes along with a transport on land."""
        kind, _, rest = self.target.partition(":")
        if kind == "one":
            unit = rest.partition("-")[0]
            self.army = ONE[UNITS.index(unit)]
            return None
        slot = int(rest)
        here = state.place[slot]
        if state.phase == 6 or state.is_sea(here) or size(self.army) >= state.room(slot):
            return None
        free = state.own_units(here, self.seat) - self.army
        least = max(kinds(self.army), default=0)
        values = [f"take:{UNITS[unit]}" for unit in kinds(free) if unit >= least]
        return Ask(self.seat, [GO, *values], "load", "MEU-16.5") if values else None

    def about_load(self, state: Position, answer: str) -> dict[str, Any]:
        return {"unit": f"unit:{answer[5:]}"} if answer.startswith("take:") else {}

    def on_load(self, state: Position, answer: str) -> str | None:
        if answer == GO:
            return None
        self.army += ONE[UNITS.index(answer[5:])]
        return "load"

    def apply(self, state: Position) -> Next:
        kind, _, rest = self.target.partition(":")
        if kind == "carrier" and state.phase == 6:
            state.moves[int(rest)] += 1
            return Journey(seat=self.seat, slot=int(rest), extra=True)
        if kind == "carrier":
            group = _lone(state, int(rest))
            state.moves[int(rest)] += 1
        else:
            here = state.world().index[rest.partition("-")[2]]
            group = Group(seat=self.seat, here=here, slots=[], cargo=[], extra=True)
        group.army = self.army
        step = full_movement(self.seat, group.here, 0)
        step.last = [group]
        return step

    def on_apply(self, state: Position, finished: Frame) -> None:
        """A step that was not made is lost."""
        kind, _, rest = self.target.partition(":")
        if kind == "carrier" and isinstance(finished, FullMovement) and not finished.moved:
            state.moves[int(rest)] -= 1


TECHNOLOGIES[LOGISTICS] = Logistics()
TECHNOLOGIES[EDICT] = Edict()
TECHNOLOGIES[CARTOGRAPHY] = Cartography()
