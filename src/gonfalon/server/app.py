"""The web application: routes, limits, errors and the services behind them."""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import gonfalon
from gonfalon.server import (
    advice_api,
    api,
    away,
    errors,
    letters_api,
    lobby,
    notice_pages,
    notices_api,
    pages,
    table_api,
)
from gonfalon.server.limits import Limits, Zipped
from gonfalon.server.services import Services
from gonfalon.server.settings import Settings
from gonfalon.web import STATIC

log = logging.getLogger("gonfalon.requests")
logging.getLogger("uvicorn.access").disabled = True  # it writes query strings; our own journal does not

DESCRIPTION = """Everything a program needs to play. Hold a seat with `Authorization: Bearer <seat token>`
(from opening a table, or from `/token`), look with `GET /api/tables/{table_id}?parts=view`, answer
`view.decision` with one of its options, and wait on `/events` for `changed`."""


class Journal:
    """One line per request, without query strings and headers: they can hold secrets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            spent = (time.perf_counter() - begin) * 1000
            log.info("%s %s %d %.1f ms", scope["method"], scope["path"], status, spent)


def create_app(settings: Settings, begin_worker: Callable[[], None] | None = None) -> FastAPI:
    """The application, ready for uvicorn. ``begin_worker`` runs first in every process in which bots think."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = Services(settings, begin_worker)
        await app.state.services.start()
        yield
        await app.state.services.stop()

    app = FastAPI(
        title="Gonfalon",
        version=gonfalon.__version__,
        description=DESCRIPTION,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},  # nobody is told what visitors do
    )
    table_api.install(app)
    app.include_router(table_api.router)
    app.include_router(api.router)
    app.include_router(advice_api.router)
    app.include_router(away.router)
    app.include_router(lobby.router)
    app.include_router(notices_api.router)
    app.include_router(letters_api.router)
    app.include_router(pages.router)
    app.include_router(notice_pages.router)
    app.include_router(lobby.pages)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    errors.install(app, pages.problem_page)
    app.add_middleware(Zipped, minimum_size=4000, compresslevel=1)
    app.add_middleware(Limits, settings=settings, page=pages.problem_line)
    app.add_middleware(Journal)
    return app
