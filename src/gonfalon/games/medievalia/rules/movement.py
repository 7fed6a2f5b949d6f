"""External movement (section 10)."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import CARD, DOUBLE_MOVE, KIND, POWER, number
from gonfalon.games.medievalia.rules.choosing import DISMISS, DONE, distinct, is_card, same_look
from gonfalon.games.medievalia.rules.facts import standing
from gonfalon.games.medievalia.rules.food import Dismissal, Feeding, hungry, removable
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, Position
from gonfalon.games.medievalia.rules.war import Wars
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def blocked(state: Position, seat: int, fief: int) -> bool:
    """MED-10.6: an unused enemy character stands in this neutral fief."""
    if state.lord(fief) != NOBODY:
        return False
    for other in range(state.seats):
        if not state.friends(seat, other):
            for card in state.troops[other]:
                if state.fief[card] == fief and not state.used[card]:
                    return True
    return False


def ways(state: Position, seat: int, fief: int) -> list[int]:
    """MED-10.5 to 10.8: the fiefs a character may step into from here."""
    near = state.map().near[fief]
    if not blocked(state, seat, fief):
        return list(near)
    out: list[int] = []
    for place in near:
        lord = state.lord(place)
        if lord != NOBODY and state.friends(seat, lord):
            out.append(place)
    return out


class March(Frame):
    """MED-10.1 to 10.4: each unused character may move to an adjacent fief, a knight twice."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "where", "dismiss", "feed")

    seat: int
    steps: list[int]  # the cards that have moved, once for every step
    card: int = -1

    def about(self, state: Position) -> dict[str, Any]:
        if self.card >= 0:
            return {"card": CARD[self.card]}
        return {"count": len([card for card in state.troops[self.seat] if self.can_march(state, card)])}

    def marks(self, card: int) -> list[int]:
        return [self.steps.count(card)]

    def can_march(self, state: Position, card: int) -> bool:
        """MED-10.1, 10.3, 10.4."""
        if state.used[card] or (state.land[card] != FREE and state.used[state.land[card]]):
            return False
        taken = self.steps.count(card)
        return taken < (2 if POWER[KIND[card]] == DOUBLE_MOVE else 1) and bool(ways(state, self.seat, state.fief[card]))

    def choose(self, state: Position) -> Next:
        values = distinct(state, [card for card in state.troops[self.seat] if self.can_march(state, card)])
        if (values or not Wars(seat=self.seat, fought=[], fronts=[]).possible(state)) and removable(state, self.seat):
            values.append(DISMISS)  # MED-8.7: when all have marched, here or at the declaration of a war
        values.append(DONE)
        return Ask(self.seat, values, "march", "MED-10.1", open=True)

    def on_choose(self, state: Position, answer: str) -> str:
        if answer == DONE:
            return END
        if answer == DISMISS:
            return "dismiss"
        self.card = number(answer)
        return "where"

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        moved = self.steps.count(number(answer)) if is_card(answer) else 0
        return {"moved": moved, **standing(state, answer)}

    def targets_of_choose(self, state: Position, answer: str) -> list[str]:
        return same_look(state, answer)

    def where(self, state: Position) -> Next:
        names = state.map().answer
        values = [names[fief] for fief in ways(state, self.seat, state.fief[self.card])]
        return Ask(self.seat, values, "march-to", "MED-10.5", open=True)

    def on_where(self, state: Position, answer: str) -> str:
        card, fief = self.card, state.map().answer.index(answer)
        state.fief[card] = fief
        state.land[card] = FREE
        self.steps.append(card)
        self.card = -1
        lord = state.lord(fief)
        if lord == NOBODY:
            state.say("marches", seat=self.seat, card=CARD[card], fief=answer)
        elif lord == self.seat:
            state.say("marches-home", seat=self.seat, card=CARD[card])
        else:
            state.say("marches-into", seat=self.seat, card=CARD[card], owner=lord)
        return "feed"

    def about_where(self, state: Position, answer: str) -> dict[str, Any]:
        lord = state.lord(state.map().answer.index(answer))
        return {"whose": "nobody" if lord == NOBODY else "own" if lord == self.seat else "other", "owner": lord}

    def dismiss(self, state: Position) -> Next:
        return Dismissal(seat=self.seat)

    def feed(self, state: Position) -> Next:
        """MED-8.5: a worker that marched off may have fed others."""
        return Feeding(seat=self.seat) if hungry(state, self.seat) else "choose"

    def on_feed(self, state: Position, finished: Frame) -> str:
        return "choose"
