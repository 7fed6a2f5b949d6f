"""Section 15: what a seat cannot see, and what it may conclude."""

import json
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh, replayed
from tests.struggle_for_rome.build import (
    BLUE,
    HORSEMEN,
    RED,
    WHITE,
    YELLOW,
    held,
    hold,
    market,
    resource,
    rome,
    state_of,
    tribe,
)
from tests.support import rule, step


@rule("SFR-15.1")
def test_hands_and_cards_are_counted_but_not_shown() -> None:
    match = hold(market(), RED, ore=2, horse=1, cards=("traitor",))
    mine, theirs = match.view(RED)["position"], match.view(BLUE)["position"]
    assert mine["hand"][RED] == [0, 0, 2]
    assert theirs["hand"][RED] == 3
    assert theirs["cards"][RED] == 1
    assert (theirs["pasture"], theirs["deck"]) == (len(state_of(match).pasture), 29)
    assert theirs["gold"] == mine["gold"]


@rule("SFR-15.1")
def test_only_thief_and_victim_learn_what_was_stolen() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, BLUE, ore=1, cattle=1), RED)
    match.apply((3, 4))
    match.apply("hex:raetia")
    match.apply(resource("ore"))
    keys = [[line["key"] for line in match.log(seat)] for seat in range(4)]
    assert ["robbed-card" in lines for lines in keys] == [True, True, False, False]


def test_what_everybody_saw_is_known_and_the_rest_is_not() -> None:
    match = hold(hold(market(), RED, ore=3), BLUE, grain=1)
    hold(match, WHITE)
    hold(match, YELLOW)
    for answer in ("button:trade", "give:ore", "get:grain", "button:send", "button:accept"):
        match.apply(answer)
    for seed in range(20):
        other = match.determinized(WHITE, Generator(seed))
        assert held(other, BLUE) == {"ore": 1}
        assert held(other, RED) == {"ore": 2, "grain": 1}


def test_a_theft_blurs_what_is_known() -> None:
    match = tribe(rome(), BLUE, HORSEMEN, at="12,2,S")
    hold(hold(match, BLUE, ore=1, grain=1), RED)
    hold(match, WHITE)
    hold(match, YELLOW)
    match.apply((3, 4))
    match.apply("hex:raetia")
    match.apply(resource("ore"))
    seen = {tuple(held(match.determinized(WHITE, Generator(seed)), RED)) for seed in range(40)}
    assert seen == {("ore",), ("grain",)}


def test_the_pasture_pile_never_holds_ore() -> None:
    match = hold(hold(market(), RED, ore=5), BLUE, cattle=2)
    state_of(match).known = [0] * 20
    for seed in range(20):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert set(other.pasture) <= {2, 3}
        GAME.laws(other)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_redealt_table_looks_the_same_to_its_seat(seats: int) -> None:
    match = fresh(GAME, seats, {}, 5)
    generator = Generator(7)
    for turn in range(400):
        if match.over:
            break
        if turn % 10 == 0:
            seat = turn // 10 % seats
            other: Match = match.determinized(seat, generator)
            GAME.laws(state_of(other))
            assert other.view(seat)["position"] == match.view(seat)["position"]
            assert other.legal(seat) == match.legal(seat)
        step(match, generator)


def test_an_offer_and_its_acceptance_show_cards() -> None:
    match = hold(hold(market(), RED, ore=1, horse=2), BLUE, grain=1, cattle=3)
    state_of(match).known = [0] * 20
    for answer in ("button:trade", "give:ore", "get:cattle", "get:cattle", "button:send", "button:accept"):
        match.apply(answer)
    assert match.turn == (WHITE,) or held(match, RED) == {"horse": 2, "cattle": 2}
    for seed in range(20):
        other = match.determinized(YELLOW, Generator(seed))
        assert held(other, RED).get("ore", 0) + held(other, BLUE).get("ore", 0) >= 1


@rule("SFR-13.1")
def test_nobody_is_thought_to_hide_a_victory() -> None:
    cities = ("lutetia", "caesarodunum", "burdigala", "durocortorum", "lugdunum")
    match = tribe(rome(), BLUE, HORSEMEN, cities=cities)
    tribe(match, BLUE, 1, cities=("roma", "neapolis", "rhegium"))
    hold(match, BLUE, cards=("diplomat", "diplomat", "traitor", "feudalism"))
    for seed in range(30):
        other = state_of(match.determinized(WHITE, Generator(seed)))
        assert other.total(BLUE) < 10
        GAME.laws(other)


def test_the_move_that_ends_the_game_and_turns_up_the_treasures_stands() -> None:
    """Found by the fuzzer: it could be taken back after everybody's hidden points had been seen."""
    file = Path(__file__).parents[1] / "records" / "struggle_for_rome" / "fuzz" / "last-move.json"
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    seat, _, answer, _ = record["answers"][-1]
    before = {**record, "answers": record["answers"][:-1], "checkpoints": []}
    match = replayed(GAME, before)
    match.keeps_undo = True
    match.apply(answer, seat)
    assert match.over
    assert not match.can_undo(seat)
