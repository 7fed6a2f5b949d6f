"""The server dies and comes back: the page notices, waits calmly and goes on."""

import signal
from pathlib import Path

from .conftest import Enter
from .player import BOT, ME
from .serving import Server


def test_the_page_comes_back_by_itself(enter: Enter, tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        anna = enter(url=server.url)
        anna.open_table([ME, BOT])
        anna.wait_for_turn()
        before = anna.answers()
        server.stop(signal.SIGKILL)
        anna.page.wait_for_selector("#away:visible")
        server.start()
        anna.page.wait_for_selector("#away", state="hidden")
        anna.wait_for_turn()
        assert anna.answers() == before
        version = anna.version
        anna.page.click("#options .option >> nth=0")
        anna.see_version(version + 1)
        assert [words for words in anna.complaints if "Failed to load resource" not in words] == []
        anna.complaints.clear()
