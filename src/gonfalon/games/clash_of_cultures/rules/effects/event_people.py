"""Events among the people: Population Boom, Migration, floods, Civil War, Wildfire, Reformation."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import ANGRY, FOREST, HAPPY, INFANTRY, NOBODY, SETTLER, TEMPLE, WOOD
from gonfalon.games.clash_of_cultures.rules.choices import PlaceUnit
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import fall
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import EventMood, lower_one
from gonfalon.games.clash_of_cultures.rules.goods import lose
from gonfalon.games.clash_of_cultures.rules.moments import EVENT_TEXT, TABLE
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects

# -- Population Boom, Migration (COC-35.13) ----------------------------------------------------------


class NewSettlers(Frame):
    """A settler for an opponent of the drawer's choice; in a boom one for the drawer before, else a mood drop after."""

    STEPS: ClassVar[tuple[str, ...]] = ("own", "whom", "theirs", "sorrow")

    seat: int
    boom: bool
    other: int = NOBODY

    def own(self, state: Position) -> Next:
        return self._settler(state, self.seat) if self.boom else None

    def _settler(self, state: Position, seat: int) -> Frame:
        return PlaceUnit(seat=seat, kind=SETTLER, places=tuple(state.cities(seat)), rule="COC-35.13")

    def whom(self, state: Position) -> Next:
        able = [other for other in state.others(self.seat) if state.spare(other, SETTLER) and state.cities(other)]
        return Ask(self.seat, [f"seat:{other}" for other in able], "settler-for", "COC-35.13") if able else "sorrow"

    def on_whom(self, state: Position, answer: str) -> None:
        self.other = int(answer.removeprefix("seat:"))

    def theirs(self, state: Position) -> Next:
        return self._settler(state, self.other)

    def sorrow(self, state: Position) -> Next:
        return None if self.boom else lower_one(state, self.seat, state.cities(self.seat))


class Peopling:
    def __init__(self, boom: bool) -> None:
        self.boom = boom

    def __call__(self, state: Position, owner: int, drawer: Any) -> Frame | None:
        return NewSettlers(seat=owner, boom=self.boom)


for _name in ("E27", "E28"):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", Peopling(boom=True))
for _name in ("E34", "E35"):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", Peopling(boom=False))

# -- floods, Wildfire --------------------------------------------------------------------------------


def _flood(state: Position, owner: int, drawer: Any) -> Frame | None:
    return lower_one(state, owner, [city for city in state.cities(owner) if state.is_coastal(city)])


EVENT_TEXT.act(EFFECTS["e:E32"], "", _flood)
EVENT_TEXT.act(EFFECTS["e:E33"], "", _flood)


def _patch(state: Position, city: int) -> list[int]:
    """The connected forest spaces around a city, itself first."""
    found = [city]
    for here in found:  # grows while it is walked
        found.extend([p for p in state.land().near[here] if state.terrain[p] == FOREST and p not in found])
    return found


class Wildfire(Frame):
    """One own city in a forest, and every other city in the same wood, whoever owns it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "burn")

    seat: int
    cities: tuple[int, ...] = ()

    def choose(self, state: Position) -> Next:
        wooded = [city for city in state.cities(self.seat) if state.terrain[city] == FOREST]
        if not wooded:
            lose(state, self.seat, WOOD, 1)
            return END
        found = [city for city in wooded if state.mood[city] > ANGRY] or wooded
        return Ask(self.seat, [state.land().answers[city] for city in found], "wildfire", "COC-0.14")

    def on_choose(self, state: Position, answer: str) -> None:
        patch = _patch(state, state.land().hex_of[answer])
        self.cities = tuple([place for place in patch if state.city[place] != NOBODY])

    def burn(self, state: Position) -> Next:
        if not self.cities:
            return END
        city, self.cities = self.cities[0], self.cities[1:]
        return EventMood(city=city)

    def on_burn(self, state: Position, done: Frame) -> str:
        return "burn"


def _drew_it(state: Position, owner: int, drawer: Any) -> bool:
    return bool(owner == drawer)


def _wildfire(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Wildfire(seat=owner)


EVENT_TEXT.act(EFFECTS["e:E53"], "", _wildfire, _drew_it)

# -- Civil War (COC-35.22) ---------------------------------------------------------------------------


class CivilWar(Frame):
    """An infantry of a city that is not happy, and its mood; without such a city the mood of any."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "fight", "drop")

    seat: int
    city: int = NOBODY

    def choose(self, state: Position) -> Next:
        cities = state.cities(self.seat)
        torn = [city for city in cities if state.mood[city] < HAPPY and state.count(city, INFANTRY)]
        if not torn:
            return None
        found = [city for city in torn if state.mood[city] > ANGRY] or torn
        return Ask(self.seat, [state.land().answers[city] for city in found], "civil-war", "COC-35.22")

    def on_choose(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def fight(self, state: Position) -> Next:
        return None if self.city == NOBODY else fall(state, self.seat, self.city, INFANTRY)

    def drop(self, state: Position) -> Next:
        if self.city == NOBODY:
            return lower_one(state, self.seat, state.cities(self.seat))
        return EventMood(city=self.city)


def _civil_war(state: Position, owner: int, drawer: Any) -> Frame | None:
    return CivilWar(seat=owner)


EVENT_TEXT.act(EFFECTS["e:E36"], "", _civil_war)
EVENT_TEXT.act(EFFECTS["e:E37"], "", _civil_war)

# -- Reformation (COC-35.10) -------------------------------------------------------------------------


def _own_temples(state: Position, seat: int) -> list[int]:
    return [city for city in state.cities(seat) if state.building(city, TEMPLE) == seat]


def _reformers(state: Position, seat: int) -> list[int]:
    """The opponents who could put a Temple in the place of one of this seat's."""
    return [other for other in state.others(seat) if state.spare_piece(other, TEMPLE)]


class Reformation(Frame):
    """The text passes once to an opponent with a Temple, if the drawer has none."""

    STEPS: ClassVar[tuple[str, ...]] = ("bearer", "whom", "which")

    seat: int
    other: int = NOBODY

    def bearer(self, state: Position) -> Next:
        if _own_temples(state, self.seat):
            return None
        able = [other for other in state.others(self.seat) if _own_temples(state, other)]
        return Ask(self.seat, [f"seat:{other}" for other in able], "reformed", "COC-35.10") if able else END

    def on_bearer(self, state: Position, answer: str) -> None:
        self.seat = int(answer.removeprefix("seat:"))

    def whom(self, state: Position) -> Next:
        able = _reformers(state, self.seat)
        return Ask(self.seat, [f"seat:{other}" for other in able], "reformer", "COC-35.10") if able else END

    def on_whom(self, state: Position, answer: str) -> None:
        self.other = int(answer.removeprefix("seat:"))

    def which(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.other, [answers[city] for city in _own_temples(state, self.seat)], "reform", "COC-35.10")

    def on_which(self, state: Position, answer: str) -> None:
        city = state.land().hex_of[answer]
        state.remove_piece(city, TEMPLE)
        state.place_piece(self.other, TEMPLE, city)
        state.say("reforms", seat=self.other, owner=self.seat, city=answer)

    def about(self, state: Any) -> dict[str, Any]:
        return {} if self.other == NOBODY else {"owner": self.seat}


def _reformation(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Reformation(seat=owner)


EVENT_TEXT.act(EFFECTS["e:E48"], "", _reformation)
