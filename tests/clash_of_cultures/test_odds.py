"""Odds before an attack: against every throw counted one by one, and against fights that are fought."""

from collections import defaultdict
from itertools import product

import pytest

from gonfalon.games.clash_of_cultures.content.names import CAVALRY, ELEPHANT, INFANTRY, LEADER
from gonfalon.games.clash_of_cultures.rules.conflict import attack
from gonfalon.games.clash_of_cultures.rules.odds import PLAIN, Die, Extras, Reckoning, Units, attack_odds, bereft
from gonfalon.games.clash_of_cultures.rules.report import RESULT
from gonfalon.games.clash_of_cultures.rules.sides import ATTACKER
from gonfalon.kernel.generator import Generator
from tests.support import rule

from .build import RED, WORLD, coc, place, running, state_of

FACES = list(zip(WORLD.face_value[1:], WORLD.face_icon[1:], strict=True))


def reading(units: Units, extras: Extras, thrown: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The value and the shields of dice that lie there, by the letter of COC-16.8 to 16.10; no leader icons."""
    icons = [icon for _, icon in thrown]
    beasts = sorted(value for value, icon in thrown if icon == ELEPHANT)
    shields = min(units[2], len(beasts))
    horse = min(icons.count(CAVALRY), units[1])
    clash = min(icons.count(INFANTRY), units[0]) + 2 * horse + (extras[3] - 2 if horse else 0)
    return sum(value for value, _ in thrown) - sum(beasts[:shields]) + clash + extras[1], shields


def every_throw(units: Units, extras: Extras) -> dict[tuple[int, int], float]:
    """All throws of all dice, one by one; a leader's die is thrown again."""
    out: dict[tuple[int, int], float] = defaultdict(float)
    count = sum(units) + extras[0]
    others = [face for face in FACES if face[1] != LEADER]
    for thrown in product(FACES, repeat=count):
        icons = [icon for _, icon in thrown]
        if units[3] and LEADER in icons:
            at = icons.index(LEADER)
            for face in others:
                again = (*thrown[:at], face, *thrown[at + 1 :])
                out[reading(units, extras, again)] += 1 / 12**count / len(others)
        else:
            out[reading(units, extras, thrown)] += 1 / 12**count
    return out


@rule("COC-16.7", "COC-16.9", "COC-16.10")
@pytest.mark.parametrize(
    ("units", "extras"),
    [
        ((1, 0, 0, 0), PLAIN),
        ((3, 0, 0, 0), PLAIN),
        ((1, 2, 0, 0), (0, 1, 0, 3)),
        ((1, 1, 1, 0), PLAIN),
        ((0, 0, 2, 1), (1, 0, 0, 2)),
        ((2, 0, 0, 1), PLAIN),
    ],
)
def test_the_chances_of_a_throw_are_those_of_all_throws(units: Units, extras: Extras) -> None:
    found, counted = Die(WORLD).throws(units, extras, naval=False), every_throw(units, extras)
    assert {pair: round(chance, 9) for pair, chance in found.items()} == {
        pair: round(chance, 9) for pair, chance in counted.items()
    }


@rule("COC-19.1")
def test_icons_wake_nobody_at_sea() -> None:
    found = Die(WORLD).throws((2, 0, 0, 0), PLAIN, naval=True)
    assert max(value for value, _ in found) == 12
    assert sum(found.values()) == pytest.approx(1)


@rule("COC-16.12")
def test_infantry_falls_first_and_the_leader_last() -> None:
    assert bereft((1, 1, 1, 1), 1) == (0, 1, 1, 1)
    assert bereft((1, 1, 1, 1), 2) == (0, 1, 0, 1)
    assert bereft((1, 1, 1, 1), 3) == (0, 0, 0, 1)
    assert bereft((0, 0, 0, 1), 4) == (0, 0, 0, 0)


def by_hand(reckoning: Reckoning, ours: Units, theirs: Units, depth: int = 60) -> tuple[float, float]:
    """Wins and losses by playing round after round, forward, until hardly anything is undecided."""
    now = {(ours, theirs): 1.0}
    win = loss = 0.0
    for number in range(depth):
        extras = reckoning.first if not number else reckoning.later
        then: dict[tuple[Units, Units], float] = defaultdict(float)
        for (a, d), chance in now.items():
            for (value, shields), p in every_throw(a, extras[0]).items():
                for (other, walls), q in every_throw(d, extras[1]).items():
                    left = bereft(a, max(0, other // 5 - shields - extras[0][2]))
                    there = bereft(d, max(0, value // 5 - walls - extras[1][2]))
                    if sum(left) and sum(there):
                        then[left, there] += chance * p * q
                    else:
                        win += chance * p * q * bool(sum(left))
                        loss += chance * p * q * bool(sum(there))
        now = then
    return win, loss


@rule("COC-16.12")
def test_a_conflict_is_thought_through_to_its_end() -> None:
    first, later = ((0, 0, 0, 2), (1, 0, 1, 2)), (PLAIN, PLAIN)
    reckoning = Reckoning(Die(WORLD), 5, False, first, later)
    odds = reckoning.odds((1, 1, 0, 0), (1, 0, 0, 0))
    win, loss = by_hand(reckoning, (1, 1, 0, 0), (1, 0, 0, 0))
    assert odds.win == pytest.approx(win, abs=1e-6)
    assert odds.loss == pytest.approx(loss, abs=1e-6)
    assert odds.win + odds.loss + odds.nobody == pytest.approx(1)


@rule("COC-16.7", "COC-16.12")
def test_the_odds_are_those_of_fights_on_the_board() -> None:
    """300 fights for a city with a Fortress, fought by the rules themselves."""
    won = 0
    for seed in range(300):
        match = coc(cities={"D7": "purple happy fortress"}, units={"D7": "purple 1 infantry", "D2": "red 1 settler"})
        state = state_of(match)
        if not seed:
            odds = attack_odds(state, RED, [0, 3, 0, 0, 0, 0], -1, place(state, "D7"))
            assert odds is not None
            chance = odds.win
        state.supply[RED * 14 + INFANTRY] -= 3
        match.chance, match.generator = True, Generator(seed)
        running(match, attack(state, RED, [0, 3, 0, 0, 0, 0], -1, place(state, "D7")))
        match.settle()
        while match.state.step_name().startswith("Round"):
            match.apply(match.legal(match.turn[0])[0], match.turn[0])
        won += (RESULT, ATTACKER) in state_of(match).report
    assert 0.2 < chance < 0.95
    assert abs(won / 300 - chance) < 0.09


@rule("COC-16.18", "COC-16.19")
def test_nobody_fights_for_an_open_city_and_walls_alone_stand_for_a_round() -> None:
    match = coc(units={"D7": "purple 1 settler"})
    state = state_of(match)
    assert attack_odds(state, RED, [0, 1, 0, 0, 0, 0], -1, place(state, "D7")) is None
    match = coc(cities={"D7": "purple happy fortress"}, units={"D7": "purple 1 settler"})
    state = state_of(match)
    odds = attack_odds(state, RED, [0, 1, 0, 0, 0, 0], -1, place(state, "D7"))
    assert odds is not None
    counted = sum(p for (value, _), p in every_throw((0, 0, 0, 0), (1, 0, 0, 2)).items() if value >= 5)
    assert odds.loss == pytest.approx(counted)
    assert len(state.frames) == 2  # only thought of


@rule("COC-25.12", "COC-16.18")
def test_a_fortress_of_barbarians_counts_in_the_odds() -> None:
    chances = []
    for walls in ("", " fortress:purple"):
        match = coc(cities={"D7": "barbarian neutral" + walls}, units={"D7": "barbarian 1 infantry"})
        state = state_of(match)
        odds = attack_odds(state, RED, [0, 2, 0, 0, 0, 0], -1, place(state, "D7"))
        assert odds is not None
        chances.append(odds)
    extras = ((0, 0, 0, 2), (1, 0, 1, 2))  # one die more, one hit less, in the first round
    counted = Reckoning(Die(WORLD), 5, False, extras, (PLAIN, PLAIN)).odds((2, 0, 0, 0), (1, 0, 0, 0))
    assert chances[1].win == pytest.approx(counted.win)
    assert chances[0].win > chances[1].win + 0.05


@rule("COC-16.9", "COC-25.12")
def test_horses_of_barbarians_count_two_in_the_odds() -> None:
    match = coc(civ={0: "rome"}, cities={"D7": "barbarian neutral"}, units={"D7": "barbarian 1 cavalry"})
    state = state_of(match)
    odds = attack_odds(state, RED, [0, 2, 0, 0, 0, 0], -1, place(state, "D7"))
    counted = Reckoning(Die(WORLD), 5, False, (PLAIN, PLAIN), (PLAIN, PLAIN)).odds((2, 0, 0, 0), (0, 1, 0, 0))
    foot = Reckoning(Die(WORLD), 5, False, (PLAIN, PLAIN), (PLAIN, PLAIN)).odds((2, 0, 0, 0), (1, 0, 0, 0))
    assert odds is not None
    assert odds.win == pytest.approx(counted.win)
    assert odds.win < foot.win
