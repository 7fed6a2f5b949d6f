"""Whether data can be played with: every mistake is told in one sentence that names the entry."""

import re
from typing import Any

from gonfalon.games.medioevo_universale.content.terms import ANY, COLOURS, CORNERS, GOODS, ICONS, TERRAINS, WINDOWS
from gonfalon.kernel.content import MARKS, check_entries, need

_ENTRIES: dict[str, dict[str, type]] = {
    "goods": {"id": str, "kind": str, "cubes": int},
    "realms": {"id": str, "colour": str, "home": list, "links": list},
    "territories": {"id": str, "realm": str, "terrain": str, "fire": bool, "x": int, "y": int},
    "areas": {"id": str, "territory": str, "good": str, "port": bool, "sources": list},
    "seas": {"id": str, "coast": list, "next_to": list, "x": int, "y": int},
    "events": {"id": str, "tax": int, "icons": list, "red": list},
    "cards": {
        "number": int,
        "character": str,
        "tp": str,
        "colours": list,
        "windows": list,
        "objective": dict,
        "sources": list,
    },
}
#: what the rulebook prints as tables: not to be replaced
_PRINTED = ("units", "buildings", "carriers", "technologies", "penalties", "numbers", "scoring", "icons", "terrain")
_ID = re.compile("[a-z0-9_]+")
_HOMES, _BACKS = 7, (10, 20, 30, 40, 50)
_WIDE = 1000  # coordinates run from 0 to this
_MUCH = 100_000  # more than any number of an objective


def check_shape(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """Every table is there, with the fields it needs and nothing unknown."""
    check_entries(data, ours, _ENTRIES)
    for name, size in (("borders", 2), ("straits", 2), ("rivers", 3)):
        need(isinstance(data[name], list), f"{name} must be a list of lists of names")
        for number, names in enumerate(data[name], 1):
            right = isinstance(names, list) and len(names) == size and all(type(n) is str for n in names)
            need(right, f"{name}, entry {number}: must be {size} names, not {names!r}")
    need(isinstance(data["source"], dict), "source must be a table")
    need(sorted(data["source"]) == sorted(ours["source"]), "source needs exactly the entries of ours")
    for topic, mark in data["source"].items():
        need(mark in MARKS, f"source: {topic} must be one of {', '.join(MARKS)}, not {mark!r}")


def check_values(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """What the rulebook says stands; names are known and unique, numbers are in range."""
    for table in _PRINTED:
        need(data[table] == ours[table], f"{table}: the rulebook prints this table; it cannot be changed")
    short = "introduction: the short game is the program's own; it cannot be changed"
    need(data["introduction"] == ours["introduction"], short)
    for table in ("territories", "areas", "seas", "events"):
        seen: set[str] = set()
        for entry in data[table]:
            need(entry["id"] not in seen, f"{table}: the id {entry['id']!r} occurs twice")
            plain = _ID.fullmatch(entry["id"]) is not None
            need(plain, f"{table}: an id has only a-z, 0-9 and _, not {entry['id']!r}")
            seen.add(entry["id"])
    _check_goods(data, ours)
    _check_board(data)
    _check_realms(data, ours)
    _check_areas(data)
    _check_cards(data, ours)
    _check_events(data)


def _check_goods(data: dict[str, Any], ours: dict[str, Any]) -> None:
    names = [good["id"] for good in data["goods"]]
    need(names == list(GOODS), f"goods: there are eight, in this order: {', '.join(GOODS)}")
    for good, own in zip(data["goods"], ours["goods"], strict=True):
        need(good["kind"] == own["kind"], f"goods: {good['id']} is {own['kind']} by the rulebook, not {good['kind']!r}")
        need(1 <= good["cubes"] <= 99, f"goods: {good['id']} must have from 1 to 99 cubes, not {good['cubes']}")


def _check_board(data: dict[str, Any]) -> None:
    lands = {entry["id"] for entry in data["territories"]}
    seas = {entry["id"] for entry in data["seas"]}
    need(not lands & seas, f"territories and seas share the ids {', '.join(sorted(lands & seas))}")
    for entry in data["territories"]:
        right = entry["terrain"] in TERRAINS
        need(right, f"territory {entry['id']}: terrain must be one of {', '.join(TERRAINS)}")
    for entry in [*data["territories"], *data["seas"]]:
        inside = 0 <= entry["x"] <= _WIDE and 0 <= entry["y"] <= _WIDE
        need(inside, f"{entry['id']}: x and y run from 0 to {_WIDE}, not {entry['x']}, {entry['y']}")
    pairs: set[tuple[str, ...]] = set()
    for table in ("borders", "rivers", "straits"):
        for names in data[table]:
            for name in names[:2]:
                need(name in lands, f"{table}: {name!r} is no territory")
            pair = tuple(sorted(names[:2]))
            need(len(set(pair)) == 2, f"{table}: {names[0]} cannot border itself")
            need(pair not in pairs, f"{table}: the border of {pair[0]} and {pair[1]} is named twice")
            pairs.add(pair)
    need(len(data["straits"]) == 1, "straits: the rulebook knows one strait that may be crossed")
    for sea in data["seas"]:
        for name in sea["coast"]:
            need(name in lands, f"sea {sea['id']}: {name!r} is no territory")
        for name in sea["next_to"]:
            need(name in seas, f"sea {sea['id']}: {name!r} is no sea")
            other = next(entry for entry in data["seas"] if entry["id"] == name)
            need(sea["id"] in other["next_to"], f"sea {sea['id']}: {name} does not name it in return")
    _check_ways(data)


def _check_ways(data: dict[str, Any]) -> None:
    """By land and sea one comes from everywhere to everywhere."""
    ways: dict[str, set[str]] = {entry["id"]: set() for entry in [*data["territories"], *data["seas"]]}
    joined = [names[:2] for table in ("borders", "rivers", "straits") for names in data[table]]
    joined += [[sea["id"], name] for sea in data["seas"] for name in [*sea["coast"], *sea["next_to"]]]
    for a, b in joined:
        ways[a].add(b)
        ways[b].add(a)
    first = data["territories"][0]["id"]
    reached, waiting = {first}, [first]
    while waiting:
        near = ways[waiting.pop()] - reached
        reached |= near
        waiting += near
    lost = [name for name in ways if name not in reached]
    need(not lost, f"nobody could go from {first} to {', '.join(lost[:5])}")


def _check_realms(data: dict[str, Any], ours: dict[str, Any]) -> None:
    ids = [realm["id"] for realm in ours["realms"]]
    need([realm["id"] for realm in data["realms"]] == ids, f"realms: there are six, in this order: {', '.join(ids)}")
    owner = {entry["id"]: entry["realm"] for entry in data["territories"]}
    for realm, own in zip(data["realms"], ours["realms"], strict=True):
        where = f"realm {realm['id']}"
        need(realm["colour"] == own["colour"], f"{where}: its colour is {own['colour']}, not {realm['colour']!r}")
        homes = realm["home"]
        need(len(set(homes)) == len(homes) == _HOMES, f"{where}: has {_HOMES} different home territories")
        for name in homes:
            need(owner.get(name) == realm["id"], f"{where}: the territory {name} is not marked as its own")
        for name in realm["links"]:
            need(name in ids and name != realm["id"], f"{where}: {name!r} is no other realm")
            other = data["realms"][ids.index(name)]
            need(realm["id"] in other["links"], f"{where}: {name} does not name it in return")
    for name, realm in owner.items():
        known = not realm or (realm in ids and name in data["realms"][ids.index(realm)]["home"])
        need(known, f"territory {name}: it is not among the homes of {realm!r}")


def _check_areas(data: dict[str, Any]) -> None:
    coast = {name for sea in data["seas"] for name in sea["coast"]}
    realm = {entry["id"]: entry["realm"] for entry in data["territories"]}
    taken: set[str] = set()
    at_home: dict[str, int] = {}
    for area in data["areas"]:
        where, land = f"area {area['id']}", area["territory"]
        need(land in realm, f"{where}: {land!r} is no territory")
        need(land not in taken, f"{where}: {land} has another populated area")
        need(area["good"] in GOODS, f"{where}: good must be one of {', '.join(GOODS)}")
        need(not area["port"] or land in coast, f"{where}: a port lies on a coast")
        marks = len(area["sources"]) == 3 and all(mark in MARKS for mark in area["sources"])
        need(marks, f"{where}: sources are three of {', '.join(MARKS)}")
        taken.add(land)
        at_home[realm[land]] = at_home.get(realm[land], 0) + 1
    for entry in data["realms"]:
        count = at_home.get(entry["id"], 0)
        need(count > 0, f"realm {entry['id']}: it needs a populated area for its first Village")


def _check_cards(data: dict[str, Any], ours: dict[str, Any]) -> None:
    need(len(data["cards"]) == len(ours["cards"]), f"cards: there are {len(ours['cards'])}")
    types = {card["objective"]["type"] for card in ours["cards"]}
    facts = _facts(ours["cards"])
    named = _names(data, facts)
    for card, own in zip(data["cards"], ours["cards"], strict=True):
        where = f"card {card['number']}"
        for field in ("number", "character", "windows"):
            need(card[field] == own[field], f"{where}: {field} is {own[field]!r} and cannot be changed")
        need(card["tp"] in CORNERS, f"{where}: tp must be one of {', '.join(CORNERS)}")
        need(all(colour in COLOURS for colour in card["colours"]), f"{where}: colours are {', '.join(COLOURS)}")
        sizes = {"none": (0,), "single": (1,), "choice": (2,), "all": (2,)}[card["tp"]]
        need(len(card["colours"]) in sizes, f"{where}: {card['tp']} does not go with {len(card['colours'])} colours")
        need(all(name in WINDOWS or name == ANY for name in card["windows"]), f"{where}: unknown window")
        goal = card["objective"]
        need(goal.get("kind") in ("state", "event"), f"{where}: an objective is of kind state or event")
        same = [c["objective"] for c in ours["cards"] if c["objective"]["type"] == goal.get("type")]
        need(bool(same), f"{where}: the type of an objective is one of {', '.join(sorted(types))}")
        need(any(goal["kind"] == c["kind"] for c in same), f"{where}: {goal['type']} is not of kind {goal['kind']}")
        forms = sorted({", ".join(sorted(c)) for c in same})
        need(", ".join(sorted(goal)) in forms, f"{where}: the objective {goal['type']} needs {'; or '.join(forms)}")
        for fact, value in goal.items():
            need(_same_form(value, facts[fact]), f"{where}: {fact} of its objective cannot be {value!r}")
            for name in value if type(value) is list else [value]:
                known = type(name) is not str or name in named[fact]
                need(
                    known, f"{where}: {fact} of its objective is one of {', '.join(sorted(named[fact]))}, not {name!r}"
                )
        right = len(card["sources"]) == 2 and all(mark in MARKS for mark in card["sources"])
        need(right, f"{where}: sources are two of {', '.join(MARKS)}")


def _facts(cards: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """What objectives say of each fact they name."""
    out: dict[str, list[Any]] = {}
    for card in cards:
        for fact, value in card["objective"].items():
            out.setdefault(fact, []).append(value)
    return out


def _names(data: dict[str, Any], facts: dict[str, list[Any]]) -> dict[str, set[str]]:
    """The words that a fact of an objective may name: those of our cards, and all things of the same kind."""
    out: dict[str, set[str]] = {}
    for fact, values in facts.items():
        words = [name for value in values for name in (value if type(value) is list else [value])]
        out[fact] = {name for name in words if type(name) is str}
    buildings = {entry["id"] for entry in data["buildings"]} | {entry["category"] for entry in data["buildings"]}
    out["building"] |= buildings
    out["buildings"] |= buildings
    out["unit"] |= {entry["id"] for entry in data["units"]}
    out["territories"] |= {entry["id"] for entry in data["territories"]}
    return out


def _same_form(value: Any, known: list[Any]) -> bool:
    """Whether a value is of the kind that a fact has on our cards; numbers are not below 0."""
    if type(value) is list:
        return type(known[0]) is list and bool(value) and all(type(name) is str for name in value)
    return type(value) is type(known[0]) and (type(value) is not int or 0 <= value < _MUCH)


def _check_events(data: dict[str, Any]) -> None:
    lands = {entry["id"] for entry in data["territories"]}
    need(len(data["events"]) == 30, f"events: the rulebook has 30 cards, not {len(data['events'])}")
    for event in data["events"]:
        where = f"event {event['id']}"
        need(event["tax"] in _BACKS, f"{where}: the tax on its back is one of 10, 20, 30, 40, 50")
        icons = event["icons"]
        need(len(set(icons)) == len(icons) == 3, f"{where}: it shows three different icons")
        need(all(icon in ICONS for icon in icons), f"{where}: icons are {', '.join(ICONS)}")
        for name in event["red"]:
            need(name in lands, f"{where}: {name!r} is no territory")
