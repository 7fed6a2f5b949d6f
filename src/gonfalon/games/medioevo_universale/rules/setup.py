"""Before the first turn (sections 2B and 2C)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import ARCHER, CARRIERS, CIVIL, COLOURS, LIGHT, MACHINE
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.auction import turn_order
from gonfalon.games.medioevo_universale.rules.occasions import PhaseStart
from gonfalon.games.medioevo_universale.rules.position import HORDE, OWNERS, Position
from gonfalon.games.medioevo_universale.rules.variants import RealmAuction
from gonfalon.games.medioevo_universale.rules.windows import FOREIGN, QUIET
from gonfalon.kernel.acts import NOTICE
from gonfalon.kernel.requests import Ask, Draw, Together
from gonfalon.kernel.sight import EVERYBODY
from gonfalon.kernel.state import Frame, Next

DONE: Final = "button:done"


class Setup(Frame):
    """MEU-2.9 to 2.19, in the printed order."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "auction_of_realms",
        "realms",
        "area",
        "first_order",
        "phase_one",
        "auction",
        "villages",
        "archers",
        "transports",
        "barbarians",
        "deal",
        "keep",
        "top_card",
        "objectives",
        "event_back",
    )

    turn: int = 0  # how often somebody has placed his Village, or his Archer and transports

    def auction_of_realms(self, state: Position) -> Next:
        if state.options["realms"] != "auction" or state.options["introduction"]:
            return None
        return RealmAuction(offers=[], tied=[], paid=[0] * state.seats)

    def realms(self, state: Position) -> Next:
        """MEU-2.7: every realm is linked to one already taken."""
        free = free_realms(state)
        seat = next((seat for seat in range(state.seats) if state.realm[seat] < 0), -1)
        if seat < 0:
            return None
        if state.options["realms"] == "choice":
            names = [f"realm:{state.world().realms[realm]}" for realm in free]
            return Ask(seat, names, "realm", "MEU-2.7")
        return Draw(free, 1)

    def on_realms(self, state: Position, answer: str | tuple[int, ...]) -> str:
        seat = next(seat for seat in range(state.seats) if state.realm[seat] < 0)
        realm = state.world().realms.index(answer[6:]) if isinstance(answer, str) else answer[0]
        take_realm(state, seat, realm)
        return "realms"

    def area(self, state: Position) -> Next:
        """MEU-2.8: with fewer than six players only what is near to a home territory is in play."""
        state.in_play = in_play(state)
        state._near = None
        for territory in range(state.world().lands):
            state.refresh(territory)
        return None

    def first_order(self, state: Position) -> Next:
        """MEU-4.4: in turn 1 ties are broken at random."""
        return Draw(list(range(state.seats)), state.seats)

    def on_first_order(self, state: Position, order: tuple[int, ...]) -> None:
        state.last_order = list(order)

    def phase_one(self, state: Position) -> Next:
        """MEU-2.11: this auction is phase 1 of turn 1; the window goes round in seating order."""
        state.begin_chapter()
        state.phase = 1
        if state.options["orders"]:
            usual = [(seat, kind, NOTICE) for seat in range(state.seats) for kind in (FOREIGN, QUIET)]
            state.standing = tuple(usual)
        state.say("turn", number=1)
        return PhaseStart(seat=0)

    def auction(self, state: Position) -> Next:
        return turn_order(state)

    # -- Village, Archer, transports (MEU-2.12 to 2.14) --------------------------------------

    def villages(self, state: Position) -> Next:
        if self.turn == state.seats:
            return None
        seat = state.order[self.turn]
        world = state.world()
        return Ask(seat, [world.answers[t] for t in state.homes(seat) if world.area[t]], "village", "MEU-2.12")

    def on_villages(self, state: Position, answer: str) -> str:
        territory = state.world().space_of[answer]
        state.built[territory * 3 + CIVIL] = 1
        state.say("village", seat=state.order[self.turn], land=answer)
        self.turn += 1
        return "villages"

    def archers(self, state: Position) -> Next:
        """MEU-2.13: in turn order each places his Archer and his transports."""
        if self.turn == 2 * state.seats:
            return "barbarians"
        seat = state.order[self.turn - state.seats]
        return Ask(seat, [state.world().answers[t] for t in state.homes(seat)], "archer", "MEU-2.13")

    def on_archers(self, state: Position, answer: str) -> None:
        seat = state.order[self.turn - state.seats]
        territory = state.world().space_of[answer]
        state.army[territory * OWNERS + seat] += ONE[ARCHER]
        state.say("archer", seat=seat, land=answer)

    def transports(self, state: Position) -> Next:
        return FirstTransports(seat=state.order[self.turn - state.seats])

    def on_transports(self, state: Position, done: Frame) -> str:
        self.turn += 1
        return "archers"

    def barbarians(self, state: Position) -> Next:
        """MEU-2.15."""
        for territory in state.world().fires:
            if state.in_play[territory]:
                state.army[territory * OWNERS + HORDE] += ONE[LIGHT]
                state.refresh(territory)
        return None

    # -- Empire cards and Objective tokens (MEU-2.16, 2.17, 2.19) ----------------------------

    def deal(self, state: Position) -> Next:
        return state.empire.draw(state.number("setup_cards") * state.seats)

    def on_deal(self, state: Position, cards: tuple[int, ...]) -> None:
        state.empire.take(cards)
        each = state.number("setup_cards")
        for seat in range(state.seats):
            state.dealt[seat] = sorted(cards[seat * each : seat * each + each])

    def keep(self, state: Position) -> Next:
        asks = [
            Ask(seat, [f"card:{card}" for card in state.dealt[seat]], "first-card", "MEU-2.16")
            for seat in range(state.seats)
        ]
        return Together(asks)

    def on_keep(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        back: list[int] = []
        for seat, answer in answers:
            card = int(answer[5:])
            state.held[card] = seat
            state.dealt[seat].remove(card)
            back += state.dealt[seat]
            state.dealt[seat] = []
            state.say("keeps-card", seat=seat, card=answer)
        state.empire.shuffle(back)

    def top_card(self, state: Position) -> Next:
        return state.empire.draw(1)

    def on_top_card(self, state: Position, cards: tuple[int, ...]) -> None:
        state.empire.look(cards, (EVERYBODY,))

    def objectives(self, state: Position) -> Next:
        asks = [
            Ask(seat, [f"gear:{colour}" for colour in COLOURS], "first-gear", "MEU-2.17") for seat in range(state.seats)
        ]
        return Together(asks)

    def on_objectives(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        for seat, answer in answers:
            state.gears[seat * 6 + COLOURS.index(answer[5:])] += 1
            state.say("takes-gear", seat=seat, gear=answer)

    def event_back(self, state: Position) -> Next:
        return next_back(state)

    def on_event_back(self, state: Position, backs: tuple[int, ...]) -> None:
        state.tolerated = backs[0]


def next_back(state: Position) -> Draw:
    """MEU-2.19: only the tax on the back of the next Event card is seen; which card it is, is drawn with it later."""
    tolerated = state.world().tolerated
    return Draw([tolerated[event] for event in state.event_pile], 1)


def in_play(state: Position) -> list[int]:
    """MEU-2.8: 1 for each space that is in play with these realms."""
    world = state.world()
    everywhere = [1] * world.spaces
    if state.seats == len(world.realms):
        return everywhere
    near = [0] * world.spaces
    for seat in range(state.seats):
        for home in state.homes(seat):
            for space in world.reach(home, state.number("neighbour_steps"), everywhere):
                near[space] = 1
    return near


def free_realms(state: Position) -> list[int]:
    """The realms a player may take now: any, then those linked to one already taken."""
    world = state.world()
    taken = [realm for realm in state.realm if realm >= 0]
    free = [realm for realm in range(len(world.realms)) if realm not in taken]
    linked = [realm for realm in free if any(realm in world.links[other] for other in taken)]
    return linked or free


def take_realm(state: Position, seat: int, realm: int) -> None:
    state.realm[seat] = realm
    state.say("realm", seat=seat, realm=f"realm:{state.world().realms[realm]}")


class FirstTransports(Frame):
    """MEU-2.13, 2.14: two of level I or one of level II, anywhere at home; ships in a port."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "put")

    seat: int
    levels: int = 2
    what: int = 0
    level: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"levels": self.levels, "thing": f"piece:{CARRIERS[self.what]}{self.level}"}

    def _places(self, state: Position, what: int) -> list[int]:
        homes = state.homes(self.seat)
        return [t for t in homes if state.world().port[t]] if carriers.is_ship(what) else homes

    def choose(self, state: Position) -> Next:
        if not self.levels:
            return "end"
        values: list[str] = []
        for what in range(MACHINE):
            if not self._places(state, what):
                continue
            for level in range(1, self.levels + 1):
                if carriers.in_bank(state, what, level):
                    values.append(f"piece:{CARRIERS[what]}{level}")
        return Ask(self.seat, [*values, DONE], "first-transport", "MEU-2.13")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return "end"
        self.what = CARRIERS.index(answer[6:-1])
        self.level = int(answer[-1])
        return None

    def put(self, state: Position) -> Next:
        places = [state.world().answers[t] for t in self._places(state, self.what)]
        return Ask(self.seat, places, "first-place", "MEU-2.14" if carriers.is_ship(self.what) else "MEU-2.13")

    def on_put(self, state: Position, answer: str) -> str:
        carriers.add(state, self.seat, self.what, self.level, state.world().space_of[answer])
        state.say("first-transport", seat=self.seat, piece=f"piece:{CARRIERS[self.what]}{self.level}", land=answer)
        self.levels -= self.level
        return "choose"
