"""How many units a space can hold (COC-1.9, COC-14.4)."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, NOBODY, SHIP
from gonfalon.games.clash_of_cultures.rules.moments import (
    LEADER_BITS,
    LIMIT_FLEET,
    LIMIT_SHIPS,
    LIMIT_STACK,
    MOVE_OPTIONS,
)
from gonfalon.games.clash_of_cultures.rules.position import FAR, Position


def stack(state: Position, owner: int, place: int, led: bool = False) -> int:
    """The most army units an owner may have in a land space; ``led``: the leader comes along."""
    base = state.number("stack")
    return base if owner >= BARBARIAN else int(LIMIT_STACK.settled(state, owner, base, (place, led)))


def room(state: Position, owner: int, place: int, led: bool = False) -> int:
    """How many army units more an owner may put into a land space."""
    here = state.army(place) if state.holder[place] == owner else 0
    return stack(state, owner, place, led) - here


def stack_of(state: Position, seat: int, leader: int) -> int:
    """The same in the space of a leader who is not in play yet."""
    if not LIMIT_STACK.own & 3 << (LEADER_BITS + 2 * leader):
        return state.number("stack")
    now, state.leader[seat] = state.leader[seat], leader
    state.changed()
    most = stack(state, seat, NOBODY, led=True)
    state.leader[seat] = now
    state.changed()
    return most


def capacity(state: Position, seat: int, place: int) -> int:
    """How many land units a ship of this seat carries."""
    return int(LIMIT_SHIPS.settled(state, seat, state.number("capacity"), place))


def berths(state: Position, seat: int, place: int) -> int:
    """How many land units more the ships of a seat in a space can carry, pirates it may share with included."""
    if state.holder[place] not in (NOBODY, seat):
        return 0
    return fleet(state, seat, place) * capacity(state, seat, place) - state.aboard(place)


def fleet(state: Position, seat: int, place: int) -> int:
    """The ships in a space that carry and fight for a seat (COC-33.14)."""
    own = state.count(place, SHIP) if state.holder[place] == seat else 0
    allied = state.pirates[place] and MOVE_OPTIONS.allowed(state, seat, "share")
    return own + (state.pirates[place] if allied else 0)


def strike_room(state: Position, seat: int, place: int) -> int:
    """How many ships more may come to attack the pirates there, whom they do not count then (COC-33.14)."""
    own = state.count(place, SHIP) if state.holder[place] == seat else 0
    return int(LIMIT_FLEET.settled(state, seat, FAR, place)) - own


def ship_room(state: Position, seat: int, place: int) -> int:
    """How many ships more a seat may have in a space (COC-1.12)."""
    most = int(LIMIT_FLEET.settled(state, seat, FAR, place))
    return most - fleet(state, seat, place)
