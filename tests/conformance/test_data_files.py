"""Data files of somebody else: whatever stands in one is refused in words, or can be played with."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon import registry
from gonfalon.kernel.content import DataFile
from gonfalon.kernel.errors import BadContent
from gonfalon.kernel.generator import Generator
from gonfalon.match import fresh
from tests.support import play

GAMES = [name for name in registry.names() if registry.find(name).data_file()]
JUNK: tuple[Any, ...] = ("", "x", 0, -1, 10**9, 1.5, True, [], [1], ["x"], [["x"]], {}, {"a": 1})
SPOILT = 40  # places of a file
ANSWERS = 40


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a file; of a list's entries, the first and the last."""
    if way:
        yield way
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*way, key))
    elif isinstance(value, list):
        for number in sorted({0, len(value) - 1}) if value else ():
            yield from places(value[number], (*way, number))


def spoilt(data: dict[str, Any], way: tuple[Any, ...], junk: Any) -> dict[str, Any]:
    out: Any = copy.deepcopy(data)
    at = out
    for key in way[:-1]:
        at = at[key]
    at[way[-1]] = junk
    return dict(out)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_stands_in_a_data_file_is_refused_in_words_or_played_with(name: str) -> None:
    game, chance = registry.find(name), Generator(17)
    file = DataFile("mine.toml", game.data_file())
    ours, refused, played = file.data, 0, 0
    ways = list(places(ours))
    for _ in range(SPOILT):
        way, junk = ways[chance.below(len(ways))], JUNK[chance.below(len(JUNK))]
        file.data = spoilt(ours, way, junk)
        try:
            changed = game.with_file(file)
        except BadContent as error:
            refused += str(error).startswith("mine.toml")
        else:
            if changed.content is not None and played < 5:
                play(fresh(changed, changed.seats[0], {}, 5), answers=ANSWERS)
                played += 1
    assert refused > SPOILT // 2
