"""Trade Routes (COC-31.28 to 31.31): links between own units and cities of opponents."""

from typing import Any, ClassVar, Final

from gonfalon.games.clash_of_cultures.content.names import (
    ANGRY,
    BARBARIAN,
    CULTURE,
    FOOD,
    GOLD,
    GOOD_NAMES,
    GOODS,
    IDEAS,
    MARKET,
    NOBODY,
    PIRATE,
    SEA,
    SETTLER,
    SHIP,
    UNEXPLORED,
)
from gonfalon.games.clash_of_cultures.rules.goods import gain
from gonfalon.games.clash_of_cultures.rules.moments import (
    TABLE,
    TRADE_DONE,
    TRADE_EXTRA,
    TRADE_INCOME,
    TRADE_LIMIT,
    TRADE_LINKS,
    TRADE_REACH,
    TRADE_SOURCES,
    TURN_START,
)
from gonfalon.games.clash_of_cultures.rules.position import Position
from gonfalon.kernel.requests import Ask
from gonfalon.kernel.state import END, Frame, Next

EFFECTS = TABLE.effects
REACH: Final = 2

#: A link: the space of the unit, its kind (NOBODY: the city itself), the city it leads to.
Link = tuple[int, int, int]


def quiet(state: Position, place: int) -> bool:
    """COC-31.30: no pirate ship in or beside a sea space."""
    if state.terrain[place] != SEA:
        return True
    return not state.wild(place) and not any(state.wild(there) for there in state.land().near[place])


def routed(state: Position, start: int, city: int, steps: int) -> bool:
    """Whether a way of at most so many steps leads there, past no pirates and nothing unexplored."""
    if not quiet(state, start):
        return False
    near = state.land().near
    seen = {start}
    here = [start]
    for _ in range(steps):
        there = [n for p in here for n in near[p] if n not in seen]
        seen.update(there)
        if city in there:
            return True
        here = [p for p in dict.fromkeys(there) if state.terrain[p] != UNEXPLORED and quiet(state, p)]
    return city == start


def sources(state: Position, seat: int) -> list[tuple[int, int]]:
    """The units of a seat that may make links, each as often as it is there, and what effects add (trade.links)."""
    out: list[tuple[int, int]] = []
    for place in state.places_of(seat):
        for kind in range(SHIP + 1):
            usable = kind in (SETTLER, SHIP) or TRADE_SOURCES.allowed(state, seat, (place, kind))
            if usable and state.count(place, kind):
                out.extend([(place, kind)] * state.count(place, kind))
    for place in state.places_of(seat):
        if state.pirates[place] and TRADE_SOURCES.allowed(state, seat, (place, PIRATE)):
            out.extend([(place, SHIP)] * state.pirates[place])
    out.extend([(city, NOBODY) for city in state.cities(seat) if TRADE_SOURCES.allowed(state, seat, (city, NOBODY))])
    return out


def linked(state: Position, seat: int, link: Link) -> bool:
    """Whether this unit and this city can be joined (COC-31.28)."""
    start, _, city = link
    owner = state.city[city]
    if owner in (NOBODY, seat) or state.mood[city] == ANGRY or not TRADE_LINKS.allowed(state, seat, link):
        return False
    return routed(state, start, city, int(TRADE_REACH.settled(state, seat, REACH, link)))


def possible(state: Position, seat: int, used: tuple[Link, ...] = ()) -> list[Link]:
    """The links that can still be made beside those chosen: every unit and every city once."""
    taken = {city for _, _, city in used}
    busy = [(start, kind) for start, kind, _ in used]
    out: list[Link] = []
    free = sources(state, seat)
    for unit in busy:
        free.remove(unit)
    targets = [city for city, owner in enumerate(state.city) if owner not in (NOBODY, seat) and city not in taken]
    for start, kind in dict.fromkeys(free):
        out.extend([(start, kind, city) for city in targets if linked(state, seat, (start, kind, city))])
    return out


def most_links(state: Position, seat: int, only: int = NOBODY) -> int:
    """How many links a seat could make now, with units of one kind only if asked for (a matching)."""
    units = [unit for unit in sources(state, seat) if only in (NOBODY, unit[1])]
    targets = [city for city, owner in enumerate(state.city) if owner not in (NOBODY, seat)]
    reach = [[city for city in targets if linked(state, seat, (*unit, city))] for unit in units]
    partner: dict[int, int] = {}
    return sum([_match(unit, reach, partner, set()) for unit in range(len(units))])


def _match(unit: int, reach: list[list[int]], partner: dict[int, int], tried: set[int]) -> int:
    for city in reach[unit]:
        if city not in tried:
            tried.add(city)
            if city not in partner or _match(partner[city], reach, partner, tried):
                partner[city] = unit
                return 1
    return 0


class TradeRoutes(Frame):
    """COC-31.28, 31.29: the links, the income, what follows for others."""

    STEPS: ClassVar[tuple[str, ...]] = ("link", "income", "extra", "done")

    seat: int
    links: tuple[Link, ...] = ()
    paid: int = 0
    lettered: int = 0  # links that gave ideas or a culture token in place of their food
    last: int = NOBODY  # lists name the cities in one order only; people may take them as they like

    def _within(self, state: Position, link: Link) -> bool:
        """Whether the limit allows this link beside those chosen."""
        links = (*self.links, link)
        return len(links) <= int(TRADE_LIMIT.settled(state, self.seat, state.number("links"), links))

    def link(self, state: Position) -> Next:
        names = state.land().hexes
        values: list[str] = []
        others: list[str] = []
        for link in possible(state, self.seat, self.links):
            start, kind, city = link
            if self._within(state, link):
                answer = f"link:{names[start]}_{'city' if kind < 0 else kind}_{names[city]}"
                (values if city > self.last else others).append(answer)
        if not values and not others:
            return None
        return Ask(self.seat, [*values, "button:done"], "links", "COC-31.28", more=others)

    def on_link(self, state: Position, answer: str) -> str | None:
        if answer == "button:done":
            return None
        start, kind, city = answer.removeprefix("link:").split("_")
        index = state.land().index
        self.links = (*self.links, (index[start], NOBODY if kind == "city" else int(kind), index[city]))
        self.last = max(self.last, index[city])
        return "link"

    def income(self, state: Position) -> Next:
        """COC-31.29: 1 food per link, or what effects offer in its place."""
        if self.paid == len(self.links):
            return None
        link = self.links[self.paid]
        bits = int(TRADE_INCOME.settled(state, self.seat, 1 << FOOD, link))
        goods = [good for good in range(GOODS) if bits >> good & 1]
        return Ask(self.seat, [f"good:{GOOD_NAMES[good]}" for good in goods], "link-income", "COC-31.29")

    def on_income(self, state: Position, answer: str) -> str:
        good = GOOD_NAMES.index(answer.removeprefix("good:"))
        link = self.links[self.paid]
        gain(state, self.seat, good, self.worth(state, good, link))
        self.lettered += int(good in (IDEAS, CULTURE))
        self.paid += 1
        return "income"

    def worth(self, state: Position, good: int, link: Link) -> int:
        """How many of a good a link gives; a text may give more than 1."""
        return 2 if good == IDEAS else 1

    def extra(self, state: Position) -> Next:
        return TRADE_EXTRA.happen(state, [self.seat], self.links) if self.links else None

    def done(self, state: Position) -> Next:
        return TRADE_DONE.happen(state, state.clockwise(self.seat), self.links) if self.links else END

    def about(self, state: Any) -> dict[str, Any]:
        at = state.land().answers
        return {"city": at[self.links[self.paid][2]]} if self.paid < len(self.links) else {}

    def about_link(self, state: Any, answer: str) -> dict[str, Any]:
        if answer == "button:done":
            return {}
        start, _, city = answer.removeprefix("link:").split("_")
        return {"start": f"hex:{start}", "city": f"hex:{city}"}

    def targets_of_link(self, state: Any, answer: str) -> list[str]:
        return [f"hex:{answer.rpartition('_')[2]}"] if answer != "button:done" else [answer]


def _open(state: Position, owner: int, matter: Any) -> bool:
    return bool(possible(state, owner))


def _trade(state: Position, owner: int, matter: Any) -> Frame | None:
    return TradeRoutes(seat=owner)


TURN_START.act(EFFECTS["a:trade_routes"], "start", _trade, _open)


def _own_link(state: Position, owner: int, matter: Any) -> bool:
    """COC-31.28: any neutral or happy city of an opponent."""
    target = state.city[matter[2]]
    return target not in (NOBODY, owner) and target < BARBARIAN


TRADE_LINKS.permit(EFFECTS["a:trade_routes"], _own_link)

# -- the Market (COC-31.31) --------------------------------------------------------------------------


def _visited(state: Position, owner: int, links: Any) -> bool:
    return any(state.city[city] == owner and state.has_building(city, MARKET) for _, _, city in links)


def _fee(state: Position, owner: int, links: Any) -> Frame | None:
    gain(state, owner, GOLD, 1)
    return None


TRADE_DONE.act(EFFECTS["b:market"], "markets", _fee, _visited, automatic=True)
