"""An army as one number: six bits for each kind of unit.

Armies are added and taken away like the numbers they are. 63 units of a kind is the most one number holds;
no side has so many pieces (MEU-7.27, MEU-21.1).

    army = 3 * ONE[LIGHT] + ONE[CAPTAIN2]
    size(army), count(army, LIGHT), captains(army)      # 4, 3, 2
"""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, KINDS

BITS: Final = 6
MOST: Final = 63
ONE: Final[tuple[int, ...]] = tuple([1 << BITS * kind for kind in range(KINDS)])


def count(army: int, kind: int) -> int:
    """How many units of a kind there are."""
    return army >> BITS * kind & MOST


def size(army: int) -> int:
    """How many units there are."""
    total = 0
    while army:
        total += army & MOST
        army >>= BITS
    return total


def kinds(army: int) -> list[int]:
    """The kinds that are there."""
    return [kind for kind in range(KINDS) if army >> BITS * kind & MOST]


def captains(army: int) -> int:
    """The levels of its Captains together (MEU-9.10)."""
    total = 0
    for level in (1, 2, 3):
        total += level * count(army, CAPTAIN + level - 1)
    return total


def captain_count(army: int) -> int:
    """How many Captains there are, whatever their level."""
    return count(army, CAPTAIN) + count(army, CAPTAIN + 1) + count(army, CAPTAIN + 2)


def within(army: int, limit: int) -> int:
    """As much of an army as is also in another, kind by kind."""
    out = 0
    for kind in range(KINDS):
        out += min(count(army, kind), count(limit, kind)) << BITS * kind
    return out


def strongest(army: int, room: int) -> int:
    """As many units as there is room for, the strongest first."""
    out = 0
    for kind in reversed(kinds(army)):
        out += min(room - size(out), count(army, kind)) * ONE[kind]
    return out


def listed(army: int) -> list[int]:
    """Every unit's kind, one by one."""
    out: list[int] = []
    for kind in range(KINDS):
        out += [kind] * count(army, kind)
    return out
