"""Why not: what stands in the way of the commonest answers, and the rule behind it.

It speaks to the seat that is asked, of what lies on the table and of that seat's own hand.
"""

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    FOOD,
    GOLD,
    GOODS,
    HAPPY,
    IDEAS,
    LEADER,
    MOOD,
    NOBODY,
    PIECE_NAMES,
    PORT,
    SEA,
    SETTLER,
    SHIP,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.activation import FoundCity, number
from gonfalon.games.clash_of_cultures.rules.advance import AdvanceAction, legal_advances
from gonfalon.games.clash_of_cultures.rules.cards import action_answer
from gonfalon.games.clash_of_cultures.rules.construct import Construct
from gonfalon.games.clash_of_cultures.rules.goods import listed
from gonfalon.games.clash_of_cultures.rules.march import enemy_there
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit, allowed, fits
from gonfalon.games.clash_of_cultures.rules.trading import PER_TURN
from gonfalon.games.clash_of_cultures.rules.turn import RULES, Turn, WithCity
from gonfalon.kernel.requests import Ask, Refusal


def refuse(state: Position, ask: Ask, answer: str) -> Refusal | None:
    """What stands in the way of this answer to the question before us."""
    frame = state.frames[-1]
    step = frame.STEPS[frame.at]
    if isinstance(frame, Turn) and step == "choose":
        return _no_action(state, frame, answer)
    if isinstance(frame, WithCity):
        return _no_city(state, frame, answer)
    if isinstance(frame, AdvanceAction) and step == "choose":
        return _no_advance(state, frame.seat, answer)
    if isinstance(frame, FoundCity) and step == "choose":
        return _not_founded(state, frame.seat, answer)
    if isinstance(frame, Construct) and step == "choose":
        return _not_built(state, frame, answer)
    if isinstance(frame, Recruit) and step == "choose":
        return _not_recruited(state, frame, answer)
    if isinstance(frame, March) and step == "target":
        return _no_way(state, frame, answer)
    return None


def stock(state: Position, seat: int) -> list[str]:
    """What a seat has to pay with."""
    return listed([state.have(seat, good) for good in range(GOODS)])


def _price(state: Position, seat: int, rule: str, cost: list[int]) -> Refusal:
    have = stock(state, seat)
    return Refusal(rule, "price", price=listed(cost), have=have, goods=len(have))


# -- the turn ----------------------------------------------------------------------------------------


def _no_trade(state: Position, turn: Turn) -> Refusal:
    if not state.options["trades"]:
        return Refusal("COC-5.1", "trades-off")
    return Refusal("COC-5.6", "traded-enough") if turn.trades >= PER_TURN else Refusal("COC-5.1", "nothing-to-trade")


def _no_action(state: Position, turn: Turn, answer: str) -> Refusal | None:
    seat = turn.seat
    kind, _, name = answer.partition(":")
    if kind == "card":
        mine = [action_answer(state, card) for card in state.hand[seat]]
        if answer in mine:
            return Refusal("COC-22.6", "card-useless")
        return Refusal("COC-22.2", "card-not-held", count=len(mine))
    if answer == "button:trade":
        return _no_trade(state, turn)
    if kind == "advance":
        return _no_advance(state, seat, answer) if state.actions else Refusal("COC-3.3", "no-actions")
    if kind != "action" or name not in RULES:
        return None
    if not state.actions:
        return Refusal("COC-3.3", "no-actions")
    rule = RULES[name]
    if name == "advance":
        facts = {"food": state.have(seat, FOOD), "ideas": state.have(seat, IDEAS), "gold": state.have(seat, GOLD)}
        return Refusal(rule, "advance-price", price=state.number("advance_food"), **facts)
    if name == "found":
        settlers = sum([state.count(place, SETTLER) for place in state.places_of(seat)])
        return Refusal(rule, "no-site", count=settlers)
    if name == "move":
        return Refusal(rule, "nothing-moves")
    if name == "happiness":
        return Refusal(rule, "no-happiness", count=state.have(seat, MOOD))
    if name == "influence":
        return Refusal(rule, "no-influence")
    return Refusal(rule, "no-city-for", purpose=name, count=len(state.cities(seat)))


def _no_city(state: Position, frame: WithCity, answer: str) -> Refusal | None:
    city = state.land().hex_of.get(answer, NOBODY)
    if city == NOBODY:
        return None
    owner = state.city[city]
    if owner != frame.seat:
        return Refusal("COC-9.1", "not-your-city", city=answer)
    if state.mood[city] == ANGRY and city in state.angry_used:
        return Refusal("COC-9.4", "angry-used", city=answer)
    return Refusal("COC-9.6", "nothing-in-city", city=answer, purpose=frame.purpose)


def _no_advance(state: Position, seat: int, answer: str) -> Refusal | None:
    world = state.world()
    advance = world.advance_of.get(answer.removeprefix("advance:"), NOBODY)
    if advance == NOBODY:
        return None
    if state.owns(seat, advance):
        return Refusal("COC-7.7", "owned", advance=answer)
    if advance in legal_advances(state, seat):
        facts = {"food": state.have(seat, FOOD), "ideas": state.have(seat, IDEAS), "gold": state.have(seat, GOLD)}
        return Refusal("COC-0.3", "advance-price", price=state.number("advance_food"), **facts)
    group = world.group_of[advance]
    first = world.members[group][0]
    if group in world.governments:
        if state.government(seat) not in (NOBODY, group):
            return Refusal("COC-29.2", "other-government", advance=answer)
        need = world.needs[first]
        if need >= 0 and not state.owns(seat, need):
            return Refusal("COC-29.1", "needs", advance=world.advance_answers[first], need=world.advance_answers[need])
    return Refusal("COC-7.2", "first-of-group", advance=answer, first=world.advance_answers[first])


def _not_founded(state: Position, seat: int, answer: str) -> Refusal | None:
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if state.city[place] != NOBODY:
        return Refusal("COC-8.2", "city-there", at=answer)
    if state.holder[place] != seat or not state.count(place, SETTLER):
        return Refusal("COC-8.1", "no-settler", at=answer)
    return Refusal("COC-8.2", "no-ground", at=answer)


# -- a city's work -----------------------------------------------------------------------------------


def _not_built(state: Position, frame: Construct, answer: str) -> Refusal | None:
    seat, city = frame.seat, frame.city
    kind, _, name = answer.partition(":")
    place, size = state.land().answers[city], state.size(city)
    if kind == "wonder":
        if state.mood[city] != HAPPY:
            return Refusal("COC-27.2", "not-happy", city=place)
        return Refusal("COC-27.2", "no-wonder")
    if kind != "building" or name not in PIECE_NAMES:
        return None
    piece = PIECE_NAMES.index(name)
    if state.has_building(city, piece):
        return Refusal("COC-11.3", "building-there", city=place, building=answer)
    if size >= state.number("city_size") or size >= len(state.cities(seat)):
        return Refusal("COC-11.3", "city-full", city=place, size=size, count=len(state.cities(seat)))
    if state.mood[city] == ANGRY:
        return Refusal("COC-11.1", "angry", city=place)
    if not state.spare_piece(seat, piece):
        return Refusal("COC-11.2", "supply-empty", building=answer)
    if _payable(state, seat, state.world().piece_cost[piece]):
        return Refusal("COC-11.3", "advance-missing", building=answer)
    return _price(state, seat, "COC-0.3", state.world().piece_cost[piece])


def _payable(state: Position, seat: int, cost: list[int]) -> bool:
    """Whether the printed price is there, gold standing in for what is missing (COC-4.4)."""
    missing = sum([max(0, cost[good] - state.have(seat, good)) for good in range(GOODS)])
    return missing <= state.have(seat, GOLD) - cost[GOLD]


def _not_recruited(state: Position, frame: Recruit, answer: str) -> Refusal | None:
    seat, city = frame.seat, frame.city
    place = state.land().answers[city]
    if answer == "button:done":
        return Refusal("COC-12.1", "nobody-recruited", city=place)
    sort, _, name = answer.partition(":")
    if name not in UNIT_NAMES or sort not in ("unit", "extra"):
        return None
    kind, unit = UNIT_NAMES.index(name), f"unit:{name}"
    if sort == "extra":
        return Refusal("COC-12.7", "no-extra", unit=unit)
    if kind == LEADER and not state.leaders[seat]:
        return Refusal("COC-12.2", "no-leader")
    if kind == SHIP and not state.has_building(city, PORT):
        return Refusal("COC-12.2", "no-port", city=place)
    if not allowed(state, seat, city, kind):
        return Refusal("COC-12.2", "unit-not-here", unit=unit, city=place)
    most = number(state, seat, city, "recruit")
    if len(frame.kinds) >= most:
        return Refusal("COC-12.1", "city-number", city=place, most=most)
    if not fits(state, seat, city, (*frame.kinds, kind)):
        return Refusal("COC-12.3", "stack-full", city=place, most=state.number("stack"))
    costs = state.world().unit_cost
    chosen = [*frame.kinds, kind]
    return _price(state, seat, "COC-0.3", [sum([costs[k][good] for k in chosen]) for good in range(GOODS)])


# -- moving ------------------------------------------------------------------------------------------


def _no_way(state: Position, frame: March, answer: str) -> Refusal | None:
    kind, _, _ = answer.partition(":")
    place = state.land().hex_of.get(answer, NOBODY)
    squad = frame.squad(state)
    here = state.land().answers[frame.start]
    if kind == "road":
        return Refusal("COC-31.10", "no-road")
    if place == NOBODY:
        return None
    if place == frame.start:
        return Refusal("COC-13.2", "stands-there", at=here)
    if squad.ships:
        return Refusal("COC-14.1", "no-sea-way", at=answer, here=here)
    if place not in state.land().near[frame.start]:
        return Refusal("COC-13.2", "not-adjacent", at=answer, here=here)
    if state.terrain[place] == SEA:
        return Refusal("COC-14.5", "no-ship-room", at=answer)
    if state.is_land(place) and enemy_there(state, frame.seat, place):
        if not squad.army:
            return Refusal("COC-13.5", "settlers-only", at=answer)
        forest = bool(squad.marks & tired.FOREST)
        return Refusal(
            "COC-13.7" if forest else "COC-13.11", "from-forest" if forest else "attack-forbidden", at=answer
        )
    if not state.is_land(place):
        return Refusal("COC-13.2", "not-land", at=answer)
    return Refusal("COC-13.3", "stack-full-there", at=answer, most=state.number("stack"))
