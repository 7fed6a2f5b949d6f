"""The number of actions of a turn (COC-3.3, COC-3.7)."""

from gonfalon.games.clash_of_cultures.rules.moments import TURN_ACTIONS
from gonfalon.games.clash_of_cultures.rules.position import Position


def recount(state: Position) -> None:
    """The actions left after something has given or taken one: their sum, less those spent, never below 0."""
    total = int(TURN_ACTIONS.settled(state, state.active, state.number("actions")))
    state.actions = max(0, total - state.spent)


def spend(state: Position) -> None:
    """One action is used."""
    state.spent += 1
    state.actions -= 1
