"""Endpoints that read their requests themselves: for the few calls that come all the time.

The framework takes longer to solve a call's parameters than we to answer it. Such an endpoint takes the request alone;
what it reads is checked by the same models, and ``described`` tells the OpenAPI description about it.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.routing import request_response

M = TypeVar("M", bound=BaseModel)


class Lean(APIRoute):
    """A route that the framework describes like any other, and whose endpoint it calls with the request alone."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **more: Any) -> None:
        super().__init__(path, endpoint, **more)
        self.app = request_response(endpoint)


def described(query: type[BaseModel], body: type[BaseModel] | None = None) -> dict[str, Any]:
    """The parameters of a call at a table, for ``openapi_extra``."""
    parameters = [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in query.model_json_schema()["properties"].items()
    ]
    table = {"name": "table_id", "in": "path", "required": True, "schema": {"type": "string"}}
    out: dict[str, Any] = {"parameters": [table, *parameters]}
    if body is not None:
        content = {"application/json": {"schema": body.model_json_schema()}}
        out["requestBody"] = {"required": True, "content": content}
    return out


def asked(request: Request, query: type[M]) -> M:
    """What stands in the query."""
    return _checked("query", lambda: query.model_validate(dict(request.query_params)))


async def sent(request: Request, body: type[M]) -> M:
    """What stands in the body."""
    data = await request.body()
    return _checked("body", lambda: body.model_validate_json(data))


def _checked(place: str, check: Callable[[], M]) -> M:
    try:
        return check()
    except ValidationError as error:
        found = [{**problem, "loc": (place, *problem["loc"])} for problem in error.errors()]
        raise RequestValidationError(found) from error
