"""What every game must do at every table: be playable, keep its promises, and end."""

import json
import os
import subprocess
import sys

import pytest

import gonfalon
from gonfalon import registry
from gonfalon.kernel.generator import Generator
from tests.conformance.tables import NAMES, TABLES, begin

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", NAMES)


def test_there_is_a_game() -> None:
    assert NAMES


@every_table
def test_every_answer_that_can_be_taken_back_leads_back(name: str, seats: int) -> None:
    match, generator, undone = begin(name, seats), Generator(9), 0
    for _ in range(60):
        if match.over:
            break
        seat = match.turn[generator.below(len(match.turn))]
        answer = match.legal(seat)[generator.below(len(match.legal(seat)))]
        before = match.digest()
        match.apply(answer, seat)
        if match.can_undo(seat):
            undone += 1
            match.undo(seat)
            assert match.digest() == before
            match.apply(answer, seat)
    assert undone


RECORD = """
import json, sys, gonfalon
from gonfalon.kernel.generator import Generator
match, generator = gonfalon.new(sys.argv[1], int(sys.argv[2]), 77), Generator(78)
while not match.over:
    seat = match.turn[generator.below(len(match.turn))]
    legal = match.legal(seat)
    match.apply(legal[generator.below(len(legal))], seat)
print(json.dumps(match.record()))
"""


@every_table
def test_the_same_seed_gives_the_same_bytes_in_two_processes(name: str, seats: int) -> None:
    records = [
        subprocess.run(
            [sys.executable, "-c", RECORD, name, str(seats)],
            check=True,
            capture_output=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert records[0] == records[1]
    assert json.loads(records[0])["checkpoints"]


def test_the_installed_games_can_be_listed_again_after_one_was_loaded() -> None:
    first = gonfalon.games()
    begin(NAMES[0], registry.find(NAMES[0]).seats[0])
    assert gonfalon.games() == first
    assert [entry["name"] for entry in first] == NAMES
