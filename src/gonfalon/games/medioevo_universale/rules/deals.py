"""Purchases and sales of goods, Great Markets, trade routes (sections 14B to 14D)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import GOODS, SHIP
from gonfalon.games.medioevo_universale.rules import carriers
from gonfalon.games.medioevo_universale.rules.happenings import happened
from gonfalon.games.medioevo_universale.rules.honour import ROUTE
from gonfalon.games.medioevo_universale.rules.money import NO_POINTS, Pay, means, receive
from gonfalon.games.medioevo_universale.rules.occasions import DealDue
from gonfalon.games.medioevo_universale.rules.pacts import PER_DEAL, PactDues, dues
from gonfalon.games.medioevo_universale.rules.position import ARMISTICE, COMMERCIAL, NOBODY, PLAYERS, WAR, Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Ask, Number
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
NO_ROUTE: Final = "button:no-route"
MARKET_BONUS: Final = "button:market-bonus"
ROUTE_BONUS: Final = "button:route-bonus"
BAN: Final = 2  # the Bishop who forbids trade
LONE_SALE: Final = 19
FREE_SALE: Final = 20


def open_market(state: Position, seat: int, slot: int) -> bool:
    """MEU-14.8 to 14.10: whether a transport may trade where it is."""
    here = state.place[slot]
    world = state.world()
    if state.is_sea(here) or not world.area[here] or (state.what[slot] == SHIP and not world.port[here]):
        return False
    return may_trade(state, seat, here)


def may_trade(state: Position, seat: int, territory: int) -> bool:
    if state.barred(BAN, territory) or state.horde(territory):
        return False
    armies = state.present(territory)
    if any(state.relation[a * PLAYERS + b] in (WAR, ARMISTICE) for a in armies for b in armies):
        return False
    holder = state.holder[territory]
    if holder == NOBODY:
        return not armies  # nobody's; a contested area is closed
    return holder == seat or state.permits(COMMERCIAL, holder, seat, territory)


def buyable(state: Position, seat: int, slot: int) -> int:
    """How many cubes a transport can buy where it is; a bankrupt none (MEU-20.7)."""
    if state.due[seat] or not open_market(state, seat, slot):
        return 0
    good = state.world().good[state.place[slot]]
    room = state.hold(slot) - carriers.cube_count(state.cargo[slot])
    return min(room, state.bank[good], means(state, seat) // state.number("good"))


def sellable(state: Position, seat: int, slot: int) -> list[int]:
    """MEU-14.10: the colours a transport may sell: neither printed nor lying there."""
    if not open_market(state, seat, slot):
        return []
    here = state.place[slot]
    world = state.world()
    return [
        colour
        for colour in carriers.colours(state.cargo[slot])
        if colour != world.good[here] and not state.market[here] >> colour & 1
    ]


def deal_fee(state: Position, seat: int, territory: int) -> PactDues | None:
    """MEU-19.20: what a pact asks for a deal in another's area; dealing there shows his leave (MEU-19.25)."""
    holder = state.holder[territory]
    if holder in (NOBODY, seat):
        return None
    state.reveal()
    due = dues(state, seat, PER_DEAL, holder)
    return PactDues(payer=seat, due=due) if due else None


def lone_goods(state: Position, slot: int) -> list[int]:
    """MEU-18.19: what card 19 may sell, in barbarian territory without barbarians."""
    here, world = state.place[slot], state.world()
    closed = state.is_sea(here) or state.barred(BAN, here) or state.holder[here] != NOBODY or not state.empty(here)
    goods = carriers.colours(state.cargo[slot])
    if closed or state.home(here) != NOBODY:
        return []
    lying = state.market[here] | (1 << world.good[here] if world.area[here] else 0)
    return [colour for colour in goods if not lying >> colour & 1]


def in_any_order(seat: int, values: list[str], earlier: list[str], prompt: str, rule: str) -> Ask:
    """A pick out of a set: people may name what stands before the last one named, too."""
    return Ask(seat, values, prompt, rule, more=earlier)


def at_goal(state: Position, seat: int, slot: int, space: int) -> bool:
    """MEU-14.19: the road transport sells at the destination, all other stages done."""
    stages = state.route[seat]
    if state.road[seat] != slot or not stages or stages[-1] // 2 != space:
        return False
    return all(stage % 2 == 1 for stage in stages[:-1])


class LeaveCube(Frame):
    """MEU-14.12: a cube of one of these colours is put into the market, if it is not there yet."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    space: int
    colours: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"place": state.world().answers[self.space]}

    def choose(self, state: Position) -> Next:
        world, here = state.world(), self.space
        if not world.area[here]:
            return END
        fit = [
            colour
            for colour in self.colours
            if colour != world.good[here] and not state.market[here] >> colour & 1 and state.bank[colour]
        ]
        if not fit:
            return END
        return Ask(self.seat, [f"good:{GOODS[colour]}" for colour in fit], "leave-cube", "MEU-14.12")

    def on_choose(self, state: Position, answer: str) -> None:
        colour = GOODS.index(answer[5:])
        state.market[self.space] |= 1 << colour
        state.bank[colour] -= 1
        state.say("market", place=state.world().answers[self.space], good=answer)


class Trade(Frame):
    """MEU-14.9: cubes of the printed good; a route may be opened with the purchase (MEU-14.15).

    Until it is opened it can be thought over: nobody else sees how long it is, or which stages are named.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("number", "window", "pay", "load", "fee", "route", "stage", "open")
    VISIBLE: ClassVar[dict[str, Sight]] = {"length": Sight(SEAT), "stages": Sight(SEAT, size=False)}

    seat: int
    slot: int
    space: int
    card: int = 0  # 21: one cube of any good (MEU-18.21)
    good: int = NOBODY
    count: int = 0
    discount: int = 0  # by Market (MEU-16.7)
    length: int = 0
    stages: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        answers = state.world().answers
        return {
            "good": f"good:{GOODS[self._good(state)]}",
            "place": answers[self.space],
            "left": self.length - len(self.stages),
            "named": len(self.stages),
            "stages": [answers[t] for t in self.stages],
            "most": self._most(state) if self.STEPS[self.at] == "number" else 0,
        }

    def _most(self, state: Position) -> int:
        return max(1, buyable(state, self.seat, self.slot))  # others may imagine him poorer than that

    def _good(self, state: Position) -> int:
        return state.world().good[self.space] if self.good == NOBODY else self.good

    def number(self, state: Position) -> Next:
        if self.card:
            goods = [f"good:{GOODS[colour]}" for colour in range(len(GOODS)) if state.bank[colour]]
            return Ask(self.seat, goods, "any-good", "MEU-18.21")
        return Number(self.seat, 1, self._most(state), "buy-cubes", "MEU-14.9", always=True)

    def on_number(self, state: Position, answer: str) -> None:
        kind, _, rest = answer.partition(":")
        if kind == "good":
            self.good, self.count = GOODS.index(rest), 1
        else:
            self.count = int(rest)

    def price(self, state: Position) -> int:
        if self.card:
            return state.number("any_good") - self.discount
        return self.count * state.number("good") - self.discount

    def window(self, state: Position) -> Next:
        return DealDue(seat=self.seat, space=self.space, slot=self.slot)

    def on_window(self, state: Position, window: DealDue) -> str | None:
        return END if window.forbidden else None

    def pay(self, state: Position) -> Next:
        return Pay(seat=self.seat, florins=self.price(state), need=NO_POINTS, rule="MEU-14.9")

    def on_pay(self, state: Position, payment: Pay) -> str | None:
        return None if payment.paid else END

    def load(self, state: Position) -> Next:
        good = self._good(state)
        state.moves[self.slot] -= 1
        carriers.put_cubes(state, self.slot, good, self.count)
        place = state.world().answers[self.space]
        state.say("buys", seat=self.seat, good=f"good:{GOODS[good]}", count=self.count, place=place)
        return None

    def fee(self, state: Position) -> Next:
        return deal_fee(state, self.seat, self.space)

    # -- opening a route ---------------------------------------------------------------------

    def _areas(self, state: Position) -> list[int]:
        """MEU-14.15, 14.22: populated areas in play other than the place of purchase."""
        return [t for t in state.world().areas if state.in_play[t] and t != self.space]

    def _lengths(self, state: Position) -> list[int]:
        return [n for n in state.world().route_points if n <= len(self._areas(state))]

    def route(self, state: Position) -> Next:
        """MEU-14.17: one active route; 4, 6 or 8 stages."""
        if state.route[self.seat]:
            return END
        values = [NO_ROUTE, *[f"route:{n}" for n in self._lengths(state)]]
        return Ask(self.seat, values, "open-route", "MEU-14.15", default=NO_ROUTE)

    def about_route(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == NO_ROUTE:
            return {}
        return {"points": state.world().route_points[int(answer[6:])], "florins": state.number("route_point")}

    def on_route(self, state: Position, answer: str) -> str | None:
        if answer == NO_ROUTE:
            return END
        self.length = int(answer[6:])
        return None

    def stage(self, state: Position) -> Next:
        """All stages but the destination are listed in one order: where they lie matters, not when they are named."""
        missing, answers = self.length - len(self.stages), state.world().answers
        if not missing:
            return None
        areas = [t for t in self._areas(state) if t not in self.stages]
        if missing == 1:
            return Ask(self.seat, [answers[t] for t in areas], "route-destination", "MEU-14.15")
        last = max(self.stages, default=-1)
        later = [t for t in areas if t > last]
        later = areas if len(later) < missing - 1 else later[: len(later) - (missing - 2)]  # somebody began at the end
        earlier = [answers[t] for t in areas if t not in later]
        return in_any_order(self.seat, [answers[t] for t in later], earlier, "route-stage", "MEU-14.15")

    def on_stage(self, state: Position, answer: str) -> str:
        area = state.world().space_of[answer]
        if len(self.stages) == self.length - 1:
            self.stages.append(area)
        else:
            self.stages = sorted([*self.stages, area])
        return "stage"

    def deal_unseen(self, state: Any, keeping: tuple[int, ...], generator: Generator) -> None:
        """Who names stages has chosen a length."""
        if self.STEPS[self.at] == "stage" and not self.length:
            lengths = self._lengths(state)
            self.length = lengths[generator.below(len(lengths))]

    def open(self, state: Position) -> Next:
        state.reveal()
        state.route[self.seat] = [stage * 2 for stage in self.stages]
        state.road[self.seat] = self.slot
        state.say("route", seat=self.seat, stages=[state.world().answers[t] for t in self.stages])
        return None


class Sale(Frame):
    """MEU-14.10, 14.24: declare, window, price, trade points, money, a cube for the market, route tokens."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "declare",
        "window",
        "bonus",
        "points",
        "sell",
        "fee",
        "honour",
        "leave",
    )

    seat: int
    slot: int
    space: int
    cubes: list[int]  # how many of each colour
    aboard: int  # the cargo when the sale was declared
    card: int = 0  # 19 or 20: a sale of its own kind (MEU-18.19, 18.20)
    commerce: int = 0  # cubes for which Commerce is paid (MEU-16.6)
    rise: int = 0  # by Market (MEU-16.7)
    both: bool = False  # card 64: the Great Market besides the route
    route: bool = False  # the route's bonus is used
    honour_points: int = 0
    florin_points: int = 0
    completes: bool = False

    def about(self, state: Any) -> dict[str, Any]:
        return {
            "place": state.world().answers[self.space],
            "points": self.trade_points(state),
            "count": sum(self.cubes),
            "goods": [f"good:{GOODS[colour]}" for colour, number in enumerate(self.cubes) for _ in range(number)],
        }

    def declare(self, state: Position) -> Next:
        self.aboard = state.cargo[self.slot]
        last = max([colour for colour in range(len(GOODS)) if self.cubes[colour]], default=0)
        left = [
            colour for colour in self._goods(state) if carriers.cubes(state, self.slot, colour) > self.cubes[colour]
        ]
        values = [f"sell:{GOODS[colour]}" for colour in left if colour >= last]
        if sum(self.cubes):
            values.append(DONE)
        earlier = [f"sell:{GOODS[colour]}" for colour in left if colour < last]
        return in_any_order(self.seat, values, earlier, "sell", "MEU-14.10")

    def about_declare(self, state: Position, answer: str) -> dict[str, Any]:
        return {} if answer == DONE else {"good": f"good:{answer[5:]}"}

    def on_declare(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return None
        self.cubes[GOODS.index(answer[5:])] += 1
        return None if self.card == LONE_SALE else "declare"

    def _goods(self, state: Position) -> list[int]:
        if self.card == FREE_SALE:
            return carriers.colours(state.cargo[self.slot])
        if self.card == LONE_SALE:
            return lone_goods(state, self.slot)
        return sellable(state, self.seat, self.slot)

    def window(self, state: Position) -> Next:
        return DealDue(seat=self.seat, space=self.space, slot=self.slot)

    def on_window(self, state: Position, window: DealDue) -> str | None:
        if window.forbidden and self.card != FREE_SALE:
            return END
        state.moves[self.slot] -= 1
        return None

    def at_goal(self, state: Position) -> bool:
        return at_goal(state, self.seat, self.slot, self.space)

    def trade_points(self, state: Position) -> int:
        return state.world().route_points[len(state.route[self.seat])] if self.at_goal(state) else 0

    def bonus(self, state: Position) -> Next:
        """MEU-14.21: either the Great Market or the route, unless a card allows both."""
        if not self.at_goal(state):
            return "sell"
        self.completes = True
        if self.card:  # the price is the card's: honour only (MEU-18.20)
            self.honour_points = self.trade_points(state)
            return "sell"
        if self.both or not state.market_value(self.space):
            self.route = True
            return None
        return Ask(self.seat, [ROUTE_BONUS, MARKET_BONUS], "bonus", "MEU-14.21")

    def on_bonus(self, state: Position, answer: str) -> str | None:
        self.route = answer == ROUTE_BONUS
        return None if self.route else "sell"

    def points(self, state: Position) -> Next:
        """MEU-14.19: each point is 1 HP or 50 florins on every cube."""
        return Number(self.seat, 0, self.trade_points(state), "trade-points", "MEU-14.19")

    def on_points(self, state: Position, answer: str) -> None:
        self.honour_points = int(answer[7:])
        self.florin_points = self.trade_points(state) - self.honour_points

    def total(self, state: Position) -> int:
        """MEU-14.11: the price formula."""
        count = sum(self.cubes)
        if self.card == FREE_SALE:
            return count * state.number("free_sale")
        if self.card == LONE_SALE:
            return state.number("lone_sale") * (len(carriers.colours(self.aboard)) - 1) + self.rise
        price = state.number("good")
        if not self.route or self.both:
            price += state.number("great_market") * state.market_value(self.space)
        price += state.number("route_point") * self.florin_points
        extra = self.commerce * state.world().commerce[state.civil(self.space)]
        return count * price + extra + self.rise

    def sell(self, state: Position) -> Next:
        florins = self.total(state)
        for colour, number in enumerate(self.cubes):
            if number:
                carriers.put_cubes(state, self.slot, colour, -number)
                state.sold[self.seat] |= 1 << colour
        receive(state, self.seat, florins)
        place = state.world().answers[self.space]
        state.say("sells", seat=self.seat, count=sum(self.cubes), florins=florins, place=place)
        happened(state, self.seat, "cubes_in_one_sale", sum(self.cubes))
        happened(state, self.seat, "colours_sold_in_phase", state.sold[self.seat].bit_count())
        if self.completes:
            happened(state, self.seat, "complete_route", len(state.route[self.seat]))
            state.say("route-done", seat=self.seat, stages=len(state.route[self.seat]))
        if state.road[self.seat] == self.slot:
            told = "" if self.completes else "route-broken"
            carriers.cancel_route(state, self.seat, told)  # MEU-14.20: done, or broken off
        return None

    def fee(self, state: Position) -> Next:
        return deal_fee(state, self.seat, self.space)

    def honour(self, state: Position) -> Next:
        if self.honour_points:
            state.gain(self.seat, self.honour_points, ROUTE)
        return None

    def leave(self, state: Position) -> Next:
        return LeaveCube(seat=self.seat, space=self.space, colours=carriers.colours(self.aboard))
