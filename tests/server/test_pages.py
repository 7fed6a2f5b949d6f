"""The HTML pages: they come in both languages, make a guest, and the text door works without a script."""

import re
from collections.abc import Callable

import pytest

from .serving import Visitor


@pytest.mark.parametrize("path", ["/", "/new/tiny", "/rules/tiny", "/account"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_comes_in_the_readers_language(path: str, lang: str, visitor: Callable[[str], Visitor]) -> None:
    somebody = visitor("")
    page = somebody.get(path, lang=lang)
    assert f'<html lang="{lang}"' in page
    assert somebody.http.cookies["gonfalon_session"]


def test_the_table_page_and_what_is_not_there(anna: Visitor) -> None:
    table = anna.open("me", "novice", name="Friday")
    assert "Friday" in anna.get(f"/t/{table}")
    for path in ("/t/none", "/new/chess", "/nowhere"):
        assert "<html" in anna.get(path, 404)


def test_pages_hold_no_inline_script(anna: Visitor) -> None:
    table = anna.open("me", "novice")
    for path in ("/", f"/t/{table}", f"/t/{table}/text", "/account"):
        page = anna.get(path)
        inline = [tag for tag in re.findall(r"<script[^>]*>", page) if "src=" not in tag and "text/plain" not in tag]
        assert inline == []
        assert not re.search(r"\son\w+=", page)


def _form(page: str) -> dict[str, str]:
    return dict(re.findall(r'name="(csrf|seat|decision)" value="([^"]*)"', page))


def test_the_text_door_needs_no_script(anna: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    path = f"/t/{table}/text"
    page = anna.get(path)
    del anna.http.headers["X-Gonfalon"]  # a plain form cannot send it
    sent = anna.http.post(path, data={**_form(page), "answer": "bid:1"})
    assert (sent.status_code, sent.headers["location"]) == (303, f"{path}?seat=0")
    stale = anna.http.post(path, data={**_form(page), "answer": "bid:1"})
    assert "problem=" in stale.headers["location"]
    undone = anna.http.post(path, data=_form(page))
    assert undone.status_code == 303
    assert anna.at(table)["view"]["version"] == 0


def test_a_form_of_another_site_is_refused(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "me", hotseat=True)
    theirs = _form(anna.get(f"/t/{table}/text"))
    answer = {**theirs, "csrf": "guess", "answer": "bid:1"}
    assert anna.http.post(f"/t/{table}/text", data=answer).status_code == 403
    foreign = {"Origin": "https://evil.example"}
    assert anna.http.post(f"/t/{table}/text", data={**theirs, "answer": "bid:1"}, headers=foreign).status_code == 403
    assert anna.at(table)["view"]["version"] == 0


def test_the_rules_are_linked(anna: Visitor) -> None:
    entries = anna.get("/api/games/tiny/rules")
    assert entries[0] == {"id": "", "level": 1, "html": "The tiny game"}
    assert '<a href="#TNY-1">TNY-1</a>' in next(entry["html"] for entry in entries if entry["id"] == "TNY-2")


def test_the_front_page_lists_tables_of_others(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "open", name="Golden Horn")
    assert f"/t/{table}" in bruno.get("/")
