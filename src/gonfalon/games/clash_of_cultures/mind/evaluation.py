"""What is good in Clash of Cultures: the points a seat has, and what its cities, people, cards and goods promise.

Everything is in victory points. What only pays over time counts less as the ages go by. It looks only at what the
seat knows: bots get a table on which everything unseen was dealt again.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CULTURE,
    GOLD,
    GOODS,
    HAPPY,
    IDEAS,
    MOOD,
    NOBODY,
    RESOURCES,
    SETTLER,
    SHIP,
)
from gonfalon.games.clash_of_cultures.mind.hasty import policy as policy
from gonfalon.games.clash_of_cultures.mind.vocabulary import OPEN as OPEN
from gonfalon.games.clash_of_cultures.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.objectives import fulfilled
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.status import last_age
from gonfalon.games.clash_of_cultures.rules.turn import Turn

TOPICS: Final = ("points", "cities", "mood", "goods", "people", "army", "danger", "cards", "objectives", "actions")
POINTS, CITIES, MOODS, STOCK, PEOPLE, ARMY, DANGER, CARDS, OBJECTIVES, ACTIONS = range(10)

FIRST_LOOK: Final = 0.01
SPREAD: Final = 2.5
#: What goods are worth, by how many one has: the first ones matter most.
FIRST_GOODS: Final = (0.0, 0.2, 0.36, 0.5, 0.61, 0.69, 0.74, 0.77)
TOKEN: Final = 0.2
MOST: Final = 7


def left(state: Position) -> float:
    """The share of the game still to come."""
    rounds = state.number("rounds")
    whole = last_age(state) * rounds
    return max(0.0, 1 - ((state.age - 1) * rounds + state.round_number - 1) / whole)


def _goods(state: Position, seat: int) -> float:
    at = seat * GOODS
    total = 0.0
    for good in range(RESOURCES):
        total += FIRST_GOODS[min(MOST, state.goods[at + good])] * (1.15 if good in (GOLD, IDEAS) else 1.0)
    return total + TOKEN * (min(6, state.goods[at + MOOD]) + min(6, state.goods[at + CULTURE]))


def _army(state: Position, seat: int, cities: list[int]) -> float:
    """Units, worth the less the more there are beyond what guards the cities."""
    number = sum([state.army(place) for place in state.places_of(seat)])
    wanted = 1 + 2 * len(cities)
    return 0.22 * min(number, wanted) + 0.08 * max(0, number - wanted) + 0.2 * min(2, state.total(seat, SHIP))


def _danger(state: Position, seat: int, cities: list[int]) -> float:
    """Cities that a stronger army of somebody else could reach soon."""
    total = 0.0
    for city in cities:
        guard = state.army(city) if state.holder[city] == seat else 0
        row = state.land_row(city)
        threat = 0
        for place, owner in enumerate(state.holder):
            if owner not in (NOBODY, seat) and row[place] <= (1 if owner == BARBARIAN else 2):
                threat = max(threat, state.army(place))
        if threat > guard:
            total -= (0.25 + 0.2 * state.size(city)) * min(1.0, (threat - guard) / 2)
    return total


def _cards(state: Position, seat: int) -> float:
    world = state.world()
    total = 0.22 * min(5, len(state.hand[seat])) + 0.3 * min(4, len(state.goals[seat]))
    for wonder in state.plans[seat]:
        cost = world.wonder_cost[wonder]
        have = sum([min(state.goods[seat * GOODS + good], number) for good, number in enumerate(cost)])
        ready = state.owns(seat, world.wonder_needs[wonder])
        total += 0.2 + (1.2 if ready else 0.4) * have / max(1, sum(cost))
    return total


def _objectives(state: Position, seat: int) -> float:
    """Cards that could be completed if the age ended now, one for each."""
    total = 0.0
    for card in state.goals[seat]:
        if any(fulfilled(state, seat, half) for half in state.world().goal_halves[card]):
            total += 1.3
    return total


def facts(state: Position, seat: int) -> list[float]:
    """What a seat has, by topic, in points."""
    ahead = left(state)
    cities = state.cities(seat)
    out = [0.0] * len(TOPICS)
    out[POINTS] = scoring.halves(state, seat) / 2 + (0.25 * state.advance_count(seat) * ahead)
    out[CITIES] = ahead * (1.6 * len(cities) - 0.12 * len(cities) ** 2 + 0.25 * sum([state.size(c) for c in cities]))
    for city in cities:
        if state.mood[city] == HAPPY:
            out[MOODS] += 0.35 * ahead
        elif state.mood[city] == ANGRY:
            out[MOODS] -= 0.15 + 0.5 * ahead
    out[STOCK] = _goods(state, seat) * (0.3 + 0.7 * min(1.0, 3 * ahead))
    out[PEOPLE] = 0.55 * ahead * min(4, state.total(seat, SETTLER))
    out[ARMY] = _army(state, seat, cities) * (0.25 + 0.75 * ahead)
    out[DANGER] = _danger(state, seat, cities)
    out[CARDS] = _cards(state, seat) * min(1.0, 0.2 + 2 * ahead)
    out[OBJECTIVES] = _objectives(state, seat)
    if state.active == seat:
        out[ACTIONS] = 0.3 * state.actions
    return out


def standings(state: Position) -> list[float]:
    """The result every seat may expect."""
    return [sum(facts(state, seat)) for seat in range(state.seats)]


def evaluate(state: Position, seat: int) -> float:
    """The result this seat may expect."""
    return sum(facts(state, seat))


def spread(state: Position) -> float:
    """A lead counts more, the nearer the end."""
    return SPREAD + 4 * left(state)


def settled(state: Position) -> bool:
    """Between two actions, or two turns."""
    frame = state.frames[-1]
    return isinstance(frame, Turn) and frame.STEPS[frame.at] == "choose"


def stage(state: Position, seat: int) -> int:
    """A search plans the turn in progress to its end."""
    return state.chapter


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    mine = facts(state, seat)
    others = [facts(state, other) for other in state.others(seat)]
    return [
        (f"reason-clash-{topic}", mine[i] - sum([row[i] for row in others]) / len(others))
        for i, topic in enumerate(TOPICS)
    ]
