"""Phase 2: one player trades, builds and plays a card, in any order (SFR-4.1)."""

from typing import Any, ClassVar, Final

from gonfalon.games.struggle_for_rome.content.check import RESOURCES
from gonfalon.games.struggle_for_rome.content.land import BUILDINGS, DIPLOMAT, LEADER, TREASURE
from gonfalon.games.struggle_for_rome.rules import building, cards, scoring
from gonfalon.games.struggle_for_rome.rules.cards import CARD_ANSWERS
from gonfalon.games.struggle_for_rome.rules.legionnaire import Legionnaire
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.games.struggle_for_rome.rules.trade import Deal
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import END, Frame, Next

TRADE: Final = "button:trade"
DONE: Final = "button:done"
_RULES: Final = {"build": "SFR-5.5", "bank": "SFR-4.5", "card": "SFR-6.1", "button": "SFR-4.1"}


class MarketTurn(Frame):
    """The turn of one player in phase 2."""

    STEPS: ClassVar[tuple[str, ...]] = ("act", "carry_out")
    VISIBLE: ClassVar[dict[str, Sight]] = {"pick": Sight(SEAT)}

    seat: int
    played: bool = False
    proposals: int = 0
    pick: str = ""

    def act(self, state: Position) -> Next:
        seat = self.seat
        held = state.counts(seat)
        values: list[str] = []
        for what in range(len(BUILDINGS)):
            if building.in_stock(state, seat, what) and building.affordable(state, seat, what, held):
                values.append(building.BUILD_ANSWERS[what])
        least = state.number("bank")
        for kind in range(4):
            if held[kind] >= least:
                values.append(building.BANK_ANSWERS[kind])
        if self._may_propose(state):
            values.append(TRADE)
        if not self.played:
            for card in (DIPLOMAT, LEADER, TREASURE):
                if card in state.cards[seat] and (card != LEADER or state.pasture or state.discard):
                    values.append(CARD_ANSWERS[card])
        values.append(DONE)
        return Ask(seat, values, "market", "SFR-4.1")

    def _may_propose(self, state: Position) -> bool:
        """SFR-4.10, and somebody to talk to."""
        if self.proposals >= state.number("proposals") or not state.hand[self.seat]:
            return False
        for seat in range(state.seats):
            if seat != self.seat and state.hand[seat]:
                return True
        return False

    def on_act(self, state: Position, answer: str) -> str | None:
        if answer == DONE:
            return END
        self.pick = answer
        return None

    def carry_out(self, state: Position) -> Next:
        kind, _, ident = self.pick.partition(":")
        seat = self.seat
        if kind == "build":
            return building.Build(seat=seat, building=BUILDINGS.index(ident))
        if kind == "bank":
            return building.Exchange(seat=seat, kind=RESOURCES.index(ident))
        if kind == "card":
            return self._play(state, CARD_ANSWERS.index(self.pick))
        partners = [(seat + i) % state.seats for i in range(1, state.seats)]
        return Deal(
            seat=seat,
            partners=[other for other in partners if state.hand[other]],
            give=[0] * 4,
            get=[0] * 4,
            to=[],
            accepted=[],
            counters=[],
            draft=[],
        )

    def on_carry_out(self, state: Position, done: Frame) -> str:
        if isinstance(done, Deal) and done.sent():
            self.proposals += 1
        return "act"

    def _play(self, state: Position, card: int) -> Next:
        """SFR-6.5, SFR-6.6 and SFR-6.8 in phase 2."""
        seat = self.seat
        self.played = True
        cards.play(state, seat, card)
        if card == DIPLOMAT:
            state.diplomats[seat] += 1
            scoring.diplomacy(state, seat)
            return Legionnaire(seat=seat, by_card=True)
        if card == LEADER:
            return cards.DrawPasture(seat=seat, count=state.number("leader_cards"))
        state.gold[seat] += state.number("treasure_now")
        return "act"

    def about_act(self, state: Position, answer: str) -> dict[str, Any]:
        kind, _, ident = answer.partition(":")
        if kind == "card":
            return {"what": cards.titled(state, CARD_ANSWERS.index(answer)), "bought": False}
        if kind == "build":
            return {"bought": True}
        return {"what": [f"good:{ident}"] * state.number("bank")} if kind == "bank" else {}

    def targets_of_act(self, state: Any, answer: str) -> list[str]:
        kind, _, ident = answer.partition(":")
        return [f"good:{ident}"] if kind == "bank" else [answer]

    def rule_of_act(self, state: Any, answer: str) -> str:
        if answer == TRADE:
            return "SFR-4.9"
        return _RULES[answer.partition(":")[0]]
