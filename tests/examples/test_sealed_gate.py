"""The example of docs/writing-a-game.md: it keeps every promise, and its rules do what they say."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gonfalon.match import Match, fresh

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples" / "sealed_gate" / "src"))

from sealed_gate import GAME  # noqa: E402
from sealed_gate.content import CARDS, KIND_OF, KINDS  # noqa: E402

from gonfalon.bots.greedy import GreedyBot  # noqa: E402
from gonfalon.check import PROMISES, Table  # noqa: E402
from gonfalon.kernel.generator import Generator  # noqa: E402

TABLES = {seats: Table(GAME, seats) for seats in GAME.seats}


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_example_keeps_every_promise(promise: Callable[[Table], None], seats: int) -> None:
    promise(TABLES[seats])


def position(match: Match) -> Any:
    return match.state


def loaded(kind: str, claim: str, seats: int = 3) -> Match:
    """A match in which the first carter has loaded this and claims that."""
    for seed in range(50):
        match = fresh(GAME, seats, {}, seed, undo=True)
        own = [card for card in position(match).hand[0] if KINDS[KIND_OF[card]] == kind]
        if own:
            match.apply(CARDS[own[0]])
            match.apply(f"goods:{claim}")
            return match
    raise AssertionError(f"nobody is dealt {kind}")


@pytest.mark.parametrize(
    ("kind", "claim", "coins"),
    [("silk", "silk", [5, -2, 0]), ("salt", "silk", [-2, 5, 0]), ("silk", "grain", [-2, 3, 0])],
)
def test_an_opened_cart_pays_whoever_was_right(kind: str, claim: str, coins: list[int]) -> None:
    match = loaded(kind, claim)
    assert match.turn == (1,)
    match.apply("button:open")
    assert position(match).coins == coins
    assert match.turn == (1,)  # whose cart comes next: nobody else is asked about the first one
    assert [len(store) for store in position(match).store] == [0, 0, 0]


def test_a_cart_that_all_let_pass_goes_into_the_store_unseen() -> None:
    match = loaded("salt", "grain")
    match.apply("button:pass")
    assert match.turn == (2,)
    assert "salt" not in str(match.view(2)["decision"])
    match.apply("button:pass")
    assert [KINDS[KIND_OF[card]] for card in position(match).store[0]] == ["salt"]
    assert match.view(1)["position"]["store"][0] == 1
    assert match.scores() == (0, 0, 0)


def test_a_greedy_bot_beats_the_first_answers() -> None:
    won = 0.0
    for seed in range(12):
        match, mine = fresh(GAME, 2, {}, seed), seed % 2
        bot = GreedyBot()
        while not match.over:
            seat = match.turn[0]
            match.apply(bot.choose(match, seat, Generator(seed)) if seat == mine else str(match.legal(seat)[0]), seat)
        won += (mine in match.winners()) / len(match.winners())
    assert won > 7


def bare(text: str) -> str:
    """Without indentation and empty lines."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_guide_shows_the_example_as_it_stands() -> None:
    guide = (ROOT / "docs" / "writing-a-game.md").read_text(encoding="utf-8")
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in [Path(__file__), *(ROOT / "examples" / "sealed_gate").rglob("*")]
        if path.suffix in (".py", ".toml", ".ftl", ".md")
    )
    blocks = re.findall(r"```(?:python|toml|fluent|markdown)\n(.*?)```", guide, re.S)
    assert blocks
    for block in blocks:
        for part in re.split(r"^\s*(?:#|//) \.\.\.\n", block, flags=re.M):
            assert bare(part) in bare(source), part
