"""How near a seat is to the objectives of its Empire cards (MEU-17.6), for who plans beyond the next purchase."""

from typing import Any, Final

from gonfalon.games.medioevo_universale.content.terms import CAPTAIN, MACHINE
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import captain_count, count, size
from gonfalon.games.medioevo_universale.rules.objectives import PIECES, holds
from gonfalon.games.medioevo_universale.rules.position import OWNERS, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.taxes import income

#: How likely it is that something happens of itself that an objective asks for.
EVENTS: Final = {
    "complete_route": 0.6,
    "suppress_rebellion": 0.4,
    "win_battle": 0.35,
    "barbarians_destroyed_in_turn": 0.3,
    "cubes_in_one_sale": 0.3,
    "conquests_in_turn": 0.2,
}
SELDOM: Final = 0.15
#: What part of an objective's worth counts at most while it is not met, and what once it can be claimed.
UNMET: Final = 0.55
MET: Final = 0.95


def nearness(state: Position, seat: int, card: int) -> float:
    """How much of the objective of a card is done: 1 where it can be claimed."""
    if holds(state, seat, card):
        return 1.0
    goal = state.world().objective[card]
    kind = goal["type"]
    if goal["kind"] == "event":
        if kind == "tax_income":
            return min(0.9, income(state, seat) / int(goal["amount"]))
        return EVENTS.get(kind, SELDOM)
    have = _counted(state, seat, kind, goal)
    need = int(goal.get("count", goal.get("players", 1)))
    return min(0.9, have / need) if have > 0 else 0.0


def _counted(state: Position, seat: int, kind: str, goal: dict[str, Any]) -> float:
    """What there is of what an objective counts, or the part of the one thing it asks for."""
    if kind in ("units", "all_unit_types", "captain_level"):
        return _troops(state, seat, kind, goal)
    if kind in ("transports", "each_transport", "siege", "cargo_colours"):
        return _carried(state, seat, kind, goal)
    if kind in ("branches_at_level", "technologies", "florins", "empire_cards", "objective_tokens", "prisoners"):
        return _sheet(state, seat, kind, goal)
    return _land(state, seat, kind, goal)


def _troops(state: Position, seat: int, kind: str, goal: dict[str, Any]) -> float:
    army = state.all_units(seat)
    if kind == "all_unit_types":
        return (sum([count(army, one) > 0 for one in range(CAPTAIN)]) + (captain_count(army) > 0)) / 5
    if kind == "captain_level":
        return max([(one + 1) / 3 for one in range(3) if count(army, CAPTAIN + one)], default=0.0)
    if goal["unit"] == "any":
        return size(army)
    return captain_count(army) if goal["unit"] == "captain" else count(army, 1)


def _carried(state: Position, seat: int, kind: str, goal: dict[str, Any]) -> float:
    slots = state.carriers(seat)
    least = int(goal.get("min_level", 1))
    if kind == "siege":
        own = [state.level[slot] for slot in slots if state.what[slot] == MACHINE]
    elif kind == "transports":
        own = [state.level[slot] for slot in slots if state.what[slot] in [PIECES[name] for name in goal["kinds"]]]
    elif kind == "each_transport":
        kinds = [PIECES[name] for name in goal["kinds"]]
        return sum([any(state.what[slot] == one for slot in slots) for one in kinds]) / len(kinds)
    else:
        return len({colour for slot in slots for colour in carriers.colours(state.cargo[slot])})
    levels = sorted([min(level, least) for level in own], reverse=True)[: int(goal["count"])]
    return sum(levels) / least


def _sheet(state: Position, seat: int, kind: str, goal: dict[str, Any]) -> float:
    levels = sorted(state.tech[seat * 6 : seat * 6 + 6], reverse=True)
    if kind == "branches_at_level":
        need = int(goal["level"])
        return sum([min(level, need) for level in levels[: int(goal["count"])]]) / need
    if kind == "technologies":
        return sum(levels)
    if kind == "florins":
        return state.florins[seat] / int(goal["amount"]) if not state.loans[seat] else 0.0
    if kind == "empire_cards":
        return len(state.cards(seat))
    if kind == "prisoners":
        held = sum(state.prisoners[seat * PLAYERS : seat * PLAYERS + PLAYERS])
        return captain_count(held) if goal.get("unit") == "captain" else size(held)
    return sum(state.gears[seat * 6 : seat * 6 + 6])


def _land(state: Position, seat: int, kind: str, goal: dict[str, Any]) -> float:
    world, lands, built = state.world(), state.territories(seat), state.built
    if kind == "buildings":
        return _matching(state, seat, goal, lands)
    if kind == "territories":
        homes = state.homes(seat) if goal.get("where") == "outside_home" else []
        return len([t for t in lands if t not in homes and (world.area[t] or not goal.get("populated"))])
    if kind == "home_military_buildings":
        return len([t for t in state.homes(seat) if state.holder[t] == seat and built[t * 3 + 1]])
    if kind == "undamaged_buildings":
        return len([at for t in lands for at in range(t * 3, t * 3 + 3) if built[at]])
    if kind == "building_pair":
        return max([(min(2, built[t * 3]) + min(2, built[t * 3 + 1])) / 4 for t in lands], default=0.0)
    if kind == "building_trio":
        return max([sum([built[at] > 0 for at in range(t * 3, t * 3 + 3)]) / 3 for t in lands], default=0.0)
    if kind == "buildings_together":
        return max([(built[t * 3] + built[t * 3 + 2]) / 6 for t in lands], default=0.0)
    if kind == "great_market":
        return max([state.market_value(t) for t in lands], default=0) / int(goal["value_min"])
    if kind == "units_with_building":
        forts = [t for t in lands if built[t * 3 + 1] >= 2]
        return 1 + max([min(2, count(state.army[t * OWNERS + seat], 1)) for t in forts], default=-1)
    return SELDOM


def _matching(state: Position, seat: int, goal: dict[str, Any], lands: list[int]) -> float:
    """Buildings of a kind, and the steps that lead to it."""
    homes = state.homes(seat) if goal.get("where") == "outside_home" else []
    places = [t for t in lands if t not in homes]
    if goal["building"] == "cathedral":
        return sum([state.built[t * 3 + 2] > 0 for t in places])
    if goal["building"] == "city":
        return max([state.built[t * 3] / 3 for t in places], default=0.0)
    return sum([state.built[t * 3] > 0 for t in places])


def tokens_worth(state: Position, tokens: int, turns: int) -> float:
    """Objective tokens: points at the end, the more the more of them, and a technology point in every turn."""
    points = state.world().objective_points
    last = len(points) - 1
    now, then = points[min(tokens, last)], points[min(tokens + 1, last)]
    return now + 0.4 * (then - now) * min(1.0, turns / 3) + 0.25 * turns * min(tokens, 5) / (1 + 0.1 * tokens)


def cards_worth(state: Position, seat: int, turns: int) -> float:
    """The Empire cards of a seat by what they give and by how near their objectives are, and its Objective tokens."""
    tokens = sum(state.gears[seat * 6 : seat * 6 + 6])
    total = tokens_worth(state, tokens, turns)
    gain = tokens_worth(state, tokens + 1, turns) - total
    for at, card in enumerate(state.cards(seat)):
        plain = 0.25 + (0.1 * turns if at < 4 else 0.0)
        near = nearness(state, seat, card)
        more = max(0.2, gain - plain)
        total += plain + (MET if near >= 1.0 else UNMET * near**4 * min(1.0, 0.3 * turns)) * more
    return total
