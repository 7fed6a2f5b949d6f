"""Transports and siege machines: slots, property tokens, the bank's supply, cargo (sections 7D, 7F, 8D)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, GALLEY, GOODS, MACHINE, MACHINERY, SHIP, WAGON
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.position import (
    ALL_SLOTS,
    FLEET,
    HORDE,
    NOTHING,
    OWNERS,
    SLOTS,
    Position,
)
from gonfalon.games.medioevo_universale.rules.units import carry_changes

CARRIER: Final = 1000  # and its slot: a carrier as something that Diplomats protect
PROTECTORS: Final = (50, 51)
COLUMN: Final = 56  # the Ranger who leads several transports


def tokens_allow(one: int, two: int, three: int) -> bool:
    """MEU-7.21: whether ten double-sided property tokens can show so many pieces of levels I, II and III."""
    if one > 8 or two > 6 or three > 4:
        return False
    return two + three <= 8 and one + two + three <= SLOTS


def can_own(state: Position, owner: int, level: int, instead: int = 0) -> bool:
    """Whether a property token is free for one more piece of a level, in the place of one of level ``instead``."""
    if owner == HORDE:
        return free_slot(state, owner) != NOTHING
    return _tokens_for(state, owner, [level], instead)


def can_own_all(state: Position, owner: int, levels: list[int]) -> bool:
    """Whether a player has property tokens for several more pieces."""
    return _tokens_for(state, owner, levels, 0)


def _tokens_for(state: Position, owner: int, levels: list[int], instead: int) -> bool:
    numbers = [0, 0, 0, 0]
    for slot in state.carriers(owner):
        numbers[state.level[slot]] += 1
    for level in levels:
        numbers[level] += 1
    if instead:
        numbers[instead] -= 1
    return tokens_allow(numbers[1], numbers[2], numbers[3])


def in_bank(state: Position, what: int, level: int) -> bool:
    """MEU-7.22: whether the bank has such a piece."""
    return bank_left(state, what, level) > 0


def bank_left(state: Position, what: int, level: int) -> int:
    """How many such pieces the bank has; machines are counted level by level."""
    supply = state.world().carrier_count[what]
    used = 0
    for slot in range(ALL_SLOTS):
        if state.what[slot] == what and (what != MACHINE or state.level[slot] == level):
            used += 1
    return supply[level - 1 if what == MACHINE else 0] - used


def free_slot(state: Position, owner: int) -> int:
    """A free slot of an owner, or NOTHING."""
    start, end = (FLEET, ALL_SLOTS) if owner == HORDE else (owner * SLOTS, owner * SLOTS + SLOTS)
    for slot in range(start, end):
        if state.what[slot] == NOTHING:
            return slot
    return NOTHING


def add(state: Position, owner: int, what: int, level: int, space: int) -> int:
    """A new piece on the map, with all its movement."""
    slot = free_slot(state, owner)
    state.what[slot] = what
    state.level[slot] = level
    state.place[slot] = space
    state.moves[slot] = state.world().movement[what * 4 + level]
    state.cargo[slot] = state.load[slot] = state.sortie[slot] = 0
    state.aboard[slot] = NOTHING
    return slot


def upgrade(state: Position, slot: int, level: int) -> None:
    """A higher piece takes its place; what the lower one has moved, it has moved."""
    movement = state.world().movement
    what = state.what[slot]
    used = movement[what * 4 + state.level[slot]] - state.moves[slot]
    state.moves[slot] = max(0, movement[what * 4 + level] - used) if state.moves[slot] else 0
    state.level[slot] = level


def remove(state: Position, slot: int) -> None:
    """A piece goes to the bank, with its cubes; a Galley at sea with all it carries (MEU-8.26)."""
    for other in aboard(state, slot):
        state.aboard[other] = NOTHING
        remove(state, other)
    if state.load[slot]:
        carry_changes(state, state.owner_of(slot), state.load[slot], state.place[slot])
    empty_hold(state, slot)
    state.what[slot] = NOTHING
    state.level[slot] = state.moves[slot] = state.load[slot] = state.sortie[slot] = 0
    state.place[slot] = state.aboard[slot] = NOTHING
    state.effects = [effect for effect in state.effects if not _about(effect, slot)]
    for seat in range(state.seats):
        if state.road[seat] == slot:
            cancel_route(state, seat)


def _about(effect: tuple[int, int, int], slot: int) -> bool:
    """Whether it works on a carrier this turn: cards 11, 53, 54 and 56, Machinery, Diplomats."""
    if effect[0] in (11, 53, COLUMN, -MACHINERY):
        return effect[2] == slot
    return effect[2] == CARRIER + slot if effect[0] in PROTECTORS else effect[0] == 54 and effect[2] // 4 == slot


def cancel_route(state: Position, seat: int, told: str = "route-lost") -> None:
    """MEU-14.20: all route tokens come back."""
    if state.route[seat] and told:
        state.say(told, seat=seat)
    state.road[seat] = NOTHING
    state.route[seat] = []


def aboard(state: Position, slot: int) -> list[int]:
    """The War Wagons and siege machines that a Galley carries at sea."""
    return [s for s in range(ALL_SLOTS) if state.what[s] != NOTHING and state.aboard[s] == slot]


def hand_over(state: Position, slot: int, owner: int) -> int:
    """A piece with its cubes and what is aboard gets another owner's property tokens (MEU-13.2)."""
    new = add(state, owner, state.what[slot], state.level[slot], state.place[slot])
    state.cargo[new], state.cargo[slot] = state.cargo[slot], 0
    state.moves[new], state.sortie[new] = state.moves[slot], state.sortie[slot]  # no rule stops it
    for other in aboard(state, slot):
        state.aboard[hand_over(state, other, owner)] = new
    remove(state, slot)
    return new


# -- cubes: four bits for each colour ----------------------------------------------------------


def cubes(state: Position, slot: int, colour: int) -> int:
    """How many cubes of a colour a transport carries."""
    return state.cargo[slot] >> 4 * colour & 15


def cube_count(cargo: int) -> int:
    """How many cubes there are in a cargo."""
    total = 0
    while cargo:
        total += cargo & 15
        cargo >>= 4
    return total


def colours(cargo: int) -> list[int]:
    """The different colours in a cargo."""
    return [colour for colour in range(len(GOODS)) if cargo >> 4 * colour & 15]


def put_cubes(state: Position, slot: int, colour: int, number: int) -> None:
    """Cubes from the bank onto a transport, or back if the number is negative."""
    state.cargo[slot] += number << 4 * colour
    state.bank[colour] -= number


def empty_hold(state: Position, slot: int) -> None:
    """All cubes of a transport go back to the bank."""
    for colour in colours(state.cargo[slot]):
        state.bank[colour] += cubes(state, slot, colour)
    state.cargo[slot] = 0


def most_cubes(state: Position, slot: int) -> int:
    """What a hold can have in it at all: a War Wagon may keep cubes from its time as a Caravan (MEU-18.11)."""
    what = CARAVAN if state.what[slot] == WAGON else state.what[slot]
    return state.world().room[what * 4 + state.level[slot]] if what in (CARAVAN, SHIP) else 0


def price(state: Position, slot: int) -> int:
    """MEU-7.19, MEU-7.28: 100 florins a level, whatever it is."""
    return state.number("carrier") * state.level[slot]


def berths(state: Position, galley: int) -> int:
    """How many more units a Galley at sea can take (MEU-8.9)."""
    cargo = [slot for slot in state.carriers(state.owner_of(galley)) if state.aboard[slot] == galley]
    return state.room(galley) - size(state.load[galley]) - len(cargo)


def is_ship(what: int) -> bool:
    return what in (GALLEY, SHIP)


def land(state: Position, slot: int, territory: int, stopped: bool) -> None:
    """MEU-8.25: a ship docks, and everything aboard stands in the territory."""
    state.place[slot] = territory
    if state.what[slot] == GALLEY:
        at = territory * OWNERS + state.owner_of(slot)
        state.army[at] += state.load[slot]
        if stopped:
            state.halted[at] += state.load[slot]
        state.load[slot] = 0
        for other in range(ALL_SLOTS):
            if state.what[other] != NOTHING and state.aboard[other] == slot:
                state.aboard[other] = NOTHING
                state.place[other] = territory
