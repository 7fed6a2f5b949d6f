"""Why not there, why not that card: barbarians, pirates and objectives (sections 23, 25 and 26)."""

from gonfalon.games.clash_of_cultures.content.names import BARREN, NOBODY, SEA
from gonfalon.games.clash_of_cultures.rules.barbarians import REACH
from gonfalon.games.clash_of_cultures.rules.cards import goal_answer
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Refusal


def no_barbarians(state: Position, seat: int, answer: str) -> Refusal | None:
    """COC-25.3, 25.4: a space where no barbarian settlement may stand."""
    place = state.land().hex_of.get(answer, NOBODY)
    if place == NOBODY:
        return None
    if not state.is_land(place):
        return Refusal("COC-25.3", "no-known-land", at=answer)
    if not state.is_empty(place):
        return Refusal("COC-25.3", "not-empty", at=answer)
    if state.exhausted[place]:
        return Refusal("COC-25.3", "exhausted-ground", at=answer)
    if state.terrain[place] == BARREN:
        return Refusal("COC-25.3", "barren-ground", at=answer)
    foreign = [city for other in state.others(seat) for city in state.cities(other)]
    near = any(state.distance(city, place) < REACH for city in foreign)
    return Refusal("COC-25.3", "near-foreign-city" if near else "not-two-away", at=answer)


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
    return Refusal("COC-28.2", "goal-open", objective=what)
