"""What happened at a table since somebody last looked, chapter by chapter."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool

from gonfalon.server import seats, timeline
from gonfalon.server.api import ERRORS
from gonfalon.server.table import Table
from gonfalon.server.visitors import Acting, Lang, Served

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

#: How many events are told at most, the latest.
MOST = 200


def since(table: Table, version: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """The moments after a version at which something was written into the log, by chapter."""
    told = timeline.timeline(table, seat, lang)["versions"]
    events = [moment for moment in told if moment["version"] > version and moment["text"]][-MOST:]
    chapters: list[dict[str, Any]] = []
    for moment in events:
        if not chapters or chapters[-1]["stage"] != moment["stage"]:
            chapters.append({"chapter": moment["chapter"], "stage": moment["stage"], "events": []})
        chapters[-1]["events"].append({"version": moment["version"], "text": moment["text"]})
    return chapters


@router.get("/{table_id}/away")
async def away(
    table_id: str,
    served: Served,
    acting: Acting,
    lang: Lang,
    seat: Annotated[int | None, Query(ge=-1, le=63, description="-1 looks as a spectator")] = None,
) -> dict[str, Any]:
    """What happened since your last look: ``since`` is the version then, ``when`` the time; null without a look."""
    table = await served.tables.get(table_id)
    eyes = seats.shown_seat(table, acting, seat)
    look = await served.looks.last(table_id, acting.key) if acting.key else None
    if look is None:
        return {"since": None, "when": None, "chapters": []}
    version = min(look["version"], table.version)
    chapters = await run_in_threadpool(since, table, version, eyes, lang) if version < table.version else []
    return {"since": version, "when": look["when"], "chapters": chapters}
