"""Pirates (section 26)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import GOODS, NOBODY, SEA
from gonfalon.games.clash_of_cultures.rules.activation import lower
from gonfalon.games.clash_of_cultures.rules.paying import about_captive, losable_goods, lose_good
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import sink_pirates
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

PLACED: Final = 2  # ships an icon places


def pirate_spaces(state: Position) -> list[int]:
    """COC-26.2: explored sea spaces without ships of players."""
    return [place for place, terrain in enumerate(state.terrain) if terrain == SEA and state.holder[place] == NOBODY]


def touches_city(state: Position, seat: int, place: int) -> bool:
    return any(state.city[there] == seat for there in state.land().near[place])


def free_pirates(state: Position) -> int:
    """Pirate ships in supply."""
    return state.world().pirate_ships - sum(state.pirates)


class PiratesAppear(Frame):
    """COC-26.2, 26.3: two ships, then the raid."""

    STEPS: ClassVar[tuple[str, ...]] = ("taken", "place", "raid", "lose", "mood")

    seat: int
    placed: int = 0
    fresh: tuple[int, ...] = ()  # where they were placed
    beside: bool = False  # one of them touches a city of the drawer
    turn: int = 0

    def taken(self, state: Position) -> Next:
        """If the supply is short ships on the board are taken."""
        if not pirate_spaces(state) or self.placed == self._number(state):
            return "raid" if self.placed else END
        if free_pirates(state):
            return None
        spots = [place for place in range(len(state.pirates)) if state.wild(place) > self.fresh.count(place)]
        if not spots:
            return "raid"
        return Ask(self.seat, [state.land().answers[place] for place in spots], "pirate-taken", "COC-26.2")

    def on_taken(self, state: Position, answer: str) -> None:
        sink_pirates(state, state.land().hex_of[answer], 1)

    def _number(self, state: Position) -> int:
        """Two; or as many as no player controls (COC-33.46)."""
        mine = sum([state.allies(place) for place in range(len(state.pirates))])
        return min(PLACED, state.world().pirate_ships - mine)

    def place(self, state: Position) -> Next:
        found = pirate_spaces(state)
        near = [place for place in found if touches_city(state, self.seat, place)]
        if near and not self.beside and self.placed == self._number(state) - 1:
            found = near
        return Ask(self.seat, [state.land().answers[place] for place in found], "pirate-place", "COC-26.2")

    def on_place(self, state: Position, answer: str) -> str:
        place = state.land().hex_of[answer]
        state.pirates[place] += 1
        self.placed += 1
        self.fresh = (*self.fresh, place)
        self.beside = self.beside or touches_city(state, self.seat, place)
        state.say("pirates", seat=self.seat, at=answer)
        return "taken"

    def _raided(self, state: Position, seat: int) -> list[int]:
        """Cities of a seat beside a pirate ship."""
        near = state.land().near
        return [city for city in state.cities(seat) if any(state.wild(there) for there in near[city])]

    def raid(self, state: Position) -> Next:
        while self.turn < state.seats and not self._raided(state, self._victim(state)):
            self.turn += 1
        return END if self.turn == state.seats else None

    def _victim(self, state: Position) -> int:
        return (self.seat + self.turn) % state.seats

    def lose(self, state: Position) -> Next:
        seat = self._victim(state)
        held = losable_goods(state, seat, tuple(range(GOODS)))
        if held and not any(state.have(seat, good) for good in range(GOODS)):
            held.append("button:none")  # a captive may stand for a token and need not (COC-33.2)
        return Ask(seat, held, "raid", "COC-26.3") if held else None

    def on_lose(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return None
        lose_good(state, self._victim(state), answer)
        self.turn += 1
        return "raid"

    def about_lose(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)

    def mood(self, state: Position) -> Next:
        seat = self._victim(state)
        cities = [city for city in self._raided(state, seat) if state.mood[city]]
        if not cities:
            self.turn += 1
            return "raid"
        return Ask(seat, [state.land().answers[city] for city in cities], "raid-mood", "COC-26.3")

    def on_mood(self, state: Position, answer: str) -> str:
        lower(state, state.land().hex_of[answer], 1)
        self.turn += 1
        return "raid"

    def about(self, state: Any) -> dict[str, Any]:
        return {"placed": self.placed}
