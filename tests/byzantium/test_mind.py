"""What the bots are told about the game."""

import pytest

import gonfalon
from gonfalon import bots
from gonfalon.games.byzantium.mind import evaluation
from gonfalon.kernel.generator import Generator
from tests.byzantium.build import byzantium, position


@pytest.mark.parametrize(("passed", "order"), [([], [0, 1, 2, 3]), ([2], [0, 1, 3]), ([1, 2, 3], [0])])
def test_an_action_lies_before_those_who_are_to_act_soon(passed: list[int], order: list[int]) -> None:
    state = position(byzantium(4))
    state.passed[:] = passed
    parts = evaluation.ahead(state)
    rest = len(order)
    assert [parts[seat] for seat in order] == pytest.approx([(rest - 1 - place) / rest for place in range(rest)])
    assert [parts[seat] for seat in passed] == [0.0] * len(passed)


def test_an_action_of_usual_worth_changes_nobody_s_chances() -> None:
    """Before it, it was still to come; after it, the next one's is."""
    for seats in (2, 3, 4):
        before = position(byzantium(seats))
        values = [0.0] * seats
        first = evaluation._won(before, values, 0.0, [])
        after = position(byzantium(seats, turn_of=1))
        values[0] = evaluation.ACTION_WORTH[0]
        assert evaluation._won(after, values, 0.0, []) == pytest.approx(first)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_master_makes_no_detour_to_its_first_conquest(seed: int) -> None:
    """Every city that can be attacked lies next to one where the army may enter."""
    generator = Generator(seed)
    match = gonfalon.new("byzantium", 2, seed=generator.seed())
    seat, bot = match.turn[0], bots.make("master", seconds=0)
    cities: list[str] = []
    while match.state.step_name() in ("Action.choose", "MoveAndFight.place_pawn", "MoveAndFight.choose_step"):
        answer = bot.choose(match, seat, generator)
        match.apply(answer, seat)
        if answer.startswith("city:"):
            cities.append(answer)
    assert len(cities) == 2
