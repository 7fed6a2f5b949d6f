"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.byzantium.content import (
    ARAB,
    BOXES,
    BYZ,
    CITY_IDS,
    SIDES,
    SPACE_COUNTS,
    SPACE_KINDS,
)
from gonfalon.games.byzantium.mind.hasty import MOST_SEATS
from gonfalon.games.byzantium.rules.position import NOBODY, Position
from gonfalon.kernel.observing import PLACES, Locals, Page, players, situation

PROMPTS: Final = (
    "action", "army", "bulgar", "divide", "flee", "flee-to", "fleet-block", "fleet-double", "fleet-forbid",
    "fleet-roll", "fort", "give-control", "give-lost", "growth", "levy", "lose", "next-battle", "pass-cube", "place",
    "reinforce", "source", "space", "step", "take", "tax", "treasury", "unpaid",
)  # fmt: skip
#: The locals of a procedure that its questions depend on, all of them on one scale.
NAMES: Final = ("side", "city", "box", "there", "target", "count", "steps", "hits", "losses", "paid", "kind")
LOCALS: Final = Locals([(name, 8) for name in NAMES])

OWNED: Final[list[str]] = [f"owned by {place}" for place in PLACES[:MOST_SEATS]]
SIDED: Final[list[str]] = [f"side {side}" for side in SIDES]
SPACES: Final[list[str]] = [
    f"{kind}-{number}" for kind, count in zip(SPACE_KINDS, SPACE_COUNTS, strict=True) for number in range(count)
]
#: What is told of a player, part by part.
CUBES: Final[list[str]] = [f"{side} {box}" for side in SIDES[:2] for box in BOXES]
SHEET: Final[list[str]] = [
    "pool", "casualties", "fortifications left", "army raised", "passed", "tax", "passed first", "pass cube",
]  # fmt: skip
TRACKS: Final[list[list[str]]] = [
    [f"{side} {what}" for what in ("treasury", "points", "office", "guard", "fleet")] for side in SIDES[:2]
]
AT: Final[list[list[str]]] = [[f"{side} pawn at {city}" for city in CITY_IDS] for side in SIDES[:2]]
PLAYER: Final[list[str]] = CUBES + SHEET + TRACKS[0] + AT[0] + TRACKS[1] + AT[1]


def describe(state: Position, seat: int, page: Page) -> None:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    page.about("game", "table")
    page.tell("seats", seats / 4)
    page.tell("turn", state.turn_number / 3)
    page.tell("bulgars", state.bulgars / 5)
    page.tell("first player", (state.first - seat) % seats / 4)
    _cities(state, seat, page)
    for who in players(page, seat, seats, MOST_SEATS, PLAYER):
        _player(state, who, page)
    page.marks("space", SPACES, "taken", [space for space, holder in enumerate(state.spaces) if holder != NOBODY])
    situation(state, page, PROMPTS, LOCALS)


def _cities(state: Position, seat: int, page: Page) -> None:
    seats = state.seats
    owners = [(owner - seat) % seats if owner != NOBODY else -1 for owner in state.owner]
    page.sorts("city", CITY_IDS, OWNED, owners)
    page.sorts("city", CITY_IDS, SIDED, state.side)
    page.counts_across("city", CITY_IDS, "tokens", state.tokens, 3)
    page.counts_across("city", CITY_IDS, "fortified", state.fort, 1)


def _player(state: Position, who: int, page: Page) -> None:
    page.counts(CUBES, state.cubes[who * 8 : who * 8 + 8], 4)
    page.tells(
        SHEET,
        [
            state.pool[who] / 8,
            state.casualties[who] / 8,
            state.forts[who] / 2,
            float(state.raised[who]),
            float(who in state.passed),
            state.tax[who] / 8,
            float(state.passed[:1] == [who]),
            float(state.pass_cube[who]),
        ],
    )
    for side in (BYZ, ARAB):
        track = who * 2 + side
        page.tells(
            TRACKS[side],
            [
                state.treasury[track] / 10,
                state.points[track] / 20,
                float(state.office[side] == who),
                float(state.guard[side] == who),
                float(state.fleet[side] == who),
            ],
        )
        page.one_of(AT[side], state.pawn[track])
