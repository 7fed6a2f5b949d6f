"""Phase 6 as it was planned: which transport goes, where it steps, buys and sells, the route it opens."""

from typing import Final

from gonfalon.games.medioevo_universale.mind import dealing
from gonfalon.games.medioevo_universale.mind.paths import FAR
from gonfalon.games.medioevo_universale.mind.perils import peril, stake
from gonfalon.games.medioevo_universale.mind.routes import Errand, Ground, begun, errand, opened
from gonfalon.games.medioevo_universale.mind.trading import turns_left
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.buying import Purchase
from gonfalon.games.medioevo_universale.rules.deals import Trade
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
from gonfalon.games.medioevo_universale.rules.trade import Journey
from gonfalon.kernel.requests import Ask

#: How much better a new route must be for an open one to be given up.
LOYALTY: Final = 0.6
#: So many cubes are bought, for an event may take two of them, and so many florins kept.
CUBES: Final = 3
KEPT: Final = 60
#: What a point of movement is worth that is not used, in honour.
IDLE: Final = 0.42

DONE: Final = "button:done"
CANCEL: Final = "button:cancel-route"
BUY: Final = "button:buy"
SELL: Final = "button:sell"


def trade(state: Position, ask: Ask) -> str:
    """The transport with the best plan; the open route is given up for a much better one. "": no plan."""
    if any(value.startswith("claim:") or value == dealing.ROAD for value in ask.values):
        return ""
    seat = ask.seat
    road = state.road[seat] if state.route[seat] else NOBODY
    best, slot = 0.0, NOBODY
    if road != NOBODY:
        best, slot = _kept(state, seat, road) + LOYALTY, road
    for trader in state.carriers(seat):
        if state.trades(trader):
            new = opened(Ground(state, seat, trader))
            if new is not None and new.worth > best:
                best, slot = new.worth, trader
                if road != NOBODY:
                    return CANCEL if CANCEL in ask.values else ""
    if f"carrier:{slot}" in ask.values:
        return f"carrier:{slot}"
    return _likeliest(state, ask) if slot == road != NOBODY else ""


def _kept(state: Position, seat: int, road: int) -> float:
    plan = errand(state, seat, road)
    return plan.worth if plan is not None else 0.0


def _likeliest(state: Position, ask: Ask) -> str:
    """What a hasty player does with his other transports and his loans; the route stays open."""
    kept = Ask(ask.seat, [value for value in ask.values if value != CANCEL], ask.prompt, ask.rule)
    weights = dealing.trade(state, kept)
    return kept.values[weights.index(max(weights))] if weights is not None else DONE


def journey(state: Position, ask: Ask) -> str:
    """What the plan says for the transport on its way; "": there is none."""
    frame = state.frames[-1]
    if not isinstance(frame, Journey):
        return ""
    seat, slot = frame.seat, frame.slot
    road = state.road[seat] == slot and bool(state.route[seat])
    plan = errand(state, seat, slot) if road or not state.route[seat] else None
    if plan is None:
        return ""
    ground = Ground(state, seat, slot)
    if plan.buy == ground.here:
        broke = not ground.solvent() or not ground.roomy()
        for deal in (SELL, BUY) if broke and not road else (BUY,):
            if deal in ask.values:
                return deal
        return _ending(ask)
    if road and plan.buy == NOBODY and plan.order and plan.order[0] == ground.here == state.route[seat][-1] // 2:
        return SELL if SELL in ask.values else _ending(ask)
    return _onward(ground, ask, plan)


def _ending(ask: Ask) -> str:
    return DONE if DONE in ask.values else ""


def _onward(ground: Ground, ask: Ask, plan: Errand) -> str:
    """The next step, or the end of the journey where it is safer to stay."""
    state, seat, slot = ground.state, ground.seat, ground.slot
    road = state.road[seat] == slot and bool(state.route[seat])
    goal = state.route[seat][-1] // 2 if road else NOBODY
    moves, answers = state.moves[slot], state.world().answers
    way = _way(ground, plan.order, goal, moves)
    if not way or answers[way[0]] not in ask.values:
        return _ending(ask)
    turns = turns_left(state)
    if DONE in ask.values and turns > 1 and len(way) == moves and way[-1] not in (plan.order[-1], goal):
        cost = stake(state, seat, slot, turns)
        ends = [-cost * peril(state, space) + IDLE * at for at, space in enumerate([ground.here, *way])]
        if ends.index(max(ends)) == 0:
            return DONE
    return answers[way[0]]


def _way(ground: Ground, order: list[int], avoid: int, moves: int) -> list[int]:
    """The spaces that a transport comes through with so many steps; the last of them as safe as it may be."""
    state, here = ground.state, ground.here
    near = state.world().by_water if ground.ship else state.world().by_land
    out: list[int] = []
    for goal in order:
        row = ground.row(goal, avoid)
        while here != goal and len(out) < moves:
            steps = [s for s in near[here] if row[s] < min(FAR, row[here]) and not ground.shut >> s & 1]
            if not steps:
                return out
            least = min([row[s] for s in steps])
            steps = [s for s in steps if row[s] == least]
            here = steps[0]
            if len(out) + 1 == moves and len(steps) > 1:
                here = min(steps, key=lambda s: (peril(state, s), s))
            out.append(here)
    return out


def first_place(state: Position, ask: Ask) -> str:
    """Where a new transport can begin the best route; "": it is not for trade, or no route begins anywhere."""
    frame = state.frames[-1]
    if not isinstance(frame, Purchase) or not frame.answer.startswith(("make:caravan", "make:ship")):
        return ""
    best, where = 0.0, ""
    for value in ask.values:
        after = state.copy()
        after.accept(ask.seat, value)
        for slot in after.carriers_at(state.world().space_of[value], ask.seat):
            plan = opened(Ground(after, ask.seat, slot)) if after.trades(slot) else None
            if plan is not None and plan.worth > best:
                best, where = plan.worth, value
    return where


def cubes(state: Position, ask: Ask) -> str:
    """A few cubes; a place aboard is left for another good."""
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return ""
    most = (state.florins[ask.seat] - KEPT) // state.number("good")
    room = state.hold(frame.slot) - carriers.cube_count(state.cargo[frame.slot]) - 1
    answer = f"number:{max(1, min(CUBES, most, room))}"
    return answer if answer in ask.values else ""


def stages(state: Position, ask: Ask) -> str:
    """The length of the route, its stages in the order of the map, its destination."""
    frame = state.frames[-1]
    if not isinstance(frame, Trade):
        return ""
    ground = Ground(state, frame.seat, frame.slot)
    plan = begun(ground, frame.space, ground.goods, ground.left)
    if ask.prompt == "open-route":
        return f"route:{len(plan.stages)}" if plan is not None else "button:no-route"
    if plan is None or len(plan.stages) != frame.length:
        return ""
    return state.world().answers[plan.stages[len(frame.stages)]]
