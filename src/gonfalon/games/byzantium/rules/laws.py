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


def cubes_of(s: Position, seat: int) -> int:
    """All cubes of a player, wherever they are (BYZ-1.12)."""
    control = sum(1 for city in range(CITY_COUNT) if s.owner[city] == seat and not s.fort[city])
    return (
        sum(s.cubes[seat * 8 : seat * 8 + 8])
        + s.pool[seat]
        + s.casualties[seat]
        + s.removed[seat]
        + control
        + s.spaces.count(seat)
        + s.tax[seat]
        + s.worship[seat * 2]
        + s.worship[seat * 2 + 1]
        + s.pass_cube[seat]
    )


def check(s: Position) -> None:
    """Raise BrokenLaw if cubes, fortifications, tokens, money, points or pawns do not add up."""
    for seat in range(s.seats):
        cubes = cubes_of(s, seat)
        _law(cubes == CUBES, f"seat {seat} has {cubes} cubes")
        forts = sum(s.fort[city] for city in range(CITY_COUNT) if s.owner[city] == seat)
        _law(s.forts[seat] + forts == NUMBERS["fortifications"], f"seat {seat} has lost a fortification")
        for track in (seat * 2, seat * 2 + 1):
            _law(s.treasury[track] >= 0, f"treasury {track} is in debt")
            earned = s.earned[track * SOURCE_COUNT : (track + 1) * SOURCE_COUNT]
            _law(s.points[track] == sum(earned) >= 0, f"the points of track {track} have no source")
    everything = (*s.cubes, *s.pool, *s.casualties, *s.tax, *s.worship)
    _law(min(everything) >= 0, "a box holds fewer than no cubes")
    _law(0 <= s.bulgars <= BULGAR_MOST, f"there are {s.bulgars} Bulgar cubes")
    for city in range(CITY_COUNT):
        bare = city == CAPITAL or s.side[city] == PERSIAN
        _law(s.tokens[city] == 0 if bare else 1 <= s.tokens[city] <= MOST_TOKENS, f"city {city} has wrong tokens")
        if bare or s.side[city] == BULGAR:
            _law(s.owner[city] == NOBODY, f"city {city} cannot be controlled")
        _law(not s.fort[city] or s.owner[city] != NOBODY, f"the fortification of city {city} has no owner")
    for seat in range(s.seats):
        for side in (0, 1):
            if s.pawn[seat * 2 + side] != OFF_MAP:
                _law(s.army(seat, side) > 0, f"the pawn of seat {seat}, side {side} has no army")


def _law(holds: bool, broken: str) -> None:
    if not holds:
        raise BrokenLaw(broken)
