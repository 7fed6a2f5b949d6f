"""The API at a table: look, answer, take back, sit, talk, listen."""

import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Header, Query, Request
from fastapi.responses import Response, StreamingResponse
from starlette.concurrency import run_in_threadpool

import gonfalon
from gonfalon import bots
from gonfalon.server import deltas, lean, lessons, matches, play, seats, series, shown, timeline, timeouts
from gonfalon.server.accounts import Actor
from gonfalon.server.api import ERRORS
from gonfalon.server.bodies import (
    ActBody,
    AgreeBody,
    AnswerBody,
    BotBody,
    ChatBody,
    ImportBody,
    LessonBody,
    LookQuery,
    Opened,
    PartsQuery,
    PauseBody,
    RewindBody,
    SeatBody,
    SitBody,
    TableBody,
    TableId,
    TableView,
    Token,
    TryBody,
    Why,
)
from gonfalon.server.clocks import Clock
from gonfalon.server.errors import BadInput, Conflict, NotNow, Secretive, answered
from gonfalon.server.events import EventStream, changed
from gonfalon.server.services import Services
from gonfalon.server.table import Table
from gonfalon.server.tables import Plan
from gonfalon.server.visitors import Acting, Lang, Served, caller

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERRORS)

SeatWanted = Annotated[int | None, Query(ge=-1, le=63, alias="seat", description="-1 looks as a spectator")]
STREAM: dict[int | str, dict[str, Any]] = {200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}}}
VIEW: dict[str, Any] = {"response_model": TableView, "response_model_exclude_unset": True}


def chosen_parts(parts: str) -> tuple[str, ...]:
    asked = [part for part in parts.split(",") if part]
    unknown = [part for part in asked if part not in shown.PARTS]
    if unknown:
        raise BadInput(f"parts are among {', '.join(shown.PARTS)}, not {', '.join(unknown)}")
    return tuple(
        part for part in shown.PARTS if part in asked
    )  # one order and no repetition: what is drawn is kept by them


def table_json(
    served: Services,
    table: Table,
    acting: Actor,
    seat: int | None,
    lang: str,
    parts: tuple[str, ...] = shown.PARTS,
    have: str | None = None,
    since: int = -1,
) -> str:
    """Everything the actor may know of a table, through the eyes of one seat; without what a page has already."""
    mine = seats.seats_of(table, acting)
    online, busy = served.online(table.id), served.thinkers.thinking(table.id)
    about = shown.encoded(shown.about(table, acting.key, mine, lang, online, busy))
    if have is not None and parts == shown.PARTS:
        return shown.joined({"table": about, **deltas.since(table, seat, lang, have)})
    return shown.joined({"table": about, **shown.current(table, seat, lang, parts, since)})


def table_view(*args: Any) -> dict[str, Any]:
    """The same for our own pages."""
    view: dict[str, Any] = json.loads(table_json(*args))
    return view


def _sent(view: str, status: int = 200) -> Response:
    return Response(view, status, media_type="application/json")


async def _changed(served: Services, table_id: str, plan: Plan, acting: Actor, lang: str, seat: int | None) -> Response:
    """Carry out a plan and show the table as it stands then."""
    table = await served.tables.change(table_id, plan)
    eyes = seat if seat in seats.seats_of(table, acting) else seats.shown_seat(table, acting, None)
    return _sent(table_json(served, table, acting, eyes, lang))


async def _playing(served: Services, table_id: str, acting: Actor, seat: int) -> Table:
    """The table, if the actor plays that seat."""
    table = await served.tables.get(table_id)
    seats.own_seat(table, acting, seat)
    return table


# -- what programs do all the time -----------------------------------------------------------


async def answer(request: Request) -> Response:
    """Answer a decision. 409 when it is past, with the current ``view``; 422 when the rules forbid the answer."""
    table_id, query = request.path_params["table_id"], lean.asked(request, PartsQuery)
    served, acting, lang = await caller(request, query.lang)
    body, wanted = await lean.sent(request, AnswerBody), chosen_parts(query.parts)
    table = await _playing(served, table_id, acting, body.seat)
    try:
        table = await served.tables.change(
            table_id, play.answering(body.seat, body.decision, body.answer, body.follows, body.then)
        )
    except (gonfalon.StaleDecision, gonfalon.GameOver, Conflict) as error:
        status, content = answered(error)
        table = await served.tables.get(table_id)
        view = table_json(served, table, acting, body.seat, lang, wanted, query.have, query.since)
        return _sent(shown.joined({"error": shown.encoded(content["error"]), "view": view}), status)
    return _sent(table_json(served, table, acting, body.seat, lang, wanted, query.have, query.since))


async def look(request: Request) -> Response:
    """The table as one of your seats sees it; without a seat, the one that is awaited, else a spectator."""
    query = lean.asked(request, LookQuery)
    served, acting, lang = await caller(request, query.lang)
    wanted = chosen_parts(query.parts)
    table = await served.tables.get(request.path_params["table_id"])
    eyes = seats.shown_seat(table, acting, query.seat)
    return _sent(table_json(served, table, acting, eyes, lang, wanted, query.have, query.since))


def install(app: FastAPI) -> None:
    """Both stand in the application itself, where they are found first."""
    as_others: dict[str, Any] = {"tags": router.tags, "responses": ERRORS, "route_class_override": lean.Lean, **VIEW}
    answering, looking = lean.described(PartsQuery, AnswerBody), lean.described(LookQuery)
    path = f"{router.prefix}/{{table_id}}"
    app.router.add_api_route(f"{path}/answer", answer, methods=["POST"], openapi_extra=answering, **as_others)
    app.router.add_api_route(path, look, methods=["GET"], openapi_extra=looking, **as_others)


# -- opening ---------------------------------------------------------------------------------


@router.post("")
async def open_table(body: TableBody, served: Served, acting: Acting) -> Opened:
    """Open a table. ``tokens`` are for programs that play your seats, by seat number."""
    host = seats.known_person(acting)
    await served.check_quota(host.id)
    places = [seats.Place(place.kind, place.level, place.name) for place in body.seats]
    clock = Clock(**body.clock.model_dump()) if body.clock else None
    if clock is not None and clock.out == "bot":
        seats.known_level(clock.level, bots.levels())
    opening = seats.Opening(body.game, places, body.name, body.options, body.hotseat, body.public, clock, body.waits)
    table = seats.opened(opening, host, seats.seated(opening, host, bots.levels()))
    await served.tables.add(table)
    tokens = await served.accounts.seat_tokens(table.id, table.seats_of(host.id), host.id)
    return Opened(table=table.id, invite=table.invite, tokens={str(seat): token for seat, token in tokens.items()})


@router.post("/import")
async def import_record(body: ImportBody, served: Served, acting: Acting) -> TableId:
    """A table from a record: to look through, and to continue from one screen if the game is not over."""
    host = seats.known_person(acting)
    await served.check_quota(host.id)
    match = await run_in_threadpool(matches.imported, body.record)
    opening = seats.Opening(match.game.name, [seats.Place("me")] * match.seats, hotseat=True)
    unnamed = [replace(seat, name="") for seat in seats.seated(opening, host, [])]  # each reader knows their colours
    table = seats.opened(opening, host, unnamed, match)
    await served.tables.add(table)
    return TableId(table=table.id)


@router.post("/lesson")
async def open_lesson(body: LessonBody, served: Served, acting: Acting) -> TableId:
    """A table for a first game against easy bots; it begins alike for everybody. See ``/api/games/{game}/lesson``."""
    host = seats.known_person(acting)
    await served.check_quota(host.id)
    plan = lessons.lesson(body.game)
    places = [seats.Place("me"), *[seats.Place("bot", plan.level, name) for name in lessons.RIVALS[: plan.seats - 1]]]
    opening = seats.Opening(body.game, places, options=plan.options)
    match = await run_in_threadpool(matches.begun, body.game, plan.seats, plan.options, plan.seed)
    table = seats.opened(opening, host, seats.seated(opening, host, bots.levels()), match)
    await served.tables.add(table)
    return TableId(table=table.id)


@router.post("/{table_id}/rematch")
async def rematch(table_id: str, served: Served, acting: Acting) -> TableId:
    """The same players and options at a new table, each one seat further; everybody is told where."""
    person = seats.known_person(acting)
    old = await served.tables.get(table_id)
    if not seats.seats_of(old, acting):
        raise NotNow("only those who played may ask for a rematch")
    if old.rematch is None:
        table = seats.rematch_of(old, person)
        await served.tables.add(table)
        old = await served.tables.change(table_id, seats.naming_rematch(table.id))
        if old.rematch != table.id:  # somebody else asked at the same moment
            await served.tables.remove(table.id)
    return TableId(table=old.rematch or table_id)


# -- looking ---------------------------------------------------------------------------------


@router.get("/{table_id}/at/{version}")
async def look_back(
    table_id: str, version: int, served: Served, acting: Acting, lang: Lang, seat: SeatWanted = None
) -> dict[str, Any]:
    """The board as this seat saw it after so many answers."""
    table = await served.tables.get(table_id)
    return await run_in_threadpool(timeline.at, table, version, seats.shown_seat(table, acting, seat), lang)


@router.get("/{table_id}/timeline")
async def look_along(
    table_id: str, served: Served, acting: Acting, lang: Lang, seat: SeatWanted = None
) -> dict[str, Any]:
    """Points and log lines by version, and every throw of the dice."""
    table = await served.tables.get(table_id)
    return await run_in_threadpool(timeline.timeline, table, seats.shown_seat(table, acting, seat), lang)


@router.get("/{table_id}/why")
async def why(
    table_id: str,
    served: Served,
    acting: Acting,
    lang: Lang,
    seat: Annotated[int, Query(ge=0, le=63)],
    answer: Annotated[str, Query(max_length=200)],
) -> Why:
    """Whether one of your seats may give this answer now; if not, the rule that forbids it."""
    table = await _playing(served, table_id, acting, seat)
    match = shown.named(table.match, table, lang)
    said = await run_in_threadpool(match.objection, answer, seat, lang, True)
    return Why(legal=True) if said is None else Why(legal=False, text=f"{said['fact']} {said['law']}", **said)


@router.get("/{table_id}/record")
async def record(table_id: str, served: Served, acting: Acting) -> Response:
    """The record, all that is needed to play the game again. Before the end only where it gives no secret away."""
    table = await served.tables.get(table_id)
    mine = seats.seats_of(table, acting)
    if not matches.may_record(table.match, mine):
        raise Secretive("the record tells what others hold in secret: it is given out when the game is over")
    body = json.dumps(await run_in_threadpool(matches.record, table.match, mine))
    name = f"{table.game}-{table.id}.json"
    return Response(
        body, media_type="application/json", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


# -- playing ---------------------------------------------------------------------------------


@router.post("/{table_id}/act", **VIEW)
async def act(table_id: str, body: ActBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Do something nobody asked for, out of turn too: one of the ``acts`` of your view."""
    await _playing(served, table_id, acting, body.seat)
    return await _changed(served, table_id, play.acting(body.seat, body.act), acting, lang, body.seat)


@router.post("/{table_id}/undo", **VIEW)
async def undo(table_id: str, body: SeatBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Take your last answer or act back; never past a die, a draw or what another seat did, unless it merely passed."""
    await _playing(served, table_id, acting, body.seat)
    return await _changed(served, table_id, play.undoing(body.seat), acting, lang, body.seat)


@router.post("/{table_id}/try")
async def attempt(table_id: str, body: TryBody, served: Served, acting: Acting, lang: Lang) -> dict[str, Any]:
    """What a series of picks would lead to; nothing is given yet."""
    table = await _playing(served, table_id, acting, body.seat)
    return series.tried(shown.named(table.match, table, lang), body.seat, body.decision, body.answers, lang)


@router.post("/{table_id}/rewind", **VIEW)
async def rewind(table_id: str, body: RewindBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Propose to go back to an earlier version; done at once where no other person plays."""
    await _playing(served, table_id, acting, body.seat)
    plan = play.proposing_rewind(body.seat, body.version)
    return await _changed(served, table_id, plan, acting, lang, body.seat)


@router.post("/{table_id}/rewind/answer", **VIEW)
async def answer_rewind(table_id: str, body: AgreeBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Agree to the proposed rewind, or drop it."""
    await _playing(served, table_id, acting, body.seat)
    plan = play.answering_rewind(body.seat, body.agree)
    return await _changed(served, table_id, plan, acting, lang, body.seat)


@router.post("/{table_id}/pause", **VIEW)
async def pause(table_id: str, body: PauseBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Agree to stop the clocks, which is done when every person at the table agrees; or let them run."""
    await _playing(served, table_id, acting, body.seat)
    return await _changed(served, table_id, timeouts.pausing(body.seat, body.pause), acting, lang, body.seat)


# -- sitting and talking ---------------------------------------------------------------------


@router.post("/{table_id}/sit", **VIEW)
async def sit(table_id: str, body: SitBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Take a free seat; with the invite also a reserved one; your own seat back from the bot that keeps it."""
    plan = seats.sitting_down(body.seat, seats.known_person(acting), body.invite)
    return await _changed(served, table_id, plan, acting, lang, body.seat)


@router.post("/{table_id}/leave", **VIEW)
async def leave(table_id: str, body: SeatBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Give your seat up; its tokens end. As the host, free the seat of a bot or of somebody who does not come."""
    gone = await served.away(await served.tables.get(table_id), body.seat)
    plan = seats.standing_up(body.seat, acting, gone, served.settings.abandoned_after)
    return await _changed(served, table_id, plan, acting, lang, None)


@router.post("/{table_id}/bot", **VIEW)
async def bot(table_id: str, body: BotBody, served: Served, acting: Acting, lang: Lang) -> Response:
    """Put a bot in an open seat, in yours, or in that of a player who has vanished."""
    level = seats.known_level(body.level, bots.levels())
    table = await served.tables.get(table_id)
    gone = await served.away(table, body.seat)
    plan = seats.seating_bot(body.seat, level, acting, gone, served.settings.abandoned_after)
    return await _changed(served, table_id, plan, acting, lang, None)


@router.post("/{table_id}/token")
async def token(table_id: str, body: SeatBody, served: Served, acting: Acting) -> Token:
    """A token with which a program plays your seat: ``Authorization: Bearer <token>``."""
    table = await _playing(served, table_id, acting, body.seat)
    holder = table.seats[body.seat].person or ""
    return Token(token=(await served.accounts.seat_tokens(table_id, [body.seat], holder))[body.seat])


@router.post("/{table_id}/chat")
async def chat(table_id: str, body: ChatBody, served: Served, acting: Acting) -> dict[str, bool]:
    """Say something to the table."""
    await served.tables.change(table_id, seats.saying(body.text, acting))
    return {"ok": True}


# -- listening -------------------------------------------------------------------------------


@router.get("/{table_id}/events", response_class=StreamingResponse, responses=STREAM)
async def events(
    table_id: str,
    served: Served,
    acting: Acting,
    last_event_id: Annotated[str, Header(max_length=80)] = "",
    hidden: Annotated[
        bool, Query(description="your page is not in view: you are told of your turn by other ways")
    ] = False,
) -> Response:
    """What happens at the table, as server-sent events; ``id`` is the record length and the revision."""
    table = await served.tables.get(table_id)

    async def missed() -> bytes | None:
        event_id = (await served.tables.get(table_id)).event_id
        return None if event_id == last_event_id else changed(event_id)

    return EventStream(served.hub, table_id, acting, seats.seats_of(table, acting), missed, not hidden)
