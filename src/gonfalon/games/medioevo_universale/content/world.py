"""The board, the cards and the tables as small numbers, worked out once from the data and never changed.

A space is a territory (0 up to ``lands``) or a sea zone (from ``lands`` on). Cards have their printed numbers.
"""

from typing import Any, Final

from gonfalon.games.medioevo_universale.content.sources import Marks
from gonfalon.games.medioevo_universale.content.terms import (
    ANY,
    BRANCHES,
    CATEGORIES,
    COLOURS,
    CORNERS,
    GOODS,
    ICONS,
    TERRAINS,
    WINDOWS,
)

FAR: Final = 99
NOWHERE: Final = -1


class World:
    """Everything printed."""

    def __init__(self, data: dict[str, Any], marks: Marks) -> None:
        self.data = data
        self.marks = marks
        self.numbers: dict[str, int] = dict(data["numbers"])
        self._spaces(data)
        self._borders(data)
        self._realms(data)
        self._areas(data)
        self._pieces(data)
        self._cards(data)
        self._events(data)
        self._introduction(data["introduction"])

    def _spaces(self, data: dict[str, Any]) -> None:
        territories, seas = data["territories"], data["seas"]
        self.lands: int = len(territories)
        self.names: list[str] = [entry["id"] for entry in (*territories, *seas)]
        self.spaces: int = len(self.names)
        self.index: dict[str, int] = {name: space for space, name in enumerate(self.names)}
        kinds = ["land"] * self.lands + ["sea"] * len(seas)
        self.answers: list[str] = [f"{kind}:{name}" for kind, name in zip(kinds, self.names, strict=True)]
        self.space_of: dict[str, int] = {answer: space for space, answer in enumerate(self.answers)}
        self.terrain: list[int] = [TERRAINS.index(entry["terrain"]) for entry in territories]
        self.fire: list[bool] = [entry["fire"] for entry in territories]
        self.fires: list[int] = [t for t in range(self.lands) if self.fire[t]]
        self.spots: list[tuple[int, int]] = [(entry["x"], entry["y"]) for entry in (*territories, *seas)]

    def _borders(self, data: dict[str, Any]) -> None:
        index = self.index
        by_land: list[set[int]] = [set() for _ in range(self.spaces)]
        by_water: list[set[int]] = [set() for _ in range(self.spaces)]
        self.river: set[tuple[int, int]] = set()
        self.strait: set[tuple[int, int]] = set()
        for a, b in [(index[x], index[y]) for x, y in (*data["borders"], *data["straits"])]:
            by_land[a].add(b)
            by_land[b].add(a)
        for a, b in [(index[x], index[y]) for x, y in data["straits"]]:
            self.strait |= {(a, b), (b, a)}
        for a, b in [(index[x], index[y]) for x, y, _ in data["rivers"]]:
            by_land[a].add(b)
            by_land[b].add(a)
            self.river |= {(a, b), (b, a)}
        for sea in data["seas"]:
            here = index[sea["id"]]
            for name in (*sea["coast"], *sea["next_to"]):
                by_water[here].add(index[name])
                by_water[index[name]].add(here)
        #: where a land piece, a ship, or either may step; in the order of the numbers
        self.by_land: list[tuple[int, ...]] = [tuple(sorted(near)) for near in by_land]
        self.by_water: list[tuple[int, ...]] = [tuple(sorted(near)) for near in by_water]
        self.adjacent: list[tuple[int, ...]] = [tuple(sorted(a | b)) for a, b in zip(by_land, by_water, strict=True)]
        self.seas_at: list[tuple[int, ...]] = [
            tuple([s for s in near if s >= self.lands]) for near in self.by_water[: self.lands]
        ]

    def reach(self, start: int, steps: int, open_space: list[int]) -> list[int]:
        """The spaces at most so many steps away, itself included, walking over open spaces only (MEU-1.3)."""
        found = [start]
        rim = [start]
        for _ in range(steps):
            rim = sorted({s for r in rim for s in self.adjacent[r] if open_space[s] and s not in found})
            found += rim
        return sorted(found)

    def _realms(self, data: dict[str, Any]) -> None:
        realms = data["realms"]
        self.realms: list[str] = [realm["id"] for realm in realms]
        self.realm_colour: list[str] = [realm["colour"] for realm in realms]
        self.home_of: list[list[int]] = [[self.index[name] for name in realm["home"]] for realm in realms]
        self.links: list[list[int]] = [[self.realms.index(name) for name in realm["links"]] for realm in realms]
        self.realm: list[int] = [NOWHERE] * self.lands
        for number, home in enumerate(self.home_of):
            for territory in home:
                self.realm[territory] = number

    def _areas(self, data: dict[str, Any]) -> None:
        self.good: list[int] = [NOWHERE] * self.lands
        self.port: list[bool] = [False] * self.lands
        self.area: list[str] = [""] * self.lands
        self.sellers: list[list[int]] = [[] for _ in GOODS]
        for entry in data["areas"]:
            territory = self.index[entry["territory"]]
            self.good[territory] = GOODS.index(entry["good"])
            self.port[territory] = entry["port"]
            self.area[territory] = entry["id"]
            self.sellers[self.good[territory]].append(territory)
        self.areas: list[int] = [t for t in range(self.lands) if self.area[t]]
        named = {self.area[t]: t for t in self.areas}
        #: the two cities of MEU-22.3
        self.rome: int = named.get("rome", NOWHERE)
        self.jerusalem: int = named.get("jerusalem", NOWHERE)
        self.cubes: list[int] = [entry["cubes"] for entry in data["goods"]]

    def _pieces(self, data: dict[str, Any]) -> None:
        units = data["units"]
        captain = units[-1]
        kinds = [*units[:-1], captain, captain, captain]
        self.unit_price: list[int] = [unit["price"] for unit in units[:-1]]
        self.unit_price += [captain["price"] * level for level in (1, 2, 3)]
        self.unit_count: list[int] = [unit["count"] for unit in kinds]
        self.horde_count: list[int] = [unit["barbarian"] for unit in kinds]
        #: buildings by category * 4 + level; level 0 is nothing
        self.building: list[str] = [""] * 12
        self.points: list[int] = [0] * 12
        self.price: list[int] = [0] * 12
        self.gears: list[int] = [0] * 12
        self.guard: list[int] = [0] * 12
        self.stock: list[int] = [0] * 12
        for entry in data["buildings"]:
            at = CATEGORIES.index(entry["category"]) * 4 + entry["level"]
            self.building[at] = entry["id"]
            self.points[at] = entry["points"]
            self.price[at] = entry["price"]
            self.gears[at] = entry["gears"]
            self.guard[at] = entry["guard"]
            self.stock[at] = entry["count"]
        #: carriers by kind * 4 + level
        self.room: list[int] = [n for entry in data["carriers"] for n in (0, *entry["room"])]
        self.movement: list[int] = [n for entry in data["carriers"] for n in (0, *entry["movement"])]
        self.carrier_count: list[list[int]] = [entry["count"] for entry in data["carriers"]]
        self.technologies: list[str] = [""] * 24
        self.use_gears: list[int] = [0] * 24
        for entry in data["technologies"]:
            at = BRANCHES.index(entry["branch"]) * 4 + entry["level"] - 1
            self.technologies[at] = entry["id"]
            self.use_gears[at] = entry["gears"]
        self.penalties: list[list[int]] = data["penalties"]
        scoring = data["scoring"]
        self.prisoner_points: list[int] = scoring["prisoners"]
        self.debt_points: list[int] = scoring["debts"]
        self.objective_points: list[int] = scoring["objectives"]
        self.route_points: dict[int, int] = {int(n): points for n, points in scoring["routes"].items()}
        self.commerce: list[int] = scoring["commerce"]
        self.harm: list[int] = [data["icons"][icon] for icon in ICONS]
        terrain = data["terrain"]
        self.entering: list[int] = [terrain["entering"][name] for name in TERRAINS]
        self.terrain_upkeep: list[int] = [terrain["upkeep"][name] for name in TERRAINS]
        self.river_cost: int = terrain["river"]
        self.populated_upkeep: int = terrain["populated_upkeep"]

    def _cards(self, data: dict[str, Any]) -> None:
        """Cards by their printed number; place 0 is empty."""
        cards = data["cards"]
        self.deck: list[int] = [card["number"] for card in cards]
        self.character: list[str] = ["", *[card["character"] for card in cards]]
        self.corner: list[int] = [0, *[CORNERS.index(card["tp"]) for card in cards]]
        self.corner_colours: list[tuple[int, ...]] = [
            (),
            *[tuple([COLOURS.index(colour) for colour in card["colours"]]) for card in cards],
        ]
        self.card_windows: list[tuple[str, ...]] = [(), *[tuple(card["windows"]) for card in cards]]
        self.cards_in: dict[str, list[int]] = {
            name: [card["number"] for card in cards if name in card["windows"] or ANY in card["windows"]]
            for name in WINDOWS
        }
        self.objective: list[dict[str, Any]] = [{}, *[card["objective"] for card in cards]]

    def _events(self, data: dict[str, Any]) -> None:
        events = data["events"]
        self.events: list[str] = [event["id"] for event in events]
        self.tolerated: list[int] = [event["tax"] for event in events]
        self.icons: list[tuple[int, ...]] = [tuple([ICONS.index(icon) for icon in event["icons"]]) for event in events]
        self.red: list[list[int]] = [[self.index[name] for name in event["red"]] for event in events]

    def _introduction(self, short: dict[str, Any]) -> None:
        """The short game of our own."""
        self.short_turns: int = short["turns"]
        self.short_deck: list[int] = short["cards"]
        self.short_realms: list[int] = [self.realms.index(name) for name in short["realms"]]
        self.short_levels: list[int] = [short["technologies"].get(branch, 0) for branch in BRANCHES]
