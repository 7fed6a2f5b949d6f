"""Hidden information: two games that differ only in what a seat cannot see look the same to it everywhere."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .serving import Serving, Visitor, free_port, listening, next_of, quick


@pytest.fixture
def two_deals(tmp_path: Path) -> Iterator[tuple[Any, Any]]:
    """What Anna and a spectator get from every endpoint, in two deals that differ in Bruno's secrets."""
    port, first, second = free_port(), tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    with Serving(quick(str(first)), port) as server:
        anna, bruno = Visitor(server.url, "Anna"), Visitor(server.url, "Bruno")
        table = to_the_third_round(anna, bruno)
    shutil.copy(first, second)
    exchange_secrets(second, table)
    yield _everything(first, port, table, anna), _everything(second, port, table, anna)
    anna.close()
    bruno.close()


def to_the_third_round(anna: Visitor, bruno: Visitor) -> str:
    """Two rounds, in the second of which Bruno plays a card of his hand; then Bruno has sealed a bid."""
    table = anna.open("me", "open", public=True)
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    for who, seat in ((anna, 0), (bruno, 1)):
        anna.answer(table, "bid:0", seat=0)
        bruno.answer(table, "bid:1", seat=1)
        card = who.at(table, seat=seat)["view"]["decision"]["options"][0]["answer"]
        who.answer(table, card, seat=seat)
        who.answer(table, "button:wait", seat=seat)
    bruno.answer(table, "bid:0", seat=1)
    anna.post(f"/api/tables/{table}/chat", text="hm")
    return table


def exchange_secrets(file: Path, table: str) -> None:
    """Deal Bruno another card, and seal another bid for him."""
    with sqlite3.connect(file) as database:
        rows = database.execute('SELECT number, seat, answer FROM answers WHERE "table" = ?', (table,)).fetchall()
        draws = [(number, json.loads(answer)[0]) for number, seat, answer in rows if seat == -1]
        (_, annas), (deal, brunos) = draws
        other = next(card for card in range(12) if card not in (annas, brunos))
        change = 'UPDATE answers SET answer = ? WHERE "table" = ? AND number = ?'
        database.execute(change, (json.dumps([other]), table, deal))
        database.execute(change, (json.dumps(f"card:{other}"), table, deal + 1))
        database.execute(change, (json.dumps("bid:1"), table, max(number for number, _, _ in rows)))
    database.close()


def _everything(file: Path, port: int, table: str, anna: Visitor) -> dict[str, Any]:
    """Every answer of the server that Anna, or a spectator, can get."""
    here = f"/api/tables/{table}"
    out: dict[str, Any] = {}
    with Serving(quick(str(file)), port) as server:
        anna.http.close()
        cookies = dict(anna.http.cookies)
        anna.__init__(server.url)  # type: ignore[misc]  # the same person, a new connection
        anna.http.cookies.update(cookies)
        for seat in (0, -1):
            version = anna.at(table, seat=seat)["view"]["version"]
            paths = [here, f"{here}/timeline", *[f"{here}/at/{number}" for number in range(version + 1)]]
            for path in [f"{path}?seat={seat}&lang={lang}" for path in paths for lang in ("en", "fr")]:
                out[path] = anna.http.get(path).text
        for card in range(12):
            out[f"why {card}"] = anna.http.get(f"{here}/why", params={"seat": 0, "answer": f"card:{card}"}).text
            out[f"why not {card}"] = anna.http.get(f"{here}/why", params={"seat": 1, "answer": f"card:{card}"}).text
        not_hers = (f"{here}?seat=1", f"{here}/timeline?seat=1", f"{here}/at/3?seat=1", f"/t/{table}/text?seat=1")
        for path in ("/api/tables", f"{here}/record", f"/t/{table}", f"/t/{table}/text", *not_hers):
            out[path] = anna.http.get(path).text
        out["illegal"] = anna.answer(table, "card:1", status=422)
        stale = {"seat": 0, "decision": "0.0", "answer": "bid:0"}
        out["stale"] = anna.post(f"{here}/answer", 409, **stale)
        out["undo"] = anna.post(f"{here}/undo", 409, seat=0)
        with listening(anna, table) as events:
            out["event"] = next_of(events, "changed")
    return out


def test_two_deals_that_differ_in_secrets_look_the_same(two_deals: tuple[Any, Any]) -> None:
    first, second = two_deals
    assert len(first) > 50
    for path, shown in first.items():
        assert shown == second[path], path
