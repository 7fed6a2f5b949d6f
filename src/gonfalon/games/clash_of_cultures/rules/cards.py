"""Drawing from the four decks and discarding (COC-22.7, 22.8, 23.5, 24.5, 27.1)."""

from bisect import insort
from typing import ClassVar

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.moments import CARD_DISCARDED, DRAW_ACTION, DRAW_OBJECTIVE, DRAW_WONDER
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next


def action_answer(state: Position, card: int) -> str:
    return "card:" + state.world().action_cards[card]


def action_card(state: Position, answer: str) -> int:
    return state.world().action_cards.index(answer.removeprefix("card:"))


def goal_answer(state: Position, card: int) -> str:
    return "goal:" + state.world().goal_cards[card]


def goal_card(state: Position, answer: str) -> int:
    return state.world().goal_cards.index(answer.removeprefix("goal:"))


def plan_answer(state: Position, wonder: int) -> str:
    return "wonder:" + state.world().wonders[wonder]


def event_answer(state: Position, event: int) -> str:
    return "event:" + state.world().events[event]


class DrawActions(Frame):
    """So many action cards for one seat, as far as there are any."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "draw")

    seat: int
    count: int = 1

    def which(self, state: Position) -> Next:
        """The top of the discard pile may be open to a seat (draw.action)."""
        if not self.count:
            return END
        if state.discard and DRAW_ACTION.allowed(state, self.seat):
            values = [action_answer(state, state.discard[-1])]
            others = state.deck or len(state.discard) > 1  # an empty deck is renewed by drawing from it
            return Ask(self.seat, [*values, "button:deck"] if others else values, "draw-action", "COC-34.5")
        return None if state.deck or state.discard else END

    def on_which(self, state: Position, answer: str) -> str | None:
        if answer == "button:deck":
            return None
        card = state.discard.pop()
        insort(state.hand[self.seat], card)
        state.say("takes-discard", seat=self.seat, card=answer)
        self.count -= 1
        return "which"

    def draw(self, state: Position) -> Next:
        """COC-22.7."""
        if not state.deck:
            state.deck = sorted(state.discard)
            state.discard = []
        return Draw(state.deck, 1)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.deck.remove(drawn[0])
        insort(state.hand[self.seat], drawn[0])
        state.say("draws-action", seat=self.seat)
        state.whisper((self.seat,), "drawn", card=action_answer(state, drawn[0]))
        self.count -= 1
        return "which"


def from_oracle(state: Position, seat: int) -> int:
    """The objective card that was assigned to a seat (COC-35.14); only now it sees which."""
    state.reveal()
    return state.assigned[seat].pop()


def renew_goals(state: Position) -> None:
    """COC-23.5: before a draw an empty deck is renewed from its discard pile."""
    if not state.goal_deck:
        state.goal_deck = sorted(state.goal_discard)
        state.goal_discard = []


class DrawGoals(Frame):
    """So many objective cards for one seat, as far as there are any."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw",)

    seat: int
    count: int = 1

    def draw(self, state: Position) -> Next:
        if self.count and state.assigned[self.seat] and DRAW_OBJECTIVE.allowed(state, self.seat):
            self._keep(state, from_oracle(state, self.seat))
        if not self.count:
            return END
        renew_goals(state)
        return Draw(state.goal_deck, 1) if state.goal_deck else END

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.goal_deck.remove(drawn[0])
        self._keep(state, drawn[0])
        return "draw"

    def _keep(self, state: Position, card: int) -> None:
        insort(state.goals[self.seat], card)
        state.say("draws-goal", seat=self.seat)
        state.whisper((self.seat,), "drawn", card=goal_answer(state, card))
        self.count -= 1


class DrawPlan(Frame):
    """One wonder card (COC-27.1); effects may put another in its place (draw.wonder)."""

    STEPS: ClassVar[tuple[str, ...]] = ("instead", "draw")

    seat: int
    card: int = NOBODY  # the card that was taken in place of the draw

    def instead(self, state: Position) -> Next:
        return DRAW_WONDER.happen(state, [self.seat])

    def draw(self, state: Position) -> Next:
        return Draw(state.plan_deck, 1) if self.card == NOBODY and state.plan_deck else END

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.plan_deck.remove(drawn[0])
        hold_plan(state, self.seat, drawn[0])
        return END


def hold_plan(state: Position, seat: int, wonder: int) -> None:
    """A wonder card comes into a hand, or lies open for everybody (COC-36.8)."""
    if state.options["announced_wonders"]:
        insort(state.shown_plans, wonder)
        state.say("shows-wonder", seat=seat, wonder=plan_answer(state, wonder))
        return
    insort(state.plans[seat], wonder)
    state.say("draws-wonder", seat=seat)
    state.whisper((seat,), "drawn", card=plan_answer(state, wonder))


def discard_action(state: Position, seat: int, card: int, played: bool = True) -> None:
    """An action card goes face up to its pile; what its owner played perhaps under it (card.discarded)."""
    state.hand[seat].remove(card)
    state.reveal()
    bury_or_drop(state, seat, state.discard, card, played)


def bury_or_drop(state: Position, seat: int, pile: list[int], card: int, played: bool = True) -> None:
    if played and CARD_DISCARDED.allowed(state, seat):
        pile.insert(0, card)
    else:
        pile.append(card)
