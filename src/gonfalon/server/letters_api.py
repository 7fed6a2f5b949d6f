"""The API of private messages."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field, StringConstraints

from gonfalon.server.api import ERRORS
from gonfalon.server.bodies import Body, SeatNumber
from gonfalon.server.visitors import Acting, Served

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)


class LetterBody(Body):
    seat: SeatNumber
    to: Annotated[list[SeatNumber], Field(min_length=1, max_length=16, description="the seats it is for")]
    text: Annotated[str, StringConstraints(max_length=2000)]


@router.get("/{table_id}/letters")
async def letters(table_id: str, served: Served, acting: Acting) -> dict[str, list[dict[str, Any]]]:
    """The private messages you have written and been sent at this table; nobody else is shown them."""
    table = await served.tables.get(table_id)
    return {"letters": await served.private.read(table, acting)}


@router.post("/{table_id}/letters")
async def write(table_id: str, body: LetterBody, served: Served, acting: Acting) -> dict[str, bool]:
    """Write to one or several other seats in private, in a game with diplomacy."""
    table = await served.tables.get(table_id)
    await served.private.write(table, acting, body.seat, body.to, body.text)
    return {"ok": True}
