"""Settings drawn by lot: what a seat drew is what it goes by, and the regression finds what was put in."""

import random

import pytest

from gonfalon.games.struggle_for_rome.mind import outlook

lots = pytest.importorskip("tools.lots", exc_type=ImportError)


def test_a_lot_that_changes_nothing_is_the_opinion_of_today() -> None:
    plain = lots.Lot({name: kinds[0] for name, kinds in lots.CHOICES.items()}, dict.fromkeys(lots.STEPS, 0))
    more = plain._replace(steps=plain.steps | {("nomads", "late"): 1})
    for level, now in enumerate(outlook.OUTLOOKS):
        same, other = lots.outlooks(plain)[level], lots.outlooks(more)[level]
        assert (same.gold, same.hand, same.spread) == (now.gold, now.hand, now.spread)
        assert other.gold == now.gold
        assert (other.nomads[3] > now.nomads[3]) == (level > 0)


def test_a_game_is_played_by_lots_and_nothing_stays_changed() -> None:
    today = list(outlook.OUTLOOKS)
    table = lots.played((7, 1))
    assert len(table) == lots.SEATS
    assert sum([seat.won for seat in table]) == pytest.approx(1)
    assert today == list(outlook.OUTLOOKS)


def test_the_regression_finds_what_things_are_worth() -> None:
    lot, tables = random.Random(3), []
    for _ in range(120):
        drawn = [lots.drawn(lot) for _ in range(lots.SEATS)]
        points = [2.0 * one.steps["gold", "early"] - 1.0 * (one.choices["second"] == 0.7) for one in drawn]
        tables.append([lots.Seen(one, 5.0 + found, 0.25) for one, found in zip(drawn, points, strict=True)])
    found = {name: rows[0][0] for name, rows in lots.effects(tables)}
    assert found["gold early"] == pytest.approx(2.0)
    assert found["second 0.7"] == pytest.approx(-1.0)
    assert found["hand late"] == pytest.approx(0.0, abs=1e-6)
