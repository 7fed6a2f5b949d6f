"""What everybody saw of the last battle, step by step: it stays in the position, so that it can be followed later.

``Position.report`` is a tuple of entries, all of them numbers: first the two sides as they came, then one entry for
every round, throw, use of a card, point of damage, and the result. Sides are 0 (attacker) and 1 (defender).
"""

from typing import Final

from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.sides import Engagement, Exchange

#: The first entry: attacker, defender, space, level of the military building, the side it protects (-1: none), the two
#: armies. The first number of every other, and what follows it:
ROUND: Final = 1  # its number, the two armies
CAPTURES: Final = 2  # side: it takes prisoners
PROTECTS: Final = 3  # what the building protects against, as bits
FLIGHT: Final = 4  # movement points of the way
MACHINE: Final = 5  # side, level, what it aims at (-1: units), faces
CAPTAIN: Final = 6  # side, place of the action in ACTIONS, kind of unit
ARCHERS: Final = 7  # side that shoots, hits without a roll, points in the end, faces
ABILITIES: Final = 8  # side, then for light, archers, heavy, cavalry how many work (Captains included)
SACRIFICE: Final = 9  # side, number
ROLL: Final = 10  # side, d4, d6, d8
AGAIN: Final = 11  # side, bits of the dice thrown again, d4, d6, d8
#: Side, d4, d6, d8, then what makes the value: dice, sacrifices, ships, cards, place in the turn order; whether it is
#: halved by flight, whether by capturing; the value.
VALUE: Final = 12
SUPERIORITY: Final = 13  # side, whether it is used for damage
DUE: Final = 14  # side that suffers, cause (as in damage.py), points, those a building or a card has taken off
HIT: Final = 15  # side, kind of unit, what it becomes (-1: gone, -2: prisoner)
USE: Final = 16  # seat, card (a technology: below 0), then how things stand
USED: Final = 17  # how things stand afterwards
WITHDRAWN: Final = 18  # the use before was none
RESULT: Final = 19  # winner (-1: nobody), how (FOUGHT ...), the two armies

ACTIONS: Final = ("copy", "allow", "cancel")
#: How it ends
FOUGHT: Final = 0
FLED: Final = 1
SURRENDERED: Final = 2
STOPPED: Final = 3
GONE: Final = -1
PRISONER: Final = -2

#: Where in the first entry the armies stand.
ARMIES: Final = 5
#: How things stand: the two armies, whether a card stops the battle, bonus, shots and sure hits of both sides, the six
#: dice, then the archers' dice.
BONUS: Final = 3
SHOTS: Final = 5
SURE: Final = 7
DICE: Final = 9
ARCHERY: Final = 15


def begin(state: Position, battle: Engagement) -> None:
    """A battle begins, and with it a new record."""
    a, d = battle.owners
    sea = state.is_sea(battle.space)
    walls = 0 if sea else state.fortress(battle.space)
    guarded = battle.owners.index(battle.keeper) if walls and battle.keeper in battle.owners else -1
    state.report = ((a, d, battle.space, walls, guarded, battle.force(state, 0), battle.force(state, 1)),)


def reported(state: Position) -> Engagement | None:
    """The battle that is being fought, if the record is of it."""
    battle = innermost(state, Engagement)
    if battle is None or not state.report or state.report[0][:3] != (*battle.owners, battle.space):
        return None
    return battle


def note(state: Position, *entry: int) -> None:
    """One more entry, if a battle is being fought."""
    if reported(state) is not None:
        state.report = (*state.report, entry)


def note_for(state: Position, owner: int, kind: int, *facts: int) -> None:
    """The same about the side of an owner; nothing where he has none."""
    battle = reported(state)
    if battle is not None and owner in battle.owners:
        state.report = (*state.report, (kind, battle.owners.index(owner), *facts))


def note_use(state: Position, kind: int, seat: int, answer: str) -> None:
    """Something is used in a battle, or has been (USED): how things stand at that moment."""
    what, _, name = answer.partition(":")
    battle = reported(state)
    if battle is None or what not in ("card", "tech"):
        return
    thing = int(name) if what == "card" else -1 - state.world().technologies.index(name)
    facts = (seat, thing) if kind == USE else ()
    state.report = (*state.report, (kind, *facts, *_standing(state, battle)))


def _standing(state: Position, battle: Engagement) -> tuple[int, ...]:
    forces = (battle.force(state, 0), battle.force(state, 1), int(battle.stopped))
    fight = innermost(state, Exchange)
    if fight is None:
        return (*forces, *[0] * (ARCHERY - BONUS))
    return (*forces, *fight.bonus, *fight.shots, *fight.hits, *fight.dice, *fight.archer_dice)
