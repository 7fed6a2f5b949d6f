"""The table: who owns which card, where it lies, used or unused; with accessors in the rulebook's words (section 1).

Every card has a number; per card: ``fief`` (where it lies, -1: not on the table), ``land`` (the land it lies on, -1:
none), ``used`` (1: turned), ``damage``. Per player: ``lands`` (the City first), ``built`` and ``troops`` (characters).
Decks, hands and building piles are unordered: chance decides which card comes when it comes.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medievalia.content import (
    BUILDINGS,
    BUILDINGS_MAX,
    CARDS,
    CITIES,
    DECK_CARDS,
    DECK_OF,
    IS_CIVIL,
    IS_FORT,
    KIND,
    LOADED,
    PER_FOOD,
    PILE_SIZES,
    STARTERS,
    VP,
    Map,
    Tables,
)
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import State

NOWHERE: Final = -1
FREE: Final = -1
NOBODY: Final = -1


class Position(State):
    """Everything on the table between two answers."""

    VISIBLE: ClassVar[dict[str, Sight]] = {
        "deck_territory": Sight(COUNT, "territory"),
        "deck_military": Sight(COUNT, "military"),
        "deck_character": Sight(COUNT, "character"),
        "hand_territory": Sight(OWNER, "territory"),
        "hand_military": Sight(OWNER, "military"),
        "hand_character": Sight(OWNER, "character"),
        "piles": Sight(COUNT, "building"),
    }

    values: str  # the name of the card tables in use
    allies: int  # 1: two against two

    deck_territory: list[int]
    deck_military: list[int]
    deck_character: list[int]
    bottom: list[int]  # the open card under each deck, drawn last (MED-2.2)
    hand_territory: list[list[int]]
    hand_military: list[list[int]]
    hand_character: list[list[int]]
    piles: list[int]  # the buildings that lie face down, in all three piles
    pile_left: list[int]  # how many of them in each pile
    top: list[int]  # the open building of each pile, -1: the pile is empty

    fief: list[int]
    land: list[int]
    used: list[int]
    damage: list[int]
    lands: list[list[int]]
    built: list[list[int]]
    troops: list[list[int]]

    out: list[int]  # the discard, open (MED-1.14)
    siege: list[int]
    alive: list[int]
    first: int = 0
    active: int = 0
    rounds: int = 0
    helped: int = 0  # 1: the ally has helped in this turn and paid the penalty (MED-16.7)
    ending: str = ""
    won: list[int]

    # -- the table ---------------------------------------------------------------------------

    def tables(self) -> Tables:
        return LOADED[self.values]

    def map(self) -> Map:
        return LOADED[self.values].maps[self.seats]

    def ally(self, seat: int) -> int:
        """The partner who still plays, or -1 (MED-2.12)."""
        if self.allies:
            partner = (seat + 2) % 4
            if self.alive[partner]:
                return partner
        return NOBODY

    def friends(self, seat: int, other: int) -> bool:
        """Whether two seats are the same player or allies."""
        return seat == other or (self.allies == 1 and (seat + 2) % 4 == other)

    def lord(self, fief: int) -> int:
        """The living player whose fief this is; -1 for a neutral fief, also one that became so (MED-17.3)."""
        return fief if fief < self.seats and self.alive[fief] else NOBODY

    def owner(self, card: int) -> int:
        """The player a card on the table belongs to, or -1."""
        for seat in range(self.seats):
            if card in self.troops[seat] or card in self.lands[seat] or card in self.built[seat]:
                return seat
        return NOBODY

    def next_seat(self, seat: int) -> int:
        """The next living player clockwise (MED-3.9)."""
        seat = (seat + 1) % self.seats
        while not self.alive[seat]:
            seat = (seat + 1) % self.seats
        return seat

    # -- decks and hands (MED-1.12) ----------------------------------------------------------

    def deck(self, deck: int) -> list[int]:
        """The face-down cards of a deck, without its open bottom card."""
        return self.deck_territory if deck == 0 else self.deck_military if deck == 1 else self.deck_character

    def deck_size(self, deck: int) -> int:
        return len(self.deck(deck)) + (self.bottom[deck] != NOWHERE)

    def drawable(self, deck: int) -> list[int]:
        """The cards the next draw may bring: any of the deck, the bottom card only at the very end."""
        cards = self.deck(deck)
        if cards:
            return cards
        return [] if self.bottom[deck] == NOWHERE else [self.bottom[deck]]

    def hand(self, deck: int) -> list[list[int]]:
        return self.hand_territory if deck == 0 else self.hand_military if deck == 1 else self.hand_character

    def hand_size(self, seat: int) -> int:
        return len(self.hand_territory[seat]) + len(self.hand_military[seat]) + len(self.hand_character[seat])

    def hand_cards(self, seat: int) -> list[int]:
        return self.hand_territory[seat] + self.hand_military[seat] + self.hand_character[seat]

    def take(self, seat: int, deck: int, card: int) -> None:
        """A card drawn from a deck comes into a hand."""
        cards = self.deck(deck)
        if cards:
            cards.remove(card)
        else:
            self.bottom[deck] = NOWHERE
        self.give(seat, card)

    def give(self, seat: int, card: int) -> None:
        hand = self.hand(DECK_OF[card])[seat]
        hand.append(card)
        hand.sort()

    def swap_into_hand(self, seat: int, card: int) -> None:
        """In an imagined deal: a card that everybody knows this hand to hold changes places with another one of it."""
        deck = DECK_OF[card]
        hand = self.hand(deck)[seat]
        for place in [self.deck(deck), *self.hand(deck)]:
            if card in place and card not in hand:
                place.remove(card)
                place.append(hand.pop(0))
                place.sort()
                hand.append(card)
                hand.sort()

    def discard_from_hand(self, seat: int, card: int) -> None:
        self.hand(DECK_OF[card])[seat].remove(card)
        self.out.append(card)

    # -- groups (MED-1.9, 1.10) --------------------------------------------------------------

    def guards(self, seat: int, land: int) -> list[int]:
        """The characters on a land."""
        on = self.land
        return [card for card in self.troops[seat] if on[card] == land]

    def buildings_on(self, seat: int, land: int) -> list[int]:
        on = self.land
        return [card for card in self.built[seat] if on[card] == land]

    def room(self, seat: int, land: int) -> bool:
        """Whether a land can take another building (MED-6.6)."""
        return len(self.buildings_on(seat, land)) < BUILDINGS_MAX

    def guarded(self, seat: int, land: int) -> bool:
        """MED-9.4: a character or a military building stands there."""
        on = self.land
        for card in self.troops[seat]:
            if on[card] == land:
                return True
        return any(on[card] == land and IS_FORT[KIND[card]] for card in self.built[seat])

    def producing(self, seat: int, land: int) -> list[tuple[int, int, int]]:
        """The producing cards of a group (MED-4.4, 4.19): card, resource, amount; surplus workers left out."""
        tables = self.tables()
        kind = KIND[land]
        gives = tables.resource[kind]
        out = [(land, gives, tables.amount[kind])]
        slots = tables.slots[kind]
        on = self.land
        for card in self.troops[seat]:
            if slots and on[card] == land and tables.works[KIND[card]]:
                out.append((card, gives, 1))
                slots -= 1
        own = self.options["building_output"] == "own"
        for card in self.built[seat]:
            if on[card] == land and IS_CIVIL[KIND[card]]:
                out.append((card, tables.resource[KIND[card]] if own else gives, 1))
        return out

    def natural(self, seat: int, resource: int) -> int:
        """Natural production (MED-4.16): every group and free character of the fief, used or not, no powers."""
        tables = self.tables()
        on = self.land
        fief = self.fief
        own = self.options["building_output"] == "own"
        total = 0
        for land in self.lands[seat]:
            kind = KIND[land]
            if tables.resource[kind] == resource:
                total += tables.amount[kind]
                slots = tables.slots[kind]
                for card in self.troops[seat]:
                    if slots and on[card] == land and tables.works[KIND[card]]:
                        total += 1
                        slots -= 1
        for card in self.built[seat]:
            if IS_CIVIL[KIND[card]]:
                gives = tables.resource[KIND[card]] if own else tables.resource[KIND[on[card]]]
                total += gives == resource
        for card in self.troops[seat]:
            if on[card] == FREE and fief[card] == seat:
                total += tables.production[KIND[card]][resource]
        return total

    def capacity(self, seat: int) -> int:
        """MED-8.2: how many characters the natural food keeps."""
        return PER_FOOD * self.natural(seat, 0)

    def linked(self, seat: int, building: int) -> bool:
        """MED-7.3: whether the player has a building of this kind."""
        return any(KIND[card] == building for card in self.built[seat])

    def prestige(self, seat: int) -> int:
        """MED-15.1: different buildings, the castle double."""
        seen: list[int] = []
        for card in self.built[seat]:
            if KIND[card] not in seen:
                seen.append(KIND[card])
        return sum([VP[kind] for kind in seen])

    # -- coming, turning, going --------------------------------------------------------------

    def enter(self, seat: int, card: int, land: int) -> None:
        """A card comes into play in its owner's fief, unused; a territory or a free character lies on no land."""
        self.fief[card] = seat
        self.land[card] = land
        self.used[card] = 0

    def turn_card(self, seat: int, card: int) -> None:
        """Use a card: on a land, its whole group turns with it (MED-4.5, 14.3)."""
        land = self.land[card]
        if land == FREE:
            self.used[card] = 1
        else:
            self.turn_group(seat, land)

    def turn_group(self, seat: int, land: int) -> None:
        on, used = self.land, self.used
        used[land] = 1
        for card in self.troops[seat]:
            if on[card] == land:
                used[card] = 1
        for card in self.built[seat]:
            if on[card] == land:
                used[card] = 1

    def reactivate(self, seat: int) -> None:
        """MED-3.6."""
        used = self.used
        for row in (self.lands[seat], self.built[seat], self.troops[seat]):
            for card in row:
                used[card] = 0

    def _off(self, card: int) -> None:
        self.fief[card] = NOWHERE
        self.land[card] = FREE
        self.used[card] = 0
        self.damage[card] = 0
        self.out.append(card)

    def remove_troop(self, seat: int, card: int) -> None:
        self.troops[seat].remove(card)
        self._off(card)

    def remove_building(self, seat: int, card: int) -> None:
        self.built[seat].remove(card)
        self._off(card)

    def remove_land(self, seat: int, land: int) -> None:
        """A land goes with its buildings; its characters stay, free and unchanged (MED-5.9, 12.19)."""
        for card in self.buildings_on(seat, land):
            self.remove_building(seat, card)
        for card in self.guards(seat, land):
            self.land[card] = FREE
        self.lands[seat].remove(land)
        self._off(land)

    def eliminate(self, seat: int) -> None:
        """MED-17.2: everything the player had leaves the game."""
        for row in (self.troops[seat], self.built[seat], self.lands[seat]):
            for card in row:
                self._off(card)
            row.clear()
        for deck in range(3):
            self.out.extend(self.hand(deck)[seat])
            self.hand(deck)[seat].clear()
        self.alive[seat] = 0
        self.siege[seat] = 0


def opening_position(seats: int, options: dict[str, Any], values: str) -> Position:
    """Section 2, before anything is drawn: decks whole, each player with his City."""
    lands = [[CITIES[seat]] for seat in range(seats)]
    fief = [NOWHERE] * CARDS
    for seat in range(seats):
        fief[CITIES[seat]] = seat
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        values=values,
        allies=1 if seats == 4 and options["alliance"] else 0,
        deck_territory=list(DECK_CARDS[0]),
        deck_military=list(DECK_CARDS[1]),
        deck_character=list(DECK_CARDS[2]),
        bottom=[NOWHERE] * 3,
        hand_territory=[[] for _ in range(seats)],
        hand_military=[[] for _ in range(seats)],
        hand_character=[[] for _ in range(seats)],
        piles=[card for card in BUILDINGS if card not in STARTERS],
        pile_left=[size - 1 for size in PILE_SIZES],
        top=[NOWHERE] * len(PILE_SIZES),
        fief=fief,
        land=[FREE] * CARDS,
        used=[0] * CARDS,
        damage=[0] * CARDS,
        lands=lands,
        built=[[] for _ in range(seats)],
        troops=[[] for _ in range(seats)],
        out=[],
        siege=[0] * seats,
        alive=[1] * seats,
        won=[],
    )
