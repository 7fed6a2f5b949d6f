"""Volcano and earthquakes: city pieces that lie on an event card (COC-24.13, 35.9)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import NOBODY, PIECE_NAMES, PIECES, SETTLEMENT, UNITS
from gonfalon.games.clash_of_cultures.rules.conquest import forget_city
from gonfalon.games.clash_of_cultures.rules.construct import wonder_piece
from gonfalon.games.clash_of_cultures.rules.effects.event_losses import fall
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import EventMood, event_number
from gonfalon.games.clash_of_cultures.rules.moments import EVENT_TEXT, SCORE_EVENTS, SCORE_WONDERS, TABLE
from gonfalon.games.clash_of_cultures.rules.position import ON_EVENT, Position
from gonfalon.games.clash_of_cultures.rules.scoring import wonder_share
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
PIECE_HALVES: Final = 4  # 2 points for each piece on the card
QUAKE_PIECES: Final = 3


def bury(state: Position, card: str, place: int, piece: int) -> None:
    """A city piece goes from a city onto an event card: a building, a wonder (below 0), last the settlement."""
    event = event_number(state, card)
    if piece < 0:
        state.wonder_at[-1 - piece] = ON_EVENT
        state.changed()
        state.ruins.append([event, state.city[place], piece])
    elif piece == SETTLEMENT:
        state.ruins.append([event, state.city[place], SETTLEMENT])
        state.city[place] = NOBODY
        state.changed()
        forget_city(state, place)
    else:
        state.ruins.append([event, state.clear_piece(place, piece), piece])
    what = f"wonder:{state.world().wonders[-1 - piece]}" if piece < 0 else f"building:{PIECE_NAMES[piece]}"
    state.say("buries", what=what, at=state.land().answers[place])


def pieces_in(state: Position, place: int) -> list[int]:
    """What may be taken from a city next: the settlement only when nothing else is left."""
    wonders = [wonder_piece(wonder) for wonder in state.wonders_in(place)]
    found = [piece for piece in range(1, PIECES) if state.has_building(place, piece)] + wonders
    return found or [SETTLEMENT]


# -- Volcano -----------------------------------------------------------------------------------------


class Volcano(Frame):
    """One of at least 4 cities is destroyed, and all units there with it."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "units", "pieces")

    seat: int
    place: int = NOBODY

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in state.cities(self.seat)], "volcano", "COC-35.9")

    def on_choose(self, state: Position, answer: str) -> None:
        self.place = state.land().hex_of[answer]

    def units(self, state: Position) -> Next:
        for kind in range(UNITS):
            if state.count(self.place, kind):
                return fall(state, self.seat, self.place, kind) or "units"
        return None

    def on_units(self, state: Position, done: Frame) -> str:
        return "units"

    def pieces(self, state: Position) -> Next:
        if state.city[self.place] == NOBODY:
            return END
        bury(state, "E29", self.place, pieces_in(state, self.place)[0])
        return "pieces"


def _four_cities(state: Position, owner: int, drawer: Any) -> bool:
    return len(state.cities(owner)) >= 4


def _volcano(state: Position, owner: int, drawer: Any) -> Frame | None:
    return Volcano(seat=owner)


EVENT_TEXT.act(EFFECTS["e:E29"], "", _volcano, _four_cities)

# -- earthquakes -------------------------------------------------------------------------------------


class Earthquake(Frame):
    """1 to 3 city pieces onto the card; then the mood of every city hit that still stands."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "moods")

    seat: int
    card: str
    count: int = 0
    hit: tuple[int, ...] = ()

    def choose(self, state: Position) -> Next:
        if self.count == QUAKE_PIECES:
            return None
        values: list[str] = []
        for city in state.cities(self.seat):
            values.extend([_piece_answer(state, city, piece) for piece in pieces_in(state, city)])
        if not values:
            return None
        return Ask(self.seat, [*values, "button:done"] if self.count else values, "earthquake", "COC-35.9")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        city, piece = _piece_of(state, answer)
        bury(state, self.card, city, piece)
        self.count += 1
        if city not in self.hit:
            self.hit = (*self.hit, city)
        return "choose"

    def refuse_choose(self, state: Position, answer: str) -> str:
        return "COC-35.9"

    def moods(self, state: Position) -> Next:
        if not self.hit:
            return END
        city, self.hit = self.hit[0], self.hit[1:]
        return EventMood(city=city) if state.city[city] == self.seat else "moods"

    def on_moods(self, state: Position, done: Frame) -> str:
        return "moods"

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": QUAKE_PIECES - self.count}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        if answer == "button:done":
            return {}
        city, piece = _piece_of(state, answer)
        thing = f"wonder:{state.world().wonders[-1 - piece]}" if piece < 0 else f"building:{PIECE_NAMES[piece]}"
        return {"piece": thing, "city": state.land().answers[city]}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return [answer] if answer == "button:done" else [state.land().answers[_piece_of(state, answer)[0]]]


def _piece_answer(state: Position, city: int, piece: int) -> str:
    name = state.world().wonders[-1 - piece] if piece < 0 else PIECE_NAMES[piece]
    return f"ruin:{state.land().hexes[city]}_{name}"


def _piece_of(state: Position, answer: str) -> tuple[int, int]:
    where, _, name = answer.removeprefix("ruin:").partition("_")
    wonders = state.world().wonders
    return state.land().index[where], wonder_piece(wonders.index(name)) if name in wonders else PIECE_NAMES.index(name)


class Quake:
    """Earthquake and Major Earthquake differ in whom they touch."""

    def __init__(self, card: str) -> None:
        self.card = card

    def __call__(self, state: Position, owner: int, drawer: Any) -> Frame | None:
        return Earthquake(seat=owner, card=self.card)


def _three_cities(state: Position, owner: int, drawer: Any) -> bool:
    return len(state.cities(owner)) >= 3


EVENT_TEXT.act(EFFECTS["e:E30"], "", Quake("E30"), _three_cities)
EVENT_TEXT.act(EFFECTS["e:E31"], "", Quake("E31"), _three_cities)

# -- scoring (COC-30.3, 30.5) ------------------------------------------------------------------------


class BuriedPieces:
    """2 points for every settlement or building on the card, for the owner of its colour."""

    def __init__(self, card: str) -> None:
        self.card = card

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        event = event_number(state, self.card)
        lying = [row for row in state.ruins if row[0] == event and row[1] == owner and row[2] >= 0]
        return value + PIECE_HALVES * len(lying)


class BuriedWonders:
    """A wonder on the card scores as it would have when it came there."""

    def __init__(self, card: str) -> None:
        self.card = card

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        event = event_number(state, self.card)
        for card, holder, piece in state.ruins:
            if card == event and piece < 0:
                value += wonder_share(state, -1 - piece, holder, owner)
        return value


for _card in ("E29", "E30", "E31"):
    SCORE_EVENTS.change(EFFECTS["e:" + _card], "sum", BuriedPieces(_card))
    SCORE_WONDERS.change(EFFECTS["e:" + _card], "sum", BuriedWonders(_card))
