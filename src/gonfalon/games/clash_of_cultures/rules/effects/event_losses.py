"""Units and goods that events take away: Famine, Epidemic, Pandemic, Black Death."""

from typing import Any, ClassVar

from gonfalon.games.clash_of_cultures.content.names import (
    BARREN,
    FOOD,
    GOODS,
    LEADER,
    NOBODY,
    PIRATE_SHIP,
    SHIP,
    SQUAD_NAMES,
    UNITS,
    VESSELS,
)
from gonfalon.games.clash_of_cultures.rules.cards import (
    action_answer,
    action_card,
    discard_action,
    event_answer,
    goal_answer,
)
from gonfalon.games.clash_of_cultures.rules.effects.event_moods import LowerMoods, event_number, lower_one, note_loss
from gonfalon.games.clash_of_cultures.rules.goods import lose
from gonfalon.games.clash_of_cultures.rules.leaders import eliminate_leader
from gonfalon.games.clash_of_cultures.rules.limits import capacity, fleet
from gonfalon.games.clash_of_cultures.rules.moments import (
    ADVANCE_GAINED,
    CONSTRUCT_OPTIONS,
    EVENT_STAYS,
    EVENT_TEXT,
    SCORE_EVENTS,
    TABLE,
)
from gonfalon.games.clash_of_cultures.rules.paying import about_captive, losable_goods, lose_good
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.games.clash_of_cultures.rules.sides import sink_pirates
from gonfalon.games.clash_of_cultures.rules.tired import forget_one
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
WAYS = ("roads", "navigation", "trade_routes")

# -- merits: what an event card scores (COC-30.3) ----------------------------------------------------


def reward(state: Position, name: str, seat: int, halves: int) -> None:
    """An event card gives half points at the end."""
    state.merits.append([event_number(state, name), seat, halves])


class Merits:
    """The half points that one event card has given so far (score.events)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, value: int, matter: Any) -> int:
        event = event_number(state, self.name)
        return value + sum([halves for card, seat, halves in state.merits if card == event and seat == owner])


def leave_table(state: Position, name: str) -> None:
    """A card that has done its work goes to the discard pile."""
    state.table.remove(event_number(state, name))
    state.changed()
    state.event_discard.append(event_number(state, name))


# -- units -------------------------------------------------------------------------------------------


def unit_answer(state: Position, place: int, kind: int) -> str:
    return f"lost:{state.land().hexes[place]}_{SQUAD_NAMES[kind]}"


def unit_of(state: Position, answer: str) -> tuple[int, int]:
    """The space and the kind that an answer names."""
    where, _, name = answer.removeprefix("lost:").rpartition("_")
    return state.land().index[where], SQUAD_NAMES.index(name)


def about_unit(state: Position, answer: str) -> dict[str, Any]:
    if not answer.startswith("lost:"):
        return {}
    place, kind = unit_of(state, answer)
    return {"unit": "unit:" + SQUAD_NAMES[kind], "at": state.land().answers[place]}


def target_of_unit(state: Position, answer: str) -> list[str]:
    return [state.land().answers[unit_of(state, answer)[0]]] if answer.startswith("lost:") else [answer]


def own_units(state: Position, seat: int) -> list[tuple[int, int]]:
    """Space and kind of the units of a seat, those that are alike once."""
    return [(place, kind) for place in state.places_of(seat) for kind in range(UNITS) if state.count(place, kind)]


def losable(state: Position, seat: int) -> list[tuple[int, int]]:
    """The same with the pirate ships that the seat controls (COC-33.14)."""
    allied = [(place, PIRATE_SHIP) for place in state.places_of(seat) if state.allies(place)]
    return own_units(state, seat) + allied


def unit_count(state: Position, seat: int) -> int:
    """The units of a seat, with the pirate ships that it controls (COC-33.14)."""
    own = sum([state.total(seat, kind) for kind in range(UNITS)])
    return own + sum([state.allies(place) for place in state.places_of(seat)])


def fall(state: Position, seat: int, place: int, kind: int) -> Frame | None:
    """One unit is eliminated by the text of an event; a leader leaves play (COC-32.6)."""
    state.say("falls", seat=seat, unit="unit:" + SQUAD_NAMES[kind], at=state.land().answers[place])
    if kind == LEADER:
        return eliminate_leader(state, seat, NOBODY)
    if kind == PIRATE_SHIP:
        sink_pirates(state, place, 1)
        return None
    marks = forget_one(state, place, kind)
    state.take(place, kind)
    note_loss(state, seat, place, kind, marks)
    return None


class LoseUnits(Frame):
    """The owner eliminates so many units; what a lost ship carried goes down where no other ship has room."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "eliminate", "overboard")

    seat: int
    count: int
    card: str = ""  # the event that rewards each of them
    unit: str = ""
    sea: int = NOBODY

    def choose(self, state: Position) -> Next:
        units = losable(state, self.seat)
        if not self.count or not units:
            return END
        return Ask(self.seat, [unit_answer(state, *unit) for unit in units], "lose-unit", "COC-0.13")

    def on_choose(self, state: Position, answer: str) -> None:
        self.unit = answer
        self.sea = NOBODY
        self.count -= 1

    def eliminate(self, state: Position) -> Next:
        place, kind = unit_of(state, self.unit)
        if kind in VESSELS:
            self.sea = place
        if self.card:
            reward(state, self.card, self.seat, 2)
        return fall(state, self.seat, place, kind)

    def overboard(self, state: Position) -> Next:
        """COC-14.4, 19.4."""
        sea = self.sea
        if sea == NOBODY or state.holder[sea] != self.seat:
            return "choose"
        if state.aboard(sea) <= fleet(state, self.seat, sea) * capacity(state, self.seat, sea):
            return "choose"
        cargo = [kind for kind in range(SHIP) if state.count(sea, kind)]
        return Ask(self.seat, [unit_answer(state, sea, kind) for kind in cargo], "lose-cargo", "COC-19.4")

    def on_overboard(self, state: Position, answer: str) -> str:
        self.unit = answer
        return "eliminate"

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return about_unit(state, answer)

    def about_overboard(self, state: Any, answer: str) -> dict[str, Any]:
        return about_unit(state, answer)

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return target_of_unit(state, answer)

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": self.count}


def _travels(state: Position, seat: int) -> bool:
    """Whether an illness spreads: Roads, Navigation or Trade Routes are owned."""
    return any(state.owns(seat, state.world().advance_of[name]) for name in WAYS)


def _several(state: Position, owner: int, drawer: Any) -> bool:
    return unit_count(state, owner) >= 2


def _epidemic(state: Position, owner: int, drawer: Any) -> Frame | None:
    return LoseUnits(seat=owner, count=2 if _travels(state, owner) else 1)


EVENT_TEXT.act(EFFECTS["e:E2"], "", _epidemic, _several)


def _many(state: Position, owner: int, drawer: Any) -> bool:
    return unit_count(state, owner) >= 4


def _black_death(state: Position, owner: int, drawer: Any) -> Frame | None:
    number = unit_count(state, owner) // 4 + int(_travels(state, owner))
    return LoseUnits(seat=owner, count=number, card="E50")


EVENT_TEXT.act(EFFECTS["e:E50"], "", _black_death, _many)
SCORE_EVENTS.change(EFFECTS["e:E50"], "sum", Merits("E50"))

# -- Plague ------------------------------------------------------------------------------------------


def _towns(state: Position, owner: int, drawer: Any) -> bool:
    return len(state.cities(owner)) >= 2


def _plague(state: Position, owner: int, drawer: Any) -> Frame | None:
    return LowerMoods(seat=owner, cities=tuple(state.cities(owner)), count=2 if _travels(state, owner) else 1)


def _clean(state: Position, seat: int) -> bool:
    return state.owns(seat, state.world().advance_of["sanitation"])


def _all_clean(state: Position, owner: int, matter: Any) -> bool:
    return all(_clean(state, seat) for seat in range(state.seats))


def _gone(state: Position, owner: int, event: Any) -> bool:
    return event == event_number(state, "E1") and _all_clean(state, owner, event)


def _infected(state: Position, owner: int, matter: Any) -> bool:
    """COC-35.5: no Construct action without Sanitation while the card lies there; the Library may lend it."""
    return not state.uses(owner, state.world().advance_of["sanitation"])


def _heal(state: Position, owner: int, matter: Any) -> Frame | None:
    leave_table(state, "E1")
    return None


EVENT_TEXT.act(EFFECTS["e:E1"], "", _plague, _towns)
EVENT_STAYS.ban(EFFECTS["e:E1"], _gone)
CONSTRUCT_OPTIONS.ban(EFFECTS["e:E1"], _infected)
ADVANCE_GAINED.act(EFFECTS["e:E1"], "checks", _heal, _all_clean, automatic=True)

# -- Pandemic ----------------------------------------------------------------------------------------


class LoseThings(Frame):
    """Pandemic: one thing after the other, of any kind the player likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "unit")

    seat: int
    count: int
    picked: str = ""

    def choose(self, state: Position) -> Next:
        seat = self.seat
        if not self.count:
            return END
        values = losable_goods(state, seat, tuple(range(GOODS)))
        values += [unit_answer(state, *unit) for unit in losable(state, seat)]
        values += [action_answer(state, card) for card in state.hand[seat]]
        values += [goal_answer(state, card) for card in state.goals[seat]]
        values += [event_answer(state, event) for event in self._persons(state)]
        if all(value.startswith("captive:") for value in values):  # nobody must let one stand for a token
            return END
        return Ask(seat, values, "pandemic", "COC-0.2", always=bool(state.hand[seat] or state.goals[seat]))

    def _persons(self, state: Position) -> list[int]:
        """COC-22.9: great persons in a hand are action cards."""
        return [event for event in state.persons[self.seat] if state.world().event_person[event] == "hand"]

    def on_choose(self, state: Position, answer: str) -> str | None:
        self.count -= 1
        kind, _, name = answer.partition(":")
        if kind == "lost":
            self.picked = answer
            return None
        if kind in ("good", "captive"):
            lose_good(state, self.seat, answer)
            return "choose"
        if kind == "card":
            discard_action(state, self.seat, action_card(state, answer), played=False)
        elif kind == "goal":
            card = state.world().goal_cards.index(name)
            state.goals[self.seat].remove(card)
            state.goal_discard.append(card)
        else:
            event = event_number(state, name)
            state.persons[self.seat].remove(event)
            state.changed()
            state.event_discard.append(event)
        state.say("discards", seat=self.seat, card=answer)
        state.reveal()
        return "choose"

    def unit(self, state: Position) -> Next:
        return LoseUnits(seat=self.seat, count=0, unit=self.picked, at=LoseUnits.STEPS.index("eliminate"))

    def on_unit(self, state: Position, done: Frame) -> str:
        return "choose"

    def about(self, state: Any) -> dict[str, Any]:
        return {"count": self.count}

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return {**about_unit(state, answer), **about_captive(answer)}

    def targets_of_choose(self, state: Any, answer: str) -> list[str]:
        return target_of_unit(state, answer)


def _pandemic(state: Position, owner: int, drawer: Any) -> Frame | None:
    return LoseThings(seat=owner, count=len(state.cities(owner)) // 2)


EVENT_TEXT.act(EFFECTS["e:E49"], "", _pandemic)

# -- Famine ------------------------------------------------------------------------------------------


def starve(state: Position, seat: int, food: int, cities: list[int]) -> Frame | None:
    """So much food is lost; with less than that one of these cities becomes angry."""
    if lose(state, seat, FOOD, food) == food:
        return None
    return lower_one(state, seat, cities, steps=2)


class Famine:
    """Famine and Severe Famine."""

    def __init__(self, food: int) -> None:
        self.food = food

    def __call__(self, state: Position, owner: int, drawer: Any) -> Frame | None:
        return starve(state, owner, self.food, state.cities(owner))


for _name in ("E3", "E4", "E5"):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", Famine(1))
for _name in ("E6", "E7", "E8"):
    EVENT_TEXT.act(EFFECTS["e:" + _name], "", Famine(2))


def _stores(state: Position, owner: int, drawer: Any) -> bool:
    return state.owns(owner, state.world().advance_of["storage"])


EVENT_TEXT.act(EFFECTS["e:E51"], "", Famine(1), _stores)


def _dry(state: Position, seat: int) -> list[int]:
    """The cities on or beside a barren space."""
    near, terrain = state.land().near, state.terrain
    return [city for city in state.cities(seat) if any(terrain[place] == BARREN for place in (city, *near[city]))]


def _thirsty(state: Position, owner: int, drawer: Any) -> bool:
    return bool(_dry(state, owner))


def _drought(state: Position, owner: int, drawer: Any) -> Frame | None:
    dry = _dry(state, owner)
    return starve(state, owner, min(3, len(dry)), dry)


EVENT_TEXT.act(EFFECTS["e:E52"], "", _drought, _thirsty)
