"""Cards that come by chance from a face-down pile: pasture and development (SFR-4.8, SFR-5.4, section 6)."""

from bisect import insort
from typing import ClassVar, Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CARDS, LEADER, TREASURE
from gonfalon.games.struggle_for_rome.rules import scoring
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.state import END, Frame, Next

CARD_ANSWERS: Final = tuple([f"card:{name}" for name in CARDS])
GOODS: Final = tuple([f"good:{name}" for name in RESOURCES])


class DrawPasture(Frame):
    """So many cards of the pasture pile for one seat, as far as there are any (SFR-14.5)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw",)

    seat: int
    count: int

    def draw(self, state: Position) -> Next:
        number = min(self.count, len(state.pasture))
        return Draw(state.pasture, number) if number > 0 else END

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        seat = self.seat
        for kind in drawn:
            state.draw_pasture(seat, kind)
        state.say("pasture", seat=seat, count=len(drawn))
        state.whisper((seat,), "pasture-drawn", goods=[GOODS[kind] for kind in drawn])
        self.count -= len(drawn)
        state.refill()
        return "draw"


class DrawCard(Frame):
    """The top development card for one seat, if there is one."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw",)

    seat: int

    def draw(self, state: Position) -> Next:
        return Draw(state.deck, 1) if state.deck else END

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> str:
        seat, card = self.seat, drawn[0]
        state.deck.remove(card)
        state.quiet = 0
        insort(state.cards[seat], card)
        state.say("card-gained", seat=seat)
        state.whisper((seat,), "card-drawn", card=titled(state, card))
        scoring.announce(state, seat)
        return END


def titled(state: Position, card: int) -> str:
    """The name of a card in this table's edition (SFR-ED-7)."""
    if state.options["names"] == "english":
        if card == LEADER:
            return "card:great_warrior"
        if card == TREASURE:
            return "card:treasure_of_the_burgundy"
    return CARD_ANSWERS[card]


def play(state: Position, seat: int, card: int) -> None:
    """A card leaves the hand for good (SFR-6.3)."""
    state.cards[seat].remove(card)
    state.quiet = 0
    state.reveal()
    state.say("plays", seat=seat, card=titled(state, card))
