"""Single steps over the map: what they cost, what may be crossed freely (MEU-8.7, 8.19, MEU-24.3)."""

from gonfalon.games.medioevo_universale.rules.position import ARMISTICE, PASSAGE, PLAYERS, Position


def step_cost(state: Position, start: int, goal: int) -> int:
    """MEU-8.7: one point; in the variant of terrain what MEU-24.3 says."""
    if not state.options["terrain"] or state.is_sea(goal) or state.is_sea(start):
        return 1
    world = state.world()
    cost = world.entering[world.terrain[goal]]
    return cost + world.river_cost if (start, goal) in world.river else cost


def own_steps(state: Position, here: int, ship: bool) -> list[int]:
    """Where an ordinary step leads: ships over water, everything else by land, and out of the sea ashore."""
    world = state.world()
    if ship:
        return list(world.by_water[here])
    return [s for s in world.by_water[here] if not state.is_sea(s)] if state.is_sea(here) else list(world.by_land[here])


def foreign_steps(state: Position, here: int, ship: bool) -> list[int]:
    """MEU-16.3: where only Logistics leads: land pieces to sea, ships overland."""
    world = state.world()
    if ship:
        return [] if state.is_sea(here) else list(world.by_land[here])
    return [s for s in world.by_water[here] if state.is_sea(s)]


def in_element(state: Position, here: int, ship: bool) -> bool:
    """MEU-16.3: where a piece may end its movement; a ship also in a coastal territory."""
    return state.is_sea(here) == ship or (ship and len(state.world().by_water[here]) > 0)


def ways_back(state: Position, goal: int, ship: bool) -> list[int]:
    """The spaces next to one of the foreign element where a piece is in its own again."""
    near = state.world().adjacent[goal]
    return [space for space in near if state.in_play[space] and in_element(state, space, ship)]


def may_cross(state: Position, seat: int, space: int) -> bool:
    """MEU-8.17, 8.19: own land, land opened by a Passage pact, seas; wherever no hostile army is, nor on land one with
    which an armistice is in force (MEU-19.5)."""
    if not state.is_sea(space):
        holder = state.holder[space]
        if holder != seat and (holder < 0 or not state.permits(PASSAGE, holder, seat, space)):
            return False
        row = state.relation[seat * PLAYERS : seat * PLAYERS + PLAYERS]
        if ARMISTICE in row and any(row[other] == ARMISTICE for other in state.present(space)):
            return False
    return not any(state.units(space, owner) for owner in range(7) if state.hostile(seat, owner))


def opponents(state: Position, seat: int, space: int) -> list[int]:
    """The players with military units there whom entering would mean to fight: hostile ones, and without a pact whose
    the land is (MEU-8.17, 8.21)."""
    lord = -1 if state.is_sea(space) else state.lord(space)
    out: list[int] = []
    for other in state.present(space):
        if other == seat:
            continue
        allowed = other != lord or state.guest(other, seat, space)
        if state.hostile(seat, other) or not allowed:
            out.append(other)
    return out
