"""Objective cards (section 23): completing them, in the Status Phase or at the moment they describe."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.cards import goal_answer
from gonfalon.games.clash_of_cultures.rules.moments import STATUS_OBJECTIVES
from gonfalon.games.clash_of_cultures.rules.paying import bill, payable, paying
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.effects import Listener
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def cards_with(state: Position, seat: int, objective: int) -> list[int]:
    """The cards in a hand that show an objective."""
    halves = state.world().goal_halves
    return [card for card in state.goals[seat] if objective in halves[card]]


def holds(state: Position, seat: int, name: str) -> bool:
    """Whether a seat holds a card with this objective and could pay what it asks for."""
    objective = state.world().objective_of[name]
    if not cards_with(state, seat, objective):
        return False
    return payable(state, seat, bill(state.world().objective_pay[objective]).exact())


class CompleteGoal(Frame):
    """COC-23.1, 23.6: pay what is asked, lay the card open; with two such cards choose one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "lay_open")

    seat: int
    objective: int
    card: int = NOBODY

    def choose(self, state: Position) -> Next:
        if self.card != NOBODY:
            return None
        found = cards_with(state, self.seat, self.objective)
        return Ask(self.seat, [goal_answer(state, card) for card in found], "which-goal", "COC-23.1")

    def on_choose(self, state: Position, answer: str) -> None:
        self.card = state.world().goal_cards.index(answer.removeprefix("goal:"))

    def pay(self, state: Position) -> Next:
        return paying(self.seat, bill(state.world().objective_pay[self.objective]).exact(), "COC-23.6")

    def lay_open(self, state: Position) -> Next:
        state.goals[self.seat].remove(self.card)
        state.done[self.seat].append(self.card)
        name = f"objective:{state.world().objectives[self.objective]}"
        state.say("completes", seat=self.seat, card=goal_answer(state, self.card), objective=name)
        state.reveal()
        return END


def complete(state: Position, seat: int, name: str) -> CompleteGoal:
    return CompleteGoal(seat=seat, objective=state.world().objective_of[name])


class StatusObjectives(Frame):
    """COC-28.2: one by one, each checked when its turn comes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fulfil")

    seat: int
    finished: list[int]  # objectives completed in this step
    card: int = NOBODY
    objective: int = NOBODY

    def _open(self, state: Position) -> list[tuple[int, int]]:
        """Cards and objectives of the hand that are fulfilled now (COC-23.3, 23.4)."""
        world = state.world()
        out: list[tuple[int, int]] = []
        for card in state.goals[self.seat]:
            for objective in world.goal_halves[card]:
                if objective in self.finished or any(other in self.finished for other in world.excludes[objective]):
                    continue
                if fulfilled(state, self.seat, objective):
                    out.append((card, objective))
        return out

    def choose(self, state: Position) -> Next:
        world = state.world()
        values = [
            f"goal:{world.goal_cards[card]}-{world.objectives[objective]}" for card, objective in self._open(state)
        ]
        return Ask(self.seat, [*values, "button:done"], "objectives", "COC-28.2", always=bool(state.goals[self.seat]))

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return END
        world = state.world()
        card, _, name = answer.removeprefix("goal:").partition("-")
        self.card, self.objective = world.goal_cards.index(card), world.objective_of[name]
        return None

    def fulfil(self, state: Position) -> Next:
        self.finished.append(self.objective)
        return CompleteGoal(seat=self.seat, objective=self.objective, card=self.card)

    def on_fulfil(self, state: Position, done: Frame) -> str:
        return "choose"

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return [answer.partition("-")[0]]

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": len(self._open(state)), "completed": len(self.finished)}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        card, _, name = answer.partition("-")
        return {"card": card, "what": f"objective:{name}"} if name else {}


def condition(state: Position, objective: int) -> Listener | None:
    """What a Status Phase objective asks for; None for those of other moments (COC-23.2)."""
    return STATUS_OBJECTIVES.first.get("o:" + state.world().objectives[objective])


def fulfilled(state: Position, seat: int, objective: int) -> bool:
    """Whether a Status Phase objective is met now, and what it asks for can be paid."""
    listener = condition(state, objective)
    if listener is None or not listener.says(state, seat, None):
        return False
    return payable(state, seat, bill(state.world().objective_pay[objective]).exact())
