"""Damage points and who takes them (MEU-9.23 to 9.27, MEU-5.10, MEU-10.5).

A point is given to a unit by picking it: ``hit:heavy-moldavia`` in a territory, ``hit:heavy-12`` on the Galley of
slot 12; a unit that crews a siege machine is ``hit:heavy-moldavia-crew``.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT, UNITS
from gonfalon.games.medioevo_universale.rules.army import ONE, count, within
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.occasions import DamageDue, UnitDestroyed
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.report import DUE, HIT, PRISONER, note_for, reported
from gonfalon.games.medioevo_universale.rules.sides import Engagement, Exchange, Stage
from gonfalon.games.medioevo_universale.rules.units import (
    GONE,
    after_damage,
    hit_change,
    in_pay,
    lender,
    part,
    swap_aboard,
    swap_unit,
)
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Next

#: What causes damage; losses are what a side does to itself (MEU-9.24); the effect of a card is none (MEU-28.37).
EVENT: Final = 0
ARTILLERY: Final = 1
ARCHERY: Final = 2
MELEE: Final = 3
LOSSES: Final = 4
EFFECT: Final = 5
#: MEU-9.26 and MEU-18.66: in which order a horde is hit.
HORDE_ORDER: Final = (LIGHT, HEAVY, ARCHER, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2)


class Damage(Stage):
    """So many points on the military units of an owner in these spaces.

    ``crew`` are those of them at siege machines: melee and losses reach them last. ``captured`` gathers what is
    taken prisoner instead of destroyed (MEU-12.11), ``lost`` what is destroyed.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("window", "assign", "fall", "spare", "remove")

    owner: int
    by: int  # who inflicts it: a seat, or HORDE
    spaces: list[int]
    points: int
    cause: int
    rule: str
    crew: int = 0
    capture: bool = False
    naval: bool = False  # a battle at sea: no conversion (MEU-10.5)
    chosen: int = 0  # points that the other side assigns (Tactics)
    target: str = ""
    kept: bool = False
    done: int = 0  # points that have hit somebody
    lost: int = 0
    hired: int = 0  # of them, barbarians in pay
    captured: int = 0
    hits: list[int]  # what was hit outside the crews and what became of it, two numbers each

    def about(self, state: Any) -> dict[str, Any]:
        return {"points": self.points}

    def window(self, state: Position) -> Next:
        if self.points <= 0:
            return END
        if self.cause == EFFECT:
            return None
        inflicting = self.by if self.cause in (ARTILLERY, ARCHERY, MELEE) else HORDE
        place = self.spaces[0]
        return DamageDue(seat=inflicting, rival=self.owner, space=place, points=self.points, cause=self.cause)

    def on_window(self, state: Position, window: DamageDue) -> None:
        self.chosen = min(window.chosen, self.points)
        ignored = min(window.ignored, self.points)
        self.points -= ignored
        note_for(state, self.owner, DUE, self.cause, self.points, ignored)

    # -- who is hit --------------------------------------------------------------------------

    def targets(self, state: Position, free: bool) -> list[str]:
        """The units a point may be given to; ``free``: crews as well as the others."""
        melee: list[str] = []
        crews: list[str] = []
        crew, fight = self.crew, innermost(state, Exchange)
        for space in self.spaces:
            if state.is_sea(space):
                for slot in state.galleys(space, self.owner):
                    posted = crew if fight is None else within(crew, fight.posted(slot))
                    crew -= _split(state.load[slot], posted, str(slot), melee, crews)
            else:
                name = state.world().names[space]
                crew -= _split(state.army[space * OWNERS + self.owner], crew, name, melee, crews)
        return melee + crews if free or not melee else melee

    def offered(self, state: Position) -> list[str]:
        return self.targets(state, self.chosen > 0 or self.cause in (EVENT, ARTILLERY, ARCHERY))

    def picks(self, state: Position) -> dict[int, str]:
        """In a battle: by kind of unit the first answer that gives it a point, which its panel shows."""
        out: dict[int, str] = {}
        if reported(state) is not None:
            for answer in self.offered(state):
                out.setdefault(UNITS.index(answer[4:].split("-")[0]), answer)
        return out

    def assign(self, state: Position) -> Next:
        if self.points <= 0:
            return END
        values = self.offered(state)
        if not values:
            return END
        cheapest = min(values, key=_kind)  # MEU-25.5: kinds are numbered by their price
        if self.chosen:
            return Ask(self.by, values, "hit", "MEU-16.16", default=cheapest)
        if self.owner == HORDE:
            self.target = min(values, key=_horde_order)
            return "fall"
        return Ask(self.owner, values, "hit", self.rule, default=cheapest)

    def about_assign(self, state: Position, answer: str) -> dict[str, Any]:
        return hit_facts(state, answer)

    def targets_of_assign(self, state: Position, answer: str) -> tuple[str, ...]:
        where = answer.split("-")[1]
        space = state.place[int(where)] if where.isdigit() else state.world().index[where]
        place = state.world().answers[space]
        return (place, answer) if answer in self.picks(state).values() else (place,)

    def on_assign(self, state: Position, answer: str) -> None:
        self.target = answer

    # -- what becomes of it ------------------------------------------------------------------

    def _hit(self, state: Position) -> tuple[int, str, bool]:
        parts = self.target[4:].split("-")
        return UNITS.index(parts[0]), parts[1], len(parts) > 2

    def fall(self, state: Position) -> Next:
        kind, where, crewing = self._hit(state)
        self.points -= 1
        self.done += 1
        owner = self.owner
        if owner == HORDE and not where.isdigit():
            owner = lender(state, kind, state.world().index[where])
        into = after_damage(state, owner, kind, self.naval)
        if not crewing:
            self._trapped(state, kind, into)
        if self.chosen:
            self.chosen -= 1
        if into == GONE:
            return None
        if crewing:
            self.crew += ONE[into] - ONE[kind]
        else:
            self.hits += [kind, into]
        self._swap(state, kind, into, where)
        note_for(state, self.owner, HIT, kind, into)
        state.say("reduced", owner=_who(self.owner), unit=f"unit:{UNITS[kind]}", into=f"unit:{UNITS[into]}")
        return "assign"

    def _trapped(self, state: Position, kind: int, into: int) -> None:
        """MEU-9.30: of several units of a kind their owner gives a point to a trapped one first, an enemy last."""
        battle = innermost(state, Engagement)
        if battle is None or self.owner not in battle.owners or battle.space not in self.spaces:
            return
        side = battle.owners.index(self.owner)
        fresh = count(battle.force(state, side) - self.crew - battle.idle(state, side), kind)
        if count(battle.idle(state, side), kind) and not (self.chosen and fresh):
            battle.retrap(side, kind, into)

    def _hired(self, state: Position) -> bool:
        kind, where, _ = self._hit(state)
        return not where.isdigit() and in_pay(state, state.world().index[where], self.owner, kind)

    def spare(self, state: Position) -> Next:
        """MEU-28.38: a Jailer may keep what an enemy's damage destroys."""
        self.kept = self.capture
        enemy = self.cause in (ARTILLERY, ARCHERY, MELEE) and HORDE not in (self.by, self.owner)
        if self.kept or not enemy or self._hired(state):
            return None
        return UnitDestroyed(seat=self.by, owner=self.owner, unit=self._hit(state)[0])

    def on_spare(self, state: Position, window: UnitDestroyed) -> None:
        self.kept = window.captured

    def remove(self, state: Position) -> Next:
        kind, where, crewing = self._hit(state)
        hired = self._hired(state)
        self.kept = self.kept and not hired  # a barbarian in pay is nobody's prisoner (MEU-18.65)
        if crewing:
            self.crew -= ONE[kind]
            fight = innermost(state, Exchange)
            if where.isdigit() and fight is not None:
                fight.post(int(where), -ONE[kind])
        else:
            self.hits += [kind, GONE]
        was = self._swap(state, kind, GONE, where)
        note_for(state, self.owner, HIT, kind, PRISONER if self.kept else GONE)
        if self.kept:  # what it is treated as this turn ends with the turn (MEU-12.11)
            self.captured += ONE[was]
            state.prisoners[self.by * PLAYERS + self.owner] += ONE[was]
            state.say("captured", seat=self.by, owner=_who(self.owner), unit=f"unit:{UNITS[kind]}")
        else:
            self.lost += ONE[kind]
            self.hired += ONE[kind] if hired else 0
            state.say("destroyed", owner=_who(self.owner), unit=f"unit:{UNITS[kind]}")
        if self.by != HORDE and self.by != self.owner:
            if self.owner == HORDE:
                state.slain[self.by] += 1
                happened(state, self.by, "barbarians_destroyed_in_turn", state.slain[self.by])
            if kind >= CAPTAIN and not self.kept:
                happened(state, self.by, "destroy_unit")
        return "assign"

    def _swap(self, state: Position, kind: int, into: int, where: str) -> int:
        """A unit becomes another, or is GONE; what it was before cards and Promotion changed it."""
        space = state.place[int(where)] if where.isdigit() else state.world().index[where]
        was, then = hit_change(state, space, self.owner, kind, into)
        if where.isdigit():
            swap_aboard(state, kind, into, int(where))
        else:
            swap_unit(state, self.owner, kind, into, space)
            part(state, self.owner, was, then, space)
        return was


def _split(army: int, crew: int, where: str, melee: list[str], crews: list[str]) -> int:
    """The kinds of an army as answers, those at machines apart; gives how many of those there are, as an army."""
    manned = within(crew, army)
    for kind in range(KINDS):
        if count(army, kind) > count(manned, kind):
            melee.append(f"hit:{UNITS[kind]}-{where}")
        if count(manned, kind):
            crews.append(f"hit:{UNITS[kind]}-{where}-crew")
    return manned


def _kind(answer: str) -> int:
    """The kind of unit that an answer names."""
    return UNITS.index(answer[4:].split("-")[0])


def _horde_order(answer: str) -> int:
    return HORDE_ORDER.index(_kind(answer))


def _who(owner: int) -> str:
    """An owner as a thing that can be named."""
    return "side:barbarians" if owner == HORDE else f"seat:{owner}"


def hit_facts(state: Position, answer: str) -> dict[str, Any]:
    """What the label of a hit says."""
    unit, where, *crew = answer[4:].split("-")
    space = state.place[int(where)] if where.isdigit() else state.world().index[where]
    note = f" ({int(where) % 10 + 1})" if where.isdigit() else ""
    return {"unit": f"unit:{unit}", "place": state.world().answers[space], "crew": len(crew), "note": note}
