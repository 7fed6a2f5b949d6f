"""Acts over HTTP: standing orders out of turn, kept over a restart, seen by their owner alone."""

from typing import Any, ClassVar

import pytest

from gonfalon.kernel.state import State
from gonfalon.server import matches

from .serving import Serving, Visitor

ORDER = "act:order:cheer.notice"


def loud(anna: Visitor, bruno: Visitor) -> str:
    """A table of two people, in the window before the first choice."""
    table = anna.open("me", "open", public=True, options={"loud": True})
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.answer(table, "bid:0", seat=0)
    bruno.answer(table, "bid:0", seat=1)
    return table


def test_an_order_is_given_out_of_turn_and_obeyed(anna: Visitor, bruno: Visitor) -> None:
    table = loud(anna, bruno)
    after = bruno.post(f"/api/tables/{table}/act", seat=1, act=ORDER)
    assert after["view"]["turn"] == [0]
    assert after["view"]["orders"] == [
        {
            "window": "cheer",
            "until": "notice",
            "label": "Cheering: you pass until further notice",
            "clear": "act:clear:cheer",
        }
    ]
    assert anna.answer(table, "button:pass")["view"]["decision"]["prompt"] == "Choose a card."


def test_an_order_is_seen_by_its_owner_and_leaves_the_others_question_alone(anna: Visitor, bruno: Visitor) -> None:
    table = loud(anna, bruno)
    asked = anna.at(table, seat=0)["view"]["decision"]
    bruno.post(f"/api/tables/{table}/act", seat=1, act=ORDER)
    seen = anna.at(table, seat=0)["view"]
    assert seen["decision"] == asked
    assert (seen["orders"], seen["position"]["standing"]) == ([], [])
    assert ORDER in [act["answer"] for act in seen["acts"]]
    spectator = anna.at(table, seat=-1)["view"]
    assert (spectator["acts"], spectator["orders"], spectator["position"]["standing"]) == ([], [], [])


def test_an_act_is_taken_back_and_done_again(anna: Visitor, bruno: Visitor) -> None:
    table = loud(anna, bruno)
    bruno.post(f"/api/tables/{table}/act", seat=1, act=ORDER)
    after = bruno.post(f"/api/tables/{table}/undo", seat=1)
    assert after["view"]["orders"] == []
    bruno.post(f"/api/tables/{table}/act", seat=1, act=ORDER)
    assert bruno.post(f"/api/tables/{table}/act", seat=1, act="act:clear:cheer")["view"]["orders"] == []


def test_undo_after_anothers_act_keeps_the_act_in_the_stored_record(
    anna: Visitor, bruno: Visitor, server: Serving
) -> None:
    table = loud(anna, bruno)
    anna.answer(table, "button:cheer")
    bruno.post(f"/api/tables/{table}/act", seat=1, act=ORDER)
    anna.post(f"/api/tables/{table}/undo", seat=0)
    server.services.tables._known.clear()  # from the database
    view = bruno.at(table, seat=1)["view"]
    assert [order["until"] for order in view["orders"]] == ["notice"]
    assert (view["turn"], view["scores"]) == ([0], [0, 0])


@pytest.mark.parametrize("act", ["", "act:", "act:order:chess.turn", "act:clear:cheer", "button:pass", "bid:0"])
def test_what_is_no_act_now_is_refused(anna: Visitor, bruno: Visitor, act: str) -> None:
    table = loud(anna, bruno)
    before = anna.at(table, seat=0)
    assert anna.post(f"/api/tables/{table}/act", 422, seat=0, act=act)["error"]["kind"] == "illegal"
    assert anna.at(table, seat=0)["view"] == before["view"]


@pytest.mark.parametrize(
    "body",
    [{}, {"seat": 0}, {"act": ORDER}, {"seat": "0", "act": ORDER}, {"seat": 0, "act": 3}, {"seat": 64, "act": ORDER},
     {"seat": 0, "act": "x" * 201}, {"seat": 0, "act": ORDER, "more": 1}],
)  # fmt: skip
def test_bodies_of_the_wrong_kind_are_refused(anna: Visitor, bruno: Visitor, body: dict[str, Any]) -> None:
    table = loud(anna, bruno)
    assert anna.post(f"/api/tables/{table}/act", 422, **body)["error"]["kind"] == "bad_input"


def test_nobody_acts_for_another_seat_or_at_a_table_that_is_not_there(anna: Visitor, bruno: Visitor) -> None:
    table = loud(anna, bruno)
    assert bruno.post(f"/api/tables/{table}/act", 403, seat=0, act=ORDER)["error"]["kind"] == "forbidden"
    assert anna.post("/api/tables/none/act", 404, seat=0, act=ORDER)["error"]["kind"] == "not_found"


def test_stored_acts_and_passes_by_order_are_played_again_with_the_same_undo() -> None:
    match = matches.begun("tiny", 2, {"loud": True})
    for seat, answer in ((0, "bid:0"), (1, "bid:0")):
        match.apply(answer, seat)
    match.act(ORDER, 1)
    match.apply("button:pass", 0)
    again = matches.rebuilt("tiny", 2, match.state.options, match.answers())
    assert again == match
    assert again.answers() == match.answers()
    assert [again.can_undo(seat) for seat in (0, 1)] == [match.can_undo(seat) for seat in (0, 1)] == [True, False]


def test_a_game_with_orders_keeps_secrets_even_if_nothing_else_is_hidden() -> None:
    class Open(State):
        ORDERS: ClassVar[dict[str, tuple[str, ...]]] = {"cheer": ("turn",)}

    assert matches.secretive(Open)
