"""Cards about other cards: Joker, Princess, Bard, Infiltrator (MEU-18.13, 18.44, 18.45, 18.48, 18.49, 18.59, 18.60)."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.money import BARD, BARDS
from gonfalon.games.medioevo_universale.rules.position import DECK, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.windows import FOR_POINTS, PIRATE, PIRATES, CardTurned, around
from gonfalon.kernel.state import Frame, Next

JOKER: Final = 50  # florins for the first of them


class Joker(Card):
    """MEU-18.48, 18.49: a card just turned gives nothing."""

    rule: ClassVar[str] = "MEU-18.48"

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.seat != seat and not window.cancelled

    def price(self) -> int:
        return JOKER if self.card == 48 else 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        _turned(state).cancelled = True
        state.say("joker", seat=seat)
        return None


def _turned(state: Position) -> CardTurned:
    """The window of the card that is answered; a Joker's own window lies above it and is closed by then."""
    window = innermost(state, CardTurned)
    if window is None:
        raise LookupError("no card has been turned")
    return window


class Princess(Card):
    """MEU-18.59, 18.60: a card gives its ability and its points, or its points twice."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        if window.cancelled or window.card in (59, 60):
            return False
        if self.card == 59:
            return bool(state.world().corner[window.card]) and not window.both and self._apt(state, window)
        gives = window.purpose == FOR_POINTS or window.both or window.card in (PIRATE, PIRATES)
        return gives and not window.doubled

    def _apt(self, state: Position, window: Any) -> bool:
        """Whether the ability of a card turned for its points could be used here."""
        if window.purpose != FOR_POINTS:
            return True
        here = around(state, window.seat)
        if here is None or window.card not in here.cards(state) or window.card not in CARDS:
            return False
        return CARDS[window.card].offered(state, window.seat, here)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        if self.card == 59:
            _turned(state).both = True
        else:
            _turned(state).doubled = True
        return None


class Bard(Card):
    """MEU-18.44, 18.45: a turned card is ready again, whoever owns it; never a Bard.

    He is used in every window that asks his owner; his owner is asked because of him where a turned card of his own is
    listed (MEU-28.2).
    """

    rule: ClassVar[str] = "MEU-18.44"

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(self.useful(state, seat, window))

    def welcome(self, state: Position, seat: int, window: Any) -> bool:
        return bool(used(state))

    def useful(self, state: Position, seat: int, window: Any) -> list[int]:
        """His own turned cards that this window lists."""
        here = state.world().cards_in[window.KIND]
        own = [card for card in here if state.held[card] == seat and state.turned[card] and card not in BARDS]
        return [card for card in own if card in CARDS and CARDS[card].offered(state, seat, window)]

    def price(self) -> int:
        return ReadyPaid.FLORINS if self.card == 45 else 0

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Ready(seat=seat) if self.card == 44 else ReadyPaid(seat=seat)


def used(state: Position) -> list[int]:
    """The cards used this turn that a Bard may ready: none that is being answered just now."""
    turning = [frame.card for frame in state.frames if isinstance(frame, CardTurned)]
    held = [card for card, holder in enumerate(state.held) if holder != DECK and state.turned[card]]
    return [card for card in held if card not in turning and card not in BARDS]


class Ready(CardUse):
    CARD: ClassVar[int] = 44

    def options(self, state: Position) -> list[str]:
        return [f"card:{card}" for card in used(state)]

    def apply(self, state: Position) -> Next:
        state.turned[int(self.target[5:])] = 0
        state.say("readied", seat=self.seat, card=self.target)
        return None


class ReadyPaid(Ready):
    CARD: ClassVar[int] = 45
    FLORINS: ClassVar[int] = BARD


class Infiltrator(Card):
    """MEU-18.13: for 100 florins one to three cards of others stay turned at the end of the turn."""

    rule: ClassVar[str] = "MEU-18.13"
    florins: ClassVar[int] = 100

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Infiltrate(seat=seat)


class Infiltrate(CardUse):
    CARD: ClassVar[int] = 13
    FLORINS: ClassVar[int] = 100
    SIDES: ClassVar[int] = 6

    def apply(self, state: Position) -> Next:
        state.effects.append((13, self.seat, third(self.die)))
        return None


CARDS[13] = Infiltrator()
CARDS[44] = Bard(44)
CARDS[45] = Bard(45)
CARDS[48] = Joker(48)
CARDS[49] = Joker(49)
CARDS[59] = Princess(59)
CARDS[60] = Princess(60)
