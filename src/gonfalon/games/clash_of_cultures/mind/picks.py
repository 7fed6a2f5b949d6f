"""How a hasty player picks within an action: which advance, which harvest, whom to recruit, where to go."""

import math
from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    GOOD_NAMES,
    GOODS,
    HAPPY,
    NOBODY,
    RESOURCES,
    SETTLER,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.mind.land import site, yields
from gonfalon.games.clash_of_cultures.mind.worth import PROMISE, guards, leads, worth
from gonfalon.games.clash_of_cultures.rules.goods import limit
from gonfalon.games.clash_of_cultures.rules.march import enemy_there
from gonfalon.games.clash_of_cultures.rules.move import March, MoveAction
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask

ADVANCES: Final = ("advance", "free-advance", "learn", "synergy", "lesson")
#: How much a hasty player minds a difference of one point.
EAGER: Final = 6.0


def picked(state: Position, ask: Ask) -> list[float] | None:
    """Weights for the answers to such a question; None if it is another one."""
    prompt = ask.prompt
    if prompt in ADVANCES:
        return [_advance(value) for value in ask.values]
    if prompt == "collect":
        return [_goods(state, ask.seat, value) for value in ask.values]
    if prompt in ("gain", "taxes", "token", "medicine"):
        return [_good(state, ask.seat, value) for value in ask.values]
    if prompt == "recruit":
        return [_recruit(state, ask.seat, value) for value in ask.values]
    if prompt == "found":
        hexes = state.land().hex_of
        return [math.exp(EAGER * site(state, ask.seat, hexes[value])) for value in ask.values]
    if prompt == "construct":
        return [6.0 if value.startswith("wonder:") else 1.0 for value in ask.values]
    if prompt == "happiness":
        return [0.6 if value == "button:done" else _mood(state, state.land().hex_of[value]) for value in ask.values]
    if prompt in ("move", "target", "squad"):
        return _marching(state, ask)
    return None


def _advance(value: str) -> float:
    return math.exp(EAGER * PROMISE.get(value.removeprefix("advance:"), 0.1)) if value != "button:none" else 1.0


def _goods(state: Position, seat: int, value: str) -> float:
    """A harvest by what it adds; nobody takes fewer than there are."""
    kind, _, rest = value.partition(":")
    if kind != "collect":
        return 0.0 if kind == "button" else 1.0
    total = 0.0
    for part in rest.split("_"):
        name = part.rstrip("0123456789")
        if name in GOOD_NAMES:
            total += _added(state, seat, GOOD_NAMES.index(name), int(part[len(name) :] or "0"))
    return math.exp(2 * EAGER * total)


def _added(state: Position, seat: int, good: int, number: int) -> float:
    have = state.goods[seat * GOODS + good]
    after = have + number
    if good < RESOURCES:
        after = min(after, limit(state, seat, good))
    return worth(good, after) - worth(good, have)


def _good(state: Position, seat: int, value: str) -> float:
    name = value.removeprefix("good:")
    return math.exp(2 * EAGER * _added(state, seat, GOOD_NAMES.index(name), 1)) if name in GOOD_NAMES else 1.0


def _recruit(state: Position, seat: int, value: str) -> float:
    """Settlers while there is land for cities, then guards; a leader now and then."""
    if value == "button:done":
        return 1.0
    name = value.partition(":")[2]
    if name == "settler":
        waiting = state.total(seat, SETTLER)
        return 4.0 if waiting + len(state.cities(seat)) < 6 and waiting < 2 and state.age < 6 else 0.05
    if name == "leader":
        return 1.5
    return 0.2 if name == "ship" else 1.0


def _mood(state: Position, city: int) -> float:
    return 3.0 if state.mood[city] == ANGRY else float(state.size(city))


# -- moving ----------------------------------------------------------------------------------------


def _marching(state: Position, ask: Ask) -> list[float] | None:
    frame = state.frames[-1]
    if isinstance(frame, MoveAction):
        return [_origin(state, ask.seat, value) for value in ask.values]
    if not isinstance(frame, March):
        return None
    if ask.prompt == "squad":
        return [_take(state, frame, value) for value in ask.values]
    return [_target(state, ask.seat, frame, value) for value in ask.values]


def _origin(state: Position, seat: int, value: str) -> float:
    """Settlers set out from where no city can be founded; armies where there is something to fight."""
    place = state.land().hex_of.get(value, NOBODY)
    if place == NOBODY:
        return 0.5
    if state.count(place, SETTLER) and state.city[place] != NOBODY:
        return 4.0
    if state.army(place) and leads(state, seat):
        return 1.5 if _enemies(state, seat, place) else 0.3
    return 0.4


def _enemies(state: Position, seat: int, place: int) -> bool:
    return any(enemy_there(state, seat, there) for there in state.land().near[place] if state.is_land(there))


def _take(state: Position, march: March, value: str) -> float:
    """Settlers go out of their city and leave the army; an army goes as a whole, or leaves one behind."""
    name, _, count = value.removeprefix("take:").rpartition("_")
    number = int(count) if count.isdigit() else 0
    kind = name.partition("_")[0]
    home = state.city[march.start] == march.seat
    if kind == UNIT_NAMES[SETTLER]:
        return 0.5 if not number else 2.0 if number == 1 or not home else 1.0
    if home and state.count(march.start, SETTLER) and not _enemies(state, march.seat, march.start):
        return 3.0 if not number else 0.5
    return 0.4 if not number else 1.0 + number


def _target(state: Position, seat: int, march: March, value: str) -> float:
    """Settlers go where they can found a city, armies where they win."""
    name = value.partition(":")[2]
    place = state.land().index.get(name, NOBODY)
    if place == NOBODY:
        return 1.0
    squad = march.squad(state)
    if not squad.army and squad.settlers:
        return math.exp(EAGER * site(state, seat, place))
    if squad.army and state.is_land(place) and enemy_there(state, seat, place):
        guard = guards(state, place) if state.city[place] != NOBODY else state.army(place)
        return math.exp(min(2.0, max(-3.0, squad.army - guard - 0.5)))
    if state.city[place] == seat:
        return 1.0 if not state.army(place) else 0.4
    return 0.4


def city_weight(state: Position, seat: int, city: int, purpose: str) -> float:
    """A large and happy city with much around it, and one that has rested."""
    mood = state.mood[city]
    count = 1 if mood == ANGRY else state.size(city) + (mood == HAPPY)
    if purpose == "city-collect":
        count = min(count, yields(state, seat, city))
    return (0.4 if city in state.activated else 1.0) * (count * count + 0.1)
