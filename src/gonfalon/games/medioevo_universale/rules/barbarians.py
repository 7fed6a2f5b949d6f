"""Hordes: they rise, march, fight and plunder; the first player's three points (sections 5C, 21)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAPTAIN, GALLEY, LIGHT, MACHINE, UNITS, WAGON
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, size
from gonfalon.games.medioevo_universale.rules.buildings import take_token
from gonfalon.games.medioevo_universale.rules.conquest import fight
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep, Entered
from gonfalon.games.medioevo_universale.rules.plunder import carriers_in, exposed, pillage
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, NOTHING, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.units import carry_changes
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

STOP: Final = "button:stop"


class Supply(Frame):
    """MEU-5.14: each point places a unit or moves a horde one step; the rest may be left."""

    STEPS: ClassVar[tuple[str, ...]] = ("spend", "unit", "step", "after")

    seat: int
    points: int
    space: int = NOBODY

    def about(self, state: Any) -> dict[str, Any]:
        return {"points": self.points}

    def spend(self, state: Position) -> Next:
        if not self.points:
            return "end"
        world = state.world()
        values = [f"raise:{world.names[t]}" for t in places(state) if self._units(state, t)]
        values += [f"march:{world.names[space]}" for space in movable(state, self.seat)]
        return Ask(self.seat, [*values, STOP], "barbarian-point", "MEU-5.14")

    def about_spend(self, state: Position, answer: str) -> dict[str, Any]:
        name = answer.partition(":")[2]
        return {"place": state.world().answers[state.world().index[name]]} if name in state.world().index else {}

    def targets_of_spend(self, state: Position, answer: str) -> tuple[str, ...]:
        world = state.world()
        name = answer.partition(":")[2]
        return (world.answers[world.index[name]],) if name in world.index else (answer,)

    def on_spend(self, state: Position, answer: str) -> str:
        if answer == STOP:
            return "end"
        self.points -= 1
        kind, _, name = answer.partition(":")
        self.space = state.world().index[name]
        return "unit" if kind == "raise" else "step"

    def _units(self, state: Position, territory: int) -> list[int]:
        """MEU-5.17: an Archer joins two units, a Captain four."""
        there = size(state.army[territory * OWNERS + HORDE])
        wanted = ((LIGHT, 0), (ARCHER, state.number("archer_company")), (CAPTAIN, state.number("captain_company")))
        return [kind for kind, least in wanted if there >= least and state.reserve(HORDE, kind) > 0]

    def unit(self, state: Position) -> Next:
        return Ask(self.seat, [f"unit:{UNITS[kind]}" for kind in self._units(state, self.space)], "raise", "MEU-5.17")

    def on_unit(self, state: Position, answer: str) -> str:
        kind = UNITS.index(answer[5:])
        state.army[self.space * OWNERS + HORDE] += ONE[kind]
        state.refresh(self.space)
        state.say("raised", seat=self.seat, unit=answer, place=state.world().answers[self.space])
        return "after"

    def step(self, state: Position) -> Next:
        return HordeStep(seat=self.seat, start=self.space)

    def on_step(self, state: Position, finished: Frame) -> str:
        return "spend"

    def after(self, state: Position) -> Next:
        """MEU-5.15: a unit placed where no player has troops plunders at once."""
        return pillage(state, self.space) if exposed(state, self.space) else "spend"

    def on_after(self, state: Position, finished: Frame) -> str:
        return "spend"


def places(state: Position) -> list[int]:
    """MEU-5.15, 5.16: where a unit may be placed."""
    world = state.world()
    lands = [t for t in range(world.lands) if state.in_play[t]]
    fires = [t for t in world.fires if state.in_play[t]]
    held = all(state.holder[t] != NOBODY for t in fires)
    out: list[int] = []
    for t in lands:
        if (
            state.army[t * OWNERS + HORDE]
            or (world.fire[t] and state.holder[t] == NOBODY)
            or (held and state.holder[t] == NOBODY and state.home(t) == NOBODY and _bare(state, t))
        ):
            out.append(t)
    return out


def _bare(state: Position, territory: int) -> bool:
    """MEU-5.16: no armies, siege machines, transports or buildings."""
    built = any(state.built[territory * 3 : territory * 3 + 3])
    return state.empty(territory) and not built and not carriers_in(state, territory)


def movable(state: Position, seat: int) -> list[int]:
    """MEU-5.20: hordes that share their space with nobody's units and stand outside the mover's home realm."""
    world = state.world()
    out: list[int] = []
    for space in state.occupied(HORDE):
        if not state.in_play[space] or state.present(space):
            continue
        if space < world.lands and (state.home(space) == seat or state.barred(3, space)):
            continue
        beside = [slot for slot in carriers_in(state, space) if state.what[slot] in (WAGON, GALLEY, MACHINE)]
        if not beside and goals(state, space):
            out.append(space)
    return out


def goals(state: Position, start: int) -> list[int]:
    """MEU-5.18, 5.19: adjacent spaces in play; to sea only with a Galley."""
    afloat = state.is_sea(start) or can_embark(state)
    return [
        space
        for space in state.world().adjacent[start]
        if state.in_play[space] and (not state.is_sea(space) or afloat or state.galleys(space, HORDE))
    ]


def can_embark(state: Position) -> bool:
    return carriers.free_slot(state, HORDE) != NOTHING and carriers.in_bank(state, GALLEY, 1)


class HordeStep(Frame):
    """A horde moves one step; what it meets, it fights or plunders at once (MEU-5.18 to 5.22)."""

    STEPS: ClassVar[tuple[str, ...]] = ("goal", "window", "move")

    seat: int
    start: int
    to: int = NOBODY

    def goal(self, state: Position) -> Next:
        return Ask(self.seat, [state.world().answers[s] for s in goals(state, self.start)], "march", "MEU-5.18")

    def on_goal(self, state: Position, answer: str) -> None:
        self.to = state.world().space_of[answer]

    def window(self, state: Position) -> Next:
        return BeforeStep(seat=HORDE, start=self.start, goal=self.to, slots=[])

    def on_window(self, state: Position, window: BeforeStep) -> str | None:
        return "end" if window.forbidden else None

    def move(self, state: Position) -> Next:
        keeper = NOBODY if state.is_sea(self.to) else state.holder[self.to]
        shift_horde(state, self.start, self.to)
        world = state.world()
        state.say("marches", place=world.answers[self.start], goal=world.answers[self.to])
        return HordeArrives(seat=self.seat, space=self.to, keeper=keeper, beaten=[])


def shift_horde(state: Position, start: int, goal: int) -> None:
    """All barbarians of a space go to another; Galleys come and go with them (MEU-5.19, 5.21)."""
    army = state.horde(start)
    carry_changes(state, HORDE, army, start, goal)
    if state.is_sea(start):
        for slot in state.galleys(start, HORDE):
            carriers.remove(state, slot)
    else:
        state.army[start * OWNERS + HORDE] = 0
        state.refresh(start)
    if not state.is_sea(goal):
        state.army[goal * OWNERS + HORDE] += army
        state.refresh(goal)
        return
    there = state.galleys(goal, HORDE)
    slot = there[0] if there else carriers.add(state, HORDE, GALLEY, 1, goal)
    state.load[slot] += army


class HordeArrives(Frame):
    """A horde stands in a space: the window, battles with everybody there, plunder (MEU-5.22)."""

    STEPS: ClassVar[tuple[str, ...]] = ("window", "victim", "battle", "plunder", "newcomer")
    OPTIONAL: ClassVar[tuple[str, ...]] = ("newcomers",)

    seat: int  # the player who decides whom it meets first
    space: int
    keeper: int
    beaten: list[int]  # those it has fought
    rising: bool = False
    other: int = NOBODY
    newcomers: tuple[int, ...] = ()  # players who came before it fought, each with who controlled the space

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.space]}

    def join(self, seat: int, keeper: int) -> None:
        """Somebody comes before the battle: his own follows it at once (MEU-16.5)."""
        self.newcomers += (seat, keeper)

    def window(self, state: Position) -> Next:
        return Entered(seat=HORDE, space=self.space, keeper=self.keeper)

    def victim(self, state: Position) -> Next:
        spared = self.beaten + list(self.newcomers[::2])
        left = [seat for seat in state.present(self.space) if seat not in spared]
        if not left or not state.horde(self.space) or state.barred(1, self.space):
            return "plunder"
        if self.rising and self.keeper in left:
            left = [self.keeper]  # MEU-5.27: guests fight after him
        return Ask(self.seat, [f"seat:{seat}" for seat in left], "victim", "MEU-5.22")

    def on_victim(self, state: Position, answer: str) -> None:
        self.other = int(answer[5:])

    def battle(self, state: Position) -> Next:
        self.beaten.append(self.other)
        keeper = self.keeper if self.keeper != NOBODY or state.is_sea(self.space) else state.lord(self.space)
        return fight(HORDE, self.other, self.space, keeper, [], self.rising)

    def on_battle(self, state: Position, finished: Frame) -> str:
        return "victim"

    def plunder(self, state: Position) -> Next:
        if exposed(state, self.space):
            return pillage(state, self.space)
        if state.horde(self.space) and not state.is_sea(self.space):
            take_token(state, self.space)  # MEU-11.7: invaded, though card 1 forbids the battle
        return None

    def newcomer(self, state: Position) -> Next:
        from gonfalon.games.medioevo_universale.rules.arrival import arrive

        if not self.newcomers:
            return None
        seat, keeper = self.newcomers[:2]
        self.newcomers = self.newcomers[2:]
        return arrive(seat, self.space, keeper, [], []) if state.units(self.space, seat) else "newcomer"

    def on_newcomer(self, state: Position, finished: Frame) -> str:
        return "newcomer"
