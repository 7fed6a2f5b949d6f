"""Where a squad may go (sections 13 and 14): what can be chosen, without choosing it.

A squad is chosen as numbers of the groups of its space (``tired.groups``): units of one kind with the same marks.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content import names
from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    FOOD,
    GRASSLAND,
    INFANTRY,
    LEADER,
    NOBODY,
    ORE,
    PIRATE_SHIP,
    SEA,
    SETTLER,
    SHIP,
    UNEXPLORED,
    VESSELS,
)
from gonfalon.games.clash_of_cultures.rules.limits import berths, capacity, fleet, room, ship_room, stack, strike_room
from gonfalon.games.clash_of_cultures.rules.moments import (
    ATTACK_DECLARE,
    ATTACK_PRICE,
    MOVE_OPTIONS,
    MOVE_PENALTY,
    MOVE_RANGE,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill, due, payable
from gonfalon.games.clash_of_cultures.rules.position import FAR, Position
from gonfalon.games.clash_of_cultures.rules.sailing import blocked, coasts, navigate, waters
from gonfalon.games.clash_of_cultures.rules.tired import FOREST, FOUGHT, GRASS, HELD, MOUNTAIN, MOVED, Group, groups

TERRAIN_MARKS: Final = {names.FOREST: FOREST, names.MOUNTAIN: MOUNTAIN, GRASSLAND: GRASS}
NO_MOVE: Final = MOVED | MOUNTAIN | FOUGHT | HELD
ROADS_PRICE: Final = Bill((due(FOOD), due(ORE)))


class Squad:
    """Units chosen to move together from one space."""

    def __init__(self, seat: int, start: int, chosen: list[Group]) -> None:
        self.seat = seat
        self.start = start
        self.chosen = chosen
        self.ships = 0
        self.army = 0
        self.settlers = 0
        self.marks = 0  # of those who move by themselves
        self.leader = False
        for kind, _, number in chosen:
            if kind in VESSELS:
                self.ships += number
            elif kind == SETTLER:
                self.settlers += number
            else:
                self.army += number
                self.leader = self.leader or kind == LEADER
        for kind, marks, _ in chosen:
            if not self.ships or kind in VESSELS:
                self.marks |= marks

    def count(self, kind: int) -> int:
        return sum([number for k, _, number in self.chosen if k == kind])

    def size(self) -> int:
        return self.army + self.settlers


def can_stir(state: Position, seat: int, group: Group) -> bool:
    """Whether units of a group may move by themselves now (COC-13.1, 13.6, 13.7)."""
    kind, marks, _ = group
    if marks & NO_MOVE and not (
        marks & NO_MOVE == FOUGHT and kind in VESSELS and MOVE_OPTIONS.allowed(state, seat, "again")
    ):
        return False
    return kind == SETTLER or kind in VESSELS or MOVE_OPTIONS.allowed(state, seat, "army")


def enemy_there(state: Position, seat: int, place: int) -> bool:
    """Whether entering a land space is an attack (COC-13.4, 13.10)."""
    holder, city = state.holder[place], state.city[place]
    return (holder != NOBODY and holder != seat) or (city != NOBODY and city != seat)


def may_attack(state: Position, squad: Squad, place: int) -> bool:
    """COC-13.5, 13.7, 13.11: an army without the forest penalty, nothing that forbids it, what is due can be paid."""
    if not (squad.army or squad.ships) or squad.marks & FOREST:
        return False
    if ATTACK_DECLARE.forbidden_by(state, squad.seat, (squad, place)) is not None:
        return False
    return payable(state, squad.seat, attack_price(state, squad.seat, place))


def attack_price(state: Position, seat: int, place: int, sent: bool = False) -> Bill:
    """What must be paid before an attack on a space; ``sent``: by barbarians whom the seat sends there."""
    price: Bill = ATTACK_PRICE.settled(state, seat, FREE, (seat, place, sent))
    return price


def at_peace(state: Position, seat: int, other: int) -> bool:
    """Whether this seat may not attack the other (COC-35.3)."""
    truces = state.truces
    for at in range(0, len(truces), 2):
        if truces[at] == seat and truces[at + 1] == other:
            return True
    return False


def owners_of(state: Position, place: int) -> list[int]:
    """Whose units stand in a space, and whose city."""
    return [state.holder[place], state.city[place]]


def may_send(state: Position, seat: int, place: int, size: int) -> bool:
    """COC-35.3: whether a seat may send so many barbarians there: land with room, no truce, what is due payable."""
    if not state.is_land(place) or (state.holder[place] == BARBARIAN and room(state, BARBARIAN, place) < size):
        return False
    if state.active == seat and any(at_peace(state, seat, other) for other in owners_of(state, place)):
        return False
    return payable(state, seat, sending_price(state, seat, place))


def sending_price(state: Position, seat: int, place: int) -> Bill:
    """What an attack on an opponent costs is due for barbarians too, but for what they ignore (COC-33.24)."""
    foreign = any(other in state.others(seat) for other in owners_of(state, place))
    return attack_price(state, seat, place, sent=True) if foreign else FREE


def land_targets(state: Position, squad: Squad, most: int = FAR) -> list[int]:
    """The adjacent spaces a land squad may enter: land, ships, unexplored regions (COC-13.2 to 13.5, 14.5, 14.8).

    ``most``: only so many of them.
    """
    out: list[int] = []
    at_sea = state.terrain[squad.start] == SEA
    for place in state.land().near[squad.start]:
        if len(out) == most:
            break
        terrain = state.terrain[place]
        if terrain == UNEXPLORED:
            if squad.army <= stack(state, squad.seat, place, squad.leader):
                out.append(place)
        elif terrain == SEA:
            if not at_sea and berths(state, squad.seat, place) >= squad.size():
                out.append(place)
        elif enemy_there(state, squad.seat, place):
            if squad.army <= stack(state, squad.seat, place, squad.leader) and may_attack(state, squad, place):
                out.append(place)
        elif squad.army <= room(state, squad.seat, place, squad.leader):
            out.append(place)
    return out


def road_targets(state: Position, squad: Squad) -> list[int]:
    """COC-31.8 to 31.10: the spaces a land squad reaches by Roads, if it can be paid for."""
    seat, start = squad.seat, squad.start
    reach = int(MOVE_RANGE.settled(state, seat, 0))
    if not reach or not state.is_land(start) or not payable(state, seat, ROADS_PRICE):
        return []
    out: list[int] = []
    at_home = state.city[start] == seat
    seen = {start: 0}
    queue = [start]
    for here in queue:
        for place in state.land().near[here]:
            if place in seen or not state.is_land(place):
                continue
            seen[place] = seen[here] + 1
            if enemy_there(state, seat, place):
                if (
                    at_home
                    and squad.army <= stack(state, seat, place, squad.leader)
                    and may_attack(state, squad, place)
                    and road_gates(state, squad, place)
                ):
                    out.append(place)
                continue
            if squad.army > room(state, seat, place, squad.leader):
                continue
            if at_home or state.city[place] == seat:
                out.append(place)
            if seen[place] < reach:
                queue.append(place)
    return sorted(out)


def road_gates(state: Position, squad: Squad, target: int) -> list[int]:
    """The spaces from which a squad on Roads may attack its target: where it retreats to (COC-31.10)."""
    gates = _gates(state, squad, target)
    worst = come_to(squad, squad.start, GRASS)
    if ATTACK_DECLARE.forbidden_by(state, squad.seat, (worst, target)) is None:
        return gates
    free = _gates(state, squad, target, free=True)
    allowed: list[int] = []
    for gate in gates:
        come = come_to(squad, gate, 0 if gate in free else GRASS)
        if ATTACK_DECLARE.forbidden_by(state, squad.seat, (come, target)) is None:
            allowed.append(gate)
    return allowed


def road_penalties(state: Position, squad: Squad, target: int) -> int:
    """The marks of spaces a squad on Roads cannot help passing: those of grassland (COC-34.2)."""
    return 0 if _gates(state, squad, target, free=True) else GRASS


def _gates(state: Position, squad: Squad, target: int, free: bool = False) -> list[int]:
    """The spaces from which a squad on Roads can enter its target; ``free``: reached without any mark of a space."""
    reach = int(MOVE_RANGE.settled(state, squad.seat, 0))
    steps = {squad.start: 0}
    queue = [squad.start]
    for here in queue:
        for place in state.land().near[here]:
            if place in steps or not state.is_land(place) or enemy_there(state, squad.seat, place):
                continue
            if squad.army > room(state, squad.seat, place, squad.leader) or steps[here] + 1 >= reach:
                continue
            if free and penalties(state, squad, "road", INFANTRY, place):
                continue
            steps[place] = steps[here] + 1
            queue.append(place)
    return [here for here in queue if target in state.land().near[here]]


def come_to(squad: Squad, place: int, marks: int) -> Squad:
    """The squad as it stands in a space that it passes."""
    return Squad(squad.seat, place, [(kind, own | marks, number) for kind, own, number in squad.chosen])


def penalties(state: Position, squad: Squad, way: str, kind: int, place: int) -> int:
    """The marks of the space entered (COC-13.7, 14.5, 34.2), less those an effect lifts."""
    marks = TERRAIN_MARKS.get(state.terrain[place], 0)
    return int(MOVE_PENALTY.settled(state, squad.seat, marks, (squad, way, kind)))


def ship_targets(state: Position, squad: Squad) -> tuple[list[int], list[int], list[int], list[int]]:
    """Sea spaces, regions to explore, sea spaces by Navigation, unexplored edge spaces by Navigation."""
    seat = squad.seat
    free, stops = waters(state, seat, squad.start)
    fights = [place for place in stops if may_attack(state, squad, place)]
    seas = [p for p in free[1:] if _may_enter(state, squad, p)] + fights
    far: list[int] = []
    edges: list[int] = []
    for passage in navigate(state, seat, free):
        if passage.unknown >= 0:
            edges.append(passage.unknown)
            continue
        for door in passage.entries:
            held = blocked(state, seat, door)
            beyond, guarded = ([], [door]) if held else waters(state, seat, door)
            far.extend([p for p in beyond if p not in far and _may_enter(state, squad, p)])
            far.extend([p for p in guarded if p not in far and may_attack(state, squad, p)])
    far = [place for place in far if place not in seas and place != squad.start]
    return sorted(seas), coasts(state, free), sorted(set(far)), sorted(set(edges))


def _may_enter(state: Position, squad: Squad, place: int) -> bool:
    """COC-33.14: there is room for all the ships, or pirates whom they may attack."""
    return ship_room(state, squad.seat, place) >= squad.ships or may_strike(state, squad, place)


def may_strike(state: Position, squad: Squad, place: int) -> bool:
    """Whether pirates with whom a squad might share a space can be attacked by it, with the ships that are there."""
    if not state.pirates[place] or not squad.count(SHIP):
        return False
    return strike_room(state, squad.seat, place) >= squad.ships and may_attack(state, squad, place)


def has_target(state: Position, squad: Squad, fresh: bool = False) -> bool:
    """Whether a squad can go anywhere; ``fresh``: by one step, not by Roads."""
    if squad.ships:
        return any(ship_targets(state, squad))
    return bool(land_targets(state, squad, 1) or (not fresh and road_targets(state, squad)))


def stows(state: Position, squad: Squad) -> bool:
    """COC-14.4: what goes along fits on the ships that go, what stays on those that stay."""
    if not squad.ships:
        return True
    each = capacity(state, squad.seat, squad.start)
    left = fleet(state, squad.seat, squad.start) - squad.ships
    return squad.size() <= each * squad.ships and state.aboard(squad.start) - squad.size() <= each * left


def origins(state: Position, seat: int, only: int = NOBODY, most: int = FAR, fresh: bool = False) -> list[int]:
    """The spaces from which something may move, or something of one kind, or something new; so many at most."""
    out: list[int] = []
    for place in state.places_of(seat):
        if len(out) == most:
            break
        for group in groups(state, place):
            if only not in (NOBODY, group[0]) or (fresh and group[1]):
                continue
            if not can_stir(state, seat, group):
                continue
            if group[0] == PIRATE_SHIP:  # they go nowhere by themselves (COC-33.14)
                found = bool(squads(state, seat, place, only))
            else:
                found = has_target(state, Squad(seat, place, [(group[0], group[1], 1)]), fresh)
            if found:
                out.append(place)
                break
    return out


def squads(state: Position, seat: int, start: int, only: int = NOBODY, fresh: bool = False) -> list[tuple[int, ...]]:
    """Every choice of numbers of the groups in a space that may move somewhere together (COC-13.9)."""
    here = groups(state, start)
    free = [can_stir(state, seat, group) and only in (NOBODY, group[0]) and not (fresh and group[1]) for group in here]
    at_sea = state.terrain[start] == SEA
    every: list[tuple[int, ...]] = [()]
    for i, (kind, _, number) in enumerate(here):
        cargo = at_sea and kind < SHIP and only == NOBODY
        most = number if free[i] or cargo else 0
        every = [(*numbers, n) for numbers in every for n in range(most + 1)]
    known: dict[tuple[int, int, int, int, bool, bool], bool] = {}
    out: list[tuple[int, ...]] = []
    for numbers in every:
        if not any(numbers):
            continue
        squad = chosen(seat, start, here, numbers)
        if squad.ships:
            if squad.ships == squad.count(PIRATE_SHIP) and not squad.size():
                continue  # a unit of one's own goes with pirates (COC-33.14)
            if not stows(state, squad) or not all(
                free[i] for i, (kind, _, _) in enumerate(here) if kind in VESSELS and numbers[i]
            ):
                continue
        elif not all(free[i] for i, n in enumerate(numbers) if n):
            continue
        key = (squad.ships, squad.army, squad.size(), squad.marks, squad.leader, squad.count(SHIP) > 0)
        if key not in known:
            known[key] = has_target(state, squad, fresh)
        if known[key]:
            out.append(numbers)
    return out


def chosen(seat: int, start: int, here: list[Group], numbers: tuple[int, ...]) -> Squad:
    """The squad that these numbers of the groups make."""
    return Squad(seat, start, [(kind, marks, n) for (kind, marks, _), n in zip(here, numbers, strict=True) if n])
