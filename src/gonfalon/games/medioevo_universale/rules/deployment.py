"""The variant of hidden purchases (MEU-24.8): bought behind the screen, placed when everybody has bought.

What lies behind a screen is ``make:wagon1``, ``recruit:light`` (ransomed, redeployed and regained units too) or
``design:castle-1``, a Castle in the place of a level I building; with it the florins it cost.
"""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CARRIERS, UNITS
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.army import ONE
from gonfalon.games.medioevo_universale.rules.buildings import in_stock
from gonfalon.games.medioevo_universale.rules.construction import Build
from gonfalon.games.medioevo_universale.rules.money import Pay, receive
from gonfalon.games.medioevo_universale.rules.occasions import BuildingPrice
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, Power
from gonfalon.games.medioevo_universale.rules.purchases import building_sites, carrier_sites, facts, unit_sites
from gonfalon.games.medioevo_universale.rules.units import place_units
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

PURCHASES: Final = 4  # the phase


class Demand(Power):
    """MEU-28.10: any player, in the window that opens phase 4."""

    rule: ClassVar[str] = "MEU-24.8"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        asked = window.KIND == "phase-start" and state.phase == PURCHASES
        return bool(state.options["deployment"]) and asked and not state.deployment

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        state.deployment = 1
        state.say("deployment", seat=seat)
        return None


def sites(state: Position, seat: int, thing: str) -> list[int]:
    """Where something from behind the screen may be placed now."""
    kind, _, rest = thing.partition(":")
    if kind == "recruit":
        return unit_sites(state, seat)
    if kind == "make":
        what, level = CARRIERS.index(rest[:-1]), int(rest[-1])
        if not carriers.can_own(state, seat, level) or not carriers.in_bank(state, what, level):
            return []
        return carrier_sites(state, seat, what)
    if kind != "design":
        return []
    name, _, before = rest.partition("-")
    at = state.world().building.index(name)
    if not in_stock(state, at // 4, at % 4):
        return []
    fit = building_sites(state, seat, at // 4, at % 4)
    return [t for t in fit if state.built[t * 3 + at // 4] == int(before)]


def hide(state: Position, seat: int, thing: str, florins: int) -> None:
    """Something is bought and kept behind the screen."""
    state.stash[seat].append((thing, florins))
    state.whisper((seat,), "hidden-thing", seat=seat, **facts(state, thing))
    for other in state.others(seat):
        state.whisper((other,), "hidden", seat=seat)


class Design(Frame):
    """A building is bought; where it will stand is said when all have bought."""

    STEPS: ClassVar[tuple[str, ...]] = ("price", "pay", "keep")
    VISIBLE: ClassVar[dict[str, Sight]] = {"answer": Sight(SEAT)}

    seat: int
    answer: str
    florins: int
    need: tuple[int, ...]

    def about(self, state: Any) -> dict[str, Any]:
        return {"thing": "asset:none", **(facts(state, self.answer) if self.answer else {})}

    def price(self, state: Position) -> Next:
        return BuildingPrice(seat=self.seat, price=self.florins)

    def on_price(self, state: Position, window: BuildingPrice) -> None:
        self.florins = window.price

    def pay(self, state: Position) -> Next:
        return Pay(seat=self.seat, florins=self.florins, need=self.need, rule="MEU-7.11")

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def keep(self, state: Position) -> Next:
        hide(state, self.seat, self.answer, self.florins)
        return None


class Deploy(Frame):
    """One player places what he has bought, in the order in which he bought it."""

    STEPS: ClassVar[tuple[str, ...]] = ("place", "build")

    seat: int
    chosen: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        hidden = state.stash[self.seat]
        return {"thing": "asset:none", **(facts(state, hidden[0][0]) if hidden else {})}

    def place(self, state: Position) -> Next:
        hidden = state.stash[self.seat]
        while hidden:
            places = sites(state, self.seat, hidden[0][0])
            if places:
                return Ask(self.seat, [state.world().answers[t] for t in places], "put", "MEU-24.8", open=False)
            state.reveal()
            thing, florins = hidden.pop(0)  # it has become impossible
            receive(state, self.seat, florins)
            state.whisper((self.seat,), "refund", seat=self.seat, florins=florins, **facts(state, thing))
        return END

    def on_place(self, state: Position, answer: str) -> str | None:
        state.reveal()
        territory = state.world().space_of[answer]
        thing = state.stash[self.seat][0][0]
        kind, _, rest = thing.partition(":")
        if kind == "design":
            self.chosen = territory
            return None
        state.stash[self.seat].pop(0)
        if kind == "make":
            carriers.add(state, self.seat, CARRIERS.index(rest[:-1]), int(rest[-1]), territory)
        else:
            place_units(state, self.seat, ONE[UNITS.index(rest)], territory)
        state.say(f"bought-{kind}", seat=self.seat, place=answer, **facts(state, thing))
        return "place"

    def build(self, state: Position) -> Next:
        name = state.stash[self.seat].pop(0)[0][7:].partition("-")[0]
        at = state.world().building.index(name)
        return Build(
            seat=self.seat,
            category=at // 4,
            level=at % 4,
            territory=self.chosen,
            florins=0,
            need=(0, 0, 0, 0, 0, 0),
            free=True,
        )

    def on_build(self, state: Position, finished: Frame) -> str:
        state.reveal()  # everybody sees what comes next
        return "place"


ACTS["free:deployment"] = Demand()
