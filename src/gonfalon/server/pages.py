"""The HTML pages. What they look like is the business of ``gonfalon.web``; here is only what they are told."""

import re
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse, RedirectResponse

import gonfalon
from gonfalon import registry
from gonfalon.server import about, guide, play, results, rulebook, seats
from gonfalon.server.accounts import Actor, Person
from gonfalon.server.api import games_with_levels, lists, me
from gonfalon.server.errors import Forbidden, NotOver, answered
from gonfalon.server.limits import same_origin
from gonfalon.server.services import Services
from gonfalon.server.table import Table
from gonfalon.server.table_api import table_view
from gonfalon.server.visitors import Served, language, set_session, visitor
from gonfalon.web import colours, render, trouble
from gonfalon.web.render import scored

router = APIRouter(include_in_schema=False)

Asked = str | None
#: What the id of a rule looks like.
RULE = re.compile(r"[A-Z]{2,5}-[0-9.]{1,12}[a-z]?")


class Visit:
    """One visit to a page: who comes, in which language, with which theme."""

    def __init__(self, request: Request, person: Person, session: str, lang: Asked) -> None:
        self.request = request
        self.person = person
        self.session = session
        self.lang = language(request, person, lang)

    @property
    def actor(self) -> Actor:
        return Actor(self.person)

    def page(self, name: str, code: int = 200, **context: Any) -> HTMLResponse:
        """The page, and the cookie of a visitor who had none."""
        theme = self.request.cookies.get("theme", "auto")
        html = render(name, self.lang, theme, str(self.request.base_url), me=me(self.person, self.lang), **context)
        response = HTMLResponse(html, code)
        if self.session not in self.request.cookies.values():
            set_session(self.request, response, self.session)
        return response


async def visit(request: Request, served: Services, lang: Asked = None) -> Visit:
    person, session = await visitor(request, Response(), served)
    return Visit(request, person, session, lang)


def _game(name: str, lang: str) -> dict[str, Any]:
    registry.find(name)  # refuses an unknown one
    return next(game for game in games_with_levels(lang) if game["name"] == name)


@router.get("/")
async def front(request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    listed = await lists(served, coming.person.id, coming.lang)
    mine = sorted(listed["mine"], key=lambda table: (table["over"], not table["your_turn"]))  # the latest first in each
    ended = [table["id"] for table in mine if table["over"]]
    final = await served.storage.read(lambda connection: results.points(connection, ended))
    for table in [*mine, *listed["open"]]:
        at_hand = served.tables.at_hand(table["id"])
        table["scores"] = list(at_hand.match.scores()) if at_hand else final.get(table["id"], [])
    return coming.page("front", games=games_with_levels(coming.lang), mine=mine, open=listed["open"])


@router.get("/colours.css")
async def palette() -> Response:
    return Response(colours(), media_type="text/css", headers={"Cache-Control": "public, max-age=31536000"})


@router.get("/new/{game}")
async def new(game: str, request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    return coming.page("setup", game=_game(game, coming.lang), shared_game=game)


@router.get("/rules/{game}")
async def rules(game: str, request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    found = _game(game, coming.lang)
    entries, edition = rulebook.entries(game, coming.lang), about.about(game, coming.lang)
    aim = guide.guide(game, coming.lang)["aim"] if found["guide"] else ""
    pictures = guide.pictures(game, coming.lang) if found["guide"] else {}
    return coming.page(
        "rules", game=found, entries=entries, edition=edition, aim=aim, pictures=pictures, shared_game=game
    )


@router.get("/learn/{game}")
async def learn(game: str, request: Request, served: Served, lang: Asked = None) -> Response:
    """How to play."""
    coming = await visit(request, served, lang)
    return coming.page("learn", game=_game(game, coming.lang), guide=guide.guide(game, coming.lang), shared_game=game)


@router.get("/guide/{game}/{lang}/{name}")
async def guide_picture(game: str, lang: str, name: str) -> Response:
    return FileResponse(guide.picture(game, lang, name), headers={"Cache-Control": "public, max-age=86400"})


@router.get("/account")
async def account(request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    return coming.page("account")


@router.get("/t/{table_id}")
async def table(table_id: str, request: Request, served: Served, lang: Asked = None) -> Response:
    coming = await visit(request, served, lang)
    found = await served.tables.get(table_id)
    shown = table_view(served, found, coming.actor, None, coming.lang, ())
    game, edition = _game(found.game, coming.lang), about.about(found.game, coming.lang)
    more: dict[str, Any] = {
        "lan": served.settings.lan,
        "shared_game": found.game,
        "result": _result(found, shown["table"], coming.lang),
    }
    return coming.page("table", table=shown["table"], game=game, edition=edition, **more)


def _result(table: Table, about: dict[str, Any], lang: str) -> dict[str, Any] | None:
    """How a finished game ended, for those to whom a link to it is shown."""
    if not table.match.over:
        return None
    names, points, winners = [seat["name"] for seat in about["seats"]], table.match.scores(), table.match.winners()
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -points[seat]))
    return {
        "winners": table.match.words(lang).listed([names[seat] for seat in winners]),
        "count": len(winners),
        "scores": " · ".join(f"{names[seat]} {scored(points[seat])}" for seat in order),
    }


@router.get("/t/{table_id}/analysis")
async def analysis(table_id: str, request: Request, served: Served, lang: Asked = None) -> Response:
    """What the bots think of a finished game."""
    coming = await visit(request, served, lang)
    found = await served.tables.get(table_id)
    if not found.match.over:
        raise NotOver("a game is analysed when it is over")
    shown = table_view(served, found, coming.actor, None, coming.lang, ())
    return coming.page("analysis", table=shown["table"], shared_game=found.game)


@router.get("/t/{table_id}/text")
async def text(
    table_id: str,
    request: Request,
    served: Served,
    lang: Asked = None,
    seat: int | None = None,
    problem: str = "",
    rule: str = "",
) -> Response:
    """The table in words, with a form to answer by; works without any script."""
    coming = await visit(request, served, lang)
    found = await served.tables.get(table_id)
    eyes = seats.shown_seat(found, coming.actor, seat)
    shown = table_view(served, found, coming.actor, eyes, coming.lang, ("view", "panels", "sheet"))
    return coming.page(
        "text",
        **shown,
        text=found.match.text(eyes, coming.lang),
        seat=eyes,
        csrf=served.accounts.form_token(coming.session),
        problem=trouble({"kind": problem, "rule": rule if RULE.fullmatch(rule) else "?"}, coming.lang)
        if problem
        else "",
    )


@router.post("/t/{table_id}/text")
async def answer_by_form(
    table_id: str,
    request: Request,
    served: Served,
    csrf: Annotated[str, Form()],
    seat: Annotated[int, Form(ge=0, le=63)],
    decision: Annotated[str, Form(max_length=80)] = "",
    answer: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """An answer sent by the form of the text page; without an answer, the last one is taken back."""
    coming = await visit(request, served)
    if csrf != served.accounts.form_token(coming.session) or not same_origin(request.headers):
        raise Forbidden("this form comes from another site, or your session has ended: open the page again")
    seats.own_seat(await served.tables.get(table_id), coming.actor, seat)
    plan = play.answering(seat, decision, answer) if answer else play.undoing(seat)
    back = f"/t/{table_id}/text?seat={seat}"
    try:
        await served.tables.change(table_id, plan)
    except gonfalon.GonfalonError as error:
        told = answered(error)[1]["error"]
        return RedirectResponse(f"{back}&{urlencode({'problem': told['kind'], 'rule': told.get('rule', '')})}", 303)
    return RedirectResponse(back, 303)


def problem_page(request: Request, status: int, error: dict[str, Any]) -> Response:
    """The page that says what went wrong. It asks no database: that may be what went wrong."""
    lang = language(request, None, request.query_params.get("lang"))
    theme = request.cookies.get("theme", "auto")
    return HTMLResponse(render("error", lang, theme, status=status, message=trouble(error, lang)), status)


def problem_line(request: Request, status: int, error: dict[str, Any]) -> Response:
    """The same as one line, for those who are refused because they ask too much: that must cost us little."""
    return PlainTextResponse(trouble(error, language(request, None, request.query_params.get("lang"))), status)
