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
from gonfalon.games.medioevo_universale.rules.position import NOBODY, Position
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
    """One player places what he has bought, one thing after the other, in the order that he likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "place", "build")
    VISIBLE: ClassVar[dict[str, Sight]] = {"thing": Sight(SEAT)}

    seat: int
    thing: str = ""  # what is placed now
    site: int = NOBODY

    def about(self, state: Any) -> dict[str, Any]:
        return {"thing": "asset:none", **(facts(state, self.thing) if self.thing else {})}

    def choose(self, state: Position) -> Next:
        """What has no place now may have one when something else stands (MEU-7.20, 7.25)."""
        fit = [thing for thing in _kinds(state, self.seat) if sites(state, self.seat, thing)]
        if len(fit) > 1:
            return Ask(self.seat, fit, "deploy", "MEU-24.8", open=False)
        if fit:
            self.thing = fit[0]
            return "place"
        hidden = state.stash[self.seat]
        if hidden:
            state.reveal()
        for thing, florins in hidden:  # they have become impossible
            if not florins and thing.startswith("recruit:"):  # it waits beside the board as before (MEU-7.35)
                state.waiting[self.seat] += ONE[UNITS.index(thing[8:])]
                continue
            receive(state, self.seat, florins)
            state.whisper((self.seat,), "refund", seat=self.seat, florins=florins, **facts(state, thing))
        hidden.clear()
        return END

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return facts(state, answer)

    def on_choose(self, state: Position, answer: str) -> None:
        self.thing = answer

    def place(self, state: Position) -> Next:
        places = [state.world().answers[t] for t in sites(state, self.seat, self.thing)]
        return Ask(self.seat, places, "put", "MEU-24.8", open=False)

    def on_place(self, state: Position, answer: str) -> str | None:
        state.reveal()
        self.site = state.world().space_of[answer]
        hidden = state.stash[self.seat]
        hidden.pop([thing for thing, _ in hidden].index(self.thing))
        kind, _, rest = self.thing.partition(":")
        if kind == "design":
            return None
        if kind == "make":
            carriers.add(state, self.seat, CARRIERS.index(rest[:-1]), int(rest[-1]), self.site)
        else:
            place_units(state, self.seat, ONE[UNITS.index(rest)], self.site)
        state.say(f"bought-{kind}", seat=self.seat, place=answer, **facts(state, self.thing))
        return "choose"

    def build(self, state: Position) -> Next:
        at = state.world().building.index(self.thing[7:].partition("-")[0])
        return Build(
            seat=self.seat,
            category=at // 4,
            level=at % 4,
            territory=self.site,
            florins=0,
            need=(0, 0, 0, 0, 0, 0),
            free=True,
        )

    def on_build(self, state: Position, finished: Frame) -> str:
        state.reveal()  # everybody sees what comes next
        return "choose"


def _kinds(state: Position, seat: int) -> list[str]:
    """The different things behind a screen."""
    return list(dict.fromkeys([thing for thing, _ in state.stash[seat]]))


ACTS["free:deployment"] = Demand()
