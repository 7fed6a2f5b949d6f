"""Objects of fields, as people outside this project write them: plain Python, any style of annotation."""

import os
import subprocess
import sys
import types
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from gonfalon.kernel import fields, views
from gonfalon.kernel.state import Frame, State
from tests.kernel.games import blank
from tests.kernel.games.every import begin
from tests.kernel.games.road import Walkers
from tests.support import play

POSTPONED = """
from __future__ import annotations
import typing as t
from typing import ClassVar
from gonfalon.kernel.state import Frame, State

class Siege(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("wait",)

    def wait(self, state):
        return None

    NOTE: t.ClassVar = "not a field"
    walls: list[int]
    rows: list[list[int]]
    name: str = "Tyre"
    _cache: int = 0

class LongSiege(Siege):
    years: int = 2
"""


def module(name: str, source: str) -> Any:
    """A module of a package from elsewhere."""
    made = types.ModuleType(name)
    sys.modules[name] = made
    exec(source, made.__dict__)  # noqa: S102 - our own text
    return made


SIEGES = module("elsewhere.sieges", POSTPONED)


class Pile(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ()

    cards: list[int]
    rows: list[list[int]]
    deep: list[list[list[int]]]
    fixed: tuple[int, ...] = (1, 2)
    table: Mapping[str, int]
    row: Sequence[int]
    _cache: int = 0


def pile() -> Pile:
    return Pile(cards=[1], rows=[[1], [2]], deep=[[[1]]], table={"b": 2, "a": 1}, row=[0, 0])


def test_fields_are_found_through_inheritance_and_without_class_variables() -> None:
    assert fields.field_names(SIEGES.LongSiege) == ("_cache", "_methods", "at", "name", "rows", "walls", "years")
    assert fields.saved_names(SIEGES.LongSiege) == ("at", "name", "rows", "walls", "years")


def test_a_class_from_elsewhere_is_copied_field_by_field() -> None:
    old = SIEGES.LongSiege(walls=[3], rows=[[1], []], years=7)
    new = old.copied()
    assert fields.same(old, new)
    new.walls.append(4)
    new.rows[0].append(5)
    new.name = "Acre"
    assert (old.walls, old.rows, old.name, old.years) == ([3], [[1], []], "Tyre", 7)


def test_lists_are_copied_as_deep_as_they_go() -> None:
    old = pile()
    new = old.copied()
    new.cards.append(2)
    new.rows[1].append(3)
    new.deep[0][0].append(4)
    assert (old.cards, old.rows, old.deep) == ([1], [[1], [2]], [[[1]]])
    assert new.table is old.table


def test_copies_share_a_row_that_is_replaced_when_it_changes() -> None:
    old = pile()
    new = old.copied()
    assert new.row is old.row
    assert fields.with_item(new.row, 1, 0) is new.row
    new.row = fields.with_item(new.row, 1, 5)
    assert (old.row, new.row) == ([0, 0], [0, 5])


def test_every_kind_of_value_comes_back_from_its_plain_form() -> None:
    old = pile()
    old.cards.append(3)
    again = fields.restored(fields.plain(old), {fields.tag(Pile): Pile})
    assert fields.same(again, old)
    assert type(again.fixed) is tuple


def test_caches_are_no_part_of_the_object() -> None:
    one, other = pile(), pile()
    other._cache = 5
    assert fields.same(one, other)
    assert fields.digest(one) == fields.digest(other)
    assert other.copied()._cache == 5


@pytest.mark.parametrize(
    "change",
    [{"cards": [2]}, {"cards": []}, {"fixed": (1,)}, {"at": 1}, {"rows": [[1], [2], []]}, {"table": {}}],
)
def test_any_difference_shows(change: dict[str, Any]) -> None:
    one, other = pile(), pile()
    for name, value in change.items():
        setattr(other, name, value)
    assert not fields.same(one, other)
    assert fields.digest(one) != fields.digest(other)


def test_different_classes_are_never_the_same() -> None:
    assert not fields.same(SIEGES.Siege(walls=[], rows=[]), SIEGES.LongSiege(walls=[], rows=[]))


def test_unknown_classes_and_other_fields_are_not_restored() -> None:
    with pytest.raises(KeyError):
        fields.restored({"is": "os.System"}, {})
    with pytest.raises(KeyError):
        fields.restored({"is": "fields.Pile", "cards": []}, {"fields.Pile": Pile})


TURN = """
from gonfalon.kernel.state import Frame, State
class Turn(Frame):
    STEPS = ()
class Position(State):
    pass
"""


def test_two_games_may_use_the_same_names() -> None:
    one, other = module("first.game.turn", TURN), module("second.game.turn", TURN)
    assert fields.tag(one.Turn) == fields.tag(other.Turn)
    assert views.frame_classes(one.Position)["turn.Turn"] is one.Turn
    assert views.frame_classes(other.Position)["turn.Turn"] is other.Turn


def test_a_digest_is_the_same_in_every_process() -> None:
    code = (
        "from tests.kernel.games.every import begin; from tests.support import play;"
        "print(play(begin('hands', 3), answers=7).digest())"
    )
    here = play(begin("hands", 3), answers=7).digest()
    for hash_seed in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            text=True,
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        )
        assert there.stdout.strip() == here


def test_a_game_that_ends_leaves_every_procedure() -> None:
    class Outer(Frame):
        STEPS = ("stop", "never")

        def stop(self, state: State) -> None:
            state.end_game()

        def never(self, state: State) -> None:
            raise AssertionError("the game had ended")

    state = Walkers(**blank(1, {"skip_forced": True}), points=[0], path=[])
    state.start(Outer())
    assert state.over
    assert state.turn() == ()
    assert state.request() is None
    assert state.step_name() == ""
