"""Carrying out a purchase whose payment stands (MED-4.25): discards, turned cards, and what was bought."""

from typing import ClassVar, Final

from gonfalon.games.medievalia.content import CARD, DECK, DECK_OF
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.games.medievalia.rules.scoring import settled
from gonfalon.games.medievalia.rules.wallet import parsed
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.state import END, Frame, Next

#: What is played from the hand.
FROM_HAND: Final = ("territory", "character")


class Settlement(Frame):
    """Everything at once."""

    STEPS: ClassVar[tuple[str, ...]] = ("settle", "take_effect", "draw")

    seat: int
    what: str
    card: int
    pile: int
    deck: int
    land: int
    payment: str
    thrown: list[int]  # hand cards discarded
    gift: str  # what the ally turns
    helped: int  # 1: the ally's help arrived
    offered: list[int]  # hand cards the ally discards

    def settle(self, state: Position) -> Next:
        """MED-4.25."""
        for thrown in self.thrown:
            state.discard_from_hand(self.seat, thrown)
            state.say("discards", seat=self.seat, card=CARD[thrown])
        turn_payment(state, self.seat, self.payment)
        used = parsed(self.payment)
        turned = tuple([CARD[card] for card in used.lands + used.singles])
        able = tuple([CARD[card] for card in used.powers])
        state.say(
            "pays",
            seat=self.seat,
            cards=turned,
            count=len(turned),
            powers=able,
            power_count=len(able),
            thrown=len(self.thrown),
        )
        if self.gift != "pay:nothing":
            turn_payment(state, state.ally(self.seat), self.gift)
        for given in self.offered:
            state.discard_from_hand(state.ally(self.seat), given)
            state.say("discards", seat=state.ally(self.seat), card=CARD[given])
        if self.helped:
            state.helped = 1
        return None

    def take_effect(self, state: Position) -> Next:
        """The thing bought comes into play, unused (MED-5.1, 6.12, 7.1), or a territory leaves it (MED-5.9)."""
        seat, card = self.seat, self.card
        if self.what in FROM_HAND:
            state.hand(DECK_OF[card])[seat].remove(card)
        if self.what == "territory":
            state.lands[seat].append(card)
            state.enter(seat, card, FREE)
            state.say("plays-land", seat=seat, card=CARD[card])
        elif self.what == "character":
            state.troops[seat].append(card)
            state.enter(seat, card, self.land)
            state.say("plays", seat=seat, card=CARD[card])
        elif self.what == "building":
            state.built[seat].append(card)
            state.enter(seat, card, self.land)
            state.top[self.pile] = NOWHERE
            state.say("builds", seat=seat, card=CARD[card], land=CARD[self.land])
        elif self.what == "removal":
            state.remove_land(seat, card)
            state.say("clears", seat=seat, card=CARD[card])
            return END
        return END if self.what in FROM_HAND else None

    def draw(self, state: Position) -> Next:
        """MED-6.2: the next building is turned up; MED-4.12: the extra card is drawn."""
        if self.what == "extra":
            return Draw(state.drawable(self.deck)[:], 1)
        return Draw(state.piles[:], 1 if state.pile_left[self.pile] else 0)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        if self.what == "extra":
            state.take(self.seat, self.deck, drawn[0])
            state.say("draws-extra", seat=self.seat, deck=DECK[self.deck])
            state.whisper((self.seat,), "drew", card=CARD[drawn[0]])
        elif drawn:
            state.piles.remove(drawn[0])
            state.pile_left[self.pile] -= 1
            state.top[self.pile] = drawn[0]
            state.say("turned-up", card=CARD[drawn[0]])
        settled(state)


def turn_payment(state: Position, seat: int, text: str) -> None:
    """Turn what a payment names: whole groups, free producers, power cards with what stands beside them."""
    payment = parsed(text)
    for land in payment.lands:
        state.turn_group(seat, land)
    for card in payment.singles + payment.powers:
        state.turn_card(seat, card)
