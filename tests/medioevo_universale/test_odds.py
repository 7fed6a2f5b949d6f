"""The odds of a battle, and battles against barbarians that run through by order."""

import pytest

from gonfalon.games.medioevo_universale.rules.conquest import Fight
from gonfalon.games.medioevo_universale.rules.odds import Odds, battle_odds
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match
from tests.medioevo_universale.build import CHANCE, HORDE, WORLD, asked, battle, medioevo, play, position
from tests.support import rule

BATTLES = 60
NEAR = 0.2  # three standard deviations of so many battles


def field(at: str, rival: int = HORDE, circle: str = "3 3 3", **more: object) -> Match:
    run = battle(0, rival, "temes")
    return medioevo(at={"temes": at}, circle=circle, war=((0, 1),), run=run, **more)  # type: ignore[arg-type]


def quick(match: Match, seed: int) -> Match:
    """To the end of the battle; the only questions are throws."""
    generator = Generator(seed)
    while any(isinstance(frame, Fight) for frame in match.state.frames) and match.turn == (CHANCE,):
        match.apply(match.state.request().sample(generator), CHANCE)  # type: ignore[union-attr]
        match.settle()
    return match


@pytest.mark.parametrize(
    ("ours", "theirs", "circle"),
    [
        ("2 light 1 archer", "2 light 1 archer 1 captain", "3 3 3"),
        ("2 heavy 1 captain2", "4 light 1 archer", "2 3 5"),
        ("1 cavalry 2 light", "2 light", "4 6 8"),
    ],
)
@rule("MEU-9.1")
def test_the_odds_are_those_of_battles_that_are_fought(ours: str, theirs: str, circle: str) -> None:
    start = field(f"0: {ours}; horde: {theirs}", circle=circle)
    odds = battle_odds(position(start), 0, HORDE, WORLD.index["temes"], -1)
    assert odds is not None
    start.chance = False
    start.act("act:order:barbarians.notice", 0)
    won = 0
    for seed in range(BATTLES):
        match = quick(start.copy(), seed)
        won += position(match).units(WORLD.index["temes"], 0) > 0
    assert won / BATTLES == pytest.approx(odds.win, abs=NEAR)


@rule("MEU-9.13", "MEU-9.14", "MEU-11.1")
def test_more_units_free_abilities_and_walls_help() -> None:
    def win(at: str, built: str = "") -> float:
        match = field(at, 1, built={"temes": built} if built else {})
        odds = battle_odds(position(match), 0, 1, WORLD.index["temes"], 1)
        assert odds is not None
        return odds.win

    even = win("0: 3 light; 1: 3 light")
    assert win("0: 5 light; 1: 3 light") > even + 0.1
    assert win("0: 3 heavy; 1: 3 light") > even + 0.1
    assert win("0: 3 light; 1: 3 light", built="castle") < even - 0.1


@rule("MEU-8.16")
def test_before_an_attack_the_odds_are_told_to_whoever_thinks_of_it() -> None:
    at = {"rhodope": "0: 3 heavy wagon1", "thracia": "0: 1 light wagon1"}
    match = play(medioevo(at=at, circle="3 3 3"), "group:rhodope", "button:all-land")
    tips = match.game.tips(match.state, 0, match.words("en"))
    assert "Against the barbarians: you win in about" in tips["enter:bulgaria"].lines[0]
    assert any("you win in about" in line for line in tips["land:bulgaria"].lines)
    assert "enter:bulgaria" not in match.game.tips(match.state, 1, match.words("en"))
    play(match, "enter:bulgaria")
    assert "button:enter" in match.game.tips(match.state, 0, match.words("fr"))


@rule("MEU-12.17")
def test_a_battle_where_one_stands_has_odds_too() -> None:
    match = medioevo(at={"temes": "0: 3 light; horde: 1 light"})
    lines = match.game.tips(match.state, 0, match.words("en"))["fight:temes-barbarians"].lines
    assert "Against the barbarians" in lines[0]


@rule("MEU-28.2")
def test_by_order_a_battle_against_barbarians_runs_through() -> None:
    match = field("0: 2 light 1 heavy 1 captain2; horde: 2 light 1 archer 1 captain", cards={0: (5,)})
    assert asked(match) == (0, "captain")
    match.act("act:order:barbarians.turn", 0)
    match.settle()
    assert not any(isinstance(frame, Fight) for frame in match.state.frames)


@rule("MEU-28.2")
def test_the_order_holds_for_barbarians_only() -> None:
    match = field("0: 2 light; 1: 2 light; horde: 1 light", 1)
    match.act("act:order:barbarians.notice", 0)
    assert asked(match) == (0, "capture")


def test_odds_tell_how_often_nobody_wins() -> None:
    shares = Odds(0.17, 0.36, 1.0, 1.0).shares()
    assert shares == {"win": 17, "loss": 36, "neither": 47}
    assert Odds(0.626, 0.375, 0.0, 0.0).shares()["neither"] == 0
    words = medioevo().words("en")
    assert words("battle-odds", **shares) == "Odds without cards: attacker 17%, defender 36%, neither 47%"
    assert "47" in medioevo().words("fr")("battle-odds", **shares)
