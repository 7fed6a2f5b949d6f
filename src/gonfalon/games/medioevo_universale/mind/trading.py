"""Where a transport should go, and which trade route is worth opening."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, SHIP
from gonfalon.games.medioevo_universale.mind.paths import FAR, distances
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import Trade, may_trade
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position

STAY: Final = -1


def turns_left(state: Position) -> int:
    """How many trade phases are still to come, this one included."""
    return state.turns() - state.turn_number + int(state.phase <= 6)


def reachable(state: Position, slot: int, area: int) -> bool:
    """Whether this kind of transport can stand in a populated area at all."""
    return state.what[slot] == CARAVAN or state.world().port[area]


def sells(state: Position, slot: int, area: int) -> bool:
    """Whether something aboard could be sold in an area (MEU-14.10)."""
    good = state.world().good[area]
    for colour in carriers.colours(state.cargo[slot]):
        if colour != good and not state.market[area] >> colour & 1:
            return True
    return False


def tour(state: Position, seat: int, slot: int, start: int, good: int) -> list[tuple[int, int]]:
    """The areas of a route from here, always the nearest next, each with the steps made until there.

    ``good`` is what is bought: it cannot be sold at the destination if it is printed or lies there.
    """
    world = state.world()
    areas = [t for t in world.areas if state.in_play[t] and t != start and reachable(state, slot, t)]
    out: list[tuple[int, int]] = []
    here, steps = start, 0
    while areas and len(out) < 8:
        row = distances(state, seat, slot, here)
        best = min(areas, key=lambda area: row[area])
        if row[best] >= FAR:
            break
        steps += row[best]
        out.append((best, steps))
        areas.remove(best)
        here = best
    return out


def destination(state: Position, seat: int, area: int, good: int) -> bool:
    """Whether a route with this good could end in an area."""
    return state.world().good[area] != good and not state.market[area] >> good & 1 and may_trade(state, seat, area)


def best_route(state: Position, seat: int, slot: int, start: int, good: int) -> list[int]:
    """The stages of the route that brings most in the time left, the destination last; none if no route does."""
    world = state.world()
    way = tour(state, seat, slot, start, good)
    speed = world.movement[state.what[slot] * 4 + state.level[slot]] - 1
    first = max(0, state.moves[slot] - 1)
    best: list[int] = []
    best_rate = 0.0
    for number, points in world.route_points.items():
        if number > len(way) or not destination(state, seat, way[number - 1][0], good):
            continue
        after = way[number - 1][1] + 1 - first
        turns = 1 + max(0, -(-after // max(1, speed)))
        if turns <= turns_left(state) and points / turns > best_rate:
            best_rate = points / turns
            best = [area for area, _ in way[:number]]
    return best


def stage(state: Position, frame: Trade) -> int:
    """The next stage to name for the route that is being opened."""
    good = state.world().good[frame.space]
    way = [area for area, _ in tour(state, frame.seat, frame.slot, frame.space, good)][: frame.length]
    if len(way) < frame.length:
        return NOBODY
    rest = [area for area in sorted(way[:-1]) if area not in frame.stages]
    return rest[0] if rest else way[-1]


def goal_of(state: Position, seat: int, slot: int) -> int:
    """Where a transport should go now; STAY where it has nothing to look for."""
    world, here = state.world(), state.place[slot]
    if state.road[seat] == slot and state.route[seat]:
        stages = state.route[seat]
        row = distances(state, seat, slot, here)
        missing = [at // 2 for at in stages[:-1] if at % 2 == 0]
        if missing:
            goal = min(missing, key=lambda area: row[area])
            return goal if row[goal] < FAR else STAY
        return stages[-1] // 2
    row = distances(state, seat, slot, here)
    laden = state.cargo[slot] > 0
    goals: list[tuple[float, int]] = []
    for area in world.areas:
        if not state.in_play[area] or row[area] >= FAR or not may_trade(state, seat, area):
            continue
        if state.what[slot] == SHIP and not world.port[area]:
            continue
        if laden and sells(state, slot, area):
            goals.append((row[area] - 1.5 * state.market_value(area), area))
        elif not laden and not state.route[seat] and state.bank[world.good[area]]:
            goals.append((float(row[area]), area))
    return min(goals)[1] if goals else STAY
