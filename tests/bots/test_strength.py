"""Small tournaments that a broken bot would lose. The long tables are in docs/bots.md."""

from gonfalon import arena


def rate(bots: tuple[str, ...], games: int) -> float:
    """The win rate of the first bot."""
    results = arena.run(arena.Tournament("byzantium", bots, games, seed=100))
    found: float = arena.summary(results)["bots"][bots[0]]["rate"]
    return found


def test_greedy_beats_random() -> None:
    assert rate(("greedy:samples=1", "random"), 40) >= 0.85


def test_greedy_beats_three_randoms() -> None:
    assert rate(("greedy:samples=1", "random", "random", "random"), 12) >= 0.6


def test_search_beats_random() -> None:
    assert rate(("search:simulations=20", "random"), 8) >= 0.75
