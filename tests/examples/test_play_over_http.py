"""The example client plays a whole game at a real server, with nothing but a token."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import serving
from tests.web.serving import Server

CLIENT = Path(__file__).parents[2] / "examples" / "play_over_http.py"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3") as running:
        yield running


def test_the_client_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) < 80


def test_two_clients_play_a_whole_game(server: Server) -> None:
    anna = serving.Visitor(server.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened = anna.post("/api/tables", game="byzantium", seats=seats, hotseat=True)
    command = [sys.executable, str(CLIENT), server.url, opened["table"]]
    clients = [
        subprocess.Popen([*command, token, "--random"], stdout=subprocess.PIPE, text=True)
        for token in opened["tokens"].values()
    ]
    said = [client.communicate(timeout=180)[0] for client in clients]
    assert [client.returncode for client in clients] == [0, 0]
    view = anna.at(opened["table"], parts="view")["view"]
    anna.close()
    assert view["over"]
    for words in said:
        assert words.splitlines()[-1].startswith("over:")
        assert "  1  " in words  # it was shown options, in words
