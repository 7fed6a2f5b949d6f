"""The file in which a tournament keeps its results, one per line, so that it can go on later."""

import json
import os
from pathlib import Path
from typing import Any

from gonfalon.arena.errors import OtherTournament
from gonfalon.arena.schedule import Pairing, Tournament

Result = dict[str, Any]


class Book:
    """A file of results, one per line, that a later run goes on with. Without a path nothing is kept."""

    def __init__(self, path: Path | None, tournament: Tournament) -> None:
        self.path = path
        self.known: dict[int, Result] = {}
        if path is not None:
            self._open(path, tournament)

    def _open(self, path: Path, tournament: Tournament) -> None:
        wanted = json.dumps(tournament.header())
        lines = _lines(path) or [wanted]
        if differs := _differs(json.loads(wanted), lines[0]):
            raise OtherTournament(f"{path} does not hold the games of this tournament: {differs}")
        pairings = {pairing.number: pairing for pairing in tournament.pairings()}
        for line in lines[1:]:
            result = _result(line)
            if result is None or not _fits(result, pairings.get(result["number"])):
                raise OtherTournament(f"{path} is damaged: {line[:60]!r} is not a game of this tournament")
            self.known[result["number"]] = result
        beside = path.with_name(path.name + ".new")  # so that a crash never leaves half of what was there
        beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
        os.replace(beside, path)

    def add(self, result: Result) -> None:
        self.known[result["number"]] = result
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")


def _lines(path: Path) -> list[str]:
    """The whole lines of a file, none if there is no file: the last may have been cut off while it was written."""
    if not path.parent.is_dir():
        raise OtherTournament(f"{path} cannot be written: there is no folder {path.parent}")
    if not path.exists():
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeError:
        raise OtherTournament(f"{path} does not hold the games of a tournament: it is not text") from None
    return lines[:-1] if len(lines) > 1 and _result(lines[-1]) is None else lines


def _result(line: str) -> Result | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) and type(found.get("number")) is int else None


def _differs(wanted: dict[str, Any], line: str) -> str:
    """What the first line of a file says otherwise, in words; "" if nothing."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "format" not in found:
        return "it is not a file of the arena"
    keys = [key for key in {**wanted, **found} if wanted.get(key) != found.get(key)]
    return "; ".join(f"its {key} is {json.dumps(found.get(key))}, not {json.dumps(wanted.get(key))}" for key in keys)


def _fits(result: Result, pairing: Pairing | None) -> bool:
    """Whether this is a result of that game; of one beyond the number asked for, whether it looks like one."""
    if pairing is None:
        return isinstance(result.get("bots"), list)
    seats = len(pairing.bots)
    rows = [result.get(key) for key in ("scores", "decisions")]
    winners = result.get("winners")
    return (
        (result.get("bots"), result.get("seed")) == (list(pairing.bots), pairing.seed)
        and all(isinstance(row, list) and len(row) == seats for row in rows)
        and isinstance(winners, list)
        and all(seat in range(seats) for seat in winners)
    )
