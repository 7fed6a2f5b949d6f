"""Land units whose ship is gone (COC-12.6, COC-14.4)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import LEADER, NOBODY, SHIP, UNIT_NAMES
from gonfalon.games.clash_of_cultures.rules.leaders import eliminate_leader
from gonfalon.games.clash_of_cultures.rules.limits import capacity, fleet
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def crowded(state: Position, seat: int, sea: int) -> bool:
    """Whether more units of a seat are aboard in a space than its ships there can carry."""
    return state.holder[sea] == seat and state.aboard(sea) > fleet(state, seat, sea) * capacity(state, seat, sea)


class Overboard(Frame):
    """Those for whom no other ship has room are eliminated, by their owner's choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "lose")

    seat: int
    sea: int
    kind: int = NOBODY

    def choose(self, state: Position) -> Next:
        if not crowded(state, self.seat, self.sea):
            return END
        cargo = [kind for kind in range(SHIP) if state.count(self.sea, kind)]
        return Ask(self.seat, [f"unit:{UNIT_NAMES[kind]}" for kind in cargo], "surplus", "COC-12.6")

    def on_choose(self, state: Position, answer: str) -> None:
        self.kind = UNIT_NAMES.index(answer.removeprefix("unit:"))

    def lose(self, state: Position) -> Next:
        if self.kind == LEADER:
            return eliminate_leader(state, self.seat, NOBODY) or "choose"
        forget_one(state, self.sea, self.kind)
        state.take(self.sea, self.kind)
        return "choose"

    def on_lose(self, state: Position, done: Frame) -> str:
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {"at": state.land().answers[self.sea]}
