"""What never changes in a game of Byzantium; the fuzzer checks it after every answer."""

from gonfalon.games.byzantium.content import (
    BULGAR,
    BULGAR_MOST,
    CAPITAL,
    CITY_COUNT,
    CUBES,
    MOST_TOKENS,
    NUMBERS,
    PERSIAN,
)
from gonfalon.games.byzantium.rules.position import NOBODY, OFF_MAP, SOURCE_COUNT, Position
from gonfalon.kernel.errors import BrokenLaw


def cubes_of(state: Position, seat: int) -> int:
    """All cubes of a player, wherever they are (BYZ-1.12)."""
    control = sum(1 for city in range(CITY_COUNT) if state.owner[city] == seat and not state.fort[city])
    return (
        sum(state.cubes[seat * 8 : seat * 8 + 8])
        + state.pool[seat]
        + state.casualties[seat]
        + state.removed[seat]
        + control
        + state.spaces.count(seat)
        + state.tax[seat]
        + state.worship[seat * 2]
        + state.worship[seat * 2 + 1]
        + state.pass_cube[seat]
    )


def check(state: Position) -> None:
    """Raise BrokenLaw if cubes, fortifications, tokens, money, points or pawns do not add up."""
    for seat in range(state.seats):
        cubes = cubes_of(state, seat)
        _law(cubes == CUBES, f"seat {seat} has {cubes} cubes")
        forts = sum(state.fort[city] for city in range(CITY_COUNT) if state.owner[city] == seat)
        _law(state.forts[seat] + forts == NUMBERS["fortifications"], f"seat {seat} has lost a fortification")
        for track in (seat * 2, seat * 2 + 1):
            _law(state.treasury[track] >= 0, f"treasury {track} is in debt")
            earned = state.earned[track * SOURCE_COUNT : (track + 1) * SOURCE_COUNT]
            _law(state.points[track] == sum(earned) >= 0, f"the points of track {track} have no source")
    everything = (*state.cubes, *state.pool, *state.casualties, *state.tax, *state.worship)
    _law(min(everything) >= 0, "a box holds fewer than no cubes")
    _law(0 <= state.bulgars <= BULGAR_MOST, f"there are {state.bulgars} Bulgar cubes")
    for city in range(CITY_COUNT):
        bare = city == CAPITAL or state.side[city] == PERSIAN
        _law(
            state.tokens[city] == 0 if bare else 1 <= state.tokens[city] <= MOST_TOKENS, f"city {city} has wrong tokens"
        )
        if bare or state.side[city] == BULGAR:
            _law(state.owner[city] == NOBODY, f"city {city} cannot be controlled")
        _law(not state.fort[city] or state.owner[city] != NOBODY, f"the fortification of city {city} has no owner")
    for seat in range(state.seats):
        for side in (0, 1):
            if state.pawn[seat * 2 + side] != OFF_MAP:
                _law(state.army(seat, side) > 0, f"the pawn of seat {seat}, side {side} has no army")


def _law(holds: bool, broken: str) -> None:
    if not holds:
        raise BrokenLaw(broken)
