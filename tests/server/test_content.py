"""A server that plays with data files: its tables, its bots, what it tells, and tables made with other data."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gonfalon.games.medievalia import GAME
from gonfalon.match import fresh

from .serving import HORSE, ROOT, Visitor, free_port, play_on, soon

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """The data of Medievalia, but a peasant costs nine gold and a City defends itself with nine."""
    text = re.sub(r'(id = "peasant".*?\ncost = )\{[^}]*\}', r"\1{ gold = 9 }", GAME.data_file(), flags=re.DOTALL)
    text = re.sub(r'(id = "city".*?\ndefence = )\d+', r"\g<1>9", text, flags=re.DOTALL)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


@contextmanager
def serving(database: Path, *content: Path) -> Iterator[tuple[str, Path]]:
    """``gonfalon serve`` with data files, as a process of its own: its address and what it prints."""
    port, printed = free_port(), database.with_suffix(".out")
    given = [part for path in content for part in ("--content", str(path))]
    command = [sys.executable, "-m", "gonfalon", "serve", "--no-browser", "--port", str(port)]
    with printed.open("w") as out:
        process = subprocess.Popen([*command, "--database", str(database), *given], cwd=ROOT, stdout=out, stderr=out)
        try:
            while "is open at" not in printed.read_text():
                assert process.poll() is None, "the server did not start"
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}", printed
        finally:
            process.terminate()
            process.wait()


def refused(response: httpx.Response) -> str:
    error: dict[str, Any] = response.json()["error"]
    assert (response.status_code, error["kind"]) == (409, "other_content")
    message: str = error["message"]
    return message


def test_a_table_needs_the_data_it_was_opened_with(mine: Path, tmp_path: Path) -> None:
    database, content = tmp_path / "tables.sqlite3", GAME.with_content(mine).content
    assert content is not None
    with serving(database, mine) as (url, printed):
        assert f"medievalia is played with the data file mine.toml (seal {content.seal})" in printed.read_text()
        anna = Visitor(url, "Anna")
        theirs = anna.post("/api/tables", game="medievalia", seats=SEATS)["table"]
        shown = play_on(anna, theirs, answers=6)
        assert any("Attack 2, defence 9." in line for tip in shown["tips"].values() for line in tip["lines"])
        version = shown["view"]["version"]
        about = anna.get("/api/games/medievalia/about")
        assert about["content"] == {"file": "mine.toml", "seal": content.seal}
        (costs,) = [topic for topic in about["sources"] if topic["topic"] == "cost"]
        assert [part["things"] for part in costs["parts"] if part["mark"] == "F"] == [["Peasant"]]
        assert f"replaced by the file mine.toml (seal {content.seal})" in anna.get("/rules/medievalia")
        assert "bot of medievalia failed" not in printed.read_text(), "bots think with the same data"
    with serving(database) as (url, printed):
        assert "data file" not in printed.read_text()
        anna.http.base_url = url
        message = refused(anna.http.get(f"/api/tables/{theirs}"))
        assert f"the table was made with the data file mine.toml (seal {content.seal})" in message
        page = anna.http.get(f"/t/{theirs}")
        assert page.status_code == 409
        assert "begun with the data file mine.toml" in page.text
        assert "fichier de données mine.toml" in anna.http.get(f"/t/{theirs}?lang=fr").text
        record = fresh(GAME.with_content(mine), 2, {}, 1).record()
        assert "mine.toml" in refused(anna.http.post("/api/tables/import", json={"record": record}))
        assert theirs in [table["id"] for table in anna.get("/api/tables")["mine"]], "it is listed all the same"
        assert anna.post("/api/me", name="Anne")["name"] == "Anne", "nothing else suffers"
        ours = anna.post("/api/tables", game="medievalia", seats=SEATS)["table"]
        play_on(anna, ours, answers=2)
        other = Visitor(url, "Bruno")
        other.post("/api/register", name="Bruno", password=HORSE)
        anna.post("/api/login", name="Bruno", password=HORSE)
        other.close()
    with serving(database, mine) as (url, _):
        anna.http.base_url = url
        assert "the game's own data" in refused(anna.http.get(f"/api/tables/{ours}"))
        again = anna.at(theirs)
        assert again["view"]["version"] >= version
        assert [seat["you"] for seat in again["table"]["seats"]] == [True, False], "the seat followed into the account"
        soon(lambda: anna.at(theirs)["view"]["decision"] is not None, True)
    anna.close()


def test_a_game_that_tells_no_sources_has_a_panel_too(anna: Visitor) -> None:
    told = anna.get("/api/games/tiny/about")
    assert (told["replaceable"], told["content"], told["sources"]) == (False, None, [])
    anna.get("/api/games/chess/about", 404)
    assert "About this edition" in anna.get("/rules/tiny")
