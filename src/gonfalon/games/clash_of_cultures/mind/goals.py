"""How far objectives are away: about how many advances, buildings or other things of that weight are missing."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    ACADEMY,
    CAVALRY,
    ELEPHANT,
    FOOD,
    FORTRESS,
    GOLD,
    HAPPY,
    IDEAS,
    MARKET,
    NOBODY,
    OBELISK,
    OBSERVATORY,
    ORE,
    PIECES,
    PORT,
    SETTLER,
    SHIP,
    TEMPLE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.mind.worth import WORLD, paid
from gonfalon.games.clash_of_cultures.rules.effects.objectives_status import abroad, far_off, fleet, troops
from gonfalon.games.clash_of_cultures.rules.objectives import fulfilled
from gonfalon.games.clash_of_cultures.rules.position import Position

#: Nobody works towards what is so far away.
FAR: Final = 9.0
#: A good is soon collected; a city takes a settler and his way.
GOOD: Final = 0.4
CITY: Final = 1.6
UNIT: Final = 0.6
#: An attempt of Influence Culture fails more often than not; a mood costs a token or more.
INFLUENCE: Final = 1.3
MOOD_STEP: Final = 0.45
STEP: Final = 0.6
COLONY: Final = 5

MOST: Final = {
    "academic": ACADEMY,
    "coastal_culture": PORT,
    "religious": TEMPLE,
    "fortified": FORTRESS,
    "scientists": OBSERVATORY,
    "mercantile": MARKET,
    "legacy": OBELISK,
}
HOARD: Final = {"ideas_obj": IDEAS, "rich": GOLD, "ore_obj": ORE, "wood_obj": WOOD, "food_obj": FOOD}
GROUP: Final = {
    "city_planner": "construction",
    "enlightened": "education",
    "militarized": "warfare",
    "culture_obj": "culture",
    "science_obj": "science",
    "merchant": "economy",
    "seafarer": "seafaring",
}
HERDS: Final = {"equestrian": CAVALRY, "ivory_tide": ELEPHANT}
MIXED: Final = ("well_stocked", "advanced", "focused", "balanced", "government_obj")
TOWNS: Final = ("civilization", "happy_obj", "citadel", "city_planner_buildings", "dominion", "standing_army")
AFAR: Final = ("consulates", "influence_obj", "colony", "new_founder", "outposts", "great_migration", "wonderful")
FORCES: Final = ("great_navy", "great_army", "military_might", "tactical_diversity", "threat")


def missing(state: Position, seat: int, objective: int) -> float:
    """How much is missing: 0 where the objective is met, FAR where it is not measured."""
    if fulfilled(state, seat, objective):
        return 0.0
    name = state.world().objectives[objective]
    if name in MOST:
        found = _buildings(state, seat, MOST[name])
    elif name in HOARD:
        found = GOOD * (5 - state.have(seat, HOARD[name]))
    elif name in GROUP:
        group = WORLD.groups.index(GROUP[name])
        found = float(len(WORLD.members[group]) - state.in_group(seat, group))
    elif name in HERDS:
        kind = HERDS[name]
        found = 3.0 - len([place for place in state.places_of(seat) if state.count(place, kind)])
    elif name in MIXED:
        found = _learned(state, seat, name)
    elif name in TOWNS:
        found = _towns(state, seat, name)
    elif name in AFAR:
        found = _afar(state, seat, name)
    elif name in FORCES:
        found = _forces(state, seat, name)
    else:
        return FAR
    return max(0.4, found)


def _behind(numbers: list[int], seat: int) -> int:
    """How many more make it more than each opponent's."""
    return max([number for other, number in enumerate(numbers) if other != seat]) + 1 - numbers[seat]


def _buildings(state: Position, seat: int, piece: int) -> float:
    numbers = [0] * state.seats
    for place, who in enumerate(state.city):
        if 0 <= who < state.seats and state.has_building(place, piece):
            numbers[who] += 1
    more = _behind(numbers, seat)
    return more + CITY * max(0, numbers[seat] + more - state.city.count(seat))


def _learned(state: Position, seat: int, name: str) -> float:
    """Objectives about goods and advances of several kinds."""
    if name == "well_stocked":
        return GOOD * sum([max(0, 3 - state.have(seat, good)) for good in (FOOD, WOOD, ORE)])
    groups = range(len(WORLD.groups))
    if name == "advanced":
        numbers = [state.advance_count(other) for other in range(state.seats)]
        return 0.8 * max(6 - numbers[seat], _behind(numbers, seat))
    if name == "balanced":
        return float(9 - len([group for group in groups if state.in_group(seat, group)]))
    if name == "government_obj":
        return 4.0 - max([state.in_group(seat, group) for group in WORLD.governments])
    whole = [0] * state.seats
    best = 0
    for other in range(state.seats):
        for group in groups:
            have = state.in_group(other, group)
            if have == len(WORLD.members[group]):
                whole[other] += 1
            elif other == seat:
                best = max(best, have)
    return 4 * _behind(whole, seat) - float(best)


def _towns(state: Position, seat: int, name: str) -> float:
    """Objectives about one's cities."""
    cities = state.cities(seat)
    number = len(cities)
    if name == "civilization":
        return CITY * (6 - number)
    if name == "citadel":
        return max([5 - state.size(city) for city in cities], default=5) + CITY * max(0, 5 - number)
    if name == "city_planner_buildings":
        kinds = [p for p in range(1, PIECES) if any(state.building(city, p) == seat for city in cities)]
        return float(4 - len(kinds))
    if name == "dominion":
        near = state.land().near
        return CITY * (4 - len([c for c in cities if all(state.city[there] == NOBODY for there in near[c])]))
    if name == "happy_obj":
        moods = sorted([HAPPY - state.mood[city] for city in cities])
        return MOOD_STEP * sum(moods[:4]) + CITY * max(0, 4 - number)
    fit = len([city for city in cities if state.holder[city] == seat and state.army(city)])
    return UNIT * (4 - fit) + CITY * max(0, 4 - number)


def _afar(state: Position, seat: int, name: str) -> float:
    """Objectives far from home, and that of a wonder."""
    if name == "consulates":
        held = [place for place, who in enumerate(state.city) if who not in (NOBODY, seat)]
        return INFLUENCE * (2 - len([place for place in held if seat in state.influencers(place)]))
    if name == "influence_obj":
        return INFLUENCE * _behind([abroad(state, other) for other in range(state.seats)], seat)
    if name == "wonderful":
        return min([4 * (1 - paid(state, seat, wonder)) for wonder in state.plans[seat]], default=FAR)
    if name in ("colony", "new_founder"):
        return _colony(state, seat)
    there = far_off(state, seat)
    if name == "outposts":
        return 2 * UNIT * (3 - len([place for place in there if state.army(place)]))
    return CITY * (3 - len([place for place in there if state.count(place, SETTLER)]))


def _colony(state: Position, seat: int) -> float:
    """A settler on his way to a place far from where his people began."""
    row = state.row(state.land().start(seat))
    ways = [COLONY - row[place] for place in state.places_of(seat) if state.count(place, SETTLER)]
    return UNIT + STEP * max(0, min(ways)) if ways else CITY + STEP * COLONY


def _forces(state: Position, seat: int, name: str) -> float:
    """Objectives about units."""
    if name == "tactical_diversity":
        return float(len([kind for kind in range(SHIP) if not state.total(seat, kind)]) + (not fleet(state, seat)))
    if name == "great_navy":
        fleets = [fleet(state, other) for other in range(state.seats)]
        return float(min(4 - fleets[seat], max(2 - fleets[seat], _behind(fleets, seat))))
    armies = [troops(state, other) for other in range(state.seats)]
    if name == "great_army":
        return UNIT * (_behind(armies, seat) + 3)
    if name == "military_might":
        return UNIT * (12 - armies[seat] - fleet(state, seat))
    near = state.land().near
    force = 0
    for place in state.places_of(seat):
        if any(0 <= state.city[there] < state.seats and state.city[there] != seat for there in near[place]):
            force += state.army(place)
    return 4.0 - force
