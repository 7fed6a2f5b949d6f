"""Trade as one plans it: the whole route at once, the way through all its stages, and the time left after it."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import SHIP
from gonfalon.games.medioevo_universale.mind.paths import FAR, closed, row
from gonfalon.games.medioevo_universale.mind.trading import reachable, turns_left
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import may_trade
from gonfalon.games.medioevo_universale.rules.money import may_borrow
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position

#: The movement that a route takes about, with the way to its beginning, and its trade points.
USUAL: Final = ((9, 2), (11, 4), (14, 6))
#: What part of the points of later routes counts, by the movement left for them.
LATER: Final = 0.85
#: How many ways of each length are kept, how many areas are tried next, and how many routes are measured exactly.
KEPT: Final = 40
NEXT: Final = 9
EXACT: Final = 10
#: So many places to buy the first good are thought of.
STARTS: Final = 7
#: What part of the points counts while the way to them is closed, and of later ones meanwhile.
SHUT: Final = 0.15
WAITING: Final = 0.75
DELAY: Final = 8
#: What it costs to end a route far from other areas, in nobody's land, and in somebody else's.
REMOTE: Final = 0.05
FREE: Final = 0.2
FOREIGN: Final = 0.6
#: How others spoil a destination by bringing the same good: at any time, from near, as a stage of theirs; at most.
SOMEBODY: Final = 0.3
NEARBY: Final = 0.8
STAGED: Final = 2.5
SPOILT: Final = 3.0
REACH: Final = 8
#: A first loan for a route pays with so many trade phases to come.
CREDIT: Final = 3


def _prospects(most: int) -> list[float]:
    """The points that routes bring about, by movement."""
    best = [0.0] * (most + 1)
    for left in range(most + 1):
        for cost, points in USUAL:
            if cost <= left:
                best[left] = max(best[left], best[left - cost] + points)
    return best


PROSPECTS: Final = _prospects(120)


def later(steps: int) -> float:
    """The points that routes may still bring with so much movement."""
    return LATER * PROSPECTS[min(max(steps, 0), 120)]


class Errand:
    """What a transport is about: its worth, the places to come to, where it buys, the stages of a route to open."""

    def __init__(self, worth: float, order: list[int], buy: int, stages: list[int]) -> None:
        self.worth = worth
        self.order = order
        self.buy = buy
        self.stages = stages  # the destination last


class Ground:
    """The map as one transport finds it: the areas it can come to, those open to its trade, the movement left."""

    def __init__(self, state: Position, seat: int, slot: int) -> None:
        world = state.world()
        self.state = state
        self.seat = seat
        self.slot = slot
        self.ship = state.what[slot] == SHIP
        self.shut = closed(state, seat)
        self.here = state.place[slot]
        areas = [t for t in world.areas if state.in_play[t] and reachable(state, slot, t)]
        self.areas = [t for t in areas if not self.shut >> t & 1 or t == self.here]
        self.open = [t for t in self.areas if may_trade(state, seat, t)]
        speed = world.movement[state.what[slot] * 4 + state.level[slot]]
        self.left = state.moves[slot] + speed * (turns_left(state) - 1)
        self.goods = carriers.colours(state.cargo[slot])

    def row(self, goal: int, avoid: int = NOBODY) -> list[int]:
        """How far every space is from a goal, not through a space to be avoided."""
        shut = self.shut & ~(1 << goal)
        if avoid not in (NOBODY, goal):
            shut |= 1 << avoid
        return row(self.state, self.ship, goal, shut)

    def takes(self, area: int, good: int) -> bool:
        """Whether an area would buy a good (MEU-14.10)."""
        return self.state.world().good[area] != good and not self.state.market[area] >> good & 1

    def sells(self, area: int) -> bool:
        """Whether it would buy something of what is aboard."""
        return any(self.takes(area, good) for good in self.goods)

    def roomy(self) -> bool:
        """Whether another cube can be loaded."""
        return carriers.cube_count(self.state.cargo[self.slot]) < self.state.hold(self.slot)

    def solvent(self) -> bool:
        """Whether there is money for a good."""
        return self.state.florins[self.seat] >= self.state.number("good")

    def tour(self, here: int, stops: list[int], goal: int) -> tuple[int, list[int]]:
        """The shortest way through all stops to the goal: its steps, and their order; the goal is not crossed before.

        Whoever leaves it with a single good has closed it to this good himself (MEU-14.12).
        """
        number = len(stops)
        last = self.row(goal)
        if not number:
            return last[here], [goal]
        rows = [self.row(stop, goal) for stop in stops]
        full = (1 << number) - 1
        size = number << number
        steps = [FAR] * size  # by the stops done and the last of them
        before = [-1] * size
        for at in range(number):
            steps[(1 << at) * number + at] = rows[at][here]
        for done in range(1, full):
            for at in range(number):
                so_far = steps[done * number + at]
                if so_far >= FAR:
                    continue
                for then in range(number):
                    after = (done | 1 << then) * number + then
                    if not done >> then & 1 and so_far + rows[then][stops[at]] < steps[after]:
                        steps[after] = so_far + rows[then][stops[at]]
                        before[after] = at
        total, end = FAR, -1
        for at in range(number):
            if steps[full * number + at] + last[stops[at]] < total:
                total, end = steps[full * number + at] + last[stops[at]], at
        order = [goal] if end >= 0 else []
        done = full
        while end >= 0:
            order.insert(0, stops[end])
            done, end = done & ~(1 << end), before[done * number + end]
        return total, order


def followed(ground: Ground) -> Errand:
    """How the open route goes on, if need be with another good bought on the way."""
    state, stages = ground.state, ground.state.route[ground.seat]
    points, goal = state.world().route_points[len(stages)], stages[-1] // 2
    stops = [at // 2 for at in stages[:-1] if at % 2 == 0]
    buy, steps = NOBODY, FAR
    order: list[int] = []
    if goal in ground.open and ground.sells(goal):
        steps, order = ground.tour(ground.here, stops, goal)
    elif goal in ground.open and ground.solvent() and ground.roomy():
        good, bank = state.world().good, state.bank
        for place in ground.open:
            if place != goal and bank[good[place]] and ground.takes(goal, good[place]):
                length, way = ground.tour(ground.here, stops if place in stops else [*stops, place], goal)
                if length + 1 < steps:
                    steps, order, buy = length + 1, way, place
    if steps < FAR:
        left = ground.left - steps - 1
        return Errand(points + later(left) if left >= 0 else 0.0, order, buy, [])
    away = {stop: ground.row(stop, goal)[ground.here] for stop in stops}
    near = sorted([stop for stop in stops if away[stop] < FAR], key=lambda stop: (away[stop], stop))
    hope = SHUT * points * (len(stages) - len(stops)) / len(stages) if turns_left(state) > 1 else 0.0
    return Errand(hope + WAITING * later(ground.left - DELAY), near, NOBODY, [])


def begun(ground: Ground, start: int, goods: list[int], left: int) -> Errand | None:
    """The best route with these goods from a place of purchase, with so much movement left there."""
    state = ground.state
    points = state.world().route_points
    areas = [t for t in ground.areas if t != start]
    rows = {t: ground.row(t) for t in [*areas, start]}
    rivals = _rivals(state, ground.seat)
    drawbacks: dict[int, float] = {}
    for goal in ground.open:
        if goal != start and any(ground.takes(goal, good) for good in goods):
            drawbacks[goal] = _remote(ground, rows, goal) + _spoilt(ground, rivals, rows[goal], goal, goods)
    found: list[tuple[float, int, list[int]]] = []
    for length, ways in _ways(start, areas, rows, left, max(points)).items():
        if length + 1 not in points:
            continue
        for steps, way in ways:
            here = way[-1]
            for goal, drawback in drawbacks.items():
                cost = steps + rows[goal][here] + 1
                if goal not in way and cost <= left:
                    worth = points[length + 1] + later(left - cost) - drawback
                    found.append((-worth, cost, [*way, goal]))
    best: Errand | None = None
    for _, _, way in sorted(found)[:EXACT]:
        steps, _ = ground.tour(start, way[:-1], way[-1])
        if steps + 1 <= left:
            worth = points[len(way)] + later(left - steps - 1) - drawbacks[way[-1]]
            if best is None or worth > best.worth:
                best = Errand(worth, [], NOBODY, [*sorted(way[:-1]), way[-1]])
    return best


def _ways(
    start: int, areas: list[int], rows: dict[int, list[int]], left: int, most: int
) -> dict[int, list[tuple[int, list[int]]]]:
    """Short ways through so many areas, by their number: their steps and the areas."""
    nearest = {t: sorted([a for a in areas if a != t], key=lambda a: (rows[a][t], a)) for t in rows}
    beam: list[tuple[int, list[int]]] = [(0, [])]
    out: dict[int, list[tuple[int, list[int]]]] = {}
    for length in range(1, most):
        seen: dict[tuple[int, ...], tuple[int, list[int]]] = {}
        for steps, way in beam:
            here = way[-1] if way else start
            tried = 0
            for then in nearest[here]:
                if then in way:
                    continue
                after = steps + rows[then][here]
                tried += 1
                if tried > NEXT or after >= left:
                    break
                key = (then, *sorted(way))
                if key not in seen or after < seen[key][0]:
                    seen[key] = (after, [*way, then])
        beam = sorted(seen.values())[:KEPT]
        out[length] = beam
    return out


def _remote(ground: Ground, rows: dict[int, list[int]], goal: int) -> float:
    """What it costs to end a route here: far from other areas, or where others decide about the market."""
    near = sorted([rows[t][goal] for t in rows if t != goal])[:5]
    holder = ground.state.holder[goal]
    return REMOTE * sum(near) + (0.0 if holder == ground.seat else FREE if holder == NOBODY else FOREIGN)


def _rivals(state: Position, seat: int) -> list[tuple[int, list[int], list[int]]]:
    """The laden transports of others: where they are, what they carry, the stages they have still to come to."""
    out: list[tuple[int, list[int], list[int]]] = []
    for other in state.others(seat):
        for slot in state.carriers(other):
            if state.trades(slot) and state.cargo[slot]:
                stages = state.route[other] if state.road[other] == slot else []
                ahead = [at // 2 for at in stages if at % 2 == 0]
                out.append((state.place[slot], carriers.colours(state.cargo[slot]), ahead))
    return out


def _spoilt(
    ground: Ground, rivals: list[tuple[int, list[int], list[int]]], near: list[int], goal: int, goods: list[int]
) -> float:
    """What it costs that somebody may bring the same goods to the destination before."""
    least = SPOILT
    for good in goods:
        if ground.takes(goal, good):
            risk = SOMEBODY
            for place, cargo, stages in rivals:
                if good in cargo:
                    risk += STAGED if goal in stages else NEARBY if near[place] <= REACH else 0.0
            least = min(least, risk)
    return least


def credit(state: Position, seat: int) -> bool:
    """Whether money may be borrowed for trade."""
    return may_borrow(state, seat) and not state.loans[seat] and turns_left(state) >= CREDIT


def opened(ground: Ground) -> Errand | None:
    """Where to buy something for a new route, and the route."""
    state, world = ground.state, ground.state.world()
    best: Errand | None = None
    away = ground.row(ground.here)
    for start in sorted(ground.open, key=lambda t: (away[t], t))[:STARTS]:
        if not state.bank[world.good[start]] or away[start] >= ground.left:
            continue
        sale = not ground.roomy() or not ground.solvent()
        if sale and not ground.sells(start):
            if not ground.roomy() or not credit(state, ground.seat):
                continue
            sale = False
        goods = sorted({*ground.goods, world.good[start]})
        errand = begun(ground, start, goods, ground.left - away[start] - 1 - int(sale))
        if errand is not None and (best is None or errand.worth > best.worth):
            best = Errand(errand.worth, [start], start, errand.stages)
    return best


def errand(state: Position, seat: int, slot: int) -> Errand | None:
    """What a transport does next: its open route, or the best new one; None where a route brings nothing."""
    road = state.road[seat] == slot and bool(state.route[seat])
    ground = Ground(state, seat, slot)
    return followed(ground) if road else opened(ground)
