"""What an army could take: how strong it is, what stands in its way, what a conquest would bring."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import KINDS, MACHINE
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.dice import attack_value
from gonfalon.games.medioevo_universale.rules.groups import fresh_units, has_castle, land_carriers, room
from gonfalon.games.medioevo_universale.rules.position import DECLARED, HORDE, NOBODY, OWNERS, PLAYERS, WAR, Position
from gonfalon.games.medioevo_universale.rules.steps import may_cross, step_cost
from gonfalon.games.medioevo_universale.rules.units import horde

#: How much a unit of each kind counts in a battle.
POWER: Final = [1.0, 1.7, 1.9, 2.6, 1.6, 2.4, 3.2]
#: So much stronger an army should be than what it attacks.
CAUTION: Final = 1.2
#: So many units on foot are worth a War Wagon's way, and how much.
FETCHED: Final = 2
MEETING: Final = 0.05
#: Whoever stays in foreign land longer than its owner allows attacks him (MEU-19.17).
HOMEWARD: Final = 0.6
#: What one of the crew of a siege machine adds to the power of an army, by the machine's level: three behind a Catapult
#: are worth about three more heavy infantrymen in a battle of six against six (rules/odds.py). So many units go with it
#: before it counts.
SHOT: Final = [0.0, 2.0, 3.0, 4.0]
CREW: Final = 4
#: What is lost to another player is gained by him; to him it is no matter of chance where he strikes.
RAID: Final = 3.0


def power(army: int) -> float:
    """How strong an army is, about."""
    total = 0.0
    for kind in range(KINDS):
        total += POWER[kind] * count(army, kind)
    return total


def fury(state: Position) -> float:
    """How dangerous barbarians are by the dice of this turn (MEU-5.4)."""
    value = attack_value(state.circle) if state.circle else 7
    return 0.8 if value < 6 else 1.0 if value < 9 else 1.5


def engines(state: Position, seat: int, here: int, army: int) -> float:
    """How much the best siege machine beside an army adds to its strength; half of the army may be its crew."""
    if size(army) < CREW:
        return 0.0
    levels = [state.level[slot] for slot in state.carriers_at(here, seat) if state.what[slot] == MACHINE]
    return SHOT[max(levels)] * min(state.number("machine_crew"), size(army) // 2) if levels else 0.0


def resistance(state: Position, seat: int, space: int) -> float:
    """What an army that enters a territory must overcome."""
    at = space * OWNERS
    wild = state.army[at + HORDE]
    guards = 0.0
    for other in range(state.seats):
        if other != seat and state.army[at + other] and not state.guest(other, seat, space):
            guards += power(state.army[at + other]) * (1 + 0.2 * state.fortress(space))
            guards += engines(state, other, space, state.army[at + other])
    if not wild and state.holder[space] == NOBODY and not guards and state.circle:
        wild = horde(state)
    return power(wild) * fury(state) + guards


def menaced(state: Position, seat: int) -> dict[int, float]:
    """The territories of a seat next to a horde that their garrison could not beat, and what may be lost there."""
    world = state.world()
    out: dict[int, float] = {}
    for lair in range(world.lands):
        wild = state.army[lair * OWNERS + HORDE]
        if not wild or not state.in_play[lair]:
            continue
        _frighten(state, seat, lair, power(wild) * fury(state), 1.0, out)
    for other in range(state.seats):
        if other != seat and state.relation[seat * PLAYERS + other] in (WAR, DECLARED):
            for camp in state.occupied(other):
                _frighten(state, seat, camp, power(state.units(camp, other)), RAID, out)
    return out


def _frighten(state: Position, seat: int, lair: int, terror: float, greed: float, out: dict[int, float]) -> None:
    """Note what an army in one space endangers in those around it; ``greed``: how surely it comes."""
    world = state.world()
    for near in world.adjacent[lair]:
        if near < world.lands and state.holder[near] == seat:
            army = state.army[near * OWNERS + seat]
            guards = power(army) * (1 + 0.2 * state.fortress(near)) + engines(state, seat, near, army)
            worth = 0.2 + 0.3 * bool(world.area[near]) + 0.4 * sum(state.built[near * 3 : near * 3 + 3])
            risk = greed * worth * max(0.0, 1 - guards / terror)
            if risk > out.get(near, 0.0):
                out[near] = risk


def prize(state: Position, seat: int, space: int, foe: int = NOBODY) -> float:
    """The honour, about, that a territory would bring to its conqueror; 0: nothing to look for there.

    ``foe`` is somebody with whom there might be war.
    """
    world, holder = state.world(), state.holder[space]
    home = state.home(space)
    if holder == seat:
        return 0.0
    if holder == NOBODY and home == seat:
        return 1.6 if state.rebelled[space] else 1.1
    if holder not in (NOBODY, foe) and state.relation[seat * PLAYERS + holder] != WAR:
        return 0.0
    if home not in (NOBODY, seat, foe) and holder == NOBODY and state.relation[seat * PLAYERS + home] != WAR:
        return 0.0
    if not world.area[space]:
        return 0.12 if holder == NOBODY else 0.3
    at = space * 3
    value = 1.1 + sum(state.built[at : at + 3])
    if state.conquered[space] & 1:
        value = 0.2
    if (space == world.rome and not state.monuments & 1) or (space == world.jerusalem and not state.monuments & 2):
        value += 2.0
    return value if holder == NOBODY else value + 0.5


def marchers(state: Position, seat: int, origin: int) -> tuple[int, int]:
    """The army that could leave a territory by land with everything there, and its movement points."""
    slots = land_carriers(state, seat, origin)
    free = fresh_units(state, seat, origin, False)
    places = size(free) if has_castle(state, seat, origin) else room(state, slots)
    army = 0
    for kind in range(KINDS - 1, -1, -1):
        number = min(places - size(army), count(free, kind))
        army += number << 6 * kind
    wheels = any(state.what[slot] != MACHINE for slot in slots)
    return army, wagon_moves(state, seat, origin) if wheels else int(has_castle(state, seat, origin))


def wagon_moves(state: Position, seat: int, origin: int) -> int:
    """The movement points of the slowest of the War Wagons in a territory and the siege machines that go with them; 0
    without a War Wagon."""
    slots = land_carriers(state, seat, origin)
    if not any(state.what[slot] != MACHINE for slot in slots):
        return 0
    return min([state.moves[slot] for slot in slots])


def _roads(state: Position, seat: int, here: int, moves: int) -> dict[int, int]:
    """The land that troops from here may cross to in one movement, and the first step towards each."""
    world = state.world()
    costs, out = {here: 0}, {here: NOBODY}
    rim = [here]
    while rim:
        place = rim.pop(0)
        for goal in world.by_land[place]:
            after = costs[place] + step_cost(state, place, goal)
            if goal not in costs and state.in_play[goal] and after <= moves and may_cross(state, seat, goal):
                costs[goal] = after
                out[goal] = goal if place == here else out[place]
                rim.append(goal)
    del out[here]
    return out


def meetings(state: Position, seat: int, here: int, moves: int) -> list[tuple[float, int, int]]:
    """Own armies on foot that War Wagons from here could fetch, like ``aims``; a guest goes home instead."""
    roads = _roads(state, seat, here, moves)
    if not state.is_sea(here) and state.holder[here] not in (NOBODY, seat):
        own = [(HOMEWARD, goal, step) for goal, step in roads.items() if state.holder[goal] == seat]
        return own[:1]
    out: list[tuple[float, int, int]] = []
    for goal, step in roads.items():
        waiting = state.army[goal * OWNERS + seat]
        if size(waiting) >= FETCHED and not land_carriers(state, seat, goal):
            out.append((MEETING * power(waiting), goal, step))
    return sorted(out, key=lambda aim: (-aim[0], aim[1]))


def aims(
    state: Position, seat: int, here: int, army: int, moves: int, foe: int = NOBODY, bare: bool = False
) -> list[tuple[float, int, int]]:
    """Conquests within reach of an army, best first: worth, where, and the first step towards it.

    ``bare``: as if it had no siege machine.
    """
    if not army or moves <= 0:
        return []
    world = state.world()
    strength = power(army) + (0.0 if bare else engines(state, seat, here, army))
    reached = {here: (0, NOBODY)}  # the cost to come there, and the first step
    rim = [here]
    found: dict[int, tuple[float, int]] = {}
    while rim:
        place = rim.pop(0)
        cost, first = reached[place]
        for goal in world.by_land[place]:
            after = cost + step_cost(state, place, goal)
            if not state.in_play[goal] or after > moves or goal == here:
                continue
            step = goal if first == NOBODY else first
            if may_cross(state, seat, goal):
                if goal not in reached:
                    reached[goal] = (after, step)
                    rim.append(goal)
                continue
            if goal in found:
                continue
            value = prize(state, seat, goal, foe)
            if value:
                against = resistance(state, seat, goal)
                if strength >= CAUTION * against:
                    found[goal] = (value - 0.12 * against, step)
    out = [(value, goal, step) for goal, (value, step) in found.items() if value > 0]
    return sorted(out, key=lambda aim: (-aim[0], aim[1]))
