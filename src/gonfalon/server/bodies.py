"""What clients send and receive, for checking and for the OpenAPI description."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from gonfalon.server.shown import PARTS

Short = Annotated[str, StringConstraints(max_length=80)]
SeatNumber = Annotated[int, Field(ge=0, le=63)]
DAY = 24 * 3600
ALL_PARTS = ",".join(PARTS)


#: One answer, and how many of them a series may have.
Pick = Annotated[str, StringConstraints(max_length=200)]
SERIES = 100


class Body(BaseModel):
    """A request's body: unknown fields are mistakes, and are named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class MeBody(Body):
    name: Short | None = None
    lang: Literal["en", "fr"] | None = None


class SignBody(Body):
    name: Short
    password: Annotated[str, StringConstraints(max_length=200)]


class PlaceBody(Body):
    kind: Literal["me", "person", "open", "bot"]
    level: Short = ""
    name: Short = ""


class ClockBody(Body):
    """How long people may think: for every move, or for the whole game with something added after each move."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, Field(ge=10, le=30 * DAY)]
    increment: Annotated[int, Field(ge=0, le=DAY, description="of a clock for the whole game")] = 0
    nights: Annotated[bool, Field(description="stands still from 22 to 8 o'clock")] = False
    weekends: Annotated[bool, Field(description="stands still on Saturday and Sunday")] = False
    zone: Annotated[Short, Field(description="where it is night, such as Europe/Paris")] = "UTC"
    out: Annotated[
        Literal["default", "bot"], Field(description="time is up: the rules' default answers, or a bot plays")
    ] = "default"
    level: Annotated[Short, Field(description="of that bot")] = ""


class TableBody(Body):
    game: Short
    seats: Annotated[list[PlaceBody], Field(min_length=1, max_length=64)]
    name: Short = ""
    options: Annotated[dict[str, bool | int | str], Field(max_length=100)] = {}
    hotseat: bool = False
    public: bool = False
    clock: ClockBody | None = None
    waits: Annotated[bool, Field(description="the game begins when every seat is taken")] = False


class LessonBody(Body):
    game: Short


class SitBody(Body):
    seat: SeatNumber
    invite: Short = ""


class SeatBody(Body):
    seat: SeatNumber


class BotBody(Body):
    seat: SeatNumber
    level: Short


class AnswerBody(Body):
    seat: SeatNumber
    decision: Short
    answer: Pick
    follows: Annotated[bool, Field(description="belongs to your answer just before; one undo takes both back")] = False
    then: Annotated[list[Pick], Field(max_length=SERIES, description="further picks of a series, given at once")] = []


class ActBody(Body):
    seat: SeatNumber
    act: Annotated[str, StringConstraints(max_length=200)]


class PartsQuery(BaseModel):
    """What stands behind the question mark where a table view comes back."""

    lang: str | None = None
    parts: Annotated[str, Field(max_length=60, description="which parts of the view, separated by commas")] = ALL_PARTS
    have: Annotated[str | None, Field(max_length=40, description="mark of the last view: only what is new is sent")] = (
        None
    )
    since: Annotated[int, Field(ge=-1, description="the log after this version; all of it if not given")] = -1


class LookQuery(PartsQuery):
    seat: Annotated[int | None, Field(ge=-1, le=63, description="-1 looks as a spectator")] = None


class TryBody(Body):
    seat: SeatNumber
    decision: Short
    answers: Annotated[list[Pick], Field(max_length=SERIES)] = []


class HintBody(Body):
    seat: SeatNumber
    decision: Short


class RewindBody(Body):
    seat: SeatNumber
    version: Annotated[int, Field(ge=0)]


class AgreeBody(Body):
    seat: SeatNumber
    agree: bool


class PauseBody(Body):
    seat: SeatNumber
    pause: Annotated[bool, Field(description="true: agree to a pause; false: not, or end one")]


class ChatBody(Body):
    text: Annotated[str, StringConstraints(max_length=2000)]


class ImportBody(Body):
    record: dict[str, Any]


class Me(BaseModel):
    name: str
    account: bool
    lang: str


class Problem(BaseModel):
    kind: str
    message: str
    reason: str | None = None
    rule: str | None = None


class ErrorAnswer(BaseModel):
    """Every 4xx and 5xx; ``view`` is there with 409 after an answer to a decision that is past."""

    model_config = ConfigDict(extra="allow")

    error: Problem
    view: dict[str, Any] | None = None


class TableView(BaseModel):
    """A table as a seat sees it; which parts there are is chosen with ``parts``."""

    table: dict[str, Any]
    have: str | None = None
    view: dict[str, Any] | None = None
    svg: str | None = None
    tips: dict[str, Any] | None = None
    panels: list[list[dict[str, Any]]] | None = None
    sheet: list[dict[str, Any]] | None = None


class Opened(BaseModel):
    table: str
    invite: str
    tokens: dict[str, str]


class TableId(BaseModel):
    table: str


class Token(BaseModel):
    token: str


class Why(BaseModel):
    legal: bool
    rule: str | None = None
    text: str | None = None
    fact: str | None = None
    law: str | None = None
