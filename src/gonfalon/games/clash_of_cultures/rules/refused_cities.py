"""Why not with this city: founding, activating, building and recruiting (sections 8 to 12 and 27)."""

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARREN,
    CAVALRY,
    ELEPHANT,
    GOODS,
    HAPPY,
    INFANTRY,
    LEADER,
    MOOD,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    PORT,
    SETTLEMENT,
    SETTLER,
    SHIP,
    UNIT_NAMES,
)
from gonfalon.games.clash_of_cultures.rules import vectors
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import Collect, harvests, sources
from gonfalon.games.clash_of_cultures.rules.construct import Construct, cost, grows, may_build, wonder_piece
from gonfalon.games.clash_of_cultures.rules.goods import goods_answer, listed
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.moments import CONSTRUCT_OPTIONS
from gonfalon.games.clash_of_cultures.rules.paying import payable
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.recruit import Recruit, allowed, fits
from gonfalon.kernel.requests import Refusal


def price(state: Position, seat: int, rule: str, due: list[int]) -> Refusal:
    """What it costs, and what there is to pay with."""
    have = listed([state.have(seat, good) for good in range(GOODS)])
    return Refusal(rule, "price", price=listed(due), have=have, goods=len(have))


def not_founded(state: Position, seat: int, answer: str) -> Refusal | None:
    place = state.land().hex_of.get(answer, NOBODY)
    return None if place == NOBODY else unfounded(state, seat, place)


def unfounded(state: Position, seat: int, place: int) -> Refusal:
    """Why no city can be founded in a space."""
    answer = state.land().answers[place]
    if state.city[place] != NOBODY:
        return Refusal("COC-8.2", "city-there", at=answer)
    if state.holder[place] != seat or not state.count(place, SETTLER):
        return Refusal("COC-8.1", "no-settler", at=answer)
    if not state.is_land(place):
        return Refusal("COC-8.5", "settler-aboard", at=answer)
    if state.exhausted[place]:
        return Refusal("COC-8.2", "exhausted-ground", at=answer)
    if state.terrain[place] == BARREN:
        return Refusal("COC-8.2", "barren-ground", at=answer)
    return Refusal("COC-8.2", "no-ground", at=answer)


def no_city(state: Position, seat: int, purpose: str, answer: str) -> Refusal | None:
    """A city that cannot be activated for this."""
    city = state.land().hex_of.get(answer, NOBODY)
    if city == NOBODY:
        return None
    if state.city[city] != seat:
        return Refusal("COC-9.1", "not-your-city", city=answer)
    return idle_city(state, seat, city, purpose, "")


def idle_city(state: Position, seat: int, city: int, purpose: str, rule: str) -> Refusal:
    """Why nothing can be done with a city; ``rule`` where the city itself is not to blame."""
    answer = state.land().answers[city]
    if state.mood[city] == ANGRY and city in state.angry_used:
        return Refusal("COC-9.4", "angry-used", city=answer)
    if purpose == "construct" and _full(state, seat, city):
        return _city_full(state, seat, city, "COC-11.3")
    if purpose == "construct" and grows(state, seat, city) == ANGRY:
        return Refusal("COC-11.1", "angry", city=answer)
    banned = building_ban(state, seat, [city]) if purpose == "construct" else None
    return banned or Refusal(rule or "COC-9.6", "nothing-in-city", city=answer, purpose=purpose)


def _full(state: Position, seat: int, city: int) -> bool:
    return state.size(city) >= min(state.number("city_size"), len(state.cities(seat)))


def _city_full(state: Position, seat: int, city: int, rule: str) -> Refusal:
    facts = {"size": state.size(city), "count": len(state.cities(seat))}
    return Refusal(rule, "city-full", city=state.land().answers[city], **facts)


# -- building ----------------------------------------------------------------------------------------


def not_built(state: Position, frame: Construct, answer: str) -> Refusal | None:
    seat, city = frame.seat, frame.city
    kind, _, name = answer.partition(":")
    place = state.land().answers[city]
    if kind == "wonder" and name in state.world().wonders:
        return _no_wonder(state, seat, city, state.world().wonders.index(name))
    if kind != "building" or name not in PIECE_NAMES:
        return None
    piece = PIECE_NAMES.index(name)
    if piece == SETTLEMENT:
        return Refusal("COC-8.1", "founded-not-built")
    if state.world().civ_piece[piece] and not state.civilized():
        return Refusal("COC-2.17", "no-expansion", what=answer)
    if state.has_building(city, piece):
        return Refusal("COC-11.3", "building-there", city=place, building=answer)
    if _full(state, seat, city):
        return _city_full(state, seat, city, "COC-11.3")
    if grows(state, seat, city) == ANGRY:
        return Refusal("COC-11.1", "angry", city=place)
    need = state.world().named_by[piece]
    if need >= 0 and not state.uses(seat, need):
        return Refusal("COC-11.3", "needs", advance=answer, need=state.world().advance_answers[need])
    if not state.spare_piece(seat, piece):
        return Refusal("COC-11.2", "supply-empty", building=answer)
    if piece == PORT and not state.is_coastal(city):
        return Refusal("COC-11.5", "not-coastal", city=place)
    return _forbidden(state, seat, city, piece) or price(state, seat, "COC-0.3", state.world().piece_cost[piece])


def _no_wonder(state: Position, seat: int, city: int, wonder: int) -> Refusal:
    """COC-27.2, 27.3: the card, the mood and size of the city, the advances, the cost."""
    world = state.world()
    place, answer = state.land().answers[city], "wonder:" + world.wonders[wonder]
    if wonder not in (state.shown_plans if state.options["announced_wonders"] else state.plans[seat]):
        return Refusal("COC-27.2", "wonder-not-held", wonder=answer)
    if _full(state, seat, city):
        return _city_full(state, seat, city, "COC-27.3")
    if grows(state, seat, city) != HAPPY:
        return Refusal("COC-27.2", "not-happy", city=place)
    for need in (world.advance_of["engineering"], world.wonder_needs[wonder]):
        if not state.uses(seat, need) and not may_build(state, seat, city, wonder_piece(wonder)):
            return Refusal("COC-27.2", "needs", advance=answer, need=world.advance_answers[need])
    forbidden = _forbidden(state, seat, city, wonder_piece(wonder))
    return forbidden or price(state, seat, "COC-27.2", world.wonder_cost[wonder])


def building_ban(state: Position, seat: int, cities: list[int]) -> Refusal | None:
    """An effect but for which something could be built in one of these cities, or None."""
    for city in cities:
        if _full(state, seat, city) or grows(state, seat, city) == ANGRY:
            continue
        for piece in range(1, PIECES):
            need = state.world().named_by[piece]
            open_to = (need < 0 or state.uses(seat, need)) and (piece != PORT or state.is_coastal(city))
            if open_to and not state.has_building(city, piece) and state.spare_piece(seat, piece):
                forbidden = _forbidden(state, seat, city, piece)
                if forbidden is not None:
                    return forbidden
    return None


def _forbidden(state: Position, seat: int, city: int, piece: int) -> Refusal | None:
    """An effect that forbids a piece which could be paid."""
    effect = CONSTRUCT_OPTIONS.forbidden_by(state, seat, (city, piece))
    if effect is None or not payable(state, seat, cost(state, seat, city, piece)):
        return None
    return Refusal(effect.rule, "effect-forbids", effect=effect.thing)


# -- recruiting --------------------------------------------------------------------------------------


def not_recruited(state: Position, frame: Recruit, answer: str) -> Refusal | None:
    seat, city = frame.seat, frame.city
    place = state.land().answers[city]
    if answer == "button:done":
        return Refusal("COC-12.1", "nobody-recruited", city=place)
    sort, _, name = answer.partition(":")
    if name not in UNIT_NAMES or sort not in ("unit", "extra"):
        return None
    kind, unit = UNIT_NAMES.index(name), f"unit:{name}"
    if state.world().civ_unit[kind] and not state.civilized():
        return Refusal("COC-2.17", "no-expansion", what=unit)
    if sort == "extra":
        return _no_extra(state, frame, kind, unit)
    if kind == LEADER and not state.leaders[seat]:
        return Refusal("COC-12.10", "no-leader")
    if kind == SHIP and not state.has_building(city, PORT):
        return Refusal("COC-12.2", "no-port", city=place)
    if not allowed(state, seat, city, kind):
        if kind != LEADER and not state.spare(seat, kind) and not state.total(seat, kind):
            return Refusal("COC-12.5", "unit-nowhere", unit=unit)
        horses = kind in (CAVALRY, ELEPHANT)
        return Refusal("COC-12.2", "no-market" if horses else "unit-not-here", unit=unit, city=place)
    most = number(state, seat, city, "recruit")
    if len(frame.kinds) >= most:
        return Refusal("COC-12.1", "city-number", city=place, most=most)
    chosen = (*frame.kinds, *frame.extras, kind)
    if not fits(state, seat, city, chosen):
        return _no_room(state, seat, city, chosen, unit)
    costs = state.world().unit_cost
    return price(state, seat, "COC-0.3", [sum([costs[k][good] for k in (*frame.kinds, kind)]) for good in range(GOODS)])


def _no_extra(state: Position, frame: Recruit, kind: int, unit: str) -> Refusal:
    """COC-12.7: Sanitation gives one settler, Draft one infantry."""
    if kind not in (SETTLER, INFANTRY):
        return Refusal("COC-12.7", "no-extra", unit=unit)
    giver = "sanitation" if kind == SETTLER else "draft"
    seat, city = frame.seat, frame.city
    if not state.uses(seat, state.world().advance_of[giver]):
        return Refusal("COC-12.7", "effect-not-yours", effect="advance:" + giver)
    if kind in frame.extras:
        return Refusal("COC-12.7", "extra-chosen", effect="advance:" + giver)
    chosen = (*frame.kinds, *frame.extras, kind)
    if not fits(state, seat, city, chosen):
        return _no_room(state, seat, city, chosen, unit)
    return Refusal("COC-12.7", "extra-price", effect="advance:" + giver, count=state.have(seat, MOOD))


def _no_room(state: Position, seat: int, city: int, chosen: tuple[int, ...], unit: str) -> Refusal:
    """The last of these does not fit: the stack limit, or no piece is left."""
    army = len([one for one in chosen if state.world().is_army[one]])
    if state.world().is_army[chosen[-1]] and army > room(state, seat, city):
        return Refusal("COC-12.3", "stack-full", city=state.land().answers[city], most=state.number("stack"))
    return Refusal("COC-12.5", "unit-nowhere", unit=unit)


# -- collecting --------------------------------------------------------------------------------------


def not_collected(state: Position, frame: Collect, answer: str) -> Refusal | None:
    """COC-10.1 to 10.9: too many, goods that no space gives, more of them than spaces."""
    seat, city = frame.seat, frame.city
    kind, _, goods = answer.partition(":")
    if kind != "collect" or not all(_is_good(part) for part in goods.split("_")):
        return None
    wanted = vectors.read(answer)
    if wanted is None:
        return None
    place, count = state.land().answers[city], number(state, seat, city, "collect")
    if sum(wanted) > count:
        return Refusal("COC-10.1", "collect-many", city=place, most=count, count=sum(wanted))
    near, sea, far, _ = sources(state, seat, city)
    every = sea
    for bits in near + far:
        every |= bits
    for good, some in enumerate(wanted):
        if some and not every >> good & 1:
            return Refusal("COC-10.4", "collect-none", city=place, good=goods_answer(good))
    if wanted in harvests(state, seat, city, count):
        return Refusal("COC-10.9", "collect-fewer", city=place)
    return Refusal("COC-10.2", "collect-spaces", city=place)


def _is_good(part: str) -> bool:
    name = part.rstrip("0123456789")
    return name in vectors.PLACES and name != part
