"""Event objectives: something happened that an Empire card asks for (MEU-17.6, MEU-28.16).

``happened(state, seat, type, value, ...)`` marks every card of the seat whose objective asks for this; the card can
then be claimed until the end of the turn.
"""

from typing import Any, Final

from gonfalon.games.medioevo_universale.rules.position import Position

#: What the first number of a happening is compared with, for each type of objective.
LEAST: Final = {
    "conquests_in_turn": "count",
    "archery_damage_in_round": "count",
    "colours_sold_in_phase": "count",
    "cubes_in_one_sale": "count",
    "tax_income": "amount",
    "no_rebellion_at_tax": "level",
    "complete_route": "stages_min",
    "critical": "value_min",
    "barbarians_destroyed_in_turn": "count",
}


def happened(state: Position, seat: int, kind: str, value: int = 0, facts: dict[str, Any] | None = None) -> None:
    """Mark the cards whose event objective came true by this."""
    objectives = state.world().objective
    for card in state.cards(seat):
        goal = objectives[card]
        if goal["kind"] != "event" or goal["type"] != kind:
            continue
        if kind in LEAST and value < goal[LEAST[kind]]:
            continue
        if facts is not None and not _fits(goal, facts):
            continue
        state.met[card] = 1


def _fits(goal: dict[str, Any], facts: dict[str, Any]) -> bool:
    """Every filter of the objective holds; ``..._min`` asks for at least so much."""
    for name, wanted in goal.items():
        if name in ("kind", "type", "count", "cash_after"):  # what others do not see is looked at when it is claimed
            continue
        found = facts.get(name)
        if name.endswith("_min"):
            if found is None or found < wanted:
                return False
        elif isinstance(found, list | tuple):
            if wanted not in found:
                return False
        elif name == "debt_after":
            if found is None or found > wanted:
                return False
        elif found != wanted:
            return False
    return True
