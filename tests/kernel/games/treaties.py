"""Proposals: cards shown or not, coins and a pact, to one seat or to all, in public or in secret."""

from typing import Any, ClassVar

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.proposals import Proposal
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.sight import OWNER, Sight
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank


class Courts(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER, "cards")}

    hand: list[list[int]]
    coins: list[int]
    pacts: list[list[int]]
    points: list[int]


class Treaty(Proposal):
    """The maker gives cards and coins to the first addressee and may sign a pact with all of them."""

    RULE: ClassVar[str] = "TINY-5"
    MAY_BE_SECRET: ClassVar[bool] = True
    MOST: ClassVar[int] = 2

    def possible(self, state: Courts) -> list[str]:
        cards = [f"{how}:{card}" for card in range(6) for how in ("show", "hide")]
        return [*cards, "pay:=", "pact:peace"]

    def fits(self, state: Courts, term: str) -> bool:
        kind, _, ident = term.partition(":")
        if kind in ("show", "hide"):
            return int(ident) in state.hand[self.seat]
        return kind != "pay" or state.coins[self.seat] > 0

    def complete(self, state: Courts) -> bool:
        named = [term.partition(":")[2] for term in self.terms if term[:4] in ("show", "hide")]
        return len(named) == len(set(named))

    def limits(self, state: Courts, term: str) -> tuple[int, int, int]:
        return 1, state.coins[self.seat], 1

    def said(self, state: Courts, term: str) -> str:
        return "hide:something" if term.startswith("hide:") else term

    def imagined(self, state: Courts, term: str, generator: Generator) -> str:
        shown = [int(one[5:]) for one in self.spoken if one.startswith("show:")]
        hidden = [card for card in state.hand[self.seat] if card not in shown]
        return f"hide:{hidden[generator.below(len(hidden))]}" if term.startswith("hide:") else term

    def exchange(self, state: Courts) -> None:
        taker = self.to[0]
        for term in self.terms:
            kind, _, ident = term.partition(":")
            if kind == "pay":
                number = int(ident.removeprefix("="))
                state.coins[self.seat] -= number
                state.coins[taker] += number
            elif kind == "pact":
                state.pacts.append(sorted([self.seat, *self.to]))
            elif int(ident) in state.hand[self.seat]:
                state.hand[self.seat].remove(int(ident))
                state.hand[taker] = sorted([*state.hand[taker], int(ident)])
        state.points[self.seat] += 1


class Diplomacy(Frame):
    STEPS = ("open", "talk", "pass_on")

    seat: int = 0

    def open(self, state: Courts) -> Ask:
        return Ask(self.seat, ["button:done", "button:offer"], "propose", "TINY-5")

    def on_open(self, state: Courts, answer: str) -> str | None:
        return None if answer == "button:offer" else "pass_on"

    def talk(self, state: Courts) -> Treaty:
        others = [seat for seat in range(state.seats) if seat != self.seat]
        return Treaty(seat=self.seat, partners=others, to=[], accepted=[], terms=[], spoken=[])

    def on_talk(self, state: Courts, treaty: Treaty) -> str | None:
        return None if treaty.sent() else "open"

    def pass_on(self, state: Courts) -> str:
        state.begin_chapter()
        self.seat += 1
        return "end" if self.seat == state.seats else "open"


class Treaties(Tiny):
    name = "treaties"
    seats = (2, 3)

    def setup(self, seats: int, options: dict[str, Any]) -> Courts:
        hand = [[2 * seat, 2 * seat + 1] for seat in range(seats)]
        return Courts(**blank(seats, options), hand=hand, coins=[500] * seats, pacts=[], points=[0] * seats)

    def opening(self) -> Diplomacy:
        return Diplomacy()


TREATIES = Treaties()
