"""Cards of events, trade and other cards: Assassin, Joker, Bard, Princess, Plague Doctor, Saviour, Merchant ..."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.deals import Sale
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.events import take_event
from gonfalon.games.medioevo_universale.rules.money import means
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import EventDrawn
from gonfalon.games.medioevo_universale.rules.position import DECK, NOTHING, Position
from gonfalon.games.medioevo_universale.rules.powers import CARDS, innermost
from gonfalon.games.medioevo_universale.rules.setup import next_back
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.games.medioevo_universale.rules.windows import (
    FOR_POINTS,
    PIRATE,
    PIRATES,
    CardTurned,
    Occasion,
    window_of,
)
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
BARDS: Final = (44, 45)


# -- Assassins: dice (MEU-18.46, 18.47) ----------------------------------------------------------


def dice_of(state: Position, window: Any) -> list[int]:
    """The dice a window is about, where they lie."""
    if window.KIND == "war-circle":
        return state.circle
    if window.KIND == "archers-rolled":
        return the_round(state).archer_dice
    if window.KIND == "rolls-made":
        return the_round(state).dice
    dice: list[int] = window.dice
    return dice


class Assassin(Card):
    """One die, or two different ones, show one less."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return any(die > 1 for die in dice_of(state, window))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Nudge(seat=seat, card=self.card, done=[])


class Nudge(CardUse):
    STEPS: ClassVar[tuple[str, ...]] = ("pick",)

    card: int
    done: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}"}

    def pick(self, state: Position) -> Next:
        dice = dice_of(state, window_of(state))
        fit = [place for place, die in enumerate(dice) if die > 1 and place not in self.done]
        if not fit or len(self.done) == (1 if self.card == 46 else 2):
            return END
        values = [f"die:{place}" for place in fit]
        return Ask(self.seat, [*values, DONE] if self.done else values, "nudge", f"MEU-18.{self.card}")

    def about_pick(self, state: Position, answer: str) -> dict[str, Any]:
        if answer == DONE:
            return {}
        place = int(answer[4:])
        return {"number": place + 1, "die": dice_of(state, window_of(state))[place]}

    def on_pick(self, state: Position, answer: str) -> str:
        if answer == DONE:
            return END
        place = int(answer[4:])
        dice_of(state, window_of(state))[place] -= 1
        self.done.append(place)
        return "pick"


# -- cards about cards ---------------------------------------------------------------------------


class Joker(Card):
    """MEU-18.48, 18.49: a card just turned gives nothing."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.seat != seat and not window.cancelled

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return self.card == 49 or means(state, seat) >= Cancel.FLORINS

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Cancel(seat=seat) if self.card == 48 else CancelFree(seat=seat)


class Cancel(CardUse):
    CARD: ClassVar[int] = 48
    FLORINS: ClassVar[int] = 50

    def apply(self, state: Position) -> Next:
        _turned(state).cancelled = True
        state.say("joker", seat=self.seat)
        return None


class CancelFree(Cancel):
    CARD: ClassVar[int] = 49
    FLORINS: ClassVar[int] = 0


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
        around = [frame for frame in state.frames if isinstance(frame, Occasion) and not isinstance(frame, CardTurned)]
        fit = bool(around) and window.card in around[-1].cards(state) and window.card in CARDS
        return fit and CARDS[window.card].offered(state, window.seat, around[-1])

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        if self.card == 59:
            _turned(state).both = True
        else:
            _turned(state).doubled = True
        return None


class Bard(Card):
    """MEU-18.44, 18.45: a turned card is ready again; never a Bard. Where nothing usable is turned, nobody is asked."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return bool(self.useful(state, seat, window))

    def useful(self, state: Position, seat: int, window: Any) -> list[int]:
        """His own turned cards that this window lists."""
        here = state.world().cards_in[window.KIND]
        own = [card for card in here if state.held[card] == seat and state.turned[card] and card not in BARDS]
        return [card for card in own if card in CARDS and CARDS[card].offered(state, seat, window)]

    def able(self, state: Position, seat: int, window: Any) -> bool:
        return self.card == 44 or means(state, seat) >= ReadyPaid.FLORINS

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Ready(seat=seat) if self.card == 44 else ReadyPaid(seat=seat)


class Ready(CardUse):
    CARD: ClassVar[int] = 44

    def options(self, state: Position) -> list[str]:
        turning = [frame.card for frame in state.frames if isinstance(frame, CardTurned)]
        held = [card for card, holder in enumerate(state.held) if holder != DECK and card not in turning]
        return [f"card:{card}" for card in held if state.turned[card] and card not in BARDS]

    def apply(self, state: Position) -> Next:
        if self.target:
            state.turned[int(self.target[5:])] = 0
            state.say("readied", seat=self.seat, card=self.target)
        return None


class ReadyPaid(Ready):
    CARD: ClassVar[int] = 45
    FLORINS: ClassVar[int] = 50


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


# -- events --------------------------------------------------------------------------------------


class PlagueDoctor(Card):
    """MEU-18.42, 18.43: territories are shielded from the event."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return any(t not in window.shielded and state.in_play[t] for t in state.world().red[state.event])

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return ShieldSome(seat=seat) if self.card == 42 else ShieldOne(seat=seat)


class ShieldOne(CardUse):
    CARD: ClassVar[int] = 43

    done: int = 0

    def _window(self, state: Position) -> EventDrawn:
        window = innermost(state, EventDrawn)
        if window is None:
            raise LookupError("no event has been drawn")
        return window

    def options(self, state: Position) -> list[str]:
        shielded = self._window(state).shielded
        red = [t for t in state.world().red[state.event] if state.in_play[t] and t not in shielded]
        return [state.world().answers[t] for t in red]

    def apply(self, state: Position) -> Next:
        if not self.target:
            return END
        self._window(state).shielded.append(state.world().space_of[self.target])
        self.done += 1
        self.target = ""
        return "choose" if self.done < third(self.die) else END


class ShieldSome(ShieldOne):
    CARD: ClassVar[int] = 42
    SIDES: ClassVar[int] = 6


class Saviour(Card):
    """MEU-18.61: three Event cards are drawn and one is chosen."""

    rule: ClassVar[str] = "MEU-18.61"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return len(state.event_pile) >= 3

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return OtherEvent(seat=seat, drawn=[])


class OtherEvent(CardUse):
    """The first of the three is the one whose back has been seen."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "more", "pick", "back")
    CARD: ClassVar[int] = 61

    drawn: list[int]

    def first(self, state: Position) -> Next:
        tolerated = state.world().tolerated
        return Draw([event for event in state.event_pile if tolerated[event] == state.tolerated], 1)

    def on_first(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.drawn = list(drawn)

    def more(self, state: Position) -> Next:
        left = [event for event in state.event_pile if event not in self.drawn]
        return Draw(left, min(2, len(left)))

    def on_more(self, state: Position, drawn: tuple[int, ...]) -> None:
        self.drawn += list(drawn)

    def pick(self, state: Position) -> Next:
        events = state.world().events
        return Ask(self.seat, [f"event:{events[event]}" for event in self.drawn], "card-61", "MEU-18.61")

    def on_pick(self, state: Position, answer: str) -> None:
        chosen = state.world().events.index(answer[6:])
        for event in self.drawn:
            if event != chosen:
                state.event_pile.remove(event)
                state.event_discard.append(event)
        window = innermost(state, EventDrawn)
        if window is not None:
            window.shielded = []
        take_event(state, chosen)

    def back(self, state: Position) -> Next:
        return next_back(state)

    def on_back(self, state: Position, backs: tuple[int, ...]) -> None:
        state.tolerated = backs[0]


# -- purchases and trade -------------------------------------------------------------------------


class Architect(Card):
    """MEU-18.32, 18.33: a building for 50 less, or for half; one of them per building."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.price > 0 and not window.lowered

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.price = max(0, window.price - 50) if self.card == 32 else (window.price + 1) // 2
        window.lowered = True
        return None


class OtherCards(Card):
    """MEU-18.62: the cards drawn are rejected."""

    rule: ClassVar[str] = "MEU-18.62"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.seat == seat and not window.again

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.again = True
        return None


class RoadSeller(Card):
    """MEU-18.30: the route of a destroyed transport stays; another may travel it."""

    rule: ClassVar[str] = "MEU-18.30"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.seat == seat and bool(_traders(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.kept = True
        return NewRoad(seat=seat)


def _traders(state: Position, seat: int) -> list[int]:
    return [slot for slot in state.carriers(seat) if state.trades(slot)]


class NewRoad(CardUse):
    CARD: ClassVar[int] = 30

    def options(self, state: Position) -> list[str]:
        return [f"carrier:{slot}" for slot in _traders(state, self.seat)]

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer)

    def apply(self, state: Position) -> Next:
        state.road[self.seat] = int(self.target[8:]) if self.target else NOTHING
        return None


class RouteSeller(Card):
    """MEU-18.64: the sale that completes a route also gets the Great Market."""

    rule: ClassVar[str] = "MEU-18.64"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        sale = innermost(state, Sale)
        return sale is not None and window.seat == seat and sale.at_goal(state) and not sale.both

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        sale = innermost(state, Sale)
        if sale is not None:
            sale.both = True
        return None


CARDS[13] = Infiltrator()
CARDS[30] = RoadSeller()
CARDS[32] = Architect(32)
CARDS[33] = Architect(33)
CARDS[42] = PlagueDoctor(42)
CARDS[43] = PlagueDoctor(43)
CARDS[44] = Bard(44)
CARDS[45] = Bard(45)
CARDS[46] = Assassin(46)
CARDS[47] = Assassin(47)
CARDS[48] = Joker(48)
CARDS[49] = Joker(49)
CARDS[59] = Princess(59)
CARDS[60] = Princess(60)
CARDS[61] = Saviour()
CARDS[62] = OtherCards()
CARDS[64] = RouteSeller()
