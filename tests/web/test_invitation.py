"""An invitation is a welcome: who invites, to what, and a button to sit down, on any screen and in any language."""

import pytest
from playwright.sync_api import Route

from .conftest import Enter
from .player import BOT, ME, Player

FRIEND, ANYBODY = {"kind": "person"}, {"kind": "open"}
IN_VIEW = """([selector]) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(selector) !== null;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1440, 900)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_invitation_says_who_invites_and_where_to_sit(enter: Enter, size: tuple[int, int], lang: str) -> None:
    anna, bruno = enter(), enter(*size, lang=lang)
    anna.call("Anna")
    opened = anna.open_table([ME, FRIEND])
    bruno.visit(f"/t/{opened['table']}?join={opened['invite']}")
    bruno.see_table()
    wanted = {"en": "Anna invites you to Byzantium", "fr": "Anna vous invite à Byzantium"}[lang]
    assert bruno.page.inner_text("#prompt h2") == wanted
    assert bruno.page.evaluate(IN_VIEW, ["#prompt [data-sit]"])
    bruno.page.click("#prompt [data-sit='1']")
    bruno.page.wait_for_selector(".player.me[data-seat='1']", state="attached")
    assert bruno.page.locator("#prompt [data-sit]").count() == 0
    assert bruno.faults() == []


def test_a_friend_who_has_sat_down_is_there(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    opened = anna.open_table([ME, FRIEND])
    bruno.visit(f"/t/{opened['table']}?join={opened['invite']}")
    bruno.see_table()
    bruno.page.click("#prompt [data-sit='1']")
    anna.page.wait_for_selector(".player[data-seat='1'] .player-name:has-text('Guest')", state="attached")
    anna.page.wait_for_selector(".player[data-seat='1']:not(:has-text('away'))", state="attached")


def test_without_the_invitation_a_friends_seat_is_not_offered(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    opened = anna.open_table([ME, FRIEND])
    bruno.visit(f"/t/{opened['table']}")
    bruno.see_table()
    assert bruno.page.locator("#prompt [data-sit], .player-doors .button.main").count() == 0


def test_the_hosts_first_button_sends_the_invitation(anna: Player) -> None:
    anna.open_table([ME, FRIEND])
    anna.page.wait_for_selector("#invite:visible")
    assert anna.page.locator("#side .button.main").all_inner_texts() == ["Copy the invitation"]


def test_a_server_at_home_says_how_friends_get_in(anna: Player) -> None:
    opened = anna.open_table([ME, FRIEND])
    assert "make play ARGS=--lan" in anna.page.inner_text("#invite-where")

    def at_home(route: Route) -> None:
        """The page as ``gonfalon serve --lan`` gives it."""
        page = route.fetch()
        route.fulfill(
            response=page, body=page.text().replace(" data-game=", ' data-lan="http://192.168.7.5:8000" data-game=')
        )

    anna.page.route(f"**/t/{opened['table']}", at_home)
    anna.page.reload()
    anna.page.wait_for_selector("#invite-where:has-text('http://192.168.7.5:8000')")
    anna.page.click("#invite button")
    shared = f"http://192.168.7.5:8000/t/{opened['table']}?join={opened['invite']}"
    anna.page.wait_for_selector(f"#toast:has-text('{shared}')")


def test_a_seat_for_anybody_is_listed_and_offered(enter: Enter) -> None:
    anna, bruno = enter(), enter(390, 844)
    anna.visit("/new/byzantium")
    anna.page.fill("#table-name", "Open house")
    anna.page.locator("[name=kind]").nth(1).select_option("open")
    assert anna.page.is_checked("#public")
    assert anna.page.is_disabled("#public")
    anna.page.locator("[name=kind]").nth(1).select_option("bot")
    assert not anna.page.is_checked("#public")
    anna.page.locator("[name=kind]").nth(1).select_option("open")
    anna.page.click("#setup .button.main")
    anna.page.wait_for_url("**/t/*")
    bruno.visit("/")
    row = bruno.page.locator(".table-row", has_text="Open house")
    assert "Free seat" in row.inner_text()
    row.click()
    bruno.see_table()
    bruno.page.click("#prompt [data-sit]")
    bruno.page.wait_for_selector(".player.me", state="attached")


def test_a_listed_table_without_a_free_seat_can_be_watched(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    anna.open_table([ME, BOT], name="Look on", public=True)
    bruno.visit("/")
    row = bruno.page.locator(".table-row", has_text="Look on")
    assert "To watch" in row.inner_text()
    row.click()
    bruno.see_table()
    assert bruno.page.locator("#prompt [data-sit]").count() == 0


@pytest.mark.parametrize(
    ("lang", "full", "watching"),
    [
        ("en", "All seats are taken: you are watching.", "You are watching."),
        ("fr", "Toutes les places sont prises\u00a0: vous regardez la partie.", "Vous regardez la partie."),
    ],
)
def test_who_only_watches_is_told_so(enter: Enter, lang: str, full: str, watching: str) -> None:
    """An invitation that came too late, and a link without one: nobody waits for a turn that never comes."""
    anna, bruno = enter(), enter(lang=lang)
    late = anna.open_table([ME, BOT])
    free = anna.open_table([ME, FRIEND])
    assert anna.page.locator(".watching").count() == 0
    for path, words in ((f"{late['table']}?join={late['invite']}", full), (free["table"], watching)):
        bruno.visit(f"/t/{path}")
        bruno.see_table()
        assert bruno.page.inner_text("#prompt .watching") == words
        bruno.page.click("[data-panel=chat]")
        assert bruno.page.is_hidden("#chat-form")
        assert bruno.page.is_visible("#chat-closed")
