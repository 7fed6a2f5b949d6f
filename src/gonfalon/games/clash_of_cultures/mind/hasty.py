"""How a hasty player of Clash of Cultures chooses: weights by kind of answer, larger for what usually pays."""

from typing import Final

from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask

ACTIONS: Final = {
    "action:advance": 4.0,
    "action:found": 8.0,
    "action:construct": 5.0,
    "action:collect": 3.0,
    "action:recruit": 2.0,
    "action:move": 1.5,
    "action:happiness": 0.7,
    "action:influence": 1.5,
}
#: Weights of single answers in other questions; an answer that is not named weighs 1.
PICKS: Final = {
    "button:trade": 0.0,
    "button:drop": 3.0,
    "button:fewer": 0.05,
    "button:retreat": 0.3,
    "button:none": 0.3,
    "button:refuse": 2.0,
    "button:accept": 1.0,
    "button:pass": 0.8,
}


def policy(state: Position, ask: Ask) -> list[float] | None:
    """A weight for each answer; None where all are alike."""
    if ask.prompt == "turn":
        return [_turn(state, value) for value in ask.values]
    if ask.prompt in ("collect", "pay"):  # the first are the best, or the plainest
        return [1.0 / (1 + number) for number in range(len(ask.values))]
    if ask.prompt == "squad":
        return [_squad(value) for value in ask.values]
    if ask.prompt == "objectives":
        return [0.05 if value == "button:done" else 5.0 for value in ask.values]
    weights = [PICKS.get(value, 1.0) for value in ask.values]
    return None if all(weight == 1.0 for weight in weights) else weights


def _turn(state: Position, value: str) -> float:
    if value == "button:end":
        return 0.02 if state.actions else 1.5
    if value.startswith("effect:"):
        return 0.8
    return ACTIONS.get(value, PICKS.get(value, 0.5))


def _squad(value: str) -> float:
    """Rather all of a kind than some, rather some than none."""
    count = value.rpartition("_")[2]
    return 0.3 if count == "0" else 1.0 + (int(count) if count.isdigit() else 0)
