"""Phase 6 in haste: journeys, routes, what is bought and sold."""

from typing import Final

from gonfalon.games.medioevo_universale.mind.paths import FAR, distances
from gonfalon.games.medioevo_universale.mind.picks import Weights, only, use
from gonfalon.games.medioevo_universale.mind.ruling import rich
from gonfalon.games.medioevo_universale.mind.trading import STAY, best_route, goal_of, hopeless, stage, turns_left
from gonfalon.games.medioevo_universale.rules.deals import Trade
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.kernel.requests import Ask

#: Florins that are not spent on goods.
KEPT: Final = 60
#: The road token for another transport (MEU-18.30)
ROAD: Final = "free:road"


def trade(state: Position, ask: Ask) -> Weights:
    """Every transport that has somewhere to go goes there; a route that cannot be completed is given up."""
    if ROAD in ask.values:
        return only(ask, ROAD)
    if "button:cancel-route" in ask.values and hopeless(state, ask.seat):
        return only(ask, "button:cancel-route")
    seat = ask.seat
    going = [value for value in ask.values if value.startswith("carrier:")]
    going = [value for value in going if goal_of(state, seat, int(value[8:])) != STAY]
    weights: list[float] = []
    for value in ask.values:
        if value in going:
            weights.append(4.0)
        elif value.startswith("claim:"):
            weights.append(50.0)
        elif value == "free:repay":
            weights.append(2.0 if rich(state, seat) else 0.0)
        elif value.startswith("tech:"):
            weights.append(use(state, seat, value))
        else:
            weights.append(0.02 if value == "button:done" and not going else 0.0)
    return weights


def journey(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Journey):
        return None
    seat, slot = frame.seat, frame.slot
    here = state.place[slot]
    road = state.road[seat] == slot and bool(state.route[seat])
    goal = goal_of(state, seat, slot)
    if "button:sell" in ask.values and not road:
        return only(ask, "button:sell")
    if road and goal == here and goal == state.route[seat][-1] // 2:
        return only(ask, "button:sell" if "button:sell" in ask.values else "button:done")
    if "button:buy" in ask.values and not state.cargo[slot] and _worth_buying(state, seat, slot):
        return only(ask, "button:buy")
    if goal in (STAY, here):
        return only(ask, "button:done")
    row = distances(state, seat, slot, goal)
    steps = [value for value in ask.values if value in state.world().space_of]
    steps = [value for value in steps if row[state.world().space_of[value]] < FAR]
    if not steps:
        return only(ask, "button:done")
    return only(ask, min(steps, key=lambda value: row[state.world().space_of[value]]))


def _worth_buying(state: Position, seat: int, slot: int) -> bool:
    """For a route, or where there is time to sell it again; never on credit."""
    here = state.place[slot]
    if state.florins[seat] < state.number("good"):
        return False
    if not state.route[seat] and best_route(state, seat, slot, here, state.world().good[here]):
        return True
    return turns_left(state) > 2 and state.florins[seat] > 400


def cubes(state: Position, ask: Ask) -> Weights:
    """A full load, as long as some money is left."""
    frame = state.frames[-1]
    most = max(1, (state.florins[ask.seat] - KEPT) // state.number("good")) if isinstance(frame, Trade) else 1
    numbers = [int(value[7:]) for value in ask.values]
    best = max([number for number in numbers if number <= most], default=numbers[0])
    return only(ask, f"number:{best}")


def open_route(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return None
    good = state.world().good[frame.space]
    length = len(best_route(state, frame.seat, frame.slot, frame.space, good))
    return only(ask, f"route:{length}" if length else "button:no-route")


def route_stage(state: Position, ask: Ask) -> Weights:
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return None
    area = stage(state, frame)
    return only(ask, state.world().answers[area]) if area != NOBODY else None


def sell(state: Position, ask: Ask) -> Weights:
    """Everything that can be sold."""
    goods = [value for value in ask.values if value.startswith("sell:")]
    return only(ask, goods[0] if goods else "button:done")


def trade_points(state: Position, ask: Ask) -> Weights:
    """Honour, and so much money as is dear to who has little; at the end honour alone."""
    numbers = [int(value[7:]) for value in ask.values]
    if turns_left(state) <= 2:
        return only(ask, f"number:{max(numbers)}")
    return [1.0 + number / 100 for number in numbers]
