"""Commerce, Market, Control, Guilds (MEU-16.6 to 16.9)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    COMMERCE,
    CONTROL,
    GOODS,
    GUILDS,
    MARKET,
)
from gonfalon.games.medioevo_universale.rules.deals import FREE_SALE, Sale, Trade
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import TECHNOLOGIES, innermost
from gonfalon.games.medioevo_universale.rules.tech import Technology, TechUse
from gonfalon.kernel.state import Frame, Next

FIFTY: Final = 50  # florins by which Market changes a deal


class Commerce(Technology):
    """MEU-16.6: more for a cube where there is a civil building, once per cube."""

    technology: ClassVar[int] = COMMERCE

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        sale = innermost(state, Sale)
        if sale is None or window.seat != seat or sale.card:
            return False
        return state.civil(sale.space) > 0 and sale.commerce < sum(sale.cubes)

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseCommerce(seat=seat)


class UseCommerce(TechUse):
    TECHNOLOGY: ClassVar[int] = COMMERCE
    RULE: ClassVar[str] = "MEU-16.6"

    def apply(self, state: Position) -> Next:
        sale = innermost(state, Sale)
        if sale is not None:
            sale.commerce += 1
        return None


class Market(Technology):
    """MEU-16.7: 50 florins on a deal of his own; a purchase stays above 0."""

    technology: ClassVar[int] = MARKET

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if window.seat != seat:
            return False
        trade = innermost(state, Trade)
        sale = innermost(state, Sale)
        return (sale is not None and sale.card != FREE_SALE) or (trade is not None and trade.price(state) > FIFTY)

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseMarket(seat=seat)


class UseMarket(TechUse):
    TECHNOLOGY: ClassVar[int] = MARKET
    RULE: ClassVar[str] = "MEU-16.7"

    def apply(self, state: Position) -> Next:
        sale, trade = innermost(state, Sale), innermost(state, Trade)
        if sale is not None:
            sale.rise += FIFTY
        elif trade is not None:
            trade.discount += FIFTY
        return None


class Control(Technology):
    """MEU-16.8: a real cube goes to a neighbouring area; he controls one of them and trades in one of them."""

    technology: ClassVar[int] = CONTROL

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(shifts(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseControl(seat=seat)


def shifts(state: Position, seat: int, free: bool = False) -> list[str]:
    """``cube:black-thracia-latium``; ``free``: without control or transport (card 63)."""
    world = state.world()
    traders = {state.place[slot] for slot in state.carriers(seat) if state.trades(slot)}
    own = set(state.territories(seat))
    out: list[str] = []
    for start in world.areas:
        if not state.market[start] or not state.in_play[start]:
            continue
        for goal in state.neighbours(start):
            if goal == start or goal >= world.lands or not world.area[goal]:
                continue
            if not free and not ({start, goal} & own and {start, goal} & traders):
                continue
            for colour in range(len(GOODS)):
                here = state.market[start] >> colour & 1
                if here and not state.market[goal] >> colour & 1 and world.good[goal] != colour:
                    out.append(f"cube:{GOODS[colour]}-{world.names[start]}-{world.names[goal]}")
    return out


def shift(state: Position, answer: str) -> None:
    colour, start, goal = answer[5:].split("-")
    bit = 1 << GOODS.index(colour)
    state.market[state.world().index[start]] &= ~bit
    state.market[state.world().index[goal]] |= bit


def cube_facts(state: Position, answer: str) -> dict[str, Any]:
    if not answer.startswith("cube:"):
        return {}
    colour, start, goal = answer[5:].split("-")
    index, answers = state.world().index, state.world().answers
    return {"good": f"good:{colour}", "place": answers[index[start]], "goal": answers[index[goal]]}


class UseControl(TechUse):
    TECHNOLOGY: ClassVar[int] = CONTROL
    RULE: ClassVar[str] = "MEU-16.8"

    def options(self, state: Position) -> list[str]:
        return shifts(state, self.seat)

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return cube_facts(state, answer)

    def apply(self, state: Position) -> Next:
        shift(state, self.target)
        return None


class Guilds(Technology):
    """MEU-16.9: a stage counts as done; not the destination."""

    technology: ClassVar[int] = GUILDS

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        mine = window.seat == seat and (window.KIND == "deal" or state.phase == 6)
        return mine and any(stage % 2 == 0 for stage in state.route[seat][:-1])

    def begin(self, state: Position, seat: int, window: Any) -> Frame:
        return UseGuilds(seat=seat)


class UseGuilds(TechUse):
    TECHNOLOGY: ClassVar[int] = GUILDS
    RULE: ClassVar[str] = "MEU-16.9"

    def options(self, state: Position) -> list[str]:
        answers = state.world().answers
        return [answers[stage // 2] for stage in state.route[self.seat][:-1] if stage % 2 == 0]

    def apply(self, state: Position) -> Next:
        stage = state.world().space_of[self.target] * 2
        state.route[self.seat][state.route[self.seat].index(stage)] += 1
        return None


TECHNOLOGIES[COMMERCE] = Commerce()
TECHNOLOGIES[MARKET] = Market()
TECHNOLOGIES[CONTROL] = Control()
TECHNOLOGIES[GUILDS] = Guilds()
