"""Small conditions and acts that many effects share."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.effects import Acts, Says
from gonfalon.kernel.state import Frame


class OfAdvance:
    """Whether the advance just gained is this one (advance.gained)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(state.world().advances[matter[0]] == self.name)


def of_advance(name: str) -> Says:
    return OfAdvance(name)


class Ignores:
    """Whether owners of this advance skip the text of an event (event.ignore)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, event: Any) -> bool:
        return self.name in state.world().event_ignored[event]


def ignores(name: str) -> Says:
    return Ignores(name)


class Builds:
    """Whether this is the building an advance names (construct.options)."""

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(matter[1] == self.piece)


def builds(piece: int) -> Says:
    return Builds(piece)


class Gains:
    """Take so many of a good."""

    def __init__(self, good: int, number: int) -> None:
        self.good = good
        self.number = number

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        gain(state, owner, self.good, self.number)
        return None


def gains(good: int, number: int = 1) -> Acts:
    return Gains(good, number)


def in_range(state: Position, place: int, places: list[int], steps: int) -> bool:
    """Whether one of these spaces lies within so many steps (COC-0.4)."""
    row = state.row(place)
    return any(row[there] <= steps for there in places)


def city_of_leader(state: Position, seat: int) -> int:
    """The own city in whose space the leader stands, or NOBODY."""
    place = state.leader_at[seat]
    return place if place != NOBODY and state.city[place] == seat else NOBODY
