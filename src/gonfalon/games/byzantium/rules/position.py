"""The board and the sheets, as flat lists, with accessors in the rulebook's words (sections 1 and 2).

Per city: ``side``, ``tokens``, ``owner`` (-1: uncontrolled), ``fort`` (1: the owner's fortification).
Per player and side, at ``seat * 2 + side``: ``treasury``, ``points``, ``pawn`` (a city, -1: off the map).
Per box, at ``seat * 8 + side * 4 + box``: ``cubes``. A Guard is never in ``cubes``: see ``guard``.
Nothing in this game is hidden (BYZ-1.10), so no field declares who may see it.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.byzantium.content import (
    ARAB,
    ARROWS,
    BOX_NAMES,
    BULGAR,
    BULGAR_START,
    BYZ,
    CAPITAL,
    CASUALTIES,
    CITY_COUNT,
    CUBE_PRICE,
    ELITE,
    MAIN,
    MOVE,
    NUMBERS,
    PERSIAN,
    POOL,
    ROADS,
    SIDES,
    SPACE_COUNT,
    SPACE_COUNTS,
    SPACE_START,
    START_BOXES,
    START_SIDE,
    VALUE,
)
from gonfalon.kernel.state import State

SIDE_NAMES: Final[tuple[str, ...]] = tuple([f"side:{name}" for name in SIDES])

NOBODY: Final = -1
OFF_MAP: Final = -1

#: Where points come from, for the score table.
SOURCES: Final = ("start", "claim", "conquest", "bulgar", "office", "worship", "capital", "upkeep", "cities")
START: Final = 0
CLAIM: Final = 1
CONQUEST: Final = 2
BULGARS: Final = 3
OFFICES: Final = 4
WORSHIP: Final = 5
FALL: Final = 6
UNPAID: Final = 7
HELD: Final = 8
SOURCE_COUNT: Final = 9


class Position(State):
    """Everything on the table between two answers."""

    OPTIONAL: ClassVar[tuple[str, ...]] = (*State.OPTIONAL, "stopped")

    side: list[int]
    tokens: list[int]
    owner: list[int]
    fort: list[int]

    cubes: list[int]
    pool: list[int]
    casualties: list[int]
    removed: list[int]
    forts: list[int]
    treasury: list[int]
    points: list[int]
    earned: list[int]
    pawn: list[int]
    raised: list[int]

    spaces: list[int]
    office: list[int]
    guard: list[int]
    fleet: list[int]
    bulgars: int
    tax: list[int]
    worship: list[int]
    passed: list[int]
    pass_cube: list[int]

    turn_number: int = 1
    first: int = 0
    round_number: int = 0
    fallen: int = 0
    stopped: int = 0  # a bit for each seat whose action the Byzantine Fleet has stopped in this turn (BYZ-3.9)

    # -- cities (BYZ-1.2 to 1.8) -------------------------------------------------------------

    def size(self, city: int) -> int:
        """BYZ-1.3: tokens; printed value for a Persian city and for Constantinople."""
        return self.tokens[city] or VALUE[city]

    def walls(self, city: int) -> int:
        """What a siege faces: size plus fortification (BYZ-14.1)."""
        return (self.tokens[city] or VALUE[city]) + self.fort[city]

    # -- armies (BYZ-1.5, 1.6) ---------------------------------------------------------------

    def box(self, seat: int, side: int, box: int) -> int:
        return self.cubes[seat * 8 + side * 4 + box]

    def army(self, seat: int, side: int) -> int:
        """Army cubes: Elite, Main Army and Move, Guard included."""
        at = seat * 8 + side * 4
        cubes = self.cubes
        return cubes[at] + cubes[at + MAIN] + cubes[at + MOVE] + (self.guard[side] == seat)

    def strength(self, seat: int, side: int) -> int:
        """Elite and Main Army, Guard included."""
        at = seat * 8 + side * 4
        return self.cubes[at] + self.cubes[at + MAIN] + (self.guard[side] == seat)

    def destroy_if_empty(self, seat: int, side: int) -> bool:
        """BYZ-16.1: an army without army cubes loses its pawn."""
        if self.army(seat, side):
            return False
        if self.pawn[seat * 2 + side] != OFF_MAP:
            self.pawn[seat * 2 + side] = OFF_MAP
            self.say("destroyed", seat=seat, side=SIDE_NAMES[side])
        return True

    def destroy(self, seat: int, side: int) -> None:
        """BYZ-16.2: an army that must flee and cannot."""
        at = seat * 8 + side * 4
        for box in (ELITE, MAIN, MOVE):
            self.casualties[seat] += self.cubes[at + box]
            self.cubes[at + box] = 0
        if self.guard[side] == seat:
            self.guard[side] = NOBODY
        self.destroy_if_empty(seat, side)

    def score(self, seat: int, side: int, points: int, source: int) -> None:
        """Points on a track, never below 0 (BYZ-1.13)."""
        at = seat * 2 + side
        points = max(points, -self.points[at])
        self.points[at] += points
        self.earned[at * SOURCE_COUNT + source] += points

    # -- cubes and money (section 4) ---------------------------------------------------------

    def sources(self, seat: int, side: int, barred: tuple[int, ...] = ()) -> list[str]:
        """BYZ-4.1 to 4.3: where a cube that serves this side may come from, some boxes being barred."""
        out = [POOL] if self.pool[seat] else []
        if self.treasury[seat * 2 + side] >= CUBE_PRICE:
            at = seat * 8
            cubes = self.cubes
            for box in range(8):
                if cubes[at + box] and box not in barred:
                    out.append(BOX_NAMES[box])
            if self.casualties[seat]:
                out.append(CASUALTIES)
        return out

    def has_source(self, seat: int, side: int) -> bool:
        """Whether ``sources`` is not empty."""
        if self.pool[seat]:
            return True
        return self.treasury[seat * 2 + side] >= CUBE_PRICE and self.can_sell(seat)

    def can_sell(self, seat: int) -> bool:
        """Whether there is a cube to be bought at all: in a box or in the Casualty Pool."""
        return self.casualties[seat] > 0 or any(self.cubes[seat * 8 : seat * 8 + 8])

    # -- special action spaces (BYZ-7.1 to 7.4) ----------------------------------------------

    def free_space(self, kind: int) -> int:
        """A free space of this kind, or -1."""
        start = SPACE_START[kind]
        for space in range(start, start + SPACE_COUNTS[kind]):
            if self.spaces[space] == NOBODY:
                return space
        return -1

    def bulgar_targets(self) -> list[int]:
        """BYZ-7.23: the arrow cities, and what a road joins to a Bulgar city."""
        side = self.side
        reached = list(ARROWS)
        for city in BALKANS:
            if side[city] == BULGAR:
                reached.extend(ROADS[city])
        return [city for city in BALKANS if side[city] < PERSIAN and city in reached]


def _balkans() -> tuple[int, ...]:
    """The Bulgars' world: what roads join to the arrow cities."""
    known = list(ARROWS)
    for city in known:
        known.extend(near for near in ROADS[city] if near not in known)
    return tuple(sorted(known))


BALKANS: Final[tuple[int, ...]] = _balkans()


def opening_position(seats: int, options: dict[str, Any]) -> Position:
    """Section 2: the same for 2, 3 and 4 players (BYZ-2.8)."""
    start = int(NUMBERS["points"])
    earned = [0] * (seats * 2 * SOURCE_COUNT)
    for track in range(seats * 2):
        earned[track * SOURCE_COUNT + START] = start
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        side=list(START_SIDE),
        tokens=[0 if START_SIDE[c] == PERSIAN or c == CAPITAL else VALUE[c] for c in range(CITY_COUNT)],
        owner=[NOBODY] * CITY_COUNT,
        fort=[0] * CITY_COUNT,
        cubes=list(START_BOXES) * seats,
        pool=[int(NUMBERS["cube_pool"])] * seats,
        casualties=[int(NUMBERS["casualty_pool"])] * seats,
        removed=[0] * seats,
        forts=[int(NUMBERS["fortifications"])] * seats,
        treasury=[int(NUMBERS["treasury"][SIDES[side]]) for _ in range(seats) for side in (BYZ, ARAB)],
        points=[start] * (seats * 2),
        earned=earned,
        pawn=[OFF_MAP] * (seats * 2),
        raised=[0] * seats,
        spaces=[NOBODY] * SPACE_COUNT,
        office=[NOBODY, NOBODY],
        guard=[NOBODY, NOBODY],
        fleet=[NOBODY, NOBODY],
        bulgars=BULGAR_START,
        tax=[0] * seats,
        worship=[0] * (seats * 2),
        passed=[],
        pass_cube=[0] * seats,
    )
