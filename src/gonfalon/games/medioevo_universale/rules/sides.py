"""What everybody needs to know about a battle in progress: its two sides, and the round being fought.

Lists of two belong to attacker and defender, ``owners`` are seats or HORDE. Cards and technologies find them by
``the_battle(state)`` and ``the_round(state)`` and change their fields.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import LIGHT
from gonfalon.games.medioevo_universale.rules.army import ONE, count, size, within
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, SLOTS, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.quick import quick
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame

#: The standing order to fight barbarians without being asked.
BARBARIANS: Final = "barbarians"


class Engagement(Frame):
    """A battle: everything that lasts from its first round to its last."""

    OPTIONAL: ClassVar[tuple[str, ...]] = ("comers", "escaped")

    owners: list[int]
    space: int
    keeper: int  # who controlled the space just before (MEU-1.17)
    reserve: list[int]  # movement kept for a flight, slot by slot of the attacker (MEU-12.4)
    began: list[int]  # how many units each side had
    captures: list[int]  # 1: this side captures (MEU-12.9)
    ratio: list[int]  # of MEU-12.10
    gunners: list[int]  # 1: card 52, each machine counts one more crew unit
    easing: list[int]  # what card 41 takes off the reduction of a captor
    trapped: list[int]  # armies that take no part (card 18)
    missing: list[int]  # units that fled, changed sides or left: no honour for the whole army (MEU-22.12)
    taken: list[int]  # prisoners made by each side in this battle, as an army
    lost: list[int]  # how many units each side has lost
    later: list[int]  # where barbarians sent away from here arrive (MEU-28.7), each with who controlled it just before
    rebellion: bool = False
    rounds: int = 0
    winner: int = NOBODY
    fled: bool = False
    escaped: bool = False  # some of the attacker's army have fled, if not all
    refuges: tuple[int, ...] = ()  # where parts of an army have fled to, each with who controlled it just before
    comers: tuple[int, ...] = ()  # armies that came elsewhere meanwhile: whose, where, who controlled it just before
    surrendered: int = NOBODY  # the side that gave up
    stopped: bool = False  # a card ends it after this round

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.space]}

    def force(self, state: Position, side: int) -> int:
        """The military units of a side."""
        return state.units(self.space, self.owners[side])

    def idle(self, state: Position, side: int) -> int:
        """MEU-9.30: the units of a side that card 18 keeps out of the battle."""
        return within(self.trapped[side], self.force(state, side)) if self.trapped[side] else 0

    def retrap(self, side: int, kind: int, into: int) -> None:
        """A trapped unit has been hit or changed: it is still trapped, as what it is now; below 0 it is gone."""
        self.trapped[side] += (ONE[into] if into >= 0 else 0) - ONE[kind]

    def both(self, state: Position) -> bool:
        return self.force(state, 0) > 0 and self.force(state, 1) > 0


class Stage(Frame):
    """Something that is carried out in a battle; a standing order answers for whoever fights barbarians."""

    def ordered_as(self, state: Any, seat: int) -> tuple[str, ...]:
        return (BARBARIANS,) if against_barbarians(state, seat) else ()

    def ordered_answer(self, state: Any, asked: Ask) -> str:
        return quick(asked, self.about(state).get("dice", ()))


class Exchange(Stage):
    """A battle round."""

    owners: list[int]
    space: int
    start: list[int]  # how many units each side had when the round began (MEU-12.10)
    crew: list[int]  # armies at siege machines
    posts: list[int]  # at sea: Galleys, each with the crews aboard it, two numbers (MEU-10.3)
    manned: list[int]  # of the crews, those who also fight in the melee (Machinery)
    fallen: list[int]  # what each side has lost in this round, as armies (card 28)
    delaying: list[int]  # 1: card 29, whoever is shot still fights this round
    gone: list[int]  # those who have fallen so, as armies
    hurt: list[int]  # those who were only hurt: side, what it was, what it is, three numbers each
    protection: int = 0  # bits: artillery, archers, melee
    guard: int = 0  # points of the building, of side ``guarded``
    guarded: int = NOBODY
    k: int = 0  # movement points of a flight
    way: list[int]
    bonus: list[int]  # to the attack values
    shots: list[int]  # further archer shots (cards)
    hits: list[int]  # archer damage without a roll (Strategy)
    double_crews: list[int]  # 1: card 10
    dice: list[int]  # d4, d6, d8 of the attacker, then of the defender
    archer_dice: list[int]  # the attacker's, then the defender's
    archers: list[int]  # how many of them are each side's
    extra: list[int]  # side * 4 + kind of unit: units whose ability works although it is blocked
    cancelled: list[int]  # the same: units whose ability an enemy Captain cancels
    copies: list[int]  # the same: Captains who use this ability
    active: list[int]  # the same: units whose ability works, as judged in step 3
    outnumbering: list[int]  # 1: card 4, blocked only by as many of a kind
    actions: int = 0  # captain actions left
    captain_side: int = NOBODY

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.space]}

    def force(self, state: Position, side: int) -> int:
        return state.units(self.space, self.owners[side])

    def fighters(self, state: Position, side: int) -> int:
        """MEU-9.4: the melee units of a side."""
        army = self.force(state, side) + self.gone[side] - self.crew[side] + self.manned[side]
        for at in range(0, len(self.hurt), 3):
            if self.hurt[at] == side:
                army += ONE[self.hurt[at + 1]] - ONE[self.hurt[at + 2]]
        return army - the_battle(state).idle(state, side)

    def shot(self, side: int, kind: int, into: int) -> None:
        """MEU-18.29: a unit that was shot fights on as what it was before the first hit."""
        was = kind
        for at in range(0, len(self.hurt), 3):
            if self.hurt[at] == side and self.hurt[at + 2] == kind:
                was = self.hurt[at + 1]
                del self.hurt[at : at + 3]
                break
        if into < 0:
            self.gone[side] += ONE[was]
        else:
            self.hurt += [side, was, into]

    def _shot(self, side: int, kind: int) -> list[int]:
        """Where those of a side who were only hurt, and are of this kind now, are noted."""
        return [at for at in range(0, len(self.hurt), 3) if self.hurt[at] == side and self.hurt[at + 2] == kind]

    def post(self, galley: int, army: int) -> None:
        """So many more of a Galley's units, or fewer, serve the machines aboard it."""
        for at in range(0, len(self.posts), 2):
            if self.posts[at] == galley:
                self.posts[at + 1] += army
                return
        self.posts += [galley, army]

    def posted(self, galley: int) -> int:
        """The crews of the machines aboard a Galley."""
        for at in range(0, len(self.posts), 2):
            if self.posts[at] == galley:
                return self.posts[at + 1]
        return 0

    def bound(self, side: int, kind: int) -> int:
        """How many units of a kind are at machines or have been shot."""
        return count(self.crew[side], kind) + len(self._shot(side, kind))

    def rename(self, side: int, kind: int, into: int) -> bool:
        """One of those has become another kind; whether there was one."""
        if count(self.crew[side], kind):
            self.crew[side] += ONE[into] - ONE[kind]
            if count(self.manned[side], kind) > count(self.crew[side], kind):
                self.manned[side] += ONE[into] - ONE[kind]
            for galley in self.posts[::2]:
                if galley // SLOTS == self.owners[side] and count(self.posted(galley), kind):
                    self.post(galley, ONE[into] - ONE[kind])
                    break
            return True
        for at in self._shot(side, kind)[:1]:
            self.hurt[at + 2] = into
            return True
        return False

    def fresh_light(self, state: Position, side: int) -> int:
        """The Light Infantry that may be given up: neither crews nor those who were shot (MEU-9.14, 18.29)."""
        army = self.force(state, side) - self.crew[side] + self.manned[side] - the_battle(state).idle(state, side)
        return count(army, LIGHT) - len(self._shot(side, LIGHT))

    def over(self, state: Position) -> bool:
        """Whether a side has nobody left; whom card 29 keeps on his feet counts to the end of the round."""
        return not self.force(state, 0) + self.gone[0] or not self.force(state, 1) + self.gone[1]

    def defence(self, side: int, kind: int) -> int:
        """MEU-11.1: what the building takes off damage of a kind done to a side."""
        return self.guard if side == self.guarded and self.protection >> kind & 1 else 0

    def at_sea(self, state: Position) -> bool:
        return state.is_sea(self.space)


def against_barbarians(state: Position, seat: int) -> bool:
    """Whether a seat is fighting barbarians now."""
    battle = innermost(state, Engagement)
    return battle is not None and HORDE in battle.owners and seat in battle.owners


def the_battle(state: Position) -> Engagement:
    """The battle that is being fought."""
    battle = innermost(state, Engagement)
    if battle is None:
        raise LookupError("no battle is being fought")
    return battle


def the_round(state: Position) -> Exchange:
    """The battle round that is being fought."""
    found = innermost(state, Exchange)
    if found is None:
        raise LookupError("no battle round is being fought")
    return found


def numbers(state: Position, battle: Engagement) -> list[int]:
    """How many military units both sides have, crews included."""
    return [size(battle.force(state, 0)), size(battle.force(state, 1))]


def side_name(owner: int) -> str:
    """A side as a thing that can be named."""
    return "side:barbarians" if owner == HORDE else f"seat:{owner}"
