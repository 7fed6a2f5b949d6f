"""Searching the rules, in the drawer beside the game and on their own page."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Route

from .conftest import Enter
from .player import BOT, ME, Player

#: A small ledger with a hit of every rank for "war", the farthest first.
LEDGER = [
    {"id": "", "level": 1, "html": "The rules"},
    {"id": "BYZ-1.1", "level": 0, "html": "<p>Forward and backward.</p>"},
    {"id": "BYZ-1.2", "level": 0, "html": "<p>Whoever has lost everything can no longer wage any <b>war</b>.</p>"},
    {"id": "BYZ-1.3", "level": 0, "html": "<p>A war ends at once.</p>"},
    {"id": "BYZ-1.4", "level": 0, "html": "<p><em>Civil wars.</em> As above (BYZ-1.2).</p>"},
    {"id": "", "level": 2, "html": "2. War and peace"},
    {"id": "", "level": 0, "html": "<p>A word about warriors, and how this whole chapter should be read.</p>"},
    {"id": "BYZ-WAR", "level": 0, "html": "<p>Nothing here.</p>"},
]


def open_rules(player: Player, ledger: list[dict[str, object]] | None = None) -> None:
    if ledger is not None:
        player.page.route(re.compile("/api/games/byzantium/rules"), lambda route: _give(route, ledger))
    player.open_table([ME, BOT])
    player.page.keyboard.press("r")
    player.page.wait_for_selector("#drawer-rules article", state="attached")


def _give(route: Route, ledger: list[dict[str, object]]) -> None:
    route.fulfill(json=ledger)


def found(player: Player, words: str) -> Locator:
    """What a search in the drawer finds, as it is shown."""
    player.page.fill("#drawer-search", words)
    return player.page.locator("#drawer-rules article:visible")


def numbers(results: Locator) -> list[str]:
    """The numbers of the rules found, or the headings."""
    return results.locator("a.rule-id, a.passage").all_inner_texts()


def marked(place: Locator) -> list[str]:
    return place.locator("mark").all_inner_texts()


def test_the_closest_passages_come_first(anna: Player) -> None:
    open_rules(anna, LEDGER)
    shown = found(anna, "war")
    words = shown.all_inner_texts()
    order = ["BYZ-WAR", "BYZ-1.4", "War and peace", "BYZ-1.3", "A word about warriors", "BYZ-1.2", "BYZ-1.1"]
    assert [expected in text for expected, text in zip(order, words, strict=True)] == [True] * len(order), words
    assert numbers(found(anna, "byz-war")) == ["BYZ-WAR"]
    assert numbers(found(anna, "byz-1.2")) == ["BYZ-1.2", "BYZ-1.4"], "the rule itself, then what refers to it"
    assert numbers(found(anna, "1.3"))[0] == "BYZ-1.3", "without its prefix"
    assert numbers(found(anna, "BYZ-1"))[:4] == ["BYZ-1.1", "BYZ-1.2", "BYZ-1.3", "BYZ-1.4"]
    assert numbers(found(anna, "wage war")) == ["BYZ-1.2"], "every word must be there"


def test_a_passage_is_shown_under_its_chapter(anna: Player) -> None:
    open_rules(anna)
    assert found(anna, "BYZ-7.16").locator(".chapter").first.inner_text() == (
        "7. Action C: special actions \u203a Emperor and Caliph"
    )
    assert found(anna, "byz-14.5").locator(".chapter").first.inner_text() == "14. Siege"
    heading = found(anna, "emperor caliph").first
    assert heading.inner_text().split("\n\n") == ["7. Action C: special actions", "Emperor and Caliph"]
    assert found(anna, "siege").first.inner_text() == "14. Siege", "a chapter stands under no other"


def test_the_found_words_are_marked_whatever_their_accents(enter: Enter) -> None:
    anne = enter(lang="fr")
    open_rules(anne, [{"id": "BYZ-3", "level": 0, "html": "<p>L\u2019<b>Œuvre</b> d'un siège, les SIÈGES.</p>"}])
    assert marked(found(anne, "SIEGE")) == ["siège", "SIÈGE"]
    assert marked(found(anne, "l'oeuvre")) == [], "no word stands in two pieces"
    assert marked(found(anne, "oeuvre siège")) == ["Œuvre", "siège", "SIÈGE"]
    assert marked(found(anne, "d\u2019un")) == ["d'un"]
    assert (
        anne.page.locator("#drawer-rules article:visible").inner_text().endswith("L\u2019Œuvre d'un siège, les SIÈGES.")
    )


def test_the_outcome_is_said_and_an_empty_one_shows_a_way_on(anna: Player) -> None:
    open_rules(anna)
    every = anna.page.locator("#drawer-rules article:visible").count()
    shown = found(anna, "siege").count()
    assert anna.page.inner_text("#drawer-found") == f"{shown} passages found, the closest first"
    assert found(anna, "sieve").count() == 0
    told = anna.page.inner_text("#drawer-found")
    assert "Nothing found. Try fewer words" in told
    assert "BYZ-1.1" in told
    anna.page.get_by_role("button", name="Show all the rules").click()
    assert anna.page.locator("#drawer-rules article:visible").count() == every
    assert anna.page.input_value("#drawer-search") == ""
    assert anna.page.locator("#drawer-found").inner_text() == ""
    assert anna.page.locator("#drawer-rules mark").count() == 0


def test_a_search_is_followed_to_its_place_by_keyboard(anna: Player) -> None:
    open_rules(anna)
    anna.page.locator("#drawer-search").press_sequentially("14.2")
    anna.page.keyboard.press("Enter")
    assert anna.page.evaluate("document.activeElement.textContent") == "BYZ-14.2"
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("#drawer .sought")
    assert anna.page.get_attribute("#drawer .sought", "id") == "BYZ-14.2"
    assert anna.page.input_value("#drawer-search") == ""
    assert anna.page.locator("#drawer-rules mark").count() == 0
    heading = found(anna, "siege").locator("a.passage").first
    assert heading.inner_text() == "14. Siege"
    heading.click()
    anna.page.wait_for_selector("#drawer h3.sought")
    assert anna.page.inner_text("#drawer .sought") == "14. Siege"


def test_the_page_of_the_rules_searches_alike(anna: Player) -> None:
    anna.visit("/rules/byzantium")
    every = anna.page.locator("#rules-list article:visible").count()
    assert anna.page.is_visible(".search-bar + .rules-contents")
    anna.page.fill("#rules-search", "Siege")
    assert anna.page.is_hidden(".rules-contents"), "what was found comes first"
    shown = anna.page.locator("#rules-list article:visible")
    assert 0 < shown.count() < every
    assert f"{shown.count()} passages found" in anna.page.inner_text("#rules-found")
    assert shown.first.inner_text().endswith("14. Siege")
    assert set(map(str.lower, marked(shown))) == {"siege"}
    rule = shown.locator("a.rule-id").first
    number = rule.inner_text()
    rule.click()
    anna.page.wait_for_selector(f"article:target[id='{number}']:visible")
    assert urlsplit(anna.page.url).fragment == number
    assert anna.page.locator("#rules-list article:visible").count() == every
    assert anna.page.is_visible(".rules-contents")
    anna.page.fill("#rules-search", "sieve")
    assert "Nothing found." in anna.page.inner_text("#rules-found")


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390), ("en", "dark", 1024)])
def test_what_was_found_has_no_serious_fault(enter: Enter, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    open_rules(player)
    for words in ("arab", "xyzzy"):
        found(player, words)
        assert player.faults() == []
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    player.visit("/rules/byzantium")
    for words in ("arab", "xyzzy"):
        player.page.fill("#rules-search", words)
        assert player.faults() == []
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width
