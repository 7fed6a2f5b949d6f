"""The API of hints and analyses."""

from typing import Any

from fastapi import APIRouter

from gonfalon import StaleDecision
from gonfalon.server import seats, shown
from gonfalon.server.api import ERRORS
from gonfalon.server.bodies import HintBody
from gonfalon.server.visitors import Acting, Lang, Served

router = APIRouter(prefix="/api/tables", tags=["advice"], responses=ERRORS)


@router.post("/{table_id}/hint")
async def hint(table_id: str, body: HintBody, served: Served, acting: Acting, lang: Lang) -> dict[str, Any]:
    """The best few answers to your decision, with win chances and reasons; only where all others are bots."""
    table = await served.tables.get(table_id)
    seat = seats.own_seat(table, acting, body.seat)
    if seat in table.match.turn and body.decision != table.match.decision_id(seat):
        raise StaleDecision(f"decision {body.decision!r} is past; look at the table as it stands now")
    return await served.adviser.hint(table, seats.seats_of(table, acting), seat, lang, acting.key or table_id)


@router.get("/{table_id}/analysis")
async def analysis(table_id: str, served: Served, acting: Acting, lang: Lang) -> dict[str, Any]:
    """The win chances of a finished game, its turning points, and as far as thought over what a bot would have done."""
    table = await served.tables.get(table_id)
    told = await served.adviser.analysis(table, lang)
    match = shown.named(table.match.copy(), table, lang)
    return {
        "names": [match.words(lang).seat(seat) for seat in range(match.seats)],
        "yours": seats.seats_of(table, acting),
        "scores": list(match.scores()),
        "winners": list(match.winners()),
        **told,
    }
