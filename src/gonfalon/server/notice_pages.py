"""The pages about being told: the settings, and what a click in a message leads to; the script that hears pushes."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, Response

from gonfalon.server.errors import NotFound
from gonfalon.server.notices_api import told
from gonfalon.server.pages import Asked, visit
from gonfalon.server.visitors import Served
from gonfalon.web import STATIC

router = APIRouter(include_in_schema=False)


@router.get("/notices")
async def settings(request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    return coming.page("notices", notices=told(served, await served.notifier.ways(coming.person.id)))


@router.get("/sw.js")
async def worker() -> Response:
    """The script that shows pushes. It stands at the root, so that it may open any page of ours."""
    return FileResponse(STATIC / "js" / "sw.js", media_type="text/javascript")


@router.get("/stop/{way}/{person}/{signature}")
@router.post("/stop/{way}/{person}/{signature}")
async def stop(way: str, person: str, signature: str, request: Request, served: Served, lang: Asked = None) -> Response:
    """One click ends the way by which a message came; mail programs send it as a POST."""
    if not await served.notifier.stop(way, person, signature):
        raise NotFound("this link is not one of ours")
    return await _said(request, served, lang, key=f"stopped-{way}")


@router.get("/confirm/{person}/{signature}")
async def confirm(person: str, signature: str, request: Request, served: Served, lang: Asked = None) -> Response:
    """The owner of a mailbox agrees."""
    if not await served.notifier.confirm(person, signature):
        raise NotFound("this link is not one of ours, or the address has changed since")
    return await _said(request, served, lang, key="confirmed")


async def _said(request: Request, served: Any, lang: Asked, key: str) -> Response:
    coming = await visit(request, served, lang)
    return coming.page("said", said=key)
