"""What the land is worth to a city that stands on it, or may stand there."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARREN,
    FOREST,
    GRASSLAND,
    MOUNTAIN,
    NOBODY,
    PORT,
    SEA,
    UNEXPLORED,
)
from gonfalon.games.clash_of_cultures.mind.worth import knows
from gonfalon.games.clash_of_cultures.rules.position import Position

#: What a settler is worth who is so many steps away from where he will found his city.
STEPS: Final = [0.62, 0.43, 0.3, 0.2, 0.14]
#: How good a city one may expect in land that nobody has seen.
UNKNOWN: Final = 0.45


def yields(state: Position, seat: int, city: int) -> int:
    """About how many goods the spaces around a city give: its own, those beside it, one of the sea."""
    count = 0
    sea = False
    for place in (city, *state.land().near[city]):
        terrain = state.terrain[place]
        if terrain == UNEXPLORED or state.exhausted[place] or (place != city and state.city[place] != NOBODY):
            continue
        if state.holder[place] not in (NOBODY, seat):
            continue
        if terrain == SEA:
            sea = sea or state.has_building(city, PORT) or knows(state, seat, "fishing")
        elif terrain != BARREN or knows(state, seat, "irrigation"):
            count += 1
    return count + sea


def site(state: Position, seat: int, place: int) -> float:
    """What a settler in a space is worth, as a share of a city: the more, the nearer the best land for one."""
    best = STEPS[0] * _promise(state, seat, place)
    near, terrain = state.land().near, state.terrain
    for there, far in enumerate(state.land_row(place)):
        if far >= len(STEPS) - 1:
            continue
        if far and STEPS[far] > best:
            best = max(best, STEPS[far] * _promise(state, seat, there))
        if STEPS[far + 1] * UNKNOWN > best and any(terrain[beyond] == UNEXPLORED for beyond in near[there]):
            best = STEPS[far + 1] * UNKNOWN
    return max(best, 0.1)


def _promise(state: Position, seat: int, place: int) -> float:
    """How good a new city would stand here, from 0 to about 1."""
    terrain = state.terrain[place]
    if terrain in (UNEXPLORED, SEA, BARREN) or state.city[place] != NOBODY or state.exhausted[place]:
        return 0.0
    if state.holder[place] not in (NOBODY, seat):
        return 0.0
    kinds = 0
    spaces = 0
    for there in (place, *state.land().near[place]):
        kind = state.terrain[there]
        if kind == UNEXPLORED:
            spaces += 1
        elif kind in (GRASSLAND, FOREST, MOUNTAIN) and state.city[there] == NOBODY:
            spaces += 2
            kinds |= 1 << kind
    return 0.35 + 0.04 * min(spaces, 8) + 0.1 * kinds.bit_count()
