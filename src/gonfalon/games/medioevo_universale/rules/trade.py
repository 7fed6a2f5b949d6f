"""Phase 6: trade transports move and make deals (section 14)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import CARAVAN, GOODS, SHIP
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.deals import LeaveCube, Sale, Trade, buyable, sellable
from gonfalon.games.medioevo_universale.rules.groups import has_castle
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import ActivationStart, BeforeStep, Entered, OwnTurn, own_turn
from gonfalon.games.medioevo_universale.rules.plunder import pillage, spoils
from gonfalon.games.medioevo_universale.rules.position import NOBODY, NOTHING, Position
from gonfalon.games.medioevo_universale.rules.steps import step_cost
from gonfalon.games.medioevo_universale.rules.windows import asides, usable
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

    def menu(self, state: Position) -> Next:
        traders = [slot for slot in state.carriers(self.seat) if state.what[slot] in (CARAVAN, SHIP)]
        values = [f"carrier:{slot}" for slot in traders if state.moves[slot] and slot not in self.used]
        if state.route[self.seat]:
            values.append(CANCEL_ROUTE)
        window = OwnTurn(seat=self.seat)
        values += usable(state, self.seat, window)
        more = asides(state, self.seat, window)
        return Ask(self.seat, [*values, DONE], "trade", "MEU-14.1", always=True, default=DONE, more=more)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer) if answer.startswith("carrier:") else {}

    def targets_of_menu(self, state: Position, answer: str) -> tuple[str, ...]:
        return (thing_facts(state, answer)["place"],) if answer.startswith("carrier:") else (answer,)

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        if answer == CANCEL_ROUTE:
            carriers.cancel_route(state, self.seat)
            state.say("route-cancelled", seat=self.seat)
            return "menu"
        self.answer = answer
        return None

    def carry(self, state: Position) -> Next:
        if self.answer.startswith("carrier:"):
            slot = int(self.answer[8:])
            self.used.append(slot)
            return Journey(seat=self.seat, slot=slot)
        return own_turn(self.seat, self.answer)

    def on_carry(self, state: Position, finished: Frame) -> str:
        return "menu"


class Journey(Frame):
    """MEU-14.3: steps, purchases and sales of one transport, as far as its movement goes."""

    STEPS: ClassVar[tuple[str, ...]] = ("menu", "deal", "leave", "before", "step", "meet")

    seat: int
    slot: int
    to: int = NOBODY
    answer: str = ""
    shifts: int = 0

    def about(self, state: Any) -> dict[str, Any]:
        return {**thing_facts(state, f"carrier:{self.slot}"), "moves": state.moves[self.slot]}

    def _ways(self, state: Position) -> list[int]:
        here = state.place[self.slot]
        world = state.world()
        near = world.by_water[here] if state.what[self.slot] == SHIP else world.by_land[here]
        if here < world.lands and state.barred(3, here):
            return []
        return [s for s in near if state.in_play[s] and self._cost(state, here, s) <= state.moves[self.slot]]

    def _cost(self, state: Position, here: int, goal: int) -> int:
        free = state.what[self.slot] == CARAVAN and has_castle(state, self.seat, here) and not state.sortie[self.slot]
        return 0 if free else step_cost(state, here, goal)

    def menu(self, state: Position) -> Next:
        if state.what[self.slot] == NOTHING:
            return END
        values = [state.world().answers[space] for space in self._ways(state)]
        if state.moves[self.slot]:
            if buyable(state, self.seat, self.slot):
                values.append(BUY)
            if sellable(state, self.seat, self.slot):
                values.append(SELL)
        if self.shifts < state.room(self.slot):
            values += self._shifts(state)
        return Ask(self.seat, [*values, DONE], "journey", "MEU-14.3", always=True, default=DONE)

    def about_menu(self, state: Position, answer: str) -> dict[str, Any]:
        if not answer.startswith("shift:"):
            return {}
        colour, _, slot = answer[6:].partition("-")
        return {"good": f"good:{colour}", **thing_facts(state, f"carrier:{slot}")}

    def _shifts(self, state: Position) -> list[str]:
        """MEU-8.12: cubes may change places among own transports in a territory."""
        here = state.place[self.slot]
        if state.is_sea(here):
            return []
        out: list[str] = []
        for other in state.carriers_at(here, self.seat):
            if other == self.slot or state.what[other] not in (CARAVAN, SHIP):
                continue
            if carriers.cube_count(state.cargo[other]) < state.room(other):
                out += [f"shift:{GOODS[colour]}-{other}" for colour in carriers.colours(state.cargo[self.slot])]
        return out

    def on_menu(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        kind, _, rest = answer.partition(":")
        if kind == "shift":
            colour, _, other = rest.partition("-")
            carriers.put_cubes(state, self.slot, GOODS.index(colour), -1)
            carriers.put_cubes(state, int(other), GOODS.index(colour), 1)
            self.shifts += 1
            return "menu"
        if answer in (BUY, SELL):
            self.answer = answer
            return None
        self.to = state.world().space_of[answer]
        return "leave"

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
        if state.is_sea(here) or (state.what[self.slot] == SHIP and not state.world().port[here]):
            return None
        return LeaveCube(seat=self.seat, space=here, colours=carriers.colours(state.cargo[self.slot]))

    def before(self, state: Position) -> Next:
        return BeforeStep(seat=self.seat, start=state.place[self.slot], goal=self.to)

    def on_before(self, state: Position, window: BeforeStep) -> str | None:
        return "menu" if window.forbidden else None

    def step(self, state: Position) -> Next:
        here = state.place[self.slot]
        cost = self._cost(state, here, self.to)
        if not cost:
            state.sortie[self.slot] = 1
        state.moves[self.slot] -= cost
        state.place[self.slot] = self.to
        visit(state, self.seat, self.slot)
        keeper = NOBODY if state.is_sea(self.to) else state.holder[self.to]
        return Entered(seat=self.seat, space=self.to, keeper=keeper)

    def on_step(self, state: Position, window: Entered) -> str | None:
        return "menu" if window.passed_by else None

    def meet(self, state: Position) -> Next:
        """MEU-14.5: barbarians remove it, a hostile player takes or plunders it."""
        hostile = [other for other in state.present(self.to) if state.hostile(self.seat, other)]
        if state.horde(self.to) and not state.present(self.to):
            return pillage(state, self.to)
        if not hostile:
            return "menu"
        return spoils(state, hostile[0], self.to, [self.seat], [self.slot], False)

    def on_meet(self, state: Position, finished: Frame) -> str:
        return END if state.what[self.slot] == NOTHING else "menu"


def visit(state: Position, seat: int, slot: int) -> None:
    """MEU-14.18: the road transport arrives in a stage."""
    place = state.place[slot]
    if state.road[seat] == slot and place * 2 in state.route[seat][:-1]:
        at = state.route[seat].index(place * 2)
        state.route[seat][at] += 1
        state.say("stage", seat=seat, place=state.world().answers[place])
