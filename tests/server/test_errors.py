"""What people are told when something is refused: in their language, also where no script and no database helps."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.errors import StorageDown
from gonfalon.web import trouble

from .serving import HORSE, Serving, Visitor, play_on, quick


@pytest.fixture
def anne(server: Serving) -> Iterator[Visitor]:
    """A French visitor without a session."""
    somebody = Visitor(server.url, lang="fr")
    yield somebody
    somebody.close()


def french(kind: str, **facts: Any) -> str:
    """The paragraph that says it. (The page carries all its sentences, but only this one is shown.)"""
    return f">{trouble({'kind': kind, **facts}, 'fr')}</p>"


def test_the_error_page_speaks_the_visitors_language(anna: Visitor, anne: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    lost = anne.get("/t/none", 404)
    assert '<html lang="fr"' in lost
    assert "Il n\u2019y a rien ici</h1>" in lost
    assert french("not_found") in lost
    assert french("unknown_game") in anne.get("/rules/chess", 404)
    assert french("not_over") in anne.get(f"/t/{table}/analysis", 409)
    assert anne.get(f"/api/tables/{table}/record", 409)["error"]["reason"] == "secretive"
    assert french("not_your_seat") in anne.get(f"/t/{table}/text", 403, seat=1)
    assert french("not_found") in anna.get("/nowhere", 404, lang="fr")
    anna.http.cookies.set("lang", "fr")
    assert french("not_found") in anna.get("/nowhere", 404)


def test_the_error_page_needs_no_database(anne: Visitor, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    async def down(work: Any) -> None:
        raise StorageDown("the database is away")

    for access in ("read", "write"):
        monkeypatch.setattr(server.services.storage, access, down)
    assert french("storage") in anne.get("/", 503)


def test_a_fault_of_ours_is_a_page_too(anne: Visitor, server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services, "accounts", None)
    assert french("server") in anne.get("/", 500)
    assert anne.get("/api/me", 500)["error"]["kind"] == "server"


def test_the_text_door_tells_problems_in_french(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    page = anna.get(f"/t/{table}/text")
    anna.answer(table, "bid:1")
    form = dict(re.findall(r'name="(csrf|seat|decision)" value="([^"]*)"', page))
    stale = anna.http.post(f"/t/{table}/text", data={**form, "answer": "bid:1"})
    anna.http.cookies.set("lang", "fr")
    assert french("stale") in anna.http.get(stale.headers["location"]).text
    path = f"/t/{table}/text"
    assert french("illegal", rule="TNY-2") in anna.get(path, problem="illegal", rule="TNY-2")
    assert french("refused") in anna.get(path, problem="Send us money")


def test_a_flood_of_pages_is_stopped_in_french(tmp_path: Path) -> None:
    with Serving(quick(str(tmp_path / "strict.sqlite3"), requests_per_second=1)) as server:
        anne = Visitor(server.url, lang="fr")
        answers = [anne.http.get("/nowhere") for _ in range(8)]
        refused = next(answer for answer in answers if answer.status_code == 429)
        wait = int(refused.headers["retry-after"])
        assert refused.text == trouble({"kind": "too_many", "retry_after": wait}, "fr")
        anne.close()


def test_the_api_gives_reasons_and_facts(anna: Visitor, bruno: Visitor) -> None:
    def refused(who: Visitor, path: str, status: int, **body: Any) -> dict[str, Any]:
        error: dict[str, Any] = who.post(path, status, **body)["error"]
        del error["message"]
        return error

    anna.post("/api/register", name="Jeanne", password=HORSE)
    taken = refused(bruno, "/api/register", 422, name="jeanne", password=HORSE)
    assert taken == {"kind": "bad_input", "reason": "name_taken", "name": "jeanne"}
    short = refused(bruno, "/api/register", 422, name="Karl", password=HORSE[:3])
    assert short == {"kind": "bad_input", "reason": "bad_password", "least": 8, "most": 200}
    long = refused(bruno, "/api/me", 422, name="x" * 50)
    assert long == {"kind": "bad_input", "reason": "bad_name", "most": 32}
    assert refused(anna, "/api/me", 422, name="Johanna") == {"kind": "bad_input", "reason": "has_account"}
    table = anna.open("me", "person")
    sit = f"/api/tables/{table}/sit"
    assert refused(bruno, sit, 403, seat=1) == {"kind": "forbidden", "reason": "not_invited"}
    assert refused(bruno, sit, 409, seat=0) == {"kind": "not_now", "reason": "seat_taken"}
    assert refused(bruno, "/api/tables/import", 422, record={}) == {"kind": "damaged_record"}


def test_names_that_the_server_makes_up_are_french(anne: Visitor) -> None:
    assert anne.get("/api/me")["name"].startswith("Invité ")
    table = anne.open("me", "me", hotseat=True)
    play_on(anne, table)
    again = anne.post("/api/tables/import", record=anne.get(f"/api/tables/{table}/record"))["table"]
    assert [seat["name"] for seat in anne.at(again)["table"]["seats"]] == ["Rouge", "Bleu"]
