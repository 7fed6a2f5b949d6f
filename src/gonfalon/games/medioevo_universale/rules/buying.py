"""Phase 4: a player's purchase turn (MEU-3.3, 7.1 to 7.37)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    BRANCHES,
    CARRIERS,
    COLOURS,
    MACHINE,
    RELIGIOUS,
    UNITS,
)
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, count
from gonfalon.games.medioevo_universale.rules.buildings import stock_left
from gonfalon.games.medioevo_universale.rules.construction import Build, build
from gonfalon.games.medioevo_universale.rules.deployment import Deploy, Design, hide
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.money import NO_POINTS, Pay, may_borrow
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, CardsDrawn
from gonfalon.games.medioevo_universale.rules.position import NOBODY, OWNERS, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.purchases import (
    Offer,
    carrier_sites,
    facts,
    in_reach,
    next_of,
    offer_of,
    unit_sites,
    wanted,
)
from gonfalon.games.medioevo_universale.rules.table import MINE
from gonfalon.games.medioevo_universale.rules.units import place_units, raise_captain
from gonfalon.games.medioevo_universale.rules.windows import OwnTurn, asides, own_turn, usable
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import EVERYBODY, SEATS, Sight
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
SMALL_CHANGE: Final = 100  # florins that everybody may be thought to have


class PurchasesPhase(Frame):
    """MEU-3.3: strictly in turn order.

    In the alternative of MEU-25.3 everybody buys one thing after the other, round the table, until all are done; what
    only one can have is granted in turn order at the end.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "start", "buy", "grant", "deploy")

    turn: int = 0
    done: list[int]
    begun: list[int]  # who has had his window
    requests: list[tuple[int, str]]  # for last pieces

    def next_player(self, state: Position) -> Next:
        players = state.playing()
        together = state.options["purchases"] == "together"
        if together and self.turn == len(players):
            self.turn = 0
        waiting = [seat for seat in players if seat not in self.done]
        if not waiting:
            self.turn = 0
            return "grant"
        state.active = players[self.turn] if together else waiting[0]
        state.lift_orders(MINE, state.active)
        self.turn += 1
        return "next_player" if state.active in self.done else None

    def start(self, state: Position) -> Next:
        if len(self.begun) == len(state.playing()):
            return None
        self.begun.append(state.active)
        state.offers = [0] * state.seats
        return ActivationStart(seat=state.active, attending=state.attending[:])

    def buy(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        return PurchaseTurn(seat=state.active, single=state.options["purchases"] == "together")

    def on_buy(self, state: Position, finished: "PurchaseTurn") -> str:
        if finished.done:
            self.done.append(finished.seat)
        if finished.request:
            self.requests.append((finished.seat, finished.request))
        return "next_player"

    def grant(self, state: Position) -> Next:
        """MEU-25.3: the last piece of a kind goes to whoever comes first in the turn order."""
        for seat in state.playing():
            for at, (who, answer) in enumerate(self.requests):
                if who == seat:
                    del self.requests[at]
                    offer = in_reach(state, seat, answer)
                    if offer is not None:
                        return procedure(state, seat, offer)
                    state.say("not-granted", seat=seat, **facts(state, answer))
                    return "grant"
        return None

    def on_grant(self, state: Position, finished: Frame) -> str:
        return "grant"

    def deploy(self, state: Position) -> Next:
        """MEU-24.8: in turn order, when all have bought."""
        players = state.playing()
        if self.turn == len(players) or not state.deployment:
            state.deployment = 0
            return END
        state.reveal()  # the screens open
        self.turn += 1
        return Deploy(seat=players[self.turn - 1])

    def on_deploy(self, state: Position, finished: Frame) -> str:
        return "deploy"


def is_last(state: Position, answer: str) -> bool:
    """Whether this would take the last piece of its kind out of the bank."""
    kind, _, rest = answer.partition(":")
    if kind == "make":
        return carriers.bank_left(state, CARRIERS.index(rest[:-1]), int(rest[-1])) == 1
    if kind == "raise":
        slot, _, level = rest.partition("-")
        machine = state.what[int(slot)] == MACHINE
        return machine and carriers.bank_left(state, MACHINE, int(level)) == 1
    if kind in ("build", "design"):
        at = state.world().building.index(rest.partition("-")[0])
        return stock_left(state, at // 4, at % 4) == 1
    return answer == "button:empire-card" and state.empire.size() == 1


class PurchaseTurn(Frame):
    """One thing after the other, until the buyer is done; or one thing only (``single``)."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "carry")
    VISIBLE: ClassVar[dict[str, Sight]] = {"answer": Sight(SEATS, by="readers")}

    seat: int
    single: bool = False
    answer: str = ""
    readers: tuple[int, ...] = (EVERYBODY,)
    done: bool = False
    request: str = ""  # a last piece that is asked for (MEU-25.3)

    def menu(self, state: Position) -> Next:
        values = [offer.answer for offer in wanted(state, self.seat)]
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, [*values, DONE], "buy", "MEU-7.1", always=True, default=DONE, more=more)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        out = facts(state, answer)
        if answer.startswith("learn:"):
            out["learnt"] = next_of(state, self.seat, BRANCHES.index(answer[6:]))
        offer = offer_of(state, self.seat, answer)
        if offer is not None:
            points = [f"point:{COLOURS[colour]}" for colour, number in enumerate(offer.need) for _ in range(number)]
            out.update(florins=offer.florins, gears=len(points), points=points)
        return out

    def targets_of_menu(self, state: Position, answer: str) -> tuple[str, ...]:
        """A branch is also chosen by its next technology (MEU-7.6)."""
        kind, _, branch = answer.partition(":")
        return (answer, next_of(state, self.seat, BRANCHES.index(branch))) if kind == "learn" else (answer,)

    def rule_of_menu(self, state: Position, answer: str) -> str:
        offer = offer_of(state, self.seat, answer)
        return "MEU-28.12" if offer is None else offer.rule

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            self.done = True
            return END
        if self.single and is_last(state, answer):
            self.request = answer
            state.say("requests", seat=self.seat, **facts(state, answer))
            return END
        self.readers = (self.seat,) if hidden(state, answer) else (EVERYBODY,)
        self.answer = answer
        return None

    def carry(self, state: Position) -> Next:
        offer = in_reach(state, self.seat, self.answer)
        if offer is None:
            return own_turn(self.seat, self.answer)
        lent = state.number("loan") if may_borrow(state, self.seat) else 0
        if offer.florins + sum(offer.need) * state.number("missing_gear") - lent > SMALL_CHANGE:
            state.reveal()  # that he can pay so much (MEU-25.2)
        places = places_for(state, self.seat, self.answer)
        if places and all(state.holder[t] != self.seat for t in places):
            state.reveal()  # that somebody gives him leave (MEU-19.25)
        return procedure(state, self.seat, offer)

    def on_carry(self, state: Position, finished: Frame) -> str:
        bought = isinstance(finished, Purchase | Build | BuyCard | Design)
        return END if self.single and bought else "menu"


def hidden(state: Position, answer: str) -> bool:
    """MEU-24.8: whether nobody sees what is bought; units that come back from others' boards are seen."""
    return bool(state.deployment) and answer.partition(":")[0] in ("make", "recruit", "design")


def places_for(state: Position, seat: int, answer: str) -> list[int] | None:
    """Where what is bought may be put (MEU-7.20, 7.25, 7.29); None: nowhere, or where it stands already."""
    kind, _, rest = answer.partition(":")
    if kind == "make":
        return carrier_sites(state, seat, CARRIERS.index(rest[:-1]))
    return unit_sites(state, seat) if kind in ("recruit", "ransom", "redeploy", "regain") else None


def procedure(state: Position, seat: int, offer: Offer) -> Frame:
    """What carries out a purchase."""
    kind, _, rest = offer.answer.partition(":")
    if kind == "build":
        name, _, place = rest.partition("-")
        at = state.world().building.index(name)
        return build(seat, at // 4, at % 4, state.world().index[place], offer.florins, offer.need)
    if kind == "design":
        return Design(seat=seat, answer=offer.answer, florins=offer.florins, need=offer.need)
    if offer.answer == "button:empire-card":
        return BuyCard(seat=seat, florins=offer.florins)
    readers = (seat,) if hidden(state, offer.answer) else (EVERYBODY,)
    return Purchase(
        seat=seat,
        answer=offer.answer,
        florins=offer.florins,
        need=offer.need,
        rule=offer.rule,
        readers=readers,
        later=bool(state.deployment) and kind in ("make", "recruit", "ransom", "redeploy", "regain"),
    )


class Purchase(Frame):
    """Pay, then put it where it goes, or behind the screen (MEU-24.8)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "screen", "put", "take")
    VISIBLE: ClassVar[dict[str, Sight]] = {"answer": Sight(SEATS, by="readers")}

    seat: int
    answer: str
    florins: int
    need: tuple[int, ...]
    rule: str
    readers: tuple[int, ...] = (EVERYBODY,)
    later: bool = False  # it is kept behind the screen for now

    def about(self, state: Any) -> dict[str, Any]:
        return {"thing": "asset:none", **facts(state, self.answer)}

    def pay(self, state: Position) -> Next:
        kind, _, rest = self.answer.partition(":")
        to = int(rest.partition("-")[2]) if kind == "ransom" else NOBODY
        return Pay(seat=self.seat, florins=self.florins, need=self.need, rule=self.rule, to=to)

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def screen(self, state: Position) -> Next:
        if not self.later:
            return None
        kind, _, rest = self.answer.partition(":")
        unit, _, captor = rest.partition("-")
        if unit in UNITS:
            self._enlist(state, kind, UNITS.index(unit), captor)
        hide(state, self.seat, f"recruit:{unit}" if unit in UNITS else self.answer, self.florins)
        return END

    def put(self, state: Position) -> Next:
        places = places_for(state, self.seat, self.answer)
        if places is None:
            return None
        sites = [state.world().answers[t] for t in places]
        return Ask(self.seat, sites, "put", self.rule, open=False)  # a secret pact may open more of them (MEU-19.25)

    def on_put(self, state: Position, answer: str) -> str:
        territory = state.world().space_of[answer]
        if state.holder[territory] != self.seat:
            state.reveal()  # with whose leave (MEU-19.25)
        kind, _, rest = self.answer.partition(":")
        if kind == "make":
            carriers.add(state, self.seat, CARRIERS.index(rest[:-1]), int(rest[-1]), territory)
        else:
            unit, _, captor = rest.partition("-")
            self._enlist(state, kind, UNITS.index(unit), captor)
            place_units(state, self.seat, ONE[UNITS.index(unit)], territory)
        state.say(f"bought-{kind}", seat=self.seat, place=answer, **facts(state, self.answer))
        return END

    def _enlist(self, state: Position, kind: str, unit: int, captor: str) -> None:
        state.recruited[self.seat] += 1
        if kind == "ransom":
            state.prisoners[int(captor) * PLAYERS + self.seat] -= ONE[unit]
            happened(state, int(captor), "receive_ransom")
        elif kind == "redeploy":
            state.waiting[self.seat] -= ONE[unit]
        elif kind == "regain":
            state.regain[self.seat] -= ONE[unit]

    def take(self, state: Position) -> Next:
        kind, _, rest = self.answer.partition(":")
        state.say(f"bought-{kind}", seat=self.seat, **facts(state, self.answer))
        if kind == "learn":
            branch = BRANCHES.index(rest)
            state.tech[self.seat * 6 + branch] += 1
            state.learned[self.seat] |= 1 << branch
        elif kind == "raise":
            slot, _, level = rest.partition("-")
            carriers.upgrade(state, int(slot), int(level))
        elif kind == "repair":
            state.hurt(int(rest), state.damage[int(rest)] - 1)
        elif kind == "promote":
            unit, higher, place = rest.split("-")
            at, before = state.world().index[place] * OWNERS + self.seat, UNITS.index(unit)
            now = UNITS.index(higher)
            change = ONE[now] - ONE[before]
            raise_captain(state, self.seat, before, now, at // OWNERS)
            state.army[at] += change
            left = count(state.army[at], before)
            if count(state.halted[at], before) > left:
                state.halted[at] += change
            if count(state.sallied[at], before) > left:
                state.sally(at, state.sallied[at] + change)
        return None


class BuyCard(Frame):
    """MEU-7.30 to 7.33: two cards and two more for each Cathedral, one is kept."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "draw", "window", "keep", "top")

    seat: int
    florins: int

    def pay(self, state: Position) -> Next:
        return Pay(seat=self.seat, florins=self.florins, need=NO_POINTS, rule="MEU-7.30")

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def number(self, state: Position) -> int:
        cathedrals = [t for t in state.territories(self.seat) if state.built[t * 3 + RELIGIOUS]]
        return state.number("cards_drawn") + state.number("cathedral_cards") * len(cathedrals)

    def draw(self, state: Position) -> Next:
        return state.empire.draw(self.number(state))

    def on_draw(self, state: Position, cards: tuple[int, ...]) -> None:
        state.learned[self.seat] |= 1 << 6
        state.empire.take(cards)
        state.dealt[self.seat] = list(cards)

    def window(self, state: Position) -> Next:
        return CardsDrawn(seat=self.seat)

    def on_window(self, state: Position, window: CardsDrawn) -> str | None:
        """Card 62: the cards go under the deck and as many are drawn anew."""
        if not window.again:
            return None
        self._under(state)
        return "draw"

    def _under(self, state: Position) -> None:
        for card in state.dealt[self.seat]:
            state.empire.put_under(card, (self.seat,))
        state.dealt[self.seat] = []

    def keep(self, state: Position) -> Next:
        cards = [f"card:{card}" for card in state.dealt[self.seat]]
        return Ask(self.seat, cards, "keep-card", "MEU-7.31") if cards else END

    def on_keep(self, state: Position, answer: str) -> None:
        card = int(answer[5:])
        state.held[card] = self.seat
        state.dealt[self.seat].remove(card)
        self._under(state)
        state.say("keeps-card", seat=self.seat, card=answer)

    def top(self, state: Position) -> Next:
        """MEU-2.19: the objective of the next card lies open."""
        return state.empire.draw(1)

    def on_top(self, state: Position, cards: tuple[int, ...]) -> None:
        if cards:
            state.empire.look(cards, (EVERYBODY,))
