"""Where a transport should go, and which trade route is worth opening."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, SHIP
from gonfalon.games.medioevo_universale.mind.paths import FAR, closed, distances, row
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import Trade, may_trade
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position

STAY: Final = -1
#: So many first stages are thought of for a route; so many stages done make it worth waiting for a road.
BEGINNINGS: Final = 4
NEARLY: Final = 5


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


def nearest(near: list[int], areas: list[int]) -> int:
    """The area with the shortest way; NOBODY if there are none."""
    best, least = NOBODY, FAR + 1
    for area in areas:
        if near[area] < least:
            best, least = area, near[area]
    return best


def ways(state: Position, seat: int, slot: int, start: int, good: int) -> dict[int, tuple[int, list[int]]]:
    """For every length of a route the shortest way found: its steps, and its areas, the destination last.

    It goes to the nearest area next, once begun with each of the nearest; the destination is the nearest that takes
    ``good``, which is what is bought: it cannot be sold where it is printed or lies.
    """
    world, ship, shut = state.world(), state.what[slot] == SHIP, closed(state, seat)
    areas = [t for t in world.areas if state.in_play[t] and t != start and reachable(state, slot, t)]
    first = row(state, ship, start, shut)
    ends = [area for area in areas if destination(state, seat, area, good)]
    best: dict[int, tuple[int, list[int]]] = {}
    for begun in sorted(areas, key=lambda area: first[area])[:BEGINNINGS]:
        way, here, steps = [begun], begun, first[begun]
        while steps < FAR and len(way) < 8:
            near = row(state, ship, here, shut)
            if len(way) + 1 in world.route_points:
                goal = nearest(near, [area for area in ends if area not in way])
                length = steps + near[goal] if goal != NOBODY else FAR
                if length < best.get(len(way) + 1, (FAR, way))[0]:
                    best[len(way) + 1] = (length, [*way, goal])
            here = nearest(near, [area for area in areas if area not in way])
            steps = steps + near[here] if here != NOBODY else FAR
            way.append(here)
    return best


def destination(state: Position, seat: int, area: int, good: int) -> bool:
    """Whether a route with this good could end in an area."""
    return state.world().good[area] != good and not state.market[area] >> good & 1 and may_trade(state, seat, area)


def best_route(state: Position, seat: int, slot: int, start: int, good: int) -> list[int]:
    """The stages of the route that brings most in the time left, the destination last; none if no route does."""
    world = state.world()
    speed = world.movement[state.what[slot] * 4 + state.level[slot]]
    reach = state.moves[slot] - 1 + speed * (turns_left(state) - 1)
    best: list[int] = []
    best_rate = 0.0
    for number, (steps, way) in ways(state, seat, slot, start, good).items():
        rate = world.route_points[number] / (steps + 2)
        if steps + 1 <= reach and rate > best_rate:
            best_rate, best = rate, way
    return best


def stage(state: Position, frame: Trade) -> int:
    """The next stage to name for the route that is being opened."""
    good = state.world().good[frame.space]
    _, way = ways(state, frame.seat, frame.slot, frame.space, good).get(frame.length, (FAR, []))
    if not way:
        return NOBODY
    rest = [area for area in sorted(way[:-1]) if area not in frame.stages]
    return rest[0] if rest else way[-1]


def hopeless(state: Position, seat: int) -> bool:
    """A route that leads nowhere: the destination no longer takes what is carried, or the way is too far or closed."""
    slot, stages = state.road[seat], state.route[seat]
    if slot < 0 or not stages:
        return False
    if not state.cargo[slot] or not sells(state, slot, stages[-1] // 2):
        return True
    steps = steps_left(state, seat, slot)
    speed = state.world().movement[state.what[slot] * 4 + state.level[slot]]
    if steps < FAR:
        return steps + 1 > state.moves[slot] + speed * (turns_left(state) - 1)
    done = sum([at % 2 for at in stages[:-1]])
    return goal_of(state, seat, slot) == STAY and (done < NEARLY or turns_left(state) > 2)


def steps_left(state: Position, seat: int, slot: int) -> int:
    """How long the rest of a route is, always to the nearest stage next; FAR if a part of it is closed."""
    ship, shut = state.what[slot] == SHIP, closed(state, seat)
    missing = [at // 2 for at in state.route[seat][:-1] if at % 2 == 0]
    here, steps = state.place[slot], 0
    while missing and steps < FAR:
        near = row(state, ship, here, shut)
        here = nearest(near, missing)
        steps += near[here]
        missing.remove(here)
    return min(FAR, steps + row(state, ship, here, shut)[state.route[seat][-1] // 2])


def goal_of(state: Position, seat: int, slot: int) -> int:
    """Where a transport should go now; STAY where it has nothing to look for."""
    world, here = state.world(), state.place[slot]
    if state.road[seat] == slot and state.route[seat]:
        stages = state.route[seat]
        near = distances(state, seat, slot, here)
        missing = [at // 2 for at in stages[:-1] if at % 2 == 0]
        if missing:
            goal = nearest(near, missing)
            return goal if near[goal] < FAR else STAY
        return stages[-1] // 2 if near[stages[-1] // 2] < FAR else STAY
    near = distances(state, seat, slot, here)
    laden = state.cargo[slot] > 0
    goals: list[tuple[float, int]] = []
    for area in world.areas:
        if not state.in_play[area] or near[area] >= FAR or not may_trade(state, seat, area):
            continue
        if state.what[slot] == SHIP and not world.port[area]:
            continue
        if laden and sells(state, slot, area):
            goals.append((near[area] - 1.5 * state.market_value(area), area))
        elif not laden and not state.route[seat] and state.bank[world.good[area]]:
            goals.append((float(near[area]), area))
    return min(goals)[1] if goals else STAY
