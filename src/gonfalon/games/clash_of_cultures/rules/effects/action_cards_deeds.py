"""Action cards that change what a turn can do: actions, Collects, buildings, culture, regions, hands."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    BARBARIAN,
    INFANTRY,
    NOBODY,
    PIECES,
    SETTLEMENT,
    SETTLER,
    UNIT_NAMES,
    UNITS,
)
from gonfalon.games.clash_of_cultures.rules.actions import recount, spend
from gonfalon.games.clash_of_cultures.rules.activation import activate, may_activate
from gonfalon.games.clash_of_cultures.rules.choices import PlaceUnit
from gonfalon.games.clash_of_cultures.rules.conquest import forget_tokens
from gonfalon.games.clash_of_cultures.rules.construct import Construct, may_build
from gonfalon.games.clash_of_cultures.rules.effects.culture import arts_price
from gonfalon.games.clash_of_cultures.rules.effects.leading import poorer
from gonfalon.games.clash_of_cultures.rules.exchanges import ExchangeGoal, Spying, spied_on
from gonfalon.games.clash_of_cultures.rules.explore import BY_EFFECT, Explore, where_it_lies
from gonfalon.games.clash_of_cultures.rules.influence import influencing, sources, targets
from gonfalon.games.clash_of_cultures.rules.moments import (
    ACTIVATION_AFTER,
    COLLECT_REPEATED,
    COLLECT_START,
    CONSTRUCT_COST,
    EXPLORE_CARD,
    INFLUENCE_SUCCESS,
    INFLUENCE_TARGET,
    TABLE,
    TURN_ACTIONS,
    WINDOW_ACTION,
    WINDOW_FREE,
)
from gonfalon.games.clash_of_cultures.rules.paying import FREE, Bill
from gonfalon.games.clash_of_cultures.rules.play import AIMED, target_of
from gonfalon.games.clash_of_cultures.rules.position import SUCCESSES, TALLIES, Position
from gonfalon.games.clash_of_cultures.rules.turn import able_effects, main_action, possible, window_listener
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
LEADERSHIP: Final = "leadership"

# -- Leadership --------------------------------------------------------------------------------------


def _lead(state: Position, owner: int, card: Any) -> Frame | None:
    state.marks.append((LEADERSHIP, owner, "turn"))  # counted: it may be played twice
    recount(state)
    return None


def _led(state: Position, owner: int, number: int, matter: Any) -> int:
    return number + state.marks.count((LEADERSHIP, owner, "turn"))


WINDOW_FREE.act(EFFECTS["c:leadership"], "", _lead)
TURN_ACTIONS.change(EFFECTS["c:leadership"], "sum", _led)

# -- followed at once by an action or an effect ------------------------------------------------------


class FollowUp(Frame):
    """The card is followed at once by a main action, or an effect that stands for one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act", "over")

    seat: int
    action: str
    effects: tuple[str, ...]
    scope: str  # of the marks that last so long
    way: str = ""

    def choose(self, state: Position) -> Next:
        return Ask(self.seat, ways_to(state, self.seat, self.action, self.effects), "follow-up", "COC-22.2")

    def on_choose(self, state: Position, answer: str) -> None:
        self.way = answer

    def act(self, state: Position) -> Next:
        if self.way.startswith("action:"):
            spend(state)
            return main_action(state, self.seat, self.action)
        listener = window_listener(self.way)
        listener.use(state, self.seat)
        return listener.acts(state, self.seat, None)

    def over(self, state: Position) -> Next:
        state.forget(self.scope)
        return END

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return {"what": window_listener(answer).effect.thing} if answer.startswith("effect:") else {}


def ways_to(state: Position, seat: int, action: str, effects: tuple[str, ...]) -> list[str]:
    """The action, if one is left, and the free effects that do the same."""
    out = [f"action:{action}"] if state.actions and possible(state, seat, action) else []
    return out + [way for way in able_effects(state, WINDOW_FREE, seat) if way.removeprefix("effect:") in effects]


# -- Focused Collection and Mass Collection ----------------------------------------------------------

COLLECTING: Final = ("a:free_economy", "l:acamapichtli.2")
NEXT_COLLECT: Final = "next-collect"


class NextCollect:
    """A card that works for the Collect that follows."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, card: Any) -> Frame | None:
        state.mark(self.name + "-next", owner, NEXT_COLLECT)
        return FollowUp(seat=owner, action="collect", effects=COLLECTING, scope=NEXT_COLLECT)


class Begins:
    """The Collect has begun: the card works for it and for no other."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, city: Any) -> Frame | None:
        state.forget(NEXT_COLLECT)
        state.mark(self.name, owner, NEXT_COLLECT)
        return None


class Marked:
    """Whether this card is waiting or working."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, state: Position, owner: int, matter: Any) -> bool:
        return state.marked(self.name, owner)


def _may_collect(state: Position, owner: int, matter: Any) -> bool:
    return bool(ways_to(state, owner, "collect", COLLECTING))


def _abundance(state: Position, owner: int, number: int, matter: Any) -> int:
    return number + 2 if matter[1] == "collect" and state.marked("mass", owner) else number


for _card, _mark in (("focused_collection", "focused"), ("mass_collection", "mass")):
    WINDOW_FREE.act(EFFECTS["c:" + _card], "", NextCollect(_mark), _may_collect)
    COLLECT_START.act(EFFECTS["c:" + _card], "cards", Begins(_mark), Marked(_mark + "-next"), automatic=True)
COLLECT_REPEATED.permit(EFFECTS["c:focused_collection"], Marked("focused"))
ACTIVATION_AFTER.change(EFFECTS["c:mass_collection"], "cards", _abundance)

# -- Cultural Awe ------------------------------------------------------------------------------------

INFLUENCING: Final = ("a:arts",)
AWE: Final = "cultural-awe"


def awed(state: Position, seat: int, place: int) -> bool:
    """A barbarian city of size 1, and a settlement in supply to put in its place."""
    return state.city[place] == BARBARIAN and state.size(place) == 1 and state.spare_piece(seat, SETTLEMENT) > 0


def _may_awe(state: Position, owner: int, matter: Any) -> bool:
    """COC-35.2: with the card an attempt can follow, and such a city is in its reach."""
    cities = [city for city in state.cities(BARBARIAN) if awed(state, owner, city)]
    if state.tally[owner * TALLIES + SUCCESSES] or not cities:
        return False
    trial = state.copy()
    trial.mark(AWE, owner, AWE)
    ways = ways_to(trial, owner, "influence", INFLUENCING)
    if not ways:
        return False
    by_action = "action:influence" in ways
    tables = [trial] if by_action else poorer(trial, owner, arts_price(trial, owner))  # what Arts costs is gone
    return any(
        place in cities
        for table in tables
        for source in sources(table, owner)
        for place, _ in targets(table, owner, source)
    )


def _awe(state: Position, owner: int, card: Any) -> Frame | None:
    state.mark(AWE, owner, AWE)
    return FollowUp(seat=owner, action="influence", effects=INFLUENCING, scope=AWE)


def _further(state: Position, owner: int, matter: Any) -> bool:
    return state.marked(AWE, owner) and awed(state, owner, matter[1])


def _won_over(state: Position, owner: int, place: Any) -> bool:
    return state.marked(AWE, owner) and awed(state, owner, place) and not influencing(state).settled


class WonOver(Frame):
    """The settlement changes its colour, 1 of the barbarians becomes a unit of one's own, the others go."""

    STEPS: ClassVar[tuple[str, ...]] = ("settle", "join")

    seat: int
    place: int

    def settle(self, state: Position) -> Next:
        place = self.place
        influencing(state).settled = True
        held = state.holder[place] == BARBARIAN
        for kind in range(UNITS):
            if held and state.count(place, kind):
                state.take(place, kind, state.count(place, kind))
        mood = state.mood[place]
        state.unsettle(place)
        state.settle(self.seat, place, mood)
        forget_tokens(state, place)
        state.say("won-over", seat=self.seat, at=state.land().answers[place])
        return None if held else END

    def join(self, state: Position) -> Next:
        kinds = [kind for kind in (SETTLER, INFANTRY) if state.spare(self.seat, kind)]
        return Ask(self.seat, [f"unit:{UNIT_NAMES[kind]}" for kind in kinds], "join", "COC-35.2") if kinds else END

    def on_join(self, state: Position, answer: str) -> None:
        state.put(self.seat, UNIT_NAMES.index(answer.removeprefix("unit:")), self.place)


def _win_over(state: Position, owner: int, place: Any) -> Frame | None:
    return WonOver(seat=owner, place=place)


WINDOW_FREE.act(EFFECTS["c:cultural_awe"], "", _awe, _may_awe)
INFLUENCE_TARGET.permit(EFFECTS["c:cultural_awe"], _further)
INFLUENCE_SUCCESS.act(EFFECTS["c:cultural_awe"], "", _win_over, _won_over)

# -- City Growth -------------------------------------------------------------------------------------

BUILDINGS: Final = tuple(range(1, PIECES))
GROWTH: Final = "city-growth"


def growing(state: Position, seat: int) -> list[int]:
    """Cities in which a building could be constructed if it cost nothing."""
    return [
        city
        for city in state.cities(seat)
        if may_activate(state, city) and any(may_build(state, seat, city, piece) for piece in BUILDINGS)
    ]


class CityGrowth(Frame):
    """A city is activated to construct 1 building without payment."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "build", "over")

    seat: int
    city: int = NOBODY

    def choose(self, state: Position) -> Next:
        answers = state.land().answers
        return Ask(self.seat, [answers[city] for city in growing(state, self.seat)], "city-construct", "COC-11.1")

    def on_choose(self, state: Position, answer: str) -> None:
        self.city = state.land().hex_of[answer]

    def build(self, state: Position) -> Next:
        work = Construct(seat=self.seat, city=self.city, only=BUILDINGS)
        return activate(self.seat, self.city, "construct", work)

    def over(self, state: Position) -> Next:
        state.forget(GROWTH)
        return END


def _may_grow(state: Position, owner: int, matter: Any) -> bool:
    return bool(growing(state, owner))


def _grow(state: Position, owner: int, card: Any) -> Frame | None:
    return CityGrowth(seat=owner)


def _waived(state: Position, owner: int, due: Bill, matter: Any) -> Bill:
    grows = any(isinstance(frame, CityGrowth) and frame.seat == owner for frame in state.frames)
    return FREE if grows and matter[1] > 0 else due


WINDOW_ACTION.act(EFFECTS["c:city_growth"], "", _grow, _may_grow)
CONSTRUCT_COST.change(EFFECTS["c:city_growth"], "waivers", _waived, once=GROWTH)

# -- Explorers ---------------------------------------------------------------------------------------


def frontier(state: Position, seat: int) -> list[int]:
    """Unexplored regions that touch a region with one of one's cities."""
    land = state.land()
    near = {region for city in state.cities(seat) for region in land.beside[land.region_of[city]]}
    return sorted(region for region in near if not state.is_explored(region))


class Expedition(Frame):
    """COC-15.8: a region is explored, no unit moves."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "explore")

    seat: int
    region: int = NOBODY

    def choose(self, state: Position) -> Next:
        values = [f"region:{region}" for region in frontier(state, self.seat)]
        spare = bool(state.spare(self.seat, SETTLER)) and bool(state.cities(self.seat))
        return Ask(self.seat, [*values, "button:none"] if spare else values, "expedition", "COC-15.8")

    def on_choose(self, state: Position, answer: str) -> str | None:
        if answer == "button:none":
            return END
        self.region = int(answer.removeprefix("region:"))
        return None

    def explore(self, state: Position) -> Next:
        return Explore(seat=self.seat, region=self.region, by=BY_EFFECT)

    def about_choose(self, state: Any, answer: str) -> dict[str, Any]:
        return where_it_lies(state, answer)


class Explorers(Frame):
    """A region, a settler, or both in this order."""

    STEPS: ClassVar[tuple[str, ...]] = ("explore", "settler")

    seat: int
    explored: int = 0  # regions known before

    def explore(self, state: Position) -> Next:
        self.explored = state.laid.count(-1)
        return EXPLORE_CARD.happen(state, [self.seat], "c:explorers")

    def settler(self, state: Position) -> Next:
        found = self.explored != state.laid.count(-1)
        places = tuple(state.cities(self.seat))
        return PlaceUnit(seat=self.seat, kind=SETTLER, places=places, rule="COC-15.8", optional=found)


def _may_explore(state: Position, owner: int, matter: Any) -> bool:
    return bool(frontier(state, owner) or (state.spare(owner, SETTLER) and state.cities(owner)))


def _explore(state: Position, owner: int, card: Any) -> Frame | None:
    return Explorers(seat=owner)


def _leads(state: Position, owner: int, by: Any) -> bool:
    return by == "c:explorers" and bool(frontier(state, owner))


def _expedition(state: Position, owner: int, by: Any) -> Frame | None:
    return Expedition(seat=owner)


WINDOW_ACTION.act(EFFECTS["c:explorers"], "", _explore, _may_explore)
EXPLORE_CARD.act(EFFECTS["c:explorers"], "", _expedition, _leads)

# -- Spies and New Goals -----------------------------------------------------------------------------


def _may_spy(state: Position, owner: int, matter: Any) -> bool:
    return bool(spied_on(state, owner))


def _spy(state: Position, owner: int, card: Any) -> Frame | None:
    other = target_of(state)
    return Spying(seat=owner, other=other, sees=[owner, other], hand=[], goals=[], plans=[])


AIMED["c:spies"] = spied_on
WINDOW_ACTION.act(EFFECTS["c:spies"], "", _spy, _may_spy)


def _may_reconsider(state: Position, owner: int, matter: Any) -> bool:
    return bool(state.goals[owner]) and bool(state.goal_deck or state.goal_discard or state.assigned[owner])


def _reconsider(state: Position, owner: int, card: Any) -> Frame | None:
    return ExchangeGoal(seat=owner, drawn=[])


WINDOW_ACTION.act(EFFECTS["c:new_goals"], "", _reconsider, _may_reconsider)
