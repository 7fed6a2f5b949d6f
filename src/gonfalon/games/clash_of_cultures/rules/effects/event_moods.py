"""What the text of an event does to the mood of cities: the choice, Myths, Storm Master (COC-24.12, 31.23)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import ANGRY, BARBARIAN, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.rules.activation import lift, lower
from gonfalon.games.clash_of_cultures.rules.effects.common import city_of_leader
from gonfalon.games.clash_of_cultures.rules.events import drawn_event, resolving
from gonfalon.games.clash_of_cultures.rules.moments import EVENT_LOSSES, EVENT_MOOD, TABLE
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.tired import code
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


def event_number(state: Position, name: str) -> int:
    return state.world().event_of[name]


def note_loss(state: Position, seat: int, place: int, kind: int, what: int) -> None:
    """A unit with its marks (or with NOBODY so many steps of mood) lost to the text now resolved."""
    if resolving(state):
        event = drawn_event(state)
        event.losses = (*event.losses, (seat, place, kind, what))


class EventMood(Frame):
    """The text lowers the mood of one city; its owner may keep it (event.mood)."""

    STEPS: ClassVar[tuple[str, ...]] = ("keep", "drop")

    city: int
    steps: int = 1
    kept: bool = False

    def keep(self, state: Position) -> Next:
        owner = state.city[self.city]
        if state.mood[self.city] == ANGRY:
            return END
        return None if owner >= BARBARIAN else EVENT_MOOD.happen(state, [owner], (self.city, self.steps))

    def drop(self, state: Position) -> Next:
        if not self.kept:
            before = state.mood[self.city]
            lower(state, self.city, self.steps)
            note_loss(state, state.city[self.city], self.city, NOBODY, before - state.mood[self.city])
        return END


class LowerMoods(Frame):
    """So many of these cities, one after the other, each another one; such whose mood can drop (COC-0.14)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "drop")

    seat: int
    cities: tuple[int, ...]
    count: int = 1
    steps: int = 1
    rule: str = "COC-0.14"
    city: int = NOBODY

    def choose(self, state: Position) -> Next:
        found = [city for city in self.cities if state.mood[city] > ANGRY]
        if not self.count or not found:
            return END
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in found], "event-mood", self.rule)

    def on_choose(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def refuse_choose(self, state: Position, answer: str) -> str:
        return "COC-0.14"

    def drop(self, state: Position) -> Next:
        self.count -= 1
        self.cities = tuple([city for city in self.cities if city != self.city])
        return EventMood(city=self.city, steps=self.steps)

    def on_drop(self, state: Position, done: Frame) -> str:
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {"steps": self.steps}


def lower_one(state: Position, seat: int, cities: list[int], steps: int = 1, rule: str = "COC-0.14") -> Frame:
    return LowerMoods(seat=seat, cities=tuple(cities), steps=steps, rule=rule)


# -- Myths (COC-31.23) -------------------------------------------------------------------------------


def _believes(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, tokens(MOOD))


class Believe(Frame):
    """COC-31.23: 1 mood token leaves the city as it is, whatever the size of the drop."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "pay", "spare")

    seat: int
    city: int

    def ask(self, state: Position) -> Next:
        return Ask(self.seat, ["button:pay", "button:accept"], "myths", "COC-31.23")

    def on_ask(self, state: Position, answer: str) -> str | None:
        return END if answer == "button:accept" else None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(MOOD), "COC-31.23")

    def spare(self, state: Position) -> Next:
        for frame in reversed(state.frames):
            if isinstance(frame, EventMood):
                frame.kept = True
                break
        state.say("spared", seat=self.seat, city=state.land().answers[self.city])
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"city": state.land().answers[self.city]}


def _believe(state: Position, owner: int, matter: Any) -> Frame | None:
    return Believe(seat=owner, city=matter[0])


EVENT_MOOD.act(EFFECTS["a:myths"], "myths", _believe, _believes)

# -- Storm Master ------------------------------------------------------------------------------------


def _suffered(state: Position, owner: int) -> list[tuple[int, ...]]:
    """What the text took from the city in which the leader stands."""
    city = city_of_leader(state, owner)
    return [loss for loss in drawn_event(state).losses if city != NOBODY and loss[0] == owner and loss[1] == city]


def _stormed(state: Position, owner: int, matter: Any) -> bool:
    return bool(_suffered(state, owner))


def _calm(state: Position, owner: int, matter: Any) -> Frame | None:
    """The losses are undone, and with them the points they gave."""
    city = city_of_leader(state, owner)
    event = drawn_event(state)
    for _, _, kind, what in _suffered(state, owner):
        if kind == NOBODY:
            lift(state, city, what)
            continue
        state.put(owner, kind, city)
        if what:
            state.tired.append(code(city, kind, what))
        if [event.event, owner, 2] in state.merits:
            state.merits.remove([event.event, owner, 2])
    state.say("calmed", seat=owner, city=state.land().answers[city])
    return None


EVENT_LOSSES.act(EFFECTS["l:marqzen.1"], "", _calm, _stormed, optional=True)
