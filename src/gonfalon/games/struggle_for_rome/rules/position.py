"""The board, the boxes and the hands, as flat lists, with accessors in the rulebook's words.

Per crossroad: ``stand``, the tribe whose figure stands there (NOBODY, or NEUTRAL for a blocked city).
Per city: ``tile``, the colour of its plunder tile (NO_TILE: none). The face of a tile is drawn when it is
turned over, from ``faces`` of its colour: what has not been seen yet (SFR-1.16).
Per tribe, at ``seat * 2 + kind``: ``place`` (a crossroad, SETTLED in an empire), ``figures`` and ``wagons`` in
the box, ``spare`` figures in reserve, ``towns`` owned, ``scourge``; its tiles at ``loot[tribe * 5 + colour]``.

Hands are hidden. ``known[seat * 5 + kind]`` counts the cards everybody knows a seat to hold; its last entry
counts further cards known to be horse or cattle. It is a lower bound made of public events only.
"""

from bisect import insort
from typing import Any, ClassVar, Final

from gonfalon.games.struggle_for_rome.content import find
from gonfalon.games.struggle_for_rome.content.land import CATTLE, CULTURE, GRAIN, HORSE, ORE, TREASURE, Land
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import State

NOBODY: Final = -1
NEUTRAL: Final = -2
NO_TILE: Final = -1
SETTLED: Final = -1
PASTURES: Final = 4  # in ``known``: cards known to be horse or cattle, not which
KNOWN: Final = 5


class Position(State):
    """Everything on the table between two answers."""

    VISIBLE: ClassVar[dict[str, Sight]] = {
        "hand": Sight(OWNER, ""),  # dealt again by deal_unseen: the pasture pile holds no ore
        "pasture": Sight(COUNT, ""),
        "cards": Sight(OWNER, "development"),
        "deck": Sight(COUNT, "development"),
    }

    edition: str  # "" for our data, else the seal of a data file's
    stand: list[int]
    tile: list[int]
    faces: list[list[int]]
    place: list[int]
    figures: list[int]
    wagons: list[int]
    spare: list[int]
    towns: list[int]
    loot: list[int]
    scourge: list[int]

    spare_wagons: list[int]
    gold: list[int]
    hand: list[list[int]]
    known: list[int]
    cards: list[list[int]]
    shown: list[list[int]]  # Cultural Progress turned up, and at the end Treasures
    diplomats: list[int]
    heritage: list[int]
    legions: list[int]
    joker: list[int]
    announced: list[int]

    ore: int
    grain: int
    pasture: list[int]
    discard: list[int]
    deck: list[int]
    marks: list[int]
    first: int = 0
    round_number: int = 0
    phase: int = 0
    quiet: int = 0  # rounds since anything but resources and gold has changed (SFR-13.6)
    legionnaire: int = -1
    diplomacy: int = NOBODY
    _land: Land | None = None

    def land(self) -> Land:
        """The printed things."""
        if self._land is None:
            self._land = find(self.edition)
        return self._land

    def number(self, name: str) -> int:
        """A number of the rules."""
        return self.land().numbers[name]

    # -- places ------------------------------------------------------------------------------

    def clockwise(self) -> list[int]:
        """The seats, the first player first (SFR-2.2)."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def owner(self, city: int) -> int:
        """The tribe that owns a city, NOBODY for a Roman one, NEUTRAL for a blocked one (SFR-0.12)."""
        return self.stand[self.land().city_at[city]]

    def empire(self, tribe: int) -> list[int]:
        """The cities of a tribe."""
        land, stand = self.land(), self.stand
        return [city for city, c in enumerate(land.city_at) if stand[c] == tribe]

    def seats_at(self, hexagon: int) -> list[int]:
        """The seats with a board figure on a crossroad of this hex (SFR-3.4, SFR-3.11)."""
        out: list[int] = []
        stand = self.stand
        for c in self.land().corners[hexagon]:
            tribe = stand[c]
            if tribe >= 0 and tribe // 2 not in out:
                out.append(tribe // 2)
        return out

    # -- hands (SFR-4.8, SFR-15.1) -----------------------------------------------------------

    def have(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat holds."""
        count = 0
        for card in self.hand[seat]:
            if card == kind:
                count += 1
        return count

    def counts(self, seat: int) -> list[int]:
        """How many cards of each kind a seat holds."""
        out = [0, 0, 0, 0]
        for card in self.hand[seat]:
            out[card] += 1
        return out

    def receive(self, seat: int, kind: int) -> None:
        """A card comes into a hand before everybody's eyes."""
        insort(self.hand[seat], kind)
        self.known[seat * KNOWN + kind] += 1

    def release(self, seat: int, kind: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.hand[seat].remove(kind)
        at = seat * KNOWN
        if self.known[at + kind]:
            self.known[at + kind] -= 1
        elif kind >= HORSE and self.known[at + PASTURES]:
            self.known[at + PASTURES] -= 1

    def draw_pasture(self, seat: int, kind: int) -> None:
        """A card of the pasture pile comes into a hand, seen by its owner alone."""
        self.pasture.remove(kind)
        insort(self.hand[seat], kind)
        self.known[seat * KNOWN + PASTURES] += 1

    def steal(self, thief: int, victim: int, kind: int) -> None:
        """A card changes hands unseen by the others: of each kind there may be one less now."""
        self.hand[victim].remove(kind)
        insort(self.hand[thief], kind)
        for i in range(victim * KNOWN, victim * KNOWN + KNOWN):
            if self.known[i]:
                self.known[i] -= 1

    def show(self, seat: int, kind: int, number: int) -> None:
        """Everybody learns that a seat holds at least so many cards of a kind."""
        at = seat * KNOWN
        while self.known[at + kind] < number:
            self.known[at + kind] += 1
            if kind >= HORSE and self.known[at + PASTURES]:
                self.known[at + PASTURES] -= 1

    def show_pastures(self, seat: int, number: int) -> None:
        """Everybody learns that a seat holds at least so many pasture cards."""
        at = seat * KNOWN
        sure = self.known[at + HORSE] + self.known[at + CATTLE]
        self.known[at + PASTURES] = max(self.known[at + PASTURES], number - sure)

    def take(self, seat: int, kind: int) -> None:
        """Ore or grain from its open pile."""
        if kind == ORE:
            self.ore -= 1
        else:
            self.grain -= 1
        self.receive(seat, kind)

    def spend(self, seat: int, kind: int) -> None:
        """A card goes back: ore and grain to their piles, horse and cattle to the discard."""
        self.release(seat, kind)
        if kind == ORE:
            self.ore += 1
        elif kind == GRAIN:
            self.grain += 1
        else:
            insort(self.discard, kind)

    def refill(self) -> None:
        """As soon as the pasture pile is empty the discard becomes the new one (SFR-4.8)."""
        if not self.pasture and self.discard:
            self.pasture = self.discard
            self.discard = []

    def deal_unseen(self, keeping: tuple[int, ...], generator: Generator) -> None:
        """Hands and pasture pile as they could as well be, by what everybody has seen."""
        others = [seat for seat in range(self.seats) if seat not in keeping]
        crops: list[int] = []
        beasts: list[int] = []
        for kind, free in enumerate(self._unaccounted(keeping, others)):
            (beasts if kind >= HORSE else crops).extend([kind] * free)
        beasts = generator.shuffled(sorted(beasts))
        self.pasture = sorted(_cut(beasts, len(self.pasture)))
        dealt: list[list[int]] = []
        for seat in others:
            sure: list[int] = []
            for kind in range(4):
                sure += [kind] * self.known[seat * KNOWN + kind]
            dealt.append(sure + _cut(beasts, self.known[seat * KNOWN + PASTURES]))
        rest = generator.shuffled(sorted(crops + beasts))
        for seat, cards in zip(others, dealt, strict=True):
            self.hand[seat] = sorted(cards + _cut(rest, len(self.hand[seat]) - len(cards)))
        for seat in others:
            while self._silent_winner(seat) and self._hand_on_a_point(seat, others):
                pass

    def _unaccounted(self, keeping: tuple[int, ...], others: list[int]) -> list[int]:
        """How many cards of each kind there are beyond those that are open, in known hands, or known to be held."""
        free = [self.number(name) for name in ("ore", "grain", "horse", "cattle")]
        free[ORE] -= self.ore
        free[GRAIN] -= self.grain
        for card in self.discard:
            free[card] -= 1
        for kind in range(4):
            for seat in keeping:
                free[kind] -= self.have(seat, kind)
            for seat in others:
                free[kind] -= self.known[seat * KNOWN + kind]
        return free

    def _silent_winner(self, seat: int) -> bool:
        """Who has not announced 10 points does not have them (SFR-13.1)."""
        hidden = self.hidden_culture(seat)
        return hidden > 0 and self.points(seat) + hidden >= self.number("victory")

    def _hand_on_a_point(self, seat: int, others: list[int]) -> bool:
        """A hidden point changes places with a common card of the deck, or of somebody whom it does not make win."""
        point = self.cards[seat][-1]
        places = [self.deck, *[self.cards[other] for other in others if other != seat]]
        for number, cards in enumerate(places):
            if cards and cards[0] < CULTURE:
                common = cards[0]
                cards[0] = point
                cards.sort()
                if number and any(self._silent_winner(other) for other in others if other != seat):
                    cards.remove(point)
                    insort(cards, common)
                    continue
                self.cards[seat][-1] = common
                self.cards[seat].sort()
                return True
        return False

    # -- points (section 12) -----------------------------------------------------------------

    def points(self, seat: int) -> int:
        """The points everybody can see (SFR-12.6)."""
        special = self.scourge[seat * 2] + self.scourge[seat * 2 + 1] + self.heritage[seat]
        if self.diplomacy == seat:
            special += 1
        culture = 0
        for card in self.shown[seat]:
            if card >= CULTURE:
                culture += 1
        towns = self.towns[seat * 2] + self.towns[seat * 2 + 1]
        return towns + culture + special * self.number("special_points") + self.legions[seat]

    def hidden_culture(self, seat: int) -> int:
        count = 0
        for card in self.cards[seat]:
            if card >= CULTURE:
                count += 1
        return count

    def total(self, seat: int) -> int:
        """All points, hidden Cultural Progress included (SFR-13.1)."""
        return self.points(seat) + self.hidden_culture(seat)

    def wealth(self, seat: int) -> int:
        """Gold for the tie-break: each Treasure turned up at the end counts (SFR-13.4)."""
        return self.gold[seat] + self.shown[seat].count(TREASURE) * self.number("treasure_end")

    def colours(self, tribe: int) -> int:
        """How many different colours of plunder tiles lie in a box."""
        count = 0
        for i in range(tribe * 5, tribe * 5 + 5):
            if self.loot[i]:
                count += 1
        return count


def _cut(items: list[int], count: int) -> list[int]:
    """The first items, taken away."""
    out = items[:count]
    del items[:count]
    return out


def opening_position(seats: int, options: dict[str, Any], edition: str) -> Position:
    """The table before the first roll (section 1): what needs neither chance nor choice."""
    land = find(edition)
    numbers = land.numbers
    stand = [NOBODY] * len(land.crossroads)
    if seats < len(land.starts):  # SFR-1.13
        for city, c in enumerate(land.city_at):
            if land.three[city]:
                stand[c] = NEUTRAL
    return Position(
        seats=seats,
        options=options,
        frames=[],
        sealed=[],
        edition=edition,
        stand=stand,
        tile=[NO_TILE] * len(land.cities),
        faces=[land.faces[:] for _ in land.provinces],
        place=[SETTLED] * (2 * seats),
        figures=[1] * (2 * seats),
        wagons=[1] * (2 * seats),
        spare=[int(options["figures"]) - 2] * (2 * seats),
        towns=[0] * (2 * seats),
        loot=[0] * (10 * seats),
        scourge=[0] * (2 * seats),
        spare_wagons=[numbers["wagons"] - 2] * seats,
        gold=[numbers["start_gold"]] * seats,
        hand=[[] for _ in range(seats)],
        known=[0] * (KNOWN * seats),
        cards=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        diplomats=[0] * seats,
        heritage=[0] * seats,
        legions=[0] * seats,
        joker=[0] * seats,
        announced=[0] * seats,
        ore=numbers["ore"],
        grain=numbers["grain"],
        pasture=[HORSE] * numbers["horse"] + [CATTLE] * numbers["cattle"],
        discard=[],
        deck=land.deck[:],
        marks=[],
        _land=land,
    )
