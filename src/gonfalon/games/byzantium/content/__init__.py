"""The board, the sheet and the prices, read once from the data files. Cities are small numbers from here on."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from gonfalon.kernel.content import Source, grouped

FOLDER: Final = Path(__file__).parent


def _read(name: str) -> Any:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


_MAP: Final = _read("map.toml")
NUMBERS: Final[dict[str, Any]] = _read("numbers.toml")

# -- sides and boxes ---------------------------------------------------------------------------

BYZ: Final = 0
ARAB: Final = 1
PERSIAN: Final = 2
BULGAR: Final = 3
SIDES: Final = ("byzantine", "arab", "persian", "bulgar")

ELITE: Final = 0
MAIN: Final = 1
LEVY: Final = 2
MOVE: Final = 3
BOXES: Final = ("elite", "main", "levy", "move")

#: The eight boxes of a sheet as they are answered: ``box:arab-move`` is number 7.
BOX_NAMES: Final[tuple[str, ...]] = tuple([f"box:{side}-{box}" for side in SIDES[:2] for box in BOXES])
BOX_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(BOX_NAMES)}
POOL: Final = "box:pool"
CASUALTIES: Final = "box:casualties"

START_BOXES: Final[tuple[int, ...]] = tuple([int(NUMBERS["boxes"][side][box]) for side in SIDES[:2] for box in BOXES])
UPKEEP: Final[tuple[int, ...]] = tuple([int(NUMBERS["upkeep"][box]) for box in BOXES])

# -- cities and links --------------------------------------------------------------------------

_CITIES: Final[list[dict[str, Any]]] = _MAP["city"]
CITY_COUNT: Final = len(_CITIES)
CITY_IDS: Final[tuple[str, ...]] = tuple([str(city["id"]) for city in _CITIES])
CITIES: Final[tuple[str, ...]] = tuple([f"city:{name}" for name in CITY_IDS])
CITY_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(CITIES)}
CITY_AT: Final[tuple[tuple[int, int], ...]] = tuple([(int(c["at"][0]), int(c["at"][1])) for c in _CITIES])
START_SIDE: Final[tuple[int, ...]] = tuple([SIDES.index(city["side"]) for city in _CITIES])
VALUE: Final[tuple[int, ...]] = tuple([int(city["value"]) for city in _CITIES])
COASTAL: Final[tuple[int, ...]] = tuple([n for n, city in enumerate(_CITIES) if city.get("coastal")])
ARROWS: Final[tuple[int, ...]] = tuple([n for n, city in enumerate(_CITIES) if city.get("bulgar_arrow")])
CAPITAL: Final[int] = CITY_IDS.index("constantinople")
NICEA: Final[int] = CITY_IDS.index("nicea")

ROAD: Final = 0
SEA: Final = 1
DESERT: Final = 2
LINK_TYPES: Final = ("road", "sea", "desert")
LINKS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    [
        (CITY_IDS.index(link["ends"][0]), CITY_IDS.index(link["ends"][1]), LINK_TYPES.index(link["type"]))
        for link in _MAP["link"]
    ]
)


def _neighbours(kind: int) -> tuple[tuple[int, ...], ...]:
    near: list[list[int]] = [[] for _ in _CITIES]
    for a, b, link in LINKS:
        if link == kind:
            near[a].append(b)
            near[b].append(a)
    return tuple([tuple(sorted(cities)) for cities in near])


ROADS: Final = _neighbours(ROAD)
SEAS: Final = _neighbours(SEA)
DESERTS: Final = _neighbours(DESERT)

# -- special action spaces ---------------------------------------------------------------------

SPACE_KINDS: Final[tuple[str, ...]] = tuple(NUMBERS["spaces"])
SPACE_COUNTS: Final[tuple[int, ...]] = tuple([int(NUMBERS["spaces"][kind]) for kind in SPACE_KINDS])
SPACE_COUNT: Final[int] = sum(SPACE_COUNTS)
#: The first of the spaces of each kind: spaces are numbered through, kind after kind.
SPACE_START: Final[tuple[int, ...]] = tuple([sum(SPACE_COUNTS[:kind]) for kind in range(len(SPACE_KINDS))])
SPACES: Final[tuple[str, ...]] = tuple([f"space:{kind}" for kind in SPACE_KINDS])
SPACE_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(SPACES)}

CIVIL_WAR: Final = (SPACE_KINDS.index("civil_war_byzantine"), SPACE_KINDS.index("civil_war_arab"))
GROWTH: Final = (SPACE_KINDS.index("growth_byzantine"), SPACE_KINDS.index("growth_arab"))
OFFICE: Final = (SPACE_KINDS.index("emperor"), SPACE_KINDS.index("caliph"))
FLEET: Final = (SPACE_KINDS.index("fleet_byzantine"), SPACE_KINDS.index("fleet_arab"))
BULGAR_ATTACK: Final = SPACE_KINDS.index("bulgar")
FORTIFICATION: Final = SPACE_KINDS.index("fort")

# -- prices and limits that the rules use ------------------------------------------------------

TURNS: Final[int] = NUMBERS["turns"]
CUBES: Final[int] = NUMBERS["cubes"]
CUBE_PRICE: Final[int] = NUMBERS["prices"]["cube"]
WORSHIP_PRICE: Final[int] = NUMBERS["prices"]["worship"]
TAX: Final[int] = NUMBERS["prices"]["tax"]
INCOME: Final[int] = NUMBERS["prices"]["income"]
OFFICE_POINTS: Final[int] = NUMBERS["gains"]["office"]
WORSHIP_POINTS: Final[int] = NUMBERS["gains"]["worship"]
CAPITAL_POINTS: Final[int] = NUMBERS["gains"]["constantinople"]
CAPITAL_LOSSES: Final[int] = NUMBERS["constantinople"]["losses_per_hit"]
CAPITAL_SEA_COST: Final[int] = NUMBERS["constantinople"]["arab_sea_cost"]
MOST_TOKENS: Final[int] = NUMBERS["limits"]["tokens"]
MOST_REINFORCED: Final[int] = NUMBERS["limits"]["reinforce"]
MOST_DICE: Final[int] = NUMBERS["limits"]["dice"]
HIT: Final[int] = NUMBERS["limits"]["hit"]
BULGAR_START: Final[int] = NUMBERS["bulgars"]["start"]
BULGAR_MOST: Final[int] = NUMBERS["bulgars"]["most"]
BULGAR_ADDED: Final[int] = NUMBERS["bulgars"]["added"]
LAND_COST: Final[int] = NUMBERS["moves"]["road"]
SEA_COST: Final[tuple[int, int]] = (NUMBERS["moves"]["sea_byzantine"], NUMBERS["moves"]["sea_arab"])
SECOND_STEP: Final[int] = NUMBERS["moves"]["second_step"]

# -- sources -------------------------------------------------------------------------------------

_MARK: Final = re.compile(r"\[([RPX])(?:: ([^]]*))?\]")


def _mark(source: str, what: str = "") -> str:
    """The mark of a source such as ``[P] [R: name, value]``: R for what it names, else the first; "" asks for any."""
    marks: list[tuple[str, str]] = _MARK.findall(source)
    printed = any(mark == "R" and what in note for mark, note in marks)
    return "R" if printed else marks[0][0]


def _links() -> list[tuple[str, str]]:
    return [("+".join([f"city:{end}" for end in link["ends"]]), _mark(link["source"])) for link in _MAP["link"]]


def sources() -> list[Source]:
    """Where the printed data come from. No value of the rules is a reconstruction; the picture is."""
    cities = [
        grouped(f"city-{what}s", [(CITIES[number], _mark(city["source"], what)) for number, city in enumerate(_CITIES)])
        for what in ("name", "value", "side")
    ]
    drawn: str = json.loads((FOLDER / "atlas.json").read_text(encoding="utf-8"))["source"]
    numbers = [Source(topic, {str(mark): []}) for topic, mark in NUMBERS["source"].items()]
    return [*cities, grouped("links", _links()), *numbers, Source("picture", {_mark(drawn): []})]
