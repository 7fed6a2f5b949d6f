"""What one needs is in sight: the players, the whole board beside the rules, one's tables; and the map leads."""

import random
import re

import pytest

from .conftest import Enter
from .player import BOT, ME, Player
from .test_reach import advance


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_all_players_stay_in_sight_while_options_are_shown(enter: Enter, width: int, height: int) -> None:
    player = enter(width, height)
    player.open_table([ME, BOT, BOT, BOT])
    player.wait_for_turn()
    shown = "all => all.map(line => [line.getBoundingClientRect().y, line.innerText])"
    lines = player.page.eval_on_selector_all("#standing li", shown)
    assert len(lines) == 4
    for top, words in lines:
        assert 0 <= top < height
        assert re.search(r"\d+$", words)
    assert player.page.locator("#standing li.turn").count() == 1


def test_the_rules_leave_the_board_its_size(enter: Enter) -> None:
    player = enter(1440, 900)
    player.open_table([ME, BOT])
    before = player.page.locator("#board").bounding_box()
    player.page.keyboard.press("r")
    player.page.wait_for_selector("#drawer-rules article")
    assert player.page.locator("#board").bounding_box() == before
    assert player.page.locator("#options").is_visible()


def test_the_rules_are_a_book_with_chapters_that_fold(anna: Player) -> None:
    anna.visit("/rules/byzantium")
    assert anna.page.locator(".aim li").count() == 3
    anna.page.click("#fold-all")
    assert anna.page.locator("#rules-list article:visible").count() < 5
    anna.page.click(".rules-contents a:has-text('Siege')")
    anna.page.wait_for_selector("#BYZ-14\\.1:visible")
    assert anna.page.locator("#BYZ-7\\.1:visible").count() == 0
    anna.page.fill("#rules-search", "7.1")
    anna.page.locator("#rules-list .found a.rule-id").first.click()
    anna.page.wait_for_selector("#BYZ-7\\.1:visible")
    assert anna.faults() == []


def test_my_tables_come_first_and_can_be_hidden(anna: Player) -> None:
    anna.open_table([ME, BOT], name="Golden Horn")
    anna.wait_for_turn()
    anna.visit("/")
    row = anna.page.locator(".mine .table-row").first
    words = row.inner_text()
    assert "Golden Horn" in words
    assert "Your turn" in words
    assert "20" in words
    assert "minute" in words
    mine, games = anna.page.locator(".mine").bounding_box(), anna.page.locator(".games").bounding_box()
    assert mine is not None
    assert games is not None
    assert mine["y"] < games["y"]
    assert anna.faults() == []
    anna.page.click("[data-hide]")
    assert row.is_hidden()
    anna.page.reload()
    assert row.is_hidden()
    anna.page.click("#show-hidden")
    assert row.is_visible()


def test_a_table_is_left_from_the_front_page(enter: Enter) -> None:
    anna, bruno = enter(), enter(390, 844)
    table = anna.open_table([ME, {"kind": "open"}], name="Golden Horn", public=True)["table"]
    bruno.visit("/account")
    bruno.post(f"/api/tables/{table}/sit", {"seat": 1})
    bruno.visit("/")
    assert bruno.page.locator(f".mine [data-listed='{table}']").count() == 1
    width = "document.querySelector('.mine .table-row').offsetWidth"
    before = bruno.page.evaluate(width)
    bruno.page.click("[data-leave]")
    assert "for good?" in bruno.page.inner_text("[data-leave]")
    assert bruno.page.evaluate(width) >= before, "the question takes no room from the table"
    bruno.page.click("h1")  # somebody who thinks better of it
    assert bruno.page.inner_text("[data-leave]") == ""
    bruno.page.click("[data-leave]")
    assert bruno.faults() == []
    bruno.page.click("[data-leave]")
    bruno.page.wait_for_selector(f".mine [data-listed='{table}']", state="detached")
    seats = anna.context.request.get(f"{anna.url}/api/tables/{table}?parts=view").json()["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open"]
    bruno.page.reload()
    assert bruno.page.locator(".mine").count() == 0


def test_who_wishes_is_asked_twice_before_passing(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.page.click("#menu-open")
    anna.page.check("#confirm-switch")
    anna.page.keyboard.press("Escape")
    anna.page.click("#options [data-answer='action:pass']")
    assert "Sure?" in anna.page.inner_text("#options [data-answer='action:pass']")
    assert anna.version == before
    anna.page.keyboard.press("c")
    anna.see_version(before + 1)


def test_many_places_are_chosen_on_the_map(enter: Enter) -> None:
    anna = enter()
    table = anna.open_table([ME, ME, ME], game="struggle-for-rome")["table"]
    chance = random.Random(3)
    for _ in range(60):
        view = advance(anna, table, chance)
        asked = anna.context.request.get(f"{anna.url}/api/tables/{table}?parts=view").json()["view"]
        places = [one for one in asked["decision"]["options"] if one["answer"].startswith("crossroad:")]
        if len(places) > 30:
            break
    anna.see_version(view["version"])
    anna.page.wait_for_selector(".places-fold summary")
    assert f"{len(places)} places" in anna.page.inner_text(".places-fold summary")
    assert anna.page.locator("#options .option:visible").count() < 12
    anna.page.click(".places-fold summary")
    assert anna.page.locator(".places-fold .option:visible").count() == len(places)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_number_of_the_move_is_read_whole(enter: Enter, lang: str) -> None:
    player = enter(1024, 768, lang=lang)
    player.open_table([ME, BOT], game="clash-of-cultures")
    cut = """() => {
      const words = document.querySelector('#replay-words');
      const foot = document.querySelector('.foot');
      return [words.scrollWidth > words.clientWidth, foot.scrollWidth > foot.clientWidth];
    }"""
    assert player.page.evaluate(cut) == [False, False]


def test_lit_land_is_told_apart(enter: Enter) -> None:
    player = enter(1440, 900)
    player.open_table([ME, BOT], game="clash-of-cultures")
    player.wait_for_turn()
    light = "document.querySelector('.board .space.lit > .hit')"
    assert player.page.evaluate(f"Number(getComputedStyle({light}).fillOpacity)") <= 0.15
