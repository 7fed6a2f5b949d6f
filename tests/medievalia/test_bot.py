"""What the bots are told about the game."""

import pytest

from gonfalon.games.medievalia import GAME, bot, laws
from gonfalon.kernel.generator import Generator
from gonfalon.match import Match, fresh
from tests.medievalia.build import fiefs, position
from tests.support import rule


def hasty_game(seats: int, seed: int, **options: bool) -> Match:
    """A game played by the weights of the hasty player, every law checked."""
    m, generator = fresh(GAME, seats, options, seed), Generator(seed)
    while not m.over:
        ask = m.state.ask_of(m.turn[0])
        assert ask is not None
        weights = bot.policy(position(m), ask) or [1.0] * len(ask.values)
        assert len(weights) == len(ask.values)
        assert min(weights) > 0
        mark = generator.unit() * sum(weights)
        at = 0
        while mark >= weights[at] and at + 1 < len(weights):
            mark -= weights[at]
            at += 1
        m.apply(ask.values[at])
        laws.check(position(m))
    return m


@rule("MED-15.15")
@pytest.mark.parametrize(("seats", "alliance"), [(2, True), (3, True), (4, True), (4, False)])
def test_hasty_players_finish_their_games(seats: int, alliance: bool) -> None:
    for seed in range(3):
        m = hasty_game(seats, seed, alliance=alliance)
        assert m.winners()
        assert len(bot.standings(position(m))) == seats


def test_prestige_lands_and_safety_are_good() -> None:
    poor = position(fiefs("city; farm", "city; farm"))
    richer = position(fiefs("city: bank; farm; mine: peasant", "city; farm"))
    assert bot.evaluate(richer, 0) > bot.evaluate(poor, 0)
    safe = position(fiefs("city; farm: bank, tower", "city; farm; in p1: knight", tops="school, workshop, stable"))
    bare = position(fiefs("city; farm: bank, stable", "city; farm; in p1: knight", tops="school, workshop, church"))
    assert bot.danger(safe, 0) < bot.danger(bare, 0)


def test_allies_share_what_they_expect() -> None:
    s = position(fiefs("city: bank", "city", "city", "city"))
    standings = bot.standings(s)
    assert standings[0] == standings[2]
    assert standings[0] > standings[1] == standings[3]


def test_reasons_name_every_fact_once() -> None:
    reasons = bot.reasons(position(fiefs("city: bank; farm", "city")), 0)
    assert [key for key, _ in reasons] == [f"reason-medievalia-{fact}" for fact in bot.FACTS]
    assert dict(reasons)["reason-medievalia-prestige"] == 1.0
