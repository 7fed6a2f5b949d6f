"""The board, the player boards and the hands, as flat lists, with accessors in the rulebook's words.

Per hex: ``terrain`` (UNEXPLORED while face down), ``exhausted``, ``city`` (the owner of the settlement), ``mood``,
``port_sea`` (the sea space its Port touches), ``holder`` (whose units stand there), ``pirates`` (black ships). Units
are counted at ``units[hex * 6 + kind]``, buildings at ``built[hex * 8 + piece]`` as colour + 1. Owners are seats,
BARBARIAN, or NOBODY. Units of the active player that carry marks of this turn stand in ``tired`` (see march).

Per seat: goods at ``goods[seat * 7 + good]``; ``owned`` and ``civ_owned`` are sets of bits, one per advance and one per
advance of the civilization; supplies at ``supply[owner * 14 + kind]``, city pieces after the units.

A region tile is drawn when its region is explored, from ``tiles``: the tiles nobody has seen yet. Decks have no order
either; what somebody has put on or under one lies in a list of its own.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content import find
from gonfalon.games.clash_of_cultures.content.land import Land
from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CAVALRY,
    ELEPHANT,
    GOODS,
    INFANTRY,
    LEADER,
    NEUTRAL,
    NOBODY,
    PIECES,
    SEA,
    SETTLEMENT,
    SETTLER,
    SHIP,
    UNEXPLORED,
    UNITS,
)
from gonfalon.games.clash_of_cultures.content.world import World
from gonfalon.games.clash_of_cultures.rules.moments import (
    CIV_BITS,
    EVENT_BITS,
    LEADER_BITS,
    MOVE_OPTIONS,
    OPEN_EFFECTS,
    WONDER_BITS,
)
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.moments import Empowered
from gonfalon.kernel.piles import Pile, pile
from gonfalon.kernel.requests import Answer
from gonfalon.kernel.sight import COUNT, OWNER, PILE, ROWS, Sight

STOCK: Final = UNITS + PIECES
NOT_COUNTED: Final = -1
FAR: Final = 99  # the distance where no way leads (COC-0.4)

#: Where a wonder card is, in ``wonder_at``, if not in a city: a deck or hand, out of the game, on an event card.
UNBUILT: Final = -1
GONE: Final = -2
ON_EVENT: Final = -3

#: What is counted for a seat in the turn now played, whosever it is (``tally``).
COMBATS: Final = 0  # land combats finished
COMBATS_WON: Final = 1
VICTORIES: Final = 2  # land combats won against at least 1 unit, not yet used by Heroic General
CONQUESTS: Final = 3  # conflicts of COC-35.19 not yet used by Good Ideas
PIRATE_BATTLES: Final = 4  # naval battles won against pirates
DRAFTS: Final = 5  # uses of Draft
COLLECTS: Final = 6
SUCCESSES: Final = 7  # of Influence Culture
TALLIES: Final = 8


class Position(Empowered):
    """Everything on the table between two answers."""

    OPEN: ClassVar[bool] = True  # only hands and the like are hidden: few questions hang on them, and those say so
    VISIBLE: ClassVar[dict[str, Sight]] = {
        "hand": Sight(OWNER, "action"),
        "deck": Sight(COUNT, "action"),
        "goals": Sight(OWNER, "objective"),
        "goal_deck": Sight(COUNT, "objective"),
        "assigned": Sight(ROWS, "objective", by="oracle"),
        "plans": Sight(OWNER, "wonder"),
        "plan_deck": Sight(COUNT, "wonder"),
        "events": Sight(PILE, "event"),
    }

    edition: str  # "" for our data, else the seal of a data file's
    # the board
    terrain: list[int]
    laid: list[int]  # per region: the tile and how it lies, 2 * tile + turned; -1 face down or a home
    tiles: list[int]  # region tiles nobody has seen yet
    exhausted: list[int]
    city: list[int]
    mood: list[int]
    built: Sequence[int]
    port_sea: list[int]
    holder: list[int]
    units: list[int]
    pirates: list[int]
    tired: list[int]
    supply: list[int]
    wonder_at: list[int]
    wonder_by: list[int]  # the builder, or NOBODY
    # the player boards
    goods: list[int]
    owned: list[int]
    civ_owned: list[int]
    lent: list[int]  # advances a seat uses without owning them (own.advance)
    box: list[int]  # cubes in the event box
    civ: list[int]
    leaders: list[list[int]]  # leader cards not used yet
    leader: list[int]  # the leader in play, or NOBODY
    leader_at: list[int]
    led: list[int]  # leaders recruited so far
    slain: list[int]  # leader cards of opponents taken
    captives: list[list[int]]  # 8 * owner + kind of each
    # cards
    hand: list[list[int]]
    deck: list[int]
    discard: list[int]
    goals: list[list[int]]
    goal_deck: list[int]
    goal_discard: list[int]
    done: list[list[int]]  # completed objective cards
    assigned: list[list[int]]  # per seat, the objective card of the Great Oracle, if any
    oracle: list[tuple[int, ...]]  # who has seen it
    plans: list[list[int]]  # wonder cards in hand
    plan_deck: list[int]
    shown_plans: list[int]  # wonder cards that lie open (COC-36.8)
    envoys: int = NOBODY  # the wonder card that lies on Envoys Meet
    events: Pile
    event_discard: list[int]
    table: list[int]  # event cards that stay
    persons: list[list[int]]  # great persons a seat has taken
    # scored by cards
    ruins: list[list[int]]  # event card, colour, piece of each piece on a card; of a wonder its owner then, -1 - wonder
    merits: list[list[int]]  # event card, owner, half points of each merit that an event card rewards
    anarchy: list[int]  # cubes on Anarchy
    runes: list[int]
    explorers: list[int]  # regions with a marker of Erik
    druids: list[int]  # barbarian cities with a token of the Celts
    beloved: list[int]  # cities with tokens of Cleopatra, each as often as there are tokens
    # time
    first: int = 0
    age: int = 0
    round_number: int = 0
    active: int = NOBODY
    actions: int = 0  # left in this turn
    spent: int = 0  # used in this turn
    lost_actions: list[int]  # taken off at the start of the next turn
    pending: list[int]  # seats whose event waits until the one in hand is resolved (COC-24.10)
    closing: int = 0  # the last Status Phase follows (COC-36)
    # this turn
    activated: list[int]  # hexes of the cities activated, each as often as it was
    angry_used: list[int]  # hexes of the cities activated while angry
    tally: list[int]
    report: tuple[tuple[int, ...], ...] = ()  # what was seen of the last conflict (rules/report.py)
    borrowed: int = NOBODY  # the advance named by the Great Library
    truces: list[int]  # two seats each: who may not attack until the end of their turn, and whom
    diplomat: list[int]  # owner and opponent of the Great Diplomat
    built_wonder: list[int]  # per seat: the round, counted from the start, in which a wonder was built last
    founder: list[int]  # per seat: the round in which New Founder was completed
    no_leaders: list[int]
    _world: World | None = None
    _held: list[int] | None = None  # while an answer is carried out: what ``held`` has found out, until ``changed``
    _towns: dict[int, list[int]] | None = None  # the same for ``cities``
    _rows: dict[int, list[int]] | None = None
    _land_rows: dict[int, list[int]] | None = None

    # -- content -----------------------------------------------------------------------------

    def world(self) -> World:
        """The printed things."""
        if self._world is None:
            self._world = find(self.edition)
        return self._world

    def land(self) -> Land:
        """The board for this number of players."""
        return self.world().lands[self.seats]

    def number(self, name: str) -> int:
        """A number of the rules."""
        return self.world().numbers[name]

    def civilized(self) -> bool:
        """Whether the expansion is in play (COC-2.17)."""
        return bool(self.options["expansion"])

    def clockwise(self, seat: int) -> list[int]:
        """All seats, this one first."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """The opponents, clockwise from the next one."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def round_count(self) -> int:
        """The rounds begun so far."""
        return (self.age - 1) * self.number("rounds") + self.round_number

    # -- effects (COC-37.5) ------------------------------------------------------------------

    def changed(self) -> None:
        """Somebody has other advances, cities, wonders, leaders or event cards than before."""
        if self._held is not None:
            self.remember()

    def accept(self, seat: int, answer: Answer) -> None:
        self.remember()
        super().accept(seat, answer)
        self.release()

    def remember(self) -> None:
        """From now on, until ``release``, whoever changes something tells it by ``changed``."""
        self._held = [NOT_COUNTED] * self.seats
        self._towns = {}

    def release(self) -> None:
        self._held = self._towns = None

    def held(self, seat: int) -> int:
        """The bits of the effects this seat has now."""
        known = self._held
        if known is None:
            return self.bits(seat)
        if known[seat] == NOT_COUNTED:
            known[seat] = self.bits(seat)
        return known[seat]

    def bits(self, seat: int) -> int:
        """The same, counted anew."""
        bits = self.owned[seat] | self.lent[seat] | OPEN_EFFECTS
        if self.civ_owned[seat]:
            bits |= self.civ_owned[seat] << (CIV_BITS + 4 * self.civ[seat])
        if self.leader[seat] != NOBODY:
            bits |= 3 << (LEADER_BITS + 2 * self.leader[seat])
        for wonder, where in enumerate(self.wonder_at):
            if where >= 0 and self.city[where] == seat:
                bits |= 1 << (WONDER_BITS + wonder)
        for event in self.table:
            bits |= 1 << (EVENT_BITS + event)
        for event in self.persons[seat]:
            bits |= 1 << (EVENT_BITS + event)
        return bits

    # -- distances (COC-0.4, COC-0.5) --------------------------------------------------------

    def row(self, start: int) -> list[int]:
        """The distance of every hex from this one, over explored spaces."""
        if self._rows is None:
            self._rows = {}
        found = self._rows.get(start)
        if found is None:
            found = self._rows[start] = self._flood(start, SEA + 1)
        return found

    def land_row(self, start: int) -> list[int]:
        """The same over explored land: every space entered is land."""
        if self._land_rows is None:
            self._land_rows = {}
        found = self._land_rows.get(start)
        if found is None:
            found = self._land_rows[start] = self._flood(start, SEA)
        return found

    def _flood(self, start: int, below: int) -> list[int]:
        near, terrain = self.land().near, self.terrain
        out = [FAR] * len(terrain)
        if terrain[start] == UNEXPLORED:
            return out
        out[start] = 0
        queue = [start]
        for here in queue:
            for there in near[here]:
                if out[there] == FAR and UNEXPLORED < terrain[there] < below:
                    out[there] = out[here] + 1
                    queue.append(there)
        return out

    def distance(self, a: int, b: int) -> int:
        return self.row(a)[b]

    def explore(self, region: int, face: list[int]) -> None:
        """The spaces of a region become known."""
        for place, terrain in zip(self.land().regions[region], face, strict=True):
            self.terrain[place] = terrain
        self._rows = None
        self._land_rows = None

    def is_explored(self, region: int) -> bool:
        return self.terrain[self.land().regions[region][0]] != UNEXPLORED

    def is_land(self, place: int) -> bool:
        return UNEXPLORED < self.terrain[place] < SEA

    # -- units -------------------------------------------------------------------------------

    def count(self, place: int, kind: int) -> int:
        return self.units[place * UNITS + kind]

    def army(self, place: int) -> int:
        """The army units in a space (COC-1.5)."""
        at = place * UNITS
        units = self.units
        return units[at + INFANTRY] + units[at + CAVALRY] + units[at + ELEPHANT] + units[at + LEADER]

    def aboard(self, place: int) -> int:
        """The land units in a space, which at sea are carried."""
        return self.units[place * UNITS + SETTLER] + self.army(place)

    def is_empty(self, place: int) -> bool:
        """No unit and no city."""
        return self.holder[place] == NOBODY and self.city[place] == NOBODY and not self.pirates[place]

    def wild(self, place: int) -> int:
        """The pirate ships in a space that nobody controls (COC-33.14)."""
        number, who = self.pirates[place], self.holder[place]
        if number and 0 <= who < self.seats and MOVE_OPTIONS.allowed(self, who, "share"):
            return 0
        return number

    def allies(self, place: int) -> int:
        """The pirate ships in a space that its holder controls."""
        return self.pirates[place] - self.wild(place)

    def hostile(self, seat: int, place: int) -> bool:
        """Whether enemy units stand here (COC-0.1)."""
        return self.holder[place] not in (NOBODY, seat) or self.wild(place) > 0

    def put(self, owner: int, kind: int, place: int, number: int = 1) -> None:
        """Units come from the supply onto the board."""
        self.supply[owner * STOCK + kind] -= number
        self.arrive(owner, kind, place, number)

    def take(self, place: int, kind: int, number: int = 1) -> None:
        """Units go back to the supply of their owner (COC-0.13)."""
        owner = self.holder[place]
        self.lift(place, kind, number)
        self.supply[owner * STOCK + kind] += number

    def arrive(self, owner: int, kind: int, place: int, number: int = 1) -> None:
        self.holder[place] = owner
        self.units[place * UNITS + kind] += number
        if kind == LEADER:
            self.leader_at[owner] = place

    def lift(self, place: int, kind: int, number: int = 1) -> None:
        """Units are lifted from a space."""
        if kind == LEADER:
            self.leader_at[self.holder[place]] = NOBODY
        self.units[place * UNITS + kind] -= number
        if not self.aboard(place) and not self.count(place, SHIP):
            self.holder[place] = NOBODY

    def spare(self, owner: int, kind: int) -> int:
        """How many of a unit are in a supply."""
        return self.supply[owner * STOCK + kind]

    def spare_piece(self, owner: int, piece: int) -> int:
        """How many of a city piece are in a supply."""
        return self.supply[owner * STOCK + UNITS + piece]

    def places_of(self, seat: int) -> list[int]:
        """The spaces where units of this owner stand."""
        return [place for place, who in enumerate(self.holder) if who == seat]

    def total(self, owner: int, kind: int) -> int:
        """How many units of a kind an owner has on the board."""
        count = 0
        for place, who in enumerate(self.holder):
            if who == owner:
                count += self.units[place * UNITS + kind]
        return count

    # -- cities ------------------------------------------------------------------------------

    def cities(self, owner: int) -> list[int]:
        """The cities of an owner; the list is not the caller's to change."""
        known = self._towns
        if known is None:
            return [place for place, who in enumerate(self.city) if who == owner]
        found = known.get(owner)
        if found is None:
            found = known[owner] = [place for place, who in enumerate(self.city) if who == owner]
        return found

    def building(self, place: int, piece: int) -> int:
        """The colour of a building in a city, or NOBODY."""
        return self.built[place * PIECES + piece] - 1

    def has_building(self, place: int, piece: int) -> bool:
        return self.built[place * PIECES + piece] > 0

    def wonders_in(self, place: int) -> list[int]:
        return [wonder for wonder, where in enumerate(self.wonder_at) if where == place]

    def size(self, place: int) -> int:
        """The city pieces of a city (COC-6.2)."""
        count = 1 + len(self.wonders_in(place))
        for piece in range(place * PIECES + 1, (place + 1) * PIECES):
            if self.built[piece]:
                count += 1
        return count

    def is_coastal(self, place: int) -> bool:
        return any(self.terrain[there] == SEA for there in self.land().near[place])

    def seas_of(self, place: int) -> list[int]:
        return [there for there in self.land().near[place] if self.terrain[there] == SEA]

    def influencers(self, place: int) -> list[int]:
        """The opponents of its owner whose buildings stand in a city (COC-6.9)."""
        out: list[int] = []
        for piece in range(place * PIECES + 1, (place + 1) * PIECES):
            colour = self.built[piece] - 1
            if colour >= 0 and colour != self.city[place] and colour not in out:
                out.append(colour)
        return out

    def place_piece(self, colour: int, piece: int, place: int) -> None:
        """A building comes from the supply into a city."""
        self.supply[colour * STOCK + UNITS + piece] -= 1
        self.built = with_item(self.built, place * PIECES + piece, colour + 1)

    def remove_piece(self, place: int, piece: int) -> int:
        """A building goes back to the supply of its colour, which is returned."""
        colour = self.clear_piece(place, piece)
        self.supply[colour * STOCK + UNITS + piece] += 1
        return colour

    def clear_piece(self, place: int, piece: int) -> int:
        """A building leaves a city, but not for its supply; its colour."""
        colour = self.building(place, piece)
        self.built = with_item(self.built, place * PIECES + piece, 0)
        return colour

    def settle(self, owner: int, place: int, mood: int = NEUTRAL) -> None:
        """A settlement comes from the supply: a new city."""
        self.supply[owner * STOCK + UNITS + SETTLEMENT] -= 1
        self.city[place] = owner
        self.mood[place] = mood
        self.changed()

    def unsettle(self, place: int) -> None:
        """A settlement goes back to its supply."""
        self.supply[self.city[place] * STOCK + UNITS + SETTLEMENT] += 1
        self.city[place] = NOBODY
        self.changed()

    def shift_mood(self, place: int, steps: int) -> None:
        """Raise or lower the mood of a city (COC-6.7)."""
        self.mood[place] = max(ANGRY, min(2, self.mood[place] + steps))

    # -- goods and advances ------------------------------------------------------------------

    def have(self, seat: int, good: int) -> int:
        return self.goods[seat * GOODS + good]

    def owns(self, seat: int, advance: int) -> bool:
        return (self.owned[seat] >> advance) & 1 == 1

    def uses(self, seat: int, advance: int) -> bool:
        """Whether a seat may use the effect of an advance (own.advance)."""
        return ((self.owned[seat] | self.lent[seat]) >> advance) & 1 == 1

    def advance_count(self, seat: int) -> int:
        """Advances of the player board."""
        return self.owned[seat].bit_count()

    def in_group(self, seat: int, group: int) -> int:
        """How many advances of a group a seat owns."""
        return (self.owned[seat] & self.world().masks[group]).bit_count()

    def owns_civ(self, seat: int, advance: int) -> bool:
        """Whether a seat owns this advance of a civilization, by its number among all of them."""
        return advance // 4 == self.civ[seat] and (self.civ_owned[seat] >> (advance % 4)) & 1 == 1

    def government(self, seat: int) -> int:
        """The government group a seat owns advances of, or NOBODY (COC-29.2)."""
        masks = self.world().masks
        for group in self.world().governments:
            if self.owned[seat] & masks[group]:
                return group
        return NOBODY

    def controls_wonder(self, seat: int, wonder: int) -> bool:
        """Whether the wonder stands in a city of this seat (COC-27.4)."""
        where = self.wonder_at[wonder]
        return where >= 0 and self.city[where] == seat

    def draw_into(self, cards: list[int], drawn: tuple[int, ...]) -> None:
        for card in drawn:
            insort(cards, card)


def opening_position(seats: int, options: dict[str, Any], edition: str) -> Position:
    """The table before the first draw (section 2): what needs neither chance nor choice."""
    world = find(edition)
    land = world.lands[seats]
    hexes = len(land.hexes)
    both = bool(options["expansion"])
    supply: list[int] = []
    for owner in range(BARBARIAN + 1):
        stock = world.barbarian_stock if owner == BARBARIAN else world.stock
        for kind, number in enumerate(stock):
            extra = world.civ_unit[kind] if kind < UNITS else world.civ_piece[kind - UNITS]
            supply.append(number if (both or not extra) and (owner < seats or owner == BARBARIAN) else 0)
    start = 0
    for advance in world.start_advances:
        start |= 1 << advance
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        edition=edition,
        terrain=[UNEXPLORED] * hexes,
        laid=[-1] * len(land.regions),
        tiles=list(range(len(world.tiles))),
        exhausted=[0] * hexes,
        city=[NOBODY] * hexes,
        mood=[NEUTRAL] * hexes,
        built=[0] * (hexes * PIECES),
        port_sea=[NOBODY] * hexes,
        holder=[NOBODY] * hexes,
        units=[0] * (hexes * UNITS),
        pirates=[0] * hexes,
        tired=[],
        supply=supply,
        wonder_at=[UNBUILT] * len(world.wonders),
        wonder_by=[NOBODY] * len(world.wonders),
        goods=world.start_goods * seats,
        owned=[start] * seats,
        civ_owned=[0] * seats,
        lent=[0] * seats,
        box=[world.numbers["event_cubes"]] * seats,
        civ=[NOBODY] * seats,
        leaders=[[] for _ in range(seats)],
        leader=[NOBODY] * seats,
        leader_at=[NOBODY] * seats,
        led=[0] * seats,
        slain=[0] * seats,
        captives=[[] for _ in range(seats)],
        hand=[[] for _ in range(seats)],
        deck=list(range(len(world.action_cards))),
        discard=[],
        goals=[[] for _ in range(seats)],
        goal_deck=[card for card, extra in enumerate(world.goal_civ) if both or not extra],
        goal_discard=[],
        done=[[] for _ in range(seats)],
        assigned=[[] for _ in range(seats)],
        oracle=[() for _ in range(seats)],
        plans=[[] for _ in range(seats)],
        plan_deck=list(range(len(world.wonders))),
        shown_plans=[],
        events=pile([card for card, extra in enumerate(world.event_civ) if both or not extra]),
        event_discard=[],
        table=[],
        persons=[[] for _ in range(seats)],
        ruins=[],
        merits=[],
        anarchy=[0] * seats,
        runes=[0] * seats,
        explorers=[],
        druids=[],
        beloved=[],
        lost_actions=[0] * seats,
        pending=[],
        marks=[],
        activated=[],
        angry_used=[],
        tally=[0] * (seats * TALLIES),
        truces=[],
        diplomat=[],
        built_wonder=[0] * seats,
        founder=[0] * seats,
        no_leaders=[0] * seats,
        _world=world,
    )
