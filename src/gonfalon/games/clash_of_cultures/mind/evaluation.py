"""What is good in Clash of Cultures: the points a seat has, and what its cities, people, cards and goods promise.

Everything is in victory points. What pays over time counts by the actions still to come: a resource more at every
Collect is worth several points in the first age and nothing in the last round. It looks only at what the seat knows:
bots get a table on which everything unseen was dealt again.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    HAPPY,
    NOBODY,
    SETTLER,
    SHIP,
)
from gonfalon.games.clash_of_cultures.mind.goals import missing
from gonfalon.games.clash_of_cultures.mind.hasty import policy as policy
from gonfalon.games.clash_of_cultures.mind.land import site, yields
from gonfalon.games.clash_of_cultures.mind.observation import describe as describe
from gonfalon.games.clash_of_cultures.mind.outlook import counsel as counsel
from gonfalon.games.clash_of_cultures.mind.outlook import outlook as outlook
from gonfalon.games.clash_of_cultures.mind.pace import at_hand, left, to_come
from gonfalon.games.clash_of_cultures.mind.vocabulary import OPEN as OPEN
from gonfalon.games.clash_of_cultures.mind.vocabulary import vocabulary as vocabulary
from gonfalon.games.clash_of_cultures.mind.worth import advance_worths, guards, leads, paid, stock
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.requests import Ask

TOPICS: Final = ("points", "cities", "learning", "goods", "people", "army", "danger", "cards", "objectives", "actions")
POINTS: Final = 0
CITIES: Final = 1
LEARNING: Final = 2
STOCK: Final = 3
PEOPLE: Final = 4
ARMY: Final = 5
DANGER: Final = 6
CARDS: Final = 7
OBJECTIVES: Final = 8
ACTIONS: Final = 9

#: After how many answers a search plays its turn to the end, at the most.
FAVOURITES: Final = 8
#: From here on what trials change: plain lists and numbers, which the compiled build reads anew every time.
SPREAD = [2.5, 5.0]
#: What one resource more at a Collect is worth for every action to come, in the best city, the next ...
HARVEST: Final = [0.05, 0.034, 0.022, 0.014, 0.009]
#: What an angry city costs, beside the small harvest: nothing can be built there before it is calmed.
ANGER = 0.3
#: What it is worth that there is room for so many pieces more in the cities, while there is time to build them.
ROOM: Final = [0.0, 0.5, 0.85, 1.1, 1.3, 1.45, 1.55, 1.6]
#: What an action is worth that can still be used this turn.
ACTION = 0.35
#: What a card in hand is worth, if so much is missing of one of its objectives.
OBJECTIVE = 2.0
NEAR = 0.55
#: How surely one comes to what is only near, at the end of the game and that much more at its start.
PURSUED: Final = [0.8, -0.4]
#: What cards in hand are worth: action cards, objectives, great persons.
HELD: Final = [0.4, 0.3, 0.4]
#: The same for goods in store, which become points the sooner the better.
STORED: Final = [0.55, 0.8]
#: What goods in store are worth more, if they are the price of a wonder in hand.
WONDER = 0.3
#: What an army in a city is worth, besides itself: barbarians and neighbours come by surprise.
MOST_CITIES: Final = 7
GUARDED = 0.3
LAST_CITY: Final = 4.0
#: What is lost with a city, and for each of its pieces; how sure that is from one step away, and from two.
MENACE: Final = [0.7, 0.5, 0.8, 0.45]
#: The same by the army of an opponent, who comes more surely than barbarians: so many times.
RIVAL = 1.0
#: What it is worth to stand beside a city one could take, and for each of its pieces; so much of it two steps away.
PREY: Final = [0.25, 0.15, 0.0]
#: A new city gives so many goods at a Collect.
NEW_CITY = 1.3


def _cities(state: Position, seat: int, cities: list[int], actions: float) -> float:
    """What the cities will give, the best ones most; the size of each is bound by their number, and by anger."""
    crops: list[int] = []
    calm = 0
    pieces = 0
    for city in cities:
        size = state.size(city)
        mood = state.mood[city]
        if mood != ANGRY:
            calm += 1
            pieces += size
        count = 1 if mood == ANGRY else size + 1 if mood == HAPPY else size
        crops.append(min(count, yields(state, seat, city)))
    crops.sort(reverse=True)
    total = -ANGER * (len(cities) - calm) * min(1.0, actions / 9)
    for place, crop in enumerate(crops):
        total += HARVEST[min(place, len(HARVEST) - 1)] * actions * (crop + 0.3)
    return total + _room(calm * min(5, len(cities)) - pieces, actions)


def _room(free: int, actions: float) -> float:
    """What the room for so many pieces more is worth, while there is time to build them."""
    return ROOM[min(len(ROOM) - 1, max(0, free))] * min(1.0, actions / 9)


def _people(state: Position, seat: int, places: list[int], cities: list[int], actions: float) -> float:
    """Settlers, by the cities they will found: what such a city gives less the actions it takes."""
    found: list[float] = []
    for place in places:
        count = state.count(place, SETTLER)
        if count:
            value = site(state, seat, place)
            found += [value] * count
    if not found:
        return 0.0
    found.sort(reverse=True)
    number = len(cities)
    calm = [city for city in cities if state.mood[city] != ANGRY]
    free = len(calm) * min(5, number) - sum([state.size(city) for city in calm])
    total = 0.0
    for order, value in enumerate(found):
        ready = actions - 2 * order - 2
        if number >= MOST_CITIES or ready <= 0:
            break
        crop = HARVEST[min(number, len(HARVEST) - 1)] * ready * NEW_CITY
        more = min(5, number + 1) - 1 + (len(calm) + order if number < 5 else 0)
        room = _room(free + more, ready) - _room(free, ready)
        total += max(0.1, value * (1 + crop + room))
        number += 1
        free += more
    return total


def _army(state: Position, seat: int, places: list[int], cities: list[int], ahead: float) -> float:
    """Units, worth the less the more there are beyond what guards the cities; a guard in every city."""
    number = 0
    ships = 0
    for place in places:
        number += state.army(place)
        ships += state.count(place, SHIP)
    wanted = 1 + len(cities)
    total = 0.25 * min(number, wanted) + 0.1 * min(4, max(0, number - wanted)) + 0.15 * min(2, ships)
    for city in cities:
        if state.holder[city] == seat and state.army(city):
            total += GUARDED
    if state.leader[seat] != NOBODY:
        total += 0.5
    return total * (0.2 + 0.8 * ahead)


def _danger(state: Position, seat: int, cities: list[int]) -> float:
    """Cities that a stronger army of somebody else could reach soon, and those of others that lie open."""
    total = 0.0
    for place, owner in enumerate(state.holder):
        if owner in (NOBODY, seat):
            continue
        force = state.army(place)
        if not force or not (owner == BARBARIAN or leads(state, owner)):
            continue
        row = state.land_row(place)
        for city in cities:
            far = row[city]
            if far > 2:
                continue
            guard = guards(state, city)
            if force > guard:
                worth = LAST_CITY if len(cities) == 1 else MENACE[0] + MENACE[1] * state.size(city)
                if owner != BARBARIAN:
                    worth *= RIVAL
                total -= worth * min(1.0, (force - guard) / 2) * MENACE[2 if far < 2 else 3]
    return total + (_prey(state, seat) if leads(state, seat) else 0.0)


def _prey(state: Position, seat: int) -> float:
    """Cities of others near an army that is stronger than their guards."""
    best = 0.0
    for place, owner in enumerate(state.city):
        if owner in (NOBODY, seat):
            continue
        guard = guards(state, place)
        for there, far in enumerate(state.land_row(place)):
            if 0 < far <= 2 and state.holder[there] == seat and state.army(there) > guard:
                best = max(best, (PREY[0] + PREY[1] * state.size(place)) * (1.0 if far == 1 else PREY[2]))
    return best


def _cards(state: Position, seat: int, ahead: float) -> float:
    total = HELD[0] * min(5, len(state.hand[seat])) + HELD[1] * min(5, len(state.goals[seat]))
    total += HELD[2] * len(state.persons[seat])
    return total * min(1.0, 0.25 + 2 * ahead)


def _wonders(state: Position, seat: int, cities: list[int], ahead: float, actions: float) -> float:
    """Wonders in hand: by how much of the dearest steps is done; goods in store are worth something on their own."""
    needs = state.world().wonder_needs
    ready = any(state.mood[city] == HAPPY and state.size(city) < min(5, len(cities)) for city in cities)
    best = 0.0
    for wonder in state.plans[seat]:
        done = paid(state, seat, wonder)
        value = WONDER * done * done
        if not state.owns(seat, needs[wonder]):
            value *= 0.5
        best = max(best, value if ready else 0.6 * value)
    return best * min(1.0, actions / 4) + 0.25 * ahead * min(2, len(state.plans[seat]))


def _objectives(state: Position, seat: int, ahead: float, actions: float) -> float:
    """Cards in hand, by how near the better of their halves is; the nearer the end of the age, the surer."""
    total = 0.0
    sure = 0.7 + 0.1 * state.round_number
    pursued = PURSUED[0] + PURSUED[1] * ahead
    for card in state.goals[seat]:
        best = 0.0
        for half in state.world().goal_halves[card]:
            far = missing(state, seat, half)
            if far == 0.0:
                best = max(best, sure)
            elif far < 6 and actions > 0:
                best = max(best, NEAR**far * pursued * min(1.0, actions / (3 * far)))
        total += OBJECTIVE * best
    return total


def facts(state: Position, seat: int) -> list[float]:
    """What a seat has, by topic, in points."""
    ahead = left(state)
    actions = to_come(state)
    cities = state.cities(seat)
    places = state.places_of(seat)
    turn = at_hand(state, seat)
    out = [0.0] * len(TOPICS)
    out[POINTS] = scoring.halves(state, seat) / 2
    out[CITIES] = _cities(state, seat, cities, actions + turn)
    out[LEARNING] = ahead * advance_worths(state, seat)
    out[STOCK] = stock(state, seat, actions + turn) * (STORED[0] + STORED[1] * ahead)
    out[PEOPLE] = _people(state, seat, places, cities, actions + turn)
    out[ARMY] = _army(state, seat, places, cities, ahead)
    out[DANGER] = _danger(state, seat, cities)
    out[CARDS] = _cards(state, seat, ahead) + _wonders(state, seat, cities, ahead, actions + turn)
    out[OBJECTIVES] = _objectives(state, seat, ahead, actions + turn)
    out[ACTIONS] = ACTION * turn
    return out


def standings(state: Position) -> list[float]:
    """The result every seat may expect."""
    state.remember()
    out = [sum(facts(state, seat)) for seat in range(state.seats)]
    state.release()
    return out


def evaluate(state: Position, seat: int) -> float:
    """The result this seat may expect."""
    return sum(facts(state, seat))


def favourites(state: Position, ask: Ask) -> int:
    """A search plays the turn to its end where there is more than one action left."""
    return FAVOURITES if ask.prompt == "turn" and state.actions > 1 else 0


def spread(state: Position) -> float:
    """A lead counts more, the nearer the end."""
    return SPREAD[0] + SPREAD[1] * left(state)


def settled(state: Position) -> bool:
    """Between two actions, or two turns."""
    frame = state.frames[-1]
    return isinstance(frame, Turn) and frame.STEPS[frame.at] == "choose"


def stage(state: Position, seat: int) -> int:
    """A search plays the turn in progress to its end."""
    return state.chapter


def reasons(state: Position, seat: int) -> list[tuple[str, float]]:
    """What this seat is ahead or behind by, compared with the average of the others."""
    mine = facts(state, seat)
    others = [facts(state, other) for other in state.others(seat)]
    return [
        (f"reason-clash-{topic}", mine[i] - sum([row[i] for row in others]) / len(others))
        for i, topic in enumerate(TOPICS)
    ]
