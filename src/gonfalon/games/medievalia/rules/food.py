"""Food (section 8): who must be fed, and characters that leave the game for want of it or by choice."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import CARD, number
from gonfalon.games.medievalia.rules.choosing import distinct, marks, same_look
from gonfalon.games.medievalia.rules.facts import standing
from gonfalon.games.medievalia.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def hungry(state: Position, seat: int) -> bool:
    """MED-8.2: more characters than the natural food keeps."""
    return len(state.troops[seat]) > state.capacity(seat)


def removable(state: Position, seat: int) -> list[int]:
    """MED-8.7: unused characters, wherever they are."""
    used = state.used
    return [card for card in state.troops[seat] if not used[card]]


class Feeding(Frame):
    """MED-8.6: the player removes characters, used or not, until he can feed the rest."""

    STEPS: ClassVar[tuple[str, ...]] = ("starve",)

    seat: int

    def about(self, state: Position) -> dict[str, Any]:
        return {"number": len(state.troops[self.seat]), "food": state.capacity(self.seat)}

    def starve(self, state: Position) -> Next:
        return Ask(self.seat, distinct(state, state.troops[self.seat]), "starve", "MED-8.6", open=True)

    def on_starve(self, state: Position, answer: str) -> str:
        card = number(answer)
        state.remove_troop(self.seat, card)
        state.say("starves", seat=self.seat, card=CARD[card])
        return "starve" if hungry(state, self.seat) else END

    def about_starve(self, state: Position, answer: str) -> dict[str, Any]:
        return {**standing(state, answer), "acted": sum(marks(state, number(answer)))}

    def targets_of_starve(self, state: Position, answer: str) -> list[str]:
        return same_look(state, answer)


class Dismissal(Frame):
    """MED-8.7: an unused character is taken off the table for good."""

    STEPS: ClassVar[tuple[str, ...]] = ("dismiss",)

    seat: int

    def dismiss(self, state: Position) -> Next:
        return Ask(self.seat, distinct(state, removable(state, self.seat)), "dismiss", "MED-8.7", open=True)

    def on_dismiss(self, state: Position, answer: str) -> None:
        card = number(answer)
        state.remove_troop(self.seat, card)
        state.say("dismissed", seat=self.seat, card=CARD[card])

    def about_dismiss(self, state: Position, answer: str) -> dict[str, Any]:
        return {**standing(state, answer), "acted": sum(marks(state, number(answer)))}

    def targets_of_dismiss(self, state: Position, answer: str) -> list[str]:
        return same_look(state, answer)
