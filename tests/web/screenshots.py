"""Pictures of every game at the moments that matter, to be looked at: ``python -m tests.web.screenshots [GAME ...]``.

Greedy bots play one game of each; the page shows its start, its middle, a crowded late position, a battle in which the
reader fights, and its end, at three sizes, in both languages and both themes. The games are kept beside the pictures,
so that a second look after a change shows the same positions. ``--places`` also opens every place of a drawing that
has several.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright
from tqdm import tqdm

import gonfalon
from gonfalon import bots, registry
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match

from .conftest import CHROMIUM, FLAGS
from .player import Player
from .serving import Server

SIZES = {"wide": (1440, 900), "middling": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "fr")
FOLDER = Path(__file__).parents[2] / "artifacts" / "screenshots"
SEATS = {"byzantium": 3, "struggle-for-rome": 4, "medievalia": 4, "clash-of-cultures": 3, "medioevo-universale": 4}
SEED = 5
READER = 0

Record = dict[str, Any]


def played(game: str) -> Record:
    """A whole game between greedy bots, and beside it the moments to look at."""
    match = gonfalon.new(game, SEATS.get(game, registry.find(game).seats[0]), seed=SEED)
    bot, chance = bots.make("greedy"), Generator(SEED)
    asked: list[tuple[int, int, bool]] = []
    while not match.over:
        seat = match.turn[0]
        if match.turn == (READER,):
            asked.append((match.version, len(match.legal(READER)), fought(match)))
        match._apply(bot.choose(match, seat, chance), seat)
    return {"record": match.record(), "moments": moments(asked, match.version)}


def fought(match: Match) -> bool:
    """Whether the reader is asked in the midst of a fight, and is shown it where a drawing has a place for it."""
    frames = [type(frame).__name__ for frame in match.state.frames]
    drawn = match.svg(READER) if "Conflict" in frames else 'data-now=""'
    return 'data-now=""' in drawn and any(name in ("Battle", "Conflict", "Siege") for name in frames)


def moments(asked: list[tuple[int, int, bool]], length: int) -> dict[str, int]:
    """The versions to look at: where the reader has most to choose from, in each part of the game."""

    def most(first: float, last: float, battle: bool = False) -> list[int]:
        found = [(-options, at) for at, options, war in asked if first <= at / length <= last and battle <= war]
        return [at for _, at in sorted(found)[:1]]

    out = {"middle": most(0.45, 0.55), "late": most(0.85, 0.97), "battle": most(0.2, 1, True)}
    return {"start": asked[0][0]} | {name: found[0] for name, found in out.items() if found} | {"end": length}


def kept(game: str, folder: Path) -> Record:
    """The game of these pictures, played once."""
    file = folder / f"{game}.json"
    if not file.exists():
        file.write_text(json.dumps(played(game)), encoding="utf-8")
    found: Record = json.loads(file.read_text(encoding="utf-8"))
    return found


def until(record: Record, version: int) -> Record:
    """A record that ends there."""
    marks = [mark for mark in record["checkpoints"] if mark[0] <= version]
    return {**record, "answers": record["answers"][:version], "checkpoints": marks}


def opened(player: Player, record: Record, version: int) -> str:
    """A table at that moment: the reader against bots."""
    table = str(player.post("/api/tables/import", {"record": until(record, version)})["table"])
    if version < len(record["answers"]):
        seat_bots(player, table, record["seats"])
    return table


def seat_bots(player: Player, table: str, seats: int) -> None:
    """Beside the reader."""
    for seat in range(seats):
        if seat != READER:
            player.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "novice"})


def screens(browser: Browser, url: str, state: str) -> Iterator[tuple[str, Player]]:
    """Somebody in front of every kind of screen."""
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            for lang in LANGUAGES:
                context = browser.new_context(
                    viewport=ViewportSize(width=width, height=height),
                    locale=lang,
                    color_scheme="dark" if theme == "dark" else "light",
                    storage_state=state,
                    reduced_motion="reduce",
                    has_touch=size == "phone",
                )
                context.add_cookies([{"name": "lang", "value": lang, "url": url}])
                yield f"{size}-{theme}-{lang}", Player(context, url)
                context.close()


def look(player: Player, table: str, file: Path, places: bool) -> None:
    """The table as it is found, and every place of its drawing."""
    page = player.page
    player.visit(f"/t/{table}")
    player.see_table()
    page.wait_for_selector("#board svg")
    page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
    if page.locator("#results:visible").count():
        page.wait_for_selector("#end:visible .charts .chart")
    page.screenshot(path=file)
    if places and not page.locator("#end:visible").count():
        for to in page.eval_on_selector_all("#places button", "all => all.map(one => one.dataset.to)"):
            page.click(f'#places [data-to="{to}"]')
            page.wait_for_function("() => !document.querySelector('#board[data-lettering]')")
            page.screenshot(path=file.with_stem(f"{file.stem}-{to}"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--to", type=Path, default=FOLDER)
    parser.add_argument("--moments", nargs="*", default=["start", "middle", "late", "battle", "end"])
    parser.add_argument("--screens", default="", help="only those whose name holds this, as in phone-dark")
    parser.add_argument("--places", action="store_true")
    wanted = parser.parse_args()
    wanted.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(Path(folder) / "tables.sqlite3") as server:
            host = Player(browser.new_context(), server.url)
            host.call("Anna")
            tables: dict[tuple[str, str], str] = {}
            for game in tqdm(wanted.games, "games"):
                found = kept(game, wanted.to)
                for moment, version in found["moments"].items():
                    if moment in wanted.moments:
                        tables[game, moment] = opened(host, found["record"], version)
            state = str(Path(folder) / "state.json")
            host.context.storage_state(path=state)
            for screen, player in screens(browser, server.url, state):
                if wanted.screens in screen:
                    for (game, moment), table in tqdm(tables.items(), screen):
                        look(player, table, wanted.to / f"{game}-{moment}-{screen}.png", wanted.places)
        browser.close()


if __name__ == "__main__":
    main()
