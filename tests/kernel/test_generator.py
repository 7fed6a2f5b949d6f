"""The generator: the same numbers for the same seed, and even enough."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.generator import Generator
from gonfalon.kernel.requests import Dice, Draw

#: a chi-square value above this has a chance of one in a thousand, by degrees of freedom
CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 19: 43.82, 23: 49.73, 35: 66.62}


def uneven(counts: Counter[object], cells: int) -> float:
    """The chi-square of these counts against an even spread over so many cells."""
    expected = counts.total() / cells
    missing = cells - len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values()) + missing * expected


@pytest.mark.parametrize("bound", [2, 6, 10, 20])
@pytest.mark.parametrize("seed", [0, 1, 2**63])
def test_numbers_are_spread_evenly(bound: int, seed: int) -> None:
    generator = Generator(seed)
    counts: Counter[object] = Counter(generator.below(bound) for _ in range(20_000))
    assert uneven(counts, bound) < CRITICAL[bound - 1]


def test_pairs_of_dice_are_spread_evenly() -> None:
    generator, dice = Generator(5), Dice(2)
    counts: Counter[object] = Counter(dice.sample(generator) for _ in range(36_000))
    assert uneven(counts, 36) < CRITICAL[35]


def test_every_order_of_a_draw_is_equally_likely() -> None:
    generator, draw = Generator(5), Draw([1, 2, 3, 4], 4)
    counts: Counter[object] = Counter(draw.sample(generator) for _ in range(24_000))
    assert uneven(counts, 24) < CRITICAL[23]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    generator = Generator(6)
    counts: Counter[object] = Counter(tuple(generator.shuffled([1, 2, 3, 4])) for _ in range(24_000))
    assert uneven(counts, 24) < CRITICAL[23]


def test_the_first_numbers_of_neighbouring_seeds_are_spread_evenly() -> None:
    counts: Counter[object] = Counter(Generator(seed).below(20) for seed in range(20_000))
    assert uneven(counts, 20) < CRITICAL[19]


def test_the_numbers_of_a_seed_never_change() -> None:
    generator = Generator(7)
    assert [generator.below(100) for _ in range(6)] == [38, 1, 90, 58, 45, 24]


@given(st.integers())
def test_halves_and_whole_numbers_give_the_same(seed: int) -> None:
    halves, whole = Generator(seed), Generator(seed)
    for _ in range(5):
        assert halves._by_halves() == whole._whole()
        assert (halves.state, halves._rest) == (whole.state, whole._rest)


@given(st.integers())
def test_a_copy_gives_the_same_numbers_and_leaves_the_original_alone(seed: int) -> None:
    generator = Generator(seed)
    copy = generator.copy()
    numbers = [copy.below(1000) for _ in range(5)]
    assert [generator.below(1000) for _ in range(5)] == numbers


def test_a_split_generator_goes_its_own_way() -> None:
    generator = Generator(1)
    child = generator.split()
    assert [child.below(1000) for _ in range(5)] != [generator.below(1000) for _ in range(5)]


@given(st.integers(), st.integers(1, 1000))
def test_numbers_stay_in_their_bounds(seed: int, bound: int) -> None:
    generator = Generator(seed)
    assert all(0 <= generator.below(bound) < bound for _ in range(20))
    assert all(0 <= generator.unit() < 1 for _ in range(20))


@given(st.integers(), st.lists(st.integers(), max_size=12), st.data())
def test_samples_are_possible_outcomes(seed: int, items: list[int], data: st.DataObject) -> None:
    draw = Draw(items, data.draw(st.integers(0, len(items))))
    assert draw.allows(draw.sample(Generator(seed)))
    dice = Dice(3, 8)
    assert dice.allows(dice.sample(Generator(seed)))
