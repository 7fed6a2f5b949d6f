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


def _look(state: Position, card: int) -> tuple[int, int, int, int, int]:
    """What tells two cards apart: kind, place, used or not, damage."""
    return KIND[card], state.fief[card], state.land[card], state.used[card], state.damage[card]


def distinct(state: Position, cards: Sequence[int]) -> list[str]:
    """One answer for each lot of cards that are alike."""
    seen: list[tuple[int, int, int, int, int]] = []
    out: list[str] = []
    for card in cards:
        look = _look(state, card)
        if look not in seen:
            seen.append(look)
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
    look = _look(state, card)
    row = state.troops[owner] if card in state.troops[owner] else [card]
    return [CARD[other] for other in row if _look(state, other) == look]
