"""What is bought (sections 4 to 7): the thing and its price, and where it goes."""

from typing import Any

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
from gonfalon.games.medievalia.rules.choosing import is_card, names
from gonfalon.games.medievalia.rules.facts import price_facts, standing
from gonfalon.games.medievalia.rules.market import Market, character_price
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.settlement import FROM_HAND
from gonfalon.games.medievalia.rules.wallet import NOTHING, Price, Wallet
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


class Deal(Frame):
    """MED-4.2, 4.18: one thing to be bought, its place and its price."""

    seat: int
    what: str  # territory, character, building, extra or removal
    card: int
    pile: int = -1
    deck: int = -1
    land: int = FREE  # where it goes
    named: int = 0  # 1: the card has left the hand
    gift: Vector = NOTHING
    offered: list[int]  # hand cards the ally has laid open for it

    def about(self, state: Position) -> dict[str, Any]:
        return {"thing": self.thing(), "deal": self.what, **price_facts(self.price(state).cost)}

    def thing(self) -> str:
        return CARD[self.card] if self.card >= 0 else DECK[self.deck]

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

    def under_way(self) -> list[int]:
        """Cards that are in no hand any more and not on the table or discarded yet."""
        return [*self.offered, self.card] if self.named else self.offered

    def take_back(self, state: Position) -> None:
        """MED-16.12: the purchase is dropped; nothing is turned or discarded on either side."""
        if self.from_hand():
            state.give(self.seat, self.card)
            self.named = 0
        for card in self.offered:
            state.give(state.ally(self.seat), card)
        self.offered = []
        state.say("drops", seat=self.seat, thing=self.thing())


class Siting(Deal):
    """The card leaves the hand; a character or a building gets its place (MED-6.4, 7.2)."""

    asked: list[str]  # the purchases for which the ally was asked in this turn

    def asked_for(self, land: int) -> bool:
        """Whether the ally was asked for a building there."""
        return any(key.endswith(f"@{land}") for key in self.asked)

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
        if self.what not in ("character", "building"):
            return None
        market = Market(state, self.seat, self.asked)
        if self.what == "building":
            return Ask(self.seat, list(names(market.sites(self.card))), "build-on", "MED-6.4")
        places = market.places(KIND[self.card])
        values = [CARD[land] for land in places if land != FREE]
        if FREE in places:
            values.append(state.map().answer[self.seat])
        return Ask(self.seat, values, "place", "MED-7.2")

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
