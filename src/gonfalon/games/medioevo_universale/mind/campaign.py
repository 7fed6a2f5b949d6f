"""Phase 5 in haste: which army goes where, whom to attack, and what is done in a battle."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import UNITS
from gonfalon.games.medioevo_universale.mind import fighting
from gonfalon.games.medioevo_universale.mind.marching import (
    CAUTION,
    POWER,
    aims,
    marchers,
    meetings,
    power,
    prize,
    resistance,
    wagon_moves,
)
from gonfalon.games.medioevo_universale.mind.picks import Weights, only, use
from gonfalon.games.medioevo_universale.mind.sailing import sailors, voyages
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.cards_troops import Crusade
from gonfalon.games.medioevo_universale.rules.dice import REROLLS
from gonfalon.games.medioevo_universale.rules.groups import troops_of
from gonfalon.games.medioevo_universale.rules.march import March
from gonfalon.games.medioevo_universale.rules.movement import PEACEFUL, Activation
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, Position
from gonfalon.games.medioevo_universale.rules.sides import the_battle, the_round
from gonfalon.games.medioevo_universale.rules.wars import undeclared as unannounced
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.windows import PASS

#: An army so large needs nobody fetched.
FULL: Final = 3


def activation(state: Position, ask: Ask) -> Weights:
    """Groups with something to conquer, battles that can be won."""
    weights: list[float] = []
    frame = state.frames[-1]
    stayed = frame.stayed if isinstance(frame, Activation) else ()
    for value in ask.values:
        kind, _, rest = value.partition(":")
        if value == PASS:
            weights.append(1.0)
        elif kind == "group":
            origin = state.world().index[rest]  # who found nothing to do there once does not try for ever
            weights.append(0.0 if origin in stayed else _group_worth(state, ask.seat, origin))
        elif kind == "fight":
            weights.append(_fight_worth(state, ask.seat, rest))
        elif kind == "claim":
            weights.append(50.0)
        elif kind == "tech":
            weights.append(use(state, ask.seat, value))
        else:
            weights.append(0.0 if kind in ("free", "seize") else 0.2)
    return weights


def _group_worth(state: Position, seat: int, origin: int) -> float:
    return 4.0 * max(_by_land(state, seat, origin), _by_sea(state, seat, origin))


def _by_land(state: Position, seat: int, origin: int) -> float:
    """The best conquest of the army in a territory, or the troops that its War Wagons could fetch."""
    if state.is_sea(origin):
        return 0.0
    army, moves = marchers(state, seat, origin)
    ways = aims(state, seat, origin, army, moves)
    if not ways and (size(army) < FULL or _abroad(state, seat, origin)):
        ways = meetings(state, seat, origin, wagon_moves(state, seat, origin))
    return ways[0][0] if ways else 0.0


def _abroad(state: Position, seat: int, space: int) -> bool:
    """Whether an army is somebody's guest on land."""
    return not state.is_sea(space) and state.holder[space] not in (NOBODY, seat)


def _by_sea(state: Position, seat: int, origin: int) -> float:
    """The best landing of the army in a space with Galleys."""
    army, moves = sailors(state, seat, origin)
    return max([worth for worth, _, _ in voyages(state, seat, origin, army, moves)], default=0.0)


def _sails(state: Position, seat: int, origin: int) -> bool:
    """Whether an army does better by sea."""
    return _by_sea(state, seat, origin) > _by_land(state, seat, origin)


def _fight_worth(state: Position, seat: int, rest: str) -> float:
    name, _, owner = rest.partition("-")
    space = state.world().index[name]
    if owner != "barbarians" and not state.hostile(seat, int(owner)):
        return 0.0
    rival = HORDE if owner == "barbarians" else int(owner)
    return 3.0 if power(state.units(space, seat)) > 1.1 * power(state.units(space, rival)) else 0.0


def group(state: Position, ask: Ask) -> Weights:
    """Everything there, by the better way."""
    frame = state.frames[-1]
    if "button:all-sea" in ask.values and isinstance(frame, March) and _sails(state, frame.seat, frame.origin):
        return only(ask, "button:all-sea")
    for everything in ("button:all-land", "button:go", "button:all-sea"):
        if everything in ask.values:
            return only(ask, everything)
    return None


def walk(state: Position, ask: Ask) -> Weights:
    """Towards the best conquest within reach."""
    frame = state.frames[-1]
    stay = only(ask, "button:stay")
    if not isinstance(frame, March) or not frame.group:
        return stay
    group = frame.group[0]
    moves = min([state.moves[slot] for slot in group.slots], default=1)
    world = state.world()
    if group.sea:
        ways = voyages(state, ask.seat, group.here, troops_of(state, group), moves)
    else:
        ways = aims(state, ask.seat, group.here, group.army, moves)
        if not ways and group.slots and (size(group.army) < FULL or _abroad(state, ask.seat, group.here)):
            ways = meetings(state, ask.seat, group.here, moves)
    for _, goal, step in ways:
        for answer in (f"enter:{world.names[goal]}", world.answers[step]):
            if answer in ask.values:
                return only(ask, answer)
    return stay


def more_groups(state: Position, ask: Ask) -> Weights:
    return only(ask, "button:enter" if "button:enter" in ask.values else "button:stay")


def undeclared(state: Position, ask: Ask) -> Weights:
    """Nobody is attacked before war is declared."""
    return only(ask, "button:back")


def at_sea(state: Position, ask: Ask) -> Weights:
    """The same among ships (MEU-8.21)."""
    return only(ask, PEACEFUL)


def crusade(state: Position, ask: Ask) -> Weights:
    """The unit that card 34 sends abroad: to what it can take alone, else to land of one's own."""
    frame = state.frames[-1]
    strength = POWER[fighting.unit_of(frame.target)] if isinstance(frame, Crusade) else 0.0
    lands = [state.world().space_of[value] for value in ask.values]
    return [_landing(state, ask.seat, land, strength) for land in lands]


def _landing(state: Position, seat: int, land: int, strength: float) -> float:
    keeper = state.holder[land]
    if keeper == seat:
        return 0.05
    if unannounced(state, seat, land, keeper):
        return 0.0
    against = resistance(state, seat, land)
    return max(0.001, prize(state, seat, land) if strength >= CAUTION * against else 0.0)


# -- battles -----------------------------------------------------------------------------------


def reroll(state: Position, ask: Ask) -> Weights:
    fight = the_round(state)
    side = fight.owners.index(ask.seat)
    return only(ask, REROLLS[fighting.reroll(fight.dice[side * 3 : side * 3 + 3])])


def hit(state: Position, ask: Ask) -> Weights:
    """The own units: the cheapest; somebody else's: the dearest."""
    frame = state.frames[-1]
    mine = getattr(frame, "owner", ask.seat) == ask.seat
    costs = [fighting.hit(value) if mine else 1 / fighting.hit(value) for value in ask.values]
    best = max(costs)
    return [1.0 if cost == best else 0.0 for cost in costs]


def sacrifice(state: Position, ask: Ask) -> Weights:
    return [1.0 if value.endswith(":0") else 0.2 if value.endswith(":1") else 0.0 for value in ask.values]


def flee(state: Position, ask: Ask) -> Weights:
    """Only from what cannot be won any more."""
    fight = the_round(state)
    mine, theirs = power(fight.force(state, 0)), power(fight.force(state, 1))
    return only(ask, "button:flee" if mine < 0.6 * theirs else "button:fight-on")


def surrender(state: Position, ask: Ask) -> Weights:
    return only(ask, "button:fight-on")


def promotion(state: Position, ask: Ask) -> Weights:
    """Up for one's own, down for the others (MEU-16.15)."""
    side = the_battle(state).owners.index(ask.seat)
    return [_better(value, side) for value in ask.values]


def _better(value: str, side: int) -> float:
    if not value.startswith("change:"):
        return 0.0
    unit, into, whose = value[7:].split("-")
    gain = POWER[UNITS.index(into)] - POWER[UNITS.index(unit)]
    return max(0.0, gain if int(whose) == side else -gain)


def crew(state: Position, ask: Ask) -> Weights:
    """Up to half of an army behind its siege machines, the weakest first."""
    fight = the_round(state)
    side = fight.owners.index(ask.seat)
    more = 2 * size(fight.crew[side]) + 2 <= size(fight.force(state, side))
    hands = [value for value in ask.values if value.startswith("crew:")]
    return only(ask, hands[0] if more and hands else "button:done")


def aim(state: Position, ask: Ask) -> Weights:
    """Walls fall too slowly."""
    return only(ask, "aim:units")


def protect(state: Position, ask: Ask) -> Weights:
    return only(ask, "protect:melee")
