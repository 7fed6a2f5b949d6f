"""Law, Nation, Influence, Genius (MEU-16.11 to 16.13, 16.21)."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content.terms import (
    GENIUS,
    INFLUENCE,
    LAW,
    MACHINE,
    MILITARY,
    NATION,
    UNITS,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, kinds
from gonfalon.games.medioevo_universale.rules.barbarians import HordeArrives
from gonfalon.games.medioevo_universale.rules.buildings import in_stock
from gonfalon.games.medioevo_universale.rules.construction import Build
from gonfalon.games.medioevo_universale.rules.money import NO_POINTS
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import BeforeStep, RebellionDue
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import TECHNOLOGIES, innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.games.medioevo_universale.rules.tech import Technology, TechUse
from gonfalon.games.medioevo_universale.rules.units import (
    note_change,
    place_units,
    real_kind,
    send_barbarian,
    take_units,
)
from gonfalon.kernel.state import END, Frame, Next


class Law(Technology):
    """MEU-16.11: a rebellion goes to barbarian land next to the home realm instead."""

    technology: ClassVar[int] = LAW

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(refuges(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseLaw(seat=seat)


def refuges(state: Position, seat: int) -> list[int]:
    homes = state.homes(seat)
    near = sorted({t for home in homes for t in state.world().by_land[home] if t not in homes})
    return [t for t in near if state.in_play[t] and state.holder[t] == NOBODY and state.empty(t)]


class UseLaw(TechUse):
    TECHNOLOGY: ClassVar[int] = LAW
    RULE: ClassVar[str] = "MEU-16.11"

    def options(self, state: Position) -> list[str]:
        return [state.world().answers[t] for t in refuges(state, self.seat)]

    def apply(self, state: Position) -> Next:
        window = innermost(state, RebellionDue)
        if window is not None:
            window.outside = state.world().space_of[self.target]
        return None


def hordes(state: Position, seat: int, near_only: bool) -> list[int]:
    """The barbarians a player may work on: in a battle those he fights, else any; for Influence only near ones."""
    battle = innermost(state, Engagement)
    if battle is not None:
        mine = seat in battle.owners and HORDE in battle.owners and not state.is_sea(battle.space)
        return [battle.space] if mine and state.horde(battle.space) else []
    lands = [t for t in range(state.world().lands) if state.in_play[t] and state.army[t * OWNERS + HORDE]]
    return [t for t in lands if not near_only or _reaches(state, seat, t)]


def _reaches(state: Position, seat: int, territory: int) -> bool:
    """MEU-16.13: the territory is, or is next to, one he controls or where his army stands."""
    for t in (territory, *state.world().by_land[territory]):
        if state.holder[t] == seat or state.army[t * OWNERS + seat]:
            return True
    return False


class Nation(Technology):
    """MEU-16.12: one barbarian unit goes one step by land."""

    technology: ClassVar[int] = NATION

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return any(_ways(state, t) for t in hordes(state, seat, False))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseNation(seat=seat)


def _ways(state: Position, territory: int) -> list[int]:
    if state.barred(3, territory):
        return []
    return [near for near in state.world().by_land[territory] if state.in_play[near]]


class UseNation(TechUse):
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "before", "apply", "arrive")
    TECHNOLOGY: ClassVar[int] = NATION
    RULE: ClassVar[str] = "MEU-16.12"

    space: int = NOBODY
    keeper: int = NOBODY

    def options(self, state: Position) -> list[str]:
        world = state.world()
        out: list[str] = []
        for start in hordes(state, self.seat, False):
            for kind in kinds(state.army[start * OWNERS + HORDE]):
                for goal in _ways(state, start):
                    out.append(f"send:{UNITS[kind]}-{world.names[start]}-{world.names[goal]}")
        return out

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return send_facts(state, answer)

    def before(self, state: Position) -> Next:
        _unit, start, goal = self.target[5:].split("-")
        index = state.world().index
        return BeforeStep(seat=HORDE, start=index[start], goal=index[goal], slots=[])

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        return END if window.forbidden else None

    def apply(self, state: Position) -> Next:
        unit, start, goal = self.target[5:].split("-")
        index = state.world().index
        self.space = index[goal]
        self.keeper = state.holder[self.space]
        battle = innermost(state, Engagement)
        if battle is not None:
            battle.missing[battle.owners.index(HORDE)] = 1
        send_barbarian(state, UNITS.index(unit), index[start], self.space)
        return None

    def arrive(self, state: Position) -> Next:
        """MEU-5.22, 28.7: it attacks or plunders what it meets; in a battle that waits for its end."""
        battle = innermost(state, Engagement)
        if battle is not None:
            if self.space not in battle.later[::2]:
                battle.later += [self.space, self.keeper]
            return None
        return HordeArrives(seat=state.playing()[0], space=self.space, keeper=self.keeper, beaten=[])


def send_facts(state: Position, answer: str) -> dict[str, Any]:
    if not answer.startswith("send:"):
        return {}
    unit, start, goal = answer[5:].split("-")
    index, answers = state.world().index, state.world().answers
    return {"unit": f"unit:{unit}", "place": answers[index[start]], "goal": answers[index[goal]]}


class Influence(Technology):
    """MEU-16.13: a barbarian unit becomes his own, of the same type from his reserve."""

    technology: ClassVar[int] = INFLUENCE

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(converts(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseInfluence(seat=seat)


def converts(state: Position, seat: int) -> list[str]:
    names = state.world().names
    out: list[str] = []
    for t in hordes(state, seat, True):
        for kind in kinds(state.own_units(t, HORDE)):  # no unit that a player has lent
            if state.reserve(seat, real_kind(state, t, HORDE, kind)) > 0:
                out.append(f"convert:{UNITS[kind]}-{names[t]}")
    return out


class UseInfluence(TechUse):
    TECHNOLOGY: ClassVar[int] = INFLUENCE
    RULE: ClassVar[str] = "MEU-16.13"

    def options(self, state: Position) -> list[str]:
        return converts(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        if not answer.startswith("convert:"):
            return {}
        unit, place = answer[8:].split("-")
        return {"unit": f"unit:{unit}", "place": state.world().answers[state.world().index[place]]}

    def apply(self, state: Position) -> Next:
        unit, place = self.target[8:].split("-")
        territory, kind = state.world().index[place], UNITS.index(unit)
        battle = innermost(state, Engagement)
        if battle is not None:
            battle.missing[battle.owners.index(HORDE)] = 1
        was = real_kind(state, territory, HORDE, kind)
        take_units(state, HORDE, ONE[kind], territory)
        place_units(state, self.seat, ONE[kind], territory)
        note_change(state, territory, self.seat, kind, was)  # what it is treated as ends with the turn (MEU-16.15)
        return None


class Genius(Technology):
    """MEU-16.21: a building or a siege machine rises by one level without florins."""

    technology: ClassVar[int] = GENIUS

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(improvable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseGenius(seat=seat)


def improvable(state: Position, seat: int) -> list[str]:
    world = state.world()
    out: list[str] = []
    for at in state.buildings(seat):
        level = state.built[at] + 1
        if level <= 3 and world.building[at % 3 * 4 + level] and in_stock(state, at % 3, level):
            out.append(f"at:{at}")
    for slot in state.carriers(seat):
        place = state.place[slot]
        if state.what[slot] != MACHINE or state.is_sea(place) or state.holder[place] != seat:
            continue
        level = state.level[slot] + 1
        sited = bool(world.area[place]) or state.built[place * 3 + MILITARY] > 0
        spare = level <= 3 and carriers.in_bank(state, MACHINE, level)
        fits = spare and carriers.can_own(state, seat, level, level - 1)
        if sited and fits:
            out.append(f"carrier:{slot}")
    return out


class UseGenius(TechUse):
    TECHNOLOGY: ClassVar[int] = GENIUS
    RULE: ClassVar[str] = "MEU-16.21"

    def options(self, state: Position) -> list[str]:
        return improvable(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer) if not answer.startswith("button") else {}

    def apply(self, state: Position) -> Next:
        kind, _, number = self.target.partition(":")
        if kind == "carrier":
            carriers.upgrade(state, int(number), state.level[int(number)] + 1)
            return None
        return raised(state, self.seat, int(number))


def raised(state: Position, seat: int, at: int) -> Build:
    """A building rises by one level, free; honour and control tokens as for building (MEU-7.17, 18.69)."""
    return Build(
        seat=seat,
        category=at % 3,
        level=state.built[at] + 1,
        territory=at // 3,
        florins=0,
        need=NO_POINTS,
        free=True,
    )


TECHNOLOGIES[LAW] = Law()
TECHNOLOGIES[NATION] = Nation()
TECHNOLOGIES[INFLUENCE] = Influence()
TECHNOLOGIES[GENIUS] = Genius()
