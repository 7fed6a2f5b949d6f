"""Cards that are alike are offered once: which of them stands for the others must never matter."""

from collections.abc import Sequence

import pytest

from gonfalon import Match
from gonfalon.games.medievalia import GAME
from gonfalon.games.medievalia.content import CARD, KIND, number
from gonfalon.games.medievalia.mind import evaluation
from gonfalon.games.medievalia.rules import actions, battle, food, movement, powers
from gonfalon.games.medievalia.rules.position import FREE, Position
from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Chance
from gonfalon.match import fresh
from tests.medievalia.build import asked, fief, fiefs, find, go, position, worded
from tests.support import rule

#: Questions in which cards on the table are offered, alike ones once.
CARDS = ("march", "starve", "dismiss", "target", "bonus", "order", "power", "shoot", "heal")
Table = frozenset[tuple[tuple[int, ...], int]]


def table(m: Match) -> Table:
    """What lies where, cards without their numbers."""
    s = position(m)
    cards = [
        (seat, KIND[card], s.fief[card], s.land[card] if s.land[card] == FREE else KIND[s.land[card]], s.used[card])
        for seat in range(m.seats)
        for card in s.troops[seat] + s.built[seat] + s.lands[seat]
    ]
    return frozenset((card, cards.count(card)) for card in set(cards))


def outcomes(m: Match, depth: int) -> set[tuple[str, Table]]:
    """Every table that so many answers can lead to, without chance."""
    step = m.state.step_name() or ""
    if depth == 0 or m.over or isinstance(m.state.request(), Chance):
        return {(step, table(m))}
    out: set[tuple[str, Table]] = set()
    for answer in m.legal():
        copy = m.copy()
        copy.apply(answer)
        out |= outcomes(copy, depth - 1)
    return out


def mirrored(m: Match) -> Match:
    """The same position with every player's characters in the opposite order: other cards stand for those alike."""
    copy = m.copy()
    s = position(copy)
    for row in s.troops:
        row.reverse()
    s._request = None  # the question is put again
    return copy


def every_card(state: Position, cards: Sequence[int]) -> list[str]:
    return [CARD[card] for card in cards]


def same(m: Match, depth: int) -> None:
    """Neither which card stands for those alike nor leaving the others out makes a difference."""
    merged = outcomes(m, depth)
    assert merged == outcomes(mirrored(m), depth), m.state.step_name()
    with pytest.MonkeyPatch.context() as patch:
        for module in (actions, battle, food, movement, powers):  # allotting asks nothing when all are alike
            patch.setattr(module, "distinct", every_card)
        copy = m.copy()
        position(copy)._request = None
        assert merged == outcomes(copy, depth), m.state.step_name()


@rule("MED-8.6", "MED-10.4")
def test_knights_with_different_moves_left_are_not_alike() -> None:
    m = fiefs("city; field: peasant; free: knight; in n: knight, knight", "city", phase="march")
    go(m, "knight", "fief:n", "peasant on field", "fief:n")
    assert asked(m) == (0, "starve")
    assert sorted(worded(m)) == ["knight", "knight", "peasant"], "one that has marched, two that have not"
    told = sorted(m.describe(answer) for answer in m.legal())
    assert told[0] + " (has marched or fought)" == told[1]
    same(m, 4)


@rule("MED-14.6", "MED-14.3")
def test_of_two_archers_in_different_armies_either_may_act() -> None:
    m = fiefs("city; farm; farm; in p2: archer, soldier, archer, peasant", "city; free: peasant u", phase="war")
    go(m, "front:p2-1", "army:0", "army:0", "army:1", "army:1", "button:hold", "button:hold")
    assert worded(m) == ["archer", "archer", "button:pass"]
    same(m, 3)
    turned = []
    for archer in m.legal()[:2]:
        copy = m.copy()
        go(copy, str(archer), find(copy, "peasant", 1))
        turned.append(fief(copy, 0).partition("in p2: ")[2])
    assert turned == ["archer u, soldier u, archer, peasant", "archer, soldier, archer u, peasant u"]


@rule("MED-12.11", "MED-13.1", "MED-10.6")
def test_a_used_card_in_a_neutral_battle_is_not_like_an_unused_one() -> None:
    m = fiefs("city; farm; in n: soldier", "city; farm; in n: soldier, soldier u", phase="war")
    go(m, "front:n-1")
    assert asked(m) == (1, "order")
    assert worded(m) == ["soldier", "soldier"], "an unused one bars the way"
    same(m, 2)


@rule("MED-12.6", "MED-12.10")
def test_a_target_is_told_by_the_armies_that_aim_at_it() -> None:
    m = fiefs(
        "city; farm; farm; in p2: soldier, knight, peasant", "city; free: peasant u, peasant u, peasant u", phase="war"
    )
    go(m, "front:p2-1", "button:apart")
    first = next(
        str(answer) for answer in m.legal() if KIND[number(str(answer))] == KIND[number(find(m, "peasant", 1))]
    )
    go(m, first)
    second = next(str(answer) for answer in m.legal()[1:] if str(answer) != first)
    go(m, second)
    assert worded(m) == ["city", "peasant", "peasant", "peasant", "button:hold"], "one army at each, and nobody"


@rule("MED-8.6", "MED-11.3")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_merging_never_removes_a_reachable_outcome(seats: int, seed: int) -> None:
    m, generator = fresh(GAME, seats, {"skip_forced": False}, seed), Generator(seed)
    compared = 0
    while not m.over and compared < 30:
        ask = m.state.ask_of(m.turn[0])
        assert ask is not None
        if ask.prompt in CARDS and 1 < len(ask.values) < 8:
            same(m, 3 if len(ask.values) < 4 else 2)
            compared += 1
        weights = evaluation.policy(position(m), ask) or [1.0] * len(ask.values)
        mark, at = generator.unit() * sum(weights), 0
        while mark >= weights[at] and at + 1 < len(weights):
            mark -= weights[at]
            at += 1
        m.apply(ask.values[at])
    assert compared >= 10
