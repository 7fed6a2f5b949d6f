"""Changing government (section 29)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.content.world import ANY_GOVERNMENT
from gonfalon.games.clash_of_cultures.rules.advance import refresh
from gonfalon.games.clash_of_cultures.rules.moments import GOVERNMENT_CHANGE
from gonfalon.games.clash_of_cultures.rules.paying import Bill, due, payable, paying
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

PRICE = Bill((due(MOOD), due(CULTURE)))  # COC-28.9


def new_governments(state: Position, seat: int) -> list[int]:
    """The government groups a seat could change to (COC-29.4)."""
    now = state.government(seat)
    if now == NOBODY:
        return []
    world = state.world()
    return [
        group for group in world.governments if group != now and state.owns(seat, world.needs[world.members[group][0]])
    ]


def follow_government(state: Position, seat: int) -> None:
    """COC-29.5, 29.7: a civilization advance comes and goes with the government advance it is named after."""
    if state.civ[seat] == NOBODY:
        return
    world = state.world()
    for place in range(4):
        need = world.civ_needs[4 * state.civ[seat] + place]
        single = need >= 0 and world.group_of[need] in world.governments
        if need == ANY_GOVERNMENT or single:
            held = state.government(seat) != NOBODY if need == ANY_GOVERNMENT else state.owns(seat, need)
            bit = 1 << place
            state.civ_owned[seat] = state.civ_owned[seat] | bit if held else state.civ_owned[seat] & ~bit
            state.changed()


class ChangeGovernment(Frame):
    """COC-29.4, 29.5: all cubes move to another government; the top advance must be taken."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "move", "rest", "effects")

    seat: int
    free: bool = False
    forced: bool = False
    group: int = NOBODY
    left: int = 0
    last: int = NOBODY

    def choose(self, state: Position) -> Next:
        groups = new_governments(state, self.seat)
        if not groups or (not self.free and not payable(state, self.seat, PRICE)):
            return END
        names = state.world().groups
        values = [f"group:{names[group]}" for group in groups]
        return Ask(self.seat, values if self.forced else [*values, "button:keep"], "government", "COC-29.4")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:keep":
            return END
        self.group = state.world().groups.index(answer.removeprefix("group:"))
        return None

    def pay(self, state: Position) -> Next:
        return None if self.free else paying(self.seat, PRICE, "COC-28.9")

    def move(self, state: Position) -> Next:
        world = state.world()
        old = state.government(self.seat)
        for advance in world.members[old]:
            if state.owns(self.seat, advance):
                state.owned[self.seat] &= ~(1 << advance)
                self.left += 1
        state.owned[self.seat] |= 1 << world.members[self.group][0]
        state.changed()
        self.left -= 1
        state.say("government", seat=self.seat, group=f"group:{world.groups[self.group]}")
        return None

    def rest(self, state: Position) -> Next:
        """The other cubes go on advances of the group of the owner's choice."""
        if not self.left:
            return None
        members = [a for a in state.world().members[self.group] if not state.owns(self.seat, a)]
        later = [a for a in members if a > self.last]
        found = later[: len(later) - self.left + 1] or members  # somebody began at the end
        answers = state.world().advance_answers
        others = [answers[advance] for advance in members if advance not in found]
        values = [answers[advance] for advance in found]
        return Ask(self.seat, values, "government-advance", "COC-29.4", more=others if self.left < len(members) else [])

    def on_rest(self, state: Position, answer: str) -> str:
        advance = state.world().advance_of[answer.removeprefix("advance:")]
        self.last = max(self.last, advance)
        state.owned[self.seat] |= 1 << advance
        state.changed()
        self.left -= 1
        return "rest"

    def effects(self, state: Position) -> Next:
        follow_government(state, self.seat)
        refresh(state, self.seat)
        return GOVERNMENT_CHANGE.happen(state, [self.seat])

    def about(self, state: Any) -> dict[str, Any]:
        return {"left": self.left}
