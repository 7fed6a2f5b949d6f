"""Playing the upper half of an action card, and great persons (section 22, COC-24.11, 35.23)."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import NOBODY
from gonfalon.games.clash_of_cultures.rules.actions import spend
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, bury_or_drop, event_answer
from gonfalon.games.clash_of_cultures.rules.moments import CARD_ANNOUNCED, CARD_FREE, WINDOW_ACTION, WINDOW_FREE
from gonfalon.games.clash_of_cultures.rules.paying import bill, payable, paying
from gonfalon.games.clash_of_cultures.rules.position import TALLIES, Position
from gonfalon.kernel.effects import Acts, Listener
from gonfalon.kernel.moments import Procedure
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

#: (state, who plays) -> the players a card can be aimed at
Aims = Callable[[Any, int], list[int]]

#: By effect: whom a title is aimed at, named with the card (COC-22.10).
AIMED: Final[dict[str, Aims]] = {}
#: By effect: what a title does that is played at a moment of its own, not in a window.
TRIGGERED: Final[dict[str, Acts]] = {}
#: By effect: where a title is played once for each of something this turn, what is counted (COC-22.5).
COUNTED: Final[dict[str, int]] = {}


def listener_of(window: Procedure, ident: str) -> Listener | None:
    """What an effect does in a window."""
    return window.first.get(ident)


def _ready(state: Position, seat: int, window: Procedure, ident: str) -> bool:
    listener = listener_of(window, ident)
    if listener is None or (listener.once and state.marked(listener.mark, seat)):
        return False
    return bool(listener.says(state, seat, None))


def playable_cards(state: Position, seat: int) -> list[int]:
    """The cards of a hand whose upper half can be played now (COC-22.2, 22.6)."""
    world = state.world()
    out: list[int] = []
    for card in state.hand[seat]:
        title = world.card_title[card]
        ident = "c:" + world.titles[title]
        costs_action = world.title_play[title] == "action"
        window = WINDOW_ACTION if costs_action else WINDOW_FREE
        if costs_action and not state.actions and not CARD_FREE.allowed(state, seat):
            continue
        if payable(state, seat, bill(world.title_cost[title])) and _ready(state, seat, window, ident):
            out.append(card)
    return out


def playable_persons(state: Position, seat: int) -> list[int]:
    """The great persons in a hand that can be played now: all for 1 Action."""
    if not state.actions and not CARD_FREE.allowed(state, seat):
        return []
    return [
        event for event in state.persons[seat] if _ready(state, seat, WINDOW_ACTION, "e:" + state.world().events[event])
    ]


class PlayCard(Frame):
    """COC-22.10: name it, let it be cancelled, pay, carry it out, discard it."""

    STEPS: ClassVar[tuple[str, ...]] = ("lift", "aim", "announce", "costs", "carry_out", "discard")

    seat: int
    card: int
    target: int = NOBODY  # the player it is aimed at, if it names one before the costs
    free: bool = False  # played as a free action by an effect
    cancelled: bool = False

    def ident(self, state: Position) -> str:
        """The effect of the upper half."""
        world = state.world()
        return "c:" + world.titles[world.card_title[self.card]]

    def lift(self, state: Position) -> None:
        """The card is on the table from now on: it cannot be taken back into the hand; its trigger is used."""
        state.hand[self.seat].remove(self.card)
        if self.ident(state) in COUNTED:
            state.tally[self.seat * TALLIES + COUNTED[self.ident(state)]] -= 1
        state.reveal()

    def aim(self, state: Position) -> Next:
        aims = AIMED.get(self.ident(state))
        if aims is None:
            return None
        return Ask(self.seat, [f"seat:{seat}" for seat in aims(state, self.seat)], "aim", "COC-22.10")

    def on_aim(self, state: Position, answer: str) -> None:
        self.target = int(answer.removeprefix("seat:"))

    def announce(self, state: Position) -> Next:
        card = action_answer(state, self.card)
        if self.target == NOBODY:
            state.say("plays", seat=self.seat, card=card)
        else:
            state.say("plays-against", seat=self.seat, card=card, other=self.target)
        return CARD_ANNOUNCED.happen(state, state.clockwise(self.seat), (self.card, self.seat, self.target))

    def costs(self, state: Position) -> Next:
        if self.cancelled:
            return "discard"
        world = state.world()
        title = world.card_title[self.card]
        if world.title_play[title] == "action" and not self.free:
            spend(state)
        return paying(self.seat, bill(world.title_cost[title]), "COC-22.10")

    def carry_out(self, state: Position) -> Next:
        ident = self.ident(state)
        if ident in TRIGGERED:
            return TRIGGERED[ident](state, self.seat, self.card)
        title = state.world().card_title[self.card]
        window = WINDOW_ACTION if state.world().title_play[title] == "action" else WINDOW_FREE
        listener = listener_of(window, ident)
        if listener is None:
            raise LookupError(f"nothing is declared for {ident}")
        listener.use(state, self.seat)
        return listener.acts(state, self.seat, self.card)

    def discard(self, state: Position) -> Next:
        bury_or_drop(state, self.seat, state.discard, self.card)
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": action_answer(state, self.card)}


def target_of(state: Position) -> int:
    """The player at whom the card now carried out is aimed."""
    for frame in reversed(state.frames):
        if isinstance(frame, PlayCard):
            return frame.target
    raise LookupError("no card is being played")


def may_hold(state: Position, seat: int, title: str) -> bool:
    """Whether a seat could have a card of this title in hand, as far as others can see (COC-0.12)."""
    world = state.world()
    hidden = [c for c, t in enumerate(world.card_title) if world.titles[t] == title and c not in state.discard]
    return bool(state.hand[seat]) and bool(hidden)


def copy_in_hand(state: Position, seat: int, title: str) -> int:
    """A card of this title in a hand, or NOBODY."""
    world = state.world()
    for card in state.hand[seat]:
        if world.titles[world.card_title[card]] == title:
            return card
    return NOBODY


class PlayPerson(Frame):
    """COC-22.9: a great person in a hand is played like an action card; it goes to the event discard pile."""

    STEPS: ClassVar[tuple[str, ...]] = ("announce", "carry_out", "discard")

    seat: int
    event: int
    free: bool = False
    cancelled: bool = False

    def announce(self, state: Position) -> Next:
        state.persons[self.seat].remove(self.event)
        state.changed()
        state.say("plays-person", seat=self.seat, event=event_answer(state, self.event))
        return CARD_ANNOUNCED.happen(state, state.clockwise(self.seat), (-1 - self.event, self.seat, NOBODY))

    def carry_out(self, state: Position) -> Next:
        if self.cancelled:
            return "discard"
        if not self.free:
            spend(state)
        listener = listener_of(WINDOW_ACTION, "e:" + state.world().events[self.event])
        return None if listener is None else listener.acts(state, self.seat, self.event)

    def discard(self, state: Position) -> Next:
        bury_or_drop(state, self.seat, state.event_discard, self.event)
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"event": event_answer(state, self.event)}
