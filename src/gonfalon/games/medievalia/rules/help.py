"""Payments put together by hand: the gift of an ally (MED-16.6 to 16.12), and one's own choice (MED-4.21)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.content import CARD, RESOURCE, RESOURCES, Vector, number
from gonfalon.games.medievalia.rules.choosing import DONE, distinct, is_card, same_look
from gonfalon.games.medievalia.rules.facts import amounts, payment_facts, price_facts, standing
from gonfalon.games.medievalia.rules.payment import completable, judged
from gonfalon.games.medievalia.rules.position import NOBODY, NOWHERE, Position
from gonfalon.games.medievalia.rules.wallet import NOTHING, Payment, Price, Wallet
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import BACK, Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

DISCARD: Final = "button:discard"


def most_help(state: Position, seat: int) -> list[tuple[Vector, int]]:
    """The most an ally could add to a pool: resources, and hand cards of any type. Only open facts are used."""
    ally = state.ally(seat)
    if ally == NOBODY:
        return []
    wallet = Wallet(state, ally, powers=False)
    total = wallet.total()
    if state.helped:
        return [(total, wallet.hand)] if sum(total) + wallet.hand else []
    if sum(total) + wallet.hand < 2:
        return []
    out: list[tuple[Vector, int]] = []
    if wallet.hand:
        out.append((total, wallet.hand - 1))
    for resource in range(4):
        if total[resource]:
            out.append((_less(total, resource), wallet.hand))
    return out


def _more(pool: Vector, gain: Vector) -> Vector:
    return pool[0] + gain[0], pool[1] + gain[1], pool[2] + gain[2], pool[3] + gain[3]


def _of(resource: int, amount: int) -> Vector:
    return (
        amount if resource == 0 else 0,
        amount if resource == 1 else 0,
        amount if resource == 2 else 0,
        amount if resource == 3 else 0,
    )


def _less(pool: Vector, resource: int) -> Vector:
    f, e, w, g = pool
    if resource == 0:
        return f - 1, e, w, g
    if resource == 1:
        return f, e - 1, w, g
    if resource == 2:
        return f, e, w - 1, g
    return f, e, w, g - 1


class Help(Frame):
    """MED-16.12: the ally alone decides what he gives; MED-16.7: once a turn one resource of it is lost.

    A hand card he offers stays hidden until it is used: the others hear which resource it is to be.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("give", "name", "lose")
    VISIBLE: ClassVar[dict[str, Sight]] = {"shown": Sight(SEAT), "card": Sight(SEAT)}

    seat: int
    lands: list[int]
    singles: list[int]
    shown: list[int]  # hand cards given
    card: int = -1
    pool: Vector = NOTHING
    lost: int = -1

    def deal_unseen(self, state: Position, keeping: tuple[int, ...], generator: Generator) -> None:
        if self.seat not in keeping:
            cards = generator.shuffled(state.hand_cards(self.seat))
            self.shown = cards[: len(self.shown)]
            self.card = cards[-1] if cards else NOWHERE

    def about(self, state: Position) -> dict[str, Any]:
        """The gift so far, and the purchase below that it is for: all have heard of that."""
        purchase: Any = state.frames[-2]
        facts = {**purchase.about(state), **purchase.missing(state, self.pool)}
        return {**facts, "pool": amounts(self.pool), "size": sum(self.pool), "partner": state.active}

    def give(self, state: Position) -> Next:
        wallet = Wallet(state, self.seat, powers=False)
        values: list[str] = []
        size = sum(self.pool)
        if size == 0 or size > 1 or state.helped:
            values.append(DONE)
        values += [CARD[land] for land in wallet.lands if land not in self.lands]
        values += distinct(state, [card for card, _, _ in wallet.singles if card not in self.singles])
        values += distinct(state, [card for card in state.hand_cards(self.seat) if card not in self.shown])
        return Ask(self.seat, values, "give", "MED-16.12")

    def on_give(self, state: Position, answer: str) -> str:
        if answer == DONE:
            return "lose"
        card = number(answer)
        if state.fief[card] == NOWHERE:
            self.card = card
            return "name"
        wallet = Wallet(state, self.seat, powers=False)
        if card in wallet.lands:
            self.lands.append(card)
            self.pool = _more(self.pool, wallet.output[wallet.lands.index(card)])
        for single, resource, amount in wallet.singles:
            if single == card:
                self.singles.append(card)
                self.pool = _more(self.pool, _of(resource, amount))
        return "give"

    def name(self, state: Position) -> Next:
        """MED-4.11: the hand card is one resource of the giver's choice."""
        return Ask(self.seat, list(RESOURCE), "name-resource", "MED-4.11")

    def on_name(self, state: Position, answer: str) -> str:
        self.pool = _more(self.pool, _of(RESOURCE.index(answer), 1))
        self.shown.append(self.card)
        return "give"

    def targets_of_give(self, state: Position, answer: str) -> list[str]:
        return [other for other in same_look(state, answer) if not is_card(other) or number(other) not in self.shown]

    def about_give(self, state: Position, answer: str) -> dict[str, Any]:
        wallet = Wallet(state, self.seat, powers=False)
        if is_card(answer) and number(answer) in wallet.lands:
            gain = amounts(wallet.output[wallet.lands.index(number(answer))])
            return {**standing(state, answer), "gain": gain}
        for card, resource, amount in wallet.singles:
            if CARD[card] == answer:
                return {**standing(state, answer), "gain": (f"amount:{RESOURCES[resource]}-{amount}",)}
        return {"spot": "hand", "gain": ("resource:any",)}

    def lose(self, state: Position) -> Next:
        """MED-16.7: the helper names what is lost; only his first gift of the turn pays this."""
        if state.helped or not sum(self.pool):
            return END
        return Ask(self.seat, [RESOURCE[r] for r in range(4) if self.pool[r]], "lose", "MED-16.7")

    def on_lose(self, state: Position, answer: str) -> None:
        self.lost = RESOURCE.index(answer)

    def arrives(self) -> Vector:
        return self.pool if self.lost < 0 else _less(self.pool, self.lost)

    def text(self) -> str:
        return Payment(self.lands, self.singles, [], 0, 0).answer()


class Adjust(Frame):
    """MED-4.21: the player names every card that serves; any valid payment may be confirmed (MED-4.15, 4.27)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    cost: Vector
    anything: int
    building: int
    barred: int
    gift: Vector
    thing: str
    own: int  # 1: one of the hand cards is the thing bought
    lands: list[int]
    singles: list[int]
    powers: list[int]
    discards: int = 0
    result: str = ""

    def about(self, state: Position) -> dict[str, Any]:
        chosen = tuple([CARD[card] for card in self.lands + self.singles])
        able = tuple([CARD[card] for card in self.powers])
        wallet = Wallet(state, self.seat, self.gift, -self.own)
        pool = self.gift
        for land in self.lands:
            pool = _more(pool, wallet.output[wallet.lands.index(land)])
        for card, resource, amount in wallet.singles:
            if card in self.singles:
                pool = _more(pool, _of(resource, amount))
        return {
            "thing": self.thing,
            "any": self.anything,
            **price_facts(self.cost),
            "cards": chosen,
            "count": len(chosen),
            "powers": able,
            "power_count": len(able),
            "number": self.discards,
            "pool": amounts(pool),
            "size": sum(pool),
        }

    def payment(self) -> Payment:
        return Payment(self.lands, self.singles, self.powers, self.discards, 0)

    def choose(self, state: Position) -> Next:
        wallet = Wallet(state, self.seat, self.gift, -self.own)
        price = Price(self.cost, self.anything, self.building == 1, self.barred)
        values: list[str] = []
        if judged(wallet, price, self.payment()):
            values.append(DONE)
        lands = [land for land in wallet.lands if self._leads_on(wallet, price, land=land)]
        idle = [card for card, _, _ in wallet.singles if self._leads_on(wallet, price, single=card)]
        able = [card for card in wallet.powers if self._leads_on(wallet, price, power=card)]
        values += [CARD[land] for land in lands] + distinct(state, idle)
        values += [f"power:{number(value)}" for value in distinct(state, able)]
        if self.discards < wallet.hand:
            values.append(DISCARD)
        values.append(BACK)
        return Ask(self.seat, values, "adjust", "MED-4.21")

    def _leads_on(
        self, wallet: Wallet, price: Price, land: int = NOBODY, single: int = NOBODY, power: int = NOBODY
    ) -> bool:
        """Whether one more card may serve in that way, so that the price can still be paid."""
        if land in self.lands or single in self.singles or power in self.powers:
            return False
        more = [[card] if card != NOBODY else [] for card in (land, single, power)]
        begun = Payment(self.lands + more[0], self.singles + more[1], self.powers + more[2], self.discards, 0)
        return completable(wallet, price, begun)

    def on_choose(self, state: Position, answer: str) -> str:
        if answer == BACK:
            return END
        if answer == DONE:
            self.result = self.payment().answer()
            return END
        if answer == DISCARD:
            self.discards += 1
        elif answer.startswith("power:"):
            self.powers.append(number(answer))
        elif number(answer) in state.lands[self.seat]:
            self.lands.append(number(answer))
        else:
            self.singles.append(number(answer))
        return "choose"

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == DONE:
            price = Price(self.cost, self.anything, self.building == 1, self.barred)
            wallet = Wallet(state, self.seat, self.gift, -self.own)
            return payment_facts(state, self.seat, wallet, price, self.payment().answer())
        if not answer.startswith("power:"):
            return {**standing(state, answer), "gain": self._gain(state, answer)}
        return {"what": CARD[number(answer)], **standing(state, CARD[number(answer)])}

    def _gain(self, state: Position, answer: str) -> tuple[str, ...]:
        """What one more card adds to the pool."""
        wallet = Wallet(state, self.seat, self.gift, -self.own)
        if is_card(answer) and number(answer) in wallet.lands:
            return amounts(wallet.output[wallet.lands.index(number(answer))])
        return tuple([f"amount:{RESOURCES[r]}-{n}" for card, r, n in wallet.singles if CARD[card] == answer])

    def targets_of_choose(self, state: Position, answer: str) -> list[str]:
        return [CARD[number(answer)]] if answer.startswith("power:") else [answer]
