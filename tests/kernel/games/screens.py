"""Behind screens: hidden money, secret pacts, and a pile of which some cards are known to some."""

from typing import Any, ClassVar

from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.piles import Pile, pile
from gonfalon.kernel.requests import Ask, Dice, Draw
from gonfalon.kernel.sight import OWNER, PILE, ROWS, Sight
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

CARDS = 12


class Salon(State):
    """Of each other's money everybody knows how often it grew, and what was paid."""

    VISIBLE: ClassVar[dict[str, Sight]] = {
        "money": Sight(OWNER),
        "hand": Sight(OWNER, "cards"),
        "deck": Sight(PILE, "cards"),
        "pacts": Sight(ROWS, by="parties", size=False),
        "parties": Sight(ROWS, by="parties", size=False),
    }

    money: list[int]
    hand: list[list[int]]
    deck: Pile
    pacts: list[str]
    parties: list[tuple[int, ...]]
    earned: list[int]
    paid: list[int]
    points: list[int]

    def deal_unseen(self, keeping: tuple[int, ...], generator: Generator) -> None:
        for seat in range(self.seats):
            if seat not in keeping:
                income = sum(generator.below(6) + 1 for _ in range(self.earned[seat]))
                self.money[seat] = max(0, income - self.paid[seat])


class Evening(Frame):
    STEPS = ("income", "draw", "choose", "pass_on")

    seat: int = 0
    round: int = 0

    def income(self, salon: Salon) -> Dice:
        return Dice(1)

    def on_income(self, salon: Salon, faces: tuple[int, ...]) -> None:
        salon.money[self.seat] += faces[0]
        salon.earned[self.seat] += 1
        salon.whisper((self.seat,), "earned", coins=faces[0])

    def draw(self, salon: Salon) -> Draw:
        return salon.deck.draw(1)

    def on_draw(self, salon: Salon, cards: tuple[int, ...]) -> None:
        salon.deck.take(cards)
        salon.hand[self.seat].extend(cards)
        for card in cards:
            salon.whisper((self.seat,), "drew", card=card)

    def choose(self, salon: Salon) -> Ask:
        under = [f"card:{card}" for card in salon.hand[self.seat]]
        pact = [f"seat:{seat}" for seat in range(salon.seats) if seat != self.seat]
        pay = ["button:tithe"] if salon.money[self.seat] else []
        return Ask(self.seat, [*under, *pact, *pay, "button:pass"], "evening", "TINY-9")

    def on_choose(self, salon: Salon, answer: str) -> None:
        kind, _, ident = answer.partition(":")
        if kind == "card":
            salon.hand[self.seat].remove(int(ident))
            salon.deck.put_under(int(ident), (self.seat,))
            salon.say("puts-under", seat=self.seat)
        elif kind == "seat":
            both = (self.seat, int(ident))
            salon.pacts.append("peace")
            salon.parties.append(both)
            salon.whisper(both, "pact", seat=self.seat, other=int(ident))
        elif answer == "button:tithe":
            salon.money[self.seat] -= 1
            salon.paid[self.seat] += 1
            salon.points[self.seat] += 1
            salon.say("tithes", seat=self.seat)

    def pass_on(self, salon: Salon) -> str:
        salon.begin_chapter()
        self.seat = (self.seat + 1) % salon.seats
        self.round += self.seat == 0
        return "end" if self.round == 3 else "income"


class Screens(Tiny):
    name = "screens"
    seats = (2, 3)

    def setup(self, seats: int, options: dict[str, Any]) -> Salon:
        return Salon(
            **blank(seats, options),
            money=[0] * seats,
            hand=[[] for _ in range(seats)],
            deck=pile(list(range(CARDS))),
            pacts=[],
            parties=[],
            earned=[0] * seats,
            paid=[0] * seats,
            points=[0] * seats,
        )

    def opening(self) -> Evening:
        return Evening()

    def laws(self, state: Any) -> None:
        if sorted(state.deck.cards() + [card for hand in state.hand for card in hand]) != list(range(CARDS)):
            raise BrokenLaw("a card was lost or made")


SCREENS = Screens()
