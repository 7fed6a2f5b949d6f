"""A payment told step by step: what gives what, who doubles, trades and discounts, and what is lost (MED-4.22 to 4.27).

The solver only says *that* a payment is valid; here one way to carry it out is written down, for people to read and for
tests to check.
"""

from typing import Final

from gonfalon.games.medievalia.content import BUREAUCRAT, EXCHANGE, GOLD, Vector
from gonfalon.games.medievalia.rules.artists import Naming
from gonfalon.games.medievalia.rules.payment import best_use
from gonfalon.games.medievalia.rules.wallet import Payment, Price, Wallet

CARD_AS: Final = "card"  # a hand card as one resource
OFF: Final = "off"  # a bureaucrat takes a resource off the price
TRADE: Final = "exchange"
MERCHANT: Final = "merchant"

#: What happens, what is given, what comes: ("exchange", 0, [3]) turns three food into a gold.
Step = tuple[str, int, list[int]]


class Receipt:
    """The starting pool, who doubled what, the steps, the pool at the end and what is lost of it."""

    def __init__(self, pool: Vector, named: list[Naming], steps: list[Step], lost: list[int]) -> None:
        self.pool = pool
        self.named = named
        self.steps = steps
        self.lost = lost


class _Till:
    """The pool and the price while a payment is carried out."""

    def __init__(self, pool: Vector, price: Price) -> None:
        self.pool = list(pool)
        self.cost = list(price.cost)
        self.steps: list[Step] = []

    def needs(self) -> list[int]:
        """The missing resources, one entry each."""
        return [r for r in range(4) for _ in range(max(0, self.cost[r] - self.pool[r]))]

    def spare(self, least: int) -> int:
        """A resource of which this many can be spared; rather not gold. -1: none."""
        for r in range(4):
            if self.pool[r] - self.cost[r] >= least:
                return r
        return -1

    def do(self, what: str, give: int, get: list[int]) -> None:
        self.steps.append((what, give, get))
        if what == OFF:
            self.cost[give] -= 1
            return
        if what == TRADE:
            self.pool[give] -= EXCHANGE
        elif what == MERCHANT:
            self.pool[give] -= 1
        for r in get:
            self.pool[r] += 1


def receipt(wallet: Wallet, price: Price, payment: Payment) -> Receipt | None:
    """How this payment is carried out, or None if it is not valid."""
    found = best_use(wallet, price, payment)
    if found is None:
        return None
    pool, named, team = found
    till = _Till(pool, price)
    if price.anything:
        _any_four(till, team.merchants, payment.discards)
    else:
        _priced(till, team.merchants, team.bureaucrats, payment.discards)
    lost = [have - cost for have, cost in zip(till.pool, till.cost, strict=True)]
    if price.anything:
        over = price.anything
        for r in range(4):
            paid = min(over, lost[r])
            lost[r] -= paid
            over -= paid
    return Receipt(pool, named, till.steps, lost)


def _any_four(till: _Till, merchants: int, cards: int) -> None:
    if merchants and not till.pool[GOLD]:
        if cards:
            till.do(CARD_AS, GOLD, [GOLD])
            cards -= 1
        else:
            till.do(MERCHANT, till.spare(1), [GOLD])
            merchants -= 1
    for _ in range(merchants):
        till.do(MERCHANT, GOLD, [GOLD, GOLD])
    for _ in range(cards):
        till.do(CARD_AS, GOLD, [GOLD])


def _priced(till: _Till, merchants: int, bureaucrats: int, cards: int) -> None:
    off = BUREAUCRAT * bureaucrats
    reduced: list[int] = []
    while off and till.needs():
        reduced.append(max(till.needs(), key=till.needs().count))
        till.do(OFF, reduced[-1], [])
        off -= 1
    if merchants and not till.pool[GOLD]:
        if till.spare(1) < 0 and off:
            for r in range(GOLD):
                if till.pool[r]:
                    till.do(OFF, r, [])
                    break
        merchants, cards = _fetch_gold(till, merchants, cards, reduced)
    for left in range(merchants, 0, -1):
        needs = till.needs()
        if till.pool[GOLD] - till.cost[GOLD] >= left and len(needs) > 1:
            till.do(MERCHANT, GOLD, needs[:2])
        else:
            till.do(MERCHANT, GOLD, [GOLD, needs[0] if needs else GOLD])
    for _ in range(cards):
        needs = till.needs()
        r = needs[0] if needs else GOLD
        till.do(CARD_AS, r, [r])
    while till.needs():
        till.do(TRADE, till.spare(EXCHANGE), [till.needs()[0]])


def _fetch_gold(till: _Till, merchants: int, cards: int, reduced: list[int]) -> tuple[int, int]:
    """Without gold in the pool: three of a kind, a hand card, or a first merchant; returns who is left."""
    if till.spare(EXCHANGE) >= 0:
        till.do(TRADE, till.spare(EXCHANGE), [GOLD])
        return merchants, cards
    if cards:
        till.do(CARD_AS, GOLD, [GOLD])
        return merchants, cards - 1
    give = till.spare(1)
    if merchants > 1:
        if give < 0:
            give = next(r for r in range(GOLD) if till.pool[r])
        till.do(MERCHANT, give, [GOLD])
    elif give >= 0:
        needs = till.needs()
        till.do(MERCHANT, give, [needs[0] if needs else (give + 1) % 4])
    else:
        _swap_discount(till, reduced)
    return merchants - 1, cards


def _swap_discount(till: _Till, reduced: list[int]) -> None:
    """A bureaucrat takes off what lies in the pool instead, and the merchant makes of it what was missing."""
    for at in range(len(reduced)):
        for give in range(GOLD):
            if till.pool[give] and reduced[at] != give:
                till.cost[reduced[at]] += 1
                till.steps.remove((OFF, reduced[at], []))
                till.do(OFF, give, [])
                till.do(MERCHANT, give, [reduced[at]])
                return
