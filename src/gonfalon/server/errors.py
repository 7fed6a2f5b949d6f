"""Everything the server refuses, and the one place where an error becomes an HTTP answer.

``kind`` is for programs, with an English sentence for whoever writes them. People read other words, in their language:
the page has a key ``error-<reason>`` or ``error-<kind>`` for each, and puts the facts of the error into it.
"""

import json
import logging
from collections.abc import Callable
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
    #: What people should be told apart within a kind; empty where the kind says enough.
    reason = ""

    def __init__(self, message: str, **more: Any) -> None:
        super().__init__(message)
        self.more = more


class NotSignedIn(Refused):
    kind, status = "not_signed_in", 401


class WrongPassword(Refused):
    kind, status = "wrong_password", 401


class Forbidden(Refused):
    kind, status = "forbidden", 403


class NotYourSeat(Forbidden):
    reason = "not_your_seat"


class NotPlaying(Forbidden):
    reason = "not_playing"


class NotInvited(Forbidden):
    reason = "not_invited"


class NotFound(Refused):
    kind, status = "not_found", 404


class Conflict(Refused):
    """Somebody else changed the table first; ``view`` may carry how it stands now."""

    kind, status = "stale", 409


class NotNow(Refused):
    kind, status = "not_now", 409


class TooManyTables(NotNow):
    reason = "too_many_tables"

    def __init__(self, most: int) -> None:
        super().__init__(f"you have opened {most} tables that are not finished: finish some first", most=most)


class SeatedAlready(NotNow):
    reason = "seated_already"


class NotOver(NotNow):
    reason = "not_over"


class NotFull(NotNow):
    reason = "not_full"


class Secretive(NotNow):
    reason = "secretive"


class SeatTaken(NotNow):
    reason = "seat_taken"


class NotAway(NotNow):
    reason = "not_away"

    def __init__(self, seconds: float) -> None:
        words = f"a bot may take this seat once its player has been away for {seconds:.0f} seconds"
        super().__init__(words, seconds=round(seconds))


class TooLarge(Refused):
    kind, status = "too_large", 413


class BadInput(Refused):
    kind, status = "bad_input", 422


class BadName(BadInput):
    reason = "bad_name"

    def __init__(self, message: str, most: int) -> None:
        super().__init__(message, most=most)


class BadAddress(BadInput):
    reason = "bad_address"


class NameTaken(BadInput):
    reason = "name_taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"the name {name!r} is taken", name=name)


class HasAccount(BadInput):
    reason = "has_account"


class BadPassword(BadInput):
    reason = "bad_password"

    def __init__(self, least: int, most: int) -> None:
        super().__init__(f"a password has {least} to {most} characters", least=least, most=most)


class TooMany(Refused):
    kind, status = "too_many", 429

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message, retry_after=retry_after)


class Busy(Refused):
    """Whoever was to think did not come back; nothing changed."""

    kind, status = "busy", 503


class StorageDown(Refused):
    """The database did not take it; nothing changed."""

    kind, status = "storage", 503


class DamagedTable(Refused):
    """What is stored of a table makes no game any more. Other tables do not suffer from it."""

    kind, status = "damaged_table", 500


class Unforeseen(Refused):
    """A fault of ours."""

    kind, status = "server", 500


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
    (gonfalon.OtherContent, "other_content", 409),
    (gonfalon.OtherRulesVersion, "other_rules", 422),
    (gonfalon.DamagedRecord, "damaged_record", 422),
    (gonfalon.GonfalonError, "bad_input", 422),
)

#: The framework's errors by status; all others are just refused.
PLAIN = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}


def body(kind: str, message: str, **more: Any) -> dict[str, Any]:
    """An error as clients read it: ``{"error": {"kind", "message", "reason"?, "rule"?, ...}}``."""
    view = more.pop("view", None)
    out: dict[str, Any] = {"error": {"kind": kind, "message": message, **more}}
    return out if view is None else {**out, "view": view}


def answered(error: gonfalon.GonfalonError) -> tuple[int, dict[str, Any]]:
    """The status and body for an error of ours."""
    if isinstance(error, Refused):
        reason = {"reason": error.reason} if error.reason else {}
        return error.status, body(error.kind, str(error), **reason, **error.more)
    kind, status = next((kind, status) for cls, kind, status in KERNEL if isinstance(error, cls))
    facts: dict[str, Any] = {}
    if isinstance(error, gonfalon.IllegalAnswer):
        facts = {"rule": error.rule}
    elif isinstance(error, gonfalon.OtherContent):
        facts = {"file": error.file or "own"}
    return status, body(kind, str(error), **facts)


def as_json(content: dict[str, Any], status: int) -> Response:
    """A JSON answer in plain ASCII: what was sent to us may hold letters that no encoding knows."""
    return Response(json.dumps(content), status, media_type="application/json")


#: What an error looks like to a person: a request, a status, and the error as clients read it.
Page = Callable[[Request, int, dict[str, Any]], Response]


def told(page: Page, request: Request, status: int, content: dict[str, Any]) -> Response:
    """An error for whoever asked: programs and scripts in our JSON shape, people who opened a page with a page."""
    programs = request.url.path.startswith(("/api/", "/static/"))
    response = as_json(content, status) if programs else page(request, status, content["error"])
    if "retry_after" in content["error"]:
        response.headers["Retry-After"] = str(content["error"]["retry_after"])
    return response


def install(app: FastAPI, page: Page) -> None:
    """Answer every error."""

    async def ours(request: Request, error: Exception) -> Response:
        assert isinstance(error, gonfalon.GonfalonError)  # noqa: S101 - registered for this class alone
        return told(page, request, *answered(error))

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for this class alone
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return told(page, request, *answered(BadInput(f"{where}: {first['msg']}")))

    async def plain(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)  # noqa: S101 - registered for this class alone
        kind = PLAIN.get(error.status_code, Refused.kind)
        response = told(page, request, error.status_code, body(kind, str(error.detail)))
        response.headers.update(error.headers or {})
        return response

    async def unforeseen(request: Request, error: Exception) -> Response:
        log.error("unforeseen error at %s %s", request.method, request.url.path, exc_info=error)
        fault = Unforeseen("something went wrong on the server; nothing was changed")
        response = told(page, request, *answered(fault))
        response.headers["Connection"] = "close"  # the framework raises the error again, which ends the connection
        return response

    app.add_exception_handler(gonfalon.GonfalonError, ours)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, plain)
    app.add_exception_handler(Exception, unforeseen)
