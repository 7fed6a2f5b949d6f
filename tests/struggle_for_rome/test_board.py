"""The picture on a narrow screen: cities have short names in large letters."""

import re

import pytest

from gonfalon.draw.svg import text_width
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.picture.board import BRIEF, LARGE, abridged
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.match import fresh
from tests.struggle_for_rome import build as rome

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


Box = tuple[float, float, float, float]


def moved(drawing: str, kind: str) -> list[tuple[float, float, str]]:
    """Where everything of a kind stands, and what is drawn there."""
    found = re.findall(rf'<g id="{kind}-[^"]*"[^>]*translate\(([-\d.]+) ([-\d.]+)\)">(.*?)(?=<g id=)', drawing)
    return [(float(x), float(y), inside) for x, y, inside in found]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_price_of_a_journey_lies_on_the_name_of_a_city(lang: str) -> None:
    match = rome.hold(rome.nomads(at="12,4,S"), rome.RED, grain=3, gold=9)
    drawing = match.svg(rome.RED, lang)
    names: list[Box] = []
    for x, y, inside in moved(drawing, "city"):
        for low, size, words in re.findall(r'<text y="([\d.]+)" font-size="([\d.]+)"[^>]*only-wide">([^<]*)', inside):
            half = text_width(words, float(size)) / 2
            names.append((x - half, y + float(low) - 7, x + half, y + float(low)))
    assert len(names) > len(rome.state_of(match).land().cities), "some in two lines"
    tags: list[Box] = []
    for x, y, inside in moved(drawing, "crossroad"):
        if box := re.search(r'<rect x="([-\d.]+)" y="[-\d.]+" width="([\d.]+)"[^>]*class="hit"', inside):
            tags.append((x + float(box[1]) + 1.5, y - 7, x + float(box[1]) + float(box[2]) - 1.5, y + 7))
    assert len(tags) > 60
    slack = 3.0
    for tag in tags:
        for name in names:
            beside = tag[2] - slack < name[0] or name[2] < tag[0] + slack
            assert beside or tag[3] - slack < name[1] or name[3] < tag[1] + slack, (tag, name)


def test_cards_of_a_kind_lie_on_each_other_where_there_are_many() -> None:
    def hand(ore: int, grain: int, horse: int, cattle: int) -> str:
        match = rome.hold(rome.market(), rome.RED, ore=ore, grain=grain, horse=horse, cattle=cattle)
        return match.svg(rome.RED).partition('id="own-hand"')[2].partition('id="build-')[0]

    few, many = hand(ore=1, grain=3, horse=0, cattle=1), hand(ore=1, grain=6, horse=1, cattle=2)
    assert few.count(">grain<") == 3, "each of them named"
    assert many.count(">grain<") == many.count(">cattle<") == many.count(">horse<") == 1
    assert ">6<" in many, "and their number told"
    assert ">3<" not in few
