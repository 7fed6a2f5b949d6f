"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.struggle_for_rome.content.check import KINDS, RESOURCES
from gonfalon.games.struggle_for_rome.content.land import CARDS, CULTURE
from gonfalon.games.struggle_for_rome.rules.position import KNOWN, NEUTRAL, Position
from gonfalon.kernel.observing import PLACES, Locals, Page, players, situation
from gonfalon.kernel.offers import Offer
from gonfalon.kernel.sight import knows
from gonfalon.kernel.state import Frame

MOST_SEATS: Final = 4
COLOURS: Final = 5
PROMPTS: Final = (
    "start", "legionnaire-start", "legionnaire", "victim", "take-gold", "levy", "market", "pay", "wagon-box", "bank",
    "nomads", "settlers", "way", "offer", "offer-answer", "offer-counter", "offer-settle",
)  # fmt: skip
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = Locals(
    [
        ("tribe", 8), ("city", 40), ("goal", 171), ("building", 3), ("kind", 4), ("moved", 1), ("played", 1),
        ("proposals", 3), ("count", 4), ("total", 12), ("left", 8),
    ]
)  # fmt: skip

FIGURES: Final[list[str]] = [f"figure of {place}" for place in PLACES[:MOST_SEATS]]
TILES: Final[list[str]] = [f"tile of colour {colour}" for colour in range(COLOURS)]
TOTALS: Final[list[str]] = [f"total {total}" for total in range(13)]
HELD: Final[list[str]] = [f"{good} in hand" for good in RESOURCES]
PILES: Final[list[str]] = ["ore", "grain", "pasture", "discarded", "development"]
#: What is told of a player, part by part.
BOXES: Final[list[list[str]]] = [
    [f"{kind} {what}" for what in ("figures", "wagons", "spare figures", "towns", "scourge")] for kind in KINDS
]
LOOT: Final[list[list[str]]] = [[f"{kind} tiles of colour {colour}" for colour in range(COLOURS)] for kind in KINDS]
SURE: Final[list[str]] = [f"{what} surely in hand" for what in (*RESOURCES, "horse or cattle")]
SHEET: Final[list[str]] = [
    "gold", "hand", "development cards", "spare wagons", "culture", "diplomats", "heritage", "legions", "joker",
    "announced", "points", "diplomacy", "cards shown",
]  # fmt: skip
PLAYER: Final[list[str]] = BOXES[0] + LOOT[0] + BOXES[1] + LOOT[1] + SURE + SHEET
TABLED: Final[list[str]] = ["there", "proposer"]
DEALS: Final[list[list[str]]] = [
    [f"{what} {good}" for good in RESOURCES] for what in ("given", "got", "given in the draft", "got in the draft")
]


def describe(state: Position, seat: int, page: Page) -> None:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    page.about("game", "table")
    page.tell("seats", seats / 4)
    page.tell("round", state.round_number / 20)
    page.tell("phase", state.phase / 4)
    page.tell("quiet rounds", state.quiet / 20)
    page.tell("first player", (state.first - seat) % seats / 4)
    _board(state, seat, page)
    for who in players(page, seat, seats, MOST_SEATS, PLAYER):
        _player(state, who, page)
    held = [0] * len(CARDS)
    for card in state.cards[seat]:
        held[card] += 1
    page.about("hand", "own")
    page.counts(HELD, state.counts(seat), 4)
    page.counts_across("card", CARDS, "in hand", held, 1)
    page.about("game", "bank")
    page.tells(
        PILES,
        [state.ore / 12, state.grain / 12, len(state.pasture) / 24, len(state.discard) / 24, len(state.deck) / 24],
    )
    page.about("game", "marked")
    page.some_of(TOTALS, state.marks)
    situation(state, page, PROMPTS, LOCALS)
    _offer(state.frames[-1] if state.frames else None, seat, seats, page)


def _board(state: Position, seat: int, page: Page) -> None:
    """Figures by player (1: horsemen, 2: warriors), blocked cities, plunder tiles by colour, the legionnaire."""
    land, stand, seats = state.land(), state.stand, state.seats
    figures: list[list[int]] = [[] for _ in range(2 * MOST_SEATS)]
    for crossroad, tribe in enumerate(stand):
        if tribe >= 0:
            figures[(tribe - 2 * seat) % (2 * seats)].append(crossroad)
    for number in range(MOST_SEATS):
        page.levels("crossroad", land.crossroads, FIGURES[number], figures[2 * number], figures[2 * number + 1])
    page.marks("city", land.cities, "blocked", [city for city, c in enumerate(land.city_at) if stand[c] == NEUTRAL])
    page.sorts("city", land.cities, TILES, state.tile)
    page.marks("hex", land.hexes, "legionnaire", [state.legionnaire] if state.legionnaire >= 0 else [])


def _player(state: Position, who: int, page: Page) -> None:
    """What everybody sees of a player: both boxes, gold, what his hand is known to hold, special points."""
    for kind in range(2):
        tribe = 2 * who + kind
        page.tells(
            BOXES[kind],
            [
                state.figures[tribe] / 4,
                state.wagons[tribe] / 4,
                state.spare[tribe] / 4,
                state.towns[tribe] / 4,
                float(state.scourge[tribe]),
            ],
        )
        page.counts(LOOT[kind], state.loot[tribe * COLOURS : tribe * COLOURS + COLOURS], 2)
    page.counts(SURE, state.known[who * KNOWN : who * KNOWN + KNOWN], 4)
    shown = state.shown[who]
    page.tells(
        SHEET,
        [
            state.gold[who] / 8,
            len(state.hand[who]) / 8,
            len(state.cards[who]) / 4,
            state.spare_wagons[who] / 4,
            len([card for card in shown if card >= CULTURE]) / 2,
            state.diplomats[who] / 3,
            float(state.heritage[who]),
            float(state.legions[who]),
            float(state.joker[who]),
            float(state.announced[who]),
            state.points(who) / 10,
            float(state.diplomacy == who),
            len(shown) / 4,
        ],
    )


def _offer(frame: Frame | None, seat: int, seats: int, page: Page) -> None:
    """The exchange on the table: who proposes, what is given and got, a counter-offer being built."""
    page.about("offer", "tabled")
    if not isinstance(frame, Offer):
        page.nothing(TABLED)
        for names in DEALS:
            page.nothing(names)
        return
    page.tells(TABLED, [1.0, (frame.seat - seat) % seats / 4])
    half = len(frame.draft) // 2
    offer = [frame.give, frame.get] if knows(frame.readers, seat) else [[], []]
    draft = [frame.draft[:half], frame.draft[half:]] if knows(frame.drafter, seat) else [[], []]
    for names, row in zip(DEALS, offer + draft, strict=True):
        page.tells(names, [row[good] / 2 if good < len(row) else 0.0 for good in range(len(RESOURCES))])
