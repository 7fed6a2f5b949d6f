"""About this edition: where the printed data come from, at the table and among the rules."""

import pytest

from .conftest import Enter
from .player import BOT, ME

TITLE = {"en": "About this edition", "fr": "À propos de cette édition"}
RECONSTRUCTION = {"en": "Reconstruction", "fr": "Reconstitution"}
NAMES = {"en": "Peasant", "fr": "Paysan"}


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390)])
def test_the_panel_at_the_table_names_what_is_reconstructed(enter: Enter, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.open_table([ME, BOT], game="medievalia")
    page = player.page
    page.click("#menu-open")
    page.click("#about-open")
    panel = page.locator("#about")
    assert panel.get_by_role("heading").first.inner_text() == TITLE[lang]
    costs = panel.locator(".sources > div").first
    assert not costs.get_by_text(NAMES[lang]).is_visible()
    costs.get_by_text(RECONSTRUCTION[lang]).click()
    assert costs.get_by_text(NAMES[lang]).is_visible()
    assert "gonfalon content medievalia" in panel.inner_text()
    assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    assert player.faults() == []
    page.click("#about-close")
    panel.wait_for(state="hidden")


@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390)])
@pytest.mark.parametrize("game", ["byzantium", "struggle-for-rome"])
def test_the_rules_page_tells_it_too(enter: Enter, game: str, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.visit(f"/rules/{game}")
    panel = player.page.locator("#about")
    panel.get_by_text(TITLE[lang]).click()
    told = panel.inner_text()
    assert ("gonfalon content" in told) == (game == "struggle-for-rome"), "only what is reconstructed can be replaced"
    assert RECONSTRUCTION[lang] in told
    assert "[" not in told, "everything is worded"
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    assert player.faults() == []
