"""The past of a table: points over time, the dice that were thrown, and any earlier moment to look at."""

import threading
from dataclasses import dataclass, field
from typing import Any

import gonfalon
from gonfalon import Match
from gonfalon.kernel.requests import Chance, Request
from gonfalon.server import matches, shown
from gonfalon.server.errors import BadInput
from gonfalon.server.table import Table

#: The past of a table is played again in threads, beside the answers to other requests.
_one_at_a_time = threading.Lock()


@dataclass
class Past:
    """A match played again, and what was noted at every version. Draws are secret and not noted; dice are open."""

    match: Match
    moments: list[dict[str, Any]] = field(default_factory=list)
    throws: list[dict[str, Any]] = field(default_factory=list)

    def note(self) -> None:
        match = self.match
        stage = match.game.stage(match.state)
        self.moments.append(
            {
                "version": match.version,
                "scores": list(match.scores()),
                "chapter": match.state.chapter,
                "stage": stage,
            }
        )

    def go_on(self, rows: list[matches.Row]) -> None:
        for seat, answer, when in rows:
            request = self.match.state.request()
            self.match._accept(answer, seat, when)
            for sides, faces in dice_of(request, answer).items():
                self.throws.append({"version": self.match.version, "sides": sides, "faces": faces})
            self.note()


def dice_of(request: Request | None, outcome: Any) -> dict[int, list[int]]:
    """The faces that were thrown, by the sides of the dice: a chance of a game's own names its dice one by one."""
    sides = getattr(request, "sides", None) if isinstance(request, Chance) else None
    if sides is None:
        return {}
    kinds = [sides] * len(outcome) if isinstance(sides, int) else sides
    return {kind: [face for of, face in zip(kinds, outcome, strict=True) if of == kind] for kind in kinds}


def past_of(table: Table) -> Past:
    """The table's past; only what came since the last look is played again."""
    key = ("past", table.epoch)
    past = table.past.get(key)
    if past is None:
        match = gonfalon.new(table.game, len(table.seats), 0, table.match.state.options, chance=False)
        match.state._events = None  # the table's own log has the words
        past = Past(match)
        past.note()
        table.past = {key: past}
    past.go_on(table.match.answers(past.match.version))
    return past


def timeline(table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """Every version with the points, the turn and the lines of the log this seat may read; and all dice."""
    with _one_at_a_time:
        past = past_of(table)
    texts: dict[int, list[str]] = {}
    for line in shown.named(table.match.copy(), table, lang).log(seat, lang):
        texts.setdefault(line["version"], []).append(line["text"])
    words = table.match.words(lang)
    versions = [
        {
            **moment,
            "stage": words.stage(moment["stage"]),
            "text": " ".join(texts.get(moment["version"], [])),
        }
        for moment in past.moments
    ]
    thrown = [0] * max([throw["sides"] for throw in past.throws], default=6)
    for throw in past.throws:
        for face in throw["faces"]:
            thrown[face - 1] += 1
    return {"versions": versions, "dice": {"thrown": thrown, "throws": past.throws}}


def at(table: Table, version: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The board as this seat saw it after ``version`` answers."""
    if not 0 <= version <= table.version:
        raise BadInput(f"version is a whole number from 0 to {table.version}")
    match = shown.named(matches.past(table.match, version), table, lang)
    return shown.board(match, seat, lang)
