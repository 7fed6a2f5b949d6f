"""Facts for the labels of answers that are numbers: a carrier's slot, a building's place."""

from typing import Any

from gonfalon.games.medioevo_universale.content.terms import CARRIERS
from gonfalon.games.medioevo_universale.rules.buildings import name_of
from gonfalon.games.medioevo_universale.rules.position import Position


def thing_facts(state: Position, answer: str) -> dict[str, Any]:
    """What the label of ``carrier:12`` or ``at:40`` says: the piece or building, and where it is."""
    kind, _, number = answer.partition(":")
    if kind == "at":
        at = int(number)
        return {"thing": name_of(state, at), "place": state.world().answers[at // 3], "number": at}
    slot = int(number)
    name = f"piece:{CARRIERS[state.what[slot]]}{state.level[slot]}"
    return {"thing": name, "place": state.world().answers[state.place[slot]], "number": slot % 10 + 1}
