"""Small choices that many texts share: a token, a good, one of one's cities."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE, GOOD_NAMES, MOOD, NOBODY, UNIT_NAMES
from gonfalon.games.clash_of_cultures.rules.activation import lift
from gonfalon.games.clash_of_cultures.rules.goods import gain, goods_answer
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


class GainOne(Frame):
    """Take 1 of several goods from the bank, so many times, chosen one by one (COC-4.8)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    goods: tuple[int, ...] = (MOOD, CULTURE)
    count: int = 1
    rule: str = "COC-4.8"

    def choose(self, state: Position) -> Next:
        if not self.count:
            return END
        return Ask(self.seat, [goods_answer(good) for good in self.goods], "gain", self.rule)

    def on_choose(self, state: Position, answer: str) -> str:
        gain(state, self.seat, GOOD_NAMES.index(answer.removeprefix("good:")), 1)
        self.count -= 1
        return "choose"


class RaiseCity(Frame):
    """One city of several rises by a number of steps."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    cities: tuple[int, ...]
    steps: int = 1
    rule: str = "COC-6.7"

    def choose(self, state: Position) -> Next:
        if not self.cities:
            return END
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in self.cities], "raise", self.rule)

    def on_choose(self, state: Position, answer: str) -> None:
        lift(state, state.land().hex_of[answer], self.steps)


class PlaceUnit(Frame):
    """1 unit from the supply into one of several spaces."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    kind: int
    places: tuple[int, ...]
    rule: str
    optional: bool = False
    place: int = NOBODY

    def choose(self, state: Position) -> Next:
        if not self.places or not state.spare(self.seat, self.kind):
            return END
        values = [state.land().answers[place] for place in self.places]
        return Ask(self.seat, [*values, "button:none"] if self.optional else values, "place-unit", self.rule)

    def on_choose(self, state: Position, answer: str) -> None:
        if answer != "button:none":
            self.place = state.land().hex_of[answer]
            state.put(self.seat, self.kind, self.place)

    def about(self, state: Any) -> dict[str, Any]:
        return {"unit": "unit:" + UNIT_NAMES[self.kind]}
