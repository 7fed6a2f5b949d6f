"""What a payment is made of (MED-4.18 to 4.21): prices, what may contribute, and the choice itself."""

from typing import Final

from gonfalon.games.medievalia.content import KIND, POWER, TRANSFORM, Vector
from gonfalon.games.medievalia.rules.position import FREE, NOBODY, Position

NOTHING: Final[Vector] = (0, 0, 0, 0)


class Price:
    """What a purchase costs and which land must stay unused for it (MED-4.18)."""

    def __init__(self, cost: Vector, anything: int = 0, building: bool = False, barred: int = -1) -> None:
        self.cost = cost
        self.anything = anything  # an extra card: so many resources of any types
        self.building = building
        self.barred = barred


class Wallet:
    """What may contribute to one purchase (MED-4.19, 4.20)."""

    def __init__(self, state: Position, seat: int, gift: Vector = NOTHING, more: int = 0, powers: bool = True) -> None:
        tables = state.tables()
        used, on, fief = state.used, state.land, state.fief
        partner = state.ally(seat)
        self.lands: list[int] = []
        self.cards: list[list[tuple[int, int, int]]] = []
        self.output: list[Vector] = []
        for land in state.lands[seat]:
            if not used[land]:
                cards = state.producing(seat, land)
                self.lands.append(land)
                self.cards.append(cards)
                self.output.append(total_of(cards))
        self.singles: list[tuple[int, int, int]] = []
        self.powers: list[int] = []
        self.standing: list[int] = []  # per power card: the index of the unused land under it, or -1
        for card in state.troops[seat]:
            if used[card] or not (fief[card] == seat or (partner != NOBODY and fief[card] == partner)):
                continue
            kind = KIND[card]
            land = on[card]
            if land == FREE and tables.resource[kind] >= 0:
                self.singles.append((card, tables.resource[kind], tables.amount[kind]))
            if powers and POWER[kind] >= TRANSFORM:
                self.powers.append(card)
                self.standing.append(self.lands.index(land) if land in self.lands else -1)
        if len(self.singles) > 1:
            self.singles.sort(key=_plain_first)
        self.hand = state.hand_size(seat) + more
        self.gift = gift
        f = e = w = g = 0
        for a, b, c, d in self.output:
            f, e, w, g = f + a, e + b, w + c, g + d
        for _, resource, amount in self.singles:
            f, e, w, g = plus(f, e, w, g, resource, amount)
        self.units: Vector = (f, e, w, g)

    def total(self) -> Vector:
        """Everything the units and the ally give, without powers and hand cards."""
        return self.units if self.gift is NOTHING else together(self.units, self.gift)


class Payment:
    """One way to pay: the lands whose groups serve, free producers, power cards, and how many hand cards."""

    def __init__(self, lands: list[int], singles: list[int], powers: list[int], discards: int, worth: int) -> None:
        self.lands = lands
        self.singles = singles
        self.powers = powers
        self.discards = discards
        self.worth = worth

    def spares(self, wallet: Wallet) -> bool:
        """Whether something in the wallet does not serve in it."""
        serves = len(self.lands) + len(self.singles) + len(self.powers) + (self.discards > 0)
        return len(wallet.lands) + len(wallet.singles) + len(wallet.powers) + (wallet.hand > 0) > serves

    def answer(self) -> str:
        """The payment as a short text: ``pay:l104+s60+p84+d1``."""
        parts = [f"l{card}" for card in self.lands]
        parts += [f"s{card}" for card in self.singles]
        parts += [f"p{card}" for card in self.powers]
        if self.discards:
            parts.append(f"d{self.discards}")
        return "pay:" + ("+".join(parts) or "nothing")


def parsed(answer: str) -> Payment:
    """The payment a text names."""
    out = Payment([], [], [], 0, 0)
    for part in answer[4:].split("+"):
        if part == "nothing":
            continue
        number = int(part[1:])
        if part[0] == "l":
            out.lands.append(number)
        elif part[0] == "s":
            out.singles.append(number)
        elif part[0] == "p":
            out.powers.append(number)
        else:
            out.discards = number
    return out


def _plain_first(single: tuple[int, int, int]) -> int:
    """Producers without a power are turned before those with one; alike ones stay together."""
    card, resource, amount = single
    return ((resource * 32 + amount) * 8 + POWER[KIND[card]]) * 128 + card


def total_of(cards: list[tuple[int, int, int]]) -> Vector:
    f = e = w = g = 0
    for _, resource, amount in cards:
        f, e, w, g = plus(f, e, w, g, resource, amount)
    return f, e, w, g


def plus(f: int, e: int, w: int, g: int, resource: int, amount: int) -> Vector:
    if resource == 0:
        return f + amount, e, w, g
    if resource == 1:
        return f, e + amount, w, g
    if resource == 2:
        return f, e, w + amount, g
    return f, e, w, g + amount


def together(pool: Vector, gift: Vector) -> Vector:
    return pool[0] + gift[0], pool[1] + gift[1], pool[2] + gift[2], pool[3] + gift[3]
