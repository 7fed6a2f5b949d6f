"""Cards that raise and move troops: Militia, Templar, Infiltrator, Marauder (MEU-18.15, 18.24 to 18.26, 18.34 ...)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, GALLEY, MACHINE, UNITS, WAGON
from gonfalon.games.medioevo_universale.rules.army import ONE, kinds, listed, size, within
from gonfalon.games.medioevo_universale.rules.arrival import arrive
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.cards_agents import recruits
from gonfalon.games.medioevo_universale.rules.honour import REBELLION
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep, Entered, Rebellion
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.rebellion import Outbreak
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.games.medioevo_universale.rules.steps import may_cross, step_cost
from gonfalon.games.medioevo_universale.rules.units import (
    carry_changes,
    forget_change,
    horde,
    note_change,
    place_units,
    take_units,
)
from gonfalon.games.medioevo_universale.rules.wars import attack, truce
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
GO: Final = "button:go"


class Militia(Card):
    """MEU-18.24 to 18.26: when rebels rise or an enemy enters: a free unit, help from near, the shelter of a Tower."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        mine = window.seat == seat if isinstance(window, Rebellion) else intruded(state, seat, window)
        if not mine or state.is_sea(window.space):
            return False
        if self.card == 24:
            return any(state.reserve(seat, kind) > 0 for kind in range(CAPTAIN + 1))
        if self.card == 25:
            return bool(helpers(state, seat, window.space, state.number("militia_steps")))
        return bool(state.army[window.space * OWNERS + seat] > 0)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        if self.card == 26:
            state.effects.append((26, seat, window.space))
            return None
        if self.card == 25:
            return ForcedMarch(seat=seat, space=window.space, left=state.number("militia_steps"), way=[])
        return CallToArms(seat=seat, space=window.space)


def intruded(state: Position, seat: int, window: Any) -> bool:
    """An enemy has come into what he controlled just before."""
    came = window.troops and window.keeper == seat and window.seat != seat
    return bool(came and state.hostile(seat, window.seat))


class CallToArms(CardUse):
    CARD: ClassVar[int] = 24

    space: int

    def options(self, state: Position) -> list[str]:
        return [f"unit:{UNITS[kind]}" for kind in range(CAPTAIN + 1) if state.reserve(self.seat, kind) > 0]

    def targets_of_choose(self, state: Position, answer: str) -> list[str]:
        """They come from the reserve: those of a battle that is drawn are others."""
        return []

    def apply(self, state: Position) -> Next:
        place_units(state, self.seat, ONE[UNITS.index(self.target[5:])], self.space)
        return None


def paths(state: Position, seat: int, goal: int, left: int) -> dict[int, list[int]]:
    """The cheapest way by land from every territory within reach to ``goal``, over land he may cross freely."""
    cost, way = {goal: 0}, {goal: [goal]}
    edge = [goal]
    while edge:
        here = min(edge, key=lambda territory: (cost[territory], territory))
        edge.remove(here)
        if here != goal and (state.barred(3, here) or not may_cross(state, seat, here)):
            continue  # one may come from there, but not through it
        for near in state.world().by_land[here]:
            total = cost[here] + step_cost(state, near, here)
            if state.in_play[near] and total <= left and total < cost.get(near, left + 1):
                cost[near], way[near] = total, [near, *way[here]]
                if near not in edge:
                    edge.append(near)
    return {start: steps for start, steps in way.items() if start != goal and not state.barred(3, start)}


def helpers(state: Position, seat: int, goal: int, left: int) -> list[str]:
    """MEU-18.25: units that can come alone, ``call:light-thracia``, and War Wagons with some of them, ``carrier:3``."""
    out: list[str] = []
    for start in sorted(paths(state, seat, goal, left)):
        units = state.own_units(start, seat)
        if units and not state.horde(start):
            out += [f"call:{UNITS[kind]}-{state.world().names[start]}" for kind in kinds(units)]
            out += [f"carrier:{slot}" for slot in state.carriers_at(start, seat) if state.serves(slot, WAGON)]
    return out


class ForcedMarch(CardUse):
    """MEU-18.25: three movement points, one for each step of a unit, or of a War Wagon with its load."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "load", "before", "step")
    CARD: ClassVar[int] = 25

    space: int
    left: int
    army: int = 0
    slot: int = NOBODY
    way: list[int]  # where those who come are, and the steps before them

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": "card:25", "left": self.left, "place": state.world().answers[self.space]}

    def choose(self, state: Position) -> Next:
        values = helpers(state, self.seat, self.space, self.left)
        if not values:
            return END
        done = [DONE] if self.left < state.number("militia_steps") else []
        return Ask(self.seat, values + done, "card-25", "MEU-18.25")

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        kind, _, rest = answer.partition(":")
        if kind == "carrier":
            return thing_facts(state, answer)
        if kind != "call":
            return {}
        unit, _, place = rest.partition("-")
        return {"unit": f"unit:{unit}", "from": state.world().answers[state.world().index[place]]}

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        kind, _, rest = answer.partition(":")
        self.army, self.slot = 0, NOBODY
        if kind == "call":
            unit, _, rest = rest.partition("-")
            self.army, start = ONE[UNITS.index(unit)], state.world().index[rest]
        else:
            self.slot = int(rest)
            start = state.place[self.slot]
        self.way = paths(state, self.seat, self.space, self.left)[start]
        return None

    def load(self, state: Position) -> Next:
        """Who comes with the War Wagon."""
        if self.slot == NOBODY or size(self.army) >= state.room(self.slot):
            return None
        free = state.own_units(self.way[0], self.seat) - self.army
        least = max(kinds(self.army), default=0)
        values = [f"take:{UNITS[kind]}" for kind in kinds(free) if kind >= least]
        go = [GO] if self.army else []
        return Ask(self.seat, go + values, "load", "MEU-18.25") if values else None

    def about_load(self, state: Position, answer: str) -> dict[str, Any]:
        return {"unit": f"unit:{answer[5:]}"} if answer.startswith("take:") else {}

    def on_load(self, state: Position, answer: str) -> str | None:
        if answer == GO:
            return None
        self.army += ONE[UNITS.index(answer[5:])]
        return "load"

    def before(self, state: Position) -> Next:
        if len(self.way) == 1:
            return "choose"
        slots = [self.slot] if self.slot != NOBODY else []
        return BeforeStep(seat=self.seat, start=self.way[0], goal=self.way[1], slots=slots)

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        if not window.forbidden:
            return None
        self.left = 0 if not helpers(state, self.seat, self.space, self.left) else self.left
        return "choose"

    def step(self, state: Position) -> Next:
        """The march neither uses movement nor stops anybody."""
        start, goal = self.way[0], self.way[1]
        self.left -= step_cost(state, start, goal)
        a, b = start * OWNERS + self.seat, goal * OWNERS + self.seat
        tired = self.army - within(self.army, state.army[a] - state.halted[a])
        carry_changes(state, self.seat, self.army, start, goal)
        state.army[a] -= self.army
        state.halted[a] -= tired
        state.sally(a, within(state.sallied[a], state.army[a]))
        state.army[b] += self.army
        state.halted[b] += tired
        if self.slot != NOBODY:
            state.place[self.slot] = goal
        state.refresh(start)
        state.refresh(goal)
        self.way = self.way[1:]
        return "before"


class Templar(Card):
    """MEU-18.34: a unit from the reserve anywhere outside his home realm; it enters like any other."""

    rule: ClassVar[str] = "MEU-18.34"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return innermost(state, Engagement) is None and bool(recruits(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Crusade(seat=seat)


class Crusade(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "where", "land")
    CARD: ClassVar[int] = 34

    space: int = NOBODY

    def options(self, state: Position) -> list[str]:
        return recruits(state, self.seat)

    def where(self, state: Position) -> Next:
        lands = [t for t in range(state.world().lands) if state.in_play[t] and state.home(t) != self.seat]
        return Ask(self.seat, [state.world().answers[t] for t in lands], "crusade", "MEU-18.34")

    def on_where(self, state: Position, answer: str) -> None:
        self.space = state.world().space_of[answer]

    def land(self, state: Position) -> Next:
        keeper = state.lord(self.space)
        if self._attacks(state, keeper):
            attack(state, self.seat, keeper)
        place_units(state, self.seat, ONE[UNITS.index(self.target[5:])], self.space, stopped=True)
        return arrive(self.seat, self.space, keeper, [], [])

    def _attacks(self, state: Position, lord: int) -> bool:
        """MEU-8.21: whose the land is, or, where it is contested, was, if he has troops there."""
        if lord in (NOBODY, self.seat) or state.guest(lord, self.seat, self.space) or truce(state, self.seat, lord):
            return False
        return state.holder[self.space] == lord or state.units(self.space, lord) > 0


class Agitator(Card):
    """MEU-18.15: for 100 florins a rebellion in a neighbouring territory without units of his own."""

    rule: ClassVar[str] = "MEU-18.15"
    florins: ClassVar[int] = 100

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return innermost(state, Engagement) is None and bool(restless(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Agitate(seat=seat)


def restless(state: Position, seat: int) -> list[int]:
    own = state.territories(seat)
    near = {space for t in own for space in state.neighbours(t) if not state.is_sea(space)}
    return [t for t in sorted(near) if state.holder[t] != seat and not _has_units(state, seat, t)]


def _has_units(state: Position, seat: int, territory: int) -> bool:
    """MEU-1.5: military units, military transports or siege machines."""
    pieces = [state.what[slot] for slot in state.carriers_at(territory, seat)]
    return state.army[territory * OWNERS + seat] > 0 or any(what in (WAGON, GALLEY, MACHINE) for what in pieces)


class Agitate(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("pay", "choose", "honour", "rise")
    CARD: ClassVar[int] = 15
    FLORINS: ClassVar[int] = 100

    def options(self, state: Position) -> list[str]:
        return [state.world().answers[t] for t in restless(state, self.seat)]

    def honour(self, state: Position) -> Next:
        """MEU-22.11: a further rebellion costs its victim 1 HP."""
        victim = state.holder[state.world().space_of[self.target]]
        if victim != NOBODY and state.rebels(victim):
            state.gain(victim, -1, REBELLION)
        return None

    def rise(self, state: Position) -> Next:
        space = state.world().space_of[self.target]
        victim = state.holder[space]
        state.army[space * OWNERS + HORDE] += horde(state)
        state.refresh(space)
        if victim != NOBODY and state.home(space) == victim:  # rebels whom others join are rebels still (MEU-22.13)
            state.rebelled = with_item(state.rebelled, space, 1)
        state.say("rises", seat=self.seat, place=self.target)
        return Outbreak(seat=victim, decider=self.seat if victim == NOBODY else victim, space=space)


# -- Marauders: barbarians in pay, and units among the barbarians (MEU-18.65, 18.66) -------------


class Employer(Card):
    """MEU-18.65: for 100 florins a horde fights as part of an army of his this turn."""

    rule: ClassVar[str] = "MEU-18.65"
    florins: ClassVar[int] = 100

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return innermost(state, Engagement) is None and bool(camps(state, seat, window))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Hire(seat=seat, camps=camps(state, seat, window))


def camps(state: Position, seat: int, window: Any) -> list[int]:
    """Territories he controls, or controlled just before, with a military unit of his own."""
    if isinstance(window, Rebellion):
        lands = [window.space] if window.seat == seat else []
    elif isinstance(window, Entered):
        lands = [window.space] if intruded(state, seat, window) else []
    else:
        lands = state.territories(seat)
    return [t for t in lands if not state.is_sea(t) and state.own_units(t, seat)] if horde(state) else []


class Hire(CardUse):
    CARD: ClassVar[int] = 65
    FLORINS: ClassVar[int] = 100

    camps: list[int]

    def options(self, state: Position) -> list[str]:
        return [state.world().answers[t] for t in self.camps]

    def apply(self, state: Position) -> Next:
        """They cannot move: they are stopped, and no Castle lets them out."""
        space, army = state.world().space_of[self.target], horde(state)
        at = space * OWNERS + self.seat
        place_units(state, self.seat, army, space, stopped=True)
        state.sally(at, state.sallied[at] + army)
        state.strangers += [(space, self.seat, HORDE, kind, NOBODY) for kind in listed(army)]
        state.say("hired", seat=self.seat, place=self.target)
        return None


class Turncoat(Card):
    """MEU-18.66: up to two of his units fight among barbarians this turn, not against himself."""

    rule: ClassVar[str] = "MEU-18.66"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(camps_of_hordes(state, seat)) and bool(lendable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Lend(seat=seat)


def camps_of_hordes(state: Position, seat: int) -> list[int]:
    """Hordes on land that he does not fight; in a battle the one that fights somebody else."""
    battle = innermost(state, Engagement)
    if battle is not None:
        strange = HORDE in battle.owners and seat not in battle.owners and not state.is_sea(battle.space)
        return [battle.space] if strange and state.horde(battle.space) else []
    lands = [t for t in range(state.world().lands) if state.army[t * OWNERS + HORDE]]
    return [t for t in lands if not state.army[t * OWNERS + seat]]


def lendable(state: Position, seat: int) -> list[str]:
    """``lend:light-thracia``: units in territories he controls; nobody leaves where card 3 forbids it."""
    names = state.world().names
    own = [(t, state.own_units(t, seat)) for t in state.territories(seat) if not state.barred(3, t)]
    return [f"lend:{UNITS[kind]}-{names[t]}" for t, army in own for kind in kinds(army)]


class Lend(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("where", "choose", "apply")
    CARD: ClassVar[int] = 66

    space: int = NOBODY
    done: int = 0

    def where(self, state: Position) -> Next:
        places = [state.world().answers[t] for t in camps_of_hordes(state, self.seat)]
        return Ask(self.seat, places, "lend-to", "MEU-18.66")

    def on_where(self, state: Position, answer: str) -> None:
        self.space = state.world().space_of[answer]

    def choose(self, state: Position) -> Next:
        values = lendable(state, self.seat)
        if not values or self.done == state.number("turncoats"):
            return END
        return Ask(self.seat, [*values, DONE] if self.done else values, "card-66", "MEU-18.66")

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == DONE:
            return {}
        unit, _, place = answer[5:].partition("-")
        return {"unit": f"unit:{unit}", "from": state.world().answers[state.world().index[place]]}

    def on_choose(self, state: Position, answer: str) -> str | None:
        self.target = answer
        return END if answer == DONE else None

    def apply(self, state: Position) -> Next:
        unit, _, place = self.target[5:].partition("-")
        kind, home = UNITS.index(unit), state.world().index[place]
        was = forget_change(state, home, self.seat, kind)
        take_units(state, self.seat, ONE[kind], home)
        place_units(state, HORDE, ONE[kind], self.space)
        note_change(state, self.space, HORDE, kind, was)
        state.strangers.append((self.space, HORDE, self.seat, was, home))
        state.say("lent", seat=self.seat, unit=f"unit:{unit}", place=state.world().answers[self.space])
        self.done += 1
        return "choose"


CARDS[15] = Agitator()
for _card in (24, 25, 26):
    CARDS[_card] = Militia(_card)
CARDS[34] = Templar()
CARDS[65] = Employer()
CARDS[66] = Turncoat()
