"""Whether data can be played with: every mistake is told in one sentence that names the entry."""

import re
from typing import Any, Final

from gonfalon.games.struggle_for_rome.content.sources import part
from gonfalon.kernel.content import MARKS, check_entries, need

TERRAINS: Final = ("mountain", "field", "pasture", "forest")
BARBARICUM: Final = "barbaricum"
COLOURS: Final = 4  # start crossroads are given for four colours
TILES: Final = 8  # cities of a province, plunder tiles of a colour (SFR-1.5)
SIGNS: Final = 10  # cities with an eagle (SFR-16.1), and as many marked III (SFR-1.13)
DECK: Final = 30  # development cards (SFR-1.8)
REWARDS: Final = ("development", "pasture", "gold")
KINDS: Final = ("horseman", "warrior")
RESOURCES: Final = ("ore", "grain", "horse", "cattle")

_ENTRIES: Final[dict[str, dict[str, type]]] = {
    "provinces": {"id": str, "colour": str},
    "hexes": {"id": str, "q": int, "r": int, "terrain": str, "number": int, "region": str},
    "cities": {"id": str, "province": str, "at": str, "towers": int, "eagle": bool, "three": bool},
    "sea_arrows": {"id": str, "name": str, "ends": list},
    "plunder_tiles": {"reward": str, "loss": list, "count": int},
}
_PAIRS: Final = ("starts", "border", "land_arrows")
_TABLES: Final = ("development_cards", "numbers")
_ID: Final = re.compile("[a-z0-9_]+")


def check_shape(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """Every table is there, with the fields it needs and nothing unknown."""
    check_entries(data, ours, _ENTRIES)
    for name in _PAIRS:
        need(isinstance(data[name], list), f"{name} must be a list of pairs of crossroads")
        for number, pair in enumerate(data[name], 1):
            need(_is_pair(pair), f"{name}, entry {number}: must be a pair of crossroads, not {pair!r}")
    for arrow in data["sea_arrows"]:
        need(_is_pair(arrow["ends"]), f"sea arrow {arrow['id']}: ends must be a pair of crossroads")
    for name in (*_TABLES, "prices", "source"):
        need(isinstance(data[name], dict), f"{name} must be a table")
        wanted = sorted(ours[name])
        need(wanted == sorted(data[name]), f"{name} needs exactly the entries {', '.join(wanted)}")
    for name in _TABLES:
        for entry, value in data[name].items():
            need(type(value) is int and value >= 0, f"{name}: {entry} must be a whole number, not {value!r}")
    for topic, mark in data["source"].items():
        need(mark in MARKS, f"source: {topic} must be one of {', '.join(MARKS)}, not {mark!r}")


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(end) is str for end in value)


def check_values(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """What the rulebook says stands; names are known and unique, numbers are in range."""
    _check_printed(data, ours)
    provinces = [province["id"] for province in data["provinces"]]
    for table in ("provinces", "hexes", "cities", "sea_arrows"):
        seen: set[str] = set()
        for entry in data[table]:
            need(entry["id"] not in seen, f"{table}: the id {entry['id']!r} occurs twice")
            plain = _ID.fullmatch(entry["id"]) is not None
            need(plain, f"{table}: an id has only a-z, 0-9 and _, not {entry['id']!r}")
            seen.add(entry["id"])
    regions = [*provinces, BARBARICUM]
    spots: set[tuple[int, int]] = set()
    for entry in data["hexes"]:
        where = f"hex {entry['id']}"
        need((entry["q"], entry["r"]) not in spots, f"{where}: another hex lies on {entry['q']},{entry['r']}")
        spots.add((entry["q"], entry["r"]))
        need(entry["terrain"] in TERRAINS, f"{where}: terrain must be one of {', '.join(TERRAINS)}")
        need(entry["region"] in regions, f"{where}: unknown region {entry['region']!r}")
        if entry["terrain"] == "forest":
            need(entry["number"] == 0, f"{where}: a forest has number 0")
        else:
            right = 2 <= entry["number"] <= 12 and entry["number"] != 7
            need(right, f"{where}: number must be from 2 to 12 and not 7")
    for entry in data["cities"]:
        where = f"city {entry['id']}"
        need(entry["province"] in provinces, f"{where}: unknown province {entry['province']!r}")
        need(2 <= entry["towers"] <= 5, f"{where}: towers must be from 2 to 5")
        need(not entry["eagle"] or entry["towers"] >= 4, f"{where}: an eagle stands only on 4 or 5 towers")
    for number, entry in enumerate(data["plunder_tiles"], 1):
        where = f"plunder_tiles, entry {number}"
        need(entry["reward"] in REWARDS, f"{where}: reward must be one of {', '.join(REWARDS)}")
        need(all(kind in KINDS for kind in entry["loss"]), f"{where}: loss holds only {' and '.join(KINDS)}")
        need(entry["count"] >= 1, f"{where}: count must be at least 1")
    per_colour = sum(entry["count"] for entry in data["plunder_tiles"])
    need(per_colour == TILES, f"plunder_tiles: the counts must add up to {TILES}, not {per_colour}")
    cards = sum(data["development_cards"].values())
    need(cards == DECK, f"development_cards: the numbers must add up to {DECK}, not {cards}")
    for province in provinces:
        held = sum(city["province"] == province for city in data["cities"])
        need(held == TILES, f"province {province} has {held} cities; by the rulebook there are {TILES}")
    for sign in ("eagle", "three"):
        count = sum(city[sign] for city in data["cities"])
        need(count == SIGNS, f"cities: {count} have {sign} = true; by the rulebook there are {SIGNS}")
    need(len(data["starts"]) == COLOURS, f"starts needs {COLOURS} pairs, one for each colour")
    need(any(h["region"] == "hispania" for h in data["hexes"]), "the legionnaire needs a hex of the region hispania")


def _check_printed(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """What the rulebook states cannot be replaced; the few other numbers are at least 1."""
    for topic in ("prices", "numbers"):
        for entry, value in data[topic].items():
            printed = ours[topic][entry]
            if ours["source"].get(entry, ours["source"][topic]) == "R":
                need(value == printed, f"{topic}: {entry} is {printed!r} by the rulebook and cannot be changed")
            else:
                need(1 <= value <= 99, f"{topic}: {entry} must be from 1 to 99, not {value}")
    ids = [province["id"] for province in ours["provinces"]]
    need([p["id"] for p in data["provinces"]] == ids, f"provinces: there are five, in this order: {', '.join(ids)}")
    colours = part(ours, "colours")
    right = sorted(part(data, "colours")) == sorted(colours)
    need(right, f"provinces: each has another of the colours {', '.join(colours)}")


def check_places(data: dict[str, Any], crossroads: dict[str, int], roads: set[tuple[int, int]]) -> None:
    """Cities, starts and arrows lie where they can lie."""
    taken: dict[str, str] = {}
    for city in data["cities"]:
        spot = city["at"]
        need(spot in crossroads, f"city {city['id']}: {spot!r} is not a crossroad of this map")
        need(spot not in taken, f"city {city['id']}: the crossroad {spot} already carries {taken.get(spot)}")
        taken[spot] = city["id"]
    used: set[str] = set()
    for pair in data["starts"]:
        for spot in pair:
            need(spot in crossroads, f"starts: {spot!r} is not a crossroad of this map")
            need(spot not in taken, f"starts: {spot} carries the city {taken.get(spot)}")
            need(spot not in used, f"starts: {spot} is named twice")
            used.add(spot)
    for table in ("border", "land_arrows"):
        for a, b in data[table]:
            known = a in crossroads and b in crossroads
            ends = tuple(sorted((crossroads[a], crossroads[b]))) if known else (-1, -1)
            need(ends in roads, f"{table}: {a} and {b} are not joined by a road")
    for arrow in data["sea_arrows"]:
        for spot in arrow["ends"]:
            need(spot in crossroads, f"sea arrow {arrow['id']}: {spot!r} is not a crossroad of this map")
            need(spot not in taken, f"sea arrow {arrow['id']}: {spot} carries the city {taken.get(spot)}")
