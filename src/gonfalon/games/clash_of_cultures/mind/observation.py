"""The position as a seat sees it, as numbers of a fixed size, for learners (see gonfalon.training)."""

from typing import Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    GOOD_NAMES,
    GOODS,
    NOBODY,
    PIECE_NAMES,
    PIECES,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.kernel.observing import Locals, Page, asked, players

MOST_SEATS: Final = 4
#: The locals of a procedure that its questions depend on, all of them public, and how large they grow.
LOCALS: Final = Locals(
    [
        ("city", 80), ("place", 80), ("count", 5), ("advance", 48), ("kind", 6), ("mood", 3), ("piece", 8),
        ("region", 16), ("side", 2), ("start", 80), ("last", 80), ("sea", 80), ("target", 80), ("steps", 4),
    ]
)  # fmt: skip

TABLE: Final[list[str]] = [
    "seats", "age", "round", "first player", "active player", "actions left", "actions spent", "closing", "civilized",
    "action deck", "objective deck", "wonder deck", "tiles unseen",
]  # fmt: skip
#: What is told of a hex, part by part.
GROUND: Final[list[str]] = ["terrain", "exhausted", "city of", "mood", "held by", "pirates", "activated"]
BUILT: Final[list[str]] = [f"{piece} of" for piece in PIECE_NAMES]
STANDS: Final[list[str]] = list(UNIT_NAMES)
HEX: Final[list[str]] = GROUND + BUILT + STANDS
#: What is told of a player before and after the advances.
GOODS_HELD: Final[list[str]] = list(GOOD_NAMES)
SUPPLY: Final[list[str]] = [f"{name} in supply" for name in (*UNIT_NAMES, *PIECE_NAMES)]
CIV_OWNED: Final[list[str]] = [f"civilization advance {number}" for number in range(4)]
SHEET: Final[list[str]] = [
    "event box", "leader", "leader at", "leaders recruited", "leaders slain", "captives", "action cards",
    "objective cards", "wonder cards", "objectives done", "great persons", "anarchy", "actions lost", "advances lent",
]  # fmt: skip


class Labels:
    """The names that depend on the data in use."""

    def __init__(self, world: World) -> None:
        self.spaces: int = max([len(land.near) for land in world.lands.values()])
        self.regions: list[str] = [str(n) for n in range(max([len(land.regions) for land in world.lands.values()]))]
        self.beyond: list[str] = [f"beyond-{number}" for number in range(self.spaces)]
        self.advances: list[str] = [f"advance {name}" for name in world.advances]
        self.civilizations: list[str] = [f"civilization {name}" for name in world.civilizations]
        self.action_cards: list[str] = [str(card) for card in world.action_cards]
        self.goal_cards: list[str] = [str(card) for card in world.goal_cards]
        rest = [*self.advances, *CIV_OWNED, *SHEET, *self.civilizations]
        self.player: list[str] = [*GOODS_HELD, *SUPPLY, "place", *rest]


_labels: dict[str, Labels] = {}


def labels(state: Position) -> Labels:
    """The names for the data of this table."""
    known = _labels.get(state.edition)
    if known is None:
        known = _labels[state.edition] = Labels(state.world())
    return known


def describe(state: Position, seat: int, page: Page) -> None:
    """Numbers about 0 to 3, the observer's own things first, then clockwise; empty seats and far hexes are 0."""
    seats, world, names = state.seats, state.world(), labels(state)
    page.about("game", "table")
    page.tells(
        TABLE,
        [
            seats / 4,
            state.age / 6,
            state.round_number / 3,
            (state.first - seat) % seats / 4,
            _whose(state, seat, state.active),
            state.actions / 3,
            state.spent / 3,
            float(state.closing),
            float(state.civilized()),
            len(state.deck) / 42,
            len(state.goal_deck) / 38,
            len(state.plan_deck) / 8,
            len(state.tiles) / 16,
        ],
    )
    _board(state, seat, names, page)
    for who in players(page, seat, seats, MOST_SEATS, names.player):
        _player(state, seat, who, names, page)
    page.marks("action card", names.action_cards, "in hand", state.hand[seat])
    page.marks("objective card", names.goal_cards, "in hand", state.goals[seat])
    page.marks("wonder", world.wonders, "in hand", state.plans[seat])
    page.marks("action card", names.action_cards, "discarded", state.discard)
    page.marks("event", world.events, "stays", state.table)
    page.across("wonder", world.wonders, "at", [(where + 4) / 80 for where in state.wonder_at])
    asked(state, seat, page)
    LOCALS.tell(state, page, 3)


def _whose(state: Position, seat: int, owner: int) -> float:
    """0: nobody's, then the observer and the others clockwise, then barbarians."""
    if owner == NOBODY:
        return 0.0
    return 1.5 if owner >= BARBARIAN else ((owner - seat) % state.seats + 1) / 4


def _board(state: Position, seat: int, names: Labels, page: Page) -> None:
    whose = [_whose(state, seat, owner) for owner in range(NOBODY, BARBARIAN + 2)]
    hexes = state.land().hexes
    for place in range(names.spaces):
        if place >= len(hexes):
            page.about("hex", names.beyond[place])
            page.nothing(HEX)
            continue
        page.about("hex", hexes[place])
        page.tells(
            GROUND,
            [
                (state.terrain[place] + 1) / 5,
                float(state.exhausted[place]),
                whose[state.city[place] + 1],
                state.mood[place] / 2,
                whose[state.holder[place] + 1],
                state.pirates[place] / 2,
                1.0 if place in state.activated else 0.0,
            ],
        )
        page.tells(BUILT, [whose[colour] for colour in state.built[place * PIECES : place * PIECES + PIECES]])
        page.counts(STANDS, state.units[place * UNITS : place * UNITS + UNITS], 4)
    laid = [tile + 1 for tile in state.laid]
    page.counts_across("region", names.regions, "tile", laid + [0] * (len(names.regions) - len(laid)), 32)


def _player(state: Position, seat: int, who: int, names: Labels, page: Page) -> None:
    """What everybody sees of a player: goods, supply, advances, civilization and leader, how many cards."""
    page.counts(GOODS_HELD, state.goods[who * GOODS : who * GOODS + GOODS], 7)
    page.counts(SUPPLY, state.supply[who * STOCK : who * STOCK + STOCK], 4)
    page.tell("place", _whose(state, seat, who))
    page.bits(names.advances, state.owned[who])
    page.bits(CIV_OWNED, state.civ_owned[who])
    page.tells(
        SHEET,
        [
            state.box[who] / 3,
            (state.leader[who] + 1) / 45,
            (state.leader_at[who] + 1) / 80,
            state.led[who] / 3,
            state.slain[who] / 2,
            len(state.captives[who]) / 4,
            len(state.hand[who]) / 4,
            len(state.goals[who]) / 4,
            len(state.plans[who]) / 2,
            len(state.done[who]) / 4,
            len(state.persons[who]) / 2,
            state.anarchy[who] / 4,
            state.lost_actions[who] / 3,
            float(bool(state.lent[who])),
        ],
    )
    page.one_of(names.civilizations, state.civ[who])
