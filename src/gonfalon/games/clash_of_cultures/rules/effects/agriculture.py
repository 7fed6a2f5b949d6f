"""Agriculture and Construction: what cities collect and hold (COC-31.2 to 31.10)."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import FOOD, FOREST, GRASSLAND, MOUNTAIN, ORE, WOOD
from gonfalon.games.clash_of_cultures.rules.moments import COLLECT_OPTIONS, LIMIT_RESOURCE, TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position

EFFECTS = TABLE.effects


def _farming(state: Position, owner: int, bits: int, matter: Any) -> int:
    terrain = state.terrain[matter[1]]
    return bits | (1 << FOOD if terrain == GRASSLAND else 1 << WOOD if terrain == FOREST else 0)


COLLECT_OPTIONS.change(EFFECTS["a:farming"], "goods", _farming)


def _mining(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits | (1 << ORE if state.terrain[matter[1]] == MOUNTAIN else 0)


COLLECT_OPTIONS.change(EFFECTS["a:mining"], "goods", _mining)


def _storage(state: Position, owner: int, limit: int, good: Any) -> int:
    return state.world().limit[FOOD] if good == FOOD else limit


LIMIT_RESOURCE.change(EFFECTS["a:storage"], "storage", _storage)
