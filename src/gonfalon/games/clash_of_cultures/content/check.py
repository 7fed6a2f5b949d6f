"""Whether data can be played with: every mistake is told in one sentence that names the entry.

Only what is a reconstruction may be replaced: the numbers that end the game on the track with seven ages, and two of
the four pairs of Man God.
"""

from typing import Any, Final

from gonfalon.kernel.content import MARKS, need

REPLACEABLE = ("track", "man_god")
PRINTED = ("dogma", "devotion")  # their pairs of Man God are known from print
FACES: Final = 6  # values of the die


def check(data: dict[str, Any], ours: dict[str, Any]) -> None:
    """Every table is known; what the rulebook or the public sources give stands; the track is in order."""
    for name in data:
        need(name in ours, f"there is no table {name!r}; a file may replace {', '.join(REPLACEABLE)}")
        if name not in REPLACEABLE:
            need(data[name] == ours[name], f"{name} is known from print and cannot be replaced")
    _check_track(data["track"], ours["track"])
    _check_pairs(data["man_god"], ours["man_god"])


def _check_pairs(table: Any, ours: dict[str, Any]) -> None:
    """Each Theocracy advance once, in our order, with an Autocracy advance of its own."""
    need(isinstance(table, dict), "man_god must be a table")
    need(sorted(table) == sorted(ours), f"man_god needs exactly the entries {', '.join(sorted(ours))}")
    need(table["mark"] in MARKS, f"man_god: mark must be one of {', '.join(MARKS)}, not {table['mark']!r}")
    pairs = table["pairs"]
    right = isinstance(pairs, list) and all(isinstance(pair, list) and len(pair) == 2 for pair in pairs)
    need(right, "man_god: pairs must be a list of pairs of advances")
    holy, lent = [pair[0] for pair in ours["pairs"]], sorted(pair[1] for pair in ours["pairs"])
    need([pair[0] for pair in pairs] == holy, f"man_god: the pairs begin with {', '.join(holy)}, in this order")
    need(sorted(map(str, [pair[1] for pair in pairs])) == lent, f"man_god: each of {', '.join(lent)} is lent once")
    for pair, own in zip(pairs, ours["pairs"], strict=True):
        need(pair[0] not in PRINTED or pair == own, f"man_god: by the rulebook {own[0]} lends {own[1]}")


def _check_track(track: Any, ours: dict[str, Any]) -> None:
    need(isinstance(track, dict), "track must be a table")
    need(sorted(track) == sorted(ours), f"track needs exactly the entries {', '.join(sorted(ours))}")
    need(track["mark"] in MARKS, f"track: mark must be one of {', '.join(MARKS)}, not {track['mark']!r}")
    need(track["ages"] == ours["ages"], f"track: there are {ours['ages']} ages by the rulebook")
    rounds = [(entry["age"], entry["round"]) for entry in ours["ends"]]
    need(isinstance(track["ends"], list), "track: ends must be a list of entries")
    need(len(track["ends"]) == len(rounds), f"track: ends needs {len(rounds)} entries, the last five rounds")
    for entry, (age, number) in zip(track["ends"], rounds, strict=True):
        where = f"track: age {age}, round {number}"
        need(isinstance(entry, dict) and sorted(entry) == ["age", "on", "round"], f"{where}: needs age, on and round")
        need((entry["age"], entry["round"]) == (age, number), f"{where} expected, found {entry!r}")
        values = entry["on"]
        right = isinstance(values, list) and all(type(v) is int and 1 <= v <= FACES for v in values)
        need(right and len(set(values)) == len(values), f"{where}: on must list values of the die from 1 to {FACES}")
