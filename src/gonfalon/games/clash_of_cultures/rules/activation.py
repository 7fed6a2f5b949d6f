"""Activating cities (section 9) and founding them (section 8)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import ANGRY, BARREN, HAPPY, NEUTRAL, NOBODY, SETTLEMENT, SETTLER
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_ACTING,
    ACTIVATION_AFTER,
    ACTIVATION_BAN,
    ACTIVATION_DONE,
    ACTIVATION_MOOD,
    ACTIVATION_OPTIONS,
    ACTIVATION_SIZE,
    CITY_FOUNDED,
    FOUND_OPTIONS,
)
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def may_activate(state: Position, city: int) -> bool:
    """COC-9.4, COC-9.5: any number of times while neutral or happy, once while angry."""
    if state.mood[city] == ANGRY and city in state.angry_used:
        return False
    return not ACTIVATION_BAN.allowed(state, state.city[city], city)


def wearying(state: Position, cities: list[int]) -> bool:
    """Whether an activation lowers the mood, whichever of these cities it is (COC-9.2)."""
    return bool(cities) and all(city in state.activated and state.mood[city] != ANGRY for city in cities)


def number(state: Position, seat: int, city: int, purpose: str) -> int:
    """How many resources or units the city gives (COC-10.1, COC-12.1)."""
    matter = (city, purpose)
    size = int(ACTIVATION_SIZE.settled(state, seat, state.size(city), matter))
    mood = int(ACTIVATION_MOOD.settled(state, seat, state.mood[city], matter))
    count = 1 if mood == ANGRY else size + 1 if mood == HAPPY else size
    return int(ACTIVATION_AFTER.settled(state, seat, count, matter))


class Activate(Frame):
    """One activation: what enlarges it, the work, what follows, and the mood (COC-9.1 to 9.3)."""

    STEPS: ClassVar[tuple[str, ...]] = ("options", "work", "done", "drop")

    seat: int
    city: int
    purpose: str
    job: list[Frame]  # what is done with the city
    counted: int = NOBODY  # the city that counts as activated
    mood: int = NEUTRAL  # with which the city acts
    again: bool = False  # it was activated before this turn

    def options(self, state: Position) -> Next:
        self.counted = self.city
        self.mood = int(ACTIVATION_ACTING.settled(state, self.seat, state.mood[self.city], (self.city, self.purpose)))
        return ACTIVATION_OPTIONS.happen(state, [self.seat], (self.city, self.purpose))

    def work(self, state: Position) -> Next:
        if not self.job:
            return None
        self.again = self.counted in state.activated
        state.activated.append(self.counted)
        if state.mood[self.counted] == ANGRY:
            state.angry_used.append(self.counted)
        return self.job.pop()

    def done(self, state: Position) -> Next:
        """What follows for the city that counts as activated (COC-33.25)."""
        return ACTIVATION_DONE.happen(state, [self.seat], (self.counted, self.purpose))

    def drop(self, state: Position) -> Next:
        """COC-9.2."""
        state.forget("activation")
        if self.again and state.city[self.counted] == self.seat:
            lower(state, self.counted, 1)
        return END

    def about(self, state: Any) -> dict[str, Any]:
        return {"city": state.land().answers[self.city], "mood": mood_answer(self.mood)}


def activate(seat: int, city: int, purpose: str, job: Frame) -> Activate:
    return Activate(seat=seat, city=city, purpose=purpose, job=[job])


def lower(state: Position, city: int, steps: int) -> None:
    """The mood of a city drops, if it can."""
    before = state.mood[city]
    state.shift_mood(city, -steps)
    if state.mood[city] != before:
        state.say("mood", city=state.land().answers[city], mood=mood_answer(state.mood[city]), seat=state.city[city])


def lift(state: Position, city: int, steps: int) -> None:
    """The mood of a city rises, if it can."""
    lower(state, city, -steps)


def mood_answer(mood: int) -> str:
    return ("mood:angry", "mood:neutral", "mood:happy")[mood]


# -- founding (section 8) ----------------------------------------------------------------------------


def may_found(state: Position, seat: int, place: int, kind: int = NOBODY) -> bool:
    """Whether the space allows a new city of this seat, founded by a unit of this kind (COC-8.2, COC-8.3)."""
    if not state.is_land(place) or state.city[place] != NOBODY or state.exhausted[place]:
        return False
    if state.hostile(seat, place) or not state.spare_piece(seat, SETTLEMENT):
        return False
    return FOUND_OPTIONS.allowed(state, seat, (place, kind), basis=state.terrain[place] != BARREN)


def founding_sites(state: Position, seat: int) -> list[int]:
    """The spaces where a settler could found a city now (COC-8.1)."""
    return [
        place
        for place in state.places_of(seat)
        if state.count(place, SETTLER) and state.city[place] == NOBODY and may_found(state, seat, place, SETTLER)
    ]


class FoundCity(Frame):
    """COC-8.1: a settler becomes a settlement."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "found")

    seat: int
    place: int = NOBODY
    marks: int = 0  # of the settler, should it stay (COC-13.7)

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[p] for p in founding_sites(state, self.seat)], "found", "COC-8.1")

    def on_choose(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def found(self, state: Position) -> Next:
        self.marks = forget_one(state, self.place, SETTLER)
        state.take(self.place, SETTLER)
        return Founded(seat=self.seat, place=self.place)


class Founded(Frame):
    """A new city stands (COC-8.4): neutral, size 1."""

    STEPS: ClassVar[tuple[str, ...]] = ("stand", "effects")

    seat: int
    place: int

    def stand(self, state: Position) -> Next:
        state.settle(self.seat, self.place)
        state.say("founds", seat=self.seat, at=state.land().answers[self.place])
        return None

    def effects(self, state: Position) -> Next:
        return CITY_FOUNDED.happen(state, [self.seat], self.place)
