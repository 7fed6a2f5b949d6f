"""Why not that card, why not that unit: tactics and losses (section 16)."""

from gonfalon.games.clash_of_cultures.content.names import SETTLER, UNIT_NAMES
from gonfalon.games.clash_of_cultures.rules.cards import action_answer
from gonfalon.games.clash_of_cultures.rules.combat_round import Round
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.kernel.requests import Refusal


def not_laid(state: Position, seat: int, answer: str) -> Refusal | None:
    """COC-16.5: a card that is not in the hand; one that is may be put down, whatever it does."""
    world = state.world()
    if answer.removeprefix("card:") not in world.action_cards or not answer.startswith("card:"):
        return None
    mine = [action_answer(state, card) for card in state.hand[seat]]
    return Refusal("COC-16.5", "card-not-held", count=len(mine))


def not_lost(state: Position, frame: Round, answer: str) -> Refusal | None:
    """COC-16.12, 16.13, 19.2: a unit that takes no hits in this conflict, or is not in it."""
    name = answer.removeprefix("unit:")
    if name not in UNIT_NAMES or not answer.startswith("unit:"):
        return None
    kind, c = UNIT_NAMES.index(name), conflict_of(state)
    if kind == SETTLER:
        return Refusal("COC-16.13", "settlers-unhurt")
    carried = c.naval and c.count(state, frame.side, kind) > 0
    return Refusal("COC-19.2" if carried else "COC-16.12", "carried-unhurt" if carried else "not-fighting", unit=answer)
