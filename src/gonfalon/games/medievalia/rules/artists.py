"""Artists in a payment (MED-14.12, 14.13, 4.22): every pool that so many of them can make of some units."""

from gonfalon.games.medievalia.content import ARTIST_CARDS, Vector
from gonfalon.games.medievalia.rules.wallet import total_of


def _named(cards: list[tuple[int, int, int]]) -> list[list[int]]:
    """The different ways an artist may name cards of one unit, naming as many as he may."""
    count = len(cards)
    if count <= ARTIST_CARDS:
        return [list(range(count))]
    out: list[list[int]] = []
    seen: list[list[tuple[int, int]]] = []
    for a in range(count):
        for b in range(a + 1, count):
            for c in range(b + 1, count):
                look = sorted([(cards[i][1], cards[i][2]) for i in (a, b, c)])
                if look not in seen:
                    seen.append(look)
                    out.append([a, b, c])
    return out


#: What one artist does: the unit (by place in the list) and the cards he names.
Naming = tuple[int, list[int]]


def spreads(units: list[list[tuple[int, int, int]]], artists: int) -> list[tuple[Vector, list[Naming]]]:
    """Every pool the units can give when so many artists work on them, each with who names what."""
    found: list[tuple[Vector, list[Naming]]] = []
    _spread(units, artists, 0, [], found)
    return found


def _spread(
    units: list[list[tuple[int, int, int]]],
    artists: int,
    start: int,
    named: list[Naming],
    found: list[tuple[Vector, list[Naming]]],
) -> None:
    if artists == 0:
        f = e = w = g = 0
        for cards in units:
            a, b, c, d = total_of(cards)
            f, e, w, g = f + a, e + b, w + c, g + d
        pool = (f, e, w, g)
        if all(pool != other for other, _ in found):
            found.append((pool, named))
        return
    for at in range(start, len(units)):
        cards = units[at]
        for chosen in _named(cards):
            doubled = cards[:]
            for i in chosen:
                card, resource, amount = doubled[i]
                doubled[i] = (card, resource, amount * 2)
            units[at] = doubled
            _spread(units, artists - 1, at, [*named, (at, chosen)], found)
        units[at] = cards
