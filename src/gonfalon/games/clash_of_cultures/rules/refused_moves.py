"""Why not this way: where squads start and where they go (sections 13 and 14)."""

from gonfalon.games.clash_of_cultures.content.names import GOODS, NOBODY, SEA, SETTLER, SQUAD_NAMES, VESSELS
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.limits import capacity, fleet, room, stack
from gonfalon.games.clash_of_cultures.rules.march import (
    ROADS_PRICE,
    Squad,
    attack_price,
    can_stir,
    come_to,
    enemy_there,
)
from gonfalon.games.clash_of_cultures.rules.moments import ATTACK_DECLARE, MOVE_OPTIONS, MOVE_RANGE
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.refused_cities import price
from gonfalon.games.clash_of_cultures.rules.sailing import ocean_of, waters
from gonfalon.games.clash_of_cultures.rules.tired import groups
from gonfalon.kernel.requests import Refusal


def no_origin(state: Position, seat: int, answer: str) -> Refusal | None:
    """A space from which nothing can move."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if state.holder[place] != seat or not groups(state, place):
        return Refusal("COC-13.1", "no-units-there", at=answer)
    return stuck(state, seat, place)


def stuck(state: Position, seat: int, place: int) -> Refusal:
    """Why nobody leaves a space where units of this seat stand."""
    here, answer = groups(state, place), state.land().answers[place]
    able = [kind for kind, marks, number in here if can_stir(state, seat, (kind, marks, number))]
    if able:
        sail = all(kind in VESSELS for kind in able)
        return Refusal("COC-14.1" if sail else "COC-13.2", "nowhere-to-go", at=answer)
    army = MOVE_OPTIONS.allowed(state, seat, "army")
    movers = [(kind, marks) for kind, marks, _ in here if kind == SETTLER or kind in VESSELS or army]
    if not movers:
        return Refusal("COC-13.6", "no-tactics")
    every = 0
    for _, marks in movers:
        every |= marks
    return _tired(every, answer, all(kind in VESSELS for kind, _ in movers))


def _tired(marks: int, at: str, ships: bool) -> Refusal:
    """What keeps units with these marks, or ships, from moving."""
    if marks & tired.FOUGHT:
        return Refusal("COC-14.3" if ships else "COC-13.7", "fought-units", at=at)
    if marks & tired.MOUNTAIN:
        return Refusal("COC-13.7", "mountain-units", at=at)
    return Refusal("COC-13.7", "held-units", at=at) if marks & tired.HELD else Refusal("COC-13.1", "moved-units", at=at)


def no_squad(state: Position, frame: March, answer: str) -> Refusal | None:
    """A number of units of a group that cannot go along."""
    kind, marks, there = groups(state, frame.start)[len(frame.numbers)]
    name, _, number = answer.removeprefix("take:").rpartition("_")
    at = state.land().answers[frame.start]
    if name != SQUAD_NAMES[kind] + (f"_{marks}" if marks else "") or not number.isdecimal():
        return None
    if int(number) > there:
        return Refusal("COC-13.1", "not-so-many", at=at, unit=f"unit:{SQUAD_NAMES[kind]}", count=there)
    if frame.fresh and marks:
        return Refusal("COC-33.50", "new-only")
    if can_stir(state, frame.seat, (kind, marks, there)) or (state.terrain[frame.start] == SEA and kind not in VESSELS):
        if state.terrain[frame.start] == SEA and not _carried(state, frame, (*frame.numbers, int(number))):
            return Refusal("COC-14.4", "squad-ships", at=at, most=capacity(state, frame.seat, frame.start))
        return Refusal("COC-13.9", "squad-stuck", at=at)
    if kind != SETTLER and kind not in VESSELS and not MOVE_OPTIONS.allowed(state, frame.seat, "army"):
        return Refusal("COC-13.6", "no-tactics")
    return _tired(marks, at, kind in VESSELS)


def _carried(state: Position, frame: March, numbers: tuple[int, ...]) -> bool:
    """Whether what goes along and what stays could find room on ships, with some number of the groups not yet named."""
    here = groups(state, frame.start)
    each, ships = capacity(state, frame.seat, frame.start), fleet(state, frame.seat, frame.start)
    least = most = sailing = 0
    for i, (kind, marks, there) in enumerate(here):
        named = i < len(numbers)
        if kind in VESSELS:
            free = can_stir(state, frame.seat, (kind, marks, there))
            sailing += numbers[i] if named else there if free else 0
        else:
            least += numbers[i] if named else 0
            most += numbers[i] if named else there
    cargo = state.aboard(frame.start)
    if len(numbers) == len(here) and not sailing:
        return True  # nobody sails
    for go in [sailing] if len(numbers) == len(here) else range(1, sailing + 1):
        if max(least, cargo - each * (ships - go)) <= min(most, each * go):
            return True
    return False


def no_way(state: Position, frame: March, answer: str) -> Refusal | None:
    """A space to which the squad cannot go."""
    kind, _, _ = answer.partition(":")
    place = state.land().hex_of.get(answer, NOBODY)
    squad = frame.squad(state)
    here = state.land().answers[frame.start]
    if kind == "road":
        if frame.fresh:
            return Refusal("COC-33.50", "new-one-step")
        return _no_road(state, squad, state.land().hex_of.get("hex:" + answer.partition(":")[2], NOBODY))
    if kind in ("sail", "edge") and squad.ships:
        return _no_passage(state, squad)
    if kind == "region" and squad.ships:
        return _no_coast(state, answer)
    if place == NOBODY:
        return None
    if place == frame.start:
        return Refusal("COC-14.1" if squad.ships else "COC-13.2", "stands-there", at=here)
    if squad.ships:
        return _no_sea_way(state, squad, place)
    if place not in state.land().near[frame.start]:
        return Refusal("COC-13.2", "not-adjacent", at=answer, here=here)
    if state.terrain[place] == SEA:
        aboard = state.terrain[frame.start] == SEA
        return Refusal("COC-14.5", "no-change-of-ship" if aboard else "no-ship-room", at=answer)
    if state.is_land(place) and enemy_there(state, frame.seat, place):
        return _no_attack(state, squad, place)
    return Refusal("COC-13.3", "stack-full-there", at=answer, most=state.number("stack"))


def _no_attack(state: Position, squad: Squad, place: int) -> Refusal:
    """COC-13.3, 13.5, 13.7, 13.11: settlers alone, the forest, the stack limit, an effect, what must be paid."""
    at = state.land().answers[place]
    if not squad.army and not squad.ships:
        return Refusal("COC-13.5", "settlers-only", at=at)
    if squad.marks & tired.FOREST:
        return Refusal("COC-13.7", "from-forest", at=at)
    if not squad.ships and squad.army > stack(state, squad.seat, place, squad.leader):
        return Refusal("COC-13.3", "stack-full-there", at=at, most=state.number("stack"))
    effect = ATTACK_DECLARE.forbidden_by(state, squad.seat, (squad, place))
    if effect is not None:
        return Refusal(effect.rule, "effect-forbids", effect=effect.thing)
    return price(state, squad.seat, "COC-13.11", _named(attack_price(state, squad.seat, place)))


def _named(owed: Bill) -> list[int]:
    """How many of each good a bill names."""
    return [sum([due.number for due in owed.dues if due.good == good]) for good in range(GOODS)]


def _no_sea_way(state: Position, squad: Squad, place: int) -> Refusal:
    answers = state.land().answers
    at, here = answers[place], answers[squad.start]
    if state.is_land(place):
        return Refusal("COC-14.1", "ships-on-land", at=at)
    if place in ocean_of(state, squad.start):
        if place not in waters(state, squad.seat, squad.start)[1]:
            return Refusal("COC-14.2", "sea-blocked", at=at, here=here)
        return _no_attack(state, squad, place)
    return Refusal("COC-14.1", "no-sea-way", at=at, here=here)


def _no_passage(state: Position, squad: Squad) -> Refusal:
    """COC-14.9 to 14.13: no Navigation, no edge in reach, or another way round."""
    if not MOVE_OPTIONS.allowed(state, squad.seat, "round"):
        return Refusal("COC-14.9", "effect-not-yours", effect="advance:navigation")
    free, _ = waters(state, squad.seat, squad.start)
    at_edge = any(place in state.land().ring_at for place in free)
    return Refusal("COC-14.12" if at_edge else "COC-14.13", "no-passage" if at_edge else "no-edge")


def _no_coast(state: Position, answer: str) -> Refusal | None:
    """COC-15.9: a region that is known, or does not touch the ocean."""
    region = answer.removeprefix("region:")
    if not region.isdecimal() or int(region) >= len(state.land().regions):
        return None
    known = state.is_explored(int(region))
    return Refusal("COC-15.9", "region-known" if known else "region-far")


def _no_road(state: Position, squad: Squad, place: int) -> Refusal:
    """COC-31.8 to 31.10."""
    seat = squad.seat
    reach = int(MOVE_RANGE.settled(state, seat, 0))
    if not reach:
        return Refusal("COC-31.8", "effect-not-yours", effect="advance:roads")
    if place == NOBODY or not state.is_land(place) or not state.is_land(squad.start):
        return Refusal("COC-31.10", "road-no-land")
    at, here = state.land().answers[place], state.land().answers[squad.start]
    if place == squad.start:
        return Refusal("COC-13.2", "stands-there", at=here)
    if not payable(state, seat, ROADS_PRICE):
        return price(state, seat, "COC-31.8", _named(ROADS_PRICE))
    if seat not in (state.city[squad.start], state.city[place]):
        return Refusal("COC-31.8", "road-no-city", at=at, here=here)
    if state.land_row(squad.start)[place] > reach:
        return Refusal("COC-31.8", "road-too-far", at=at, here=here, most=reach)
    if enemy_there(state, seat, place) and not (squad.army and not squad.marks & tired.FOREST):
        return _no_attack(state, squad, place)
    effect = ATTACK_DECLARE.forbidden_by(state, seat, (come_to(squad, squad.start, tired.GRASS), place))
    if enemy_there(state, seat, place) and effect is not None:
        return Refusal(effect.rule, "effect-forbids", effect=effect.thing)
    if not enemy_there(state, seat, place) and squad.army > room(state, seat, place, squad.leader):
        return Refusal("COC-13.3", "stack-full-there", at=at, most=state.number("stack"))
    return Refusal("COC-31.10", "road-blocked", at=at, here=here)
