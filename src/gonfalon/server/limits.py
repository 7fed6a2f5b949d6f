"""What a visitor may send, how much and how often; and the headers every answer carries.

These are plain ASGI wrappers: they never buffer a stream of events.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from urllib.parse import urlsplit

from fastapi import HTTPException
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gonfalon.server.errors import Page, Refused, TooLarge, TooMany, answered, told
from gonfalon.server.settings import Settings

BODY_LIMIT = 64 * 1024
RECORD_LIMIT = 4 * 1024 * 1024
IMPORT_PATH = "/api/tables/import"
SIGN_PATHS = ("/api/login", "/api/register")
OPEN_PATHS = ("/api/tables", "/api/tables/lesson", IMPORT_PATH)
#: Requests of one address that may be under way at the same time, streams of events included.
AT_ONCE = 200

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """A bucket of tokens per visitor, refilled steadily: short bursts pass, floods do not."""

    def __init__(self, per_second: float, burst: float, size: int = 10_000) -> None:
        self.per_second = per_second
        self.burst = burst
        self.size = size
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> float:
        """Take one token. Returns 0, or the seconds until there is one."""
        if not self.per_second:
            return 0.0
        now = time.monotonic()
        left, then = self._left.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        wait = 0.0 if left >= 1 else (1 - left) / self.per_second
        self._left[who] = (left if wait else left - 1, now)
        self._left.move_to_end(who)
        if len(self._left) > self.size:
            self._left.popitem(last=False)
        return wait


class Limits:
    """Refuses bodies that are too large and visitors who ask too often; adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings, page: Page) -> None:
        self.app = app
        self.page = page
        self.requests = Buckets(settings.requests_per_second, 4 * settings.requests_per_second)
        self.signs = Buckets(settings.signs_per_minute / 60, settings.signs_per_minute)
        self.openings = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.under_way: Counter[str] = Counter()
        self.at_once = AT_ONCE if settings.requests_per_second else 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _dressed(scope, message["headers"])
            await send(message)

        address = scope["client"][0] if scope.get("client") else ""
        try:
            self._check(scope, address)
            receive = self._measured(scope, receive)
        except Refused as error:
            await told(self.page, Request(scope), *answered(error))(scope, receive, sending)
            return
        self.under_way[address] += 1
        try:
            await self.app(scope, receive, sending)
        finally:
            self.under_way[address] -= 1
            if not self.under_way[address]:
                del self.under_way[address]

    def _check(self, scope: Scope, address: str) -> None:
        if self.at_once and self.under_way[address] >= self.at_once:
            raise TooMany("too many requests at the same time; close some pages", retry_after=1)
        wait = self.requests.take(address)
        if scope["method"] == "POST":
            if scope["path"] in SIGN_PATHS:
                wait = max(wait, self.signs.take(address))
            elif scope["path"] in OPEN_PATHS:
                wait = max(wait, self.openings.take(address))
        if wait:
            raise TooMany("too many requests; wait a little", retry_after=max(1, round(wait)))

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        limit = RECORD_LIMIT if scope["path"] == IMPORT_PATH else BODY_LIMIT
        declared = Headers(scope=scope).get("content-length", "0")
        if not declared.isdigit() or int(declared) > limit:
            raise TooLarge(f"the request is too large: at most {limit} bytes")
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise HTTPException(413, f"the request is too large: at most {limit} bytes")
            return message

        return measured


class Zipped(GZipMiddleware):
    """Compresses for those who ask for it; everything else, and every stream of events, passes untouched."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wanted = scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", "")
        zipping = wanted and not scope["path"].endswith("/events")
        await (super().__call__ if zipping else self.app)(scope, receive, send)


Raw = list[tuple[bytes, bytes]]

_DRESS: Raw = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_SECURE: Raw = [(b"strict-transport-security", b"max-age=31536000")]


def _dressed(scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> Raw:
    """An answer's headers with those that every answer carries."""
    secure = _SECURE if scope["scheme"] == "https" else []
    cache = b"no-cache" if scope["path"].startswith("/static/") else b"no-store"
    kept = [header for header in headers if header[0] != b"cache-control"]
    return [*kept, *_DRESS, *secure, (b"cache-control", cache)]


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own pages, as far as its Origin tells."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False
