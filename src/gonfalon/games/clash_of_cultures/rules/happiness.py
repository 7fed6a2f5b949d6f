"""Improve Happiness (section 20)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import HAPPY, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.rules.activation import lift
from gonfalon.games.clash_of_cultures.rules.moments import HAPPINESS_COST, HAPPINESS_INSTEAD
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next


def step_price(state: Position, seat: int, city: int, steps: int = 1) -> Bill:
    """COC-20.1: as many mood tokens as the size of the city for each step."""
    price: Bill = HAPPINESS_COST.settled(state, seat, tokens(MOOD, steps * state.size(city)), city)
    return price


def raisable(state: Position, seat: int, only: int = NOBODY) -> list[int]:
    """The cities that can be raised by a step and paid for."""
    return [
        city
        for city in state.cities(seat)
        if only in (NOBODY, city)
        and state.mood[city] < HAPPY
        and (payable(state, seat, step_price(state, seat, city)) or _instead(state, seat, city))
    ]


def _instead(state: Position, seat: int, city: int) -> bool:
    """Another way to make this city happy (happiness.cost)."""
    return HAPPINESS_INSTEAD.happen(state, [seat], city) is not None


def can_improve(state: Position, seat: int) -> bool:
    return bool(raisable(state, seat))


class ImproveHappiness(Frame):
    """COC-20.1: any number of cities by any number of steps; a step at a time."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "instead", "pay", "rise")

    seat: int
    only: int = NOBODY  # a text may leave only one city
    city: int = NOBODY
    raised: int = 0
    last: int = NOBODY  # lists name the cities in one order only; people may take them as they like

    def choose(self, state: Position) -> Next:
        found = raisable(state, self.seat, self.only)
        answers = state.land().answers
        values = [answers[city] for city in found if city >= self.last]
        others = [answers[city] for city in found if city < self.last]
        if self.raised or others:
            values.append("button:done")
        return Ask(self.seat, values, "happiness", "COC-20.1", more=others) if values else "end"

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return "end"
        self.city = self.last = state.land().hex_of[answer]
        return None

    def instead(self, state: Position) -> Next:
        """An effect may take the place of the normal cost (COC-33.9)."""
        return HAPPINESS_INSTEAD.happen(state, [self.seat], self.city)

    def on_instead(self, state: Position, done: Frame) -> str | None:
        return self._next(state) if state.mood[self.city] == HAPPY else None

    def pay(self, state: Position) -> Next:
        due = step_price(state, self.seat, self.city)
        if payable(state, self.seat, due):
            return paying(self.seat, due, "COC-20.1")
        self.last = self.city + 1  # the other way was declined: the city stays as it is
        return "choose"

    def rise(self, state: Position) -> Next:
        lift(state, self.city, 1)
        return self._next(state)

    def _next(self, state: Position) -> str:
        self.raised += 1
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {} if self.city == NOBODY else {"city": state.land().answers[self.city]}
