"""Paying: an exact solver for MED-4.17 to 4.28.

A payment turns units, power cards and hand cards into a pool and the pool into the price. What it leaves behind on the
table depends only on *which* cards serve: how artists, merchants and exchanges are best used is found by arithmetic.

    wallet = Wallet(state, seat)             # everything that could serve
    payable(wallet, price)                   # whether any payment exists
    payments(wallet, price, 6)               # the cheapest tight ones (MED-4.27)
"""

from typing import Final

from gonfalon.games.medievalia.content import (
    BUREAUCRAT,
    CHEAPER,
    DOUBLE_PRODUCTION,
    EXCHANGE,
    KIND,
    NONE,
    POWER,
    TRANSFORM,
    Vector,
)
from gonfalon.games.medievalia.rules.artists import Naming, spreads
from gonfalon.games.medievalia.rules.wallet import Payment, Price, Wallet, plus, together

#: More hand cards than there are: no payment.
NEVER: Final = 999


def lacking(pool: Vector, price: Price, merchants: int, bureaucrats: int) -> int:
    """The fewest hand cards with which this pool pays the price, every merchant acting exactly once (MED-4.23 to 4.25).

    One gold in the pool is enough to let every merchant add a resource of any type (gold to gold and another); gold
    that is not needed covers one more. Without gold, three of a kind, a hand card or a first merchant fetch it.
    """
    f, e, w, g = pool
    total = f + e + w + g
    if price.anything:
        short = price.anything - total
        if merchants == 0:
            return max(0, short)
        if g > 0:
            return max(0, short - merchants)
        if total > 0 and short - merchants + 1 <= 0:
            return 0
        return max(1, short - merchants)
    cf, ce, cw, cg = price.cost
    need = surplus = threes = 0
    for have, cost in ((f, cf), (e, ce), (w, cw)):
        if have < cost:
            need += cost - have
        else:
            surplus += have - cost
            threes += (have - cost) // EXCHANGE
    gold = g - cg
    if gold < 0:
        need -= gold
        gold = 0
    if bureaucrats:
        off = BUREAUCRAT * bureaucrats
        if off > need:
            surplus += min(off - need, total - surplus - gold)
            need = 0
        else:
            need -= off
    if merchants == 0:
        return max(0, need - threes - gold // EXCHANGE)
    if need == 0:
        harmless = g > 0 or surplus > 0 or (merchants > 1 and total > 0)
        if not harmless and bureaucrats:
            # The bureaucrats may spare a resource that lies in the pool, for the merchant to make a missing one of it.
            harmless = (f > 0 and (e < ce or w < cw or g < cg)) or (e > 0 and (f < cf or w < cw or g < cg))
            harmless = harmless or (w > 0 and (f < cf or e < ce or g < cg))
        return 0 if harmless else 1
    if g > 0:
        doubled = min(merchants, gold)
        return max(0, need - merchants - doubled - threes - (gold - doubled) // EXCHANGE)
    if threes:
        return max(0, need - merchants - threes)
    if total > 0:
        if merchants == 1:
            if surplus > 0 and need <= 1:
                return 0
        elif need + (surplus == 0) <= merchants:
            return 0
    return max(1, need - merchants)


# -- which power cards serve (MED-4.20, 4.21) ----------------------------------------------------


class Team:
    """Some of the power cards, all using their power in one payment."""

    def __init__(self, members: list[int], wallet: Wallet) -> None:
        self.members = members  # places in wallet.powers
        self.artists = self.merchants = self.bureaucrats = 0
        self.taken: list[int] = []  # lands turned under them, as places in wallet.lands
        for member in members:
            power = POWER[KIND[wallet.powers[member]]]
            if power == DOUBLE_PRODUCTION:
                self.artists += 1
            elif power == TRANSFORM:
                self.merchants += 1
            else:
                self.bureaucrats += 1
            at = wallet.standing[member]
            if at >= 0 and at not in self.taken:
                self.taken.append(at)


def teams(wallet: Wallet, price: Price) -> list[Team]:
    """Every useful choice of power cards, smaller ones first; of cards that are alike the first ones are taken."""
    usable: list[int] = []
    for i, card in enumerate(wallet.powers):
        at = wallet.standing[i]
        if at >= 0 and wallet.lands[at] == price.barred:
            continue
        if POWER[KIND[card]] == CHEAPER and not price.building:
            continue
        usable.append(i)
    rows: list[list[int]] = [[]]
    for i in usable:
        alike = [
            j
            for j in usable
            if j < i and wallet.standing[j] == wallet.standing[i] and KIND[wallet.powers[j]] == KIND[wallet.powers[i]]
        ]
        rows += [[*row, i] for row in rows if all(j in row for j in alike)]
    rows.sort(key=len)
    return [Team(row, wallet) for row in rows]


def payable(wallet: Wallet, price: Price) -> bool:
    """Whether a valid payment exists: more in the pool never hurts, so only the powers must be chosen."""
    f, e, w, g = wallet.total()
    barred = wallet.lands.index(price.barred) if price.barred in wallet.lands else -1
    if barred >= 0:
        a, b, c, d = wallet.output[barred]
        f, e, w, g = f - a, e - b, w - c, g - d
    if lacking((f, e, w, g), price, 0, 0) <= wallet.hand:
        return True
    if not wallet.powers:
        return False
    return any(bool(team.members) and _team_pays(wallet, price, team, barred) for team in teams(wallet, price))


def _team_pays(wallet: Wallet, price: Price, team: Team, barred: int) -> bool:
    busy = [wallet.powers[member] for member in team.members]
    units = [wallet.cards[at] for at in range(len(wallet.lands)) if at != barred and at not in team.taken]
    units += [[single] for single in wallet.singles if single[0] not in busy]
    if team.artists and not units:
        return False
    for pool, _ in spreads(units, team.artists):
        if lacking(together(pool, wallet.gift), price, team.merchants, team.bureaucrats) <= wallet.hand:
            return True
    return False


# -- the short list (MED-4.27) -------------------------------------------------------------------


class _Found:
    """A tight payment while the list is made: which lands (as bits), how many of each class of free producers."""

    def __init__(self, team: Team, mask: int, counts: list[int], discards: int) -> None:
        self.team = team
        self.mask = mask
        self.counts = counts
        self.discards = discards

    def covers(self, team: Team, mask: int, counts: list[int], discards: int) -> bool:
        """Whether the other choice only adds something to this one."""
        if self.discards > discards or self.mask & ~mask:
            return False
        for mine, other in zip(self.counts, counts, strict=True):
            if mine > other:
                return False
        return all(member in team.members for member in self.team.members)


def _classes(wallet: Wallet) -> list[list[tuple[int, int, int]]]:
    """Free producers that give the same, together."""
    out: list[list[tuple[int, int, int]]] = []
    for single in wallet.singles:
        if out and out[-1][0][1:] == single[1:]:
            out[-1].append(single)
        else:
            out.append([single])
    return out


def _counts(limits: list[int]) -> list[list[int]]:
    """Every way to take some of each class, fewer first."""
    rows: list[list[int]] = [[]]
    for limit in limits:
        rows = [[*row, count] for row in rows for count in range(limit + 1)]
    rows.sort(key=sum)
    return rows


def _bits(count: int) -> list[int]:
    masks = list(range(1 << count))
    masks.sort(key=int.bit_count)
    return masks


_MASKS: Final[list[list[int]]] = [_bits(count) for count in range(7)]


def payments(wallet: Wallet, price: Price, limit: int) -> list[Payment]:
    """The tight payments, cheapest first, at most ``limit`` of them."""
    barred = 1 << wallet.lands.index(price.barred) if price.barred in wallet.lands else 0
    classes = _classes(wallet)
    found: list[_Found] = []
    for team in teams(wallet, price):
        shut = barred
        for at in team.taken:
            shut |= 1 << at
        busy = [wallet.powers[member] for member in team.members]
        open_classes = [[single for single in row if single[0] not in busy] for row in classes]
        counts_list = _counts([len(row) for row in open_classes])
        for mask in _MASKS[len(wallet.lands)]:
            if mask & shut:
                continue
            for counts in counts_list:
                if any(known.discards == 0 and known.covers(team, mask, counts, 0) for known in found):
                    continue
                discards = _discards(wallet, price, team, mask, open_classes, counts)
                if discards <= wallet.hand and not any(known.covers(team, mask, counts, discards) for known in found):
                    found.append(_Found(team, mask, counts, discards))
    out = [_payment(wallet, one, classes) for one in found]
    out.sort(key=_worth)
    return out[:limit]


def _worth(payment: Payment) -> int:
    return payment.worth


def _discards(
    wallet: Wallet,
    price: Price,
    team: Team,
    mask: int,
    classes: list[list[tuple[int, int, int]]],
    counts: list[int],
) -> int:
    """The fewest hand cards this choice needs."""
    if not team.artists:
        f, e, w, g = wallet.gift
        for at, (a, b, c, d) in enumerate(wallet.output):
            if mask >> at & 1:
                f, e, w, g = f + a, e + b, w + c, g + d
        for row, count in zip(classes, counts, strict=True):
            if count:
                f, e, w, g = plus(f, e, w, g, row[0][1], row[0][2] * count)
        return lacking((f, e, w, g), price, team.merchants, team.bureaucrats)
    best = NEVER
    units = _units(wallet, mask, classes, counts)
    for pool, _ in spreads(units, team.artists):
        best = min(best, lacking(together(pool, wallet.gift), price, team.merchants, team.bureaucrats))
    return best


def _units(
    wallet: Wallet, mask: int, classes: list[list[tuple[int, int, int]]], counts: list[int]
) -> list[list[tuple[int, int, int]]]:
    units = [wallet.cards[at] for at in range(len(wallet.lands)) if mask >> at & 1]
    for row, count in zip(classes, counts, strict=True):
        units += [[single] for single in row[:count]]
    return units


def _payment(wallet: Wallet, one: _Found, classes: list[list[tuple[int, int, int]]]) -> Payment:
    """The found choice with its worth: what else could have been done with the cards that serve."""
    powers = [wallet.powers[member] for member in one.team.members]
    lands: list[int] = []
    singles: list[int] = []
    worth = 40 * one.discards + 15 * len(powers)
    for at, land in enumerate(wallet.lands):
        if one.mask >> at & 1:
            lands.append(land)
        if one.mask >> at & 1 or at in one.team.taken:
            worth += 10 * sum(wallet.output[at]) + len(wallet.cards[at])
    for row, count in zip(classes, one.counts, strict=True):
        for card, _, amount in [single for single in row if single[0] not in powers][:count]:
            singles.append(card)
            worth += 10 * amount + 1 + (5 if POWER[KIND[card]] != NONE else 0)
    return Payment(lands, singles, powers, one.discards, worth)


def judged(wallet: Wallet, price: Price, payment: Payment) -> bool:
    """Whether this very payment is valid (MED-4.25), tight or not."""
    return best_use(wallet, price, payment) is not None


def completable(wallet: Wallet, price: Price, begun: Payment) -> bool:
    """Whether some valid payment holds all that is chosen so far: all that is free is added, and powers as needed."""
    idle = [card for card in wallet.powers if card not in begun.powers + begun.singles]
    rows: list[list[int]] = [begun.powers]
    for card in idle:
        rows += [[*row, card] for row in rows]
    for powers in rows:
        under = [wallet.standing[wallet.powers.index(card)] for card in powers]
        shut = [wallet.lands[at] for at in under if at >= 0] + [price.barred]
        lands = [land for land in wallet.lands if land in begun.lands or land not in shut]
        singles = [card for card, _, _ in wallet.singles if card in begun.singles or card not in powers]
        if judged(wallet, price, Payment(lands, singles, powers, wallet.hand, 0)):
            return True
    return False


def best_use(wallet: Wallet, price: Price, payment: Payment) -> tuple[Vector, list[Naming], Team] | None:
    """The best use of the artists of a payment, or None if it is not valid."""
    if payment.discards > wallet.hand or price.barred in payment.lands:
        return None
    team = Team([wallet.powers.index(card) for card in payment.powers], wallet)
    taken = [wallet.lands[at] for at in team.taken]
    if price.barred in taken or any(land in taken for land in payment.lands):
        return None
    if any(card in payment.powers for card in payment.singles) or (team.bureaucrats and not price.building):
        return None
    units = [wallet.cards[wallet.lands.index(land)] for land in payment.lands]
    units += [[single] for single in wallet.singles if single[0] in payment.singles]
    if team.artists and not units:
        return None
    for pool, named in spreads(units, team.artists):
        p = together(pool, wallet.gift)
        if lacking(p, price, team.merchants, team.bureaucrats) <= payment.discards:
            return p, named, team
    return None
