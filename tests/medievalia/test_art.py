"""Cards in small windows, where the page writes what is too small larger: it stays on its card and off the pictures."""

import re

import pytest

from gonfalon import Match
from gonfalon.draw.svg import text_width
from tests.medievalia.build import fiefs, go

SMALL = 20.0  # units high is what the page makes of smaller letters where the table has half its size
BROAD = 1.2  # bold numbers are that much wider than the estimate


def tile(m: Match, kind: str) -> str:
    """The first small card of a kind on the table."""
    pieces: list[str] = re.findall(r'<g id="card-[^"]*"[^>]*class="piece tile".*?(?=<g id=|$)', m.svg(0), re.DOTALL)
    return next(piece for piece in pieces if f">{kind}</text>" in piece)


@pytest.mark.parametrize("used", ["", " u"])
def test_a_strength_that_is_written_larger_stays_on_its_card(used: str) -> None:
    drawn = tile(fiefs(f"city; farm{used}: knight{used}", "city"), "Knight")
    found = re.search(r'<text x="([^"]+)"[^>]*text-anchor="([^"]+)"[^>]*>(\d+/\d+)<', drawn)
    assert found, drawn
    x, anchor, shown = float(found[1]), found[2], found[3]
    width = text_width(shown, SMALL) * BROAD
    right = x + (width / 2 if anchor == "middle" else 0)
    assert right <= 31, "the card is 62 broad, or a little more"
    assert right - width >= -10, "the picture is on the left"


def test_no_badge_of_an_army_covers_the_word_above_it() -> None:
    m = fiefs("city; farm; in p2: soldier", "city; field: peasant; free: peasant", phase="war")
    go(m, "front:p2-1", "army:0")
    svg = m.svg(0)
    word = re.search(r'<text [^>]*y="([^"]+)"[^>]*>others</text>\s*<g transform="translate\([^ ,]+[ ,]([^)]+)\)"', svg)
    badge = re.search(r'<circle cy="([^"]+)" r="([^"]+)"[^>]*/><text [^>]*>1<', tile(m, "Soldier"))
    assert word, svg
    assert badge, tile(m, "Soldier")
    assert float(word[1]) <= float(word[2]) + float(badge[1]) - float(badge[2])
    mark = re.search(
        r'translate\(-30 ([^)]+)\)"><g><path d="M0 ([^L]+)L[^/]*stroke-width="([^"]+)"', tile(m, "Soldier")
    )
    assert mark, tile(m, "Soldier")
    tip = float(word[2]) + float(mark[1]) + float(mark[2]) - float(mark[3]) / 2
    assert tip >= float(word[1]) + 2, "nor the mark of whose they are"


def test_no_badge_of_an_army_covers_a_name_in_the_row_above() -> None:
    m = fiefs("city; farm; in p2: soldier, soldier, knight", "city; field: peasant; free: peasant", phase="war")
    go(m, "front:p2-1", "button:apart")
    drawn = tile(m, "Knight")
    badge = re.search(r'<circle cy="([^"]+)" r="([^"]+)"[^>]*/><text [^>]*>\d<', drawn)
    name = re.search(r'<text y="([^"]+)"[^>]*>Knight<', drawn)
    assert badge, drawn
    assert name, drawn
    assert float(badge[1]) - float(badge[2]) >= float(name[1]) - 60 - 2, "rows are 60 apart"
