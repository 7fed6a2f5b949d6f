"""Somebody in front of a browser: opens tables, clicks what is offered, waits on versions and never on time."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page

AXE = Path(__file__).parent / "vendor" / "axe.min.js"
PATIENCE = 60_000
ME: dict[str, str] = {"kind": "me"}
BOT: dict[str, str] = {"kind": "bot", "level": "novice"}

Options = dict[str, str]
"""What is offered: the words on the button of each answer."""


class Player:
    """A browser page and the eyes and hands before it."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def visit(self, path: str) -> None:
        self.page.goto(self.url + path)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(self.url + path, data=body, headers={"X-Gonfalon": "1"})
        assert answer.ok, answer.text()
        return answer.json()

    def call(self, name: str) -> None:
        """Take a name."""
        self.visit("/account")
        self.post("/api/me", {"name": name})

    def open_table(self, seats: Sequence[dict[str, str]], **more: Any) -> dict[str, Any]:
        """Open a table (of Byzantium unless told) without the set-up page, and sit down at it."""
        self.visit("/account")
        body = {"game": "byzantium", "seats": list(seats), "options": {}, "hotseat": False, "public": False, **more}
        opened: dict[str, Any] = self.post("/api/tables", body)
        self.visit(f"/t/{opened['table']}")
        self.see_table()
        return opened

    def open_table_behind_curtain(self, seats: Sequence[dict[str, str]]) -> None:
        """Open a table of a game with secrets for several people at this screen."""
        self.visit("/account")
        body = {"game": "medievalia", "seats": list(seats), "options": {}, "hotseat": True, "public": False}
        self.visit(f"/t/{self.post('/api/tables', body)['table']}")
        self.wait_for_turn_or_curtain()

    def take_the_screen(self) -> str:
        """Say "it is me" if the curtain is drawn; the name of whoever plays now."""
        if self.page.locator("#curtain[open]").count():
            self.page.click("#curtain-ready")
        self.page.wait_for_selector("#curtain", state="hidden")
        self.wait_for_turn()
        return self.page.locator(".player.turn b").first.inner_text()

    def wait_for_turn_or_curtain(self) -> None:
        self.page.wait_for_selector("#options .option:visible, .places-fold:visible, #curtain[open]")

    def see_table(self) -> None:
        self.page.wait_for_selector("body[data-ready]")

    @property
    def version(self) -> int:
        return int(self.page.get_attribute("body", "data-version") or -1)

    @property
    def revision(self) -> int:
        return int(self.page.get_attribute("body", "data-revision") or -1)

    def see_revision_after(self, revision: int) -> None:
        self.page.wait_for_function("known => Number(document.body.dataset.revision) > known", arg=revision)

    def see_version(self, version: int) -> None:
        self.page.wait_for_function("wanted => Number(document.body.dataset.version) >= wanted", arg=version)

    def see_latest(self) -> None:
        """Wait until what the page knows is what it shows: another seat's question is fetched before it is."""
        shown = "({ ready, revision }) => ready.startsWith(`${revision}.`)"
        self.page.wait_for_function(f"() => ({shown})(document.body.dataset)")

    def wait_for_turn(self) -> None:
        self.page.wait_for_selector("#options .option:visible, .places-fold:visible, #results:visible")

    def answers(self) -> list[str]:
        return [str(button.get_attribute("data-answer")) for button in self.page.query_selector_all("#options .option")]

    def offered(self) -> Options:
        """The options with their words, in the order of the page."""
        words = "buttons => buttons.map(b => [b.dataset.answer, b.querySelector('kbd + span').textContent])"
        return dict(self.page.eval_on_selector_all("#options .option", words))

    def play(self, pick: Callable[[Options], str]) -> None:
        """Let somebody pick among what is offered until the game is over."""
        while True:
            self.wait_for_turn()
            offered = self.offered()
            if not offered:
                return
            self.choose(pick(offered))

    def choose(self, answer: str) -> None:
        """Click the button of an option and see the table move on."""
        before = self.revision
        self.unfold()
        button = f'#options [data-answer="{answer}"]'
        self.page.click(button)
        if self.page.locator(f"{button}.armed").count():  # what is grave is asked twice
            self.page.click(button)
        self.see_revision_after(before)

    def unfold(self) -> None:
        """Open the list of places, where they are too many to be listed at first."""
        self.page.evaluate("document.querySelectorAll('.places-fold').forEach(fold => fold.open = true)")

    def play_on(self, seed: int, moves: int) -> bool:
        """Click offered options at random; False when the game is over."""
        chance = random.Random(seed)
        for _ in range(moves):
            self.wait_for_turn()
            offered = self.answers()
            if not offered:
                return False
            self.choose(chance.choice(offered))
        return True

    def faults(self) -> list[str]:
        """What axe-core calls serious or critical on this page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['target']} {node['html'][:120]} {node.get('failureSummary', '')[:200]}"
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
            for node in fault["nodes"]
        ]
