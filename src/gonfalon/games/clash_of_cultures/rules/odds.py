"""How a conflict is likely to end, by exact chances of the dice: open information only, no cards, no retreat.

Both sides lose infantry first, then elephants, cavalry, and the leader last; of several elephant dice the lowest number
is given up. What effects add for nothing counts as it stands before the first round and before the later ones.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    ELEPHANT,
    FORTRESS,
    INFANTRY,
    LEADER,
    NOBODY,
    SHIP,
)
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.games.clash_of_cultures.rules.combat_round import INFANTRY_CLASH, settled_for
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.moments import HITS_CANCEL, ROLL_CAVALRY, ROLL_DICE, ROLL_VALUE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle, conflict_of

#: Infantry, cavalry, elephants, leaders; at sea ships stand in the place of infantry.
Units = tuple[int, int, int, int]
#: What a side adds in a round: dice, value, hits it cancels, what the first cavalry adds.
Extras = tuple[int, int, int, int]
PLAIN: Final[Extras] = (0, 0, 0, 2)
LOSING: Final = (0, 2, 1, 3)  # infantry, elephants, cavalry, the leader

#: The chance of every (value, hits cancelled by elephants).
Throws = dict[tuple[int, int], float]


class Die:
    """The twelve faces as (number, icon)."""

    def __init__(self, world: World) -> None:
        self.faces: list[tuple[int, int]] = list(zip(world.face_value[1:], world.face_icon[1:], strict=True))
        self.others: list[tuple[int, int]] = [face for face in self.faces if face[1] != LEADER]
        self.known: dict[tuple[Units, Extras, bool], Throws] = {}

    def throws(self, units: Units, extras: Extras, naval: bool) -> Throws:
        """Every value that a side can throw, with its chance (COC-16.7 to 16.10)."""
        key = (units, extras, naval)
        if key not in self.known:
            self.known[key] = self._thrown(units, extras, naval)
        return self.known[key]

    def _thrown(self, units: Units, extras: Extras, naval: bool) -> Throws:
        #: sum of the plain dice, infantry and cavalry icons, whether the leader has rolled again, elephant dice
        now: dict[tuple[int, int, int, bool, tuple[int, ...]], float] = {(0, 0, 0, False, ()): 1.0}
        plain: Units = (0, 0, 0, 0) if naval else units
        for _ in range(sum(units) + extras[0]):
            then: dict[tuple[int, int, int, bool, tuple[int, ...]], float] = {}
            for (total, foot, horse, led, beasts), chance in now.items():
                for value, icon in self.faces:
                    if icon == LEADER and plain[3] and not led:
                        for other, sign in self.others:
                            key = _counted(plain, total, foot, horse, True, beasts, other, sign)
                            then[key] = then.get(key, 0.0) + chance / len(self.faces) / len(self.others)
                    else:
                        key = _counted(plain, total, foot, horse, led, beasts, value, icon)
                        then[key] = then.get(key, 0.0) + chance / len(self.faces)
            now = then
        out: Throws = {}
        for (total, foot, horse, _, beasts), chance in now.items():
            shields = min(plain[2], len(beasts))
            clash = foot * INFANTRY_CLASH + horse * 2 + (extras[3] - 2 if horse else 0)
            pair = (max(0, total + sum(beasts[shields:]) + clash + extras[1]), shields)
            out[pair] = out.get(pair, 0.0) + chance
        return out


def _counted(
    units: Units, total: int, foot: int, horse: int, led: bool, beasts: tuple[int, ...], value: int, icon: int
) -> tuple[int, int, int, bool, tuple[int, ...]]:
    """One more die lies there."""
    if icon == ELEPHANT and units[2]:
        return total, foot, horse, led, tuple(sorted((*beasts, value)))
    foot = min(units[0], foot + 1) if icon == INFANTRY else foot
    horse = min(units[1], horse + 1) if icon == CAVALRY else horse
    return total + value, foot, horse, led, beasts


def bereft(units: Units, hits: int) -> Units:
    """What is left after so many losses."""
    left = list(units)
    for kind in LOSING:
        gone = min(left[kind], hits)
        left[kind] -= gone
        hits -= gone
    return left[0], left[1], left[2], left[3]


class Odds:
    """The chances that the attacker wins, the defender wins, nobody is left; what is lost on average."""

    def __init__(self, win: float, loss: float, nobody: float, cost: float, toll: float) -> None:
        self.win = win
        self.loss = loss
        self.nobody = nobody
        self.cost = cost
        self.toll = toll


class Reckoning:
    """One conflict, thought through to every end."""

    def __init__(self, die: Die, hit: int, naval: bool, first: tuple[Extras, Extras], later: tuple[Extras, Extras]):
        self.die = die
        self.hit = hit
        self.naval = naval
        self.first = first
        self.later = later
        self.known: dict[tuple[Units, Units], Odds] = {}

    def odds(self, attackers: Units, defenders: Units) -> Odds:
        """From the first round on; a Fortress alone stands for one round (COC-16.19)."""
        if not sum(defenders):
            return self._alone(attackers)
        return self._round(attackers, defenders, self.first, True)

    def _alone(self, attackers: Units) -> Odds:
        win = cost = 0.0
        for (lost, _), chance in self._hits(attackers, (0, 0, 0, 0), self.first).items():
            left = sum(bereft(attackers, lost))
            win += chance if left else 0.0
            cost += chance * (sum(attackers) - left)
        return Odds(win, 1.0 - win, 0.0, cost, 0.0)

    def _hits(self, attackers: Units, defenders: Units, extras: tuple[Extras, Extras]) -> dict[tuple[int, int], float]:
        """The chance of every pair of hits suffered (COC-16.12)."""
        out: dict[tuple[int, int], float] = {}
        for (strikes, shields), chance in self._strikes(attackers, extras[0]).items():
            for (blows, walls), share in self._strikes(defenders, extras[1]).items():
                suffered = max(0, blows - shields - extras[0][2])
                dealt = max(0, strikes - walls - extras[1][2])
                pair = (min(suffered, sum(attackers)), min(dealt, sum(defenders)))
                out[pair] = out.get(pair, 0.0) + chance * share
        return out

    def _strikes(self, units: Units, extras: Extras) -> Throws:
        """Full fifths of the value, with their chances."""
        out: Throws = {}
        for (value, shields), chance in self.die.throws(units, extras, self.naval).items():
            pair = (value // self.hit, shields)
            out[pair] = out.get(pair, 0.0) + chance
        return out

    def _later(self, attackers: Units, defenders: Units) -> Odds:
        key = (attackers, defenders)
        if key not in self.known:
            self.known[key] = self._round(attackers, defenders, self.later, False)
        return self.known[key]

    def _round(self, attackers: Units, defenders: Units, extras: tuple[Extras, Extras], first: bool) -> Odds:
        win = loss = nobody = cost = toll = stay = 0.0
        for (suffered, dealt), chance in self._hits(attackers, defenders, extras).items():
            if not suffered and not dealt and not first:
                stay += chance
                continue
            ours, theirs = bereft(attackers, suffered), bereft(defenders, dealt)
            cost += chance * suffered
            toll += chance * dealt
            if sum(ours) and sum(theirs):
                then = self._later(ours, theirs)
                win += chance * then.win
                loss += chance * then.loss
                nobody += chance * then.nobody
                cost += chance * then.cost
                toll += chance * then.toll
            elif sum(ours):
                win += chance
            elif sum(theirs):
                loss += chance
            else:
                nobody += chance
        moving = 1.0 - stay
        if moving < 1e-9:  # nobody can ever hurt anybody: the attacker has to go home
            return Odds(0.0, 1.0, 0.0, 0.0, 0.0)
        return Odds(win / moving, loss / moving, nobody / moving, cost / moving, toll / moving)


# -- on the board ----------------------------------------------------------------------------------


def attack_odds(state: Position, seat: int, squad: list[int], origin: int, place: int) -> Odds | None:
    """The chances of an attack with these units on a space; None where nobody would fight."""
    trial = state.copy()
    c = attack(trial, seat, squad, origin, place)
    trial.frames.append(c)
    if not c.naval and trial.city[place] != NOBODY:
        c.city = True
        c.size, c.mood = trial.size(place), trial.mood[place]
        c.fortress = c.strike = c.wall = trial.has_building(place, FORTRESS)
    c.attackers, c.defenders = c.fighters(trial, ATTACKER), c.fighters(trial, DEFENDER)
    return _odds(trial, c, 1)


def odds_now(state: Position, upcoming: int) -> Odds | None:
    """The chances of the conflict that is being fought, before the dice of the ``upcoming`` round are thrown."""
    trial = state.copy()
    return _odds(trial, conflict_of(trial), upcoming)


def _odds(state: Position, c: Battle, upcoming: int) -> Odds | None:
    sides = [_units(state, c, side) for side in (ATTACKER, DEFENDER)]
    if not sum(sides[ATTACKER]) or (not sum(sides[DEFENDER]) and not c.fortress):
        return None
    c.round = upcoming
    first = (_extras(state, c, ATTACKER), _extras(state, c, DEFENDER))
    c.round = upcoming + 1
    later = (_extras(state, c, ATTACKER), _extras(state, c, DEFENDER))
    reckoning = Reckoning(Die(state.world()), state.number("hit"), c.naval, first, later)
    return reckoning.odds(sides[ATTACKER], sides[DEFENDER])


def _units(state: Position, c: Battle, side: int) -> Units:
    if c.naval:
        return c.count(state, side, SHIP), 0, 0, 0
    kinds = [c.count(state, side, kind) for kind in (INFANTRY, CAVALRY, ELEPHANT, LEADER)]
    return kinds[0], kinds[1], kinds[2], kinds[3]


def _extras(state: Position, c: Battle, side: int) -> Extras:
    """What effects and a Fortress give a side in the round that ``c`` says."""
    who, base = c.who(side), c.fighters(state, side)
    wild = side == DEFENDER and who >= BARBARIAN and c.round == 1  # COC-25.12
    dice = settled_for(ROLL_DICE, state, c, side, base + int(wild and c.strike)) - base
    shields = settled_for(HITS_CANCEL, state, c, side, int(wild and c.wall))
    horse = int(ROLL_CAVALRY.settled(state, who, 2, c)) if who < BARBARIAN else 2
    return dice, settled_for(ROLL_VALUE, state, c, side, 0), shields, horse
