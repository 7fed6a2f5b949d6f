"""Every page, in both languages and both lights, is accessible and silent on the console."""

import random
import struct

import pytest

import gonfalon
from gonfalon import registry
from gonfalon.web.render import scored

from .conftest import Enter
from .player import BOT, ME, Player


@pytest.mark.parametrize("path", ["/", "/new/byzantium", "/rules/byzantium", "/account", "/t/nowhere"])
@pytest.mark.parametrize(("lang", "light"), [("en", "light"), ("fr", "dark")])
def test_a_page_has_no_serious_fault(enter: Enter, path: str, lang: str, light: str) -> None:
    player = enter(lang=lang, color_scheme=light)
    player.visit(path)
    assert player.page.get_attribute("html", "lang") == lang
    assert player.faults() == []
    player.complaints = [words for words in player.complaints if "404" not in words]


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390)])
def test_the_table_has_no_serious_fault(enter: Enter, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.open_table([ME, BOT, BOT])
    player.play_on(seed=1, moves=3)
    player.wait_for_turn()
    assert player.faults() == []
    player.page.click("#rules")
    player.page.wait_for_selector("#drawer-rules article")
    assert player.faults() == []


def test_nothing_is_wider_than_a_phone(enter: Enter) -> None:
    player = enter(width=390, height=844)
    for path in ("/", "/new/byzantium", "/rules/byzantium", "/account"):
        player.visit(path)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_one_click_leads_from_the_front_page_into_a_game(anna: Player) -> None:
    anna.visit("/")
    anna.page.click("[data-play=byzantium]")
    anna.page.wait_for_url("**/t/*")
    anna.see_table()
    anna.wait_for_turn()
    assert anna.answers()
    assert "Your turn" in anna.page.title()
    anna.visit("/")
    assert anna.page.locator(".table-row.yours").count() == 1


def test_a_table_is_set_up_with_a_variant_and_a_name(anna: Player) -> None:
    anna.visit("/new/byzantium")
    anna.page.check("[name=size][value='2']")
    assert anna.page.locator(".seat-row").count() == 2
    anna.page.fill("#table-name", "Golden Horn")
    anna.page.select_option(".seat-row:nth-child(2) [name=level]", "novice")
    anna.page.click(".more summary")
    anna.page.check("[data-option=one_elite_in_all]")
    anna.page.click("text=Start the game")
    anna.page.wait_for_url("**/t/*")
    anna.see_table()
    assert anna.page.locator(".player").count() == 2
    table = anna.context.request.get(anna.page.url.replace("/t/", "/api/tables/")).json()["table"]
    assert table["name"] == "Golden Horn"
    assert table["options"]["one_elite_in_all"] is True


def test_the_text_door_works_without_script(enter: Enter) -> None:
    player = enter(java_script_enabled=False)
    player.visit("/account")
    opened = player.post("/api/tables", {"game": "byzantium", "seats": [ME, ME], "options": {}, "hotseat": True})
    player.visit(f"/t/{opened['table']}/text")
    options = player.page.locator(".text-options button")
    before = options.all_inner_texts()
    assert len(before) > 1
    options.first.click()
    player.page.wait_for_load_state()
    assert player.page.locator(".text-options button").all_inner_texts() != before


def test_the_text_door_has_no_serious_fault(anna: Player) -> None:
    opened = anna.open_table([ME, BOT])
    anna.visit(f"/t/{opened['table']}/text")
    assert anna.faults() == []


def test_a_theme_is_kept(anna: Player) -> None:
    anna.visit("/")
    for theme in ("light", "dark"):
        anna.page.click(".bar .theme-switch")
        assert anna.page.get_attribute("html", "data-theme") == theme
    anna.visit("/account")
    assert anna.page.get_attribute("html", "data-theme") == "dark"


@pytest.mark.parametrize("game", registry.names())
def test_a_link_to_a_game_comes_with_its_picture(anna: Player, game: str) -> None:
    anna.visit(f"/learn/{game}")
    address = str(anna.page.get_attribute("meta[property='og:image']", "content"))
    assert address == f"{anna.url}/static/share/{game}.png"
    picture = anna.context.request.get(address).body()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)


def test_a_link_to_a_finished_game_says_who_has_won(anna: Player) -> None:
    match, chance = gonfalon.new("byzantium", 2, seed=4), random.Random(4)
    while not match.over:
        match.apply(chance.choice(match.legal()))
    anna.visit("/account")
    table = anna.post("/api/tables/import", {"record": match.record()})["table"]
    anna.visit(f"/t/{table}")
    told = str(anna.page.get_attribute("meta[property='og:description']", "content"))
    names = [str(match.words().seat(seat)) for seat in range(2)]
    best = names[match.winners()[0]]
    assert told.startswith(f"{best} has won. {best} ")
    assert all(f"{name} {scored(points)}" in told for name, points in zip(names, match.scores(), strict=True))
    anna.visit(f"/t/{anna.open_table([ME, BOT])['table']}")
    told = str(anna.page.get_attribute("meta[property='og:description']", "content"))
    assert told.startswith("A table of Byzantium")


@pytest.mark.parametrize("game", ["clash-of-cultures", "medioevo-universale"])
def test_the_options_of_a_table_stay_in_their_frame_on_a_phone(enter: Enter, game: str) -> None:
    player = enter(width=390, height=844, lang="fr")
    player.visit(f"/new/{game}")
    beyond = """all => all.filter((one) => {
      const frame = one.closest('fieldset').getBoundingClientRect();
      return one.getBoundingClientRect().right > frame.right - 12;
    }).map((one) => one.dataset.option)"""
    assert player.page.eval_on_selector_all("[data-option]", beyond) == []
    assert set(
        player.page.eval_on_selector_all(".variant a", "all => all.map((one) => one.getClientRects().length)")
    ) == {1}
