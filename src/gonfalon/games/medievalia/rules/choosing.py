"""Answers that several procedures share. Cards that are alike are offered once, and the page lights all of them."""

from collections.abc import Sequence
from typing import Final

from gonfalon.games.medievalia.content import CARD, DECK_OF, KIND, number
from gonfalon.games.medievalia.rules.position import NOWHERE, Position
from gonfalon.kernel.state import Frame

DONE: Final = "button:done"
DISMISS: Final = "button:dismiss"
ARMY: Final[tuple[str, ...]] = tuple([f"army:{i}" for i in range(32)])


def names(cards: Sequence[int]) -> tuple[str, ...]:
    """Cards as things that have names."""
    return tuple([CARD[card] for card in cards])


_REMEMBERING: Final[dict[type, bool]] = {}


def _remembering(state: Position) -> list[Frame]:
    """The procedures under way that remember something of cards: those with a method ``marks``."""
    out: list[Frame] = []
    for frame in state.frames:
        found = _REMEMBERING.get(type(frame))
        if found is None:
            found = _REMEMBERING[type(frame)] = hasattr(frame, "marks")
        if found:
            out.append(frame)
    return out


def _marks(frames: list[Frame], card: int) -> list[int]:
    out: list[int] = []
    for frame in frames:
        out += getattr(frame, "marks")(card)  # noqa: B009 - only such frames have one
    return out


def marks(state: Position, card: int) -> list[int]:
    """What the procedures under way remember of a card."""
    return _marks(_remembering(state), card)


def look(state: Position, card: int, frames: list[Frame]) -> tuple[int, ...]:
    """What tells two cards apart here and now: kind, place, used or not, damage, and what these remember of them."""
    here = (KIND[card], state.fief[card], state.land[card], state.used[card], state.damage[card])
    return (*here, *_marks(frames, card)) if frames else here


def distinct(state: Position, cards: Sequence[int]) -> list[str]:
    """One answer for each lot of cards that are alike."""
    frames = _remembering(state)
    seen: list[tuple[int, ...]] = []
    out: list[str] = []
    for card in cards:
        own = look(state, card, frames)
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
    frames = _remembering(state)
    own = look(state, card, frames)
    row = state.troops[owner] if card in state.troops[owner] else [card]
    return [CARD[other] for other in row if look(state, other, frames) == own]
