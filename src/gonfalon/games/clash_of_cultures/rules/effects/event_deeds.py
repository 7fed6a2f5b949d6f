"""What great persons do beside teaching: found, build, march, trade ... (COC-35.11, 35.12, 35.23)."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    CULTURE,
    FOOD,
    GOOD_NAMES,
    HAPPY,
    IDEAS,
    MOOD,
    NOBODY,
    TEMPLE,
    UNEXPLORED,
)
from gonfalon.games.clash_of_cultures.rules.activation import Founded, may_found
from gonfalon.games.clash_of_cultures.rules.cards import DrawActions
from gonfalon.games.clash_of_cultures.rules.choices import RaiseCity
from gonfalon.games.clash_of_cultures.rules.construct import Construct, pieces_for
from gonfalon.games.clash_of_cultures.rules.effects.culture import ticket
from gonfalon.games.clash_of_cultures.rules.effects.routes import TradeRoutes, possible
from gonfalon.games.clash_of_cultures.rules.explore import BY_EFFECT, Explore, where_it_lies
from gonfalon.games.clash_of_cultures.rules.goods import gain, goods_answer
from gonfalon.games.clash_of_cultures.rules.march import origins
from gonfalon.games.clash_of_cultures.rules.moments import (
    CONFLICT_START,
    CONSTRUCT_OPTIONS,
    EXPLORE_CARD,
    FOUND_OPTIONS,
    MOVE_CARD,
    MOVE_EXTRA,
    ROLL_VALUE,
    TABLE,
    TRADE_CARD,
)
from gonfalon.games.clash_of_cultures.rules.move import move_action
from gonfalon.games.clash_of_cultures.rules.paying import payable, paying, tokens
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import NEXT_CONFLICT, Battle, conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects


class OfCard:
    """Whether a moment was opened for this card."""

    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return bool(matter == self.ident)


# -- second halves that are gifts --------------------------------------------------------------------


def sad(state: Position, owner: int, matter: Any) -> bool:
    return any(state.mood[city] < HAPPY for city in state.cities(owner))


def delight(state: Position, owner: int, matter: Any) -> Frame | None:
    return RaiseCity(seat=owner, cities=tuple(state.cities(owner)), steps=2, rule="COC-35.23")


def think(state: Position, owner: int, matter: Any) -> Frame | None:
    gain(state, owner, IDEAS, 2)
    return None


def research(state: Position, owner: int, matter: Any) -> Frame | None:
    gain(state, owner, IDEAS, 1)
    return DrawActions(seat=owner)


def counsel(state: Position, owner: int, matter: Any) -> Frame | None:
    return DrawActions(seat=owner, count=2)


# -- Great Prophet, Great Engineer -------------------------------------------------------------------


class BuildFreely(Frame):
    """A building at its normal cost without activating the city; which one is limited by the card."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "where", "build", "close")

    seat: int
    ident: str
    city: int = NOBODY

    def begin(self, state: Position) -> Next:
        state.mark(self.ident, self.seat, self.ident)
        return None

    def where(self, state: Position) -> Next:
        found = [city for city in state.cities(self.seat) if pieces_for(state, self.seat, city)]
        values = [state.land().answers[city] for city in found]
        return Ask(self.seat, [*values, "button:none"], "build-freely", "COC-11.1") if values else "close"

    def on_where(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return "close"
        self.city = state.land().hex_of[answer]
        return None

    def build(self, state: Position) -> Next:
        return Construct(seat=self.seat, city=self.city)

    def close(self, state: Position) -> Next:
        state.forget(self.ident)
        return END


class Builder:
    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, matter: Any) -> Frame | None:
        return BuildFreely(seat=owner, ident=self.ident)


class CouldBuild:
    """Whether the second half could build something now."""

    def __init__(self, ident: str) -> None:
        self.ident = ident

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        copy = state.copy()
        copy.mark(self.ident, owner, self.ident)
        return any(pieces_for(copy, owner, city) for city in copy.cities(owner))


def _no_temple(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] != TEMPLE and state.marked("e:E20", owner)


def _a_wonder(state: Position, owner: int, matter: Any) -> bool:
    return matter[1] < 0 and state.marked("e:E26", owner)


CONSTRUCT_OPTIONS.ban(EFFECTS["e:E20"], _no_temple)
CONSTRUCT_OPTIONS.ban(EFFECTS["e:E26"], _a_wonder)

# -- Great Discoverer --------------------------------------------------------------------------------

COLONY_PRICE = tokens(FOOD, 2)


def frontier(state: Position, seat: int) -> list[int]:
    """The unexplored regions that touch a region with one of the seat's cities."""
    land = state.land()
    home = {land.region_of[city] for city in state.cities(seat)}
    edge = [place for region in home for place in land.regions[region]]
    near = {land.region_of[there] for place in edge for there in land.near[place]}
    return sorted([region for region in near if state.terrain[land.regions[region][0]] == UNEXPLORED])


class Discover(Frame):
    """A region is explored, and a city may be founded there for 2 food without a settler."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "explore", "where", "pay", "found")

    seat: int
    region: int = NOBODY
    place: int = NOBODY

    def choose(self, state: Position) -> Next:
        found = frontier(state, self.seat)
        if not found:
            return END
        return Ask(self.seat, [*[f"region:{region}" for region in found], "button:none"], "discover", "COC-15.8")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return END
        self.region = int(answer.removeprefix("region:"))
        return None

    def explore(self, state: Position) -> Next:
        return Explore(seat=self.seat, region=self.region, by=BY_EFFECT)

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return where_it_lies(state, answer)

    def where(self, state: Position) -> Next:
        """The card limits the choice to the new region (found.options)."""
        if not payable(state, self.seat, COLONY_PRICE):
            return END
        found = [place for place in range(len(state.city)) if may_found(state, self.seat, place)]
        values = [state.land().answers[place] for place in found]
        return Ask(self.seat, [*values, "button:none"], "colony", "COC-8.2") if values else END

    def on_where(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return END
        self.place = state.land().hex_of[answer]
        return None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, COLONY_PRICE, "COC-8.2")

    def found(self, state: Position) -> Next:
        return Founded(seat=self.seat, place=self.place)


def _discovering(state: Position) -> Discover | None:
    for frame in reversed(state.frames):
        if isinstance(frame, Discover):
            return frame
    return None


def _elsewhere(state: Position, owner: int, matter: Any) -> bool:
    found = _discovering(state)
    return found is not None and found.seat == owner and state.land().region_of[matter[0]] != found.region


def frontier_left(state: Position, owner: int, matter: Any) -> bool:
    return bool(frontier(state, owner))


def set_out(state: Position, owner: int, matter: Any) -> Frame | None:
    return EXPLORE_CARD.happen(state, [owner], "e:E18")


def _discover(state: Position, owner: int, matter: Any) -> Frame | None:
    return Discover(seat=owner)


EXPLORE_CARD.act(EFFECTS["e:E18"], "", _discover, OfCard("e:E18"))
FOUND_OPTIONS.ban(EFFECTS["e:E18"], _elsewhere)

# -- Great Warlord (COC-35.11) -----------------------------------------------------------------------

WARPATH: Final = "warpath"  # the Move action of the card, up to its first conflict
WARLORD: Final = "warlord"  # that conflict


class Warpath(Frame):
    """A Move action; the first conflict it starts is the Warlord's."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "march", "rest")

    seat: int

    def ask(self, state: Position) -> Next:
        return Ask(self.seat, ["button:move", "button:none"], "warlord", "COC-35.11")

    def on_ask(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return END
        state.mark(WARPATH, self.seat, NEXT_CONFLICT)
        return None

    def march(self, state: Position) -> Next:
        return move_action(state, self.seat)

    def rest(self, state: Position) -> Next:
        state.forget(NEXT_CONFLICT)
        return END


def may_march(state: Position, owner: int, matter: Any) -> bool:
    return bool(origins(state, owner, most=1)) or bool(MOVE_EXTRA.able(state, owner, 0, None, []))


def ride(state: Position, owner: int, matter: Any) -> Frame | None:
    return MOVE_CARD.happen(state, [owner], "e:E24")


def _set_forth(state: Position, owner: int, matter: Any) -> Frame | None:
    return Warpath(seat=owner) if may_march(state, owner, matter) else None


def _first_conflict(state: Position, owner: int, place: Any) -> bool:
    return state.marked(WARPATH, owner) and conflict_of(state).attacker == owner


def _lead(state: Position, owner: int, place: Any) -> Frame | None:
    state.mark(WARLORD, owner, "conflict")
    return None


def _warlord(state: Position, owner: int, value: int, matter: Any) -> int:
    c: Battle = matter
    return value + 2 if c.attacker == owner and state.marked(WARLORD, owner) else value


MOVE_CARD.act(EFFECTS["e:E24"], "", _set_forth, OfCard("e:E24"))
CONFLICT_START.act(EFFECTS["e:E24"], "noted", _lead, _first_conflict, automatic=True)
ROLL_VALUE.change(EFFECTS["e:E24"], "bonus", _warlord)

# -- Great Merchant (COC-35.12) ----------------------------------------------------------------------


def trades(state: Position, owner: int, matter: Any) -> bool:
    return state.owns(owner, state.world().advance_of["trade_routes"]) and bool(possible(state, owner))


def open_shop(state: Position, owner: int, matter: Any) -> Frame | None:
    return TRADE_CARD.happen(state, [owner], "e:E25")


def _trade_again(state: Position, owner: int, matter: Any) -> Frame | None:
    return TradeRoutes(seat=owner) if trades(state, owner, matter) else None


TRADE_CARD.act(EFFECTS["e:E25"], "", _trade_again, OfCard("e:E25"))

# -- Great Athlete -----------------------------------------------------------------------------------


class ChangeTokens(Frame):
    """Any number of tokens of one kind become tokens of the other."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "pay", "take")

    seat: int
    into: int = NOBODY

    def choose(self, state: Position) -> Next:
        goods = [good for good in _changes(state, self.seat) if self.into in (NOBODY, good)]
        if not goods:
            return END
        values = [goods_answer(good) for good in goods]
        return Ask(self.seat, [*values, "button:done"], "change-tokens", "COC-35.23")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return END
        self.into = GOOD_NAMES.index(answer.removeprefix("good:"))
        return None

    def pay(self, state: Position) -> Next:
        return paying(self.seat, ticket(_other(self.into)), "COC-35.23")

    def take(self, state: Position) -> Next:
        gain(state, self.seat, self.into, 1)
        return "choose"


def _other(token: int) -> int:
    return CULTURE if token == MOOD else MOOD


def _changes(state: Position, seat: int) -> list[int]:
    """The tokens into which a seat can change another one, or a captive that stands for it (COC-33.2)."""
    return [good for good in (MOOD, CULTURE) if payable(state, seat, ticket(_other(good)))]


def has_tokens(state: Position, owner: int, matter: Any) -> bool:
    return bool(_changes(state, owner))


def train(state: Position, owner: int, matter: Any) -> Frame | None:
    return ChangeTokens(seat=owner)
