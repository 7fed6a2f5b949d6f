"""Buildings on the map: damage, destruction, control tokens that fall with them (sections 11B and 11C)."""

from gonfalon.games.medioevo_universale.content.terms import MILITARY
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position


def structure(state: Position, at: int) -> int:
    """The structure points of the building at territory * 3 + category."""
    return state.world().points[at % 3 * 4 + state.built[at]]


def name_of(state: Position, at: int) -> str:
    return f"building:{state.world().building[at % 3 * 4 + state.built[at]]}"


def damage_building(state: Position, at: int, points: int) -> bool:
    """MEU-11.11: destruction tokens; whether it has fallen."""
    if not state.built[at] or not points:
        return False
    state.hurt(at, state.damage[at] + points)
    place = state.world().answers[at // 3]
    state.say("building-hit", building=name_of(state, at), place=place, points=points)
    if state.damage[at] < structure(state, at):
        return False
    state.say("building-falls", building=name_of(state, at), place=place)
    raze(state, at, state.keeper[at // 3])
    return True


def raze(state: Position, at: int, owner: int) -> None:
    """A building goes back to the bank; its owner's tokens that no other building of his holds go too (MEU-11.10)."""
    state.built[at] = 0
    state.hurt(at, 0)
    if at % 3 == MILITARY:
        loosen(state, at // 3, owner)


def loosen(state: Position, territory: int, owner: int) -> None:
    """MEU-11.10: an owner's tokens next to a building that is gone stay only beside another of his; all are looked at
    before any of them is taken and control lost (MEU-25.4)."""
    near = [t for t in state.world().by_land[territory] if owner != NOBODY and state.token[t] == owner]
    for loose in [t for t in near if not held_in_place(state, t)]:
        take_token(state, loose)


def held_in_place(state: Position, territory: int) -> bool:
    """Whether a military building of the token's owner stands next to it."""
    owner = state.token[territory]
    return any(state.fortress(n) and state.lord(n) == owner for n in state.world().by_land[territory])


def take_token(state: Position, territory: int) -> None:
    """A control token goes back to its owner's stock (MEU-11.7)."""
    if state.token[territory] != NOBODY:
        state.token[territory] = NOBODY
        state.refresh(territory)


def free_tokens(state: Position, seat: int) -> int:
    """MEU-11.6."""
    return state.number("control_tokens") - state.token.count(seat)


def stock_left(state: Position, category: int, level: int) -> int:
    """How many such buildings the bank has."""
    used = sum([1 for level_there in state.built[category::3] if level_there == level])
    return state.world().stock[category * 4 + level] - used


def in_stock(state: Position, category: int, level: int) -> bool:
    return stock_left(state, category, level) > 0
