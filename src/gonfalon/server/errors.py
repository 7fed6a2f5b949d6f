"""Everything the server refuses, and the one place where an error becomes an HTTP answer."""

import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

import gonfalon

log = logging.getLogger("gonfalon.server")


class Refused(gonfalon.GonfalonError):
    """The root of what the server itself refuses; ``kind`` and ``status`` tell clients what happened."""

    kind = "refused"
    status = 400

    def __init__(self, message: str, **more: Any) -> None:
        super().__init__(message)
        self.more = more


class NotSignedIn(Refused):
    kind, status = "not_signed_in", 401


class WrongPassword(Refused):
    kind, status = "wrong_password", 401


class Forbidden(Refused):
    kind, status = "forbidden", 403


class NotFound(Refused):
    kind, status = "not_found", 404


class Conflict(Refused):
    """Somebody else changed the table first; ``view`` may carry how it stands now."""

    kind, status = "stale", 409


class NotNow(Refused):
    kind, status = "not_now", 409


class TooLarge(Refused):
    kind, status = "too_large", 413


class BadInput(Refused):
    kind, status = "bad_input", 422


class TooMany(Refused):
    kind, status = "too_many", 429


class StorageDown(Refused):
    """The database did not take it; nothing changed."""

    kind, status = "storage", 503


#: The kernel's errors: class, kind, status. The first that fits counts.
KERNEL: tuple[tuple[type[gonfalon.GonfalonError], str, int], ...] = (
    (gonfalon.IllegalAnswer, "illegal", 422),
    (gonfalon.StaleDecision, "stale", 409),
    (gonfalon.NotYourDecision, "not_your_decision", 409),
    (gonfalon.GameOver, "over", 409),
    (gonfalon.NothingToUndo, "nothing_to_undo", 409),
    (gonfalon.UnknownGame, "unknown_game", 404),
    (gonfalon.BadSeats, "bad_seats", 422),
    (gonfalon.BadOption, "bad_option", 422),
    (gonfalon.OtherRulesVersion, "other_rules", 422),
    (gonfalon.GonfalonError, "bad_input", 422),
)


def body(kind: str, message: str, **more: Any) -> dict[str, Any]:
    """An error as clients read it: ``{"error": {"kind", "message", "rule"?}}``."""
    view = more.pop("view", None)
    out: dict[str, Any] = {"error": {"kind": kind, "message": message, **more}}
    return out if view is None else {**out, "view": view}


def answered(error: gonfalon.GonfalonError) -> tuple[int, dict[str, Any]]:
    """The status and body for an error of ours."""
    if isinstance(error, Refused):
        return error.status, body(error.kind, str(error), **error.more)
    kind, status = next((kind, status) for cls, kind, status in KERNEL if isinstance(error, cls))
    rule = getattr(error, "rule", "")
    return status, body(kind, str(error), **({"rule": rule} if rule else {}))


def as_json(content: dict[str, Any], status: int) -> Response:
    """A JSON answer in plain ASCII: what was sent to us may hold letters that no encoding knows."""
    return Response(json.dumps(content), status, media_type="application/json")


Page = Callable[[Request, int, str], Awaitable[Response]]


def install(app: FastAPI, page: Page) -> None:
    """Answer every error: programs and scripts in our JSON shape, people who opened a page with a page."""

    async def told(request: Request, status: int, content: dict[str, Any]) -> Response:
        if request.url.path.startswith(("/api/", "/static/")):
            return as_json(content, status)
        return await page(request, status, content["error"]["message"])

    async def ours(request: Request, error: Exception) -> Response:
        assert isinstance(error, gonfalon.GonfalonError)  # noqa: S101 - registered for this class alone
        return await told(request, *answered(error))

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for this class alone
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return await told(request, 422, body("bad_input", f"{where}: {first['msg']}"))

    async def plain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 - registered for this class alone
        kind = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}.get(error.status_code, "refused")
        response = await told(request, error.status_code, body(kind, str(error.detail)))
        response.headers.update(error.headers or {})
        return response

    async def unforeseen(request: Request, error: Exception) -> Response:
        log.error("unforeseen error at %s %s", request.method, request.url.path, exc_info=error)
        return as_json(body("server", "something went wrong on the server; nothing was changed"), 500)

    app.add_exception_handler(gonfalon.GonfalonError, ours)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(Exception, unforeseen)
