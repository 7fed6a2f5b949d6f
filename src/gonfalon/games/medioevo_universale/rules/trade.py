"""Phase 6: trade transports move and make deals (section 14)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import GOODS, LOGISTICS, SHIP
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import LeaveCube, Sale, Trade, at_goal, buyable, sellable
from gonfalon.games.medioevo_universale.rules.groups import has_castle
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.nearby import could_use
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, BeforeStep, Declaring, Entered, declared
from gonfalon.games.medioevo_universale.rules.passing import pass_by
from gonfalon.games.medioevo_universale.rules.plunder import pillage, removed, spoils
from gonfalon.games.medioevo_universale.rules.position import NOBODY, NOTHING, Position
from gonfalon.games.medioevo_universale.rules.steps import (
    foreign_steps,
    in_element,
    own_steps,
    step_cost,
    ways_back,
)
from gonfalon.games.medioevo_universale.rules.table import MINE
from gonfalon.games.medioevo_universale.rules.windows import OwnTurn, asides, own_turn, usable
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
CANCEL_ROUTE: Final = "button:cancel-route"
BUY: Final = "button:buy"
SELL: Final = "button:sell"


class TradePhase(Frame):
    """MEU-14.1: in turn order."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_player", "start", "trade")

    turn: int = 0

    def next_player(self, state: Position) -> Next:
        players = state.playing()
        if self.turn == len(players):
            return END
        state.active = players[self.turn]
        state.lift_orders(MINE, state.active)
        state.sold[state.active] = 0
        self.turn += 1
        return None

    def start(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        return ActivationStart(seat=state.active, attending=state.attending[:])

    def trade(self, state: Position) -> Next:
        state.offers = [0] * state.seats
        return TradeTurn(seat=state.active, used=[])

    def on_trade(self, state: Position, finished: Frame) -> str:
        return "next_player"


class TradeTurn(Frame):
    """One transport after the other, in any order."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "carry")

    seat: int
    used: list[int]
    answer: str = ""

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": len(self._traders(state)), "traded": len(self.used)}

    def _traders(self, state: Position) -> list[int]:
        traders = [slot for slot in state.carriers(self.seat) if state.trades(slot) and slot not in self.used]
        return [slot for slot in traders if self._ready(state, slot)]

    def menu(self, state: Position) -> Next:
        values = [f"carrier:{slot}" for slot in self._traders(state)]
        if state.route[self.seat]:
            values.append(CANCEL_ROUTE)
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, [*values, DONE], "trade", "MEU-14.1", always=True, default=DONE, more=more)

    def _ready(self, state: Position, slot: int) -> bool:
        """One that is stopped may still leave a Castle, and hand over or take in cubes (MEU-8.14, 8.12)."""
        castle = leaves_castle(state, self.seat, slot) and not state.barred(3, state.place[slot])
        return state.moves[slot] > 0 or castle or bool(shifts(state, self.seat, slot))

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer) if answer.startswith("carrier:") else {}

    def targets_of_menu(self, state: Position, answer: str) -> tuple[str, ...]:
        return (thing_facts(state, answer)["place"],) if answer.startswith("carrier:") else (answer,)

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        if answer == CANCEL_ROUTE:
            carriers.cancel_route(state, self.seat, "route-cancelled")
            return "menu"
        self.answer = answer
        return None

    def carry(self, state: Position) -> Next:
        if self.answer.startswith("carrier:"):
            slot = int(self.answer[8:])
            self.used.append(slot)
            unseen = (carriers.COLUMN, self.seat, slot) in state.effects
            return Journey(seat=self.seat, slot=slot, unseen=unseen)
        return own_turn(self.seat, self.answer)

    def on_carry(self, state: Position, finished: Frame) -> str:
        return "menu"


class Journey(Frame):
    """MEU-14.3: steps, purchases and sales of one transport, as far as its movement goes."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "use", "deal", "before", "leave", "step", "passing", "meet")

    seat: int
    slot: int
    extra: bool = False  # the one step of Cartography (MEU-16.5), and nothing else
    unseen: bool = False  # a Ranger leads it (MEU-18.55)
    stuck: bool = False  # a step out of its element was not paid for: it may end where it is
    to: int = NOBODY
    answer: str = ""
    shifts: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {**thing_facts(state, f"carrier:{self.slot}"), "moves": state.moves[self.slot]}

    def _ways(self, state: Position) -> list[int]:
        here, ship = state.place[self.slot], self._ship(state)
        if not state.is_sea(here) and state.barred(3, here):
            return []
        near = own_steps(state, here, ship)
        out = [s for s in near if state.in_play[s] and self._cost(state, here, s) <= state.moves[self.slot]]
        if self.extra or not could_use(state, self.seat, LOGISTICS):
            return out
        for goal in foreign_steps(state, here, ship):
            left = state.moves[self.slot] - self._cost(state, here, goal)
            back = in_element(state, goal, ship) or (left >= 1 and ways_back(state, goal, ship))
            if state.in_play[goal] and left >= 0 and back:
                out.append(goal)
        return out

    def _ship(self, state: Position) -> bool:
        return state.what[self.slot] == SHIP

    def _cost(self, state: Position, here: int, goal: int) -> int:
        free = not state.is_sea(goal) and leaves_castle(state, self.seat, self.slot)
        return 0 if free else step_cost(state, here, goal)

    def pausing(self) -> bool:
        """Whether it stands between two actions (MEU-28.12): Cartography may give it a step."""
        return self.STEPS[self.at] in ("menu", "use")

    def menu(self, state: Position) -> Next:
        if state.what[self.slot] == NOTHING:
            return END
        values = [state.world().answers[space] for space in self._ways(state)]
        if self.extra:
            return Ask(self.seat, values, "journey", "MEU-16.5", always=True) if self.to == NOBODY and values else END
        if state.moves[self.slot]:
            if buyable(state, self.seat, self.slot):
                values.append(BUY)
            if sellable(state, self.seat, self.slot):
                values.append(SELL)
            values += usable(state, self.seat, self._declaring(state))
        if self.shifts < 2 * state.hold(self.slot):
            values += shifts(state, self.seat, self.slot)
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        ashore = self.stuck and not state.is_sea(state.place[self.slot])
        if not values or ashore or in_element(state, state.place[self.slot], self._ship(state)):
            values.append(DONE)
        more = asides(state, self.seat, window)
        if state.route[self.seat]:
            more.append(CANCEL_ROUTE)  # MEU-14.20: at any time
        answers = list(dict.fromkeys(values))
        return Ask(self.seat, answers, "journey", "MEU-14.3", always=True, default=answers[-1], more=more)

    def _declaring(self, state: Position) -> Declaring:
        return Declaring(seat=self.seat, space=state.place[self.slot], slot=self.slot)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == SELL:
            return {"route": self._road(state)}
        if not answer.startswith(("shift:", "fetch:")):
            return {}
        colour, _, slot = answer[6:].partition("-")
        return {"good": f"good:{colour}", **thing_facts(state, f"carrier:{slot}")}

    def _road(self, state: Position) -> str:
        """What a sale here does to the route of this transport (MEU-14.19, 14.20)."""
        if state.road[self.seat] != self.slot or not state.route[self.seat]:
            return "none"
        return "done" if at_goal(state, self.seat, self.slot, state.place[self.slot]) else "broken"

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            if not self.unseen:
                return END
            self.unseen, self.answer = False, DONE
            return "meet"
        if answer == CANCEL_ROUTE:
            carriers.cancel_route(state, self.seat, "route-cancelled")
            return "menu"
        kind, _, rest = answer.partition(":")
        if kind in ("card", "tech", "free", "claim"):
            self.answer = answer
            return None
        if kind in ("shift", "fetch"):
            colour, _, other = rest.partition("-")
            number = 1 if kind == "fetch" else -1
            carriers.put_cubes(state, self.slot, GOODS.index(colour), number)
            carriers.put_cubes(state, int(other), GOODS.index(colour), -number)
            self.shifts += 1
            return "menu"
        if answer in (BUY, SELL):
            self.answer = answer
            return "deal"
        self.to = state.world().space_of[answer]
        return "before"

    def use(self, state: Position) -> Next:
        if self.answer in usable(state, self.seat, self._declaring(state)):
            return declared(self.seat, state.place[self.slot], self.slot, self.answer)
        return own_turn(self.seat, self.answer)

    def on_use(self, state: Position, finished: Frame) -> str:
        return "menu"

    def deal(self, state: Position) -> Next:
        place = state.place[self.slot]
        if self.answer == BUY:
            return Trade(seat=self.seat, slot=self.slot, space=place, stages=[])
        return Sale(seat=self.seat, slot=self.slot, space=place, cubes=[0] * len(GOODS), aboard=0)

    def on_deal(self, state: Position, finished: Frame) -> str:
        return "menu"

    # -- a step ------------------------------------------------------------------------------

    def leave(self, state: Position) -> Next:
        """MEU-14.12: whoever leaves a populated area with goods leaves a cube there."""
        here = state.place[self.slot]
        if state.is_sea(here) or (self._ship(state) and not state.world().port[here]):
            return None
        return LeaveCube(seat=self.seat, space=here, colours=carriers.colours(state.cargo[self.slot]))

    def before(self, state: Position) -> Next:
        here = state.place[self.slot]
        strange = self.to not in own_steps(state, here, self._ship(state))
        return BeforeStep(
            seat=self.seat, start=here, goal=self.to, slots=[self.slot], strange=strange, unseen=self.unseen
        )

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        self.unseen = self.unseen or window.unseen
        self.stuck = window.strange and not window.paved
        if not window.forbidden and not self.stuck:
            return None
        if self.extra:
            state.moves[self.slot] -= 1  # the point of Cartography is lost
            return END
        return "menu"

    def step(self, state: Position) -> Next:
        here = state.place[self.slot]
        cost = self._cost(state, here, self.to)
        if not cost:
            state.sortie[self.slot] = 1
        state.moves[self.slot] -= cost
        state.place[self.slot] = self.to
        visit(state, self.seat, self.slot)
        keeper = NOBODY if state.is_sea(self.to) else state.holder[self.to]
        return Entered(seat=self.seat, space=self.to, keeper=keeper, troops=False)

    def on_step(self, state: Position, window: Entered) -> str | None:
        return "menu" if self.unseen and not self.extra else None

    def passing(self, state: Position) -> Next:
        return pass_by(state, self.seat, self.slot)

    def meet(self, state: Position) -> Next:
        """MEU-14.5: barbarians remove it, a hostile player takes or plunders it."""
        here = state.place[self.slot]
        hostile = [other for other in state.present(here) if state.hostile(self.seat, other)]
        if state.horde(here):
            return pillage(state, here) if not state.present(here) else removed(state, self.slot)
        if not hostile:
            return END if self.answer == DONE else "menu"
        return spoils(state, hostile[0], here, [self.seat], [self.slot])

    def on_meet(self, state: Position, finished: Frame) -> str:
        return END if state.what[self.slot] == NOTHING or self.answer == DONE else "menu"


def leaves_castle(state: Position, seat: int, slot: int) -> bool:
    """MEU-8.14: whether a step by land costs a transport nothing; ships have no part in it."""
    here = state.place[slot]
    return state.what[slot] != SHIP and has_castle(state, seat, here) and not state.sortie[slot]


def shifts(state: Position, seat: int, slot: int) -> list[str]:
    """MEU-8.12: cubes may change places among own transports in a territory, from this one or onto it."""
    here = state.place[slot]
    if state.is_sea(here):
        return []
    out: list[str] = []
    for other in state.carriers_at(here, seat):
        if other == slot or not state.trades(other):
            continue
        for kind, start, goal in (("shift", slot, other), ("fetch", other, slot)):
            if carriers.cube_count(state.cargo[goal]) < state.hold(goal):
                out += [f"{kind}:{GOODS[colour]}-{other}" for colour in carriers.colours(state.cargo[start])]
    return out


def visit(state: Position, seat: int, slot: int) -> None:
    """MEU-14.18: the road transport arrives in a stage."""
    place = state.place[slot]
    if state.road[seat] == slot and place * 2 in state.route[seat][:-1]:
        at = state.route[seat].index(place * 2)
        state.route[seat][at] += 1
        state.say("stage", seat=seat, place=state.world().answers[place])
