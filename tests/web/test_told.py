"""Being told, coming back, and the pages of the lobby, as people see them."""

import pytest

from .conftest import Enter
from .player import BOT, ME, Player


@pytest.mark.parametrize("path", ["/notices", "/lobby", "/ranking/byzantium", "/history"])
@pytest.mark.parametrize(("lang", "light", "width"), [("en", "light", 1440), ("fr", "dark", 390)])
def test_a_page_has_no_serious_fault(enter: Enter, path: str, lang: str, light: str, width: int) -> None:
    player = enter(lang=lang, color_scheme=light, width=width, height=844)
    player.visit(path)
    assert player.faults() == []
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_icon_of_the_tab_is_marked_while_it_is_my_turn(anna: Player) -> None:
    anna.open_table([ME, BOT])
    anna.wait_for_turn()
    anna.page.wait_for_selector("link[rel=icon][data-badge=on][href^='data:']", state="attached")
    assert "Your turn" in anna.page.title()


def test_the_page_asks_once_whether_to_tell_me(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    opened = anna.open_table([ME, {"kind": "open"}])
    bruno.visit(f"/t/{opened['table']}")
    bruno.see_table()
    bruno.page.click(".sit")
    bruno.page.wait_for_selector(".player.me")

    def asked(who: Player) -> bool:
        view = f"{who.url}/api/tables/{opened['table']}?parts=view"
        return who.context.request.get(view).json()["view"]["decision"] is not None

    while not asked(anna):  # whoever bids first
        bruno.play_on(seed=1, moves=1)
    anna.wait_for_turn()
    assert not anna.page.locator("#ask-notify").is_visible()  # first the move
    while asked(anna):
        anna.play_on(seed=1, moves=1)
    anna.page.wait_for_selector("#ask-notify:visible")
    anna.page.click("#ask-notify >> text=No, thanks")
    anna.page.reload()
    anna.see_table()
    assert not anna.page.locator("#ask-notify").is_visible()


def test_coming_back_shows_what_happened_and_leads_there(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    bruno.call("Bruno")
    opened = anna.open_table([ME, {"kind": "open"}])
    table = opened["table"]
    bruno.visit(f"/t/{table}")
    bruno.see_table()
    bruno.page.click(".sit")
    bruno.page.wait_for_selector(".player.me")
    bruno.visit("/account")  # he leaves
    for _ in range(30):  # his look is written down within a round of the watchman
        if bruno.context.request.get(f"{bruno.url}/api/tables/{table}/away").json()["since"] is not None:
            break
        bruno.page.wait_for_timeout(1000)
    for _ in range(6):
        for who in (anna, bruno):
            view = who.context.request.get(f"{who.url}/api/tables/{table}?parts=view").json()["view"]
            if view["decision"] is not None:
                answer = view["decision"]["options"][0]["answer"]
                body = {"seat": view["decision"]["seat"], "decision": view["decision"]["id"], "answer": answer}
                who.post(f"/api/tables/{table}/answer", body)
    bruno.visit(f"/t/{table}")
    bruno.page.wait_for_selector("#while-away:visible")
    bruno.page.eval_on_selector_all("#while-away details", "all => all.forEach((part) => (part.open = true))")
    event = bruno.page.locator("#while-away .event").first
    version = event.get_attribute("data-version")
    event.click()
    bruno.page.wait_for_selector(f"body[data-ready='at.{version}']")
    bruno.page.click("#event-next")
    elsewhere = "known => document.body.dataset.ready.startsWith('at.') && document.body.dataset.ready !== known"
    bruno.page.wait_for_function(elsewhere, arg=f"at.{version}")
    assert bruno.faults() == []


def test_what_happened_while_i_was_away_makes_room_when_i_play_on(anna: Player) -> None:
    events = [{"version": version, "text": "Something happened."} for version in (1, 2)]
    away = {"since": 0, "when": 1, "chapters": [{"chapter": 1, "stage": "Round 1", "events": events}]}
    anna.page.route("**/away?*", lambda route: route.fulfill(json=away))
    anna.open_table([ME, ME])
    anna.page.wait_for_selector("#while-away:visible")
    assert anna.page.inner_text("#while-away summary") == "Round 1 2"
    anna.play_on(seed=1, moves=1)
    anna.page.wait_for_selector("#while-away", state="hidden")


def test_a_waiting_table_says_so(anna: Player) -> None:
    anna.open_table([ME, {"kind": "open"}], waits=True)
    anna.page.wait_for_selector("#prompt >> text=The game begins when every seat is taken")
    assert anna.answers() == []


def test_who_played_on_in_another_tab_is_not_told_of_it(anna: Player) -> None:
    anna.open_table([ME, ME])
    anna.play_on(seed=1, moves=3)
    seen = anna.version
    events = [{"version": version, "text": "Something happened."} for version in (1, 2, seen + 1, seen + 2)]
    away = {"since": 0, "when": 1, "chapters": [{"chapter": 1, "stage": "Round 1", "events": events}]}
    anna.page.route("**/away?*", lambda route: route.fulfill(json=away))
    anna.page.reload()
    anna.page.wait_for_selector("#while-away:visible")
    assert anna.page.inner_text("#while-away summary") == "Round 1 2"


def test_who_waits_is_told_once_for_whom(enter: Enter) -> None:
    anna, bruno = enter(), enter()
    anna.call("Anna")
    opened = anna.open_table([ME, {"kind": "person"}])
    bruno.visit(f"/t/{opened['table']}?join={opened['invite']}")
    bruno.page.click("#prompt [data-sit='1']")
    bruno.page.wait_for_selector("#prompt h2:has-text('Waiting for Anna'), #options .option")
    waits = bruno if bruno.page.locator("#options .option").count() == 0 else anna
    waits.page.wait_for_selector("#prompt h2:has-text('Waiting for')")
    assert waits.page.inner_text("#prompt").count("Waiting for") == 1
    assert waits.page.inner_text("#prompt p") == "Choosing an action"
