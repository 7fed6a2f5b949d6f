"""End of the game and scoring (section 22)."""

from gonfalon.games.byzantium.content import ARAB, BYZ, CITY_COUNT
from gonfalon.games.byzantium.rules.position import HELD, NOBODY, SOURCE_COUNT, SOURCES, Position


def score_cities(s: Position) -> None:
    """BYZ-22.2: a point per token on the cities one controls."""
    held = [0] * (s.seats * 2)
    for city in range(CITY_COUNT):
        if s.owner[city] != NOBODY:
            held[s.owner[city] * 2 + s.side[city]] += s.tokens[city]
    for seat in range(s.seats):
        s.score(seat, BYZ, held[seat * 2], HELD)
        s.score(seat, ARAB, held[seat * 2 + 1], HELD)
        s.say("cities-scored", seat=seat, byzantine=held[seat * 2], arab=held[seat * 2 + 1])


def result(byzantine: int, arab: int) -> int:
    """BYZ-22.3: both tracks together, if the lower is at least half of the higher."""
    low, high = min(byzantine, arab), max(byzantine, arab)
    return low + high if 2 * low >= high else high


def results(s: Position) -> tuple[int, ...]:
    """Each player's result if the game ended on the tracks as they stand (BYZ-22.3, 22.6)."""
    if s.fallen:
        return tuple([s.points[seat * 2 + ARAB] for seat in range(s.seats)])
    return tuple([result(s.points[seat * 2], s.points[seat * 2 + 1]) for seat in range(s.seats)])


def rank(s: Position, seat: int) -> tuple[int, ...]:
    """What is compared to find the winner, ties broken in order (BYZ-22.4 to 22.6)."""
    both = s.points[seat * 2] + s.points[seat * 2 + 1]
    cities = s.owner.count(seat)
    bezants = s.treasury[seat * 2] + s.treasury[seat * 2 + 1]
    first = results(s)[seat]
    return (first, cities, bezants) if s.fallen else (first, both, cities, bezants)


def winners(s: Position) -> tuple[int, ...]:
    """The best rank; still tied players share the victory."""
    ranks = [rank(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    return tuple([seat for seat in range(s.seats) if ranks[seat] == best])


def score_sheet(s: Position) -> list[tuple[str, list[int]]]:
    """Points by track and source; the last row is the track that does not count (BYZ-22.3, 22.6)."""
    rows: list[tuple[str, list[int]]] = []
    for side, track in ((BYZ, "byzantine"), (ARAB, "arab")):
        for source, name in enumerate(SOURCES):
            points = [s.earned[(seat * 2 + side) * SOURCE_COUNT + source] for seat in range(s.seats)]
            if any(points):
                rows.append((f"score-{track}-{name}", points))
    totals = [s.points[seat * 2] + s.points[seat * 2 + 1] for seat in range(s.seats)]
    lost = [value - total for value, total in zip(results(s), totals, strict=True)]
    if any(lost):
        rows.append(("score-not-counted", lost))
    return rows
