"""Finding a game: listed tables with filters, finished games, rankings, and a page for each player."""

from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from gonfalon import bots, registry
from gonfalon.server import results, schema, seats, shown
from gonfalon.server.accounts import login, unseen
from gonfalon.server.api import ERRORS, games_with_levels, listed
from gonfalon.server.bodies import Body
from gonfalon.server.errors import BadInput, NotFound
from gonfalon.server.pages import Asked, visit
from gonfalon.server.services import Services
from gonfalon.server.visitors import Acting, Lang, Served

router = APIRouter(prefix="/api", tags=["lobby"], responses=ERRORS)
pages = APIRouter(include_in_schema=False)

#: How many games a page of history shows, and how many people a ranking.
SHOWN = 30

State = Literal["open", "running", "finished"]
ClockKind = Literal["", "none", "live", "days"]
#: From so many seconds per move on, a game is one of days.
LONG = 6 * 3600


#: A game's name, or nothing for all.
GameName = Annotated[str, Query(max_length=60, pattern=r"^[\w-]*$")]


class ListingBody(Body):
    public: bool


class FriendBody(Body):
    friend: bool


def wanted(game: str, state: State, clock: ClockKind) -> Any:
    """The condition of a list: listed tables of a game, with free seats, under way or finished, of that pace."""
    t, s = schema.tables, schema.seats
    free = sa.select(s.c.table).where((s.c.kind == "open") & ~s.c.reserved)
    states = {"open": ~t.c.over & t.c.id.in_(free), "running": ~t.c.over & t.c.id.not_in(free), "finished": t.c.over}
    seconds = t.c.clock["seconds"].as_integer()
    timed = t.c.clock.is_not(None)
    paces = {
        "none": t.c.clock.is_(None),
        "live": timed & (seconds < LONG),
        "days": timed & (seconds >= LONG),
    }
    out = t.c.public & states[state]
    if game:
        out &= t.c.game == game
    return out & paces[clock] if clock else out


def at_tables_of_friends(person: str | None) -> Any:
    """The condition that a friend of this person sits there, or is the host."""
    t, s, f = schema.tables, schema.seats, schema.friends
    friends = sa.select(f.c.friend).where(f.c.person == person)
    return t.c.host.in_(friends) | t.c.id.in_(sa.select(s.c.table).where(s.c.person.in_(friends)))


@router.get("/lobby")
async def lobby(
    served: Served,
    acting: Acting,
    lang: Lang,
    game: GameName = "",
    state: State = "open",
    clock: ClockKind = "",
    friends: bool = False,
) -> list[dict[str, Any]]:
    """Listed tables: ``open`` have a free seat for anybody, ``running`` are to watch, ``finished`` to look through.

    With ``friends``, only those at which a friend of yours sits.
    """
    return await _lobby(served, acting.key, lang, game, state, clock, friends)


async def _lobby(
    served: Services, person: str | None, lang: str, game: str, state: State, clock: ClockKind, friends: bool
) -> list[dict[str, Any]]:
    condition = wanted(game, state, clock)
    if friends:
        condition &= at_tables_of_friends(person)
    return await served.storage.read(lambda connection: listed(connection, condition, person, lang))


@router.get("/games/{game}/ranking")
async def ranking(game: str, served: Served, lang: Lang) -> list[dict[str, Any]]:
    """Who plays a game best: people with an account, and the bots as fixed points."""
    registry.find(game)
    found = await served.storage.read(lambda connection: results.ranking(connection, game, SHOWN))
    return [{**row, "title": bots.title(row["level"], lang)} if "level" in row else row for row in found]


@router.get("/players/{name}")
async def player(name: str, served: Served, acting: Acting, lang: Lang) -> dict[str, Any]:
    """Somebody with an account: ratings and finished games, private ones only for themselves."""
    return await _player(served, name, acting.key, lang)


@router.post("/players/{name}/friend")
async def befriend(name: str, body: FriendBody, served: Served, acting: Acting) -> dict[str, bool]:
    """Make somebody with an account your friend, or no longer: the lobby can show friends' tables. Nobody is told."""
    person = seats.known_person(acting)
    friend = await _account(served, name)
    if friend.id == person.id:
        raise BadInput("you are always at your own tables")
    f = schema.friends
    own = (f.c.person == person.id) & (f.c.friend == friend.id)

    def note(connection: sa.Connection) -> None:
        connection.execute(sa.delete(f).where(own))
        if body.friend:
            connection.execute(sa.insert(f).values(person=person.id, friend=friend.id))

    await served.storage.write(note)
    return {"friend": body.friend}


@router.get("/me/history")
async def my_history(
    served: Served, acting: Acting, lang: Lang, before: Annotated[float | None, Query(ge=0)] = None
) -> dict[str, Any]:
    """Your own ratings and finished games, also as a guest; ``before`` pages back."""
    person = seats.known_person(acting)
    return {"name": person.name, **await _told(served, person.id, True, lang, before)}


@router.post("/tables/{table_id}/listing")
async def listing(table_id: str, body: ListingBody, served: Served, acting: Acting) -> dict[str, bool]:
    """The host lists a table, or takes it from the lists: finished games are public or not."""
    table = await served.tables.change(table_id, seats.listing(acting, body.public))
    return {"public": table.public}


async def _account(served: Services, name: str) -> Any:
    """The account of that name."""
    p, sought = schema.people, login(name)
    if any(map(unseen, sought)):  # nobody is called so, and not every database takes it
        raise NotFound("nobody of that name has an account here")
    known = sa.select(p.c.id, p.c.name).where(p.c.login == sought)
    row = await served.storage.read(lambda connection: connection.execute(known).first())
    if row is None:
        raise NotFound("nobody of that name has an account here")
    return row


async def _player(served: Services, name: str, asking: str | None, lang: str) -> dict[str, Any]:
    row, f = await _account(served, name), schema.friends
    own = sa.select(f.c.friend).where((f.c.person == asking) & (f.c.friend == row.id))
    friend = await served.storage.read(lambda connection: connection.scalar(own))
    about = {"name": row.name, "you": row.id == asking, "friend": friend is not None}
    return {**about, **await _told(served, row.id, row.id == asking, lang)}


async def _told(served: Services, person: str, private: bool, lang: str, before: float | None = None) -> dict[str, Any]:
    ratings, games = await served.storage.read(
        lambda connection: (
            results.ratings_of(connection, person),
            results.history(connection, person, private, SHOWN, before),
        )
    )
    return {
        "ratings": [{**row, "title": shown.title(row["game"], lang)} for row in ratings],
        "games": [{**row, "title": shown.title(row["game"], lang)} for row in games],
    }


# -- pages -----------------------------------------------------------------------------------


@pages.get("/lobby")
async def lobby_page(
    request: Request,
    served: Served,
    lang: Asked = None,
    game: GameName = "",
    state: State = "open",
    clock: ClockKind = "",
    friends: bool = False,
) -> Response:
    coming = await visit(request, served, lang)
    tables = await _lobby(served, coming.person.id, coming.lang, game, state, clock, friends)
    chosen = {"game": game, "state": state, "clock": clock, "friends": friends}
    return coming.page("lobby", games=games_with_levels(coming.lang), tables=tables, chosen=chosen)


@pages.get("/ranking/{game}")
async def ranking_page(game: str, request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    rows = await ranking(game, served, coming.lang)
    title = shown.title(game, coming.lang)
    return coming.page("ranking", game=game, title=title, rows=rows, games=games_with_levels(coming.lang))


@pages.get("/players/{name}")
async def player_page(name: str, request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    return coming.page("player", player=await _player(served, name, coming.person.id, coming.lang))


@pages.get("/history")
async def history_page(request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    told = await _told(served, coming.person.id, True, coming.lang)
    return coming.page("player", player={"name": coming.person.name, "you": True, **told})
