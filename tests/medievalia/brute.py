"""The payment rules spelt out without any cleverness, to check the solver against."""

from itertools import combinations, combinations_with_replacement, product

from gonfalon.games.medievalia.content import CHEAPER, DOUBLE_PRODUCTION, KIND, POWER, Vector
from gonfalon.games.medievalia.rules.wallet import Price, Wallet


def add(pool: Vector, resource: int, amount: int = 1) -> Vector:
    out = list(pool)
    out[resource] += amount
    return out[0], out[1], out[2], out[3]


def conversions(pool: Vector, merchants: int) -> set[tuple[Vector, int]]:
    """Every pool that exchanges and merchants can lead to, with the merchants still to act (MED-4.23)."""
    seen = {(pool, merchants)}
    waiting = [(pool, merchants)]
    while waiting:
        p, m = waiting.pop()
        after: list[tuple[Vector, int]] = []
        for give, get in product(range(4), repeat=2):
            if give != get and p[give] >= 3:
                after.append((add(add(p, give, -3), get), m))
            if m and give != get and give != 3 and p[give]:
                after.append((add(add(p, give, -1), get), m - 1))
        if m and p[3]:
            for a, b in combinations_with_replacement(range(4), 2):
                after.append((add(add(add(p, 3, -1), a), b), m - 1))
        for one in after:
            if one not in seen:
                seen.add(one)
                waiting.append(one)
    return seen


def reductions(cost: Vector, most: int) -> set[Vector]:
    """Every price left when up to so many resources of free types fall away (MED-4.24)."""
    out: set[Vector] = set()
    for r in product(*(range(c + 1) for c in cost)):
        if sum(r) <= most:
            out.add((cost[0] - r[0], cost[1] - r[1], cost[2] - r[2], cost[3] - r[3]))
    return out


def pays(pool: Vector, price: Price, merchants: int, bureaucrats: int, discards: int) -> bool:
    """Whether some types for the hand cards and some sequence of conversions pays (MED-4.25)."""
    prices = reductions(price.cost, 2 * bureaucrats) if price.building else {price.cost}
    for types in combinations_with_replacement(range(4), discards):
        start = pool
        for resource in types:
            start = add(start, resource)
        for p, left in conversions(start, merchants):
            if left:
                continue
            if price.anything:
                if sum(p) >= price.anything:
                    return True
            elif any(all(have >= cost for have, cost in zip(p, c, strict=True)) for c in prices):
                return True
    return False


def pools(units: list[list[tuple[int, int, int]]], artists: int) -> set[Vector]:
    """Every starting pool: each artist names one unit and one to three of its cards (MED-4.21, 4.22)."""
    namings = [
        (u, cards) for u, unit in enumerate(units) for n in (1, 2, 3) for cards in combinations(range(len(unit)), n)
    ]
    out: set[Vector] = set()
    for chosen in combinations_with_replacement(namings, artists):
        pool: Vector = (0, 0, 0, 0)
        for u, unit in enumerate(units):
            for i, (_, resource, amount) in enumerate(unit):
                pool = add(pool, resource, amount * 2 ** sum(1 for at, cards in chosen if at == u and i in cards))
        out.add(pool)
    return out


#: The units (lands and free producers), the power cards, and the number of hand cards.
Choice = tuple[frozenset[int], frozenset[int], int]


def every_payment(wallet: Wallet, price: Price) -> list[Choice]:
    """All valid payments, each with the fewest hand cards that make it valid."""
    out: list[Choice] = []
    powers = range(len(wallet.powers))
    for team in (row for n in range(len(powers) + 1) for row in combinations(powers, n)):
        kinds = [POWER[KIND[wallet.powers[i]]] for i in team]
        if CHEAPER in kinds and not price.building:
            continue
        taken = {wallet.lands[wallet.standing[i]] for i in team if wallet.standing[i] >= 0}
        if price.barred in taken:
            continue
        busy = {wallet.powers[i] for i in team}
        sources = list(zip(wallet.lands, wallet.cards, strict=True))
        sources += [(single[0], [single]) for single in wallet.singles]
        free = [s for s in sources if s[0] not in taken and s[0] not in busy and s[0] != price.barred]
        artists, bureaucrats = kinds.count(DOUBLE_PRODUCTION), kinds.count(CHEAPER)
        merchants = len(kinds) - artists - bureaucrats
        for units in (row for n in range(len(free) + 1) for row in combinations(free, n)):
            if artists and not units:
                continue
            starts = pools([cards for _, cards in units], artists)
            for discards in range(wallet.hand + 1):
                if any(pays(pool, price, merchants, bureaucrats, discards) for pool in starts):
                    out.append((frozenset(name for name, _ in units), frozenset(busy), discards))
                    break
    return out
