"""Whether data can be played with: every mistake is told in one sentence that names the entry."""

from typing import Any

from gonfalon.kernel.errors import BadOption

TERRAINS = ("mountain", "field", "pasture", "forest")
BARBARICUM = "barbaricum"
COLOURS = 4  # start crossroads are given for four colours
REWARDS = ("development", "pasture", "gold")
KINDS = ("horseman", "warrior")
RESOURCES = ("ore", "grain", "horse", "cattle")

_ENTRIES: dict[str, dict[str, type]] = {
    "provinces": {"id": str, "colour": str},
    "hexes": {"id": str, "q": int, "r": int, "terrain": str, "number": int, "region": str},
    "cities": {"id": str, "province": str, "at": str, "towers": int, "eagle": bool, "three": bool},
    "sea_arrows": {"id": str, "name": str, "ends": list},
    "plunder_tiles": {"reward": str, "loss": list, "count": int},
}
_PAIRS = ("starts", "border", "land_arrows")
_TABLES = ("development_cards", "numbers")


class BadContent(BadOption):
    """A data file cannot be played with; the message says which entry and why."""


def _need(holds: bool, sentence: str) -> None:
    if not holds:
        raise BadContent(sentence)


def check_shape(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """Every table is there, with the fields it needs and nothing unknown."""
    for name in data:
        _need(name in ours, f"there is no table {name!r}; the tables are {', '.join(sorted(ours))}")
    for name, fields in _ENTRIES.items():
        _need(isinstance(data[name], list) and bool(data[name]), f"{name} must be a list of entries")
        for number, entry in enumerate(data[name], 1):
            where = f"{name}, entry {number}"
            _need(isinstance(entry, dict), f"{where}: must be a table with the fields {', '.join(fields)}")
            _need(sorted(entry) == sorted(fields), f"{where}: needs exactly the fields {', '.join(sorted(fields))}")
            for field, kind in fields.items():
                right = type(entry[field]) is kind
                _need(right, f"{where}: {field} must be of type {kind.__name__}, not {entry[field]!r}")
    for name in _PAIRS:
        for number, pair in enumerate(data[name], 1):
            _need(_is_pair(pair), f"{name}, entry {number}: must be a pair of crossroads, not {pair!r}")
    for arrow in data["sea_arrows"]:
        _need(_is_pair(arrow["ends"]), f"sea arrow {arrow['id']}: ends must be a pair of crossroads")
    for name in _TABLES:
        wanted, given = sorted(ours[name]), sorted(data[name])
        _need(wanted == given, f"{name} needs exactly the entries {', '.join(wanted)}")
        for entry, value in data[name].items():
            _need(type(value) is int and value >= 0, f"{name}: {entry} must be a whole number, not {value!r}")
    wanted, given = sorted(ours["prices"]), sorted(data["prices"])
    _need(wanted == given, f"prices needs exactly the entries {', '.join(wanted)}")
    for entry, price in data["prices"].items():
        right = isinstance(price, list) and len(set(price)) == len(price) and set(price) <= set(RESOURCES)
        _need(right, f"prices: {entry} must be a list of different resources, not {price!r}")


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(end) is str for end in value)


def check_values(data: dict[str, Any]) -> None:
    """Names are known and unique, numbers are in range."""
    provinces = [province["id"] for province in data["provinces"]]
    for table in ("provinces", "hexes", "cities", "sea_arrows"):
        seen: set[str] = set()
        for entry in data[table]:
            _need(entry["id"] not in seen, f"{table}: the id {entry['id']!r} occurs twice")
            seen.add(entry["id"])
    regions = [*provinces, BARBARICUM]
    spots: set[tuple[int, int]] = set()
    for entry in data["hexes"]:
        where = f"hex {entry['id']}"
        _need((entry["q"], entry["r"]) not in spots, f"{where}: another hex lies on {entry['q']},{entry['r']}")
        spots.add((entry["q"], entry["r"]))
        _need(entry["terrain"] in TERRAINS, f"{where}: terrain must be one of {', '.join(TERRAINS)}")
        _need(entry["region"] in regions, f"{where}: unknown region {entry['region']!r}")
        if entry["terrain"] == "forest":
            _need(entry["number"] == 0, f"{where}: a forest has number 0")
        else:
            right = 2 <= entry["number"] <= 12 and entry["number"] != 7
            _need(right, f"{where}: number must be from 2 to 12 and not 7")
    for entry in data["cities"]:
        where = f"city {entry['id']}"
        _need(entry["province"] in provinces, f"{where}: unknown province {entry['province']!r}")
        _need(2 <= entry["towers"] <= 5, f"{where}: towers must be from 2 to 5")
        _need(not entry["eagle"] or entry["towers"] >= 4, f"{where}: an eagle stands only on 4 or 5 towers")
    for number, entry in enumerate(data["plunder_tiles"], 1):
        where = f"plunder_tiles, entry {number}"
        _need(entry["reward"] in REWARDS, f"{where}: reward must be one of {', '.join(REWARDS)}")
        _need(all(kind in KINDS for kind in entry["loss"]), f"{where}: loss holds only {' and '.join(KINDS)}")
    per_colour = sum(entry["count"] for entry in data["plunder_tiles"])
    for province in provinces:
        held = sum(city["province"] == province for city in data["cities"])
        _need(held <= per_colour, f"province {province} has {held} cities but only {per_colour} plunder tiles")
    _need(len(data["starts"]) == COLOURS, f"starts needs {COLOURS} pairs, one for each colour")
    _need(any(h["region"] == "hispania" for h in data["hexes"]), "the legionnaire needs a hex of the region hispania")


def check_places(data: dict[str, Any], crossroads: dict[str, int], roads: set[tuple[int, int]]) -> None:
    """Cities, starts and arrows lie where they can lie."""
    taken: dict[str, str] = {}
    for city in data["cities"]:
        spot = city["at"]
        _need(spot in crossroads, f"city {city['id']}: {spot!r} is not a crossroad of this map")
        _need(spot not in taken, f"city {city['id']}: the crossroad {spot} already carries {taken.get(spot)}")
        taken[spot] = city["id"]
    used: set[str] = set()
    for pair in data["starts"]:
        for spot in pair:
            _need(spot in crossroads, f"starts: {spot!r} is not a crossroad of this map")
            _need(spot not in taken, f"starts: {spot} carries the city {taken.get(spot)}")
            _need(spot not in used, f"starts: {spot} is named twice")
            used.add(spot)
    for table in ("border", "land_arrows"):
        for a, b in data[table]:
            known = a in crossroads and b in crossroads
            ends = tuple(sorted((crossroads[a], crossroads[b]))) if known else (-1, -1)
            _need(ends in roads, f"{table}: {a} and {b} are not joined by a road")
    for arrow in data["sea_arrows"]:
        for spot in arrow["ends"]:
            _need(spot in crossroads, f"sea arrow {arrow['id']}: {spot!r} is not a crossroad of this map")
            _need(spot not in taken, f"sea arrow {arrow['id']}: {spot} carries the city {taken.get(spot)}")
