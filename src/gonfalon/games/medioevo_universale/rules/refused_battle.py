"""Why not, in a battle: what keeps a side from fleeing, surrendering, capturing, or a machine from its target."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import CATEGORIES
from gonfalon.games.medioevo_universale.rules.battle import CAPTURE
from gonfalon.games.medioevo_universale.rules.flight import can_flee
from gonfalon.games.medioevo_universale.rules.position import HORDE, Position
from gonfalon.games.medioevo_universale.rules.powers import innermost
from gonfalon.games.medioevo_universale.rules.round import FLEE, INVITE, SURRENDER
from gonfalon.games.medioevo_universale.rules.shooting import ON_BUILDINGS, ArtilleryStep
from gonfalon.games.medioevo_universale.rules.sides import Engagement
from gonfalon.kernel.requests import Refusal
from gonfalon.kernel.state import Frame

#: The actions of Captains that no battle at sea knows (MEU-10.4).
LAND_ONLY: Final = ("heavy", "cavalry")


def not_in_battle(state: Position, frame: Frame, seat: int, answer: str) -> Refusal | None:
    """MEU-9.6, 9.8, 10.4, 12.1, 12.4, 12.6, 12.9."""
    battle = innermost(state, Engagement)
    if battle is None:
        return None
    if answer == FLEE:
        return _no_flight(state, battle, seat)
    if answer in (SURRENDER, INVITE):
        return Refusal("MEU-12.6", "no-surrender" if HORDE in battle.owners else "surrender-later")
    if answer == CAPTURE:
        return Refusal("MEU-12.9", "no-ransom" if HORDE in battle.owners else "capture-earlier")
    if answer.startswith("captain:") and state.is_sea(battle.space) and answer.rpartition("-")[2] in LAND_ONLY:
        return Refusal("MEU-10.4", "land-ability")
    return _no_target(state, frame, battle, answer) if isinstance(frame, ArtilleryStep) else None


def _no_flight(state: Position, battle: Engagement, seat: int) -> Refusal:
    place = state.world().answers[battle.space]
    if battle.owners[0] != seat:
        return Refusal("MEU-12.1", "attacker-flees")
    if not state.is_sea(battle.space) and state.barred(3, battle.space):
        return Refusal("MEU-18.3", "held-by-bishop", place=place)
    if not can_flee(state, battle):
        return Refusal("MEU-12.4", "no-flight", place=place)
    return Refusal("MEU-12.1", "flight-earlier")


def _no_target(state: Position, frame: ArtilleryStep, battle: Engagement, answer: str) -> Refusal | None:
    category = answer.partition(":")[2]
    if not answer.startswith("aim:") or category not in CATEGORIES or frame.STEPS[frame.at] != "aim":
        return None
    at, place = len(frame.aims) * 3, state.world().answers[battle.space]
    if state.is_sea(battle.space) or not state.built[battle.space * 3 + CATEGORIES.index(category)]:
        return Refusal("MEU-9.6", "no-target", place=place)
    if not ON_BUILDINGS[state.level[frame.crews[at + 1]]]:
        return Refusal("MEU-9.8", "weak-machine")
    return Refusal("MEU-9.6", "not-the-enemy-s", place=place)
