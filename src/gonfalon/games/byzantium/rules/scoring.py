"""End of the game and scoring (section 22)."""

from gonfalon.games.byzantium.content import ARAB, BYZ, CITY_COUNT
from gonfalon.games.byzantium.rules.position import HELD, NOBODY, SOURCE_COUNT, SOURCES, Position


def score_cities(state: Position) -> None:
    """BYZ-22.2: a point per token on the cities one controls."""
    held = [0] * (state.seats * 2)
    for city in range(CITY_COUNT):
        if state.owner[city] != NOBODY:
            held[state.owner[city] * 2 + state.side[city]] += state.tokens[city]
    for seat in range(state.seats):
        state.score(seat, BYZ, held[seat * 2], HELD)
        state.score(seat, ARAB, held[seat * 2 + 1], HELD)
        state.say("cities-scored", seat=seat, byzantine=held[seat * 2], arab=held[seat * 2 + 1])


def result(byzantine: int, arab: int) -> int:
    """BYZ-22.3: both tracks together, if the lower is at least half of the higher."""
    low, high = min(byzantine, arab), max(byzantine, arab)
    return low + high if 2 * low >= high else high


def results(state: Position) -> tuple[int, ...]:
    """Each player's result if the game ended on the tracks as they stand (BYZ-22.3, 22.6)."""
    if state.fallen:
        return tuple([state.points[seat * 2 + ARAB] for seat in range(state.seats)])
    return tuple([result(state.points[seat * 2], state.points[seat * 2 + 1]) for seat in range(state.seats)])


def rank(state: Position, seat: int) -> tuple[int, ...]:
    """What is compared to find the winner, ties broken in order (BYZ-22.4 to 22.6)."""
    both = state.points[seat * 2] + state.points[seat * 2 + 1]
    cities = state.owner.count(seat)
    bezants = state.treasury[seat * 2] + state.treasury[seat * 2 + 1]
    first = results(state)[seat]
    return (first, cities, bezants) if state.fallen else (first, both, cities, bezants)


def winners(state: Position) -> tuple[int, ...]:
    """The best rank; still tied players share the victory."""
    ranks = [rank(state, seat) for seat in range(state.seats)]
    best = max(ranks)
    return tuple([seat for seat in range(state.seats) if ranks[seat] == best])


def score_sheet(state: Position) -> list[tuple[str, list[int]]]:
    """Points by track and source; the last row is the track that does not count (BYZ-22.3, 22.6)."""
    rows: list[tuple[str, list[int]]] = []
    for side, track in ((BYZ, "byzantine"), (ARAB, "arab")):
        for source, name in enumerate(SOURCES):
            points = [state.earned[(seat * 2 + side) * SOURCE_COUNT + source] for seat in range(state.seats)]
            if any(points):
                rows.append((f"score-{track}-{name}", points))
    totals = [state.points[seat * 2] + state.points[seat * 2 + 1] for seat in range(state.seats)]
    lost = [value - total for value, total in zip(results(state), totals, strict=True)]
    if any(lost):
        rows.append(("score-not-counted", lost))
    return rows
