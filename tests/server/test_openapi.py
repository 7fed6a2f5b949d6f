"""The OpenAPI description holds for whatever is sent: never a server error, always our JSON."""

import time
from typing import Any, cast

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .serving import Serving, Visitor, play_on

ALL = list(hypothesis.HealthCheck)
SECONDS = 25
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


def test_the_description_holds(anna: Visitor, server: Serving) -> None:
    tables = [anna.open("me", "open", public=True), anna.open("me", "me", hotseat=True, options={"rounds": 2})]
    play_on(anna, tables[1])
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", server.app)
    cookie = {"Cookie": f"gonfalon_session={anna.http.cookies['gonfalon_session']}", "X-Gonfalon": "1"}
    found: list[Any] = [cast(Any, result).ok() for result in schema.get_all_operations()]
    operations = [operation for operation in found if not operation.path.endswith("/events")]
    assert len(operations) > 20
    share = SECONDS / len(operations)
    for operation in operations:
        _try(operation, share, server.url, cookie, tables)


def _try(operation: Any, seconds: float, url: str, headers: dict[str, str], tables: list[str]) -> None:
    begin, tried = time.monotonic(), 0

    @hypothesis.settings(max_examples=60, deadline=None, database=None, suppress_health_check=ALL)
    @hypothesis.given(case=operation.as_strategy())
    def attempt(case: Any) -> None:
        nonlocal tried
        if tried and time.monotonic() - begin > seconds:
            return
        tried += 1
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = tables[tried % 2]
        if tried % 3:
            case.headers = {**(case.headers or {}), **headers}
        case.call_and_validate(base_url=url, checks=CHECKS)

    attempt()
    assert tried
