"""A pile of cards of which something is known: what lies on top or underneath, and who has seen it.

The rest of a pile has no order (see ``requests.Draw``). ``top`` and ``under`` are in order from the top down;
beside each of their cards stands who knows it.

    deck: Pile
    VISIBLE = {"deck": Sight(PILE, "cards")}

    return state.deck.draw(2)                   # a step
    state.deck.take(cards)                      # its twin
    state.deck.put_under(card, (self.seat,))    # only this seat knows it
"""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from gonfalon.kernel.fields import Fields
from gonfalon.kernel.requests import Draw
from gonfalon.kernel.sight import COUNT, ROWS, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Fields):
    """A face-down pile."""

    VISIBLE: ClassVar[dict[str, Sight]] = {
        "loose": Sight(COUNT),
        "top": Sight(ROWS, by="knows_top"),
        "under": Sight(ROWS, by="knows_under"),
    }

    loose: list[int]
    top: list[int]
    knows_top: list[tuple[int, ...]]
    under: list[int]
    knows_under: list[tuple[int, ...]]

    def size(self) -> int:
        return len(self.top) + len(self.loose) + len(self.under)

    def cards(self) -> list[int]:
        """All its cards, sorted."""
        return sorted(self.top + self.loose + self.under)

    def draw(self, count: int) -> Draw:
        """The uppermost cards, or all there are."""
        return Draw(self.loose, min(count, self.size()), self.top, self.under)

    def take(self, cards: tuple[int, ...]) -> None:
        """The cards of a draw leave the pile."""
        for card in cards:
            if self.top:
                self.top.remove(card)
                del self.knows_top[0]
            elif self.loose:
                self.loose.remove(card)
            else:
                self.under.remove(card)
                del self.knows_under[0]

    def put_on_top(self, card: int, known: tuple[int, ...]) -> None:
        """A card is laid on the pile; ``known`` are the seats that have seen it, or (EVERYBODY,)."""
        self.top.insert(0, card)
        self.knows_top.insert(0, known)

    def put_under(self, card: int, known: tuple[int, ...]) -> None:
        """A card is pushed under the pile."""
        self.under.append(card)
        self.knows_under.append(known)

    def look(self, cards: tuple[int, ...], seats: tuple[int, ...]) -> None:
        """These seats have seen the cards of a draw, which stay where they lie."""
        for number, card in enumerate(cards):
            if number < len(self.top):
                self.knows_top[number] = _both(self.knows_top[number], seats)
            elif self.loose:
                self.loose.remove(card)
                self.top.append(card)
                self.knows_top.append(seats)
            else:
                deep = number - len(self.top)
                self.knows_under[deep] = _both(self.knows_under[deep], seats)

    def shuffle(self, cards: list[int]) -> None:
        """Everything, with these cards added, becomes a pile of which nothing is known."""
        self.loose = sorted(self.cards() + cards)
        self.top, self.under = [], []
        self.knows_top, self.knows_under = [], []


def _both(some: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({*some, *more}))


def pile(cards: list[int]) -> Pile:
    """A shuffled pile."""
    return Pile(loose=sorted(cards), top=[], knows_top=[], under=[], knows_under=[])
