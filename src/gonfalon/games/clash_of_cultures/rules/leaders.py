"""Leaders enter and leave play (section 32, COC-12.9)."""

from gonfalon.games.clash_of_cultures.content.names import LEADER, NOBODY
from gonfalon.games.clash_of_cultures.rules.moments import LEADER_ELIMINATED
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.state import Frame


def leader_answer(state: Position, leader: int) -> str:
    return "leader:" + state.world().leaders[leader]


def leader_cards(state: Position, seat: int) -> list[int]:
    """The leaders on a player's board: those of the civilization, or of those dealt (COC-36.9) all that are left."""
    if not state.options["alternate_history"]:
        return state.world().leaders_by_civ[state.civ[seat]]
    return sorted(state.leaders[seat] + ([] if state.leader[seat] == NOBODY else [state.leader[seat]]))


def enter_leader(state: Position, seat: int, leader: int, place: int, recruited: bool = True) -> None:
    """A leader card is laid open and the figure placed."""
    state.leaders[seat].remove(leader)
    state.leader[seat] = leader
    state.changed()
    state.led[seat] += int(recruited)
    state.put(seat, LEADER, place)
    state.say("leader", seat=seat, leader=leader_answer(state, leader), at=state.land().answers[place])


def eliminate_leader(state: Position, seat: int, by: int) -> Frame | None:
    """The leader in play leaves the board; the card goes to the opponent who did it, if there is one (COC-32.6)."""
    place = state.leader_at[seat]
    forget_one(state, place, LEADER)
    state.take(place, LEADER)
    return leader_lost(state, seat, by)


def leader_lost(state: Position, seat: int, by: int) -> Frame | None:
    """The figure is off the board already."""
    state.say("leader-lost", seat=seat, leader=leader_answer(state, state.leader[seat]))
    state.leader[seat] = NOBODY
    state.changed()
    if 0 <= by < state.seats:
        state.slain[by] += 1
    return LEADER_ELIMINATED.happen(state, [seat], by)
