"""The end of the game (section 23)."""

from gonfalon.games.medioevo_universale.content.terms import CIVIL, GOODS, MILITARY, RELIGIOUS
from gonfalon.games.medioevo_universale.rules.army import size
from gonfalon.games.medioevo_universale.rules.honour import (
    DEBTS,
    MAJORITY,
    OBJECTIVES,
    PRISONERS,
    SOURCE_COUNT,
    SOURCES,
)
from gonfalon.games.medioevo_universale.rules.position import PLAYERS, Position


def wealth(state: Position, seat: int) -> int:
    """MEU-20.4: cash less debts and the interest on them; florins on card 36 count."""
    cash = state.florins[seat] + (state.magnate if state.held[36] == seat else 0)
    return cash - state.loans[seat] * (state.number("loan") + state.number("interest")) - state.due[seat]


def finish(state: Position) -> None:
    """MEU-23.2 to 23.13."""
    players = state.playing()
    _most(state, players, "wealth", [wealth(state, seat) for seat in players])
    _most(state, players, "market", _markets(state, players))
    _technology(state, players)
    for city, name in ((state.world().rome, "rome"), (state.world().jerusalem, "jerusalem")):
        _monument(state, city, name)
    for category, most in ((RELIGIOUS, "cathedrals"), (CIVIL, "cities"), (MILITARY, "castles")):
        counts = [len([t for t in state.territories(s) if state.built[t * 3 + category] == 3]) for s in players]
        _most(state, players, most, counts)
    _most(state, players, "territories", [len(state.territories(seat)) for seat in players])
    _monopolies(state, players)
    for seat in players:
        _own_account(state, seat)


def _most(state: Position, players: list[int], most: str, numbers: list[int]) -> None:
    """MEU-23.2: 3 HP for the sole leader, 1 each for those who share the lead; nothing for nothing."""
    best = max(numbers)
    leaders = [seat for seat, number in zip(players, numbers, strict=True) if number == best]
    if best > 0:
        points, shared = (state.number("most"), "no") if len(leaders) == 1 else (state.number("tied_most"), "yes")
        for seat in leaders:
            state.gain(seat, points, MAJORITY, f"{most}/shared={shared}")


def _markets(state: Position, players: list[int]) -> list[int]:
    """MEU-23.4: the best Great Market each controls."""
    return [max([state.market_value(t) for t in state.territories(seat)], default=0) for seat in players]


def _technology(state: Position, players: list[int]) -> None:
    """MEU-23.5: the highest level, then how many of it."""
    levels = [state.tech[seat * 6 : seat * 6 + 6] for seat in players]
    _most(state, players, "technology", [max(own) * 10 + own.count(max(own)) if max(own) else 0 for own in levels])


def _monument(state: Position, city: int, name: str) -> None:
    """MEU-23.6, 23.7: Rome, and Jerusalem for anybody but its own realm."""
    if city < 0:
        return
    holder = state.holder[city]
    if holder >= 0 and state.home(city) != holder:
        state.gain(holder, state.number("most"), MAJORITY, name)


def _monopolies(state: Position, players: list[int]) -> None:
    """MEU-23.10: all territories in play that produce a good."""
    for good in range(len(GOODS)):
        sellers = [t for t in state.world().sellers[good] if state.in_play[t]]
        holders = {state.holder[t] for t in sellers}
        if len(holders) == 1 and max(holders) in players:
            state.gain(max(holders), state.number("most"), MAJORITY, f"monopoly-{GOODS[good]}")


def _own_account(state: Position, seat: int) -> None:
    """MEU-23.11 to 23.13."""
    world = state.world()
    captive = sum([size(state.prisoners[captor * PLAYERS + seat]) for captor in range(state.seats)])
    state.gain(seat, -world.prisoner_points[min(captive, len(world.prisoner_points) - 1)], PRISONERS)
    state.gain(seat, -world.debt_points[state.loans[seat]], DEBTS)
    tokens = sum(state.gears[seat * 6 : seat * 6 + 6])
    state.gain(seat, world.objective_points[min(tokens, len(world.objective_points) - 1)], OBJECTIVES)


def winners(state: Position) -> tuple[int, ...]:
    """MEU-23.14: honour, then wealth, then the place in the turn order; teams add up (MEU-24.7)."""
    players = state.playing()
    sides = teams(state)
    if sides:
        totals = [sum([state.honour[seat] for seat in side]) for side in sides]
        best = [side for side, total in zip(sides, totals, strict=True) if total == max(totals)]
        return tuple(sorted(seat for side in best for seat in side))
    return (max(players, key=lambda seat: (state.honour[seat], wealth(state, seat), -state.order.index(seat))),)


def teams(state: Position) -> list[list[int]]:
    """MEU-24.7: with four or six players every other seat plays together, where that is agreed."""
    if not state.options["teams"] or state.seats % 2:
        return []
    return [list(range(0, state.seats, 2)), list(range(1, state.seats, 2))]


def sheet(state: Position) -> list[tuple[str, list[int]]]:
    """The honour of each seat by its source."""
    rows: list[tuple[str, list[int]]] = []
    for source, name in enumerate(SOURCES):
        row = [state.earned[seat * SOURCE_COUNT + source] for seat in range(state.seats)]
        if any(row):
            rows.append((f"score-{name}", row))
    return rows
