"""The examples of the README run as they stand."""

import re
from pathlib import Path
from typing import Any

import gonfalon
from gonfalon.kernel.generator import Generator

README = Path(__file__).parent.parent / "README.md"
GAME, BOT = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.S)


def run(code: str) -> dict[str, Any]:
    scope: dict[str, Any] = {"__name__": "mine"}
    exec(compile(code, "README.md", "exec"), scope)  # noqa: S102 - our own text
    return scope


def test_the_game_is_played_to_its_end(capsys: Any) -> None:
    run(GAME)
    assert "winners" in capsys.readouterr().out


def test_the_bot_plays_better_than_the_first_answer() -> None:
    bot = run(BOT)["Hasty"]()
    won = 0
    for seed in range(6):
        match, mine = gonfalon.new("byzantium", 2, seed=seed), seed % 2
        while not match.over:
            seat = match.turn[0]
            match.apply(bot.choose(match, seat, Generator(seed)) if seat == mine else match.legal(seat)[0], seat)
        won += mine in match.winners()
    assert won >= 5
