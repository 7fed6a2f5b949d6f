"""Why not there, why not that card: barbarians, pirates, exhausted land and objectives (sections 23 to 26)."""

from gonfalon.games.clash_of_cultures.content.names import BARBARIAN, BARREN, NOBODY, SEA
from gonfalon.games.clash_of_cultures.rules.barbarians import REACH, BarbariansMove
from gonfalon.games.clash_of_cultures.rules.cards import goal_answer
from gonfalon.games.clash_of_cultures.rules.limits import room
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives, condition
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Refusal


def no_barbarians(state: Position, seat: int, answer: str) -> Refusal | None:
    """COC-25.3, 25.4: a space where no barbarian settlement may stand."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    unfit = _unfit(state, place, "COC-25.3")
    if unfit is not None:
        return unfit
    foreign = [city for other in state.others(seat) for city in state.cities(other)]
    near = any(state.distance(city, place) < REACH for city in foreign)
    return Refusal("COC-25.3", "near-foreign-city" if near else "not-two-away", at=answer)


def _unfit(state: Position, place: int, rule: str) -> Refusal | None:
    """No empty, fertile land."""
    at = state.land().answers[place]
    if not state.is_land(place):
        return Refusal(rule, "no-known-land", at=at)
    if not state.is_empty(place):
        return Refusal(rule, "not-empty", at=at)
    if state.exhausted[place]:
        return Refusal(rule, "exhausted-ground", at=at)
    return Refusal(rule, "barren-ground", at=at) if state.terrain[place] == BARREN else None


def not_exhausted(state: Position, answer: str) -> Refusal | None:
    """COC-24.9: land that is not exhausted by an icon."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    return _unfit(state, place, "COC-24.9") or Refusal("COC-24.9", "not-beside-city", at=answer)


def no_barbarian_city(state: Position, answer: str) -> Refusal | None:
    """COC-25.5, 25.10: a space where no barbarian unit is placed."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if state.city[place] != BARBARIAN:
        return Refusal("COC-25.5", "no-barbarian-city", at=answer)
    full = room(state, BARBARIAN, place) < 1
    return Refusal("COC-25.5", "barbarians-full" if full else "barbarians-spent", at=answer)


def no_march(state: Position, frame: BarbariansMove, step: str, answer: str) -> Refusal | None:
    """COC-25.7, 25.9: a barbarian army that does not move, a space it does not enter."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY or frame.free:
        return None
    if step == "step":
        return _no_step(state, frame.moving, place)
    if state.holder[place] != BARBARIAN:
        return Refusal("COC-25.7", "no-barbarians-there", at=answer)
    if place in frame.armies:
        return Refusal("COC-25.9", "barbarians-stuck", at=answer)
    near = any(state.land_row(place)[city] <= REACH for city in state.cities(frame.seat))
    return Refusal("COC-25.7", "barbarians-moved" if near else "barbarians-far", at=answer)


def _no_step(state: Position, start: int, place: int) -> Refusal:
    at, here = state.land().answers[place], state.land().answers[start]
    if place not in state.land().near[start]:
        return Refusal("COC-25.7", "not-adjacent", at=at, here=here)
    if not state.is_land(place):
        return Refusal("COC-25.9", "no-known-land", at=at)
    if state.holder[place] == BARBARIAN and room(state, BARBARIAN, place) < state.army(start):
        return Refusal("COC-25.9", "stack-full-there", at=at, most=state.number("stack"))
    return Refusal("COC-25.7", "not-nearer", at=at)


def no_pirates(state: Position, answer: str) -> Refusal | None:
    """COC-26.2: a space where no pirate ship is placed."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if state.terrain[place] != SEA:
        return Refusal("COC-26.2", "no-known-sea", at=answer)
    ships = state.holder[place] != NOBODY
    return Refusal("COC-26.2", "ships-there" if ships else "not-beside-your-city", at=answer)


def not_completed(state: Position, frame: StatusObjectives, answer: str) -> Refusal | None:
    """COC-23.1 to 23.4: a card of another hand, an objective completed in this step, one that is not fulfilled."""
    world = state.world()
    card, _, name = answer.partition("-")
    if not answer.startswith("goal:") or name not in world.objective_of:
        return None
    if card not in [goal_answer(state, one) for one in state.goals[frame.seat]]:
        return Refusal("COC-23.1", "goal-not-held")
    objective, what = world.objective_of[name], f"objective:{name}"
    if objective in frame.finished:
        return Refusal("COC-23.3", "goal-done", objective=what)
    for other in world.excludes[objective]:
        if other in frame.finished:
            done = f"objective:{world.objectives[other]}"
            return Refusal("COC-23.4", "goal-excluded", objective=what, other=done)
    if condition(state, objective) is None:
        return Refusal("COC-23.2", "goal-other-time", objective=what)
    return Refusal("COC-28.2", "goal-open", objective=what)
