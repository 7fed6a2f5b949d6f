"""What an army aboard Galleys could take: embarking, crossing the seas, landing (section 8D)."""

from gonfalon.games.medioevo_universale.content.terms import GALLEY, KINDS
from gonfalon.games.medioevo_universale.mind.marching import CAUTION, power, prize, resistance
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.groups import fresh_units, ready_galleys, room
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.steps import may_cross


def sailors(state: Position, seat: int, origin: int) -> tuple[int, int]:
    """The army that could put to sea from a space with all Galleys there, and their movement points."""
    slots = ready_galleys(state, seat, origin)
    if not slots:
        return 0, 0
    moves = min([state.moves[slot] for slot in slots])
    if state.is_sea(origin):
        return sum([state.load[slot] for slot in slots]), moves
    free, places = fresh_units(state, seat, origin, True), room(state, slots)
    army = 0
    for kind in range(KINDS - 1, -1, -1):
        army += min(places - size(army), count(free, kind)) << 6 * kind
    return army, moves


def voyages(
    state: Position, seat: int, here: int, army: int, moves: int, foe: int = NOBODY
) -> list[tuple[float, int, int]]:
    """Landings within reach of an army aboard, best first: worth, where, and the first step towards it."""
    if not army or moves <= 0:
        return []
    world, strength = state.world(), power(army)
    reached = {here: (0, NOBODY)}  # the cost to come there, and the first step
    rim = [here]
    found: dict[int, tuple[float, int]] = {}
    while rim:
        place = rim.pop(0)
        cost, first = reached[place]
        for goal in world.by_water[place] if cost < moves else ():
            step = goal if first == NOBODY else first
            if not state.in_play[goal] or goal in reached or goal in found:
                continue
            if state.is_sea(goal):
                if may_cross(state, seat, goal):
                    reached[goal] = (cost + 1, step)
                    rim.append(goal)
            elif state.is_sea(place):
                against = resistance(state, seat, goal)
                value = prize(state, seat, goal, foe) - 0.12 * against
                if value > 0 and strength >= CAUTION * against:
                    found[goal] = (value, step)
    out = [(value, goal, step) for goal, (value, step) in found.items()]
    return sorted(out, key=lambda aim: (-aim[0], aim[1]))


def hope(state: Position, seat: int) -> float:
    """The best landing that Galleys and the troops beside or aboard them could make in their next movement."""
    best = 0.0
    movement = state.world().movement
    for slot in state.carriers(seat):
        if state.what[slot] != GALLEY:
            continue
        here = state.place[slot]
        army = state.units(here, seat)
        while size(army) > state.room(slot):
            army -= 1 << 6 * min([kind for kind in range(KINDS) if count(army, kind)])
        for value, _, _ in voyages(state, seat, here, army, movement[GALLEY * 4 + state.level[slot]])[:1]:
            best = max(best, value)
    return best
