"""What one needs is in sight: the players, the whole board beside the rules, one's tables; and the map leads."""

import random
import re

import pytest

import gonfalon

from .conftest import Enter
from .player import BOT, ME, Player
from .test_reach import advance
from .test_room import offer


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


def test_saying_no_or_going_on_is_not_asked_twice(anna: Player) -> None:
    """The wish is about ends: an answer that leads to another choice is none."""
    offer(anna, "", {"button:none": "No", "button:adjust": "Choose the cards myself", "button:done": "Done"})
    anna.page.add_init_script("localStorage['gonfalon.confirm'] = 'on'")
    table = anna.open_table([ME, ME])["table"]
    anna.wait_for_turn()
    same = anna.context.request.get(f"{anna.url}/api/tables/{table}").json()  # the game knows no such answer
    anna.page.route("**/answer*", lambda route: route.fulfill(json=same))
    with anna.page.expect_request("**/answer*") as sent:
        anna.page.click("#options [data-answer='button:adjust']")
    assert (sent.value.post_data_json or {})["answer"] == "button:adjust"


def test_escape_takes_back_a_first_word(anna: Player) -> None:
    anna.page.add_init_script("localStorage['gonfalon.confirm'] = 'on'")
    anna.open_table([ME, ME])
    anna.wait_for_turn()
    before = anna.version
    anna.page.click("#options [data-answer='action:pass']")
    anna.page.keyboard.press("Escape")
    assert anna.page.locator(".option.armed, .option .sure").count() == 0
    anna.page.click("#options [data-answer='action:pass']")
    assert anna.page.locator(".option.armed").count() == 1
    assert anna.version == before


@pytest.mark.parametrize("on_the_board", [False, True])
def test_nobody_razes_a_city_by_a_slip(enter: Enter, on_the_board: bool) -> None:
    """Clash of Cultures: what destroys one's own city is asked twice, whatever the player wishes for ends."""
    match, chance = gonfalon.new("clash-of-cultures", 2, 1), random.Random(1)
    while (ask := match.state.ask_of(match.turn[0])) is not None and ask.prompt != "raze":
        match.apply(chance.choice(list(ask.values)), match.turn[0])
    anna = enter()
    anna.visit("/account")
    table = anna.post("/api/tables/import", {"record": match.record()})["table"]
    anna.visit(f"/t/{table}")
    anna.page.click("#curtain-ready")
    anna.wait_for_turn()
    before = anna.version
    city = "hex:D6"
    where = f"#board .lit[data-target='{city}']" if on_the_board else f"#options [data-answer='{city}']"
    anna.page.locator(where).first.dispatch_event("click")
    anna.page.wait_for_selector(f"#options .armed[data-answer='{city}'] .sure:visible")
    assert anna.version == before
    anna.page.locator(where).first.dispatch_event("click")
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
