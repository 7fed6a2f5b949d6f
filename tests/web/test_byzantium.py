"""The board of Byzantium as people see it."""

import pytest

from .conftest import Enter
from .player import BOT, ME


@pytest.mark.parametrize("bots", [1, 3])
def test_the_numbers_of_the_tracks_are_readable(enter: Enter, bots: int) -> None:
    anna = enter(1440, 900)
    anna.open_table([ME, *[BOT] * bots])
    sizes = "them => them.map(it => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a)"
    drawn = anna.page.eval_on_selector_all("#board text.number", sizes)
    assert len(drawn) == 2 * 40
    assert min(drawn) >= 11
    inside = """numbers => numbers.every(number => {
      const [words, space] = [number, number.previousElementSibling].map((it) => it.getBoundingClientRect());
      return words.left >= space.left && words.right <= space.right;
    })"""
    assert anna.page.eval_on_selector_all("#board text.number", inside)
