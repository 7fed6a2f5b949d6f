"""Buying (sections 4 to 7): where a thing goes, how it is paid, the help of an ally (MED-16.6), and what follows."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.choosing import is_card
from gonfalon.games.medievalia.content import (
    CARD,
    DECK,
    DECKS,
    EXTRA_CARD,
    KIND,
    REMOVAL,
    Vector,
    number,
)
from gonfalon.games.medievalia.facts import amounts, payment_facts, price_facts, standing
from gonfalon.games.medievalia.help import Adjust, Help, most_help
from gonfalon.games.medievalia.market import Market, character_price
from gonfalon.games.medievalia.payment import payments
from gonfalon.games.medievalia.position import FREE, Position
from gonfalon.games.medievalia.settlement import FROM_HAND, Settlement
from gonfalon.games.medievalia.wallet import NOTHING, Price, Wallet, parsed
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

#: How many payments are offered at most; any other valid one can be put together by hand.
SHORT_LIST: Final = 6
ASK_ALLY: Final = "button:ask-ally"
DROP: Final = "button:drop"
ADJUST: Final = "button:adjust"


class Purchase(Frame):
    """MED-4.14, 4.25: choose the place, choose the payment, and only then does anything happen."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "name",
        "place",
        "pay",
        "help",
        "adjust",
        "conclude",
    )

    seat: int
    what: str  # territory, character, building, extra or removal
    card: int
    asked: list[str]
    pile: int = -1
    deck: int = -1
    land: int = FREE  # where it goes
    payment: str = ""
    named: int = 0  # 1: the card has left the hand
    adjusted: int = 0  # 1: the payment was put together by hand, or that was given up
    gift: Vector = NOTHING
    gift_text: str = "pay:nothing"  # what the ally turns
    offered: list[int]  # hand cards the ally has laid open for it
    helped: int = 0

    def about(self, state: Position) -> dict[str, Any]:
        return {"thing": self.thing(), "deal": self.what, **price_facts(self.price(state).cost)}

    def thing(self) -> str:
        return CARD[self.card] if self.card >= 0 else DECK[self.deck]

    # -- the purchase --------------------------------------------------------------------------

    def price(self, state: Position) -> Price:
        """MED-4.18."""
        if self.what == "building":
            return Price(state.tables().cost[KIND[self.card]], building=True, barred=self.land)
        if self.what == "character":
            return Price(character_price(state, self.seat, KIND[self.card]))
        if self.what == "territory":
            return Price(state.tables().cost[KIND[self.card]])
        if self.what == "extra":
            return Price(NOTHING, EXTRA_CARD)
        return Price(REMOVAL, barred=self.card)

    def key(self) -> str:
        """What the ally is asked for at most once in a turn (MED-16.12): the thing, and the place of a building."""
        if self.what == "extra":
            return DECK[self.deck]
        return f"{CARD[self.card]}@{self.land}" if self.what == "building" else CARD[self.card]

    def wallet(self, state: Position) -> Wallet:
        return Wallet(state, self.seat, self.gift)

    def from_hand(self) -> bool:
        return self.what in FROM_HAND

    def on_the_way(self) -> list[int]:
        """Cards that are in no hand any more and not on the table or discarded yet."""
        return [*self.offered, self.card] if self.named else self.offered

    def name(self, state: Position) -> Next:
        """The card bought leaves the hand: it cannot be discarded for its own price (MED-4.11)."""
        if self.from_hand():
            for deck in range(len(DECKS)):
                hand = state.hand(deck)[self.seat]
                if self.card in hand:
                    hand.remove(self.card)
                    self.named = 1
        return None

    def place(self, state: Position) -> Next:
        if self.what == "character":
            market = Market(state, self.seat, self.asked)
            values = [CARD[land] for land in market.places(KIND[self.card]) if land != FREE]
            if FREE in market.places(KIND[self.card]):
                values.append(state.map().answer[self.seat])
            return Ask(self.seat, values, "place", "MED-7.2")
        if self.what == "building":
            market = Market(state, self.seat, self.asked)
            return Ask(self.seat, [CARD[land] for land in market.sites(self.card)], "build-on", "MED-6.4")
        return None

    def on_place(self, state: Position, answer: str) -> None:
        self.land = number(answer) if is_card(answer) else FREE

    def about_place(self, state: Position, answer: str) -> dict[str, Any]:
        return standing(state, answer)

    def refuse_place(self, state: Position, answer: str) -> str:
        if self.what == "character":
            return "MED-7.7"
        if is_card(answer) and number(answer) in state.lands[self.seat]:
            land = number(answer)
            return "MED-6.4" if state.used[land] else "MED-4.25" if state.room(self.seat, land) else "MED-6.6"
        return "MED-6.5"

    # -- paying --------------------------------------------------------------------------------

    def pay(self, state: Position) -> Next:
        wallet = self.wallet(state)
        found = payments(wallet, self.price(state), SHORT_LIST)
        values = [payment.answer() for payment in found]
        if found and not self.adjusted:
            spare = len(wallet.lands) + len(wallet.singles) + len(wallet.powers) + (wallet.hand > 0)
            first = found[0]
            if spare > len(first.lands) + len(first.singles) + len(first.powers) + (first.discards > 0):
                values.append(ADJUST)
        if not self.helped and self.key() not in self.asked and most_help(state, self.seat):
            values.append(ASK_ALLY)
        if self.helped or not values:
            values.append(DROP)
        return Ask(self.seat, values, "pay", "MED-4.25", "pay")

    def on_pay(self, state: Position, answer: str) -> str:
        if answer == ASK_ALLY:
            return "help"
        if answer == ADJUST:
            return "adjust"
        if answer == DROP:
            return self._drop(state)
        return self._take(answer)

    def _take(self, answer: str) -> str:
        self.payment = answer
        return "conclude"

    def _drop(self, state: Position) -> str:
        """MED-16.12: nothing is turned or discarded on either side."""
        if self.from_hand():
            state.give(self.seat, self.card)
            self.named = 0
        for card in self.offered:
            state.give(state.ally(self.seat), card)
        self.offered = []
        state.say("drops", seat=self.seat, thing=self.thing())
        return "end"

    def refuse_pay(self, state: Position, answer: str) -> str:
        return "MED-4.27" if answer.startswith("pay:") else "MED-16.12" if answer == ASK_ALLY else "MED-4.25"

    def rule_of_pay(self, state: Position, answer: str) -> str:
        return "MED-16.12" if answer in (ASK_ALLY, DROP) else "MED-4.25"

    def about_pay(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == ASK_ALLY:
            return {"partner": state.ally(self.seat)}
        return (
            payment_facts(state, self.seat, self.wallet(state), self.price(state), answer)
            if answer.startswith("pay:")
            else {}
        )

    def targets_of_pay(self, state: Position, answer: str) -> list[str]:
        if not answer.startswith("pay:"):
            return [answer]
        payment = parsed(answer)
        return [CARD[card] for card in payment.lands + payment.singles + payment.powers]

    def help(self, state: Position) -> Next:
        """MED-16.6, 16.12."""
        state.say("asks-help", seat=self.seat, partner=state.ally(self.seat), thing=self.thing())
        self.asked.append(self.key())
        return Help(seat=state.ally(self.seat), lands=[], singles=[], shown=[])

    def on_help(self, state: Position, finished: Help) -> str:
        self.helped = 1
        self.gift = finished.arrives()
        gift = amounts(self.gift)
        state.say("gives", seat=finished.seat, partner=self.seat, gift=gift, count=len(gift))
        self.gift_text = finished.text()
        self.offered = finished.shown[:]
        return "pay"

    def adjust(self, state: Position) -> Next:
        price = self.price(state)
        return Adjust(
            seat=self.seat,
            cost=price.cost,
            anything=price.anything,
            building=int(price.building),
            barred=price.barred,
            gift=self.gift,
            lands=[],
            singles=[],
            powers=[],
            thing=self.thing(),
        )

    def on_adjust(self, state: Position, finished: Adjust) -> str:
        self.adjusted = 1  # offered once, so that nobody goes to and fro between the two lists for ever
        return self._take(finished.result) if finished.result else "pay"

    def conclude(self, state: Position) -> Next:
        """MED-4.25: the payment stands; everything happens now."""
        cards, self.offered, self.named = self.offered, [], 0
        return Settlement(
            seat=self.seat,
            what=self.what,
            card=self.card,
            pile=self.pile,
            deck=self.deck,
            land=self.land,
            payment=self.payment,
            discards=parsed(self.payment).discards,
            gift=self.gift_text,
            helped=1 if sum(self.gift) else 0,
            offered=cards,
        )
