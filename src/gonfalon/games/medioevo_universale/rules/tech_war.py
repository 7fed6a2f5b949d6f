"""Machinery, Promotion, Tactics, Strategy (MEU-16.4, 16.15 to 16.17)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHER,
    CAPTAIN,
    CAVALRY,
    HEAVY,
    LIGHT,
    MACHINERY,
    PROMOTION,
    STRATEGY,
    TACTICS,
    UNITS,
)
from gonfalon.games.medioevo_universale.rules.army import count, kinds, size
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, ARTILLERY, MELEE
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import TECHNOLOGIES, innermost
from gonfalon.games.medioevo_universale.rules.shooting import FROM_ARCHERS, ArtilleryStep
from gonfalon.games.medioevo_universale.rules.sides import Engagement, Exchange, side_name, the_battle, the_round
from gonfalon.games.medioevo_universale.rules.tech import Technology, TechUse
from gonfalon.games.medioevo_universale.rules.units import change_unit
from gonfalon.games.medioevo_universale.rules.windows import window_of
from gonfalon.kernel.state import Frame, Next

#: MEU-16.15: what a unit may be treated as by one step, up or down.
LADDER: Final = {
    LIGHT: (ARCHER, HEAVY),
    ARCHER: (LIGHT, HEAVY),
    HEAVY: (LIGHT, ARCHER, CAVALRY),
    CAVALRY: (HEAVY, CAPTAIN),
    CAPTAIN: (CAVALRY, CAPTAIN + 1),
    CAPTAIN + 1: (CAPTAIN, CAPTAIN + 2),
    CAPTAIN + 2: (CAPTAIN + 1,),
}


def side_of(state: Position, seat: int) -> int:
    """Which side of the battle a seat is; -1 if neither."""
    owners = the_battle(state).owners
    return owners.index(seat) if seat in owners else -1


class Machinery(Technology):
    """MEU-16.4: the crew of a machine also fights in the melee, to the end of the turn."""

    technology: ClassVar[int] = MACHINERY

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(idle_crews(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseMachinery(seat=seat)


def idle_crews(state: Position, seat: int) -> list[int]:
    """The manned machines of a side whose crews do not fight in the melee yet."""
    step = innermost(state, ArtilleryStep)
    if step is None:
        return []
    used = [effect[2] for effect in state.effects if effect[0] == -MACHINERY]
    slots = [step.crews[at + 1] for at in range(0, len(step.crews), 3) if step.crews[at + 2]]
    return [slot for slot in slots if state.owner_of(slot) == seat and slot not in used]


class UseMachinery(TechUse):
    TECHNOLOGY: ClassVar[int] = MACHINERY
    RULE: ClassVar[str] = "MEU-16.4"

    def options(self, state: Position) -> list[str]:
        return [f"carrier:{slot}" for slot in idle_crews(state, self.seat)]

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer) if answer.startswith("carrier:") else {}

    def apply(self, state: Position) -> Next:
        slot = int(self.target[8:])
        state.effects.append((-MACHINERY, self.seat, slot))
        step = innermost(state, ArtilleryStep)
        if step is not None:
            step.join_melee(state)
        return None


class Promotion(Technology):
    """MEU-16.15: a unit of either side is treated as the next type for the rest of the turn."""

    technology: ClassVar[int] = PROMOTION

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return side_of(state, seat) >= 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UsePromotion(seat=seat)


class UsePromotion(TechUse):
    TECHNOLOGY: ClassVar[int] = PROMOTION
    RULE: ClassVar[str] = "MEU-16.15"

    def options(self, state: Position) -> list[str]:
        battle = the_battle(state)
        out: list[str] = []
        for side in (0, 1):
            for kind in kinds(battle.force(state, side)):
                out += [f"change:{UNITS[kind]}-{UNITS[into]}-{side}" for into in LADDER[kind]]
        return out

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return change_facts(state, answer)

    def apply(self, state: Position) -> Next:
        battle = the_battle(state)
        unit, into, side = self.target[7:].split("-")
        transform(state, battle.owners[int(side)], UNITS.index(unit), UNITS.index(into), battle.space)
        return None


def transform(state: Position, owner: int, kind: int, into: int, space: int) -> None:
    """A unit is treated as another for the rest of the turn: one that is free, else one that is bound to a machine, has
    been shot (card 29) or is trapped, and stays so as what it is now (MEU-9.9, 18.18)."""
    change_unit(state, owner, kind, into, space)
    battle, fight = innermost(state, Engagement), innermost(state, Exchange)
    if battle is None or owner not in battle.owners or battle.space != space:
        return
    side = battle.owners.index(owner)
    bound = count(battle.trapped[side], kind) + (fight.bound(side, kind) if fight is not None else 0)
    if bound <= count(battle.force(state, side), kind):
        return
    if fight is None or not fight.rename(side, kind, into):
        battle.retrap(side, kind, into)


def change_facts(state: Position, answer: str) -> dict[str, Any]:
    if not answer.startswith("change:"):
        return {}
    unit, into, side = answer[7:].split("-")
    owner = side_name(the_battle(state).owners[int(side)])
    return {"unit": f"unit:{unit}", "into": f"unit:{into}", "side": owner}


class Tactics(Technology):
    """MEU-16.16: the inflicting side assigns one point itself."""

    technology: ClassVar[int] = TACTICS

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        mine = window.seat == seat and window.cause in (ARTILLERY, ARCHERY, MELEE)
        return mine and window.chosen < window.points

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseTactics(seat=seat)


class UseTactics(TechUse):
    TECHNOLOGY: ClassVar[int] = TACTICS
    RULE: ClassVar[str] = "MEU-16.16"

    def apply(self, state: Position) -> Next:
        window: Any = window_of(state)
        window.chosen += 1
        return None


class Strategy(Technology):
    """MEU-16.17: one point of damage in the archer step, without a roll."""

    technology: ClassVar[int] = STRATEGY

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        side = side_of(state, seat)
        if side < 0:
            return False
        fight, battle = the_round(state), the_battle(state)
        enough = stamina(battle.force(state, 1 - side), fight.at_sea(state)) + fight.defence(1 - side, FROM_ARCHERS)
        return fight.hits[side] < enough

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseStrategy(seat=seat)


def stamina(army: int, at_sea: bool) -> int:
    """How many points of damage an army can take (MEU-9.27, 10.5)."""
    return size(army) + (0 if at_sea else count(army, HEAVY) + 2 * count(army, CAVALRY))


class UseStrategy(TechUse):
    TECHNOLOGY: ClassVar[int] = STRATEGY
    RULE: ClassVar[str] = "MEU-16.17"

    def apply(self, state: Position) -> Next:
        the_round(state).hits[side_of(state, self.seat)] += 1
        return None


TECHNOLOGIES[MACHINERY] = Machinery()
TECHNOLOGIES[PROMOTION] = Promotion()
TECHNOLOGIES[TACTICS] = Tactics()
TECHNOLOGIES[STRATEGY] = Strategy()
