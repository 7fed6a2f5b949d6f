"""Games that give secrets away on purpose, each in one way; the fuzzer must find every one of them."""

from typing import ClassVar

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, Ask, Draw
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import Frame
from tests.kernel.games.hands import Hands, Table, Turns

HIGH = 12  # half of the cards are high


class Leaky(Hands):
    """The game of hidden hands with another procedure."""

    frame: type[Turns] = Turns

    def opening(self) -> Turns:
        return self.frame()


# -- a line for everybody where a whisper belongs -----------------------------------------------


class LoudTurns(Turns):
    def on_draw(self, table: Table, cards: tuple[int, ...]) -> None:
        table.deck.remove(cards[0])
        table.hand[self.seat].append(cards[0])
        table.say("drew", card=cards[0])


class Loud(Leaky):
    frame = LoudTurns


# -- a flag on a frame, worked out from a hand ---------------------------------------------------


class Journey(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("way",)

    seat: int
    may_lead: bool

    def way(self, table: Table) -> Ask:
        return Ask(self.seat, ["button:walk", *(["button:lead"] if self.may_lead else [])], "way", "TINY-8", open=False)

    def on_way(self, table: Table, answer: str) -> None:
        table.points[self.seat] += 1


class TravelTurns(Turns):
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "choose", "travel", "pass_on")

    def travel(self, table: Table) -> Frame:
        return Journey(seat=self.seat, may_lead=max(table.hand[self.seat], default=0) >= HIGH)


class Flagged(Leaky):
    """Everybody sees who may lead."""

    frame = TravelTurns


class MarkedTurns(Turns):
    lucky: bool = False

    def on_draw(self, table: Table, cards: tuple[int, ...]) -> None:
        super().on_draw(table, cards)
        self.lucky = cards[0] >= HIGH


class Marked(Leaky):
    """Everybody sees whether a good card was drawn."""

    frame = MarkedTurns


# -- a draft that others can read ---------------------------------------------------------------


class Offer(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("compose",)

    seat: int
    give: list[int]

    def compose(self, table: Table) -> Ask:
        cards = [f"card:{card}" for card in table.hand[self.seat] if card not in self.give]
        return Ask(self.seat, [*cards, "button:send"], "compose", "TINY-5", "offer")

    def on_compose(self, table: Table, answer: str) -> str:
        if answer == "button:send":
            return "end"
        self.give.append(int(answer.removeprefix("card:")))
        return "compose"


class SecretOffer(Offer):
    VISIBLE: ClassVar[dict[str, Sight]] = {"give": Sight(SEAT, size=False)}


class OfferTurns(Turns):
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "choose", "offer", "pass_on")

    def offer(self, table: Table) -> Frame:
        return Offer(seat=self.seat, give=[])


class Drafting(Leaky):
    frame = OfferTurns


class SecretOfferTurns(OfferTurns):
    def offer(self, table: Table) -> Frame:
        return SecretOffer(seat=self.seat, give=[])


class SecretDrafting(Leaky):
    """The same without the leak."""

    frame = SecretOfferTurns


# -- asked or skipped, as the cards in hand are ----------------------------------------------------


class ShieldTurns(Turns):
    """After each turn the next seat may lay down a high card, if it has one."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "choose", "shield", "pass_on")

    def _lays(self, table: Table) -> list[str]:
        return [f"card:{card}" for card in table.hand[(self.seat + 1) % table.seats] if card >= HIGH]

    def shield(self, table: Table) -> Ask | None:
        return Ask((self.seat + 1) % table.seats, [*self._lays(table), "button:pass"], "play", "TINY-6")

    def on_shield(self, table: Table, answer: str) -> None:
        if answer != "button:pass":
            card = int(answer.removeprefix("card:"))
            table.hand[(self.seat + 1) % table.seats].remove(card)
            table.played.append(card)
            table.reveal()


class Shields(Leaky):
    """No leak: everybody is asked, also with nothing to lay down."""

    frame = ShieldTurns


class SkippingTurns(ShieldTurns):
    def shield(self, table: Table) -> Ask | None:
        seat = (self.seat + 1) % table.seats
        return Ask(seat, [*self._lays(table), "button:pass"], "play", "TINY-6", open=True)


class Skipping(Leaky):
    """A forced choice is skipped, but only with certain cards in hand."""

    frame = SkippingTurns


class UnaskedTurns(ShieldTurns):
    def shield(self, table: Table) -> Ask | None:
        return super().shield(table) if self._lays(table) else None


class Unasked(Leaky):
    """Who has nothing to lay down is not asked, and everybody sees that."""

    frame = UnaskedTurns


# -- shown, and taken back by undo ----------------------------------------------------------------


class Price(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("pay",)

    seat: int
    card: int
    bought: bool = False

    def pay(self, table: Table) -> Ask:
        return Ask(self.seat, ["button:walk", BACK], "way", "TINY-3")

    def on_pay(self, table: Table, answer: str) -> None:
        self.bought = answer != BACK
        if self.bought:
            table.reveal()


class SecretPrice(Price):
    def private(self) -> bool:
        return True


class PriceTurns(Turns):
    """A card is picked to see its price, then bought or not."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "price", "draw", "pass_on")
    VISIBLE: ClassVar[dict[str, Sight]] = {"picked": Sight(SEAT)}

    picked: int = -1

    def deal_unseen(self, state: Table, keeping: tuple[int, ...], generator: Generator) -> None:
        if self.seat not in keeping:
            self.picked = -1

    def on_choose(self, table: Table, answer: str) -> str | None:
        if answer == "button:pass":
            return "draw"
        self.picked = int(answer.removeprefix("card:"))
        return None

    def price(self, table: Table) -> Frame:
        return Price(seat=self.seat, card=self.picked)

    def on_price(self, table: Table, price: Price) -> str | None:
        self.picked = -1
        if not price.bought:
            return "choose"
        table.hand[self.seat].remove(price.card)
        table.played.append(price.card)
        return None

    def pass_on(self, table: Table) -> str:
        return "end" if super().pass_on(table) == "end" else "choose"


class Shopping(Leaky):
    frame = PriceTurns


class SecretPriceTurns(PriceTurns):
    def price(self, table: Table) -> Frame:
        return SecretPrice(seat=self.seat, card=self.picked)


class SecretShopping(Leaky):
    """The same without the leak: looking at a price is a thought."""

    frame = SecretPriceTurns


class HeldPrice(SecretPrice):
    def pay(self, table: Table) -> Ask:
        return Ask(
            self.seat, ["button:walk"] * (self.card in table.hand[self.seat]) + [BACK], "way", "TINY-3", open=True
        )


class HeldPriceTurns(PriceTurns):
    def price(self, table: Table) -> Frame:
        return HeldPrice(seat=self.seat, card=self.picked)


class HeldShopping(Leaky):
    """Sound too: the question follows from what led to it, and nobody else knows that it was come to."""

    frame = HeldPriceTurns


# -- a way back that is none -----------------------------------------------------------------------


class ForgetfulTurns(SecretPriceTurns):
    """After Back the card that was looked at cannot be picked again."""

    stale: int = -1

    def choose(self, table: Table) -> Ask:
        ask = super().choose(table)
        return Ask(ask.seat, [value for value in ask.values if value != f"card:{self.stale}"], ask.prompt, ask.rule)

    def on_price(self, table: Table, price: Price) -> str | None:
        self.stale = price.card
        return super().on_price(table, price)

    def draw(self, table: Table) -> Draw:
        self.stale = -1
        return super().draw(table)


class Forgetful(Leaky):
    frame = ForgetfulTurns


class HastyTurns(SecretPriceTurns):
    """Back ends the turn."""

    def on_price(self, table: Table, price: Price) -> str | None:
        super().on_price(table, price)
        return None


class Hasty(Leaky):
    frame = HastyTurns


LEAKS: dict[Hands, str] = {
    Loud(): "the log tells",
    Flagged(): "changes what it is told or who is asked|can be taken back",
    Marked(): "depends on a draw it does not see",
    Drafting(): "can be taken back",
    Skipping(): "declared open|changes what it is told or who is asked",
    Unasked(): "changes what it is told or who is asked",
    Shopping(): "can be taken back|show .* something hidden",
    Forgetful(): "does not lead back|can be taken back",
    Hasty(): "does not lead back",
}
SOUND: tuple[Hands, ...] = (SecretDrafting(), Shields(), SecretShopping(), HeldShopping())
