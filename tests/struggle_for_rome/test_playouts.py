"""Whole games by chance: they end, laws hold, copies and records agree."""

import pytest

from gonfalon.games.struggle_for_rome import GAME
from gonfalon.kernel.requests import Ask
from gonfalon.match import Match, fresh
from gonfalon.records import replayed
from tests.struggle_for_rome.build import state_of
from tests.support import play

VARIANTS: list[dict[str, object]] = [
    {},
    {"legions": True, "figures": 8},
    {"tiles": "mixed", "seven_marked": False, "seven_gold": 3, "legionnaire": "forest"},
    {"skip_forced": False},
]


def lawful(match: Match) -> None:
    GAME.laws(state_of(match))
    request = match.state.request()
    if isinstance(request, Ask):
        assert len(set(request.values)) == len(request.values) > 0


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", VARIANTS)
def test_random_games_end_lawfully(seats: int, options: dict[str, object]) -> None:
    for seed in range(2):
        match = play(fresh(GAME, seats, options, seed), seed, 20_000, lawful)
        assert match.over
        assert max(match.scores()) >= 10 or state_of(match).quiet > 20
        assert match.winners()


def test_a_record_replays() -> None:
    match = play(fresh(GAME, 4, {}, 3), 3, 900)
    record = match.record()
    assert replayed(GAME, record) == match


def test_a_copy_leads_its_own_life() -> None:
    match = play(fresh(GAME, 4, {}, 4), 4, 300)
    digest = match.digest()
    play(match.copy(), 5, 300)
    assert match.digest() == digest
