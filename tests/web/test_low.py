"""A phone on its side: board and choices side by side, and both can be used."""

import pytest

from .conftest import Enter
from .player import BOT, ME

#: The room of the parts of the page: left, top, right, bottom.
ROOM = """names => names.map((name) => {
  const { left, top, right, bottom } = document.querySelector(name).getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize(("width", "height"), [(740, 360), (844, 390)])
def test_a_phone_on_its_side_shows_board_and_choices(enter: Enter, width: int, height: int) -> None:
    anna = enter(width, height)
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    board, side, foot, tabs, share = anna.page.evaluate(
        ROOM, ["#board", "#side", ".foot", ".panel-buttons", "#replay-share"]
    )
    assert board[2] - board[0] > width / 2
    assert board[3] - board[1] > height / 2
    assert board[2] <= side[0]
    assert tabs[3] <= height
    assert tabs[2] <= width
    assert share[2] <= foot[2] <= side[0], "the bar below the board stays below the board"
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    before = anna.version
    anna.page.locator("#options .option").last.click()
    anna.see_version(before + 1)
    anna.see_latest()
    anna.page.click("[data-panel=chat]")
    anna.page.fill("#chat-form input", "Salve")
    revision = anna.revision
    anna.page.click("#chat-form button")
    anna.see_revision_after(revision)
    assert anna.page.locator("#chat-lines li", has_text="Salve").is_visible()
    assert anna.faults() == []


def test_a_new_question_is_read_from_its_beginning(enter: Enter) -> None:
    anna = enter(740, 360)
    anna.open_table([ME, ME, BOT])
    anna.wait_for_turn()
    before = anna.revision
    anna.page.eval_on_selector("#side", "side => { side.scrollTop = side.scrollHeight }")
    assert anna.page.eval_on_selector("#side", "side => side.scrollTop") > 0
    anna.page.locator("#options .option:visible").first.dispatch_event("click")
    anna.see_revision_after(before)
    anna.see_latest()
    assert anna.page.eval_on_selector("#side", "side => side.scrollTop") == 0
