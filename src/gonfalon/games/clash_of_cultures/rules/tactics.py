"""Which tactics half may be used by which side (COC-16.6, COC-22.3)."""

from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER, DEFENDER, Battle


def usable(state: Position, c: Battle, side: int, tactic: int) -> bool:
    """Whether the side has one of the pieces named and meets the conditions of the card."""
    data = state.world().tactic_data[tactic]
    tags = data["tags"]
    pieces = (
        ("ship" in tags and c.naval)
        or ("army" in tags and not c.naval and c.fighters(state, side) > 0)
        or ("fortress" in tags and not c.naval and side == DEFENDER and c.fortress)
    )
    role = data["role"]
    where = data["where"]
    right_role = role == "any" or (role == "attacker") == (side == ATTACKER)
    right_place = where == "any" or (not c.naval and (where == "land" or c.city))
    if data["id"] == "high_ground" and side == ATTACKER and c.city:
        return False
    return bool(pieces and right_role and right_place)
