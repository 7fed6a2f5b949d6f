"""The API about people, games and lists of tables. ``table_api`` has what happens at a table."""

import contextlib
from functools import partial
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response

import gonfalon
from gonfalon import bots
from gonfalon.server import about, guide, lessons, rulebook, schema, seats, shown
from gonfalon.server.accounts import Person
from gonfalon.server.bodies import ErrorAnswer, Me, MeBody, SignBody
from gonfalon.server.errors import DamagedTable
from gonfalon.server.services import Services
from gonfalon.server.visitors import LANG, SESSION, YEAR, Acting, Lang, Served, set_session, visitor

#: How many tables a list shows.
LISTED = 50

#: A table that cannot be opened here: its game is not installed, or has other data, or what is stored is damaged.
CLOSED = (gonfalon.UnknownGame, gonfalon.OtherContent, DamagedTable)

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorAnswer} for status in ("4XX", "5XX", 401, 403, 404, 409, 422, 429)
}

router = APIRouter(prefix="/api", responses=ERRORS)


def me(person: Person, lang: str) -> dict[str, Any]:
    return {"name": person.name, "account": person.account, "lang": lang}


@router.get("/me", tags=["people"])
async def read_me(request: Request, response: Response, served: Served, lang: Lang) -> Me:
    """Who you are; a guest is made on the first visit."""
    person, _ = await visitor(request, response, served)
    return Me(**me(person, lang))


@router.post("/me", tags=["people"])
async def change_me(
    body: MeBody, request: Request, response: Response, served: Served, acting: Acting, lang: Lang
) -> Me:
    """Rename the guest, choose the language."""
    before = seats.known_person(acting)
    person = await served.accounts.change(before, body.name, body.lang)
    if body.lang:
        response.set_cookie(LANG, body.lang, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https")
    if body.name:
        await _rename_everywhere(served, person, before.name)
    return Me(**me(person, body.lang or lang))


async def _rename_everywhere(served: Services, person: Person, before: str) -> None:
    t, s = schema.tables, schema.seats
    mine = sa.select(s.c.table).distinct().join(t, t.c.id == s.c.table).where(~t.c.over & (s.c.person == person.id))
    for (table_id,) in await served.storage.read(lambda connection: connection.execute(mine).all()):
        with contextlib.suppress(*CLOSED):
            await served.tables.change(table_id, seats.renaming(person, before))


@router.post("/register", tags=["people"])
async def register(
    body: SignBody, request: Request, response: Response, served: Served, acting: Acting, lang: Lang
) -> Me:
    """Make the guest an account, with the tables it already plays at."""
    guest = seats.known_person(acting)
    person, token = await served.accounts.register(guest, body.name, body.password)
    set_session(request, response, token)
    await _rename_everywhere(served, person, guest.name)
    return Me(**me(person, lang))


@router.post("/login", tags=["people"])
async def login(body: SignBody, request: Request, response: Response, served: Served, acting: Acting, lang: Lang) -> Me:
    """Sign in; the tables of the guest you were until now become the account's."""
    person, token = await served.accounts.sign_in(body.name, body.password)
    if acting.person is not None and not acting.person.account:
        await _hand_over(served, acting.person, person)
    set_session(request, response, token)
    return Me(**me(person, lang))


async def _hand_over(served: Services, guest: Person, person: Person) -> None:
    await served.private.hand_over(guest, person)
    s = schema.seats
    mine = sa.select(s.c.table).distinct().where(s.c.person == guest.id)
    for (table_id,) in await served.storage.read(lambda connection: connection.execute(mine).all()):
        try:
            await served.tables.change(table_id, seats.handing_over(guest, person))
        except CLOSED:
            theirs = (s.c.table == table_id) & (s.c.person == guest.id)
            await served.storage.write(partial(_hand_seats_over, theirs, guest, person))


def _hand_seats_over(theirs: Any, guest: Person, person: Person, connection: sa.Connection) -> None:
    s = schema.seats
    name = sa.case((s.c.name == guest.name, person.name), else_=s.c.name)
    connection.execute(sa.update(s).where(theirs).values(person=person.id, name=name))


@router.post("/logout", tags=["people"])
async def logout(request: Request, response: Response, served: Served, acting: Acting) -> dict[str, bool]:
    """Sign out; the next visit is a new guest's."""
    token = request.cookies.get(SESSION)
    if token and acting.person:
        await served.accounts.sign_out(token)
    response.delete_cookie(SESSION)
    return {"ok": True}


@router.get("/games", tags=["games"])
async def games(lang: Lang) -> list[dict[str, Any]]:
    """The installed games with their seats and options, and the levels of the bots."""
    return games_with_levels(lang)


def games_with_levels(lang: str) -> list[dict[str, Any]]:
    levels = [{"name": level, "title": bots.title(level, lang)} for level in bots.levels()]
    return [
        {**game, "levels": levels, "guide": guide.exists(game["name"]), "lesson": lessons.exists(game["name"])}
        for game in gonfalon.games(lang)
    ]


@router.get("/games/{game}/rules", tags=["games"])
async def rules(game: str, lang: Lang) -> list[dict[str, Any]]:
    """The ledger in printed order: headings have a level, rules an id."""
    return rulebook.entries(game, lang)


@router.get("/games/{game}/lesson", tags=["games"])
async def lesson(game: str, lang: Lang) -> dict[str, Any]:
    """What a coach says during a first game, question by question."""
    return lessons.told(game, lang)


@router.get("/games/{game}/about", tags=["games"])
async def about_edition(game: str, lang: Lang) -> dict[str, Any]:
    """Where the printed data come from, topic by topic, and the data file that replaced some of them."""
    return about.about(game, lang)


@router.get("/tables", tags=["tables"])
async def tables(served: Served, acting: Acting, lang: Lang) -> dict[str, list[dict[str, Any]]]:
    """My tables, and those that are listed for anybody to join or to watch, the latest first."""
    return await lists(served, acting.key, lang)


async def lists(served: Services, person: str | None, lang: str) -> dict[str, list[dict[str, Any]]]:
    """What the front page shows: ``mine`` and ``open``."""
    return await served.storage.read(
        lambda connection: {
            "mine": listed(connection, _mine(person), person, lang) if person else [],
            "open": listed(connection, _open(), person, lang),
        }
    )


def _mine(person: str | None) -> Any:
    s = schema.seats
    return schema.tables.c.id.in_(sa.select(s.c.table).where(s.c.person == person))


def _open() -> Any:
    """Listed tables: to sit down at while a seat is free for anybody, and to watch."""
    t = schema.tables
    return t.c.public & ~t.c.over


def listed(connection: sa.Connection, wanted: Any, person: str | None, lang: str) -> list[dict[str, Any]]:
    t, s = schema.tables, schema.seats
    newest = sa.select(t).where(wanted).order_by(t.c.updated.desc()).limit(LISTED)
    found = connection.execute(newest).mappings().all()
    sitting = sa.select(s).where(s.c.table.in_([row["id"] for row in found])).order_by(s.c.seat)
    at: dict[str, list[Any]] = {}
    for seat in connection.execute(sitting).mappings():
        at.setdefault(seat["table"], []).append(seat)
    return [
        {
            "id": row["id"],
            "name": row["name"],
            "game": row["game"],
            "title": shown.title(row["game"], lang),
            "seats": [_seat(seat, person) for seat in at.get(row["id"], [])],
            "free": sum(seat["kind"] == "open" and not seat["reserved"] for seat in at.get(row["id"], [])),
            "over": row["over"],
            "your_turn": any(_plays(seat, person) and seat["seat"] in turn(row) for seat in at.get(row["id"], [])),
            "updated": row["updated"],
            "created": row["created"],
            "started": row["started"],
            "waits": row["waits"],
            "clock": row["clock"] if isinstance(row["clock"], dict) else None,
        }
        for row in found
    ]


def turn(row: Any) -> list[int]:
    """The seats that must answer, as a table's row says; none where that is damaged."""
    return row["turn"] if isinstance(row["turn"], list) else []


def _plays(seat: Any, person: str | None) -> bool:
    return person is not None and seat["kind"] == "person" and seat["person"] == person


def _seat(seat: Any, person: str | None) -> dict[str, Any]:
    mine = _plays(seat, person)
    return {"seat": seat["seat"], "kind": seat["kind"], "name": seat["name"], "level": seat["level"], "you": mine}
