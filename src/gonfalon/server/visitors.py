"""Who makes a request and in which language: the cookie of a person or the token of a program."""

import re
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response

from gonfalon.server.accounts import NOBODY, Actor, Person
from gonfalon.server.errors import Forbidden, NotSignedIn
from gonfalon.server.limits import same_origin
from gonfalon.server.services import Services
from gonfalon.wording import LANGUAGES

SESSION = "gonfalon_session"
LANG = "lang"
#: What a token of ours looks like.
TOKEN = re.compile(r"[\w-]{43}", re.ASCII)
YEAR = 365 * 24 * 3600


async def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


async def actor(request: Request) -> Actor:
    """The person or program behind a request. What changes something must come from our own page."""
    known: Actor | None = getattr(request.state, "actor", None)
    if known is None:
        known = request.state.actor = await _actor(request)
        table_id = request.path_params.get("table_id")
        if table_id is not None:
            (await services(request)).notice(table_id, known)
    return known


async def _actor(request: Request) -> Actor:
    accounts = (await services(request)).accounts
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind:
        found = await accounts.by_seat_token(token.strip()) if kind.lower() == "bearer" else NOBODY
        if found is NOBODY:
            raise NotSignedIn("this seat token is not valid")
        return found
    session = request.cookies.get(SESSION)
    if request.method != "GET":
        if request.headers.get("x-gonfalon") != "1":
            raise Forbidden("a request that changes something carries the header X-Gonfalon: 1")
        if not same_origin(request.headers):
            raise Forbidden("this request comes from another site")
    found = await accounts.by_session(session) if session else NOBODY
    if found is NOBODY and session and request.method != "GET" and TOKEN.fullmatch(session):
        return await accounts.greet(session, language(request, None))
    return found


async def spoken(request: Request, lang: str | None = None) -> str:
    """The reader's language: asked for, chosen before, or what the browser prefers."""
    return language(request, (await actor(request)).person, lang)


async def caller(request: Request, lang: str | None) -> tuple[Services, Actor, str]:
    """All of it at once, for endpoints that read their requests themselves."""
    return await services(request), await actor(request), await spoken(request, lang)


Served = Annotated[Services, Depends(services)]
Acting = Annotated[Actor, Depends(actor)]
Lang = Annotated[str, Depends(spoken)]


def language(request: Request, person: Person | None, asked: str | None = None) -> str:
    accepted = [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    own = [person.lang] if person else []  # of a guest nobody knows whether they chose it: the browser knows better
    known = [*own, *accepted] if person and person.account else [*accepted, *own]
    chosen = [asked, request.cookies.get(LANG), *known]
    return next((lang for lang in chosen if lang in LANGUAGES), LANGUAGES[0]) or LANGUAGES[0]


def set_session(request: Request, response: Response, token: str) -> None:
    secure = request.url.scheme == "https"
    response.set_cookie(SESSION, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


async def visitor(request: Request, response: Response, served: Services) -> tuple[Person, str]:
    """The person who visits a page, and their session. A newcomer gets one, and is stored once they do something."""
    token = request.cookies.get(SESSION, "")
    found = await served.accounts.by_session(token) if token else NOBODY
    if found.person is not None:
        return found.person, token
    if not TOKEN.fullmatch(token):
        token = secrets.token_urlsafe(32)
        set_session(request, response, token)
    return served.accounts.newcomer(token, language(request, None)), token
