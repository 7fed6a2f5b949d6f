"""What is bought (sections 4 to 7): the thing and its price, and where it goes."""

from typing import Any, Final

from gonfalon.games.medievalia.content import (
    CARD,
    DECK,
    EXTRA_CARD,
    KIND,
    REMOVAL,
    Vector,
    number,
)
from gonfalon.games.medievalia.rules.choosing import is_card, names
from gonfalon.games.medievalia.rules.facts import amounts, price_facts, standing
from gonfalon.games.medievalia.rules.market import Market, character_price
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.games.medievalia.rules.settlement import FROM_HAND
from gonfalon.games.medievalia.rules.wallet import NOTHING, Price, Wallet
from gonfalon.kernel.requests import BACK, Ask
from gonfalon.kernel.state import END, Frame, Next

#: What gets a place of its own.
PLACED: Final = ("character", "building")


class Deal(Frame):
    """MED-4.2, 4.18: one thing to be bought, its place and its price."""

    seat: int
    what: str  # territory, character, building, extra or removal
    card: int
    pile: int = -1
    deck: int = -1
    land: int = FREE  # where it goes
    gift: Vector = NOTHING

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

    def missing(self, state: Position, gift: Vector) -> dict[str, Any]:
        """What the price asks beyond a gift and all that could be turned for it; powers and hand cards left out."""
        price = self.price(state)
        wallet = Wallet(state, self.seat, gift, powers=False)
        lost = dict(zip(wallet.lands, wallet.output, strict=True)).get(price.barred, NOTHING)
        have = [some - out for some, out in zip(wallet.total(), lost, strict=True)]
        f, e, w, g = [max(0, cost - some) for cost, some in zip(price.cost, have, strict=True)]
        return {"short": amounts((f, e, w, g)), "missing": f + e + w + g or max(0, price.anything - sum(have))}

    def key(self) -> str:
        """What the ally is asked for at most once in a turn (MED-16.12): the thing, and its place."""
        if self.what == "extra":
            return DECK[self.deck]
        return f"{CARD[self.card]}@{self.land}" if self.what in PLACED else CARD[self.card]

    def wallet(self, state: Position) -> Wallet:
        """A card cannot be discarded for its own price (MED-4.11)."""
        return Wallet(state, self.seat, self.gift, -self.own())

    def own(self) -> int:
        """1: one of the hand cards is the thing bought."""
        return 1 if self.what in FROM_HAND else 0


class Siting(Deal):
    """A character or a building gets its place (MED-6.4, 7.2)."""

    asked: list[str]  # the purchases for which the ally was asked in this turn

    def asked_for(self, land: int) -> bool:
        """Whether the ally was asked for a building there."""
        return any(key.endswith(f"@{land}") for key in self.asked)

    def place(self, state: Position) -> Next:
        if self.what not in PLACED:
            return None
        market = Market(state, self.seat, self.asked)
        if self.what == "building":
            return Ask(self.seat, list(names(market.sites(self.card))), "build-on", "MED-6.4", more=[BACK])
        places = market.places(self.card)
        values = [CARD[land] for land in places if land != FREE]
        if FREE in places:
            values.append(state.map().answer[self.seat])
        return Ask(self.seat, values, "place", "MED-7.2", more=[BACK])

    def on_place(self, state: Position, answer: str) -> str | None:
        if answer == BACK:
            return END
        self.land = number(answer) if is_card(answer) else FREE
        return None

    def about_place(self, state: Position, answer: str) -> dict[str, Any]:
        return standing(state, answer)
