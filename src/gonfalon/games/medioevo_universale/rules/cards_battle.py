"""Cards that change a battle: Warlord, Crossbowman, Scientist, Spy, Surgeon, Templar, Jailer, Gunner, Heroine."""

from typing import Any, ClassVar

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHER,
    CAPTAIN,
    CAVALRY,
    MACHINE,
    UNITS,
    WAGON,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, count, kinds, size
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.damage import ARCHERY, ARTILLERY, EFFECT, Damage
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.position import HORDE, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.shooting import machines
from gonfalon.games.medioevo_universale.rules.sides import Engagement, side_name, the_battle, the_round
from gonfalon.games.medioevo_universale.rules.tech_war import side_of
from gonfalon.games.medioevo_universale.rules.units import change_unit, place_units, take_units
from gonfalon.games.medioevo_universale.rules.windows import window_of
from gonfalon.kernel.requests import Dice
from gonfalon.kernel.state import Frame, Next

HITS = 3  # the dice of cards 16 to 18: 1 to 3 succeed, 7 and 8 fall back
BACKFIRES = 7


def party(state: Position, seat: int) -> bool:
    return innermost(state, Engagement) is not None and side_of(state, seat) >= 0


class OutnumberingWarlord(Card):
    """MEU-18.4: blocked only by as many of a kind."""

    rule: ClassVar[str] = "MEU-18.4"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and not the_round(state).outnumbering[side_of(state, seat)]

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).outnumbering[side_of(state, seat)] = 1
        return None


class StrengtheningWarlord(Card):
    """MEU-18.5: +2 to one attack value of either side."""

    rule: ClassVar[str] = "MEU-18.5"

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return AddTwo(seat=seat)


class AddTwo(CardUse):
    CARD: ClassVar[int] = 5

    def options(self, state: Position) -> list[str]:
        return ["side:attacker", "side:defender"]

    def apply(self, state: Position) -> Next:
        the_round(state).bonus[int(self.target == "side:defender")] += 2
        return None


class MoreShots(Card):
    """MEU-18.7: one to three of his units shoot as well, if the enemy has no archers."""

    rule: ClassVar[str] = "MEU-18.7"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if not party(state, seat):
            return False
        return not count(the_round(state).fighters(state, 1 - side_of(state, seat)), ARCHER)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Crossbows(seat=seat)


class Crossbows(CardUse):
    CARD: ClassVar[int] = 7
    SIDES: ClassVar[int] = 6

    def apply(self, state: Position) -> Next:
        side = side_of(state, self.seat)
        the_round(state).shots[side] += min(third(self.die), size(the_round(state).fighters(state, side)))
        return None


def _archer_dice(state: Position, side: int) -> list[int]:
    """The places of a side's archer dice."""
    first = the_round(state).archers[0]
    return list(range(first)) if side == 0 else list(range(first, len(the_round(state).archer_dice)))


class SteadyCrossbowman(Card):
    """MEU-18.8: -1 on each archer die for every pair of archers, at most -3."""

    rule: ClassVar[str] = "MEU-18.8"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        side = side_of(state, seat)
        return side >= 0 and self._bonus(state, side) > 0 and bool(_archer_dice(state, side))

    def _bonus(self, state: Position, side: int) -> int:
        return min(3, count(the_battle(state).force(state, side), ARCHER) // 2)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        fight, side = the_round(state), side_of(state, seat)
        for place in _archer_dice(state, side):
            fight.archer_dice[place] = max(1, fight.archer_dice[place] - self._bonus(state, side))
        return None


class SecondShot(Card):
    """MEU-18.9: he rolls any of his archer dice again, once."""

    rule: ClassVar[str] = "MEU-18.9"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        side = side_of(state, seat)
        return side >= 0 and bool(_archer_dice(state, side))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ShootAgain(seat=seat, places=[])


class ShootAgain(CardUse):
    """Every die that missed is rolled again."""

    STEPS: ClassVar[tuple[str, ...]] = ("again",)
    CARD: ClassVar[int] = 9

    places: list[int]

    def again(self, state: Position) -> Next:
        return Dice(len(self._missed(state)), 8)

    def _missed(self, state: Position) -> list[int]:
        dice = the_round(state).archer_dice
        own = _archer_dice(state, side_of(state, self.seat))
        return [place for place in own if dice[place] > state.number("shot_hits")]

    def on_again(self, state: Position, faces: tuple[int, ...]) -> None:
        for place, face in zip(self._missed(state), faces, strict=True):
            the_round(state).archer_dice[place] = face


class DoubleCrews(Card):
    """MEU-18.10: every unit at his machines counts as two this round."""

    rule: ClassVar[str] = "MEU-18.10"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_round(state).crew[side_of(state, seat)] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).double_crews[side_of(state, seat)] = 1
        return None


class MoreCrew(Card):
    """MEU-18.52: each of his machines counts one more crew unit this battle."""

    rule: ClassVar[str] = "MEU-18.52"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and bool(machines(state, seat, the_battle(state).space))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).gunners[side_of(state, seat)] = 1
        return None


class Bribe(Card):
    """MEU-18.14: for 100 florins an enemy unit changes sides; Captains do not."""

    rule: ClassVar[str] = "MEU-18.14"
    florins: ClassVar[int] = 100

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and bool(bribable(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ChangeSides(seat=seat)


def bribable(state: Position, seat: int) -> list[str]:
    battle = the_battle(state)
    if state.is_sea(battle.space):
        return []
    enemy = battle.force(state, 1 - side_of(state, seat))
    return [f"unit:{UNITS[kind]}" for kind in kinds(enemy) if kind < CAPTAIN and state.reserve(seat, kind) > 0]


class ChangeSides(CardUse):
    CARD: ClassVar[int] = 14
    FLORINS: ClassVar[int] = 100

    def options(self, state: Position) -> list[str]:
        return bribable(state, self.seat)

    def apply(self, state: Position) -> Next:
        battle, side = the_battle(state), side_of(state, self.seat)
        if not self.target:
            return None
        kind = UNITS.index(self.target[5:])
        take_units(state, battle.owners[1 - side], ONE[kind], battle.space)
        place_units(state, self.seat, ONE[kind], battle.space)
        battle.missing[1 - side] = 1
        return None


class SpyUse(CardUse):
    """1d8: 1 to 3 the coup succeeds, 7 and 8 he removes one of his own engaged units (MEU-18.16 to 18.18)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "roll", "rolled", "apply", "fall_back")
    SIDES: ClassVar[int] = 8

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


class Sabotage(SpyUse):
    CARD: ClassVar[int] = 16

    def options(self, state: Position) -> list[str]:
        return wreckable(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        if self.die <= HITS:
            slot = int(self.target[8:])
            if state.level[slot] == 1:
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
        free = battle.force(state, 1 - side) - battle.trapped[1 - side]
        return [f"unit:{UNITS[kind]}" for kind in kinds(free)]

    def apply(self, state: Position) -> Next:
        if self.die <= HITS and self.target:
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


class EasyRatio(Card):
    """MEU-18.40: 2 to 1 is enough to capture, in this battle."""

    rule: ClassVar[str] = "MEU-18.40"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_battle(state).captures[side_of(state, seat)] == 1

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_battle(state).ratio[side_of(state, seat)] = 2
        return None


class EasyCapture(EasyRatio):
    """MEU-18.41: the reduction of a captor is 2 points smaller."""

    rule: ClassVar[str] = "MEU-18.41"

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_battle(state).easing[side_of(state, seat)] += 2
        return None


class Surgeon(Card):
    """MEU-18.27: the first point on one of his units is ignored."""

    rule: ClassVar[str] = "MEU-18.27"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.rival == seat and window.points > window.ignored)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        found: Any = window_of(state)
        found.ignored += 1
        return None


class FieldSurgeon(Card):
    """MEU-18.29: whom shots hit this round falls only at its end."""

    rule: ClassVar[str] = "MEU-18.29"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if window.rival != seat or window.cause not in (ARTILLERY, ARCHERY):
            return False
        return not the_round(state).delaying[side_of(state, seat)]

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        the_round(state).delaying[side_of(state, seat)] = 1
        return None


class Jailer(Card):
    """MEU-18.39: a unit he would destroy becomes his prisoner."""

    rule: ClassVar[str] = "MEU-18.39"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(window.seat == seat and not window.captured)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        found: Any = window_of(state)
        found.captured = True
        return None


class Heroine(Card):
    """MEU-18.67: a unit of an army without Captain is one, for this turn."""

    rule: ClassVar[str] = "MEU-18.67"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(heroes(state, seat, False))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return MakeCaptain(seat=seat)


def heroes(state: Position, seat: int, raising: bool) -> list[str]:
    """In a battle the units of both sides, else his own armies: ``hero:light-thracia-0``."""
    names, out = state.world().names, []
    battle = innermost(state, Engagement)
    places = [battle.space] if battle is not None else list(range(state.world().spaces))
    owners = [o for o in battle.owners if o != HORDE] if battle is not None else [seat]
    for space in places:
        for owner in owners:
            army = state.units(space, owner)
            if not army or (captain_count(army) > 0) != raising:
                continue
            fit = [k for k in kinds(army) if (CAPTAIN <= k < CAPTAIN + 2 if raising else k < CAPTAIN)]
            out += [f"hero:{UNITS[kind]}-{names[space]}-{owner}" for kind in fit]
    return out


class MakeCaptain(CardUse):
    CARD: ClassVar[int] = 67

    def options(self, state: Position) -> list[str]:
        return heroes(state, self.seat, self.CARD == 68)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        unit, place, owner = answer[5:].split("-")
        where = state.world().answers[state.world().index[place]]
        return {"unit": f"unit:{unit}", "place": where, "side": side_name(int(owner))}

    def apply(self, state: Position) -> Next:
        unit, place, owner = self.target[5:].split("-")
        kind = UNITS.index(unit)
        into = kind + 1 if self.CARD == 68 else CAPTAIN
        change_unit(state, int(owner), kind, into, state.world().index[place])
        return None


class GreaterHeroine(Card):
    """MEU-18.68: a Captain is one level higher, for this turn."""

    rule: ClassVar[str] = "MEU-18.68"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(heroes(state, seat, True))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return RaiseCaptain(seat=seat)


class RaiseCaptain(MakeCaptain):
    CARD: ClassVar[int] = 68


class Healer(Card):
    """MEU-18.28: what this round has cost him he may buy back at half price in the next turn."""

    rule: ClassVar[str] = "MEU-18.28"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return party(state, seat) and the_round(state).fallen[side_of(state, seat)] > 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        state.regain_next[seat] += the_round(state).fallen[side_of(state, seat)]
        return None


CARDS[4] = OutnumberingWarlord()
CARDS[5] = StrengtheningWarlord()
CARDS[7] = MoreShots()
CARDS[8] = SteadyCrossbowman()
CARDS[9] = SecondShot()
CARDS[10] = DoubleCrews()
CARDS[14] = Bribe()
CARDS[16] = Saboteur()
CARDS[17] = Ambusher()
CARDS[18] = Trapper()
CARDS[27] = Surgeon()
CARDS[28] = Healer()
CARDS[29] = FieldSurgeon()
CARDS[35] = Reinforcer()
CARDS[39] = Jailer()
CARDS[40] = EasyRatio()
CARDS[41] = EasyCapture()
CARDS[52] = MoreCrew()
CARDS[67] = Heroine()
CARDS[68] = GreaterHeroine()
