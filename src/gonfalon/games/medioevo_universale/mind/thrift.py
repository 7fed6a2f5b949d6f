"""How who plans differs from a hasty player: the trader comes first, and the price of its next good is not spent."""

from collections.abc import Callable
from typing import Final

from gonfalon.games.medioevo_universale.mind import carrying, hasty, perils
from gonfalon.games.medioevo_universale.mind.picks import Weights, only
from gonfalon.games.medioevo_universale.mind.routes import CREDIT, Ground, credit
from gonfalon.games.medioevo_universale.mind.trading import turns_left
from gonfalon.games.medioevo_universale.rules.money import missing
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.purchases import wanted
from gonfalon.kernel.requests import Ask

#: Movement with which a route may still be done in the last turn.
ONE_TURN: Final = 8
#: Trade phases to come that make it worth learning to make transports, for who has one, and for who has none.
LEARNING: Final = 5
STARTING: Final = 3
#: What a level of a transport may cost for each trade phase after this one.
RAISING: Final = 110
LEARN: Final = "learn:transport"


def counsel(state: Position, ask: Ask) -> Weights:
    """A weight for each answer, as a planner would choose."""
    chooser = PLANNED.get(ask.prompt)
    answer = chooser(state, ask) if chooser is not None else ""
    if answer in ask.values:
        return only(ask, answer)
    if ask.prompt == "buy":
        return _frugal(state, ask)
    if ask.prompt == "barbarian-point":
        return perils.barbarian_point(state, ask)
    if ask.prompt == "march":
        return perils.march(state, ask)
    return hasty.policy(state, ask)


def _traders(state: Position, seat: int) -> list[int]:
    return [slot for slot in state.carriers(seat) if state.trades(slot)]


def _laden(state: Position, seat: int) -> bool:
    """Whether what is aboard will bring in the price of the next good."""
    for slot in _traders(state, seat):
        if not state.cargo[slot]:
            continue
        if state.road[seat] != slot or not state.route[seat]:
            return True
        ground, goal = Ground(state, seat, slot), state.route[seat][-1] // 2
        if goal not in ground.open or ground.sells(goal):
            return True
    return False


def reserve(state: Position, seat: int) -> int:
    """Florins that are kept for the next good."""
    own, turns = _traders(state, seat), turns_left(state)
    if turns < 1 or (turns == 1 and max([state.moves[slot] for slot in own], default=0) < ONE_TURN):
        return 0
    return 0 if _laden(state, seat) else state.number("good")


def _prices(state: Position, ask: Ask) -> dict[str, int]:
    """What everything that can be bought costs, with the points that are missing."""
    gear = state.number("missing_gear")
    return {
        offer.answer: offer.florins + gear * missing(state, ask.seat, offer.need) for offer in wanted(state, ask.seat)
    }


def trader(state: Position, ask: Ask) -> str:
    """The answer that gets a trader or makes it faster; "": none is needed, or it cannot be paid."""
    seat, turns = ask.seat, turns_left(state)
    own = _traders(state, seat)
    if turns < 2 or (own and (turns < 3 or max([state.level[slot] for slot in own]) == 3)):
        return ""
    prices, good = _prices(state, ask), state.number("good")
    cash = state.florins[seat]
    if not own:
        return _first(state, seat, prices, cash, turns)
    if not _laden(state, seat):
        cash -= good
    best = max(own, key=lambda slot: (state.road[seat] == slot, state.level[slot], -slot))
    if not state.tech[seat * 6]:
        home = state.place[best] < state.world().lands and state.holder[state.place[best]] == seat
        fit = home and turns >= LEARNING and prices.get(LEARN, cash) + 2 * state.number("carrier") <= cash
        return LEARN if fit else ""
    for level in (3, 2):
        answer = f"raise:{best}-{level}"
        higher = level - state.level[best]
        if higher > 0 and answer in prices and prices[answer] <= min(cash, RAISING * (turns - 1) * higher):
            return answer
    return ""


def _first(state: Position, seat: int, prices: dict[str, int], cash: int, turns: int) -> str:
    """A new Caravan, the best that leaves the price of a good; early on with borrowed money."""
    good = state.number("good")
    loan = state.number("loan") if credit(state, seat) else 0
    if not state.tech[seat * 6]:
        fit = turns >= STARTING and LEARN in prices and prices[LEARN] + state.number("carrier") <= cash + loan
        return LEARN if fit else ""
    answers = [(level, f"make:caravan{level}") for level in (3, 2, 1) if f"make:caravan{level}" in prices]
    for level, answer in answers:
        kept = 0 if level == 1 and turns >= CREDIT else good
        if turns >= level and prices[answer] <= cash - kept:
            return answer
    for _, answer in answers:
        if loan and prices[answer] <= cash + loan - good:
            return answer
    return ""


def _frugal(state: Position, ask: Ask) -> Weights:
    """What a hasty player would buy, but for what is too dear if the price of a good is kept."""
    weights = hasty.policy(state, ask)
    kept = reserve(state, ask.seat)
    if weights is None or not kept:
        return weights
    left = state.florins[ask.seat] - kept
    prices = _prices(state, ask)
    out = [0.0 if prices.get(value, 0) > left else weights[at] for at, value in enumerate(ask.values)]
    return out if max(out) > 0 else weights


PLANNED: Final[dict[str, Callable[[Position, Ask], str]]] = {
    "buy": trader,
    "put": carrying.first_place,
    "trade": carrying.trade,
    "journey": carrying.journey,
    "buy-cubes": carrying.cubes,
    "open-route": carrying.stages,
    "route-stage": carrying.stages,
    "route-destination": carrying.stages,
}
