"""All cards, technologies and acts, entered in the tables of powers.py; and what of them lasts to the end of a turn."""

from gonfalon.games.medioevo_universale.rules import finance as finance
from gonfalon.games.medioevo_universale.rules import tech_law as tech_law
from gonfalon.games.medioevo_universale.rules import tech_trade as tech_trade
from gonfalon.games.medioevo_universale.rules import tech_war as tech_war
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.units import undo_changes


def end_of_turn(state: Position) -> None:
    """MEU-15.2: what held "until the end of the turn" is undone."""
    undo_changes(state)


def ready_cards(state: Position) -> None:
    """MEU-15.1: Empire cards are ready again, except those that card 13 names."""
    state.turned = [0] * len(state.turned)
