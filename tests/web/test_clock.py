"""The clock in the page: chosen when a table is set up, shown beside the players, stopped by agreement."""

from .conftest import Enter
from .player import BOT, ME, Player


def test_a_clock_is_chosen_and_shown(anna: Player) -> None:
    anna.visit("/new/byzantium")
    anna.page.select_option("#clock-kind", "day")
    anna.page.fill("#clock-days", "2")
    anna.page.check("#clock-weekends")
    anna.page.select_option("#clock-out", "novice")
    anna.page.click("text=Start the game")
    anna.page.wait_for_url("**/t/*")
    anna.see_table()
    clock = anna.context.request.get(anna.page.url.replace("/t/", "/api/tables/")).json()["table"]["clock"]
    chosen = {"kind": "move", "seconds": 2 * 86400, "weekends": True, "nights": False, "out": "bot", "level": "novice"}
    assert chosen.items() <= clock.items()
    assert anna.page.locator(".clock").count() == 1  # bots have none
    assert anna.page.locator(".clock").inner_text().strip() in ("2 d", "1 d 23 h")


def test_a_clock_ticks_and_everybody_agrees_on_a_pause(enter: Enter) -> None:
    anna, bruno = enter(), enter(lang="fr")
    bruno.call("Bruno")
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    opened = anna.open_table([ME, {"kind": "open"}, BOT], clock=clock)
    bruno.visit(f"/t/{opened['table']}")
    bruno.see_table()
    bruno.page.click(".sit")
    anna.page.wait_for_selector(".clock.runs:has-text('9:')")
    anna.page.click("#pause >> text=Propose a pause")
    bruno.page.click("#pause >> text=Accepter")
    anna.page.wait_for_selector("#pause >> text=The clocks stand still")
    assert anna.page.locator(".clock.runs").count() == 0
    bruno.page.click("#pause >> text=Les relancer")
    anna.page.wait_for_selector(".clock.runs")
    assert anna.faults() == []
