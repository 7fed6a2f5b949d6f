"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.medioevo_universale.content.terms import BRANCHES, CATEGORIES, GOODS, KINDS, UNITS
from gonfalon.games.medioevo_universale.rules.army import count, size
from gonfalon.games.medioevo_universale.rules.position import CARDS, HORDE, OWNERS, PLAYERS, SLOTS, Position
from gonfalon.kernel.observing import PLACES, Locals, Page, asked

CIRCLE: Final[list[str]] = [f"barbarian die {number}" for number in range(3)]
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = Locals(
    [
        ("space", 138), ("card", 72), ("slot", 64), ("florins", 500), ("points", 5), ("rounds", 5), ("origin", 138),
        ("goal", 138), ("keeper", 6), ("owner", 6), ("turn", 10), ("moved", 1), ("both", 1),
    ]
)  # fmt: skip

TABLE: Final[list[str]] = [
    "seats", "turn", "phase", "active player", "event", "tax tolerated", "first monument", "second monument",
    "magnate", "blood left", "own florins", "own stash", "event pile",
]  # fmt: skip
BANK: Final[list[str]] = [f"{good} cubes" for good in GOODS]
#: What is told of a territory, part by part.
GROUND: Final[list[str]] = ["in play", "held by", "token of", *[f"{kind} building" for kind in CATEGORIES], "market"]
OWN_ARMY: Final[list[str]] = [f"own {unit}" for unit in UNITS]
OTHERS: Final[list[str]] = ["strongest other army", "its owner", "barbarians"]
#: What is told of a player, part by part.
SHEET: Final[list[str]] = [
    "realm", "turn order", "honour", "loans", "new loan", "interest due", "interest unpaid", "tax", "blood",
    "eliminated", "relation", "struck", "prisoners of his", "prisoners with him", "surrendered", "route", "conquests",
]  # fmt: skip
BRANCHED: Final[list[list[str]]] = [
    [f"{what} {branch}" for branch in BRANCHES]
    for what in ("technology", "points for", "objective tokens for", "tokens spent for")
]
PLAYER: Final[list[str]] = SHEET + [name for row in BRANCHED for name in row]
CARRIER: Final[list[str]] = ["what", "level", "place", "moves", "cargo"]
SLOT_NAMES: Final[list[str]] = [f"{place}-{slot}" for place in PLACES[:PLAYERS] for slot in range(SLOTS)]
CARD_NAMES: Final[list[str]] = [str(card) for card in range(CARDS)]


def describe(state: Position, seat: int, page: Page) -> None:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats are 0."""
    seats = state.seats
    whose = [_whose(state, seat, owner) for owner in range(-1, HORDE + 1)]
    page.about("game", "table")
    page.tells(
        TABLE,
        [
            seats / 6,
            state.turn_number / 10,
            state.phase / 6,
            whose[state.active + 1],
            (state.event + 1) / 40,
            state.tolerated / 30,
            float(state.monuments & 1),
            float(state.monuments >> 1),
            state.magnate / 500,
            state.blood_left / 20,
            state.florins[seat] / 1000,
            len(state.stash[seat]) / 5,
            len(state.event_pile) / 40,
        ],
    )
    page.counts(CIRCLE, state.circle + [0] * (len(CIRCLE) - len(state.circle)), 8)
    page.counts(BANK, state.bank, 10)
    _lands(state, seat, whose, page)
    for number in range(PLAYERS):
        _player(state, seat, number, page)
        _carriers(state, seat, number, page)
    page.across("card", CARD_NAMES, "held by", [whose[holder + 1] for holder in state.held])
    page.counts_across("card", CARD_NAMES, "turned", state.turned, 1)
    page.marks("card", CARD_NAMES, "to choose from", state.dealt[seat])
    asked(state, seat, page)
    LOCALS.tell(state, page, 3)


def _whose(state: Position, seat: int, owner: int) -> float:
    """0: nobody's, then the observer and the others clockwise, then barbarians."""
    if owner < 0:
        return 0.0
    return 1.5 if owner == HORDE else ((owner - seat) % state.seats + 1) / 6


def _lands(state: Position, seat: int, whose: list[float], page: Page) -> None:
    """Per territory: whether it is played with, whose it is, what is built, who stands there."""
    army, built, world = state.army, state.built, state.world()
    for land in range(world.lands):
        page.about("territory", world.names[land])
        page.tells(
            GROUND,
            [
                float(state.in_play[land]),
                whose[state.holder[land] + 1],
                whose[state.token[land] + 1],
                built[land * 3] / 3,
                built[land * 3 + 1] / 3,
                built[land * 3 + 2] / 3,
                state.market[land] / 63,
            ],
        )
        at = land * OWNERS
        own = army[at + seat]
        if own:
            page.counts(OWN_ARMY, [count(own, kind) for kind in range(KINDS)], 4)
        else:
            page.nothing(OWN_ARMY)
        strongest, who = 0, -1
        for other in range(state.seats):
            there = army[at + other]
            if there and other != seat and size(there) > strongest:
                strongest, who = size(there), other
        page.tells(OTHERS, [strongest / 5, whose[who + 1], size(army[at + HORDE]) / 5])


def _player(state: Position, seat: int, number: int, page: Page) -> None:
    """What everybody sees of a player: honour, debts, taxes, prisoners, how he stands to the observer, technologies."""
    page.about("player", PLACES[number])
    if number >= state.seats:
        page.nothing(PLAYER)
        return
    who = (seat + number) % state.seats
    page.tells(
        SHEET,
        [
            (state.realm[who] + 1) / 6,
            state.order.index(who) / 6,
            state.honour[who] / 30,
            state.loans[who] / 5,
            float(state.new_loan[who]),
            state.due[who] / 250,
            float(state.unpaid[who]),
            state.tax[who] / 30,
            state.blood[who] / 5,
            float(state.out[who]),
            state.relation[seat * PLAYERS + who] / 3,
            float(state.struck[seat * PLAYERS + who]),
            size(state.prisoners[seat * PLAYERS + who]) / 5,
            size(state.prisoners[who * PLAYERS + seat]) / 5,
            size(state.waiting[who]) / 5,
            len(state.route[who]) / 5,
            state.conquests[who] / 3,
        ],
    )
    at = who * len(BRANCHES)
    for names, row in zip(BRANCHED, (state.tech, state.tp, state.gears, state.spent), strict=True):
        page.counts(names, row[at : at + len(BRANCHES)], 4)


def _carriers(state: Position, seat: int, number: int, page: Page) -> None:
    for slot in range(SLOTS):
        page.about("transport", SLOT_NAMES[number * SLOTS + slot])
        own = (seat + number) % state.seats * SLOTS + slot
        if number < state.seats and state.what[own] >= 0:
            cargo = state.cargo[own].bit_count() / 6
            told = [(state.what[own] + 1) / 5, state.level[own] / 3, (state.place[own] + 1) / 138]
            page.tells(CARRIER, [*told, state.moves[own] / 6, cargo])
        else:
            page.nothing(CARRIER)
