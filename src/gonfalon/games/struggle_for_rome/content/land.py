"""The map and the pieces as tables of small numbers, worked out once from the data and never changed."""

from typing import Any, Final

from gonfalon.games.struggle_for_rome.content.check import (
    BARBARICUM,
    KINDS,
    RESOURCES,
    REWARDS,
    TERRAINS,
    check_places,
)
from gonfalon.games.struggle_for_rome.content.sources import Marks

ORE: Final = 0
GRAIN: Final = 1
HORSE: Final = 2
CATTLE: Final = 3

MOUNTAIN: Final = 0
FIELD: Final = 1
PASTURE: Final = 2
FOREST: Final = 3
REWARD_CARD: Final = 0
REWARD_PASTURE: Final = 1
REWARD_GOLD: Final = 2
HORSEMAN: Final = 0
WARRIOR: Final = 1
#: From CULTURE on: the three kinds of Cultural Progress
DIPLOMAT: Final = 0
LEADER: Final = 1
TRAITOR: Final = 2
TREASURE: Final = 3
CULTURE: Final = 4
CARDS: Final = (
    "diplomat",
    "great_tribal_leader",
    "traitor",
    "treasure_of_the_vandals",
    "christianisation",
    "feudalism",
    "tribal_council",
)
RECRUIT: Final = 0
WAGON: Final = 1
CARD: Final = 2
BUILDINGS: Final = ("recruit", "wagon", "card")
FAR: Final = 99
MOST_TOWERS: Final = 5
MOST_GOLD: Final = 6


def corner(q: int, r: int, side: str) -> str:
    """The id of a corner of hex (q, r): N, NE, SE, S, SW or NW."""
    if side == "N":
        return f"{q},{r},N"
    if side == "NE":
        return f"{q + 1},{r - 1},S"
    if side == "SE":
        return f"{q},{r + 1},N"
    if side == "S":
        return f"{q},{r},S"
    if side == "SW":
        return f"{q - 1},{r + 1},N"
    return f"{q},{r - 1},S"


CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")


class Land:
    """Everything printed: hexes, crossroads, cities, arrows, prices of journeys, cards, tiles, numbers.

    Hexes, crossroads, cities, provinces and zones are small numbers. A zone is a set of crossroads
    joined by roads without an arrow: inside it movement is free (SFR-8.5).
    """

    def __init__(self, data: dict[str, Any], marks: Marks) -> None:
        self.data = data
        self.marks = marks
        self.numbers: dict[str, int] = dict(data["numbers"])
        self.provinces: list[str] = [p["id"] for p in data["provinces"]]
        self._hexes(data["hexes"])
        self._crossroads()
        self._cities(data)
        self._arrows(data)
        self._zones()
        self._reach()
        self._journeys()
        self._pieces(data)

    def _hexes(self, hexes: list[Any]) -> None:
        self.hexes: list[str] = [h["id"] for h in hexes]
        self.spots: list[tuple[int, int]] = [(h["q"], h["r"]) for h in hexes]
        self.terrain: list[int] = [TERRAINS.index(h["terrain"]) for h in hexes]
        self.number: list[int] = [h["number"] for h in hexes]
        self.region: list[str] = [h["region"] for h in hexes]
        self.hex_answers: list[str] = [f"hex:{name}" for name in self.hexes]
        self.hex_of: dict[str, int] = {answer: h for h, answer in enumerate(self.hex_answers)}
        every = range(len(hexes))
        self.pips: list[int] = [6 - abs(7 - n) if n else 0 for n in self.number]  # ways in 36 to roll it
        self.empire: list[int] = [h for h in every if self.region[h] != BARBARICUM]
        self.hispania: list[int] = [h for h in every if self.region[h] == "hispania"]
        self.by_number: list[list[int]] = [[h for h in every if self.number[h] == n and n] for n in range(13)]

    def _crossroads(self) -> None:
        """Every corner of every hex once, in reading order of the hexes."""
        self.crossroads: list[str] = []
        self.index: dict[str, int] = {}
        self.corners: list[tuple[int, ...]] = []
        for q, r in self.spots:
            around: list[int] = []
            for side in CORNERS:
                name = corner(q, r, side)
                if name not in self.index:
                    self.index[name] = len(self.crossroads)
                    self.crossroads.append(name)
                around.append(self.index[name])
            self.corners.append(tuple(around))
        size = len(self.crossroads)
        self.cross_answers: list[str] = ["crossroad:" + name.replace(",", "_") for name in self.crossroads]
        self.cross_of: dict[str, int] = {answer: c for c, answer in enumerate(self.cross_answers)}
        self.roads: set[tuple[int, int]] = set()
        self.hexes_at: list[list[int]] = [[] for _ in range(size)]
        for h, around6 in enumerate(self.corners):
            for i, c in enumerate(around6):
                self.hexes_at[c].append(h)
                d = around6[(i + 1) % 6]
                self.roads.add((min(c, d), max(c, d)))
        self.pips_at: list[int] = [sum([self.pips[h] for h in around]) for around in self.hexes_at]
        self.next_to: list[list[int]] = [[] for _ in range(size)]
        for a, b in sorted(self.roads):
            self.next_to[a].append(b)
            self.next_to[b].append(a)

    def _cities(self, data: dict[str, Any]) -> None:
        check_places(data, self.index, self.roads)
        cities = data["cities"]
        self.cities: list[str] = [c["id"] for c in cities]
        self.city_at: list[int] = [self.index[c["at"]] for c in cities]
        self.towers: list[int] = [c["towers"] for c in cities]
        self.eagle: list[bool] = [c["eagle"] for c in cities]
        self.three: list[bool] = [c["three"] for c in cities]
        self.province: list[int] = [self.provinces.index(c["province"]) for c in cities]
        self.city_of: list[int] = [-1] * len(self.crossroads)
        for city, c in enumerate(self.city_at):
            self.city_of[c] = city
        self.beside: list[list[int]] = [
            [self.city_of[d] for d in around if self.city_of[d] >= 0] for around in self.next_to
        ]
        self.city_answers: list[str] = [f"city:{name}" for name in self.cities]
        self.plunder_answers: list[str] = [f"plunder:{name}" for name in self.cities]
        self.conquer_answers: list[str] = [f"conquer:{name}" for name in self.cities]
        self.betray_plunder_answers: list[str] = [f"traitor-plunder:{name}" for name in self.cities]
        self.betray_conquer_answers: list[str] = [f"traitor-conquer:{name}" for name in self.cities]
        self.city_named: dict[str, int] = {name: city for city, name in enumerate(self.cities)}

    def _arrows(self, data: dict[str, Any]) -> None:
        index = self.index
        self.starts: list[tuple[int, int]] = [(index[a], index[b]) for a, b in data["starts"]]
        self.border: list[tuple[int, int]] = [(index[a], index[b]) for a, b in data["border"]]
        self.land_arrows: set[tuple[int, int]] = set()
        for a, b in data["land_arrows"]:
            self.land_arrows.add((min(index[a], index[b]), max(index[a], index[b])))
        self.sea_arrows: list[tuple[int, int]] = [
            (index[state["ends"][0]], index[state["ends"][1]]) for state in data["sea_arrows"]
        ]
        self.sea_names: list[str] = [state["name"] for state in data["sea_arrows"]]

    def _zones(self) -> None:
        size = len(self.crossroads)
        self.zone: list[int] = [-1] * size
        zones = 0
        for c in range(size):
            if self.zone[c] >= 0:
                continue
            self.zone[c] = zones
            waiting = [c]
            while waiting:
                a = waiting.pop()
                for b in self.next_to[a]:
                    if self.zone[b] < 0 and (min(a, b), max(a, b)) not in self.land_arrows:
                        self.zone[b] = zones
                        waiting.append(b)
            zones += 1
        self.zones = zones
        self.open: list[int] = [c for c in range(size) if self.city_of[c] < 0]
        self.open_in: list[list[int]] = [[] for _ in range(zones)]
        for c in self.open:
            self.open_in[self.zone[c]].append(c)
        steps: set[tuple[int, int, int]] = set()  # zone, zone, 1 for a sea arrow
        for sea, pairs in ((0, sorted(self.land_arrows)), (1, self.sea_arrows)):
            for a, b in pairs:
                x, y = self.zone[a], self.zone[b]
                if x != y:
                    steps.add((x, y, sea))
                    steps.add((y, x, sea))
        self.steps: list[list[tuple[int, int]]] = [
            [(y, sea) for x, y, sea in sorted(steps) if x == z] for z in range(zones)
        ]
        self.prices: list[list[list[tuple[int, int]]]] = [self._prices_from(z) for z in range(zones)]
        self.arrows_between: list[list[int]] = [self._distances_from(z) for z in range(zones)]
        self._goals: dict[int, Goals] = {}

    def goals(self, zone: int, grain: int, gold: int) -> "Goals":
        """Where a journey from this zone can go with such a purse."""
        grain, gold = min(grain, FAR), min(gold, FAR)
        purse = (zone * (FAR + 1) + grain) * (FAR + 1) + gold
        found = self._goals.get(purse)
        if found is None:
            by_land, by_sea = self.numbers["land_gold"], self.numbers["sea_gold"]
            crossroads: list[int] = []
            for other, prices in enumerate(self.prices[zone]):
                if any(max(0, arrows - grain) * by_land + ships * by_sea <= gold for arrows, ships in prices):
                    crossroads += self.open_in[other]
            found = self._goals[purse] = Goals(crossroads, self.cross_answers)
        return found

    def _prices_from(self, start: int) -> list[list[tuple[int, int]]]:
        """For every zone the prices (land arrows, sea arrows) of journeys there, first arrow free (SFR-8.4).

        A price is left out if another asks no more of both.
        """
        best: list[list[tuple[int, int]]] = [[] for _ in range(self.zones)]
        best[start] = [(0, 0)]
        waiting: list[tuple[int, int, int]] = []
        for zone, _ in self.steps[start]:
            if _improve(best[zone], 0, 0):
                waiting.append((zone, 0, 0))
        while waiting:
            zone, land, sea = waiting.pop(0)
            if (land, sea) not in best[zone]:
                continue
            for other, by_sea in self.steps[zone]:
                if _improve(best[other], land + 1 - by_sea, sea + by_sea):
                    waiting.append((other, land + 1 - by_sea, sea + by_sea))
        return [sorted(prices) for prices in best]

    def _distances_from(self, start: int) -> list[int]:
        far = [FAR] * self.zones
        far[start] = 0
        waiting = [start]
        while waiting:
            zone = waiting.pop(0)
            for other, _ in self.steps[zone]:
                if far[other] == FAR:
                    far[other] = far[zone] + 1
                    waiting.append(other)
        return far

    def _reach(self) -> None:
        """SFR-11.1: for every city the other cities at most one arrow away."""
        zones = [self.zone[c] for c in self.city_at]
        self.reach: list[list[int]] = [
            [b for b in range(len(zones)) if b != a and self.arrows_between[zones[a]][zones[b]] <= 1]
            for a in range(len(zones))
        ]
        self.reach_mask: list[int] = [_mask(near) for near in self.reach]

    def _journeys(self) -> None:
        """Sets of cities, a bit for each: by towers, and by what the journey to them costs at most.

        A journey is reckoned in gold, a sheaf as two.
        """
        every = range(len(self.cities))
        self.weak: list[int] = [_mask([c for c in every if self.towers[c] <= n]) for n in range(MOST_TOWERS + 1)]
        self.within: list[list[int]] = []
        for zone in range(self.zones):
            costs = [self._journey(zone, spot) for spot in self.city_at]
            self.within.append([_mask([c for c in every if costs[c] <= n]) for n in range(MOST_GOLD)])

    def _journey(self, start: int, spot: int) -> int:
        beside = [self.zone[c] for c in self.next_to[spot] if self.city_of[c] < 0]
        return min([2 * arrows + ships for zone in beside for arrows, ships in self.prices[start][zone]], default=FAR)

    def _pieces(self, data: dict[str, Any]) -> None:
        self.deck: list[int] = []
        for card, name in enumerate(CARDS):
            self.deck += [card] * data["development_cards"][name]
        self.costs: list[list[int]] = [[RESOURCES.index(r) for r in data["prices"][name]] for name in BUILDINGS]
        self.face_reward: list[int] = [REWARDS.index(tile["reward"]) for tile in data["plunder_tiles"]]
        self.face_loss: list[tuple[bool, bool]] = [
            (KINDS[0] in tile["loss"], KINDS[1] in tile["loss"]) for tile in data["plunder_tiles"]
        ]
        self.faces: list[int] = []
        for face, tile in enumerate(data["plunder_tiles"]):
            self.faces += [face] * tile["count"]


class Goals:
    """Crossroads without a city, whoever stands there, as answers."""

    def __init__(self, crossroads: list[int], answers: list[str]) -> None:
        self.answers = [answers[c] for c in crossroads]
        self.place = [-1] * len(answers)  # of a crossroad among them
        for place, c in enumerate(crossroads):
            self.place[c] = place

    def free(self, figures: list[int]) -> list[str]:
        """Without those where figures stand; one that stands nowhere has a number below 0."""
        out = self.answers[:]
        taken = [self.place[c] for c in figures if c >= 0 and self.place[c] >= 0]
        taken.sort()
        for gone, place in enumerate(taken):
            del out[place - gone]
        return out


def _mask(cities: list[int]) -> int:
    """A set of cities as a number, a bit for each."""
    out = 0
    for city in cities:
        out |= 1 << city
    return out


def _improve(prices: list[tuple[int, int]], land: int, sea: int) -> bool:
    """Add a price unless another asks no more of both; drop those it beats."""
    for a, b in prices:
        if a <= land and b <= sea:
            return False
    prices[:] = [(a, b) for a, b in prices if not (land <= a and sea <= b)]
    prices.append((land, sea))
    return True
