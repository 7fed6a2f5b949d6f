"""The API with which people choose how they are told that they are awaited."""

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field, StringConstraints

from gonfalon.server import seats
from gonfalon.server.api import ERRORS
from gonfalon.server.bodies import Body
from gonfalon.server.errors import TooMany
from gonfalon.server.notices import TRIES, Ways
from gonfalon.server.services import Services
from gonfalon.server.visitors import Acting, Lang, Served
from gonfalon.web import words

router = APIRouter(prefix="/api/me", tags=["people"], responses=ERRORS)

Address = Annotated[str, StringConstraints(max_length=500)]


class NoticesBody(Body):
    mail: Annotated[Address | None, Field(description="empty: no mail; left out: as it is")] = None
    webhook: Annotated[Address | None, Field(description="an https address that takes JSON; empty: none")] = None


class PushKeys(Body):
    p256dh: Annotated[str, StringConstraints(max_length=200, pattern=r"^[\w-]+=*$")]
    auth: Annotated[str, StringConstraints(max_length=50, pattern=r"^[\w-]+=*$")]


class PushBody(Body):
    endpoint: Address
    keys: PushKeys


class EndpointBody(Body):
    endpoint: Address


class Notices(BaseModel):
    """How you are told. ``failing`` are ways that failed too often and are left alone until you set them up again."""

    mail: str | None
    confirmed: bool
    webhook: str | None
    browsers: int
    failing: list[str]
    sends_mail: bool
    push_key: str


class Tried(BaseModel):
    sent: list[str]


def told(served: Services, ways: Ways) -> dict[str, Any]:
    failing = [way for way, count in ways.failures.items() if count >= TRIES]
    return {
        **{"mail": ways.mail, "confirmed": ways.confirmed, "webhook": ways.webhook, "browsers": len(ways.pushes)},
        **{"failing": failing, "sends_mail": served.notifier.office is not None},
        "push_key": served.notifier.keys.public,
    }


def origin(request: Request, served: Services) -> str:
    """Where this server is, as the visitor reaches it."""
    return served.settings.address or f"{request.url.scheme}://{request.url.netloc}"


def _sparing(served: Services, person: str) -> None:
    """Letters and calls to addresses that somebody names are not for flooding them."""
    wait = served.letters.take(person)
    if wait:
        raise TooMany("that was a lot in a short time; wait a little", retry_after=max(1, round(wait)))


@router.get("/notices")
async def read_notices(served: Served, acting: Acting) -> Notices:
    """How you are told that you are awaited."""
    return Notices(**told(served, await served.notifier.ways(seats.known_person(acting).id)))


@router.post("/notices")
async def choose_notices(body: NoticesBody, request: Request, served: Served, acting: Acting) -> Notices:
    """Choose a mailbox, which gets a letter to confirm it, and a webhook."""
    person = seats.known_person(acting).id
    if body.mail:
        _sparing(served, person)
    ways = await served.notifier.choose(person, origin(request, served), body.mail, body.webhook)
    return Notices(**told(served, ways))


@router.post("/notices/try")
async def try_notices(served: Served, acting: Acting, lang: Lang) -> Tried:
    """Send something by all of your ways; ``sent`` are those by which it went."""
    person = seats.known_person(acting).id
    _sparing(served, person)
    t, ways = words(lang), await served.notifier.ways(person)
    sent = await served.notifier.send(ways, t("try-title"), t("try-text"), "/notices", {"event": "try"})
    return Tried(sent=sorted(set(sent)))


@router.post("/push")
async def add_browser(body: PushBody, request: Request, served: Served, acting: Acting) -> Notices:
    """Tell this browser, by Web Push."""
    person = seats.known_person(acting).id
    await served.notifier.add_browser(person, origin(request, served), body.model_dump())
    return Notices(**told(served, await served.notifier.ways(person)))


@router.post("/push/end")
async def remove_browser(body: EndpointBody, served: Served, acting: Acting) -> Notices:
    """Tell this browser no more."""
    person = seats.known_person(acting).id
    await served.notifier.remove_browser(person, body.endpoint)
    return Notices(**told(served, await served.notifier.ways(person)))
