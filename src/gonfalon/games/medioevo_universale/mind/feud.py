"""On whom a bot declares war: where a conquest within reach brings more than the peace, its pacts and their breach."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import GALLEY, MACHINE
from gonfalon.games.medioevo_universale.mind.marching import aims, marchers
from gonfalon.games.medioevo_universale.mind.picks import Weights, only
from gonfalon.games.medioevo_universale.mind.sailing import sailors, voyages
from gonfalon.games.medioevo_universale.rules.groups import rolls
from gonfalon.games.medioevo_universale.rules.pacts import of
from gonfalon.games.medioevo_universale.rules.position import DECLARED, NOBODY, PEACE, PLAYERS, WAR, Position
from gonfalon.kernel.requests import Ask

#: The honour that a war should bring beyond what the breach of pacts costs: he is warned, and may come himself.
LEAST: Final = 2.5
#: For each point by which somebody leads, a war against him is worth so much more.
LEAD: Final = 0.05


def _speed(state: Position, seat: int, space: int) -> int:
    """How far an army from here goes in a turn with what carries it by land; 0 if nothing does."""
    movement = state.world().movement
    slots = [slot for slot in state.carriers_at(space, seat) if rolls(state, slot)]
    if all(state.what[slot] == MACHINE for slot in slots):
        return 0
    return min([movement[state.what[slot] * 4 + state.level[slot]] for slot in slots])


def spoils(state: Position, seat: int, foe: int) -> float:
    """The best conquest that the armies of a seat could make next turn in the land of somebody."""
    best = 0.0
    world = state.world()
    for space in state.occupied(seat):
        ways: list[tuple[float, int, int]] = []
        if not state.is_sea(space):
            army, _ = marchers(state, seat, space)
            ways += aims(state, seat, space, army, _speed(state, seat, space), foe)
        army, _ = sailors(state, seat, space)
        if army:
            ways += voyages(state, seat, space, army, world.movement[GALLEY * 4 + 1], foe)
        for worth, goal, _ in ways:
            if state.holder[goal] == foe:
                best = max(best, worth)
    return best


def breach(state: Position, seat: int) -> float:
    """What the siege machines of a seat open: how much better the best conquest of an army beside one is with it."""
    best = 0.0
    foes = [NOBODY, *[other for other in state.others(seat) if state.relation[seat * PLAYERS + other] == DECLARED]]
    for space in {state.place[slot] for slot in state.carriers(seat) if state.what[slot] == MACHINE}:
        if state.is_sea(space):
            continue
        army, _ = marchers(state, seat, space)
        speed = _speed(state, seat, space)
        for foe in foes:
            ways = aims(state, seat, space, army, speed, foe)
            bare = aims(state, seat, space, army, speed, foe, bare=True)
            if ways:
                best = max(best, ways[0][0] - (bare[0][0] if bare else 0.0))
    return best


def enemy(state: Position, seat: int) -> int:
    """Whom this seat wants to make war on; NOBODY: it has a war already, no time for one, or nothing to gain."""
    others = state.others(seat)
    if state.turn_number >= state.turns() or any(state.relation[seat * PLAYERS + o] != PEACE for o in others):
        return NOBODY
    best, most = NOBODY, LEAST
    for other in others:
        broken = len([pact for pact in of(state, seat) if other in pact[1]])
        gain = spoils(state, seat, other) - state.number("breach") * broken
        gain += LEAD * (state.honour[other] - state.honour[seat])
        if gain > most:
            best, most = other, gain
    return best


def raids(state: Position, seat: int, turns: int) -> float:
    """What the armies of a seat may take from others in the turns left, if they come again and again."""
    best = 0.0
    others = state.others(seat)
    quiet = all(state.relation[seat * PLAYERS + other] == PEACE for other in others)
    for other in others:
        at_war = state.relation[seat * PLAYERS + other] == WAR
        left = turns - int(not at_war)
        if left <= 0 or not (at_war or quiet):
            continue
        gain = spoils(state, seat, other)
        if at_war or gain > LEAST:
            best = max(best, left * gain)
        for space in state.occupied(seat):  # who stands in a town of the enemy's may leave it and come again
            if at_war and not state.is_sea(space) and state.home(space) == other and state.holder[space] == seat:
                best = max(best, (left - 1) * (1.0 + sum(state.built[space * 3 : space * 3 + 3])))
    return best


def declared(state: Position, ask: Ask) -> Weights:
    return only(ask, f"seat:{enemy(state, ask.seat)}")
