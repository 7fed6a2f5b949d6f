"""The Status Phase (section 28)."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import CULTURE, GOLD, MOOD, NOBODY
from gonfalon.games.clash_of_cultures.rules.advance import Acquire, legal_advances
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions, DrawGoals
from gonfalon.games.clash_of_cultures.rules.conquest import raze
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.government import ChangeGovernment
from gonfalon.games.clash_of_cultures.rules.moments import STATUS_FIRST_PLAYER
from gonfalon.games.clash_of_cultures.rules.objectives import StatusObjectives
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next


def last_age(state: Position) -> int:
    """The age after which the game ends (COC-3.1, COC-36.3, COC-36.4)."""
    if state.options["short"]:
        return state.number("short_ages")
    return state.number("ages") if state.options["track"] == "six" else state.world().long_ages


class StatusPhase(Frame):
    """COC-28.1: six steps, in each all players in turn order."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "objectives",
        "end_of_game",
        "free_advance",
        "acquire",
        "second_advance",
        "cards",
        "goals",
        "raze_city",
        "government",
        "first_player",
    )

    turn: int = 0
    advance: int = NOBODY
    second: bool = False

    def _next(self, state: Position) -> int:
        """The seat whose turn it is in this step; NOBODY when everybody has had it."""
        if self.turn == state.seats:
            self.turn = 0
            return NOBODY
        self.turn += 1
        return self._seat(state)

    def _seat(self, state: Position) -> int:
        return (state.first + self.turn - 1) % state.seats

    def objectives(self, state: Position) -> Next:
        state.active = NOBODY
        if self.turn == 0:
            state.say("status", age=state.age)
        seat = self._next(state)
        return None if seat == NOBODY else StatusObjectives(seat=seat, finished=[])

    def on_objectives(self, state: Position, done: Frame) -> str:
        return "objectives"

    def end_of_game(self, state: Position) -> Next:
        """COC-28.3, 30.1."""
        lost = any(not state.cities(seat) for seat in range(state.seats))
        if state.closing or lost or state.age == last_age(state):
            state.end_game()
        return None

    def free_advance(self, state: Position) -> Next:
        """COC-28.4, 28.5: mandatory while a legal advance exists."""
        seat = self._next(state)
        if seat == NOBODY:
            return "second_advance"
        found = legal_advances(state, seat)
        if not found:
            return "free_advance"
        answers = state.world().advance_answers
        return FreeAdvance(seat=seat, values=[answers[advance] for advance in found])

    def on_free_advance(self, state: Position, done: "FreeAdvance") -> str:
        self.advance = done.advance
        return "acquire"

    def acquire(self, state: Position) -> Next:
        return Acquire(seat=self._seat(state), advance=self.advance, waived=True, supplied=self.second)

    def on_acquire(self, state: Position, done: Frame) -> str:
        return "free_advance"

    def second_advance(self, state: Position) -> Next:
        """COC-36.3: in the short game a second one, its cube from the supply."""
        if state.options["short"] and not self.second:
            self.second = True
            return "free_advance"
        return None

    def cards(self, state: Position) -> Next:
        """COC-28.6."""
        seat = self._next(state)
        return None if seat == NOBODY else DrawActions(seat=seat)

    def on_cards(self, state: Position, done: Frame) -> str:
        return "cards"

    def goals(self, state: Position) -> Next:
        seat = self._next(state)
        return None if seat == NOBODY else DrawGoals(seat=seat)

    def on_goals(self, state: Position, done: Frame) -> str:
        return "goals"

    def raze_city(self, state: Position) -> Next:
        """COC-28.7."""
        seat = self._next(state)
        return None if seat == NOBODY else Raze(seat=seat)

    def on_raze_city(self, state: Position, done: Frame) -> str:
        return "raze_city"

    def government(self, state: Position) -> Next:
        """COC-28.9."""
        seat = self._next(state)
        return None if seat == NOBODY else ChangeGovernment(seat=seat)

    def on_government(self, state: Position, done: Frame) -> str:
        return "government"

    def first_player(self, state: Position) -> Next:
        """COC-28.10, 28.11."""
        seats = [f"seat:{seat}" for seat in range(state.seats)]
        return Ask(first_chooser(state), seats, "first-player", "COC-28.10")

    def on_first_player(self, state: Position, answer: str) -> str:
        state.first = int(answer.removeprefix("seat:"))
        state.say("first-player", seat=state.first)
        return END


def first_chooser(state: Position) -> int:
    """Who chooses the first player: an effect says so, else the most tokens, ties clockwise from the first player."""
    order = state.clockwise(state.first)
    for seat in order:
        if STATUS_FIRST_PLAYER.allowed(state, seat):
            return seat
    return max(order, key=lambda seat: (state.have(seat, MOOD) + state.have(seat, CULTURE), -order.index(seat)))


class FreeAdvance(Frame):
    """COC-28.4: which advance."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    values: list[str]
    advance: int = NOBODY

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, self.values, "free-advance", "COC-28.4")

    def on_choose(self, state: Position, answer: str) -> None:
        self.advance = state.world().advance_of[answer.removeprefix("advance:")]


class Raze(Frame):
    """COC-28.7: a city of size 1 may be destroyed for 1 gold; units there stay."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        small = [city for city in state.cities(self.seat) if state.size(city) == 1]
        if not small:
            return END
        values = [state.land().answers[city] for city in small]
        return Ask(self.seat, ["button:none", *values], "raze", "COC-28.7")

    def on_choose(self, state: Position, answer: str) -> None:
        if answer != "button:none":
            raze(state, state.land().hex_of[answer])
            gain(state, self.seat, GOLD, 1)

    def about(self, state: Any) -> dict[str, Any]:
        return {}
