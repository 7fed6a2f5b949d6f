"""What a seat is shown of a table. Everything the game says about itself comes from the match, per seat.

The part that depends on the game alone is drawn and encoded once per revision, seat and language; a line of the log is
worded and encoded once for all who may read it.
"""

import json
from functools import cache
from typing import Any

from gonfalon import Match, bots, registry
from gonfalon.server import matches
from gonfalon.server.table import Lines, Seat, Table
from gonfalon.wording import Wording

#: The parts of a table view that can be left out with ``?parts=view``.
PARTS = ("view", "svg", "tips", "panels", "sheet")


#: A value as compact JSON.
encoded = json.JSONEncoder(separators=(",", ":")).encode


def joined(members: dict[str, str]) -> str:
    """A JSON object of members that are encoded already."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in members.items()) + "}"


@cache
def title(game: str, lang: str) -> str:
    """A game's title; its name, if it is no longer installed."""
    return Wording(registry.find(game).folder(), lang)("title") if game in registry.names() else game


def seat_name(seat: Seat, number: int, words: Wording) -> str:
    """How the log and the panels call a seat: the person, else its colour."""
    if seat.name:
        return seat.name
    colour = words(f"seat-{number}")
    return f"{colour} ({bots.title(seat.level, words.lang)})" if seat.kind == "bot" else colour


def named(match: Match, table: Table, lang: str) -> Match:
    """The match with its players' names in the reader's language."""
    words = Wording(match.game.folder(), lang)
    match.names = [seat_name(seat, number, words) for number, seat in enumerate(table.seats)]
    return match


def board(match: Match, seat: int | None, lang: str, parts: tuple[str, ...] = PARTS, since: int = -1) -> dict[str, Any]:
    """The game itself as a seat sees it, with the log after version ``since``."""
    game, state, words = match.game, match.state, match.words(lang)
    out: dict[str, Any] = {}
    if "view" in parts:
        out["view"] = match.view(seat, lang, since)
    if "svg" in parts:
        out["svg"] = str(match.svg(seat, lang))
    if "tips" in parts:
        tips = game.tips(state, seat, words)
        out["tips"] = {
            target: {"title": tip.title, "lines": list(tip.lines), "rules": list(tip.rules)}
            for target, tip in tips.items()
        }
    if "panels" in parts:
        out["panels"] = [
            [{"icon": icon, "label": label, "value": value} for icon, label, value in panel]
            for panel in game.panels(state, words)
        ]
    if "sheet" in parts:
        out["sheet"] = [
            {"source": source, "title": words(source), "points": list(points)}
            for source, points in game.score_sheet(state)
        ]
    return out


def current(table: Table, seat: int | None, lang: str, parts: tuple[str, ...] = PARTS) -> dict[str, str]:
    """The parts of the board as it stands, encoded; drawn once for everybody who looks through the same eyes."""
    key = (seat, lang, parts)
    if key not in table.shown:
        match = named(table.match, table, lang)
        out = board(match, seat, lang, parts, since=match.version)
        table.shown[key] = members = {name: encoded(part) for name, part in out.items()}
        if "view" in out:  # the log, worded and encoded before, takes the place of the empty one
            members["view"] = members["view"].removesuffix("[]}") + log(table, match, seat, lang) + "}"
    shown: dict[str, str] = table.shown[key]
    return shown


def log(table: Table, match: Match, seat: int | None, lang: str) -> str:
    """The lines this seat may read, encoded. Lines are worded once for all seats, and only the new ones."""
    known = table.log.get(lang)
    if known is None or (known.epoch, known.names) != (table.epoch, match.names):
        known = table.log[lang] = Lines(table.epoch, match.names)
    known.lines += [(audience, encoded(line)) for audience, line in match.lines(lang, known.version)]
    known.version = match.version
    return "[" + ",".join(line for audience, line in known.lines if audience is None or seat in audience) + "]"


def about(
    table: Table, person: str | None, mine: list[int], lang: str, online: set[int], thinking: set[int]
) -> dict[str, Any]:
    """The table around the board: who sits there, what is said. The invite is for those who play."""
    words = Wording(table.match.game.folder(), lang)
    kept = table.kept_for(person)
    hosting = [table.seats[seat].name for seat in table.seats_of(table.host)]
    seats = [
        {
            "seat": number,
            "kind": seat.kind,
            "name": seat_name(seat, number, words),
            "you": number in mine,
            "online": number in online or seat.kind == "bot",
            "thinking": number in thinking,
            **({"level": seat.level} if seat.kind == "bot" else {}),
            **({"kept": True} if number in kept else {}),
            **({"reserved": seat.reserved} if seat.kind == "open" else {}),
        }
        for number, seat in enumerate(table.seats)
    ]
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "title": title(table.game, lang),
        **({"invite": table.invite} if mine else {}),
        "host": {"name": hosting[0] if hosting else "", "you": person == table.host},
        "hotseat": table.hotseat,
        "public": table.public,
        "created": table.created,
        "started": table.started,
        "revision": table.revision,
        "options": table.match.state.options,
        "seats": seats,
        "record": matches.may_record(table.match, mine),
        "undo": [seat for seat in mine if not table.match.over and table.match.can_undo(seat)],
        "rewind": table.rewind,
        "chat": [{"from": line.who, "text": line.text, "when": line.when} for line in table.chat],
        "rematch": table.rematch,
    }
