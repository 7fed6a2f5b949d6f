"""Agriculture and Construction (COC-31.2 to 31.10): what cities collect, hold and build, and Roads."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import (
    BARREN,
    FOOD,
    FOREST,
    GRASSLAND,
    MOOD,
    MOUNTAIN,
    ORE,
    SETTLER,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan
from gonfalon.games.clash_of_cultures.rules.effects.common import ignores, of_advance
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_GAINED,
    COLLECT_FAR,
    COLLECT_OPTIONS,
    CONSTRUCT_OPTIONS,
    EVENT_IGNORE,
    LIMIT_RESOURCE,
    MOVE_PENALTY,
    MOVE_RANGE,
    RECRUIT_COST,
    RECRUIT_EXTRA,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill
from gonfalon.games.clash_of_cultures.rules.paying import due as token
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.state import Frame

EFFECTS = TABLE.effects


# -- Farming, Mining, Storage, Irrigation, Husbandry -------------------------------------------------


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


def _irrigation(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits | (1 << FOOD if state.terrain[matter[1]] == BARREN else 0)


COLLECT_OPTIONS.change(EFFECTS["a:irrigation"], "goods", _irrigation)
EVENT_IGNORE.permit(EFFECTS["a:irrigation"], ignores("irrigation"))


def _husbandry(state: Position, owner: int, spaces: int, city: Any) -> int:
    """COC-31.5: 1 space two away, 2 with Roads."""
    return 2 if state.uses(owner, state.world().advance_of["roads"]) else 1


COLLECT_FAR.change(EFFECTS["a:husbandry"], "spaces", _husbandry, once="turn")

# -- Engineering, Sanitation, Roads ------------------------------------------------------------------


def _draw_plan(state: Position, owner: int, matter: Any) -> Frame | None:
    return DrawPlan(seat=owner)


ADVANCE_GAINED.act(EFFECTS["a:engineering"], "acquiring", _draw_plan, of_advance("engineering"))


def _wonders(state: Position, owner: int, matter: Any) -> bool:
    """COC-27.2: a wonder whose own advance the builder uses."""
    piece = matter[1]
    return piece < 0 and state.uses(owner, state.world().wonder_needs[-1 - piece])


CONSTRUCT_OPTIONS.permit(EFFECTS["a:engineering"], _wonders)


def _extra_settler(state: Position, owner: int, bits: int, city: Any) -> int:
    return bits | 1 << SETTLER


def _settler_price(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """COC-12.7: 1 mood token for the additional settler."""
    return due.more(token(MOOD)) if SETTLER in matter[2] else due


RECRUIT_EXTRA.change(EFFECTS["a:sanitation"], "kinds", _extra_settler)
RECRUIT_COST.change(EFFECTS["a:sanitation"], "price", _settler_price)
EVENT_IGNORE.permit(EFFECTS["a:sanitation"], ignores("sanitation"))


def _roads(state: Position, owner: int, steps: int, matter: Any) -> int:
    return max(steps, 2)


def _roads_penalty(state: Position, owner: int, marks: int, matter: Any) -> int:
    """COC-31.9: no penalties of the spaces entered by this move."""
    return marks & ~(tired.FOREST | tired.MOUNTAIN) if matter[1] == "road" else marks


MOVE_RANGE.change(EFFECTS["a:roads"], "steps", _roads)
MOVE_PENALTY.change(EFFECTS["a:roads"], "lifted", _roads_penalty)
