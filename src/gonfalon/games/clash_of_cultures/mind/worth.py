"""What single things are worth: advances beside their half point, goods by how many there are."""

from typing import Final

from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    IDEAS,
    MOOD,
    ORE,
    RESOURCES,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.position import Position

#: What an advance promises at the start of the game, in points, beyond what it scores.
PROMISE: Final = {
    "storage": 0.7, "irrigation": 0.3, "husbandry": 0.4,
    "engineering": 0.5, "sanitation": 0.2, "roads": 0.2,
    "fishing": 0.35, "warships": 0.05, "navigation": 0.1, "cartography": 0.15,
    "writing": 0.4, "public_education": 0.35, "free_education": 0.2, "philosophy": 0.4,
    "tactics": 0.6, "siegecraft": 0.1, "steel_weapons": 0.3, "draft": 0.2,
    "myths": 0.35, "rituals": 0.35, "priesthood": 0.3, "state_religion": 0.1,
    "bartering": 0.35, "trade_routes": 0.35, "taxes": 0.4, "currency": 0.15,
    "arts": 0.35, "circus_and_sports": 0.25, "monuments": 0.3, "theaters": 0.15,
    "math": 0.4, "astronomy": 0.15, "medicine": 0.15, "metallurgy": 0.2,
    "voting": 0.3, "civil_liberties": 0.3, "separation_of_power": 0.1, "free_economy": 0.4,
    "nationalism": 0.25, "forced_labor": 0.2, "totalitarianism": 0.1, "absolute_power": 0.5,
    "dogma": 0.3, "conversion": 0.25, "devotion": 0.1, "fanaticism": 0.15,
}  # fmt: skip
WORLD: Final = find("")
_NUMBER: Final = WORLD.advance_of
#: The same as (bit, promise), those that promise anything.
_BITS: Final = [(1 << _NUMBER[name], promise) for name, promise in PROMISE.items()]
CIV_ADVANCE: Final = 0.4

#: What goods are worth, by how many one has: the first ones matter most.
FIRST: Final = [0.0, 0.24, 0.45, 0.6, 0.69, 0.75, 0.79, 0.82]
MOST: Final = 7
TOKENS: Final = [0.0, 0.2, 0.36, 0.48, 0.56, 0.62, 0.66, 0.69, 0.71]


def knows(state: Position, seat: int, advance: str) -> bool:
    """Whether a seat uses an advance."""
    return state.uses(seat, _NUMBER[advance])


def leads(state: Position, seat: int) -> bool:
    """Whether the armies of a seat can move."""
    return state.uses(seat, _NUMBER["tactics"])


def guards(state: Position, city: int) -> int:
    """Who defends a city: its army, and a Fortress like one more."""
    army = state.army(city) if state.holder[city] == state.city[city] else 0
    return army + (1 if state.has_building(city, FORTRESS) else 0)


def advance_worths(state: Position, seat: int) -> float:
    """What the advances promise."""
    owned = state.owned[seat]
    total = CIV_ADVANCE * state.civ_owned[seat].bit_count()
    for bit, promise in _BITS:
        if owned & bit:
            total += promise
    return total


def stock(state: Position, seat: int, actions: float) -> float:
    """What the goods are worth: little once there is no time to use them, or more than can be used."""
    at = seat * GOODS
    goods = state.goods
    food, wood, ore = goods[at + FOOD], goods[at + WOOD], goods[at + ORE]
    ideas, gold = goods[at + IDEAS], goods[at + GOLD]
    total = FIRST[min(MOST, food)] + FIRST[min(MOST, wood)] + FIRST[min(MOST, ore)]
    total += 0.9 * FIRST[min(MOST, ideas)] + 1.25 * FIRST[min(MOST, gold)]
    total += 0.1 * min(3, food, wood, ore)
    number = food + wood + ore + ideas + gold
    if number and number > 3 * actions:
        total *= 3 * actions / number
    total += TOKENS[min(8, goods[at + MOOD])] + TOKENS[min(8, goods[at + CULTURE])]
    return total * min(1.0, actions / 6)


def worth(good: int, number: int) -> float:
    """What so many of a good are worth."""
    return FIRST[min(MOST, number)] if good < RESOURCES else TOKENS[min(len(TOKENS) - 1, number)]


def paid(state: Position, seat: int, wonder: int) -> float:
    """How much of the price of a wonder is in store, gold included, as a share."""
    cost = state.world().wonder_cost[wonder]
    at = seat * GOODS
    gold = max(0, state.goods[at + GOLD] - cost[GOLD])
    short = 0
    for good in range(GOODS):
        lack = max(0, cost[good] - state.goods[at + good])
        if good < GOLD:
            covered = min(gold, lack)
            gold -= covered
            lack -= covered
        short += lack
    return 1 - short / max(1, sum(cost))
