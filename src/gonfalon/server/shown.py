"""What a seat is shown of a table. Everything the game says about itself comes from the match, per seat.

The part that depends on the game alone is drawn and encoded once per revision, seat and language; a line of the log is
worded and encoded once for all who may read it.
"""

from bisect import bisect_right
from functools import cache
from typing import Any

import orjson

from gonfalon import Match, bots, registry
from gonfalon.server import clocks, matches, play, series
from gonfalon.server.table import Lines, Seat, Table
from gonfalon.wording import Wording

#: The parts of a table view that can be left out with ``?parts=view``.
PARTS = ("view", "svg", "tips", "panels", "sheet")


def encoded(value: Any) -> str:
    """A value as compact JSON."""
    return orjson.dumps(value).decode()


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
        decision = out["view"]["decision"]
        if decision is not None and series.begins(match, decision["seat"]):
            decision["series"] = True
            decision["taken"] = series.taken(match, decision["seat"], lang)
    if "svg" in parts:
        out["svg"] = str(match.svg(seat, lang))
    if "tips" in parts:
        tips = game.tips(state, seat, words)
        out["tips"] = {
            target: {
                "title": tip.title,
                "lines": list(tip.lines),
                "rules": list(tip.rules),
                **({"warning": tip.warning} if tip.warning else {}),
            }
            for target, tip in tips.items()
        }
    if "panels" in parts:
        out["panels"] = [
            [{"icon": icon, "label": label, "value": value} for icon, label, value in panel]
            for panel in game.panels(state, words)
        ]
        if seat is not None:
            purse = game.purse(state, seat, words)
            out["panels"][seat] += [{"icon": i, "label": label, "value": v, "mine": True} for i, label, v in purse]
    if "sheet" in parts:
        out["sheet"] = [
            {"source": source, "title": words(source), "points": list(points), "tie": tie}
            for tie, rows in ((False, game.score_sheet(state)), (True, game.ties(state)))
            for source, points in rows
        ]
    return out


def current(
    table: Table, seat: int | None, lang: str, parts: tuple[str, ...] = PARTS, since: int = -1
) -> dict[str, str]:
    """The parts of the board as it stands, encoded, with the log after version ``since``.

    Drawn once for everybody who looks through the same eyes.
    """
    key = (seat, lang, parts)
    if key not in table.shown:
        table.shown[key] = {name: encoded(part) for name, part in raw(table, seat, lang, parts).items()}
    drawn: dict[str, str] = table.shown[key]
    if "view" not in drawn:
        return drawn
    return {**drawn, "view": with_log(table, seat, lang, since, drawn["view"])}


def raw(table: Table, seat: int | None, lang: str, parts: tuple[str, ...] = PARTS) -> dict[str, Any]:
    """The same before it is encoded, with an empty log."""
    key = ("raw", seat, lang, parts)
    if key not in table.shown:
        match = named(table.match, table, lang)
        table.shown[key] = board(match, seat, lang, parts, since=match.version)
    out: dict[str, Any] = table.shown[key]
    return out


def with_log(table: Table, seat: int | None, lang: str, since: int, view: str) -> str:
    """An encoded view with the log after version ``since``, worded and encoded before, in place of the empty one."""
    return view.removesuffix("[]}") + log(table, named(table.match, table, lang), seat, lang, since) + "}"


def joined_names(members: dict[str, str]) -> str:
    """A JSON object of encoded members, whose names may hold anything."""
    return "{" + ",".join(f"{encoded(name)}:{text}" for name, text in members.items()) + "}"


def log_key(table: Table, seat: int | None, lang: str) -> str:
    """Tells logs apart that do not begin alike: after an undo, with other names, for other eyes."""
    words = Wording(table.match.game.folder(), lang)
    names = [seat_name(sitting, number, words) for number, sitting in enumerate(table.seats)]
    return encoded([table.epoch, names, seat, lang])


def log(table: Table, match: Match, seat: int | None, lang: str, since: int = -1) -> str:
    """The lines this seat may read after a version, encoded. Lines are worded once for all seats, and only new ones."""
    known = table.log.get(lang)
    if known is None or (known.epoch, known.names) != (table.epoch, match.names):
        known = table.log[lang] = Lines(table.epoch, match.names)
    new = match.lines(lang, known.version)
    known.lines += [(line["version"], audience, encoded(line)) for audience, line in new]
    known.version = match.version
    first = bisect_right(known.lines, since, key=lambda line: line[0])
    mine = [line for _, audience, line in known.lines[first:] if audience is None or seat in audience]
    return "[" + ",".join(mine) + "]"


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
        "secrets": matches.hides(table.match),
        "public": table.public,
        "letters": table.letters,
        "created": table.created,
        "started": table.started,
        "revision": table.revision,
        "options": table.match.state.options,
        "seats": seats,
        "record": matches.may_record(table.match, mine),
        "undo": [seat for seat in mine if play.may_undo(table, seat)],
        "rewind": table.rewind,
        "chat": [{"from": line.who, "text": line.text, "when": line.when} for line in table.chat],
        "rematch": table.rematch,
        "waiting": table.waiting,
        "clock": clocks.shown(table, clocks.now()),
    }
