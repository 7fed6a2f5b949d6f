"""Military units come, go and change, and what is stopped stays counted (MEU-1.16, MEU-9.27)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT
from gonfalon.games.medioevo_universale.rules.army import BITS, ONE, captain_count, count, kinds, within
from gonfalon.games.medioevo_universale.rules.position import HORDE, NOBODY, NOTHING, OWNERS, Position

GONE: Final = -1
RUNGS: Final = [0, 0, 1, 2, 3, 4, 5]  # of each kind on the ladder of MEU-16.15


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
            part(state, owner, forget_change(state, territory, owner, kind), GONE, territory)
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


def in_pay(state: Position, space: int, owner: int, kind: int) -> bool:
    """Whether a unit of this kind that falls is a barbarian in a player's pay: they are the first to go (MEU-18.65)."""
    real = real_kind(state, space, owner, kind)
    return any(unit[:4] == (space, owner, HORDE, real) for unit in state.strangers)


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
    note_change(state, space, owner, into, forget_change(state, space, owner, kind))


def note_change(state: Position, space: int, owner: int, now: int, before: int) -> None:
    """A unit that was ``before`` when the turn began is treated as ``now``."""
    if now != before:
        state.changed.append((space, owner, now, before))


def real_kind(state: Position, space: int, owner: int, kind: int) -> int:
    """What a unit of this kind was when the turn began: of several a changed one."""
    return next((change[3] for change in reversed(state.changed) if change[:3] == (space, owner, kind)), kind)


def forget_change(state: Position, space: int, owner: int, kind: int) -> int:
    """A unit is not of this kind any more: of several a changed one. What it was when the turn began."""
    for at in reversed(range(len(state.changed))):
        if state.changed[at][:3] == (space, owner, kind):
            return state.changed.pop(at)[3]
    return kind


def raise_captain(state: Position, owner: int, level: int, into: int, space: int) -> None:
    """MEU-7.24: before a Captain rises for good. One who is treated as such a Captain this turn keeps the levels bought
    for him, as far as there are levels; a Heroine does not."""
    alike = [change for change in state.changed if change[:3] == (space, owner, level)]
    if len(alike) == count(state.units(space, owner), level):
        was = forget_change(state, space, owner, level)
        note_change(state, space, owner, into, min(was + into - level, KINDS - 1) if was >= CAPTAIN else was)


def hit_change(state: Position, space: int, owner: int, kind: int, into: int) -> tuple[int, int]:
    """Damage has made a unit another kind, or GONE. What it was when the turn began, and what it will be at its end:
    the same, unless damage has taken it below (MEU-16.15)."""
    was = forget_change(state, space, owner, kind)
    if into == GONE or RUNGS[into] < RUNGS[was]:
        return was, into
    note_change(state, space, owner, into, was)
    return was, was


def all_troops(state: Position, space: int, owner: int) -> int:
    """The units of an owner in a space, also those whom Logistics is taking over the sea (MEU-16.3)."""
    crossing = state.army[space * OWNERS + owner] if state.is_sea(space) else 0
    return state.units(space, owner) + crossing


def carry_changes(state: Position, owner: int, army: int, start: int, goal: int = NOBODY) -> None:
    """Before units leave a space: what they are treated as this turn goes with them, or is lost with them."""
    if not state.changed:
        return
    staying = all_troops(state, start, owner) - army
    for at in reversed(range(len(state.changed))):
        change = state.changed[at]
        alike = [other for other in state.changed if other[:3] == change[:3]]
        if change[:2] == (start, owner) and len(alike) > count(staying, change[2]):
            del state.changed[at]
            if goal != NOBODY:
                state.changed.append((goal, owner, change[2], change[3]))


def undo_changes(state: Position) -> None:
    """MEU-15.2: whoever has survived is again what he was."""
    for space, owner, now, before in state.changed:
        if count(state.units(space, owner), now):
            _restore(state, space, owner, now, before)
    state.changed = []


def stand_down(state: Position, space: int, owner: int) -> None:
    """An army leaves the map before the turn ends: its units are what they were, and barbarians in its pay vanish."""
    for change in state.changed[:]:
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
