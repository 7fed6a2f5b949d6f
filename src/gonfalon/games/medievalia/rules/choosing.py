"""Answers that several procedures share. Cards that are alike are offered once, and the page lights all of them."""

from collections.abc import Sequence
from typing import Final

from gonfalon.games.medievalia.content import CARD, DECK_OF, KIND, number
from gonfalon.games.medievalia.rules.position import NOWHERE, Position

DONE: Final = "button:done"
DISMISS: Final = "button:dismiss"
ARMY: Final[tuple[str, ...]] = tuple([f"army:{i}" for i in range(32)])


def names(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards as things that have names."""
    return tuple([CARD[card] for card in cards])


def marks(state: Position, card: int) -> list[int]:
    """What the procedures under way remember of a card: those that tell cards apart have a method ``marks``."""
    out: list[int] = []
    for frame in state.frames:
        told = getattr(frame, "marks", None)
        if told is not None:
            out += told(card)
    return out


def look(state: Position, card: int) -> tuple[int, ...]:
    """What tells two cards apart here and now: kind, place, used or not, damage, and what is remembered of them."""
    here = (KIND[card], state.fief[card], state.land[card], state.used[card], state.damage[card])
    return here + tuple(marks(state, card))


def distinct(state: Position, cards: Sequence[int]) -> list[str]:
    """One answer for each lot of cards that are alike."""
    seen: list[tuple[int, ...]] = []
    out: list[str] = []
    for card in cards:
        own = look(state, card)
        if own not in seen:
            seen.append(own)
            out.append(CARD[card])
    return out


def is_card(answer: str) -> bool:
    """Whether an answer names a card that exists."""
    return answer.startswith("card:") and answer in CARD


def same_look(state: Position, answer: str) -> list[str]:
    """Everything on the board that stands for this answer: all cards alike with the one it names."""
    if not is_card(answer):
        return [answer]
    card = number(answer)
    if state.fief[card] == NOWHERE:
        if DECK_OF[card] < 0:
            return [answer]
        for hand in state.hand(DECK_OF[card]):
            if card in hand:
                return [CARD[other] for other in hand if KIND[other] == KIND[card]]
        return [answer]
    owner = state.owner(card)
    own = look(state, card)
    row = state.troops[owner] if card in state.troops[owner] else [card]
    return [CARD[other] for other in row if look(state, other) == own]
