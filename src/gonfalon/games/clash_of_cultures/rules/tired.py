"""Marks that units of the active player carry until the end of the turn or of the Move action (COC-3.9, COC-13.7).

``Position.tired`` holds one number for every unit with marks: its space, its kind and its marks. Units without marks
are those that are left.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import PIRATE_SHIP, SQUAD_NAMES
from gonfalon.games.clash_of_cultures.rules.position import Position

MOVED: Final = 1  # in the Move action now carried out (COC-13.1)
FOREST: Final = 2  # entered a forest: no attack (COC-13.7)
MOUNTAIN: Final = 4  # entered a mountain: no move
FOUGHT: Final = 8  # took part in a conflict: no move
GRASS: Final = 16  # entered grassland (COC-34.2)
HELD: Final = 32  # moved by an effect that forbids any other move
SAILED: Final = 64  # moved this turn, where somebody must know it (COC-33.47)
MARKS: Final = 128
GROUND: Final = FOREST | MOUNTAIN  # penalties of the space entered
KINDS: Final = len(SQUAD_NAMES)

#: Kind, marks and number of units that are alike.
Group = tuple[int, int, int]


def code(place: int, kind: int, marks: int = 0) -> int:
    """A unit with marks as a number."""
    return (place * KINDS + kind) * MARKS + marks


def _standing(state: Position, place: int, kind: int) -> int:
    return state.allies(place) if kind == PIRATE_SHIP else state.count(place, kind)


def groups(state: Position, place: int) -> list[Group]:
    """The units of a space, those that are alike together; units without marks of a kind come first."""
    out: list[Group] = []
    counts: dict[int, int] = {}
    low, high = code(place, 0), code(place + 1, 0)
    for unit in state.tired:
        if low <= unit < high:
            counts[unit - low] = counts.get(unit - low, 0) + 1
    for kind in range(KINDS):
        fresh = _standing(state, place, kind)
        if not counts:
            if fresh > 0:
                out.append((kind, 0, fresh))
            continue
        marked = [(unit % MARKS, number) for unit, number in sorted(counts.items()) if unit // MARKS == kind]
        if kind == PIRATE_SHIP and not fresh:
            continue  # they have no owner any more
        fresh -= sum([number for _, number in marked])
        if fresh > 0:
            out.append((kind, 0, fresh))
        out.extend([(kind, marks, number) for marks, number in marked])
    return out


def forget_one(state: Position, place: int, kind: int) -> int:
    """One unit of a kind leaves the board: of those there the most tired, for its owner may choose. Its marks."""
    low = code(place, kind)
    marked = [unit for unit in state.tired if low <= unit < low + MARKS]
    if not marked:
        return 0
    unit = max(marked, key=burden)
    state.tired.remove(unit)
    return unit % MARKS


def burden(unit: int) -> tuple[bool, int, int]:
    """How much the marks of a unit keep it from moving, then from attacking."""
    marks = unit % MARKS
    return bool(marks & (MOUNTAIN | FOUGHT | HELD)), marks & (MOVED | FOREST), marks


def carry(state: Position, group: Group, start: int, end: int, added: int) -> None:
    """Units of a group go from one space to another; the marks go along, and new ones are added."""
    kind, marks, number = group
    for _ in range(number):
        if marks:
            state.tired.remove(code(start, kind, marks))
        if marks | added:
            state.tired.append(code(end, kind, marks | added))


def tire(state: Position, place: int, kind: int, added: int, number: int) -> None:
    """So many units of a kind in a space get a mark, the fresh ones first."""
    for group_kind, marks, count in groups(state, place):
        if group_kind == kind and number > 0 and marks & added != added:
            some = min(count, number)
            carry(state, (kind, marks, some), place, place, added)
            number -= some


def rested(state: Position, mark: int) -> None:
    """A mark is taken off all units."""
    kept: list[int] = []
    for unit in state.tired:
        left = unit & ~mark
        if left % MARKS:
            kept.append(left)
    state.tired = sorted(kept)
