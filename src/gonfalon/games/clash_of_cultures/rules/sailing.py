"""Where ships can go (section 14)."""

from gonfalon.games.clash_of_cultures.content.names import NOBODY, SEA, UNEXPLORED
from gonfalon.games.clash_of_cultures.rules.moments import MOVE_OPTIONS
from gonfalon.games.clash_of_cultures.rules.position import Position


def blocked(state: Position, seat: int, place: int) -> bool:
    """Whether enemy ships in a sea space stop a squad (COC-14.2, COC-26.6)."""
    if state.holder[place] in (NOBODY, seat) and MOVE_OPTIONS.allowed(state, seat, "share"):
        return False
    return state.hostile(seat, place)


def ocean_of(state: Position, place: int) -> list[int]:
    """COC-1.4: the connected explored sea spaces around a space."""
    near, terrain = state.land().near, state.terrain
    found = [place]
    for here in found:
        found.extend([there for there in near[here] if terrain[there] == SEA and there not in found])
    return found


def waters(state: Position, seat: int, start: int) -> tuple[list[int], list[int]]:
    """The sea spaces ships can reach from a space without passing enemies, and those where enemies stop them."""
    near, terrain = state.land().near, state.terrain
    free = [start]
    stops: list[int] = []
    for here in free:
        for there in near[here]:
            if terrain[there] != SEA or there in free or there in stops:
                continue
            if blocked(state, seat, there):
                stops.append(there)
            else:
                free.append(there)
    return free, stops


def coasts(state: Position, free: list[int]) -> list[int]:
    """The unexplored regions that touch these sea spaces (COC-15.9)."""
    land = state.land()
    return sorted(
        {land.region_of[there] for here in free for there in land.near[here] if state.terrain[there] == UNEXPLORED}
    )


class Passage:
    """A way round the edge: the sea spaces of a new ocean where it ends, or an unexplored edge space met first."""

    def __init__(self, entries: list[int], unknown: int) -> None:
        self.entries = entries
        self.unknown = unknown


def navigate(state: Position, seat: int, free: list[int]) -> list[Passage]:
    """COC-14.9 to 14.13: clockwise and counter-clockwise, if the seat may go round (move.options)."""
    if not MOVE_OPTIONS.allowed(state, seat, "round"):
        return []
    land = state.land()
    exits = [place for place in free if place in land.ring_at]
    if not exits:
        return []
    left_behind = ocean_of(state, free[0])
    out: dict[tuple[int, ...], Passage] = {}
    for start in exits:
        for step in (1, -1):
            found = _round(state, start, left_behind, step)
            if found is not None:
                out[(found.unknown, *sorted(found.entries))] = found
    return [out[key] for key in sorted(out)]


def _round(state: Position, start: int, left_behind: list[int], step: int) -> Passage | None:
    """Follow the edge until another ocean or an unexplored space is met."""
    land = state.land()
    ring, size = land.ring, len(land.ring)
    at = land.ring_at[start]
    entries: list[int] = []
    ocean: list[int] = []
    for number in range(1, size):
        place = ring[(at + step * number) % size]
        terrain = state.terrain[place]
        if terrain == UNEXPLORED:
            if entries:
                break
            return Passage([], place)
        if terrain != SEA or place in left_behind:
            continue
        if not entries:
            ocean = ocean_of(state, place)
        elif place not in ocean:
            break  # an edge space of a third ocean (COC-14.12)
        entries.append(place)
    return Passage(entries, -1) if entries else None
