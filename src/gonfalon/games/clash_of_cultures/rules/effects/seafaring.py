"""Seafaring and the Port (COC-31.11 to 31.14)."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import CULTURE, FOOD, GOLD, IDEAS, MOOD, PORT, SEA, SHIP
from gonfalon.games.clash_of_cultures.rules.effects.common import builds
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    COLLECT_OPTIONS,
    CONSTRUCT_OPTIONS,
    HITS_CANCEL,
    MOVE_DONE,
    MOVE_OPTIONS,
    RECRUIT_OPTIONS,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.move import SHIP_MOVED, WENT_ROUND
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, Battle
from gonfalon.kernel.state import Frame

EFFECTS = TABLE.effects


def _fishing(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits | (1 << FOOD if state.terrain[matter[1]] == SEA else 0)


COLLECT_OPTIONS.change(EFFECTS["a:fishing"], "goods", _fishing)
CONSTRUCT_OPTIONS.permit(EFFECTS["a:fishing"], builds(PORT))


def _warships(state: Position, owner: int, saved: int, matter: Any) -> int:
    """COC-31.13: round 1 at sea, or on land after disembarking to attack."""
    c: Battle = matter
    landed = c.landing and c.side_of(owner) == ATTACKER
    return saved + 1 if c.round == 1 and (c.naval or landed) else saved


HITS_CANCEL.change(EFFECTS["a:warships"], "automatic", _warships)


def _round_the_board(state: Position, owner: int, matter: Any) -> bool:
    return bool(matter == "round")


MOVE_OPTIONS.permit(EFFECTS["a:navigation"], _round_the_board)


def _ship_moved(state: Position, owner: int, seen: Any) -> bool:
    return bool(seen & SHIP_MOVED)


def _cartography(state: Position, owner: int, seen: Any) -> Frame | None:
    gain(state, owner, IDEAS, 1)
    if seen & WENT_ROUND:
        gain(state, owner, CULTURE, 1)
    return None


MOVE_DONE.act(EFFECTS["a:cartography"], "own", _cartography, _ship_moved, automatic=True)

# -- the Port ----------------------------------------------------------------------------------------


def _harbour(state: Position, owner: int, bits: int, matter: Any) -> int:
    """COC-10.6: gold or a mood token from a sea space."""
    city, place = matter
    if state.terrain[place] == SEA and state.has_building(city, PORT):
        return bits | 1 << GOLD | 1 << MOOD
    return bits


def _inland(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] == PORT and not state.is_coastal(matter[0])


def _shipyard(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] == SHIP and state.has_building(matter[0], PORT)


COLLECT_OPTIONS.change(EFFECTS["b:port"], "goods", _harbour)
CONSTRUCT_OPTIONS.ban(EFFECTS["b:port"], _inland)
RECRUIT_OPTIONS.permit(EFFECTS["b:port"], _shipyard)
