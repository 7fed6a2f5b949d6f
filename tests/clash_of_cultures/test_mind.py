"""What bots know about the game, and what is remembered to make their play quick."""

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.games.clash_of_cultures.rules.position import NOT_COUNTED, Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Answer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_of_a_seat_s_effects_is_forgotten_when_they_change(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = 0

    def accept(state: Position, seat: int, answer: Answer) -> None:
        nonlocal found
        state._held = [NOT_COUNTED] * state.seats
        super(Position, state).accept(seat, answer)
        for who, bits in enumerate(state._held):
            found += bits != NOT_COUNTED
            assert bits in (NOT_COUNTED, state.bits(who))
        state._held = None

    monkeypatch.setattr(Position, "accept", accept)
    match, generator = gonfalon.new("clash-of-cultures", seats, seed=2), Generator(seats)
    hasty = bots.make("greedy", blunder=1)
    for _ in range(600):
        if match.over:
            break
        match.apply(hasty.choose(match, match.turn[0], generator), match.turn[0])
    assert found > 300
