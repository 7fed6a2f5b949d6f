"""Every answer there can be, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.clash_of_cultures import ClashOfCultures
from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    GOOD_NAMES,
    MOOD_NAMES,
    PIECE_NAMES,
    SQUAD_NAMES,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.games.clash_of_cultures.rules.moments import TABLE
from gonfalon.games.clash_of_cultures.rules.trading import HANDS
from gonfalon.games.clash_of_cultures.rules.turn import MAIN_ACTIONS
from gonfalon.games.clash_of_cultures.rules.vectors import FEW

#: Sets of goods, units with their marks, two spaces at once: too many to list. So many of each are offered at most.
OPEN: Final = {"pay": FEW, "collect": FEW, "number": 16, "take": 17, "change": 24, "link": 96, "drive": 120}

BUTTONS: Final = (
    "accept", "attack", "boost", "bury", "card", "deck", "done", "drop", "druids", "end", "exchange", "fail",
    "feed", "fewer", "fight", "give", "icon", "infantry", "keep", "leave", "move", "none", "pass", "pay",
    "points", "refuse", "retreat", "secret", "send", "share", "take", "trade", "whole",
)  # fmt: skip


def vocabulary(game: ClashOfCultures) -> list[str]:
    """All answers but those of the open kinds, in a fixed order, with the names of the data in use."""
    world = find(game.edition)
    words = [f"action:{action}" for action in MAIN_ACTIONS]
    words += [*world.advance_answers, *[f"group:{group}" for group in world.groups]]
    words += [f"effect:{mark}" for mark in _marks()]
    words += _cards(world)
    words += _places(world)
    words += [f"{kind}:{name}" for kind in ("unit", "extra") for name in SQUAD_NAMES]
    words += [f"captive:{owner}_{name}" for owner in range(BARBARIAN + 1) for name in UNIT_NAMES]
    words += [f"building:{name}" for name in PIECE_NAMES]
    words += [f"good:{name}" for name in GOOD_NAMES]
    words += [f"{side}:{name}=" for side in ("give", "get") for name in GOOD_NAMES]
    words += [f"want:{hand}=" for hand in HANDS]
    words += [f"mood:{name}" for name in MOOD_NAMES]
    words += [f"seat:{seat}" for seat in range(max(game.seats))]
    words += [f"die:{value}" for value in sorted(set(world.face_value[1:]))]
    words += [f"steps:{number}" for number in range(1, 10)]
    words += ["turn:0", "turn:1", "siege:strike", "siege:wall"]
    words += [f"button:{name}" for name in BUTTONS]
    return words


def _marks() -> list[str]:
    """The effects, and the parts of those that work in several ways."""
    marks = {listener.mark for moment in TABLE.moments.values() for listener in moment.listeners}
    return sorted(marks | set(TABLE.effects))


def _cards(world: World) -> list[str]:
    """Cards played, discarded, given: by their numbers, halves of objectives too."""
    out = [f"card:{card}" for card in world.action_cards]
    out += [f"goal:{goal}" for goal in world.goal_cards]
    for goal, halves in zip(world.goal_cards, world.goal_halves, strict=True):
        out += [f"goal:{goal}-{world.objectives[half]}" for half in halves]
    out += [f"wonder:{wonder}" for wonder in world.wonders]
    out += [f"civilization:{name}" for name in world.civilizations]
    out += [f"leader:{name}" for name in world.leaders]
    out += [f"{kind}:{event}" for kind in ("event", "cede", "claim") for event in world.events]
    hand = (*world.action_cards, *world.goal_cards, *world.wonders)
    out += [f"{kind}:{card}" for kind in ("show", "hide") for card in hand]
    return out


def _places(world: World) -> list[str]:
    """Spaces of every board, ways into them, and what stands on them."""
    names = sorted({name for land in world.lands.values() for name in land.hexes})
    out = [f"{kind}:{name}" for kind in ("hex", "road", "sail", "edge") for name in names]
    out += [f"region:{region}" for region in range(max([len(land.regions) for land in world.lands.values()]))]
    out += [f"{kind}:{name}_{unit}" for kind in ("lost", "seize") for name in names for unit in SQUAD_NAMES]
    out += [f"ruin:{name}_{piece}" for name in names for piece in (*PIECE_NAMES, *world.wonders)]
    return out
