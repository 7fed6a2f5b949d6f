"""All cards, technologies and acts, entered in the tables of powers.py; and what of them lasts to the end of a turn."""

from gonfalon.games.medioevo_universale.rules import blood as blood
from gonfalon.games.medioevo_universale.rules import cards_agents as cards_agents
from gonfalon.games.medioevo_universale.rules import cards_battle as cards_battle
from gonfalon.games.medioevo_universale.rules import cards_cards as cards_cards
from gonfalon.games.medioevo_universale.rules import cards_land as cards_land
from gonfalon.games.medioevo_universale.rules import cards_moves as cards_moves
from gonfalon.games.medioevo_universale.rules import cards_mystic as cards_mystic
from gonfalon.games.medioevo_universale.rules import cards_trade as cards_trade
from gonfalon.games.medioevo_universale.rules import cards_troops as cards_troops
from gonfalon.games.medioevo_universale.rules import cards_turn as cards_turn
from gonfalon.games.medioevo_universale.rules import diplomacy as diplomacy
from gonfalon.games.medioevo_universale.rules import finance as finance
from gonfalon.games.medioevo_universale.rules import removing as removing
from gonfalon.games.medioevo_universale.rules import tech_borrowed as tech_borrowed
from gonfalon.games.medioevo_universale.rules import tech_law as tech_law
from gonfalon.games.medioevo_universale.rules import tech_moves as tech_moves
from gonfalon.games.medioevo_universale.rules import tech_trade as tech_trade
from gonfalon.games.medioevo_universale.rules import tech_war as tech_war
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.units import send_strangers_home, undo_changes


def end_of_turn(state: Position) -> None:
    """MEU-15.2: what held "until the end of the turn" is undone."""
    undo_changes(state)
    send_strangers_home(state)
    cards_turn.forget_roads(state)
