"""Cards of dice, events, purchases and trade: Assassin, Plague Doctor, Saviour, Architect, Seller, Cameleer."""

from typing import Any, ClassVar, Final

from gonfalon.games.medioevo_universale.rules.cards import Card, CardUse
from gonfalon.games.medioevo_universale.rules.carriers import cancel_route
from gonfalon.games.medioevo_universale.rules.deals import Sale
from gonfalon.games.medioevo_universale.rules.dice import third
from gonfalon.games.medioevo_universale.rules.events import take_event
from gonfalon.games.medioevo_universale.rules.finance import FREE_WINDOWS
from gonfalon.games.medioevo_universale.rules.naming import thing_facts
from gonfalon.games.medioevo_universale.rules.occasions import EventDrawn
from gonfalon.games.medioevo_universale.rules.position import NOTHING, Position
from gonfalon.games.medioevo_universale.rules.powers import ACTS, CARDS, Power, innermost
from gonfalon.games.medioevo_universale.rules.setup import next_back
from gonfalon.games.medioevo_universale.rules.sides import the_round
from gonfalon.games.medioevo_universale.rules.windows import (
    window_of,
)
from gonfalon.kernel.requests import Ask, Draw
from gonfalon.kernel.state import END, Frame, Next

DONE: Final = "button:done"
LATER: Final = "button:later"
THREE: Final = 3  # Event cards of which card 61 chooses one
TRADE: Final = 6  # the phase after which no transport is bought or taken any more


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
    """One die, or two different ones of the window, show one less."""

    def __init__(self, card: int) -> None:
        self.card = card

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        dice = dice_of(state, window)
        return len(dice) >= lowered(self.card) and any(die > 1 for die in dice)

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return Nudge(seat=seat, card=self.card, done=[])


def lowered(card: int) -> int:
    """How many dice a card lowers, neither more nor fewer."""
    return 1 if card == 46 else 2


class Nudge(CardUse):
    """Die after die. One that shows 1 may be the second: it stays as it is."""

    STEPS: ClassVar[tuple[str, ...]] = ("pick",)

    card: int
    done: list[int]

    def about(self, state: Any) -> dict[str, Any]:
        return {"card": f"card:{self.card}"}

    def pick(self, state: Position) -> Next:
        dice = dice_of(state, window_of(state))
        fit = [place for place, die in enumerate(dice) if die > 1 and place not in self.done]
        if not fit or len(self.done) == lowered(self.card):
            return END
        values = [f"die:{place}" for place in fit]
        spare = bool(self.done) and len(fit) < len(dice) - len(self.done)
        return Ask(self.seat, [*values, DONE] if spare else values, "nudge", f"MEU-18.{self.card}")

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
        self._window(state).shielded.append(state.world().space_of[self.target])
        self.done += 1
        return "choose" if self.done < third(self.die) else END


class ShieldSome(ShieldOne):
    CARD: ClassVar[int] = 42
    SIDES: ClassVar[int] = 6


class Saviour(Card):
    """MEU-18.61: three Event cards are drawn and one is chosen."""

    rule: ClassVar[str] = "MEU-18.61"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return len(state.event_pile) + len(state.event_discard) >= THREE

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
        """MEU-5.13: where the deck is too small, the discards are shuffled into it."""
        self.drawn = list(drawn)
        if len(state.event_pile) < THREE:
            state.event_pile, state.event_discard = sorted(state.event_pile + state.event_discard), []

    def more(self, state: Position) -> Next:
        return Draw([event for event in state.event_pile if event not in self.drawn], THREE - 1)

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
    """MEU-18.30: the route of a destroyed transport stays for this turn; another may travel it, also a later one."""

    rule: ClassVar[str] = "MEU-18.30"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        return window.seat == seat and (state.phase < TRADE or bool(_traders(state, seat)))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        window.kept = True
        return NewRoad(seat=seat)


def _traders(state: Position, seat: int) -> list[int]:
    return [slot for slot in state.carriers(seat) if state.trades(slot)]


class NewRoad(CardUse):
    """Which transport gets the road token."""

    CARD: ClassVar[int] = 30

    def options(self, state: Position) -> list[str]:
        traders = [f"carrier:{slot}" for slot in _traders(state, self.seat)]
        return [*traders, LATER] if state.phase < TRADE else traders

    def about_choose(self, state: Position, answer: str) -> dict[str, Any]:
        return thing_facts(state, answer) if answer != LATER else {}

    def apply(self, state: Position) -> Next:
        self.withdrawn = not self.target.startswith("carrier:")
        if not self.withdrawn:
            state.road[self.seat] = int(self.target[8:])
        return None


class RoadToken(Power):
    """MEU-18.30: a route that has lost its transport waits for another to the end of the turn."""

    rule: ClassVar[str] = "MEU-18.30"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        lost = bool(state.route[seat]) and state.road[seat] == NOTHING
        return lost and window.KIND in FREE_WINDOWS and bool(_traders(state, seat))

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        return NewRoad(seat=seat)


def forget_roads(state: Position) -> None:
    """At the end of the turn a route that nobody travels is cancelled."""
    for seat in range(state.seats):
        if state.route[seat] and state.road[seat] == NOTHING:
            cancel_route(state, seat, "route-cancelled")


class RouteSeller(Card):
    """MEU-18.64: the sale that completes a route also gets the Great Market."""

    rule: ClassVar[str] = "MEU-18.64"

    def offered(self, state: Position, seat: int, window: Any) -> bool:
        sale = innermost(state, Sale)
        if sale is None or window.seat != seat or sale.card:
            return False
        return sale.at_goal(state) and not sale.both

    def begin(self, state: Position, seat: int, window: Any) -> Frame | None:
        sale = innermost(state, Sale)
        if sale is not None:
            sale.both = True
        return None


ACTS["free:road"] = RoadToken()
CARDS[30] = RoadSeller()
CARDS[32] = Architect(32)
CARDS[33] = Architect(33)
CARDS[42] = PlagueDoctor(42)
CARDS[43] = PlagueDoctor(43)
CARDS[46] = Assassin(46)
CARDS[47] = Assassin(47)
CARDS[61] = Saviour()
CARDS[62] = OtherCards()
CARDS[64] = RouteSeller()
