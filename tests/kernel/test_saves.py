"""Saves: the whole match as bytes and back; damaged bytes are recognised."""

import base64
import contextlib
import hashlib
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gonfalon.kernel.errors import DamagedSave, GonfalonError, OtherRulesVersion
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from gonfalon.records import loaded
from tests.kernel.games.every import GAMES, TABLES, begin, find, reload
from tests.kernel.games.road import Road
from tests.support import play, step


def sealed(body: Any) -> bytes:
    """These contents as a save whose checksum is right."""
    text = json.dumps(body).encode()
    check = hashlib.blake2b(text, digest_size=16).hexdigest()
    return b"gonfalon-save-1 " + check.encode() + b" " + base64.b85encode(zlib.compress(text))


def opened(match: Match) -> Any:
    return json.loads(zlib.decompress(base64.b85decode(match.save().split(b" ", 2)[2])))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_loaded_match_is_the_same_and_goes_on_the_same(name: str, seats: int) -> None:
    match, generator = begin(name, seats), Generator(3)
    while not match.over:
        again = reload(match)
        assert again == match
        assert again.digest() == match.digest()
        assert again.save() == match.save()
        assert (again.log(0), again.view(0), again.turn) == (
            match.log(0),
            {**match.view(0), **undoless(again)},
            match.turn,
        )
        other = generator.copy()
        step(match, generator)
        step(again, other)
        assert again == match


def undoless(match: Match) -> dict[str, Any]:
    """The decision of seat 0: what was saved can be continued, not taken back."""
    decision = match.decision(0)
    assert decision is None or decision["undo"] is False
    return {"decision": decision}


def test_names_and_the_way_of_playing_are_saved() -> None:
    match = begin("road", 1, chance=False)
    match.names = ["Zoé"]
    match.apply("road:left", when=12.5)
    match.apply("road:over")
    again = reload(match)
    assert again.names == ["Zoé"]
    assert again.turn == (-1,)
    assert again.answers() == match.answers()
    again.apply((1, 2))
    again.apply("road:left")
    again.apply("road:over")
    assert again.turn == (-1,)
    assert again.keeps_undo


@given(st.data())
def test_a_flipped_byte_is_noticed(data: st.DataObject) -> None:
    save = bytearray(play(begin("hands", 3), answers=4).save())
    place = data.draw(st.integers(0, len(save) - 1))
    save[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(DamagedSave):
        loaded(find, bytes(save))


@given(st.data())
def test_a_truncated_save_is_noticed(data: st.DataObject) -> None:
    save = begin("hands", 3).save()
    with pytest.raises(DamagedSave):
        loaded(find, save[: data.draw(st.integers(0, len(save) - 1))])


@given(st.binary())
@example(b"gonfalon-save-1  ")
def test_other_bytes_are_no_save(data: bytes) -> None:
    with pytest.raises(DamagedSave):
        loaded(find, data)


@pytest.mark.parametrize("data", [None, "text", 10**15, [], {}])
def test_other_things_are_no_save(data: Any) -> None:
    with pytest.raises(DamagedSave):
        loaded(find, data)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every part of plain data lies."""
    inner: list[tuple[Any, ...]] = []
    if isinstance(value, dict):
        inner = [p for key in value for p in paths(value[key], (*path, key))]
    elif isinstance(value, list):
        inner = [p for i, item in enumerate(value) for p in paths(item, (*path, i))]
    return [path, *inner]


JUNK: st.SearchStrategy[Any] = st.sampled_from([None, [], {}, "x", -7, 2.5, [[]], {"is": "x"}, {"is": "tuple"}, True])


@given(st.data())
def test_contents_of_the_wrong_kind_give_one_of_our_errors_or_a_match(data: st.DataObject) -> None:
    body = opened(play(begin("hands", 2), answers=2))
    *way, last = data.draw(st.sampled_from(paths(body)[1:]))
    place = body
    for key in way:
        place = place[key]
    place[last] = data.draw(JUNK)
    with contextlib.suppress(GonfalonError):
        assert isinstance(loaded(find, sealed(body)), Match)


@pytest.mark.parametrize(
    "change",
    [
        lambda body: body["state"].update(frames=5),
        lambda body: body["state"].pop("hand"),
        lambda body: body["state"].update(new=1),
        lambda body: body["state"]["frames"][0].update({"is": "hands.Nothing"}),
        lambda body: body["state"]["frames"][0].update(at=99),
        lambda body: body.update(state=[]),
        lambda body: body.update(state={"is": "road.Walkers"}),
        lambda body: body.pop("header"),
        lambda body: body.update(answers=[[1]]),
        lambda body: body.update(generator="x"),
    ],
)
def test_a_state_that_does_not_fit_the_game_is_damaged(change: Callable[[Any], Any]) -> None:
    body = opened(play(begin("hands", 2), answers=2))
    change(body)
    with pytest.raises(DamagedSave):
        loaded(find, sealed(body))


@pytest.mark.parametrize("body", [[], 5, None, "x", {}, {"header": 1}, {"header": {"game": "hands"}}])
def test_sound_bytes_with_other_contents_are_damaged(body: Any) -> None:
    with pytest.raises(DamagedSave):
        loaded(find, sealed(body))


def test_a_save_under_other_rules_is_not_continued() -> None:
    class Later(Road):
        rules_version = "2"

    with pytest.raises(OtherRulesVersion, match="version '1'"):
        loaded({**GAMES, "road": Later()}.__getitem__, begin("road", 1).save())
