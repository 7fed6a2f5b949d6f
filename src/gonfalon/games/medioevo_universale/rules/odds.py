"""How a battle is likely to end: many battles fought in thought, by open information only.

Nobody uses a card or a technology, flees, surrenders or takes prisoners; a military building protects in the melee.
Both sides throw again what is best thrown again and give damage to what it costs least (quick.py); a Captain shoots
first, then charges. The same position always gives the same numbers.
"""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHER,
    CAPTAIN,
    CAVALRY,
    HEAVY,
    KINDS,
    LIGHT,
    MACHINE,
    MILITARY,
    UNITS,
)
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.damage import HORDE_ORDER
from gonfalon.games.medioevo_universale.rules.dice import SIDES, attack_value, loss_value, thrown_again
from gonfalon.games.medioevo_universale.rules.groups import Group, carried, troops_of
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.quick import COST, reroll
from gonfalon.games.medioevo_universale.rules.shooting import ON_UNITS, machines
from gonfalon.games.medioevo_universale.rules.steps import opponents
from gonfalon.games.medioevo_universale.rules.units import horde
from gonfalon.kernel.generator import Generator

BATTLES: Final = 400
ROUNDS: Final = 12  # after which nobody has won
#: In which order a player's units are hit.
CHEAPEST: Final = tuple(sorted(range(KINDS), key=lambda kind: COST[UNITS[kind]]))


class Odds:
    """The shares of battles that the attacker wins and loses; units lost on average by both."""

    def __init__(self, win: float, loss: float, cost: float, toll: float) -> None:
        self.win = win
        self.loss = loss
        self.cost = cost
        self.toll = toll

    def shares(self) -> dict[str, int]:
        """In percent, a hundred in all."""
        win, loss = round(self.win * 100), round(self.loss * 100)
        return {"win": win, "loss": loss, "neither": max(0, 100 - win - loss)}


class Camp:
    """One side of a battle in thought."""

    def __init__(self, army: int, engines: tuple[int, ...], wild: bool, penalty: int, guard: int, ships: int) -> None:
        self.units = [count(army, kind) for kind in range(KINDS)]
        self.engines = engines  # levels of its siege machines
        self.wild = wild
        self.penalty = penalty
        self.guard = guard
        self.ships = ships

    def size(self) -> int:
        return sum(self.units)

    def crew(self) -> int:
        return min(3 * len(self.engines), self.size() // 2)

    def hit(self, points: int, naval: bool) -> None:
        """Damage on the units that are hit first (MEU-9.26, 9.27, 10.5)."""
        for _ in range(points):
            for kind in HORDE_ORDER if self.wild else CHEAPEST:
                if self.units[kind]:
                    self.units[kind] -= 1
                    if not naval and kind in (HEAVY, CAVALRY):
                        self.units[HEAVY if kind == CAVALRY else LIGHT] += 1
                    break


class Skirmish:
    """Battles between two camps; ``circle`` are the barbarians' dice."""

    def __init__(self, circle: tuple[int, ...], naval: bool, seed: int) -> None:
        self.circle = list(circle)
        self.naval = naval
        self.generator = Generator(seed)

    def shots(self, number: int) -> int:
        """Hits of so many shots: 1 to 3 on a d8 (MEU-9.7, 9.12)."""
        return sum([self.generator.below(8) < 3 for _ in range(number)])

    def throw(self, camp: Camp) -> list[int]:
        if camp.wild:
            return self.circle
        dice = [self.generator.below(sides) + 1 for sides in SIDES]
        bits = reroll(dice)
        faces = tuple([self.generator.below(SIDES[i]) + 1 for i in range(3) if bits >> i & 1])
        return thrown_again(dice, bits, faces)

    def fight(self, camps: list[Camp]) -> int:
        """The winning side, or NOBODY."""
        for _ in range(ROUNDS):
            if not camps[0].size() or not camps[1].size():
                break
            self.round(camps)
        left = [camp.size() > 0 for camp in camps]
        return NOBODY if left[0] == left[1] else 0 if left[0] else 1

    def round(self, camps: list[Camp]) -> None:
        crews = [camp.crew() for camp in camps]
        self.artillery(camps)
        copies = self.archery(camps)
        if not camps[0].size() or not camps[1].size():
            return
        alone = [[self.able(camps, side, kind) for kind in range(KINDS)] for side in (0, 1)]
        fighters = [max(1, camp.size() - crew) for camp, crew in zip(camps, crews, strict=True)]
        dice = [self.throw(camps[0]), self.throw(camps[1])]
        values = [self.value(camps, side, dice[side], alone[side][LIGHT]) for side in (0, 1)]
        for side in (0, 1):
            over = values[1 - side] - values[side]
            if over < 0:
                continue
            points = (min(over, fighters[1 - side]) + over // 20) if over else 0
            points += 2 * (alone[1 - side][CAVALRY] + copies[1 - side])
            camps[side].hit(max(0, points - camps[side].guard), self.naval)
        for side in (0, 1):
            camps[side].hit(max(0, loss_value(dice[side]) - alone[side][HEAVY]), self.naval)

    def artillery(self, camps: list[Camp]) -> None:
        """MEU-9.6 to 9.8: crews as quick battles send them."""
        due = [0, 0]
        for side in (0, 1):
            hands = camps[side].crew()
            for level in camps[side].engines:
                due[1 - side] += self.shots(min(3, hands)) * ON_UNITS[level]
                hands -= min(3, hands)
        for side in (0, 1):
            camps[side].hit(due[side], self.naval)

    def archery(self, camps: list[Camp]) -> list[int]:
        """MEU-9.10 to 9.12; gives how many Captains of each side have actions left to charge."""
        levels = [sum([level * camp.units[CAPTAIN + level - 1] for level in (1, 2, 3)]) for camp in camps]
        led = [sum(camp.units[CAPTAIN:]) for camp in camps]
        due, left = [0, 0], [0, 0]
        for side in (0, 1):
            actions = max(0, levels[side] - levels[1 - side])
            shooting = min(actions, led[side])
            charging = 0 if camps[side].wild or self.naval else min(actions - shooting, led[side])
            left[side] = charging
            due[1 - side] = self.shots(self.able(camps, side, ARCHER) + shooting)
        for side in (0, 1):
            camps[side].hit(due[side], self.naval)
        return left

    def able(self, camps: list[Camp], side: int, kind: int) -> int:
        """MEU-9.13, 10.4: units whose kind the enemy lacks."""
        if camps[1 - side].units[kind] or (self.naval and kind in (HEAVY, CAVALRY)):
            return 0
        return camps[side].units[kind]

    def value(self, camps: list[Camp], side: int, dice: list[int], light: int) -> int:
        """MEU-9.19, with what barbarians give up (MEU-9.29)."""
        camp, rival = camps[side], camps[1 - side]
        value = attack_value(dice) + max(0, camp.ships - rival.ships) - camp.penalty
        if camp.wild and light >= 2 and camp.size() < rival.size():
            given = 2 if light >= 4 else 1
            camp.units[LIGHT] -= given
            value += 4 * given
        return max(0, value)


#: What a camp is made of: army, siege machines, barbarians or not, penalty, walls, ships.
Made = tuple[int, tuple[int, ...], bool, int, int, int]


#: Battles fought in thought before; forgotten when there are many.
_known: dict[tuple[Made, Made, tuple[int, ...], bool], Odds] = {}
MANY: Final = 500


def reckon(attacker: Made, defender: Made, circle: tuple[int, ...], naval: bool) -> Odds:
    """Both camps as they come, over and over again."""
    key = (attacker, defender, circle, naval)
    if key not in _known:
        if len(_known) >= MANY:
            _known.clear()
        _known[key] = _reckoned(attacker, defender, circle, naval)
    return _known[key]


def _reckoned(attacker: Made, defender: Made, circle: tuple[int, ...], naval: bool) -> Odds:
    skirmish = Skirmish(circle, naval, 1)
    won, cost, toll = [0, 0], 0, 0
    for _ in range(BATTLES):
        camps = [Camp(*attacker), Camp(*defender)]
        winner = skirmish.fight(camps)
        if winner >= 0:
            won[winner] += 1
        cost += size(attacker[0]) - camps[0].size()
        toll += size(defender[0]) - camps[1].size()
    return Odds(won[0] / BATTLES, won[1] / BATTLES, cost / BATTLES, toll / BATTLES)


# -- on the board ----------------------------------------------------------------------------------


def camp(state: Position, owner: int, space: int, keeper: int, army: int, engines: list[int]) -> Made:
    naval = state.is_sea(space)
    walls = state.world().guard[MILITARY * 4 + state.fortress(space)] if keeper == owner and not naval else 0
    ships = sum([state.level[slot] for slot in state.galleys(space, owner)]) if naval else 0
    penalty = 0 if owner == HORDE else state.penalty(owner)
    levels = tuple(sorted([state.level[slot] for slot in engines], reverse=True))
    return army, levels, owner == HORDE, penalty, walls, ships


def odds(state: Position, attacker: Made, defender: Made, space: int) -> Odds | None:
    """None where nobody would fight."""
    if not attacker[0] or not defender[0] or not state.circle:
        return None
    return reckon(attacker, defender, tuple(state.circle), state.is_sea(space))


def battle_odds(state: Position, attacker: int, defender: int, space: int, keeper: int) -> Odds | None:
    """The chances of two armies that stand in the same space."""
    sides: list[Made] = []
    for owner in (attacker, defender):
        engines = [] if owner == HORDE else machines(state, owner, space)
        sides.append(camp(state, owner, space, keeper, state.units(space, owner), engines))
    return odds(state, sides[0], sides[1], space)


def entry_odds(state: Position, seat: int, groups: list[Group], space: int, rival: int) -> Odds | None:
    """The chances of groups that would enter a space, together with what is there already."""
    army, ships = state.units(space, seat), 0
    engines: list[int] = []
    for group in groups:
        army += troops_of(state, group) if group.here != space else 0
        slots = [*group.slots, *(group.cargo or carried(state, group))]
        engines += [slot for slot in slots if state.what[slot] == MACHINE]
        ships += sum([state.level[slot] for slot in group.slots]) if group.sea else 0
    keeper = NOBODY if state.is_sea(space) else state.holder[space]
    mine = camp(state, seat, space, keeper, army, engines)
    naval = state.is_sea(space)
    mine = (*mine[:5], mine[5] + (ships if naval else 0))
    there = state.units(space, rival) or (horde(state) if rival == HORDE and state.circle else 0)
    foes = [] if rival == HORDE else machines(state, rival, space)
    return odds(state, mine, camp(state, rival, space, keeper, there, foes), space)


def rivals(state: Position, seat: int, space: int, keeper: int) -> list[int]:
    """Whom an army of this seat would fight in a space (MEU-8.16, 12.15): barbarians alone, or players."""
    if not state.is_sea(space):
        alone = not any(state.army[space * OWNERS + owner] for owner in range(OWNERS) if owner != seat)
        if state.horde(space) or (keeper == NOBODY and alone):
            return [HORDE]
    return opponents(state, seat, space)
