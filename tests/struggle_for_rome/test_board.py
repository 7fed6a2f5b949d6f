"""The picture: what is written on it has room, on a narrow screen and in a square window in large letters."""

import re
from itertools import pairwise

import pytest

from gonfalon.draw.svg import text_width
from gonfalon.games.struggle_for_rome import GAME
from gonfalon.games.struggle_for_rome.content.land import CARDS
from gonfalon.games.struggle_for_rome.picture.board import BRIEF, LARGE, ROSE, abridged
from gonfalon.games.struggle_for_rome.picture.sheets import DESK, GAP, HAND, SQUARE
from gonfalon.games.struggle_for_rome.rules.position import Position
from gonfalon.match import fresh
from tests.struggle_for_rome import build as rome

PLACE = re.compile(r'<text [^>]*font-size="([\d.]+)"[^>]*class="place only-(wide|tall|square)[^>]*>([^<]+)')


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


def test_all_arrangements_name_every_city() -> None:
    match = fresh(GAME, 3, {}, 1)
    found = PLACE.findall(match.svg(0))
    assert [text for _, where, text in found if where == "tall"] == abridged(names())
    assert [text for _, where, text in found if where == "square"] == abridged(names())
    assert " ".join(text for _, where, text in found if where == "wide") == " ".join(names())
    sizes = [(float(size), text) for size, where, text in found if where == "tall"]
    assert all(13 < size <= LARGE and text_width(text, size) < BRIEF + 0.5 for size, text in sizes)


Box = tuple[float, float, float, float]


def moved(drawing: str, kind: str) -> list[tuple[float, float, str]]:
    """Where everything of a kind stands, and what is drawn there."""
    found = re.findall(rf'<g id="{kind}-[^"]*"[^>]*translate\(([-\d.]+) ([-\d.]+)\)">(.*?)(?=<g id=)', drawing)
    return [(float(x), float(y), inside) for x, y, inside in found]


@pytest.mark.parametrize("shape", ["wide not-square", "square"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_price_of_a_journey_lies_on_the_name_of_a_city(lang: str, shape: str) -> None:
    match = rome.hold(rome.nomads(at="12,4,S"), rome.RED, grain=3, gold=9)
    drawing = match.svg(rome.RED, lang)
    names: list[Box] = []
    for x, y, inside in moved(drawing, "city"):
        written = rf'<text y="([\d.]+)" font-size="([\d.]+)"[^>]*only-{shape}">([^<]*)'
        for low, size, words in re.findall(written, inside):
            half = text_width(words, float(size)) / 2
            names.append((x - half, y + float(low) - 0.66 * float(size), x + half, y + float(low)))
    cities = len(rome.state_of(match).land().cities)
    assert len(names) == cities if shape == "square" else len(names) > cities, "some in two lines"
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


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_below_piles_and_cards_are_large_where_the_board_is_small_and_do_not_meet(lang: str) -> None:
    drawing = rome.market().svg(rome.RED, lang)
    shift = r'data-square="translate\(([-\d.]+) [-\d.]+\)"><g id="([a-z]+)-[a-z]+"[^>]*translate\(([-\d.]+) [-\d.]+\)"'
    found = re.findall(shift + r"(.*?)(?=<g data-tall|$)", drawing)
    assert [kind for _, kind, *_ in found].count("pile") == 4
    rows: dict[bool, list[tuple[float, float]]] = {True: [], False: []}
    for by, kind, x, inside in found:
        written = re.findall(r'font-size="([\d.]+)"[^>]*only-square">([^<]+)', inside)
        assert len(written) > 0
        assert all(float(size) * 694 / 1273 * 1.1 > 10 for size, _ in written), "no need to stand narrower"
        half = max(text_width(line, float(size)) for size, line in written) / 2
        rows[kind == "special"].append((float(x) + float(by) - half, float(x) + float(by) + half))
    assert len(rows[True]) == 3
    assert len(rows[False]) == 6
    for row in rows.values():
        assert all(left[1] + 5 < right[0] for left, right in pairwise(row))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_last_round_is_told_above_the_rose_where_no_card_lies(lang: str) -> None:
    match = rome.market()
    rome.state_of(match).announced[rome.RED] = 1
    rose = match.svg(rome.RED, lang).partition('id="rose"')[2].partition('id="special-')[0]
    assert {"en": ">Round 1, the last<", "fr": ">Manche 1, la dernière<"}[lang] in rose
    lows = [float(y) for y in re.findall(r'<text y="([-\d.]+)"[^>]*not-square', rose)]
    assert lows
    assert max(lows) + ROSE[1] < 312 - 24 - 10, "above the badges of the cards"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_title_of_a_card_leaves_its_emblem_free(lang: str) -> None:
    for card in CARDS:
        drawing = rome.hold(rome.market(), rome.RED, cards=(card,)).svg(rome.RED, lang)
        face = drawing.partition(f'id="card-{card}-0"')[2].partition("</g>")[0]
        lows = [float(y) for y in re.findall(r'<text y="([\d.]+)"[^>]*serif bold', face)]
        assert min(lows) > 17, card


def test_the_sheets_below_the_map_end_within_the_picture() -> None:
    drawing = rome.market().svg(rome.RED)
    width = float(re.findall(r'viewBox="0 0 ([\d.]+)', drawing)[0])
    assert width > HAND + GAP + DESK
    assert width > SQUARE * DESK


def test_the_buttons_of_a_proposal_leave_the_edge_of_their_sheet_free() -> None:
    """On a phone what ends a proposal stands at the edge of a narrow sheet, and is lit."""
    match = rome.market()
    match.apply("button:trade")
    drawing = match.svg(rome.RED)
    left = re.findall(r'data-tall="translate\(([\d.]+) [\d.]+\)"', drawing.partition('id="parley-')[0])[-1]
    found = re.findall(r'id="parley-\w+"[^>]*translate\(([\d.]+) [\d.]+\)"><rect x="0" y="0" width="(\d+)', drawing)
    assert len(found) == 2
    assert all(float(left) + float(at) + float(width) <= DESK / 2 - 12 for at, width in found)
    words = re.findall(r'id="parley-\w+".*?font-size="([\d.]+)"[^>]*>([^<]+)</text>', drawing)
    wide = max(text_width(label, float(size)) * 1.25 * 1.1 for size, label in words)  # bold; grown in small windows
    assert wide <= float(found[0][1]) - 12, "what stands on a button leaves its edge free"
