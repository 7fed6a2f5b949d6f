"""Economy (COC-31.27, 31.32, 31.33); Trade Routes stand in routes."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GOODS,
    MARKET,
    MOOD,
    ORE,
    WOOD,
)
from gonfalon.games.clash_of_cultures.rules.cards import action_answer, action_card, discard_action, event_answer
from gonfalon.games.clash_of_cultures.rules.choices import GainOne
from gonfalon.games.clash_of_cultures.rules.effects.common import builds
from gonfalon.games.clash_of_cultures.rules.goods import gain, goods_answer
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONSTRUCT_OPTIONS,
    TABLE,
    TAXES_INCOME,
    TRADE_INCOME,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Bartering ---------------------------------------------------------------------------------------


class DiscardCard(Frame):
    """1 action card, great persons included, is given up unplayed (COC-22.8, 22.9)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    rule: str
    drawn: bool = False  # after a draw, of which nothing is told by not asking

    def choose(self, state: Position) -> Next:
        values = [action_answer(state, card) for card in state.hand[self.seat]]
        values += [event_answer(state, event) for event in hand_persons(state, self.seat)]
        return Ask(self.seat, values, "discard", self.rule, always=self.drawn)

    def on_choose(self, state: Position, answer: str) -> None:
        kind, _, name = answer.partition(":")
        if kind == "card":
            discard_action(state, self.seat, action_card(state, answer), played=False)
        else:
            event = state.world().event_of[name]
            state.persons[self.seat].remove(event)
            state.changed()
            state.event_discard.append(event)
        state.say("discards", seat=self.seat, card=answer)


def hand_persons(state: Position, seat: int) -> list[int]:
    """The great persons that count as action cards of the hand (COC-22.9)."""
    return [event for event in state.persons[seat] if state.world().event_person[event] == "hand"]


def _may_barter(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.hand[owner] or hand_persons(state, owner))


class Barter(Frame):
    """COC-31.27: a card for 1 gold or 1 culture token."""

    STEPS: ClassVar[tuple[str, ...]] = ("give", "take")

    seat: int

    def give(self, state: Position) -> Next:
        return DiscardCard(seat=self.seat, rule="COC-31.27")

    def take(self, state: Position) -> Next:
        return GainOne(seat=self.seat, goods=(GOLD, CULTURE), rule="COC-31.27")


def _barter(state: Position, owner: int, matter: Any) -> Frame | None:
    return Barter(seat=owner)


WINDOW_FREE.act(EFFECTS["a:bartering"], "", _barter, _may_barter, once="turn")
CONSTRUCT_OPTIONS.permit(EFFECTS["a:bartering"], builds(MARKET))

# -- Taxes and Currency ------------------------------------------------------------------------------


class Taxes(Frame):
    """COC-31.32: as many resources as cities, each freely chosen."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "count", "choose")

    seat: int
    free: bool = False  # without the mood token (COC-33.56)
    left: int = 0
    last: int = 0  # lists name the goods in one order only; people may take them as they like

    def pay(self, state: Position) -> Next:
        return None if self.free else paying(self.seat, tokens(MOOD), "COC-31.32")

    def count(self, state: Position) -> Next:
        self.left = len(state.cities(self.seat))
        return None

    def choose(self, state: Position) -> Next:
        if not self.left:
            return END
        bits = int(TAXES_INCOME.settled(state, self.seat, 0))
        goods = [good for good in range(GOODS) if bits >> good & 1]
        values = [goods_answer(good) for good in goods if good >= self.last]
        others = [goods_answer(good) for good in goods if good < self.last]
        return Ask(self.seat, values, "taxes", "COC-31.32", more=others)

    def on_choose(self, state: Position, answer: str) -> str:
        good = GOOD_NAMES.index(answer.removeprefix("good:"))
        self.last = max(self.last, good)
        gain(state, self.seat, good, 1)
        self.left -= 1
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {"left": self.left}


def _may_tax(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, tokens(MOOD)) and bool(state.cities(owner))


def _tax(state: Position, owner: int, matter: Any) -> Frame | None:
    return Taxes(seat=owner)


def _taxed_goods(state: Position, owner: int, bits: int, matter: Any) -> int:
    return bits | 1 << FOOD | 1 << WOOD | 1 << ORE


def _coins(state: Position, owner: int, bits: int, matter: Any) -> int:
    """COC-31.33: gold in the place of a resource of Taxes or of the food of a link."""
    return bits | 1 << GOLD if bits else bits


WINDOW_ACTION.act(EFFECTS["a:taxes"], "", _tax, _may_tax, once="turn")
TAXES_INCOME.change(EFFECTS["a:taxes"], "goods", _taxed_goods)
TAXES_INCOME.change(EFFECTS["a:currency"], "goods", _coins)
TRADE_INCOME.change(EFFECTS["a:currency"], "goods", _coins)
