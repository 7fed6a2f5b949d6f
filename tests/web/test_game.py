"""A whole game through the page, against bots, to the score table, the record and the rematch."""

import json

from .player import BOT, ME, Player


def test_a_whole_game_against_bots(anna: Player) -> None:
    anna.open_table([ME, BOT, BOT])
    while anna.play_on(seed=anna.version, moves=50):
        pass
    anna.page.wait_for_selector("#end:visible .charts .chart")
    total = anna.page.locator(".scores .total td").all_inner_texts()
    assert len(total) == 3
    assert [int(points) for points in total] == sorted(map(int, total), reverse=True)
    assert anna.page.locator(".chart .series").count() == 3
    assert anna.page.locator(".chart.dice").count() == 1
    assert "[" not in anna.page.locator(".scores").inner_text()  # every source is worded
    assert anna.faults() == []

    with anna.page.expect_download() as saved:
        anna.page.click("text=Save the record")
    record = saved.value.path()
    assert json.loads(record.read_text())["game"] == "byzantium"

    anna.page.click("text=See the board")
    assert anna.page.is_hidden("#end")
    anna.page.click("#results")
    anna.page.click("text=Play again")
    anna.page.wait_for_function("() => !document.querySelector('#end:not([hidden])') && document.body.dataset.ready")
    anna.wait_for_turn()

    anna.visit("/")
    anna.page.set_input_files("#record-file", record)
    anna.page.wait_for_url("**/t/*")
    anna.page.wait_for_selector("#end:visible")
