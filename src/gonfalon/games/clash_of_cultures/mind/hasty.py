"""How a hasty player of Clash of Cultures chooses: weights by kind of answer, larger for what usually pays.

An answer of weight 0 is not worth a thought, for no bot: to waste an action, to raze a city, to look at trades that
bring nothing.
"""

from typing import Final

from gonfalon.games.clash_of_cultures.mind.bargain import bargain, next_term, welcome
from gonfalon.games.clash_of_cultures.mind.picks import city_weight, picked
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.trading import Trade
from gonfalon.games.clash_of_cultures.rules.turn import Turn
from gonfalon.kernel.requests import Ask

ACTIONS: Final = {
    "action:advance": 3.0,
    "action:found": 12.0,
    "action:construct": 6.0,
    "action:collect": 4.0,
    "action:recruit": 1.5,
    "action:move": 1.5,
    "action:happiness": 0.5,
    "action:influence": 1.5,
}
#: Weights of single answers in other questions; an answer that is not named weighs 1.
PICKS: Final = {
    "button:drop": 0.0,
    "button:fewer": 0.0,
    "button:retreat": 0.3,
    "button:none": 0.3,
    "button:refuse": 2.0,
    "button:accept": 1.0,
    "button:pass": 0.8,
    "button:fail": 0.5,
}
#: What changes nothing and can be done again and again: a look at the next event.
IDLE: Final = "effect:v:calendar"
CITY: Final = ("city-collect", "city-construct", "city-recruit")


def policy(state: Position, ask: Ask) -> list[float] | None:
    """A weight for each answer; None where all are alike."""
    prompt = ask.prompt
    if prompt == "turn":
        return _turn(state, ask)
    if prompt == "pay":  # the plainest first
        return [1.0 / (1 + number) for number in range(len(ask.values))]
    if prompt in CITY:
        return [city_weight(state, ask.seat, state.land().hex_of[value], prompt) for value in ask.values]
    if prompt == "objectives":
        return [0.0 if value == "button:done" and len(ask.values) > 1 else 1.0 for value in ask.values]
    if prompt == "raze":
        return [1.0 if value == "button:none" else 0.0 for value in ask.values]
    if prompt == "first-player":
        return [1.0 if value == f"seat:{ask.seat}" else 0.15 for value in ask.values]
    if prompt == "trade-with" or prompt.startswith("proposal"):
        return _trade(state, ask)
    found = picked(state, ask)
    if found is not None:
        return found
    weights = [PICKS.get(value, 1.0) for value in ask.values]
    return None if min(weights) == 1.0 == max(weights) else weights


def _turn(state: Position, ask: Ask) -> list[float]:
    """Actions are not thrown away, and trades are thought of where there is a bargain."""
    busy = state.actions > 0 and any(value.startswith("action:") for value in ask.values)
    out: list[float] = []
    for value in ask.values:
        if value == "button:end":
            out.append(0.0 if busy else 1.0)
        elif value == IDLE:
            out.append(0.0)
        elif value == "button:trade":
            out.append(0.8 if _may_bargain(state, ask.seat) else 0.0)
        else:
            out.append(ACTIONS.get(value, 0.7))
    return out


def _may_bargain(state: Position, seat: int) -> bool:
    turn = state.frames[-1]
    return isinstance(turn, Turn) and not turn.trades and not turn.refused and bargain(state, seat) is not None


def _trade(state: Position, ask: Ask) -> list[float]:
    """Straight to the bargain, or out of here; what others propose is weighed."""
    frame = state.frames[-1]
    wanted = "button:drop"
    if ask.prompt == "trade-with":
        found = bargain(state, ask.seat)
        wanted = "button:drop" if found is None else f"seat:{found[2]}"
    elif isinstance(frame, Trade):
        if ask.prompt == "proposal-amount":
            wanted = "number:1"
        elif ask.prompt == "proposal-answer":
            wanted = "button:accept" if welcome(state, frame, ask.seat) else "button:refuse"
        else:
            wanted = next_term(state, frame)
    if wanted not in ask.values:
        return [1.0 if number == len(ask.values) - 1 else 0.0 for number in range(len(ask.values))]
    return [1.0 if value == wanted else 0.0 for value in ask.values]
