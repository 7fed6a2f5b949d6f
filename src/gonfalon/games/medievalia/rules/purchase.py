"""Buying (sections 4 to 7): how a thing is paid, the help of an ally (MED-16.6), and what follows."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.content import CARD, number
from gonfalon.games.medievalia.rules.alike import short_list
from gonfalon.games.medievalia.rules.choosing import distinct, is_card, same_look
from gonfalon.games.medievalia.rules.deal import Siting
from gonfalon.games.medievalia.rules.facts import SHORT_LIST, amounts, payment_facts
from gonfalon.games.medievalia.rules.help import Adjust, Help, most_help
from gonfalon.games.medievalia.rules.position import NOBODY, Position
from gonfalon.games.medievalia.rules.settlement import Settlement
from gonfalon.games.medievalia.rules.wallet import parsed
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, DROP, Ask
from gonfalon.kernel.sight import SEAT, SEATS, Sight
from gonfalon.kernel.state import END, Next

ASK_ALLY: Final = "button:ask-ally"
ADJUST: Final = "button:adjust"


class Purchase(Siting):
    """MED-4.14, 4.25: choose the place, choose the payment, and only then does anything happen.

    Until then nobody else sees what is being thought of (MED-1.13), unless the ally is asked to help with it.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("place", "pay", "help", "adjust", "discard", "conclude")
    VISIBLE: ClassVar[dict[str, Sight]] = {"thrown": Sight(SEAT, size=False), "offered": Sight(SEATS, by="helper")}

    payment: str = ""
    thrown: list[int]  # hand cards that will be discarded
    gift_text: str = "pay:nothing"  # what the ally turns
    offered: list[int]  # hand cards of the ally that will be discarded
    helper: int = NOBODY  # the ally who was asked; from then on the purchase is known to all

    def private(self) -> bool:
        return self.helper == NOBODY and self.STEPS[self.at] != "conclude"

    def about(self, state: Position) -> dict[str, Any]:
        left = parsed(self.payment).discards - len(self.thrown) if self.payment else 0
        return {**super().about(state), "left": left}

    def deal_unseen(self, state: Position, keeping: tuple[int, ...], generator: Generator) -> None:
        if self.own() and self.seat not in keeping:  # it has been named
            state.swap_into_hand(self.seat, self.card)
        if self.helper not in keeping and self.offered:
            self.offered = generator.shuffled(state.hand_cards(self.helper))[: len(self.offered)]

    def pay(self, state: Position) -> Next:
        wallet = self.wallet(state)
        found = short_list(state, self.seat, wallet, self.price(state), SHORT_LIST, self.apart(state))
        values = [payment.answer() for payment in found]
        if found and found[0].spares(wallet):
            values.append(ADJUST)
        if self.helper == NOBODY and self.key() not in self.asked and most_help(state, self.seat):
            values.append(ASK_ALLY)
        if self.helper != NOBODY or not values:
            return Ask(self.seat, [*values, DROP], "pay", "MED-4.25")
        return Ask(self.seat, values, "pay", "MED-4.25", more=[BACK])

    def apart(self, state: Position) -> list[int]:
        """The lands that are not like any other: the one where this goes, and those for which the ally was asked."""
        return [land for land in state.lands[self.seat] if land == self.land or self.asked_for(land)]

    def on_pay(self, state: Position, answer: str) -> str:
        if answer == ASK_ALLY:
            return "help"
        if answer == ADJUST:
            return "adjust"
        if answer in (BACK, DROP):
            if self.helper != NOBODY:  # MED-16.12: nothing is turned or discarded on either side
                state.say("drops", seat=self.seat, thing=self.thing())
            return END
        return self._settles(answer)

    def _settles(self, payment: str) -> str:
        self.payment = payment
        return "discard"

    def rule_of_pay(self, state: Position, answer: str) -> str:
        return "MED-16.12" if answer in (ASK_ALLY, DROP) else "MED-4.25"

    def about_pay(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == ASK_ALLY:
            return {"partner": state.ally(self.seat)}
        if not answer.startswith("pay:"):
            return {}
        return payment_facts(state, self.seat, self.wallet(state), self.price(state), answer)

    def targets_of_pay(self, state: Position, answer: str) -> list[str]:
        if not answer.startswith("pay:"):
            return [answer]
        payment = parsed(answer)
        return [CARD[card] for card in payment.lands + payment.singles + payment.powers]

    def help(self, state: Position) -> Next:
        """MED-16.6, 16.12."""
        self.helper = state.ally(self.seat)
        state.say("asks-help", seat=self.seat, partner=self.helper, thing=self.thing())
        state.reveal()
        self.asked.append(self.key())
        return Help(seat=self.helper, lands=[], singles=[], shown=[])

    def on_help(self, state: Position, finished: Help) -> str:
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
            own=self.own(),
        )

    def on_adjust(self, state: Position, finished: Adjust) -> str:
        return self._settles(finished.result) if finished.result else "pay"

    def discard(self, state: Position) -> Next:
        """MED-4.11: which hand cards, one by one; they are shown when all are chosen."""
        if len(self.thrown) == parsed(self.payment).discards:
            return None
        left = [card for card in state.hand_cards(self.seat) if card != self.card and card not in self.thrown]
        return Ask(self.seat, distinct(state, left), "discard", "MED-4.11", more=[BACK])

    def on_discard(self, state: Position, answer: str) -> str:
        if answer == BACK:
            self.thrown = []
            return "pay"
        self.thrown.append(number(answer))
        return "discard"

    def targets_of_discard(self, state: Position, answer: str) -> list[str]:
        return [other for other in same_look(state, answer) if not is_card(other) or number(other) not in self.thrown]

    def conclude(self, state: Position) -> Next:
        """MED-4.25: the payment stands; everything happens now."""
        if self.own() or self.thrown or self.offered:
            state.reveal()
        return Settlement(
            seat=self.seat,
            what=self.what,
            card=self.card,
            pile=self.pile,
            deck=self.deck,
            land=self.land,
            payment=self.payment,
            thrown=self.thrown[:],
            gift=self.gift_text,
            helped=1 if sum(self.gift) else 0,
            offered=self.offered[:],
        )
