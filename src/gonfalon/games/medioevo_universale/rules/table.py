"""Everything on the table, as flat lists, and who sees what of it.

Spaces are numbered as in ``World``: territories, then seas. Owners are the seats and, as number HORDE, the barbarians.
At ``space * OWNERS + owner``: ``army`` (see army.py), and of it the units that are stopped (``halted``) or have left a
Castle for nothing this turn (``sallied``).
At ``territory * 3 + category``: ``built``, the level of a building, and its ``damage``.
Per territory: ``market``, a bit for each colour lying there; ``token``, whose control token; ``holder``, who controls
it (NOBODY: barbarian or contested); ``keeper``, to whom its buildings belong (MEU-13.11).

Transports and siege machines ("carriers") have a slot each, ten for every player (MEU-7.21) at ``seat * 10``, and four
for barbarian Galleys from FLEET on: ``what`` (NOTHING: a free slot), ``level``, ``place``, ``moves`` left, ``cargo``
(four bits for each colour), ``aboard`` (the Galley that carries it at sea), ``load`` (the army a Galley carries there).

Money is hidden (MEU-25.2), what was left of it at an earlier moment too (``purse``), and so are the cards somebody is
choosing from.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from gonfalon.games.medioevo_universale.content.world import World
from gonfalon.kernel.acts import EVERY, NOTICE, TURN
from gonfalon.kernel.piles import Pile
from gonfalon.kernel.sight import OWNER, PILE, ROWS, SEATS, Sight
from gonfalon.kernel.state import State

MINE: Final = "mine"  # until when a standing order may last: the next turn of its seat begins

#: A pact: number, parties, clauses, payments, secret, last turn (0: none), turn of signature (see pacts.py).
Pact = tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...], bool, int, int]


class Table(State):
    """The board, the players' sheets and the decks between two answers; what is asked of them stands in position.py."""

    #: standing orders: in every window, and in some kinds of them
    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {
        EVERY: (MINE, TURN),
        "barbarians": (TURN, NOTICE),
        "quiet": (NOTICE,),
        "foreign": (NOTICE,),
        "phase-start": (TURN, NOTICE),
        "activation-start": (TURN, NOTICE),
        "own-turn": (TURN, NOTICE),
        "card-turned": (TURN, NOTICE),
        "die-rolled": (TURN, NOTICE),
        "before-step": (TURN, NOTICE),
        "entered": (TURN, NOTICE),
        "battle-opens": (TURN, NOTICE),
        "round-opens": (TURN, NOTICE),
        "rolls-made": (TURN, NOTICE),
        "damage": (TURN, NOTICE),
        "round-ends": (TURN, NOTICE),
        "deal": (TURN, NOTICE),
    }
    OPEN: ClassVar[bool] = True  # only hands and the like are hidden: few questions hang on them, and those say so
    OPTIONAL: ClassVar[tuple[str, ...]] = (*State.OPTIONAL, "purse", "purse_readers")
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "florins": Sight(OWNER),
        "purse": Sight(SEATS, by="purse_readers"),
        "dealt": Sight(OWNER, "empire"),
        "stash": Sight(OWNER),
        "recruited": Sight(OWNER),
        "empire": Sight(PILE, "empire"),
        "pacts": Sight(ROWS, by="pact_readers", size=False),
        "pact_readers": Sight(ROWS, by="pact_readers", size=False),
        "orders": Sight(ROWS, by="order_readers", size=False),
        "order_readers": Sight(ROWS, by="order_readers", size=False),
    }

    edition: str  # "" for our data, else the seal of a data file's
    realm: list[int]
    in_play: list[int]
    order: list[int]
    last_order: list[int]
    circle: list[int]  # d4, d6, d8 of the barbarians; empty before the first roll
    event_pile: list[int]
    event_discard: list[int]

    army: list[int]
    halted: list[int]
    sallied: Sequence[int]
    built: list[int]
    damage: Sequence[int]
    market: list[int]
    token: list[int]
    holder: list[int]
    keeper: list[int]
    rebelled: Sequence[int]  # a rebellion broke out here and barbarians have held it since (MEU-22.13)
    conquered: Sequence[int]  # this turn (MEU-22.12)
    intruders: Sequence[int]  # per territory, a bit for each player whose army has not conquered it yet (MEU-19.5)
    arrived: Sequence[int]  # per space, a bit for each player whose army entered it this turn (MEU-13.13)

    what: list[int]
    level: list[int]
    place: list[int]
    moves: list[int]
    cargo: list[int]
    aboard: list[int]
    load: list[int]
    sortie: list[int]  # a carrier that has left a Castle for nothing this turn
    bank: list[int]  # cubes of each colour

    florins: list[int]
    loans: list[int]
    new_loan: list[int]  # taken this turn
    repaid: list[int]
    due: list[int]  # interest not paid yet
    unpaid: list[int]  # turns in a row without paying it
    tax: list[int]
    honour: list[int]
    earned: list[int]
    tech: list[int]  # seat * 6 + branch
    learned: list[int]  # a bit for each branch advanced this turn
    tp: list[int]  # seat * 6 + colour, in hand until the phase ends
    gears: list[int]  # Objective tokens, seat * 6 + colour
    spent: list[int]  # those of them flipped this turn
    blood: list[int]
    out: list[int]  # eliminated (MEU-20.8)

    held: list[int]  # per card: a seat, or DECK
    turned: list[int]
    met: list[int]  # per card: its event objective came true this turn, as far as all can see
    purse: int = 0  # what was left to who repaid the last loan this turn, if a card of his asks for it
    purse_readers: tuple[int, ...] = ()  # he
    empire: Pile  # the Empire deck; its top card lies open (MEU-2.19)
    dealt: list[list[int]]  # cards a seat is choosing from

    prisoners: list[int]  # captor * 6 + owner: an army
    waiting: list[int]  # surrendered in an earlier turn, beside the board (MEU-12.7)
    surrendered: list[int]  # this turn
    regain: list[int]  # units that card 28 lets a player buy back now (MEU-7.37)
    regain_next: list[int]
    stash: list[list[tuple[str, int]]]  # bought and not placed yet, and for how much (MEU-24.8)
    recruited: list[int]  # units placed in this purchase phase (MEU-7.26)

    relation: list[int]  # seat * 6 + seat
    fought: list[int]  # the same: a battle of this war has been fought
    struck: list[int]  # the same: ATTACKED, THREATENED or both in the present war (MEU-19.23)
    pacts: list[Pact]
    pact_readers: list[tuple[int, ...]]  # who knows each of them (MEU-19.25)
    offers: list[int]  # made in this window (MEU-19.19)
    denounced: list[tuple[int, int]]  # this turn: by whom, which pact
    guests: list[tuple[int, int, int]]  # troops that stand somewhere by leave, as all can see: territory, host, guest
    leaving: list[tuple[int, int, int, int]]  # MEU-19.17: territory, host, guest, turn in which the guest must go
    orders: list[tuple[int, ...]]  # MEU-19.23: ally, supporter, from where, how many units, where to, whom to attack
    order_readers: list[tuple[int, ...]]
    attending: list[int]  # who has announced free acts in others' turns (MEU-28.2)
    route: list[list[int]]  # per seat: territory * 2 + 1 if done; the last is the destination
    road: list[int]  # the slot that travels it
    effects: list[tuple[int, int, int]]  # until the end of the turn: card, seat, thing
    banned: list[tuple[int, int]]  # cards 1 to 3 of the turn before: card, territory
    changed: list[tuple[int, int, int, int]]  # units that are something else this turn: space, owner, now, before
    #: Units that fight in another's army this turn (cards 65, 66): space, whose army, whose piece, kind, where it
    #: came from (NOBODY: it is removed at the end).
    strangers: list[tuple[int, int, int, int, int]]
    report: tuple[tuple[int, ...], ...] = ()  # what was seen of the last battle (rules/report.py)

    conquests: list[int]  # this turn, per seat
    slain: list[int]  # barbarians destroyed this turn, per seat
    sold: list[int]  # a bit for each colour sold this trade phase

    turn_number: int = 1
    phase: int = 0
    active: int = 0
    event: int = -1
    tolerated: int = 0  # on the back of the top Event card
    monuments: int = 0  # bit 1: Rome, bit 2: Jerusalem has been conquered
    magnate: int = 0  # florins on card 36
    pact_count: int = 0
    blood_left: int = 0
    time_up: int = 0  # somebody has said that the agreed time is over (MEU-2.3)
    deployment: int = 0  # 1: purchases of this phase are hidden (MEU-24.8)
    _world: World | None = None
    _near: dict[int, list[int]] | None = None  # neighbours, worked out when first asked for
