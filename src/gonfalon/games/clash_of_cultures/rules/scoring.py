"""Victory points (section 30), counted in half points: the six lines, the winner, ties."""

from gonfalon.games.clash_of_cultures.rules.moments import (
    SCORE_ADVANCES,
    SCORE_EVENTS,
    SCORE_OBJECTIVES,
    SCORE_PIECES,
    SCORE_TIE,
    SCORE_WONDERS,
)
from gonfalon.games.clash_of_cultures.rules.position import Position

LINES = ("pieces", "advances", "objectives", "wonders", "events", "leaders")


def lines(state: Position, seat: int) -> list[int]:
    """The six lines of COC-30.3 for one seat, in half points."""
    objective = state.number("objective_points")
    return [
        int(SCORE_PIECES.settled(state, seat, 2 * _pieces(state, seat))),
        int(SCORE_ADVANCES.settled(state, seat, state.advance_count(seat) + state.civ_owned[seat].bit_count())),
        int(SCORE_OBJECTIVES.settled(state, seat, 2 * objective * len(state.done[seat]))),
        int(SCORE_WONDERS.settled(state, seat, _wonders(state, seat))),
        int(SCORE_EVENTS.settled(state, seat, 0)),
        4 * state.slain[seat],
    ]


def _pieces(state: Position, seat: int) -> int:
    """Settlements and buildings of a colour, wherever they stand."""
    return state.city.count(seat) + state.built.count(seat + 1)


def _wonders(state: Position, seat: int) -> int:
    """Half to the owner, half to the builder (COC-27.9, 27.10); those on event cards score by these."""
    half = 0
    for wonder, where in enumerate(state.wonder_at):
        if where >= 0:
            half += wonder_share(state, wonder, state.city[where], seat)
    return half


def wonder_share(state: Position, wonder: int, owner: int, seat: int) -> int:
    """What a wonder gives a seat, with this owner."""
    return state.world().wonder_points[wonder] * (int(owner == seat) + int(state.wonder_by[wonder] == seat))


def halves(state: Position, seat: int) -> int:
    return sum(lines(state, seat))


def points(half: int) -> float:
    """Half points as victory points; only an odd number leaves a half (COC-0.11)."""
    return half / 2 if half % 2 else half // 2


def winners(state: Position) -> tuple[int, ...]:
    """COC-30.4, 30.6: most points; a tie by an effect, then line by line."""
    totals = [halves(state, seat) for seat in range(state.seats)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) > 1:
        breakers = [seat for seat in tied if SCORE_TIE.allowed(state, seat)]
        if breakers:
            return tuple(breakers)
    for line in range(len(LINES)):
        best = max([lines(state, seat)[line] for seat in tied])
        tied = [seat for seat in tied if lines(state, seat)[line] == best]
    return tuple(tied)


def sheet(state: Position) -> list[tuple[str, list[float]]]:
    """The points by source."""
    rows = [lines(state, seat) for seat in range(state.seats)]
    return [(f"score-{name}", [points(row[i]) for row in rows]) for i, name in enumerate(LINES)]
