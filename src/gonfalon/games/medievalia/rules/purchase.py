"""Buying (sections 4 to 7): how a thing is paid, the help of an ally (MED-16.6), and what follows."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.content import CARD
from gonfalon.games.medievalia.rules.alike import short_list
from gonfalon.games.medievalia.rules.deal import Siting
from gonfalon.games.medievalia.rules.facts import SHORT_LIST, amounts, payment_facts
from gonfalon.games.medievalia.rules.help import Adjust, Help, most_help
from gonfalon.games.medievalia.rules.position import Position
from gonfalon.games.medievalia.rules.settlement import Settlement
from gonfalon.games.medievalia.rules.wallet import parsed
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Next

ASK_ALLY: Final = "button:ask-ally"
DROP: Final = "button:drop"
ADJUST: Final = "button:adjust"


class Purchase(Siting):
    """MED-4.14, 4.25: choose the place, choose the payment, and only then does anything happen."""

    STEPS: ClassVar[tuple[str, ...]] = ("name", "place", "pay", "help", "adjust", "conclude")

    payment: str = ""
    adjusted: int = 0  # 1: the payment was put together by hand, or that was given up
    gift_text: str = "pay:nothing"  # what the ally turns
    helped: int = 0

    def pay(self, state: Position) -> Next:
        wallet = self.wallet(state)
        found = short_list(state, self.seat, wallet, self.price(state), SHORT_LIST, self.apart(state))
        values = [payment.answer() for payment in found]
        if found and not self.adjusted and found[0].spares(wallet):
            values.append(ADJUST)
        if not self.helped and self.key() not in self.asked and most_help(state, self.seat):
            values.append(ASK_ALLY)
        if self.helped or not values:
            values.append(DROP)
        return Ask(self.seat, values, "pay", "MED-4.25")

    def apart(self, state: Position) -> list[int]:
        """The lands that are not like any other: the one where this goes, and those for which the ally was asked."""
        return [land for land in state.lands[self.seat] if land == self.land or self.asked_for(land)]

    def on_pay(self, state: Position, answer: str) -> str:
        if answer == ASK_ALLY:
            return "help"
        if answer == ADJUST:
            return "adjust"
        if answer == DROP:
            self.take_back(state)
            return END
        self.payment = answer
        return "conclude"

    def refuse_pay(self, state: Position, answer: str) -> str:
        return "MED-4.27" if answer.startswith("pay:") else "MED-16.12" if answer == ASK_ALLY else "MED-4.25"

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
        self.payment = finished.result
        return "conclude" if finished.result else "pay"

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
