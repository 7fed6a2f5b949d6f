"""Spirituality (COC-31.23 to 31.26); what Myths does to events stands with the events."""

from typing import Any

from gonfalon.games.clash_of_cultures.content.names import FOOD, MOOD, RESOURCES, TEMPLE
from gonfalon.games.clash_of_cultures.rules.effects.common import builds
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_COST,
    CONSTRUCT_COST,
    CONSTRUCT_OPTIONS,
    HAPPINESS_COST,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill
from gonfalon.games.clash_of_cultures.rules.position import Position

EFFECTS = TABLE.effects

CONSTRUCT_OPTIONS.permit(EFFECTS["a:myths"], builds(TEMPLE))


def _rituals(state: Position, owner: int, due: Bill, city: Any) -> Bill:
    """COC-31.24: any resource, gold included, for a mood token."""
    for good in range(RESOURCES):
        due = due.replacing(MOOD, good)
    return due


HAPPINESS_COST.change(EFFECTS["a:rituals"], "replacements", _rituals)


def _priesthood(state: Position, owner: int, due: Bill, advance: Any) -> Bill:
    """COC-31.25: one Science advance per turn costs no resources."""
    world = state.world()
    return FREE if world.groups[world.group_of[advance]] == "science" else due


ADVANCE_COST.change(EFFECTS["a:priesthood"], "waivers", _priesthood, once="turn", optional=True)


def _state_religion(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """COC-31.26: one Temple per turn costs no food."""
    return due.waived(FOOD) if matter[1] == TEMPLE else due


CONSTRUCT_COST.change(EFFECTS["a:state_religion"], "waivers", _state_religion, once="turn", optional=True)
