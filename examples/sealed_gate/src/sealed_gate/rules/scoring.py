"""The end (section 5): coins, and what lies in the stores."""

from sealed_gate.rules.position import Position


def results(state: Position) -> tuple[int, ...]:
    """Coins while the game goes on; at the end the stores are opened and counted as well (GATE-5.1)."""
    return tuple([state.coins[seat] + (state.stored(seat) if state.over else 0) for seat in range(state.seats)])


def winners(state: Position) -> tuple[int, ...]:
    """GATE-5.2: the most, shared by those who have as much."""
    points = results(state)
    return tuple([seat for seat in range(state.seats) if points[seat] == max(points)])


def score_sheet(state: Position) -> list[tuple[str, list[int]]]:
    stores = [state.stored(seat) if state.over else 0 for seat in range(state.seats)]
    return [("score-coins", state.coins[:]), ("score-store", stores)]
