"""Military units come, go and change, and what is stopped stays counted (MEU-1.16, MEU-9.27)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAPTAIN, CAVALRY, HEAVY, LIGHT
from gonfalon.games.medioevo_universale.rules.army import BITS, ONE, captain_count, count, kinds, within
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, NOTHING, OWNERS, Position

GONE: Final = -1


def place_units(state: Position, owner: int, army: int, territory: int, stopped: bool = False) -> None:
    """New units in a territory."""
    at = territory * OWNERS + owner
    state.army[at] += army
    if stopped:
        state.halted[at] += army
    state.refresh(territory)


def take_units(state: Position, owner: int, army: int, territory: int) -> None:
    """Units leave a territory for good; the stopped ones first."""
    at = territory * OWNERS + owner
    for kind in kinds(army):
        number = count(army, kind)
        state.army[at] -= number * ONE[kind]
        tired = min(number, count(state.halted[at], kind))
        state.halted[at] -= tired * ONE[kind]
        for _ in range(number):
            part(state, owner, forget_change(state, territory, owner, kind, gone=True), GONE, territory)
    state.sally(at, within(state.sallied[at], state.army[at]))
    state.refresh(territory)


def after_damage(state: Position, owner: int, kind: int, at_sea: bool) -> int:
    """MEU-9.27, MEU-10.5: what a unit becomes by one point of damage; GONE if it is removed."""
    if kind in (HEAVY, CAVALRY) and not at_sea:
        if kind == CAVALRY and state.reserve(owner, HEAVY) > 0:
            return HEAVY
        if state.reserve(owner, LIGHT) > 0:
            return LIGHT
    return GONE


def lender(state: Position, kind: int, space: int) -> int:
    """Whose piece is hit in a horde: one that Promotion has changed first, then one that a player has lent."""
    if not any(change[:3] == (space, HORDE, kind) for change in state.changed):
        for place, army, piece, unit, _ in state.strangers:
            if (place, army, unit) == (space, HORDE, kind):
                return piece
    return HORDE


def swap_unit(state: Position, owner: int, kind: int, into: int, territory: int) -> None:
    """One unit of a territory becomes another kind, or is GONE; a stopped one is chosen first and stays stopped."""
    at = territory * OWNERS + owner
    change = (ONE[into] if into != GONE else 0) - ONE[kind]
    state.army[at] += change
    if count(state.halted[at], kind):
        state.halted[at] += change
    state.sally(at, within(state.sallied[at], state.army[at]))
    if into == GONE:
        state.refresh(territory)


def part(state: Position, owner: int, kind: int, into: int, territory: int) -> None:
    """A unit has left an army or changed: hired barbarians are the first to go, units lent to a horde the last."""
    if not state.strangers:
        return
    found = [unit for unit in state.strangers if unit[0] == territory and unit[1] == owner and unit[3] == kind]
    hired = [unit for unit in found if unit[2] == HORDE]
    if not hired and len(found) <= count(state.army[territory * OWNERS + owner], kind):
        return
    gone = (hired or found)[0]
    state.strangers.remove(gone)
    if into != GONE:
        state.strangers.append((territory, owner, gone[2], into, gone[4]))


def send_barbarian(state: Position, kind: int, start: int, goal: int) -> None:
    """One unit of a horde goes elsewhere; a unit lent to it goes on being its owner's (MEU-16.12, 18.66)."""
    lent, changed = state.strangers[:], state.changed[:]
    take_units(state, HORDE, ONE[kind], start)
    for unit in lent:
        if lent.count(unit) > state.strangers.count(unit):
            state.strangers.append((goal, HORDE, unit[2], unit[3], unit[4]))
            break
    left = state.changed[:]
    for change in changed:  # what it is treated as this turn goes with it
        if change in left:
            left.remove(change)
        else:
            state.changed.append((goal, HORDE, change[2], change[3]))
    place_units(state, HORDE, ONE[kind], goal)


def send_strangers_home(state: Position) -> None:
    """MEU-18.65, 18.66: at the end of the turn hired barbarians vanish, and lent units return to their territories."""
    for space, owner, piece, kind, home in state.strangers:
        at = space * OWNERS + owner
        if count(state.army[at], kind):
            state.army[at] -= ONE[kind]
            state.halted[at] = within(state.halted[at], state.army[at])
            state.sally(at, within(state.sallied[at], state.army[at]))
            if home != NOBODY and state.holder[home] == piece:
                state.army[home * OWNERS + piece] += ONE[kind]
    places = {unit[0] for unit in state.strangers} | {unit[4] for unit in state.strangers if unit[4] != NOBODY}
    state.strangers = []
    for place in sorted(places):
        state.refresh(place)


def swap_aboard(state: Position, kind: int, into: int, slot: int) -> None:
    """The same for a unit on a Galley at sea."""
    state.load[slot] += (ONE[into] if into != GONE else 0) - ONE[kind]


def change_unit(state: Position, owner: int, kind: int, into: int, space: int) -> None:
    """MEU-16.15, 18.67: for the rest of the turn a unit is treated as another kind."""
    if state.is_sea(space):  # a Captain is made where there is none (MEU-18.67)
        aboard = [slot for slot in state.galleys(space, owner) if count(state.load[slot], kind)]
        swap_aboard(state, kind, into, min(aboard, key=lambda slot: captain_count(state.load[slot])))
    else:
        swap_unit(state, owner, kind, into, space)
    state.changed.append((space, owner, into, kind))


def forget_change(state: Position, space: int, owner: int, kind: int, gone: bool) -> int:
    """Damage has hit a unit: a changed one of that kind takes it first, and its change is over. What it was before."""
    while True:
        found = [at for at, change in enumerate(state.changed) if change[:3] == (space, owner, kind)]
        if not found:
            return kind
        kind = state.changed.pop(found[-1])[3]
        if not gone:
            return kind


def move_changes(state: Position, start: int, goal: int) -> None:
    """A whole horde goes elsewhere: what its units are treated as this turn goes with them."""
    for at, (space, owner, now, before) in enumerate(state.changed):
        if owner == HORDE and space == start:
            state.changed[at] = (goal, HORDE, now, before)


def undo_changes(state: Position) -> None:
    """MEU-15.2: whoever has survived is again what he was, wherever he is now."""
    for space, owner, now, before in reversed(state.changed):
        elsewhere = range(state.world().spaces) if owner != HORDE else ()
        places = [space, *[s for s in elsewhere if s != space and state.units(s, owner)]]
        for place in places:
            if count(state.units(place, owner), now):
                _restore(state, place, owner, now, before)
                break
    state.changed = []


def stand_down(state: Position, space: int, owner: int) -> None:
    """An army leaves the map before the turn ends: its units are what they were, and barbarians in its pay vanish."""
    for change in reversed(state.changed[:]):
        if change[:2] == (space, owner):
            state.changed.remove(change)
            if count(state.units(space, owner), change[2]):
                _restore(state, space, owner, change[2], change[3])
    for unit in state.strangers[:]:
        if unit[:2] == (space, owner):
            state.strangers.remove(unit)
            swap_unit(state, owner, unit[3], GONE, space)


def _restore(state: Position, space: int, owner: int, now: int, before: int) -> None:
    if not state.is_sea(space):
        swap_unit(state, owner, now, before, space)
        return
    for slot in state.galleys(space, owner):
        if count(state.load[slot], now):
            swap_aboard(state, now, before, slot)
            return


def horde(state: Position) -> int:
    """MEU-5.3, 5.6: the composition of a horde this turn, as far as the pieces go."""
    d4, d6, d8 = state.circle
    out = 0
    for kind, wanted in ((LIGHT, 1 + (d4 <= 3)), (ARCHER, int(d6 <= 3)), (CAPTAIN, int(d8 <= 3))):
        out += max(0, min(wanted, state.reserve(HORDE, kind))) << BITS * kind
    return out


def rest(state: Position) -> None:
    """MEU-15.1: everything may move again."""
    movement = state.world().movement
    state.halted = [0] * len(state.halted)
    state.sallied = [0] * len(state.sallied)
    for slot, what in enumerate(state.what):
        state.sortie[slot] = 0
        if what != NOTHING:
            state.moves[slot] = movement[what * 4 + state.level[slot]]
