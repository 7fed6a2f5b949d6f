"""Culture (COC-31.34 to 31.37)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE, HAPPY, MOOD, NOBODY, OBELISK
from gonfalon.games.clash_of_cultures.rules.activation import lift
from gonfalon.games.clash_of_cultures.rules.cards import DrawPlan
from gonfalon.games.clash_of_cultures.rules.construct import NEVER
from gonfalon.games.clash_of_cultures.rules.effects.common import builds, of_advance
from gonfalon.games.clash_of_cultures.rules.effects.leading import poorer
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.influence import InfluenceCulture, can_influence, sources, targets
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_GAINED,
    ARTS_PRICE,
    CONSTRUCT_OPTIONS,
    INFLUENCE_BAN,
    TABLE,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import Bill, payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import Frame, Next

EFFECTS = TABLE.effects

# -- Arts --------------------------------------------------------------------------------------------


def arts_price(state: Position, seat: int) -> Bill:
    """COC-31.34: 1 culture token; something may change it."""
    price: Bill = ARTS_PRICE.settled(state, seat, tokens(CULTURE))
    return price


def _may_perform(state: Position, owner: int, matter: Any) -> bool:
    """The token of Arts cannot be spent on the range as well (COC-0.3)."""
    price = arts_price(state, owner)
    if not payable(state, owner, price) or not can_influence(state, owner):
        return False
    near = any(not short for source in sources(state, owner) for _, short in targets(state, owner, source))
    return near or any(can_influence(after, owner) for after in poorer(state, owner, price))


class Performance(Frame):
    """COC-31.34: the token, then one Influence Culture."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "influence")

    seat: int

    def pay(self, state: Position) -> Next:
        return paying(self.seat, arts_price(state, self.seat), "COC-31.34")

    def influence(self, state: Position) -> Next:
        return InfluenceCulture(seat=self.seat)


def _perform(state: Position, owner: int, matter: Any) -> Frame | None:
    return Performance(seat=owner)


WINDOW_FREE.act(EFFECTS["a:arts"], "", _perform, _may_perform, once="turn")
CONSTRUCT_OPTIONS.permit(EFFECTS["a:arts"], builds(OBELISK))

# -- Circus & Sports ---------------------------------------------------------------------------------


def _gloomy(state: Position, seat: int) -> list[int]:
    return [city for city in state.cities(seat) if state.mood[city] < HAPPY]


def _may_play(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, tokens(CULTURE)) and bool(_gloomy(state, owner))


class Games(Frame):
    """COC-31.35: 1 or 2 culture tokens raise one city by as many steps, whatever its size."""

    STEPS: ClassVar[tuple[str, ...]] = ("city", "steps", "pay", "rise")

    seat: int
    place: int = NOBODY
    number: int = 1

    def city(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in _gloomy(state, self.seat)], "games", "COC-31.35")

    def on_city(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def steps(self, state: Position) -> Next:
        most = HAPPY - state.mood[self.place]
        numbers = [n for n in range(1, most + 1) if payable(state, self.seat, tokens(CULTURE, n))]
        return Ask(self.seat, [f"steps:{n}" for n in numbers], "games-steps", "COC-31.35")

    def on_steps(self, state: Position, answer: str) -> None:
        self.number = int(answer.removeprefix("steps:"))

    def pay(self, state: Position) -> Next:
        return paying(self.seat, tokens(CULTURE, self.number), "COC-31.35")

    def rise(self, state: Position) -> Next:
        lift(state, self.place, self.number)
        return None


def _play(state: Position, owner: int, matter: Any) -> Frame | None:
    return Games(seat=owner)


WINDOW_ACTION.act(EFFECTS["a:circus_and_sports"], "", _play, _may_play)

# -- Monuments and Theaters --------------------------------------------------------------------------


def _draw_plan(state: Position, owner: int, matter: Any) -> Frame | None:
    return DrawPlan(seat=owner)


def _wonderful(state: Position, owner: int, matter: Any) -> bool:
    """COC-31.36: cities with a wonder cannot be targeted by opponents."""
    city, piece = matter
    return piece == 0 and state.city[city] == owner and bool(state.wonders_in(city))


ADVANCE_GAINED.act(EFFECTS["a:monuments"], "acquiring", _draw_plan, of_advance("monuments"))
INFLUENCE_BAN.permit(EFFECTS["a:monuments"], _wonderful)


def ticket(given: int) -> Bill:
    """1 token of this kind; the other kind, which it becomes, does not stand for it."""
    return tokens(given).replacing(given, MOOD if given == CULTURE else CULTURE, NEVER)


def _may_stage(state: Position, owner: int, matter: Any) -> bool:
    return payable(state, owner, ticket(MOOD)) or payable(state, owner, ticket(CULTURE))


class Stage(Frame):
    """COC-31.37: 1 culture token becomes 1 mood token, or the reverse."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "take")

    seat: int
    given: int = NOBODY

    def choose(self, state: Position) -> Next:
        kinds = (("mood", CULTURE), ("culture", MOOD))
        values = [f"good:{name}" for name, given in kinds if payable(state, self.seat, ticket(given))]
        return Ask(self.seat, values, "theaters", "COC-31.37")

    def on_choose(self, state: Position, answer: str) -> None:
        self.given = CULTURE if answer == "good:mood" else MOOD

    def pay(self, state: Position) -> Next:
        return paying(self.seat, ticket(self.given), "COC-31.37")

    def take(self, state: Position) -> Next:
        gain(state, self.seat, MOOD if self.given == CULTURE else CULTURE, 1)
        return None


def _stage(state: Position, owner: int, matter: Any) -> Frame | None:
    return Stage(seat=owner)


WINDOW_FREE.act(EFFECTS["a:theaters"], "", _stage, _may_stage, once="turn")
