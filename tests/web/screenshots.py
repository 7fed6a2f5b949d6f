"""Pictures of every screen, to be looked at: ``python -m tests.web.screenshots`` fills artifacts/screenshots/."""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tqdm import tqdm

from .conftest import CHROMIUM, FLAGS
from .player import BOT, ME, Player
from .serving import Server

SIZES = ((1440, 900), (1024, 768), (390, 844))
FOLDER = Path(__file__).parents[2] / "artifacts" / "screenshots"


def played(player: Player, answers: int | None) -> str:
    """A table where a person has given so many answers (None: all of them) and now looks for a city to take."""
    chance = random.Random(5)
    seats = [{**ME, "name": "Anna"}, {**BOT, "name": "Basil"}, {**BOT, "name": "Theodora"}]
    opened = player.open_table(seats, name="Golden Horn")
    table = str(opened["table"])
    given = 0
    while True:
        player.wait_for_turn()
        view = player.context.request.get(f"{player.url}/api/tables/{table}?parts=view").json()["view"]
        if view["over"]:
            break
        decision = view["decision"]
        if decision is None:
            continue
        offered = [option["answer"] for option in decision["options"]]
        ripe = answers is not None and given >= answers
        if ripe and offered[0].startswith("city:"):
            break
        choice = "action:take" if ripe and "action:take" in offered else chance.choice(offered)
        player.post(f"/api/tables/{table}/answer", {"seat": 0, "decision": decision["id"], "answer": choice})
        given += 1
    return table


def shots(browser: Browser, url: str, state: str, middle: str, end: str) -> None:
    """One picture per screen, size, language and theme."""
    jobs = [(size, lang, theme) for size in SIZES for lang in ("en", "fr") for theme in ("light", "dark")]
    for (width, height), lang, theme in tqdm(jobs):
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            storage_state=state,
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": "lang", "value": lang, "url": url}])
        player = Player(context, url)
        mark = f"{width}x{height}-{lang}-{theme}"

        def keep(name: str, whole: bool = False, player: Player = player, mark: str = mark) -> None:
            player.page.screenshot(path=FOLDER / f"{name}-{mark}.png", full_page=whole)

        for name, path in (("front", "/"), ("setup", "/new/byzantium"), ("rules", "/rules/byzantium")):
            player.visit(path)
            keep(name, whole=name != "rules")
        player.visit(f"/t/{middle}")
        player.see_table()
        player.wait_for_turn()
        keep("table")
        player.page.click("#hint")
        player.page.wait_for_selector(".advice-move")
        keep("hint")
        player.page.click("#advice-close")
        player.page.click("#rules")
        player.page.wait_for_selector("#drawer-rules article")
        keep("drawer")
        player.visit(f"/t/{end}")
        player.page.wait_for_selector("#end:visible .charts .chart")
        keep("end")
        player.visit(f"/t/{end}/analysis")
        player.page.wait_for_selector(".analysis-page[data-ready]")
        player.page.wait_for_selector("#progress", state="hidden")
        keep("analysis", whole=True)
        context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(Path(folder) / "tables.sqlite3") as server:
            player = Player(browser.new_context(), server.url)
            player.call("Anna")
            end = played(player, None)
            middle = played(player, 12)
            state = str(Path(folder) / "state.json")
            player.context.storage_state(path=state)
            shots(browser, server.url, state, middle, end)
        browser.close()


if __name__ == "__main__":
    main()
