"""Aztecs (COC-33.1 to 33.3): Captives, Human Sacrifice, Aztec Gold, Tribute Empire."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    CAVALRY,
    CULTURE,
    ELEPHANT,
    GOLD,
    GOODS,
    INFANTRY,
    MOOD,
    MOUNTAIN,
    NOBODY,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.activation import number
from gonfalon.games.clash_of_cultures.rules.collect import harvests
from gonfalon.games.clash_of_cultures.rules.effects.learning import collecting
from gonfalon.games.clash_of_cultures.rules.events import DrawEvent
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    CITY_FOUNDED,
    COLLECT_DONE,
    COLLECT_EXTRA,
    COLLECT_OPTIONS,
    COLLECT_REPEATED,
    CONFLICT_WON,
    EVENT_REVEALED,
    GOVERNMENT_CHANGE,
    PAY_ANY,
    SCORE_OBJECTIVES,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import (
    CAPTIVE,
    Bill,
    about_captive,
    captive_answers,
    free_captive,
    losable_goods,
    lose_good,
)
from gonfalon.games.clash_of_cultures.rules.position import STOCK, Position
from gonfalon.games.clash_of_cultures.rules.sides import conflict_of
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
MOST: Final = 4

# -- Captives ----------------------------------------------------------------------------------------


def _prisoners(state: Position, owner: int) -> list[int]:
    """Kinds of enemy army units eliminated in the combat, each as often as it fell; no leaders."""
    c = conflict_of(state)
    side = 1 - c.side_of(owner)
    return [kind for kind in (INFANTRY, CAVALRY, ELEPHANT) for _ in range(c.lost[side * UNITS + kind])]


def _may_keep(state: Position, owner: int, place: Any) -> bool:
    c = conflict_of(state)
    return not c.naval and bool(_prisoners(state, owner)) and len(state.captives[owner]) < MOST


class Keep(Frame):
    """COC-33.1: any of them become captives, at most 4 held."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    left: list[int]
    owner: int

    def choose(self, state: Position) -> Next:
        if not self.left or len(state.captives[self.seat]) >= MOST:
            return END
        kinds = [kind for kind in dict.fromkeys(self.left) if state.spare(self.owner, kind)]
        values = [f"unit:{UNIT_NAMES[kind]}" for kind in kinds]
        return Ask(self.seat, [*values, "button:done"], "captives", "COC-33.1") if values else END

    def on_choose(self, state: Position, answer: str) -> str:
        if answer == "button:done":
            return END
        kind = UNIT_NAMES.index(answer.removeprefix("unit:"))
        self.left.remove(kind)
        state.supply[self.owner * STOCK + kind] -= 1
        state.captives[self.seat].append(8 * self.owner + kind)
        return "choose"


def _keep(state: Position, owner: int, place: Any) -> Frame | None:
    return Keep(seat=owner, left=_prisoners(state, owner), owner=conflict_of(state).enemy(owner))


def _captive_points(state: Position, owner: int, halves: int, matter: Any) -> int:
    return halves + len(state.captives[owner])


CONFLICT_WON.act(EFFECTS["v:captives"], "", _keep, _may_keep)
SCORE_OBJECTIVES.change(EFFECTS["v:captives"], "sum", _captive_points)

# -- Human Sacrifice ---------------------------------------------------------------------------------


def _has_captive(state: Position, owner: int, event: Any) -> bool:
    return bool(state.captives[owner])


class Sacrifice(Frame):
    """COC-33.2: a captive is returned; the event is cancelled, icon and text, and another one drawn."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, captive_answers(state, self.seat), "release", "COC-33.2")

    def on_choose(self, state: Position, answer: str) -> None:
        free_captive(state, self.seat, answer)
        for frame in reversed(state.frames):
            if isinstance(frame, DrawEvent):
                frame.cancelled = True
                return

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)


def _sacrifice(state: Position, owner: int, event: Any) -> Frame | None:
    return Sacrifice(seat=owner)


def _as_token(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    """A captive stands for 1 mood or culture token."""
    if not state.captives[owner]:
        return due
    return due.replacing(MOOD, CAPTIVE).replacing(CULTURE, CAPTIVE)


EVENT_REVEALED.act(EFFECTS["v:human_sacrifice"], "", _sacrifice, _has_captive, optional=True)
PAY_ANY.change(EFFECTS["v:human_sacrifice"], "replacements", _as_token)

# -- Aztec Gold --------------------------------------------------------------------------------------


class Smelt(Frame):
    """1 gold for the city, then for each adjacent mountain 1 resource or token may become gold."""

    STEPS: ClassVar[tuple[str, ...]] = ("start", "exchange")

    seat: int
    place: int
    left: int = 0

    def start(self, state: Position) -> Next:
        gain(state, self.seat, GOLD, 1)
        self.left = len([p for p in state.land().near[self.place] if state.terrain[p] == MOUNTAIN])
        return None

    def exchange(self, state: Position) -> Next:
        values = losable_goods(state, self.seat, tuple([good for good in range(GOODS) if good != GOLD]))
        if not self.left or not values:
            return END
        return Ask(self.seat, [*values, "button:done"], "aztec-gold", EFFECTS["v:aztec_gold"].rule)

    def on_exchange(self, state: Position, answer: str) -> str:
        if answer == "button:done":
            return END
        lose_good(state, self.seat, answer)
        gain(state, self.seat, GOLD, 1)
        self.left -= 1
        return "exchange"

    def about_exchange(self, state: Any, answer: str) -> dict[str, Any]:
        return about_captive(answer)


def _smelt(state: Position, owner: int, place: Any) -> Frame | None:
    return Smelt(seat=owner, place=place)


CITY_FOUNDED.act(EFFECTS["v:aztec_gold"], "own", _smelt)

# -- Tribute Empire ----------------------------------------------------------------------------------


def _tributaries(state: Position, owner: int, spaces: tuple[int, ...], city: Any) -> tuple[int, ...]:
    """COC-33.3: enemy cities at distance 1 or 2 give a resource of their terrain, or a captive."""
    row = state.row(city)
    taking = state.owns_civ(owner, state.world().civ_advance_of["captives"]) and len(state.captives[owner]) < MOST
    out = list(spaces)
    for place, who in enumerate(state.city):
        if who in (NOBODY, owner) or not 1 <= row[place] <= 2:
            continue
        bits = int(COLLECT_OPTIONS.settled(state, owner, 0, (city, place)))
        if taking and who == BARBARIAN and state.holder[place] == BARBARIAN and state.army(place):
            bits |= 1 << CAPTIVE
        if bits and not state.exhausted[place]:
            out.append(bits)
    return tuple(out)


def _took_captive(state: Position, owner: int, city: Any) -> bool:
    return collecting(state).taken[CAPTIVE] > 0


class Seize(Frame):
    """Barbarian army units of cities in reach become captives, one from each city that gave nothing else.

    Only where a space may be used more than once (COC-35.17) more of them come from one city.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    seat: int
    city: int
    left: int
    robbed: tuple[int, ...] = ()

    def _spare(self, state: Position, place: int) -> bool:
        """Whether the goods of this Collect can have come from other spaces than this one and those robbed."""
        if place in self.robbed:
            return False
        work = collecting(state)
        without = state.copy()
        for there in (*self.robbed, place):
            without.exhausted[there] = 1
        goods = (*work.picked[:CAPTIVE], self.left - 1)
        count = number(state, self.seat, self.city, "collect") - len(self.robbed) - 1
        return not any(goods) or goods in harvests(without, self.seat, self.city, count)

    def choose(self, state: Position) -> Next:
        if not self.left or len(state.captives[self.seat]) >= MOST:
            return END
        names = state.land().hexes
        row = state.row(self.city)
        values = [
            f"seize:{names[place]}_{UNIT_NAMES[kind]}"
            for place in state.cities(BARBARIAN)
            if row[place] <= 2 and state.holder[place] == BARBARIAN
            if COLLECT_REPEATED.allowed(state, self.seat, self.city) or self._spare(state, place)
            for kind in (INFANTRY, CAVALRY, ELEPHANT)
            if state.count(place, kind)
        ]
        return Ask(self.seat, values, "seize", "COC-33.3") if values else END

    def on_choose(self, state: Position, answer: str) -> str:
        name, _, unit = answer.removeprefix("seize:").partition("_")
        place, kind = state.land().index[name], UNIT_NAMES.index(unit)
        state.lift(place, kind)
        self.robbed = (*self.robbed, place)
        state.captives[self.seat].append(8 * BARBARIAN + kind)
        self.left -= 1
        return "choose"

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        name, _, unit = answer.removeprefix("seize:").partition("_")
        return {"at": f"hex:{name}", "unit": f"unit:{unit}"}


def _seize(state: Position, owner: int, city: Any) -> Frame | None:
    return Seize(seat=owner, city=city, left=collecting(state).taken[CAPTIVE])


def _never(state: Position, owner: int, matter: Any) -> bool:
    """Kept through a change of government (COC-29.7): nothing happens."""
    return False


COLLECT_EXTRA.change(EFFECTS["v:tribute_empire"], "spaces", _tributaries)
COLLECT_DONE.act(EFFECTS["v:tribute_empire"], "captive", _seize, _took_captive)
GOVERNMENT_CHANGE.act(EFFECTS["v:tribute_empire"], "", _seize, _never)
