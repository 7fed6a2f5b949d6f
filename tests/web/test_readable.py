"""What is written on a board can be read: nothing below 10 pixels, in the middle of every game, at two sizes."""

import random
from typing import Any

import pytest

from gonfalon import registry

from .conftest import Enter
from .player import ME
from .test_reach import advance

SIZES = ((1440, 900), (1024, 768))
ANSWERS = 120  # how far each game is played
LEAST = 9.95
HAND = 11.95  # on a phone, one step closer

#: Every text of the drawing that is shown: its size on the screen and its words; and how many are too far away.
TEXTS = """() => {
  const board = document.querySelector('#board');
  const frame = board.getBoundingClientRect();
  const shown = [];
  let far = 0;
  for (const text of board.querySelectorAll('svg text')) {
    const words = text.textContent.trim();
    const box = text.getBoundingClientRect();
    const beside = box.right < frame.left || box.left > frame.right;
    if (!words || !box.width || beside || box.bottom < frame.top || box.top > frame.bottom) continue;
    const look = getComputedStyle(text);
    const left = text.classList.contains('far');
    if (left) far += 1;
    if (left || look.visibility === 'hidden' || look.display === 'none') continue;
    const matrix = text.getScreenCTM();
    shown.push([parseFloat(look.fontSize) * Math.hypot(matrix.b, matrix.d), words]);
  }
  return { shown, far };
}"""


@pytest.mark.parametrize("game", registry.names())
def test_nothing_on_the_board_is_written_too_small(enter: Enter, game: str) -> None:
    anna = enter()
    table = anna.open_table([ME] * registry.find(game).seats[0], game=game)["table"]
    chance, view = random.Random(7), None
    for _ in range(ANSWERS):
        view = advance(anna, table, chance)
        if view["over"]:
            break
    assert view is not None
    anna.see_version(view["version"])
    if view["over"]:
        anna.page.press("#end-title", "Escape")
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        places: list[Any] = anna.page.eval_on_selector_all("#places button", "all => all.map(one => one.dataset.to)")
        for place in places or [None]:
            if place:
                anna.page.click(f'#places [data-to="{place}"]')
            anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
            found = anna.page.evaluate(TEXTS)
            small = [(round(size, 1), words) for size, words in found["shown"] if size < LEAST]
            assert small == [], (width, place)
            assert found["far"] <= 0.3 * (found["far"] + len(found["shown"])), (width, place, found["far"])


@pytest.mark.parametrize("game", registry.names())
def test_one_step_closer_everything_can_be_read_on_a_phone(enter: Enter, game: str) -> None:
    anna = enter(390, 844, has_touch=True)
    table = anna.open_table([ME] * registry.find(game).seats[0], game=game)["table"]
    chance, view = random.Random(7), None
    for _ in range(40):
        view = advance(anna, table, chance)
        if view["over"]:
            break
    assert view is not None
    anna.see_version(view["version"])
    if view["over"]:
        anna.page.press("#end-title", "Escape")
    places: list[Any] = anna.page.eval_on_selector_all("#places button", "all => all.map(one => one.dataset.to)")
    for place in places or [None]:
        if place:
            anna.page.click(f'#places [data-to="{place}"]')
        anna.page.click("#closer")
        anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
        found = anna.page.evaluate(TEXTS)
        assert [(round(size, 1), words) for size, words in found["shown"] if size < HAND] == [], place
        assert found["far"] <= 0.5 * (found["far"] + len(found["shown"])), (place, found["far"])
        anna.page.click("#fit")
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    assert anna.page.locator("#board text[data-grown], #board text.far").count() == 0, "an overview is as it was drawn"


WIDTHS = """() => [...document.querySelectorAll('#board svg text[font-size]')].map(
  text => [text.textContent.trim(), Math.round(text.getComputedTextLength()), getComputedStyle(text).fontSize])"""


def test_what_is_written_larger_stays_so_when_somebody_moves(enter: Enter) -> None:
    """After moves that the page has seen, every line is as long as on a page that is opened now."""
    anna = enter()
    table = anna.open_table([ME, ME], game="byzantium")["table"]
    anna.page.set_viewport_size({"width": 1024, "height": 768})
    chance = random.Random(3)
    for _ in range(6):
        view = advance(anna, table, chance)
        anna.see_version(view["version"])
        anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    lived = anna.page.evaluate(WIDTHS)
    anna.page.reload()
    anna.see_version(view["version"])
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    assert lived == anna.page.evaluate(WIDTHS)
    assert anna.page.locator("#board text[textLength]").count() > 0


def test_a_short_word_is_written_no_larger_than_longer_ones_beside_it(enter: Enter) -> None:
    anna = enter(1024, 768)
    anna.open_table([ME, ME], game="byzantium")
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    wide = """word => [...document.querySelectorAll('#board svg text')].filter(text => text.textContent.trim() === word)
      .map(text => text.getBoundingClientRect().width / word.length)"""
    (tax,), (church,) = (anna.page.evaluate(wide, word) for word in ("Tax", "Church"))
    assert tax < 1.3 * church


def test_a_letter_does_not_outgrow_the_sign_it_is_set_into(enter: Enter) -> None:
    """The marks on the figures of Struggle for Rome, small in a sheet: a shape is seen, closer by its letter too."""
    anna = enter(1440, 900)
    anna.open_table([ME] * 4, game="struggle-for-rome")
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    grown = """() => [...document.querySelectorAll('#board text.inset:not(.far)')].map(
      text => parseFloat(getComputedStyle(text).fontSize) / Number(text.getAttribute('font-size')))"""
    assert max(anna.page.evaluate(grown), default=1) < 1.4
    assert anna.page.locator("#board text.inset.far").count() > 0
    for _ in range(3):
        anna.page.click("#closer")
    anna.page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    assert anna.page.evaluate(grown) != [], "now there is room for it"
