"""Cards that change hands by a text: an objective against one of the deck, a card against an opponent's (COC-35.4)."""

from bisect import insort
from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.rules.cards import (
    action_answer,
    action_card,
    event_answer,
    from_oracle,
    goal_answer,
    goal_card,
    plan_answer,
    renew_goals,
)
from gonfalon.games.clash_of_cultures.rules.moments import DRAW_OBJECTIVE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.trading import persons
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.sight import SEAT, SEATS, Sight
from gonfalon.kernel.state import END, Frame, Next


class ExchangeGoal(Frame):
    """Draw 2 objective cards and keep 1 of them for 1 held before, or none; the others go back into the deck."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "keep", "give", "back")
    VISIBLE: ClassVar[dict[str, Sight]] = {"drawn": Sight(SEAT, "objective")}

    seat: int
    drawn: list[int]  # the one that is kept comes first

    def draw(self, state: Position) -> Next:
        while state.assigned[self.seat] and len(self.drawn) < 2 and DRAW_OBJECTIVE.allowed(state, self.seat):
            self.drawn.append(from_oracle(state, self.seat))
        if len(self.drawn) < 2:
            renew_goals(state)
        return Draw(state.goal_deck, min(2 - len(self.drawn), len(state.goal_deck)))

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str | None:
        """The last card of a deck is drawn before the deck is renewed (COC-22.7)."""
        for card in drawn:
            state.goal_deck.remove(card)
            self.drawn.append(card)
            state.whisper((self.seat,), "drawn", card=goal_answer(state, card))
        return "draw" if len(self.drawn) < 2 and state.goal_discard else None

    def keep(self, state: Position) -> Next:
        values = [goal_answer(state, card) for card in self.drawn]
        return Ask(self.seat, [*values, "button:none"], "keep-goal", "COC-22.6", always=True)

    def on_keep(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return "back"
        card = goal_card(state, answer)
        self.drawn = [card, *[other for other in self.drawn if other != card]]
        return None

    def give(self, state: Position) -> Next:
        values = [goal_answer(state, card) for card in state.goals[self.seat]]
        return Ask(self.seat, values, "give-goal", "COC-22.6", always=True)

    def on_give(self, state: Position, answer: str) -> None:
        card = goal_card(state, answer)
        state.goals[self.seat].remove(card)
        insort(state.goal_deck, card)
        insort(state.goals[self.seat], self.drawn.pop(0))
        state.say("exchanges-goal", seat=self.seat)

    def back(self, state: Position) -> Next:
        for card in self.drawn:
            insort(state.goal_deck, card)
        self.drawn = []
        return END


class Spying(Frame):
    """COC-35.4: a hand lies open to the spy, who may exchange 1 card of it against 1 of the same kind."""

    STEPS: ClassVar[tuple[str, ...]] = ("look", "take", "give", "back")
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "hand": Sight(SEATS, "action", by="sees"),
        "goals": Sight(SEATS, "objective", by="sees"),
        "plans": Sight(SEATS, "wonder", by="sees"),
        "taken": Sight(SEATS, by="sees"),
    }

    seat: int
    other: int
    sees: list[int]
    hand: list[int]  # the cards of the opponent, while they are looked at
    goals: list[int]
    plans: list[int]
    taken: str = ""

    def look(self, state: Position) -> Next:
        other = self.other
        self.hand, self.goals, self.plans = state.hand[other], state.goals[other], state.plans[other]
        state.hand[other], state.goals[other], state.plans[other] = [], [], []
        state.whisper((self.seat,), "spied", other=other, cards=self._theirs(state, True))
        state.reveal()
        return None

    def _theirs(self, state: Position, every: bool) -> list[str]:
        """What can be looked at; or exchanged, because there is something of its kind to give."""
        out: list[str] = []
        if every or self._own(state, "card"):
            out += [action_answer(state, card) for card in self.hand]
            out += [event_answer(state, event) for event in persons(state, self.other)]
        if every or self._own(state, "goal"):
            out += [goal_answer(state, card) for card in self.goals]
        if every or self._own(state, "wonder"):
            out += [plan_answer(state, card) for card in self.plans]
        return out

    def _own(self, state: Position, kind: str) -> list[str]:
        """The spy's own cards of a kind; great persons are action cards (COC-22.9)."""
        if kind == "goal":
            return [goal_answer(state, card) for card in state.goals[self.seat]]
        if kind == "wonder":
            return [plan_answer(state, card) for card in state.plans[self.seat]]
        people = [event_answer(state, event) for event in persons(state, self.seat)]
        return [action_answer(state, card) for card in state.hand[self.seat]] + people

    def take(self, state: Position) -> Next:
        return Ask(self.seat, [*self._theirs(state, False), "button:none"], "spies", "COC-35.4", always=True)

    def on_take(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return "back"
        self.taken = answer
        return None

    def give(self, state: Position) -> Next:
        return Ask(self.seat, self._own(state, self.taken.partition(":")[0]), "spies-give", "COC-35.4", always=True)

    def on_give(self, state: Position, answer: str) -> None:
        if not self.taken:  # a world imagined by somebody who cannot know what was taken
            return
        self._move(state, self.taken, self.other, self.seat)
        self._move(state, answer, self.seat, self.other)
        state.whisper((self.seat, self.other), "swapped", seat=self.seat, card=self.taken, given=answer)
        state.reveal()

    def _move(self, state: Position, answer: str, giver: int, receiver: int) -> None:
        kind, _, name = answer.partition(":")
        if kind == "event":
            event = state.world().event_of[name]
            state.persons[giver].remove(event)
            state.persons[receiver].append(event)
            state.changed()
            return
        card = self._number(state, kind, answer)
        self._cards(state, kind, giver).remove(card)
        insort(self._cards(state, kind, receiver), card)

    def _number(self, state: Position, kind: str, answer: str) -> int:
        if kind == "card":
            return action_card(state, answer)
        if kind == "goal":
            return goal_card(state, answer)
        return state.world().wonders.index(answer.removeprefix("wonder:"))

    def _cards(self, state: Position, kind: str, seat: int) -> list[int]:
        if kind == "card":
            return self.hand if seat == self.other else state.hand[seat]
        if kind == "goal":
            return self.goals if seat == self.other else state.goals[seat]
        return self.plans if seat == self.other else state.plans[seat]

    def back(self, state: Position) -> Next:
        other = self.other
        state.hand[other], state.goals[other], state.plans[other] = self.hand, self.goals, self.plans
        self.hand, self.goals, self.plans = [], [], []
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"other": self.other}


def spied_on(state: Position, seat: int) -> list[int]:
    """The opponents with a card in hand."""
    return [
        other
        for other in state.others(seat)
        if state.hand[other] or state.goals[other] or state.plans[other] or persons(state, other)
    ]
