"""A server, a browser and players. A player who was shown an error on the console has found a fault."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from .player import Player
from .serving import Server

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Enter = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page has its own pace: a machine that stalls may make a test fail once, not twice."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "tables.sqlite3") as running:
        yield running


@pytest.fixture
def enter(browser: Browser, server: Server) -> Iterator[Enter]:
    """Somebody new at a browser of their own; afterwards nobody may have been shown an error."""
    known: list[Player] = []

    def come(width: int = 1280, height: int = 800, lang: str = "en", url: str = "", **more: Any) -> Player:
        size = ViewportSize(width=width, height=height)
        context = browser.new_context(viewport=size, locale=lang, reduced_motion="reduce", **more)
        context.add_init_script("localStorage['gonfalon.series'] ??= 'off'")  # one click, one answer; see test_series
        known.append(Player(context, url or server.url))
        return known[-1]

    yield come
    complaints = [complaint for player in known for complaint in player.complaints]
    for player in known:
        player.context.close()
    assert complaints == []


@pytest.fixture
def anna(enter: Enter) -> Player:
    return enter()
