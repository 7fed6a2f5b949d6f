"""Event cards (section 24): drawing, icon, text, discard."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIANS_APPEAR,
    BARBARIANS_MOVE,
    BARREN,
    EXHAUSTED_LAND,
    GOLD,
    GOLD_MINE,
    NO_ICON,
    NOBODY,
)
from gonfalon.games.clash_of_cultures.rules.barbarians import BarbariansAppear, BarbariansMove
from gonfalon.games.clash_of_cultures.rules.cards import bury_or_drop, event_answer
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    ANY_TIME,
    EVENT_DRAW,
    EVENT_ICON,
    EVENT_IGNORE,
    EVENT_LOSSES,
    EVENT_PILE,
    EVENT_REVEALED,
    EVENT_STAYS,
    EVENT_TEXT,
)
from gonfalon.games.clash_of_cultures.rules.persons import OfferPerson
from gonfalon.games.clash_of_cultures.rules.pirates import PiratesAppear
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.moments import Series
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def resolving(state: Position) -> bool:
    """Whether an event is being resolved (COC-24.10)."""
    return any(isinstance(frame, DrawEvent) for frame in state.frames)


def drawn_event(state: Position) -> "DrawEvent":
    """The event that is being resolved, the innermost one."""
    for frame in reversed(state.frames):
        if isinstance(frame, DrawEvent):
            return frame
    raise LookupError("no event is being resolved")


def event_shown(state: Position) -> tuple[int, bool]:
    """The event that lies turned up while it is resolved, and whether its text counts; NOBODY for none."""
    for frame in reversed(state.frames):
        if isinstance(frame, DrawEvent):
            return (NOBODY if frame.event in state.event_discard else frame.event, frame.whole)
    return NOBODY, False


class DrawEvent(Frame):
    """COC-24.14: what comes before, the pile, the card, icon, text, discard; then events that waited."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "before",
        "announce",
        "pile",
        "draw",
        "revealed",
        "ready",
        "icon",
        "text",
        "finished",
        "discard",
        "waiting",
    )

    seat: int
    event: int = NOBODY
    whole: bool = True  # text and icon (COC-36.1, 36.2)
    kept: bool = False  # a person was taken
    cancelled: bool = False
    buried: int = 0  # cancelled cards that lie lowest in the discard pile (COC-34.5)
    losses: tuple[tuple[int, ...], ...] = ()  # by the text: see ``note_loss``

    def before(self, state: Position) -> Next:
        return EVENT_DRAW.happen(state, [self.seat])

    def announce(self, state: Position) -> Next:
        """COC-36.1, 36.2."""
        if state.options["events"] == "icons":
            self.whole = False
        if state.options["events"] == "optional":
            return Ask(self.seat, ["button:whole", "button:icon"], "event-whole", "COC-36.2")
        return None

    def on_announce(self, state: Position, answer: str) -> None:
        self.whole = answer == "button:whole"

    def pile(self, state: Position) -> Next:
        """The discard pile may be open to the drawer, but for what was cancelled just now (COC-34.5)."""
        if len(state.event_discard) > self.buried and EVENT_PILE.allowed(state, self.seat):
            top = event_answer(state, state.event_discard[-1])
            others = state.events.size() or len(state.event_discard) > 1
            return Ask(self.seat, ["button:deck", top] if others else [top], "event-pile", "COC-34.5")
        return None if state.events.size() or state.event_discard else END

    def on_pile(self, state: Position, answer: str) -> str | None:
        if answer == "button:deck":
            return None
        self.event = state.event_discard.pop()
        self._turned_up(state)
        return "revealed"

    def draw(self, state: Position) -> Next:
        """COC-24.5: an empty deck is renewed from its discard pile."""
        if not state.events.size():
            state.events.shuffle(state.event_discard)
            state.event_discard = []
            self.buried = 0
        return state.events.draw(1)

    def on_draw(self, state: Position, drawn: tuple[int, ...]) -> None:
        state.events.take(drawn)
        self.event = drawn[0]
        self._turned_up(state)

    def _turned_up(self, state: Position) -> None:
        state.say("event", seat=self.seat, event=event_answer(state, self.event))

    def revealed(self, state: Position) -> Next:
        return EVENT_REVEALED.happen(state, [self.seat], self.event)

    def on_revealed(self, state: Position, done: Frame) -> str | None:
        """COC-33.2: a cancelled card is discarded and another one drawn, in the same order (COC-24.14)."""
        if not self.cancelled:
            return None
        self.cancelled = False
        bury_or_drop(state, self.seat, state.event_discard, self.event)
        self.buried += 1
        self.event = NOBODY
        return "before"

    def ready(self, state: Position) -> Next:
        return ANY_TIME.happen(state, [self.seat]) if self.seat == state.active else None

    def icon(self, state: Position) -> Next:
        """COC-24.2: the icon first; it touches only the drawer."""
        return icon_frame(state, self.seat, state.world().event_icon[self.event])

    def text(self, state: Position) -> Next:
        """COC-24.3, 24.6: clockwise from the drawer, who ignores it skips it."""
        if not self.whole:
            return None
        world = state.world()
        scope = world.event_scope[self.event]
        if self._may_stay(state):
            state.table.append(self.event)
            state.changed()
        if scope == "offer":
            return OfferPerson(seat=self.seat, event=self.event)
        seats = state.clockwise(self.seat) if scope == "all" else [self.seat]
        touched = [seat for seat in seats if not EVENT_IGNORE.allowed(state, seat, self.event)]
        ident = "e:" + world.events[self.event]
        for listener in EVENT_TEXT.listeners:
            if listener.effect.ident == ident:
                return Touch(event=self.event, seats=touched, drawer=self.seat)
        return None

    def on_text(self, state: Position, done: Frame) -> None:
        if isinstance(done, OfferPerson):
            self.kept = done.taken

    def finished(self, state: Position) -> Next:
        return EVENT_LOSSES.happen(state, state.clockwise(self.seat), self.event)

    def discard(self, state: Position) -> Next:
        """COC-24.4."""
        if self.kept:
            return None
        if self.event in state.table:
            if EVENT_STAYS.forbidden_by(state, self.seat, self.event) is None:
                return None
            state.table.remove(self.event)
            state.changed()
        bury_or_drop(state, self.seat, state.event_discard, self.event)
        return None

    def _may_stay(self, state: Position) -> bool:
        world = state.world()
        return world.event_stays[self.event] and not world.event_person[self.event]

    def waiting(self, state: Position) -> Next:
        """COC-24.10: events that were drawn meanwhile."""
        if not state.pending or len([f for f in state.frames if isinstance(f, DrawEvent)]) > 1:
            return END
        return Series(queue=[DrawEvent(seat=state.pending.pop(0))])

    def on_waiting(self, state: Position, done: Frame) -> str:
        return "waiting"

    def about(self, state: Any) -> dict[str, Any]:
        return {} if self.event == NOBODY else {"event": event_answer(state, self.event)}


class Touch(Frame):
    """The text of an event for one player after the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)

    event: int
    seats: list[int]
    drawer: int

    def next_one(self, state: Position) -> Next:
        if not self.seats:
            return END
        seat = self.seats.pop(0)
        ident = "e:" + state.world().events[self.event]
        for listener in EVENT_TEXT.listeners:
            if listener.effect.ident == ident and listener.says(state, seat, self.drawer):
                frame = listener.acts(state, seat, self.drawer)
                return "next_one" if frame is None else frame
        return "next_one"

    def on_next_one(self, state: Position, done: Frame) -> str:
        return "next_one"


def icon_frame(state: Position, seat: int, icon: int) -> Frame | None:
    """The procedure of an icon, or None."""
    if icon == NO_ICON or EVENT_ICON.forbidden_by(state, seat, icon) is not None:
        return None
    if icon == GOLD_MINE:
        gain(state, seat, GOLD, 2)  # COC-24.8
        return None
    if icon == EXHAUSTED_LAND:
        return ExhaustedLand(seat=seat)
    if icon == BARBARIANS_APPEAR:
        return BarbariansAppear(seat=seat)
    if icon == BARBARIANS_MOVE:
        return BarbariansMove(seat=seat, armies=[])
    return PiratesAppear(seat=seat)


class ExhaustedLand(Frame):
    """COC-24.9: a marker on an empty land space beside one of your cities."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        if sum(state.exhausted) >= state.number("exhausted"):
            return END
        near = state.land().near
        found = sorted(
            {
                place
                for city in state.cities(self.seat)
                for place in near[city]
                if state.is_land(place)
                and state.terrain[place] != BARREN
                and state.is_empty(place)
                and not state.exhausted[place]
            }
        )
        answers = state.land().answers
        return Ask(self.seat, [answers[place] for place in found], "exhaust", "COC-24.9") if found else END

    def on_choose(self, state: Position, answer: str) -> None:
        state.exhausted[state.land().hex_of[answer]] = 1
        state.say("exhausted", seat=self.seat, at=answer)
