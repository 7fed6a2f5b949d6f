"""What is wrong with a class or a game is said when it is loaded, in a sentence that names it."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from gonfalon.kernel.requests import Ask, Dice
from gonfalon.kernel.state import END, Frame, Next, State
from tests.kernel.games import blank


class Throw(Frame):
    STEPS: ClassVar[tuple[str, ...]] = ("throw",)
    seat: int
    faces: tuple[int, ...] = ()

    def throw(self, state: State) -> Next:
        return Dice(2)

    def on_throw(self, state: State, faces: tuple[int, ...]) -> Next:
        self.faces = faces
        return END


def made(body: dict[str, Any], base: type = Frame) -> type:
    """A class of this module with these things in it."""
    return type("Siege", (base,), {"__module__": __name__, **body})


def waits(self: Any, state: State) -> Next:
    return Ask(0, ["button:done"], "wait", "")


def test_an_unknown_keyword_is_refused_with_the_fields_there_are() -> None:
    wrong: dict[str, Any] = {"seat": 1, "walls": 3}
    with pytest.raises(TypeError, match=r"Throw has no field 'walls'; it has .*faces, seat"):
        Throw(**wrong)


def test_the_same_for_a_position() -> None:
    with pytest.raises(TypeError, match="State has no field 'gold'"):
        State(**(blank(2, {}) | {"gold": [1]}))


@pytest.mark.parametrize(
    ("hint", "sentence"),
    [
        (dict[str, int], "the field 'walls' of Siege is a dict"),
        ("dict[str, int]", "the field 'walls' of Siege is a dict"),
        (set[int], "the field 'walls' of Siege is a set"),
        (list[set[int]], "the field 'walls' of Siege is a set"),
        (dict[str, int] | None, "is a dict, which copies would share: use lists, or declare a Mapping"),
        (tuple[int, Throw], "the field 'walls' of Siege has a Throw in a tuple"),
        (list[tuple[Throw, int]], "has a Throw in a tuple"),
        (tuple[list[int], ...], "has a list in a tuple"),
    ],
)
@pytest.mark.parametrize("base", [Frame, State])
def test_a_field_that_copies_would_share_is_refused(hint: Any, sentence: str, base: type) -> None:
    with pytest.raises(TypeError, match=sentence):
        made({"__annotations__": {"walls": hint}}, base)


@pytest.mark.parametrize("hint", [Mapping[str, int], list[list[int]], tuple[int, ...], Throw, list[Throw], int | None])
def test_a_field_that_is_copied_or_never_changes_is_allowed(hint: Any) -> None:
    made({"__annotations__": {"walls": hint}})


@pytest.mark.parametrize("hint", [Throw, Throw | None, list[Throw], list[Throw | None]])
def test_a_frame_in_a_field_is_copied_and_not_shared(hint: Any) -> None:
    siege = made({"__annotations__": {"inner": hint}})
    several = str(hint).startswith("list")
    old: Any = siege(inner=[Throw(seat=1)] if several else Throw(seat=1))
    new: Any = old.copied()
    for one, other in zip([old.inner], [new.inner], strict=True):
        mine, copy = (one[0], other[0]) if several else (one, other)
        copy.seat = 2
        assert mine.seat == 1


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"STEPS": ("storm",)}, "Siege has a step 'storm' in STEPS, but no method of that name"),
        ({"STEPS": ("storm",), "storm": waits}, "'storm' of Siege waits, but there is no on_storm"),
        (
            {"STEPS": ("storm",), "storm": lambda self, state: None, "on_strom": waits},
            "Siege has a method on_strom, but no step 'strom'",
        ),
        (
            {"STEPS": ("storm",), "storm": lambda self, state: None, "refuse_strom": waits},
            "Siege has a method refuse_strom, but no step 'strom'",
        ),
        ({"STEPS": ("end",), "end": lambda self, state: None}, "must differ from one another and from 'end'"),
    ],
)
def test_steps_and_methods_must_fit_together(body: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TypeError, match=sentence):
        made(body)


def test_a_twin_that_only_running_misses_is_named() -> None:
    def storm(self: Any, state: State) -> Next:
        return hidden(state)

    def hidden(state: State) -> Next:
        return Dice(1)

    state = State(**blank(1, {"skip_forced": True}))
    state.start(made({"STEPS": ("storm",), "storm": storm})())
    with pytest.raises(TypeError, match="the step 'storm' of Siege waited, but there is no on_storm"):
        state.accept(-1, (3,))
