"""Mystics: florins for technology points (MEU-18.71, 18.72)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import COLOURS, EITHER_POINT, NO_POINT
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.money import receive
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.games.medioevo_universale.rules.windows import FOR_POINTS, PIRATE, PIRATES, TurnCard
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

DONE: Final = "button:done"
SET: Final = 3  # points of different colours that card 72 pays for


class Mystic(Card):
    """Florins for points in hand, of Objective tokens and of cards; not for bought ones."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        least = 1 if self.card == 71 else SET
        by_cards = {colour for card in givers(state, seat, self.card) for colour in card_colours(state, card)}
        colours = [colour for colour in range(6) if colour in by_cards or in_hand(state, seat, colour)]
        return len(colours) >= least

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Offering(seat=seat, card=self.card, given=[0] * 6)


def supply(state: Position, seat: int, colour: int, mystic: int) -> int:
    """How many points of a colour there are to give, one of them for every card that could give it."""
    cards = [card for card in givers(state, seat, mystic) if colour in card_colours(state, card)]
    return in_hand(state, seat, colour) + len(cards)


def in_hand(state: Position, seat: int, colour: int) -> int:
    """Points, and those of Objective tokens."""
    at = seat * 6 + colour
    return state.tp[at] + state.gears[at] - state.spent[at]


def givers(state: Position, seat: int, mystic: int) -> list[int]:
    """The other cards of a seat."""
    return [card for card in state.cards(seat) if card != mystic]


def card_colours(state: Position, card: int) -> tuple[int, ...]:
    """The colours a card that is not turned could give (MEU-17.4)."""
    world = state.world()
    if state.turned[card]:
        return ()
    if card in (PIRATE, PIRATES):
        return tuple(range(6))
    return tuple(world.corner_colours[card]) if world.corner[card] != NO_POINT else ()


class Offering(CardUse):
    """Points are given one by one; for card 72 in sets of three colours, named in one order."""

    STEPS: ClassVar[tuple[str, ...]] = ("give", "turn", "again", "paid")

    card: int
    given: list[int]
    last: int = -1  # the colour given last in this set
    turning: int = 0
    colour: int = -1

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}", "count": sum(self.given)}

    def _whole(self) -> bool:
        return self.card == 71 or sum(self.given) % SET == 0

    def _fits(self, state: Position, colour: int) -> bool:
        """Whether a point of this colour brings money: for card 72 the set can be completed with higher colours."""
        if self.card == 71:
            return True
        place = sum(self.given) % SET
        if place and colour <= self.last:
            return False
        higher = [c for c in range(colour + 1, 6) if state.tp[self.seat * 6 + c] or self._tokens(state, c)]
        return len(higher) >= SET - 1 - place

    def _tokens(self, state: Position, colour: int) -> int:
        return state.gears[self.seat * 6 + colour] - state.spent[self.seat * 6 + colour]

    def give(self, state: Position) -> Next:
        """A card is turned between two sets only: what it gives is in hand before the next set begins."""
        ready = [c for c in range(6) if state.tp[self.seat * 6 + c] or self._tokens(state, c)]
        values = [f"colour:{COLOURS[colour]}" for colour in ready if self._fits(state, colour)]
        if self._whole():
            values += self._cards(state)
            values.append(DONE)
        return Ask(self.seat, values, "offering", f"MEU-18.{self.card}", default=values[-1])

    def _cards(self, state: Position) -> list[str]:
        out: list[str] = []
        for card in state.cards(self.seat):
            colours = card_colours(state, card)
            choice = card in (PIRATE, PIRATES) or state.world().corner[card] == EITHER_POINT
            out += [f"turn:{card}-{COLOURS[colour]}" for colour in (colours if choice else colours[:1])]
        return out

    def about_give(self, state: Position, answer: str) -> dict[str, Any]:
        if not answer.startswith("turn:"):
            return {}
        card, _, colour = answer[5:].partition("-")
        return {"source": f"card:{card}", "colour": f"colour:{colour}"}

    def on_give(self, state: Position, answer: str) -> str | None:
        kind, _, rest = answer.partition(":")
        if answer == DONE:
            return "paid"
        if kind == "turn":
            card, _, colour = rest.partition("-")
            self.turning, self.colour = int(card), COLOURS.index(colour)
            return None
        self.last = COLOURS.index(rest)
        at = self.seat * 6 + self.last
        if state.tp[at]:
            state.tp[at] -= 1
        else:
            state.spent[at] += 1
        self.given[self.last] += 1
        return "give"

    def turn(self, state: Position) -> Next:
        return TurnCard(seat=self.seat, card=self.turning, purpose=FOR_POINTS, colour=self.colour)

    def again(self, state: Position) -> Next:
        return "give"

    def paid(self, state: Position) -> Next:
        points = sum(self.given)
        receive(state, self.seat, 20 * points if self.card == 71 else 100 * (points // SET))
        return None


CARDS[71] = Mystic(71)
CARDS[72] = Mystic(72)
