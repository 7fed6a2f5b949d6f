"""State objectives of Empire cards: tested on the owner whenever he is asked (MEU-17.6, COMPONENTS 6.1)."""

from typing import Any

from gonfalon.games.medioevo_universale.content.terms import (
    ARCHER,
    CAPTAIN,
    CATEGORIES,
    CIVIL,
    MACHINE,
    MILITARY,
    RELIGIOUS,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, count, size
from gonfalon.games.medioevo_universale.rules.position import OWNERS, PLAYERS, Position

PIECES = {"war_wagon": 0, "galley": 1, "caravan": 2, "merchant_ship": 3}
#: What these look at, others do not see: purses, and pacts that may be secret.
HIDDEN = ("florins", "repay_loan", "pacts")
PACTS = {"non_belligerence": 4, "defensive_alliance": 5, "offensive_alliance": 6}


def holds(state: Position, seat: int, card: int) -> bool:
    """Whether the objective of a card is met for its owner."""
    goal = state.world().objective[card]
    if goal["kind"] == "event":
        return bool(state.met[card]) and ("cash_after" not in goal or _left(state, seat) >= goal["cash_after"])
    kind = goal["type"]
    if kind in _BOARD:
        return _BOARD[kind](state, seat, goal)
    return _SHEET[kind](state, seat, goal)


def _left(state: Position, seat: int) -> int:
    """What a player had left after he repaid his last loan this turn."""
    return state.purse if seat in state.purse_readers else 0


def _own(state: Position, seat: int, goal: dict[str, Any]) -> list[int]:
    """The controlled territories an objective looks at."""
    lands = state.territories(seat)
    if goal.get("where") == "outside_home":
        lands = [t for t in lands if t not in state.homes(seat)]
    return [t for t in lands if state.world().area[t]] if goal.get("populated") else lands


def _is(state: Position, at: int, name: str) -> bool:
    """Whether the building at a place is of this kind or category."""
    level, category = state.built[at], at % 3
    return level > 0 and name in (CATEGORIES[category], state.world().building[category * 4 + level])


def _buildings(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    places = [at for t in _own(state, seat, goal) for at in range(t * 3, t * 3 + 3)]
    return sum([_is(state, at, goal["building"]) for at in places]) >= int(goal["count"])


def _together(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    for t in state.territories(seat):
        if all(any(_is(state, at, name) for at in range(t * 3, t * 3 + 3)) for name in goal["buildings"]):
            return True
    return False


def _control_some(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    names = state.world().names
    return len([t for t in _own(state, seat, goal) if names[t] in goal["territories"]]) >= int(goal["count"])


def _territories(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    quiet = len(state.rebels(seat)) <= goal.get("self_rebel", 99)
    return quiet and len(_own(state, seat, goal)) >= int(goal["count"])


def _home_fortresses(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return len([t for t in state.homes(seat) if state.holder[t] == seat and state.fortress(t)]) >= int(goal["count"])


def _connected(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    forts = [t for t in state.territories(seat) if state.fortress(t)]
    for start in forts:
        found = [start]
        for t in found:
            found += [near for near in state.world().by_land[t] if near in forts and near not in found]
        if len(found) >= int(goal["count"]):
            return True
    return False


def _undamaged(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    own = state.buildings(seat)
    return len(own) >= int(goal["count"]) and not any(state.damage[at] for at in own)


def _pair(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    low, high = int(goal["civil_min"]), int(goal["military_min"])
    return any(state.civil(t) >= low and state.fortress(t) >= high for t in state.territories(seat))


def _trio(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return any(all(state.built[t * 3 + c] for c in (CIVIL, MILITARY, RELIGIOUS)) for t in state.territories(seat))


def _kind_count(army: int, unit: str) -> int:
    if unit == "any":
        return size(army)
    return captain_count(army) if unit == "captain" else count(army, ARCHER)


def _units(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return _kind_count(state.all_units(seat), goal["unit"]) >= int(goal["count"])


def _all_types(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    army = state.all_units(seat)
    return all(count(army, kind) for kind in range(CAPTAIN)) and captain_count(army) > 0


def _guarded(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    for t in state.territories(seat):
        built = any(_is(state, t * 3 + MILITARY, name) for name in goal["buildings"])
        if built and _kind_count(state.army[t * OWNERS + seat], goal["unit"]) >= int(goal["count"]):
            return True
    return False


def _far(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    homes = state.homes(seat)
    near = {n for t in homes for n in state.world().by_land[t]} | set(homes)
    lands = range(state.world().lands)
    return len([t for t in lands if state.army[t * OWNERS + seat] and t not in near]) >= int(goal["count"])


def _captain_level(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    """What cards and Promotion make of units this turn does not count, up or down."""
    army = state.all_units(seat)
    for _, owner, now, before in state.changed:
        if owner == seat:
            army += ONE[before] - ONE[now]
    return sum([count(army, CAPTAIN + n) for n in range(int(goal["level"]) - 1, 3)]) >= int(goal["count"])


def _transports(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    kinds = [PIECES[name] for name in goal["kinds"]]
    own = [slot for slot in state.carriers(seat) if state.what[slot] in kinds]
    return len([slot for slot in own if state.level[slot] >= goal.get("min_level", 1)]) >= int(goal["count"])


def _each_transport(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    own = [state.what[slot] for slot in state.carriers(seat)]
    return all(own.count(PIECES[name]) >= int(goal["count"]) for name in goal["kinds"])


def _siege(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    own = [slot for slot in state.carriers(seat) if state.what[slot] == MACHINE]
    return len([slot for slot in own if state.level[slot] >= int(goal["min_level"])]) >= int(goal["count"])


def _cargo(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    found = {colour for slot in state.carriers(seat) for colour in carriers.colours(state.cargo[slot])}
    return len(found) >= int(goal["count"])


def _market(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return any(state.market_value(t) >= int(goal["value_min"]) for t in state.territories(seat))


def _branches(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    levels = state.tech[seat * 6 : seat * 6 + 6]
    return len([level for level in levels if level >= int(goal["level"])]) >= int(goal["count"])


def _technologies(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return sum(state.tech[seat * 6 : seat * 6 + 6]) >= int(goal["count"])


def _florins(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return state.florins[seat] >= int(goal["amount"]) and state.loans[seat] <= int(goal["max_debt"])


def _prisoners(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    held = sum(state.prisoners[seat * PLAYERS : seat * PLAYERS + PLAYERS])
    return _kind_count(held, goal.get("unit", "any")) >= int(goal["count"])


def _pacts(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    wanted = [PACTS[name] for name in goal.get("types", ())]
    partners: set[int] = set()
    for pact in state.pacts:
        fit = not wanted or any(clause[0] in wanted for clause in pact[2])
        if seat in pact[1] and fit and pact[6] < state.turn_number:
            partners |= {other for other in pact[1] if other != seat}
    return len(partners) >= int(goal["players"])


def _cards(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return len(state.cards(seat)) >= int(goal["count"])


def _tokens(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return sum(state.gears[seat * 6 : seat * 6 + 6]) >= int(goal["count"])


def _leader(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return all(state.honour[seat] >= state.honour[other] + int(goal["margin"]) for other in state.others(seat))


def _debtors(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    others = [other for other in state.others(seat) if state.loans[other]]
    return len(others) >= int(goal["players"]) and state.loans[seat] <= int(goal["self_debt"])


def _others_rebel(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    others = [other for other in state.others(seat) if state.rebels(other)]
    return len(others) >= int(goal["players"]) and len(state.rebels(seat)) <= int(goal["self_rebel"])


def _rebel_lands(state: Position, seat: int, goal: dict[str, Any]) -> bool:
    return sum([len(state.rebels(other)) for other in state.others(seat)]) >= int(goal["count"])


_BOARD = {
    "buildings": _buildings,
    "buildings_together": _together,
    "control_some": _control_some,
    "territories": _territories,
    "home_military_buildings": _home_fortresses,
    "connected_military_buildings": _connected,
    "undamaged_buildings": _undamaged,
    "building_pair": _pair,
    "building_trio": _trio,
    "units": _units,
    "all_unit_types": _all_types,
    "units_with_building": _guarded,
    "units_far_from_home": _far,
    "captain_level": _captain_level,
    "transports": _transports,
    "each_transport": _each_transport,
    "siege": _siege,
    "cargo_colours": _cargo,
    "great_market": _market,
}
_SHEET = {
    "branches_at_level": _branches,
    "technologies": _technologies,
    "florins": _florins,
    "prisoners": _prisoners,
    "pacts": _pacts,
    "empire_cards": _cards,
    "objective_tokens": _tokens,
    "sole_leader": _leader,
    "others_in_debt": _debtors,
    "others_rebel": _others_rebel,
    "rebel_territories_of_others": _rebel_lands,
}
