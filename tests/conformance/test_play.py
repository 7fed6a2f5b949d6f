"""What every game must do at every table: be playable, keep its promises, and end."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

import gonfalon
from gonfalon import registry
from gonfalon.fuzz import fuzz
from gonfalon.kernel import fields, views
from gonfalon.kernel.errors import BadAnswer, BadOption, BadSeats
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.state import Frame
from tests.conformance.tables import NAMES, TABLES, begin, deciding, positions
from tests.support import play

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", NAMES)


def test_there_is_a_game() -> None:
    assert NAMES


@every_table
def test_random_games_end_with_winners(name: str, seats: int) -> None:
    for seed in range(4):
        match = play(begin(name, seats, seed), seed, 20_000)
        assert match.over
        assert match.turn == ()
        assert len(match.scores()) == seats
        assert match.winners()
        assert set(match.winners()) <= set(range(seats))


@every_table
def test_the_promises_of_the_fuzzer_hold(name: str, seats: int, tmp_path: Any) -> None:
    assert fuzz(registry.find(name), seats, games=2, seed=41, folder=tmp_path).games == 2


@every_table
def test_whoever_must_answer_can_and_every_answer_offered_is_accepted(name: str, seats: int) -> None:
    for match, seat in deciding(name, seats):
        legal = match.legal(seat)
        assert legal
        assert len(set(legal)) == len(legal)
        for answer in legal:
            copy = match.copy()
            copy.apply(answer, seat)
            copy.game.laws(copy.state)


@every_table
def test_what_is_not_offered_is_refused_by_a_rule_and_changes_nothing(name: str, seats: int) -> None:
    known = {answer for match, seat in deciding(name, seats) for answer in match.legal(seat)}
    for match, seat in deciding(name, seats):
        before = match.digest()
        for answer in sorted(known - set(match.legal(seat)))[:10]:
            reason = match.why_not(answer, seat)
            assert reason is not None
            assert reason[1]
            with pytest.raises(BadAnswer):
                match.apply(answer, seat)
        assert match.digest() == before


@every_table
def test_copies_go_their_own_way(name: str, seats: int) -> None:
    for match in positions(name, seats)[::5]:
        before, copy = match.digest(), match.copy()
        assert copy == match
        play(copy, 3, 20)
        assert match.digest() == before


@every_table
def test_saves_come_back(name: str, seats: int) -> None:
    for match in positions(name, seats)[::3]:
        again = gonfalon.load(match.save())
        assert again == match
        assert again.digest() == match.digest()
        assert [again.legal(seat) for seat in again.turn] == [match.legal(seat) for seat in match.turn]
        assert again.log(0) == match.log(0)


@every_table
def test_records_replay_to_the_same_match(name: str, seats: int) -> None:
    match = play(begin(name, seats), 5)
    record = json.loads(json.dumps(match.record()))
    again = gonfalon.replay(record)
    assert again == match
    assert again.log(0) == match.log(0)
    assert len(record["checkpoints"]) > 1


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


@every_table
def test_the_worlds_a_seat_imagines_look_the_same_and_can_be_played(name: str, seats: int) -> None:
    for match in positions(name, seats)[:-1:6]:
        for seat in range(seats):
            world = match.determinized(seat, Generator(seat))
            seen, real = views.visible(world.state, seat), views.visible(match.state, seat)
            assert {**seen, "sealed": 0} == {**real, "sealed": 0}
            if seat in match.turn:
                assert world.legal(seat) == match.legal(seat)
            world.game.laws(world.state)
            assert play(world, 2, 20_000).over


@every_table
def test_views_are_plain_data(name: str, seats: int) -> None:
    for match in positions(name, seats)[::10]:
        for seat in (None, *range(seats)):
            assert json.loads(json.dumps(match.view(seat))) == match.view(seat)


@every_table
def test_every_option_can_be_played(name: str, seats: int) -> None:
    for option in registry.find(name).all_options():
        for value in option.values[1:]:
            match = gonfalon.new(name, seats, 1, {option.name: value})
            assert match.state.options[option.name] == value
            assert play(match, 1, 20_000).over


@every_game
def test_other_seats_and_options_are_refused(name: str) -> None:
    for seats in (0, -1, 99):
        with pytest.raises(BadSeats):
            gonfalon.new(name, seats)
    with pytest.raises(BadOption):
        gonfalon.new(name, registry.find(name).seats[0], options={"no such option": 1})


@every_game
def test_no_two_procedures_share_a_list(name: str) -> None:
    package = type(registry.find(name)).__module__
    frames = [cls for cls in views.frame_classes(object).values() if cls.__module__.startswith(package)]
    kinds = [*frames, type(begin(name, registry.find(name).seats[0]).state)]
    assert all(issubclass(cls, Frame) for cls in frames)
    for cls in kinds:
        for field in fields.saved_names(cls):
            assert not isinstance(getattr(cls, field, None), list), f"{cls.__name__}.{field} is one list for all"


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
