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
        return self.pays_alone(price, own_card) or (key not in self.asked and self.pays_helped(price, own_card))

    def pays_alone(self, price: Price, own_card: int) -> bool:
        self.wallet.hand -= own_card
        found = payable(self.wallet, price)
        self.wallet.hand += own_card
        return found

    def pays_helped(self, price: Price, own_card: int) -> bool:
        """MED-16.6: with the most that the ally could give."""
        wallet = self.wallet
        for gift, cards in self.helps:
            wallet.gift = gift
            wallet.hand += cards - own_card
            found = payable(wallet, price)
            wallet.gift = NOTHING
            wallet.hand -= cards - own_card
            if found:
                return True
        return False

    def places(self, card: int) -> list[int]:
        """Where a character can be put and paid for, alone or with help that was not asked for yet (MED-16.12)."""
        room = self.room(KIND[card])
        price = Price(character_price(self.state, self.seat, KIND[card]))
        if not room or self.pays_alone(price, 1):
            return room
        unasked = [land for land in room if f"{CARD[card]}@{land}" not in self.asked]
        return unasked if unasked and self.pays_helped(price, 1) else []

    def room(self, kind: int) -> list[int]:
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
                if self.can_pay(price, f"{CARD[card]}@{land}" if self.helps else ""):
                    out.append(land)
        return out

    def can_play(self, card: int) -> bool:
        """Whether a hand card can be put on the table and paid for (MED-5.1, 5.3, 7.1)."""
        state, seat = self.state, self.seat
        if not IS_LAND[KIND[card]]:
            return bool(self.places(card))
        price = Price(state.tables().cost[KIND[card]])
        return len(state.lands[seat]) <= TERRITORIES_MAX and self.can_pay(price, CARD[card], 1)

    def goods(self) -> list[str]:
        """Everything that can be bought now, things alike once."""
        state, seat = self.state, self.seat
        values: list[str] = []
        seen: list[int] = []
        for card in state.hand_cards(seat):
            if KIND[card] not in seen and self.can_play(card):
                seen.append(KIND[card])
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
