"""What the land is worth to a city that stands on it, or may stand there."""

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
    """What a settler in a space is worth, as a share of a city: each step towards it is worth about the same."""
    here = _promise(state, seat, place)
    best = 0.0
    for there in state.land().near[place]:
        best = max(best, 0.35 if state.terrain[there] == UNEXPLORED else _promise(state, seat, there))
    return max(0.75 * here, 0.5 * best, 0.15)


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
