"""Why not this way: where squads start and where they go (sections 13 and 14)."""

from gonfalon.games.clash_of_cultures.content.names import NOBODY, SEA, SETTLER, SQUAD_NAMES, VESSELS
from gonfalon.games.clash_of_cultures.rules import tired
from gonfalon.games.clash_of_cultures.rules.march import ROADS_PRICE, can_stir, enemy_there
from gonfalon.games.clash_of_cultures.rules.moments import MOVE_OPTIONS, MOVE_RANGE
from gonfalon.games.clash_of_cultures.rules.move import March
from gonfalon.games.clash_of_cultures.rules.paying import payable
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sailing import blocked, ocean_of
from gonfalon.games.clash_of_cultures.rules.tired import groups
from gonfalon.kernel.requests import Refusal


def no_origin(state: Position, seat: int, answer: str) -> Refusal | None:
    """A space from which nothing can move."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    here = groups(state, place)
    if state.holder[place] != seat or not here:
        return Refusal("COC-13.1", "no-units-there", at=answer)
    if any(can_stir(state, seat, group) for group in here):
        return Refusal("COC-13.2", "nowhere-to-go", at=answer)
    army = MOVE_OPTIONS.allowed(state, seat, "army")
    movers = [marks for kind, marks, _ in here if kind == SETTLER or kind in VESSELS or army]
    if not movers:
        return Refusal("COC-13.6", "no-tactics")
    if any(marks & (tired.FOUGHT | tired.MOUNTAIN | tired.HELD) for marks in movers):
        return Refusal("COC-13.7", "spent-units", at=answer)
    return Refusal("COC-13.1", "moved-units", at=answer)


def no_squad(state: Position, frame: March, answer: str) -> Refusal | None:
    """A number of units of a group that cannot go along."""
    kind, marks, there = groups(state, frame.start)[len(frame.numbers)]
    name, _, number = answer.removeprefix("take:").rpartition("_")
    at = state.land().answers[frame.start]
    if name != SQUAD_NAMES[kind] + (f"_{marks}" if marks else "") or not number.isdecimal():
        return None
    if int(number) > there:
        return Refusal("COC-13.1", "not-so-many", at=at, unit=f"unit:{SQUAD_NAMES[kind]}", count=there)
    if can_stir(state, frame.seat, (kind, marks, there)):
        return Refusal("COC-13.9", "squad-stuck", at=at)
    if kind != SETTLER and kind not in VESSELS and not MOVE_OPTIONS.allowed(state, frame.seat, "army"):
        return Refusal("COC-13.6", "no-tactics")
    moved = not marks & (tired.FOUGHT | tired.MOUNTAIN | tired.HELD)
    return Refusal("COC-13.1" if moved else "COC-13.7", "moved-units" if moved else "spent-units", at=at)


def no_way(state: Position, frame: March, answer: str) -> Refusal | None:
    """A space to which the squad cannot go."""
    kind, _, _ = answer.partition(":")
    place = state.land().hex_of.get(answer, NOBODY)
    squad = frame.squad(state)
    here = state.land().answers[frame.start]
    if kind == "road":
        return _no_road(state, frame.seat)
    if place == NOBODY:
        return None
    if place == frame.start:
        return Refusal("COC-13.2", "stands-there", at=here)
    if squad.ships:
        return _no_sea_way(state, frame, place, bool(squad.marks & tired.FOREST))
    if place not in state.land().near[frame.start]:
        return Refusal("COC-13.2", "not-adjacent", at=answer, here=here)
    if state.terrain[place] == SEA:
        aboard = state.terrain[frame.start] == SEA
        return Refusal("COC-14.5", "no-change-of-ship" if aboard else "no-ship-room", at=answer)
    if state.is_land(place) and enemy_there(state, frame.seat, place):
        if not squad.army:
            return Refusal("COC-13.5", "settlers-only", at=answer)
        forest = bool(squad.marks & tired.FOREST)
        return Refusal(
            "COC-13.7" if forest else "COC-13.11", "from-forest" if forest else "attack-forbidden", at=answer
        )
    return Refusal("COC-13.3", "stack-full-there", at=answer, most=state.number("stack"))


def _no_sea_way(state: Position, frame: March, place: int, forest: bool) -> Refusal:
    answers = state.land().answers
    at, here = answers[place], answers[frame.start]
    if state.is_land(place):
        return Refusal("COC-14.1", "ships-on-land", at=at)
    if place in ocean_of(state, frame.start):
        if not blocked(state, frame.seat, place):
            return Refusal("COC-14.2", "sea-blocked", at=at, here=here)
        return Refusal("COC-13.7" if forest else "COC-13.11", "from-forest" if forest else "attack-forbidden", at=at)
    return Refusal("COC-14.1", "no-sea-way", at=at, here=here)


def _no_road(state: Position, seat: int) -> Refusal:
    if not MOVE_RANGE.settled(state, seat, 0):
        return Refusal("COC-31.8", "effect-not-yours", effect="advance:roads")
    return Refusal("COC-31.10" if payable(state, seat, ROADS_PRICE) else "COC-31.8", "no-road")
