"""How the seats stand where a turn of a search ends: the facts of the evaluation, and what it does not see.

It goes further in four things. A city of somebody else that lies open is worth marching to from afar, as a conqueror
wins what another loses. Barbarians come seldom, armies of others often. Goods are worth most where there is room to
build with them, and room is worth something as long as there is time to fill it. The worths were found by play, not by
thought (docs/bots.md): ``tools/worths.py`` goes on with them.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CULTURE,
    FOOD,
    FOREST,
    GOLD,
    GOODS,
    GRASSLAND,
    HAPPY,
    IDEAS,
    MOOD,
    MOUNTAIN,
    NOBODY,
    ORE,
    SETTLER,
    SHIP,
    WOOD,
)
from gonfalon.games.clash_of_cultures.mind.goals import missing
from gonfalon.games.clash_of_cultures.mind.hasty import policy
from gonfalon.games.clash_of_cultures.mind.land import site, yields
from gonfalon.games.clash_of_cultures.mind.pace import at_hand, left, to_come
from gonfalon.games.clash_of_cultures.mind.worth import (
    FIRST,
    MOST,
    TOKENS,
    WORLD,
    guards,
    leads,
    paid,
)
from gonfalon.games.clash_of_cultures.rules import scoring
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask

#: In points, where nothing else is said. A plain table, which the compiled build reads anew every time.
WORTHS: Final[dict[str, float]] = {
    # one good more at a Collect, for every action to come, in the best city; the share of it in the next one
    "harvest": 0.0381, "decline": 0.606,
    # what an angry city costs; room for a piece, of which one action in so many makes use; a piece's price in store; a
    # kind of land
    "anger": 0.206, "room": 0.244, "need": 7.27, "set": 0.11, "kinds": 0.284,
    # goods and tokens beside each other; all of them, at the end and so much more at the start; when they lose worth
    "food": 1.05, "wood": 0.769, "ore": 0.981, "ideas": 1.12, "gold": 1.17, "mood": 1.47, "culture": 0.965,
    "stored": 0.693, "early": 0.911, "hurry": 6.64,
    # a settler, as a share of his city; the city itself; how many goods it gives at a Collect
    "settler": 0.802, "city": 1.0, "crop": 1.03,
    # units that are wanted, others, ships, a guard in a city, a leader; the share of it at the end of the game
    "unit": 0.451, "spare": 0.123, "ship": 0.167, "guard": 0.241, "leader": 0.383, "late": 0.215,
    # how likely barbarians, one step away and two, and armies of others, one to three, are to take a city
    "wild": 0.279, "wild 2": 0.173, "rival": 0.573, "rival 2": 0.319, "rival 3": 0.105,
    # what is lost with a city, with each of its pieces, with the last city
    "loss": 0.758, "lost": 0.372, "last": 3.66,
    # what is won with a city, with each of its pieces, with one of barbarians; the share of it a step further away
    "prize": 0.997, "piece": 0.606, "wild prize": 0.676, "march": 0.664,
    # cards in hand: actions, objectives, great persons, wonders, the price of a wonder in store
    "card": 0.36, "goal": 0.345, "person": 0.477, "plan": 0.214, "wonder": 1.01,
    # an objective; for each thing that is missing; how surely one comes to it, at the end and at the start; that is met
    "objective": 1.48, "near": 0.592, "pursued": 0.718, "pursued early": 0.387, "met": 1.07,
    # an action that is left; how many points make a lead, at the end and so many more at the start
    "action": 0.371, "spread": 2.5, "wide": 5.0,
    # what an advance of one's civilization promises at the start of the game
    "civilization": 0.594,
}  # fmt: skip
#: The same for the advances of the board, beside the half point they score.
PROMISES: Final[dict[str, float]] = {
    "storage": 2.16, "irrigation": 0.926, "husbandry": 1.23,
    "engineering": 0.771, "sanitation": 0.308, "roads": 0.308,
    "fishing": 0.368, "warships": 0.0526, "navigation": 0.105, "cartography": 0.158,
    "writing": 1.04, "public_education": 0.911, "free_education": 0.521, "philosophy": 1.04,
    "tactics": 1.24, "siegecraft": 0.207, "steel_weapons": 0.62, "draft": 0.414,
    "myths": 0.522, "rituals": 0.522, "priesthood": 0.447, "state_religion": 0.149,
    "bartering": 0.513, "trade_routes": 0.513, "taxes": 0.587, "currency": 0.22,
    "arts": 0.432, "circus_and_sports": 0.309, "monuments": 0.371, "theaters": 0.185,
    "math": 0.376, "astronomy": 0.141, "medicine": 0.141, "metallurgy": 0.188,
    "voting": 1.24, "civil_liberties": 1.24, "separation_of_power": 0.413, "free_economy": 1.65,
    "nationalism": 0.418, "forced_labor": 0.335, "totalitarianism": 0.167, "absolute_power": 0.837,
    "dogma": 0.448, "conversion": 0.373, "devotion": 0.149, "fanaticism": 0.224,
}  # fmt: skip
_BITS: Final = [(1 << WORLD.advance_of[name], name) for name in PROMISES]
MOST_CITIES: Final = 7
#: How far away a city may lie that is worth marching to, and from where barbarians and others come.
FAR: Final = 4
RAID: Final = 2
CAMPAIGN: Final = 3


def outlook(state: Position) -> list[float]:
    """How every seat stands: one more makes it e times as likely to win."""
    state.remember()
    spread = WORTHS["spread"] + WORTHS["wide"] * left(state)
    out = [standing(state, seat) / spread for seat in range(state.seats)]
    state.release()
    return out


def standing(state: Position, seat: int) -> float:
    """The points this seat may expect."""
    ahead = left(state)
    turn = at_hand(state, seat)
    actions = to_come(state) + turn
    cities = state.cities(seat)
    places = state.places_of(seat)
    total = scoring.halves(state, seat) / 2 + WORTHS["action"] * turn
    total += _cities(state, seat, cities, actions) + _stock(state, seat, actions, ahead)
    total += ahead * _learning(state, seat) + _people(state, seat, places, cities, actions)
    total += _army(state, seat, places, cities, ahead) + _dangers(state, seat, cities, actions)
    if leads(state, seat):
        total += _conquests(state, seat, places, actions)
    total += _cards(state, seat, ahead) + _wonders(state, seat, cities, ahead, actions)
    return total + _objectives(state, seat, ahead, actions)


def _cities(state: Position, seat: int, cities: list[int], actions: float) -> float:
    """What the cities will give, the best ones most; the kinds of land around them; what can be built in them."""
    near, terrain = state.land().near, state.terrain
    crops: list[int] = []
    room = calm = kinds = 0
    most = min(5, len(cities))
    for city in cities:
        size = state.size(city)
        mood = state.mood[city]
        if mood != ANGRY:
            calm += 1
            room += most - size
        count = 1 if mood == ANGRY else size + 1 if mood == HAPPY else size
        crops.append(min(count, yields(state, seat, city)))
        kinds |= 1 << (terrain[city] + 1)
        for there in near[city]:
            if not state.exhausted[there] and state.city[there] == NOBODY:
                kinds |= 1 << (terrain[there] + 1)
    crops.sort(reverse=True)
    total = -WORTHS["anger"] * (len(cities) - calm) * min(1.0, actions / 9)
    each = WORTHS["harvest"] * actions
    for crop in crops:
        total += each * (crop + 0.3)
        each *= WORTHS["decline"]
    for kind in (GRASSLAND, FOREST, MOUNTAIN):
        if kinds & (1 << (kind + 1)):
            total += WORTHS["kinds"] * min(1.0, actions / 18)
    ready = _ready(state, seat, room)
    total += (WORTHS["set"] + WORTHS["room"]) * min(float(ready), actions / 2)
    return total + _room(room - ready, actions)


def _ready(state: Position, seat: int, room: int) -> int:
    """How many buildings there are room and goods for, four at the most."""
    at = seat * GOODS
    goods = state.goods
    gold = goods[at + GOLD]
    sets = 0
    while sets < min(4, room):
        gold -= (goods[at + FOOD] <= sets) + (goods[at + WOOD] <= sets) + (goods[at + ORE] <= sets)
        if gold < 0:
            break
        sets += 1
    return sets


def _room(free: int, actions: float) -> float:
    """What room for so many pieces more is worth: about as many are wanted as there is time to build."""
    if free <= 0 or actions <= 0:
        return 0.0
    wanted = 0.5 + actions / WORTHS["need"]
    return WORTHS["room"] * wanted * free / (wanted + free) * min(1.0, actions / 3)


def _stock(state: Position, seat: int, actions: float, ahead: float) -> float:
    """Goods and tokens: little once there is no time to use them, or more than can be used."""
    at = seat * GOODS
    goods = state.goods
    number = sum(goods[at : at + MOOD])
    total = WORTHS["food"] * FIRST[min(MOST, goods[at + FOOD])] + WORTHS["wood"] * FIRST[min(MOST, goods[at + WOOD])]
    total += WORTHS["ore"] * FIRST[min(MOST, goods[at + ORE])] + WORTHS["ideas"] * FIRST[min(MOST, goods[at + IDEAS])]
    total += WORTHS["gold"] * FIRST[min(MOST, goods[at + GOLD])]
    if number and number > 3 * actions:
        total *= 3 * actions / number
    total += WORTHS["mood"] * TOKENS[min(8, goods[at + MOOD])] + WORTHS["culture"] * TOKENS[min(8, goods[at + CULTURE])]
    return total * min(1.0, actions / WORTHS["hurry"]) * (WORTHS["stored"] + WORTHS["early"] * ahead)


def _learning(state: Position, seat: int) -> float:
    """What the advances promise."""
    owned = state.owned[seat]
    total = WORTHS["civilization"] * state.civ_owned[seat].bit_count()
    for bit, name in _BITS:
        if owned & bit:
            total += PROMISES[name]
    return total


def _people(state: Position, seat: int, places: list[int], cities: list[int], actions: float) -> float:
    """Settlers, by the cities they will found: what such a city gives less the actions it takes."""
    found: list[float] = []
    for place in places:
        count = state.count(place, SETTLER)
        if count:
            found += [site(state, seat, place)] * count
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
        crop = WORTHS["harvest"] * WORTHS["decline"] ** number * ready * WORTHS["crop"]
        more = min(5, number + 1) - 1 + (len(calm) + order if number < 5 else 0)
        room = _room(free + more, ready) - _room(free, ready)
        total += max(0.05, WORTHS["settler"] * value * (WORTHS["city"] + crop + room))
        number += 1
        free += more
    return total


def _army(state: Position, seat: int, places: list[int], cities: list[int], ahead: float) -> float:
    """Units, worth the less the more there are beyond what guards the cities; a guard in every city."""
    number = ships = 0
    for place in places:
        number += state.army(place)
        ships += state.count(place, SHIP)
    wanted = 1 + len(cities)
    total = WORTHS["unit"] * min(number, wanted) + WORTHS["spare"] * min(4, max(0, number - wanted))
    total += WORTHS["ship"] * min(2, ships)
    for city in cities:
        if state.holder[city] == seat and state.army(city):
            total += WORTHS["guard"]
    if state.leader[seat] != NOBODY:
        total += WORTHS["leader"]
    return total * (WORTHS["late"] + (1 - WORTHS["late"]) * ahead)


def _dangers(state: Position, seat: int, cities: list[int], actions: float) -> float:
    """Cities that a stronger army could take: barbarians come when an event calls them, others when they like."""
    foes = [
        place
        for place, owner in enumerate(state.holder)
        if owner not in (NOBODY, seat) and state.army(place) and (owner == BARBARIAN or leads(state, owner))
    ]
    soon = min(1.0, (actions + 3) / 15)
    total = 0.0
    for city in cities:
        row = state.land_row(city)
        guard = guards(state, city)
        risk = 0.0
        for place in foes:
            force = state.army(place)
            if row[place] <= CAMPAIGN and force > guard:
                chance = _coming(state.holder[place] == BARBARIAN, row[place], soon)
                risk = max(risk, chance * min(1.0, (force - guard) / 2) if guard else chance)
        if risk:
            lost = WORTHS["last"] if len(cities) == 1 else WORTHS["loss"] + WORTHS["lost"] * state.size(city)
            total -= risk * lost
    return total


def _coming(wild: bool, far: int, soon: float) -> float:
    """How likely an army is to come from so far."""
    if wild:
        return soon * WORTHS["wild" if far < RAID else "wild 2"] if far <= RAID else 0.0
    return WORTHS["rival" if far < RAID else "rival 2" if far < CAMPAIGN else "rival 3"]


def _conquests(state: Position, seat: int, places: list[int], actions: float) -> float:
    """The best city of somebody else for one's armies to march to, and half of the next one."""
    armies = [place for place in places if state.is_land(place) and state.army(place)]
    if not armies:
        return 0.0
    first = second = 0.0
    for city, owner in enumerate(state.city):
        if owner in (NOBODY, seat):
            continue
        row = state.land_row(city)
        guard = guards(state, city)
        near = 0.0
        for place in armies:
            far = row[place]
            if 0 < far <= FAR and far <= actions:
                odds = min(1.0, max(0.0, (state.army(place) - guard) / 2)) if guard else 1.0
                near = max(near, odds * WORTHS["march"] ** (far - 1))
        won = WORTHS["wild prize"] if owner == BARBARIAN else WORTHS["prize"] + WORTHS["piece"] * state.size(city)
        if near * won > first:
            first, second = near * won, first
        else:
            second = max(second, near * won)
    return first + second / 2


def _cards(state: Position, seat: int, ahead: float) -> float:
    total = WORTHS["card"] * min(5, len(state.hand[seat])) + WORTHS["goal"] * min(5, len(state.goals[seat]))
    total += WORTHS["person"] * len(state.persons[seat])
    return total * min(1.0, 0.25 + 2 * ahead)


def _wonders(state: Position, seat: int, cities: list[int], ahead: float, actions: float) -> float:
    """Wonders in hand: by how much of the price is in store, and whether there is a happy city with room."""
    needs = state.world().wonder_needs
    ready = any(state.mood[city] == HAPPY and state.size(city) < min(5, len(cities)) for city in cities)
    best = 0.0
    for wonder in state.plans[seat]:
        done = paid(state, seat, wonder)
        value = WORTHS["wonder"] * done * done
        if not state.owns(seat, needs[wonder]):
            value *= 0.5
        best = max(best, value if ready else 0.6 * value)
    return best * min(1.0, actions / 4) + WORTHS["plan"] * ahead * min(2, len(state.plans[seat]))


def _objectives(state: Position, seat: int, ahead: float, actions: float) -> float:
    """Cards in hand, by how near the better of their halves is; the nearer the end of the age, the surer."""
    sure = WORTHS["met"] * (0.7 + 0.1 * state.round_number)
    pursued = WORTHS["pursued"] + (WORTHS["pursued early"] - WORTHS["pursued"]) * ahead
    total = 0.0
    for card in state.goals[seat]:
        best = 0.0
        for half in state.world().goal_halves[card]:
            far = missing(state, seat, half)
            if far == 0.0:
                best = max(best, sure)
            elif far < 6 and actions > 0:
                best = max(best, WORTHS["near"] ** far * pursued * min(1.0, actions / (3 * far)))
        total += best
    return WORTHS["objective"] * total


def counsel(state: Position, ask: Ask) -> list[float] | None:
    """The weights of a hasty player; but an army marches towards a city that lies open."""
    weights = policy(state, ask)
    frame = state.frames[-1]
    if weights is None or ask.prompt != "target" or not isinstance(frame, March):
        return weights
    army = frame.squad(state).army
    prey = [
        city for city, owner in enumerate(state.city) if owner not in (NOBODY, ask.seat) and guards(state, city) < army
    ]
    if not prey:
        return weights
    index = state.land().index
    for number, value in enumerate(ask.values):
        place = index.get(value.partition(":")[2], NOBODY)
        if place != NOBODY:
            row = state.land_row(place)
            weights[number] = max(weights[number], 2.0 / (1 + min([row[city] for city in prey])))
    return weights
