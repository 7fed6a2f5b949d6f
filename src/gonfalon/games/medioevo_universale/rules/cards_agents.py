"""Cards that change who fights in a battle: Infiltrator, Spy, Templar, Heroine."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    CAPTAIN,
    CAVALRY,
    MACHINE,
    UNITS,
    WAGON,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, count, kinds, size
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.cards_battle import party
from gonfalon.games.medioevo_universale.rules.damage import EFFECT, Damage
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement, side_name, the_battle
from gonfalon.games.medioevo_universale.rules.tech_war import side_of, transform
from gonfalon.games.medioevo_universale.rules.units import (
    forget_change,
    note_change,
    place_units,
    real_kind,
    take_units,
)
from gonfalon.kernel.state import Frame, Next

HITS: Final = 3  # the dice of cards 16 to 18: 1 to 3 succeed, 7 and 8 fall back
BACKFIRES: Final = 7


class Bribe(Card):
    """MEU-18.14: for 100 florins an enemy unit changes sides; Captains do not. At sea he needs a berth (MEU-8.9)."""

    rule: ClassVar[str] = "MEU-18.14"
    florins: ClassVar[int] = 100

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and bool(bribable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ChangeSides(seat=seat)


def bribable(state: Position, seat: int) -> list[str]:
    battle = the_battle(state)
    if state.is_sea(battle.space) and not roomy(state, seat, battle.space):
        return []
    side = 1 - side_of(state, seat)
    real = {
        kind: real_kind(state, battle.space, battle.owners[side], kind) for kind in kinds(battle.force(state, side))
    }
    return [f"unit:{UNITS[kind]}" for kind, was in real.items() if kind < CAPTAIN and state.reserve(seat, was) > 0]


def roomy(state: Position, seat: int, sea: int) -> list[int]:
    """Galleys that can take one more unit."""
    return [slot for slot in state.galleys(sea, seat) if carriers.berths(state, slot) > 0]


class ChangeSides(CardUse):
    CARD: ClassVar[int] = 14
    FLORINS: ClassVar[int] = 100

    def options(self, state: Position) -> list[str]:
        return bribable(state, self.seat)

    def apply(self, state: Position) -> Next:
        battle, side = the_battle(state), side_of(state, self.seat)
        kind, rival, space = UNITS.index(self.target[5:]), battle.owners[1 - side], battle.space
        was = real_kind(state, space, rival, kind)
        if state.is_sea(space):
            manned = [slot for slot in state.galleys(space, rival) if count(state.load[slot], kind)]
            forget_change(state, space, rival, kind)
            state.load[manned[0]] -= ONE[kind]
            state.load[roomy(state, self.seat, space)[0]] += ONE[kind]
        else:
            take_units(state, rival, ONE[kind], space)
            place_units(state, self.seat, ONE[kind], space)
        note_change(state, space, self.seat, kind, was)  # what it is treated as ends with the turn (MEU-16.15)
        battle.missing[1 - side] = 1
        return None


class SpyUse(CardUse):
    """1d8: 1 to 3 the coup succeeds, 7 and 8 he removes one of his own engaged units (MEU-18.16 to 18.18)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "roll", "rolled", "apply", "fall_back")
    SIDES: ClassVar[int] = 8

    def on_fall_back(self, state: Position, finished: Damage) -> None:
        the_battle(state).lost[side_of(state, self.seat)] += size(finished.lost)

    def fall_back(self, state: Position) -> Next:
        if self.die < BACKFIRES:
            return None
        battle = the_battle(state)
        return Damage(
            hits=[],
            owner=self.seat,
            by=HORDE,
            spaces=[battle.space],
            points=1,
            cause=EFFECT,
            rule="MEU-18.17",
            naval=True,
        )


class Saboteur(Card):
    """MEU-18.16."""

    rule: ClassVar[str] = "MEU-18.16"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and bool(wreckable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Sabotage(seat=seat)


def wreckable(state: Position, seat: int) -> list[str]:
    battle = the_battle(state)
    enemy = battle.owners[1 - side_of(state, seat)]
    slots = state.carriers(enemy) if enemy != HORDE else []
    return [f"carrier:{s}" for s in slots if state.place[s] == battle.space and state.what[s] in (WAGON, MACHINE)]


def _can_sink(state: Position, slot: int) -> bool:
    """Whether a piece can lose a level: a property token shows the lower one, and the bank has it (MEU-7.21, 7.22)."""
    what, level = state.what[slot], state.level[slot]
    if level == 1 or not carriers.can_own(state, state.owner_of(slot), level - 1, instead=level):
        return False
    return what != MACHINE or carriers.in_bank(state, what, level - 1)


class Sabotage(SpyUse):
    CARD: ClassVar[int] = 16

    def options(self, state: Position) -> list[str]:
        return wreckable(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        if self.die <= HITS:
            slot = int(self.target[8:])
            if not _can_sink(state, slot):
                if state.what[slot] == MACHINE:
                    happened(state, self.seat, "destroy_or_capture")
                carriers.remove(state, slot)
            else:
                state.level[slot] -= 1
                state.moves[slot] = min(
                    state.moves[slot], state.world().movement[state.what[slot] * 4 + state.level[slot]]
                )
        return None


class Ambusher(Card):
    """MEU-18.17."""

    rule: ClassVar[str] = "MEU-18.17"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Ambush(seat=seat)


class Ambush(SpyUse):
    CARD: ClassVar[int] = 17

    def apply(self, state: Position) -> Next:
        """The enemy chooses whom he loses."""
        if self.die > HITS:
            return None
        battle, side = the_battle(state), side_of(state, self.seat)
        return Damage(
            hits=[],
            owner=battle.owners[1 - side],
            by=self.seat,
            spaces=[battle.space],
            points=1,
            cause=EFFECT,
            rule="MEU-18.17",
            naval=True,
        )

    def on_apply(self, state: Position, finished: Damage) -> None:
        the_battle(state).lost[1 - side_of(state, self.seat)] += size(finished.lost)


class Trapper(Card):
    """MEU-18.18."""

    rule: ClassVar[str] = "MEU-18.18"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Trap(seat=seat)


class Trap(SpyUse):
    CARD: ClassVar[int] = 18

    def options(self, state: Position) -> list[str]:
        battle, side = the_battle(state), side_of(state, self.seat)
        free = battle.force(state, 1 - side) - battle.idle(state, 1 - side)
        return [f"unit:{UNITS[kind]}" for kind in kinds(free)]

    def apply(self, state: Position) -> Next:
        if self.die <= HITS:
            the_battle(state).trapped[1 - side_of(state, self.seat)] += ONE[UNITS.index(self.target[5:])]
        return None


class Reinforcer(Card):
    """MEU-18.35: a unit from the reserve joins his side of a battle on land outside his home realm."""

    rule: ClassVar[str] = "MEU-18.35"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if not party(state, seat):
            return False
        space = the_battle(state).space
        return not state.is_sea(space) and state.home(space) != seat and bool(recruits(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Reinforce(seat=seat)


def recruits(state: Position, seat: int) -> list[str]:
    """Units of the reserve, no Captains."""
    return [f"unit:{UNITS[kind]}" for kind in range(CAVALRY + 1) if state.reserve(seat, kind) > 0]


class Reinforce(CardUse):
    CARD: ClassVar[int] = 35

    def options(self, state: Position) -> list[str]:
        return recruits(state, self.seat)

    def apply(self, state: Position) -> Next:
        place_units(state, self.seat, ONE[UNITS.index(self.target[5:])], the_battle(state).space, stopped=True)
        return None


class Heroine(Card):
    """MEU-18.67: a unit of an army without Captain is one, for this turn."""

    rule: ClassVar[str] = "MEU-18.67"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return finds_a_hero(state, False)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return MakeCaptain(seat=seat)


def heroes(state: Position, raising: bool) -> list[str]:
    """In a battle the units of both sides, else everybody's: ``hero:light-thracia-0``; no barbarians."""
    names = state.world().names
    return [
        f"hero:{UNITS[kind]}-{names[space]}-{owner}"
        for space, owner in companies(state)
        for kind in heroic(state, space, owner, raising)
    ]


def companies(state: Position) -> list[tuple[int, int]]:
    """Where players have units that a Heroine may come to, and whose they are, in the map's order."""
    battle = innermost(state, Engagement)
    if battle is not None:
        return [(battle.space, owner) for owner in battle.owners if owner != HORDE]
    order = state.playing()
    found = {(at // OWNERS, at % OWNERS) for at, army in enumerate(state.army) if army}
    found |= {(state.place[slot], state.owner_of(slot)) for slot, load in enumerate(state.load) if load}
    ranked = sorted([(space, order.index(owner)) for space, owner in found if owner in order])
    return [(space, order[rank]) for space, rank in ranked]


def heroic(state: Position, space: int, owner: int, raising: bool) -> list[int]:
    """The kinds of units of an owner that could become a Captain, or a higher one."""
    fit: set[int] = set()
    for army in armies(state, space, owner):
        if (captain_count(army) > 0) == raising:
            fit |= {k for k in kinds(army) if (CAPTAIN <= k < CAPTAIN + 2 if raising else k < CAPTAIN)}
    return sorted(fit)


def finds_a_hero(state: Position, raising: bool) -> bool:
    """Whether anybody could become a Captain, or a higher one."""
    for space, owner in companies(state):
        if heroic(state, space, owner, raising):
            return True
    return False


def armies(state: Position, space: int, owner: int) -> list[int]:
    """MEU-1.6: the army of an owner in a territory, or on each of his Galleys at sea."""
    if state.is_sea(space):
        return [state.load[slot] for slot in state.galleys(space, owner) if state.load[slot]]
    army = state.units(space, owner)
    return [army] if army else []


class MakeCaptain(CardUse):
    CARD: ClassVar[int] = 67

    def options(self, state: Position) -> list[str]:
        return heroes(state, self.CARD == 68)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        unit, place, owner = answer[5:].split("-")
        where = state.world().answers[state.world().index[place]]
        return {"unit": f"unit:{unit}", "place": where, "side": side_name(int(owner))}

    def apply(self, state: Position) -> Next:
        unit, place, owner = self.target[5:].split("-")
        kind = UNITS.index(unit)
        into = kind + 1 if self.CARD == 68 else CAPTAIN
        transform(state, int(owner), kind, into, state.world().index[place])
        return None


class GreaterHeroine(Card):
    """MEU-18.68: a Captain is one level higher, for this turn."""

    rule: ClassVar[str] = "MEU-18.68"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return finds_a_hero(state, True)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return RaiseCaptain(seat=seat)


class RaiseCaptain(MakeCaptain):
    CARD: ClassVar[int] = 68


CARDS[14] = Bribe()
CARDS[16] = Saboteur()
CARDS[17] = Ambusher()
CARDS[18] = Trapper()
CARDS[35] = Reinforcer()
CARDS[67] = Heroine()
CARDS[68] = GreaterHeroine()
