"""Coming back: what happened since the last look, by chapter, and nothing of what the others hide."""

from .serving import Serving, Visitor, listening, next_of, soon


def two(anna: Visitor, bruno: Visitor) -> str:
    table = anna.open("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    return table


def round_of(anna: Visitor, bruno: Visitor, table: str) -> None:
    """One round; whoever is to choose keeps and waits."""
    for who, seat in ((anna, 0), (bruno, 1)):
        who.answer(table, "bid:0", seat=seat)
    who, seat = ((anna, 0), (bruno, 1))[anna.at(table)["view"]["turn"][0]]
    for choice in ("button:keep", "button:wait"):
        who.answer(table, choice, seat=seat)


def look(who: Visitor, table: str, server: Serving) -> None:
    """Look at a table for a moment, and have it written down."""
    with listening(who, table) as events:
        next_of(events, "changed")
    soon(lambda: bool(server.services.looks._noted), True)
    server.call(server.services.looks.store(set()))


def test_what_happened_since_the_last_look_is_told_by_chapter(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = two(anna, bruno)
    assert bruno.get(f"/api/tables/{table}/away") == {"since": None, "when": None, "chapters": []}
    round_of(anna, bruno, table)
    look(bruno, table, server)
    version = bruno.at(table)["view"]["version"]
    told = bruno.get(f"/api/tables/{table}/away")
    assert (told["since"], told["chapters"]) == (version, [])
    for _ in range(2):
        round_of(anna, bruno, table)
    told = bruno.get(f"/api/tables/{table}/away")
    assert told["since"] == version
    events = [event for chapter in told["chapters"] for event in chapter["events"]]
    log = [line for line in bruno.at(table, seat=1)["view"]["log"] if line["version"] > version]
    assert {event["version"] for event in events} == {line["version"] for line in log}
    assert len(told["chapters"]) >= 2
    assert [chapter["stage"] for chapter in told["chapters"]] == [
        f"Round {chapter['chapter']}" for chapter in told["chapters"]
    ]
    secret = [line["text"] for line in anna.at(table, seat=0)["view"]["log"] if line["key"] == "drew"]
    assert secret
    assert not [event for event in events if any(text in event["text"] for text in secret)]


def test_what_was_taken_back_since_is_no_trouble(anna: Visitor, bruno: Visitor, server: Serving) -> None:
    table = two(anna, bruno)
    for who, seat in ((anna, 0), (bruno, 1)):
        who.answer(table, "bid:0", seat=seat)
    anna.answer(table, "button:keep", seat=0)
    look(bruno, table, server)
    anna.post(f"/api/tables/{table}/undo", seat=0)
    told = bruno.get(f"/api/tables/{table}/away")
    assert told["since"] == bruno.at(table)["view"]["version"]
    assert told["chapters"] == []


def test_who_only_watches_has_no_look(anna: Visitor, bruno: Visitor) -> None:
    table = anna.open("me", "novice", public=True)
    with listening(bruno, table) as events:
        next_of(events, "changed")
    assert bruno.get(f"/api/tables/{table}/away")["since"] is None
