"""Whole games, recorded: each way a game can end, and an alliance game with help. A record in the folder is a test."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gonfalon import Match
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.rules import laws
from gonfalon.records import replayed
from tests.medievalia.build import position
from tests.support import rule

FOLDER = Path(__file__).parents[1] / "records" / "medievalia"
RECORDS = sorted(FOLDER.glob("*.json"))


def again(name: str) -> Match:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return replayed(GAME, record)


def events(m: Match) -> Counter[str]:
    return Counter(str(line["key"]) for line in m.log())


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_recorded_game_replays_to_its_end(path: Path) -> None:
    m = again(path.stem)
    assert m.over
    assert m.winners()
    laws.check(position(m))


@rule("MED-15.2")
def test_a_game_ends_by_prestige() -> None:
    m = again("prestige")
    assert position(m).ending == "prestige"
    assert max(m.scores()) >= 7


@rule("MED-15.4", "MED-15.5")
def test_a_game_ends_because_the_cards_run_out() -> None:
    m = again("exhaustion")
    assert position(m).ending == "exhaustion"
    assert all(m.scores()[winner] == max(m.scores()) for winner in m.winners())


@rule("MED-15.3", "MED-12.20")
def test_a_game_ends_with_a_stormed_city() -> None:
    m = again("storm")
    assert position(m).ending == "military"
    assert events(m)["city-falls"] == 1


@rule("MED-15.3", "MED-15.9")
def test_a_game_ends_with_a_siege() -> None:
    m = again("siege")
    assert position(m).ending == "military"
    assert events(m)["starved"] == 1
    assert events(m)["city-falls"] == 0


@rule("MED-16.12", "MED-16.11")
def test_allies_help_each_other_through_a_whole_game() -> None:
    seen = events(again("alliance"))
    assert seen["gives"] >= 2
    assert seen["shoots"] + seen["heals"] >= 1


@rule("MED-17.4")
def test_three_players_go_on_when_one_is_out() -> None:
    m = again("three")
    assert events(m)["eliminated"] >= 1
    assert len(m.winners()) == 1
