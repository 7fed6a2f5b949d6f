"""Hidden hands and a deck: draw a card, then play one or pass."""

from typing import Any, ClassVar

from gonfalon.kernel.errors import BrokenLaw
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.sight import COUNT, OWNER, Sight
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import Tiny, blank

CARDS = 24


class Table(State):
    VISIBLE: ClassVar[dict[str, Sight]] = {"hand": Sight(OWNER, "cards"), "deck": Sight(COUNT, "cards")}

    hand: list[list[int]]
    deck: list[int]
    played: list[int]
    points: list[int]


class Turns(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "choose", "pass_on")

    seat: int = 0
    round: int = 0

    def draw(self, table: Table) -> Draw:
        return Draw(table.deck, 1)

    def on_draw(self, table: Table, cards: tuple[int, ...]) -> None:
        table.deck.remove(cards[0])
        table.hand[self.seat].append(cards[0])
        table.say("draws", seat=self.seat)
        table.whisper((self.seat,), "drew", card=cards[0])

    def choose(self, table: Table) -> Ask:
        return Ask(self.seat, [f"card:{card}" for card in table.hand[self.seat]] + ["button:pass"], "play", "TINY-3")

    def on_choose(self, table: Table, answer: str) -> str | None:
        if answer != "button:pass":
            card = int(answer.removeprefix("card:"))
            table.hand[self.seat].remove(card)
            table.played.append(card)
            table.points[self.seat] += card
            table.say("plays", seat=self.seat, card=card)
            table.reveal()
        return None

    def pass_on(self, table: Table) -> str:
        table.begin_chapter()
        self.seat = (self.seat + 1) % table.seats
        self.round += self.seat == 0
        return "end" if self.round == 3 else "draw"


class Hands(Tiny):
    name = "hands"
    seats = (2, 3, 6)

    def setup(self, seats: int, options: dict[str, Any]) -> Table:
        return Table(
            **blank(seats, options),
            hand=[[] for _ in range(seats)],
            deck=list(range(CARDS)),
            played=[],
            points=[0] * seats,
        )

    def opening(self) -> Turns:
        return Turns()

    def laws(self, state: Any) -> None:
        if sorted(state.deck + state.played + [card for hand in state.hand for card in hand]) != list(range(CARDS)):
            raise BrokenLaw("a card was lost or made")


HANDS = Hands()
