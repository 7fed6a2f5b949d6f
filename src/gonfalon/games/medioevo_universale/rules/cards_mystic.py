"""Mystics: florins for technology points (MEU-18.71, 18.72)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.content.terms import (
    COLOURS,
    EITHER_POINT,
    MONASTICISM,
    NO_POINT,
    PROSELYTISM,
    VIOLET,
)
from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.money import BARDS, lent_points, receive, singers
from gonfalon.games.medioevo_universale.rules.position import Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS
from gonfalon.games.medioevo_universale.rules.windows import FOR_POINTS, PIRATE, PIRATES, PlayCard, TurnCard
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

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
        spare = supply(state, seat, VIOLET, self.card) - 1 if state.knows(seat, MONASTICISM) else 0
        return len(colours) + max(0, spare) >= least

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
    return () if state.turned[card] else corner_of(state, card)


def corner_of(state: Position, card: int) -> tuple[int, ...]:
    world = state.world()
    if card in (PIRATE, PIRATES):
        return tuple(range(6))
    return tuple(world.corner_colours[card]) if world.corner[card] != NO_POINT else ()


def _picks(state: Position, kind: str, card: int) -> list[str]:
    """A card as an answer, by the colour it shall give where there is a choice."""
    colours = corner_of(state, card) if kind == "borrow" else card_colours(state, card)
    choice = card in (PIRATE, PIRATES) or state.world().corner[card] == EITHER_POINT
    return [f"{kind}:{card}-{COLOURS[colour]}" for colour in (colours if choice else colours[:1])]


class Offering(CardUse):
    """Points are given one by one; for card 72 in sets of three colours, named in one order."""

    STEPS: ClassVar[tuple[str, ...]] = ("give", "turn", "again", "paid", "sing")

    card: int
    given: list[int]
    last: int = -1  # the colour given last in this set
    turning: int = 0
    colour: int = -1
    lent: bool = False  # a neighbour's card gives the points (Proselytism)

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
            values += self._cards(state) + self._other_means(state)
            values.append(DONE)
        sings = any(bard in BARDS for bard in state.cards(self.seat))  # what a Bard costs lies behind a screen
        return Ask(self.seat, values, "offering", f"MEU-18.{self.card}", always=sings, default=values[-1])

    def _cards(self, state: Position) -> list[str]:
        return [pick for card in state.cards(self.seat) for pick in _picks(state, "turn", card)]

    def _other_means(self, state: Position) -> list[str]:
        """MEU-28.15: Monasticism, where colours matter; cards of neighbours by Proselytism; Bards."""
        out: list[str] = []
        if in_hand(state, self.seat, VIOLET):
            if self.card == 72 and state.knows(self.seat, MONASTICISM):
                out += [f"convert:{colour}" for colour in COLOURS if colour != COLOURS[VIOLET]]
            lent = {card for colour in range(6) for card in lent_points(state, self.seat, colour)}
            out += [pick for card in sorted(lent) for pick in _picks(state, "borrow", card)]
        bards = {bard for colour in range(6) for bard in singers(state, self.seat, colour)}
        return out + [f"sing:{bard}" for bard in sorted(bards)]

    def about_give(self, state: Position, answer: str) -> dict[str, Any]:
        kind, _, rest = answer.partition(":")
        if kind == "convert":
            return {"colour": f"colour:{rest}"}
        if kind not in ("turn", "borrow"):
            return {}
        card, _, colour = rest.partition("-")
        return {"source": f"card:{card}", "colour": f"colour:{colour}"}

    def on_give(self, state: Position, answer: str) -> str | None:
        kind, _, rest = answer.partition(":")
        if answer == DONE:
            return "paid"
        if kind == "sing":
            self.turning = int(rest)
            return "sing"
        if kind in ("turn", "borrow"):
            card, _, colour = rest.partition("-")
            self.turning, self.colour, self.lent = int(card), COLOURS.index(colour), kind == "borrow"
            if self.lent:
                self._spend(state, VIOLET)
                state.effects.append((-PROSELYTISM, self.seat, self.turning))
            return None
        if kind == "convert":
            self._spend(state, VIOLET)
            state.tp[self.seat * 6 + COLOURS.index(rest)] += 1
            return "give"
        self.last = COLOURS.index(rest)
        self._spend(state, self.last)
        self.given[self.last] += 1
        return "give"

    def _spend(self, state: Position, colour: int) -> None:
        """A point in hand, or of an Objective token."""
        at = self.seat * 6 + colour
        if state.tp[at]:
            state.tp[at] -= 1
        else:
            state.spent[at] += 1

    def turn(self, state: Position) -> Next:
        card, colour = self.turning, self.colour
        return TurnCard(seat=self.seat, card=card, purpose=FOR_POINTS, colour=colour, borrowed=self.lent)

    def again(self, state: Position) -> Next:
        return "give"

    def paid(self, state: Position) -> Next:
        points = sum(self.given)
        receive(state, self.seat, 20 * points if self.card == 71 else 100 * (points // SET))
        return END

    def sing(self, state: Position) -> Next:
        return PlayCard(seat=self.seat, card=self.turning)

    def on_sing(self, state: Position, finished: Frame) -> str:
        return "give"


CARDS[71] = Mystic(71)
CARDS[72] = Mystic(72)
