"""The picture on a narrow screen: cities have short names in large letters."""

import re

import pytest

from gonfalon.draw.svg import text_width
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.picture.board import BRIEF, LARGE, abridged
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.match import fresh

PLACE = re.compile(r'<text [^>]*font-size="([\d.]+)"[^>]*class="place only-(wide|tall)"[^>]*>([^<]+)')


def names() -> tuple[str, ...]:
    match = fresh(GAME, 3, {}, 1)
    assert isinstance(match.state, Position)
    return tuple(match.words().name(f"city:{city}") for city in match.state.land().cities)


@pytest.mark.parametrize(
    ("name", "brief"),
    [
        ("Roma", "Roma"),
        ("Lutetia", "Lutetia"),
        ("Mogontiacum", "Mogon."),
        ("Augusta Treverorum", "A.Trev."),
        ("Carthago Nova", "C.Nova"),
        ("Caesarodunum", "Caesaro."),  # not to be taken for Caesaraugusta
        ("Caesaraugusta", "Caesara."),
    ],
)
def test_a_long_name_is_cut(name: str, brief: str) -> None:
    assert abridged(names())[names().index(name)] == brief


def test_no_two_short_names_are_alike_and_none_loses_one_letter_alone() -> None:
    short = abridged(names())
    assert len(set(short)) == len(short)
    for name, brief in zip(names(), short, strict=True):
        assert len(brief) < len(name) or brief == name


def test_both_arrangements_name_every_city() -> None:
    match = fresh(GAME, 3, {}, 1)
    found = PLACE.findall(match.svg(0))
    assert [text for _, where, text in found if where == "tall"] == abridged(names())
    assert " ".join(text for _, where, text in found if where == "wide") == " ".join(names())
    sizes = [(float(size), text) for size, where, text in found if where == "tall"]
    assert all(13 < size <= LARGE and text_width(text, size) < BRIEF + 0.5 for size, text in sizes)
