"""Small tournaments that a broken bot would lose, played on the fast build. The long tables are in docs/bots.md."""

from typing import Any

import pytest

from gonfalon import arena

GAMES = ("byzantium", "clash-of-cultures", "medievalia", "medioevo-universale", "struggle-for-rome")
#: Of a game whose games take long, one in so many is played.
SHARE = {"clash-of-cultures": 4, "medioevo-universale": 3}
#: What a table needs to be agreed upon for so many seats.
OPTIONS: dict[tuple[str, int], dict[str, Any]] = {
    ("medievalia", 4): {"alliance": False},
    ("medioevo-universale", 4): {"turns": 8},
}


def rate(game: str, bots: tuple[str, ...], games: int) -> float:
    """The share of the games that the first bot won. Where two seats are too few, both bots take two."""
    if game in ("medioevo-universale", "struggle-for-rome") and len(bots) == 2:
        bots = (bots[0], *bots, bots[1])
    options = OPTIONS.get((game, len(bots)), {})
    results = arena.run(arena.Tournament(game, bots, games // SHARE.get(game, 1), seed=100, options=options))
    found: float = arena.summary(results)["bots"][bots[0]]["rate"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    assert rate(game, ("greedy:samples=1", "random"), 20) >= 0.85


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_three_randoms(game: str) -> None:
    assert rate(game, ("greedy:samples=1", "random", "random", "random"), 12) >= 0.6


@pytest.mark.parametrize("game", [game for game in GAMES if game != "medioevo-universale"])
@pytest.mark.parametrize(("better", "worse"), [("squire", "novice"), ("knight", "squire")])
def test_a_level_beats_the_one_below(game: str, better: str, worse: str) -> None:
    assert rate(game, (better, worse), 24) > 0.5


def test_levels_of_the_longest_game_lie_apart() -> None:
    """Its games are few here: a level is compared with the one two below."""
    assert rate("medioevo-universale", ("knight", "novice"), 24) > 0.5


@pytest.mark.parametrize(
    ("game", "simulations", "rival", "games"),
    [
        ("byzantium", 160, "knight", 40),
        ("clash-of-cultures", 60, "squire", 16),  # four games, so the weaker rival
        ("medievalia", 100, "knight", 20),
        ("struggle-for-rome", 100, "knight", 8),
    ],
)
def test_a_master_in_a_hurry_beats_a_lower_level(game: str, simulations: int, rival: str, games: int) -> None:
    assert rate(game, (f"master:simulations={simulations}", rival), games) > 0.5
