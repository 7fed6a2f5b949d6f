"""Who may have the record of a game that is not over, and how much of it."""

from typing import Any, ClassVar

import pytest

from gonfalon import CHANCE, Match, replay
from gonfalon.kernel.sight import SEAT, Sight
from gonfalon.kernel.state import Frame, State
from gonfalon.match import fresh
from gonfalon.server import matches

from . import tiny
from .serving import Visitor, play_on


class Open(tiny.Position):
    """The same position with every card face up."""

    VISIBLE: ClassVar[dict[str, Sight]] = {}
    ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {}


class OpenTiny(tiny.Tiny):
    def setup(self, seats: int, options: dict[str, Any]) -> State:
        closed: Any = super().setup(seats, options)
        names = ("seats", "options", "frames", "sealed", "hand", "deck", "points")
        return Open(**{name: getattr(closed, name) for name in names})


@pytest.fixture
def sealed() -> Match:
    """An open game in which seat 1 has sealed a bid and seat 0 has not."""
    match = fresh(OpenTiny(), 2, {}, 1)
    for seat, answer in ((0, "bid:0"), (1, "bid:0"), (0, "button:keep"), (0, "button:wait"), (1, "bid:1")):
        match.apply(answer, seat)
    return match


def test_a_record_ends_before_what_others_have_sealed(sealed: Match) -> None:
    open_part = [answer for _, _, answer, _ in matches.record(sealed, [0])["answers"]]
    assert open_part == [answer if isinstance(answer, str) else list(answer) for _, answer, _ in sealed.answers()][:-1]
    assert matches.record(sealed, [])["answers"] == matches.record(sealed, [0])["answers"], "nor for those who watch"
    for mine in ([1], [0, 1]):
        assert len(matches.record(sealed, mine)["answers"]) == sealed.version, "one's own bid is no secret"


def test_an_open_game_may_be_recorded_by_everybody_and_a_closed_one_by_whoever_plays_all(sealed: Match) -> None:
    closed = fresh(tiny.GAME, 2, {}, 1)
    assert matches.may_record(sealed, [])
    assert not matches.may_record(closed, [0])
    assert not matches.may_record(closed, [])
    assert matches.may_record(closed, [0, 1])


def test_a_procedure_with_a_secret_makes_a_game_secretive() -> None:
    class Elsewhere(Frame):
        VISIBLE: ClassVar[dict[str, Sight]] = {"cards": Sight(SEAT, "")}

        seat: int
        cards: list[int]

    Elsewhere.__module__ = "another.game"
    assert not matches.secretive.__wrapped__(Open)
    Elsewhere.__module__ = __name__
    assert matches.secretive.__wrapped__(Open)
    Elsewhere.__module__ = "another.game"


def test_whoever_plays_every_seat_saves_in_between_and_goes_on(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    shown = play_on(anna, table, answers=5)
    assert shown["table"]["record"]
    record = anna.get(f"/api/tables/{table}/record")
    assert replay(record).version == shown["view"]["version"]
    assert not bruno.at(table)["table"]["record"]
    assert bruno.get(f"/api/tables/{table}/record", 409)["error"]["reason"] == "secretive"
    again = anna.post("/api/tables/import", record=record)["table"]
    assert play_on(anna, again)["view"]["over"]


def test_no_draw_leaves_the_table_where_others_play(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    shown = play_on(anna, table, answers=3)
    assert not shown["table"]["record"]
    assert anna.get(f"/api/tables/{table}/record", 409)["error"]["kind"] == "not_now"
    over = play_on(anna, table)
    assert over["table"]["record"]
    assert CHANCE in [seat for seat, _, _, _ in anna.get(f"/api/tables/{table}/record")["answers"]]
