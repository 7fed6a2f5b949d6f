"""Phase 3: taxes, interest, upkeep (section 6), and bankruptcy (MEU-20.6 to 20.8)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CIVIL
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE, count, size
from gonfalon.games.medioevo_universale.rules.buildings import raze
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.money import LOAN, borrow, may_borrow, pay_due, receive
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import InterestDue, TaxesEnd
from gonfalon.games.medioevo_universale.rules.pacts import EVERY_TURN, PactDues, dismiss, dues, end_pact, of
from gonfalon.games.medioevo_universale.rules.plunder import exposed, pillage, protected
from gonfalon.games.medioevo_universale.rules.position import DECK, NOBODY, OWNERS, PEACE, PLAYERS, Position
from gonfalon.games.medioevo_universale.rules.rebellion import Rebellions
from gonfalon.games.medioevo_universale.rules.removing import disposable, dispose, piece_facts, stripped
from gonfalon.kernel.requests import Ask, Together
from gonfalon.kernel.state import END, Frame, Next

PAY: Final = "button:pay"
GIVE_UP: Final = "button:give-up"
REBEL: Final = "button:rebellion"
MAGNATE: Final = 36  # the card with florins on it


class TaxesPhase(Frame):
    """MEU-6.10: sealed levels, income, interest, upkeep, card 37."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "income", "pacts", "interest", "upkeep", "window", "late")

    turn: int = 0
    paid: list[int]  # interest each player has paid

    def about(self, state: Any) -> dict[str, Any]:
        return {"level": state.tolerated}

    def choose(self, state: Position) -> Next:
        step = state.number("tax_step")
        levels = [f"tax:{step * n}" for n in range(1, state.number("tax_levels") + 1)]
        return Together([Ask(seat, levels, "tax", "MEU-6.1", default="tax:30") for seat in state.playing()])

    def on_choose(self, state: Position, answers: list[tuple[int, str]]) -> None:
        state.reveal()
        self.paid = [0] * state.seats
        for seat, answer in answers:
            state.tax[seat] = int(answer[4:])
            state.say("tax", seat=seat, level=state.tax[seat])

    def income(self, state: Position) -> Next:
        for seat in state.playing():
            taxes = income(state, seat)
            happened(state, seat, "tax_income", taxes)
            if not taxes and not state.territories(seat) and not state.troops(seat):
                taxes = state.number("poor_relief")  # MEU-6.5
            receive(state, seat, taxes)
            state.say("income", seat=seat, florins=taxes)
        return None

    def _seat(self, state: Position) -> int:
        players = state.playing()
        if self.turn >= len(players):
            self.turn = 0
            return NOBODY
        return players[self.turn]

    def pacts(self, state: Position) -> Next:
        """MEU-19.20: what pacts ask every turn."""
        seat = self._seat(state)
        return None if seat == NOBODY else PactDues(payer=seat, due=dues(state, seat, EVERY_TURN))

    def on_pacts(self, state: Position, finished: Frame) -> str:
        self.turn += 1
        return "pacts"

    def interest(self, state: Position) -> Next:
        seat = self._seat(state)
        return None if seat == NOBODY else Interest(seat=seat)

    def on_interest(self, state: Position, payment: "Interest") -> str:
        self.paid[payment.seat] = payment.paid
        if not state.out[payment.seat]:
            self.turn += 1
        return "interest"

    def upkeep(self, state: Position) -> Next:
        seat = self._seat(state)
        return None if seat == NOBODY else Upkeep(seat=seat)

    def on_upkeep(self, state: Position, finished: Frame) -> str:
        self.turn += 1
        return "upkeep"

    def window(self, state: Position) -> Next:
        return TaxesEnd(seat=state.playing()[0], interest=self.paid[:])

    def late(self, state: Position) -> Next:
        """MEU-20.7: what a bankrupt has received since his own payment."""
        for seat in state.playing():
            pay_due(state, seat)
        return None


def income(state: Position, seat: int) -> int:
    """What the tax level of a player brings."""
    return income_at(state, seat, state.tax[seat])


def income_at(state: Position, seat: int, level: int) -> int:
    """MEU-6.2, 6.3: territories and civil buildings at a tax level, Great Markets of Cities."""
    lots, markets = 0, 0
    for territory in state.territories(seat):
        civil = state.built[territory * 3 + CIVIL]
        lots += 1 + civil
        if civil == 3:
            markets += state.market_value(territory) * state.number("city_market")
    return lots * level + markets


class Interest(Frame):
    """MEU-20.3, 20.6, 20.7: what loans of earlier turns cost, and what remains unpaid from before."""

    STEPS: ClassVar[tuple[str, ...]] = ("reckon", "window", "pay", "means", "after", "judge", "pillaged")

    seat: int
    paid: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {"florins": state.due[self.seat]}

    def reckon(self, state: Position) -> Next:
        bearing = state.loans[self.seat] - int(state.new_loan[self.seat] == 1)  # one given back bears none either
        state.due[self.seat] += bearing * state.number("interest")
        return None if state.due[self.seat] else "judge"

    def window(self, state: Position) -> Next:
        return InterestDue(seat=self.seat)

    def on_window(self, state: Position, window: InterestDue) -> None:
        state.due[self.seat] = max(0, state.due[self.seat] - window.discount)

    def pay(self, state: Position) -> Next:
        due = state.due[self.seat]
        state.reveal()  # whether he is asked shows what he has
        if state.florins[self.seat] < due:
            return None
        state.florins[self.seat] -= due
        self.paid += due
        state.due[self.seat] = 0
        state.say("interest", seat=self.seat, florins=due)
        return "judge"

    def means(self, state: Position) -> Next:
        """MEU-20.6, 20.7: a loan first; then own buildings and transports, then rebellions."""
        if may_borrow(state, self.seat):
            return Ask(self.seat, [LOAN], "bankrupt", "MEU-20.6", always=True)
        values = [f"at:{at}" for at in state.buildings(self.seat) if not protected(state, at)]  # MEU-13.14
        own = state.carriers(self.seat)
        values += [f"carrier:{slot}" for slot in own if not protected(state, carriers.CARRIER + slot)]
        if not values and any(state.holder[t] == self.seat for t in state.homes(self.seat)):
            values = [REBEL]
        return Ask(self.seat, [*values, GIVE_UP], "bankrupt", "MEU-20.7", always=True)

    def about_means(self, state: Position, answer: str) -> dict[str, Any]:
        return {} if answer.startswith("button") else thing_facts(state, answer)

    def on_means(self, state: Position, answer: str) -> str | None:
        if answer == GIVE_UP:
            state.reveal()  # what remains due shows what he had
            owed = min(state.due[self.seat], state.florins[self.seat])
            state.florins[self.seat] -= owed
            state.due[self.seat] -= owed
            self.paid += owed
            return "judge"
        if answer == LOAN:
            borrow(state, self.seat)
        elif answer == REBEL:
            state.florins[self.seat] += state.number("rebellion_pay")
            return None
        else:
            self._sell(state, answer)
        return "pay"

    def _sell(self, state: Position, answer: str) -> None:
        kind, _, number = answer.partition(":")
        if kind == "at":
            at = int(number)
            state.florins[self.seat] += state.world().price[at % 3 * 4 + state.built[at]] // 2
            raze(state, at, self.seat)
        else:
            slot = int(number)
            state.florins[self.seat] += carriers.price(state, slot) // 2
            carriers.remove(state, slot)

    def after(self, state: Position) -> Next:
        """A rebellion placed for money (MEU-20.7)."""
        return Rebellions(seat=self.seat, count=1, placed=[], outside=[])

    def on_after(self, state: Position, finished: Frame) -> str:
        return "pay"

    def judge(self, state: Position) -> Next:
        """MEU-20.8: two turns in a row without paying eliminate."""
        state.unpaid[self.seat] = state.unpaid[self.seat] + 1 if state.due[self.seat] else 0
        if state.unpaid[self.seat] < 2 or len(state.playing()) < 2:
            return END
        eliminate(state, self.seat)
        return None

    def pillaged(self, state: Position) -> Next:
        """MEU-21.8: barbarians among whom his troops stood are alone now."""
        for space in range(state.world().spaces):
            if exposed(state, space):
                return pillage(state, space)
        return END

    def on_pillaged(self, state: Position, finished: Frame) -> str:
        return "pillaged"


def eliminate(state: Position, seat: int) -> None:
    """MEU-20.8: cards and pieces return, the home realm becomes barbarian land, pacts and wars end."""
    state.say("eliminated", seat=seat)
    state.out[seat] = 1
    for slot in state.carriers(seat):
        carriers.remove(state, slot)
    for territory in range(state.world().lands):
        at = territory * OWNERS + seat
        state.army[at] = state.halted[at] = 0
        state.sally(at, 0)
        if state.keeper[territory] == seat:
            for place in range(territory * 3, territory * 3 + 3):
                state.built[place] = 0
                state.hurt(place, 0)
        if state.token[territory] == seat:
            state.token[territory] = NOBODY
    state.changed = [change for change in state.changed if change[1] != seat]
    for space, army, piece, kind, _ in state.strangers:
        if army != seat and piece == seat and count(state.army[space * OWNERS + army], kind):  # lent to a horde
            state.army[space * OWNERS + army] -= ONE[kind]
    state.strangers = [unit for unit in state.strangers if seat not in unit[1:3]]
    if state.held[MAGNATE] == seat:
        state.magnate = 0
    for card in state.cards(seat):
        state.held[card] = DECK
        state.turned[card] = state.met[card] = 0
        state.empire.put_under(card, tuple(range(state.seats)))
    for other in range(state.seats):
        state.prisoners[seat * PLAYERS + other] = state.prisoners[other * PLAYERS + seat] = 0
        state.relate(seat, other, PEACE)
        state.struck[seat * PLAYERS + other] = state.struck[other * PLAYERS + seat] = 0
    for pact in of(state, seat):
        end_pact(state, pact[0])
    state.leaving = [leave for leave in state.leaving if seat not in leave[1:3]]
    state.guests = [guest for guest in state.guests if seat not in guest[1:3]]
    for colour in range(6):
        state.gears[seat * 6 + colour] = state.spent[seat * 6 + colour] = state.tp[seat * 6 + colour] = 0
    state.waiting[seat] = state.surrendered[seat] = state.due[seat] = 0
    state.blood_left, state.blood[seat] = state.blood_left + state.blood[seat], 0
    carriers.cancel_route(state, seat)
    for territory in range(state.world().lands):
        state.refresh(territory)
    dismiss(state)  # who supported an ally against him must go (MEU-19.11, 19.17)


def upkeep_of(state: Position, space: int) -> int:
    """MEU-6.6: 20 for every piece; in the variant of terrain by where it stands (MEU-24.5)."""
    world = state.world()
    if not state.options["terrain"] or state.is_sea(space):
        return state.number("upkeep")
    return world.populated_upkeep if world.area[space] else world.terrain_upkeep[world.terrain[space]]


def upkeep_due(state: Position, seat: int) -> int:
    total = 0
    for space in state.occupied(seat):
        if not state.is_sea(space):  # barbarians in pay cost nothing (MEU-18.65)
            total += size(state.own_units(space, seat)) * upkeep_of(state, space)
    for slot in state.carriers(seat):
        total += (1 + size(state.load[slot])) * upkeep_of(state, state.place[slot])
    return total


class Upkeep(Frame):
    """MEU-6.8: pieces may be given up instead of being paid for, and must be where money is short."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pillaged", "pay")

    seat: int
    space: int = NOBODY  # what was given up last stood here

    def about(self, state: Any) -> dict[str, Any]:
        return {"florins": upkeep_due(state, self.seat)}

    def choose(self, state: Position) -> Next:
        due = upkeep_due(state, self.seat)
        if not due:
            return END
        values = [PAY] if state.florins[self.seat] >= due else []
        if may_borrow(state, self.seat):
            values.append(LOAN)  # MEU-6.10: whether he is short of money or not
        return Ask(
            self.seat,
            values + disposable(state, self.seat),
            "upkeep",
            "MEU-6.8",
            always=True,
            default=values[0] if values else "",
        )

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return piece_facts(state, answer)

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == PAY:
            return "pay"
        if answer == LOAN:
            borrow(state, self.seat)
            return "choose"
        self.space = dispose(state, self.seat, answer)
        return None

    def pillaged(self, state: Position) -> Next:
        return stripped(state, self.space) or "choose"

    def on_pillaged(self, state: Position, finished: Frame) -> str:
        return "choose"

    def pay(self, state: Position) -> Next:
        due = upkeep_due(state, self.seat)
        state.florins[self.seat] -= due
        state.say("upkeep", seat=self.seat, florins=due)
        return None
