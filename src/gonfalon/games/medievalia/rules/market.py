"""What is for sale (sections 4 to 7): the things a player can buy now, and where they may go."""

from gonfalon.games.medievalia.content import (
    CARD,
    DECK,
    DECKS,
    EXTRA_CARD,
    FOOD,
    IS_LAND,
    KIND,
    LINK,
    PER_FOOD,
    PILE,
    PILES,
    REMOVAL,
    SURCHARGE,
    TERRITORIES_MAX,
    Vector,
)
from gonfalon.games.medievalia.rules.help import most_help
from gonfalon.games.medievalia.rules.payment import payable
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.games.medievalia.rules.wallet import NOTHING, Price, Wallet


def character_price(state: Position, seat: int, kind: int) -> Vector:
    """MED-7.1, 7.4: the printed cost, and the surcharge without the linked building."""
    cost = state.tables().cost[kind]
    if LINK[kind] < 0 or state.linked(seat, LINK[kind]):
        return cost
    return cost[0] + SURCHARGE[0], cost[1] + SURCHARGE[1], cost[2] + SURCHARGE[2], cost[3] + SURCHARGE[3]


class Market:
    """What a player can buy now: purchases for which a payment exists, with the help of his ally if need be."""

    def __init__(self, state: Position, seat: int, asked: list[str]) -> None:
        self.state = state
        self.seat = seat
        self.asked = asked
        self.wallet = Wallet(state, seat)
        self.helps = most_help(state, seat)

    def can_pay(self, price: Price, key: str, own_card: int = 0) -> bool:
        """``own_card`` 1: one hand card is the thing bought and cannot pay for itself (MED-4.11)."""
        wallet = self.wallet
        wallet.hand -= own_card
        found = payable(wallet, price)
        if not found and self.helps and key not in self.asked:
            for gift, cards in self.helps:
                wallet.gift = gift
                wallet.hand += cards
                found = payable(wallet, price)
                wallet.gift = NOTHING
                wallet.hand -= cards
                if found:
                    break
        wallet.hand += own_card
        return found

    def places(self, kind: int) -> list[int]:
        """MED-7.2, 7.7: where a character of this kind may stand so that everybody can be fed."""
        state, seat = self.state, self.seat
        tables = state.tables()
        people = len(state.troops[seat]) + 1
        capacity = state.capacity(seat)
        out: list[int] = []
        if people <= capacity + PER_FOOD * tables.production[kind][FOOD]:
            out.append(FREE)
        for land in state.lands[seat]:
            if people <= capacity or people <= capacity + PER_FOOD * self._more_food(kind, land):
                out.append(land)
        return out

    def _more_food(self, kind: int, land: int) -> int:
        state = self.state
        tables = state.tables()
        if not tables.works[kind] or tables.resource[KIND[land]] != FOOD:
            return 0
        workers = sum([1 for card in state.guards(self.seat, land) if tables.works[KIND[card]]])
        return 1 if workers < tables.slots[KIND[land]] else 0

    def sites(self, card: int) -> list[int]:
        """MED-6.4: the lands a building can be paid for and put on: unused after the payment, with room."""
        state, seat = self.state, self.seat
        out: list[int] = []
        for land in state.lands[seat]:
            if not state.used[land] and state.room(seat, land):
                price = Price(state.tables().cost[KIND[card]], building=True, barred=land)
                if self.can_pay(price, f"{CARD[card]}@{land}"):
                    out.append(land)
        return out

    def goods(self) -> list[str]:
        """Everything that can be bought now, things alike once."""
        state, seat = self.state, self.seat
        values: list[str] = []
        seen: list[int] = []
        for card in state.hand_cards(seat):
            kind = KIND[card]
            if kind in seen:
                continue
            seen.append(kind)
            if IS_LAND[kind]:
                if len(state.lands[seat]) > TERRITORIES_MAX:
                    continue
                price = Price(state.tables().cost[kind])
            else:
                if not self.places(kind):
                    continue
                price = Price(character_price(state, seat, kind))
            if self.can_pay(price, CARD[card], 1):
                values.append(CARD[card])
        for pile in range(PILES):
            if state.top[pile] != NOWHERE and self.sites(state.top[pile]):
                values.append(PILE[pile])
        alone = payable(self.wallet, Price(NOTHING, EXTRA_CARD))
        if alone or self.helps:
            for deck in range(len(DECKS)):
                if state.deck_size(deck) and (alone or self.can_pay(Price(NOTHING, EXTRA_CARD), DECK[deck])):
                    values.append(DECK[deck])
        for land in state.lands[seat][1:]:
            if not state.used[land] and self.can_pay(Price(REMOVAL, barred=land), CARD[land]):
                values.append(CARD[land])
        return values
