"""Phase 5: combat rounds, activations, the full movement (sections 8A to 8C)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import MACHINE, UNITS, WAGON
from gonfalon.games.medioevo_universale.rules.alliances import Torn, forget_orders
from gonfalon.games.medioevo_universale.rules.army import ONE, count, kinds, size
from gonfalon.games.medioevo_universale.rules.arrival import Seizure, arrive, seizures, standing_battles
from gonfalon.games.medioevo_universale.rules.conquest import fight
from gonfalon.games.medioevo_universale.rules.groups import (
    Group,
    advance,
    carried,
    fresh_units,
    halt,
    has_castle,
    land_carriers,
    next_steps,
    origins,
    ready_galleys,
    room,
    troops_of,
)
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, BeforeStep, OwnTurn, own_turn
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.steps import may_cross, opponents
from gonfalon.games.medioevo_universale.rules.wars import attack, is_undeclared, settle_guests
from gonfalon.games.medioevo_universale.rules.windows import asides, usable
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

PASS: Final = "button:pass"
GO: Final = "button:go"
ALL_LAND: Final = "button:all-land"
ALL_SEA: Final = "button:all-sea"
BY_SEA: Final = "button:by-sea"
STAY: Final = "button:stay"
LOAD: Final = "button:load"
ENTER: Final = "button:enter"
ATTACK: Final = "button:attack"
BACK: Final = "button:back"


class CombatPhase(Frame):
    """MEU-8.1, 8.4: combat rounds until everybody passes in one."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "torn", "start", "activate", "stragglers")

    turn: int = 0
    moved: bool = False  # somebody has acted in this round

    def next_player(self, state: Position) -> Next:
        players = state.playing()
        if self.turn >= len(players):
            if not self.moved:
                return "stragglers"
            self.turn, self.moved = 0, False
        state.active = players[self.turn]
        self.turn += 1
        return None

    def torn(self, state: Position) -> Next:
        """MEU-19.11: whoever has to choose between two allies does so before he moves."""
        return Torn(seat=state.active)

    def start(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        forget_orders(state, state.active)
        return ActivationStart(seat=state.active, attending=state.attending[:])

    def activate(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        return Activation(seat=state.active)

    def on_activate(self, state: Position, finished: "Activation") -> str:
        self.moved = self.moved or finished.acted
        return "next_player"

    def stragglers(self, state: Position) -> Next:
        settle_guests(state)
        return END


class Activation(Frame):
    """MEU-8.28: a full movement, a battle or a seizure where he stands, or passing."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "carry")

    seat: int
    answer: str = ""
    acted: bool = False

    def menu(self, state: Position) -> Next:
        names = state.world().names
        values = [f"group:{names[space]}" for space in origins(state, self.seat)]
        values += [f"fight:{names[space]}-{_owner(owner)}" for space, owner in standing_battles(state, self.seat)]
        values += [f"seize:{names[space]}-{owner}" for space, owner in seizures(state, self.seat)]
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, [*values, PASS], "activation", "MEU-8.28", always=True, default=PASS, more=more)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        _kind, _, rest = answer.partition(":")
        name, _, owner = rest.partition("-")
        if name not in state.world().index:
            return {}
        side = "side:barbarians" if owner in ("", "barbarians") else f"seat:{owner}"
        return {"place": state.world().answers[state.world().index[name]], "side": side}

    def targets_of_menu(self, state: Position, answer: str) -> tuple[str, ...]:
        about = self.about_menu(state, answer)
        return (about["place"],) if about else (answer,)

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == PASS:
            return END
        self.answer = answer
        return None

    def carry(self, state: Position) -> Next:
        kind, _, rest = self.answer.partition(":")
        name, _, owner = rest.partition("-")
        if kind == "group":
            return FullMovement(seat=self.seat, origin=state.world().index[name], goal=NOBODY, ready=[], last=[])
        if kind == "fight":
            space = state.world().index[name]
            rival = HORDE if owner == "barbarians" else int(owner)
            if rival != HORDE:
                attack(state, self.seat, rival)
            keeper = NOBODY if state.is_sea(space) else state.keeper[space]
            reserve = state.moves[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
            return fight(self.seat, rival, space, keeper, reserve)
        if kind == "seize":
            return Seizure(seat=self.seat, other=int(owner), space=state.world().index[name])
        return own_turn(self.seat, self.answer)

    def on_carry(self, state: Position, finished: Frame) -> str | None:
        if isinstance(finished, OwnTurn):
            return "menu"
        if isinstance(finished, FullMovement) and not finished.moved:
            return "menu"
        self.acted = True
        return None


def _owner(owner: int) -> str:
    return "barbarians" if owner == HORDE else str(owner)


class FullMovement(Frame):
    """MEU-8.2: groups walk one after the other, then all enter the destination together.

    A group that stays on the way is left behind and keeps its movement (MEU-8.3); if no group enters anything, the
    place where the last one stays is the destination.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("march", "more", "confirm", "before", "enter", "settle")

    seat: int
    origin: int
    goal: int
    ready: list[Group]  # groups that wait to enter
    last: list[Group]  # the group that walked last
    moved: bool = False
    asked: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        place = self.goal if self.goal != NOBODY else self.origin
        return {"place": state.world().answers[place]}

    def march(self, state: Position) -> Next:
        force = any(troops_of(state, group) > 0 for group in self.ready)
        return March(seat=self.seat, origin=self.origin, goal=self.goal, forced=force, group=[])

    def on_march(self, state: Position, march: "March") -> None:
        self.moved = self.moved or march.moved
        self.last = march.group
        if march.entering != NOBODY:
            self.goal = march.entering
            self.ready.append(march.group[0])
            self.last = []

    def more(self, state: Position) -> Next:
        """Another group, or enter."""
        if not self.moved and not self.ready:
            return END
        busy = [group.here for group in self.ready]
        values = [f"group:{state.world().names[s]}" for s in origins(state, self.seat) if s not in busy]
        return Ask(self.seat, [ENTER if self.ready else STAY, *values], "more-groups", "MEU-8.2")

    def about_more(self, state: Position, answer: str) -> dict[str, Any]:
        name = answer.partition(":")[2]
        return {"origin": state.world().answers[state.world().index[name]]} if name in state.world().index else {}

    def on_more(self, state: Position, answer: str) -> str | None:
        if answer == ENTER:
            return None
        if answer == STAY:
            return "settle"
        self.origin = state.world().index[answer[6:]]
        return "march"

    def _victims(self, state: Position) -> list[int]:
        """Whom entering would attack without a declaration (MEU-19.3)."""
        if not any(troops_of(state, group) for group in self.ready):
            return []
        return undeclared(state, self.seat, self.goal)

    def _show_leave(self, state: Position, space: int) -> None:
        """MEU-19.25: a secret pact is visible when it is used."""
        if not state.is_sea(space) and state.holder[space] not in (NOBODY, self.seat):
            state.reveal()

    def confirm(self, state: Position) -> Next:
        """MEU-8.21: the program warns of the HP loss."""
        self._show_leave(state, self.goal)
        if not self._victims(state):
            return None
        return Ask(self.seat, [ATTACK, BACK], "undeclared-attack", "MEU-19.3", "confirm")

    def on_confirm(self, state: Position, answer: str) -> str | None:
        if answer == ATTACK:
            return None
        if self.moved:
            self.last = [self.ready[-1]]
            return "settle"
        return END

    def before(self, state: Position) -> Next:
        if self.asked == len(self.ready):
            return None
        return BeforeStep(seat=self.seat, start=self.ready[self.asked].here, goal=self.goal)

    def on_before(self, state: Position, window: BeforeStep) -> str:
        if window.forbidden:
            self.last = [self.ready.pop(self.asked)]
        else:
            self.asked += 1
        return "before"

    def enter(self, state: Position) -> Next:
        if not self.ready:
            return "settle"
        self.moved = True
        keeper = NOBODY if state.is_sea(self.goal) else state.holder[self.goal]
        if any(troops_of(state, group) for group in self.ready):
            for other in self._victims(state):
                attack(state, self.seat, other)
            if keeper != NOBODY and state.hostile(self.seat, keeper):
                attack(state, self.seat, keeper)
        crossing = may_cross(state, self.seat, self.goal)
        troops = 0
        for group in self.ready:
            troops += troops_of(state, group)
            group.cargo = carried(state, group)
            advance(state, group, self.goal)
        reserve = state.moves[self.seat * SLOTS : self.seat * SLOTS + SLOTS]
        for group in self.ready:
            halt(state, group)
        if not state.is_sea(self.goal):
            at = self.goal * OWNERS + self.seat
            state.halted[at] = state.army[at] if not crossing else state.halted[at]
        state.say("enters", seat=self.seat, place=state.world().answers[self.goal])
        self.last = []
        if troops:
            state.arrived[self.goal] |= 1 << self.seat
        return arrive(self.seat, self.goal, keeper, reserve) if troops else "settle"

    def settle(self, state: Position) -> Next:
        for group in self.last:
            halt(state, group)
        return END


def undeclared(state: Position, seat: int, space: int) -> list[int]:
    """The players whom an army entering a space would attack without declaration."""
    others = opponents(state, seat, space) if not state.is_sea(space) else []
    if not state.is_sea(space):
        holder = state.holder[space]
        if holder not in (NOBODY, seat) and holder not in others and not may_cross(state, seat, space):
            others.append(holder)
    return [other for other in others if is_undeclared(state, seat, other)]


class March(Frame):
    """One group: what belongs to it, then its steps (MEU-8.3, 8.27)."""

    STEPS: ClassVar[tuple[str, ...]] = ("compose", "walk", "before", "move")

    seat: int
    origin: int
    goal: int  # where other groups of this movement are going; NOBODY: not yet settled
    forced: bool  # one of them brings military units
    group: list[Group]
    loaded: bool = False  # the group has been made up anew in this space
    to: int = NOBODY
    entering: int = NOBODY
    moved: bool = False

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
        if group is None:
            if land_carriers(state, self.seat, here) or (
                has_castle(state, self.seat, here) and fresh_units(state, self.seat, here, False)
            ):
                values.append(ALL_LAND)
            if ready_galleys(state, self.seat, here):
                values += [ALL_SEA, BY_SEA]
        sea = group.sea if group else False
        values += self._carriers(state, here, group, sea)
        values += self._units(state, here, group, sea)
        if group is not None and (group.slots or (group.army and has_castle(state, self.seat, here))):
            values.append(GO)
        if not values:
            values = [GO]
        return Ask(self.seat, values, "group", "MEU-8.27", default=values[-1])

    def _afloat(self, state: Position, here: int) -> Next:
        """At sea the cargo is fixed: only Galleys are named (MEU-8.24)."""
        taken = self.group[0].slots if self.group else []
        last = max(taken, default=-1)
        values = [f"carrier:{slot}" for slot in ready_galleys(state, self.seat, here) if slot > last]
        if taken:
            values.append(GO)
        elif len(values) > 1:
            values.append(ALL_SEA)
        return Ask(self.seat, values, "group", "MEU-8.24")

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
                    if state.what[slot] in (WAGON, MACHINE)
                    and slot not in taken
                    and state.moves[slot] > 0
                    and slot > max(group.cargo, default=-1)
                ]
            return [f"carrier:{slot}" for slot in found]
        return [f"carrier:{slot}" for slot in land_carriers(state, self.seat, here) if slot > last]

    def _units(self, state: Position, here: int, group: Group | None, sea: bool) -> list[str]:
        army = group.army if group else 0
        free = fresh_units(state, self.seat, here, sea) - army
        slots = group.slots if group else []
        used = size(army) + (len(group.cargo) if group else 0)
        castle = has_castle(state, self.seat, here) and not sea
        if not castle and used >= room(state, slots):
            return []
        least = max(kinds(army), default=0)
        return [f"take:{UNITS[kind]}" for kind in kinds(free) if kind >= least]

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
            if group.sea and state.what[slot] in (WAGON, MACHINE):
                group.cargo.append(slot)
            else:
                group.slots.append(slot)
        else:
            group.army += ONE[UNITS.index(rest)]
        return "compose"

    def _everything(self, state: Position, here: int, group: Group) -> None:
        """All carriers, and as many units as they take, the strongest first."""
        group.slots = ready_galleys(state, self.seat, here) if group.sea else land_carriers(state, self.seat, here)
        if state.is_sea(here):
            return
        free = fresh_units(state, self.seat, here, group.sea)
        left = room(state, group.slots)
        if has_castle(state, self.seat, here) and not group.sea:
            left = size(free)
        for kind in reversed(kinds(free)):
            number = min(left, count(free, kind))
            group.army += number * ONE[kind]
            left -= number

    # -- where it goes -----------------------------------------------------------------------

    def walk(self, state: Position) -> Next:
        group = self.group[0]
        world = state.world()
        values: list[str] = []
        for goal in next_steps(state, group):
            open_way = may_cross(state, self.seat, goal)
            if open_way and not (
                group.sea and not state.is_sea(goal) and not group.moved and not state.is_sea(group.here)
            ):
                values.append(world.answers[goal])
            if self.goal in (NOBODY, goal) and self._may_enter(state, group, goal, open_way):
                values.append(f"enter:{world.names[goal]}")
        if group.moved and not self.loaded and not state.is_sea(group.here):
            values.append(LOAD)
        return Ask(self.seat, [*values, STAY], "walk", "MEU-8.7")

    def _may_enter(self, state: Position, group: Group, goal: int, open_way: bool) -> bool:
        """MEU-8.20: into foreign ground only with a military unit."""
        return open_way or self.forced or troops_of(state, group) > 0

    def about_walk(self, state: Position, answer: str) -> dict[str, Any]:
        name = answer.partition(":")[2]
        return {"goal": state.world().answers[state.world().index[name]]} if name in state.world().index else {}

    def targets_of_walk(self, state: Position, answer: str) -> tuple[str, ...]:
        about = self.about_walk(state, answer)
        return (about["goal"],) if about else (answer,)

    def on_walk(self, state: Position, answer: str) -> str | None:
        if answer == STAY:
            return END
        if answer == LOAD:
            here = self.group[0].here
            self.group = [Group(seat=self.seat, here=here, slots=[], cargo=[], moved=True)]
            self.loaded = True
            return "compose"
        kind, _, name = answer.partition(":")
        self.to = state.world().index[name]
        if kind == "enter":
            self.entering = self.to
            return END
        return None

    def before(self, state: Position) -> Next:
        return BeforeStep(seat=self.seat, start=self.group[0].here, goal=self.to)

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        return "walk" if window.forbidden else None

    def move(self, state: Position) -> Next:
        group = self.group[0]
        if not state.is_sea(self.to) and state.holder[self.to] != self.seat:
            state.reveal()  # with whose leave (MEU-19.25)
        advance(state, group, self.to)
        self.moved, self.loaded = True, False
        if group.sea and not state.is_sea(self.to):
            return END  # it has docked: whatever goes on from here is another group (MEU-8.25)
        return "walk"
