"""Setup and the turn (sections 2, 3 and 8): the outermost procedures."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import CARD, DECK, DECKS, SIEGE_TURNS, STARTERS, STARTING_HAND
from gonfalon.games.medievalia.rules.actions import Actions
from gonfalon.games.medievalia.rules.choosing import DISMISS
from gonfalon.games.medievalia.rules.food import Dismissal, Feeding, hungry, removable
from gonfalon.games.medievalia.rules.movement import March
from gonfalon.games.medievalia.rules.position import Position
from gonfalon.games.medievalia.rules.scoring import fall, settled
from gonfalon.games.medievalia.rules.war import Wars
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next


class WholeGame(Frame):
    """MED-2.1 to 2.6, then turn after turn until somebody wins."""

    STEPS: ClassVar[tuple[str, ...]] = ("bottom_cards", "starters", "first_player", "deal", "turn")

    labelled: int = 0

    def bottom_cards(self, state: Position) -> Next:
        return Draw(state.deck(self.labelled)[:], 1)

    def on_bottom_cards(self, state: Position, drawn: tuple[int, ...]) -> str | None:
        state.deck(self.labelled).remove(drawn[0])
        state.bottom[self.labelled] = drawn[0]
        state.say("bottom", deck=DECK[self.labelled], card=CARD[drawn[0]])
        self.labelled += 1
        return "bottom_cards" if self.labelled < len(DECKS) else None

    def starters(self, state: Position) -> Next:
        return Draw(list(STARTERS), len(STARTERS))

    def on_starters(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.top[:] = list(drawn)

    def first_player(self, state: Position) -> Next:
        return Draw(list(range(state.seats)), 1)

    def on_first_player(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.first = state.active = drawn[0]
        state.say("first", seat=drawn[0])

    def deal(self, state: Position) -> Next:
        return Dealing(seat=state.first)

    def turn(self, state: Position) -> Next:
        return Turn(seat=state.active)

    def on_turn(self, state: Position, finished: Frame) -> str:
        return "turn"


def _decks(state: Position) -> list[str]:
    return [DECK[deck] for deck in range(len(DECKS)) if state.deck_size(deck)]


class Dealing(Frame):
    """MED-2.6: each player in turn takes his cards one by one, looking at each before the next."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take")

    seat: int
    deck: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        return {"number": state.hand_size(self.seat) + 1, "all": STARTING_HAND}

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, _decks(state), "deal", "MED-2.6", open=True)

    def on_choose(self, state: Position, answer: str) -> None:
        self.deck = DECK.index(answer)

    def take(self, state: Position) -> Next:
        return Draw(state.drawable(self.deck)[:], 1)

    def on_take(self, state: Position, drawn: tuple[int, ...]) -> str:
        state.take(self.seat, self.deck, drawn[0])
        state.say("draws", seat=self.seat, deck=DECK[self.deck])
        state.whisper((self.seat,), "drew", card=CARD[drawn[0]])
        if state.hand_size(self.seat) < STARTING_HAND:
            return "choose"
        self.seat = (self.seat + 1) % state.seats
        return END if self.seat == state.first else "choose"


class Turn(Frame):
    """MED-3.1 to 3.9: the five phases."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "siege",
        "feed",
        "draw",
        "dismiss",
        "take",
        "reactivate",
        "actions",
        "march",
        "war",
        "finish",
    )

    seat: int
    deck: int = 0

    def siege(self, state: Position) -> Next:
        """MED-3.2, 15.7 to 15.9."""
        seat = self.seat
        state.begin_chapter()
        state.rounds = max(state.rounds, 1)
        state.helped = 0
        state.say("turn", seat=seat, number=state.rounds)
        if not besieged(state, seat):
            state.siege[seat] = 0
            return None
        state.siege[seat] += 1
        state.say("besieged", seat=seat, number=state.siege[seat])
        if state.siege[seat] < SIEGE_TURNS:
            return None
        state.say("starved", seat=seat)
        fall(state, seat)
        return "finish"

    def feed(self, state: Position) -> Next:
        return Feeding(seat=self.seat) if hungry(state, self.seat) else None

    def draw(self, state: Position) -> Next:
        """MED-3.4; without it by option in the very first turn (MED-3.10)."""
        if state.chapter == 1 and not state.options["first_draw"]:
            return "reactivate"
        values = _decks(state)
        if removable(state, self.seat):
            values.append(DISMISS)
        return Ask(self.seat, values, "draw", "MED-3.4", open=True)

    def on_draw(self, state: Position, answer: str) -> str:
        if answer == DISMISS:
            return "dismiss"
        self.deck = DECK.index(answer)
        return "take"

    def dismiss(self, state: Position) -> Next:
        return Dismissal(seat=self.seat)

    def on_dismiss(self, state: Position, finished: Frame) -> str:
        return "feed"

    def take(self, state: Position) -> Next:
        return Draw(state.drawable(self.deck)[:], 1)

    def on_take(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.take(self.seat, self.deck, drawn[0])
        state.say("draws", seat=self.seat, deck=DECK[self.deck])
        state.whisper((self.seat,), "drew", card=CARD[drawn[0]])
        settled(state)

    def reactivate(self, state: Position) -> Next:
        """MED-3.6."""
        state.reactivate(self.seat)
        return None

    def actions(self, state: Position) -> Next:
        return Actions(seat=self.seat, asked=[])

    def march(self, state: Position) -> Next:
        return March(seat=self.seat, steps=[])

    def war(self, state: Position) -> Next:
        return Wars(seat=self.seat, fought=[], fronts=[])

    def finish(self, state: Position) -> Next:
        """MED-3.9; a round ends when the turn comes back to the first player, or passes his empty place."""
        state.damage[:] = [0] * len(state.damage)
        if not state.over:
            seats, first = state.seats, state.first
            state.active = state.next_seat(self.seat)
            if (state.active - first) % seats <= (self.seat - first) % seats:
                state.rounds += 1
        return None


def besieged(state: Position, seat: int) -> bool:
    """MED-15.7, 15.8: an enemy character in the fief, and no land of his guarded, the City included."""
    for other in range(state.seats):
        if not state.friends(seat, other):
            for card in state.troops[other]:
                if state.fief[card] == seat:
                    return not any(state.guarded(seat, land) for land in state.lands[seat])
    return False
