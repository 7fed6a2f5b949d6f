"""The position in the rulebook's words: what the rules ask of the table, and the table before the setup."""

from typing import Any, Final

from gonfalon.games.medioevo_universale.content import find
from gonfalon.games.medioevo_universale.content.terms import (
    CAPTAIN,
    CARAVAN,
    CIVIL,
    GALLEY,
    MACHINE,
    MILITARY,
    SHIP,
    UNITS,
    WAGON,
)
from gonfalon.games.medioevo_universale.content.world import World
from gonfalon.games.medioevo_universale.rules.army import ONE, captain_count, count, size
from gonfalon.games.medioevo_universale.rules.honour import SOURCE_COUNT, SOURCES, START
from gonfalon.games.medioevo_universale.rules.table import Table
from gonfalon.kernel.fields import with_item
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.piles import pile

NOBODY: Final = -1
HORDE: Final = 6
OWNERS: Final = 7
PLAYERS: Final = 6
SLOTS: Final = 10  # carriers of a player
FLEET: Final = 60  # the first slot of a barbarian Galley
ALL_SLOTS: Final = 64
NOTHING: Final = -1
DECK: Final = -1  # who holds a card that lies in the deck
CARDS: Final = 73
TIME_UP: Final = "act:time:up"
ATTEND: Final = "act:attend:on"
UNATTEND: Final = "act:attend:off"
GUESS: Final = 250  # tens of florins somebody may have saved, as far as others can tell ...
LITTLE: Final = 40  # ... and what people usually keep

#: How two players stand to each other (MEU-19.24).
PEACE: Final = 0
DECLARED: Final = 1
WAR: Final = 2
ARMISTICE: Final = 3

#: What a war has seen so far from one side: an attack, or the announcement of one.
ATTACKED: Final = 1
THREATENED: Final = 2

#: How a pact's clause begins. Then, for what allows something (MEU-19.7 to 19.9): who grants, who benefits, and the
#: territories if not all; for alliances: supporter, ally, units, named enemy; for a promise: who gives it, which.
COMMERCIAL: Final = 0
PASSAGE: Final = 1
MILITARY_CONTROL: Final = 2
CIVIL_CONTROL: Final = 3
NON_BELLIGERENCE: Final = 4
DEFENSIVE: Final = 5
OFFENSIVE: Final = 6
FREE_TEXT: Final = 7


class Position(Table):
    """Everything on the table between two answers."""

    def neighbours(self, space: int) -> list[int]:
        """MEU-1.3: the spaces in play at most three steps away, itself included."""
        if self._near is None:
            self._near = {}
        if space not in self._near:
            self._near[space] = self.world().reach(space, self.number("neighbour_steps"), self.in_play)
        return self._near[space]

    def world(self) -> World:
        """The printed things."""
        if self._world is None:
            self._world = find(self.edition)
        return self._world

    def number(self, name: str) -> int:
        """A number of the rules."""
        return self.world().numbers[name]

    def turns(self) -> int:
        """MEU-2.1: how many turns are played; our introduction has fewer."""
        return self.world().short_turns if self.options["introduction"] else int(self.options["turns"])

    def deck(self) -> list[int]:
        """All Empire cards of this game, by number."""
        return self.world().short_deck if self.options["introduction"] else self.world().deck

    # -- players -----------------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The seats still in the game, in turn order."""
        return [seat for seat in self.order if not self.out[seat]]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.playing() if other != seat]

    def hostile(self, a: int, b: int) -> bool:
        """MEU-1.12: at war and without armistice; barbarians are hostile to everybody."""
        if a == b:
            return False
        return a == HORDE or b == HORDE or self.relation[a * PLAYERS + b] == WAR

    def relate(self, a: int, b: int, state: int) -> None:
        self.relation[a * PLAYERS + b] = self.relation[b * PLAYERS + a] = state

    def penalty(self, seat: int) -> int:
        """MEU-9.18: what the place in the turn order takes off an attack value."""
        return self.world().penalties[self.seats - 3][self.order.index(seat)]

    def gain(self, seat: int, points: int, source: int, why: str = "") -> None:
        """Honour, up or down. At the limit of MEU-2.4 the game stops: only steps that return no frame may call it.

        Once it is over (MEU-23.1) it does not stop again. The log says ``why``, unless the source tells it.
        """
        self.honour[seat] += points
        if points and self.logged():
            why = f"honour:{why or SOURCES[source]}"
            self.say("honour", seat=seat, points=f"{points:+}", why=why, now=self.honour[seat])
        self.earned[seat * SOURCE_COUNT + source] += points
        limit = int(self.options["honour_limit"])
        if limit and points > 0 and self.honour[seat] >= limit and self.frames:
            whole = self.frames[0]
            end = whole.STEPS.index("last_event")
            if whole.at < end:
                self.frames[:] = [whole]
                whole.at = end

    # -- spaces ------------------------------------------------------------------------------

    def is_sea(self, space: int) -> bool:
        return space >= self.world().lands

    def home(self, territory: int) -> int:
        """The seat to whose home realm a territory belongs; NOBODY for barbarian land (MEU-1.10)."""
        realm = self.world().realm[territory]
        if realm < 0:
            return NOBODY
        for seat, own in enumerate(self.realm):
            if own == realm and not self.out[seat]:
                return seat
        return NOBODY

    def homes(self, seat: int) -> list[int]:
        return self.world().home_of[self.realm[seat]]

    def territories(self, seat: int) -> list[int]:
        """The territories a seat controls (MEU-13.9)."""
        return [t for t, holder in enumerate(self.holder) if holder == seat]

    def units(self, space: int, owner: int) -> int:
        """The army of an owner in a space, at sea the loads of his Galleys."""
        if not self.is_sea(space):
            return self.army[space * OWNERS + owner]
        total = 0
        for slot in self.carriers(owner):
            if self.place[slot] == space:
                total += self.load[slot]
        return total

    def own_units(self, space: int, seat: int) -> int:
        """The same without barbarians in a player's pay (MEU-18.65)."""
        army = self.units(space, seat)
        for place, who, _, kind, _ in self.strangers:
            if place == space and who == seat and count(army, kind):
                army -= ONE[kind]
        return army

    def occupied(self, owner: int) -> list[int]:
        """The spaces in which an owner has military units, in the order of their numbers."""
        lands = self.world().lands
        out = [at // OWNERS for at in range(owner, lands * OWNERS, OWNERS) if self.army[at]]
        seas = {self.place[slot] for slot in self.carriers(owner) if self.load[slot] and self.place[slot] >= lands}
        return out + sorted(seas)

    def present(self, space: int) -> list[int]:
        """The players with military units in a space, in turn order."""
        return [seat for seat in self.order if self.units(space, seat)]

    def horde(self, space: int) -> int:
        """The barbarians in a space."""
        return self.units(space, HORDE)

    def empty(self, space: int) -> bool:
        """MEU-1.15: without troops."""
        if self.is_sea(space):
            return not self.horde(space) and not self.present(space)
        at = space * OWNERS
        return not any(self.army[at : at + OWNERS])

    def rebel(self, territory: int) -> bool:
        """MEU-1.11: a home territory occupied only by barbarians."""
        return self.home(territory) != NOBODY and self.horde(territory) > 0 and not self.present(territory)

    def rebels(self, seat: int) -> list[int]:
        """The rebel home territories of a seat."""
        return [t for t in self.homes(seat) if self.army[t * OWNERS + HORDE] and not self.present(t)]

    # -- control (MEU-13.8 to 13.11) ---------------------------------------------------------

    def refresh(self, territory: int) -> None:
        """Who controls a territory now, after something in it has changed."""
        before = self.keeper[territory]
        if self.intruders[territory]:
            for seat in range(self.seats):
                if not self.army[territory * OWNERS + seat]:
                    self.no_intruder(territory, seat)
        contested, holder = self._claim(territory, before)
        self.holder[territory] = holder
        if not contested:
            self.keeper[territory] = holder
        if not self.army[territory * OWNERS + HORDE]:
            self.rebelled = with_item(self.rebelled, territory, 0)
        if self.pacts or self.guests:
            self._lodge(territory, holder)

    def _lodge(self, territory: int, holder: int) -> None:
        """MEU-19.25: what a pact allows is visible when used, even where the pact itself is not."""
        at = territory * OWNERS
        for guest in self.guests[:]:
            if guest[0] == territory and (not self.army[at + guest[2]] or holder not in (NOBODY, guest[1])):
                self.guests.remove(guest)
        for seat in range(self.seats) if holder != NOBODY else ():
            lodger = (territory, holder, seat)
            there = seat != holder and self.army[at + seat] > 0 and lodger not in self.guests
            if there and self.admits(holder, seat, territory):
                self.guests.append(lodger)

    def _claim(self, territory: int, before: int) -> tuple[bool, int]:
        """Whether its buildings stay who had them last (MEU-13.11), and who controls it."""
        at = territory * OWNERS
        armies = [seat for seat in range(self.seats) if self.army[at + seat]]
        if self.strangers:  # MEU-18.65: hired barbarians alone keep no control
            armies = [seat for seat in armies if self.own_units(territory, seat)]
        token, home = self.token[territory], self.home(territory)
        if self.army[at + HORDE]:
            return True, NOBODY
        claims = armies[:]
        if token != NOBODY and token not in claims:
            claims.append(token)
        if home != NOBODY and home not in claims and token in (NOBODY, home):
            claims.append(home)
        fit = [seat for seat in claims if all(other == seat or self.guest(seat, other, territory) for other in armies)]
        fit = [seat for seat in fit if not self.intruders[territory] >> seat & 1]
        if not fit:
            return bool(claims), NOBODY
        if before in fit:
            return False, before
        return False, home if home in fit else fit[0]

    def lord(self, territory: int) -> int:
        """MEU-13.11: whose the buildings are: who controls a territory, or, where it is contested, who did so last."""
        holder = self.holder[territory]
        return self.keeper[territory] if holder == NOBODY and self.present(territory) else holder

    def guest(self, host: int, guest: int, territory: int) -> bool:
        """Whether troops of one player stand in another's land with his leave (MEU-13.9, 19.8, 19.9, 19.17)."""
        if (territory, host, guest) in self.guests or self.admits(host, guest, territory):
            return True
        for where, lord, stranger, _ in self.leaving:
            if where == territory and lord == host and stranger == guest:
                return True
        return False

    def admits(self, host: int, guest: int, territory: int) -> bool:
        """Whether a pact in force lets troops stand there."""
        return self.permits(PASSAGE, host, guest, territory) or self.permits(MILITARY_CONTROL, host, guest, territory)

    def permits(self, clause: int, host: int, guest: int, territory: int) -> bool:
        """Whether a pact in force allows this to a player in a territory of the other (MEU-19.7 to 19.9)."""
        for pact in self.pacts:
            for granted in pact[2]:
                if granted[:3] == (clause, host, guest) and (len(granted) == 3 or territory in granted[3:]):
                    return True
        return clause == PASSAGE and self.supports(guest, host)

    def supports(self, seat: int, ally: int) -> bool:
        """Whether an alliance obliges a player to help another now; his troops then have Passage (MEU-19.11)."""
        for pact in self.pacts:
            for granted in pact[2]:
                if granted[1:3] == (seat, ally) and self.foes(granted):
                    return True
        return False

    def foes(self, clause: tuple[int, ...]) -> list[int]:
        """Against whom an alliance's duty holds now (MEU-19.23): as long as the war lasts."""
        if clause[0] not in (DEFENSIVE, OFFENSIVE):
            return []
        ally = clause[2]
        out: list[int] = []
        for foe in range(self.seats):
            if self.relation[ally * PLAYERS + foe] == PEACE or foe == clause[1]:
                continue
            called = self.struck[foe * PLAYERS + ally] & ATTACKED
            if clause[0] == OFFENSIVE:
                called = self.struck[ally * PLAYERS + foe] if clause[4] == foe else 0
            if called:
                out.append(foe)
        return out

    def sally(self, at: int, army: int) -> None:
        """How much of an army has left a Castle for nothing this turn."""
        self.sallied = with_item(self.sallied, at, army)

    def enter(self, space: int, seat: int) -> None:
        """An army of this seat has come here this turn."""
        self.arrived = with_item(self.arrived, space, self.arrived[space] | 1 << seat)

    def no_intruder(self, territory: int, seat: int) -> None:
        """An army of this seat is no intruder, or no longer there."""
        self.intruders = with_item(self.intruders, territory, self.intruders[territory] & ~(1 << seat))

    def note_conquered(self, territory: int, mark: int) -> None:
        """Note what was done here this turn (MEU-22.12)."""
        self.conquered = with_item(self.conquered, territory, self.conquered[territory] | mark)

    # -- buildings ---------------------------------------------------------------------------

    def hurt(self, at: int, points: int) -> None:
        """How many destruction tokens lie on a building."""
        self.damage = with_item(self.damage, at, points)

    def civil(self, territory: int) -> int:
        return self.built[territory * 3 + CIVIL]

    def fortress(self, territory: int) -> int:
        """The level of the military building."""
        return self.built[territory * 3 + MILITARY]

    def market_value(self, territory: int) -> int:
        """MEU-14.13: how many real cubes lie in an area."""
        return self.market[territory].bit_count()

    def buildings(self, seat: int) -> list[int]:
        """The places, territory * 3 + category, of the buildings in controlled territories."""
        out: list[int] = []
        for t in self.territories(seat):
            for at in range(t * 3, t * 3 + 3):
                if self.built[at]:
                    out.append(at)
        return out

    # -- carriers ----------------------------------------------------------------------------

    def carriers(self, owner: int) -> list[int]:
        """The slots in use of an owner."""
        if owner == HORDE:
            return [slot for slot in range(FLEET, ALL_SLOTS) if self.what[slot] != NOTHING]
        return [slot for slot in range(owner * SLOTS, owner * SLOTS + SLOTS) if self.what[slot] != NOTHING]

    def carriers_at(self, space: int, owner: int) -> list[int]:
        """The carriers of an owner in a space, not those aboard a Galley."""
        return [slot for slot in self.carriers(owner) if self.place[slot] == space and self.aboard[slot] == NOTHING]

    def owner_of(self, slot: int) -> int:
        return HORDE if slot >= FLEET else slot // SLOTS

    def serves(self, slot: int, what: int) -> bool:
        """Whether a carrier is used as one of a kind: what it is, or what cards 11 and 54 make of it this turn."""
        own = self.what[slot]
        if own == what:
            return True
        if own == MACHINE:
            return what == WAGON and self.room(slot) > 0
        if (own, what) not in ((WAGON, CARAVAN), (CARAVAN, WAGON)):
            return False
        return any(effect[0] == 11 and effect[2] == slot for effect in self.effects)

    def room(self, slot: int) -> int:
        """How many units a carrier takes (MEU-8.6); a siege machine what the die of card 54 has given it."""
        own = self.what[slot]
        if own == MACHINE:
            return sum([effect[2] % 4 for effect in self.effects if effect[0] == 54 and effect[2] // 4 == slot])
        if own == CARAVAN:
            return self.world().room[WAGON * 4 + self.level[slot]] if self.serves(slot, WAGON) else 0
        return 0 if own == SHIP else self.world().room[own * 4 + self.level[slot]]

    def hold(self, slot: int) -> int:
        """How many cubes a carrier takes (MEU-14.2)."""
        own = self.what[slot]
        if own == SHIP or self.serves(slot, CARAVAN):
            return self.world().room[(SHIP if own == SHIP else CARAVAN) * 4 + self.level[slot]]
        return 0

    def trades(self, slot: int) -> bool:
        """Whether a carrier is a trade transport now (MEU-14.1, 18.11)."""
        return self.what[slot] == SHIP or self.serves(slot, CARAVAN)

    def galleys(self, space: int, owner: int) -> list[int]:
        return [slot for slot in self.carriers_at(space, owner) if self.what[slot] == GALLEY]

    # -- units of a seat ---------------------------------------------------------------------

    def all_units(self, seat: int) -> int:
        """Every military unit an owner has on the map, on Galleys too."""
        total = sum(self.army[seat::OWNERS])
        for slot in self.carriers(seat):
            total += self.load[slot]
        return total

    def troops(self, seat: int) -> int:
        return size(self.all_units(seat))

    def reserve(self, owner: int, kind: int) -> int:
        """How many units of a kind are left (MEU-7.27): not on the map, not prisoners, not waiting."""
        away = self.all_units(owner)
        most = self.world().horde_count
        if owner != HORDE:
            most = self.world().unit_count
            away += self.waiting[owner] + self.surrendered[owner]
            for captor in range(self.seats):
                away += self.prisoners[captor * PLAYERS + owner]
            away += sum([ONE[UNITS.index(thing[8:])] for thing, _ in self.stash[owner] if thing.startswith("recruit:")])
        used = captain_count(away) if kind >= CAPTAIN else count(away, kind)
        for _, army, piece, unit, _ in self.strangers:  # whose piece it is counts, not whose army
            used += (min(unit, CAPTAIN) == min(kind, CAPTAIN)) * ((piece == owner) - (army == owner))
        for _, who, now, before in self.changed:  # no pieces are exchanged (MEU-16.15)
            if who == owner:
                used += (min(before, CAPTAIN) == min(kind, CAPTAIN)) - (min(now, CAPTAIN) == min(kind, CAPTAIN))
        return most[kind] - used

    # -- cards and technologies --------------------------------------------------------------

    def cards(self, seat: int) -> list[int]:
        """The Empire cards a seat owns."""
        return [card for card, holder in enumerate(self.held) if holder == seat]

    def knows(self, seat: int, technology: int) -> bool:
        """MEU-7.7: a level and all below it."""
        return self.tech[seat * 6 + technology // 4] > technology % 4

    def barred(self, card: int, territory: int) -> bool:
        """Whether a Bishop's ban (cards 1 to 3) lies on a territory this turn."""
        for effect in self.effects:
            if effect[0] == card and effect[2] == territory:
                return True
        return False

    # -- the agreed time (MEU-2.3): no program of rules reads a clock, so a player who does says it -----

    def acts(self, seat: int) -> list[str]:
        """Whoever wants to act in other players' turns too announces it (MEU-28.2); anybody calls the time."""
        out = super().acts(seat)
        if self.out[seat]:
            return out
        out.append(UNATTEND if self.attending[seat] else ATTEND)
        return [*out, TIME_UP] if self.options["hours"] and not self.time_up else out

    def act(self, seat: int, answer: str) -> None:
        if answer in (ATTEND, UNATTEND):
            self.attending[seat] = int(answer == ATTEND)
        elif answer == TIME_UP:
            self.time_up = 1
            self.say("time-up", seat=seat)
        else:
            super().act(seat, answer)

    def deal_unseen(self, keeping: tuple[int, ...], generator: Generator) -> None:
        """MEU-25.2: what lies behind the others' screens is a guess, by what everybody has seen."""
        for seat in range(self.seats):
            if seat not in keeping:
                self.florins[seat] = self._imagined(seat, generator)
                if seat in self.purse_readers:
                    self.purse = self.florins[seat]

    def _imagined(self, seat: int, generator: Generator) -> int:
        """Taxes lie open, and whether somebody has bought since; what he has saved besides does not."""
        saved = 10 * generator.below(GUESS if not generator.below(4) else LITTLE)
        if self.turn_number == 1 and self.phase < 4:
            return self.number("florins") // 2 + saved
        bought = self.phase > 4 or (self.phase == 4 and self.order.index(seat) < self.order.index(self.active))
        if self.phase < 3 or bought:
            return saved
        lots = sum([1 + self.civil(t) for t in self.territories(seat)])
        return saved + lots * self.tax[seat]


def opening_position(seats: int, options: dict[str, Any], edition: str) -> Position:
    """The table before the setup (section 2C)."""
    world = find(edition)
    numbers = world.numbers
    earned = [0] * (seats * SOURCE_COUNT)
    for seat in range(seats):
        earned[seat * SOURCE_COUNT + START] = numbers["honour"]
    spaces, lands = world.spaces, world.lands
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        edition=edition,
        realm=world.short_realms[:seats] if options["introduction"] else [NOBODY] * seats,
        in_play=[1] * spaces,
        order=list(range(seats)),
        last_order=list(range(seats)),
        circle=[],
        event_pile=list(range(len(world.events))),
        event_discard=[],
        army=[0] * (spaces * OWNERS),
        halted=[0] * (spaces * OWNERS),
        sallied=[0] * (spaces * OWNERS),
        built=[0] * (lands * 3),
        damage=[0] * (lands * 3),
        market=[0] * lands,
        token=[NOBODY] * lands,
        holder=[NOBODY] * lands,
        keeper=[NOBODY] * lands,
        rebelled=[0] * lands,
        conquered=[0] * lands,
        intruders=[0] * lands,
        arrived=[0] * spaces,
        what=[NOTHING] * ALL_SLOTS,
        level=[0] * ALL_SLOTS,
        place=[NOTHING] * ALL_SLOTS,
        moves=[0] * ALL_SLOTS,
        cargo=[0] * ALL_SLOTS,
        aboard=[NOTHING] * ALL_SLOTS,
        load=[0] * ALL_SLOTS,
        sortie=[0] * ALL_SLOTS,
        bank=world.cubes[:],
        florins=[numbers["florins"]] * seats,
        loans=[0] * seats,
        new_loan=[0] * seats,
        repaid=[0] * seats,
        due=[0] * seats,
        unpaid=[0] * seats,
        tax=[0] * seats,
        honour=[numbers["honour"]] * seats,
        earned=earned,
        tech=world.short_levels * seats if options["introduction"] else [0] * (seats * 6),
        learned=[0] * seats,
        tp=[0] * (seats * 6),
        gears=[0] * (seats * 6),
        spent=[0] * (seats * 6),
        blood=[0] * seats,
        out=[0] * seats,
        held=[DECK] * CARDS,
        turned=[0] * CARDS,
        met=[0] * CARDS,
        empire=pile(world.short_deck if options["introduction"] else world.deck),
        dealt=[[] for _ in range(seats)],
        prisoners=[0] * (PLAYERS * PLAYERS),
        waiting=[0] * seats,
        surrendered=[0] * seats,
        regain=[0] * seats,
        regain_next=[0] * seats,
        stash=[[] for _ in range(seats)],
        recruited=[0] * seats,
        relation=[PEACE] * (PLAYERS * PLAYERS),
        fought=[0] * (PLAYERS * PLAYERS),
        struck=[0] * (PLAYERS * PLAYERS),
        pacts=[],
        pact_readers=[],
        offers=[0] * seats,
        denounced=[],
        guests=[],
        leaving=[],
        orders=[],
        order_readers=[],
        attending=[0] * seats,
        route=[[] for _ in range(seats)],
        road=[NOTHING] * seats,
        effects=[],
        banned=[],
        changed=[],
        strangers=[],
        conquests=[0] * seats,
        slain=[0] * seats,
        sold=[0] * seats,
        blood_left=numbers["blood_tokens"],
        _world=world,
    )
