"""The actions of a turn (sections 5 to 7 and 9): what may be bought, and movement inside the own fief."""

from typing import Any, ClassVar

from gonfalon.games.medievalia.content import (
    CARD,
    DECK,
    EXTRA_CARD,
    IS_LAND,
    KIND,
    PILE,
    REMOVAL,
    number,
)
from gonfalon.games.medievalia.rules.choosing import DISMISS, DONE, distinct, is_card, same_look
from gonfalon.games.medievalia.rules.facts import price_facts, standing, waste_facts
from gonfalon.games.medievalia.rules.food import Dismissal, Feeding, hungry, removable
from gonfalon.games.medievalia.rules.market import Market, character_price
from gonfalon.games.medievalia.rules.position import FREE, NOWHERE, Position
from gonfalon.games.medievalia.rules.purchase import Purchase
from gonfalon.games.medievalia.rules.wallet import NOTHING, Price
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next


def movable(state: Position, seat: int, card: int) -> bool:
    """MED-9.1, 9.2, 9.6: an unused character in the own fief, on no land or on an unused one."""
    if state.used[card] or state.fief[card] != seat:
        return False
    land = state.land[card]
    return land == FREE or not state.used[land]


class Actions(Frame):
    """MED-3.7: acts one after the other, in any order and as often as they can be paid."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act", "feed")
    VISIBLE: ClassVar[dict[str, Sight]] = {"picked": Sight(SEAT)}

    seat: int
    asked: list[str]  # the purchases for which the ally was asked in this turn (MED-16.12)
    picked: str = ""

    def choose(self, state: Position) -> Next:
        seat = self.seat
        values = Market(state, seat, self.asked).goods()
        # Before the moves: whoever takes the first of equal answers then ends, instead of walking to and fro (MED-9.1).
        values.append(DONE)
        values += distinct(state, [card for card in state.troops[seat] if movable(state, seat, card)])
        if removable(state, seat):
            values.append(DISMISS)
        return Ask(seat, values, "act", "MED-3.7")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        self.picked = answer
        return None

    def act(self, state: Position) -> Next:
        picked, seat = self.picked, self.seat
        if picked == DISMISS:
            return Dismissal(seat=seat)
        if picked in PILE:
            pile = PILE.index(picked)
            return self._buy("building", state.top[pile], pile=pile)
        if picked in DECK:
            return self._buy("extra", NOWHERE, deck=DECK.index(picked))
        card = number(picked)
        if card in state.troops[seat]:
            return Shift(seat=seat, card=card)
        if card in state.lands[seat]:
            return self._buy("removal", card)
        return self._buy("territory" if IS_LAND[KIND[card]] else "character", card)

    def _buy(self, what: str, card: int, pile: int = -1, deck: int = -1) -> Purchase:
        asked = self.asked[:]
        return Purchase(seat=self.seat, what=what, card=card, pile=pile, deck=deck, asked=asked, offered=[], thrown=[])

    def on_act(self, state: Position, finished: Frame) -> None:
        if isinstance(finished, Purchase):
            self.asked = finished.asked[:]

    def feed(self, state: Position) -> Next:
        """MED-8.5."""
        return Feeding(seat=self.seat) if hungry(state, self.seat) else "choose"

    def on_feed(self, state: Position, finished: Frame) -> str:
        return "choose"

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        """What an option would do, its price, and what is lost however it is paid."""
        seat = self.seat
        if answer in PILE:
            card = state.top[PILE.index(answer)]
            cost = state.tables().cost[KIND[card]]
            twin = sum([1 for top in state.top if top != NOWHERE and KIND[top] == KIND[card]]) > 1
            sites = Market(state, seat, self.asked).sites(card)
            prices = [Price(cost, building=True, barred=land) for land in sites]
            return {"thing": CARD[card], "twin": twin, **price_facts(cost), **waste_facts(state, seat, prices)}
        if not is_card(answer):
            return waste_facts(state, seat, [Price(NOTHING, EXTRA_CARD)]) if answer in DECK else {}
        card = number(answer)
        if card in state.troops[seat]:
            return {"deed": "move", **standing(state, answer), "lost_count": 0}
        if card in state.lands[seat]:
            waste = waste_facts(state, seat, [Price(REMOVAL, barred=card)])
            return {"deed": "remove", **standing(state, answer), **price_facts(REMOVAL), **waste}
        cost = state.tables().cost[KIND[card]] if IS_LAND[KIND[card]] else character_price(state, seat, KIND[card])
        return {"deed": "play", **price_facts(cost), **waste_facts(state, seat, [Price(cost)], 1)}

    def targets_of_choose(self, state: Position, answer: str) -> list[str]:
        return same_look(state, answer)

    def rule_of_choose(self, state: Position, answer: str) -> str:
        if answer in PILE:
            return "MED-6.1"
        if answer in DECK:
            return "MED-4.12"
        if answer == DISMISS:
            return "MED-8.7"
        if not is_card(answer):
            return "MED-3.7"
        card = number(answer)
        if card in state.troops[self.seat]:
            return "MED-9.1"
        if card in state.lands[self.seat]:
            return "MED-5.8"
        return "MED-5.1" if IS_LAND[KIND[card]] else "MED-7.1"


class Shift(Frame):
    """MED-9.1: a character moves inside its owner's fief."""

    STEPS: ClassVar[tuple[str, ...]] = ("where",)

    seat: int
    card: int

    def about(self, state: Position) -> dict[str, Any]:
        return {"card": CARD[self.card]}

    def where(self, state: Position) -> Next:
        here = state.land[self.card]
        values = [CARD[land] for land in state.lands[self.seat] if land != here]
        if here != FREE:
            values.append(state.map().answer[self.seat])
        return Ask(self.seat, values, "shift", "MED-9.1", open=True)

    def about_where(self, state: Position, answer: str) -> dict[str, Any]:
        return standing(state, answer)

    def on_where(self, state: Position, answer: str) -> None:
        land = number(answer) if is_card(answer) else FREE
        state.land[self.card] = land
        if land == FREE:
            state.say("steps-off", seat=self.seat, card=CARD[self.card])
        else:
            state.say("steps-on", seat=self.seat, card=CARD[self.card], land=CARD[land])
